"""Moves that are made without being judged: what the generator finds, the judge allows."""

import pytest

import roundhouse as rh
from tests.kit.games import CASES

GAMES = 3


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
def test_a_game_played_out_is_the_game_of_its_moves_judged_one_by_one(case):
    for seed in range(GAMES):
        setup = case.setups[seed % len(case.setups)]
        state = rh.game(case.game).new(setup.seats, seed, setup.options)
        judged = state.copy()
        made = state.play_out(rh.Rng(seed))
        luck = rh.Rng(seed)
        while judged.result is None:
            seat = judged.actors[0]
            judged.play(judged.random_move(seat, luck), seat)
        assert made == state.moves_made == judged.moves_made
        assert state.write() == judged.write()
        assert state.events == [] and judged.events, "nobody hears of a game that is played out"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
def test_a_move_made_tells_what_a_move_played_tells(case):
    setup = case.setups[0]
    state = rh.game(case.game).new(setup.seats, 1, setup.options)
    luck = rh.Rng(1)
    while state.result is None:
        seat = state.actors[0]
        move = state.random_move(seat, luck)
        other = state.copy()
        assert other.make(move, seat) == state.play(move, seat)
        assert other.reversible == state.reversible
