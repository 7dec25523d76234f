"""Every hex, junction and space has a name that people can find on the board, and its own."""

import pytest

import roundhouse as rh
from roundhouse.games.railways.rules.land import MAPS as RAILWAYS_MAPS
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.games.steam.rules.land import MAPS as STEAM_MAPS
from roundhouse.games.steam.rules.state import SteamState
from roundhouse.rails.gazetteer import distance, names_of
from roundhouse.rails.hexes import FLAT
from roundhouse.texts import Texts, languages

TABLES = [
    *[("steam", {"map": name}) for name in STEAM_MAPS.names],
    *[("railways", {"map": name}) for name in RAILWAYS_MAPS.names],
    ("spike", {}),
    ("empires", {"place_tokens": True}),
]


def table(game: str, options: dict[str, object], language: str = "en", **more: bool) -> Texts:
    state = rh.game(game).new(3, 7, options)
    called = state.game.names(state.options, language)
    return Texts(language, game, (), called, state.game.gazetteer(state), **more)


@pytest.mark.some(10)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_every_place_has_a_name_of_its_own(game: str, options: dict, language: str):
    texts = table(game, options, language)
    names = texts.gazetteer["names"]
    said = {slug: texts.word(slug) for slug in names}
    assert len(said) > 40
    # a space of track may be called like a junction: nothing can stand on both
    assert len({(names[slug][0][:5], name) for slug, name in said.items()}) == len(said)
    for slug, name in said.items():
        assert slug not in name.lower().split(), name
        assert "place-" not in name and "{" not in name


@pytest.mark.parametrize(("game", "options"), TABLES[:-2], ids=str)
def test_no_hex_of_a_map_is_left_out(game: str, options: dict):
    state = rh.game(game).new(3, 7, options)
    assert isinstance(state, SteamState | RailwaysState)
    assert set(state.game.gazetteer(state)["names"]) == set(state.land.board.slug)


def test_a_hex_is_called_by_its_neighbours():
    texts = table("steam", {"map": "northeast"})
    assert texts.word("c6") == "Toronto, towards Rochester"
    assert texts.word("b7") == "between Toronto and Buffalo"
    assert texts.word("b5") == "north of Toronto"
    assert texts.word("b4") == "2 steps north of Toronto"
    assert texts.word("k7") == "Amsterdam"
    italian = table("steam", {"map": "northeast"}, "it")
    assert italian.word("c6") == "Toronto, verso Rochester"


def test_coordinates_are_said_as_well_by_those_who_want_them():
    texts = table("steam", {"map": "northeast"}, coordinates=True)
    assert texts.word("c6") == "Toronto, towards Rochester (c6)"


def test_the_name_fits_where_the_hex_lies():
    """A step towards a place is a step nearer to it."""
    places = {"a": (0, 0), "b": (5, -1), "c": (0, 6)}
    points = {f"{q}.{r}": (q, r) for q in range(-3, 9) for r in range(-6, 9)}
    names = names_of(points, places, FLAT)
    assert len(names) == len(points) - len(places)
    for slug, (key, facts) in names.items():
        far = {place: distance(points[slug], at) for place, at in places.items()}
        between = distance(places[facts["here"]], places[facts.get("there", "a")])
        if key == "place-towards":
            assert far[facts["here"]] == facts["steps"] < far[facts["there"]] < between
        elif key == "place-between":
            assert far[facts["here"]] == far[facts["there"]] == between / 2
        else:
            assert far[facts["here"]] == facts["steps"] + facts.get("more", 0)


def test_a_tile_is_told_by_what_it_joins():
    texts = table("steam", {"map": "northeast"})
    assert texts.joins("c6", "straight", 1) == "north-east – south-west"
    assert texts.joins("b7", "straight", 2) == "Buffalo – Hamilton"
    assert texts.joins("k7", "town-end", 0) == "Amsterdam – north"
    assert texts.phrase(["build", "b7", "straight", "2"])[2:] == ["straight", "Buffalo – Hamilton"]
