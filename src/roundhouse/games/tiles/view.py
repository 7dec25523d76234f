"""What a seat sees of Railroad Tiles; rules/view.py fills it in, the browser's types are made
of it."""

from typing import Literal, NotRequired, TypedDict

from roundhouse.kernel.views import Outcome

Phase = Literal["start", "take", "place", "populate", "end"]
Pawn = Literal["car", "train", "traveller"]
Part = Literal[
    "pawns", "cities", "rectangle", "interruptions", "objectives", "columns", "challenge"
]
Kind = Literal["car", "train", "traveller", "either"]  # of a token


class Laid(TypedDict):
    """A tile of a territory; an objective tile has its figure, what it needs, and whether that is
    enough."""

    tile: str
    column: int
    row: int
    turn: str
    pawn: NotRequired[Pawn]
    have: NotRequired[int]
    needs: NotRequired[int]
    met: NotRequired[bool]


class End(TypedDict):
    """An open end: a side of a tile, 0 north, then clockwise."""

    column: int
    row: int
    side: int


class Rectangle(TypedDict):
    column: int
    row: int
    width: int
    height: int


class Network(TypedDict):
    """What a kind of pawn travels on. A node is one kind of line on one tile: twice the tile's
    place in the list for its railway, and one more for its highway. `pawns` and `free` are tiles
    with such a pawn and with room for one, `next` what one more pawn scores."""

    kind: Pawn
    nodes: list[int]
    pawns: list[int]
    free: list[int]
    next: int


class Survey(TypedDict):
    """What a territory amounts to; one's own with the pawns that one has chosen already. Tiles of
    cities are places in the list of tiles."""

    ends: list[End]
    cities: list[list[int]]
    rectangle: Rectangle
    networks: list[Network]


class Territory(TypedDict):
    tiles: list[Laid]
    open_ends: int
    survey: NotRequired[Survey]  # where it is shown to people


class Token(TypedDict):
    kind: Kind
    flag: bool


class Choice(TypedDict):
    pawn: Pawn
    column: int
    row: int
    stars: int


class Player(TypedDict):
    territory: Territory
    stars: int
    refusals_left: int
    refused: list[str]
    objectives: list[str]
    points: dict[Part, int]
    chosen: NotRequired[list[Choice]]  # one's own, before they are shown to all


class Column(TypedDict):
    tiles: list[str]
    size: int
    stars: int
    taken_by: int  # a seat, or -1


class Challenge(TypedDict):
    name: str
    needs: int
    have: int
    broken: bool
    stars: list[int]


class Supply(TypedDict):
    car: int
    train: int
    traveller: int


class View(TypedDict):
    round: int
    rounds: int
    phase: Phase
    order: list[int]
    actors: list[int]
    waiting_room: Token | None
    active: list[Token]
    tokens_in_stack: int
    starters: list[str]
    columns: list[Column]
    hand: list[str]
    objective_due: bool
    bag: int
    supply: Supply
    star_supply: int
    players: list[Player]
    challenge: NotRequired[Challenge]
    result: NotRequired[Outcome]
