"""The hard bot: it looks further than one move, keeps to its limits and says what it expects."""

from dataclasses import replace
from math import exp
from time import perf_counter

import pytest

import roundhouse as rh
from roundhouse.bots import Bot, ask, search
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.random import RandomBot
from roundhouse.bots.search import (
    FRESH,
    SETTLED,
    WON,
    Choice,
    Look,
    Node,
    SearchBot,
    Tree,
    advise,
    most_promising,
    outcome,
)
from roundhouse.bots.tuning import tuning_of
from roundhouse.bots.weighing import FOLLOWED, weighed
from roundhouse.kernel.result import places
from tests.bots.positions import own_turn

WORDS = rh.Vocabulary([("verb", ["left", "right"])], {"left": [], "right": []})
LEFT: rh.Move = (0,)
RIGHT: rh.Move = (1,)


class Row(rh.State):
    """A row of coins; two players take one from either end in turn, and see all there is."""

    def __init__(self, game, coins):
        super().__init__(game, 2, {}, WORDS, rh.Rng(1))
        self.coins = coins
        self.points = [0, 0]
        self.actors = [0]

    def words(self, said, seat):
        return [] if said or seat not in self.actors else [0, 1]

    def judge(self, move, seat):
        return None

    def act(self, move, seat):
        self.points[seat] += self.coins.pop(0 if move == LEFT else -1)
        self.actors = [1 - seat] if self.coins else []
        if not self.coins:
            order = places([(points,) for points in self.points])
            self.result = rh.Result(self.points, order, [{}, {}], "no-coins", {})

    def copy(self):
        other = self.begin_copy()
        assert isinstance(other, Row)
        other.coins, other.points = self.coins[:], self.points[:]
        return other

    def view(self, seat):
        return {"coins": self.coins, "points": self.points}

    def imagine(self, seat, rng):
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        return other


class Coins(rh.Game):
    def evaluate(self, state, seat):
        return float(state.points[seat])


COINS = Coins("coins", "Coins", 1, (2, 2), ())


def row(*coins: int) -> Row:
    return Row(COINS, list(coins))


def test_it_sees_what_the_rival_will_take():
    """The three on the left looks better, but lays the nine open."""
    state = row(3, 9, 1, 2)
    assert GreedyBot(1).choose(state, 0) == LEFT
    assert SearchBot(1, 40).choose(state, 0) == RIGHT


def test_advice_tells_the_best_moves_with_what_they_bring():
    best, other = advise(row(3, 9, 1, 2), 0, 200)
    assert (best.move, other.move) == (RIGHT, LEFT)
    assert best.expected > other.expected
    # what looks best is tried as often as what the search likes most
    assert best.share >= 0.5 and best.share + other.share == pytest.approx(1)


def test_advice_counts_the_lead_that_there_is():
    """Two coins of the same worth change nothing, whoever leads."""
    level, behind = row(1, 1, 1, 1), row(1, 1, 1, 1)
    behind.points = [0, 10]
    assert advise(level, 0, 20)[0].expected == pytest.approx(0.5)
    spread = tuning_of("coins").spread
    likely = 1 / (1 + exp(10 / spread))
    assert advise(behind, 0, 20)[0].expected == pytest.approx(likely, abs=0.03)


def test_a_win_counts_more_than_points():
    state = row(1)
    state.points = [5, 5]
    state.play(LEFT, 0)
    first, second = outcome(state, tuning_of("coins"), [5.0, 5.0])
    assert first > 0.75 and second < 0.25
    assert outcome(row(1), tuning_of("coins"), [0.0, 0.0]) == [0.5, 0.5]


def test_a_game_that_is_nearly_won_counts_as_one_that_is_won():
    """The later, the surer: whoever leads has no reason to end the game, or to put that off."""
    tuning = replace(tuning_of("coins"), length=10.0)
    early, late = row(1, 1), row(1, 1)
    early.points = late.points = [9, 0]
    late.moves_made = 19
    ended = row(1)
    ended.points = [8, 0]
    ended.play(LEFT, 0)
    usual = [9.0, 0.0]
    likely, sure, won = [outcome(one, tuning, usual)[0] for one in (early, late, ended)]
    assert likely < sure == pytest.approx(won, abs=0.01)


def test_moves_get_attention_by_looks_then_by_results():
    good, bad = Node(), Node()
    looks: list[Look] = [(0.9, LEFT, good), (0.1, RIGHT, bad)]
    assert most_promising(looks) == (LEFT, good)
    good.visits, good.total = 50, 5.0
    bad.visits, bad.total = 5, 4.0
    assert most_promising(looks) == (RIGHT, bad)
    assert (good.available, bad.available) == (2, 2)


def test_what_can_seldom_be_done_is_not_held_against_a_move():
    """Of two moves with the same looks and results, the one that was offered more is due."""
    often, seldom = Node(), Node()
    for node, available in ((often, 100), (seldom, 4)):
        node.visits, node.total, node.available = 4, 2.0, available
    assert most_promising([(0.5, LEFT, seldom), (0.5, RIGHT, often)]) == (RIGHT, often)


def test_a_position_that_comes_up_often_has_more_of_its_moves_tried():
    """One that looks bad is tried late, and then judged by what comes of it."""
    moves: list[tuple[float, rh.Move]] = [(0.5 - at / 100, (at,)) for at in range(20)]
    choice = Choice(Node(), 0, moves, 0.6)
    wide: dict[int, int] = {}
    for number in range(1, 401):
        move, node = choice.next()
        node.visits += 1
        node.total += 1.0 if move == (4,) else 0.5
        wide[number] = len(choice.tried)
    assert [wide[number] for number in (1, 4, 5, 101, 400)] == [1, 3, 3, 7, 13]
    assert [move for _, move, _ in choice.tried] == [(at,) for at in range(13)]
    assert max(choice.tried, key=lambda one: one[2].visits)[1] == (4,)
    assert choice.best()[0] == (0,)


def test_what_is_hopeless_now_may_be_the_best_move_later(monkeypatch: pytest.MonkeyPatch):
    """A tile that nobody would begin with may be the right one to go on with: what looked hopeless
    to a seat with its first move, is weighed again for its second."""
    few = replace(tuning_of("coins"), hopeful=1)
    monkeypatch.setattr(search, "tuning_of", lambda game: few)
    tree = Tree(row(1, 9, 9, 2), 0, rh.Rng(1))
    both = [LEFT, RIGHT]
    assert [move for _, move in tree.look_at_all(tree.state, 0, both)] == [RIGHT, LEFT]
    assert [move for _, move in tree.look_at_all(tree.state, 0, both)] == [RIGHT]
    tree.made[0] = 1
    assert [move for _, move in tree.look_at_all(row(9, 9, 2), 0, both)] == [LEFT, RIGHT]


def test_hopeless_moves_are_weighed_once(monkeypatch: pytest.MonkeyPatch):
    """Where there are many moves; at the root all of them are looked at."""
    few = replace(tuning_of("coins"), hopeful=1)
    monkeypatch.setattr(search, "tuning_of", lambda game: few)
    tree = Tree(row(3, 9, 1, 2), 0, rh.Rng(1))
    for _ in range(30):
        tree.simulate()
    assert {move for _, move in tree.root.children} == {LEFT, RIGHT}
    assert tree.hopeless[0, 0] == {RIGHT}


def test_moves_that_could_be_made_before_are_not_weighed_again(monkeypatch: pytest.MonkeyPatch):
    """But for those that looked best; here a seat always has the same two moves. Nor are its own
    looked for again, as long as there is no chance."""
    asked: list[int] = []
    looked_for: list[int] = []

    def counted(state, seat, moves, judge, followed=FOLLOWED):
        asked.append(len(moves))
        return weighed(state, seat, moves, judge)

    def worth_weighing(self, state, seat):
        looked_for.append(seat)
        return state.moves(seat)

    monkeypatch.setattr(search, "AGAIN", 1)
    monkeypatch.setattr(search, "weighed_to_the_end", counted)
    monkeypatch.setattr(Coins, "worth_weighing", worth_weighing)
    tree = Tree(row(3, 9, 1, 2, 5, 4), 0, rh.Rng(1))
    for _ in range(100):
        tree.simulate()
    assert asked == [2, 2, 1]
    assert looked_for.count(0) < 20 < looked_for.count(1)


def test_every_simulation_deals_anew_what_the_seat_does_not_see(monkeypatch: pytest.MonkeyPatch):
    """Signals has secret hands. The n-th trials of two moves are made in the same world."""
    state = rh.game("signals").new(3, 4)
    worlds: list[tuple[int, str]] = []
    real = type(state).imagine

    def imagine(self: rh.State, seat: int, rng: rh.Rng) -> rh.State:
        other = real(self, seat, rng)
        worlds.append((rng.seed, str([other.view(rival)["mine"] for rival in (0, 2)])))
        return other

    monkeypatch.setattr(type(state), "imagine", imagine)
    tree = Tree(state, 1, rh.Rng(7))
    for _ in range(40):
        tree.simulate()
    assert len(worlds) == 40 and len({hands for _, hands in worlds}) > 5
    most = max(node.visits for node in tree.root.children.values())
    assert len({seed for seed, _ in worlds}) == most < 40


def test_the_same_seed_and_number_give_the_same_search():
    state = rh.game("signals").new(2, 4)
    assert advise(state, 1, 60, 7) == advise(state, 1, 60, 7)
    assert advise(state, 1, 60, 7) != advise(state, 1, 60, 8)


def visits_of(bot: SearchBot) -> int:
    assert bot.tree is not None
    return bot.tree.root.visits


def test_the_tree_is_kept_within_a_turn():
    state, seat = own_turn(3)
    bot = SearchBot(1, 40)
    first = ask(bot, state, seat, rh.Rng(2))
    tree = bot.tree
    assert tree is not None
    kept = tree.root.children[seat, first].visits
    state.play(first, seat)
    assert state.actors == [seat] and kept > 0
    ask(bot, state, seat, rh.Rng(3))
    assert bot.tree is tree and kept + 40 * FRESH <= visits_of(bot) <= kept + 40


def test_what_was_tried_for_the_move_before_is_not_thought_again():
    """The same position, with and without a tree: where nothing leads, all the rest is thought."""
    tree = Tree(row(1, 1, 1, 1), 0, rh.Rng(1))
    tree.think(40, 0)
    assert 36 <= tree.root.visits <= 40
    assert tree.root.sure is not None
    before, tried = tree.root.visits, tree.root.sure.visits
    tree.think(60, 0)
    assert before < tree.root.visits <= before + 60 - tried


def test_a_clear_decision_takes_a_part_of_the_time():
    """Nine coins or one: nobody need think long. One of four that are all alike is thought out."""
    clear, open_to_the_end = SearchBot(1, 400), SearchBot(1, 400)
    assert clear.choose(row(9, 1, 1, 1), 0) == LEFT
    open_to_the_end.choose(row(1, 1, 1, 1), 0)
    assert 400 * FRESH <= visits_of(clear) < 300
    assert visits_of(open_to_the_end) > 360


def test_a_move_that_leads_could_not_be_overtaken():
    tree = Tree(row(3, 9, 1, 2), 0, rh.Rng(1))
    for move, visits in ((LEFT, 10), (RIGHT, 50)):
        tree.root.child(0, move).visits = visits
    assert tree.settled(40 / SETTLED - 1) and not tree.settled(40 / SETTLED)


def test_the_tree_is_dropped_when_something_else_has_happened():
    state, seat = own_turn(3)
    bot = SearchBot(1, 12)
    first = ask(bot, state, seat, rh.Rng(2))
    tree = bot.tree
    other = next(move for move in state.moves(seat) if move != first)
    state.play(other, seat)
    ask(bot, state, state.actors[0], rh.Rng(3))
    assert bot.tree is not tree


def test_a_time_limit_is_kept():
    bot = SearchBot(1, seconds=0.3)
    start = perf_counter()
    bot.choose(row(1, 1, 1, 1), 0)
    assert 0.2 <= perf_counter() - start < 10, "a busy machine included"
    assert visits_of(bot) > 10


def test_every_simulation_ends_at_the_same_distance():
    """Coins: after both have moved, so nobody looks better for having moved last."""
    assert tuning_of("coins").turns == 2
    tree = Tree(row(1, 2, 3, 4, 5, 6), 0, rh.Rng(1))
    for _ in range(20):
        tree.simulate()
    for reply in tree.root.children.values():
        assert sum(node.visits for node in reply.children.values()) == reply.visits
        assert all(not node.children for node in reply.children.values())


class Pairs(Coins):
    """A round is a coin for each."""

    def round(self, state):
        return (6 - len(state.coins)) // 2


def deepest(node: Node) -> int:
    return max([1 + deepest(child) for child in node.children.values()], default=0)


def test_a_simulation_may_go_on_to_the_end_of_the_round(monkeypatch: pytest.MonkeyPatch):
    """The turn passes once, and then once more: all have had the same."""
    pairs = Pairs("coins", "Coins", 1, (2, 2), ())
    for rounds, moves in ((False, 1), (True, 2)):
        tuning = replace(tuning_of("coins"), turns=1, rounds=rounds)
        monkeypatch.setattr(search, "tuning_of", lambda game, tuning=tuning: tuning)
        tree = Tree(Row(pairs, [1, 2, 3, 4, 5, 6]), 0, rh.Rng(1))
        tree.grow(20, 0)
        assert deepest(tree.root) == moves


def test_all_simulations_end_with_the_same_round(monkeypatch: pytest.MonkeyPatch):
    """However often the turn passes: after a delivery over his links a rival is asked, too."""
    tuning = replace(tuning_of("coins"), turns=3, rounds=True)
    monkeypatch.setattr(search, "tuning_of", lambda game: tuning)
    tree = Tree(row(1, 2, 3, 4), 0, rh.Rng(1))
    assert not tree.passed_enough(2, 4, 5), "too soon"
    assert not tree.passed_enough(3, 5, 5), "in the midst of a round"
    assert tree.passed_enough(4, 5, 6)
    assert not tree.passed_enough(9, 5, 5) and not tree.passed_enough(2, 4, 5)
    assert tree.passed_enough(2, 5, 6), "with less passes, too"


def test_simulations_are_compared_with_what_usually_comes():
    """The rival will take a hundred whatever is done: that says nothing about one's moves."""
    tree = Tree(row(3, 100, 100, 4), 0, rh.Rng(1))
    tree.grow(40, 0)
    worst, best = sorted([node.total / node.visits for node in tree.root.children.values()])
    assert best == pytest.approx(0.5 * (1 - WON), abs=0.01)  # lost, but not by that move
    assert 0.3 * (1 - WON) < worst < 0.45 * (1 - WON)


@pytest.mark.parametrize("alone", [1, 2])
def test_a_lone_players_simulations_end_with_a_round(monkeypatch: pytest.MonkeyPatch, alone: int):
    """However many tiles the columns bring, so that none looks better for having been longer."""
    tuning = replace(tuning_of("tiles"), alone=alone)
    monkeypatch.setattr(search, "tuning_of", lambda game: tuning)
    seen: list[int] = []

    def watched(state, tuning, usual, judge):
        seen.append(state.round)
        return outcome(state, tuning, usual, judge)

    monkeypatch.setattr(search, "outcome", watched)
    Tree(rh.game("tiles").new(1, 2, {"challenge": "holes"}), 0, rh.Rng(1)).grow(6, 0)
    assert seen == [1 + alone] * 6


def test_alone_there_is_nobody_to_win_against():
    """The end of a game is worth its points, and no more for having been reached."""
    state = rh.game("tiles").new(1, 2, {"challenge": "tired-travellers"})
    while state.result is None:
        state.play(state.random_move(0, rh.Rng(3)), 0)
    score = float(state.result.scores[0])
    assert outcome(state, tuning_of("tiles"), [score]) == [0.5]


def test_a_lone_player_searches_too():
    state = rh.game("tiles").new(1, 2, {"challenge": "megalopolis"})
    best = advise(state, 0, 5)[0]
    assert state.check(best.move, 0) is None and 0 < best.expected < 1


def test_hard_beats_chance():
    wins = 0.0
    for seed in range(24):
        state = rh.game("signals").new(2, seed)
        bots: list[Bot] = [SearchBot(seed, 30), RandomBot(seed)]
        luck = rh.Rng(seed)
        while state.result is None:
            seat = state.actors[0]
            state.play(ask(bots[(seat + seed) % 2], state, seat, luck), seat)
        if seed % 2 in state.result.winners:
            wins += 1 / len(state.result.winners)
    assert wins >= 15
