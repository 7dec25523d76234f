"""The first order of the base game: an auction for each place but the last (STM-S5)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import money
from roundhouse.games.steam.box import BID, NUMBER0, PASS, TABLE
from roundhouse.games.steam.phases import FIRST_ORDER, NO_BID, NOBODY
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def begin(table: "SteamState", starter: int) -> None:
    """The auction for the next place; all who have none yet take part, clockwise."""
    table.phase = FIRST_ORDER
    table.bidders = []
    for step in range(table.seats):
        seat = (starter + step) % table.seats
        if seat not in table.order:
            table.bidders.append(seat)
    table.high_bid = NO_BID
    table.high_bidder = NOBODY
    table.opener = table.bidders[0]
    table.actors = [table.opener]


def words(table: "SteamState", said: Move, seat: int) -> list[int]:
    lowest = table.high_bid + 1
    highest = min(money.means(table, seat), TABLE.largest_number)
    if len(said) == 0:
        return [BID, PASS] if lowest <= highest else [PASS]
    if len(said) == 1 and said[0] == BID:
        return [NUMBER0 + bid for bid in range(lowest, highest + 1)]
    return []


def judge(table: "SteamState", move: Move, seat: int) -> Illegal | None:
    if move[0] == PASS:
        return None if len(move) == 1 else Illegal("STM-S5", {"why": "no-tiles"})
    bid = move[1] - NUMBER0
    if bid <= table.high_bid:
        return Illegal("STM-S5", {"why": "low", "bid": bid, "high": table.high_bid})
    most = money.means(table, seat)
    if bid > most:
        return Illegal("STM-S5", {"why": "means", "cost": bid, "raise": most})
    return None


def act(table: "SteamState", move: Move, seat: int) -> None:
    at = table.bidders.index(seat)
    if move[0] == BID:
        table.high_bid = move[1] - NUMBER0
        table.high_bidder = seat
        table.tell("bid", {"seat": seat, "euros": table.high_bid})
        at += 1
    else:
        table.bidders.pop(at)
        table.tell("passed", {"seat": seat})
    if not table.bidders:
        _sell(table, table.opener, 0)
    elif table.bidders == [table.high_bidder]:
        _sell(table, table.high_bidder, table.high_bid)
    else:
        table.actors = [table.bidders[at % len(table.bidders)]]


def _sell(table: "SteamState", seat: int, price: int) -> None:
    """The earliest free place; left of the winner the next auction starts, if one is needed."""
    money.pay(table, seat, price, "order")
    table.order.append(seat)
    table.tell("place-taken", {"seat": seat, "place": len(table.order), "euros": price})
    begin(table, seat + 1)
    if len(table.bidders) == 1:
        table.order.append(table.bidders[0])
        table.tell("place-taken", {"seat": table.bidders[0], "place": len(table.order), "euros": 0})
        table.bidders = []
        table.actors = []
