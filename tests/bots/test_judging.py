"""Judging by a net: what it reads, what it adds, and who asks it."""

import json

import pytest

import roundhouse as rh
from roundhouse.bots import judging
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.judging import LEARNED, PLAIN, Net, Reader, judge_of, net_from
from roundhouse.bots.roster import make
from roundhouse.bots.search import SearchBot, Tree
from roundhouse.bots.weighing import weighed, weighed_to_the_end
from roundhouse.kernel.game import games_of_the_house

PARTS, FIGURES = ["cities", "ends", "people"], ["points"]
SIZE = 5 + 2 * len(FIGURES) + 3 * len(PARTS)


def net(row: list[float], bias: float = 0.0, out: float = 1.0) -> Net:
    """One hidden unit, the same in every phase."""
    return Net(Reader(PARTS, FIGURES), [[bias]] * 5, [row], [out])


def contrary() -> Net:
    """Adds what turns the evaluation around: two units, one for each sign."""
    plain = [1.0] + [0.0] * (SIZE - 1)
    reader = Reader(PARTS, FIGURES)
    return Net(reader, [[0.0, 0.0]] * 5, [plain, [-one for one in plain]], [-2.0, 2.0])


def midst(game: str, seats: int, moves: int = 30) -> rh.State:
    """A position in which there is something to choose."""
    state = rh.game(game).new(seats, 3)
    luck = rh.Rng(3)
    while state.moves_made < moves or len(state.game.worth_weighing(state, state.actors[0])) < 4:
        state.play(state.random_move(state.actors[0], luck), state.actors[0])
    return state


@pytest.fixture
def state() -> rh.State:
    return midst("tiles", 2)


def test_a_net_reads_the_evaluations_parts_for_the_seat_and_its_rival(state: rh.State):
    seat = state.actors[0]
    mine, theirs = state.game.parts(state, seat), state.game.parts(state, 1 - seat)
    seen = Reader(PARTS, FIGURES).read(state, seat)
    assert len(seen) == SIZE
    assert seen[0] == pytest.approx(state.game.evaluate(state, seat))
    assert 0 < seen[1] < 1
    assert seen[2] == pytest.approx(sum(mine.values()) - sum(theirs.values()))
    assert seen[5:7] == [state.game.figures(state)["points"][one] for one in (seat, 1 - seat)]
    assert seen[-3:] == [mine["people"], seen[1] * mine["people"], theirs["people"]]


def test_the_best_off_of_several_rivals_is_read_of(state: rh.State):
    three = midst("tiles", 3)
    seat = three.actors[0]
    best = max(three.game.evaluate(three, one) for one in range(3) if one != seat)
    lead = three.game.evaluate(three, seat) - best
    assert Reader([], []).read(three, seat)[2] == pytest.approx(lead)
    assert judging.best_rival(state, 0) == 1


def test_a_net_adds_what_its_units_say_where_they_say_anything(state: rh.State):
    seat = state.actors[0]
    plain = state.game.evaluate(state, seat)
    gone = [0.0, 1.0] + [0.0] * (SIZE - 2)
    share = Reader(PARTS, FIGURES).read(state, seat)[1]
    assert net(gone, 1.0, 3.0).value(state, seat) == pytest.approx(plain + 3 * (share + 1))
    assert net(gone, -5.0, 3.0).value(state, seat) == pytest.approx(
        plain
    )  # below zero it is silent
    assert contrary().value(state, seat) == pytest.approx(-plain)


def test_an_ended_game_is_as_good_as_its_score():
    state = rh.game("tiles").new(2, 1)
    while state.result is None:
        state.play(state.random_move(state.actors[0], rh.Rng(1)), state.actors[0])
    assert contrary().value(state, 0) == state.game.evaluate(state, 0)


def test_moves_are_weighed_as_the_judge_says(state: rh.State):
    seat = state.actors[0]
    moves = state.game.worth_weighing(state, seat)
    for weigh in (weighed, weighed_to_the_end):
        best, worst = [weigh(state, seat, moves, one)[0][0] for one in (PLAIN, contrary())]
        assert best == weigh(state, seat, moves)[0][0]
        assert worst == pytest.approx(-weigh(state, seat, moves)[-1][0])
    chosen = GreedyBot(1, contrary()).choose(state, seat)
    assert chosen in [move for value, move in weighed(state, seat, moves) if value < best]


def test_a_search_asks_its_judge_at_the_root_and_at_the_ends(state: rh.State):
    seat = state.actors[0]
    tree = Tree(state, seat, rh.Rng(1), contrary())
    assert tree.usual == [pytest.approx(-state.game.evaluate(state, one)) for one in range(2)]
    plain, turned = [SearchBot(1, 6, judge=one) for one in (PLAIN, contrary())]
    assert plain.choose(state, seat) != turned.choose(state, seat)


def test_only_expert_asks_a_games_net(state: rh.State, monkeypatch: pytest.MonkeyPatch):
    one = contrary()
    layers = {"biases": one.biases, "rows": one.rows, "outs": one.outs}
    told: dict[str, object] = {"parts": PARTS, "figures": FIGURES, **layers}
    seat = state.actors[0]
    try:
        monkeypatch.setattr(judging, "text_of", lambda game, name: json.dumps(told))
        judge_of.cache_clear()
        expected = net_from(told).value(state, seat)
        assert LEARNED.value(state, seat) == expected != PLAIN.value(state, seat)
    finally:
        judge_of.cache_clear()
    expert, hard = make("expert:5", 1), make("hard:5", 1)
    assert isinstance(expert, SearchBot) and isinstance(hard, SearchBot)
    assert (expert.judge, hard.judge) == (LEARNED, PLAIN)


@pytest.mark.parametrize("game", games_of_the_house())
def test_a_game_without_a_net_is_judged_as_it_is(game: str):
    """None has one yet: none was shown to pay."""
    assert judge_of(game) is PLAIN
    state = midst(game, 3, 0)
    assert LEARNED.value(state, 0) == state.game.evaluate(state, 0)
