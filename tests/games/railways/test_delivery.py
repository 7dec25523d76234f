"""Urbanizing, the locomotive, deliveries (ROW-U1, ROW-L1, ROW-D1 to D4)."""

from roundhouse.games.railways.rules import cubes
from roundhouse.games.railways.rules.box import COLOURS, KINDS, TABLE
from roundhouse.games.railways.rules.state import RailwaysState
from tests.games.railways.positions import (
    clear,
    exit_to,
    link,
    links_between,
    only,
    place,
    put,
    recolour,
    route,
    table,
    track,
    until,
)
from tests.games.saying import allowed, offered, refused, say, seen, told


def test_ROW_U1_ten_dollars_a_colour_and_two_cubes():
    state = table()
    before = cubes.cubes_on(state, place(state, "albany"))
    events = say(state, "urbanize albany blue")
    assert (state.bonds[0], state.cash[0]) == (2, 0)
    assert seen(state)["places"][place(state, "albany")]["colour"] == "blue"
    assert cubes.cubes_on(state, place(state, "albany")) == before + 2
    assert len(told(events, "city-urbanized")[0]["cubes"]) == 2
    assert seen(state)["new_cities"]["blue"] == 2


def test_ROW_U1_grey_cities_only_so_once_each_and_never_red():
    state = table()
    say(state, "urbanize albany blue")
    assert refused(state, "urbanize albany yellow").facts["why"] == "not-grey"
    assert refused(state, "urbanize chicago yellow").facts["colour"] == "red"
    assert refused(state, "urbanize buffalo red").facts["why"] == "no-tile"
    state.new_cities[COLOURS.index("blue")] = 0
    assert refused(state, "urbanize buffalo blue").rule == "ROW-U1"


def test_ROW_U1_a_marker_goes_and_deliveries_of_the_colour_come():
    state = table()
    link(state, 0, "albany", "new-haven")
    only(state, "blue", "new-haven")
    empty(state, "albany")
    words = route(state, "blue", "new-haven", "albany")
    assert refused(state, words).facts["why"] == "must-arrive"
    events = say(state, "urbanize albany blue")
    assert told(events, "marker-removed") and not state.marker[place(state, "albany")]
    say(state, "pass", "pass")
    assert allowed(state, words)


def test_ROW_S6_a_marker_stays_where_an_empty_bag_brings_no_cubes():
    state = table()
    empty(state, "albany")
    for colour in range(KINDS):
        while state.bag.counts[colour]:
            state.bag.take(colour)
    events = say(state, "urbanize albany blue")
    assert not told(events, "marker-removed")
    assert state.marker[place(state, "albany")] and state.markers == 1


def empty(state: RailwaysState, city: str) -> None:
    """A city that has lost its last cube."""
    clear(state, place(state, city))
    state.marker[place(state, city)] = True
    state.markers += 1


def test_ROW_L1_one_level_per_action_at_its_price_up_to_8():
    assert TABLE.level_price[2:] == [5, 10, 10, 15, 15, 20, 20]
    state = table(2)
    state.cash[0] = 100
    for level in range(2, 9):
        events = say(state, "improve")
        assert state.level[0] == level
        assert told(events, "locomotive-improved") == [{"seat": 0, "level": level}]
        until(state, 0)
    assert state.cash[0] == 100 - 95
    assert refused(state, "improve").facts == {"why": "level", "level": 8}


def test_ROW_D1_over_complete_links_to_a_city_of_its_colour():
    state = table()
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia", 2)
    events = say(state, route(state, "red", "philadelphia", "new-york"))
    assert told(events, "cube-delivered")[0]["places"] == ["philadelphia", "new-york"]
    assert state.points[0] == 1


def test_ROW_D1_no_more_links_than_the_level():
    state = table()
    link(state, 0, "baltimore", "philadelphia", "new-york")
    only(state, "red", "baltimore")
    words = route(state, "red", "baltimore", "philadelphia", "new-york")
    assert refused(state, words).facts == {"why": "level", "links": 2, "level": 1}
    state.level[0] = 2
    assert allowed(state, words)


def test_ROW_D1_an_incomplete_link_carries_nothing():
    state = table()
    track(state, 0, "philadelphia w7 x6")
    only(state, "red", "philadelphia")
    assert refused(state, "deliver red philadelphia nw").facts["why"] == "no-link"


def test_ROW_D1_it_must_stop_at_the_first_city_of_its_colour():
    state = table()
    state.level[0] = 3
    link(state, 0, "washington", "baltimore", "philadelphia", "new-york", "new-haven")
    recolour(state, "philadelphia", "red")
    only(state, "red", "washington")
    short = route(state, "red", "washington", "baltimore", "philadelphia")
    long = route(state, "red", "washington", "baltimore", "philadelphia", "new-york")
    assert allowed(state, short)
    assert refused(state, long).facts["why"] == "must-stop"


def test_ROW_D1_grey_cities_are_passed_but_take_nothing():
    state = table()
    state.level[0] = 2
    link(state, 0, "boston", "providence", "new-haven")
    only(state, "yellow", "new-haven")
    assert allowed(state, route(state, "yellow", "new-haven", "providence", "boston"))
    assert refused(state, route(state, "yellow", "new-haven", "providence")).facts == {
        "colour": "yellow",
        "place": "providence",
        "why": "must-arrive",
    }


def test_ROW_D1_an_empty_city_takes_its_colour():
    state = table()
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia")
    empty(state, "new-york")
    assert allowed(state, route(state, "red", "philadelphia", "new-york"))


def test_ROW_D1_there_must_be_such_a_cube():
    state = table()
    link(state, 0, "philadelphia", "new-york")
    only(state, "blue", "philadelphia")
    assert refused(state, "deliver red philadelphia ne").facts["why"] == "no-cube"


def test_ROW_D2_no_city_twice_the_origin_included():
    state = table()
    state.level[0] = 8
    link(state, 0, "philadelphia", "new-york", "new-haven")
    track(state, 0, "new-york x6 w7 philadelphia")
    only(state, "blue", "philadelphia")
    there = state.land.board.edge_words[5]
    assert there == "nw"
    words = f"deliver blue philadelphia ne {back_over(state)}"
    assert refused(state, words).rule == "ROW-D2"


def back_over(state: RailwaysState) -> str:
    """The exit of New York by which the second link goes back to Philadelphia."""
    ways = links_between(state, "new-york", "philadelphia")
    exits = [state.network.exits_at(way, place(state, "new-york"))[0] for way in ways]
    return state.land.board.edge_words[max(exits, key=lambda edge: edge == 4)]


def test_ROW_D3_the_first_link_is_the_movers_own():
    state = table()
    state.level[0] = 2
    link(state, 1, "baltimore", "philadelphia")
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "baltimore")
    words = route(state, "red", "baltimore", "philadelphia", "new-york")
    illegal = refused(state, words)
    assert illegal.rule == "ROW-D3" and illegal.facts["owner"] == 1


def test_ROW_D3_every_owner_scores_a_point_per_link():
    state = table()
    state.level[0] = 4
    link(state, 0, "washington", "baltimore")
    link(state, 1, "baltimore", "philadelphia")
    link(state, 2, "philadelphia", "new-york")
    only(state, "red", "washington")
    events = say(state, route(state, "red", "washington", "baltimore", "philadelphia", "new-york"))
    assert state.points == [1, 1, 1]
    assert told(events, "cube-delivered")[0]["owners"] == [0, 1, 2]


def test_ROW_D3_points_are_income_at_once():
    state = table()
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia", 2)
    say(state, route(state, "red", "philadelphia", "new-york"))
    assert seen(state)["players"][0]["income"] == 3


def test_ROW_D4_the_cube_goes_back_and_the_last_one_leaves_a_marker():
    state = table()
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia", 2)
    bag = state.bag.counts[COLOURS.index("red")]
    words = route(state, "red", "philadelphia", "new-york")
    say(state, words)
    assert state.bag.counts[COLOURS.index("red")] == bag + 1 and state.markers == 0
    say(state, "pass", "pass")
    events = say(state, words)
    assert told(events, "city-emptied") == [{"place": "philadelphia", "left": 11}]
    assert state.marker[place(state, "philadelphia")] and state.markers == 1


def test_ROW_D4_no_marker_where_a_delivered_cube_arrives():
    """It goes to the bag, so it takes no marker off either."""
    state = table()
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia", 2)
    empty(state, "new-york")
    say(state, route(state, "red", "philadelphia", "new-york"))
    assert state.marker[place(state, "new-york")]


def test_words_offer_exactly_the_routes_that_are_allowed():
    """Long routes through a dense network, against the judge."""
    state = table()
    state.level[0] = 5
    link(state, 0, "boston", "providence", "new-haven", "new-york", "philadelphia", "baltimore")
    link(state, 1, "baltimore", "washington", "richmond")
    link(state, 0, "albany", "new-haven")
    link(state, 2, "albany", "new-york")
    moves = [state.say(move) for move in state.moves(0)]
    found = [text for text in moves if text.startswith("deliver")]
    assert len(found) == len(set(found)) > 5
    edges = state.land.board.edge_words
    cities = [place(state, name) for name in ("boston", "new-haven", "new-york", "baltimore")]
    tried = 0
    for city in cities:
        slug = state.land.board.place_slug[city]
        for colour in range(KINDS):
            if not state.cubes[city * KINDS + colour]:
                continue
            for text in ways(state, f"deliver {COLOURS[colour]} {slug}", edges, 3):
                assert (state.check(state.hear(text), 0) is None) == (text in found), text
                tried += 1
    assert tried > 1000


def ways(state: RailwaysState, begun: str, edges: list[str], legs: int) -> list[str]:
    if legs == 0:
        return []
    here = [f"{begun} {edge}" for edge in edges]
    return here + [text for one in here for text in ways(state, one, edges, legs - 1)]


def test_an_exit_is_named_by_its_edge():
    state = table()
    link(state, 0, "philadelphia", "new-york")
    assert exit_to(state, "philadelphia", "new-york") == "ne"
    put(state, "red", "philadelphia")
    assert offered(state, "deliver red philadelphia ne")
