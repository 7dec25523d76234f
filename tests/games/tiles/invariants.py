"""What never changes in Railroad Tiles, whatever is played."""

import roundhouse as rh
from roundhouse.games.tiles.rules.box import CAR, NOBODY, TABLE, TILES, TRAIN, TRAVELLER
from roundhouse.games.tiles.rules.state import TilesState


def tiles_conserved(state: rh.State) -> None:
    assert isinstance(state, TilesState)
    pawns_conserved(state)
    stars = sum(state.stars) + sum(state.column_stars) + state.star_supply
    assert stars == TABLE.stars
    # No tile is ever in two places: what is on the table and in the bag is at most the set.
    seen = [0] * len(TILES.names)
    lying = [tile for column in state.columns for tile in column] + state.hand + state.starters
    for territory in state.territories:
        lying += territory.designs
    for refused in state.refused:
        lying += refused
    for tile in lying:
        seen[tile] += 1
    for tile, count in enumerate(TILES.counts):
        assert seen[tile] + state.bag.counts[tile] <= count
    for seat, territory in enumerate(state.territories):
        frontier_is_true(territory)
        objectives = [tile for tile in territory.designs if tile >= TILES.routes]
        assert len(set(objectives + state.objectives[seat])) == len(objectives) + len(
            state.objectives[seat]
        )


def pawns_conserved(state: TilesState) -> None:
    for kind in (1, 2, 3):
        placed = sum(territory.pawns.count(kind) for territory in state.territories)
        assert placed + state.supply[kind] == TABLE.pawns


def frontier_is_true(territory) -> None:
    """The incremental needs and open ends equal what the tiles themselves say."""
    steps = [-1, 128, 1, -128]
    tiles = {cell: territory.edges[slot] for slot, cell in enumerate(territory.cells)}
    open_ends = 0
    needs: dict[int, int] = {}
    for cell, edges in tiles.items():
        for edge, step in enumerate(steps):
            kind = edges >> 2 * edge & 3
            if cell + step in tiles:
                assert kind == tiles[cell + step] >> 2 * ((edge + 2) % 4) & 3
            else:
                open_ends += kind != 1
                place = cell + step
                needs[place] = needs.get(place, 0) | kind << 2 * ((edge + 2) % 4)
    assert open_ends == territory.open_ends
    bare = [slot for slot, pawn in enumerate(territory.pawns) if pawn == NOBODY]
    spots = [TILES.spot[territory.designs[slot]] for slot in bare]
    for kind in (CAR, TRAIN, TRAVELLER):
        assert territory.free_spots[kind] == spots.count(kind)
    if tiles:
        assert needs == dict(zip(territory.places, territory.needs, strict=True))
