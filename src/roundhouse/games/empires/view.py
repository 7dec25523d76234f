"""What a seat sees of Small Railroad Empires; rules/view.py fills it in, the browser's types are
made of it."""

from typing import Literal, NotRequired, TypedDict

from roundhouse.kernel.views import Outcome

Phase = Literal["start", "construct", "unlock", "deliver", "card", "claim", "buy", "end"]
Terrain = Literal["plain", "forest", "desert", "river", "mountain"]


class Space(TypedDict):
    """Open land, a city or a factory. Companies are seats, then black and yellow where somebody
    plays alone."""

    space: str
    tile: int
    q: int
    r: int
    tracks: list[int]
    trains: list[int]
    terrain: NotRequired[Terrain]
    star: NotRequired[bool]
    token: NotRequired[bool]
    city: NotRequired[str]
    demands: NotRequired[list[str]]
    hat: NotRequired[str]
    factory: NotRequired[str]
    goods: NotRequired[list[str]]
    printed: NotRequired[list[str]]
    industry: NotRequired[str]


class Company(TypedDict):
    played: list[str]
    locomotives: list[str]
    industries: list[str]
    points: dict[str, int]  # by part


class Contract(TypedDict):
    factory: str
    prestige: int
    shown: bool


class Player(Company):
    money: int
    prestige: int
    tracks_left: int
    unlocked: int
    trains_left: int
    loans: int
    cards: int
    hand: list[str]  # as much of it as the seat knows
    contract: Contract | None
    contract_held: bool


class Rival(Company):
    prestige: int
    origin: str
    destinations: list[str]
    target: str | None
    line: list[str]
    to_build: int


class ActionCard(TypedDict):
    era: int
    black: int
    yellow: int
    left: str
    right: str
    locomotive: str


RivalName = Literal["black", "yellow"]


class Rivals(TypedDict):
    black: Rival
    yellow: Rival


class Conglomerate(TypedDict):
    companies: Rivals
    row: list[ActionCard]
    destinations_left: int


class Achievement(TypedDict):
    achievement: str
    needs: int
    have: list[int]  # by company
    top: int | None
    bottom: list[int]


class Site(TypedDict):
    """Where the seat to move can build, what it pays, and how many loans that takes."""

    space: str
    cost: int
    loans: int


class Offer(TypedDict):
    """A delivery that can be made, and what it earns."""

    factory: str
    good: str
    city: str
    route: list[str]
    length: int
    money: int
    prestige: int
    bonus: int
    # to its deliverer alone: cards in hand that it fits, and what the contract pays
    fitting: NotRequired[list[str]]
    contract: NotRequired[int]
    # where it is shown to people: what a card pays, and the spaces that are said where routes part
    card: NotRequired[int]
    said: NotRequired[list[str]]


class Delivered(TypedDict):
    """What the train card that is due is held against."""

    factory: str
    good: str
    length: int
    terrains: list[Terrain]
    fitting: NotRequired[list[str]]  # to its deliverer alone


class ForSale(TypedDict):
    card: str
    price: int


class Production(TypedDict):
    at: list[int]
    reached: int


class Industries(TypedDict):
    at: dict[str, int]
    steps: int
    produce: list[int]


class View(TypedDict):
    round: int
    phase: Phase
    order: list[int]
    actors: list[int]
    ending: str
    built: int
    tiles: list[int]
    country: int
    spaces: list[Space]
    supply: list[str]
    loan_cards: int
    market: list[ForSale]
    deck: int
    production: Production
    achievements: list[Achievement]
    players: list[Player]
    industries: NotRequired[Industries]
    tokens_left: NotRequired[int]
    rounds: NotRequired[int]
    conglomerate: NotRequired[Conglomerate]
    sites: NotRequired[list[Site]]
    new_routes: NotRequired[list[str]]
    deliveries: NotRequired[list[Offer]]
    delivered: NotRequired[Delivered]
    result: NotRequired[Outcome]
