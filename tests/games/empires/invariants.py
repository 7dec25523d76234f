"""What never changes in Small Railroad Empires, whatever is played."""

import networkx as nx

import roundhouse as rh
from roundhouse.games.empires.rules import construction
from roundhouse.games.empires.rules.box import (
    BORDER,
    CARDS,
    CONTRACTS,
    FULL,
    KINDS,
    NONE,
    PLACES,
    TABLE,
)
from roundhouse.games.empires.rules.state import EmpiresState


def empires_conserved(state: rh.State) -> None:
    assert isinstance(state, EmpiresState)
    goods_conserved(state)
    tracks_conserved(state)
    cards_conserved(state)
    for seat in range(state.seats):
        assert 0 <= state.money[seat] <= TABLE.most_money
    assert state.loan_cards + sum(state.loans) == TABLE.loan_cards and state.loan_cards >= 0
    assert state.tokens.total >= sum(state.token_on)


def goods_conserved(state: EmpiresState) -> None:
    for kind in range(KINDS):
        lying = sum(state.goods[kind::KINDS])
        total = lying + state.supply[kind] + state.boxed[kind]
        assert total == TABLE.goods_of_each_kind and state.supply[kind] >= 0
    for have, printed in zip(state.goods, PLACES.printed, strict=True):
        assert 0 <= have <= printed


def tracks_conserved(state: EmpiresState) -> None:
    for company, owned in enumerate(state.owned):
        assert len(set(owned)) == len(owned)
        for space, there in enumerate(state.pieces):
            assert (there >> company & 1) == (space in owned)
            assert not state.trains[space] & ~there
        trains = [space for space in owned if state.trains[space] >> company & 1]
        assert all(state.country.city_at[space] != NONE for space in trains)
        network_is_true(state, company)
        if company < state.seats:
            assert len(trains) + state.trains_left[company] == TABLE.trains
            tracks = len(owned) - len(trains) + state.tracks_left[company]
            assert tracks == TABLE.tracks + state.unlocked[company]
    if state.seats > 1:
        assert max(bin(there).count("1") for there in state.pieces) <= 2
    for space, price in enumerate(state.prices):
        full = bin(state.pieces[space]).count("1") >= construction.room(state)
        for seat in range(state.seats):
            if not state.pieces[space] >> seat & 1:
                assert price == (FULL if full else construction.cost(state, seat, space))


def network_is_true(state: EmpiresState, company: int) -> None:
    """The border and the joined parts, kept as tracks are laid, equal what the tracks say."""
    owned = set(state.owned[company])
    tracks: nx.Graph[int] = nx.Graph()
    tracks.add_nodes_from(owned)
    near = [(space, other) for space in owned for other in state.country.beside[space]]
    tracks.add_edges_from([(space, other) for space, other in near if other in owned])
    border = sorted({other for _, other in near} - owned)
    assert state.border[company] == border
    network = state.network[company]
    assert [space for space, there in enumerate(network) if there == BORDER] == border
    assert {space for space, there in enumerate(network) if there >= 0} == owned
    for part in nx.connected_components(tracks):
        (name,) = {network[space] for space in part}
        assert name in part


def cards_conserved(state: EmpiresState) -> None:
    seen = state.deck.down.counts[:]
    for card in [*state.market, *[card for played in state.played for card in played]]:
        seen[card] += 1
    for hand in state.hands:
        assert hand.total == sum(hand.counts) <= TABLE.hand_limit
        seen = [a + b for a, b in zip(seen, hand.counts, strict=True)]
    assert seen == [1] * len(CARDS.names)
    for card, back in enumerate(state.returned):
        assert not back or state.deck.down.counts[card]
    there = [factory in state.country.factories for factory in CONTRACTS.factory]
    held = [hand.counts for hand in state.contracts]
    for contract, present in enumerate(there):
        shown = state.revealed.count(contract)
        dealt = sum(counts[contract] for counts in held)
        assert shown + dealt + state.contract_deck.down.counts[contract] == present
