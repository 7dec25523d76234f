"""Reasons: why a move is good, as far as the evaluation's parts can tell.

What a move brings about is told first: a link, a delivery. Then what speaks for it: parts of the
evaluation that gain more by it than by other moves; last its price, which other moves don't cost.
Hopes fade as a game goes on, whatever one does, so what is lost by every move says nothing of one.
A game's `levels.toml` says which of its events and parts are worth telling; its texts say them,
`<game>-why-<name>`.
"""

from typing import NamedTuple

from roundhouse.bots.tuning import tuning_of
from roundhouse.bots.weighing import finished
from roundhouse.kernel.events import EVERYBODY, Event
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

MOST = 3  # reasons for a move
LEAST = 0.2  # points that a part must change by
OTHERS = 6  # moves, from all over the list, that a move is held against
LATER = "later"  # nothing speaks for it at once: who has looked further likes it

Parts = dict[str, float]


class Reason(NamedTuple):
    name: str
    facts: dict[str, object]


class Change(NamedTuple):
    """Of one part: since before the move, and beside what other moves lead to."""

    since: float
    beside: float
    part: str


def reasons_for(state: State, seat: int, move: Move, beside: Parts) -> list[Reason]:
    """The most telling first; what was begun is thought to its end. None where nothing changes.
    The move is held against others: `usual_parts`, or those of the one made instead."""
    tuning = tuning_of(state.game.id)
    events, end = brought(state, seat, move)
    told = [
        Reason(event.name, dict(event.args))
        for name in tuning.told_events
        for event in events
        if event.name == name and event.audience in (EVERYBODY, seat)
    ][:1]
    had, has = state.game.parts(state, seat), state.game.parts(end, seat)
    changes: list[Change] = []
    for part in tuning.told_parts:
        now = has.get(part, 0.0)
        changes.append(Change(now - had.get(part, 0.0), now - beside.get(part, 0.0), part))
    figures = {name: by_seat[seat] for name, by_seat in state.game.figures(end).items()}
    good, price = for_and_against(changes, tuning.told_beside)
    if price and not told and not good:
        return [Reason(LATER, dict(figures))]
    most = MOST - len(told)
    fewer = good[: max(most - len(price[:1]), 1)]
    return [
        *told,
        *[more(change, figures) for change in fewer],
        *[less(change, figures) for change in price[: most - len(fewer)]],
    ]


def for_and_against(
    changes: list[Change], told_beside: list[str]
) -> tuple[list[Change], list[Change]]:
    """What speaks for a move, and its price: the most telling first.

    `told_beside` are the parts whose texts are true where a move only does better than others.
    """
    gained = [one for one in changes if one.since >= LEAST]
    better = [
        one
        for one in changes
        if one.beside >= LEAST and (one.since >= LEAST or one.part in told_beside)
    ]
    price = [one for one in changes if one.since <= -LEAST and one.beside <= -LEAST]
    good = sorted(better or gained, key=lambda one: -one.beside)
    return good, sorted(price, key=lambda one: one.beside)


def more(change: Change, figures: dict[str, int]) -> Reason:
    amount = change.since if change.since >= LEAST else change.beside
    return Reason(f"{change.part}-more", {**figures, "amount": round(amount, 1)})


def less(change: Change, figures: dict[str, int]) -> Reason:
    return Reason(f"{change.part}-less", {**figures, "amount": round(-change.since, 1)})


def parts_after(state: State, seat: int, move: Move) -> Parts:
    return state.game.parts(brought(state, seat, move)[1], seat)


def usual_parts(state: State, seat: int) -> Parts:
    """What moves lead to on average: some of all that are thought of."""
    moves = state.game.worth_weighing(state, seat)
    some = moves[:: -(-len(moves) // OTHERS)]
    usual: Parts = {}
    for move in some:
        for part, worth in parts_after(state, seat, move).items():
            usual[part] = usual.get(part, 0.0) + worth / len(some)
    return usual


def brought(state: State, seat: int, move: Move) -> tuple[list[Event], State]:
    """What happens by a move, and the position once what it begins is done."""
    after = state.copy()
    events = list(after.play(move, seat))
    end = finished(after, seat)
    return events if end is after else [*events, *end.events], end
