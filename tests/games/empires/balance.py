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
from roundhouse.games.empires.box import CONTRACTS, NONE, PLACES, TABLE
from roundhouse.games.empires.game import game
from roundhouse.games.empires.state import EmpiresState
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
    first = mean(
        (seats / row["places"].count(1)) * (row["places"][row["order"][0]] == 1) for row in rows
    )
    lines.append(f"first to move: {first:.2f} of a fair share")
    for what in ("start", "contract"):
        lines += ["", f"| {what} | games | wins, fair = 1 | 95 % |", "|---|---|---|---|"]
        for name, (count, times, half) in share(rows, what).items():
            lines.append(
                f"| {name} | {count} | {times:.2f} | {times - half:.2f}–{times + half:.2f} |"
            )
    return lines


def main(arguments: list[str]) -> None:
    if arguments[0] != "report":
        seats, games, first = map(int, arguments[:3])
        for number in range(first, first + games):
            print(json.dumps(play(seats, number)))
        return
    lines = Path(arguments[1]).read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    for seats in sorted({row["seats"] for row in rows}):
        print(f"\n## {seats} seats\n")
        print("\n".join(text([row for row in rows if row["seats"] == seats])))


if __name__ == "__main__":
    main(sys.argv[1:])
