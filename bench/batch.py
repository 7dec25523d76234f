"""Words a second through the environment that steps many games at once, with random words.

Time is the processor's. `drawn` are words that the engine draws: the environment alone. `masked`
are chosen from the masks by numpy, as a learner's are. Run it on the compiled engine:
PYTHONPATH=build/compiled. Games can be named behind the seconds.
"""

import sys
from time import process_time

import numpy as np

import roundhouse as rh
from roundhouse.envs import batched_env

ROWS = 64


def drawn(game: str, seconds: float) -> float:
    env = batched_env(game, ROWS)
    env.reset(seed=1)
    luck = rh.Rng(1)
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        for _ in range(20):
            env.step(env.random_words(luck))
        steps += 20
    return steps * ROWS / (process_time() - start)


def masked(game: str, seconds: float) -> float:
    env = batched_env(game, ROWS)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        for _ in range(20):
            words, starts = env.following()
            chosen = starts[:-1] + (luck.random(ROWS) * np.diff(starts)).astype(np.int64)
            env.step(words[chosen])
        steps += 20
    return steps * ROWS / (process_time() - start)


def main(seconds: float, games: list[str]) -> None:
    print("| game | numbers | bytes | words | words/s, drawn | words/s, masked |")
    print("|---|--:|--:|--:|--:|--:|")
    for game in games or rh.games():
        env = batched_env(game, 1)
        sizes = [env.numbers.shape[1], env.boards.shape[1], env.masks.shape[1]]
        speeds = [way(game, seconds) for way in (drawn, masked)]
        figures = " | ".join(f"{one:,.0f}" for one in [*sizes, *speeds])
        print(f"| {rh.game(game).name} | {figures} |", flush=True)
    print(f"\nThe engine is {'compiled' if rh.compiled else 'pure'}.")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0, sys.argv[2:])
