"""Seconds from the question for a hint to its answer with reasons, as a table's process thinks.

    PYTHONPATH=build/compiled python bench/hints.py

Positions of a game between mediums, spread over it, as few seats as play against each other: the
middle one, the slowest but one in twenty, and the slowest. The goal is a second, compiled.
"""

import sys
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import roundhouse as rh
from roundhouse.server.thinking import think_of

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.thinking import GAMES, choices

GOAL = 1.0
POSITIONS = 40


def main() -> None:
    print(f"The engine is {'compiled' if rh.compiled else 'plain'}.")
    for game in sys.argv[1:] or GAMES:
        passed = choices(game, max(2, rh.game(game).seats[0]))
        took = []
        for at in range(POSITIONS):
            state, seat = passed[len(passed) * at // POSITIONS]
            begun = perf_counter()
            think_of(state, seat, at)
            took.append(perf_counter() - begun)
        late = sum(one > GOAL for one in took)
        spread = (
            f"{median(took):.2f} s   p95 {quantiles(took, n=20)[-1]:.2f}   worst {max(took):.2f}"
        )
        print(f"{game:10} {spread}   later than a second {late} of {len(took)}", flush=True)


if __name__ == "__main__":
    main()
