"""What never changes in Railways of the World, whatever is played."""

from collections import Counter

import roundhouse as rh
from roundhouse.games.railways.rules.box import FACES, KINDS, TABLE
from roundhouse.games.railways.rules.cards import CROSS
from roundhouse.games.railways.rules.cubes import cubes_on
from roundhouse.games.railways.rules.parts.depots import depots_in
from roundhouse.games.railways.rules.phases import ACTIONS, BUILDING, EXPRESS_RUN, NEVER
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.rails.network import OPEN


def railways_conserved(state: rh.State) -> None:
    assert isinstance(state, RailwaysState)
    cubes_conserved(state)
    tiles_conserved(state)
    cards_conserved(state)
    money_in_bounds(state)
    links_are_legal(state)
    depots_conserved(state)


def goods_conserved(state: RailwaysState) -> None:
    trips = [part.waiting(seat) for part in state.parts for seat in range(state.seats)]
    waiting = Counter(trip.colour for trip in trips if trip is not None)
    for colour in range(KINDS):
        there = sum(state.cubes[colour::KINDS]) + waiting[colour]
        assert there + state.bag.counts[colour] == TABLE.goods[colour]


def cubes_conserved(state: RailwaysState) -> None:
    goods_conserved(state)
    land = state.land
    grown = Counter(state.colour[p] for p in range(land.cities) if land.colour[p] < 0)
    for colour in range(KINDS):
        assert state.new_cities[colour] + grown[colour] == land.new_cities[colour]
    assert state.markers == sum(state.marker) <= state.markers_needed
    if state.ending == NEVER:
        for place in range(land.cities):
            assert state.marker[place] == (cubes_on(state, place) == 0)


def tiles_conserved(state: RailwaysState) -> None:
    """A box may owe a tile, where a crossing has turned back."""
    used = Counter(FACES.face(laid) for laid in state.network.tile if laid >= 0)
    limits = state.land.limits
    for limit, size in enumerate(limits.size):
        faces = [face for face in range(FACES.count) if limit in limits.of_face[face]]
        assert state.supply.left[limit] == size - sum(used[face] for face in faces)


def cards_conserved(state: RailwaysState) -> None:
    deck = state.land.deck
    for kind in range(deck.kinds):
        held = sum(state.cards[kind :: deck.kinds])
        assert held + state.display[kind] + state.deck.counts[kind] <= deck.count[kind]
        assert held == 0 or deck.class_of[kind] != CROSS
    known = [baron for barons in state.barons for baron in barons]
    known += [baron for baron in state.rejected if baron >= 0]
    assert len(set(known)) == len(known) == TABLE.barons_per_player * state.seats


def money_in_bounds(state: RailwaysState) -> None:
    for seat in range(state.seats):
        assert state.cash[seat] >= 0 and state.bonds[seat] >= 0 and state.points[seat] >= 0
        assert 1 <= state.level[seat] <= TABLE.highest_level
    assert sorted(state.order) == list(range(state.seats))


def links_are_legal(state: RailwaysState) -> None:
    """ROW-B3, ROW-B6: links run from a city to another; incomplete ones end with the turn."""
    network = state.network
    for link in network.links():
        ends = [network.end_a[link], network.end_b[link]]
        assert max(ends) >= 0 and ends[0] != ends[1]
        assert 0 <= network.owner[link] < state.seats
        if OPEN in ends:
            assert state.phase in (ACTIONS, BUILDING, EXPRESS_RUN)


def depots_conserved(state: RailwaysState) -> None:
    """ROW-M8a: a waiting cube has a depot of its mover beside it; a city holds one player's."""
    depots = depots_in(state)
    if depots is None:
        return
    for place, owner in enumerate(depots.owner):
        assert (owner >= 0) == (depots.count[place] > 0)
    for seat, trip in enumerate(depots.waits):
        assert depots.stock(seat) >= 0
        if trip is not None:
            assert depots.fuel(trip.here, seat) > 0
            assert trip.places(state.network)[-1] == trip.here
