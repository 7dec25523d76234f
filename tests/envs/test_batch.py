"""Many games at once: the same games as one by one, in arrays that somebody brings."""

import numpy as np
import pytest

import roundhouse as rh
from roundhouse.envs import batched_env, pettingzoo_env
from roundhouse.envs.setting import SAID, by_place
from roundhouse.kit import Case
from tests.kit.games import CASES

SHORT: dict[str, dict[str, object]] = {
    "railways": {"map": "mexico", "idle_turns": 3},
    "spike": {"turns": 10},
}


@pytest.mark.parametrize("game", rh.games())
def test_rows_are_the_games_of_their_seeds_word_by_word(game: str):
    """What PettingZoo's environment shows of the same games, after the same words."""
    options = SHORT.get(game)
    env = batched_env(game, 3, options=options)
    env.reset(seed=5)
    apart = []
    for row in range(3):
        one = pettingzoo_env(game, options=options)
        one.reset(seed=5 + row)
        apart.append(one)
    luck = rh.Rng(1)
    said = 0
    while said < 80 and not env.over.any():
        said += 1
        for row, one in enumerate(apart):
            seen = one.observe(one.agent_selection)
            assert np.array_equal(env.flat()[row], seen["observation"])
            assert np.array_equal(env.masks[row], seen["action_mask"])
            assert one.agent_selection == f"player_{env.seats[row]}"
        words = env.random_words(luck)
        env.step(words)
        for one, word in zip(apart, words, strict=True):
            one.step(int(word))
    assert said > 10


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
def test_rows_are_written_by_what_has_changed_and_are_as_new_in_every_setup(case: Case):
    """Every map, option and number of seats, through more than one game where games are short."""
    for number, setup in enumerate(case.setups):
        env = batched_env(case.game, 2, seats=setup.seats, options=setup.options)
        env.reset(seed=number)
        luck = rh.Rng(number)
        for _ in range(150):
            env.step(env.random_words(luck))
            seen = env.flat()[:, :-SAID].tolist()
            for row, table in enumerate(env.tables):
                assert seen[row] == table.observe(int(env.seats[row])).listed(), setup


def test_nothing_can_be_said_before_a_game_has_begun():
    env = batched_env("spike", 2)
    with pytest.raises(ValueError, match="row 0: seat 0 can't say"):
        env.step([0, 0])


def test_the_words_that_may_follow_are_those_of_the_masks():
    for game in ("tiles", "railways"):
        env = batched_env(game, 5, options=SHORT.get(game))
        env.reset(seed=3)
        luck = rh.Rng(2)
        for _ in range(60):
            words, starts = env.following()
            assert len(starts) == 6 and starts[-1] == len(words)
            for row in range(5):
                own = words[starts[row] : starts[row + 1]]
                assert own.tolist() == np.flatnonzero(env.masks[row]).tolist()
                assert sorted(env.stepper.following[row]) == own.tolist()
            env.step(env.random_words(luck))


def test_parts_tell_the_columns_apart():
    env = batched_env("steam", 2)
    for parts, columns in ((env.parts, env.numbers), (env.board_parts, env.boards)):
        assert parts[0].start == 0 and parts[-1].start + parts[-1].length == columns.shape[1]
        for one, following in zip(parts, parts[1:], strict=False):
            assert one.start + one.length == following.start
    assert env.parts[-1].name == "said" and env.board_parts[-1].name == "track_to"


@pytest.mark.parametrize("kind", ["place", "gain", "score"])
def test_a_game_that_ends_is_rewarded_and_followed_by_the_next_of_its_row(kind: str):
    env = batched_env("tiles", 4, seats=3, rewards=kind)
    env.reset(seed=2)
    luck = rh.Rng(3)
    earned = np.zeros((4, 3))
    ended = 0
    while ended < 6:
        before = [table.rng.seed for table in env.tables]
        rewards, over = env.step(env.random_words(luck))
        earned += rewards
        assert over.tolist() == [row in env.ended for row in range(4)]
        for row, result in env.ended.items():
            due = by_place(result) if kind == "place" else result.scores
            assert np.allclose(earned[row], due)
            earned[row] = 0
            ended += 1
            assert env.tables[row].moves_made == 0 and env.tables[row].rng.seed != before[row]
        if kind != "gain":
            assert not rewards[~over].any()


def test_the_same_seed_is_the_same_series_of_games():
    seen = []
    for _ in range(2):
        env = batched_env("signals", 5)
        env.reset(seed=9)
        luck = rh.Rng(4)
        for _ in range(100):
            env.step(env.random_words(luck))
        seen.append((env.flat(), [table.rng.seed for table in env.tables]))
    assert np.array_equal(seen[0][0], seen[1][0]) and seen[0][1] == seen[1][1]


def test_arrays_can_be_brought_and_those_that_do_not_fit_are_refused():
    shapes = batched_env("tiles", 2).shapes()
    own = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
    env = batched_env("tiles", 2, out=own)
    env.reset(seed=1)
    assert own["masks"].any() and own["numbers"].any() and env.masks is own["masks"]
    for name, (shape, kind) in shapes.items():
        for wrong in (np.zeros((3, *shape[1:]), kind), np.zeros(shape, np.float16)):
            with pytest.raises(ValueError, match=f"{name} has to be 2"):
                batched_env("tiles", 2, out={**own, name: wrong})
    with pytest.raises(ValueError, match="unknown: mask"):
        batched_env("tiles", 2, out={"mask": own["masks"]})


def test_a_word_that_cannot_follow_is_refused_and_nothing_is_said():
    env = batched_env("signals", 3)
    env.reset(seed=1)
    before = env.flat()
    good = env.random_words(rh.Rng(1)).tolist()
    for word in (-1, 1, 10**6):
        with pytest.raises(ValueError, match="row 2: seat 0 can't say"):
            env.step([*good[:2], word])
        assert np.array_equal(env.flat(), before)
    with pytest.raises(ValueError, match="3 words are needed"):
        env.step(good[:2])
    env.masks[:] = 1  # the learner's to change: what may be said stays the engine's
    with pytest.raises(ValueError, match="can't say"):
        env.step([*good[:2], 1])
    env.step(good)


def test_a_game_without_boards_and_one_row_at_least():
    assert batched_env("signals", 1).boards.shape == (1, 0)
    with pytest.raises(ValueError, match="at least one row"):
        batched_env("tiles", 0)
