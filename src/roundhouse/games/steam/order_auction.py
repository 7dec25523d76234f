"""The auction for turn order in the standard game (STM-D3 to D5)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import money
from roundhouse.games.steam.box import BID, NUMBER0, PASS, TABLE
from roundhouse.games.steam.phases import NO_BID, NOBODY, ORDER
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def begin(table: "SteamState") -> None:
    """STM-D3: from the current first player on, in turn order."""
    table.phase = ORDER
    table.bidders = table.order[:]
    table.bids = [0] * table.seats
    table.high_bid = NO_BID
    table.high_bidder = NOBODY
    table.dropped = []
    table.free_pass = table.pass_holder in table.bidders
    table.actors = [table.bidders[0]]


def words(table: "SteamState", said: Move, seat: int) -> list[int]:
    lowest = table.high_bid + 1
    highest = min(table.cash[seat], TABLE.largest_number)
    if len(said) == 0:
        return [BID, PASS] if lowest <= highest else [PASS]
    if len(said) == 1 and said[0] == BID:
        return [NUMBER0 + bid for bid in range(lowest, highest + 1)]
    return []


def judge(table: "SteamState", move: Move, seat: int) -> Illegal | None:
    if move[0] == PASS:
        return None if len(move) == 1 else Illegal("STM-D3", {"why": "no-tiles"})
    bid = move[1] - NUMBER0
    if bid <= table.high_bid:
        return Illegal("STM-D3", {"why": "low", "bid": bid, "high": table.high_bid})
    if bid > table.cash[seat]:
        return Illegal("STM-D3", {"why": "cash", "bid": bid, "cash": table.cash[seat]})
    return None


def act(table: "SteamState", move: Move, seat: int) -> None:
    at = table.bidders.index(seat)
    if move[0] == BID:
        table.high_bid = move[1] - NUMBER0
        table.high_bidder = seat
        table.bids[seat] = table.high_bid
        table.tell("bid", {"seat": seat, "euros": table.high_bid})
        at += 1
    elif table.free_pass and seat == table.pass_holder:
        table.free_pass = False
        table.tell("passed-freely", {"seat": seat})
        at += 1
    else:
        table.bidders.pop(at)
        table.dropped.append(seat)
        table.tell("passed", {"seat": seat})
    if len(table.bidders) == 1:
        _settle(table)
        return
    next_seat = table.bidders[at % len(table.bidders)]
    if next_seat == table.high_bidder:
        # STM-D4: he need not outbid himself; only the holder of the tile can still be in
        next_seat = table.bidders[(at + 1) % len(table.bidders)]
    table.actors = [next_seat]


def _settle(table: "SteamState") -> None:
    """STM-D5: the first two pay their bid, the last nothing, the others half, rounded up."""
    table.order = [table.bidders[0], *table.dropped[::-1]]
    table.bidders = []
    table.actors = []
    table.tell("order-changed", {"order": table.order[:]})
    for place, seat in enumerate(table.order):
        bid = table.bids[seat]
        if place == len(table.order) - 1:
            bid = 0
        elif place > 1:
            bid = (bid + 1) // 2
        money.pay(table, seat, bid, "order")
