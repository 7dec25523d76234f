"""Reasons: why a move is good, as far as the evaluation's parts can tell.

What a move brings about is told first: a link, a delivery. Then the parts of the evaluation that it
changes most, one way or the other. A game's `levels.toml` says which of its events and parts are
worth telling; its texts say them, `<game>-why-<name>`.
"""

from typing import NamedTuple

from roundhouse.bots.tuning import tuning_of
from roundhouse.bots.weighing import finished
from roundhouse.kernel.events import EVERYBODY, Event
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

MOST = 3  # reasons for a move
LEAST = 0.2  # points that a part must change by


class Reason(NamedTuple):
    name: str
    facts: dict[str, object]


def reasons_for(state: State, seat: int, move: Move, instead: Move | None = None) -> list[Reason]:
    """The most telling first; what was begun is thought to its end. None where nothing changes.
    Changes are those that the move brings, or what it brings more than the one made `instead`."""
    tuning = tuning_of(state.game.id)
    events, end = brought(state, seat, move)
    before = state if instead is None else brought(state, seat, instead)[1]
    told = [
        Reason(event.name, dict(event.args))
        for name in tuning.told_events
        for event in events
        if event.name == name and event.audience in (EVERYBODY, seat)
    ]
    changes = changed_parts(before, end, seat, MOST - len(told[:1]))
    if instead is not None and not told and all(one.name.endswith("-less") for one in changes):
        return []  # what it costs is no reason for it
    return [*told[:1], *changes]


def brought(state: State, seat: int, move: Move) -> tuple[list[Event], State]:
    """What happens by a move, and the position once what it begins is done."""
    after = state.copy()
    events = list(after.play(move, seat))
    end = finished(after, seat)
    return events if end is after else [*events, *end.events], end


def changed_parts(before: State, after: State, seat: int, most: int) -> list[Reason]:
    """Gains before losses: why the move is made, and what it costs."""
    game = before.game
    had, has = game.parts(before, seat), game.parts(after, seat)
    changes = [
        (has.get(name, 0.0) - had.get(name, 0.0), name) for name in tuning_of(game.id).told_parts
    ]
    changes = [one for one in changes if abs(one[0]) >= LEAST]
    changes.sort(key=lambda one: -abs(one[0]))
    told = sorted(changes[:most], key=lambda one: -one[0])
    figures = {name: by_seat[seat] for name, by_seat in game.figures(after).items()}
    return [
        Reason(
            f"{name}-{'more' if change > 0 else 'less'}",
            {**figures, "amount": round(abs(change), 1)},
        )
        for change, name in told
    ]
