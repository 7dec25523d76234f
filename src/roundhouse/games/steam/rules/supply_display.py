"""The supply display: sets of cubes that go to cities whole (STM-S2, STM-B16, STM-B17)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules.box import COLOURS, NUMBER, TABLE
from roundhouse.kernel.refusal import Illegal

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def cubes_in(state: "SteamState", space: int) -> int:
    first = space * len(COLOURS)
    cubes = 0
    for at in range(first, first + len(COLOURS)):
        cubes += state.sets[at]
    return cubes


def set_words(state: "SteamState") -> list[int]:
    """The sets that can be taken, from 1 on; 0 when the display is empty (STM-A8)."""
    found = [NUMBER.word(space + 1) for space in range(TABLE.spaces) if cubes_in(state, space)]
    return found if found else [NUMBER.word(0)]


def judge_set(state: "SteamState", number: int, rule: str) -> Illegal | None:
    if number > TABLE.spaces:
        return Illegal(rule, {"why": "no-set", "set": number, "sets": TABLE.spaces})
    if number == 0:
        left = len([cube for cube in state.sets if cube > 0])
        return Illegal(rule, {"set": 0, "why": "not-empty"}) if left else None
    if cubes_in(state, number - 1) == 0:
        return Illegal(rule, {"set": number, "why": "empty"})
    return None


def move_set(state: "SteamState", number: int, place: int) -> list[str]:
    """All cubes of a set, 0 being none, go to a city; the names of their colours."""
    moved: list[str] = []
    if number == 0:
        return moved
    state.stock += 1
    kinds = len(COLOURS)
    for colour in range(kinds):
        space = (number - 1) * kinds + colour
        moved.extend([COLOURS[colour]] * state.sets[space])
        state.cubes[place * kinds + colour] += state.sets[space]
        state.sets[space] = 0
    return moved
