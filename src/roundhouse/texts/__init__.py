"""Texts: every sentence a person reads, in his language, from Fluent files.

One folder per language here, for what all games share, and one in each game's folder.
A folder is named by its BCP 47 code (`en`, `pt-BR`) and has a `language.json`: the language's own
name, and whether it is complete. What an incomplete one lacks is said in English.
"""

import json
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from roundhouse.kernel.events import EVERYBODY, Event
from roundhouse.kernel.facts import Facts, kind_of, merged
from roundhouse.kernel.game import folder, games
from roundhouse.kernel.game import game as known

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"
HOUSE = Path(__file__).parent

# what the house's own facts are; a game has its own
FACTS: Facts = json.loads((HOUSE / "facts.json").read_text("utf-8"))
# What comes out wrong when texts meet: two stops, and minus signs that are hyphens.
TIDY = ((r"(?<!\.)\.\.(?=\s|$)", "."), (r"([$€])-(?=\d)", r"−\1"), (r"(^|[\s(])-(?=\d)", r"\1−"))


@cache
def languages() -> list[str]:
    return sorted(file.parent.name for file in HOUSE.glob("*/language.json"))


def own_language() -> str:
    """That of the person at this machine, where we speak it."""
    mine = os.environ.get("LANG", "")[:2]
    return mine if mine in languages() else DEFAULT


def complete(language: str) -> bool:
    """Whether the language says that it lacks nothing; the tests hold it to that."""
    about = json.loads((HOUSE / language / "language.json").read_text("utf-8"))
    return bool(about["complete"])


@cache
def _bundle(language: str) -> "FluentBundle":
    """Fluent is loaded when something is said: the engine runs without it."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sources(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def sources(language: str) -> list[Path]:
    """The files of a language: the house's own, then every installed game's."""
    house = sorted((HOUSE / language).glob("*.ftl"))
    return house + [file for id in games() for file in sources_of(id, language)]


def sources_of(game: str, language: str) -> list[Path]:
    there = folder(game)
    return sorted((there / "texts" / language).glob("*.ftl")) if there else []


def keys(file: Path) -> list[str]:
    """The keys of a Fluent file, in its order."""
    from fluent.syntax import FluentParser, ast

    found = FluentParser().parse(file.read_text("utf-8")).body
    return [entry.id.name for entry in found if isinstance(entry, ast.Message)]


def missing(language: str) -> dict[Path, list[str]]:
    """By English file, the keys that the language doesn't have; options may stay English."""
    there = {key for file in sources(language) for key in keys(file)}
    found = {
        file: [key for key in keys(file) if key not in there and "-option-" not in key]
        for file in sources(DEFAULT)
    }
    return {file: lacking for file, lacking in found.items() if lacking}


NOTHING = "–"  # where a list has nothing in it
CENTRE = 6  # of a hex, where the exits of a town meet; its edges are 0-5


NUMBER = re.compile(r"-?\d+$")


def _way(steps: int, back: str, on: str) -> str:
    return back if steps < 0 else on if steps else "level"


def tidy(said: str) -> str:
    for wrong, right in TIDY:
        said = re.sub(wrong, right, said)
    return said


class Texts:
    """One language, for one game's words or for the house alone.

    `names` are those of the players; `called` is what the game's data calls its things, such as a
    map its places: said where no text says otherwise. `gazetteer` tells what a table's other things
    are called, as `Game.gazetteer` says; `coordinates` says the words for them as well.
    """

    def __init__(
        self,
        language: str = DEFAULT,
        game: str = "",
        names: Sequence[str] = (),
        called: Mapping[str, str] | None = None,
        gazetteer: Mapping[str, Any] | None = None,
        coordinates: bool = False,
    ) -> None:
        spoken = [one for one in dict.fromkeys([language, DEFAULT]) if one in languages()]
        self.bundles = [_bundle(one) for one in spoken]
        self.game = game
        self.facts = merged(FACTS, known(game).facts) if game in games() else FACTS
        self.names = names
        self.called = called or {}
        self.gazetteer: Mapping[str, Any] = gazetteer or {}
        self.coordinates = coordinates

    def has(self, key: str) -> bool:
        """In the language, or in the one that fills it in."""
        return any(bundle.has_message(key) for bundle in self.bundles)

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        for bundle in self.bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, key
                told = facts or {}
                spoken = {name: self._fact(name, value) for name, value in told.items()}
                spoken |= self._derived(told)
                said, errors = bundle.format_pattern(pattern, spoken)
                assert not errors, (key, facts, errors)
                return tidy(str(said))
        return key

    def _derived(self, told: Mapping[str, object]) -> dict[str, str]:
        """What follows from the facts: what a tile joins, what each owner of links gets, and where
        a square is."""
        derived: dict[str, str] = {}
        if "face" in told and "turns" in told:
            derived["joins"] = self.joins(told.get("hex"), told["face"], told["turns"])
        owners = told.get("owners")
        if isinstance(owners, list):
            seats = [seat for seat in dict.fromkeys(owners) if seat >= 0]
            derived["shares"] = ", ".join(f"{self.seat(s)} +{owners.count(s)}" for s in seats)
        column, row = told.get("column"), told.get("row")
        if isinstance(column, int) and isinstance(row, int):
            derived["square"] = self.square(column, row)
        return derived

    def square(self, column: int, row: int) -> str:
        """A square of a board without names, told from its first tile; if wanted, with its
        coordinates, as they are then drawn."""
        aside, upright = self._aside(column), _way(row, "above", "below")
        shape = ("here", "aside", "upright", "both")[(column != 0) + 2 * (row != 0)]
        said = self.say(
            f"{self.game}-square",
            {**aside, "rise": upright, "down": abs(row), "shape": shape},
        )
        return tidy(f"{said} ({column} · {row})") if self.coordinates else said

    def _aside(self, column: int) -> dict[str, object]:
        return {"aside": _way(column, "left", "right"), "across": abs(column)}

    def word(self, slug: str) -> str:
        """A thing of the game by its name for people."""
        if slug in self.gazetteer.get("names", {}):
            return self._called(slug, *self.gazetteer["names"][slug])
        said = self._first([f"{self.game}-word-{slug}", f"word-{slug}"])
        return said or self.called.get(slug) or tidy(slug)

    def _called(
        self, slug: str, key: str, facts: Mapping[str, object], tags: Sequence[str] = ()
    ) -> str:
        """A place by its neighbours, with what it is and, if wanted, its coordinates."""
        more = [self.word(tag) for tag in tags] + ([slug] if self.coordinates else [])
        words = {
            name: self.word(one) if isinstance(one, str) else one for name, one in facts.items()
        }
        name = self.say(key, words)
        return f"{name} ({', '.join(more)})" if more else name

    def joins(self, hex: object, face: object, turns: object) -> str:
        """What the rails of a tile join: places, or the edges they leave by."""
        words: dict[str, str] = dict(zip("012345", self.gazetteer.get("edges", ())))
        words |= self.gazetteer.get("beside", {}).get(hex, {})
        exits, rails = [], []
        for one, two in self.gazetteer.get("faces", {}).get(face, ()):
            here = self.word(words[str((one + int(str(turns))) % CENTRE)])
            if two == CENTRE:
                exits.append(here)
            else:
                rails.append(f"{here} – {self.word(words[str((two + int(str(turns))) % CENTRE)])}")
        if exits:
            town = words.get(str(CENTRE))
            rails.append((f"{self.word(town)} – " if town else "") + ", ".join(exits))
        return self.say("apart").join(rails)

    def phrase(self, words: Sequence[str]) -> list[str]:
        """The words of a move, or of its beginning, each as people would put it there."""
        return [said for at in range(len(words)) if (said := self._nth(words, at))]

    def _nth(self, words: Sequence[str], at: int) -> str:
        """A number says little by itself: `<game>-nth-<verb>-<at>` says what it counts, and the
        turns of a tile are told by what it then joins. Column and row are one square: together
        they are said by the second of them."""
        word = words[at]
        if at > 1 and word.isdigit() and words[at - 1] in self.gazetteer.get("faces", {}):
            return self.joins(words[at - 2], words[at - 1], word)
        key = f"{self.game}-nth-{words[0]}-{at}"
        if not at or not self.has(key):
            return self.word(word)
        if not self.has(f"{self.game}-square") or not NUMBER.match(word):
            return self.say(key, {"value": word})
        if NUMBER.match(words[at - 1]):
            return self.say(key, {"column": int(words[at - 1]), "row": int(word)})
        if at + 1 < len(words) and NUMBER.match(words[at + 1]):
            return ""
        return self.say(key, {"value": word, **self._aside(int(word))})

    def _first(self, keys: Sequence[str]) -> str:
        for key in keys:
            if any(bundle.has_message(key) for bundle in self.bundles):
                return self.say(key)
        return ""

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def event(self, name: str, args: Mapping[str, object]) -> str:
        return self.say(f"{self.game}-event-{name}", args)

    def sifted(self, events: Sequence[Event]) -> list[Event]:
        """Without what another event tells better: `<game>-instead-<event>` names what it tells of
        its seat, or, with a second word, whatever is `for` that."""
        key = f"{self.game}-instead-"
        idle: set[tuple[str, object]] = set()
        for one in events:
            if self.has(key + one.name):
                name, _, purpose = self.say(key + one.name).partition(" ")
                idle.add((name, purpose or one.args.get("seat")))
        return [
            one
            for one in events
            if one.audience != EVERYBODY
            or idle.isdisjoint((one.name, one.args.get(whose)) for whose in ("seat", "for"))
        ]

    def refusal(self, rule: str, facts: Mapping[str, object]) -> str:
        """A sentence, even where it begins with a place that has no name of its own."""
        said = self.say(rule, facts)
        return said[:1].upper() + said[1:]

    def fact(self, name: str, value: object) -> str:
        """A fact of a result, by its name for people."""
        said = self.word("yes" if value else "no") if isinstance(value, bool) else None
        return self.about(self.say(f"{self.game}-fact-{name}"), said or self._fact(name, value))

    def about(self, what: str, said: object) -> str:
        """A thing and what is said of it, parted as the language does it."""
        return self.say("about", {"text": what, "said": str(said)})

    def _fact(self, name: str, value: object, listed: bool = False) -> object:
        """Seats become names, slugs words, lists enumerations; what isn't declared stays."""
        if isinstance(value, list):
            return ", ".join(str(self._fact(name, one, True)) for one in value) or NOTHING
        if isinstance(value, bool):
            return "yes" if value else "no"
        kind = kind_of(self.facts.get(name, ""), value, listed)
        if kind == "seat" and isinstance(value, int):
            return self.seat(value)
        if kind in ("word", "place") and isinstance(value, str):
            return " / ".join(self.word(slug) for slug in value.split("|"))
        if kind == "kind" and isinstance(value, str):
            return " / ".join(self._first([f"word-{one}"]) or one for one in value.split("|"))
        return value
