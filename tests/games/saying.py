"""What is said at a table and what comes of it, in the tests of every game."""

from typing import Any

from roundhouse import kit
from roundhouse.kernel.events import Event
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.state import State

FIRST = -1  # of those to move


def offered(state: State, text: str, seat: int = FIRST) -> bool:
    """Whether the words lead to the sentence, one after the other, and no further."""
    return kit.said_by_words(state, state.hear(text), state.actors[0] if seat == FIRST else seat)


def play(state: State, text: str, seat: int = FIRST) -> list[Event]:
    """The move of a seat; the generator offers it."""
    assert offered(state, text, seat), text
    return state.play(state.hear(text), state.actors[0] if seat == FIRST else seat)


def say(state: State, *sentences: str) -> list[Event]:
    """The seats to move say these; all that happened."""
    return [event for text in sentences for event in play(state, text)]


def refused(state: State, text: str, seat: int = FIRST) -> Illegal:
    """Why a seat can't say that; the generator doesn't offer it either."""
    illegal = state.check(state.hear(text), state.actors[0] if seat == FIRST else seat)
    assert illegal is not None, f"{text} is allowed"
    assert not offered(state, text, seat), text
    return illegal


def why(state: State, text: str, seat: int = FIRST) -> tuple[str, object]:
    """The rule and the reason of a refusal."""
    illegal = refused(state, text, seat)
    return illegal.rule, illegal.facts.get("why", "")


def allowed(state: State, text: str) -> bool:
    """Whether the seat to move may say that; generator and judge agree."""
    legal = state.check(state.hear(text), state.actors[0]) is None
    assert legal == offered(state, text), text
    return legal


def told(events: list[Event], name: str) -> list[dict[str, Any]]:
    """The arguments of the events of that name."""
    return [event.args for event in events if event.name == name]


def seen(state: State, seat: int | None = None) -> Any:
    """What a seat sees, or everybody, to look into."""
    return state.view(seat)
