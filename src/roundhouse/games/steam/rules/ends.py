"""Ends: where rails over the edges of a hex lead, as the generator sees it (STM-B5)."""

from roundhouse.games.steam.rules.box import FACES
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import CENTRE, RAIL_A, RAIL_B, rail
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import Network, tip_at, tip_side


def closing_rails(ends: list[int], place: int) -> int:
    """STM-B5: the rails that would join a place, or a link, to itself, as a mask."""
    mask = 0
    for a in range(EDGES):
        if ends[a] == NONE:
            continue
        if ends[a] == place:
            mask |= 1 << rail(a, CENTRE)
        for b in range(a + 1, EDGES):
            if ends[b] == ends[a]:
                mask |= 1 << rail(a, b)
    return mask


def joined_twice(network: Network, h: int, old: int, laid: int, ends: list[int]) -> bool:
    """STM-B5: whether two new rails, joined outside the hex by one link, come back to one end."""
    rails = FACES.brought(old, laid)
    for at in range(len(rails) - 1):
        a = RAIL_A[rails[at]]
        b = RAIL_B[rails[at]]
        if _joined_by(network, h, a, b, rails[at + 1], ends):
            return True
        if _joined_by(network, h, b, a, rails[at + 1], ends):
            return True
    return False


def _joined_by(network: Network, h: int, near: int, far: int, other: int, ends: list[int]) -> bool:
    """The same of a rail between `near` and `far`, joined over `near` to another one."""
    link = network.beyond(h, near)
    if link < 0 or ends[far] == NONE:
        return False
    c = RAIL_A[other]
    d = RAIL_B[other]
    if network.beyond(h, c) == link and ends[d] == ends[far]:
        return True
    return network.beyond(h, d) == link and ends[c] == ends[far]


def end_over(network: Network, h: int, edge: int) -> int:
    """What a rail over this edge leads to: a place, NONE, or a number for a link that is open."""
    board = network.board
    facing = board.facing[h * EDGES + edge]
    if facing < 0:
        return NONE
    link = network.link_at[facing]
    if link < 0:
        return board.place_at[board.neighbour[h * EDGES + edge]]
    end = _end_beyond(network, link, facing)
    return end if end != NONE else NONE - 1 - link


def leads_to(network: Network, h: int, edge: int) -> int:
    """The place that a rail over this edge leads to, or looks at, in the end; or NONE."""
    board = network.board
    facing = board.facing[h * EDGES + edge]
    if facing < 0:
        return NONE
    link = network.link_at[facing]
    if link < 0:
        return board.place_at[board.neighbour[h * EDGES + edge]]
    return _end_beyond(network, link, facing)


def _end_beyond(network: Network, link: int, side: int) -> int:
    """What the link at this side leads to, or looks at, with its other end: a place or NONE."""
    if network.tip_a[link] == tip_at(side):
        end = network.end_b[link]
        tip = network.tip_b[link]
    else:
        end = network.end_a[link]
        tip = network.tip_a[link]
    if end >= 0:
        return end
    board = network.board
    return board.place_at[board.neighbour[tip_side(tip)]]
