"""Orders: moves that somebody has thought of before it is his turn, and the position in which he
thinks of them. What is ordered is nobody else's business until it is played."""

from collections.abc import Sequence

from msgspec import Struct

from roundhouse.kernel.refusal import Illegal, refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.tables.table import Table

MOST = 12  # for a seat
FURTHEST = 60  # moves of others until one's turn


class Order(Struct, frozen=True):
    """To be played when the seat is asked, in its `place`, if it may be and costs at most so much.
    `dropped` says why it never will be."""

    id: str
    table: str
    seat: int
    person: str
    place: int
    text: str
    most: int | None = None
    dropped: Illegal | None = None


def check(state: State, order: Order) -> Illegal | None:
    """Why an order can't be carried out in this position; None when it can."""
    move = state.hear(order.text)
    illegal = state.check(move, order.seat)
    if illegal is not None or order.most is None:
        return illegal
    price = state.game.price(state.imagine(order.seat, Rng(0)), move, order.seat)
    if price is not None and price > order.most:
        return Illegal("order-too-dear", {"cost": price, "most": order.most})
    return None


def due(table: Table, orders: Sequence[Order]) -> Order | None:
    """The order that is to be carried out now: the first of somebody who is asked."""
    for order in orders:
        held = table.seats[order.seat]
        asked = order.seat in table.asked and table.changed() is None
        if asked and held.person == order.person and held.bot is None:
            return order
    return None


class Imagined(Struct, frozen=True):
    """The position in which a seat plans, and those of its orders that could be carried out on the
    way there."""

    state: State
    holds: frozenset[str]


def imagine(table: Table, seat: int, orders: Sequence[Order]) -> Imagined:
    """As it will be when the seat is asked, if the others do as little as they can; then as its
    orders make it. What the seat can't see is dealt anew."""
    state = table.state.imagine(seat, Rng(0))
    chance = Rng(1)
    waiting = list(orders)
    holds: set[str] = set()
    for _ in range(FURTHEST):
        if state.result is not None:
            break
        if seat not in state.actors:
            other = state.actors[0]
            state.play(little(state, other, chance), other)
            continue
        while waiting and check(state, waiting[0]) is not None:
            waiting.pop(0)
        if not waiting:
            return Imagined(state, frozenset(holds))
        order = waiting.pop(0)
        holds.add(order.id)
        state.play(state.hear(order.text), seat)
    raise refuse("too-far-to-plan")


def little(state: State, seat: int, chance: Rng) -> Move:
    """A move of a single word changes least; else any."""
    for word in reversed(state.words((), seat)):
        if not state.words((word,), seat):
            return (word,)
    return state.random_move(seat, chance)
