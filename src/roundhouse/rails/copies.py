"""Written by `make copies` from the fields of Links, Network: change those."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.rails.network import Links, Network


def fill_links(new: "Links", old: "Links") -> None:
    new.board = old.board
    new.laid = old.laid[:]
    new.is_city = old.is_city
    new.accepts = old.accepts
    new.complete_at = old.complete_at[:]
    new.owner = old.owner[:]
    new.length = old.length[:]
    new.end_a = old.end_a[:]
    new.end_b = old.end_b[:]
    new.tip_a = old.tip_a[:]
    new.tip_b = old.tip_b[:]
    new.free = old.free[:]


def fill_network(new: "Network", old: "Network") -> None:
    new.faces = old.faces
    new.shared = old.shared
    new.edition = old.edition
    new.noting = old.noting
    new.changes = old.changes[:]
    new.tile = old.tile[:]
    new.link_at = old.link_at[:]
    new.found = old.found
    new.nearest = old.nearest
