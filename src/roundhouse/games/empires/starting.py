"""Starting tracks, one factory each (SRE-S7, SRE-G1)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires import laying
from roundhouse.games.empires.box import FACTORY0, NONE, PLACES, START
from roundhouse.games.empires.phases import PHASES, STARTING
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def words(table: "EmpiresState", said: Move) -> list[int]:
    if len(said) == 0:
        return [START]
    if len(said) > 1:
        return []
    country = table.country
    return [
        FACTORY0 + factory
        for factory in country.factories
        if table.pieces[country.factory_space[factory]] == 0
    ]


def judge(table: "EmpiresState", move: Move) -> Illegal | None:
    factory = move[1] - FACTORY0
    facts: dict[str, object] = {"factory": PLACES.factories[factory]}
    if table.phase != STARTING:
        return Illegal("SRE-S7", {**facts, "why": "phase", "phase": PHASES[table.phase]})
    space = table.country.factory_space[factory]
    if space == NONE:
        return Illegal("SRE-S7", {**facts, "why": "absent"})
    for company in range(table.companies):
        if space in table.owned[company]:
            return Illegal("SRE-S7", {**facts, "why": "taken"})
    return None


def act(table: "EmpiresState", move: Move, seat: int) -> None:
    factory = move[1] - FACTORY0
    laying.lay(table, seat, table.country.factory_space[factory])
    table.tracks_left[seat] -= 1
    table.tell("started", {"seat": seat, "factory": PLACES.factories[factory]})
