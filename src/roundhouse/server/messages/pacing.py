"""Time: when people play, holidays, checking in, queues, and who stays to the end."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from roundhouse.server.messages.common import Act, Request, RequestId, SeatNumber
from roundhouse.server.messages.tables import Clock
from roundhouse.tables.reliability import Tier

Minute = Annotated[int, Meta(ge=0, le=1440)]
Weekday = Annotated[int, Meta(ge=0, le=6, description="Monday is 0.")]


class PlayingHours(Request):
    """When you play, by the clock on your wall: from minute `begin` of the day to minute `end`, of
    the next day where that isn't later; never on the weekdays that are `off`."""

    zone: Annotated[str, Meta(min_length=1, max_length=60, description="Europe/Rome")]
    begin: Minute = 0
    end: Minute = 1440
    off: Annotated[tuple[Weekday, ...], Meta(max_length=7)] = ()


class KeepHours(Request):
    """At all your tables whose clock heeds them, from your next turn on; null: at any time."""

    hours: PlayingHours | None


class Reliability(Struct):
    """Of your last `games` with others you have `left` so many; `back` more that you stay for make
    you reliable again."""

    tier: Tier
    games: int
    left: int
    back: int


class MyTime(Struct):
    hours: PlayingHours | None
    reliability: Reliability


class Holiday(Act):
    """Your clock stands for so many days of its bank."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=1, le=30)]


class CheckIn(Act):
    """I am here; `bots`: and they may take the seats that are open, if all agree."""

    seat: SeatNumber
    bots: bool = False


class Incident(Struct):
    """What happened to a seat's time: it was warned, its time was extended by an `amount` of
    seconds, it went on holiday for so many days, a bot keeps its chair, or plays there, its person
    came back, ran out of time, gave up."""

    number: int
    time: float
    seat: int
    kind: Literal["warn", "extend", "holiday", "kept", "to-bot", "from-bot", "time-out", "resign"]
    amount: int


class SeatTier(Struct):
    """How reliable who sits there is."""

    seat: int
    tier: Tier


class Queue(Struct):
    """Those who want to play a game at a pace: so many of them are `here` of the `seats` that it
    takes. `mine`: the table at which you wait."""

    game: str
    pace: str
    clock: Clock
    here: int
    seats: int
    mine: str | None


class Queues(Struct):
    queues: list[Queue]


class Join(Request):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    pace: Annotated[str, Meta(min_length=1, max_length=10)]
    request: RequestId
