"""City Growth: a supply set for a city (STM-A5, STM-B17)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import supply_display
from roundhouse.games.steam.rules.box import CITY_GROWTH, NUMBER
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def possible(state: "SteamState", seat: int) -> bool:
    if not state.effect[seat] or state.action[seat] != CITY_GROWTH:
        return False
    return len(_cities(state)) > 0


def _cities(state: "SteamState") -> list[int]:
    """New Cities count as marked, so printed ones are all there can be."""
    return [place for place in state.land.cities if not state.grown[place]]


class Grow(Action["SteamState"]):
    """STM-B17: cubes of the supply for a city."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        if not possible(state, seat):
            return []
        if len(said) == 1:
            return state.land.place.words(_cities(state))
        return supply_display.set_words(state) if len(said) == 2 else []

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        if state.action[seat] != CITY_GROWTH or not state.effect[seat]:
            return Illegal("STM-A5", {"why": "not-yours"})
        place = state.land.place.of(move[1])
        facts: dict[str, object] = {"place": state.land.board.place_slug[place]}
        if not state.network.is_city[place]:
            return Illegal("STM-B17", {**facts, "why": "town"})
        if state.grown[place]:
            return Illegal("STM-B17", {**facts, "why": "grown"})
        return supply_display.judge_set(state, NUMBER.of(move[2]), "STM-B17")

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        place = state.land.place.of(move[1])
        state.effect[seat] = False
        state.grew_after = len(state.steps)
        state.grown[place] = True
        state.stock += 1
        cubes = supply_display.move_set(state, NUMBER.of(move[2]), place)
        facts: dict[str, object] = {"seat": seat, "place": state.land.board.place_slug[place]}
        state.tell("city-grew", {**facts, "cubes": cubes, "count": len(cubes)})
