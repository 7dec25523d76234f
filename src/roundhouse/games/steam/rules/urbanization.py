"""Urbanization: a town becomes a New City (STM-A7, STM-B16)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import supply_display
from roundhouse.games.steam.rules.box import COLOUR, COLOURS, NUMBER, URBANIZATION
from roundhouse.games.steam.rules.steps import FOUNDED, take_step
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def possible(state: "SteamState", seat: int) -> bool:
    if not state.effect[seat] or state.action[seat] != URBANIZATION:
        return False
    return False in state.network.is_city and max(state.new_cities) > 0


class Urbanize(Action["SteamState"]):
    """STM-B16: a town becomes a New City."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        if not possible(state, seat):
            return []
        if len(said) == 1:
            is_city = state.network.is_city
            land = state.land
            return land.place.words([place for place in land.towns if not is_city[place]])
        if len(said) == 2:
            return [COLOUR.word(colour) for colour, left in enumerate(state.new_cities) if left > 0]
        return supply_display.set_words(state) if len(said) == 3 else []

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        if state.action[seat] != URBANIZATION or not state.effect[seat]:
            return Illegal("STM-A7", {"why": "not-yours"})
        place = state.land.place.of(move[1])
        if state.network.is_city[place]:
            return Illegal("STM-B16", {"place": state.land.board.place_slug[place], "why": "city"})
        colour = COLOUR.of(move[2])
        if state.new_cities[colour] == 0:
            return Illegal("STM-B16", {"why": "colour", "colour": COLOURS[colour]})
        return supply_display.judge_set(state, NUMBER.of(move[3]), "STM-B16")

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        """STM-B16: the New City joins rails on all sides and never gets City Growth."""
        place = state.land.place.of(move[1])
        colour = COLOUR.of(move[2])
        state.effect[seat] = False
        state.new_cities[colour] -= 1
        state.colour[place] = colour
        state.grown[place] = True
        state.stock += 1
        cubes = supply_display.move_set(state, NUMBER.of(move[3]), place)
        facts: dict[str, object] = {"seat": seat, "place": state.land.board.place_slug[place]}
        state.tell(
            "city-founded",
            {**facts, "colour": COLOURS[colour], "cubes": cubes, "count": len(cubes)},
        )
        take_step(state, (FOUNDED, place, colour, 0), seat)
