"""The course of the game: its phases, the actions in each, and what comes after."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.tiles.rules import placing, population, rounds
from roundhouse.games.tiles.rules.box import (
    DISCARD,
    DONE,
    PLACE,
    PUT,
    REFUSE,
    STAR,
    START,
    TAKE,
)
from roundhouse.games.tiles.rules.placing import Discard, Place, Refuse
from roundhouse.games.tiles.rules.selection import Start, Take
from roundhouse.kernel.phases import Phase, Phases
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState


class Starting(Phase["TilesState"]):
    """TIL-S5: in reverse turn order."""

    def verbs(self, state: "TilesState", seat: int) -> list[int]:
        return [START]

    def after(self, state: "TilesState", move: Move, seat: int) -> None:
        state.turn -= 1
        if state.turn < 0:
            rounds.begin_taking(state)
        else:
            state.actors = [state.order[state.turn]]


class Taking(Phase["TilesState"]):
    def verbs(self, state: "TilesState", seat: int) -> list[int]:
        return [TAKE]

    def after(self, state: "TilesState", move: Move, seat: int) -> None:
        if state.seats == 1:
            for column in range(len(state.columns)):
                rounds.discard_column(state, column)
        placing.begin(state, seat)


class Placing(Phase["TilesState"]):
    def verbs(self, state: "TilesState", seat: int) -> list[int]:
        return placing.verbs(state, seat)

    def after(self, state: "TilesState", move: Move, seat: int) -> None:
        if not state.hand and not state.objective_due:
            rounds.next_seat(state)


class Populating(Phase["TilesState"]):
    def verbs(self, state: "TilesState", seat: int) -> list[int]:
        return population.verbs(state, seat)

    def after(self, state: "TilesState", move: Move, seat: int) -> None:
        if not state.held.waiting:
            population.show_choices(state)
            if not population.ask_next(state):
                rounds.end_round(state)


COURSE: Final = Phases(
    [
        Starting("start", [Start(START)]),
        Taking("take", [Take(TAKE)]),
        Placing("place", [Place(PLACE), Refuse(REFUSE), Discard(DISCARD)]),
        Populating("populate", population.CHOICES),
        Phase("end", []),
    ],
    {
        START: "TIL-S5",
        TAKE: "TIL-R2",
        PLACE: "TIL-R2",
        REFUSE: "TIL-R2",
        DISCARD: "TIL-R2",
        PUT: "TIL-R7",
        STAR: "TIL-R7",
        DONE: "TIL-R7",
    },
)
