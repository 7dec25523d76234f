"""What messages have in common; refusals."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LANGUAGE = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$"  # a BCP 47 code
Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name for people.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="Seats count from 0.")]
Number = Annotated[int, Meta(ge=0, le=1_000_000, description="A number of the journal.")]
RequestId = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="Chosen anew for each request.")
]
Sentence = Annotated[
    str, Meta(min_length=1, max_length=400, description="A move in words: `take 2`.")
]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="A bot's name.")]
Facts = dict[str, Any]


class Request(Struct, forbid_unknown_fields=True):
    """What a browser sends: nothing in it that isn't known."""


class Act(Request):
    """What every change carries: the last number seen, and an id of its own."""

    number: Number
    request: RequestId


class Goal(Struct):
    """What the `figure`, one of the game's or the `lead`, must come to for one, two and three
    stars."""

    figure: str
    stars: list[int]


class Refusal(Struct):
    """Why not: a rule of the game's rulebook or one of the house's slugs, and the facts."""

    rule: str
    facts: Facts


class Health(Struct):
    """For those who watch over the server: `reasons` say what is wrong, if anything is, and
    whether it is well all the same. `jobs` wait to be thought about, and so many processes, the
    `workers`, take them. `engine`: what the bots think with: plain sources, those while they are
    being compiled, or compiled ones."""

    ok: bool
    reasons: list[str]
    version: str
    tables: int
    sockets: int
    jobs: int
    workers: int
    engine: Literal["plain", "compiling", "compiled"]
