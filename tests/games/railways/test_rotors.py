"""City Rotors: cities that take a second colour (ROW-M8)."""

import pytest

import roundhouse as rh
from roundhouse.games.railways.game import game
from roundhouse.games.railways.rules.box import COLOURS
from roundhouse.games.railways.rules.state import RailwaysState
from tests.games.railways.positions import (
    depots,
    exit_to,
    give,
    link,
    new,
    only,
    place,
    put,
    rotors,
    route,
    table,
    until,
)
from tests.games.saying import allowed, refused, say, seen, told


def to_denver(seats: int = 2, **options: object) -> RailwaysState:
    """Links Cheyenne – Denver – Pueblo – Amarillo, level 3; Denver is red and shows yellow."""
    state = table(seats, 1, **{"map": "western_us", "depots": False, **options})
    link(state, 0, "cheyenne", "denver", "pueblo", "amarillo")
    state.level = [3] * seats
    return state


def shown(state: RailwaysState, city: str) -> str:
    (colour,) = [one["colour"] for one in seen(state)["rotors"] if one["place"] == city]
    return str(colour)


def test_ROW_M8_a_rotor_begins_with_the_colour_after_its_citys_own():
    state = new(4, map="western_us")
    rule = rotors(state).rule
    assert len(rule.cities) == 8
    for city, colour in zip(rule.cities, rotors(state).shown, strict=True):
        at = rule.wheel.index(state.land.colour[city])
        assert colour == rule.wheel[(at + 1) % 5]
    assert [COLOURS[colour] for colour in rule.wheel] == [
        "red",
        "yellow",
        "blue",
        "black",
        "purple",
    ]
    assert shown(state, "denver") == "yellow" and shown(state, "seattle") == "black"


def test_ROW_M8_a_cube_of_either_colour_must_stop():
    state = to_denver()
    for colour in ("red", "yellow"):
        only(state, colour, "cheyenne")
        state.deliverable = {}
        assert allowed(state, route(state, colour, "cheyenne", "denver"))
        further = route(state, colour, "cheyenne", "denver", "pueblo")
        assert refused(state, further).facts["why"] == "must-stop"
    only(state, "blue", "cheyenne")
    state.deliverable = {}
    words = route(state, "blue", "cheyenne", "denver")
    assert refused(state, words).facts["why"] == "must-arrive"


def test_ROW_M8_each_delivery_turns_the_rotor_and_passes_over_the_own_colour():
    state = to_denver()
    seen_colours = []
    for colour in ("yellow", "red", "black", "red", "red"):
        only(state, colour, "cheyenne", 2)
        state.deliverable = {}
        events = say(state, route(state, colour, "cheyenne", "denver"))
        (turned,) = told(events, "rotor-turned")
        assert turned["place"] == "denver" and turned["colour"] == shown(state, "denver")
        seen_colours.append(turned["colour"])
        until(state, 0)
    # whatever the cube; red, the city's own, is left out
    assert seen_colours == ["blue", "black", "purple", "yellow", "blue"]


def test_ROW_M8_what_no_longer_shows_passes():
    state = to_denver(depots=False)
    only(state, "yellow", "cheyenne", 2)
    link(state, 0, "denver", "rock-springs")
    say(state, route(state, "yellow", "cheyenne", "denver"))
    until(state, 0)
    words = route(state, "yellow", "cheyenne", "denver")
    assert refused(state, words).facts["why"] == "must-arrive"


@pytest.mark.parametrize("depots", [False, True])
def test_ROW_M8_what_may_be_said_turns_with_the_rotor(depots: bool):
    """Nothing that was offered before is remembered, neither what was possible nor what wasn't."""
    state = to_denver(depots=depots)
    only(state, "yellow", "cheyenne", 2)
    put(state, "blue", "cheyenne")

    def from_cheyenne() -> set[str]:
        said = [state.say(move).split() for move in state.moves(0)]
        return {words[1] for words in said if words[0] == "deliver" and words[2] == "cheyenne"}

    assert from_cheyenne() == {"yellow"}
    say(state, route(state, "yellow", "cheyenne", "denver"))
    until(state, 0)
    assert from_cheyenne() == {"blue"}


def test_ROW_M8_other_cities_turn_nothing():
    state = to_denver()
    only(state, "black", "denver")
    events = say(state, route(state, "black", "denver", "pueblo"))
    assert not told(events, "rotor-turned") and told(events, "cube-delivered")


def test_ROW_M8_the_express_passes_a_city_that_shows_the_colour():
    state = to_denver()
    only(state, "yellow", "cheyenne")
    give(state, 0, "express")
    link(state, 0, "denver", "north-platte", "omaha")
    say(state, "play express")
    say(state, route(state, "yellow", "cheyenne", "denver", "north-platte", "omaha"))
    assert state.points[0] == 3 and shown(state, "denver") == "yellow"


def test_ROW_M8a_a_depot_passes_the_colour_that_a_rotor_shows():
    state = to_denver(depots=True)
    link(state, 0, "denver", "north-platte", "omaha")
    only(state, "yellow", "cheyenne")
    denver = place(state, "denver")
    long = [exit_to(state, "cheyenne", "denver"), exit_to(state, "denver", "north-platte")]
    long.append(exit_to(state, "north-platte", "omaha"))
    plain = f"deliver yellow cheyenne {' '.join(long)}"
    assert refused(state, plain).facts["why"] == "must-stop"
    depots(state).owner[denver], depots(state).count[denver] = 0, 1
    state.deliverable = {}
    say(state, f"deliver yellow cheyenne {long[0]} refuel {' '.join(long[1:])}")
    assert state.points[0] == 3 and shown(state, "denver") == "yellow"
    assert depots(state).count[denver] == 0


def test_ROW_M8_a_copy_turns_by_itself():
    state = to_denver()
    only(state, "yellow", "cheyenne", 2)
    other = state.copy()
    say(other, route(state, "yellow", "cheyenne", "denver"))
    assert shown(state, "denver") == "yellow" and shown(other, "denver") == "blue"
    assert allowed(state, route(state, "yellow", "cheyenne", "denver"))


def test_ROW_M8_rotors_are_an_option_of_the_map_that_has_them():
    """Played unless they are left out."""
    assert "rotors" in seen(new(2, map="western_us"))
    assert "rotors" not in seen(new(2, map="western_us", rotors=False))
    assert new(2, map="mexico").options["rotors"] is False
    with pytest.raises(rh.Refused) as refusal:
        new(2, map="mexico", rotors=True)
    assert refusal.value.facts["expected"] == "map=western_us"


def test_ROW_M8_western_us_has_twelve_barons_and_thirty_eight_cards():
    land = new(6, map="western_us").land
    assert land.barons.count == 12 and sum(land.deck.count) == 38
    assert land.markers[2:] == [10, 12, 14, 16, 18] and land.fewer == [0, 0, 1, 1, 0, 0, 0]
    assert land.track[99] == 10 and max(land.track) == 25


def test_the_text_and_the_picture_show_what_rotors_show():
    state = to_denver()
    assert "denver [r/y]" in str(state) and "cheyenne [p]" in str(state)
    assert str(game.draw(state)).count('class="rotor"') == 8


def test_a_bot_knows_that_a_rotor_city_takes_a_second_colour():
    state = to_denver()
    only(state, "yellow", "cheyenne")
    words = route(state, "yellow", "cheyenne", "denver")
    later = state.copy()
    later.play(later.hear(words), 0)
    idle = state.copy()
    idle.play(idle.hear("pass"), 0)
    assert game.evaluate(later, 0) > game.evaluate(idle, 0)
    other = table(2, map="western_us", rotors=False, depots=False)
    link(other, 0, "cheyenne", "denver", "pueblo", "amarillo")
    other.level = [3, 3]
    only(other, "yellow", "cheyenne")
    assert game.evaluate(state, 0) > game.evaluate(other, 0)  # where Denver takes red alone
