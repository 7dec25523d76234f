"""Points for pawns at once, and the final count (TIL-R9, TIL-E1 to E5)."""

from typing import TYPE_CHECKING

from roundhouse.games.tiles import challenges, objectives
from roundhouse.games.tiles.networks import joined_pawns
from roundhouse.games.tiles.shape import cities, largest_rectangle
from roundhouse.games.tiles.territory import Territory
from roundhouse.games.tiles.tileset import TABLE
from roundhouse.kernel.result import Result, places

if TYPE_CHECKING:
    from roundhouse.games.tiles.state import TilesState


def pawn_points(territory: Territory, slot: int, challenge: str) -> int:
    """TIL-R9: 1 and 1 for each other pawn of its kind that is joined to it, 5 at most."""
    tired = challenge == "tired-travellers"
    joined = joined_pawns(territory, slot, territory.pawns[slot], tired)
    return min(1 + joined, TABLE.pawn_points_max)


def interruption_points(territory: Territory) -> int:
    """TIL-E3: the first five open ends are free, each further one costs a point."""
    return -max(0, territory.open_ends - TABLE.free_interruptions)


def breakdown(table: "TilesState", seat: int) -> dict[str, int]:
    """What a seat's score is made of, if the game ended now."""
    territory = table.territories[seat]
    width, height = largest_rectangle(territory)
    parts = {
        "pawns": table.pawn_points[seat],
        "cities": TABLE.city_points * len(cities(territory)),
        "rectangle": width * height,
        "interruptions": interruption_points(territory),
    }
    if table.options["objectives"]:
        parts["objectives"] = objectives.points(territory)
    if table.seats == 1:
        parts["columns"] = table.column_points[seat]
        total = sum([parts[name] for name in parts])
        parts["challenge"] = 0 if challenges.met(table, seat) else -total
    return parts


def final_count(table: "TilesState") -> Result:
    """TIL-E4: a tie goes to the pawn further left, which is the order of the last round."""
    parts = [breakdown(table, seat) for seat in range(table.seats)]
    scores = [sum([part[name] for name in part]) for part in parts]
    strengths: list[tuple[int, ...]] = [
        (scores[seat], -table.order.index(seat)) for seat in range(table.seats)
    ]
    facts: dict[str, object] = {}
    if table.seats == 1:
        facts["challenge"] = table.challenge
        facts["met"] = challenges.met(table, 0)
        facts["stars"] = challenges.stars(table.challenge, scores[0])
    return Result(scores, places(strengths), parts, "last-round", facts)
