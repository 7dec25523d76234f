"""The table as text and as a picture."""

import re
import xml.etree.ElementTree as ET

import pytest

from roundhouse.games.railways.game import game
from roundhouse.games.railways.rules.land import MAPS
from tests.games.railways.positions import build, came_before, link, new, show, table
from tests.games.saying import say, seen


@pytest.mark.parametrize("name", MAPS.names)
def test_every_map_has_a_picture_and_a_text(name: str):
    state = new(3, map=name)
    picture = game.draw(state)
    assert picture is not None
    ET.fromstring(picture)
    text = game.show(state)
    for city in seen(state)["places"]:
        assert city["place"] in text
    assert max(map(len, text.splitlines())) < 240  # Nippon is 56 hexes wide


def test_the_text_tells_track_links_and_money():
    state = table()
    link(state, 0, "boston", "providence")
    build(state, "albany v4 u5")
    text = str(state)
    assert "A: Go on building, tiles left 3" in text
    assert "boston" in text and "albany – open at v4" in text
    assert re.search(r"^>A player 1 +1 +1 ", text, re.M)  # cash and bonds
    assert "A?" in text  # incomplete track


def test_ROW_M1b_the_text_tells_which_major_line_needs_a_western_link():
    lines = re.search(r"^Lines .*(?:\n .*)*", str(table()), re.M)
    assert lines is not None
    entries = re.split(r"\s{3,}", lines[0].strip())[1:]
    assert len(entries) == 6 and "new-york-chicago 10" in entries
    west = [entry for entry in entries if "Western Link" in entry]
    assert west == ["new-york-kansas-city 20 (with a Western Link)"]


def test_the_text_tells_the_display_and_the_auction():
    state = table()
    show(state, "hotel-boston")
    assert "hotel-boston" in str(state)
    while state.phase == 2:
        say(state, "pass")
    say(state, "bid 3")
    assert "Highest: $3 by A" in str(state)


def test_the_picture_shows_each_link_once_with_its_owner():
    state = table()
    before = str(game.draw(state))
    link(state, 1, "boston", "providence")
    link(state, 2, "philadelphia", "new-york")
    after = str(game.draw(state))
    for seat, letter in ((1, "B"), (2, "C")):
        assert after.count(f">{letter}</text>") == before.count(f">{letter}</text>") + 1, seat


def test_an_incomplete_link_is_dashed_and_an_empty_city_ringed():
    state = table()
    assert "stroke-dasharray" not in str(game.draw(state)).split('class="pieces"')[1]
    build(state, "albany v4 u5")
    assert "stroke-dasharray" in str(game.draw(state)).split('class="pieces"')[1]
    rings = str(game.draw(state)).count('stroke-width="2"/>')
    state.marker[0] = True
    assert str(game.draw(state)).count('stroke-width="2"/>') == rings + 1


def test_the_west_is_told_in_text_and_picture():
    state = table()
    link(state, 0, "des-moines", "rock-island")
    came_before(state, 0, "des-moines")
    say(state, "west des-moines")
    assert "des-moines – the West" in str(state)
    picture = game.draw(state)
    assert picture is not None and picture.count(">A</text>") == 3  # two links and the panel


def test_snow_and_ferries_are_told_where_they_are():
    cells = str(table(map="north_america")).split()
    assert {".*", "~*", "^*", "%", "%*"} <= {cell.strip() for cell in cells}
    sweden = str(table(map="sweden"))
    assert "% ferry" in sweden and "snow" not in sweden
    assert "ferry" not in str(table())


def test_a_mine_and_points_kept_beside_the_track_are_told_and_drawn():
    state = table(map="north_america")
    show(state, "mine")
    assert 'class="mine"' not in str(game.draw(state))
    say(state, "take mine regina")
    state.points[1] = 120
    assert re.search(r"regina \[-\] \w+ \(mine\)", str(state)) and "+99" in str(state)
    picture = str(game.draw(state))
    assert picture.count('class="mine"') == 1 and "points 120 (+99)" in picture
