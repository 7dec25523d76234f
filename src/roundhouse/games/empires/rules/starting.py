"""Starting tracks, one factory each (SRE-S7, SRE-G1)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules import laying
from roundhouse.games.empires.rules.box import FACTORY, NONE, PLACES
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


class Start(Action["EmpiresState"]):
    """SRE-S7: a track on a factory that nobody has begun at."""

    def words(self, state: "EmpiresState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        country = state.country
        return [
            FACTORY.word(factory)
            for factory in country.factories
            if state.pieces[country.factory_space[factory]] == 0
        ]

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        factory = FACTORY.of(move[1])
        facts: dict[str, object] = {"factory": PLACES.factories[factory]}
        space = state.country.factory_space[factory]
        if space == NONE:
            return Illegal("SRE-S7", {**facts, "why": "absent"})
        for company in range(state.companies):
            if space in state.owned[company]:
                return Illegal("SRE-S7", {**facts, "why": "taken"})
        return None

    def act(self, state: "EmpiresState", move: Move, seat: int) -> None:
        factory = FACTORY.of(move[1])
        laying.lay(state, seat, state.country.factory_space[factory])
        state.tracks_left[seat] -= 1
        state.tell("started", {"seat": seat, "factory": PLACES.factories[factory]})
