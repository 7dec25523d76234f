"""Fuel Depots: placing them, passing a city, stopping and going on (ROW-M8a)."""

import pytest

import roundhouse as rh
from roundhouse.games.railways.game import game
from roundhouse.games.railways.rules import cubes, rounds
from roundhouse.games.railways.rules.box import COLOURS
from roundhouse.games.railways.rules.parts.depots import depots_in
from roundhouse.games.railways.rules.phases import ACTIONS, BUILDING, NEVER, NOBODY
from roundhouse.games.railways.rules.state import RailwaysState
from tests.games.railways.invariants import depots_conserved, goods_conserved
from tests.games.railways.positions import (
    build,
    clear,
    depots,
    exit_to,
    give,
    link,
    new,
    only,
    place,
    put,
    recolour,
    show,
    table,
    track,
    until,
    way_between,
)
from tests.games.saying import allowed, refused, say, seen, told

# Seventeen cities in a row, sixteen links.
ROW = [
    *("seattle", "yakima", "spokane", "missoula", "great-falls", "butte", "billings", "casper"),
    *("cheyenne", "denver", "pueblo", "amarillo", "abilene", "dallas", "oklahoma-city"),
    *("wichita", "kansas-city"),
]


def row(owner: int = 0, links: int = 16, level: int = 4, seats: int = 2) -> RailwaysState:
    """Links of one player along the row, whose cities take nothing yet."""
    state = table(seats, map="western_us", rotors=False)
    link(state, owner, *ROW[: links + 1])
    for city in ROW:
        state.colour[place(state, city)] = -1
        state.network.set_accepts(place(state, city), 0)
    state.level = [level] * seats
    state.deliverable = {}
    return state


def depot(state: RailwaysState, seat: int, city: str, number: int = 1) -> None:
    """Depots that lie there already."""
    depots(state).owner[place(state, city)] = seat
    depots(state).count[place(state, city)] = number
    state.deliverable = {}


def way(state: RailwaysState, *cities: str) -> str:
    """The edges of a way along cities; a call stands after the city it is made in."""
    said: list[str] = []
    here = cities[0]
    for city in cities[1:]:
        if city in ("refuel", "halt", "unload"):
            said.append(city)
        else:
            said.append(exit_to(state, here, city))
            here = city
    return " ".join(said)


def deliver(state: RailwaysState, colour: str, *cities: str) -> str:
    return f"deliver {colour} {cities[0]} {way(state, *cities)}"


def go_on(state: RailwaysState, *cities: str) -> str:
    return f"continue {way(state, *cities)}"


def waits(state: RailwaysState) -> list[tuple[int, str]]:
    return [(one["seat"], one["place"]) for one in seen(state)["fuel_depots"]["waiting"]]


# The worked examples of the booklet.


def test_ROW_M8a_example_1_pass_the_colour_and_stop_with_two_depots():
    """Level 4; B is purple, four links from A, and holds two depots; C lies three links on."""
    state = row(links=7, level=4)
    a, b, c = ROW[0], ROW[4], ROW[7]
    recolour(state, b, "purple")
    recolour(state, c, "purple")
    only(state, "purple", a)
    depot(state, 0, b, 2)
    events = say(state, deliver(state, "purple", *ROW[:5], "refuel", "halt"))
    assert told(events, "depot-spent") == [{"seat": 0, "place": b, "left": 1}]
    assert not told(events, "points-scored") and state.points == [0, 0]
    assert waits(state) == [(0, b)]
    goods_conserved(state)
    depots_conserved(state)
    say(state, "pass")
    events = say(state, go_on(state, *ROW[4:8]))
    assert state.points == [7, 0]
    assert told(events, "cube-delivered")[0]["places"] == ROW[:8]
    assert told(events, "depot-spent") == [{"seat": 0, "place": b, "left": 0}]
    assert depots(state).stock(0) == 4 and waits(state) == []


def test_ROW_M8a_example_2_a_depot_lets_the_cube_pass_a_city_of_its_colour():
    """Level 8: X is blue and eight links away; the third city on the way is blue, too."""
    state = row(links=8, level=8)
    recolour(state, ROW[3], "blue")
    recolour(state, ROW[8], "blue")
    only(state, "blue", ROW[0], 2)
    assert refused(state, deliver(state, "blue", *ROW[:9])).facts["why"] == "must-stop"
    short = deliver(state, "blue", *ROW[:4])
    assert allowed(state, short)
    depot(state, 0, ROW[3])
    say(state, deliver(state, "blue", *ROW[:4], "refuel", *ROW[4:9]))
    assert state.points == [8, 0] and depots(state).stock(0) == 4


def test_ROW_M8a_example_3_sixteen_points_with_one_delivery():
    """Level 8: eight links to a depot in a yellow city in one round, eight more in the next."""
    state = row(links=16, level=8)
    recolour(state, ROW[8], "yellow")
    recolour(state, ROW[16], "blue")
    only(state, "blue", ROW[0])
    depot(state, 0, ROW[8])
    say(state, deliver(state, "blue", *ROW[:9], "halt"), "pass")
    say(state, go_on(state, *ROW[8:]))
    assert state.points == [16, 0]
    goods_conserved(state)


# Placing.


def from_reno() -> RailwaysState:
    """Links Seattle – Yakima – Spokane lie; seat 0 lays a tile from Reno."""
    state = row(links=2)
    say(state, "build f16 straight 1")
    assert state.tiles_laid == 1
    return state


def test_ROW_M8a_five_dollars_for_one_or_two_on_a_city_you_are_joined_to():
    for number in (1, 2):
        state = from_reno()
        cash = state.cash[0] - 5 * state.bonds[0]
        events = say(state, f"depot yakima {number}")
        assert told(events, "depots-placed") == [{"seat": 0, "place": "yakima", "depots": number}]
        assert cash - (state.cash[0] - 5 * state.bonds[0]) == 5
        assert seen(state)["fuel_depots"]["stock"] == [4 - number, 4]
        assert seen(state)["build"]["depots_placed"]
        assert refused(state, "depot seattle 1").facts["why"] == "once"


def test_ROW_M8a_where_no_depot_goes():
    state = from_reno()
    assert refused(state, "depot reno 1").facts["why"] == "not-joined"
    assert refused(state, "depot denver 1").facts["why"] == "not-joined"
    assert refused(state, "depot yakima 3").facts == {
        "why": "number",
        "place": "yakima",
        "number": 3,
        "most": 2,
    }
    assert refused(state, "depot yakima 0").facts["number"] == 0
    depot(state, 1, "seattle")
    assert refused(state, "depot seattle 1").facts["owner"] == 1
    depot(state, 0, "spokane")  # one's own, too
    assert refused(state, "depot spokane 1").facts["why"] == "taken"
    track(state, 1, "yakima h5 i5")  # somebody's unfinished link
    assert refused(state, "depot yakima 1").facts["why"] == "under-construction"


def test_ROW_M8a_only_while_building_and_after_a_tile():
    state = row(links=2)
    assert refused(state, "depot yakima 1").facts == {"why": "phase", "phase": "actions"}
    give(state, 0, "land-grant")
    say(state, "play land-grant")
    assert state.phase == BUILDING
    assert refused(state, "depot yakima 1").facts["why"] == "tile-first"


def test_ROW_M8a_the_link_being_built_keeps_depots_off_until_it_is_complete():
    state = row(links=2)
    names = way_between(state, "spokane", "missoula").split()
    build(state, " ".join([*names[:-1]][:3]))
    assert refused(state, "depot spokane 1").facts["why"] == "under-construction"
    assert allowed(state, "depot yakima 1")
    while state.tiles_left > 0:
        at = names.index("missoula") - (len(names) - 2 - state.tiles_laid)
        build(state, " ".join(names[at - 1 : at + 2]))
    assert state.phase == BUILDING  # the track is laid, depots may still be placed
    assert refused(state, first_build(state)).facts["why"] == "laid"
    assert allowed(state, "depot missoula 2") and allowed(state, "end")
    say(state, "depot missoula 2")
    assert state.phase == ACTIONS and state.actors == [1]


def first_build(state: RailwaysState) -> str:
    """A build that would be legal at the beginning of an action."""
    later = state.copy()
    rounds.begin_round(later)
    later.tiles_left = 0
    later.tiles_laid = 0
    later.building_link = -1
    later.survey = None
    return next(later.say(m) for m in later.moves(0) if later.say(m).startswith("build"))


def test_ROW_M8a_a_build_ends_by_itself_where_no_depot_can_be_placed():
    state = row(links=2)
    for city in ROW[:3]:
        depot(state, 0, city)
    depot(state, 0, "reno")
    assert depots(state).stock(0) == 0
    build(state, way_between(state, "spokane", "missoula"))
    assert state.actors == [1]


def test_ROW_M8a_four_depots_each():
    state = from_reno()
    depot(state, 0, "seattle", 2)
    depot(state, 0, "denver", 1)
    assert refused(state, "depot yakima 2").facts["most"] == 1
    say(state, "depot yakima 1")
    assert depots(state).stock(0) == 0


def test_ROW_M8a_a_city_whose_depots_are_spent_is_free_for_anybodys():
    """Anna's depot in Yakima is spent; Bruno, who has a link there too, places his."""
    state = row(links=3)
    recolour(state, ROW[1], "red")
    recolour(state, ROW[3], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[1])
    link(state, 1, ROW[1], "portland")
    say(state, deliver(state, "red", ROW[0], ROW[1], "refuel", *ROW[2:4]))
    depots_conserved(state)
    say(state, "build f16 straight 1")
    say(state, f"depot {ROW[1]} 1")
    shown = seen(state)["fuel_depots"]
    assert shown["cities"] == [{"place": ROW[1], "owner": 1, "depots": 1}]
    assert shown["stock"] == [4, 3]
    say(state, "end")
    build(state, " ".join(way_between(state, "dallas", "houston").split()[:3]))
    say(state, f"depot {ROW[0]} 2")  # once in each build
    assert seen(state)["fuel_depots"]["stock"] == [2, 3]


def test_ROW_M8a_a_depot_that_is_placed_can_be_used_in_the_next_action():
    """Before it lies there the cube can't go anywhere, and nothing of that is remembered."""
    state = row(links=2)
    only(state, "red", ROW[0])
    show(state, "railroad-executive")
    stop = deliver(state, "red", *ROW[:3], "halt")
    assert refused(state, stop).facts["why"] == "no-depot"
    say(state, "take railroad-executive", "build f16 straight 1")
    say(state, f"depot {ROW[2]} 1", "end")
    assert state.actors == [0] and allowed(state, stop)


# Passing and stopping.


def test_ROW_M8a_one_depot_either_passes_or_stops():
    state = row(links=6)
    recolour(state, ROW[2], "blue")
    recolour(state, ROW[6], "blue")
    only(state, "blue", ROW[0])
    depot(state, 0, ROW[2])
    halting = deliver(state, "blue", *ROW[:3], "halt")
    assert refused(state, halting).facts["why"] == "refuel-first"
    both = deliver(state, "blue", *ROW[:3], "refuel", "halt")
    assert refused(state, both).facts["why"] == "two-needed"
    assert refused(state, deliver(state, "blue", *ROW[:3])).facts["why"] == "say-unload"
    assert allowed(state, deliver(state, "blue", *ROW[:3], "unload"))
    bare = deliver(state, "blue", *ROW[:3], "refuel")
    assert refused(state, bare).facts["why"] == "goes-on"
    say(state, deliver(state, "blue", *ROW[:3], "unload"))
    assert state.points == [2, 0] and depots(state).stock(0) == 3  # nothing was spent


def test_ROW_M8a_calls_need_a_depot_of_ones_own_and_a_reason():
    state = row(links=4)
    recolour(state, ROW[4], "blue")
    only(state, "blue", ROW[0])
    depot(state, 1, ROW[2])
    depot(state, 0, ROW[3])
    assert refused(state, deliver(state, "blue", *ROW[:3], "halt")).facts["why"] == "no-depot"
    passing = deliver(state, "blue", *ROW[:4], "refuel", ROW[4])
    assert refused(state, passing).facts["why"] == "no-need"
    assert refused(state, f"deliver blue {ROW[0]} halt").facts["why"] == "not-left"
    further = deliver(state, "blue", *ROW[:4], "halt", ROW[4])
    assert refused(state, further).facts["why"] == "over"
    assert refused(state, f"continue {exit_to(state, *ROW[:2])}").facts["why"] == "nothing-waits"
    assert allowed(state, deliver(state, "blue", *ROW[:5]))


def test_ROW_M8a_depots_chain():
    """Pass, stop, stop again: level 2, eight links, four actions, eight points."""
    state = row(links=8, level=2)
    recolour(state, ROW[1], "red")
    recolour(state, ROW[8], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[1])
    for city in (ROW[2], ROW[4], ROW[6]):
        depot(state, 0, city)
    say(state, deliver(state, "red", ROW[0], ROW[1], "refuel", ROW[2], "halt"), "pass")
    say(state, go_on(state, *ROW[2:5], "halt"), "pass")
    say(state, go_on(state, *ROW[4:7], "halt"))
    until(state, 0)  # in the next turn
    assert state.turn == 2 and waits(state) == [(0, ROW[6])]
    events = say(state, go_on(state, *ROW[6:9]))
    (scored,) = [args for args in told(events, "points-scored") if args["for"] == "delivery"]
    assert scored["points"] == 8 and depots(state).stock(0) == 4


def test_ROW_M8a_a_full_move_of_the_locomotive_and_no_more():
    state = row(links=8, level=3)
    recolour(state, ROW[7], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[3])
    say(state, deliver(state, "red", *ROW[:4], "halt"), "pass")
    too_far = go_on(state, *ROW[3:8])
    assert refused(state, too_far).facts == {"why": "level", "links": 4, "level": 3}
    assert not any(state.say(move).startswith("continue") for move in state.moves(0))


def test_ROW_M8a_every_leg_begins_on_your_own_link():
    state = row(links=2)
    link(state, 1, ROW[2], ROW[3])
    recolour(state, ROW[3], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[2])
    assert allowed(state, deliver(state, "red", *ROW[:4]))  # in one action a rival's will do
    say(state, deliver(state, "red", *ROW[:3], "halt"), "pass")
    assert refused(state, go_on(state, *ROW[2:4])).rule == "ROW-D3"


def test_ROW_M8a_no_city_twice_on_the_whole_trip():
    state = row(links=2)
    recolour(state, ROW[0], "red")
    only(state, "red", ROW[1])
    depot(state, 0, ROW[2])
    link(state, 0, ROW[2], "portland", ROW[0])
    say(state, deliver(state, "red", *ROW[1:3], "halt"), "pass")
    assert refused(state, go_on(state, ROW[2], ROW[1], ROW[0])).rule == "ROW-D2"
    say(state, go_on(state, ROW[2], "portland", ROW[0]))
    assert state.points == [3, 0]


@pytest.mark.parametrize("other", ["pass", "improve", "take", "build", "deliver"])
def test_ROW_M8a_any_other_action_loses_the_cube(other: str):
    state = row(links=4)
    recolour(state, ROW[4], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[2])
    show(state, "railroad-executive")
    put(state, "red", ROW[3])
    say(state, deliver(state, "red", *ROW[:3], "halt"), "pass")
    bag = state.bag.counts[COLOURS.index("red")]
    sentences = {
        "take": "take railroad-executive",
        "build": "build f16 straight 1",
        "deliver": deliver(state, "red", *ROW[3:5]),
    }
    events = say(state, sentences.get(other, other))
    assert told(events, "cube-lost") == [{"seat": 0, "colour": "red", "place": ROW[2]}]
    back = 2 if other == "deliver" else 1
    assert state.bag.counts[COLOURS.index("red")] == bag + back
    assert depots(state).fuel(place(state, ROW[2]), 0) == 1  # the depot stays
    assert waits(state) == [] and state.points[0] == (1 if other == "deliver" else 0)


def test_ROW_M8a_playing_a_card_loses_nothing_and_others_do_what_they_like():
    state = row(links=4)
    recolour(state, ROW[4], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[2])
    give(state, 0, "express")
    link(state, 0, ROW[4], "salt-lake-city")
    recolour(state, "salt-lake-city", "red")
    say(state, deliver(state, "red", *ROW[:3], "halt"))
    say(state, f"urbanize {ROW[2]} yellow")  # seat 1 changes the city; the cube isn't held there
    for city in range(state.land.cities):
        clear(state, city)  # so the Express is of use to the waiting cube alone
    say(state, "play express")
    assert waits(state) == [(0, ROW[2])]
    say(state, go_on(state, *ROW[2:5], "salt-lake-city"))
    assert state.points == [5, 0]


def test_ROW_M8a_a_city_that_became_of_the_colour_does_not_hold_a_waiting_cube():
    state = row(links=4)
    recolour(state, ROW[4], "blue")
    only(state, "blue", ROW[0])
    depot(state, 0, ROW[2])
    say(state, deliver(state, "blue", *ROW[:3], "halt"))
    say(state, f"urbanize {ROW[2]} blue")
    say(state, go_on(state, *ROW[2:5]))
    assert state.points == [4, 0]


def test_ROW_M8a_all_owners_score_at_the_end():
    state = row(links=2)
    link(state, 1, ROW[1], "portland")
    link(state, 1, "portland", "medford")
    link(state, 0, "medford", "redding")
    recolour(state, "redding", "red")
    recolour(state, "portland", "yellow")
    only(state, "red", ROW[0])
    depot(state, 0, "medford")
    stop = deliver(state, "red", ROW[0], ROW[1], "portland", "medford", "halt")
    events = say(state, stop)
    assert state.points == [0, 0] and not told(events, "points-scored")
    say(state, "pass", go_on(state, "medford", "redding"))
    assert state.points == [2, 2]


# With the rest of the rules.


def test_ROW_M8a_the_marker_comes_when_the_cube_leaves_and_may_trigger_the_end():
    state = row(links=4)
    recolour(state, ROW[4], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[2])
    state.markers_needed = 1 + sum(state.marker)
    events = say(state, deliver(state, "red", *ROW[:3], "halt"))
    assert told(events, "city-emptied")[0]["place"] == ROW[0]
    assert told(events, "end-triggered") == [{"turn": 2}]
    events = say(state, "pass", go_on(state, *ROW[2:5]))
    assert not told(events, "city-emptied") and state.points == [4, 0]


def test_ROW_M8a_a_cube_that_waits_when_the_game_ends_is_lost():
    state = row(links=4)
    recolour(state, ROW[4], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[2])
    state.ending = state.turn
    say(state, "pass", "pass", "pass", "pass")
    events = say(state, deliver(state, "red", *ROW[:3], "halt"), "pass")
    assert state.result is not None and state.points[0] == 0
    assert [args["place"] for args in told(events, "cube-lost")] == [ROW[2]]
    goods_conserved(state)


def test_ROW_M8a_hotels_and_first_deliveries_wait_for_the_final_delivery():
    state = row(links=9, level=5)
    recolour(state, "denver", "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[5])
    show(state, "railroad-era-begins", "speed-record")
    give(state, 1, "hotel-denver")
    events = say(state, deliver(state, "red", *ROW[:6], "halt"))
    assert not told(events, "card-claimed")
    say(state, "pass")
    events = say(state, go_on(state, *ROW[5:10]))
    claimed = [args["card"] for args in told(events, "card-claimed")]
    assert claimed == ["railroad-era-begins", "speed-record"]
    assert state.points == [9 + 1 + 3, 1]


def test_ROW_M8a_a_stop_is_no_delivery_for_the_turns_without_one():
    state = row(links=4)
    recolour(state, ROW[4], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[2])
    say(state, "pass", "pass", "pass", "pass", deliver(state, "red", *ROW[:3], "halt"), "pass")
    assert state.turn == 2 and state.idle_turns == 1


def test_ROW_M8a_an_express_takes_the_place_of_a_depot():
    state = row(links=6, level=6)
    for city in (ROW[2], ROW[4], ROW[6]):
        recolour(state, city, "red")
    only(state, "red", ROW[0], 3)
    depot(state, 0, ROW[4])
    give(state, 0, "express")
    say(state, "play express")
    assert refused(state, deliver(state, "red", *ROW[:3])).facts["why"] == "express-passes"
    freely = deliver(state, "red", *ROW[:3], "refuel", *ROW[3:5], "unload")
    assert refused(state, freely).facts["why"] == "no-depot"
    assert allowed(state, deliver(state, "red", *ROW[:5], "unload"))
    say(state, deliver(state, "red", *ROW[:5], "refuel", *ROW[5:7]))
    assert state.points == [6, 0]


def test_ROW_M8a_an_express_and_one_depot_pass_the_colour_and_stop():
    state = row(links=6, level=3)
    recolour(state, ROW[2], "red")
    recolour(state, ROW[5], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[2])
    depot(state, 0, ROW[1])
    give(state, 0, "express")
    say(state, "play express")
    early = deliver(state, "red", *ROW[:2], "halt")
    assert refused(state, early).facts["why"] == "express-passes"
    say(state, deliver(state, "red", *ROW[:3], "halt"), "pass", go_on(state, *ROW[2:6]))
    assert state.points == [5, 0]


def test_ROW_M8_depots_are_played_unless_they_are_left_out():
    assert depots_in(new(2, map="western_us")) is not None
    assert depots_in(new(2, map="western_us", depots=False)) is None
    assert depots_in(new(2)) is None and new(2).options["depots"] is False
    assert depots_in(new(2, map="mexico", depots=False)) is None


def test_ROW_M8a_without_the_option_nobody_speaks_of_depots():
    state = table(2, map="western_us", depots=False)
    link(state, 0, "seattle", "yakima", "spokane")
    only(state, "red", "seattle")
    edge = exit_to(state, "seattle", "yakima")
    assert refused(state, f"deliver red seattle {edge} halt").facts["why"] == "not-played"
    assert refused(state, f"continue {edge}").facts["why"] == "not-played"
    say(state, "build f16 straight 1")
    assert refused(state, "depot yakima 1").facts["why"] == "not-played"
    assert "fuel_depots" not in seen(state)
    with pytest.raises(rh.Refused) as refusal:
        new(2, map="europe", depots=True)
    assert refusal.value.facts["expected"] == "map=western_us"


def dense() -> RailwaysState:
    """Two ways round, red cities and depots on them, a red cube in Butte and one in Missoula."""
    state = row(links=9, level=3)
    link(state, 1, "billings", "rapid-city", "cheyenne")
    link(state, 0, "butte", "pocatello", "casper")
    for city, colour in (("billings", "red"), ("casper", "red"), ("pocatello", "blue")):
        recolour(state, city, colour)
    for city, number in (("billings", 2), ("pocatello", 1), ("butte", 1)):
        depot(state, 0, city, number)
    for origin in ("butte", "missoula"):
        only(state, "red", origin)
    state.deliverable = {}
    return state


def agree(state: RailwaysState, begun: str) -> list[str]:
    """Generator and judge over every sentence of up to four more words; those that are allowed."""
    words = [*state.land.board.edge_words, "refuel", "halt", "unload"]
    moves = {state.say(move) for move in state.moves(0)}
    tried = ways(begun, words, 4)
    for text in tried:
        assert (state.check(state.hear(text), 0) is None) == (text in moves), text
    return [text for text in tried if text in moves]


@pytest.mark.parametrize("express", [False, True])
def test_ROW_M8a_what_is_said_is_what_is_allowed_in_a_dense_country(express: bool):
    state = dense()
    if express:
        give(state, 0, "express")
        say(state, "play express")
    found = agree(state, "deliver red butte") + agree(state, "deliver red missoula")
    assert {"halt", "unload"} <= {text.split()[-1] for text in found}
    assert any("refuel halt" in text for text in found) != express


@pytest.mark.parametrize("express", [False, True])
def test_ROW_M8a_so_it_is_for_a_cube_that_waits(express: bool):
    state = dense()
    say(state, deliver(state, "red", "missoula", "great-falls", "butte", "halt"), "pass")
    if express:
        give(state, 0, "express")
        say(state, "play express")
    found = agree(state, "continue")
    assert len(found) >= (2 if express else 4)
    assert all("refuel" not in text or not express for text in found)


def ways(begun: str, words: list[str], legs: int) -> list[str]:
    here = [f"{begun} {word}" for word in words]
    return (
        here if legs == 1 else here + [text for one in here for text in ways(one, words, legs - 1)]
    )


def test_ROW_M8a_everybody_sees_depots_and_waiting_cubes():
    state = row(links=4)
    recolour(state, ROW[4], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[2])
    say(state, deliver(state, "red", *ROW[:3], "halt"))
    for seat in (None, 0, 1):
        shown = seen(state, seat)["fuel_depots"]
        assert shown["cities"] == [{"place": ROW[2], "owner": 0, "depots": 1}]
        assert shown["waiting"] == [
            {
                "seat": 0,
                "colour": "red",
                "place": ROW[2],
                "places": ROW[:3],
                "owners": [0, 0],
            }
        ]
    assert cubes.cubes_on(state, place(state, ROW[0])) == 0
    assert state.ending == NEVER and depots(state).owner.count(NOBODY) == state.land.cities - 1


# What is shown, and what bots make of it.


def test_the_text_and_the_picture_show_depots_and_waiting_cubes():
    state = row(links=4)
    recolour(state, ROW[4], "red")
    only(state, "red", ROW[0])
    depot(state, 0, ROW[2], 2)
    say(state, deliver(state, "red", *ROW[:3], "halt"))
    text = str(state)
    assert f"A {ROW[2]} 2, 2 in stock · B 4 in stock · A: a cube (red) waits in {ROW[2]}" in text
    picture = str(game.draw(state))
    assert picture.count('class="depot"') == 2 and picture.count('class="waiting"') == 1
    assert "continue EDGE" in text


def test_a_bot_takes_a_waiting_cube_on():
    state = row(links=7, level=4)
    recolour(state, ROW[7], "purple")
    only(state, "purple", ROW[0])
    depot(state, 0, ROW[4])
    say(state, deliver(state, "purple", *ROW[:5], "halt"), "pass")
    best = max(state.moves(0), key=lambda move: after(state, move))
    assert state.say(best) == go_on(state, *ROW[4:8])


def test_a_bot_passes_a_city_for_more_points():
    state = row(links=8, level=8)
    recolour(state, ROW[3], "blue")
    recolour(state, ROW[8], "blue")
    only(state, "blue", ROW[0])
    depot(state, 0, ROW[3])
    trips = [move for move in state.moves(0) if state.say(move).startswith("deliver blue seattle")]
    best = max(trips, key=lambda move: after(state, move))
    assert state.say(best) == deliver(state, "blue", *ROW[:4], "refuel", *ROW[4:9])


def test_a_bot_sees_that_a_cube_it_brings_to_a_depot_will_be_delivered():
    state = row(links=7, level=4)
    recolour(state, ROW[7], "purple")
    only(state, "purple", ROW[0])
    depot(state, 0, ROW[4])
    halting = state.hear(deliver(state, "purple", *ROW[:5], "halt"))
    passing = state.hear("pass")
    assert after(state, halting) > after(state, passing)
    state.ending = state.turn
    state.round = 2
    assert after(state, halting) == after(state, passing)  # no action is left to take it on


def after(state: RailwaysState, move: rh.Move) -> float:
    later = state.copy()
    seat = later.actors[0]
    later.play(move, seat)
    return game.evaluate(later, seat)
