"""How fast the bots think: `evaluate` in microseconds, hard's simulations a second.

    python bench/thinking.py build/compare/37320e96d8bd build/compiled --games spike tiles

Each folder holds a compiled package (`bench/compare.py` keeps those of other revisions). All are
measured in turn, in processes of their own, on positions of a game that medium plays there.
"""

import argparse
import gc
import json
import sys
from contextlib import nullcontext
from pathlib import Path
from statistics import median
from time import process_time as seconds_of_cpu

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.compare import told_by

GAMES = ["spike", "railways", "empires", "steam", "tiles"]
POSITIONS = 8  # of one game, spread over it: all get as many simulations, however quick theirs are
EVERY = 4  # of the game's positions all that can follow is evaluated, each position once

Figures = dict[str, float]


def thought_of(state, seat: int):
    """The moves that bots look at; older revisions look at all."""
    worth_weighing = getattr(state.game, "worth_weighing", None)
    return worth_weighing(state, seat) if worth_weighing else state.moves(seat)


def choices(game: str, seats: int):
    """The positions of a game between mediums in which somebody has a choice."""
    import roundhouse as rh
    from roundhouse.bots import ask
    from roundhouse.bots.greedy import GreedyBot

    state = rh.game(game).new(seats, 3)
    rng = rh.Rng(3)
    passed = []
    while state.result is None:
        seat = state.actors[0]
        passed.append((state.copy(), seat))
        state.play(ask(GreedyBot(1), state, seat, rng), seat)
    return [one for one in passed if len(thought_of(*one)) > 1]


def following(state, seat: int):
    """Every position that a move leads to."""
    found = []
    for move in thought_of(state, seat):
        after = state.copy()
        after.play(move, seat)
        found.append(after)
    return found


def measure(game: str, seconds: float) -> Figures:
    """What the process does."""
    import roundhouse as rh
    from roundhouse import bots
    from roundhouse.bots.search import Tree

    # as bots are asked; older revisions let the collector of garbage go on
    undisturbed = getattr(bots, "undisturbed", nullcontext)
    assert rh.compiled, "nothing is compiled here"
    passed = choices(game, max(2, rh.game(game).seats[0]))
    evaluate = rh.game(game).evaluate
    evaluated = made = 0
    thinking = simulating = 0.0
    for state, seat in passed[::EVERY]:
        afterwards = following(state, seat)
        gc.freeze()  # who plays holds one of them at a time, not hundreds that are looked through
        begun = seconds_of_cpu()
        with undisturbed():
            for after in afterwards:
                evaluate(after, seat)
        thinking += seconds_of_cpu() - begun
        gc.unfreeze()
        evaluated += len(afterwards)
    trees = []
    for at in range(POSITIONS):
        state, seat = passed[len(passed) * at // POSITIONS]
        trees.append(Tree(state.imagine(seat, rh.Rng(1)), seat, rh.Rng(1)))
    with undisturbed():
        while simulating < seconds:
            begun = seconds_of_cpu()
            for tree in trees:
                tree.simulate()
            simulating += seconds_of_cpu() - begun
            made += len(trees)
    return {"evaluate µs": thinking / evaluated * 1e6, "simulations/s": made / simulating}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folders", nargs="*", type=lambda name: Path(name).absolute())
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--measure", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(asked.measure, asked.seconds)))
        return
    for game in asked.games:
        rounds = [
            [told_by(__file__, folder, game, asked.seconds) for folder in asked.folders]
            for _ in range(asked.rounds)
        ]
        for name in rounds[0][0]:
            by_folder = [median([one[at][name] for one in rounds]) for at in range(len(rounds[0]))]
            figures = "  →  ".join(f"{value:,.1f}" for value in by_folder)
            print(f"{game:10} {name:14} {figures}   × {by_folder[-1] / by_folder[0]:.2f}")


if __name__ == "__main__":
    main()
