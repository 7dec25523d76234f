"""The places of our maps are called in the texts as the maps print them."""

import pytest

from roundhouse.games.railways import maps as railways
from roundhouse.games.steam.maps import MAPS, land_of
from roundhouse.texts import Texts, languages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", MAPS)
def test_steam(name: str, language: str):
    board = land_of(name).board
    texts = Texts(language, "steam")
    assert [texts.word(slug) for slug in board.place_slug] == board.place_name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", railways.MAPS)
def test_railways(name: str, language: str):
    land = railways.land_of(name)
    texts = Texts(language, "railways")
    slugs = land.board.place_slug[: land.cities]
    assert [texts.word(slug) for slug in slugs] == land.board.place_name[: land.cities]
