"""The table as text and as a picture, held to the position."""

import re
from xml.etree import ElementTree

import pytest

from roundhouse.games.empires.render.draw import draw
from roundhouse.games.empires.render.draw_tile import PICTURE
from roundhouse.games.empires.render.show import WIDTH, legend, show, spoken
from roundhouse.games.empires.rules.box import PLACES
from roundhouse.kernel.rng import Rng
from tests.games.empires.positions import new_game, own, table, train
from tests.games.saying import seen

SVG = "{http://www.w3.org/2000/svg}"
EVERYTHING = {"industrial_boom": "pioneer", "rural_connections": "king", "place_tokens": True}


def positions(seats: int, **options: object):
    """Positions of a random game, its beginning and its end among them."""
    state = new_game(seats, seats, **options)
    rng = Rng(seats)
    while state.result is None:
        if state.moves_made % 9 == 0:
            yield state
        seat = state.actors[0]
        state.play(state.random_move(seat, rng), seat)
    yield state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_has_a_text_and_a_picture(seats: int):
    for state in positions(seats, **EVERYTHING):
        text = str(state)
        assert max(map(len, text.splitlines())) <= WIDTH
        root = ElementTree.fromstring(state._repr_svg_() or "")
        assert root.tag == f"{SVG}svg"
        words = ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]
        for city in state.country.cities:
            assert spoken(PLACES.cities[city]) in words


def test_the_text_shows_who_is_where():
    state = table(2)
    own(state, 0, "calias-company", "1d")
    own(state, 1, "1d")
    train(state, 1, "oldville")
    lines = show(seen(state)).splitlines()
    place = next(i for i, line in enumerate(lines) if "1d ♣" in line)
    at = lines[place].index("1d ♣")
    assert lines[place + 1][at : at + 2] == "ab"
    place = next(i for i, line in enumerate(lines) if "Oldvil" in line)
    at = lines[place].index("Oldvil")
    assert lines[place + 1][at : at + 6].strip() == "(sw)B"
    place = next(i for i, line in enumerate(lines) if "Calias" in line)
    at = lines[place].index("Calias")
    assert lines[place + 1][at : at + 6].strip() == "[sc]a"


def test_the_legend_names_every_terrain_with_its_price():
    for said in ("plain $0", "forest $1", "desert $1", "river $2", "mountain $3"):
        assert said in legend()


def test_tracks_are_drawn_between_neighbouring_spaces_of_one_company():
    state = table(2)
    fill = PICTURE["company"][0]["fill"]
    assert segments(state, fill) == 0
    own(state, 0, "calias-company", "1d")
    assert segments(state, fill) == 1
    own(state, 1, "1e")  # beside both, another company's
    assert segments(state, fill) == 1
    own(state, 0, "1e")
    assert segments(state, fill) == 3


def segments(state, fill: str) -> int:
    picture = draw(seen(state))
    found = re.findall(rf'<path d="([^"]*)" stroke="{fill}" stroke-width="3"/>', picture)
    return sum(path.count("M") for path in found)


def test_goods_sold_are_pale_and_hidden_cards_blank():
    state = table(2)
    before = draw(seen(state)).count('opacity=".25"')
    state.goods = [0] * len(state.goods)
    printed = sum(len(one["printed"]) for one in seen(state)["spaces"] if "printed" in one)
    assert before == 0 and draw(seen(state)).count('opacity=".25"') == printed
    names = [card for card, held in zip(range(32), state.hands[1].counts, strict=True) if held]
    assert names and not set(seen(state)["players"][1]["hand"])


def test_the_conglomerates_plan_is_drawn():
    state = table(1)
    from tests.games.empires.positions import destination

    destination(state, "calias-company", "glyson-company")
    picture = draw(seen(state))
    fills = [one["fill"] for one in PICTURE["conglomerate"]]
    for fill in fills:
        assert re.search(rf'stroke="{fill}" stroke-width="9"[^>]*stroke-dasharray', picture)
    assert "to Oldville" in picture and "to New Yard" in picture


def test_white_dots_are_drawn_where_tiles_touch():
    """A dot of one tile lies beside the dot of another: three pairs in a country of three tiles."""
    state = table(2)
    picture = draw(seen(state))
    dots = re.findall(r'<circle cx="([-\d.]+)" cy="([-\d.]+)" r="2.6"', picture)
    points = [(float(x), float(y)) for x, y in dots]
    assert len(points) == 18
    near = [
        (a, b)
        for i, a in enumerate(points)
        for b in points[i + 1 :]
        if (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < 8**2
    ]
    assert len(near) == 3
