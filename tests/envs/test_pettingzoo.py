"""The games on PettingZoo: its own tests, and what a learner relies on."""

import sys
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import roundhouse as rh
from roundhouse.envs import pettingzoo_env
from roundhouse.envs.arrays import as_numbers
from roundhouse.envs.setting import SAID, by_place

SHORT: dict[str, dict[str, object]] = {
    "railways": {"map": "mexico", "idle_turns": 3},
    "spike": {"turns": 10},
}
EACH = pytest.mark.parametrize("game", rh.games())
MORE: list[tuple[str, int, dict[str, object]]] = [
    ("empires", 1, {"place_tokens": True}),
    ("empires", 4, {"industrial_boom": "pioneer", "rural_connections": "king"}),
    ("railways", 4, {"map": "western_us", "rotors": True, "depots": True, "idle_turns": 2}),
    ("railways", 3, {"map": "sweden", "auction": "experts", "barons": "world", "idle_turns": 2}),
    ("spike", 4, {"advanced": True, "turns": 10}),
    ("steam", 6, {"rules": "standard", "map": "ruhr", "relaxed": "all"}),
    ("tiles", 1, {"challenge": "perfection"}),
    ("tiles", 4, {"objectives": True}),
]
WAYS = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [*[(game, None, SHORT.get(game, {})) for game in rh.games()], *MORE],
)
# What PettingZoo says of every environment with masks that isn't one of its own.
ABOUT_MASKS = [
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Observation is not a NumPy array",
]


def make(game: str, **how):
    return pettingzoo_env(game, options=SHORT.get(game), **how)


def play(env, rng: rh.Rng, seed: int | None = None) -> dict[str, float]:
    """A random game to its end; what each agent is told that it has earned."""
    env.reset(seed=seed)
    earned = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            earned[agent] = reward
            env.step(None)
        else:
            words = np.flatnonzero(seen["action_mask"])
            env.step(words[rng.below(len(words))])
    return earned


@WAYS
def test_it_passes_the_tests_of_pettingzoo(game: str, seats: int | None, options: dict):
    """Whole games: so many words are never said in one of these."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(pettingzoo_env(game, seats, options), num_cycles=10_000)
        seed_test(lambda: pettingzoo_env(game, seats, options), num_cycles=300)
    strange = [str(one.message) for one in said]
    assert [text for text in strange if not text.startswith(tuple(ABOUT_MASKS))] == []


class Swift:
    """A clock on which each look takes a while: the benchmark's five seconds are soon over."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        self.now += 0.05
        return self.now


@EACH
def test_the_benchmark_of_pettingzoo_runs(game: str, monkeypatch, capsys):
    module = sys.modules[performance_benchmark.__module__]
    module.random.seed(1)  # it takes its actions from there
    monkeypatch.setattr(module, "time", Swift())
    performance_benchmark(make(game))
    assert "turns per second" in capsys.readouterr().out


@EACH
def test_its_name_carries_the_version_of_the_rules(game: str):
    assert str(make(game)) == f"roundhouse/{game}-v{rh.game(game).rules}"


@EACH
def test_parts_fill_an_observation_without_gaps(game: str):
    env = make(game)
    at = 0
    for part in env.parts:
        assert part.start == at and part.meaning
        at += part.length
    names = [part.name for part in env.parts]
    assert len(set(names)) == len(names)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["observation"].shape == (at,)


@EACH
def test_it_plays_the_game_of_the_seed(game: str):
    """The same words in the engine and in the environment lead to the same position."""
    env = make(game)
    env.reset(seed=7)
    state = rh.game(game).new(env.seats, 7, SHORT.get(game))
    rng = rh.Rng(7)
    while state.result is None and state.moves_made < 30:
        seat = state.actors[0]
        move = state.random_move(seat, rng)
        for at, word in enumerate(move):
            assert env.agent_selection == f"player_{seat}", "an agent finishes its sentence"
            seen = env.observe(env.agent_selection)
            allowed = np.flatnonzero(seen["action_mask"]).tolist()
            assert allowed == sorted(state.words(move[:at], seat))
            assert seen["observation"][-SAID:].tolist()[: at + 1] == [
                *[1 + said for said in move[:at]],
                0,
            ]
            env.step(word)
        state.play(move, seat)
        assert env.table.view(None) == state.view(None)


def test_rewards_by_place_are_zero_sum():
    env = pettingzoo_env("signals", seats=3)
    for seed in range(5):
        earned = play(env, rh.Rng(seed), seed)
        result = env.table.result
        assert list(earned) == [f"player_{seat}" for seat in range(3)]
        assert sum(earned.values()) == 0
        best = max(earned, key=lambda agent: earned[agent])
        assert result.places[env.possible_agents.index(best)] == 1


def test_a_shared_place_shares_its_reward():
    assert by_place(rh.Result([5, 5, 2], [1, 1, 3], [], "", {})) == [0.5, 0.5, -1.0]
    assert by_place(rh.Result([5, 5, 2, 9], [2, 2, 4, 1], [], "", {})) == [0, 0, -1.0, 1.0]


def test_rewards_can_be_the_score():
    env = pettingzoo_env("signals", seats=2, rewards="score")
    earned = play(env, rh.Rng(3), 3)
    assert list(earned.values()) == env.table.result.scores


def test_a_lone_player_earns_his_score():
    env = pettingzoo_env("tiles", seats=1, options={"challenge": "perfection"})
    assert list(play(env, rh.Rng(1), 1).values()) == env.table.result.scores


def test_points_gained_add_up_to_the_score():
    env = pettingzoo_env("spike", options={"turns": 10}, rewards="gain")
    rng = rh.Rng(4)
    env.reset(seed=4)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        total[agent] += reward
        assert over or info["legal"] == seen["action_mask"].sum()
        words = np.flatnonzero(seen["action_mask"])
        env.step(None if over else words[rng.below(len(words))])
    assert list(total.values()) == env.table.result.scores


def test_a_critic_may_know_what_all_seats_see_together():
    env = pettingzoo_env("spike", seats=3)
    env.reset(seed=2)
    known = env.state()
    assert env.state_space.contains(known)
    looks = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(known, np.concatenate(looks))


def test_infos_tell_ones_own_sentence_and_score():
    env = pettingzoo_env("signals")
    env.reset(seed=1)
    first = env.agent_selection
    env.step(env.following[0])
    assert env.infos[first]["sentence"] == env.table.say(env.said)
    others = [env.infos[agent]["sentence"] for agent in env.agents if agent != first]
    assert set(others) == {""} and env.infos[first]["score"] == 0


def test_unknown_rewards_are_refused():
    with pytest.raises(ValueError, match="place, score or gain"):
        pettingzoo_env("signals", rewards="glory")


def test_a_game_can_be_cut_short():
    env = pettingzoo_env("tiles", most_actions=9)
    earned = play(env, rh.Rng(1), 1)
    assert env.actions_taken == 9 and env.table.result is None
    assert set(earned.values()) == {0.0}


def test_a_word_that_cannot_follow_is_refused():
    env = pettingzoo_env("signals")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 can't say '1'"):
        env.step(1)


def test_those_who_decide_at_once_see_nothing_of_each_other():
    """Player 0 is asked first; whatever he shows, player 1 sees the same."""
    looks = []
    for choice in range(2):
        env = pettingzoo_env("signals")
        env.reset(seed=4)
        env.step(0)
        cards = np.flatnonzero(env.observe("player_0")["action_mask"])
        assert not env.observe("player_1")["action_mask"].any()
        env.step(cards[choice])
        assert env.agent_selection == "player_1"
        looks.append(env.observe("player_1"))
        mine = env.observe("player_0")["observation"]
        assert mine[-SAID - 1] == cards[choice], "one's own choice is seen"
    assert np.array_equal(looks[0]["observation"], looks[1]["observation"])


def test_numbers_that_grow_out_of_32_bits_are_cut_off():
    """Whoever plays at random may issue bonds without end."""
    assert as_numbers([5, 2**40, -(2**40)]).tolist() == [5, 2**31 - 1, -(2**31)]


def test_games_without_a_seed_go_on_from_the_last_one():
    series = []
    for _ in range(2):
        env = pettingzoo_env("signals")
        env.reset(seed=9)
        seeds = []
        for _ in range(3):
            env.reset()
            seeds.append(env.table.rng.seed)
        series.append(seeds)
    assert series[0] == series[1] and len(set(series[0])) == 3
    env = pettingzoo_env("signals")
    env.reset()
    assert env.table.rng.seed not in series[0]


def test_a_table_shows_itself():
    env = pettingzoo_env("tiles", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.table)
