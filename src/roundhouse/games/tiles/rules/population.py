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
    return offers(state, seat, PUT) or offers(state, seat, STAR)


def unused_tokens(state: "TilesState", seat: int) -> list[int]:
    """Indexes of the active tokens that the seat hasn't used."""
    used = 0
    for choice in state.held.choices[seat]:
        used |= 1 << choice[0]
    return [index for index in range(len(state.active)) if used >> index & 1 == 0]


def kinds_left(state: "TilesState", seat: int) -> list[int]:
    """The kinds of the tokens that the seat hasn't used, each once."""
    kinds: list[int] = []
    for index in unused_tokens(state, seat):
        kind = TABLE.token_kind[state.active[index]]
        if kind not in kinds:
            kinds.append(kind)
    return kinds


def token_offers(kind: int, pawn: int) -> bool:
    return kind == pawn or (kind == EITHER and pawn != TRAVELLER)


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


def offers(state: "TilesState", seat: int, verb: int) -> bool:
    if verb == STAR and stars_left(state, seat) <= 0:
        return False
    for kind in kinds_left(state, seat):
        if pawns_for(state, seat, verb, kind):
            return True
    return False


def pawns_for(state: "TilesState", seat: int, verb: int, kind: int) -> list[int]:
    """Pawns that a token gives, or that a star gives in its place."""
    found: list[int] = []
    for pawn in range(CAR, TRAVELLER + 1):
        if token_offers(kind, pawn) == (verb == PUT) and pawns_left(state, seat, pawn) > 0:
            found.append(pawn)
    return found


class Choose(Action["TilesState"]):
    """TIL-R7, TIL-R8: a pawn by a token, as it shows (PUT) or another for a star (STAR)."""

    def words(self, state: "TilesState", said: Move, seat: int) -> list[int]:
        found: list[int] = []
        if len(said) == 1:
            for kind in kinds_left(state, seat):
                if pawns_for(state, seat, self.verb, kind):
                    found.append(kind)
            found.sort()
            return KIND.words(found)
        if len(said) == 2:
            return KIND.words(pawns_for(state, seat, self.verb, KIND.of(said[1])))
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
        if offers(state, seat, verb):
            found.append(verb)
    found.append(DONE)
    return found


def judge_choice(state: "TilesState", move: Move, seat: int) -> Illegal | None:
    verb = move[0]
    kind = KIND.of(move[1])
    pawn = KIND.of(move[2])
    facts: dict[str, object] = {"token": KINDS[kind], "pawn": KINDS[pawn]}
    unused = [
        index
        for index, token in enumerate(state.active)
        if TABLE.token_kind[token] == kind
        and not any([choice[0] == index for choice in state.held.choices[seat]])
    ]
    if not unused:
        return Illegal("TIL-R7", {**facts, "why": "no-token"})
    if pawn == EITHER:
        return Illegal("TIL-R7", {**facts, "why": "no-pawn"})
    shown = [CAR, TRAIN] if kind == EITHER else [kind]
    if verb == PUT and pawn not in shown:
        return Illegal("TIL-R8", {**facts, "why": "star-needed"})
    if verb == STAR and pawn in shown:
        return Illegal("TIL-R8", {**facts, "why": "star-wasted"})
    spent = sum([choice[3] for choice in state.held.choices[seat]])
    if verb == STAR and state.stars[seat] <= spent:
        return Illegal("TIL-R8", {**facts, "why": "no-star"})
    chosen = sum([1 for choice in state.held.choices[seat] if choice[1] == pawn])
    if state.supply[pawn] <= chosen:
        return Illegal("TIL-R7", {**facts, "why": "supply"})
    cell = cell_at(NUMBER.of(move[3]), NUMBER.of(move[4]))
    facts["column"] = column_of(cell)
    facts["row"] = row_of(cell)
    territory = state.territories[seat]
    slot = territory.slot_at(cell)
    if slot == NOWHERE:
        return Illegal("TIL-R7", {**facts, "why": "no-tile"})
    if TILES.spot[territory.designs[slot]] != pawn:
        return Illegal("TIL-R7", {**facts, "why": "no-icon"})
    taken = any([choice[2] == cell for choice in state.held.choices[seat]])
    if taken or territory.pawns[slot] != NOBODY:
        return Illegal("TIL-R7", {**facts, "why": "occupied"})
    return None


def choose(state: "TilesState", move: Move, seat: int) -> None:
    kind = KIND.of(move[1])
    star = 1 if move[0] == STAR else 0
    cell = cell_at(NUMBER.of(move[3]), NUMBER.of(move[4]))
    for index in unused_tokens(state, seat):
        if TABLE.token_kind[state.active[index]] == kind:
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
