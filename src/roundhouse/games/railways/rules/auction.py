"""The auction for the first place of a turn (ROW-T1, ROW-T2, ROW-T3)."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import money
from roundhouse.games.railways.rules.box import BID, NUMBER, PASS, TABLE
from roundhouse.games.railways.rules.phases import AUCTION, EXPERTS, NO_BID, NOBODY
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


@mypyc_attr(serializable=True)
class Bidding:
    """An auction: who is still in it, in order; by seat its bid; the highest and whose it is; and
    who has dropped out, in order."""

    def __init__(self, bidders: list[int], seats: int) -> None:
        self.bidders = bidders
        self.bids = [NO_BID] * seats
        self.high = NO_BID
        self.leader = NOBODY
        self.dropped: list[int] = []

    def copy(self) -> "Bidding":
        other = Bidding(self.bidders[:], 0)
        other.bids = self.bids[:]
        other.high = self.high
        other.leader = self.leader
        other.dropped = self.dropped[:]
        return other


def begin(state: "RailwaysState") -> None:
    """ROW-T1: from the previous first player clockwise; ROW-T3: in the order of the last turn."""
    state.phase = AUCTION
    experts = state.auction == EXPERTS
    bidders = state.order[:] if experts else clockwise(state, state.order[0])
    state.bidding = Bidding(bidders, state.seats)
    state.actors = [bidders[0]]


def clockwise(state: "RailwaysState", first: int) -> list[int]:
    return [(first + step) % state.seats for step in range(state.seats)]


class Bid(Action["RailwaysState"]):
    """ROW-T1: more than the last bid."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return [NUMBER.word(bid) for bid in range(lowest(state), TABLE.highest_bid + 1)]

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        bid = NUMBER.of(move[1])
        if bid < TABLE.lowest_bid:
            return Illegal("ROW-T1", {"why": "lowest", "bid": bid, "lowest": TABLE.lowest_bid})
        if bid <= state.bidding.high:
            return Illegal("ROW-T1", {"why": "low", "bid": bid, "high": state.bidding.high})
        if bid > TABLE.highest_bid:
            return Illegal("ROW-T1", {"why": "bound", "bid": bid, "highest": TABLE.highest_bid})
        return None

    def act(self, state: "RailwaysState", move: Move, seat: int) -> None:
        state.bidding.high = NUMBER.of(move[1])
        state.bidding.leader = seat
        state.bidding.bids[seat] = state.bidding.high
        if state.heard:
            state.tell("bid", {"seat": seat, "dollars": state.bidding.high})
        go_round(state, state.bidding.bidders.index(seat) + 1)


class Leave(Action["RailwaysState"]):
    """ROW-T1: out of the auction; ROW-T3: experts pay half of what they bid."""

    def act(self, state: "RailwaysState", move: Move, seat: int) -> None:
        at = state.bidding.bidders.index(seat)
        state.bidding.bidders.pop(at)
        state.bidding.dropped.append(seat)
        if state.heard:
            state.tell("passed", {"seat": seat})
        if state.auction == EXPERTS:
            money.pay(state, seat, (state.bidding.bids[seat] + 1) // 2, "first-place")
        go_round(state, at)


def lowest(state: "RailwaysState") -> int:
    return max(state.bidding.high + 1, TABLE.lowest_bid)


def verbs(state: "RailwaysState") -> list[int]:
    return [BID, PASS] if lowest(state) <= TABLE.highest_bid else [PASS]


def go_round(state: "RailwaysState", at: int) -> None:
    """The next bidder, or the order is found."""
    if not state.bidding.bidders:
        _line_up(state, NOBODY)
    elif state.bidding.bidders == [state.bidding.leader]:
        money.pay(state, state.bidding.leader, state.bidding.high, "first-place")
        _line_up(state, state.bidding.leader)
    else:
        state.actors = [state.bidding.bidders[at % len(state.bidding.bidders)]]


def _line_up(state: "RailwaysState", winner: int) -> None:
    """The order of the turn; with no bid at all the first place goes on by itself."""
    if state.auction == EXPERTS:
        # who dropped out first is last; the last to pass is first if all do
        state.order = (
            state.bidding.dropped[::-1]
            if winner == NOBODY
            else [winner, *state.bidding.dropped[::-1]]
        )
    else:
        if winner == NOBODY:
            winner = state.order[0]
            if state.turn > 1:
                winner = (winner + 1) % state.seats
        state.order = clockwise(state, winner)
    state.bidding.bidders = []
    state.actors = []
    state.tell("order-set", {"order": state.order[:]})
