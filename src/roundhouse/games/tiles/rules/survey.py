"""Survey: what a territory amounts to, for those who look at it, and what a move would change."""

from typing import TYPE_CHECKING, Final, cast

from roundhouse.games.tiles.rules import networks
from roundhouse.games.tiles.rules.box import (
    BLANK,
    CAR,
    KINDS,
    NOBODY,
    NUMBER,
    PLACE,
    START,
    TABLE,
    TILE,
    TILES,
    TRAIN,
    TRAVELLER,
    TURN,
)
from roundhouse.games.tiles.rules.scoring import TIRED, interruption_points
from roundhouse.games.tiles.rules.shape import cities, rectangle_at
from roundhouse.games.tiles.rules.territory import (
    NOWHERE,
    ORIGIN,
    Territory,
    cell_at,
    column_of,
    row_of,
)
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.tiles import view as seen
    from roundhouse.games.tiles.rules.state import TilesState

PAWNS: Final = [CAR, TRAIN, TRAVELLER]


def peopled(state: "TilesState", owner: int, seat: int | None) -> Territory:
    """A territory with the pawns that its owner has chosen, if it is he who looks."""
    territory = state.territories[owner]
    choices = state.held.choices[owner] if owner == seat else []
    if choices:
        territory = territory.copy()
        for choice in choices:
            territory.populate(territory.slot_at(choice[2]))
    return territory


def open_sides(territory: Territory, slot: int) -> list[int]:
    """TIL-E3: the sides over which lines of a tile lead nowhere."""
    edges = territory.edges[slot]
    return [
        side
        for side in range(4)
        if edges >> 2 * side & 3 != BLANK and territory.next[4 * slot + side] == NOWHERE
    ]


def survey(territory: Territory, challenge: str) -> "seen.Survey":
    slot, width, height = rectangle_at(territory)
    corner = territory.cells[slot] if territory.cells else ORIGIN
    return {
        "ends": [
            {"column": column_of(cell), "row": row_of(cell), "side": side}
            for slot, cell in enumerate(territory.cells)
            for side in open_sides(territory, slot)
        ],
        "cities": cities(territory),
        "rectangle": {
            "column": column_of(corner),
            "row": row_of(corner),
            "width": width,
            "height": height,
        },
        "networks": [
            network for kind in PAWNS for network in _networks(territory, kind, challenge == TIRED)
        ],
    }


def _networks(territory: Territory, kind: int, tired: bool) -> "list[seen.Network]":
    """Those of a kind of pawn, the largest first: around each position, then what is left over.

    TIL-2, tired travellers: as far as one kind of line leads from a position, so they overlap.
    """
    alone = tired and kind == TRAVELLER
    lines = networks.lines_of(kind)
    groups: list[list[int]] = []
    for slot, design in enumerate(territory.designs):
        if TILES.spot[design] == kind:
            home = networks.home_nodes(territory, slot, kind)
            if alone:
                groups.append(networks.alone(territory, home))
            elif not any([home[0] in group for group in groups]):
                groups.append(networks.reach(territory, home, lines))
    known = {node for group in groups for node in group}
    groups += [group for group in networks.groups(territory, lines) if group[0] not in known]
    found = [_network(territory, nodes, kind) for nodes in groups]
    found.sort(key=lambda one: (-len(one["pawns"]), -len(one["free"])))
    return found


def _network(territory: Territory, nodes: list[int], kind: int) -> "seen.Network":
    slots = sorted({node >> 1 for node in nodes})
    pawns = [slot for slot in slots if territory.pawns[slot] == kind]
    free = [
        slot
        for slot in slots
        if territory.pawns[slot] == NOBODY and TILES.spot[territory.designs[slot]] == kind
    ]
    next = min(1 + len(pawns), TABLE.pawn_points_max)
    pawn = cast("seen.Pawn", KINDS[kind])
    return {"kind": pawn, "nodes": nodes, "pawns": pawns, "free": free, "next": next}


def forecast(state: "TilesState", move: Move, seat: int) -> dict[str, int]:
    """Of a tile: the ends that it closes and opens, how many there are then and what they cost, and
    what cities and the rectangle gain."""
    if move[0] not in (START, PLACE):
        return {}
    cell = ORIGIN
    if move[0] == PLACE:
        cell = cell_at(NUMBER.of(move[2]), NUMBER.of(move[3]))
    return _change(state.territories[seat], TILE.of(move[1]), cell, TURN.of(move[-1]))


def _change(before: Territory, design: int, cell: int, turn: int) -> dict[str, int]:
    after = before.copy()
    opened = len(open_sides(after, after.lay(design, cell, turn)))
    return {
        "closed": before.open_ends - (after.open_ends - opened),
        "opened": opened,
        "ends": after.open_ends,
        "interruptions": interruption_points(after),
        "cities": TABLE.city_points * (len(cities(after)) - len(cities(before))),
        "rectangle": _size(after) - _size(before),
    }


def _size(territory: Territory) -> int:
    _, width, height = rectangle_at(territory)
    return width * height
