"""How large a pickled position is, and how long it takes to load: random games, every tenth move.

    PYTHONPATH=build/compiled .venv/bin/python bench/pickles.py

Each is loaded a dozen times and its best time counts, since others may work on the machine.
"""

import pickle
from statistics import mean
from time import perf_counter

import roundhouse as rh

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("tiles", 4, {}),
    ("empires", 4, {}),
    ("spike", 4, {}),
    ("steam", 6, {"map": "ruhr"}),
    ("railways", 2, {}),
    ("railways", 6, {"map": "western_us"}),
]
MOVES = 400
TIMES = 12


def positions(game: str, seats: int, options: dict[str, object]) -> list[bytes]:
    state = rh.game(game).new(seats, 3, options)
    luck = rh.Rng(1)
    found = []
    while state.result is None and state.moves_made < MOVES:
        seat = state.actors[0]
        state.play(state.random_move(seat, luck), seat)
        if state.moves_made % 10 == 0:
            found.append(pickle.dumps(state))
    return found


def to_load(pickled: bytes) -> float:
    """Milliseconds."""
    times = []
    for _ in range(TIMES):
        start = perf_counter()
        pickle.loads(pickled)
        times.append(perf_counter() - start)
    return min(times) * 1000


def main() -> None:
    print("| | bytes, mean | most | to load, ms, mean | most |")
    print("|---|--:|--:|--:|--:|")
    for game, seats, options in TABLES:
        all = positions(game, seats, options)
        sizes = [len(one) for one in all]
        times = [to_load(one) for one in all]
        name = ", ".join([rh.game(game).name, str(seats), *map(str, options.values())])
        row = f"{mean(sizes):,.0f} | {max(sizes):,} | {mean(times):.2f} | {max(times):.2f}"
        print(f"| {name} | {row} |", flush=True)
    print(f"\nThe engine is {'compiled' if rh.compiled else 'pure'}.")


if __name__ == "__main__":
    main()
