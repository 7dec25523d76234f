"""A map source: the TOML a person writes. Reading it lists every fault with its line."""

import re
import tomllib
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from roundhouse.rails.atlas.plane import EDGE_WORDS, Hex, Point
from roundhouse.rails.atlas.shapes import Line
from roundhouse.rails.atlas.toml_lines import Path, line_numbers, line_of

TERRAINS: Final = ("plain", "hill", "mountain", "desert", "forest", "swamp", "field")
LABEL_KINDS: Final = ("water", "river", "range", "land")
SIDES: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Fault(NamedTuple):
    line: int
    text: str


class Broken(Exception):
    """A source that can't be compiled, with all that is wrong in it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(f"line {fault.line}: {fault.text}" for fault in faults))
        self.faults = faults


@dataclass
class Place:
    kind: str
    name: str
    slug: str
    where: Point
    at: Hex | None
    label: str
    facts: dict[str, Any]
    line: int


@dataclass
class Stroke:
    """A typed line: a coast, a river, a range, a ridge…"""

    name: str
    line: Line
    number: int
    width: float = 1.0
    terrain: str = ""
    relief: float = 1.0
    rough: float = 1.0
    edges: list[tuple[int, int, str]] = field(default_factory=list)


@dataclass
class Label:
    kind: str
    text: str
    slug: str
    where: Point
    angle: float
    size: float
    spacing: float
    number: int


@dataclass
class Override:
    at: Hex
    terrain: str
    add: list[str]
    drop: list[str]
    present: bool
    absent: bool
    open: list[str]
    number: int


@dataclass
class Source:
    name: str = ""
    title: str = ""
    game: str = ""
    origin: str = ""
    orientation: str = "flat"
    border: Line = field(default_factory=list)
    kind: str = "plane"
    centre: Point = (0.0, 0.0)
    parallels: tuple[float, float] = (0.0, 0.0)
    turn: float = 0.0
    hex_km: float = 1.0
    side: float = 33.0
    margin: float = 60.0
    land_share: float = 0.5
    coast_share: float = 0.1
    closed_share: float = 0.8
    lands: list[Stroke] = field(default_factory=list)
    lakes: list[Stroke] = field(default_factory=list)
    rivers: list[Stroke] = field(default_factory=list)
    canals: list[Stroke] = field(default_factory=list)
    ranges: list[Stroke] = field(default_factory=list)
    areas: list[Stroke] = field(default_factory=list)
    ridges: list[Stroke] = field(default_factory=list)
    closed: list[Stroke] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)
    overrides: list[Override] = field(default_factory=list)
    lines: dict[str, Any] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)


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
    return isinstance(value, str | int | float)


class _Reader:
    """Takes values out of one table, noting what is missing, mistyped or unknown."""

    def __init__(self, table: Any, path: Path, lines: dict[Path, int]) -> None:
        self.table: dict[str, Any] = table if isinstance(table, dict) else {}
        self.path = path
        self.lines = lines
        self.faults: list[Fault] = []
        self.taken: list[str] = []
        self.title = ".".join(str(part) for part in path if isinstance(part, str))
        name = self.table.get("name") or self.table.get("text")
        if isinstance(name, str):
            self.title = f"{self.title} {name}".strip()
        if not isinstance(table, dict):
            self.fault("should be a table", *())

    def fault(self, text: str, *inner: str | int) -> None:
        where = f"{self.title}: " if self.title else ""
        self.faults.append(Fault(line_of(self.lines, (*self.path, *inner)), where + text))

    def _take(self, key: str, default: Any, needed: str) -> Any:
        self.taken.append(key)
        if key not in self.table:
            if default is None:
                self.fault(f"{key} is missing ({needed})")
            return default
        return self.table[key]

    def text(self, key: str, default: str | None = None, among: tuple[str, ...] = ()) -> str:
        needed = "one of " + ", ".join(among) if among else "a text"
        value = self._take(key, default, needed)
        if key in self.table and (not isinstance(value, str) or (among and value not in among)):
            self.fault(f"{key} is {value!r}, should be {needed}", key)
            return default or (among[0] if among else "")
        return value or ""

    def slug(self, key: str, default: str | None = None) -> str:
        value = self.text(key, default)
        if value and not SLUG.fullmatch(value):
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

    def point(self, key: str) -> Point:
        value = self._take(key, None, "[latitude, longitude]")
        if value is None:
            return (0.0, 0.0)
        return self._point(value, key) or (0.0, 0.0)

    def hex(self, key: str, needed: bool = False) -> Hex | None:
        value = self._take(key, None if needed else (), "[q, r]")
        if value is None or value == ():
            return None
        if not isinstance(value, list) or [type(part) for part in value] != [int, int]:
            self.fault(f"{key} is {value!r}, should be [q, r], two whole numbers", key)
            return None
        return (value[0], value[1])

    def _point(self, value: Any, *inner: str | int) -> Point | None:
        if (
            not isinstance(value, list)
            or len(value) != 2
            or not all(type(part) in (int, float) for part in value)
        ):
            self.fault(f"{value!r} should be [latitude, longitude]", *inner)
            return None
        lat, lon = value
        if not (-85 <= lat <= 85 and -180 <= lon <= 180):
            self.fault(
                f"[{lat}, {lon}] is nowhere: latitude −85 to 85, longitude −180 to 180", *inner
            )
            return None
        return (float(lat), float(lon))

    def points(self, key: str, least: int, optional: bool = False) -> Line:
        value = self._take(key, [] if optional else None, f"at least {least} points")
        if key not in self.table:
            return []
        if not isinstance(value, list) or len(value) < least:
            self.fault(f"{key} needs at least {least} points [latitude, longitude]", key)
            return []
        found = [self._point(part, key, index) for index, part in enumerate(value)]
        return [point for point in found if point]

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


def parse(text: str) -> Source:
    """Read a source, or raise Broken with every fault found."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found.group(1)) if found else text.count("\n") + 1
        sentence = re.sub(r" \(at .*\)$", "", str(error))
        raise Broken([Fault(line, f"not TOML: {sentence}")]) from None
    lines = line_numbers(text)
    source = Source()
    faults: list[Fault] = []

    top = _Reader(table, (), lines)
    if top.number("format", 1, 1, 1) != 1:
        return source
    source.name = top.slug("name")
    source.title = top.text("title")
    source.game = top.text("game", "")
    source.origin = top.text("origin", None, ("ours", "published"))
    top.text("why")
    source.orientation = top.text("orientation", None, ("flat", "pointy"))
    source.border = top.points("border", 3)
    source.lines = top.any_table("lines")
    source.facts = top.any_table("facts")

    laid = _Reader(top.any_table("projection"), ("projection",), lines)
    source.kind = laid.text("kind", None, ("plane", "conic"))
    source.centre = laid.point("centre")
    source.hex_km = laid.number("hex_km", None, 0.1, 1000)
    source.turn = laid.number("turn", 0, -180, 180)
    if source.kind == "conic":
        pair = laid.table.get("parallels")
        laid.taken.append("parallels")
        if (
            isinstance(pair, list)
            and len(pair) == 2
            and all(type(part) in (int, float) and 1 <= abs(part) <= 80 for part in pair)
            and pair[0] * pair[1] > 0
        ):
            source.parallels = (float(pair[0]), float(pair[1]))
        else:
            laid.fault(
                "parallels should be the two latitudes where the map is true, on one side of "
                "the equator",
                "parallels",
            )
    faults += laid.finish()

    picture = _Reader(top.any_table("picture"), ("picture",), lines)
    source.side = picture.number("side", 33, 8, 80)
    source.margin = picture.number("margin", 60, 10, 600)
    faults += picture.finish()

    water = _Reader(top.any_table("water"), ("water",), lines)
    source.land_share = water.number("land_share", 0.5, 0, 1)
    source.coast_share = water.number("coast_share", 0.1, 0, 1)
    source.closed_share = water.number("closed_share", 0.8, 0, 1.01)
    faults += water.finish()

    def each(key: str, read: Callable[[_Reader, int], None], allow_rest: bool = False) -> None:
        top.taken.append(key)
        found = table.get(key, [])
        if not isinstance(found, list):
            top.fault(f"{key} should be written [[{key}]]", key)
            return
        for index, part in enumerate(found):
            reader = _Reader(part, (key, index), lines)
            read(reader, line_of(lines, (key, index)))
            faults.extend(reader.finish(allow_rest))

    def polygon(strokes: list[Stroke]) -> Callable[[_Reader, int], None]:
        def read(reader: _Reader, number: int) -> None:
            strokes.append(
                Stroke(
                    reader.text("name"),
                    reader.points("line", 3),
                    number,
                    rough=reader.number("rough", 1, 0, 3),
                )
            )

        return read

    def flow(strokes: list[Stroke]) -> Callable[[_Reader, int], None]:
        def read(reader: _Reader, number: int) -> None:
            strokes.append(
                Stroke(
                    reader.text("name"),
                    reader.points("line", 2),
                    number,
                    width=reader.number("width", 1, 0.3, 5),
                )
            )

        return read

    def high(reader: _Reader, number: int) -> None:
        source.ranges.append(
            Stroke(
                reader.text("name"),
                reader.points("line", 2),
                number,
                width=reader.number("width_km", None, 0.1, 2000),
                terrain=reader.text("terrain", "hill", TERRAINS),
                relief=reader.number("relief", 1, 0, 3),
            )
        )

    def area(reader: _Reader, number: int) -> None:
        source.areas.append(
            Stroke(
                reader.text("name"),
                reader.points("line", 3),
                number,
                terrain=reader.text("terrain", None, TERRAINS),
            )
        )

    def border_line(strokes: list[Stroke]) -> Callable[[_Reader, int], None]:
        def read(reader: _Reader, number: int) -> None:
            stroke = Stroke(
                reader.text("name"),
                reader.points("line", 2, optional=True),
                number,
                edges=reader.edges("edges", EDGE_WORDS[source.orientation]),
            )
            if not stroke.line and not stroke.edges and not reader.faults:
                reader.fault("needs a line or edges")
            strokes.append(stroke)

        return read

    def place(kind: str) -> Callable[[_Reader, int], None]:
        def read(reader: _Reader, number: int) -> None:
            name = reader.text("name")
            slug = reader.slug("slug", slug_of(name) or "nameless")
            source.places.append(
                Place(
                    kind,
                    name,
                    slug,
                    reader.point("where"),
                    reader.hex("at"),
                    reader.text("label", "", ("", *SIDES)),
                    reader.rest(("kind", "hex")),
                    number,
                )
            )

        return read

    def label(reader: _Reader, number: int) -> None:
        kind = reader.text("kind", None, LABEL_KINDS)
        text = reader.text("text")
        source.labels.append(
            Label(
                kind,
                text,
                reader.slug("slug", slug_of(text) or "nameless"),
                reader.point("where"),
                reader.number("angle", 0, -180, 180),
                reader.number("size", {"water": 15.0}.get(kind, 9.5), 9.5, 40),
                reader.number("spacing", -1, -1, 2),
                number,
            )
        )

    def override(reader: _Reader, number: int) -> None:
        at = reader.hex("at", needed=True)
        reader.text("why")
        source.overrides.append(
            Override(
                at or (0, 0),
                reader.text("terrain", "", ("", *TERRAINS)),
                reader.words("add"),
                reader.words("drop"),
                reader.flag("present"),
                reader.flag("absent"),
                reader.words("open", EDGE_WORDS[source.orientation]),
                number,
            )
        )

    each("land", polygon(source.lands))
    each("lake", polygon(source.lakes))
    each("river", flow(source.rivers))
    each("canal", flow(source.canals))
    each("range", high)
    each("area", area)
    each("ridge", border_line(source.ridges))
    each("closed", border_line(source.closed))
    each("city", place("city"), allow_rest=True)
    each("town", place("town"), allow_rest=True)
    each("label", label)
    each("override", override)

    faults += top.finish()
    faults += _same_slugs(source)
    if faults:
        raise Broken(sorted(faults))
    return source


def _same_slugs(source: Source) -> list[Fault]:
    first: dict[str, Place] = {}
    faults = []
    for place in source.places:
        if place.slug in first:
            other = first[place.slug]
            faults.append(
                Fault(
                    place.line,
                    f"{place.kind} {place.name}: the slug {place.slug} is that of "
                    f"{other.name} in line {other.line}; give one of them its own slug",
                )
            )
        else:
            first[place.slug] = place
    return faults
