"""Tournaments: making one, taking part, and how it stands."""

from typing import Annotated

from msgspec import Meta, Struct, field

from roundhouse.server.messages.common import Facts, Level, Request, RequestId
from roundhouse.server.messages.tables import Clock
from roundhouse.tables.tournaments.plan import MOST_PLAYERS, MOST_ROUNDS, Kind
from roundhouse.tables.tournaments.tournament import Status

YEAR = 366 * 24 * 3600


class NewTournament(Request, kw_only=True):
    """`seats` at each table; `rounds` of a league, a Swiss or a duplicate; of a knock-out the
    size of a `group` (a table's by default) and how many of it `advance`. `starts`: seconds of the
    epoch, or when its host says so. `every`: seconds from the start of a round to the next, where
    rounds are made beforehand. `bots` take part from the start; those of level `fill` take places
    that are missing. `most` may take part. Without a `clock` each has a day."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    kind: Kind
    seats: Annotated[int, Meta(ge=2, le=16)]
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    group: Annotated[int, Meta(ge=0, le=16)] = 0
    advance: Annotated[int, Meta(ge=1, le=16)] = 1
    options: Annotated[Facts, Meta(max_length=60)] = field(default_factory=dict)
    clock: Clock | None = None
    rated: bool = False
    starts: Annotated[float, Meta(ge=0, le=4e9)] | None = None
    every: Annotated[int, Meta(ge=0, le=YEAR)] = 0
    bots: Annotated[list[Level], Meta(max_length=MOST_PLAYERS)] = field(default_factory=list)
    fill: Level | None = None
    most: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = MOST_PLAYERS
    join: bool = True
    request: RequestId


class TournamentSummary(Struct):
    """A tournament in a list; `joined`: you take part."""

    id: str
    title: str
    game: str
    kind: Kind
    seats: int
    status: Status
    players: int
    most: int
    rated: bool
    starts: float | None
    made: float
    joined: bool
    host: bool


class TournamentList(Struct):
    """`allowed`: whether you may make one at this server."""

    allowed: bool
    tournaments: list[TournamentSummary]


class Contestant(Struct):
    """A line of the standing: `counts` decide, in the order of the tournament's."""

    number: int
    place: int
    name: str
    bot: str | None
    mine: bool
    gone: bool
    late: bool
    played: int
    counts: list[float]


class TournamentTable(Struct):
    """Who sits where, by number; one alone has a round without a game."""

    board: int
    table: str | None
    players: list[int]
    over: bool
    places: list[int]
    scores: list[int]


class TournamentRound(Struct):
    round: int
    tables: list[TournamentTable]


class Tournament(Struct):
    """`counts` are what decides, in this order; after all of them the lot. `meetings`: how often
    two have met at least and at most, where rounds are made beforehand."""

    id: str
    title: str
    game: str
    options: Facts
    kind: Kind
    seats: int
    rounds: int
    group: int
    advance: int
    clock: Clock | None
    rated: bool
    every: float
    fill: str | None
    most: int
    status: Status
    host: bool
    joined: bool
    made: float
    starts: float | None
    begun: float | None
    counts: list[str]
    meetings: list[int] | None
    standing: list[Contestant]
    played: list[TournamentRound]
