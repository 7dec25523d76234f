"""A learner from nothing: MaskablePPO plays one seat against chance.

    pip install 'roundhouse-games[envs]' sb3-contrib
    python train.py tiles --words 100000

It prints a line for each 10,000 words, and at the end how it does beside the house's bots, each
against chance in the same games. `--curve FILE` keeps the lines as CSV.
"""

import argparse
import csv
import time
from pathlib import Path

import gymnasium
import numpy as np

import roundhouse as rh
from roundhouse.envs import gymnasium_env
from roundhouse.study.simulate import Job, play_game

OPTIONS = {"spike": {"turns": 12}}  # a short game learns sooner
TABLES = 8
LINE = 10_000  # words
BASELINES = ("random", "easy", "medium")


class Scaled(gymnasium.ObservationWrapper):
    """Money and counts of all sizes, made small: the logarithm, with its sign."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(-25, 25, env.observation_space.shape)

    def observation(self, seen):
        seen = seen.astype(np.float32)
        return np.sign(seen) * np.log1p(np.abs(seen))

    def action_masks(self):
        return self.env.action_masks()


def learner_env(game, seat=-1):
    """Every move is rewarded with the points that it gains: a word for the end of the game alone
    would be lost among hundreds."""
    options = OPTIONS.get(game)
    return Scaled(gymnasium_env(game, options=options, seat=seat, flat=True, rivals="random"))


def play(env, choose, seed):
    """A whole game; the learner's points, and whether it has won."""
    seen, info = env.reset(seed=seed)
    over = False
    while not over:
        seen, _, over, _, info = env.step(choose(seen, env.action_masks()))
    return info["score"], info["place"] == 1


def baseline(game, bot, games):
    """The same against chance: a level of the house."""
    job = Job(game, learner_env(game).unwrapped.seats, (bot, "random"), 1, OPTIONS.get(game, {}))
    scores, wins = [], 0
    for number in range(games):
        outcome = play_game(job, number)[1]
        at = outcome.bots.index(bot) if bot != "random" else 0
        scores.append(outcome.scores[at])
        wins += outcome.places[at] == 1
    return np.mean(scores), wins / games


def train(game, words, curve=None, games=30, seed=1):
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.monitor import Monitor
    from stable_baselines3.common.vec_env import DummyVecEnv

    class Lines(BaseCallback):
        """What came out of the games that ended since the last line."""

        def __init__(self):
            super().__init__()
            self.rows, self.ended, self.began = [], [], time.process_time()

        def _on_step(self):
            for info in self.locals["infos"]:
                if "episode" in info:
                    self.ended.append((info["score"], info["place"] == 1))
            if self.num_timesteps >= LINE * (len(self.rows) + 1) and self.ended:
                scores, wins = zip(*self.ended, strict=True)
                row = (self.num_timesteps, np.mean(scores), np.mean(wins))
                self.rows.append((*row, time.process_time() - self.began))
                print("{:8,} words  {:6.1f} points  {:4.0%} won  {:5.0f} s".format(*self.rows[-1]))
                self.ended = []
            return True

    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda: Monitor(learner_env(game)) for _ in range(TABLES)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        gamma=0.995,
        learning_rate=5e-4,
        seed=seed,
        device="cpu",
        policy_kwargs={"net_arch": [256, 128]},
    )
    env = learner_env(game)

    def choose(seen, mask):
        return model.predict(seen, action_masks=mask, deterministic=True)[0]

    def told(name, results):
        scores, wins = zip(*results, strict=True)
        print(f"{name:9} {np.mean(scores):6.1f} points  {np.mean(wins):4.0%} won")

    told("untrained", [play(env, choose, 10_000 + seed) for seed in range(games)])
    lines = Lines()
    model.learn(words, callback=lines)
    told("trained", [play(env, choose, 10_000 + seed) for seed in range(games)])
    if curve:
        with Path(curve).open("w", newline="") as file:
            csv.writer(file).writerows([("words", "points", "won", "seconds"), *lines.rows])
    return model


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=rh.games())
    parser.add_argument("--words", type=int, default=100_000)
    parser.add_argument("--curve")
    parser.add_argument("--seed", type=int, default=1, help="of the learner")
    parser.add_argument("--games", type=int, default=30, help="to judge by")
    asked = parser.parse_args()
    for bot in BASELINES:
        points, won = baseline(asked.game, bot, asked.games)
        print(f"{bot:9} {points:6.1f} points  {won:4.0%} won", flush=True)
    train(asked.game, asked.words, asked.curve, asked.games, asked.seed)


if __name__ == "__main__":
    main()
