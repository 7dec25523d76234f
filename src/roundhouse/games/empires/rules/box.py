"""What is in the box, read from data, and the words that name it.

Spaces have one number each, whatever country they are joined to: 19 for every map tile.
"""

from typing import Any, Final

from roundhouse.kernel.data import mark, read_text, read_toml
from roundhouse.kernel.grammar import Grammar

PACKAGE: Final = "roundhouse.games.empires"
FILES: Final = (
    "achievements.toml",
    "action_cards.toml",
    "arrangements.toml",
    "contracts.toml",
    "destinations.toml",
    "map_tiles.toml",
    "places.toml",
    "table.toml",
    "train_cards.toml",
)

NONE: Final = -1
BORDER: Final = -2  # beside a network
LETTERS: Final = "abcdefghijklmnopqrs"
TILE_SPACES: Final = len(LETTERS)
TERRAINS: Final = ["plain", "forest", "desert", "river", "mountain"]
RIVER: Final = 3
MOUNTAIN: Final = 4
PLACE: Final = 5  # the terrain of factories and cities, which are none
# How many bits are set: of companies, terrains, hats or industries.
COUNT: Final = [bin(bits).count("1") for bits in range(1 << len(TERRAINS))]


def _read(name: str) -> dict[str, Any]:
    return read_toml(PACKAGE, "data/" + name)


class Places:
    """Factories and cities; goods, hats and industries are numbers in the order of the data."""

    def __init__(self) -> None:
        source = _read("places.toml")
        self.goods: list[str] = source["goods"]
        self.hats: list[str] = source["hats"]
        self.industries: list[str] = source["industries"]
        factories: list[dict[str, Any]] = source["factory"]
        cities: list[dict[str, Any]] = source["city"]
        self.factories: list[str] = [str(one["name"]) for one in factories]
        self.cities: list[str] = [str(one["name"]) for one in cities]
        self.industry: list[int] = [self.industries.index(one["industry"]) for one in factories]
        self.hat: list[int] = [self.hats.index(one["hat"]) for one in cities]
        # How many of each kind of goods a factory prints: [factory * kinds + kind].
        self.printed: list[int] = [
            list(one["goods"]).count(good) for one in factories for good in self.goods
        ]
        # The kinds that a city demands, as bits.
        self.demands: list[int] = [
            sum([1 << self.goods.index(good) for good in one["demands"]]) for one in cities
        ]


class MapTiles:
    """The printed spaces of the four tiles, and the countries they can be joined to."""

    def __init__(self, places: Places) -> None:
        self.names: list[str] = []
        self.terrain: list[int] = []
        self.star: list[bool] = []
        self.factory: list[int] = []  # by space, NONE where there is none
        self.city: list[int] = []
        self.dots: list[list[tuple[int, str]]] = []  # by tile: space of the tile, edge
        for tile in _read("map_tiles.toml")["tile"]:
            self._add(tile, places)
        self.q: list[int] = []  # of a tile's spaces, from its middle
        self.r: list[int] = []
        for q in range(-2, 3):
            for r in range(max(-2, -2 - q), min(2, 2 - q) + 1):
                self.q.append(q)
                self.r.append(r)
        self.choices: list[list[int]] = []  # tiles, numbered from 0
        self.countries: list[list[list[list[int]]]] = []  # [choice][country][tile]: q, r, turn
        for choice in _read("arrangements.toml")["choice"]:
            self.choices.append([number - 1 for number in choice["tiles"]])
            self.countries.append(choice["countries"])

    def _add(self, tile: dict[str, Any], places: Places) -> None:
        spaces = [space for column in tile["columns"] for space in str(column).split()]
        assert len(spaces) == TILE_SPACES
        for letter, space in zip(LETTERS, spaces):
            name = space.rstrip("*")
            self.names.append(f"{tile['number']}{letter}")
            self.star.append(space.endswith("*"))
            self.terrain.append(TERRAINS.index(name) if name in TERRAINS else PLACE)
            self.factory.append(places.factories.index(name) if name in places.factories else NONE)
            self.city.append(places.cities.index(name) if name in places.cities else NONE)
        marks = [str(dot).split() for dot in tile["dots"]]
        self.dots.append([(LETTERS.index(dot[0]), dot[1]) for dot in marks])


class TrainCards:
    """Each card is its own kind: a colour and a condition."""

    def __init__(self, places: Places) -> None:
        source = _read("train_cards.toml")
        cards: list[dict[str, Any]] = source["card"]
        self.colours: list[str] = source["colours"]
        self.length_needed: int = source["length_needed"]
        self.names: list[str] = [str(card["name"]) for card in cards]
        self.colour: list[int] = [self.colours.index(card["colour"]) for card in cards]
        self.good: list[int] = [
            places.goods.index(card["good"]) if "good" in card else NONE for card in cards
        ]
        # The terrains shown, as bits; none for a good or a length.
        self.terrains: list[int] = [
            sum([1 << TERRAINS.index(terrain) for terrain in card.get("terrains", [])])
            for card in cards
        ]
        self.long: list[bool] = [bool(card.get("long", False)) for card in cards]


class Contracts:
    def __init__(self, places: Places) -> None:
        contracts: list[dict[str, Any]] = _read("contracts.toml")["contract"]
        self.factory: list[int] = [places.factories.index(one["factory"]) for one in contracts]
        self.prestige: list[int] = [int(one["prestige"]) for one in contracts]


class Achievements:
    def __init__(self) -> None:
        achievements: list[dict[str, Any]] = _read("achievements.toml")["achievement"]
        self.names: list[str] = [str(one["name"]) for one in achievements]
        self.needs: list[int] = [int(one["needs"]) for one in achievements]
        self.variant: list[str] = [str(one.get("variant", "")) for one in achievements]


class Destinations:
    """By card, and in it for black and then for yellow: an origin and two cities."""

    def __init__(self, places: Places) -> None:
        self.tiles: list[list[int]] = []
        self.origin: list[list[int]] = []
        self.cities: list[list[list[int]]] = []
        for card in _read("destinations.toml")["card"]:
            ways = [card["black"], card["yellow"]]
            self.tiles.append([number - 1 for number in card["tiles"]])
            self.origin.append([places.factories.index(way["from"]) for way in ways])
            self.cities.append([[places.cities.index(city) for city in way["to"]] for way in ways])


class ActionCards:
    def __init__(self, colours: list[str]) -> None:
        source = _read("action_cards.toml")
        cards: list[dict[str, Any]] = source["card"]
        self.played: list[int] = source["played"]
        self.era: list[int] = [int(card["era"]) - 1 for card in cards]
        self.tracks: list[list[int]] = [[int(card["black"]), int(card["yellow"])] for card in cards]
        self.left: list[int] = [colours.index(card["left"]) for card in cards]
        self.right: list[int] = [colours.index(card["right"]) for card in cards]
        self.locomotive: list[int] = [colours.index(card["locomotive"]) for card in cards]


class Table:
    """The figures of the rules."""

    def __init__(self) -> None:
        table = _read("table.toml")
        self.map_tiles: list[int] = [0] + [table["map_tiles"][str(n)] for n in range(1, 5)]
        self.goods_of_each_kind: int = table["goods_of_each_kind"]
        self.tracks: int = table["tracks"]
        self.trains: int = table["trains"]
        self.money_at_start: int = table["money_at_start"]
        self.most_money: int = table["most_money"]
        self.cards_at_start: int = table["cards_at_start"]
        self.hand_limit: int = table["hand_limit"]
        self.market: list[int] = table["market"]
        self.achievements: int = table["achievements"]
        self.tracks_a_turn: int = table["tracks_a_turn"]
        self.unlocking: list[int] = table["unlocking"]
        self.new_route: int = table["new_route"]
        self.sharing: int = table["sharing"]
        self.companies_a_space: int = table["companies_a_space"]
        self.star: int = table["star"]
        self.city_bonus: list[int] = table["city_bonus"]
        self.card_bonus: int = table["card_bonus"]
        self.achievement_top: int = table["achievement_top"]
        self.achievement_bottom: int = table["achievement_bottom"]
        self.hats: list[int] = table["hats"]
        self.rounds_alone: int = table["rounds_alone"]
        self.loan_cards: int = table["loans"]["cards"]
        self.loan_money: int = table["loans"]["money"]
        self.loan_prestige: int = table["loans"]["prestige"]
        self.production: list[int] = table["production"]["prestige"]
        costs: dict[str, int] = table["terrain"]["cost"]
        self.cost: list[int] = [costs[terrain] for terrain in TERRAINS] + [0]
        self.earnings: list[dict[str, int]] = table["earnings"]["rows"]
        self.conglomerate: list[dict[str, int]] = table["conglomerate_earnings"]["rows"]
        self.industry_steps: int = table["industry"]["steps"]
        self.industry_produces: list[int] = table["industry"]["produce"]
        self.rural: dict[str, int] = table["rural"]["tokens"]
        self.gold: int = table["rural"]["gold"]
        self.breakdown: int = table["rural"]["breakdown"]
        self.beautiful: int = table["rural"]["beautiful"]
        # Earnings by length, as far as a route can be long.
        self.money_for: list[int] = _by_length(self.earnings, "money")
        self.prestige_for: list[int] = _by_length(self.earnings, "prestige")
        self.conglomerate_for: list[int] = _by_length(self.conglomerate, "prestige")


def _by_length(rows: list[dict[str, int]], what: str) -> list[int]:
    found: list[int] = []
    for length in range(4 * TILE_SPACES + 1):
        reached = [row[what] for row in rows if row["length"] <= length]
        found.append(reached[-1] if reached else 0)
    return found


PLACES: Final = Places()
TILES: Final = MapTiles(PLACES)
CARDS: Final = TrainCards(PLACES)
CONTRACTS: Final = Contracts(PLACES)
ACHIEVEMENTS: Final = Achievements()
DESTINATIONS: Final = Destinations(PLACES)
ACTIONS: Final = ActionCards(CARDS.colours)
TABLE: Final = Table()
DATA_MARK: Final = mark([read_text(PACKAGE, "data/" + name) for name in FILES])

SPACES: Final = len(TILES.names)
# SRE-C2: by space, its terrain and a dollar for sharing it; SRE-G2: for a lone player the dollar
# replaces the terrain. FULL is more than anybody can pay.
COST: Final = [TABLE.cost[terrain] for terrain in TILES.terrain]
SHARED: Final = [
    0 if terrain == PLACE else TABLE.cost[terrain] + TABLE.sharing for terrain in TILES.terrain
]
SHARED_ALONE: Final = [0 if terrain == PLACE else TABLE.sharing for terrain in TILES.terrain]
FULL: Final = 1000
KINDS: Final = len(PLACES.goods)
FACTORIES: Final = len(PLACES.factories)
CITIES: Final = len(PLACES.cities)

GRAMMAR: Final = Grammar()
START: Final = GRAMMAR.verb("start", "factory")
BUILD: Final = GRAMMAR.verb("build", "space|city|factory")
ROUTE: Final = GRAMMAR.verb("route", "factory")
UNLOCK: Final = GRAMMAR.verb("unlock", "space|city|factory")
DELIVER: Final = GRAMMAR.verb("deliver", "factory goods city space|city|factory*")
PLAY: Final = GRAMMAR.verb("play", "traincard")
REVEAL: Final = GRAMMAR.verb("reveal")
CLAIM: Final = GRAMMAR.verb("claim", "achievement")
BUY: Final = GRAMMAR.verb("buy", "number")
PASS: Final = GRAMMAR.verb("pass")
SLOT: Final = GRAMMAR.section("number", [str(slot + 1) for slot in range(len(TABLE.market))])
GRAMMAR.section("space", [name for name, kind in zip(TILES.names, TILES.terrain) if kind != PLACE])
CITY: Final = GRAMMAR.section("city", PLACES.cities)
FACTORY: Final = GRAMMAR.section("factory", PLACES.factories)
GOOD: Final = GRAMMAR.section("goods", PLACES.goods)
CARD: Final = GRAMMAR.section("traincard", CARDS.names)
ACHIEVEMENT: Final = GRAMMAR.section("achievement", ACHIEVEMENTS.names)
VOCABULARY: Final = GRAMMAR.vocabulary()

# Achievements by their place in the data.
LONG_TRACK: Final = 0
LONGER_TRACK: Final = 1
MASTER_OF_DELIVERIES: Final = 2
TREASURE_HUNTER: Final = 3
EXPRESS_NETWORK: Final = 4
ARDENT_COLLECTOR: Final = 5
LOYAL_INVESTOR: Final = 6
TUNNEL_MASTER: Final = 7
BRIDGE_MASTER: Final = 8
LANDSCAPE_ARTIST: Final = 9
INDUSTRIAL_PIONEER: Final = 10
RURAL_TOWN_KING: Final = 11
