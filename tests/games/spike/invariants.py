"""What must stay true after every move of Spike."""

import roundhouse as rh
from roundhouse.games.spike.rules.board import BOARD, CITIES, EDGES, POINTS
from roundhouse.games.spike.rules.box import CAR, GOODS, TABLE
from roundhouse.games.spike.rules.phases import ABOARD, TURNS
from roundhouse.games.spike.rules.state import SpikeState


def spike_conserved(state: rh.State) -> None:
    assert isinstance(state, SpikeState)
    cards_conserved(state)
    assert sorted(state.market) == list(range(GOODS))
    for seat in range(state.seats):
        network_is_true(state, seat)
        train_stands(state, seat)
        aboard = [good for good in range(GOODS) if state.load[good] == ABOARD]
        aboard = [good for good in aboard if state.holder[good] == seat]
        assert len(aboard) == state.aboard[seat] <= state.level(seat, CAR)
        assert state.money[seat] >= 0
    assert state.phase != TURNS or len(state.actors) == 1


def cards_conserved(state: SpikeState) -> None:
    removed = TABLE.removed_with_two if state.seats == 2 else 0
    for colour in range(len(BOARD.colours)):
        there = state.deck.down.counts[colour] + state.deck.discards.count(colour)
        there += state.display.count(colour)
        there += sum(hand.counts[colour] for hand in state.hands)
        assert there == TABLE.of_each_colour - removed
    for hand in state.hands:
        assert hand.total == sum(hand.counts)
        assert all(0 <= known <= n for known, n in zip(hand.known, hand.counts, strict=True))
    assert len(state.display) <= TABLE.display
    if state.times_in_deck:
        assert state.times_in_deck + state.times_drawn == TABLE.time_cards
        assert state.top_half <= state.deck.down.total


def network_is_true(state: SpikeState, seat: int) -> None:
    """The points joined are those of the own edges, all in one piece, and the train's city."""
    mine = [edge for edge in range(EDGES) if state.owner[edge] == seat]
    assert len(mine) + state.track_left[seat] == TABLE.track
    joined = {point for point in range(POINTS) if state.joined[point] >> seat & 1}
    ends = {end for edge in mine for end in (BOARD.start[edge], BOARD.end[edge])}
    assert ends <= joined and len(joined) <= max(len(ends), 1)
    assert sum(point < CITIES for point in joined) == state.connected[seat]
    reached = set(list(joined)[:1])
    grown = True
    while grown:
        grown = False
        for edge in mine:
            two = {BOARD.start[edge], BOARD.end[edge]}
            if len(two & reached) == 1:
                reached |= two
                grown = True
    assert reached == joined
    for point in joined:
        if point >= CITIES:
            assert sum(point in (BOARD.start[edge], BOARD.end[edge]) for edge in mine) > 1


def train_stands(state: SpikeState, seat: int) -> None:
    """In a city of the network or on own track."""
    space = state.train[seat]
    if space >= CITIES:
        assert state.owner[space - POINTS] == seat
    elif space >= 0:
        assert state.joined[space] >> seat & 1
