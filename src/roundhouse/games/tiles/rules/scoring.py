"""Points for pawns at once, and the final count (TIL-R9, TIL-E1 to E5)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.tiles.rules import challenges, objectives
from roundhouse.games.tiles.rules.box import TABLE
from roundhouse.games.tiles.rules.networks import joined_pawns
from roundhouse.games.tiles.rules.shape import cities, largest_rectangle
from roundhouse.games.tiles.rules.territory import Territory
from roundhouse.kernel.result import Result, places

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState

TIRED: Final = "tired-travellers"


def pawn_points(territory: Territory, slot: int, challenge: str) -> int:
    """TIL-R9: 1 and 1 for each other pawn of its kind that is joined to it, 5 at most."""
    joined = joined_pawns(territory, slot, territory.pawns[slot], challenge == TIRED)
    return min(1 + joined, TABLE.pawn_points_max)


def interruption_points(territory: Territory) -> int:
    """TIL-E3: the first five open ends are free, each further one costs a point."""
    return -max(0, territory.open_ends - TABLE.free_interruptions)


def breakdown(state: "TilesState", seat: int) -> dict[str, int]:
    """What a seat's score is made of, if the game ended now."""
    territory = state.territories[seat]
    width, height = largest_rectangle(territory)
    parts = {
        "pawns": state.pawn_points[seat],
        "cities": TABLE.city_points * len(cities(territory)),
        "rectangle": width * height,
        "interruptions": interruption_points(territory),
    }
    if state.options["objectives"]:
        parts["objectives"] = objectives.points(territory)
    if state.seats == 1:
        parts["columns"] = state.column_points[seat]
        total = sum([parts[name] for name in parts])
        parts["challenge"] = 0 if challenges.met(state, seat) else -total
    return parts


def final_count(state: "TilesState") -> Result:
    """TIL-E4: a tie goes to the pawn further left, which is the order of the last round."""
    parts = [breakdown(state, seat) for seat in range(state.seats)]
    scores = [sum([part[name] for name in part]) for part in parts]
    strengths: list[tuple[int, ...]] = [
        (scores[seat], -state.order.index(seat)) for seat in range(state.seats)
    ]
    facts: dict[str, object] = {}
    if state.seats == 1:
        facts["challenge"] = state.challenge
        facts["met"] = challenges.met(state, 0)
        facts["stars"] = challenges.stars(state.challenge, scores[0])
    return Result(scores, places(strengths), parts, "last-round", facts)
