"""Barons of the world, for every map (ROW-M10)."""

import pytest

import roundhouse as rh
from roundhouse.games.railways.rules import barons
from roundhouse.games.railways.rules.cards import JOINED, LINKS_AT, WESTERN_LINK
from roundhouse.games.railways.rules.land import MAPS, facts_of, land_of
from roundhouse.games.railways.rules.state import RailwaysState
from tests.games.railways.positions import (
    baron,
    link,
    new,
    place,
    recolour,
    table,
    track,
    way_between,
)
from tests.games.saying import seen


def world(seats: int = 2, **options: object) -> RailwaysState:
    return table(seats, 1, barons="world", **options)


def worth(state: RailwaysState, slug: str, seat: int = 0) -> int:
    return barons.worth(state, state.land.barons.slug.index(slug), seat)


@pytest.mark.parametrize("name", MAPS.names)
def test_ROW_M10_twenty_four_barons_that_name_no_city(name: str):
    land = land_of(name, "world")
    cards = land.barons
    assert cards.count == len(set(cards.slug)) == 24
    assert set(cards.points) <= {5, 6, 7, 8}
    assert not any(cards.places)
    assert not {LINKS_AT, JOINED, WESTERN_LINK} & set(cards.aim)
    assert (land.mark == land_of(name).mark) == (facts_of(name)["barons"] == "world")
    state = new(2, map=name, barons="world")
    for number in range(cards.count):  # each can be judged on every map
        assert barons.worth(state, number, 0) in (0, cards.points[number])


def test_ROW_M10_six_players_get_twelve_of_them_in_secret():
    state = new(6, map="western_us", barons="world")
    dealt = [card for hand in state.barons for card in hand]
    assert len(set(dealt)) == 12 and all(len(hand) == 2 for hand in state.barons)
    assert "barons" not in seen(state)
    mine = seen(state, 3)["barons"]
    assert [state.land.barons.slug[card] for card in sorted(state.barons[3])] == mine
    other = state.imagine(3, rh.Rng(5))
    assert other.barons[3] == state.barons[3] and other.barons != state.barons


def test_ROW_M10_they_take_the_place_of_the_maps_own():
    state = new(2, map="mexico", barons="world")
    assert "links-at-mexico-city" not in state.land.barons.slug
    assert seen(state)["baron_set"] == "world" and "baron_set" not in seen(new(2, map="mexico"))
    assert new(2, map="mexico").land.barons.slug.count("links-at-mexico-city") == 1


def test_ROW_M10_highest_income():
    state = world()
    state.points = [41, 60]
    assert (worth(state, "highest-income", 0), worth(state, "highest-income", 1)) == (6, 0)
    state.points = [41, 48]  # both spaces pay 25
    assert worth(state, "highest-income", 0) == worth(state, "highest-income", 1) == 0


def test_ROW_M10_widest_railroad():
    state = world()
    link(state, 0, "baltimore", "philadelphia")
    link(state, 1, "chicago", "indianapolis")
    before = barons.widest(state, 0)
    assert 0 < before < barons.widest(state, 1)
    link(state, 0, "new-haven", "providence", "boston")  # not joined to the south
    assert worth(state, "widest-railroad", 1) == 8
    link(state, 0, "philadelphia", "new-york", "new-haven")
    assert barons.widest(state, 0) > barons.widest(state, 1)
    assert worth(state, "widest-railroad", 0) == 8 and worth(state, "widest-railroad", 1) == 0


def test_ROW_M10_busiest_city():
    state = world()
    link(state, 0, "baltimore", "philadelphia", "new-york")
    link(state, 1, "chicago", "indianapolis")
    assert worth(state, "busiest-city", 0) == 6  # two at Philadelphia
    link(state, 1, "chicago", "milwaukee")
    assert worth(state, "busiest-city", 0) == worth(state, "busiest-city", 1) == 0
    link(state, 0, "atlanta", "chattanooga")
    link(state, 0, "boston", "albany")
    assert worth(state, "busiest-city", 0) == 0  # more links, but no city with more of them


def test_ROW_M10_longest_link_and_most_track():
    state = world()
    near = way_between(state, "philadelphia", "new-york")
    far = way_between(state, "chicago", "st-louis")
    assert len(far.split()) > len(near.split())
    track(state, 0, near)
    track(state, 1, far)
    assert (worth(state, "longest-link", 0), worth(state, "longest-link", 1)) == (0, 6)
    assert worth(state, "most-track", 1) == 7
    link(state, 0, "philadelphia", "baltimore", "washington", "richmond", "norfolk")
    link(state, 0, "new-york", "new-haven", "providence", "boston")
    assert worth(state, "longest-link", 1) == 6
    assert worth(state, "most-track", 0) == 7


def test_ROW_M10_major_lines():
    state = world()
    state.line_owner[0] = 0
    assert worth(state, "most-lines", 0) == 7 and worth(state, "two-lines", 0) == 0
    state.line_owner[1] = 0
    state.line_owner[2] = 1
    assert worth(state, "two-lines", 0) == 6 and worth(state, "two-lines", 1) == 0
    state.line_owner[3] = 1
    assert worth(state, "most-lines", 0) == worth(state, "most-lines", 1) == 0


EAST = [
    "richmond",
    "washington",
    "baltimore",
    "philadelphia",
    "new-york",
    "new-haven",
    "providence",
]


def test_ROW_M10_one_railroad_of_eight_links():
    state = world()
    assert worth(state, "one-railroad") == 0
    link(state, 0, *EAST, "boston")
    assert worth(state, "one-railroad") == 0  # seven
    link(state, 0, "richmond", "norfolk")
    assert worth(state, "one-railroad") == 5
    link(state, 0, "chicago", "milwaukee")
    assert worth(state, "one-railroad") == 0  # apart


def test_ROW_M10_a_round_trip_leads_through_three_cities():
    state = world()
    link(state, 0, "philadelphia", "new-york", "philadelphia")
    assert worth(state, "round-trip") == 0  # two links side by side
    link(state, 0, "indianapolis", "cincinnati", "columbus")
    assert worth(state, "round-trip") == 0
    link(state, 1, "columbus", "indianapolis")
    assert worth(state, "round-trip") == 0  # a rival's
    link(state, 0, "columbus", "indianapolis")
    assert worth(state, "round-trip") == 5


def test_ROW_M10_four_colours_and_most_of_one():
    state = world()
    link(state, 0, "philadelphia", "new-york", "new-haven")
    for city in ("philadelphia", "new-york", "new-haven"):
        recolour(state, city, "red")
    assert worth(state, "most-red-cities") == 6 and worth(state, "four-colours") == 0
    link(state, 0, "philadelphia", "baltimore")
    for city, colour in (("baltimore", "blue"), ("new-york", "yellow"), ("new-haven", "purple")):
        recolour(state, city, colour)
    assert worth(state, "four-colours") == 5
    assert worth(state, "most-blue-cities") == worth(state, "most-yellow-cities") == 6
    state.colour[place(state, "baltimore")] = -1
    assert worth(state, "four-colours") == 0 and worth(state, "most-grey-cities") == 6
    link(state, 1, "albany", "buffalo")
    assert worth(state, "most-grey-cities", 1) == 6


def test_ROW_M10_they_are_scored_at_the_end():
    state = world()
    state.first_level[5] = 1
    baron(state, 1, "first-to-level-5")
    state.ending = state.turn
    while state.result is None:
        state.play(state.hear("pass"), state.actors[0])
    assert state.result.breakdown[1]["baron"] == 5
