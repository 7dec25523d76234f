"""Things: cards, contracts, start places, and who had them, told by a game's own events.

Which events tell of one stands in the game's `study.toml`; a game without that file is
studied all the same, without things.
"""

import tomllib
from dataclasses import dataclass
from typing import Any

from roundhouse.kernel.events import Event
from roundhouse.kernel.game import text_of

BETWEEN = " · "  # the words that name one thing


@dataclass(frozen=True)
class Telling:
    """An event that says that its seat has a thing now, and the facts that name the thing."""

    kind: str
    event: str
    facts: tuple[str, ...] = ()
    each: str = ""  # a fact with a list, of which every one is a thing
    first: bool = False  # only the first such event of a seat

    def names(self, event: Event) -> list[str]:
        if self.each:
            listed = event.args[self.each]
            assert isinstance(listed, list)
            return [str(one) for one in listed]
        words: list[str] = []
        for fact in self.facts:
            value = event.args[fact]
            words += [str(one) for one in value] if isinstance(value, list) else [str(value)]
        return [BETWEEN.join(words)]


def tellings(game_id: str) -> list[Telling]:
    written = tomllib.loads(text_of(game_id, "study.toml") or "")
    return [_telling(one) for one in written.get("thing", [])]


def _telling(written: dict[str, Any]) -> Telling:
    return Telling(**{**written, "facts": tuple(written.get("facts", ()))})


@dataclass
class Had:
    """Something that a seat had: since which move, and how often."""

    seat: int
    kind: str
    thing: str
    since: int
    times: int


class Notebook:
    """What every seat of one game had."""

    def __init__(self, known: list[Telling]) -> None:
        self.known = known
        self.had: dict[tuple[int, str, str], Had] = {}
        self.begun: set[tuple[int, str]] = set()  # seats and kinds of which something was told

    def hear(self, event: Event, move: int) -> None:
        for telling in self.known:
            if telling.event == event.name:
                seat = event.args["seat"]
                assert isinstance(seat, int)
                if not (telling.first and (seat, telling.kind) in self.begun):
                    self._note(telling, event, seat, move)

    def _note(self, telling: Telling, event: Event, seat: int, move: int) -> None:
        self.begun.add((seat, telling.kind))
        for name in telling.names(event):
            key = (seat, telling.kind, name)
            if key not in self.had:
                self.had[key] = Had(seat, telling.kind, name, move, 0)
            self.had[key].times += 1
