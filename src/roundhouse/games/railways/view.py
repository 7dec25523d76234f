"""What a seat sees of Railways of the World; rules/view.py fills it in, the browser's types are
made of it."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from roundhouse.kernel.views import Outcome

Phase = Literal["barons", "auction", "actions", "building", "express-run", "over"]
Colour = Literal["red", "yellow", "blue", "purple", "black"]
CityColour = Literal["red", "yellow", "blue", "purple", "black", "grey"]
Cubes = dict[Colour, int]
Rail = Annotated[list[Any], (str, int, int)]  # a hex and the two edges that are joined


class Player(TypedDict):
    cash: int
    bonds: int
    interest: NotRequired[int]  # on all its bonds, each turn; where it is shown to people
    points: int
    income: int
    level: int
    links: int
    cards: list[str]
    used: list[str]
    baron_kept: bool
    score: dict[str, int]  # by part
    kept: NotRequired[int]  # points of a track that the marker has run past, +50 for instance


class Cost(TypedDict):
    """What an action costs, and the bonds that it takes."""

    dollars: int
    bonds: int


class Place(TypedDict):
    place: str
    colour: CityColour
    cubes: Cubes
    marker: bool
    charter: int | None
    mine: NotRequired[bool]  # on maps with mines


class Laid(TypedDict):
    hex: str
    face: str
    turns: int


class Link(TypedDict):
    """Its owner, its ends (none where it is open), its rails, and the owners of the trading depots
    on it."""

    link: int
    owner: int
    ends: Annotated[list[str | None], (str | None, str | None)]
    complete: bool
    depots: list[int]
    rails: list[Rail]


class Auction(TypedDict):
    """`last_places` are taken already: the end of the coming order."""

    bidders: list[int]
    bids: list[int]
    high: int
    high_bidder: int | None
    last_places: list[int]


class Build(TypedDict):
    link: int | None
    tiles_left: int
    tiles_laid: int
    land_grant: bool
    tunnel_engineer: bool
    perfect_engineering: bool
    depots_placed: NotRequired[bool]
    ferries: NotRequired[int]


class Markers(TypedDict):
    out: int
    needed: int


class MajorLine(TypedDict):
    line: str
    points: int
    owner: int | None


class WesternLink(TypedDict):
    """`ready` are the seats that may build it now."""

    place: str
    owner: int | None
    ready: list[int]


class SeaLink(TypedDict):
    """A space of a sea lane, and whose link it is."""

    sea: str
    lane: str
    between: Annotated[list[str], (str, str)]
    owner: int | None
    link: int | None


class FuelCity(TypedDict):
    place: str
    owner: int
    depots: int


class Waiting(TypedDict):
    """A cube on its way, and its trip so far."""

    seat: int
    colour: Colour
    place: str
    places: list[str]
    owners: list[int]


class FuelDepots(TypedDict):
    price: int
    most: int
    stock: list[int]
    cities: list[FuelCity]
    waiting: list[Waiting]


class Rotor(TypedDict):
    place: str
    colour: Colour


class OneLink(TypedDict):
    city: str
    linked: list[int]


class Harvest(TypedDict):
    cities: list[str]
    cubes: int
    over: bool


class IndustrialAge(TypedDict):
    begun: bool
    colour: Colour
    price: int
    empty_grey: int
    needed: int


class View(TypedDict):
    map: str
    turn: int
    round: int
    phase: Phase
    order: list[int]
    at: int
    actions_left: int
    players: list[Player]
    places: list[Place]
    markers: Markers
    last_turn: int | None
    idle_turns: int
    delivered: bool
    bag: Cubes
    new_cities: Cubes
    display: list[str]
    deck: int
    tiles: list[Laid]
    links: list[Link]
    box: dict[str, int]
    lines: list[MajorLine]
    western_links: list[WesternLink]
    line_closed: bool
    track: list[int]  # the income of every space
    level_prices: list[int]
    first_to_level: list[int | None]
    # only on maps, and with options, that have them
    baron_set: NotRequired[str]  # `world` where barons are the world's, not the map's
    rotors: NotRequired[list[Rotor]]
    fuel_depots: NotRequired[FuelDepots]
    sea_links: NotRequired[list[SeaLink]]
    sea_price: NotRequired[int]
    one_link_a_turn: NotRequired[OneLink]
    harvest: NotRequired[Harvest]
    industrial_age: NotRequired[IndustrialAge]
    parts: NotRequired[dict[str, object]]  # of parts from elsewhere, by their name
    # only for a seat, or at a time
    costs: NotRequired[dict[str, Cost]]  # by verb, where it is shown to people
    barons: NotRequired[list[str]]
    discarded: NotRequired[str]
    auction: NotRequired[Auction]
    build: NotRequired[Build]
    revealed: NotRequired[list[str]]
    result: NotRequired[Outcome]
