"""What everybody sees of Steam; rules/view.py fills it in, the browser's types are made of it."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from roundhouse.kernel.views import Outcome

Phase = Literal["first-order", "capital", "order", "choose", "build", "goods", "share", "end"]
Colour = Literal["red", "yellow", "purple", "blue", "grey"]
Cubes = dict[Colour, int]
# a hex and two points that are joined: its sides, or 6, the town
Rail = Annotated[list[Any], (str, int, int)]


class Player(TypedDict):
    cash: int
    income: int
    points: int
    level: int
    action: str | None
    effect_due: bool  # the action's
    improved: bool  # the locomotive, in this turn
    track_points: int
    relaxed: bool
    bankrupt: bool
    score: dict[str, int]  # by part


class Place(TypedDict):
    """A city, or a town that has nothing but its name."""

    place: str
    colour: NotRequired[Colour]
    cubes: NotRequired[Cubes]
    grown: NotRequired[bool]


class Laid(TypedDict):
    hex: str
    face: str
    turns: int


class Link(TypedDict):
    """Its owner, its ends (none where it is open) and its rails."""

    link: int
    owner: int
    ends: Annotated[list[str | None], (str | None, str | None)]
    rails: list[Rail]


class Auction(TypedDict):
    bidders: list[int]
    bids: list[int]
    counts: NotRequired[list[int | None]]  # by seat, where it is shown to people
    high: int | None
    high_bidder: int | None
    free_pass: int | None


class View(TypedDict):
    map: str
    rules: Literal["base", "standard"]
    turn: int
    turns: int
    phase: Phase
    order: list[int]
    line: list[int]  # who is still to come in this phase
    round: int
    players: list[Player]
    places: list[Place]
    display: list[Cubes]
    bag: int
    new_cities: Cubes
    growth_markers: int
    tiles: list[Laid]
    links: list[Link]
    box: dict[str, int]
    deciding: list[int]
    auction: NotRequired[Auction]
    builds_left: NotRequired[int]
    result: NotRequired[Outcome]
