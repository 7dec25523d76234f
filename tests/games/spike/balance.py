"""Games between equal greedy bots, and who won them: by turn order, commodity and route card.

    python -m tests.games.spike.balance play OUT.json --games 2000 --seats 3
    python -m tests.games.spike.balance report OUT.json…

`report` writes the tables of docs/spike-balance.md to the terminal and the plots beside it.
"""

import argparse
import json
import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import roundhouse as rh
from roundhouse.bots import ask
from roundhouse.bots.greedy import GreedyBot
from roundhouse.games.spike.rules.board import BOARD
from roundhouse.games.spike.rules.box import ROUTES, TABLE
from roundhouse.games.spike.rules.state import SpikeState
from roundhouse.study.simulate import seed_of

PLOTS = Path(__file__).parents[3] / "docs" / "spike-balance"
LIMIT = 1.3


def one_game(seats: int, number: int) -> dict[str, object]:
    seed = seed_of(1869, number)
    luck = rh.Rng(seed ^ 0xB07)
    bots = [GreedyBot(luck.next64()) for _ in range(seats)]
    state = rh.game("spike").new(seats, seed)
    assert isinstance(state, SpikeState)
    while state.result is None:
        seat = state.actors[0]
        state.play(ask(bots[seat], state, seat, luck), seat)
    winners = state.result.winners
    wins = [1 / len(winners) if seat in winners else 0 for seat in range(seats)]
    return {
        "wins": wins,
        "first": state.first,
        "holder": state.holder,
        "routes": [cards[0] for cards in state.routes],
        "scores": state.result.scores,
        "parts": state.result.breakdown,
        "turns": state.turns_taken,
        "cities": state.connected,
        "levels": state.levels,
        "reason": state.result.reason,
    }


def play(out: Path, games: int, seats: int, workers: int) -> None:
    with ProcessPoolExecutor(workers) as pool:
        found = list(pool.map(partial(one_game, seats), range(games), chunksize=4))
    out.write_text(json.dumps({"seats": seats, "compiled": rh.compiled, "games": found}), "utf-8")


def by_deliveries(games: list[dict]) -> float:
    """The share of the contracts in what is earned in play: by them and from the market."""
    parts = [one for game in games for one in game["parts"]]
    contracts: int = sum(one["contracts"] for one in parts)
    market: int = sum(one["market"] for one in parts)
    return contracts / (contracts + market)


Line = tuple[str, int, float, float]  # name, times, share of wins by the fair one, 95 % interval


def line(name: str, wins: list[float], seats: int) -> Line:
    share = sum(wins) / len(wins)
    error = 1.96 * math.sqrt(share * (1 - share) / len(wins))
    return name, len(wins), share * seats, error * seats


def by_order(games: list[dict], seats: int) -> list[Line]:
    names = ["first", "second", "third", "fourth"]
    return [
        line(names[at], [game["wins"][(game["first"] + at) % seats] for game in games], seats)
        for at in range(seats)
    ]


def by_commodity(games: list[dict], seats: int) -> list[Line]:
    return [
        line(name, [game["wins"][game["holder"][good]] for game in games], seats)
        for good, name in enumerate(TABLE.commodities)
    ]


def by_route(games: list[dict], seats: int) -> list[Line]:
    wins: list[list[float]] = [[] for _ in ROUTES.start]
    for game in games:
        for seat, route in enumerate(game["routes"]):
            wins[route].append(game["wins"][seat])
    return [
        line(BOARD.titles[start], wins[route], seats) for route, start in enumerate(ROUTES.start)
    ]


def table(lines: list[Line]) -> str:
    rows = ["| | games | wins / fair share | 95 % interval |", "|---|---|---|---|"]
    for name, times, ratio, error in lines:
        rows.append(f"| {name} | {times} | {ratio:.2f} | {ratio - error:.2f}–{ratio + error:.2f} |")
    return "\n".join(rows)


def plot(lines: list[Line], title: str) -> str:
    """Dots with their intervals; fair share and the limit as upright lines."""
    width, left, row = 640, 150, 20
    height = 50 + row * len(lines)

    def x(ratio: float) -> float:
        return left + (width - left - 20) * ratio / 2

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="system-ui,sans-serif" font-size="12" role="img"><title>{title}</title>'
        f'<rect width="{width}" height="{height}" fill="#FAF5E9"/>'
    ]
    for ratio, colour in ((0.5, "#D8CBB0"), (1.0, "#4C5660"), (LIMIT, "#A8241C"), (1.5, "#D8CBB0")):
        drawn.append(
            f'<path d="M{x(ratio):.1f} 24V{height - 10}" stroke="{colour}"/>'
            f'<text x="{x(ratio):.1f}" y="16" text-anchor="middle" fill="{colour}">{ratio}</text>'
        )
    for at, (name, _, ratio, error) in enumerate(lines):
        y = 40 + row * at
        drawn.append(
            f'<text x="{left - 10}" y="{y + 4}" text-anchor="end" fill="#16222C">{name}</text>'
            f'<path d="M{x(max(0, ratio - error)):.1f} {y}H{x(min(2, ratio + error)):.1f}" '
            f'stroke="#1E6DB3" stroke-width="2"/>'
            f'<circle cx="{x(ratio):.1f}" cy="{y}" r="4" fill="#1E6DB3"/>'
        )
    return "".join(drawn) + "</svg>\n"


def report(files: list[Path]) -> None:
    PLOTS.mkdir(exist_ok=True)
    for file in files:
        data = json.loads(file.read_text("utf-8"))
        games, seats = data["games"], data["seats"]
        flat = [score for game in games for score in game["scores"]]
        turns = [max(game["turns"]) for game in games]
        print(f"## {seats} players, {len(games)} games (compiled: {data['compiled']})\n")
        print(f"score {sum(flat) / len(flat):.1f} ({min(flat)}–{max(flat)}),", end=" ")
        print(f"turns {sum(turns) / len(turns):.1f} ({min(turns)}–{max(turns)}),", end=" ")
        cities = [count for game in games for count in game["cities"]]
        print(f"cities {sum(cities) / len(cities):.1f}")
        for part in ("market", "contracts", "upgrades", "route"):
            values = [one[part] for game in games for one in game["parts"]]
            print(f"{part} {sum(values) / len(values):.1f}", end=" ")
        print(f"deliveries {100 * by_deliveries(games):.1f} % of what is earned in play", end=" ")
        print({why: sum(g["reason"] == why for g in games) for why in {g["reason"] for g in games}})
        for name, lines in (
            ("turn order", by_order(games, seats)),
            ("commodities", by_commodity(games, seats)),
            ("route cards", by_route(games, seats)),
        ):
            slug = name.replace(" ", "-")
            print(f"\n### {name}\n\n{table(lines)}")
            text = plot(lines, f"{name}, {seats} players: wins by fair share")
            (PLOTS / f"{slug}-{seats}.svg").write_text(text, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("out", type=Path)
    playing.add_argument("--games", type=int, default=2000)
    playing.add_argument("--seats", type=int, default=3)
    playing.add_argument("--workers", type=int, default=2)
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    if given.command == "play":
        play(given.out, given.games, given.seats, given.workers)
    else:
        report(given.files)


if __name__ == "__main__":
    main()
