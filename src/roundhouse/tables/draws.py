"""Draws: all that chance gave at a table, once more from its seed."""

from msgspec import Struct

from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.tables.header import Header
from roundhouse.tables.promise import other_future, promise
from roundhouse.tables.table import Table


def promised(header: Header) -> str | None:
    """Not where the seed was known from the start, nor at tables from before there were any."""
    return promise(header.seed, header.salt) if header.salt else None


class Draws(Struct, frozen=True):
    """So many numbers were drawn by a move; move 0 is the deal."""

    move: int
    seat: int | None
    text: str
    numbers: int


def futures(header: Header, entry: int | None) -> list[int]:
    """The seeds that a take-back may have led to: it was decided after the entry before it, or
    before the last answer, which then stands between."""
    if entry is None:
        return []
    return [other_future(header.seed, header.salt, entry - back) for back in (1, 2)]


def draws_of(table: Table) -> list[Draws]:
    """Every draw once more from the seed; refused where the game doesn't come out as it did, or
    where a take-back led to a future that wasn't promised."""
    header, history = table.header, table.history
    for move, one in history.renewed.items():
        if one.seed not in futures(header, one.entry):
            raise refuse("chance-other-future", {"move": move})
    state = game(header.game).new(len(table.seats), header.seed, header.options)
    found = [Draws(0, None, "", state.rng.drawn)]
    for number, played in enumerate(history.moves):
        history.renew(state, number)
        before = state.rng.drawn
        state.play(state.hear(played.text), played.seat)
        found.append(Draws(number + 1, played.seat, played.text, state.rng.drawn - before))
    if state.digest() != table.state.digest():
        raise refuse("chance-other-game")
    return [one for one in found if one.numbers]
