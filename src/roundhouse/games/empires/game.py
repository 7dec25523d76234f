"""Small Railroad Empires as the house knows it: players, options, set-up."""

from typing import cast

from roundhouse.games.empires import (
    conglomerate,
    market,
    observe,
    production,
    rounds,
    rural,
    scoring,
    strategy,
)
from roundhouse.games.empires.box import (
    ACHIEVEMENTS,
    CONTRACTS,
    DATA_MARK,
    INDUSTRIAL_PIONEER,
    NONE,
    RURAL_TOWN_KING,
    TABLE,
    TILES,
)
from roundhouse.games.empires.country import Country, printed_country, printed_on
from roundhouse.games.empires.state import EmpiresState
from roundhouse.kernel.game import Game
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option
from roundhouse.kernel.pieces import Bag
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State

OPTIONS = (
    Option(
        "tiles",
        cast(list[str], []),
        "Which three map tiles to use; empty draws them at random.",
        choices=("1", "2", "3", "4"),
        count=3,
        seats=(1, 2),
    ),
    Option(
        "triangle",
        0,
        "Which of the countries of three tiles; 0 draws one at random.",
        high=len(TILES.countries[0]),
        seats=(1, 2),
    ),
    Option(
        "rhombus",
        0,
        "Which of the countries of all four tiles; 0 draws one at random.",
        high=len(TILES.countries[-1]),
        seats=(3, 4),
    ),
    Option("place_tokens", False, "City and Factory Tokens: shuffle what stands where."),
    Option(
        "industrial_boom",
        "off",
        "Industrial Boom: production by industry; with its achievement as the fifth, or without.",
        choices=("off", "board", "pioneer"),
    ),
    Option(
        "rural_connections",
        "off",
        "Rural Connections: tokens on the stars; with its achievement as the fifth, or without.",
        choices=("off", "tokens", "king"),
    ),
)


class Empires(Game):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        table = EmpiresState(self, seats, options, rng, join_country(seats, options, rng))
        table.boom = options["industrial_boom"] != "off"
        table.rural = options["rural_connections"] != "off"
        tell_country(table)
        for factory in table.country.factories:
            production.refill(table, factory)
        lay_achievements(table)
        deal(table)
        if table.rural:
            table.tokens = Bag(rural.counts())
            rural.lay_out(table)
        if seats == 1:
            conglomerate.set_up(table)
        rounds.begin_game(table)
        return table

    def data_hash(self, options: dict[str, object]) -> str:
        return DATA_MARK

    def evaluate(self, state: State, seat: int) -> float:
        return strategy.evaluate(cast(EmpiresState, state), seat)

    def show(self, state: State) -> str:
        from roundhouse.games.empires.show import show

        return show(state.view(None))

    def draw(self, state: State) -> str | None:
        from roundhouse.games.empires.draw import draw

        return draw(state.view(None))

    def figures(self, state: State) -> dict[str, list[int]]:
        table = cast(EmpiresState, state)
        seats = range(table.seats)
        return {
            "points": [scoring.total(table, seat) for seat in seats],
            "prestige": table.prestige[: table.seats],
            "money": table.money[:],
            "deliveries": [TABLE.trains - left for left in table.trains_left],
        }

    def observe(self, state: State, seen: Observation) -> None:
        observe.observe(cast(EmpiresState, state), seen)

    def round(self, state: State) -> int:
        return cast(EmpiresState, state).round


def join_country(seats: int, options: dict[str, object], rng: Rng) -> Country:
    """SRE-S1, SRE-V1: tiles, how they are joined and what stands on them, chosen or by lot."""
    if TABLE.map_tiles[seats] == len(TILES.choices[-1]):
        choice = len(TILES.choices) - 1
        number = cast(int, options["rhombus"])
    else:
        named = sorted([int(name) - 1 for name in cast(list[str], options["tiles"])])
        choice = TILES.choices.index(named) if named else rng.below(len(TILES.choices) - 1)
        number = cast(int, options["triangle"])
    if number == 0:
        number = 1 + rng.below(len(TILES.countries[choice]))
    if not options["place_tokens"]:
        return printed_country(choice, number - 1)
    tiles = TILES.choices[choice]
    cities = printed_on(tiles, TILES.city)
    factories = printed_on(tiles, TILES.factory)
    rng.shuffle(cities)
    rng.shuffle(factories)
    return Country(choice, number - 1, cities, factories)


def tell_country(table: EmpiresState) -> None:
    country = table.country
    tiles = [str(tile + 1) for tile in country.tiles]
    facts: dict[str, object] = {"tiles": tiles, "number": country.number + 1}
    table.tell("country-joined", {**facts, "of": len(TILES.countries[country.choice])})


def lay_achievements(table: EmpiresState) -> None:
    """SRE-S4, SRE-V4: five face up, those of the variants among them where wished."""
    found: list[int] = []
    if table.options["industrial_boom"] == "pioneer":
        found.append(INDUSTRIAL_PIONEER)
    if table.options["rural_connections"] == "king":
        found.append(RURAL_TOWN_KING)
    pile = [at for at, variant in enumerate(ACHIEVEMENTS.variant) if variant == ""]
    table.rng.shuffle(pile)
    table.achievements = sorted(pile[: TABLE.achievements - len(found)] + found)
    table.tops = [NONE] * TABLE.achievements
    table.bottoms = [0] * TABLE.achievements
    names = [ACHIEVEMENTS.names[at] for at in table.achievements]
    table.tell("achievements-laid", {"achievements": names})


def deal(table: EmpiresState) -> None:
    """SRE-S5, SRE-S6, SRE-G2: contracts, cards and the market; a lone contract lies open."""
    country = table.country
    for contract, factory in enumerate(CONTRACTS.factory):
        if factory not in country.factories:
            table.contract_deck.down.take(contract)
    for seat in range(table.seats):
        table.contracts[seat].add(table.contract_deck.draw(table.rng), table.seats == 1)
        for _ in range(TABLE.cards_at_start):
            table.hands[seat].add(table.deck.draw(table.rng), False)
    market.fill(table)


game = Empires("empires", "Small Railroad Empires", 1, (1, 4), OPTIONS)
