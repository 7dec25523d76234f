"""What a seat sees of Spike; rules/view.py fills it in, the browser's types are made of it."""

from typing import Literal, NotRequired, TypedDict

from roundhouse.kernel.views import Outcome

Phase = Literal["sides", "giving", "keeping", "beginning", "turns", "end"]
Stage = Literal["open", "drawing", "paying", "acted"]
Load = Literal["waiting", "aboard", "delivered"]
Part = Literal["locomotive", "tender", "car"]
Side = Literal["front", "reverse"]
Colour = Literal["red", "yellow", "blue", "green", "purple", "white"]
Cards = dict[Colour, int]


# Where a train stands: in a city, or on an edge, told by its western or northern end, the way
# from there and its other end.
Space = TypedDict(
    "Space", {"city": str, "from": str, "way": str, "to": str, "edge": int}, total=False
)


class Pay(TypedDict):
    city: str
    pays: int


class Contract(TypedDict):
    """Both sides can be looked up; `side` is the one in force, once that is settled."""

    commodity: str
    card: int
    side: Side | None
    front: list[Pay]
    reverse: list[Pay]
    load: Load


class Stop(TypedDict):
    city: str
    value: int
    reached: bool


class Route(TypedDict):
    start: str
    reached: bool
    cities: list[Stop]
    worth: int


class Level(TypedDict):
    level: int
    figure: int


class Train(TypedDict):
    locomotive: Level
    tender: Level
    car: Level


class Player(TypedDict):
    money: int
    earned: dict[str, int]  # by part
    track_left: int
    cities: list[str]
    served: list[str]
    train: Train
    at: Space | None
    aboard: list[str]
    contracts: list[Contract]
    sides_chosen: int
    cards: int
    known: Cards
    turns: int
    hand: NotRequired[Cards]  # one's own
    routes: NotRequired[list[Route]]  # one's own, and everybody's in the end
    rejected: NotRequired[str]


class Row(TypedDict):
    """Of the market."""

    value: int
    commodities: list[str]


class Track(TypedDict):
    edge: int
    seat: int


class View(TypedDict):
    phase: Phase
    stage: Stage | None
    actors: list[int]
    first: int
    round: int
    rounds: int
    advanced: bool
    turn_limit: int
    deck: int
    top_half: int
    times_in_deck: int
    times_drawn: int
    display: list[Colour]
    discards: list[Colour]
    market: list[Row]
    track: list[Track]
    players: list[Player]
    last_round_by: int | None
    rolled: bool
    began_in_city: bool
    drawn: int
    needs: Cards
    gift: NotRequired[Colour]
    result: NotRequired[Outcome]
