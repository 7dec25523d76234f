"""Views: the JSON Schema of a TypedDict, and values that don't fit it."""

import runpy
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from roundhouse.kernel.views import checker, schema_of

ROOT = Path(__file__).parents[2]

Colour = Literal["red", "blue"]
Cubes = dict[Colour, int]
Pair = Annotated[list[Any], (str, int)]


class Player(TypedDict):
    """Who plays."""

    cash: int
    colour: Colour | None


class View(TypedDict):
    players: list[Player]
    cubes: Cubes
    pairs: list[Pair]
    parts: dict[str, int]
    facts: dict[str, object]
    over: NotRequired[bool]


SOUND: dict[str, Any] = {
    "players": [{"cash": 3, "colour": None}, {"cash": 0, "colour": "red"}],
    "cubes": {"blue": 2},
    "pairs": [["d7", 3]],
    "parts": {"anything": 1},
    "facts": {"anything": [None]},
}


def test_types_become_definitions_by_their_names():
    schema = schema_of(View)
    defs = schema["$defs"]
    assert schema["$ref"] == "#/$defs/View"
    assert list(defs) == ["Colour", "Cubes", "Pair", "Player", "View"]
    assert defs["Player"]["description"] == "Who plays."
    assert defs["Colour"] == {"type": "string", "enum": ["red", "blue"]}
    assert defs["View"]["properties"]["cubes"] == {"$ref": "#/$defs/Cubes"}
    assert defs["View"]["required"] == ["players", "cubes", "pairs", "parts", "facts"]
    assert defs["Cubes"]["properties"] == {"red": {"type": "integer"}, "blue": {"type": "integer"}}


def test_what_is_sound_fits():
    misfit = checker(schema_of(View))
    assert misfit(SOUND) == "" and misfit({**SOUND, "over": True}) == ""


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"over": 1}, ".over: 1 is not boolean"),
        ({"more": 1}, ": 'more' is not declared"),
        ({"players": [{"cash": 1}]}, ".players[0]: 'colour' is missing"),
        ({"players": [{"cash": True, "colour": None}]}, ".players[0].cash: True is not integer"),
        (
            {"players": [{"cash": 1, "colour": "green"}]},
            ".players[0].colour: 'green' is none of ['red', 'blue'] / : 'green' is not null",
        ),
        ({"cubes": {"green": 1}}, ".cubes: 'green' is not declared"),
        ({"pairs": [["d7"]]}, ".pairs[0]: ['d7'] is not a list of 2"),
        ({"pairs": [["d7", "x"]]}, ".pairs[0][1]: 'x' is not integer"),
        ({"parts": {"x": 1.5}}, ".parts.x: 1.5 is not integer"),
        ({"pairs": {}}, ".pairs: {} is not a list"),
        ({"cubes": []}, ".cubes: [] is not a dictionary"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(change: dict[str, Any], wrong: str):
    assert checker(schema_of(View))({**SOUND, **change}) == wrong


def test_a_type_that_no_view_can_have_is_refused():
    class Wrong(TypedDict):
        things: set[int]

    with pytest.raises(TypeError, match="a view can't have"):
        schema_of(Wrong)


def test_what_the_browser_knows_of_views_is_what_the_games_say():
    """Else: make generated"""
    made = runpy.run_path(str(ROOT / "web/tools/views.py"))["views"]()
    assert len(made) == 5
    for file, text in made.items():
        assert file.read_text("utf-8") == text, file
