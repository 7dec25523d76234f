"""What a seat sees. Nothing on this table is secret but the choices not yet shown."""

from typing import TYPE_CHECKING, Final, cast

from roundhouse.games.tiles.rules import challenges, objectives, scoring
from roundhouse.games.tiles.rules.box import KINDS, TABLE, TILES, TURNS
from roundhouse.games.tiles.rules.phases import NO_TOKEN, PHASES
from roundhouse.games.tiles.rules.territory import Territory, column_of, row_of

if TYPE_CHECKING:
    from roundhouse.games.tiles import view as seen
    from roundhouse.games.tiles.rules.state import TilesState

TOKENS: "Final[list[seen.Kind]]" = cast("list[seen.Kind]", KINDS)
PAWNS: "Final[list[seen.Pawn]]" = cast("list[seen.Pawn]", KINDS)


def names(tiles: list[int]) -> list[str]:
    return [TILES.names[tile] for tile in tiles]


def token(index: int) -> "seen.Token":
    return {"kind": TOKENS[TABLE.token_kind[index]], "flag": TABLE.token_flag[index]}


def territory_view(territory: Territory) -> "seen.Territory":
    tiles: list[seen.Laid] = []
    for slot, cell in enumerate(territory.cells):
        design = territory.designs[slot]
        tile: seen.Laid = {
            "tile": TILES.names[design],
            "column": column_of(cell),
            "row": row_of(cell),
            "turn": TURNS[territory.turns[slot]],
        }
        if territory.pawns[slot]:
            tile["pawn"] = PAWNS[territory.pawns[slot]]
        if design >= TILES.routes:
            tile["have"] = objectives.measure(territory, slot)
            tile["needs"] = TILES.needs[design - TILES.routes]
            tile["met"] = objectives.fulfilled(territory, slot)
        tiles.append(tile)
    return {"tiles": tiles, "open_ends": territory.open_ends}


def player_view(state: "TilesState", owner: int, seat: int | None) -> "seen.Player":
    player: seen.Player = {
        "territory": territory_view(state.territories[owner]),
        "stars": state.stars[owner],
        "refusals_left": TABLE.refusals - len(state.refused[owner]),
        "refused": names(state.refused[owner]),
        "objectives": names(state.objectives[owner]),
        "points": cast("dict[seen.Part, int]", scoring.breakdown(state, owner)),
    }
    if owner == seat and state.held.choices[owner]:
        player["chosen"] = [
            {
                "pawn": PAWNS[choice[1]],
                "column": column_of(choice[2]),
                "row": row_of(choice[2]),
                "stars": choice[3],
            }
            for choice in state.held.choices[owner]
        ]
    return player


def view_of(state: "TilesState", seat: int | None) -> "seen.View":
    waiting = None if state.waiting_room == NO_TOKEN else token(state.waiting_room)
    view: seen.View = {
        "round": state.round,
        "rounds": TABLE.rounds,
        "phase": PHASES[state.phase],
        "order": state.order[:],
        "actors": state.actors[:],
        "waiting_room": waiting,
        "active": [token(index) for index in state.active],
        "tokens_in_stack": state.stack.total,
        "starters": names(state.starters),
        "columns": [
            {
                "tiles": names(state.columns[column]),
                "size": TABLE.columns[state.seats][column],
                "stars": state.column_stars[column],
                "taken_by": state.taken_by[column],
            }
            for column in range(len(state.columns))
        ],
        "hand": names(state.hand),
        "objective_due": state.objective_due,
        "bag": state.bag.total,
        "supply": cast("seen.Supply", {KINDS[n]: state.supply[n] for n in range(1, 4)}),
        "star_supply": state.star_supply,
        "players": [player_view(state, owner, seat) for owner in range(state.seats)],
    }
    if state.challenge:
        challenge = challenges.BY_NAME[state.challenge]
        view["challenge"] = {
            "name": challenge.name,
            "needs": challenge.needs,
            "have": challenges.measure(state.territories[0], challenge.name),
            "broken": state.limit_broken,
            "stars": challenge.stars[:],
        }
    if state.result is not None:
        view["result"] = state.result.data()
    return view
