"""A board that is given hex by hex, with real geography bent after its cities."""

import pytest

from roundhouse.rails.atlas import Broken, check_text, compile_map, draw_map, make_picture, parse
from roundhouse.rails.atlas.ground import Ground, river_course
from roundhouse.rails.atlas.plane import centre

PRINTED = """
format = 1
name = "printed_board"
title = "Printed"
origin = "published"
why = "A board for tests."
orientation = "pointy"
[printed]
rows = [
  ".CPP.",
  "PWWPC",
  ".MPC.",
]
[printed.legend]
P = ["plain"]
C = ["plain"]
W = ["water", "river"]
M = ["mountain", "far"]
[projection]
kind = "fitted"
hex_km = 10
[picture]
side = 16
[[city]]
name = "West"
where = [50.0, 6.0]
at = [1, 0]
cubes = 2
[[city]]
name = "East"
where = [49.9, 6.5]
at = [4, 1]
exits = ["w", "sw"]
[[city]]
name = "South"
where = [49.7, 6.35]
at = [2, 2]
[[river]]
name = "Brook"
through = [[0, 1], [1, 1], [2, 1]]
[[ridge]]
name = "Wall"
edges = [[0, 2, "ne"]]
"""


def test_rows_become_hexes_with_terrain_and_tags():
    found = compile_map(parse(PRINTED))
    assert {tuple(row[1:3]): (row[3], row[4]) for row in found["hexes"]} == {
        (1, 0): ("plain", []),
        (2, 0): ("plain", []),
        (3, 0): ("plain", []),
        (0, 1): ("plain", []),
        (1, 1): ("water", ["river"]),
        (2, 1): ("water", ["river"]),
        (3, 1): ("plain", []),
        (4, 1): ("plain", []),
        (0, 2): ("mountain", ["far"]),
        (1, 2): ("plain", []),
        (2, 2): ("plain", []),
    }
    assert found["closed"] == []
    assert len(found["ridges"]) == 1


def test_the_geography_is_bent_after_the_cities():
    source = parse(PRINTED)
    ground = Ground(source)
    for place in source.places:
        assert place.at and place.where
        assert ground.point(place.where) == pytest.approx(centre("pointy", *place.at), abs=0.05)


def test_a_river_may_name_its_hexes():
    source = parse(PRINTED)
    (brook,) = source.rivers
    assert [here for here, _ in river_course(Ground(source), brook)] == [(0, 1), (1, 1), (2, 1)]
    longer = PRINTED.replace("through", "line = [[49.88, 6.0], [49.9, 6.55]]\nthrough")
    (brook,) = parse(longer).rivers
    course = [here for here, _ in river_course(Ground(parse(longer)), brook)]
    assert [here for here in course if here in brook.through] == brook.through
    assert course[-1] != (2, 1)  # it runs on to its mouth
    torn = PRINTED.replace("[1, 1], [2, 1]]", "[2, 1]]")
    with pytest.raises(Broken, match=r"\[2, 1\] is not beside \[0, 1\]"):
        parse(torn)


def test_what_is_wrong_with_rows_is_told():
    for broken, said in (
        (PRINTED.replace('"pointy"', '"flat"'), "rows are of pointy hexes"),
        (PRINTED.replace('["mountain", "far"]', '["cheese"]'), "a letter = "),
        (PRINTED.replace("at = [4, 1]", "").replace("at = [2, 2]", ""), "needs three places"),
        (PRINTED.replace('["w", "sw"]', '["e"]'), "East: exit e leads to no hex"),
    ):
        assert any(said in fault.text for fault in check_text(broken, {})[0]), said


def test_hexes_stand_on_a_shore_and_lakes_lie_below_them():
    lake = '[[lake]]\nname = "L"\nline = [[50.1, 5.9], [50.1, 6.6], [49.6, 6.6], [49.6, 5.9]]\n'
    source = parse(PRINTED + lake)
    found = compile_map(source)
    picture = make_picture(source, found)
    assert picture["shore"]
    svg = draw_map(found, picture)
    assert svg.index('href="#atlas-printed_board-lake0"') < svg.index('class="plain"')
    assert 'id="atlas-printed_board-shore"' in svg
