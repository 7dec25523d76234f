"""The figures, contracts and route cards of the box, read from data, and the words for them."""

from typing import Any, Final

from roundhouse.games.spike.board import BOARD, CITIES, PACKAGE, POINTS, WAYS
from roundhouse.kernel.data import mark, read_text, read_toml
from roundhouse.kernel.words import Vocabulary

FILES: Final = ("table.toml", "board.toml", "contracts.toml", "routes.toml")

LOCOMOTIVE: Final = 0
TENDER: Final = 1
CAR: Final = 2
PARTS: Final = ["locomotive", "tender", "car"]
SIDES: Final = ["front", "reverse"]


class Table:
    """The figures of the rules."""

    def __init__(self) -> None:
        table = read_toml(PACKAGE, "data/table.toml")
        self.players: list[int] = table["players"]
        self.commodities: list[str] = table["commodities"]
        self.track: int = table["track"]
        self.display: int = table["display"]
        self.hand: int = table["hand"]
        self.time_cards: int = table["time_cards"]
        self.of_each_colour: int = table["cards"]["of_each_colour"]
        self.removed_with_two: int = table["cards"]["removed_with_two"]
        self.market_columns: int = table["market"]["columns"]
        self.values: list[int] = table["market"]["values"]
        self.levels: list[list[int]] = [table["train"][part] for part in PARTS]
        self.price: list[int] = table["train"]["price"]
        self.cards_of_each: int = table["contracts"]["cards_of_each"]
        self.each_further: int = table["route"]["each_further"]
        self.dealt_advanced: int = table["route"]["dealt_advanced"]
        self.longest: int = table["connection"]["longest"]
        self.turns: int = table["limit"]["turns"]
        self.fewest_turns: int = table["limit"]["fewest"]
        self.most_turns: int = table["limit"]["most"]


TABLE: Final = Table()
GOODS: Final = len(TABLE.commodities)
ROWS: Final = len(TABLE.values)
TOP_LEVEL: Final = len(TABLE.price) - 1


class Contracts:
    """Faces by commodity, card and side: which cities they name and what these pay."""

    def __init__(self) -> None:
        cards: list[dict[str, Any]] = read_toml(PACKAGE, "data/contracts.toml")["card"]
        self.cities: list[list[int]] = []
        self.pays: list[list[int]] = []
        for commodity in TABLE.commodities:
            of_it = [card for card in cards if card["commodity"] == commodity]
            assert len(of_it) == TABLE.cards_of_each, commodity
            for card in of_it:
                for side in SIDES:
                    self.cities.append([BOARD.names.index(city) for city, _ in card[side]])
                    self.pays.append([pays for _, pays in card[side]])

    def face(self, commodity: int, card: int, side: int) -> int:
        return (commodity * TABLE.cards_of_each + card) * len(SIDES) + side

    def payout(self, face: int, city: int) -> int:
        """What a city pays on a face; nothing if it isn't named."""
        for index, named in enumerate(self.cities[face]):
            if named == city:
                return self.pays[face][index]
        return 0


class Routes:
    """Route cards, each called by its start."""

    def __init__(self) -> None:
        data = read_toml(PACKAGE, "data/routes.toml")
        cards: list[list[str]] = data["cards"]
        self.values: list[int] = data["values"]
        self.start: list[int] = [BOARD.names.index(card[0]) for card in cards]
        self.cities: list[list[int]] = [
            [BOARD.names.index(city) for city in card[1:]] for card in cards
        ]
        self.from_city: dict[int, int] = {start: card for card, start in enumerate(self.start)}


CONTRACTS: Final = Contracts()
ROUTES: Final = Routes()
DATA_MARK: Final = mark([read_text(PACKAGE, "data/" + name) for name in FILES])

SIDE: Final = 0
GIVE: Final = 1
KEEP: Final = 2
BEGIN: Final = 3
LOAD: Final = 4
DELIVER: Final = 5
DROP: Final = 6
ROLL: Final = 7
DRAW: Final = 8
BUILD: Final = 9
PAY: Final = 10
START: Final = 11
EXTRA: Final = 12
UPGRADE: Final = 13
PASS: Final = 14
DONE: Final = 15

VERBS: Final = [
    "side",
    "give",
    "keep",
    "begin",
    "load",
    "deliver",
    "drop",
    "roll",
    "draw",
    "build",
    "pay",
    "start",
    "extra",
    "upgrade",
    "pass",
    "done",
]

MOST: Final = TABLE.of_each_colour  # cards of one colour in a payment, at most

VOCABULARY: Final = Vocabulary(
    [
        ("verb", VERBS),
        ("station", BOARD.names[:CITIES]),
        ("junction", BOARD.names[CITIES:]),
        ("compass", [*WAYS, "in"]),
        ("commodity", TABLE.commodities),
        ("card", BOARD.colours),
        ("pile", ["deck"]),
        ("payment", [f"{n}-{colour}" for colour in BOARD.colours for n in range(1, MOST + 1)]),
        ("part", PARTS),
        ("cardside", SIDES),
    ],
    {
        "side": ["commodity", "cardside"],
        "give": ["card"],
        "keep": ["station"],
        "begin": ["station"],
        "load": ["commodity"],
        "deliver": ["commodity"],
        "drop": ["commodity"],
        "roll": ["station|junction", "compass"],
        "draw": ["card|pile"],
        "build": ["station", "compass+"],
        "pay": ["payment+"],
        "start": ["station|junction", "compass"],
        "extra": ["station|junction", "compass"],
        "upgrade": ["part"],
        "pass": [],
        "done": [],
    },
)

POINT0: Final = VOCABULARY.word(BOARD.names[0])
WAY0: Final = VOCABULARY.word(WAYS[0])
IN: Final = VOCABULARY.word("in")
GOOD0: Final = VOCABULARY.word(TABLE.commodities[0])
CARD0: Final = VOCABULARY.word(BOARD.colours[0])
DECK: Final = VOCABULARY.word("deck")
PAY0: Final = VOCABULARY.word(f"1-{BOARD.colours[0]}")
PART0: Final = VOCABULARY.word(PARTS[0])
SIDE0: Final = VOCABULARY.word(SIDES[0])
assert VOCABULARY.word(BOARD.names[-1]) == POINT0 + POINTS - 1


def pay_word(colour: int, count: int) -> int:
    return PAY0 + colour * MOST + count - 1


def pay_colour(word: int) -> int:
    return (word - PAY0) // MOST


def pay_count(word: int) -> int:
    return (word - PAY0) % MOST + 1


def cards_said(counts: list[int]) -> list[str]:
    """Cards as events name them: `2-red`, `1-white`."""
    return [
        VOCABULARY.slugs[pay_word(colour, count)] for colour, count in enumerate(counts) if count
    ]
