"""The auction for turn order in the standard game (STM-D3 to D5)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import money
from roundhouse.games.steam.rules.box import BID, NUMBER, PASS, TABLE
from roundhouse.games.steam.rules.phases import NO_BID, NOBODY, ORDER
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def begin(state: "SteamState") -> None:
    """STM-D3: from the current first player on, in turn order."""
    state.phase = ORDER
    state.bidders = state.order[:]
    state.bids = [0] * state.seats
    state.high_bid = NO_BID
    state.high_bidder = NOBODY
    state.dropped = []
    state.free_pass = state.pass_holder in state.bidders
    state.actors = [state.bidders[0]]


class Bid(Action["SteamState"]):
    """STM-D3: more than the last bid, in cash."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return NUMBER.between(state.high_bid + 1, highest(state, seat))

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        bid = NUMBER.of(move[1])
        if bid <= state.high_bid:
            return Illegal("STM-D3", {"why": "low", "bid": bid, "high": state.high_bid})
        if bid > state.cash[seat]:
            return Illegal("STM-D3", {"why": "cash", "bid": bid, "cash": state.cash[seat]})
        return None

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        state.high_bid = NUMBER.of(move[1])
        state.high_bidder = seat
        state.bids[seat] = state.high_bid
        state.tell("bid", {"seat": seat, "euros": state.high_bid})
        go_round(state, state.bidders.index(seat) + 1)


class Leave(Action["SteamState"]):
    """STM-D3: out of the auction; STM-D4: with the Turn Order tile once without leaving it."""

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        return None if len(move) == 1 else Illegal("STM-D3", {"why": "no-tiles"})

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        at = state.bidders.index(seat)
        if state.free_pass and seat == state.pass_holder:
            state.free_pass = False
            state.tell("passed-freely", {"seat": seat})
            at += 1
        else:
            state.bidders.pop(at)
            state.dropped.append(seat)
            state.tell("passed", {"seat": seat})
        go_round(state, at)


def highest(state: "SteamState", seat: int) -> int:
    return min(state.cash[seat], TABLE.largest_number)


def verbs(state: "SteamState", seat: int) -> list[int]:
    return [BID, PASS] if state.high_bid < highest(state, seat) else [PASS]


def go_round(state: "SteamState", at: int) -> None:
    """The next bidder, or the order is found."""
    if len(state.bidders) == 1:
        _pay_for_places(state)
        return
    next_seat = state.bidders[at % len(state.bidders)]
    if next_seat == state.high_bidder:
        # STM-D4: he need not outbid himself; only the holder of the tile can still be in
        next_seat = state.bidders[(at + 1) % len(state.bidders)]
    state.actors = [next_seat]


def _pay_for_places(state: "SteamState") -> None:
    """STM-D5: the first two pay their bid, the last nothing, the others half, rounded up."""
    state.order = [state.bidders[0], *state.dropped[::-1]]
    state.bidders = []
    state.actors = []
    state.tell("order-changed", {"order": state.order[:]})
    for place, seat in enumerate(state.order):
        bid = state.bids[seat]
        if place == len(state.order) - 1:
            bid = 0
        elif place > 1:
            bid = (bid + 1) // 2
        money.pay(state, seat, bid, "order")
