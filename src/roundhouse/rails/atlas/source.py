"""A map source: the TOML a person writes. Reading it lists every fault with its line."""

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from roundhouse.rails.atlas.plane import EDGE_WORDS, Hex, Point
from roundhouse.rails.atlas.reader import MAP_NAME, Broken, Fault, Reader, slug_of
from roundhouse.rails.atlas.shapes import Line
from roundhouse.rails.atlas.toml_lines import Path, line_numbers, line_of

__all__ = ["Broken", "Label", "Override", "Place", "Printed", "Source", "Stroke", "parse"]

TERRAINS: Final = ("plain", "hill", "mountain", "desert", "forest", "swamp", "field", "water")
LABEL_KINDS: Final = ("water", "river", "range", "land")
SIDES: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


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
    off: bool = False  # on no hex: drawn where it says, reached by the game's own means


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
    through: list[Hex] = field(default_factory=list)
    tag: str = ""


@dataclass
class Lane:
    """A way over water with spaces for pieces; scenery to all but the game."""

    slug: str
    line: Line
    spaces: int


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
class Printed:
    """A board whose hexes are known: rows of letters, odd ones half a hex further east.

    The first letter of the first row is hex (0, 0). A letter stands for a terrain and tags; one
    without an entry is no hex.
    """

    rows: list[str]
    legend: dict[str, list[str]]

    def hexes(self) -> dict[Hex, list[str]]:
        """Terrain and tags of each hex."""
        return {
            (column - row // 2, row): self.legend[letter]
            for row, letters in enumerate(self.rows)
            for column, letter in enumerate(letters)
            if letter in self.legend
        }


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
    water_terrain: str = "plain"
    printed: Printed | None = None
    connections: bool = False
    lands: list[Stroke] = field(default_factory=list)
    lakes: list[Stroke] = field(default_factory=list)
    rivers: list[Stroke] = field(default_factory=list)
    canals: list[Stroke] = field(default_factory=list)
    ranges: list[Stroke] = field(default_factory=list)
    areas: list[Stroke] = field(default_factory=list)
    ridges: list[Stroke] = field(default_factory=list)
    closed: list[Stroke] = field(default_factory=list)
    zones: list[Stroke] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    lanes: list[Lane] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)
    overrides: list[Override] = field(default_factory=list)
    lines: dict[str, Any] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)


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

    top = Reader(table, (), lines)
    if top.number("format", 1, 1, 1) != 1:
        return source
    source.name = top.slug("name", None, MAP_NAME)
    source.title = top.text("title")
    source.game = top.text("game", "")
    source.origin = top.text("origin", None, ("ours", "published"))
    top.text("why")
    source.orientation = top.text("orientation", None, ("flat", "pointy"))
    source.printed = _printed(top, lines, faults)
    source.border = top.points("border", 3, optional=source.printed is not None)
    source.connections = top.flag("connections")
    source.lines = top.any_table("lines")
    source.facts = top.any_table("facts")

    laid = Reader(top.any_table("projection"), ("projection",), lines)
    source.kind = laid.text("kind", None, ("plane", "conic", "fitted"))
    source.centre = laid.point("centre") if source.kind != "fitted" else (0.0, 0.0)
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

    picture = Reader(top.any_table("picture"), ("picture",), lines)
    source.side = picture.number("side", 33, 8, 80)
    source.margin = picture.number("margin", 60, 10, 600)
    faults += picture.finish()

    water = Reader(top.any_table("water"), ("water",), lines)
    source.land_share = water.number("land_share", 0.5, 0, 1)
    source.coast_share = water.number("coast_share", 0.1, 0, 1)
    source.closed_share = water.number("closed_share", 0.8, 0, 1.01)
    source.water_terrain = water.text("terrain", "plain", TERRAINS)
    faults += water.finish()

    def each(key: str, read: Callable[[Reader, int], None], allow_rest: bool = False) -> None:
        top.taken.append(key)
        found = table.get(key, [])
        if not isinstance(found, list):
            top.fault(f"{key} should be written [[{key}]]", key)
            return
        for index, part in enumerate(found):
            reader = Reader(part, (key, index), lines)
            read(reader, line_of(lines, (key, index)))
            faults.extend(reader.finish(allow_rest))

    def polygon(strokes: list[Stroke]) -> Callable[[Reader, int], None]:
        def read(reader: Reader, number: int) -> None:
            strokes.append(
                Stroke(
                    reader.text("name"),
                    reader.points("line", 3),
                    number,
                    rough=reader.number("rough", 1, 0, 3),
                )
            )

        return read

    def flow(strokes: list[Stroke]) -> Callable[[Reader, int], None]:
        def read(reader: Reader, number: int) -> None:
            through = reader.hexes("through")
            strokes.append(
                Stroke(
                    reader.text("name"),
                    reader.points("line", 2, optional=bool(through)),
                    number,
                    width=reader.number("width", 1, 0.3, 5),
                    through=through,
                )
            )

        return read

    def high(reader: Reader, number: int) -> None:
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

    def area(reader: Reader, number: int) -> None:
        source.areas.append(
            Stroke(
                reader.text("name"),
                reader.points("line", 3),
                number,
                terrain=reader.text("terrain", None, TERRAINS),
            )
        )

    def zone(reader: Reader, number: int) -> None:
        source.zones.append(
            Stroke(
                reader.text("name"),
                reader.points("line", 3),
                number,
                tag=reader.slug("tag"),
            )
        )

    def border_line(strokes: list[Stroke]) -> Callable[[Reader, int], None]:
        def read(reader: Reader, number: int) -> None:
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

    def place(kind: str) -> Callable[[Reader, int], None]:
        def read(reader: Reader, number: int) -> None:
            name = reader.text("name")
            slug = reader.slug("slug", slug_of(name) or "nameless")
            off = reader.flag("off")
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
                    off,
                )
            )

        return read

    def label(reader: Reader, number: int) -> None:
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

    def lane(reader: Reader, _: int) -> None:
        slug = reader.slug("slug")
        line = reader.points("line", 2)
        source.lanes.append(Lane(slug, line, int(reader.number("spaces", 1, 1, 9))))

    def override(reader: Reader, number: int) -> None:
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
    each("zone", zone)
    each("ridge", border_line(source.ridges))
    each("closed", border_line(source.closed))
    each("city", place("city"), allow_rest=True)
    each("town", place("town"), allow_rest=True)
    each("lane", lane)
    each("label", label)
    each("override", override)

    faults += top.finish()
    faults += _same_slugs(source)
    if faults:
        raise Broken(sorted(faults))
    return source


def _printed(top: Reader, lines: dict[Path, int], faults: list[Fault]) -> Printed | None:
    if "printed" not in top.table:
        return None
    reader = Reader(top.any_table("printed"), ("printed",), lines)
    printed = Printed(reader.words("rows"), {})
    legend = Reader(reader.any_table("legend"), ("printed", "legend"), lines)
    for letter in legend.table:
        words = legend.words(letter)
        if len(letter) != 1 or not words or words[0] not in TERRAINS:
            legend.fault(f"{letter!r} should be a letter = [terrain, tags…]", letter)
        printed.legend[letter] = words
    if not printed.rows:
        reader.fault("rows should be a list of rows of letters")
    if top.table.get("orientation") != "pointy":
        reader.fault("rows are of pointy hexes")
    faults += [*reader.finish(), *legend.finish()]
    return printed


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
