"""A map source: what the TOML that a person writes says. `number` is the line it stands in."""

from dataclasses import dataclass, field
from typing import Any

from roundhouse.rails.atlas.plane import Hex, Point
from roundhouse.rails.atlas.shapes import Line


@dataclass
class Place:
    kind: str
    name: str
    slug: str
    where: Point | None  # in the middle of its hex, where nobody says
    at: Hex | None
    label: str
    facts: dict[str, Any]
    number: int
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
    hexes: list[Hex] = field(default_factory=list)  # of a land or a lake: its outline is theirs
    tag: str = ""


@dataclass
class Lane:
    """A way over water with spaces for pieces; scenery to all but the game."""

    slug: str
    line: Line
    spaces: int
    number: int


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
class Inset:
    """A part of the land that is also drawn elsewhere, so that all of it is seen larger.

    `line` is the ring around its land. It is moved by `shift` into the window `rim`, both in sides
    of a hex from the hex 0, 0. `name` and `rest` are what the two sheets are called.
    """

    name: str
    rest: str
    line: Line
    shift: Point
    rim: Line
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
    inset: Inset | None = None
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
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    lines: dict[str, Any] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)
