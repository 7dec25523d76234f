"""Ferry lines (ROW-M6b, ROW-M9)."""

import pytest

from roundhouse.games.railways.rules.land import land_of
from roundhouse.games.railways.rules.laying import terrain_price
from roundhouse.games.railways.rules.parts.ferries import ferry_hexes
from tests.games.railways.invariants import railways_conserved
from tests.games.railways.positions import (
    build,
    cards_of,
    give,
    hex_of,
    links_between,
    only,
    pass_turn,
    route,
    show,
    table,
    tile,
    track,
)
from tests.games.saying import allowed, offered, refused, say, seen, told

AMERICA = "north_america"


def test_ROW_M6b_a_ferry_hex_without_a_card_is_refused():
    state = table(map=AMERICA)
    build(state, "halifax ah19 ah18")
    illegal = refused(state, "build " + tile(state, "ah19", "ah18", "ai17"))
    assert (illegal.rule, illegal.facts) == ("ROW-M6b", {"hex": "ah18"})
    say(state, "end")
    give(state, 2, "ferry-line")  # somebody else's helps nobody
    assert refused(state, "build " + tile(state, "chicago", "w24", "x23")).rule == "ROW-M6b"


def test_ROW_M6b_with_a_ferry_line_it_is_free_and_the_card_is_gone():
    state = table(map=AMERICA)
    give(state, 0, "ferry-line", "ferry-line")
    state.cash[0] = 20
    events = build(state, "halifax ah19 ah18 ai17 ai16 aj15")
    assert [one["dollars"] for one in told(events, "track-built")] == [3, 0, 0, 3]
    assert told(events, "card-played") == [{"seat": 0, "card": "ferry-line"}] * 2
    assert state.cash[0] == 14 and cards_of(state, 0) == []
    assert state.actors == [1]  # ruling: a ferry is one of the four tiles
    say(state, "pass", "pass")
    events = build(state, "ai16 aj15 st-johns")
    assert told(events, "track-built")[0]["dollars"] == 3
    assert len(links_between(state, "halifax", "st-johns")) == 1


def test_ROW_M6b_one_card_is_one_hex():
    state = table(map=AMERICA)
    give(state, 0, "ferry-line")
    build(state, "halifax ah19 ah18 ai17")
    assert refused(state, "build " + tile(state, "ah18", "ai17", "ai16")).rule == "ROW-M6b"


def test_ROW_M6b_the_card_is_taken_before_it_can_be_used_and_not_played():
    state = table(map=AMERICA)
    show(state, "ferry-line")
    say(state, "take ferry-line", "pass", "pass")
    assert cards_of(state, 0) == ["ferry-line"]
    assert refused(state, "play ferry-line").facts["why"] == "works-by-itself"
    assert allowed(state, "build " + tile(state, "iqaluit", "aa8", "aa9"))


def test_ROW_M6b_an_executive_builds_with_the_card_that_he_has_just_taken():
    """The second action of a round knows of the card that the first one took."""
    state = table(map=AMERICA)
    show(state, "railroad-executive", "ferry-line")
    say(state, "take railroad-executive")
    assert refused(state, "build " + tile(state, "iqaluit", "aa8", "aa9")).rule == "ROW-M6b"
    say(state, "take ferry-line")
    assert allowed(state, "build " + tile(state, "iqaluit", "aa8", "aa9"))


def test_ROW_M6b_redirecting_on_a_ferry_hex_takes_another_card():
    state = table(map=AMERICA)
    give(state, 0, "ferry-line", "ferry-line")
    build(state, "chicago w24 x23")
    say(state, "end", "pass", "pass")
    assert cards_of(state, 0) == ["ferry-line"]
    events = say(state, "redirect w24 gentle 1")
    assert told(events, "track-redirected")[0]["dollars"] == 0 and cards_of(state, 0) == []
    say(state, "end", "pass", "pass")
    assert refused(state, "redirect w24 straight 0").rule == "ROW-M6b"


def test_ROW_M6b_crossing_on_a_ferry_hex_takes_a_card():
    state = table(map=AMERICA)
    track(state, 1, "detroit x24 w24 v24 v23 u23 minneapolis")
    over = "build " + tile(state, "chicago", "w24", "x23")
    assert over.split()[2] == "cross-straight"
    assert refused(state, over).rule == "ROW-M6b"
    give(state, 0, "ferry-line")
    events = say(state, over)
    assert told(events, "track-crossed")[0]["dollars"] == 0 and cards_of(state, 0) == []


def test_ROW_M6b_cards_of_a_link_that_is_not_completed_are_lost():
    state = table(map=AMERICA)
    give(state, 0, "ferry-line")
    build(state, "halifax ah19 ah18 ai17")
    say(state, "end")
    events = pass_turn(state)
    assert told(events, "link-removed") == [{"seat": 0, "from": "halifax"}]
    assert cards_of(state, 0) == [] and state.network.tile[hex_of(state, "ah18")] < 0
    railways_conserved(state)


def test_ROW_M6b_six_hexes_and_five_cards():
    land = land_of(AMERICA)
    assert sum(ferry_hexes(land)) == 6
    assert land.deck.count[land.deck.slug.index("ferry-line")] == 5


def test_ROW_M6b_what_has_no_ship_is_a_hex_like_others():
    """The water hex south-west of Iqaluit may be built on, at the price of water in the snow."""
    state = table(map=AMERICA)
    h = hex_of(state, "z8")
    assert not ferry_hexes(state.land)[h] and terrain_price(state, h) == 3 + 1


def test_ROW_M9_eight_ferry_hexes_four_ferry_lines_and_an_extended_one():
    land = land_of("sweden")
    deck = land.deck
    assert sum(ferry_hexes(land)) == 8
    cards = {slug: (deck.count[k], deck.hexes[k]) for k, slug in enumerate(deck.slug)}
    assert cards["ferry-line"] == (4, 1) and cards["extended-ferry-line"] == (1, 3)
    assert sum(count * hexes for count, hexes in cards.values()) == 7
    assert not any(deck.start[deck.slug.index(slug)] for slug in cards if "ferry" in slug)


def test_ROW_M9_the_extended_line_covers_three_hexes_of_a_build():
    state = table(map="sweden")
    give(state, 0, "extended-ferry-line")
    events = build(state, "karlstad g42 f43 g44 g45")
    assert [one["dollars"] for one in told(events, "track-built")] == [0, 0, 0]
    assert told(events, "card-played") == [{"seat": 0, "card": "extended-ferry-line"}]
    assert cards_of(state, 0) == [] and seen(state)["build"]["ferries"] == 0


def test_ROW_M9_what_a_build_leaves_of_the_extended_line_is_lost():
    """The link of the book: Stockholm to Mariehamn."""
    state = table(map="sweden")
    give(state, 0, "extended-ferry-line")
    sentences = ["build p41 straight 0", "build q40 straight 0"]
    events = say(state, *sentences, "build q39 gentle 1", "build r39 straight 1")
    assert [one["dollars"] for one in told(events, "track-built")] == [2, 2, 0, 0]
    assert told(events, "link-completed")[0]["between"] == ["mariehamn", "stockholm"]
    say(state, "pass", "pass")
    assert refused(state, "build " + tile(state, "malmo", "d57", "copenhagen")).rule == "ROW-M6b"


def test_ROW_M9_who_has_both_uses_the_short_one_or_plays_the_long_one_first():
    state = table(map="sweden")
    give(state, 0, "ferry-line", "extended-ferry-line")
    build(state, "vastervik n49 o49")
    assert cards_of(state, 0) == ["extended-ferry-line"]
    build(state, "n49 o49 visby")
    assert cards_of(state, 0) == []
    state = table(map="sweden")
    give(state, 0, "ferry-line", "extended-ferry-line")
    say(state, "play extended-ferry-line")
    assert seen(state)["build"]["ferries"] == 3
    build(state, "vastervik n49 o49 visby")
    assert cards_of(state, 0) == ["ferry-line"]


def test_ROW_M9_the_long_one_is_played_before_the_first_tile_and_once():
    state = table(map="sweden")
    give(state, 0, "extended-ferry-line", "land-grant")
    say(state, "play extended-ferry-line", "play land-grant")
    assert refused(state, "play extended-ferry-line").rule == "ROW-O1"  # it is gone
    build(state, "stockholm p41 q40")
    assert not offered(state, "play land-grant")
    state = table(map="sweden")
    give(state, 0, "extended-ferry-line")
    build(state, "stockholm p41 q40")
    assert refused(state, "play extended-ferry-line").facts["why"] == "before-action"
    build(state, "p41 q40 q39 r39")  # but it comes by itself
    assert cards_of(state, 0) == []


@pytest.mark.parametrize("name", [AMERICA, "sweden"])
def test_ROW_M6b_cities_behind_the_sea_count_like_others(name: str):
    """A link is a link, however it was built, and its cubes are delivered over it."""
    state = table(map=name)
    one, other, way, colour = {
        AMERICA: ("halifax", "st-johns", "halifax ah19 ah18 ai17 ai16 aj15 st-johns", "purple"),
        "sweden": ("copenhagen", "malmo", "malmo d57 copenhagen", "blue"),
    }[name]
    give(state, 0, "ferry-line", "ferry-line", "perfect-engineering")
    show(state, f"bounty-{one}")
    say(state, "play perfect-engineering")
    events = build(state, way)
    assert told(events, "link-completed") and not told(events, "card-claimed")
    only(state, colour, other)
    say(state, "pass", "pass")
    events = say(state, route(state, colour, other, one))
    assert told(events, "card-claimed") == [{"seat": 0, "card": f"bounty-{one}"}]
