"""Texts: every sentence a person reads, in his language, from Fluent files.

One folder per language: `house.ftl` for what all games share, one file per game.
A key that a language lacks is said in English; a test sees that none lacks any.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"

# Facts that are said as they stand: what a person typed, and what selectors go by.
VERBATIM = (
    "answer",
    "bot",
    "data",
    "file",
    "format",
    "game",
    "known",
    "language",
    "map",
    "near",
    "option",
    "reason",
    "said",
    "text",
    "value",
    "why",
    "word",
)
SEATS = ("bankrupt", "by", "order", "owner", "seat", "to_move")  # facts that are seats
KINDS = ("expected", "next")  # facts that are kinds of words, whatever else a game calls so


@cache
def languages() -> list[str]:
    return sorted(folder.name for folder in files(__name__).iterdir() if _is_language(folder))


def _is_language(folder: object) -> bool:
    return len(getattr(folder, "name", "")) == 2


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """One language, for one game's words or for the house alone."""

    def __init__(self, language: str = DEFAULT, game: str = "", names: Sequence[str] = ()) -> None:
        spoken = [one for one in dict.fromkeys([language, DEFAULT]) if one in languages()]
        self.bundles = [_bundle(one) for one in spoken]
        self.game = game
        self.names = names

    def has(self, key: str) -> bool:
        return self.bundles[0].has_message(key)

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        for bundle in self.bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, key
                spoken = {name: self._fact(name, value) for name, value in (facts or {}).items()}
                said, errors = bundle.format_pattern(pattern, spoken)
                assert not errors, (key, facts, errors)
                return str(said)
        return key

    def word(self, slug: str) -> str:
        """A thing of the game by its name for people."""
        return self._first([f"{self.game}-word-{slug}", f"word-{slug}"]) or slug

    def _first(self, keys: Sequence[str]) -> str:
        for key in keys:
            if any(bundle.has_message(key) for bundle in self.bundles):
                return self.say(key)
        return ""

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def event(self, name: str, args: Mapping[str, object]) -> str:
        return self.say(f"{self.game}-event-{name}", args)

    def refusal(self, rule: str, facts: Mapping[str, object]) -> str:
        return self.say(rule, facts)

    def fact(self, name: str, value: object) -> str:
        """A fact of a result, by its name for people."""
        said = self.word("yes" if value else "no") if isinstance(value, bool) else None
        return f"{self.say(f'{self.game}-fact-{name}')}: {said or self._fact(name, value)}"

    def _fact(self, name: str, value: object) -> object:
        """Seats become names, slugs words, lists enumerations."""
        if name in VERBATIM:
            return value
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in SEATS and isinstance(value, int):
            return self.seat(value)
        if name in KINDS and isinstance(value, str):
            return " / ".join(self._first([f"word-{kind}"]) or kind for kind in value.split("|"))
        if isinstance(value, str):
            return " / ".join(self.word(slug) for slug in value.split("|"))
        if isinstance(value, list):
            return ", ".join(str(self._fact(name, one)) for one in value)
        return value
