"""Speech: what stands on a board that is shown as text, in the language of who looks at it.

    with spoken_by(Texts("de", "steam")):
        print(state)

Boards ask for it by keys of the Fluent files. Without a speaker it is English and Fluent isn't
needed: what boards say are single lines with facts put in.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from roundhouse.kernel.game import text_of

_speaker: ContextVar[Any] = ContextVar("speaker", default=None)  # a roundhouse.texts.Texts
HOUSE = Path(__file__).parents[1] / "texts/en"
FILES = ("board.ftl", "game.ftl", "web.ftl")
FACT = re.compile(r"\{ \$\w+ \}")


@contextmanager
def spoken_by(texts: Any) -> Iterator[None]:
    before = _speaker.set(texts)
    try:
        yield
    finally:
        _speaker.reset(before)


def say(key: str, **facts: object) -> str:
    texts = _speaker.get()
    return _english(key, facts) if texts is None else str(texts.say(key, facts))


def called(slug: str, english: str = "") -> str:
    """A thing of the game by its name for people; in English where the language has none."""
    texts = _speaker.get()
    said = slug if texts is None else str(texts.word(slug))
    return english if english and said == slug else said


def named(key: str, english: str) -> str:
    """Something that has a text only if it is the house's own, such as a map."""
    texts = _speaker.get()
    known = key in _lines(_owner(key)) if texts is None else texts.has(key)
    return say(key) if known else english


def _owner(key: str) -> str:
    """The game whose key it may be."""
    return key.removeprefix("web-").partition("-")[0]


def _english(key: str, facts: dict[str, object]) -> str:
    said = _lines(_owner(key)).get(key) or _lines("")[key]
    for name, value in facts.items():
        said = said.replace("{ $" + name + " }", str(value))
    return re.sub(r"([$€])-(?=\d)", r"−\1", said)


@cache
def _lines(game: str) -> dict[str, str]:
    """The single lines of a game's English files, with nothing but facts to put in; of the house's,
    if none is named. A board that asks for anything else fails, and doesn't show half of it."""
    if game:
        texts = [text_of(game, f"texts/en/{name}") or "" for name in FILES]
    else:
        texts = [(HOUSE / name).read_text("utf-8") for name in ("board.ftl", "web.ftl")]
    found = re.findall(r"^([\w-]+) = (.+)$", "\n".join(texts), re.M)
    return {key: said for key, said in found if "{" not in FACT.sub("", said)}


# What all boards say.


def listed(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return say("board-and", value=", ".join(names[:-1]), more=names[-1])


def player_names(seats: list[int]) -> str:
    """As they are called at the table, where whoever looks knows that."""
    known = getattr(_speaker.get(), "names", ())
    if known and max(seats, default=0) < len(known):
        return listed([str(known[seat]) for seat in seats])
    numbers = listed([str(seat + 1) for seat in seats])
    return say("board-player" if len(seats) == 1 else "board-players", value=numbers)


def how_many(players: int) -> str:
    return say("board-one-player" if players == 1 else "board-count", value=players)


def upper_first(said: str) -> str:
    return said[:1].upper() + said[1:]


def labelled(head: str, told: str) -> str:
    return say("board-labelled", value=head, text=told)


def asked(who: str, key: str) -> str:
    """Who is to do what."""
    return labelled(who, say(key))
