"""The table as text and as a picture, held to the position."""

import re
from xml.etree import ElementTree

import pytest

from roundhouse.games.spike.render.draw import draw
from roundhouse.games.spike.render.draw_board import PICTURE, at
from roundhouse.games.spike.render.show import CODES, WIDTH, show
from roundhouse.games.spike.rules.board import BOARD, CITIES, EDGES
from roundhouse.kernel.rng import Rng
from tests.games.spike.positions import edge, lay, new_game, point, turns

SVG = "{http://www.w3.org/2000/svg}"


def positions(seats: int, advanced: bool):
    """Positions of a random game, its beginning and its end among them."""
    state = new_game(seats, seats, advanced=advanced, turns=30)
    rng = Rng(seats)
    while state.result is None:
        if state.moves_made % 40 == 0:
            yield state
        seat = state.actors[0]
        state.play(state.random_move(seat, rng), seat)
    yield state


@pytest.mark.parametrize(("seats", "advanced"), [(2, False), (3, True), (4, False)])
def test_every_position_has_a_text_and_a_picture(seats: int, advanced: bool):
    for state in positions(seats, advanced):
        text = str(state)
        assert max(map(len, text.splitlines())) <= WIDTH
        root = ElementTree.fromstring(state._repr_svg_() or "")
        assert root.tag == f"{SVG}svg"
        words = ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]
        assert set(BOARD.titles[:CITIES]) <= set(words)
        for seat in range(seats):
            assert f"PLAYER {seat + 1} " in text


def test_cities_have_letters_of_their_own():
    assert len(set(CODES)) == CITIES
    assert all(len(code) == 3 for code in CODES)


def test_the_text_shows_every_line_and_who_built_it():
    state = turns("topeka", "boston")
    lattice = show(state.view(0)).split("\n\n")[1]
    assert len(re.findall("[-/\\\\]?[rybgpw][-/]?", lattice)) == EDGES
    lay(state, 0, "topeka e")
    text = show(state.view(0))
    assert "TOP=A=KAN" in text and "train: in Topeka" in text


def test_built_track_takes_the_place_of_the_line_under_it():
    state = turns("topeka", "boston")
    fill = PICTURE["player"][0]["fill"]
    before = draw(state.view(None))
    assert f'stroke="{fill}"' not in before
    lay(state, 0, "topeka e")
    after = draw(state.view(None))
    assert after.count(f'stroke="{fill}"') == 1
    colour = BOARD.colours[BOARD.colour[edge("topeka", "e")]]
    lines = re.compile(rf'<path d="([^"]*)" stroke="var\(--g-{colour}\)"')
    counts = [lines.search(text)[1].count("M") for text in (before, after)]  # type: ignore[index]
    assert counts[0] == counts[1] + 1


def test_a_train_stands_where_the_view_says():
    state = turns("topeka", "topeka")
    x, y = at(point("topeka"))
    picture = draw(state.view(None))
    for above in (12, 29):  # two in one city, one above the other
        assert f'<g transform="translate({x:g} {round(y - above, 1):g})">' in picture


def test_nobodys_hand_or_route_is_drawn():
    state = turns("topeka", "boston")
    assert "route" not in str(state) and "hand:" not in str(state)
    assert "hand:" in show(state.view(0)) and "route from" in show(state.view(0))
