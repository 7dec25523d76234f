"""The figures, contracts and route cards of the box, read from data, and the words for them."""

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.spike.rules.board import BOARD, CITIES, PACKAGE, WAYS
from roundhouse.kernel.data import mark, read_text, read_toml
from roundhouse.kernel.grammar import Grammar

if TYPE_CHECKING:
    from roundhouse.games.spike.view import Part, Side

FILES: Final = ("table.toml", "board.toml", "contracts.toml", "routes.toml")

LOCOMOTIVE: Final = 0
TENDER: Final = 1
CAR: Final = 2
PARTS: "Final[list[Part]]" = ["locomotive", "tender", "car"]
SIDES: "Final[list[Side]]" = ["front", "reverse"]


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
        levels = {**table["train"], **table["levels"]}
        self.levels: list[list[int]] = [levels[part] for part in PARTS]
        self.price: list[int] = table["train"]["price"]
        self.cards_of_each: int = table["contracts"]["cards_of_each"]
        self.each_further: int = table["route"]["each_further"]
        self.dealt_advanced: int = table["route"]["dealt_advanced"]
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

MOST: Final = TABLE.of_each_colour  # cards of one colour in a payment, at most

GRAMMAR: Final = Grammar()
SIDE: Final = GRAMMAR.verb("side", "commodity cardside")
GIVE: Final = GRAMMAR.verb("give", "card")
KEEP: Final = GRAMMAR.verb("keep", "station")
BEGIN: Final = GRAMMAR.verb("begin", "station")
LOAD: Final = GRAMMAR.verb("load", "commodity")
DELIVER: Final = GRAMMAR.verb("deliver", "commodity")
DROP: Final = GRAMMAR.verb("drop", "commodity")
ROLL: Final = GRAMMAR.verb("roll", "station|junction compass")
DRAW: Final = GRAMMAR.verb("draw", "card|pile")
BUILD: Final = GRAMMAR.verb("build", "station compass+")
PAY: Final = GRAMMAR.verb("pay", "payment+")
START: Final = GRAMMAR.verb("start", "station|junction compass")
EXTRA: Final = GRAMMAR.verb("extra", "station|junction compass")
UPGRADE: Final = GRAMMAR.verb("upgrade", "part")
PASS: Final = GRAMMAR.verb("pass")
DONE: Final = GRAMMAR.verb("done")
POINT: Final = GRAMMAR.section("station", BOARD.names[:CITIES]).joined(
    GRAMMAR.section("junction", BOARD.names[CITIES:], first=CITIES)
)
WAY: Final = GRAMMAR.section("compass", [*WAYS, "in"])
IN: Final = WAY.word(len(WAYS))
GOOD: Final = GRAMMAR.section("commodity", TABLE.commodities)
CARD: Final = GRAMMAR.section("card", BOARD.colours)
DECK: Final = GRAMMAR.section("pile", ["deck"]).word(0)
PAYMENT: Final = GRAMMAR.section(
    "payment", [f"{n}-{colour}" for colour in BOARD.colours for n in range(1, MOST + 1)]
)
PART: Final = GRAMMAR.section("part", [*PARTS])
CARDSIDE: Final = GRAMMAR.section("cardside", [*SIDES])
VOCABULARY: Final = GRAMMAR.vocabulary()


def pay_word(colour: int, count: int) -> int:
    return PAYMENT.word(colour * MOST + count - 1)


def pay_colour(word: int) -> int:
    return PAYMENT.of(word) // MOST


def pay_count(word: int) -> int:
    return PAYMENT.of(word) % MOST + 1


def cards_said(counts: list[int]) -> list[str]:
    """Cards as events name them: `2-red`, `1-white`."""
    return [
        VOCABULARY.slugs[pay_word(colour, count)] for colour, count in enumerate(counts) if count
    ]
