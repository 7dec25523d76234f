"""The Western Link and the line to it (ROW-M1a, ROW-M1b)."""

from roundhouse.games.railways.rules import cubes, links
from roundhouse.games.railways.rules.box import KINDS
from roundhouse.games.railways.rules.state import RailwaysState
from tests.games.railways.positions import (
    build,
    clear,
    cubes_of,
    link,
    only,
    owned,
    place,
    put,
    reached,
    recolour,
    route,
    show,
    table,
    west,
)
from tests.games.saying import allowed, refused, say, seen, told


def to_the_west(seats: int = 3) -> RailwaysState:
    """Seat 0 completes Rock Island – Des Moines in round 1."""
    state = table(seats)
    build(state, "rock-island e16 d16 c16 des-moines")
    return state


def test_ROW_M1a_a_western_link_from_the_next_round_on():
    state = to_the_west()
    show(state, "railroad-executive")
    while state.actors != [0]:
        say(state, "pass")
    illegal = refused(state, "west kansas-city")
    assert illegal.rule == "ROW-M1a" and illegal.facts["why"] == "no-link"
    before = cubes_of(state, "red", "des-moines")
    events = say(state, "west des-moines")
    assert told(events, "paid")[0]["dollars"] == 30 and state.bonds[0] >= 6
    assert cubes_of(state, "red", "des-moines") == before + 4
    assert owned(state, 0) == 2
    assert seen(state)["western_links"][1] == {"place": "des-moines", "owner": 0, "ready": []}


def test_ROW_M1a_not_in_the_same_round_even_with_two_actions():
    state = table()
    show(state, "railroad-executive")
    say(state, "take railroad-executive")
    build(state, "rock-island e16 d16 c16 des-moines")
    assert refused(state, "west des-moines").facts["why"] == "next-round"


def test_ROW_M1a_one_per_city_by_any_player_and_both_by_one():
    state = to_the_west()
    link(state, 1, "des-moines", "minneapolis")
    reached(state, 1, "des-moines")
    link(state, 0, "kansas-city", "st-louis")
    reached(state, 0, "kansas-city")
    while state.actors != [0]:
        say(state, "pass")
    say(state, "west des-moines")
    assert refused(state, "west des-moines").facts == {
        "place": "des-moines",
        "why": "built",
        "owner": 0,
    }
    while state.actors != [0]:
        say(state, "pass")
    say(state, "west kansas-city")
    assert west(state).owner == [0, 0]
    assert refused(state, "west chicago").facts["why"] == "not-there"


def test_ROW_M1a_no_cube_travels_a_western_link():
    state = to_the_west()
    while state.actors != [0]:
        say(state, "pass")
    say(state, "west des-moines")
    while state.actors != [0]:
        say(state, "pass")
    state.level[0] = 8
    assert refused(state, "deliver red des-moines w").facts["why"] == "no-link"
    legs = [m for m in state.moves(0) if state.say(m).startswith("deliver red des-moines w")]
    assert legs == []


def test_ROW_M1a_red_cubes_from_the_west_bring_two_cubes_to_chicago():
    state = to_the_west()
    link(state, 1, "rock-island", "chicago")
    state.level = [2, 2, 2]
    only(state, "blue", "des-moines")
    while state.actors != [0]:
        say(state, "pass")
    say(state, "west des-moines", "pass", "pass")
    before = cubes.cubes_on(state, place(state, "chicago"))
    events = say(state, route(state, "red", "des-moines", "rock-island", "chicago"))
    assert len(told(events, "cubes-came")[0]["cubes"]) == 2
    after = cubes.cubes_on(state, place(state, "chicago"))
    assert after == before + 2
    assert state.points[:2] == [1, 1]


def test_ROW_M1a_whoever_delivers_and_only_from_a_city_with_a_western_link():
    state = table()
    link(state, 1, "des-moines", "rock-island", "chicago")
    state.level = [2, 2, 2]
    put(state, "red", "des-moines", 2)
    say(state, "pass")
    words = route(state, "red", "des-moines", "rock-island", "chicago")
    assert not told(say(state, words), "cubes-came")  # nobody has built it yet
    west(state).owner[1] = 2
    say(state, "pass", "pass")
    assert told(say(state, words), "cubes-came")


def test_ROW_M1a_red_cubes_elsewhere_bring_nothing():
    state = table()
    link(state, 0, "des-moines", "rock-island")
    recolour(state, "rock-island", "red")
    west(state).owner[1] = 0
    put(state, "red", "des-moines")
    assert not told(say(state, route(state, "red", "des-moines", "rock-island")), "cubes-came")


ROAD = ("new-york", "philadelphia", "pittsburgh", "cleveland", "toledo", "chicago", "rock-island")


def test_ROW_M1b_the_line_to_the_west_needs_an_own_western_link():
    state = table()
    link(state, 0, *ROAD, "des-moines")
    link(state, 0, "des-moines", "kansas-city")
    state.line_owner[1] = 1
    reached(state, 0, "kansas-city")
    state.turn = 2
    events = say(state, "west kansas-city")
    assert told(events, "line-completed")[0]["points"] == 20 == state.points[0]


def test_ROW_M1b_at_des_moines_it_must_be_joined_to_the_route():
    state = table()
    link(state, 0, *ROAD, "st-louis", "kansas-city")
    state.line_owner[1] = 1
    link(state, 0, "des-moines", "minneapolis")
    reached(state, 0, "des-moines")
    state.turn = 2
    assert not told(say(state, "west des-moines"), "line-completed")
    state.network.open_sea_link(place(state, "des-moines"), place(state, "rock-island"), 0)
    links.score_lines(state, 0)
    assert state.points[0] == 20
    # somebody else's Western Link is no help
    state = table()
    link(state, 0, *ROAD, "st-louis", "kansas-city")
    state.line_owner[1] = 1
    west(state).owner[0] = 1
    links.score_lines(state, 0)
    assert state.points[0] == 0


def market(*, cubes_there: int) -> RailwaysState:
    """Des Moines has a Western Link and two red cubes, Chicago so many blue ones; level 2."""
    state = table()
    link(state, 0, "des-moines", "rock-island", "chicago")
    state.level[0] = 2
    west(state).owner[1] = 1
    only(state, "red", "des-moines", 2)
    only(state, "blue", "chicago", cubes_there)
    return state


def to_chicago(state: RailwaysState, colour: str) -> str:
    return route(state, colour, "des-moines", "rock-island", "chicago")


def empty_bag(state: RailwaysState) -> None:
    for colour in range(KINDS):
        while state.bag.counts[colour]:
            state.bag.take(colour)


def test_ROW_M1a_the_red_cube_is_back_in_the_bag_before_chicago_draws():
    state = market(cubes_there=1)
    empty_bag(state)
    events = say(state, to_chicago(state, "red"))
    assert told(events, "cubes-came") == [{"place": "chicago", "cubes": ["red"]}]
    assert state.bag.total == 0


def test_ROW_M1a_only_red_cubes_bring_cubes():
    state = market(cubes_there=1)
    put(state, "blue", "des-moines")
    recolour(state, "chicago", "blue")
    assert not told(say(state, to_chicago(state, "blue")), "cubes-came")
    assert cubes.cubes_on(state, place(state, "chicago")) == 1


def emptied(state: RailwaysState, city: str) -> int:
    """A city without cubes, under a marker."""
    clear(state, place(state, city))
    state.marker[place(state, city)] = True
    state.markers += 1
    return place(state, city)


def test_ROW_M1a_cubes_that_come_to_chicago_take_its_marker_off():
    state = market(cubes_there=1)
    chicago = emptied(state, "chicago")
    say(state, to_chicago(state, "red"))
    assert not state.marker[chicago] and state.markers == 0
    assert cubes.cubes_on(state, chicago) == 2


def test_ROW_M1a_red_cubes_of_the_west_take_the_marker_of_their_city_off():
    state = to_the_west()
    city = emptied(state, "des-moines")
    say(state, "pass", "pass", "west des-moines")
    assert not state.marker[city] and state.markers == 0
    assert cubes_of(state, "red", "des-moines") == 4


def test_ROW_M1a_a_second_link_to_the_city_does_not_start_the_wait_again():
    state = to_the_west()
    show(state, "railroad-executive")
    say(state, "pass", "pass", "take railroad-executive")
    build(state, "des-moines c17 d17 e17 rock-island")
    assert owned(state, 0) == 2 and state.actors == [0]
    assert allowed(state, "west des-moines")


def test_ROW_M1a_a_link_that_nobody_completed_opens_no_way_west():
    """Judge and generator ask the same: since when the seat has reached the city."""
    state = table()
    link(state, 1, "des-moines", "rock-island")
    assert refused(state, "west des-moines").facts["why"] == "no-link"
    say(state, "pass")
    assert refused(state, "west des-moines").facts["why"] == "no-link"
    reached(state, 1, "des-moines")
    assert refused(state, "west des-moines").facts["why"] == "next-round"
