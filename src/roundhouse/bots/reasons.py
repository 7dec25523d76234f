"""Reasons: why a move is good, as far as the evaluation's parts can tell.

What a move brings about is told first: a link, a delivery. Then what speaks for it: parts of the
evaluation that gain more by it than by other moves; last its price, which other moves don't cost.
Hopes fade as a game goes on, whatever one does, so what is lost by every move says nothing of one;
and a hope that comes true, or is gone on with, isn't given up. A game's `levels.toml` says which of
its events and parts are worth telling; its texts say them, `<game>-why-<name>`.
"""

from typing import NamedTuple

from roundhouse.bots.tuning import Tuning, tuning_of
from roundhouse.bots.weighing import finished
from roundhouse.kernel.events import EVERYBODY, Event
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

MOST = 3  # reasons for a move
LEAST = 0.2  # points that a part must change by
EVEN = 0.02  # by which it must do so more than by other moves
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
    said = [part for part, by in tuning.told_by.items() for one in told if one.name in by]
    had, has = state.game.parts(state, seat), state.game.parts(end, seat)
    changes: list[Change] = []
    for part in dict.fromkeys(tuning.told_parts + tuning.told_beside):
        if part in said:
            continue
        now = has.get(part, 0.0)
        changes.append(Change(now - had.get(part, 0.0), now - beside.get(part, 0.0), part))
    figures = {name: by_seat[seat] for name, by_seat in state.game.figures(end).items()}
    good, price = for_and_against(changes, tuning, kept(tuning.told_kept, events))
    if price and not told and not good:
        return [Reason(LATER, dict(figures))]
    most = MOST - len(told)
    fewer = good[: max(most - len(price[:1]), 1)]
    return [
        *told,
        *[more(change, figures) for change in fewer],
        *[less(change, figures) for change in price[: most - len(fewer)]],
    ]


def kept(by_part: dict[str, list[str]], events: list[Event]) -> list[str]:
    """The parts whose hopes a move goes on with or makes come true, as its events tell."""
    names = [event.name for event in events]
    return [part for part, by in by_part.items() if any(name in by for name in names)]


def for_and_against(
    changes: list[Change], tuning: Tuning, kept: list[str]
) -> tuple[list[Change], list[Change]]:
    """What speaks for a move, and its price: the most telling first. What it gains comes before
    that in which it only does better than others; what all gain alike says nothing of it."""
    told, beside = tuning.told_parts, tuning.told_beside
    gained = [one for one in changes if one.part in told and gains(one) and one.beside > EVEN]
    better = [
        one for one in changes if one.part in beside and one.beside >= LEAST and not gains(one)
    ]
    price = [
        one
        for one in changes
        if one.part in told and one.since <= -LEAST >= one.beside and one.part not in kept
    ]
    gained.sort(key=lambda one: -one.beside)
    better.sort(key=lambda one: -one.beside)
    return gained + better, sorted(price, key=lambda one: one.beside)


def gains(change: Change) -> bool:
    return change.since >= LEAST


def more(change: Change, figures: dict[str, int]) -> Reason:
    way, amount = ("more", change.since) if gains(change) else ("beside", change.beside)
    return Reason(f"{change.part}-{way}", {**figures, "amount": round(amount, 1)})


def less(change: Change, figures: dict[str, int]) -> Reason:
    return Reason(f"{change.part}-less", {**figures, "amount": round(-change.since, 1)})


def parts_after(state: State, seat: int, move: Move) -> Parts:
    return state.game.parts(brought(state, seat, move)[1], seat)


def usual_parts(state: State, seat: int) -> Parts:
    """What moves lead to on average: some of all that are thought of. Those that differ only in an
    amount, as bids do, count for one."""
    kinds: dict[Move, Move] = {}
    for move in state.game.worth_weighing(state, seat):
        kinds.setdefault(kind_of(state, move), move)
    moves = list(kinds.values())
    some = moves[:: -(-len(moves) // OTHERS)]
    usual: Parts = {}
    for move in some:
        for part, worth in parts_after(state, seat, move).items():
            usual[part] = usual.get(part, 0.0) + worth / len(some)
    return usual


def kind_of(state: State, move: Move) -> Move:
    """The move, without an amount that may be raised later."""
    verb = state.vocabulary.slugs[move[0]]
    return move[:1] if verb in tuning_of(state.game.id).amounts else move


def brought(state: State, seat: int, move: Move) -> tuple[list[Event], State]:
    """What happens by a move, and the position once what it begins is done."""
    after = state.copy()
    events = list(after.play(move, seat))
    end = finished(after, seat)
    return events if end is after else [*events, *end.events], end
