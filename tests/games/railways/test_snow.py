"""Snow, and the cards that meet it (ROW-M6a, ROW-M6d)."""

from itertools import product

import pytest

from roundhouse.games.railways.rules.box import TABLE
from roundhouse.games.railways.rules.land import land_of
from roundhouse.games.railways.rules.laying import terrain_price
from roundhouse.games.railways.rules.parts.ferries import ferry_hexes
from roundhouse.games.railways.rules.state import RailwaysState
from tests.games.railways.positions import build, cards_of, give, hex_of, table, tile, track
from tests.games.saying import say, told

AMERICA = "north_america"
PRAIRIE = ["winnipeg", "s19", "t19", "u19", "v19", "w19", "x19"]  # open land, all of it in the snow


def paid_for(state: RailwaysState, way: str) -> list[int]:
    return [one["dollars"] for one in told(build(state, way), "track-built")]


def test_ROW_M6a_north_of_the_line_a_tile_costs_one_more():
    state = table(map=AMERICA)
    # the link of the book: mountain, snow and ridge; water and snow; mountain before the line
    assert paid_for(state, "calgary j18 i18 h18 vancouver") == [4 + 1 + 4, 3 + 1, 4]


def test_ROW_M6a_the_price_is_the_same_otherwise():
    state = table(map=AMERICA)
    land = state.land
    for h in range(land.board.size):
        if not ferry_hexes(land)[h]:
            bare = TABLE.terrain_price[land.board.terrains[land.board.terrain[h]]]
            assert terrain_price(state, h) == bare + land.surcharge[h]
    snow = land.board.tagged("snow")
    assert sum(land.surcharge) == sum(snow) - 3 > 250  # three ferries run in the snow


def test_ROW_M6a_crossings_and_redirected_tiles_pay_it_too():
    state = table(map=AMERICA)
    build(state, "calgary j18 i18")
    say(state, "end", "pass", "pass")
    events = say(state, "redirect " + tile(table(map=AMERICA), "calgary", "j18", "j19"))
    assert told(events, "track-redirected")[0]["dollars"] == 4 + 1  # the ridge is paid already
    state = table(map=AMERICA)
    track(state, 1, "winnipeg s19 t19 u19 thunder-bay")
    track(state, 0, "thunder-bay t20 t19")
    events = say(state, "build " + tile(state, "t20", "t19", "s18"))
    assert told(events, "track-crossed")[0]["dollars"] == 2 + 1


def test_ROW_M6a_other_maps_have_no_snow():
    for name in ("eastern_us", "sweden"):
        assert not any(land_of(name).surcharge)


def test_ROW_M6d_four_tunnel_engineers_and_four_land_grants():
    deck = land_of(AMERICA).deck
    counts = dict(zip(deck.slug, deck.count, strict=True))
    assert counts["tunnel-engineer"] == counts["land-grant"] == 4


CARDS = ("land-grant", "tunnel-engineer", "perfect-engineering")
COMBINATIONS = [
    [card for card, used in zip(CARDS, choice, strict=True) if used]
    for choice in product((False, True), repeat=3)
]


@pytest.mark.parametrize("cards", COMBINATIONS, ids="+".join)
def test_ROW_M6d_in_every_combination_the_snow_is_paid_in_full(cards: list[str]):
    """Open land 2 or 0, mountain 4 or 2, ridge 4 or 2, water 3; snow 1 whatever is played."""
    open_land = 0 if "land-grant" in cards else 2
    half = 2 if "tunnel-engineer" in cards else 4
    state = table(map=AMERICA)
    give(state, 0, *cards)
    for card in cards:
        say(state, f"play {card}")
    assert paid_for(state, "calgary j18 i18 h18 vancouver") == [half + 1 + half, 3 + 1, half]
    assert cards_of(state, 0) == [card for card in cards if card == "perfect-engineering"]

    state = table(map=AMERICA)
    give(state, 0, *cards)
    for card in cards:
        say(state, f"play {card}")
    tiles = 5 if "perfect-engineering" in cards else 4
    way = PRAIRIE[: tiles + 2]
    assert all(state.land.is_plain[hex_of(state, h)] for h in way[1:])
    assert all(state.land.surcharge[hex_of(state, h)] for h in way[1:])
    assert paid_for(state, " ".join(way)) == [open_land + 1] * tiles
    assert state.actors == [1]  # that was the last tile


@pytest.mark.parametrize("cards", COMBINATIONS, ids="+".join)
def test_ROW_M6d_a_ferry_line_pays_nothing_beside_any_of_them(cards: list[str]):
    open_land = 0 if "land-grant" in cards else 2
    state = table(map=AMERICA)
    give(state, 0, *cards, "ferry-line", "ferry-line")
    for card in cards:
        say(state, f"play {card}")
    paid = paid_for(state, "halifax ah19 ah18 ai17 ai16 aj15")
    assert paid == [3, 0, 0, open_land + 1]
