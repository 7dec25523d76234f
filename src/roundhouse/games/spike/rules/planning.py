"""Planning: connections as a player points at them, each with the payment of the fewest cards."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roundhouse.games.spike.rules.board import BOARD, CITIES, COLOURS, WAYS
from roundhouse.games.spike.rules.box import BUILD, POINT, WAY
from roundhouse.games.spike.rules.building import lead_on, with_space
from roundhouse.games.spike.rules.payment import payments
from roundhouse.games.spike.rules.survey import payment_said, ways_found
from roundhouse.games.spike.rules.ways import Ways
from roundhouse.kernel.plans import Plan
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState

DETOUR: Final = 2  # spaces more than the shortest connection has: planned, and no further


def plans(state: "SpikeState", seat: int, start: str, via: list[str]) -> list[Plan]:
    """The connections of a city that begin with the ways of `via` and are hardly longer than the
    shortest, those of the fewest cards first: one is built, then paid."""
    if start not in BOARD.names[:CITIES] or BUILD not in state.words((), seat):
        return []
    found = [_paid(state, seat, move) for move in _connections(state, seat, start, via)]
    return sorted(found, key=lambda plan: (plan.price, len(plan.moves[0])))


def _connections(state: "SpikeState", seat: int, start: str, via: list[str]) -> list[Move]:
    city = BOARD.names.index(start)
    return _led_on(ways_found(state, seat), city, 0, (BUILD, POINT.word(city)), via)


def _led_on(ways: Ways, here: int, spent: i64, said: Move, via: list[str]) -> list[Move]:
    if not via:
        return _hardly_longer(ways, here, spent, said)
    if via[0] not in WAYS or ways.far[here] == 0:
        return []
    way = WAYS.index(via[0])
    at = here * len(WAYS) + way
    away = ways.bar([here])
    needs = with_space(ways, spent, at, ways.most)
    found: list[Move] = []
    if needs != 0:
        found = _led_on(ways, BOARD.beyond[at], needs, (*said, WAY.word(way)), via[1:])
    ways.unbar([here], away)
    return found


def _hardly_longer(ways: Ways, here: int, spent: i64, said: Move) -> list[Move]:
    """Wider and wider, until there are some."""
    led = len(said) - 2  # verb and city are no spaces
    if ways.far[here] == 0:
        return [said] if led else []
    found: list[Move] = []
    shortest = 0
    for most in range(led + 1, int(ways.most) + 1):
        found = []
        lead_on(ways, here, spent, said, most, found)
        if found and shortest == 0:
            shortest = most
        if shortest and most >= shortest + DETOUR:
            break
    return found


def _paid(state: "SpikeState", seat: int, move: Move) -> Plan:
    hand = state.hands[seat].counts
    needs = [0] * COLOURS
    here = POINT.of(move[1])
    for word in move[2:]:
        edge = BOARD.edge_at[here * len(WAYS) + WAY.of(word)]
        needs[BOARD.colour[edge]] += 1
        here = BOARD.ends[edge] - here
    fewest: list[int] = []
    for cards in payments(hand, needs):
        if not fewest or (sum(cards), _lumps(hand, cards)) < (sum(fewest), _lumps(hand, fewest)):
            fewest = cards
    bill = {BOARD.colours[colour]: count for colour, count in enumerate(fewest) if count}
    return Plan(BOARD.names[POINT.of(move[1])], [move, payment_said(fewest)], [{}, bill], [], {})


def _lumps(hand: list[int], cards: list[int]) -> int:
    """How uneven a payment leaves the hand: of equal ones the fullest colours are taken from."""
    return sum([(hand[colour] - cards[colour]) ** 2 for colour in range(COLOURS)])
