"""What a seat sees, as numbers: the same as its view, in parts of fixed size."""

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.tiles.rules import challenges, objectives, scoring
from roundhouse.games.tiles.rules.box import TABLE, TILES
from roundhouse.games.tiles.rules.phases import ACTIVE_SPACES, NO_TOKEN
from roundhouse.games.tiles.rules.territory import SHIFT, Territory, column_of, row_of
from roundhouse.kernel.observation import Observation

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState

DESIGNS: Final = len(TILES.names)
OBJECTIVES: Final = DESIGNS - TILES.routes
TILE_FIGURES: Final = 11  # of a laid tile, see `territory`
# By seats: a starting tile, a column in each round and the objectives.
MOST_TILES: Final = [
    1 + TABLE.rounds * max(columns, default=0) + TABLE.objectives for columns in TABLE.columns
]
TOKEN: Final = (
    "kind (0 none, 1 car, 2 train, 3 traveller, 4 car or train) and whether it has a flag"
)
POINTS: Final = (
    "pawns, cities, rectangle, interruptions; then objectives, if played; alone: columns,"
    " and what a challenge that isn't met takes away: if the game ended now"
)
LAID: Final = (
    "laid tiles in the order of laying: 1 + its number (0 no tile), column and row (64 is"
    " where the first tile lies), turn,"
    " edges north, east, south, west (1 blank, 2 railway, 3 highway), the pawn it wants,"
    " the pawn on it (0 none, 1 car, 2 train, 3 traveller), for an objective 1 + what"
    " it has"
)


def counts(tiles: list[int], kinds: int, first: int = 0) -> list[int]:
    found = [0] * kinds
    for tile in tiles:
        found[tile - first] += 1
    return found


def token(index: int) -> list[int]:
    if index == NO_TOKEN:
        return [0, 0]
    return [TABLE.token_kind[index], int(TABLE.token_flag[index])]


def territory(lying: Territory) -> list[int]:
    found = [0] * (len(lying.cells) * TILE_FIGURES)
    at = 0
    for slot, cell in enumerate(lying.cells):
        design = lying.designs[slot]
        edges = lying.edges[slot]
        found[at] = 1 + design
        found[at + 1] = SHIFT + column_of(cell)
        found[at + 2] = SHIFT + row_of(cell)
        found[at + 3] = lying.turns[slot]
        for edge in range(4):
            found[at + 4 + edge] = edges >> 2 * edge & 3
        found[at + 8] = TILES.spot[design]
        found[at + 9] = lying.pawns[slot]
        if design >= TILES.routes:
            found[at + 10] = 1 + objectives.measure(lying, slot)
        at += TILE_FIGURES
    return found


def observe_starters(starters: list[int], seen: Observation) -> None:
    found = counts(starters, TILES.routes)
    seen.small("starters", "tile", [TILES.routes], found, "starting tiles still to be had")


def observe_column(column: list[int], seen: Observation) -> None:
    seen.small_piece(counts(column, TILES.routes))


def observe_board(state: "TilesState", seen: Observation) -> None:
    columns = len(state.columns)
    seen.one("round", state.round, "from 1 on")
    seen.one("phase", state.phase, "0 start, 1 take, 2 place, 3 populate, 4 end")
    seen.places("order", state.order, "place in the turn order, from 0", number=0)
    seen.small("waiting_room", "figure", [2], token(state.waiting_room), TOKEN)
    active: list[int] = []
    for space in range(ACTIVE_SPACES):
        active += token(state.active[space] if space < len(state.active) else NO_TOKEN)
    seen.small("active", "space figure", [ACTIVE_SPACES, 2], active, f"tokens: {TOKEN}")
    seen.one("tokens_in_stack", state.stack.total, "tokens still face down")
    seen.made_of([state.starters], observe_starters, state.starters)
    sizes = [columns, TILES.routes]
    seen.small_piecewise("columns", "column tile", sizes, "tiles on the station board")
    for column in state.columns:
        seen.made_of([column], observe_column, column)
    seen.small("column_stars", "column", [columns], state.column_stars, "stars beside a column")
    taken = [seen.who[seat] for seat in state.taken_by]
    seen.small(
        "column_taken_by", "column", [columns], taken, "0 nobody, 1 you, 2 the next player, …"
    )
    hand = counts(state.hand, DESIGNS)
    seen.small("hand", "tile|objective", [DESIGNS], hand, "tiles of the column being placed")
    seen.one("objective_due", int(state.objective_due), "1: an objective tile may be placed")
    seen.one("bag", state.bag.total, "tiles in the bag")
    seen.small("supply", "pawn", [3], state.supply[1:], "cars, trains and travellers left")
    seen.one("star_supply", state.star_supply, "stars left")


def observe_hands(state: "TilesState", seen: Observation) -> None:
    seats = state.seats
    refused: list[int] = []
    held: list[int] = []
    for owner in seen.order:
        refused += counts(state.refused[owner], TILES.routes)
        held += counts(state.objectives[owner], OBJECTIVES, TILES.routes)
    seen.small("refused", "player tile", [seats, TILES.routes], refused, "tiles refused so far")
    meaning = "objective tiles still in hand"
    seen.small("objectives", "player objective", [seats, OBJECTIVES], held, meaning)


def observe_territory(whose: "tuple[TilesState, int]", seen: Observation) -> None:
    """A player's pieces of the parts `points` and `territory`."""
    state, owner = whose
    parts = scoring.breakdown(state, owner)
    seen.piece([parts[name] for name in parts])
    lying = territory(state.territories[owner])
    seen.small_piece(lying)
    seen.board_piece(bytes(MOST_TILES[state.seats] * TILE_FIGURES - len(lying)))


def observe_territories(state: "TilesState", seen: Observation) -> None:
    seats = state.seats
    kinds = 4 + int(bool(state.options["objectives"])) + (2 if seats == 1 else 0)
    seen.piecewise("points", "player source", [seats, kinds], POINTS)
    sizes = [seats, MOST_TILES[seats], TILE_FIGURES]
    seen.small_piecewise("territory", "player slot figure", sizes, LAID)
    for owner in seen.order:
        lying = state.territories[owner]
        figures = [state.pawn_points[owner], state.column_points[owner], state.limit_broken]
        sources: list[Any] = [lying.cells, lying.designs, lying.turns, lying.pawns, figures]
        seen.made_of([*sources, state.challenge], observe_territory, (state, owner))


def observe_choices(state: "TilesState", seen: Observation) -> None:
    """The observer's own pawns, which the others don't see yet."""
    chosen = [0] * (ACTIVE_SPACES * 4)
    for choice in state.held.choices[seen.seat]:
        at = choice[0] * 4
        chosen[at] = choice[1]
        chosen[at + 1] = column_of(choice[2])
        chosen[at + 2] = row_of(choice[2])
        chosen[at + 3] = choice[3]
    meaning = "by active token the pawn that you have chosen (0 none), its column, row, stars paid"
    seen.add("chosen", "space figure", [ACTIVE_SPACES, 4], chosen, meaning)


def observe(state: "TilesState", seen: Observation) -> None:
    observe_board(state, seen)
    seen.players("stars", state.stars, "stars")
    seen.made_of([*state.refused, *state.objectives], observe_hands, state)
    observe_territories(state, seen)
    observe_choices(state, seen)
    if state.challenge:
        challenge = challenges.BY_NAME[state.challenge]
        have = challenges.measure(state.territories[0], challenge.name)
        figures = [challenge.needs, have, int(state.limit_broken)]
        meaning = "the challenge needs, has, and is broken for good"
        seen.add("challenge", "figure", [3], figures, meaning)
