"""A game reads the files of its own map, and of no other, however many there are."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse.games.railways.rules.land import MAPS, facts_of

# Plays the first moves of a game and tells which files of the package were opened on the way.
SCRIPT = """
import json, sys
opened = []

def hook(event, args):
    if event == "open" and isinstance(args[0], str) and "railways/data/" in args[0]:
        opened.append(args[0].partition("railways/data/")[2])

sys.addaudithook(hook)
from roundhouse.games.railways.game import game
from roundhouse.kernel.rng import Rng

state = game.new(2, 1, {"map": sys.argv[1]})
for number in range(30):
    seat = state.actors[0]
    state.play(state.random_move(seat, Rng(number)), seat)
state.view(0)
game.evaluate(state, 0)
game.data_hash({"map": sys.argv[1]})
print(json.dumps(sorted(set(opened))))
"""
FIGURES = ["boxes.toml", "incomes.toml", "table.toml"]  # of all maps, a few lines each


@pytest.mark.parametrize("name", MAPS.names)
def test_only_the_chosen_map_is_read(name: str):
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, name], capture_output=True, text=True, check=True
    )
    facts = facts_of(name)
    own = [f"barons/{facts['barons']}.toml", f"maps/{name}.json"]
    if isinstance(facts["deck"], str):  # else the map brings its cards along
        own.append(f"decks/{facts['deck']}.toml")
    heads = [f"maps/{one}.toml" for one in MAPS.names]  # the first lines: in which order they stand
    assert json.loads(done.stdout) == sorted([*FIGURES, *own, *heads])


def test_what_is_read_of_a_map_is_small():
    """Neither pictures nor sources: the game needs hexes, places and facts alone."""
    folder = Path(__file__).parents[3] / "src/roundhouse/games/railways/data/maps"
    assert max((folder / f"{name}.json").stat().st_size for name in MAPS.names) < 100_000
