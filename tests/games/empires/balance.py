"""Figures on the balance of Small Railroad Empires, from games between equal greedy bots.

python -m tests.games.empires.balance 4 500 1 >> games.jsonl   # seats, games, first number
python -m tests.games.empires.balance report games.jsonl docs/empires-balance
"""

import json
import sys
from collections.abc import Iterable
from math import sqrt
from pathlib import Path

from roundhouse.bots import ask
from roundhouse.bots.greedy import GreedyBot
from roundhouse.games.empires.game import game
from roundhouse.games.empires.rules.box import CONTRACTS, NONE, PLACES, TABLE
from roundhouse.games.empires.rules.state import EmpiresState
from roundhouse.kernel.rng import Rng

Row = dict


def play(seats: int, number: int, options: dict[str, object] | None = None) -> Row:
    """One game and what there is to know about it."""
    luck = Rng(number ^ 0xBA1A << 20)
    state = game.new(seats, luck.next64(), options or {})
    assert isinstance(state, EmpiresState)
    bots = [GreedyBot(luck.next64()) for _ in range(seats)]
    held = [hand.counts.index(1) for hand in state.contracts]
    moves = loans = produced = 0
    while state.result is None:
        seat = state.actors[0]
        state.play(ask(bots[seat], state, seat, luck), seat)
        moves += 1
    result = state.result
    loans, produced = sum(state.loans), state.produced
    return {
        "seats": seats,
        "number": number,
        "tiles": [tile + 1 for tile in state.country.tiles],
        "turns": state.round,
        "moves": moves,
        "order": state.order,
        "scores": result.scores,
        "places": result.places,
        "reason": result.reason,
        "facts": result.facts,
        "start": [PLACES.factories[state.country.factory_at[owned[0]]] for owned in state.owned],
        "contract": [PLACES.factories[CONTRACTS.factory[one]] for one in held],
        "shown": [one != NONE for one in state.revealed],
        "deliveries": [TABLE.trains - left for left in state.trains_left],
        "loans": loans,
        "produced": produced,
        "parts": result.breakdown,
    }


def share(rows: Iterable[Row], what: str) -> dict[str, tuple[int, float, float]]:
    """For every start or contract: how often, and its share of wins as a multiple of the fair one,
    with half the width of the 95 % interval. A shared win is divided."""
    won: dict[str, list[float]] = {}
    for row in rows:
        winners = row["places"].count(1)
        for seat in range(row["seats"]):
            wins = row["seats"] / winners if row["places"][seat] == 1 else 0.0
            won.setdefault(row[what][seat], []).append(wins)
    found = {}
    for name in sorted(won):
        wins = won[name]
        mean = sum(wins) / len(wins)
        spread = sqrt(sum((one - mean) ** 2 for one in wins) / max(1, len(wins) - 1) / len(wins))
        found[name] = (len(wins), mean, 1.96 * spread)
    return found


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def text(rows: list[Row]) -> list[str]:
    """The figures of one player count, as Markdown."""
    seats = rows[0]["seats"]
    turns = sorted(row["turns"] for row in rows)
    every = [(row, seat) for row in rows for seat in range(seats)]
    reasons = {
        reason: sum(row["reason"] == reason for row in rows)
        for reason in sorted({row["reason"] for row in rows})
    }
    lines = [
        f"games {len(rows)}",
        f"turns each: mean {mean(turns):.1f}, least {turns[0]}, most {turns[-1]}",
        f"score: mean {mean(row['scores'][seat] for row, seat in every):.1f}, "
        f"winner {mean(max(row['scores']) for row in rows):.1f}",
        f"deliveries: {mean(row['deliveries'][seat] for row, seat in every):.2f} each",
        f"loans: {mean(row['loans'] for row in rows) / seats:.2f} each",
        f"productions: {mean(row['produced'] for row in rows):.2f}",
        f"contracts shown: {mean(row['shown'][seat] for row, seat in every):.0%}",
        f"ends: {reasons}",
    ]
    for part in rows[0]["parts"][0]:
        lines.append(f"  {part}: {mean(row['parts'][seat][part] for row, seat in every):.2f}")
    if seats == 1:
        wins = mean(row["facts"]["won"] for row in rows)
        half = 1.96 * sqrt(wins * (1 - wins) / len(rows))
        rival = mean(row["facts"]["conglomerate"] for row in rows)
        lines.append(f"won {wins:.1%} ± {half:.1%}; the conglomerate has {rival:.1f}")
        return lines
    return lines


def share_table(rows: list[Row], what: str) -> list[str]:
    lines = [f"| {what} | seats | wins, fair = 1 | 95 % |", "|---|---|---|---|"]
    for name, (count, times, half) in share(rows, what).items():
        interval = f"{times - half:.2f}–{times + half:.2f}"
        lines.append(f"| {name} | {count} | {times:.2f} | {interval} |")
    return lines


def order_table(rows: list[Row]) -> list[str]:
    """What moving first, second and so on is worth."""
    seats = rows[0]["seats"]
    by_order = [{**row, "turn": [str(row["order"].index(i)) for i in range(seats)]} for row in rows]
    lines = ["| moves | wins, fair = 1 | score | deliveries | parts |", "|---|---|---|---|---|"]
    for turn, (_, times, half) in share(by_order, "turn").items():
        at = [(row, row["order"][int(turn)]) for row in rows]
        score = mean(row["scores"][seat] for row, seat in at)
        made = mean(row["deliveries"][seat] for row, seat in at)
        parts = [
            f"{part} {mean(row['parts'][seat][part] for row, seat in at):.1f}"
            for part in rows[0]["parts"][0]
        ]
        told = f"{times:.2f} ± {half:.2f} | {score:.1f} | {made:.1f} | {', '.join(parts)}"
        lines.append(f"| {int(turn) + 1}. | {told} |")
    return lines


# Plots: a dot with its interval for each name, and bars for numbers of turns.

LEFT, RIGHT, ROW = 170, 620, 24
LOW, HIGH = 0.4, 1.6


def across(value: float) -> float:
    kept = min(HIGH, max(LOW, value))
    return LEFT + (RIGHT - LEFT) * (kept - LOW) / (HIGH - LOW)


def picture(width: int, height: int, drawn: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">'
        f'<rect width="{width}" height="{height}" fill="#FAF5E9"/>{"".join(drawn)}</svg>\n'
    )


def share_plot(title: str, shares: dict[str, tuple[int, float, float]]) -> str:
    bottom = 40 + ROW * len(shares)
    drawn = [f'<text x="16" y="24" font-weight="600" fill="#16222C">{title}</text>']
    for mark, colour in ((1.0, "#4C5660"), (1.3, "#A8241C")):
        x = f"{across(mark):.1f}"
        drawn.append(f'<path d="M{x} 36V{bottom}" stroke="{colour}" stroke-dasharray="4 3"/>')
        drawn.append(f'<text x="{x}" y="{bottom + 16}" text-anchor="middle">{mark}</text>')
    ranked = sorted(shares.items(), key=lambda one: -one[1][1])
    for i, (name, (count, times, half)) in enumerate(ranked):
        y = 52 + ROW * i
        drawn.append(f'<text x="16" y="{y + 4}" fill="#16222C">{name}</text>')
        ends = f"M{across(times - half):.1f} {y}H{across(times + half):.1f}"
        drawn.append(f'<path d="{ends}" stroke="#0B7350" stroke-width="3"/>')
        drawn.append(f'<circle cx="{across(times):.1f}" cy="{y}" r="5" fill="#0B7350"/>')
        drawn.append(f'<text x="{RIGHT + 14}" y="{y + 4}" fill="#4C5660">{count}</text>')
    return picture(RIGHT + 70, bottom + 28, drawn)


def turns_plot(rows: list[Row]) -> str:
    """Turns of each player, by number of players."""
    drawn = ['<text x="16" y="24" font-weight="600">Turns each, share of games</text>']
    colours = {2: "#00856A", 3: "#E07A00", 4: "#BC4887"}
    for i, (seats, colour) in enumerate(colours.items()):
        games = [row["turns"] for row in rows if row["seats"] == seats]
        drawn.append(f'<rect x="{240 + 105 * i}" y="13" width="12" height="12" fill="{colour}"/>')
        drawn.append(f'<text x="{258 + 105 * i}" y="24">{seats} players</text>')
        for turns in range(10, 16):
            tall = 150 * games.count(turns) / len(games)
            x = 40 + 85 * (turns - 10) + 24 * i
            bar = f'x="{x}" y="{200 - tall:.1f}" width="22" height="{tall:.1f}"'
            drawn.append(f'<rect {bar} fill="{colour}"/>')
    for turns in range(10, 16):
        drawn.append(
            f'<text x="{76 + 85 * (turns - 10)}" y="218" text-anchor="middle">{turns}</text>'
        )
    return picture(570, 230, drawn)


def main(arguments: list[str]) -> None:
    if arguments[0] != "report":
        seats, games, first = map(int, arguments[:3])
        for number in range(first, first + games):
            print(json.dumps(play(seats, number)))
        return
    lines = Path(arguments[1]).read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    together = [row for row in rows if row["seats"] > 1]
    for what in ("start", "contract"):
        print(f"\n## {what}, all games of two to four, {len(together)} in all\n")
        print("\n".join(share_table(together, what)))
        if len(arguments) > 2:
            name = f"empires-balance-{what}.svg"
            title = f"Wins by {what} factory, fair = 1, with 95 % intervals"
            plot = share_plot(title, share(together, what))
            Path(arguments[2], name).write_text(plot, "utf-8")
    if len(arguments) > 2:
        Path(arguments[2], "empires-balance-turns.svg").write_text(turns_plot(together), "utf-8")
    for seats in sorted({row["seats"] for row in rows}):
        print(f"\n## {seats} seats\n")
        own = [row for row in rows if row["seats"] == seats]
        print("\n".join(text(own)))
        if seats > 1:
            print("\n".join(order_table(own)))


if __name__ == "__main__":
    main(sys.argv[1:])
