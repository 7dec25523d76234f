"""What a seat sees. Nothing on this table is secret but the choices not yet shown."""

from typing import TYPE_CHECKING

from roundhouse.games.tiles import challenges, objectives, scoring
from roundhouse.games.tiles.phases import NO_TOKEN, PHASES
from roundhouse.games.tiles.territory import Territory, column_of, row_of
from roundhouse.games.tiles.tileset import KINDS, TABLE, TILES, TURNS

if TYPE_CHECKING:
    from roundhouse.games.tiles.state import TilesState


def names(tiles: list[int]) -> list[str]:
    return [TILES.names[tile] for tile in tiles]


def token(index: int) -> dict[str, object]:
    return {"kind": KINDS[TABLE.token_kind[index]], "flag": TABLE.token_flag[index]}


def territory_view(territory: Territory) -> dict[str, object]:
    tiles: list[dict[str, object]] = []
    for slot, cell in enumerate(territory.cells):
        design = territory.designs[slot]
        tile: dict[str, object] = {
            "tile": TILES.names[design],
            "column": column_of(cell),
            "row": row_of(cell),
            "turn": TURNS[territory.turns[slot]],
        }
        if territory.pawns[slot]:
            tile["pawn"] = KINDS[territory.pawns[slot]]
        if design >= TILES.routes:
            tile["have"] = objectives.measure(territory, slot)
            tile["needs"] = TILES.needs[design - TILES.routes]
            tile["met"] = objectives.fulfilled(territory, slot)
        tiles.append(tile)
    return {"tiles": tiles, "open_ends": territory.open_ends}


def player_view(table: "TilesState", owner: int, seat: int | None) -> dict[str, object]:
    player: dict[str, object] = {
        "territory": territory_view(table.territories[owner]),
        "stars": table.stars[owner],
        "refusals_left": TABLE.refusals - len(table.refused[owner]),
        "refused": names(table.refused[owner]),
        "objectives": names(table.objectives[owner]),
        "points": scoring.breakdown(table, owner),
    }
    if owner == seat and table.held.choices[owner]:
        player["chosen"] = [
            {
                "pawn": KINDS[choice[1]],
                "column": column_of(choice[2]),
                "row": row_of(choice[2]),
                "stars": choice[3],
            }
            for choice in table.held.choices[owner]
        ]
    return player


def view_of(table: "TilesState", seat: int | None) -> dict[str, object]:
    waiting = None if table.waiting_room == NO_TOKEN else token(table.waiting_room)
    view: dict[str, object] = {
        "round": table.round,
        "rounds": TABLE.rounds,
        "phase": PHASES[table.phase],
        "order": table.order[:],
        "actors": table.actors[:],
        "waiting_room": waiting,
        "active": [token(index) for index in table.active],
        "tokens_in_stack": table.stack.total,
        "starters": names(table.starters),
        "columns": [
            {
                "tiles": names(table.columns[column]),
                "size": TABLE.columns[table.seats][column],
                "stars": table.column_stars[column],
                "taken_by": table.taken_by[column],
            }
            for column in range(len(table.columns))
        ],
        "hand": names(table.hand),
        "objective_due": table.objective_due,
        "bag": table.bag.total,
        "supply": {KINDS[kind]: table.supply[kind] for kind in range(1, 4)},
        "star_supply": table.star_supply,
        "players": [player_view(table, owner, seat) for owner in range(table.seats)],
    }
    if table.challenge:
        challenge = challenges.BY_NAME[table.challenge]
        view["challenge"] = {
            "name": challenge.name,
            "needs": challenge.needs,
            "have": challenges.measure(table.territories[0], challenge.name),
            "broken": table.limit_broken,
            "stars": challenge.stars[:],
        }
    if table.result is not None:
        view["result"] = table.result.data()
    return view
