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
