"""Playing: moves and offers, and what is asked before them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from roundhouse.server.messages.common import (
    Act,
    Facts,
    Number,
    Refusal,
    Request,
    SeatNumber,
    Sentence,
)


class MakeMove(Act):
    seat: SeatNumber
    move: Sentence


class Undo(Act):
    """Back by a `step`, or to the start of the `turn`: only what is proved reversible."""

    seat: SeatNumber
    what: Literal["step", "turn"]


class MakeOffer(Act):
    """Ask the others: to take back to after move `to`, or to abort."""

    seat: SeatNumber
    kind: Literal["take-back", "abort"]
    to: Number | None = None


class Answer(Act):
    """To the offer of that number, and to no other."""

    seat: SeatNumber
    agree: bool
    offer: Number


class Try(Request):
    """`planned`: when one's turn comes, in the position that is imagined for it."""

    seat: SeatNumber
    move: Sentence
    planned: bool = False


class AskWhy(Try):
    """`others` are more sentences for the same thing: the answer is what most of them meet."""

    others: Annotated[tuple[Sentence, ...], Meta(max_length=400)] = ()


class Why(Struct):
    """`refusal` is null when the move may be made, or one of the others; `rule` is the one of the
    rulebook that its verb stands under, empty where the game names none."""

    refusal: Refusal | None
    rule: str


class Event(Struct):
    """What happened; `audience` is the one seat that may know of it, null is everybody.

    Who has several seats at one screen shows it to that seat alone.
    """

    name: str
    args: Facts
    audience: int | None


class Preview(Struct):
    """What a move would do; when not `certain`, chance or a secret has a say in it.

    `forecasts` tells what a move costs and brings, part by part. Of a sentence that is only begun
    it tells so for every move that it may become, and the rest is empty. `price` is what it costs
    in all, where there is money.
    """

    certain: bool
    events: list[Event]
    view: Any
    figures: dict[str, list[int]]
    forecasts: dict[str, dict[str, int]]
    price: int | None


class AskPlans(Request):
    """`start` is where the moves begin, `via` what they pass, in this order: both are words.
    With `preview` the answer tells what the first move of the first plan would do."""

    seat: SeatNumber
    start: Annotated[str, Meta(max_length=80)]
    via: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=40)] = ()
    planned: bool = False
    preview: bool = False


class Plan(Struct):
    """Moves in a row, what each of them costs, part by part, what they do together, and what the
    seat has in its purse then."""

    to: str
    moves: list[str]
    bills: list[dict[str, int]]
    events: list[Event]
    purse: dict[str, int]


class Plans(Struct):
    """The cheapest to everything in reach; `number` is the table's."""

    number: int
    plans: list[Plan]
    preview: Preview | None


class Ask(Request):
    seat: SeatNumber


class Reason(Struct):
    """Why a move is good: the text `<game>-why-<name>`, and its facts."""

    name: str
    facts: Facts


class Hint(Struct):
    """A move that the best of the bots thinks of; `expected` runs from 0, lost, to 1, won."""

    move: str
    expected: float
    reasons: list[Reason]


class Hints(Struct):
    """The best first; `number` is the table's when they were thought of."""

    number: int
    hints: list[Hint]


class Word(Struct):
    """A word that may follow. `next` is empty when the sentence is complete with it,
    null when the words after it weren't asked for: ask again with more said."""

    word: str
    section: str
    next: list["Word"] | None


class Words(Struct):
    """`complete`: what was said is a whole move."""

    number: int
    said: str
    complete: bool
    next: list[Word]
