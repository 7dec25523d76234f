"""Small Railroad Empires as the house knows it: players, options, set-up."""

from collections.abc import Mapping
from typing import Any

from roundhouse.games.empires.bot import strategy
from roundhouse.games.empires.bot.conduct import EmpiresConduct
from roundhouse.games.empires.bot.weights import HOPES, EmpiresWeights
from roundhouse.games.empires.facts import FACTS
from roundhouse.games.empires.rules import (
    conglomerate,
    construction,
    layout,
    market,
    observe,
    production,
    rounds,
    routes,
    rural,
    scoring,
)
from roundhouse.games.empires.rules.box import (
    ACHIEVEMENTS,
    CONTRACTS,
    DATA_MARK,
    INDUSTRIAL_PIONEER,
    NONE,
    RURAL_TOWN_KING,
    TABLE,
    TILES,
)
from roundhouse.games.empires.rules.country import Country, printed_country, printed_on
from roundhouse.games.empires.rules.course import COURSE
from roundhouse.games.empires.rules.phases import PHASES, STARTING
from roundhouse.games.empires.rules.spaces import spaces_of
from roundhouse.games.empires.rules.state import EmpiresState
from roundhouse.games.empires.view import View
from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.game import Game, Spot
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import NO_WORDS, Option, number_of, words_of
from roundhouse.kernel.pieces import Bag
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.tally import Tally
from roundhouse.kernel.told import Cell, Gain, Told
from roundhouse.kernel.words import Move

OPTIONS = (
    Option(
        "tiles",
        NO_WORDS,
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


class Empires(Game[EmpiresState]):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> EmpiresState:
        state = EmpiresState(self, seats, options, rng, join_country(seats, options, rng))
        state.boom = options["industrial_boom"] != "off"
        state.rural = options["rural_connections"] != "off"
        tell_country(state)
        for factory in state.country.factories:
            production.refill(state, factory)
        lay_achievements(state)
        deal(state)
        if state.rural:
            state.tokens = Bag(rural.counts())
            rural.lay_out(state)
        if seats == 1:
            conglomerate.set_up(state)
        rounds.begin_game(state)
        return state

    def data_hash(self, options: dict[str, object]) -> str:
        return DATA_MARK

    def evaluate(self, state: EmpiresState, seat: int) -> float:
        return strategy.evaluate(state, seat)

    def weights(self) -> EmpiresWeights:
        return HOPES

    def parts(self, state: EmpiresState, seat: int) -> dict[str, float]:
        tally = Tally(True)
        strategy.add_up(state, seat, tally)
        return tally.parts

    def show(self, state: EmpiresState, seat: int | None = None) -> str:
        from roundhouse.games.empires.render.show import show

        return show(state.view(seat))

    def told(self, state: EmpiresState, seat: int | None) -> Told:
        from roundhouse.games.empires.render.told import told

        return told(state.view(seat))

    def way(self, state: EmpiresState, seat: int, start: str, end: str) -> list[Cell]:
        from roundhouse.games.empires.render.told import way

        return way(state, seat, start, end)

    def gains(self, state: EmpiresState, seat: int) -> list[Gain] | None:
        from roundhouse.games.empires.render.told import gains

        return gains(state, seat)

    def draw(self, state: EmpiresState) -> str | None:
        from roundhouse.games.empires.render.draw import draw

        return draw(state.view(None))

    def spots(self, state: EmpiresState, seat: int = 0) -> dict[str, Spot]:
        from roundhouse.games.empires.render.draw import spots

        return spots(state.view(None))

    def conduct(self, ledger: Ledger, state: EmpiresState) -> Conduct | None:
        return EmpiresConduct(ledger, state)

    def figures(self, state: EmpiresState) -> dict[str, list[int]]:
        seats = range(state.seats)
        return {
            "points": [scoring.total(state, seat) for seat in seats],
            "prestige": state.prestige[: state.seats],
            "money": state.money[:],
            "deliveries": [TABLE.trains - left for left in state.trains_left],
        }

    def observe(self, state: EmpiresState, seen: Observation) -> None:
        observe.observe(state, seen)

    def gazetteer(self, state: EmpiresState) -> dict[str, Any]:
        return {"names": spaces_of(state.country)}

    def shown(self, state: EmpiresState, seat: int | None) -> Mapping[str, object]:
        view = state.view(seat)
        offers = view.get("deliveries", [])
        for one in offers:
            ends = (one["factory"], one["good"], one["city"])
            same = [o["route"] for o in offers if (o["factory"], o["good"], o["city"]) == ends]
            one["said"] = routes.named(one["route"], same)
            one["card"] = TABLE.card_bonus if one.get("fitting") else 0
        return view

    def forecast(self, state: EmpiresState, move: Move, seat: int) -> dict[str, int]:
        return construction.forecast(state, move, seat)

    def price(self, state: EmpiresState, move: Move, seat: int) -> int | None:
        return construction.price(state, move, seat)

    def layout(self, state: EmpiresState) -> dict[str, Any]:
        return layout.layout(state.country)

    def round(self, state: EmpiresState) -> int:
        return state.round

    def stage(self, state: EmpiresState) -> str:
        """The phases of a turn are each player's own."""
        return PHASES[STARTING] if state.phase == STARTING else ""


def join_country(seats: int, options: dict[str, object], rng: Rng) -> Country:
    """SRE-S1, SRE-V1: tiles, how they are joined and what stands on them, chosen or by lot."""
    if TABLE.map_tiles[seats] == len(TILES.choices[-1]):
        choice = len(TILES.choices) - 1
        number = number_of(options, "rhombus")
    else:
        named = sorted([int(name) - 1 for name in words_of(options, "tiles")])
        choice = TILES.choices.index(named) if named else rng.below(len(TILES.choices) - 1)
        number = number_of(options, "triangle")
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


def tell_country(state: EmpiresState) -> None:
    country = state.country
    tiles = [str(tile + 1) for tile in country.tiles]
    facts: dict[str, object] = {"tiles": tiles, "number": country.number + 1}
    state.tell("country-joined", {**facts, "of": len(TILES.countries[country.choice])})


def lay_achievements(state: EmpiresState) -> None:
    """SRE-S4, SRE-V4: five face up, those of the variants among them where wished."""
    found: list[int] = []
    if state.options["industrial_boom"] == "pioneer":
        found.append(INDUSTRIAL_PIONEER)
    if state.options["rural_connections"] == "king":
        found.append(RURAL_TOWN_KING)
    pile = [at for at, variant in enumerate(ACHIEVEMENTS.variant) if variant == ""]
    state.rng.shuffle(pile)
    state.achievements = sorted(pile[: TABLE.achievements - len(found)] + found)
    state.tops = [NONE] * TABLE.achievements
    state.bottoms = [0] * TABLE.achievements
    names = [ACHIEVEMENTS.names[at] for at in state.achievements]
    state.tell("achievements-laid", {"achievements": names})


def deal(state: EmpiresState) -> None:
    """SRE-S5, SRE-S6, SRE-G2: contracts, cards and the market; a lone contract lies open."""
    country = state.country
    for contract, factory in enumerate(CONTRACTS.factory):
        if factory not in country.factories:
            state.contract_deck.down.take(contract)
    for seat in range(state.seats):
        state.contracts[seat].add(state.contract_deck.draw(state.rng), state.seats == 1)
        for _ in range(TABLE.cards_at_start):
            state.hands[seat].add(state.deck.draw(state.rng), False)
    market.fill(state)


game = Empires("empires", "Small Railroad Empires", 1, (1, 4), OPTIONS, COURSE, View, FACTS)
