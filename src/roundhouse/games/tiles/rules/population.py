"""Population: pawns on position icons, a seat's choice held back until all have chosen.

TIL-R7, TIL-R8 and TIL-R13. A choice is (index of the active token, pawn, cell, star spent).
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.tiles.rules import challenges, scoring
from roundhouse.games.tiles.rules.box import (
    CAR,
    DONE,
    EITHER,
    KIND,
    KINDS,
    NOBODY,
    NUMBER,
    PUT,
    STAR,
    TABLE,
    TILES,
    TRAIN,
    TRAVELLER,
)
from roundhouse.games.tiles.rules.phases import POPULATING
from roundhouse.games.tiles.rules.territory import NOWHERE, cell_at, column_of, row_of
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState


# The pawns that a token shows, by its kind, as bits.
SHOWN: Final = [0, 1 << CAR, 1 << TRAIN, 1 << TRAVELLER, 1 << CAR | 1 << TRAIN]


def begin(state: "TilesState") -> None:
    """TIL-R13: together while pawns suffice for everybody, else in turn order."""
    state.phase = POPULATING
    most = state.seats * len(state.active)
    if min(state.supply[CAR], state.supply[TRAIN], state.supply[TRAVELLER]) >= most:
        state.batches = [state.order[:]]
    else:
        state.batches = [[seat] for seat in state.order]


def ask_next(state: "TilesState") -> bool:
    """Ask the next seats, without those who can place nothing; False when all have chosen."""
    while state.batches:
        batch = state.batches.pop(0)
        able = [seat for seat in batch if may_choose(state, seat)]
        if able:
            state.held.ask(able)
            state.actors = able
            return True
    return False


def may_choose(state: "TilesState", seat: int) -> bool:
    return bool(kinds_for(state, seat, PUT)) or bool(kinds_for(state, seat, STAR))


def is_used(state: "TilesState", seat: int, index: int) -> bool:
    """Whether the seat has used this active token."""
    for choice in state.held.choices[seat]:
        if choice[0] == index:
            return True
    return False


def kinds_left(state: "TilesState", seat: int) -> int:
    """The kinds of the tokens that the seat hasn't used, as bits."""
    kinds = 0
    for index, token in enumerate(state.active):
        if not is_used(state, seat, index):
            kinds |= 1 << TABLE.token_kind[token]
    return kinds


def pawns_left(state: "TilesState", seat: int, pawn: int) -> int:
    """How many of that kind the seat can still place: by its empty icons and by the supply."""
    left = min(state.supply[pawn], state.territories[seat].free_spots[pawn])
    for choice in state.held.choices[seat]:
        if choice[1] == pawn:
            left -= 1
    return left


def free_spots(state: "TilesState", seat: int, pawn: int) -> list[int]:
    """Cells with an empty icon of that kind; none when the supply has no such pawn."""
    territory = state.territories[seat]
    found: list[int] = []
    if pawns_left(state, seat, pawn) <= 0:
        return found
    for slot, design in enumerate(territory.designs):
        if TILES.spot[design] == pawn and territory.pawns[slot] == NOBODY:
            cell = territory.cells[slot]
            if not is_chosen(state, seat, cell):
                found.append(cell)
    return found


def is_chosen(state: "TilesState", seat: int, cell: int) -> bool:
    for choice in state.held.choices[seat]:
        if choice[2] == cell:
            return True
    return False


def stars_left(state: "TilesState", seat: int) -> int:
    left = state.stars[seat]
    for choice in state.held.choices[seat]:
        left -= choice[3]
    return left


def placeable(state: "TilesState", seat: int) -> int:
    """The pawns that the seat can still place, as bits."""
    pawns = 0
    for pawn in range(CAR, TRAVELLER + 1):
        if pawns_left(state, seat, pawn) > 0:
            pawns |= 1 << pawn
    return pawns


def pawns_for(verb: int, kind: int, pawns: int) -> int:
    """Of these pawns those that a token gives, or that a star gives in its place."""
    return pawns & SHOWN[kind] if verb == PUT else pawns & ~SHOWN[kind]


def kinds_for(state: "TilesState", seat: int, verb: int) -> list[int]:
    """The kinds of tokens that the verb can be said of."""
    pawns = placeable(state, seat)
    if pawns == 0 or (verb == STAR and stars_left(state, seat) <= 0):
        return []
    kinds = kinds_left(state, seat)
    return [
        kind
        for kind in range(CAR, EITHER + 1)
        if kinds >> kind & 1 and pawns_for(verb, kind, pawns) != 0
    ]


class Choose(Action["TilesState"]):
    """TIL-R7, TIL-R8: a pawn by a token, as it shows (PUT) or another for a star (STAR)."""

    def words(self, state: "TilesState", said: Move, seat: int) -> list[int]:
        if len(said) == 1:
            return KIND.words(kinds_for(state, seat, self.verb))
        if len(said) == 2:
            pawns = pawns_for(self.verb, KIND.of(said[1]), placeable(state, seat))
            return [KIND.word(pawn) for pawn in range(CAR, TRAVELLER + 1) if pawns >> pawn & 1]
        found: list[int] = []
        if len(said) == 3:
            for cell in free_spots(state, seat, KIND.of(said[2])):
                if column_of(cell) not in found:
                    found.append(column_of(cell))
        elif len(said) == 4:
            column = NUMBER.of(said[3])
            for cell in free_spots(state, seat, KIND.of(said[2])):
                if column_of(cell) == column:
                    found.append(row_of(cell))
        found.sort()
        return NUMBER.words(found)

    def judge(self, state: "TilesState", move: Move, seat: int) -> Illegal | None:
        return judge_choice(state, move, seat)

    def act(self, state: "TilesState", move: Move, seat: int) -> None:
        choose(state, move, seat)
        if state.heard:
            facts: dict[str, object] = {"seat": seat, "pawn": KINDS[KIND.of(move[2])]}
            facts["column"] = NUMBER.of(move[3])
            facts["row"] = NUMBER.of(move[4])
            state.tell("pawn-chosen", facts, seat)
        if not may_choose(state, seat):
            finish(state, seat)


class Done(Action["TilesState"]):
    """TIL-R7: nobody has to use a token."""

    def act(self, state: "TilesState", move: Move, seat: int) -> None:
        finish(state, seat)


def finish(state: "TilesState", seat: int) -> None:
    state.held.finish(seat)
    state.actors = state.held.waiting[:]
    if state.actors:
        state.tell("populated", {"seat": seat})


def verbs(state: "TilesState", seat: int) -> list[int]:
    found: list[int] = []
    for verb in (PUT, STAR):
        if kinds_for(state, seat, verb):
            found.append(verb)
    found.append(DONE)
    return found


def judge_choice(state: "TilesState", move: Move, seat: int) -> Illegal | None:
    kind = KIND.of(move[1])
    pawn = KIND.of(move[2])
    rule, why = wrong_pawn(state, move[0], kind, pawn, seat)
    if why:
        return Illegal(rule, {"token": KINDS[kind], "pawn": KINDS[pawn], "why": why})
    cell = cell_at(NUMBER.of(move[3]), NUMBER.of(move[4]))
    why = wrong_spot(state, pawn, cell, seat)
    if why == "":
        return None
    where: dict[str, object] = {"column": column_of(cell), "row": row_of(cell)}
    return Illegal("TIL-R7", {"token": KINDS[kind], "pawn": KINDS[pawn], **where, "why": why})


def wrong_pawn(state: "TilesState", verb: int, kind: int, pawn: int, seat: int) -> tuple[str, str]:
    """The rule by which the token doesn't give this pawn, and why; nothing if it does."""
    choices = state.held.choices[seat]
    tokens = 0
    for index, token in enumerate(state.active):
        if TABLE.token_kind[token] == kind and count_of(choices, 0, index) == 0:
            tokens += 1
    if tokens == 0:
        return "TIL-R7", "no-token"
    if pawn == EITHER:
        return "TIL-R7", "no-pawn"
    shown = kind == pawn or (kind == EITHER and pawn != TRAVELLER)
    if verb == PUT and not shown:
        return "TIL-R8", "star-needed"
    if verb == STAR and shown:
        return "TIL-R8", "star-wasted"
    if verb == STAR and state.stars[seat] <= count_of(choices, 3, 1):
        return "TIL-R8", "no-star"
    if state.supply[pawn] <= count_of(choices, 1, pawn):
        return "TIL-R7", "supply"
    return "", ""


def wrong_spot(state: "TilesState", pawn: int, cell: int, seat: int) -> str:
    """Why the pawn can't stand there; nothing if it can."""
    territory = state.territories[seat]
    slot = territory.slot_at(cell)
    if slot == NOWHERE:
        return "no-tile"
    if TILES.spot[territory.designs[slot]] != pawn:
        return "no-icon"
    taken = count_of(state.held.choices[seat], 2, cell) > 0
    return "occupied" if taken or territory.pawns[slot] != NOBODY else ""


def count_of(choices: list[tuple[int, ...]], at: int, number: int) -> int:
    """How many choices have this number there."""
    count = 0
    for choice in choices:
        if choice[at] == number:
            count += 1
    return count


def choose(state: "TilesState", move: Move, seat: int) -> None:
    kind = KIND.of(move[1])
    star = 1 if move[0] == STAR else 0
    cell = cell_at(NUMBER.of(move[3]), NUMBER.of(move[4]))
    for index, token in enumerate(state.active):
        if TABLE.token_kind[token] == kind and not is_used(state, seat, index):
            state.held.add(seat, (index, KIND.of(move[2]), cell, star))
            return


def show_choices(state: "TilesState") -> None:
    """All have chosen: their pawns are placed in turn order."""
    state.held.open(state.rng)
    for seat in state.order:
        for choice in state.held.choices[seat]:
            place_pawn(state, seat, choice[1], choice[2], choice[3])
    state.held.ask([])


def place_pawn(state: "TilesState", seat: int, pawn: int, cell: int, star: int) -> None:
    """TIL-R7 to R9: the pawn from the supply, its points at once."""
    territory = state.territory(seat)
    slot = territory.slot_at(cell)
    territory.populate(slot)
    state.supply[pawn] -= 1
    state.stars[seat] -= star
    state.star_supply += star
    points = scoring.pawn_points(territory, slot, state.challenge)
    state.pawn_points[seat] += points
    if state.heard:
        facts: dict[str, object] = {"seat": seat, "pawn": KINDS[pawn]}
        facts["column"] = column_of(cell)
        facts["row"] = row_of(cell)
        facts["points"] = points
        facts["stars"] = star
        state.tell("pawn-placed", facts)
    challenges.watch(state, seat)


def choose_anew(state: "TilesState", seat: int | None, rng: Rng) -> None:
    """For an imagined state: others who have chosen choose again at random.

    A seat that is still choosing starts afresh; one that is done makes random choices
    until it is done again.
    """
    if state.phase != POPULATING:
        return
    for other in state.held.asked:
        if other == seat:
            continue
        state.held.choices[other] = []
        done = other not in state.held.waiting
        while done:
            move = random_choice(state, other, rng)
            if move[0] == DONE:
                break
            choose(state, move, other)
            done = may_choose(state, other)


def random_choice(state: "TilesState", seat: int, rng: Rng) -> Move:
    """As `State.random_move` chooses, of a seat that has finished choosing."""
    said: Move = ()
    following = verbs(state, seat)
    while following:
        said = (*said, following[rng.below(len(following))])
        action = state.phases[POPULATING].action(said[0])
        assert action is not None
        following = action.words(state, said, seat)
    return said


CHOICES: Final[list[Action["TilesState"]]] = [Choose(PUT), Choose(STAR), Done(DONE)]
