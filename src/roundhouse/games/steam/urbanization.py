"""Urbanization: a town becomes a New City (STM-A7, STM-B16)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import supply_display
from roundhouse.games.steam.box import COLOUR0, COLOURS, NUMBER0, URBANIZATION
from roundhouse.games.steam.steps import FOUNDED, take_step
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def possible(table: "SteamState", seat: int) -> bool:
    if not table.effect[seat] or table.action[seat] != URBANIZATION:
        return False
    return False in table.network.is_city and max(table.new_cities) > 0


def words(table: "SteamState", said: Move, seat: int) -> list[int]:
    """The words after `urbanize`."""
    if not possible(table, seat):
        return []
    if len(said) == 1:
        is_city = table.network.is_city
        return [table.land.place0 + place for place in table.land.towns if not is_city[place]]
    if len(said) == 2:
        return [COLOUR0 + colour for colour, left in enumerate(table.new_cities) if left > 0]
    return supply_display.set_words(table) if len(said) == 3 else []


def judge(table: "SteamState", move: Move, seat: int) -> Illegal | None:
    if table.action[seat] != URBANIZATION or not table.effect[seat]:
        return Illegal("STM-A7", {"why": "not-yours"})
    place = move[1] - table.land.place0
    if table.network.is_city[place]:
        return Illegal("STM-B16", {"place": table.land.board.place_slug[place], "why": "city"})
    colour = move[2] - COLOUR0
    if table.new_cities[colour] == 0:
        return Illegal("STM-B16", {"why": "colour", "colour": COLOURS[colour]})
    return supply_display.judge_set(table, move[3] - NUMBER0, "STM-B16")


def act(table: "SteamState", move: Move, seat: int) -> None:
    """STM-B16: the New City joins rails on all sides and never gets City Growth."""
    place = move[1] - table.land.place0
    colour = move[2] - COLOUR0
    table.effect[seat] = False
    table.new_cities[colour] -= 1
    table.colour[place] = colour
    table.grown[place] = True
    cubes = supply_display.move_set(table, move[3] - NUMBER0, place)
    facts: dict[str, object] = {"seat": seat, "place": table.land.board.place_slug[place]}
    table.tell(
        "city-founded", {**facts, "colour": COLOURS[colour], "cubes": cubes, "count": len(cubes)}
    )
    take_step(table, (FOUNDED, place, colour, 0), seat)
