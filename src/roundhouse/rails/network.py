"""Network: the track on a board and its links, kept up to date by the hexes that change.

A link is a chain of rails between two places, or one that still has an open end. Plain rails
never join inside a hex; cities and the town tiles' centres end a link. Links have small numbers
that stay while they grow; when two links meet, the longer keeps its number.
"""

from itertools import count
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from roundhouse.kernel.fields import Replaced, Shared, attributes_of, unpacked
from roundhouse.rails import ordered
from roundhouse.rails.board import CITY, NONE, Board
from roundhouse.rails.copies import fill_links, fill_network
from roundhouse.rails.faces import CENTRE, NO_TILE, RAIL_A, RAIL_B, RAIL_ENDS, Faces, rail
from roundhouse.rails.hexes import EDGES, opposite

# whose a link is, other than a seat's
UNOWNED: Final = -1
GONE: Final = -2  # a number no link has now

# what a link ends at, other than a place
OPEN: Final = -1
RING: Final = -2  # nothing: it runs into itself

# A tip is the last point of a link: hex * 12 + edge where it looks out of the hex over that
# edge, hex * 12 + 6 + edge where that exit of a town tile reaches the centre.
TIPS: Final = 12
NO_TIP: Final = -1  # sea links touch no hex
# what follows from the rest
FOLLOWING: Final = (
    *("board", "faces", "tile", "link_at", "complete_at"),
    *("shared", "edition", "found", "nearest"),
)
new_edition: Final = count(1).__next__  # no two alike, whoever else counts


class Links:
    """The short lists of a network: what it takes to come back, besides sides and tiles.

    `laid` are the hexes that have a tile, sorted. By place: `is_city`, `accepts` (a mask of cube
    colours), `complete_at` (its complete links). By link: `owner`, `length` in rails, `end_a`,
    `end_b`, `tip_a`, `tip_b`. They are the model's own lists where there is one.
    """

    ASIDE: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board, model: "Links | None" = None) -> None:
        kinds = board.place_kind
        self.board: Shared[Board] = board
        self.laid: list[int] = [] if model is None else model.laid
        self.is_city: Replaced[list[bool]] = (
            [kind == CITY for kind in kinds] if model is None else model.is_city
        )
        self.accepts: Replaced[list[int]] = [0] * len(kinds) if model is None else model.accepts
        self.complete_at: list[Replaced[list[int]]] = (
            [[] for _ in kinds] if model is None else model.complete_at
        )
        self.owner: list[int] = [] if model is None else model.owner
        self.length: list[int] = [] if model is None else model.length
        self.end_a: list[int] = [] if model is None else model.end_a
        self.end_b: list[int] = [] if model is None else model.end_b
        self.tip_a: list[int] = [] if model is None else model.tip_a
        self.tip_b: list[int] = [] if model is None else model.tip_b
        self.free: list[int] = [] if model is None else model.free

    def packed(self) -> list[Any]:
        return [self.board, attributes_of(self, ("board",))]

    @staticmethod
    def unpacked(parts: list[Any]) -> "Links":
        links = Links(parts[0])
        for name, value in parts[1].items():
            setattr(links, name, value)
        return links

    def __reduce__(self) -> Any:
        return (unpacked, (type(self), self.packed()))


class Network(Links):
    """Read the lists freely, change them only through the methods.

    By hex: `tile`. By side, hex * 6 + edge: `link_at`, the link whose rail leaves there. Networks
    of one `edition`, a number that is given once in a process, are the same.
    """

    ASIDE: ClassVar[tuple[str, ...]] = ("faces", "shared", "edition", "found", "nearest")

    def __init__(self, board: Board, faces: Faces, model: "Network | None" = None) -> None:
        Links.__init__(self, board, model)
        self.faces: Shared[Faces] = faces
        self.shared: bool = model is not None  # lists with other networks
        self.edition: int = new_edition() if model is None else model.edition
        self.noting: bool = False if model is None else model.noting
        # Since `save`: side and link, or -1 - hex and tile.
        self.changes: list[int] = [] if model is None else model.changes
        self.tile: list[int] = [NO_TILE] * board.size if model is None else model.tile
        self.link_at: list[int] = [NONE] * (board.size * EDGES) if model is None else model.link_at
        self.found: Replaced[dict[int, list[tuple[int, ...]]]] = (
            {} if model is None else model.found
        )
        self.nearest: Replaced[dict[int, list[int]]] = {} if model is None else model.nearest

    def copy(self) -> "Network":
        """The same network. Both share their lists until one of them changes."""
        self.shared = True
        return Network(self.board, self.faces, self)

    def _unshare(self) -> None:
        """Before any change."""
        self.edition = new_edition()
        if self.shared:
            fill_links(self, self)
            fill_network(self, self)
            self.shared = False

    def packed(self) -> list[Any]:
        """The tiles that lie, and the short lists; what it remembers of routes stays behind."""
        short = attributes_of(self, FOLLOWING)
        return [self.board, self.faces, [self.tile[h] for h in self.laid], short]

    @staticmethod
    def unpacked(parts: list[Any]) -> "Links":
        board, faces, tiles, short = parts
        network = Network(board, faces)
        for name, value in short.items():
            setattr(network, name, value)
        for h, tile in zip(network.laid, tiles):
            network.tile[h] = tile
        links = network.links()
        for link in links:
            for h, number in network.rails_of(link):
                for point in RAIL_ENDS[number]:
                    if point != CENTRE:
                        network.link_at[h * EDGES + point] = link
        network._relist(links)
        return network

    def save(self) -> Links:
        """What `restore` needs to come back to here.

        Sides and tiles are many, and few change: those that do are noted from now on.
        """
        self.noting = True
        self.changes = []
        saved = Links(self.board, self)
        fill_links(saved, self)
        return saved

    def restore(self, saved: Links) -> None:
        """Back to what was saved last, by this network or the one that it is a copy of."""
        self._unshare()
        for at in range(len(self.changes) - 2, -1, -2):
            what = self.changes[at]
            if what >= 0:
                self.link_at[what] = self.changes[at + 1]
            else:
                self.tile[-1 - what] = self.changes[at + 1]
        self.changes = []
        fill_links(self, saved)  # a network may come back here more than once
        self._forget_routes()

    def tile_before(self, h: int) -> int:
        """The tile that lay on a hex when the network was saved."""
        for at in range(0, len(self.changes), 2):
            if self.changes[at] == -1 - h:
                return self.changes[at + 1]
        return self.tile[h]

    # --- looking ---

    def links(self) -> list[int]:
        """All links, complete or not."""
        return [link for link, owner in enumerate(self.owner) if owner != GONE]

    def complete(self, link: int) -> bool:
        """Whether both ends lie in a city or on a town tile."""
        return self.end_a[link] >= 0 and self.end_b[link] >= 0

    def other_end(self, link: int, place: int) -> int:
        """Where the link leads from a place it ends at: a place or OPEN."""
        return self.end_b[link] if self.end_a[link] == place else self.end_a[link]

    def beyond(self, h: int, edge: int) -> int:
        """The link whose rail looks into hex h over this edge from the hex beside, or NONE."""
        facing = self.board.facing[h * EDGES + edge]
        return NONE if facing < 0 else self.link_at[facing]

    def city_beyond(self, h: int, edge: int) -> int:
        """The city that a rail of hex h enters over this edge, or NONE."""
        n = self.board.neighbour[h * EDGES + edge]
        if n < 0:
            return NONE
        place = self.board.place_at[n]
        if place < 0 or not self.is_city[place]:
            return NONE
        return place if self.board.place_exits[place] >> opposite(edge) & 1 else NONE

    def open_sides(self, link: int) -> list[int]:
        """The sides, hex * 6 + edge, over which the open ends of a link look."""
        sides = []
        if self.owner[link] != GONE:
            if self.end_a[link] == OPEN:
                sides.append(tip_side(self.tip_a[link]))
            if self.end_b[link] == OPEN:
                sides.append(tip_side(self.tip_b[link]))
        return sides

    def exits_at(self, link: int, place: int) -> list[int]:
        """The edges by which a link leaves a place: one, two for a loop, none by sea."""
        edges = []
        if self.end_a[link] == place and self.tip_a[link] != NO_TIP:
            edges.append(place_exit(self.tip_a[link]))
        if self.end_b[link] == place and self.tip_b[link] != NO_TIP:
            edges.append(place_exit(self.tip_b[link]))
        return edges

    def leaving(self, place: int, edge: int) -> int:
        """The link that leaves a place over this edge, or NONE."""
        h = self.board.place_hex[place]
        if h < 0:
            return NONE
        if not self.is_city[place]:
            return self.link_at[h * EDGES + edge]
        if not self.board.place_exits[place] >> edge & 1:
            return NONE
        return self.beyond(h, edge)

    def links_at(self, place: int) -> list[int]:
        """The links that end at a place: by land in order of exits, then by sea."""
        links: list[int] = []
        for edge in range(EDGES):
            link = self.leaving(place, edge)
            if link >= 0 and link not in links:
                links.append(link)
        links.extend(link for link in self.complete_at[place] if self.tip_a[link] == NO_TIP)
        return links

    def rails_of(self, link: int) -> list[tuple[int, int]]:
        """Hex and rail of every piece of a link by land, from its first end to the other."""
        rails: list[tuple[int, int]] = []
        tip = self.tip_a[link]
        if tip == NO_TIP:
            return rails
        h = tip // TIPS
        point = tip % TIPS if tip % TIPS < EDGES else CENTRE
        other = self._across(h, tip % EDGES) if point != CENTRE else tip % EDGES
        while True:
            rails.append((h, rail(point, other)))
            if len(rails) == self.length[link]:
                return rails
            h = self.board.neighbour[h * EDGES + other]
            point = opposite(other)
            other = self._across(h, point)

    def _across(self, h: int, edge: int) -> int:
        return self.faces.partner[self.tile[h] * EDGES + edge]

    # --- changing: `put` and `found_city` return the links they touched, also those now GONE ---

    def put(self, h: int, laid: int, owner: int) -> list[int]:
        """Lay, replace or (NO_TILE) remove the tile of a hex.

        Rails that stay keep their link. A new rail joins the links it meets: it is theirs where
        they have an owner, else `owner` has it, and with it the unowned track it continues.
        """
        self._unshare()
        touched: list[int] = []
        self._put(h, laid, owner, touched)
        self._relist(touched)
        return touched

    def take_up(self, link: int) -> list[tuple[int, int]]:
        """Remove all rails of a link; what lay on each hex, and what is left of it."""
        self._unshare()
        self._touch(link, [])
        tiles: list[tuple[int, int]] = []
        for h, number in self.rails_of(link):
            laid = self.tile[h]
            rest = self.faces.without(laid, number)
            assert rest >= 0 or len(self.faces.rails[laid]) == 1, "no tile has the other rails"
            self._set_tile(h, rest)
            self._let(h * EDGES + RAIL_A[number], NONE)
            if RAIL_B[number] != CENTRE:
                self._let(h * EDGES + RAIL_B[number], NONE)
            tiles.append((laid, rest))
        self._drop(link)
        return tiles

    def found_city(self, place: int) -> list[int]:
        """Turn a town into a city: its tile goes, and the rails that look at it end there."""
        assert not self.is_city[place], "this is a city already"
        self._unshare()
        touched: list[int] = []
        h = self.board.place_hex[place]
        self._put(h, NO_TILE, UNOWNED, touched)
        self.is_city = self.is_city[:]
        self.is_city[place] = True
        for edge in range(EDGES):
            link = self.leaving(place, edge)
            if link >= 0:
                self._touch(link, touched)
                n = self.board.neighbour[h * EDGES + edge]
                self._set_end(link, n * TIPS + opposite(edge), n * TIPS + opposite(edge), place)
        self._relist(touched)
        return touched

    def open_sea_link(self, a: int, b: int, owner: int) -> int:
        """A complete link between two places that touches no hex and counts as one."""
        self._unshare()
        touched: list[int] = []
        link = self._new_link(owner, touched)
        self.length[link] = 1
        self.end_a[link] = a
        self.end_b[link] = b
        self._relist(touched)
        return link

    def set_owner(self, link: int, owner: int) -> None:
        if self.owner[link] != owner:
            self._unshare()
            self.owner[link] = owner
            if self.complete(link):
                self._forget_routes()

    def accept(self, colours: list[int]) -> None:
        """Say which cubes each place takes, as masks of colours."""
        self._unshare()
        self.accepts = colours
        self._forget_routes()

    def set_accepts(self, place: int, colours: int) -> None:
        """Say which cubes a place takes, as a mask of colours."""
        if self.accepts[place] != colours:
            self._unshare()
            self.accepts = self.accepts[:]
            self.accepts[place] = colours
            self._forget_routes()

    # --- how links change ---

    def _put(self, h: int, laid: int, owner: int, touched: list[int]) -> None:
        place = self.board.place_at[h]
        assert place < 0 or not self.is_city[place], "a city takes no tile"
        assert laid < 0 or self.faces.is_town(laid) == (place >= 0), "town tiles go on towns"
        old = self.tile[h]
        before = self.faces.mask[old] if old >= 0 else 0
        after = self.faces.mask[laid] if laid >= 0 else 0
        if old >= 0:
            for number in self.faces.rails[old]:
                if not after >> number & 1:
                    self._cut(h, number, touched)
        self._set_tile(h, laid)
        if laid >= 0:
            for number in self.faces.rails[laid]:
                if not before >> number & 1:
                    self._add(h, number, touched)
            for number in self.faces.rails[laid]:
                if not before >> number & 1:
                    link = self.link_at[h * EDGES + RAIL_A[number]]
                    if self.owner[link] == UNOWNED:
                        self.owner[link] = owner

    def _set_tile(self, h: int, laid: int) -> None:
        old = self.tile[h]
        if self.noting:
            self.changes.append(-1 - h)
            self.changes.append(old)
        self.tile[h] = laid
        if laid < 0 <= old:
            ordered.drop(self.laid, h)
        elif old < 0 <= laid:
            ordered.add(self.laid, h)

    def _add(self, h: int, number: int, touched: list[int]) -> None:
        """A new rail: a link of its own, or it grows one, or it joins two."""
        a = RAIL_A[number]
        b = RAIL_B[number]
        first = self.beyond(h, a)
        second = self.beyond(h, b) if b != CENTRE else NONE
        tip_a = h * TIPS + a
        tip_b = h * TIPS + b if b != CENTRE else h * TIPS + EDGES + a
        facing_a = self._facing(h, a)
        facing_b = self._facing(h, b)
        if first < 0 and second < 0:
            link = self._new_link(UNOWNED, touched)
            self._set_ends(link, tip_a, self._end_of(tip_a), tip_b, self._end_of(tip_b))
        elif second < 0:
            link = first
            self._touch(link, touched)
            self._set_end(link, facing_a, tip_b, self._end_of(tip_b))
        elif first < 0:
            link = second
            self._touch(link, touched)
            self._set_end(link, facing_b, tip_a, self._end_of(tip_a))
        elif first == second:
            link = first
            self._touch(link, touched)
            self.end_a[link] = RING
            self.end_b[link] = RING
        else:
            link = self._join(first, facing_a, second, facing_b, touched)
        self.length[link] = self.length[link] + 1
        self._let(h * EDGES + a, link)
        if b != CENTRE:
            self._let(h * EDGES + b, link)

    def _join(self, one: int, tip: int, two: int, other_tip: int, touched: list[int]) -> int:
        """Make one link of two that a rail joins at these tips; the longer keeps its number."""
        if (self.length[two], -two) > (self.length[one], -one):
            one, tip, two, other_tip = two, other_tip, one, tip
        self._touch(one, touched)
        self._touch(two, touched)
        owner = self.owner[one] if self.owner[one] != UNOWNED else self.owner[two]
        assert self.owner[two] in (UNOWNED, owner), "a rail may not join links of two owners"
        self.owner[one] = owner
        self.length[one] += self.length[two]
        if self.tip_a[two] == other_tip:
            self._set_end(one, tip, self.tip_b[two], self.end_b[two])
        else:
            self._set_end(one, tip, self.tip_a[two], self.end_a[two])
        self._follow(other_tip, one)
        self._drop(two)
        return one

    def _cut(self, h: int, number: int, touched: list[int]) -> None:
        """Take a rail out of its link: what is left of it may be two links, one or none."""
        a = RAIL_A[number]
        b = RAIL_B[number]
        link = self.link_at[h * EDGES + a]
        self._touch(link, touched)
        tip_a = h * TIPS + a
        tip_b = h * TIPS + b if b != CENTRE else h * TIPS + EDGES + a
        at_a = tip_a in (self.tip_a[link], self.tip_b[link])
        at_b = tip_b in (self.tip_a[link], self.tip_b[link])
        facing_a = self._facing(h, a)
        facing_b = self._facing(h, b)
        self._let(h * EDGES + a, NONE)
        if b != CENTRE:
            self._let(h * EDGES + b, NONE)
        self.length[link] = self.length[link] - 1
        if self.end_a[link] == RING:
            self._set_ends(link, facing_a, OPEN, facing_b, OPEN)
        elif at_a and at_b:
            self._drop(link)
        elif at_a:
            self._set_end(link, tip_a, facing_b, OPEN)
        elif at_b:
            self._set_end(link, tip_b, facing_a, OPEN)
        else:
            self._split(link, facing_a, facing_b, touched)

    def _split(self, link: int, tip: int, other_tip: int, touched: list[int]) -> None:
        """Two links of one that lost a rail between these tips; the longer keeps its number."""
        far, rails = self._follow(tip, link)
        if 2 * rails < self.length[link]:
            rails = self.length[link] - rails
            tip, other_tip = other_tip, tip
            far = self.tip_b[link] if far == self.tip_a[link] else self.tip_a[link]
        part = self._new_link(self.owner[link], touched)
        self.length[part] = self.length[link] - rails
        self.length[link] = rails
        if far == self.tip_a[link]:
            self._set_ends(part, other_tip, OPEN, self.tip_b[link], self.end_b[link])
            self._set_ends(link, far, self.end_a[link], tip, OPEN)
        else:
            self._set_ends(part, other_tip, OPEN, self.tip_a[link], self.end_a[link])
            self._set_ends(link, tip, OPEN, far, self.end_b[link])
        self._follow(other_tip, part)

    def _follow(self, tip: int, link: int) -> tuple[int, int]:
        """Give the rails from this tip on to a link; the tip they end at and their number."""
        h = tip // TIPS
        edge = tip % TIPS
        rails = 0
        while True:
            rails += 1
            self._let(h * EDGES + edge, link)
            out = self._across(h, edge)
            if out == CENTRE:
                return h * TIPS + EDGES + edge, rails
            self._let(h * EDGES + out, link)
            n = self.board.neighbour[h * EDGES + out]
            if n < 0 or self.link_at[n * EDGES + opposite(out)] < 0:
                return h * TIPS + out, rails
            h = n
            edge = opposite(out)

    def _let(self, side: int, link: int) -> None:
        """Now this link's rail leaves there."""
        if self.noting:
            self.changes.append(side)
            self.changes.append(self.link_at[side])
        self.link_at[side] = link

    def _facing(self, h: int, point: int) -> int:
        """The tip in the hex beside that a rail of hex h meets at this point, or NO_TIP."""
        n = self.board.neighbour[h * EDGES + point] if point != CENTRE else NONE
        return NO_TIP if n < 0 else n * TIPS + opposite(point)

    def _end_of(self, tip: int) -> int:
        """What a link ends at that has this tip and meets no other."""
        h = tip // TIPS
        if tip % TIPS >= EDGES:
            return self.board.place_at[h]
        city = self.city_beyond(h, tip % TIPS)
        return city if city >= 0 else OPEN

    def _set_end(self, link: int, old_tip: int, tip: int, end: int) -> None:
        if self.tip_a[link] == old_tip:
            self.tip_a[link] = tip
            self.end_a[link] = end
        else:
            assert self.tip_b[link] == old_tip
            self.tip_b[link] = tip
            self.end_b[link] = end

    def _set_ends(self, link: int, tip_a: int, end_a: int, tip_b: int, end_b: int) -> None:
        self.tip_a[link] = tip_a
        self.end_a[link] = end_a
        self.tip_b[link] = tip_b
        self.end_b[link] = end_b

    def _new_link(self, owner: int, touched: list[int]) -> int:
        if self.free:
            link = self.free.pop()
            self.owner[link] = owner
        else:
            link = len(self.owner)
            self.owner.append(owner)
            self.length.append(0)
            self.end_a.append(OPEN)
            self.end_b.append(OPEN)
            self.tip_a.append(NO_TIP)
            self.tip_b.append(NO_TIP)
        self._touch(link, touched)
        return link

    def _drop(self, link: int) -> None:
        self.owner[link] = GONE
        self.length[link] = 0
        self._set_ends(link, NO_TIP, OPEN, NO_TIP, OPEN)
        self.free.append(link)

    # --- what follows from links: complete ones by place, and routes ---

    def _touch(self, link: int, touched: list[int]) -> None:
        """Call before a link changes."""
        if link not in touched:
            touched.append(link)
            if self.complete(link):
                self._unlist(link, self.end_a[link])
                self._unlist(link, self.end_b[link])
                self._forget_routes()

    def _relist(self, touched: list[int]) -> None:
        """Call when all links have changed."""
        for link in touched:
            if self.complete(link):
                self._list(link, self.end_a[link])
                self._list(link, self.end_b[link])
                self._forget_routes()

    def _list(self, link: int, place: int) -> None:
        links = self.complete_at[place]
        if link not in links:
            self.complete_at[place] = sorted([*links, link])

    def _unlist(self, link: int, place: int) -> None:
        self.complete_at[place] = [other for other in self.complete_at[place] if other != link]

    def _forget_routes(self) -> None:
        """New dictionaries: copies that did not change keep what was found."""
        self.found = {}
        self.nearest = {}


def tip_side(tip: i64) -> i64:
    """The side, hex * 6 + edge, that a tip looks over."""
    return tip // TIPS * EDGES + tip % EDGES


def tip_at(side: i64) -> i64:
    """The tip that looks over a side, hex * 6 + edge."""
    return side // EDGES * TIPS + side % EDGES


def place_exit(tip: int) -> int:
    """The edge of the place at this tip by which the link leaves it."""
    return opposite(tip % EDGES) if tip % TIPS < EDGES else tip % EDGES
