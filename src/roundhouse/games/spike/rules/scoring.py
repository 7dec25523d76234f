"""The final count (SPK-E1, SPK-E2)."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.rules.board import BOARD
from roundhouse.games.spike.rules.box import ROUTES, TABLE
from roundhouse.kernel.result import Result, places

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


def route_money(state: "SpikeState", route: int, seat: int) -> int:
    """SPK-E1: the best listed city reached, and a dollar for each other, if the start is joined."""
    bit = 1 << seat
    if not state.joined[ROUTES.start[route]] & bit:
        return 0
    best = 0
    reached = 0
    for index, city in enumerate(ROUTES.cities[route]):
        if state.joined[city] & bit:
            best = max(best, ROUTES.values[index])
            reached += 1
    return best + TABLE.each_further * (reached - 1) if reached > 0 else 0


def show_routes(state: "SpikeState") -> None:
    state.rng.showing()
    for seat in range(state.seats):
        for route in state.routes[seat]:
            facts: dict[str, object] = {"seat": seat}
            facts["station"] = BOARD.names[ROUTES.start[route]]
            facts["dollars"] = route_money(state, route, seat)
            state.tell("route-shown", facts)


def breakdown(state: "SpikeState", seat: int) -> dict[str, int]:
    """What everybody can see of a seat's money."""
    earned = state.market_money[seat] + state.contract_money[seat]
    return {
        "market": state.market_money[seat],
        "contracts": state.contract_money[seat],
        "upgrades": state.money[seat] - earned,
    }


def final_count(state: "SpikeState", reason: str) -> Result:
    """SPK-E2: most money; then most cities; then most cards in hand."""
    parts = [breakdown(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        parts[seat]["route"] = sum(
            [route_money(state, route, seat) for route in state.routes[seat]]
        )
    scores = [sum([part[name] for name in part]) for part in parts]
    strengths: list[tuple[int, ...]] = [
        (scores[seat], state.connected[seat], state.hands[seat].total)
        for seat in range(state.seats)
    ]
    return Result(scores, places(strengths), parts, reason, {})
