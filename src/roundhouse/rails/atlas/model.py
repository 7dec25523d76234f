"""What a map's drawing needs beyond the compiled map."""

from typing import NotRequired, TypedDict


class River(TypedDict):
    name: str
    width: float
    canal: bool
    path: list[list[float]]


class Shape(TypedDict):
    name: str
    rough: float
    line: list[list[float]]
    hexes: NotRequired[bool]  # the outline of some: its points are their corners


class Range(TypedDict):
    name: str
    width: float
    relief: float
    line: list[list[float]]


class Lettering(TypedDict):
    kind: str
    slug: str
    text: str
    at: list[float]
    angle: float
    size: float
    spacing: float


class Sea(TypedDict):
    """A way over water, and the middles of its spaces."""

    slug: str
    line: list[list[float]]
    spots: list[list[float]]


class Sheets(TypedDict):
    """A part of the land that is also drawn elsewhere: its land, how far it moves, its window."""

    names: list[str]  # of the part, and of the rest
    land: list[list[float]]
    shift: list[float]
    rim: list[list[float]]


class Picture(TypedDict):
    """What the drawing needs beyond the map. All of it in pixels of the picture."""

    format: int
    name: str
    orientation: str
    side: float
    origin: list[float]
    size: list[int]
    lands: list[Shape]
    lakes: list[Shape]
    rivers: list[River]
    ranges: list[Range]
    labels: list[Lettering]
    sides: dict[str, str]  # town slug: where its name stands
    off: NotRequired[dict[str, list[float]]]  # q and r of places on no hex, by slug
    lanes: NotRequired[list[Sea]]
    black: NotRequired[list[list[int]]]  # q and r of hexes that a source takes out of the land
    zones: NotRequired[list[str]]  # tags whose border is drawn
    inset: NotRequired[Sheets]
    shore: NotRequired[bool]  # every hex stands on land, whatever the geography around it says
