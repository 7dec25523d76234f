"""The bot: what costs nothing and gains is done first, and no city is counted on twice."""

from functools import cache

import pytest

from roundhouse.bots.search import advise, plainly
from roundhouse.games.spike.bot.strategy import evaluate, worth_of
from roundhouse.games.spike.game import game
from roundhouse.games.spike.rules.board import BOARD
from roundhouse.games.spike.rules.box import CONTRACTS, DELIVER, GOODS, LOAD, TABLE
from roundhouse.games.spike.rules.phases import ABOARD, TURNS, WAITING
from roundhouse.games.spike.rules.state import SpikeState
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move
from roundhouse.kit import SOAK
from tests.games.spike.positions import hold, leave_in_deck, market, new_game, point, turns

GAMES = 40 if SOAK else 4
FIRST = 1869  # of their seeds


def gains(state: SpikeState, seat: int, move: Move) -> bool:
    return worth_of(state, seat, move) > evaluate(state, seat)


def in_a_city(state: SpikeState, seat: int, verb: int) -> list[SpikeState]:
    """The same position with the train where a load of the seat is paid, or waits."""
    found: list[SpikeState] = []
    bit = 1 << seat
    for one in range(GOODS):
        if state.holder[one] != seat or state.load[one] != WAITING or state.aboard[seat]:
            continue
        face = CONTRACTS.face(one, state.card_of[one], state.side_of[one])
        cities = CONTRACTS.cities[face] if verb == DELIVER else BOARD.sources[one]
        for city in cities:
            if state.joined[city] & bit and not state.served[city] & bit:
                there = state.copy()
                there.train[seat] = city
                if verb == DELIVER:
                    there.load[one] = ABOARD
                    there.aboard[seat] = 1
                found.append(there)
    return found


@cache
def positions(verb: int) -> list[SpikeState]:
    """Of random games, whoever's turn it is."""
    found: list[SpikeState] = []
    for number in range(GAMES):
        rng = Rng(FIRST + number)
        state = new_game(2 + number % 3, FIRST + number)
        while state.result is None and state.moves_made < 400:
            if state.phase == TURNS and rng.below(8) == 0:
                found += in_a_city(state, state.actors[0], verb)
            seat = state.actors[0]
            state.play(state.random_move(seat, rng), seat)
    return [one for one in found if any(m[0] == verb for m in one.moves(one.actors[0]))]


@pytest.mark.parametrize("verb", [DELIVER, LOAD])
def test_what_gains_and_costs_nothing_is_done_first(verb: int):
    """No turn is ended with a delivery at hand, nor beside a good that waits; hints say so, too."""
    gaining = 0
    for number, state in enumerate(positions(verb)):
        seat = state.actors[0]
        moves = [move for move in state.moves(seat) if move[0] == verb]
        if not any(gains(state, seat, move) for move in moves):
            continue
        gaining += 1
        weighed = game.worth_weighing(state, seat)
        assert {move[0] for move in weighed} == {verb}
        if number % 10 == 0:
            assert plainly(state, seat)[0] == verb
            assert advise(state, seat, 3, seed=1)[0].move[0] == verb
    assert gaining >= 10


def test_a_delivery_where_most_is_paid_gains():
    """Whoever stands in the city that pays most for what is aboard waits for nothing."""
    best = gained = 0
    for state in positions(DELIVER):
        seat = state.actors[0]
        for move in state.moves(seat):
            if move[0] == DELIVER:
                one = next(g for g in range(GOODS) if state.load[g] == ABOARD)
                face = CONTRACTS.face(one, state.card_of[one], state.side_of[one])
                here = CONTRACTS.payout(face, state.train[seat])
                if here == max(CONTRACTS.pays[face]):
                    best += 1
                    gained += gains(state, seat, move)
    assert best >= 5 and gained == best


def sharing() -> list[tuple[int, int, int]]:
    """Two goods and a city that pays for both, and for the first as much as any."""
    found: list[tuple[int, int, int]] = []
    for one in range(GOODS):
        for other in range(GOODS):
            face, another = (CONTRACTS.face(each, 0, 0) for each in (one, other))
            for city, pays in zip(CONTRACTS.cities[face], CONTRACTS.pays[face]):
                if one != other and city in CONTRACTS.cities[another]:
                    found += [(one, other, city)] if pays == max(CONTRACTS.pays[face]) else []
    return found


def test_no_two_contracts_count_on_the_same_city():
    """A load is delivered in a city that another good would be paid in, too: that gains, since the
    city pays only once, whoever waits."""
    assert sharing()
    for one, other, city in sharing():
        state = turns(BOARD.names[city], "boston" if city != point("boston") else "miami")
        for each in (one, other):
            state.holder[each] = 0
            state.card_of[each] = state.side_of[each] = 0
            state.load[each] = WAITING
        for source in BOARD.sources[other]:
            state.joined[source] |= 1
        state.load[one] = ABOARD
        state.aboard[0] = 1
        (deliver,) = [move for move in state.moves(0) if move[0] == DELIVER]
        assert gains(state, 0, deliver)


def test_with_few_turns_left_cards_are_spent():
    """Who has the last turn builds for a dollar instead of drawing what can't be spent any more."""
    state = turns("memphis", "boston")
    state.round = TABLE.time_cards
    hold(state, 0, "3-red 3-white 3-blue 3-green 3-yellow 3-purple")
    many = game.parts(state, 0)["cards"]
    leave_in_deck(state, 2)
    few = game.parts(state, 0)["cards"]
    assert few < many / 2
    market(state, 0, "coal", "pigs", "cotton")
    assert state.say(plainly(state, 0)).startswith("build")


def test_what_was_worked_out_before_a_connection_serves_after_it():
    """The same as when it is all looked for again."""
    looked = 0
    for number in range(GAMES):
        rng = Rng(FIRST + number)
        state = new_game(2 + number % 3, FIRST + number)
        while state.result is None and state.moves_made < 400:
            seat = state.actors[0]
            if state.line and rng.below(2):
                anew = state.copy()
                anew.worked_out, anew.worked_before, anew.line = {}, {}, []
                for eye in range(state.seats):
                    assert game.evaluate(state, eye) == game.evaluate(anew, eye)
                looked += 1
            state.play(state.random_move(seat, rng), seat)
    assert looked > 100
