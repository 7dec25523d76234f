"""The first order of the base game: an auction for each place but the last (STM-S5)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import money
from roundhouse.games.steam.rules.box import BID, NUMBER, PASS, TABLE
from roundhouse.games.steam.rules.phases import FIRST_ORDER, NO_BID, NOBODY
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def begin(state: "SteamState", starter: int) -> None:
    """The auction for the next place; all who have none yet take part, clockwise."""
    state.phase = FIRST_ORDER
    state.bidders = []
    for step in range(state.seats):
        seat = (starter + step) % state.seats
        if seat not in state.order:
            state.bidders.append(seat)
    state.high_bid = NO_BID
    state.high_bidder = NOBODY
    state.opener = state.bidders[0]
    state.actors = [state.opener]


class Bid(Action["SteamState"]):
    """STM-S5: more than the last bid."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return NUMBER.between(state.high_bid + 1, highest(state, seat))

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        bid = NUMBER.of(move[1])
        if bid <= state.high_bid:
            return Illegal("STM-S5", {"why": "low", "bid": bid, "high": state.high_bid})
        most = money.means(state, seat)
        if bid > most:
            return Illegal("STM-S5", {"why": "means", "cost": bid, "raise": most})
        return None

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        at = state.bidders.index(seat)
        state.high_bid = NUMBER.of(move[1])
        state.high_bidder = seat
        state.tell("bid", {"seat": seat, "euros": state.high_bid})
        go_round(state, at + 1)


class Leave(Action["SteamState"]):
    """STM-S5: out of the auction for this place."""

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        return None if len(move) == 1 else Illegal("STM-S5", {"why": "no-tiles"})

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        at = state.bidders.index(seat)
        state.bidders.pop(at)
        state.tell("passed", {"seat": seat})
        go_round(state, at)


def highest(state: "SteamState", seat: int) -> int:
    return min(money.means(state, seat), TABLE.largest_number)


def verbs(state: "SteamState", seat: int) -> list[int]:
    return [BID, PASS] if state.high_bid < highest(state, seat) else [PASS]


def go_round(state: "SteamState", at: int) -> None:
    """The next bidder, or the place is sold."""
    if not state.bidders:
        _sell(state, state.opener, 0)
    elif state.bidders == [state.high_bidder]:
        _sell(state, state.high_bidder, state.high_bid)
    else:
        state.actors = [state.bidders[at % len(state.bidders)]]


def _sell(state: "SteamState", seat: int, price: int) -> None:
    """The earliest free place; left of the winner the next auction starts, if one is needed."""
    money.pay(state, seat, price, "order")
    state.order.append(seat)
    state.tell("place-taken", {"seat": seat, "place": len(state.order), "euros": price})
    begin(state, seat + 1)
    if len(state.bidders) == 1:
        state.order.append(state.bidders[0])
        state.tell("place-taken", {"seat": state.bidders[0], "place": len(state.order), "euros": 0})
        state.bidders = []
        state.actors = []
