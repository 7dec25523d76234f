"""What it costs that draws can't be foretold: the keyed generator of tables beside the quick one.

    PYTHONPATH=build/compiled .venv/bin/python bench/chance.py

A number, a copy of the generator (each position has one), and a move of a whole random game.
"""

import time
from collections.abc import Callable

import roundhouse as rh
from roundhouse.kernel.rng import chance, keyed
from roundhouse.kernel.words import Move

SEEDS = {"quick": 12345, "keyed": keyed(12345 << 64 | 678910)}
GAMES = ("tiles", "spike", "empires", "steam", "railways")
MANY = 200_000
ROUNDS = 5
SEATS = 3


def nanoseconds(work: Callable[[], object], many: int) -> float:
    """For one of so many; the quickest of a few rounds, because nothing makes it quicker."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return 1e9 * best / many


def numbers(seed: int) -> float:
    rng = chance(seed)
    return nanoseconds(lambda: [rng.next32() for _ in range(MANY)], MANY)


def copies(seed: int) -> float:
    rng = chance(seed)
    rng.next32()
    return nanoseconds(lambda: [rng.copy() for _ in range(MANY)], MANY)


def moves(game: str, seed: int, choices: int) -> tuple[float, float]:
    """Nanoseconds a move, and numbers drawn a move; each move on a copy, as at a table."""
    state = rh.game(game).new(SEATS, seed)
    chooser = rh.Rng(choices)
    steps: list[tuple[Move, int]] = []
    while state.result is None and len(steps) < 400:
        seat = state.actors[0]
        move = state.random_move(seat, chooser)
        steps.append((move, seat))
        state.play(move, seat)

    def again() -> None:
        state = rh.game(game).new(SEATS, seed)
        for move, seat in steps:
            state = state.copy()
            state.play(move, seat)

    return nanoseconds(again, len(steps)), state.rng.drawn / len(steps)


def main() -> None:
    print(f"{'compiled' if rh.compiled else 'pure Python'}; nanoseconds")
    for what, measure in (("a number", numbers), ("a copy", copies)):
        quick, slow = (measure(seed) for seed in SEEDS.values())
        print(f"{what:12} quick {quick:10,.0f}  keyed {slow:10,.0f}")
    for game in GAMES:
        (quick, _), (slow, drawn) = (moves(game, seed, 1) for seed in SEEDS.values())
        told = f"quick {quick:10,.0f}  keyed {slow:10,.0f}"
        print(f"{game:12} {told}  a move, {drawn:.1f} numbers drawn in it")


if __name__ == "__main__":
    main()
