"""The track and what lies beyond its end (ROW-S5, ROW-M9)."""

import pytest

from roundhouse.games.railways.rules import points
from roundhouse.games.railways.rules.box import income_track
from roundhouse.games.railways.rules.land import MAPS, land_of
from tests.games.railways.positions import link, new, only, route, table
from tests.games.saying import say, seen, told


@pytest.mark.parametrize("name", MAPS.names)
def test_ROW_S5_past_the_end_of_any_track_its_points_are_kept_and_its_last_space_pays(name: str):
    state = table(2, map=name)
    last = len(state.track) - 1
    for score, kept in ((0, 0), (1, 0), (last, 0), (last + 1, last), (2 * last, last)):
        state.points[0] = score
        assert seen(state)["players"][0].get("kept", 0) == kept, score
        assert score - kept <= last
        if score >= last:
            assert points.income(state, 0) == state.track[last]
    state.points[0] = 2 * last + 1
    assert seen(state)["players"][0]["kept"] == 2 * last
    assert seen(state)["players"][0]["points"] == 2 * last + 1


def test_ROW_M9_the_track_of_sweden_ends_at_50_and_pays_10_above_49():
    state = table(map="sweden")
    assert len(state.track) == 51 and state.track[49] > state.track[50] == 10
    for score in (50, 51, 75, 100, 101, 130):
        state.points[0] = score
        assert points.income(state, 0) == 10


def test_ROW_M9_a_marker_of_50_for_who_goes_beyond_50():
    state = table(map="sweden")
    state.points[0] = 48
    points.score(state, 0, 2, "delivery")
    assert "kept" not in seen(state)["players"][0]
    points.score(state, 0, 1, "delivery")
    assert seen(state)["players"][0]["kept"] == 50
    points.score(state, 0, 50, "delivery")
    assert seen(state)["players"][0]["kept"] == 100
    assert seen(state)["players"][0]["points"] == 101  # nothing is lost


def test_ROW_M9_it_is_told_when_a_player_passes_the_end():
    state = table(map="sweden")
    state.points[0] = 50
    link(state, 0, "uppsala", "stockholm")
    only(state, "red", "uppsala", 2)
    events = say(state, route(state, "red", "uppsala", "stockholm"))
    assert told(events, "track-ended") == [{"seat": 0, "points": 50}]


def test_ROW_M9_sweden_rises_and_falls_more_steeply_than_the_base_track():
    sweden, world = income_track("sweden"), income_track("world")
    assert max(sweden) == max(world)
    assert sweden.index(25) < world.index(25)
    assert all(sweden[at] >= world[at] for at in range(21))
    assert all(sweden[at] < world[at] for at in range(31, 51))


@pytest.mark.parametrize("income", ["world", "nippon"])
def test_ROW_M9_variant_a_more_relaxed_track(income: str):
    state = new(3, map="sweden", income=income)
    assert state.track == seen(state)["track"] == income_track(income)
    assert land_of("sweden").track == income_track("sweden")  # shared, and unchanged
    state.points[0] = 60
    assert points.income(state, 0) == income_track(income)[60] > 10


def test_a_game_with_another_track_is_marked_by_it():
    marks = {
        income: new(3, map="sweden", income=income).game.data_hash({"map": "sweden", **option})
        for income in ("map", "world", "nippon")
        for option in [{"income": income}]
    }
    assert len(set(marks.values())) == 3
    assert marks["map"] == land_of("sweden").mark
