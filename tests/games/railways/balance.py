"""Figures on the maps of Railways of the World, from games between equal medium bots.

python -m tests.games.railways.balance mexico 3 20 >> games.jsonl   # map, seats, games
python -m tests.games.railways.balance report games.jsonl           # Markdown
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from roundhouse.bots import ask
from roundhouse.bots.greedy import GreedyBot
from roundhouse.games.railways.game import game
from roundhouse.games.railways.rules.land import MAPS, land_of
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.kernel.rng import Rng

Row = dict


def play(map_name: str, seats: int, number: int) -> Row:
    """One game and what there is to know about it."""
    luck = Rng(number ^ 0xBA1A << 20)
    state = game.new(seats, luck.next64(), {"map": map_name})
    assert isinstance(state, RailwaysState)
    bots = [GreedyBot(luck.next64()) for _ in range(seats)]
    shown: Counter[str] = Counter()  # cards that lay on the display
    used: Counter[str] = Counter()
    visited: Counter[str] = Counter()  # cities joined by a link
    barons: list[list] = []
    lines = delivered = 0
    events = state.events
    while True:
        for event in events:
            told: dict[str, Any] = event.args
            if event.name == "display-laid":
                shown.update(told["cards"])
            elif event.name == "card-drawn":
                shown[str(told["card"])] += 1
            elif event.name in ("card-taken", "card-claimed"):
                used[str(told["card"])] += 1
            elif event.name == "link-completed":
                visited.update(told["between"])
            elif event.name == "cube-delivered":
                delivered += 1
            elif event.name == "line-completed":
                lines += 1
            elif event.name == "baron-revealed":
                barons.append([told["baron"], told["points"]])
        if state.result is not None:
            break
        seat = state.actors[0]
        events = state.play(ask(bots[seat], state, seat, luck), seat)
    result = state.result
    return {
        "map": map_name,
        "seats": seats,
        "number": number,
        "turns": state.turn,
        "moves": state.moves_made,
        "reason": result.reason,
        "scores": result.scores,
        "places": result.places,
        "bonds": state.bonds,
        "levels": state.level,
        "delivered": delivered,
        "lines": lines,
        "shown": shown,
        "used": used,
        "visited": visited,
        "barons": barons,
    }


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def of_map(rows: list[Row], name: str) -> list[str]:
    """One line for each number of seats, and what nobody used on this map."""
    lines: list[str] = []
    for seats in sorted({row["seats"] for row in rows}):
        some = [row for row in rows if row["seats"] == seats]
        scores = sorted(score for row in some for score in row["scores"])
        turns = sorted(row["turns"] for row in some)
        firsts = " ".join(f"{share:.0%}" for share in seat_shares(some, seats))
        cells = [
            name,
            seats,
            len(some),
            f"{mean(turns):.1f} ({turns[0]}–{turns[-1]})",
            f"{mean(scores):.0f} ({scores[0]}–{scores[-1]})",
            f"{mean(max(row['scores']) - min(row['scores']) for row in some):.0f}",
            f"{mean(bonds for row in some for bonds in row['bonds']):.0f}",
            f"{mean(level for row in some for level in row['levels']):.1f}",
            f"{mean(row['delivered'] for row in some):.0f}",
            f"{mean(row['lines'] for row in some):.1f}",
            firsts,
        ]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return lines


def seat_shares(rows: list[Row], seats: int) -> list[float]:
    won = [0.0] * seats
    for row in rows:
        for seat in range(seats):
            if row["places"][seat] == 1:
                won[seat] += 1 / row["places"].count(1)
    return [one / len(rows) for one in won]


def unused(rows: list[Row], name: str) -> str:
    """Cities that no link ever reached, cards and barons that nobody wanted or met."""
    land = land_of(name)
    visited: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    used: Counter[str] = Counter()
    met: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    for row in rows:
        visited.update(row["visited"])
        shown.update(row["shown"])
        used.update(row["used"])
        for baron, points in row["barons"]:
            kept[baron] += 1
            met[baron] += points > 0
    cities = [slug for slug in land.board.place_slug[: land.cities] if not visited[slug]]
    cards = [card for card in sorted(shown) if not used[card]]
    missed = [f"{baron} (0 of {kept[baron]})" for baron in sorted(kept) if not met[baron]]
    return f"| {name} | {told(cities)} | {told(cards)} | {told(missed)} |"


def told(names: list[str]) -> str:
    return ", ".join(names) or "–"


def report(rows: list[Row]) -> Iterator[str]:
    yield (
        "| map | players | games | turns | score | last to first | bonds | level | deliveries"
        " | lines | wins by seat |"
    )
    yield "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|"
    maps = [name for name in MAPS.names if any(row["map"] == name for row in rows)]
    for name in maps:
        yield from of_map([row for row in rows if row["map"] == name], name)
    yield ""
    yield "| map | cities never reached | cards never used | barons never met |"
    yield "|---|---|---|---|"
    for name in maps:
        yield unused([row for row in rows if row["map"] == name], name)


if __name__ == "__main__":
    if sys.argv[1] == "report":
        text = Path(sys.argv[2]).read_text("utf-8")
        print("\n".join(report([json.loads(line) for line in text.splitlines()])))
    else:
        name, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
        for number in range(games):
            print(json.dumps(play(name, seats, number)), flush=True)
