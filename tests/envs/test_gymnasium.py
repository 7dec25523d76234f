"""The games on Gymnasium: one seat learns, the others are bots."""

import gymnasium
import numpy as np
import pytest

import roundhouse as rh
from roundhouse.envs import gymnasium_env, pettingzoo_env
from roundhouse.envs.gym import SeatEnv
from roundhouse.kernel.extras import EXTRAS

SHORT: dict[str, dict[str, object]] = {
    "railways": {"map": "mexico", "idle_turns": 3},
    "spike": {"turns": 10},
}


def play(env, seed: int) -> list[float]:
    """A game of random words; the rewards on the way."""
    luck = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    earned = []
    over = cut = False
    while not (over or cut):
        mask = seen["action_mask"]
        assert env.observation_space.contains(seen) and mask.sum() == info["legal"] > 0
        seen, reward, over, cut, info = env.step(luck.choice(np.flatnonzero(mask)))
        earned.append(reward)
    return earned


@pytest.mark.parametrize("game", rh.games())
def test_a_game_is_found_by_its_name_and_played_to_its_end(game: str):
    name = f"roundhouse/{game}-v{rh.game(game).rules}"
    env = gymnasium.make(f"roundhouse.envs.gym:{name}", options=SHORT.get(game), rivals="random")
    earned = play(env, 5)
    inner = env.unwrapped
    assert isinstance(inner, SeatEnv) and inner.table.result is not None
    assert sum(earned) == inner.table.result.scores[inner.seat], "gains add up to the score"
    assert inner.metadata["name"] == name


def test_the_same_seed_is_the_same_game_and_a_seat_can_be_chosen():
    env = gymnasium_env("tiles", seats=3, seat=1, rivals="random", rewards="place")
    once, twice = play(env, 7), play(env, 7)
    assert once == twice and set(once[:-1]) == {0.0} and -1 <= once[-1] <= 1
    assert env.seat == 1
    seats = set()
    for seed in range(12):
        anywhere = gymnasium_env("signals", seats=3)
        seats.add(anywhere.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2}


def test_rivals_are_bots_by_name_or_functions_that_see_no_more_than_their_seat():
    asked = []

    def first(state: rh.State, seat: int) -> rh.Move:
        asked.append((seat, state.rng.seed))
        return state.moves(seat)[0]

    env = gymnasium_env("tiles", seats=3, seat=2, rivals=["easy", first], most_actions=30)
    play(env, 3)
    assert {seat for seat, _ in asked} == {1}
    assert env.table.rng.seed not in {seed for _, seed in asked}
    with pytest.raises(rh.Refused, match="unknown-bot"):
        gymnasium_env("tiles", rivals="clever")
    with pytest.raises(ValueError, match="1 rivals for 2 seats"):
        gymnasium_env("tiles", seats=3, rivals=["easy"])
    with pytest.raises(ValueError, match="seats are 0 to 1, not 2"):
        gymnasium_env("tiles", seat=2)


def test_a_bot_that_somebody_brings_is_still_his_afterwards(monkeypatch: pytest.MonkeyPatch):
    class Own:
        closed = 0

        def choose(self, state: rh.State, seat: int) -> rh.Move:
            return state.moves(seat)[0]

        def close(self) -> None:
            self.closed += 1

    own, hired = Own(), Own()
    monkeypatch.setattr("roundhouse.envs.gym.bot_named", lambda name, seed: hired)
    env = gymnasium_env("signals", seats=3, seat=0, rivals=[own, "random"])
    for seed in (1, 2):
        env.reset(seed=seed)
    assert hired.closed == 1
    env.close()
    assert (own.closed, hired.closed) == (0, 2)


def test_ways_to_render_are_known_before_there_is_an_environment(recwarn: pytest.WarningsRecorder):
    name = f"roundhouse/tiles-v{rh.game('tiles').rules}"
    assert SeatEnv.metadata["render_modes"] == ["ansi", "svg", "rgb_array"]
    env = gymnasium.make(f"roundhouse.envs.gym:{name}", render_mode="svg", disable_env_checker=True)
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    assert not [one for one in recwarn if "render" in str(one.message)]


def test_a_lone_learner_needs_no_rivals():
    env = gymnasium_env("tiles", seats=1, options={"challenge": "perfection"})
    assert sum(play(env, 1)) == env.table.result.scores[0]


def test_a_learner_of_masked_actions_finds_its_mask():
    env = gymnasium_env("spike", flat=True)
    seen, info = env.reset(seed=2)
    assert seen.shape == env.observation_space.shape and env.observation_space.contains(seen)
    assert env.action_masks().dtype == np.bool_ and env.action_masks().sum() == info["legal"]
    word = int(np.flatnonzero(env.action_masks())[0])
    *_, after = env.step(word)
    assert after["sentence"].split()[0] == env.vocabulary.slugs[word]


@pytest.mark.parametrize("word", [-1, 0, 10**6])
def test_a_foreign_word_is_a_value_error_everywhere(word: int):
    env = gymnasium_env("signals")
    env.reset(seed=1)
    zoo = pettingzoo_env("signals")
    zoo.reset(seed=1)
    for one in (env, zoo):
        if word in one.following:
            word = 1
        with pytest.raises(ValueError, match="can't say"):
            one.step(word)


def test_what_cannot_be_shown_is_refused_at_once():
    for make in (gymnasium_env, pettingzoo_env):
        with pytest.raises(ValueError, match="render modes are ansi, svg or rgb_array, not human"):
            make("tiles", render_mode="human")
    env = gymnasium_env("tiles", render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg") and SeatEnv("tiles").render() is None


def test_points_are_refused_at_once_where_nothing_makes_them(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(EXTRAS, "pictures", ["no_such_library"])
    for make in (gymnasium_env, pettingzoo_env):
        with pytest.raises(rh.Refused, match="missing-extra") as refused:
            make("tiles", render_mode="rgb_array")
        assert refused.value.__notes__ == ["pip install 'roundhouse-games[pictures]'"]


def test_a_film_of_a_game_has_its_speed():
    """RecordVideo and HumanRendering ask for it."""
    assert SeatEnv.metadata["render_fps"] > 0 and pettingzoo_env("tiles").metadata["render_fps"] > 0


def test_a_critic_may_know_what_all_seats_see_together():
    env = gymnasium_env("spike", seats=3, seat=1)
    seen, _ = env.reset(seed=2)
    seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    known = env.state()
    assert env.state_space.contains(known)
    first, mine, last = np.split(known, 3)
    assert np.array_equal(mine, seen["observation"])
    others = [env.arrays.look(env.table, seat) for seat in (0, 2)]
    assert not np.array_equal(*others)
    assert np.array_equal(first[: len(others[0])], others[0])
    assert np.array_equal(last[: len(others[1])], others[1])


def test_known_ranges_are_in_the_space():
    env = gymnasium_env("steam")
    box = env.observation_space["observation"]
    by_name = {part.name: part for part in env.parts}
    assert (by_name["to_move"].low, by_name["to_move"].high) == (0, 1)
    said = by_name["said"]
    assert (box.low[said.start], box.high[said.start]) == (0, len(env.vocabulary))
    bytes_ = [part for part in env.parts if (part.low, part.high) == (0, 255)]
    assert bytes_ and sum(part.length for part in bytes_) > len(box.low) / 2
