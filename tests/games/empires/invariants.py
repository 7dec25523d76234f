"""What never changes in Small Railroad Empires, whatever is played."""

import roundhouse as rh
from roundhouse.games.empires.box import CARDS, CONTRACTS, KINDS, NONE, PLACES, TABLE
from roundhouse.games.empires.state import EmpiresState


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
        if company < state.seats:
            near = {other for space in owned for other in state.country.beside[space]}
            assert state.border[company] == sorted(near - set(owned))
            marked = [space for space, there in enumerate(state.touched[company]) if there]
            assert marked == sorted(near | set(owned))
            assert len(trains) + state.trains_left[company] == TABLE.trains
            tracks = len(owned) - len(trains) + state.tracks_left[company]
            assert tracks == TABLE.tracks + state.unlocked[company]
    if state.seats > 1:
        assert max(bin(there).count("1") for there in state.pieces) <= 2


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
