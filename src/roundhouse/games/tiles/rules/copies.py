"""Written by `make copies` from the fields of TilesState, Territory: change those."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState
    from roundhouse.games.tiles.rules.territory import Territory


def fill_tiles_state(new: "TilesState", old: "TilesState") -> None:
    new.round = old.round
    new.order = old.order[:]
    new.turn = old.turn
    new.challenge = old.challenge
    new.bag = old.bag.copy()
    new.stack = old.stack.copy()
    new.waiting_room = old.waiting_room
    new.active = old.active[:]
    new.columns = [one[:] for one in old.columns]
    new.column_stars = old.column_stars[:]
    new.taken_by = old.taken_by[:]
    new.starters = old.starters[:]
    new.supply = old.supply[:]
    new.star_supply = old.star_supply
    new.territories = old.territories[:]
    new.owned = old.owned
    new.stars = old.stars[:]
    new.pawn_points = old.pawn_points[:]
    new.column_points = old.column_points[:]
    new.refused = [one[:] for one in old.refused]
    new.objectives = [one[:] for one in old.objectives]
    new.hand = old.hand[:]
    new.objective_due = old.objective_due
    new.limit_broken = old.limit_broken
    new.batches = [one[:] for one in old.batches]
    new.held = old.held.copy()


def fill_territory(new: "Territory", old: "Territory") -> None:
    new.cells = old.cells[:]
    new.designs = old.designs[:]
    new.turns = old.turns[:]
    new.edges = old.edges[:]
    new.pawns = old.pawns[:]
    new.free_spots = old.free_spots[:]
    new.next = old.next[:]
    new.places = old.places[:]
    new.needs = old.needs[:]
    new.at = old.at.copy()
    new.open_ends = old.open_ends
