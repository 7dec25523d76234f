"""Maps that people draw."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from roundhouse.server.messages.common import Facts, Request
from roundhouse.study.trial_report import TrialReport
from roundhouse.tables.kept import Visibility

Title = Annotated[str, Meta(min_length=1, max_length=60)]
PlaceKind = Literal["city", "town"]
Place = Annotated[str, Meta(min_length=1, max_length=60)]  # its slug
Tables = dict[str, Any]  # a map source, as its TOML has it


class Region(Request):
    """A part of the world, in degrees; `hex_km` is the size of a hex, 0 for a fitting one."""

    south: Annotated[float, Meta(ge=-85, le=85)]
    west: Annotated[float, Meta(ge=-180, le=180)]
    north: Annotated[float, Meta(ge=-85, le=85)]
    east: Annotated[float, Meta(ge=-180, le=180)]
    hex_km: Annotated[float, Meta(ge=0, le=1000)] = 0


class NewMap(Request, kw_only=True):
    """From nothing, from a `region`, from a `map` of the house, from another's (`drawn`, its id),
    or from the text of a `file`."""

    title: Title
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    region: Region | None = None
    map: Annotated[str, Meta(max_length=60)] = ""
    drawn: Annotated[str, Meta(max_length=12)] = ""
    file: str = ""


class SaveMap(Request, kw_only=True):
    """`seen`: the `changed` of what was changed; who has something older is told."""

    source: Tables
    seen: float


class ShareMap(Request):
    visibility: Visibility


class ReportMap(Request):
    why: Annotated[str, Meta(min_length=1, max_length=400)]


class DrawMap(Request):
    """`light`: at once, without hills."""

    source: Tables
    light: bool = False


class FurnishMap(Request):
    """All cards anew; with the `ends` of a major line only that one is added."""

    source: Tables
    ends: tuple[Place, Place] | None = None


class MapFault(Struct):
    """`table` is where it stands in the source, key and number; `places` are slugs. One that
    `stops` keeps the map from being played."""

    line: int
    text: str
    rule: str
    facts: Facts
    places: list[str]
    table: list[Any] | None
    stops: bool = False


class MapFrame(Struct):
    """Where hex (0, 0) lies in the drawing, and how large hexes are."""

    side: float
    origin: list[float]
    size: list[float]
    orientation: Literal["flat", "pointy"]


class MapHexes(Struct):
    """What the compiler made of a source. A hex is a slug, q, r, terrain and tags."""

    hexes: list[list[Any]]
    places: list[Facts]
    closed: list[list[int]]
    ridges: list[list[int]]


class DrawnMap(Struct):
    """`text` is the source as a file."""

    text: str
    faults: list[MapFault]
    svg: str | None
    frame: MapFrame | None
    compiled: MapHexes | None


class GeoJson(Request):
    """`bounds`: south, west, north, east."""

    text: str
    bounds: Annotated[list[float], Meta(min_length=4, max_length=4)] | None = None


class ReadMap(Struct):
    """Tables to be put into a source, and what couldn't be."""

    source: Tables
    faults: list[MapFault]


class MapVersion(Struct):
    """`name` is the value of the option `map`; `tried`: bots have a report on it."""

    version: int
    name: str
    made: float
    tried: bool


class TryMap(Request):
    """So many games between bots of a level; the ones before count, too."""

    games: Annotated[int, Meta(ge=2, le=400)] = 200
    level: Literal["beginner", "easy", "medium"] = "easy"
    players: Annotated[int, Meta(ge=0, le=6)] = 0


class MapTrial(Struct):
    """`done` of `wanted` games on the newest version; `at_work`: it goes on by itself, for some
    `left` seconds more, if that can be told yet."""

    name: str
    done: int
    wanted: int
    at_work: bool
    left: float | None
    report: TrialReport | None


class MapSummary(Struct, kw_only=True):
    """`newest` is the name of its newest version; `passed`: bots found that one fair."""

    id: str
    game: str
    title: str
    made: float
    changed: float
    visibility: Visibility
    origin: str
    mine: bool
    by: str
    versions: int
    newest: str
    passed: bool
    blocked: bool


class MapTools(Struct):
    """What the game asks of its maps, as far as tools need it: `colours` of a city, the plainest
    first, what it calls ground that is `high`, the `kinds` of places, whether ships have links
    (`sea`), for how many it is, the only way its hexes may `lie`, if there is one, and how many
    `hexes` there may be."""

    colours: list[str]
    high: str
    kinds: list[PlaceKind]
    sea: bool
    seats: list[int]
    lie: Literal["flat", "pointy"] | None
    hexes: int


class DraftMap(MapSummary, kw_only=True):
    """A map with its source; who may not change it sees its newest version."""

    source: Tables
    tools: MapTools
    history: list[MapVersion]


class MapSummaries(Struct):
    """`most`: how many one may have here."""

    maps: list[MapSummary]
    most: int


class KeptVersion(Struct):
    """`source` is a file that can be read in again; `report` what bots made of it."""

    version: int
    name: str
    made: float
    source: str
    report: str


class KeptMap(Struct):
    """A map that you have drawn, whole."""

    id: str
    game: str
    title: str
    made: float
    changed: float
    visibility: Visibility
    origin: str
    draft: str
    versions: list[KeptVersion]


class MyMapReport(Struct):
    """A map that you have reported."""

    map: str
    why: str
    time: float
