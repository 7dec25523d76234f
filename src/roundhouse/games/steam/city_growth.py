"""City Growth: a supply set for a city (STM-A5, STM-B17)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import supply_display
from roundhouse.games.steam.box import CITY_GROWTH, NUMBER0
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def possible(table: "SteamState", seat: int) -> bool:
    if not table.effect[seat] or table.action[seat] != CITY_GROWTH:
        return False
    return len(_cities(table)) > 0


def _cities(table: "SteamState") -> list[int]:
    """New Cities count as marked, so printed ones are all there can be."""
    return [place for place in table.land.cities if not table.grown[place]]


def words(table: "SteamState", said: Move, seat: int) -> list[int]:
    """The words after `grow`."""
    if not possible(table, seat):
        return []
    if len(said) == 1:
        return [table.land.place0 + place for place in _cities(table)]
    return supply_display.set_words(table) if len(said) == 2 else []


def judge(table: "SteamState", move: Move, seat: int) -> Illegal | None:
    if table.action[seat] != CITY_GROWTH or not table.effect[seat]:
        return Illegal("STM-A5", {"why": "not-yours"})
    place = move[1] - table.land.place0
    facts: dict[str, object] = {"place": table.land.board.place_slug[place]}
    if not table.network.is_city[place]:
        return Illegal("STM-B17", {**facts, "why": "town"})
    if table.grown[place]:
        return Illegal("STM-B17", {**facts, "why": "grown"})
    return supply_display.judge_set(table, move[2] - NUMBER0, "STM-B17")


def act(table: "SteamState", move: Move, seat: int) -> None:
    place = move[1] - table.land.place0
    table.effect[seat] = False
    table.grew_after = len(table.steps)
    table.grown[place] = True
    cubes = supply_display.move_set(table, move[2] - NUMBER0, place)
    facts: dict[str, object] = {"seat": seat, "place": table.land.board.place_slug[place]}
    table.tell("city-grew", {**facts, "cubes": cubes, "count": len(cubes)})
