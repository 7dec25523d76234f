"""The games on OpenSpiel: its own test, and its bots at our tables."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import roundhouse as rh
from roundhouse.envs import openspiel_game
from roundhouse.envs.spiel import DEALS, DRAWS

SHORT: dict[str, dict[str, object]] = {
    "railways": {"map": "mexico", "idle_turns": 2},
    "spike": {"turns": 10},
}


ALONE = f"roundhouse_tiles_v{rh.game('tiles').rules}(players=1)"


def dealt(game, deal: int = 3):
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def play(game, bot, seat: int = 0, seed: int = 1):
    """A whole game of a bot against random play."""
    luck = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.randint(len(state.chance_outcomes())))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return state


def mcts(game, simulations: int, longest: int | None = None):
    luck = np.random.RandomState(5)
    rollouts = RandomRolloutEvaluator(1, luck, longest)
    return MCTSBot(game, 1.4, simulations, rollouts, random_state=luck)


def ismcts(game, simulations: int, longest: int | None = None):
    luck = np.random.RandomState(5)
    rollouts = RandomRolloutEvaluator(1, luck, longest)
    return ISMCTSBot(
        game, rollouts, 1.4, simulations, random_state=luck, use_observation_string=True
    )


@pytest.mark.some(2)
@pytest.mark.parametrize("game", rh.games())
def test_it_passes_the_test_of_openspiel(game: str):
    pyspiel.random_sim_test(
        openspiel_game(game, options=SHORT.get(game)),
        num_sims=1,
        serialize=game == "signals",  # replays the whole game after every word
        verbose=False,
    )


@pytest.mark.some(2)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("empires", 4, {"industrial_boom": "board", "place_tokens": True}),
        ("railways", 4, {"map": "western_us", "rotors": True, "idle_turns": 2}),
        ("spike", 3, {"advanced": True, "turns": 10}),
        ("steam", 4, {"rules": "standard", "map": "ruhr"}),
        ("tiles", 2, {"objectives": True, "sets": ["town-hall", "temple", "stadium"]}),
    ],
)
def test_it_passes_with_other_options_too(game: str, seats: int, options: dict):
    pyspiel.random_sim_test(
        openspiel_game(game, seats, options), num_sims=1, serialize=False, verbose=False
    )


@pytest.mark.parametrize("bot", [mcts, ismcts])
@pytest.mark.parametrize("game", rh.games())
def test_its_bots_play_every_game(game: str, bot):
    """The first words of a game: each of the bot's can be said, and none of its thoughts stay."""
    loaded = openspiel_game(game, options=SHORT.get(game))
    luck = np.random.RandomState(2)
    player = bot(loaded, 4, longest=6)
    state = loaded.new_initial_state()
    said = 0
    while said < 8 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.randint(len(state.chance_outcomes())))
        elif state.current_player() == 0:
            before = str(state)
            word = player.step(state)
            assert str(state) == before and word in state.legal_actions()
            state.apply_action(word)
            said += 1
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert said


@pytest.mark.parametrize("bot", [mcts, ismcts])
def test_its_bots_play_the_toy_game_better_than_chance(bot):
    game = openspiel_game("signals", options={"rounds": 2})
    earned = [play(game, bot(game, 60), seed % 2, seed).returns()[seed % 2] for seed in range(12)]
    assert sum(earned) > 0


@pytest.mark.parametrize("bot", [mcts, ismcts])
def test_its_bots_play_railroad_tiles_to_the_end(bot):
    game = openspiel_game("tiles", seats=2)
    state = play(game, bot(game, 3, longest=4))
    assert sum(state.returns()) == 0
    assert state.table.result.reason == "last-round"


def test_its_name_carries_the_version_of_the_rules_and_its_parameters_are_the_options():
    game = openspiel_game(
        "tiles", 3, {"objectives": True, "sets": ["town-hall", "temple", "stadium"]}
    )
    assert game.get_type().short_name == f"roundhouse_tiles_v{rh.game('tiles').rules}"
    again = pyspiel.load_game(str(game))
    table = dealt(again).table
    assert table.seats == 3 and table.options["objectives"] is True
    assert table.options["sets"] == ["town-hall", "temple", "stadium"]


def test_a_deal_is_the_game_of_that_seed():
    game = openspiel_game("signals", 3)
    assert dealt(game, 5).table.view(None) == rh.game("signals").new(3, 5).view(None)
    assert len(game.new_initial_state().chance_outcomes()) == DEALS


def test_a_move_that_draws_is_followed_by_chance_and_others_are_not():
    """The last of two cards opens both and draws new ones: different draws, different hands."""
    game = openspiel_game("signals", 2)
    hands = set()
    for draw in range(DRAWS):
        state = dealt(game)
        for _ in range(2):
            assert not state.is_chance_node()
            state.apply_action(0)
            state.apply_action(state.legal_actions()[0])
        assert state.is_chance_node() and len(state.chance_outcomes()) == DRAWS
        state.apply_action(draw)
        hands.add(tuple(state.table.hands[0].counts))
    assert len(hands) > 1


def test_a_clone_goes_its_own_way():
    state = dealt(openspiel_game("signals", 2))
    twin = state.clone()
    before = state.table.view(0)
    while not twin.is_terminal():
        actions = twin.legal_actions()
        twin.apply_action(actions[-1])
    assert state.table.view(0) == before and state.current_player() == 0


def test_resampling_keeps_what_the_player_sees_and_deals_the_rest_anew():
    state = dealt(openspiel_game("signals", 2))
    state.apply_action(0)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(0, sampler) for _ in range(8)]
    for world in worlds:
        assert world.observation_string(0) == state.observation_string(0)
        assert world.observation_tensor(0) == state.observation_tensor(0)
        assert world.legal_actions() == state.legal_actions()
    assert len({world.observation_string(1) for world in worlds}) > 1


def test_a_sentence_begun_is_seen_by_its_speaker_alone():
    state = dealt(openspiel_game("signals", 2))

    def looks() -> list[tuple[str, list[float]]]:
        return [(state.observation_string(who), state.observation_tensor(who)) for who in range(2)]

    before = looks()
    state.apply_action(0)
    after = looks()
    assert before[0][0] != after[0][0] and before[0][1] != after[0][1]
    assert before[1] == after[1]
    assert state.action_to_string(0, state.legal_actions()[0]).isdecimal()


def test_observations_come_by_name():
    from open_spiel.python.observation import make_observation

    game = openspiel_game("signals", 2)
    seen = make_observation(game)
    state = dealt(game)
    seen.set_from(state, 1)
    assert seen.dict["hand"].tolist() == state.table.hands[1].counts
    assert seen.dict["seat"] == 1


def test_nobody_plays_alone():
    for load in (lambda: openspiel_game("tiles", 1), lambda: pyspiel.load_game(ALONE)):
        openspiel_game("tiles")
        with pytest.raises(rh.Refused, match="bad-seats"):
            load()
