"""The final count (SPK-E1, SPK-E2)."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import BOARD
from roundhouse.games.spike.box import ROUTES, TABLE
from roundhouse.kernel.result import Result, places

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def route_money(table: "SpikeState", route: int, seat: int) -> int:
    """SPK-E1: the best listed city reached, and a dollar for each other, if the start is joined."""
    bit = 1 << seat
    if not table.joined[ROUTES.start[route]] & bit:
        return 0
    best = 0
    reached = 0
    for index, city in enumerate(ROUTES.cities[route]):
        if table.joined[city] & bit:
            best = max(best, ROUTES.values[index])
            reached += 1
    return best + TABLE.each_further * (reached - 1) if reached > 0 else 0


def show_routes(table: "SpikeState") -> None:
    table.rng.showing()
    for seat in range(table.seats):
        for route in table.routes[seat]:
            facts: dict[str, object] = {"seat": seat}
            facts["station"] = BOARD.names[ROUTES.start[route]]
            facts["dollars"] = route_money(table, route, seat)
            table.tell("route-shown", facts)


def breakdown(table: "SpikeState", seat: int) -> dict[str, int]:
    """What everybody can see of a seat's money."""
    earned = table.market_money[seat] + table.contract_money[seat]
    return {
        "market": table.market_money[seat],
        "contracts": table.contract_money[seat],
        "upgrades": table.money[seat] - earned,
    }


def final_count(table: "SpikeState", reason: str) -> Result:
    """SPK-E2: most money; then most cities; then most cards in hand."""
    parts = [breakdown(table, seat) for seat in range(table.seats)]
    for seat in range(table.seats):
        parts[seat]["route"] = sum(
            [route_money(table, route, seat) for route in table.routes[seat]]
        )
    scores = [sum([part[name] for name in part]) for part in parts]
    strengths: list[tuple[int, ...]] = [
        (scores[seat], table.connected[seat], table.hands[seat].total)
        for seat in range(table.seats)
    ]
    return Result(scores, places(strengths), parts, reason, {})
