"""Hex geometry and projections, against figures found another way."""

import math

import pytest

from roundhouse.rails.atlas.plane import (
    ROOT3,
    centre,
    corner,
    distance,
    hex_at,
    neighbour,
    slugs,
)
from roundhouse.rails.atlas.projection import EARTH_KM, projection
from roundhouse.rails.atlas.shapes import (
    Region,
    away,
    between,
    clip,
    distance_to_line,
    inside,
    rough,
)


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_neighbours_lie_across_their_edge(orientation):
    for edge in range(6):
        here, there = (3, -2), neighbour(orientation, (3, -2), edge)
        a, b = corner(orientation, *here, edge), corner(orientation, *here, edge + 1)
        middle = between(centre(orientation, *here), centre(orientation, *there), 0.5)
        assert away(middle, between(a, b, 0.5)) == pytest.approx(0, abs=1e-9)
        assert away(a, b) == pytest.approx(1)
        assert distance(here, there) == 1


def test_first_edges_point_where_their_words_say():
    here = centre("flat", 0, 0)
    north = centre("flat", *neighbour("flat", (0, 0), 0))
    assert (north[0] - here[0], north[1] - here[1]) == pytest.approx((0, -ROOT3))
    x, y = centre("pointy", *neighbour("pointy", (0, 0), 0))
    assert x > 0 > y  # north-east
    assert centre("pointy", *neighbour("pointy", (0, 0), 1)) == pytest.approx((ROOT3, 0))


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_a_point_belongs_to_the_nearest_middle(orientation):
    for i in range(-20, 21):
        for j in range(-20, 21):
            point = (i * 0.173, j * 0.211)
            here = hex_at(orientation, point)
            mine = away(point, centre(orientation, *here))
            for edge in range(6):
                other = centre(orientation, *neighbour(orientation, here, edge))
                assert mine <= away(point, other) + 1e-9


def test_slugs_count_columns_from_the_west_and_rows_from_the_north():
    row = [(q, -(q // 2)) for q in range(30)]
    assert slugs("flat", row)[:3] == ["a1", "b1", "c1"]
    assert slugs("flat", row)[25:28] == ["z1", "aa1", "ab1"]
    assert slugs("flat", [(-1, 0), (0, 0), (0, 1)]) == ["a1", "b2", "b3"]
    assert slugs("pointy", [(0, 0), (1, 0), (0, 1), (-1, 2)]) == ["a1", "b1", "a2", "a3"]


def great_circle(a, b):
    (lat1, lon1), (lat2, lon2) = [(math.radians(x), math.radians(y)) for x, y in (a, b)]
    cosine = math.sin(lat1) * math.sin(lat2) + math.cos(lat1) * math.cos(lat2) * math.cos(
        lon1 - lon2
    )
    return EARTH_KM * math.acos(cosine)


ALBANY, NEW_YORK, TORONTO = (42.65, -73.76), (40.71, -73.98), (43.65, -79.38)


def test_conic_keeps_distances_over_a_region():
    project = projection("conic", ALBANY, (41.0, 45.0))
    assert project(ALBANY) == (0.0, 0.0)
    for a, b in ((ALBANY, NEW_YORK), (ALBANY, TORONTO), (NEW_YORK, TORONTO)):
        assert away(project(a), project(b)) == pytest.approx(great_circle(a, b), rel=0.002)


def test_plane_keeps_distances_near_its_centre():
    project = projection("plane", (51.22, 6.78), (0, 0))
    dortmund, bonn = (51.51, 7.47), (50.73, 7.10)
    assert away(project(dortmund), project(bonn)) == pytest.approx(
        great_circle(dortmund, bonn), rel=0.005
    )


def test_turn_lays_the_map_round_clockwise():
    straight = projection("plane", (50, 6), (0, 0))((51, 6))
    turned = projection("plane", (50, 6), (0, 0), 90)((51, 6))
    assert straight[1] < 0
    assert turned[0] == pytest.approx(-straight[1])  # north points east
    assert turned[1] == pytest.approx(0, abs=1e-3)


def test_inside_and_clip():
    ring = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert inside((5, 5), ring)
    assert not inside((11, 5), ring)
    region = Region([*ring[:3], (3.3, 4.7), (0.0, 10.0)])
    for x in range(-2, 24):
        for y in range(-2, 24):
            point = (x / 2, y / 2)
            assert region.holds(point) == inside(point, [*ring[:3], (3.3, 4.7), (0.0, 10.0)])
    part = clip(ring, (5.0, -5.0), (20.0, 5.0))
    assert sorted(part) == [(5.0, 0.0), (5.0, 5.0), (10.0, 0.0), (10.0, 5.0)]
    assert clip(ring, (20.0, 20.0), (30.0, 30.0)) == []


def test_rough_coasts_stay_near_and_keep_their_typed_points():
    ring = [(10.0, 10.0), (90.0, 10.0), (90.0, 90.0), (10.0, 90.0)]
    frame = [(0.0, 0.0), (100.0, 100.0)]
    coast = rough(ring, 0.12, 3, 4.0, frame)
    assert coast == rough(ring, 0.12, 3, 4.0, frame)
    assert coast != rough(ring, 0.12, 4, 4.0, frame)
    assert len(coast) > 60
    assert all(point in coast for point in ring)
    assert max(distance_to_line(point, [*ring, ring[0]]) for point in coast) < 20
    outside = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    assert rough(outside, 0.12, 3, 4.0, frame) == outside
