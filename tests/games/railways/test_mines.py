"""Mines (ROW-M6c) and golden spikes (ROW-M6d); cards on display from the start (ROW-M6e)."""

from collections import Counter

import pytest

import roundhouse as rh
from roundhouse.games.railways.game import game
from roundhouse.games.railways.rules import links, scoring
from roundhouse.games.railways.rules.box import COLOURS, KINDS
from roundhouse.games.railways.rules.cubes import cubes_on
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.kernel.events import Event
from tests.games.railways.invariants import railways_conserved
from tests.games.railways.positions import (
    baron,
    cards_of,
    clear,
    link,
    links_between,
    new,
    place,
    recolour,
    show,
    table,
)
from tests.games.saying import refused, say, seen, told

AMERICA = "north_america"


def mine(state: RailwaysState, city: str) -> list[Event]:
    show(state, "mine")
    return say(state, f"take mine {city}")


def test_ROW_M6c_cubes_come_until_a_colour_comes_again():
    """The bag is drawn from by the game's own chance: what lies there is what was told."""
    seen_sizes = set()
    for seed in range(60):
        state = table(seed=seed, map=AMERICA)
        clear(state, place(state, "regina"))
        state.marker[place(state, "regina")] = True
        state.markers += 1
        before = state.bag.counts[:]
        events = mine(state, "regina")
        (told_,) = told(events, "mine-opened")
        assert told_["place"] == "regina" and 1 <= len(told_["cubes"]) <= 5
        assert len(set(told_["cubes"])) == len(told_["cubes"])  # all different
        lies = state.cubes[place(state, "regina") * KINDS :][:KINDS]
        assert lies == [told_["cubes"].count(colour) for colour in COLOURS]
        assert [had - has for had, has in zip(before, state.bag.counts, strict=True)] == lies
        assert state.markers == 0  # new cubes take the marker off
        seen_sizes.add(len(told_["cubes"]))
        railways_conserved(state)
    assert seen_sizes == {1, 2, 3, 4, 5}


def test_ROW_M6c_it_costs_ten_and_is_used_as_it_is_taken():
    state = table(map=AMERICA)
    state.cash[0] = 12
    events = mine(state, "regina")
    assert told(events, "paid") == [{"seat": 0, "dollars": 10, "for": "mine"}]
    assert state.cash[0] == 2 and cards_of(state, 0) == [] and state.actors == [1]


def test_ROW_M6c_only_a_grey_city_and_only_once():
    state = table(map=AMERICA)
    show(state, "mine", "mine", "mine")
    illegal = refused(state, "take mine chicago")
    assert (illegal.rule, illegal.facts["why"]) == ("ROW-M6c", "not-grey")
    assert refused(state, "take mine").facts["why"] == "needs-place"
    say(state, "take mine regina")
    clear(state, place(state, "regina"))  # worked out
    illegal = refused(state, "take mine regina")
    assert (illegal.rule, illegal.facts["why"]) == ("ROW-M6c", "mined")
    assert [one["place"] for one in seen(state)["places"] if one["mine"]] == ["regina"]
    # other cards bring it cubes as ever
    show(state, "city-growth")
    say(state, "take city-growth regina")
    assert cubes_on(state, place(state, "regina")) == 2
    say(state, "urbanize regina blue", "pass", "pass")
    assert refused(state, "take mine regina").facts["why"] == "mined"


def test_ROW_M6c_without_a_site_it_does_nothing_and_costs_nothing():
    state = table(map=AMERICA)
    for city in range(state.land.cities):
        if state.colour[city] < 0:
            recolour(state, state.land.board.place_slug[city], "blue")
    show(state, "mine")
    assert refused(state, "take mine regina").facts["why"] == "no-target"
    events = say(state, "take mine")
    assert not told(events, "paid") and not told(events, "mine-opened")


def test_ROW_S6_a_mine_ends_with_the_bag():
    state = table(map=AMERICA)
    for colour in range(KINDS):
        while state.bag.counts[colour] > int(colour < 2):
            state.bag.take(colour)
    assert sorted(told(mine(state, "regina"), "mine-opened")[0]["cubes"]) == ["red", "yellow"]
    assert state.bag.total == 0


def test_ROW_M6e_mines_and_ferry_lines_lie_there_beside_two_cards_per_player():
    for seats in (2, 5):
        state = new(seats, map=AMERICA)
        shown = Counter(seen(state)["display"])
        assert (shown.pop("ferry-line"), shown.pop("mine")) == (5, 3)
        first = ("railroad-era-begins", "speed-record", "new-train")
        assert [shown.pop(card) for card in first] == [1, 1, 1]
        bounties = [card for card in shown.elements() if card.startswith("bounty-")]
        assert len(bounties) == 4
        assert shown.total() - 4 == 2 * seats
        assert state.deck.total == 46 - 4 - 11 - 6 - 2 * seats  # spikes, start cards, bounties


SPIKES = {
    "spike-kansas-city-san-francisco": 6,
    "spike-minneapolis-portland": 5,
    "spike-new-orleans-los-angeles": 6,
    "spike-montreal-vancouver": 8,
}


def spiked() -> RailwaysState:
    state = table(map=AMERICA, golden_spikes=True)
    for card in SPIKES:
        show(state, card)
    return state


def test_ROW_M6d_golden_spikes_lie_on_display_in_the_variant_alone():
    plain = new(4, map=AMERICA)
    assert not [card for card in seen(plain)["display"] if card.startswith("spike")]
    assert not any(plain.deck.counts[k] for k, s in enumerate(plain.land.deck.slug) if "spike" in s)
    state = new(4, map=AMERICA, golden_spikes=True)
    assert [card for card in seen(state)["display"] if card.startswith("spike")] == list(SPIKES)
    assert state.deck.total == plain.deck.total


def test_ROW_M6d_golden_barons_are_dealt_in_the_variant_alone():
    golden = {"portland-to-boston", "los-angeles-to-charleston"}
    for spikes in (False, True):
        dealt = set()
        for seed in range(20):
            state = new(5, seed, map=AMERICA, golden_spikes=spikes)
            for seat in range(5):
                dealt |= set(seen(state, seat)["barons"])
        assert len(dealt) == (12 if spikes else 10) and bool(dealt & golden) == spikes


def test_ROW_O2_a_golden_spike_can_not_be_taken():
    state = spiked()
    illegal = refused(state, "take spike-minneapolis-portland")
    assert (illegal.rule, illegal.facts["why"]) == ("ROW-O2", "circle")


def test_ROW_M6d_the_first_to_join_both_cities_by_own_links_drives_the_spike():
    state = spiked()
    link(state, 0, "portland", "vancouver", "calgary", "regina")
    link(state, 1, "regina", "winnipeg")
    link(state, 0, "winnipeg", "minneapolis")
    links.completed(state, links_between(state, "winnipeg", "minneapolis")[0], 0)
    assert state.points[0] == 0  # the middle is not his
    link(state, 0, "regina", "winnipeg")
    (other,) = [one for one in links_between(state, "regina", "winnipeg") if owned(state, one) == 0]
    links.completed(state, other, 0)
    assert state.points[0] == 5
    assert "spike-minneapolis-portland" not in seen(state)["display"]
    assert "spike-montreal-vancouver" in seen(state)["display"]
    # it is gone, for him and for who joins them later
    links.completed(state, other, 0)
    link(state, 1, "portland", "salt-lake-city", "billings", "minneapolis")
    links.completed(state, links_between(state, "billings", "minneapolis")[0], 1)
    assert state.points == [5, 0, 0]


def owned(state: RailwaysState, one: int) -> int:
    return state.network.owner[one]


def test_ROW_M6d_a_golden_baron_pays_for_coast_to_coast():
    state = spiked()
    baron(state, 0, "los-angeles-to-charleston")
    assert scoring.baron_points(state, 0) == 0
    link(state, 0, "los-angeles", "phoenix", "el-paso", "dallas", "new-orleans", "atlanta")
    link(state, 0, "atlanta", "charleston")
    assert scoring.baron_points(state, 0) == 8


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("sweden", "golden_spikes", True),
        (AMERICA, "income", "nippon"),
        ("eastern_us", "income", "world"),
    ],
)
def test_an_option_is_refused_where_the_map_does_not_name_it(name: str, option: str, value: object):
    with pytest.raises(rh.Refused) as refusal:
        game.new(3, 1, {"map": name, option: value})
    assert refusal.value.rule == "bad-option" and refusal.value.facts["option"] == option
    expected = {"golden_spikes": f"map={AMERICA}", "income": "map=sweden"}
    assert refusal.value.facts["expected"] == expected[option]
