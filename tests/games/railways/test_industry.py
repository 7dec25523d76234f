"""Portugal's start, its harvest, the Industrial Age and lines of three cities (ROW-M5, a, d–f)."""

from roundhouse.games.railways.rules import barons, points
from roundhouse.games.railways.rules.box import COLOURS, KINDS
from roundhouse.games.railways.rules.cubes import cubes_on
from roundhouse.games.railways.rules.land import land_of
from roundhouse.games.railways.rules.parts.industry import empty_grey
from roundhouse.games.railways.rules.phases import NEVER
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.kernel.events import Event
from tests.games.railways.positions import (
    build,
    clear,
    industry,
    link,
    new,
    only,
    pass_turn,
    place,
    put,
    route,
    show,
    table,
    way_between,
)
from tests.games.saying import allowed, refused, say, seen, told


def portugal(seats: int = 2) -> RailwaysState:
    return table(seats, map="portugal")


def empty(state: RailwaysState, *cities: str) -> None:
    """Cities that have lost their last cube before."""
    for city in cities:
        clear(state, place(state, city))
        state.marker[place(state, city)] = True
        state.markers += 1


def last_cube(state: RailwaysState, a: str, b: str) -> list[Event]:
    """Seat 0 takes the last cube of a city over one link to another."""
    colour = COLOURS[state.colour[place(state, b)]]
    only(state, colour, a)
    if not state.network.complete_at[place(state, a)]:
        link(state, 0, a, b)
    return say(state, route(state, colour, a, b))


def test_ROW_M5_deck_goals_markers_and_seats():
    land = land_of("portugal")
    assert sum(land.deck.count) == 34 and land.barons.count == 10
    assert land.seats == (2, 4) and land.markers[2:5] == [9, 10, 11]
    bounties = [count for count, one in zip(land.deck.count, land.deck.bounty, strict=True) if one]
    assert sum(bounties) == 7


def test_ROW_M5_four_of_seven_bounties_are_used():
    state = new(3, map="portugal")
    deck = state.land.deck
    shown = [kind for kind in range(deck.kinds) if deck.bounty[kind] and state.display[kind]]
    assert len(shown) == 4
    assert not any(state.deck.counts[kind] for kind in range(deck.kinds) if deck.bounty[kind])
    assert sum(state.display) == 3 + 4 + 2 * 3 and state.deck.total == 34 - 3 - 13


def test_ROW_M5_goals_are_dealt_kept_and_counted_like_barons():
    state = new(4, map="portugal")
    mine = seen(state, 2)["barons"]
    assert len(mine) == 2 and "barons" not in seen(state)
    state.play(state.hear(f"keep {mine[0]}"), 2)
    assert seen(state, 2)["discarded"] == mine[1]
    state = portugal()
    link(state, 0, "coimbra", "figueira")
    goal = state.land.barons.slug.index("largest-railroad")
    assert [barons.worth(state, goal, seat) for seat in (0, 1)] == [7, 0]


def test_ROW_M5_from_55_points_on_the_track_pays_5():
    state = portugal()
    assert max(state.land.track) == 16
    for score, income in ((0, 0), (1, 3), (25, 16), (54, 6), (55, 5), (56, 5), (120, 5)):
        state.points[0] = score
        assert points.income(state, 0) == income


def test_ROW_M5a_three_cubes_on_the_islands_two_elsewhere_for_any_number_of_players():
    for seats in (2, 3, 4):
        state = new(seats, map="portugal")
        for city in range(state.land.cities):
            slug = state.land.board.place_slug[city]
            assert cubes_on(state, city) == (3 if slug in ("azores", "madeira") else 2), slug


def test_ROW_M5a_black_cubes_are_drawn_though_no_city_is_black():
    state = new(3, map="portugal")
    black = COLOURS.index("black")
    assert black not in state.colour
    assert sum(state.cubes[black::KINDS]) == 25 - state.bag.counts[black] > 5


def test_ROW_M5d_the_islands_get_a_cube_each_at_the_end_of_a_turn():
    state = portugal()
    before = [cubes_on(state, place(state, city)) for city in ("azores", "madeira")]
    events = pass_turn(state)
    came = told(events, "cubes-came")
    assert [(one["place"], len(one["cubes"])) for one in came] == [("azores", 1), ("madeira", 1)]
    names = [event.name for event in events]
    assert names.index("card-drawn") < names.index("cubes-came") < names.index("turn-began")
    after = [cubes_on(state, place(state, city)) for city in ("azores", "madeira")]
    assert after == [number + 1 for number in before]
    assert seen(state)["harvest"] == {"cities": ["azores", "madeira"], "cubes": 1, "over": False}


def test_ROW_M5d_a_cube_takes_the_marker_off_an_island():
    state = portugal()
    empty(state, "azores")
    events = pass_turn(state)
    assert told(events, "marker-removed")[0]["place"] == "azores"
    assert state.markers == 0


def test_ROW_M5d_but_not_once_the_end_is_triggered():
    state = portugal()
    empty(state, "azores")
    state.ending = state.turn + 1
    pass_turn(state)
    assert cubes_on(state, place(state, "azores")) == 1
    assert state.marker[place(state, "azores")] and state.markers == 1


def test_ROW_M5d_nothing_comes_in_the_industrial_age():
    state = portugal()
    say(state, "urbanize sines black")
    assert told(pass_turn(state), "cubes-came") == []
    assert seen(state)["harvest"]["over"]


def test_ROW_M5d_ROW_S6_an_empty_bag_gives_nothing():
    state = portugal()
    state.bag.counts = [0] * KINDS
    state.bag.total = 0
    assert [one["cubes"] for one in told(pass_turn(state), "cubes-came")] == [[], []]


def test_ROW_M5e_black_costs_5_and_other_colours_10():
    state = portugal()
    assert told(say(state, "urbanize sines black"), "paid")[0]["dollars"] == 5
    assert told(say(state, "urbanize lagos blue"), "paid")[0]["dollars"] == 10
    assert told(say(state, "urbanize tavira black"), "paid")[0]["dollars"] == 5  # the second too
    eastern = table(2)
    assert told(say(eastern, "urbanize montgomery black"), "paid")[0]["dollars"] == 10


def test_ROW_M5e_the_age_begins_with_a_black_city_that_is_bought():
    state = portugal()
    assert not seen(state)["industrial_age"]["begun"]
    events = say(state, "urbanize sines black")
    assert told(events, "industrial-age-began") == [{}]
    assert len(told(events, "city-urbanized")[0]["cubes"]) == 2
    assert seen(state)["industrial_age"]["begun"]
    events = say(state, "urbanize lagos black")
    assert told(events, "industrial-age-began") == []  # it begins once


def test_ROW_M5e_a_city_of_another_colour_begins_nothing():
    state = portugal()
    assert told(say(state, "urbanize sines blue"), "industrial-age-began") == []
    assert not industry(state).begun


def test_ROW_M5e_the_age_begins_by_new_industry_too():
    state = portugal()
    show(state, "new-industry")
    events = say(state, "take new-industry lagos black")
    assert told(events, "paid") == [] and told(events, "industrial-age-began") == [{}]


def test_ROW_M5e_the_third_empty_grey_city_turns_black_and_stays_empty():
    state = portugal()
    empty(state, "sines", "lagos")
    events = last_cube(state, "peniche", "santarem")
    assert told(events, "industry-came") == [{"place": "peniche", "colour": "black"}]
    assert told(events, "industrial-age-began") == [{}]
    peniche = place(state, "peniche")
    assert COLOURS[state.colour[peniche]] == "black"
    assert state.marker[peniche] and cubes_on(state, peniche) == 0 and state.markers == 3
    assert seen(state)["new_cities"]["black"] == 2
    names = [event.name for event in events]
    assert names.index("city-emptied") < names.index("industry-came")


def test_ROW_M5e_black_cubes_may_come_to_it():
    state = portugal()
    empty(state, "sines", "lagos")
    link(state, 0, "peniche", "santarem")
    only(state, "black", "santarem")
    black = route(state, "black", "santarem", "peniche")
    assert refused(state, black).facts["why"] == "must-arrive"
    last_cube(state, "peniche", "santarem")
    say(state, "pass")
    assert allowed(state, black)


def test_ROW_M5e_coloured_cities_don_t_count():
    state = portugal()
    empty(state, "sines", "lagos", "faro", "azores")
    assert seen(state)["industrial_age"]["empty_grey"] == 2
    events = last_cube(state, "santarem", "lisbon")
    assert told(events, "industry-came") == [] and not industry(state).begun
    say(state, "pass")
    assert told(last_cube(state, "peniche", "santarem"), "industry-came")


def test_ROW_M5e_cities_with_new_cubes_or_industry_count_no_more():
    state = portugal()
    empty(state, "sines", "lagos")
    put(state, "red", "sines")
    show(state, "city-growth")
    say(state, "take city-growth sines", "urbanize lagos blue")
    assert seen(state)["industrial_age"]["empty_grey"] == 0
    assert told(last_cube(state, "peniche", "santarem"), "industry-came") == []
    assert empty_grey(state) == 1


def test_ROW_M5e_once_begun_nothing_is_placed_by_itself():
    state = portugal()
    empty(state, "sines", "lagos")
    say(state, "pass", "urbanize tavira black")
    events = last_cube(state, "peniche", "santarem")
    assert told(events, "industry-came") == []
    assert seen(state)["places"][place(state, "peniche")]["colour"] == "grey"
    assert seen(state)["industrial_age"]["empty_grey"] == 3


def test_ROW_M5e_the_marker_that_triggers_the_end_may_bring_the_age():
    state = portugal()
    empty(state, "sines", "lagos", "faro", "beja", "evora", "elvas", "braga", "viseu")
    events = last_cube(state, "peniche", "santarem")
    assert state.markers == 9 and state.ending == state.turn + 1
    assert told(events, "industry-came") and told(events, "end-triggered")


def test_ROW_M5e_the_third_empty_grey_city_brings_the_age_also_after_the_end_was_triggered():
    state = portugal()
    empty(state, "sines")
    state.ending = state.turn + 1
    events = last_cube(state, "leiria", "coimbra")
    assert told(events, "city-emptied") == [] and not industry(state).begun
    assert seen(state)["industrial_age"]["empty_grey"] == 2
    say(state, "pass")
    events = last_cube(state, "peniche", "santarem")
    assert told(events, "industry-came") == [{"place": "peniche", "colour": "black"}]
    assert told(events, "industrial-age-began") and told(events, "city-emptied") == []
    assert state.colour[place(state, "peniche")] == COLOURS.index("black")
    assert state.markers == 1 and cubes_on(state, place(state, "peniche")) == 0


def test_ROW_M5e_a_city_that_gets_cubes_after_the_end_was_triggered_counts_no_more():
    state = portugal()
    empty(state, "sines")
    state.ending = state.turn + 1
    last_cube(state, "leiria", "coimbra")
    say(state, "pass")
    put(state, "red", "leiria")
    events = last_cube(state, "peniche", "santarem")
    assert told(events, "industry-came") == [] and not industry(state).begun


def test_ROW_M5e_nor_does_one_whose_marker_lies_from_before_the_end():
    state = portugal()
    empty(state, "sines")
    state.ending = state.turn + 1
    put(state, "red", "sines")
    last_cube(state, "leiria", "coimbra")
    say(state, "pass")
    events = last_cube(state, "peniche", "santarem")
    assert told(events, "industry-came") == [] and not industry(state).begun


def test_ROW_M5e_maps_without_the_age_have_none():
    state = table(2, map="great_britain")
    empty(state, "exeter", "brighton")
    only(state, "yellow", "gloucester")
    link(state, 0, "gloucester", "bristol")
    say(state, route(state, "yellow", "gloucester", "bristol"))
    assert state.markers == 3 and state.ending == NEVER
    for field in ("industrial_age", "harvest", "sea_links", "one_link_a_turn"):
        assert field not in seen(state)


def test_ROW_M5f_three_cities_are_joined_in_any_order():
    """Lisbon stands between Porto and Faro, and any of the three may come last."""
    south = ["lisbon", "setubal", "grandola", "castro-verde", "faro"]
    by_sea = portugal()
    link(by_sea, 0, *south)
    events = say(by_sea, "sail lisbon-porto")
    assert told(events, "line-completed") == [
        {"seat": 0, "between": ["porto", "lisbon", "faro"], "points": 10}
    ]
    by_land = portugal()
    say(by_land, "sail lisbon-porto", "pass")
    link(by_land, 0, *south[:-1])
    events = build(by_land, way_between(by_land, "castro-verde", "faro"))
    assert told(events, "line-completed")[0]["points"] == 10
    assert by_land.points == [10, 0]


def test_ROW_M5f_two_of_three_cities_score_nothing():
    state = portugal()
    link(state, 0, "setubal", "grandola", "castro-verde", "faro")
    assert told(say(state, "sail lisbon-porto"), "line-completed") == []
    assert all(line["owner"] is None for line in seen(state)["lines"])
    lengths = sorted(len(line.places) for line in state.land.lines)
    assert lengths == [2, 2, 3, 3, 3]


def test_ROW_M5f_the_city_in_the_middle_is_not_passed_over():
    """Valença and Elvas are joined inland, and Coimbra is still missing."""
    state = portugal()
    link(state, 0, "valenca", "braga", "vila-real", "viseu", "covilha", "castelo-branco")
    link(state, 0, "portalegre", "castelo-branco")
    events = build(state, way_between(state, "portalegre", "elvas"))
    assert told(events, "link-completed") and told(events, "line-completed") == []
    say(state, "pass")
    events = build(state, way_between(state, "coimbra", "viseu"))
    assert told(events, "line-completed") == [
        {"seat": 0, "between": ["valenca", "coimbra", "elvas"], "points": 12}
    ]
