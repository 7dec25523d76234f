"""What never changes in Steam, whatever is played."""

from collections import Counter

import roundhouse as rh
from roundhouse.games.steam.rules import tracing
from roundhouse.games.steam.rules.box import COLOURS, FACES, LIMITS, TABLE
from roundhouse.games.steam.rules.phases import BUILDING
from roundhouse.games.steam.rules.state import SteamState
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import OPEN, RING, TIPS, UNOWNED, Network
from roundhouse.rails.supply import full_supply


def steam_conserved(state: rh.State) -> None:
    assert isinstance(state, SteamState)
    cubes_conserved(state)
    tiles_conserved(state)
    tracks_in_bounds(state)
    links_are_legal(state)


def cubes_conserved(state: SteamState) -> None:
    kinds = len(COLOURS)
    for colour in range(kinds):
        lying = sum(state.cubes[colour::kinds]) + sum(state.sets[colour::kinds])
        assert lying + state.bag.counts[colour] == TABLE.goods[colour]
    cities = Counter(state.colour[p] for p in state.land.towns if state.network.is_city[p])
    for colour in range(kinds):
        assert state.new_cities[colour] + cities[colour] == TABLE.new_cities[colour]


def tiles_conserved(state: SteamState) -> None:
    box = full_supply(LIMITS)
    for laid in state.network.tile:
        if laid >= 0:
            box.take(FACES.face(laid))
    assert box.left == state.supply.left


def tracks_in_bounds(state: SteamState) -> None:
    for seat in range(state.seats):
        assert TABLE.lowest_income <= state.income[seat] <= TABLE.highest_income
        assert state.points[seat] >= 0 and state.cash[seat] >= 0
        assert TABLE.first_level <= state.level[seat] <= TABLE.highest_level
    assert sorted(state.order + state.out) == list(range(state.seats)) or state.turn == 0


def links_are_legal(state: SteamState) -> None:
    """STM-B2, STM-B5: all track of a seat leads to a city, but for the build in progress."""
    network = state.network
    for link in network.links():
        assert not comes_back(network, link)
        assert network.owner[link] == UNOWNED or network.owner[link] in state.order
    for seat in state.order:
        if state.phase != BUILDING or seat not in state.actors:
            assert not tracing.untraced(network, seat)


def comes_back(network: Network, link: int) -> bool:
    """STM-B5: whether a link runs into itself, or both its ends are, or look, at one place."""
    if network.end_a[link] == RING:
        return True
    first = place_at_tip(network, network.end_a[link], network.tip_a[link])
    other = place_at_tip(network, network.end_b[link], network.tip_b[link])
    return first >= 0 and first == other


def place_at_tip(network: Network, end: int, tip: int) -> int:
    if end != OPEN:
        return end
    return network.board.place_at[network.board.neighbour[tip // TIPS * EDGES + tip % TIPS]]
