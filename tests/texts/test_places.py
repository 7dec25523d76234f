"""The places of our maps are called as the maps print them, in every language and by no text."""

import json

import pytest

import roundhouse as rh
from roundhouse.games.railways.rules import land as railways
from roundhouse.games.steam.rules import land as steam
from roundhouse.rails.maps import maps_in
from roundhouse.texts import Texts, languages

MAPS = [("steam", name) for name in steam.MAPS.names]
MAPS += [("railways", name) for name in railways.MAPS.names]
MAPS += [("spike", "eastern")]
EACH = pytest.mark.parametrize(("game", "name"), MAPS, ids=lambda part: part)


@EACH
@pytest.mark.parametrize("language", languages())
def test_a_place_is_called_as_its_map_says(game: str, name: str, language: str):
    called = rh.game(game).names({"map": name}, language)
    texts = Texts(language, game, (), called)
    map = json.loads(maps_in(f"roundhouse.games.{game}").text(name))
    own = map.get("names", {}).get(language, {})
    for place in map["places"]:
        assert texts.word(place["slug"]) == own.get(place["slug"], place["name"])
        assert not texts.has(f"{game}-word-{place['slug']}"), "twice: in the map and in a text"


def test_a_city_of_the_only_map_is_called_in_ones_language():
    game = rh.game("spike")
    said = [Texts(one, "spike", (), game.names({}, one)) for one in ("en", "it")]
    assert [texts.word("philadelphia") for texts in said] == ["Philadelphia", "Filadelfia"]


def test_a_name_of_the_language_goes_before_the_printed_one(tmp_path):
    source = steam.MAPS.text("ruhr").rstrip().removesuffix("}")
    path = tmp_path / "ruhr.json"
    path.write_text(source + ',\n "names": {"it": {"aachen": "Aquisgrana"}}\n}\n', "utf-8")
    game = rh.game("steam")
    assert game.data_hash({"map": str(path)}) == game.data_hash({"map": "ruhr"})
    said = [Texts("it", "steam", (), game.names({"map": str(path)}, one)) for one in ("it", "en")]
    assert [texts.word("aachen") for texts in said] == ["Aquisgrana", "Aachen"]


SQUARES = {
    "en": ("on the first tile", "3 left of the first tile", "1 right and 2 below the first tile"),
    "it": (
        "sulla prima tessera",
        "3 a sinistra della prima tessera",
        "1 a destra e 2 sotto la prima tessera",
    ),
    "de": (
        "auf dem ersten Plättchen",
        "3 links vom ersten Plättchen",
        "1 rechts und 2 unter dem ersten Plättchen",
    ),
    "fr": (
        "sur la première tuile",
        "3 à gauche de la première tuile",
        "1 à droite et 2 en dessous de la première tuile",
    ),
    "es": (
        "en la primera loseta",
        "3 a la izquierda de la primera loseta",
        "1 a la derecha y 2 por debajo de la primera loseta",
    ),
}


FIRST = {
    "en": "as the first tile",
    "it": "come prima tessera",
    "de": "als erstes Plättchen",
    "fr": "comme première tuile",
    "es": "como primera loseta",
}


@pytest.mark.parametrize("language", languages())
def test_who_plays_alone_lays_the_first_tile_on_no_other(language: str):
    """Log and moves alike; a pawn that is put there later does stand on it."""
    texts = Texts(language, "tiles", ["Anna"])
    placed = {"seat": 0, "tile": "airport", "turn": "turn0", "column": 0, "row": 0}
    assert FIRST[language] in texts.event("tile-placed", placed)
    assert texts.phrase(["place", "airport", "0", "0", "turn0"])[2] == FIRST[language]
    assert texts.phrase(["place", "airport", "0", "2"])[2] == texts.square(0, 2)
    assert texts.phrase(["put", "car", "car", "0", "0"])[3] == SQUARES[language][0]
    asked = texts.phrase(["put", "car", "car", "0"])[3]
    assert SQUARES[language][0] in asked and asked == texts.phrase(["star", "car", "car", "0"])[3]


@pytest.mark.parametrize("language", languages())
def test_a_square_of_railroad_tiles_is_told_from_the_first_tile(language: str):
    """In log, refusals and moves alike; columns and rows only if wanted, as the map then shows."""
    texts = Texts(language, "tiles", ["Anna"])
    here, aside, both = SQUARES[language]
    assert [texts.square(*at) for at in ((0, 0), (-3, 0), (1, 2))] == [here, aside, both]
    placed = {"seat": 0, "tile": "airport", "turn": "turn0", "column": 1, "row": 2}
    assert both in texts.event("tile-placed", placed)
    facts = {"why": "occupied", "tile": "airport", "column": 0, "row": 0}
    assert texts.refusal("TIL-R3", facts).startswith(here[:1].upper() + here[1:])
    said = texts.phrase(["place", "airport", "1", "2", "turn0"])
    assert (len(said), said[2]) == (4, both)
    asked = texts.phrase(["place", "airport", "-3"])[2]
    assert asked and aside.startswith(asked)
    exact = Texts(language, "tiles", coordinates=True)
    assert exact.square(-3, 0) == f"{aside} (−3 · 0)"


# The four sides as people say them; who looks at tiles has no compass.
SIDES = {
    "en": ("above", "on the right", "below", "on the left"),
    "it": ("in alto", "a destra", "in basso", "a sinistra"),
    "de": ("oben", "rechts", "unten", "links"),
    "fr": ("en haut", "à droite", "en bas", "à gauche"),
    "es": ("arriba", "a la derecha", "abajo", "a la izquierda"),
}


@pytest.mark.parametrize("language", languages())
def test_a_side_of_a_tile_has_one_name(language: str):
    """In refusals, for those who hear the board, on the arrows and on the text board."""
    texts = Texts(language, "tiles", ["Anna"])
    edge = {"why": "edge", "tile": "airport", "column": 0, "row": 0}
    edge |= {"mine": "railway", "theirs": "highway"}
    for slug, side in zip(("north", "east", "south", "west"), SIDES[language], strict=True):
        assert f" {side}" in texts.refusal("TIL-R3", edge | {"side": slug})
        assert texts.say("web-tiles-beside", {"side": slug, "tile": "airport"}).startswith(side)
        assert texts.say("web-tiles-afar", {"side": slug, "count": 2}).endswith(f" {side}")
        assert texts.word(slug) == side
