"""Whole moves as actions."""

import numpy as np
import pytest

import roundhouse as rh
from roundhouse.envs import gymnasium_env
from roundhouse.envs.moves import thinned


@pytest.mark.parametrize("game", rh.games())
def test_an_action_is_a_row_of_the_moves_that_are_listed(game: str):
    env = gymnasium_env(game, actions="moves", most_actions=25, most_moves=64)
    luck = np.random.default_rng(1)
    seen, info = env.reset(seed=4)
    over = cut = False
    while not (over or cut):
        assert env.observation_space.contains(seen)
        moves = env.table.game.whole_moves(env.table, env.seat)
        assert info["legal"] == len(moves)
        mask = seen["action_mask"]
        assert mask.sum() == min(64, len(moves)) and mask[: mask.sum()].all()
        row = int(luck.integers(mask.sum()))
        said = tuple(int(word) - 1 for word in seen["moves"][row] if word)
        assert said in moves and not seen["moves"][mask.sum() :].any()
        seen, _, over, cut, info = env.step(row)
        assert info["sentence"] == env.table.say(said)


def test_the_gains_of_whole_moves_add_up_to_the_score():
    env = gymnasium_env("tiles", actions="moves", seat=0)
    seen, _ = env.reset(seed=2)
    total, over = 0.0, False
    while not over:
        seen, reward, over, _, _ = env.step(int(seen["action_mask"].sum()) - 1)
        total += reward
    assert total == env.table.result.scores[0]


def test_more_moves_than_fit_are_thinned_out_evenly():
    moves: list[rh.Move] = [(at,) for at in range(1000)]
    kept = thinned(moves, 10)
    assert kept == [(at,) for at in range(0, 1000, 100)] and thinned(moves[:7], 10) == moves[:7]


@pytest.mark.parametrize("row", [-1, 64, 10**6])
def test_a_row_that_is_no_move_is_refused(row: int):
    env = gymnasium_env("tiles", actions="moves", most_moves=64)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="see action_masks"):
        env.step(row)


def test_other_actions_and_no_moves_are_refused():
    with pytest.raises(ValueError, match="actions are words or moves, not letters"):
        gymnasium_env("tiles", actions="letters")
    with pytest.raises(ValueError, match="at least one move"):
        gymnasium_env("tiles", actions="moves", most_moves=0)
