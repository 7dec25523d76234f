"""Random games of catanatron, measured as ours are: whole decisions per second."""

import json
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE)


def measure(seconds: float) -> dict[str, float]:
    """Three players, as in our games; a decision is one tick of a game."""
    made = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=games)
        game.play()
        made += len(game.state.actions)
        games += 1
    spent = perf_counter() - start
    return {"decisions_per_second": made / spent, "games_per_second": games / spent}


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
