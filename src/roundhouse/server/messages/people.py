"""People: who you are, and what is kept about you."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from roundhouse.server.messages.common import LANGUAGE, Name, Request
from roundhouse.server.messages.daily import DayTry
from roundhouse.server.messages.house import Blocked, MyReport
from roundhouse.server.messages.keys import KeyInfo
from roundhouse.server.messages.maps import KeptMap, MyMapReport
from roundhouse.server.messages.notices import KeptNotices
from roundhouse.server.messages.pacing import PlayingHours
from roundhouse.server.messages.ratings import RatingStep
from roundhouse.server.messages.tables import ChatLine, Summary
from roundhouse.server.messages.tournaments import TournamentSummary
from roundhouse.tables.kept import Theme
from roundhouse.tables.milestones import Reached
from roundhouse.tables.statistics import FinishedGame


class Me(Struct):
    """Who the cookie says you are; `known` once you have done something that is kept."""

    name: str
    language: str
    theme: Theme
    known: bool


class ChangeMe(Request):
    name: Name | UnsetType = UNSET
    language: Annotated[str, Meta(pattern=LANGUAGE)] | UnsetType = UNSET
    theme: Theme | UnsetType = UNSET


class Code(Struct):
    """Type it on another device before it ends; it works once."""

    code: str
    seconds: int


class Claim(Request):
    code: Annotated[str, Meta(min_length=4, max_length=40)]


class Star(Struct):
    game: str
    challenge: str
    stars: int


class Statistics(Struct):
    """Your finished games, the oldest first; `made`: since when you are known here; `maps`: titles
    of those that somebody drew; `milestones`: what you have done once, and what is still ahead."""

    games: list[FinishedGame]
    made: float
    maps: dict[str, str]
    milestones: list[Reached]


class Deed(Struct):
    """Something you did at a table, as it is kept."""

    table: str
    number: int
    kind: str
    seat: int | None
    time: float
    said: Any


class KeptOrder(Struct):
    """A move that you have planned."""

    table: str
    seat: int
    move: str
    most: int | None


class Export(Struct):
    """All that is kept about you."""

    me: Me
    made: float
    tables: list[Summary]
    chat: list[ChatLine]
    stars: list[Star]
    days: list[DayTry]
    keys: list[KeyInfo]
    blocks: list[Blocked]
    reports: list[MyReport]
    ratings: list[RatingStep]
    tournaments: list[TournamentSummary]
    hours: PlayingHours | None
    orders: list[KeptOrder]
    maps: list[KeptMap]
    map_reports: list[MyMapReport]
    deeds: list[Deed]
    notices: KeptNotices
