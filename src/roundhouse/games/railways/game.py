"""Railways of the World as the house knows it: players, options, set-up."""

from collections.abc import Mapping, Sequence
from typing import Any

from roundhouse.games.railways.bot.conduct import RailwaysConduct
from roundhouse.games.railways.bot.strategy import add_up, building_on, evaluate
from roundhouse.games.railways.bot.weights import WORTH, RailwaysWeights
from roundhouse.games.railways.facts import FACTS
from roundhouse.games.railways.rules import (
    building,
    delivering,
    links,
    money,
    observe,
    planning,
    points,
    setting_up,
)
from roundhouse.games.railways.rules.box import FACES, TABLE, income_track
from roundhouse.games.railways.rules.course import COURSE
from roundhouse.games.railways.rules.land import (
    BARONS,
    MAPS,
    OWN,
    OWN_INCOME,
    advised,
    advised_variant,
    facts_of,
    land_of,
    mark_of,
    star_cards,
)
from roundhouse.games.railways.rules.parts import depots, mountains, rotors, spikes, station
from roundhouse.games.railways.rules.phases import (
    ACTIONS,
    AUCTION,
    AUCTIONS,
    BUILDING,
    EXPRESS_RUN,
)
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.games.railways.view import View
from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.game import Game, Spot
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option, flag_of, number_of, word_of, words_of
from roundhouse.kernel.plans import Plan
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.tally import Tally
from roundhouse.kernel.told import Cell, Gain, Told
from roundhouse.kernel.words import Move
from roundhouse.rails.gazetteer import board_names
from roundhouse.rails.layout import layout_of
from roundhouse.rails.maps import called, own_map


def map_help() -> str:
    """ROW-M0: what each map is best for stands where one is chosen."""
    best = "; ".join([best_for(name) for name in MAPS.names if advised(name)])
    return f"The map, or the path of a map file, .toml or .json. Best numbers of players: {best}."


def best_for(name: str) -> str:
    best = f"{name} {', '.join([str(n) for n in advised(name)])}"
    variant = ", ".join([str(n) for n in advised_variant(name)])
    return f"{best}, and {variant} with its variant" if variant else best


def incomes_on(board: str) -> list[str]:
    """ROW-M9: the tracks to choose from on a map that names some."""
    relaxed: list[str] = facts_of(board).get("relaxed_incomes", [])
    return [OWN_INCOME, *relaxed] if relaxed else []


OPTIONS = (
    Option("map", MAPS.names[0], map_help, MAPS.names, file=True, unlisted=MAPS.brought),
    Option(
        "auction",
        AUCTIONS[0],
        "Who goes first: the auction, none in the first turn (beginners), or an auction in which"
        " everybody pays for his place (experts).",
        choices=tuple(AUCTIONS),
    ),
    Option("shorter", False, "A shorter game: two empty-city markers fewer end it."),
    Option("redirecting", True, "The end of a link left incomplete may be redirected later."),
    Option(
        "without",
        [],
        "Cards and barons with a black star are optional: those named here stay in the box.",
        maps=MAPS.names,
        choices_on=star_cards,
    ),
    station.OPTION,
    Option(
        "barons",
        BARONS[0],
        "Barons of the map, or barons of the world, which name no city.",
        choices=BARONS,
    ),
    rotors.OPTION,
    depots.OPTION,
    mountains.OPTION,
    spikes.OPTION,
    Option(
        "income",
        OWN_INCOME,
        "The income track: the map's own, or another one for a more relaxed game.",
        maps=MAPS.names,
        choices_on=incomes_on,
    ),
    Option(
        "idle_turns",
        10,
        "The game ends after so many turns in a row without a delivery.",
        low=1,
        high=50,
    ),
)


class Railways(Game[RailwaysState]):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> RailwaysState:
        land = land_of(word_of(options, "map"), word_of(options, "barons"))
        if not land.seats[0] <= seats <= land.seats[1]:
            facts: dict[str, object] = {"game": self.id, "seats": seats}
            raise refuse("bad-seats", {**facts, "low": land.seats[0], "high": land.seats[1]})
        state = RailwaysState(self, seats, options, land, rng)
        state.phases = state.table_of_phases().all
        state.auction = AUCTIONS.index(word_of(options, "auction"))
        state.redirecting = flag_of(options, "redirecting")
        state.without = words_of(options, "without")
        state.most_idle_turns = number_of(options, "idle_turns")
        if options["shorter"]:
            state.markers_needed -= TABLE.shorter
        income = word_of(options, "income")
        if income != OWN_INCOME:
            state.track = income_track(income)
        setting_up.begin_game(state)
        return state

    def conduct(self, ledger: Ledger, state: RailwaysState) -> Conduct | None:
        return RailwaysConduct(ledger, state)

    def figures(self, state: RailwaysState) -> dict[str, list[int]]:
        seats = range(state.seats)
        return {
            "points": state.points[:],
            "income": [points.income(state, seat) for seat in seats],
            "cash": state.cash[:],
            "bonds": state.bonds[:],
            "links": [links.owned_links(state, seat) for seat in seats],
        }

    def observe(self, state: RailwaysState, seen: Observation) -> None:
        observe.observe(state, seen)

    def gazetteer(self, state: RailwaysState) -> dict[str, Any]:
        return board_names(state.land.board, FACES)

    def layout(self, state: RailwaysState) -> dict[str, Any]:
        return layout_of(state.land.board)

    def round(self, state: RailwaysState) -> int:
        return state.turn

    def stage(self, state: RailwaysState) -> str:
        if state.phase in (ACTIONS, BUILDING, EXPRESS_RUN):
            return f"round-{state.round + 1}"
        return "auction" if state.phase == AUCTION else ""

    def shown(self, state: RailwaysState, seat: int | None) -> Mapping[str, object]:
        view = state.view(seat)
        for owner, player in enumerate(view["players"]):
            player["interest"] = state.bonds[owner] * TABLE.interest
        if seat is not None and state.result is None:
            view["costs"] = money.costs(state, seat)
        return view

    def forecast(self, state: RailwaysState, move: Move, seat: int) -> dict[str, int]:
        return building.forecast(state, move) or delivering.forecast(state, move, seat)

    def price(self, state: RailwaysState, move: Move, seat: int) -> int | None:
        """Of track; bonds pay for the rest."""
        return sum(building.forecast(state, move).values())

    def plans(self, state: RailwaysState, seat: int, start: str, via: list[str]) -> list[Plan]:
        return planning.plans(state, seat, start, via)

    def evaluate(self, state: RailwaysState, seat: int) -> float:
        return evaluate(state, seat)

    def parts(self, state: RailwaysState, seat: int) -> dict[str, float]:
        tally = Tally(True)
        add_up(state, seat, tally)
        return tally.parts

    def weights(self) -> RailwaysWeights:
        return WORTH

    def unfinished(self, state: RailwaysState, seat: int) -> bool:
        return building_on(state, seat)

    def show(self, state: RailwaysState, seat: int | None = None) -> str:
        from roundhouse.games.railways.render.show import show

        return show(state.view(seat), state.land.board, state.actors)

    def told(self, state: RailwaysState, seat: int | None) -> Told:
        from roundhouse.games.railways.render.told import told

        return told(state, state.view(seat))

    def way(self, state: RailwaysState, seat: int, start: str, end: str) -> list[Cell]:
        from roundhouse.games.railways.render.told import way

        return way(state, seat, start, end)

    def gains(self, state: RailwaysState, seat: int) -> list[Gain] | None:
        from roundhouse.games.railways.render.told import gains

        return gains(state, seat)

    def draw(self, state: RailwaysState) -> str | None:
        from roundhouse.games.railways.render.draw import draw

        return draw(state.view(None), state.land.board, state.actors)

    def spots(self, state: RailwaysState, seat: int = 0) -> dict[str, Spot]:
        from roundhouse.games.railways.render.draw import spots

        return spots(state.land.board)

    def names(self, options: dict[str, object], language: str) -> dict[str, str]:
        name = word_of(options, "map", MAPS.names[0])
        return called(land_of(name).board.source, language)

    def furnish(
        self, source: dict[str, Any], compiled: Any, ends: Sequence[str] = ()
    ) -> dict[str, Any]:
        from roundhouse.games.railways.furnish import furnish, join

        return join(source, compiled, ends) if ends else furnish(source, compiled)

    def carries(self, options: dict[str, object]) -> list[str]:
        return MAPS.carried(word_of(options, "map"))

    def bring(self, source: str, made: str = "") -> None:
        MAPS.bring(made or own_map(source), source)

    def data_hash(self, options: dict[str, object]) -> str:
        return mark_of(land_of(word_of(options, "map"), word_of(options, "barons", OWN)), options)


game = Railways("railways", "Railways of the World", 2, (2, 6), OPTIONS, COURSE, View, FACTS)
