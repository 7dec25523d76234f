"""Free track is kept as track is laid: always what the owners say."""

import roundhouse as rh
from roundhouse.games.spike.rules.board import BOARD, NOWHERE
from roundhouse.games.spike.rules.free_track import free_track
from roundhouse.games.spike.rules.phases import NOBODY
from roundhouse.games.spike.rules.state import SpikeState


def said_by_the_owners(state: SpikeState) -> list[int]:
    return [
        NOWHERE if edge < 0 or state.owner[edge] != NOBODY else BOARD.beyond[at]
        for at, edge in enumerate(BOARD.edge_at)
    ]


def kept(state: SpikeState) -> list[int]:
    return list(free_track(state).beyond)


def test_it_is_what_the_owners_say_after_every_move_and_in_every_copy():
    rng = rh.Rng(3)
    state = rh.game("spike").new(seats=3, seed=11)
    assert isinstance(state, SpikeState)
    copies: list[SpikeState] = []
    while state.result is None:
        seat = state.actors[0]
        state.play(state.random_move(seat, rng), seat)
        assert kept(state) == said_by_the_owners(state)
        if state.moves_made % 40 == 0:
            copies.append(state.copy())
    assert state.owner.count(NOBODY) < len(state.owner) - 20
    for copy in copies:
        assert kept(copy) == said_by_the_owners(copy)


def test_a_position_that_is_read_has_its_own():
    rng = rh.Rng(3)
    spike = rh.game("spike")
    state = spike.new(seats=3, seed=11)
    assert isinstance(state, SpikeState)
    free_track(state)
    while state.moves_made < 120:
        seat = state.actors[0]
        state.play(state.random_move(seat, rng), seat)
    again = spike.read(state.write())
    assert isinstance(again, SpikeState)
    assert kept(again) == kept(state) == said_by_the_owners(state)
