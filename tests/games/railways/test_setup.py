"""Set-up: goods, pieces, the display, barons, the track (ROW-S1 to S6)."""

import pytest

import roundhouse as rh
from roundhouse.games.railways.rules import cubes, points
from roundhouse.games.railways.rules.box import COLOURS, FACES, KINDS, TABLE
from roundhouse.games.railways.rules.cards import CIRCLE
from roundhouse.games.railways.rules.land import land_of
from tests.games.railways.positions import (
    came_before,
    clear,
    keep_all,
    link,
    new,
    only,
    place,
    put,
    route,
    table,
)
from tests.games.saying import refused, say, seen, told


def test_ROW_S1_four_players_get_the_printed_cubes():
    state = new(4)
    for city in range(state.land.cities):
        assert cubes.cubes_on(state, city) == state.land.cubes[city]
    assert sum(state.cubes) + state.bag.total == 125
    assert TABLE.goods == [25] * KINDS


@pytest.mark.parametrize("name", ["eastern_us", "north_america", "western_us"])
@pytest.mark.parametrize("seats", [2, 3])
def test_ROW_S1_one_cube_fewer_for_two_and_three_but_never_none(seats: int, name: str):
    state = new(seats, map=name)
    for city in range(state.land.cities):
        assert cubes.cubes_on(state, city) == max(state.land.cubes[city] - 1, 1)


@pytest.mark.parametrize(
    "name", ["mexico", "europe", "great_britain", "portugal", "nippon", "sweden", "iberia"]
)
def test_ROW_S1_no_reduction_on_the_other_maps(name: str):
    state = new(2, map=name)
    for city in range(state.land.cities):
        assert cubes.cubes_on(state, city) == state.land.cubes[city]


def test_ROW_S2_twelve_new_cities_none_of_them_red_and_217_tiles():
    state = new(4)
    assert seen(state)["new_cities"] == {"yellow": 3, "blue": 3, "black": 3, "purple": 3}
    assert sum(tile["count"] for tile in state.land.limits.tiles) == 217
    assert seen(state)["markers"] == {"out": 0, "needed": 14}


def test_ROW_S2_no_tile_is_laid_that_is_not_in_the_box():
    state = table()
    for limit in state.land.limits.of_face[FACES.face_of["straight"]]:
        state.supply.left[limit] = 0
    assert refused(state, "build aa2 gentle 3").rule == "ROW-S2"


def test_ROW_S3_start_cards_four_bounties_and_two_cards_per_player():
    state = new(5)
    deck = state.land.deck
    shown = [kind for kind in range(deck.kinds) for _ in range(state.display[kind])]
    assert len(shown) == 3 + 4 + 2 * 5
    assert all(state.display[kind] == 1 for kind in range(deck.kinds) if deck.start[kind])
    assert sum(state.display[kind] for kind in range(deck.kinds) if deck.bounty[kind]) == 4
    # the other two bounties have left the game
    assert not any(state.deck.counts[kind] for kind in range(deck.kinds) if deck.bounty[kind])
    assert state.deck.total == 31 - 2 - len(shown)
    assert all(deck.class_of[kind] == CIRCLE for kind in shown if deck.start[kind])


def test_ROW_S3_which_bounties_are_used_is_chance():
    kinds = set()
    for seed in range(12):
        state = new(2, seed)
        deck = state.land.deck
        kinds |= {kind for kind in range(deck.kinds) if deck.bounty[kind] and state.display[kind]}
    assert len(kinds) == 6


def test_ROW_S4_everybody_keeps_one_of_two_barons_in_secret():
    state = new(3)
    assert state.actors == [0, 1, 2]
    for seat in range(3):
        mine = seen(state, seat)["barons"]
        assert len(mine) == 2
        assert "barons" not in seen(state)
    mine = seen(state, 1)["barons"]
    others = seen(state, 0)["barons"]
    illegal = state.check(state.hear(f"keep {others[0]}"), 1)
    assert illegal is not None and illegal.rule == "ROW-S4" and illegal.facts["why"] == "not-yours"
    events = state.play(state.hear(f"keep {mine[1]}"), 1)
    assert state.actors == [0, 2]
    assert seen(state, 1)["barons"] == [mine[1]]
    assert [event.name for event in events if event.meant_for(0)] == ["baron-chosen"]
    assert seen(state)["players"][1]["baron_kept"]


def test_ROW_S4_level_1_no_points_no_cash():
    state = keep_all(new(4))
    for player in seen(state)["players"]:
        assert (player["level"], player["points"], player["cash"], player["bonds"]) == (1, 0, 0, 0)
    illegal = state.check(state.hear("keep most-money"), state.actors[0])
    assert illegal is not None and illegal.facts == {"why": "phase", "phase": "auction"}


def test_ROW_S5_the_space_pays_and_the_last_one_for_good():
    state = table()
    track = land_of("eastern_us").track
    assert len(track) == 100 and max(track) == 25 and track[99] == 10
    for score, income in ((0, 0), (1, 3), (12, 14), (41, 25), (99, 10), (100, 10), (140, 10)):
        state.points[0] = score
        assert points.income(state, 0) == income
        assert seen(state)["players"][0]["income"] == income


def test_ROW_S6_a_bag_with_one_cube_gives_one():
    state = table()
    for colour in range(KINDS):
        while state.bag.counts[colour] > int(colour == 1):
            state.bag.take(colour)
    events = say(state, "urbanize albany blue")
    assert told(events, "city-urbanized")[0]["cubes"] == ["yellow"]
    assert state.bag.total == 0


def test_ROW_S6_too_few_red_cubes_for_the_west():
    state = table()
    link(state, 0, "des-moines", "rock-island")
    came_before(state, 0, "des-moines")
    state.bag.counts[COLOURS.index("red")] = 3
    state.bag.total = sum(state.bag.counts)
    events = say(state, "west des-moines")
    assert told(events, "cubes-came") == [{"place": "des-moines", "cubes": ["red"] * 3}]


def test_a_map_seats_as_many_as_it_has_figures_for():
    first_too_many = {
        **dict.fromkeys(("mexico", "portugal", "nippon"), 5),
        **dict.fromkeys(("europe", "great_britain", "north_america", "sweden", "iberia"), 6),
    }
    for name, seats in first_too_many.items():
        with pytest.raises(rh.Refused) as refusal:
            new(seats, map=name)
        assert refusal.value.rule == "bad-seats" and refusal.value.facts["high"] == seats - 1


def test_a_delivery_changes_nothing_that_a_new_game_begins_with():
    """Data is shared by all games, and none may change it."""
    state = table()
    link(state, 0, "new-york", "philadelphia")
    clear(state, place(state, "philadelphia"))
    put(state, "red", "philadelphia")
    say(state, route(state, "red", "philadelphia", "new-york"))
    assert new(3).land.cubes[place(state, "philadelphia")] == 4
    assert [COLOURS[colour] for colour in range(KINDS)] == list(seen(new(3))["bag"])
    only(state, "blue", "boston")
