"""Taking values out of a TOML table, and noting all that is wrong with them."""

import math
import re
import unicodedata
from itertools import pairwise
from typing import Any, Final, NamedTuple

from roundhouse.rails.atlas.plane import Hex, Point, distance
from roundhouse.rails.atlas.shapes import Line
from roundhouse.rails.toml_lines import Path, line_of

SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# A map is called like its file, and like the value of a game's option: `eastern_us`.
MAP_NAME: Final = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")


MOST_POINTS: Final = 5000  # of a line


class Span(NamedTuple):
    """What a point is measured in, and how far that goes."""

    said: str
    first: float
    second: float
    bounds: str


EARTH: Final = Span("[latitude, longitude]", 85, 180, "latitude −85 to 85, longitude −180 to 180")
PLANE: Final = Span("[x, y] in sides of a hex", 999, 999, "−999 to 999")


class Fault(NamedTuple):
    """What is wrong: the line where it stands, 0 for the map as a whole, in a sentence; and for
    whoever says it in another language its rule and the facts of it. `places` are slugs."""

    line: int
    text: str
    rule: str = ""
    places: tuple[str, ...] = ()
    facts: tuple[tuple[str, object], ...] = ()


class Said(str):
    """A sentence on a map as a whole, with its rule, the places it is about and its facts."""

    rule: str
    places: tuple[str, ...]
    facts: tuple[tuple[str, object], ...]


def said(text: str, rule: str, *places: str, **facts: object) -> str:
    made = Said(text)
    made.rule, made.places, made.facts = rule, places, tuple(facts.items())
    return made


def fault_of(line: int, text: str) -> Fault:
    """A fault with all that its sentence knows."""
    if isinstance(text, Said):
        return Fault(line, str(text), text.rule, text.places, text.facts)
    return Fault(line, text)


class Broken(Exception):
    """A source that can't be compiled, with all that is wrong in it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(f"line {fault.line}: {fault.text}" for fault in faults))
        self.faults = faults


def slug_of(name: str) -> str:
    """`East & Bull` is `east-and-bull`, `Montréal` is `montreal`."""
    plain = name.lower().replace("&", " and ").replace("ß", "ss").replace("ø", "o")
    ascii_only = unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", ascii_only.replace("'", "")).strip("-")


def _is_plain(value: Any) -> bool:
    """Whether a value survives in JSON (a date would not)."""
    if isinstance(value, dict):
        return all(_is_plain(part) for part in value.values())
    if isinstance(value, list):
        return all(_is_plain(part) for part in value)
    return isinstance(value, str) or (isinstance(value, int | float) and math.isfinite(value))


class Reader:
    """Takes values out of one table, noting what is missing, mistyped or unknown."""

    def __init__(self, table: Any, path: Path, lines: dict[Path, int]) -> None:
        self.table: dict[str, Any] = table if isinstance(table, dict) else {}
        self.path = path
        self.lines = lines
        self.faults: list[Fault] = []
        self.taken: list[str] = []
        self.edge_words: tuple[str, ...] = ()  # by the map's orientation
        self.title = ".".join(str(part) for part in path if isinstance(part, str))
        name = self.table.get("name") or self.table.get("text")
        if isinstance(name, str):
            self.title = f"{self.title} {name}".strip()
        if not isinstance(table, dict):
            self.fault("should be a table", *())

    def inner(self, table: Any, *path: str | int) -> "Reader":
        """A reader of a table in this one."""
        reader = Reader(table, (*self.path, *path), self.lines)
        reader.edge_words = self.edge_words
        return reader

    def number_of_line(self) -> int:
        """Where the table begins."""
        return line_of(self.lines, self.path)

    def take(self, key: str, default: Any = None) -> Any:
        """A value of any kind."""
        self.taken.append(key)
        return self.table.get(key, default)

    def fault(self, text: str, *inner: str | int, rule: str = "", **facts: object) -> None:
        """With a rule where also somebody who sees no file can have done it; then `name` is what
        the table is called, and nothing for the map itself."""
        where = f"{self.title}: " if self.title else ""
        line = line_of(self.lines, (*self.path, *inner))
        name = self.table.get("name") if self.path else ""
        told = {"name": name if isinstance(name, str) else "", **facts} if rule else {}
        self.faults.append(Fault(line, where + text, rule, (), tuple(told.items())))

    def _take(self, key: str, default: Any, needed: str) -> Any:
        self.taken.append(key)
        if key not in self.table:
            if default is None:
                self.fault(f"{key} is missing ({needed})")
            return default
        return self.table[key]

    def text(
        self, key: str, default: str | None = None, among: tuple[str, ...] = (), most: int = 0
    ) -> str:
        needed = "one of " + ", ".join(among) if among else "a text"
        value = self._take(key, default, needed)
        if most and isinstance(value, str) and (len(value) > most or not value.isprintable()):
            self.fault(f"{key} should be at most {most} letters in one line", key)
            value = value[:most] if value.isprintable() else default
        if key in self.table and (not isinstance(value, str) or (among and value not in among)):
            self.fault(f"{key} is {value!r}, should be {needed}", key)
            value = default
        return value or (among[0] if among else "")

    def slug(self, key: str, default: str | None = None, pattern: re.Pattern[str] = SLUG) -> str:
        value = self.text(key, default)
        if value and not pattern.fullmatch(value):
            self.fault(f"{key} {value!r} should be small letters, digits and hyphens", key)
        return value

    def number(
        self, key: str, default: float | None = None, least: float = -1e9, most: float = 1e9
    ) -> float:
        value = self._take(key, default, f"a number from {least:g} to {most:g}")
        good = isinstance(value, int | float) and not isinstance(value, bool)
        if key in self.table and not (good and least <= value <= most):
            self.fault(f"{key} is {value!r}, should be a number from {least:g} to {most:g}", key)
            value = default
        return float(value if value is not None else max(least, min(most, 1.0)))

    def flag(self, key: str) -> bool:
        value = self._take(key, False, "true or false")
        if not isinstance(value, bool):
            self.fault(f"{key} is {value!r}, should be true or false", key)
        return value is True

    def words(self, key: str, among: tuple[str, ...] = ()) -> list[str]:
        value = self._take(key, [], "a list of words")
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self.fault(f"{key} should be a list of words", key)
            return []
        for index, word in enumerate(value):
            if among and word not in among:
                self.fault(f"{key}: {word!r} is not one of {' '.join(among)}", key, index)
        return value

    def any_table(self, key: str) -> dict[str, Any]:
        value = self._take(key, {}, "a table")
        if not isinstance(value, dict):
            self.fault(f"{key} should be a table", key)
            return {}
        if not _is_plain(value):
            self.fault(f"{key}: only texts, numbers, lists and tables can be handed on", key)
        return value

    def point(self, key: str, of: Span = EARTH) -> Point:
        value = self._take(key, None, of.said)
        if value is None:
            return (0.0, 0.0)
        return self._point(value, of, key) or (0.0, 0.0)

    def hex(self, key: str, needed: bool = False) -> Hex | None:
        value = self._take(key, None if needed else (), "[q, r]")
        if value is None or value == ():
            return None
        if not isinstance(value, list) or [type(part) for part in value] != [int, int]:
            self.fault(f"{key} is {value!r}, should be [q, r], two whole numbers", key)
            return None
        return (value[0], value[1])

    def hexes(self, key: str, in_a_row: bool = True) -> list[Hex]:
        """Hexes; in a row each lies beside the one before."""
        value = self._take(key, [], "hexes")
        out: list[Hex] = []
        for index, part in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(part, list) or [type(item) for item in part] != [int, int]:
                self.fault(f"{part!r} should be [q, r], two whole numbers", key, index)
                continue
            here = (part[0], part[1])
            if in_a_row and out and distance(out[-1], here) != 1:
                self.fault(f"{part!r} is not beside {list(out[-1])}", key, index)
            out.append(here)
        return out

    def _point(self, value: Any, of: Span, *inner: str | int) -> Point | None:
        if (
            not isinstance(value, list)
            or len(value) != 2
            or not all(type(part) in (int, float) for part in value)
        ):
            self.fault(f"{value!r} should be {of.said}", *inner)
            return None
        first, second = value
        if not (-of.first <= first <= of.first and -of.second <= second <= of.second):
            told = f"{first}, {second}"
            self.fault(f"[{told}] is nowhere: {of.bounds}", *inner, rule="nowhere", point=told)
            return None
        return (float(first), float(second))

    def points(self, key: str, least: int, optional: bool = False, of: Span = EARTH) -> Line:
        value = self._take(key, [] if optional else None, f"at least {least} points")
        if key not in self.table:
            return []
        if not isinstance(value, list) or len(value) < least:
            sentence = f"{key} needs at least {least} points {of.said}"
            self.fault(sentence, key, rule="few-points", least=least)
            return []
        if len(value) > MOST_POINTS:
            sentence = f"{key} has {len(value)} points, at most {MOST_POINTS}"
            self.fault(sentence, key, rule="many-points", count=len(value), most=MOST_POINTS)
            return []
        found = [self._point(part, of, key, index) for index, part in enumerate(value)]
        line = [point for point in found if point]
        for index, (here, there) in enumerate(pairwise(line)):
            if of is EARTH and abs(here[1] - there[1]) > 180:
                sentence = f"{key} crosses the date line; cut it there"
                self.fault(sentence, key, index + 1, rule="date-line")
                break
        return line

    def edges(self, key: str, words: tuple[str, ...]) -> list[tuple[int, int, str]]:
        value = self._take(key, [], "edges")
        out: list[tuple[int, int, str]] = []
        for index, part in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(part, list) and [type(item) for item in part] == [int, int, str]:
                if part[2] in words:
                    out.append((part[0], part[1], part[2]))
                    continue
            wanted = " ".join(words)
            self.fault(f"{part!r} should be [q, r, edge], edge one of {wanted}", key, index)
        return out

    def rest(self, ours: tuple[str, ...] = ()) -> dict[str, Any]:
        """What is left for the game; some words the compiler keeps for itself."""
        left = {key: value for key, value in self.table.items() if key not in self.taken}
        for key, value in left.items():
            if key in ours:
                self.fault(f"{key} is set by the compiler", key)
            elif not _is_plain(value):
                self.fault(f"{key}: only texts, numbers, lists and tables can be handed on", key)
        return left

    def finish(self, allow_rest: bool = False) -> list[Fault]:
        if not allow_rest:
            for key in self.table:
                if key not in self.taken:
                    self.fault(f"{key} is not a word of map sources here", key)
        return self.faults
