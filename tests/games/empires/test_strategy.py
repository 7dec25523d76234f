"""The bot: what it values, that it is honest, and that it plays better than chance."""

from roundhouse.bots import ask
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.random import RandomBot
from roundhouse.games.empires.bot import plans, strategy
from roundhouse.games.empires.game import game
from roundhouse.games.empires.rules.box import SPACES
from roundhouse.kernel.rng import Rng
from tests.games.empires.positions import (
    contract,
    delivering,
    hold,
    join,
    new_game,
    own,
    space,
    star_spaces,
    table,
    turn,
)


def played_out(seats: int, greedy: int, seed: int):
    """A game in which one seat is greedy and the others move by chance."""
    luck = Rng(seed)
    state = new_game(seats, seed)
    bots = [GreedyBot(seed) if seat == greedy else RandomBot(seed) for seat in range(seats)]
    while state.result is None:
        seat = state.actors[0]
        state.play(ask(bots[seat], state, seat, luck), seat)
    return state.result


def test_greedy_beats_chance():
    wins = sum(played_out(2, seed % 2, seed).places[seed % 2] == 1 for seed in range(4))
    assert wins == 4


def test_the_value_does_not_depend_on_what_the_seat_cannot_see():
    state = new_game(3, 8)
    rng = Rng(8)
    for number in range(60):
        seat = state.actors[0]
        if number % 6 == 0:
            for eye in range(3):
                truth = game.evaluate(state, eye)
                for luck in range(3):
                    assert game.evaluate(state.imagine(eye, Rng(luck)), eye) == truth
        state.play(state.random_move(seat, rng), seat)


def test_the_end_counts_what_was_scored():
    result_of = {}
    for prestige in (5, 9):
        state = table(2)
        own(state, 0, "calias-company")
        own(state, 1, "glyson-company")
        turn(state)
        state.prestige = [prestige, 5]
        state.ending = "last-track"
        state.delivered = 0
        result_of[prestige] = strategy.evaluate(state, 0)
    assert result_of[9] - result_of[5] == 4.0


def test_a_star_beside_the_network_is_worth_building():
    state = table(2)
    star = star_spaces(state)[0]
    own(state, 0, star)
    with_star = strategy.evaluate(turn(state), 0)
    state.prestige[0] += 1
    assert strategy.evaluate(state, 0) > with_star


def test_efforts_count_tracks_and_dollars():
    state = table(2)
    own(state, 0, "calias-company")
    efforts = plans.step_efforts(state, 0)
    assert efforts[space(state, "calias-company")] == 0
    assert efforts[space(state, "1e")] == 4  # a plain
    assert efforts[space(state, "1h")] == 7  # a mountain
    own(state, 1, "1e")
    assert plans.step_efforts(state, 0)[space(state, "1e")] == 5  # shared now
    lengths = [0] * SPACES
    path = join(state, 0, "calias-company", "oldville")
    efforts = plans.step_efforts(state, 0)
    start = [space(state, "calias-company")]
    found = plans.spread(state, 0, start, efforts, lengths, [])
    assert found[space(state, "oldville")] == 0 and lengths[space(state, "oldville")] == len(path)


def test_it_delivers_from_the_factory_of_its_contract_and_shows_it():
    state = table(2)
    join(state, 0, "calias-company", "oldville")
    contract(state, 0, "calias-company")
    hold(state, 0, "blue-wine")
    delivering(state)
    bot = GreedyBot(1)
    said: list[str] = []
    while state.actors == [0] and len(said) < 2:
        move = bot.choose(state, 0)
        said.append(state.say(move))
        state.play(move, 0)
    assert said == ["deliver calias-company steel oldville", "reveal"]
