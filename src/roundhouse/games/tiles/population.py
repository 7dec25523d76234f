"""Population: pawns on position icons, a seat's choice held back until all have chosen.

TIL-R7, TIL-R8 and TIL-R13. A choice is (index of the active token, pawn, cell, star spent).
"""

from typing import TYPE_CHECKING

from roundhouse.games.tiles import challenges, scoring, selection
from roundhouse.games.tiles.phases import POPULATING
from roundhouse.games.tiles.territory import NOWHERE, cell_at, column_of, row_of
from roundhouse.games.tiles.tileset import (
    CAR,
    DONE,
    EITHER,
    KIND0,
    KINDS,
    NOBODY,
    PUT,
    STAR,
    TABLE,
    TILES,
    TRAIN,
    TRAVELLER,
    ZERO,
)
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.tiles.state import TilesState


def begin(table: "TilesState") -> None:
    """TIL-R13: together while pawns suffice for everybody, else in turn order."""
    table.phase = POPULATING
    most = table.seats * len(table.active)
    if min(table.supply[CAR], table.supply[TRAIN], table.supply[TRAVELLER]) >= most:
        table.batches = [table.order[:]]
    else:
        table.batches = [[seat] for seat in table.order]


def ask_next(table: "TilesState") -> bool:
    """Ask the next seats, without those who can place nothing; False when all have chosen."""
    while table.batches:
        batch = table.batches.pop(0)
        able = [seat for seat in batch if may_choose(table, seat)]
        if able:
            table.held.ask(able)
            table.actors = able
            return True
    return False


def may_choose(table: "TilesState", seat: int) -> bool:
    return offers(table, seat, PUT) or offers(table, seat, STAR)


def unused_tokens(table: "TilesState", seat: int) -> list[int]:
    """Indexes of the active tokens that the seat hasn't used."""
    used = 0
    for choice in table.held.choices[seat]:
        used |= 1 << choice[0]
    return [index for index in range(len(table.active)) if used >> index & 1 == 0]


def kinds_left(table: "TilesState", seat: int) -> list[int]:
    """The kinds of the tokens that the seat hasn't used, each once."""
    kinds: list[int] = []
    for index in unused_tokens(table, seat):
        kind = TABLE.token_kind[table.active[index]]
        if kind not in kinds:
            kinds.append(kind)
    return kinds


def token_offers(kind: int, pawn: int) -> bool:
    return kind == pawn or (kind == EITHER and pawn != TRAVELLER)


def pawns_left(table: "TilesState", seat: int, pawn: int) -> int:
    """How many of that kind the seat can still place: by its empty icons and by the supply."""
    left = min(table.supply[pawn], table.territories[seat].free_spots[pawn])
    for choice in table.held.choices[seat]:
        if choice[1] == pawn:
            left -= 1
    return left


def free_spots(table: "TilesState", seat: int, pawn: int) -> list[int]:
    """Cells with an empty icon of that kind; none when the supply has no such pawn."""
    territory = table.territories[seat]
    found: list[int] = []
    if pawns_left(table, seat, pawn) <= 0:
        return found
    for slot, design in enumerate(territory.designs):
        if TILES.spot[design] == pawn and territory.pawns[slot] == NOBODY:
            cell = territory.cells[slot]
            if not is_chosen(table, seat, cell):
                found.append(cell)
    return found


def is_chosen(table: "TilesState", seat: int, cell: int) -> bool:
    for choice in table.held.choices[seat]:
        if choice[2] == cell:
            return True
    return False


def stars_left(table: "TilesState", seat: int) -> int:
    left = table.stars[seat]
    for choice in table.held.choices[seat]:
        left -= choice[3]
    return left


def offers(table: "TilesState", seat: int, verb: int) -> bool:
    if verb == STAR and stars_left(table, seat) <= 0:
        return False
    for kind in kinds_left(table, seat):
        if pawns_for(table, seat, verb, kind):
            return True
    return False


def pawns_for(table: "TilesState", seat: int, verb: int, kind: int) -> list[int]:
    """Pawns that a token gives, or that a star gives in its place."""
    found: list[int] = []
    for pawn in range(CAR, TRAVELLER + 1):
        if token_offers(kind, pawn) == (verb == PUT) and pawns_left(table, seat, pawn) > 0:
            found.append(pawn)
    return found


def words(table: "TilesState", said: Move, seat: int) -> list[int]:
    if len(said) == 0:
        verbs: list[int] = []
        for verb in (PUT, STAR):
            if offers(table, seat, verb):
                verbs.append(verb)
        verbs.append(DONE)
        return verbs
    verb = said[0]
    found: list[int] = []
    if verb == DONE:
        return found
    if len(said) == 1:
        for kind in kinds_left(table, seat):
            if pawns_for(table, seat, verb, kind):
                found.append(KIND0 + kind)
    elif len(said) == 2:
        return [KIND0 + pawn for pawn in pawns_for(table, seat, verb, said[1] - KIND0)]
    elif len(said) == 3:
        for cell in free_spots(table, seat, said[2] - KIND0):
            word = ZERO + column_of(cell)
            if word not in found:
                found.append(word)
    elif len(said) == 4:
        for cell in free_spots(table, seat, said[2] - KIND0):
            if ZERO + column_of(cell) == said[3]:
                found.append(ZERO + row_of(cell))
    found.sort()
    return found


def judge(table: "TilesState", move: Move, seat: int) -> Illegal | None:
    verb = move[0]
    if verb == DONE:
        return None
    if verb not in (PUT, STAR):
        return selection.wrong_phase(table, "TIL-R2")
    kind = move[1] - KIND0
    pawn = move[2] - KIND0
    facts: dict[str, object] = {"token": KINDS[kind], "pawn": KINDS[pawn]}
    unused = [
        index
        for index, token in enumerate(table.active)
        if TABLE.token_kind[token] == kind
        and not any([choice[0] == index for choice in table.held.choices[seat]])
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
    spent = sum([choice[3] for choice in table.held.choices[seat]])
    if verb == STAR and table.stars[seat] <= spent:
        return Illegal("TIL-R8", {**facts, "why": "no-star"})
    chosen = sum([1 for choice in table.held.choices[seat] if choice[1] == pawn])
    if table.supply[pawn] <= chosen:
        return Illegal("TIL-R7", {**facts, "why": "supply"})
    cell = cell_at(move[3] - ZERO, move[4] - ZERO)
    facts["column"] = column_of(cell)
    facts["row"] = row_of(cell)
    territory = table.territories[seat]
    slot = territory.slot_at(cell)
    if slot == NOWHERE:
        return Illegal("TIL-R7", {**facts, "why": "no-tile"})
    if TILES.spot[territory.designs[slot]] != pawn:
        return Illegal("TIL-R7", {**facts, "why": "no-icon"})
    taken = any([choice[2] == cell for choice in table.held.choices[seat]])
    if taken or territory.pawns[slot] != NOBODY:
        return Illegal("TIL-R7", {**facts, "why": "occupied"})
    return None


def act(table: "TilesState", move: Move, seat: int) -> None:
    if move[0] != DONE:
        choose(table, move, seat)
        facts: dict[str, object] = {"seat": seat, "pawn": KINDS[move[2] - KIND0]}
        facts["column"] = move[3] - ZERO
        facts["row"] = move[4] - ZERO
        table.tell("pawn-chosen", facts, seat)
        if may_choose(table, seat):
            return
    table.held.finish(seat)
    table.actors = table.held.waiting[:]
    if table.actors:
        table.tell("populated", {"seat": seat})


def choose(table: "TilesState", move: Move, seat: int) -> None:
    kind = move[1] - KIND0
    star = 1 if move[0] == STAR else 0
    cell = cell_at(move[3] - ZERO, move[4] - ZERO)
    for index in unused_tokens(table, seat):
        if TABLE.token_kind[table.active[index]] == kind:
            table.held.add(seat, (index, move[2] - KIND0, cell, star))
            return


def show_choices(table: "TilesState") -> None:
    """All have chosen: their pawns are placed in turn order."""
    table.held.open(table.rng)
    for seat in table.order:
        for choice in table.held.choices[seat]:
            place_pawn(table, seat, choice[1], choice[2], choice[3])
    table.held.ask([])


def place_pawn(table: "TilesState", seat: int, pawn: int, cell: int, star: int) -> None:
    """TIL-R7 to R9: the pawn from the supply, its points at once."""
    territory = table.territory(seat)
    slot = territory.slot_at(cell)
    territory.settle(slot)
    table.supply[pawn] -= 1
    table.stars[seat] -= star
    table.star_supply += star
    points = scoring.pawn_points(territory, slot, table.challenge)
    table.pawn_points[seat] += points
    facts: dict[str, object] = {"seat": seat, "pawn": KINDS[pawn]}
    facts["column"] = column_of(cell)
    facts["row"] = row_of(cell)
    facts["points"] = points
    facts["stars"] = star
    table.tell("pawn-placed", facts)
    challenges.watch(table, seat)


def choose_anew(table: "TilesState", seat: int | None, rng: Rng) -> None:
    """For an imagined state: others who have chosen choose again at random.

    A seat that is still choosing starts afresh; one that is done makes random choices
    until it is done again.
    """
    if table.phase != POPULATING:
        return
    for other in table.held.asked:
        if other == seat:
            continue
        table.held.choices[other] = []
        done = other not in table.held.waiting
        while done:
            move = random_choice(table, other, rng)
            if move[0] == DONE:
                break
            choose(table, move, other)
            done = may_choose(table, other)


def random_choice(table: "TilesState", seat: int, rng: Rng) -> Move:
    said: Move = ()
    following = words(table, said, seat)
    while following:
        said = (*said, following[rng.below(len(following))])
        following = words(table, said, seat)
    return said
