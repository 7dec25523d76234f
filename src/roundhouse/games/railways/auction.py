"""The auction for the first place of a turn (ROW-T1, ROW-T2, ROW-T3)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import money
from roundhouse.games.railways.box import BID, NUMBER0, PASS, TABLE
from roundhouse.games.railways.phases import AUCTION, EXPERTS, NO_BID, NOBODY
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def begin(table: "RailwaysState") -> None:
    """ROW-T1: from the previous first player clockwise; ROW-T3: in the order of the last turn."""
    table.phase = AUCTION
    table.bidders = table.order[:]
    if table.auction != EXPERTS:
        table.bidders = clockwise(table, table.order[0])
    table.bids = [NO_BID] * table.seats
    table.high_bid = NO_BID
    table.high_bidder = NOBODY
    table.dropped = []
    table.actors = [table.bidders[0]]


def clockwise(table: "RailwaysState", first: int) -> list[int]:
    return [(first + step) % table.seats for step in range(table.seats)]


def words(table: "RailwaysState", said: Move) -> list[int]:
    lowest = max(table.high_bid + 1, TABLE.lowest_bid)
    if len(said) == 0:
        return [BID, PASS] if lowest <= TABLE.highest_bid else [PASS]
    if len(said) == 1 and said[0] == BID:
        return [NUMBER0 + bid for bid in range(lowest, TABLE.highest_bid + 1)]
    return []


def judge(table: "RailwaysState", move: Move) -> Illegal | None:
    if move[0] == PASS:
        return None
    bid = move[1] - NUMBER0
    if bid < TABLE.lowest_bid:
        return Illegal("ROW-T1", {"why": "lowest", "bid": bid, "lowest": TABLE.lowest_bid})
    if bid <= table.high_bid:
        return Illegal("ROW-T1", {"why": "low", "bid": bid, "high": table.high_bid})
    if bid > TABLE.highest_bid:
        return Illegal("ROW-T1", {"why": "bound", "bid": bid, "highest": TABLE.highest_bid})
    return None


def act(table: "RailwaysState", move: Move, seat: int) -> None:
    at = table.bidders.index(seat)
    if move[0] == BID:
        table.high_bid = move[1] - NUMBER0
        table.high_bidder = seat
        table.bids[seat] = table.high_bid
        table.tell("bid", {"seat": seat, "dollars": table.high_bid})
        at += 1
    else:
        table.bidders.pop(at)
        table.dropped.append(seat)
        table.tell("passed", {"seat": seat})
        if table.auction == EXPERTS:
            money.pay(table, seat, (table.bids[seat] + 1) // 2, "first-place")
    if not table.bidders:
        _settle(table, NOBODY)
    elif table.bidders == [table.high_bidder]:
        money.pay(table, table.high_bidder, table.high_bid, "first-place")
        _settle(table, table.high_bidder)
    else:
        table.actors = [table.bidders[at % len(table.bidders)]]


def _settle(table: "RailwaysState", winner: int) -> None:
    """The order of the turn; with no bid at all the first place goes on by itself."""
    if table.auction == EXPERTS:
        # who dropped out first is last; the last to pass is first if all do
        table.order = table.dropped[::-1] if winner == NOBODY else [winner, *table.dropped[::-1]]
    else:
        if winner == NOBODY:
            winner = table.order[0]
            if table.turn > 1:
                winner = (winner + 1) % table.seats
        table.order = clockwise(table, winner)
    table.bidders = []
    table.actors = []
    table.tell("order-set", {"order": table.order[:]})
