"""Search: one tree over the moves as a seat sees them, a fresh imagined state for each simulation.

Information-set Monte-Carlo tree search. A node stands for the moves made since the root, so
what lies hidden may differ from one simulation to the next; a child counts how often its move
could be made at all. Moves get attention by how good they look to whoever makes them, and
everybody is taken to play for himself. In place of a long play-out a simulation ends after a
few turns, always at the same distance, with the game's own evaluation.
"""

import math
from time import perf_counter
from typing import NamedTuple

from roundhouse.bots.judging import PLAIN, Judge
from roundhouse.bots.tuning import Tuning, tuning_of
from roundhouse.bots.weighing import FOLLOWED, weighed_to_the_end
from roundhouse.kernel.reckoning import exp
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

EXPLORE = 0.5  # how much a move's looks count beside what has come of it
UNENDING = 160  # moves of a simulation: a turn that doesn't end is cut off there
AGAIN = 3  # of the moves that looked best elsewhere, so many are weighed again
TRIED = 0.25  # of the trials of the move tried most, below which no advice is given
WON = 0.5  # part of a simulation's value that goes by who wins, or is likely to
FRESH = 0.25  # of the usual simulations are made at least, whatever is known or leads
SETTLED = 0.4  # of those still to come: a move that leads by more is hardly overtaken any more
FEWER = 4  # of the promises that are thought to their end, within a simulation
LOOKED = 8  # simulations after which it is asked again whether one leads


class Node:
    """What has come of one move."""

    __slots__ = ("available", "children", "choices", "sure", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0  # for the seat that makes the move
        self.children: dict[tuple[int, Move], Node] = {}
        self.choices: dict[int, Choice] = {}  # by the number of the moves that can be made
        self.sure: Choice | None = None  # where no chance comes in between

    def child(self, seat: int, move: Move) -> "Node":
        found = self.children.get((seat, move))
        if found is None:
            found = self.children[seat, move] = Node()
        return found


Weighed = list[tuple[float, Move]]
Look = tuple[float, Move, Node]  # how good a move looks: 1 for the best, towards 0 for the worst


class Choice:
    """The moves of a position: few are tried at first, and one more the more often it comes up."""

    __slots__ = ("node", "seat", "tried", "visits", "waiting", "width")

    def __init__(self, node: Node, seat: int, moves: Weighed, width: float) -> None:
        self.node = node
        self.seat = seat
        self.waiting = moves[::-1]  # those that look worst come first, to be taken from the end
        self.tried: list[Look] = []
        self.visits = 0
        self.width = width

    def next(self) -> tuple[Move, Node]:
        wide = 1 + self.width * math.sqrt(self.visits)
        while self.waiting and len(self.tried) < wide:
            looks, move = self.waiting.pop()
            node = self.node.child(self.seat, move)
            node.available = max(node.available, self.visits)  # it could have been made all along
            self.tried.append((looks, move, node))
        self.visits += 1
        return most_promising(self.tried)

    def best(self) -> tuple[Move, Node]:
        """The move that looks best, whatever has come of it."""
        if self.tried:
            return self.tried[0][1:]
        _, move = self.waiting[-1]
        return move, self.node.child(self.seat, move)


class Advice(NamedTuple):
    move: Move
    expected: float  # from 0, lost, to 1, won
    share: float  # of the simulations


class Tree:
    """All simulations from one position of a seat."""

    def __init__(self, state: State, seat: int, rng: Rng, judge: Judge = PLAIN) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.worlds = rng.next64()  # where the seeds of the imagined states begin
        self.tuning = tuning_of(state.game.id)
        self.usual = points_of(state, judge)  # from the first simulation on, what came of it
        self.made: list[int] = [0] * state.seats  # moves of each seat in the simulation under way
        # How good a move is depends on how far a seat has come: its first tile, its second, …
        self.hopeless: dict[tuple[int, int], set[Move]] = {}
        # the moves that can be made there have a number,
        self.numbers: dict[tuple[int, int, *tuple[Move, ...]], int] = {}
        self.looks: dict[int, Weighed] = {}  # and looks by it
        self.root = Node()
        self.followed = 0  # own moves since the tree began
        self.last = -1  # the round with which simulations end, once that is known

    def simulate(self, first: Move | None = None) -> None:
        """The n-th trials of the root's moves share their luck, so that it matters less.

        With `first` that move is tried, whatever it promises.
        """
        seat = self.seat
        self.made = [0] * self.state.seats
        self.made[seat] = self.followed
        if first is None:
            move, node = self.descend(self.root, self.state, seat)
        else:
            move, node = first, self.root.child(seat, first)
        state = self.state.imagine(seat, Rng(self.worlds + node.visits))
        state.heard = False
        state.make(move, seat)
        self.made[seat] += 1
        path = [(seat, node)]
        turns = 0
        around = state.game.round(state)
        while state.result is None and not self.far_enough(state, len(path)):
            if seat not in state.actors:
                seat = state.actors[0]
                turns += 1
                ended, around = around, state.game.round(state)
                if self.passed_enough(turns, ended, around):
                    break
            # what is begun is done as it looks best: a whole build is one move of the search
            trying = len(path) < self.tuning.moves and not state.game.unfinished(state, seat)
            move, node = self.descend(node, state, seat, trying)
            state.make(move, seat)
            self.made[seat] += 1
            path.append((seat, node))
        if not self.root.visits:
            self.usual = points_of(state, self.judge)
        values = outcome(state, self.tuning, self.usual, self.judge)
        self.root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.total += values[seat]

    def passed_enough(self, turns: int, ended: int, around: int) -> bool:
        """With rounds all simulations end with the same one, found by the first: a move by which
        the turn passes once more isn't looked at a round less far."""
        enough = turns >= self.tuning.turns
        if not self.tuning.rounds:
            return enough
        if self.last < 0 and enough and around > ended:
            self.last = ended
        return 0 <= self.last < around

    def far_enough(self, state: State, moves: int) -> bool:
        """Alone there is no turn to pass: a simulation ends with a round, or after some moves."""
        if state.seats > 1:
            return moves >= UNENDING
        if not self.tuning.alone:
            return moves >= self.tuning.moves
        rounds = state.game.round(state) - self.state.game.round(self.state)
        return rounds >= self.tuning.alone or moves >= UNENDING

    def descend(
        self, node: Node, state: State, seat: int, trying: bool = True
    ) -> tuple[Move, Node]:
        """The next move; who has tried enough makes the one that looks best, so turns end."""
        sure = seat == self.seat and self.without_chance(state)
        if sure and node.sure is not None:
            return node.sure.next() if trying else node.sure.best()
        moves = state.game.worth_weighing(state, seat)
        if len(moves) == 1:
            return moves[0], node.child(seat, moves[0])
        can = self.numbers.setdefault((seat, self.made[seat], *moves), len(self.numbers))
        choice = node.choices.get(can)
        if choice is None:
            looks = self.look(state, seat, moves, can)
            choice = node.choices[can] = Choice(node, seat, looks, self.tuning.width)
        if sure:
            node.sure = choice
        return choice.next() if trying else choice.best()

    def without_chance(self, state: State) -> bool:
        """Nothing was drawn or shown since the root, so the seat can do what it could before."""
        now, then = state.rng, self.state.rng
        return now.drawn == then.drawn and now.shown == then.shown

    def look(self, state: State, seat: int, moves: list[Move], can: int) -> Weighed:
        """How the moves look, the best first. To weigh them is what takes the time, and how good
        they are seldom depends on what others have done: so where just these could be made by a
        seat that had come as far, only those that looked best there are weighed again."""
        known = self.looks.get(can)
        if known is None:
            known = self.looks[can] = self.look_at_all(state, seat, moves)
            return known
        again = [move for _, move in known[:AGAIN]]
        best = self.compared(weighed_to_the_end(state, seat, again, self.judge))
        least = best[-1][0]
        return best + [(min(looks, least), move) for looks, move in known[AGAIN:]]

    def look_at_all(self, state: State, seat: int, moves: list[Move]) -> Weighed:
        """Where there are many, moves that looked hopeless to who had come as far are left out."""
        if len(moves) > self.tuning.hopeful:
            hopeless = self.hopeless.setdefault((seat, self.made[seat]), set())
            hopeful = [move for move in moves if move not in hopeless]
            values = self.weigh(state, seat, hopeful or moves)
            hopeless.update([move for _, move in values[self.tuning.hopeful :]])
        else:
            values = self.weigh(state, seat, moves)
        return self.compared(values)

    def weigh(self, state: State, seat: int, moves: list[Move]) -> Weighed:
        """To the end of what a move begins, as its maker will think; at the root, where it is done
        once, of more moves."""
        followed = FOLLOWED if state is self.state else FEWER
        return weighed_to_the_end(state, seat, moves, self.judge, followed)

    def compared(self, values: Weighed) -> Weighed:
        """From 1 for the best towards 0 for the worst."""
        heat = self.tuning.sharp * self.tuning.scale
        best, _ = values[0]
        return [(exp((value - best) / heat), move) for value, move in values]

    def grow(self, simulations: int, seconds: float) -> None:
        """So many simulations, or as many as the time allows: one at least."""
        if seconds:
            end = perf_counter() + seconds
            self.simulate()
            while perf_counter() < end:
                self.simulate()
        else:
            for _ in range(simulations or self.tuning.simulations):
                self.simulate()

    def think(self, simulations: int, seconds: float) -> None:
        """Grows until a move leads so clearly that the rest would hardly change it. What was tried
        here while the move before was thought of, isn't thought again."""
        known = self.root.sure.visits if self.root.sure is not None else 0
        usual = float(simulations or self.tuning.simulations)
        made = 0
        begun = perf_counter()
        while True:
            self.simulate()
            made += 1
            if seconds:  # so many in the time there is
                usual = made * seconds / max(perf_counter() - begun, 1e-9)
            least = FRESH * usual
            left = max(least, usual - known) - made
            if left <= 0 or (made >= least and made % LOOKED == 0 and self.settled(left)):
                break

    def settled(self, left: float) -> bool:
        """One of the root's moves leads by more than so many simulations are likely to change."""
        most = next_most = 0
        for node in self.root.children.values():
            if node.visits > most:
                next_most = most
                most = node.visits
            elif node.visits > next_most:
                next_most = node.visits
        return most - next_most > SETTLED * left

    def follow(self, move: Move, state: State) -> bool:
        """The tree below a move of our own, if that move is all that has happened since."""
        node = self.root.children.get((self.seat, move))
        if node is None or state.moves_made != self.state.moves_made + 1:
            return False
        expected = self.state.copy()
        expected.make(move, self.seat)
        if expected.key(self.seat) != state.key(self.seat):
            return False
        self.root = node
        self.state = state
        self.followed += 1
        return True

    def advice(self) -> list[Advice]:
        """The root's moves, those looked at most first."""
        lead = 0.0
        if self.state.seats > 1:  # what counts by who wins, holds the lead already
            spread = self.tuning.left(self.state.moves_made / self.state.seats)
            lead = (1 - WON) * ahead(self.usual, self.seat, 1.0) / spread
        found = [
            Advice(move, with_lead(node.total / node.visits, lead), node.visits / self.root.visits)
            for (_, move), node in self.root.children.items()
            if node.visits
        ]
        return sorted(found, key=lambda one: (-one.share, -one.expected))


def most_promising(tried: list[Look]) -> tuple[Move, Node]:
    """By results so far; a move never made is taken to do as well as the others have done."""
    visits = 0
    total = whole = 0.0
    for looks, _, node in tried:
        node.available += 1
        visits += node.visits
        total += node.total
        whole += looks
    usual = total / visits if visits else 0.5
    attention = EXPLORE / whole
    best = -1.0
    _, move, chosen = tried[0]
    for looks, one, node in tried:
        value = node.total / node.visits if node.visits else usual
        value += attention * looks * math.sqrt(node.available) / (1 + node.visits)
        if value > best:
            best = value
            move, chosen = one, node
    return move, chosen


def outcome(state: State, tuning: Tuning, usual: list[float], judge: Judge = PLAIN) -> list[float]:
    """By seat, from 0 to 1: what it has gained over the usual, less what the best rival has; and
    who wins, or is likely to, so that a game that has ended is held against one that goes on.

    The usual is what everybody's best-looking moves lead to, so that most simulations end near
    the middle, where differences count most.
    """
    points = points_of(state, judge)
    if state.seats == 1:
        return [squashed((points[0] - usual[0]) / tuning.scale)]
    gains = [now - then for now, then in zip(points, usual)]
    spread = tuning.left(state.moves_made / state.seats)
    found: list[float] = []
    for seat in range(state.seats):
        gained = squashed(ahead(gains, seat, tuning.rivals) / tuning.scale)
        if state.result is None:
            won = squashed(ahead(points, seat, 1.0) / spread)
        else:
            places = state.result.places
            won = 1 / places.count(1) if places[seat] == 1 else 0.0
        found.append(gained + WON * (won - gained))
    return found


def ahead(points: list[float], seat: int, rivals: float) -> float:
    """Of the best of the others, who count for so much."""
    return points[seat] - rivals * max(points[:seat] + points[seat + 1 :])


def points_of(state: State, judge: Judge) -> list[float]:
    """By the evaluation, ended or not: scores alone would be another scale."""
    return [judge.value(state, seat) for seat in range(state.seats)]


def squashed(x: float) -> float:
    return 1 / (1 + exp(-x))


def with_lead(gained: float, lead: float) -> float:
    """How the game looks when what was gained is added to a lead from before."""
    gained = min(max(gained, 1e-6), 1 - 1e-6)
    return 1 / (1 + (1 - gained) / gained * exp(-lead))


class SearchBot:
    """Searches for so many simulations at most, or for so long; the tree is kept within a turn. Who
    says nothing of either gets the game's usual number, times his patience."""

    def __init__(
        self,
        seed: int,
        simulations: int = 0,
        seconds: float = 0.0,
        patience: int = 1,
        judge: Judge = PLAIN,
    ) -> None:
        self.rng = Rng(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.patience = patience
        self.judge = judge
        self.tree: Tree | None = None
        self.last: Move = ()

    def choose(self, state: State, seat: int) -> Move:
        self.last = self.ponder(state, seat)[0].move
        return self.last

    def ponder(self, state: State, seat: int) -> list[Advice]:
        """The moves that were tried, those looked at most first. Who is told by several which one
        to make, says so as `last`."""
        moves = state.game.worth_weighing(state, seat)
        if len(moves) == 1:
            self.tree = None
            return [Advice(moves[0], 1.0, 1.0)]
        tree = self.tree
        if tree is None or tree.seat != seat or not tree.follow(self.last, state):
            tree = self.tree = Tree(state, seat, self.rng, self.judge)
        usual = self.patience * tree.tuning.simulations
        tree.think(self.simulations or usual, self.seconds)
        return tree.advice()


def advise(
    state: State,
    seat: int,
    simulations: int = 0,
    seed: int = 0,
    seconds: float = 0.0,
    most: int = 3,
) -> list[Advice]:
    """The best moves of a seat, as far as it can see, those that lead to most first.

    What looks best without any search is tried as often as what the search likes most, which may
    take as long again, so the first is never worse than that. Moves hardly tried are left out:
    they may only be lucky.
    """
    rng = Rng(seed)
    state = state.imagine(seat, rng)
    tree = Tree(state, seat, rng)
    tree.grow(simulations, seconds / 2)
    plain = plainly(state, seat)
    often = max(node.visits for node in tree.root.children.values())
    while tree.root.child(seat, plain).visits < often:
        tree.simulate(plain)
    found = tree.advice()
    least = TRIED * found[0].share
    tried = [one for one in found if one.share >= least]
    return sorted(tried, key=lambda one: -one.expected)[:most]


def plainly(state: State, seat: int) -> Move:
    """The move that looks best at once, thought to the end of what it begins."""
    return weighed_to_the_end(state, seat, state.game.worth_weighing(state, seat))[0][1]
