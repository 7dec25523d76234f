"""Planning: links as a player points at them, from a city or an open end to wherever the tiles of
one build reach. Each tile is laid on a copy of the table, so what a plan may do and what it costs
is what the rules say."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railways.rules import laying, money
from roundhouse.games.railways.rules.box import BUILD, FACE, NUMBER, TABLE
from roundhouse.games.railways.rules.building import Build
from roundhouse.games.railways.rules.phases import BUILDING
from roundhouse.games.railways.rules.survey import (
    end_over,
    hex_words,
    survey_of,
    tiles_to_build,
)
from roundhouse.kernel.events import Event
from roundhouse.kernel.plans import Plan
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGES, opposite

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState

LAYING: Final = Build(BUILD)


class Track:
    """A link as far as it is planned. It looks over a `side` of its last hex, hex * 6 + edge;
    `end` is the city that it reaches, or NONE. Its last tile is laid when its table is asked for:
    most tracks are given up for a cheaper one before that."""

    def __init__(self, table: "RailwaysState", side: int) -> None:
        self.side = side
        self.end = NONE
        self.moves: list[Move] = []
        self.bills: list[dict[str, int]] = []
        self.price = 0
        self._table = table
        self._events: list[Event] = []
        self._laid = True

    def onward(self, h: int, laid: int, out: int, seat: int) -> "Track":
        """With one more tile, which leaves a hex over an edge."""
        table = self.table(seat)
        bill = laying.bill(table, h, laying.new_rail(table, h, laid))
        tile = (FACE.word(laid // EDGES), NUMBER.word(laid % EDGES))
        track = Track(table, h * EDGES + out)
        track.end = max(NONE, end_over(table, seat, h, out))
        track.moves = [*self.moves, (BUILD, table.land.hex.word(h), *tile)]
        track.bills = [*self.bills, bill]
        track.price = self.price + sum(bill.values())
        track._events = self._events
        track._laid = False
        return track

    def table(self, seat: int) -> "RailwaysState":
        """With all its tiles."""
        if not self._laid:
            self._table = self._table.copy()
            LAYING.carry_out(self._table, self.moves[-1], seat)
            self._events = self._events + self._table.events
            self._laid = True
        return self._table

    def events(self, seat: int) -> list[Event]:
        self.table(seat)
        return self._events


def plans(state: "RailwaysState", seat: int, start: str, via: list[str]) -> list[Plan]:
    """The cheapest link to every city and every hex in reach; of hexes one for each edge over
    which the link may look there. The first tiles lie on the hexes of `via`."""
    board = state.land.board
    left = state.tiles_left if state.phase == BUILDING else TABLE.tiles
    cities: dict[int, Track] = {}
    hexes: dict[int, Track] = {}
    tracks = [Track(state, side) for side in _origins(state, seat, start)]
    for count in range(left):
        fronts: dict[int, Track] = {}
        for track in tracks:
            h = board.neighbour[track.side]
            if count < len(via) and board.slug[h] != via[count]:
                continue
            for laid, out in _tiles(track, h, seat):
                longer = track.onward(h, laid, out, seat)
                if longer.end != NONE:
                    _keep_cheaper(cities, longer.end, longer)
                else:
                    _keep_cheaper(fronts, longer.side, longer)
        tracks = [fronts[side] for side in sorted(fronts)]
        if count + 1 >= len(via):
            for track in tracks:
                _keep_cheaper(hexes, track.side, track)
    found: list[Plan] = []
    for city in sorted(cities):
        track = cities[city]
        purse = money.purse(state, seat, track.price)
        to = board.place_slug[city]
        found.append(Plan(to, track.moves, track.bills, track.events(seat), purse))
    for side in sorted(hexes):
        track = hexes[side]
        purse = money.purse(state, seat, track.price)
        found.append(Plan(board.slug[side // EDGES], track.moves, track.bills, [], purse))
    return found


def _keep_cheaper(known: dict[int, Track], key: int, track: Track) -> None:
    other = known.get(key)
    if other is None or (track.price, len(track.moves)) < (other.price, len(other.moves)):
        known[key] = track


def _origins(state: "RailwaysState", seat: int, start: str) -> list[int]:
    """The sides over which a link looks that begins in a city, or goes on from a hex."""
    board = state.land.board
    if start in board.place_slug and state.building_link == NONE:
        place = board.place_slug.index(start)
        first = board.place_hex[place] * EDGES
        sides = [first + edge for edge in range(EDGES) if board.place_exits[place] >> edge & 1]
        return [side for side in sides if side >= 0 and board.neighbour[side] >= 0]
    ahead = [board.facing[front] for front in survey_of(state, seat).fronts]
    return [side for side in ahead if board.slug[side // EDGES] == start]


def _tiles(track: Track, h: int, seat: int) -> list[tuple[int, int]]:
    """The tiles with which a track goes on in a hex, and the edge over which each leaves it."""
    state = track.table(seat)
    survey = survey_of(state, seat)
    if state.land.hex.word(h) not in hex_words(state, survey):
        return []
    into = opposite(track.side % EDGES)
    found: list[tuple[int, int]] = []
    for laid in tiles_to_build(state, survey, h):
        a, b = RAIL_ENDS[laying.new_rail(state, h, laid)]
        if into in (a, b):
            found.append((laid, b if into == a else a))
    return found
