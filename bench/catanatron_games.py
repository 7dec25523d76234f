"""Random games of catanatron, measured as ours are: whole decisions per second."""

import json
import sys
from time import perf_counter
from time import process_time as seconds_of_cpu

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE)


def measure(seconds: float) -> dict[str, float]:
    """Three players, as in our games; a decision is one tick of a game."""
    made = games = 0
    start, began = seconds_of_cpu(), perf_counter()
    while seconds_of_cpu() - start < seconds:
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=games)
        game.play()
        made += len(game.state.actions)
        games += 1
    spent, passed = seconds_of_cpu() - start, perf_counter() - began
    return {
        "decisions_per_second": made / spent,
        "games_per_second": games / spent,
        "by_the_clock": made / passed,
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
