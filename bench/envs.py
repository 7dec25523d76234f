"""How fast random play is through the PettingZoo environment, beside the bare engine.

Time is the processor's. Run it on the compiled engine: PYTHONPATH=build/compiled.
"""

import sys
from time import process_time

import numpy as np

import roundhouse as rh
from roundhouse.envs import pettingzoo_env
from roundhouse.study.bench import decisions


def through_the_environment(game: str, seconds: float) -> tuple[float, float]:
    """Decisions and words a second: each word chosen at random from the mask."""
    env = pettingzoo_env(game)
    rng = rh.Rng(1)
    made = words = seed = 0
    start = process_time()
    while process_time() - start < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
                continue
            allowed = np.flatnonzero(seen["action_mask"])
            env.step(allowed[rng.below(len(allowed))])
            words += 1
        made += env.table.moves_made
    spent = process_time() - start
    return made / spent, words / spent


def main(seconds: float) -> None:
    print("| game | numbers | words | engine, decisions/s | environment, decisions/s | words/s |")
    print("|---|--:|--:|--:|--:|--:|")
    for game in rh.games():
        env = pettingzoo_env(game)
        bare = decisions(game, env.seats, {}, seconds)["decisions_per_second"]
        made, words = through_the_environment(game, seconds)
        seen = env.observation_space(env.possible_agents[0])["observation"]
        sizes = f"{seen.shape[0]:,} | {len(env.vocabulary):,}"
        print(f"| {rh.game(game).name} | {sizes} | {bare:,.0f} | {made:,.0f} | {words:,.0f} |")
    print(f"\nThe engine is {'compiled' if rh.compiled else 'pure'}.")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 4.0)
