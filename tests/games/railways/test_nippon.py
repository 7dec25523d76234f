"""Nippon: its own box, both bounties, the Shinbashi Station (ROW-M7)."""

import pytest

import roundhouse as rh
from roundhouse.games.railways.rules import cubes
from roundhouse.games.railways.rules.box import KINDS
from roundhouse.games.railways.rules.land import land_of
from roundhouse.games.railways.rules.state import RailwaysState
from tests.games.railways.positions import (
    cubes_of,
    hex_of,
    link,
    new,
    only,
    place,
    put,
    recolour,
    route,
    show,
    table,
)
from tests.games.saying import refused, say, seen, told


def displayed(state: RailwaysState) -> list[str]:
    return list(seen(state)["display"])


def test_ROW_M7_a_box_of_its_own():
    state = new(4, map="nippon")
    assert sum(tile["count"] for tile in state.land.limits.tiles) == 164
    assert seen(state)["new_cities"] == {"yellow": 4, "blue": 4, "black": 4, "purple": 4}
    assert land_of("nippon").markers[2:5] == [10, 12, 14]
    assert land_of("nippon").seats == (2, 4) and land_of("nippon").barons.count == 10
    track = land_of("nippon").track
    assert len(track) == 100 and track != land_of("eastern_us").track
    assert (max(track), track[99]) == (22, 9)


def test_ROW_M7_no_city_has_fewer_cubes_for_two():
    state = new(2, map="nippon")
    for city in range(state.land.cities):
        assert cubes.cubes_on(state, city) == state.land.cubes[city]


def test_ROW_M7_both_bounties_and_both_start_cards_then_two_per_player():
    for seats in (2, 3, 4):
        state = new(seats, map="nippon")
        shown = displayed(state)
        first = ["railroad-era-begins", "speed-record", "bounty-aomori", "bounty-kagoshima"]
        assert [card for card in first if card in shown] == first
        assert len(shown) == 4 + 2 * seats
        assert len(shown) + state.deck.total == 42


def test_ROW_M7_the_promo_station_is_an_option_of_its_own_and_off():
    assert new(3, map="nippon").options["shinbashi"] is False
    with pytest.raises(rh.Refused) as refusal:
        new(3, map="sweden", shinbashi=True)
    assert refusal.value.rule == "bad-option" and refusal.value.facts["expected"] == "map=nippon"


def test_ROW_M7_the_station_replaces_railroad_era_begins():
    state = new(3, map="nippon", shinbashi=True)
    assert "shinbashi-station" in displayed(state)
    assert "railroad-era-begins" not in displayed(state)
    assert len(displayed(state)) + state.deck.total == 42
    kind = state.land.deck.slug.index("railroad-era-begins")
    assert state.deck.counts[kind] == 0


def test_ROW_M7_one_of_tokyos_cubes_is_then_blue_and_not_drawn():
    without = 0
    for seed in range(12):
        state = new(2, seed, map="nippon", shinbashi=True)
        tokyo = place(state, "tokyo")
        assert cubes_of(state, "blue", "tokyo") >= 1
        assert cubes.cubes_on(state, tokyo) == state.land.cubes[tokyo] == 5
        assert sum(state.cubes) + state.bag.total == 25 * KINDS
        plain = new(2, seed, map="nippon")
        without += cubes_of(plain, "blue", "tokyo") == 0
    assert without > 0  # chance doesn't always bring one


def test_ROW_M7_the_station_pays_the_first_blue_cube_out_of_tokyo():
    state = table(2, map="nippon", shinbashi=True)
    show(state, "shinbashi-station")
    link(state, 0, "maebashi", "tokyo", "utsunomiya")
    recolour(state, "maebashi", "blue")
    recolour(state, "utsunomiya", "yellow")
    state.level[0] = 2
    only(state, "blue", "utsunomiya")
    only(state, "blue", "tokyo")
    put(state, "yellow", "tokyo")
    events = say(state, route(state, "blue", "utsunomiya", "tokyo", "maebashi"), "pass")
    assert not told(events, "card-claimed")  # blue, but not from Tokyo
    events = say(state, route(state, "yellow", "tokyo", "utsunomiya"), "pass")
    assert not told(events, "card-claimed") and state.points == [3, 0]  # from Tokyo, but not blue
    events = say(state, route(state, "blue", "tokyo", "maebashi"))
    assert [args["card"] for args in told(events, "card-claimed")] == ["shinbashi-station"]
    assert state.points == [3 + 1 + 2, 0]


def test_ROW_M7_nobody_builds_on_the_black_space_between_kofu_and_atami():
    state = table(2, map="nippon")
    board = state.land.board
    kofu, atami = hex_of(state, "kofu"), hex_of(state, "atami")
    fuji = (board.q[kofu], board.r[kofu] + 2)
    assert fuji == (board.q[atami], board.r[atami] - 1)
    assert fuji not in list(zip(board.q, board.r, strict=True))
    # a tile south of Kofu that would look at it is refused
    south = next(
        board.slug[h]
        for h in range(board.size)
        if (board.q[h], board.r[h]) == (board.q[kofu], board.r[kofu] + 1)
    )
    towards = [
        illegal
        for face in ("straight 0", "straight 1", "straight 2")
        if (illegal := state.check(state.hear(f"build {south} {face}"), 0)) is not None
    ]
    assert any(illegal.rule == "ROW-B12" for illegal in towards)
    assert refused(state, "build " + south + " straight 2").rule == "ROW-B12"
