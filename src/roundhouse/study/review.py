"""Review: a finished game looked at again.

The curve tells everybody's chances after each move. What a move changed in them is luck as far as
chance came into it: the same move is made again with other draws, and what really came is held
against their mean. The rest is what people decided. So a seat's way from its first chance to its
result is luck and decisions, its own and the others', and nothing is left over. (The two aren't
told apart: whoever moves gains at first, and loses it again to those who move after.)

A decision is held against what a search finds, in worlds that the seat could imagine then: nobody
is blamed for what he couldn't know. Only what a second, deeper search still calls costly is called
so; where the two differ, the move was close.

Every decision is judged by itself, with luck of its own, so a review can be broken off, gone on
with elsewhere, and comes out the same.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, NamedTuple

from roundhouse.bots.chances import Chances, chances_in, with_each
from roundhouse.bots.reasons import LATER, kind_of, parts_after, reasons_for
from roundhouse.bots.search import Tree
from roundhouse.bots.tuning import tuning_of
from roundhouse.kernel.record import Record
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.study.way import Way

Verdict = Literal["good", "close", "costly"]

REDRAWS = 24  # of a move that chance came into
COSTLY = 0.05  # of a game: what a move must lose to be called so
DEEPER = 3  # times as many simulations for the second search
AGAIN = 4  # of the simulations, the part by which the two moves are tried besides
EDITION = 4  # of how it judges: what another one found is looked at anew
REVIEWING = 8  # of what hard has for a move, the part for each decision


@dataclass(frozen=True)
class Decision:
    """What was played, what the search liked best, and the chance to win with either. A lone
    player wins nothing: there it is how good either is, from 0 to 1."""

    move: int
    seat: int
    played: str
    better: str
    expected: float
    best: float
    verdict: Verdict
    reasons: list[tuple[str, dict[str, object]]] = field(default_factory=list)

    @property
    def cost(self) -> float:
        return max(0.0, self.best - self.expected)


@dataclass(frozen=True)
class GameReview:
    chances: list[Chances]  # after each move, the first before any
    luck: list[list[float]]  # of each move, by seat
    decisions: list[Decision]
    ways: list[Way]

    def costliest(self, seat: int | None = None, most: int = 3) -> list[Decision]:
        found = [
            one
            for one in self.decisions
            if one.verdict == "costly" and (seat is None or one.seat == seat)
        ]
        return sorted(found, key=lambda one: -one.cost)[:most]

    def data(self) -> dict[str, Any]:
        return asdict(self)


class Curve(NamedTuple):
    chances: list[Chances]
    luck: list[list[float]]


def curve(record: Record) -> Curve:
    """Everybody's chances after each move, and what luck each move had."""
    spread = tuning_of(record.game_id).spread
    moves = len(record.moves)
    state = record.state_at(0)
    found = Curve([chances_in(state, spread, 0.0)], [])
    for number, step in enumerate(record.moves, 1):
        gone = number / moves
        before = state.copy()
        move = state.hear(step.text)
        state.play(move, step.seat)
        now = chances_in(state, spread, gone)
        luck = [0.0] * record.seats
        if state.rng.drawn != before.rng.drawn:
            usual = redrawn(before, move, step.seat, spread, gone, number)
            luck = [now[seat][0] - usual[seat] for seat in range(record.seats)]
        found.chances.append(now)
        found.luck.append(luck)
    return found


def redrawn(
    state: State, move: Move, seat: int, spread: float, gone: float, number: int
) -> list[float]:
    """What the move promises each seat before anything is drawn."""
    total = [0.0] * state.seats
    for world in range(REDRAWS):
        other = state.copy()
        other.rng = state.rng.fresh(Rng(number * REDRAWS + world))
        other.play(move, seat)
        for one, by_place in enumerate(chances_in(other, spread, gone)):
            total[one] += by_place[0]
    return [one / REDRAWS for one in total]


class Held(NamedTuple):
    """A move held against the one that a search likes best."""

    better: Move
    expected: float
    best: float


def held_against_search(state: State, seat: int, move: Move, simulations: int, luck: Rng) -> Held:
    """In the end both have been tried equally often; the one played wins a tie."""
    tree = Tree(state.imagine(seat, luck), seat, luck)
    tree.grow(simulations, 0.0)
    better = tree.advice()[0].move
    if better != move:
        for _ in range(max(simulations // AGAIN, 1)):
            tree.simulate(move)
            tree.simulate(better)
    by_move = {one.move: one.expected for one in tree.advice()}
    if by_move[better] <= by_move[move]:
        better = move
    return Held(better, by_move[move], by_move[better])


def in_chances(held: Held, state: State, seat: int, gone: float) -> Held:
    """As on the curve: with the best move it is the chance of the position. A lone player wins
    nothing: there it stays how good either is."""
    if state.seats == 1:
        return held
    tuning = tuning_of(state.game.id)
    now = chances_in(state, tuning.spread, gone)[seat][0]
    return Held(held.better, *with_each((held.expected, held.best), now, gone, tuning))


def judged(
    state: State, seat: int, move: Move, number: int, simulations: int, gone: float
) -> Decision | None:
    """None where nothing could be chosen; `number` is the move's in its game, of which so much is
    over."""
    if len(state.game.worth_weighing(state, seat)) < 2:
        return None

    def looked(simulations: int, luck: int) -> Held:
        held = held_against_search(state, seat, move, simulations, Rng(luck))
        return in_chances(held, state, seat, gone)

    found = looked(simulations, 2 * number)
    verdict: Verdict = "good"
    if found.best - found.expected >= COSTLY:
        found = looked(DEEPER * simulations, 2 * number + 1)
        lost = found.best - found.expected >= COSTLY
        verdict = "costly" if lost and not raised(state, move, found.better) else "close"
    reasons: list[tuple[str, dict[str, object]]] = []
    if verdict != "good":
        world = state.imagine(seat, Rng(number))
        told = reasons_for(world, seat, found.better, parts_after(world, seat, move))
        reasons = [(one.name, one.facts) for one in told]
        if not told and tuning_of(state.game.id).told_parts:
            reasons = [(LATER, {})]
    return Decision(
        number,
        seat,
        state.say(move),
        state.say(found.better),
        round(found.expected, 4),
        round(found.best, 4),
        verdict,
        reasons,
    )


def raised(state: State, move: Move, better: Move) -> bool:
    """The same with another amount, as a bid that can be raised: what others would have said to
    either is a matter of taste."""
    return kind_of(state, move) == kind_of(state, better)


def decisions(record: Record, simulations: int = 0, since: int = 0) -> Iterator[Decision | None]:
    """One for each move after `since`, None for those that were none."""
    simulations = simulations or tuning_of(record.game_id).simulations // REVIEWING
    state = record.state_at(since)
    for number, step in enumerate(record.moves[since:], since + 1):
        move = state.hear(step.text)
        gone = (number - 1) / len(record.moves)
        yield judged(state, step.seat, move, number, simulations, gone)
        state.play(move, step.seat)


def summed_up(seen: Curve, found: Sequence[Decision]) -> GameReview:
    ways = [way(seen, found, seat) for seat in range(len(seen.chances[0]))]
    return GameReview(seen.chances, seen.luck, list(found), ways)


def way(seen: Curve, found: Sequence[Decision], seat: int) -> Way:
    mine = [one for one in found if one.seat == seat]
    costly = [one for one in mine if one.verdict == "costly"]
    first, last = seen.chances[0][seat][0], seen.chances[-1][seat][0]
    luck = sum(by_seat[seat] for by_seat in seen.luck)
    return Way(
        seat,
        first,
        last,
        luck,
        last - first - luck,
        sum(one.cost for one in costly),
        len(mine),
        len(mine) - len(costly),
    )


def review(
    record: Record, simulations: int = 0, progress: Callable[[int], None] = lambda done: None
) -> GameReview:
    """`progress` hears of each move that has been looked at."""
    found: list[Decision] = []
    for one in decisions(record, simulations):
        found += [one] if one else []
        progress(1)
    return summed_up(curve(record), found)
