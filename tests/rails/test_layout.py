"""The boards as data, for programs: `roundhouse board`."""

import json

import pytest
from typer.testing import CliRunner

import roundhouse as rh
from roundhouse.cli import app

TABLES = [
    ("empires", 1, {}),
    ("empires", 4, {}),
    ("spike", 2, {}),
    ("steam", 3, {"map": "ruhr"}),
    ("railways", 3, {}),
    ("railways", 2, {"map": "portugal"}),
]


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_spaces_are_words_and_lie_beside_their_neighbours(id: str, seats: int, options: dict):
    state = rh.game(id).new(seats, 3, options)
    layout = state.game.layout(state)
    at = {one["space"]: (one["q"], one["r"]) for one in layout["spaces"]}
    around = {one["space"]: one["neighbours"] for one in layout["spaces"]}
    assert len(set(at.values())) == len(at) == len(layout["spaces"]) > 40
    assert set(at) <= set(state.vocabulary.index)
    steps: dict[str, set] = {}
    for here, neighbours in around.items():
        for edge, there in neighbours.items():
            assert here in around[there].values()
            steps.setdefault(edge, set()).add(
                (at[there][0] - at[here][0], at[there][1] - at[here][1])
            )
    assert set(steps) == set(layout["edges"]) and all(len(found) == 1 for found in steps.values())
    assert len(set.union(*steps.values())) == 6


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_places_are_words_and_stand_on_a_space(id: str, seats: int, options: dict):
    state = rh.game(id).new(seats, 3, options)
    layout = state.game.layout(state)
    spaces = {one["space"] for one in layout["spaces"]}
    on_the_map = [one for one in layout["places"] if one["space"] is not None]
    assert len(on_the_map) > 10 and all(one["space"] in spaces for one in on_the_map)
    assert all(one["place"] in state.vocabulary.index for one in on_the_map)


def test_the_command_tells_it_as_json_and_as_a_table():
    told = CliRunner().invoke(app, ["board", "steam", "--map", "ruhr", "--json"])
    state = rh.game("steam").new(3, 0, {"map": "ruhr"})
    assert json.loads(told.stdout) == state.game.layout(state)
    listed = CliRunner().invoke(app, ["board", "spike"])
    spaces = rh.game("spike").layout(rh.game("spike").new(2))["spaces"]
    assert "chicago" in listed.stdout and f"Spaces: {len(spaces)}" in listed.stdout


def test_a_game_without_a_board_says_so():
    refused = CliRunner().invoke(app, ["board", "tiles"])
    assert isinstance(refused.exception, rh.Refused) and refused.exception.rule == "no-board"
