"""Railways of the World as the house knows it: players, options, set-up."""

from typing import cast

from roundhouse.games.railways import links, observe, points, rotors, setting_up
from roundhouse.games.railways.box import (
    FACES,
    TABLE,
    income_track,
    relaxed_incomes,
    track_mark,
)
from roundhouse.games.railways.maps import (
    BARONS,
    MAPS,
    OWN,
    advised,
    advised_variant,
    land_of,
    maps_with,
    mountain_points,
)
from roundhouse.games.railways.phases import AUCTIONS
from roundhouse.games.railways.state import RailwaysState
from roundhouse.games.railways.strategy import evaluate
from roundhouse.kernel.game import Game
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State


def map_help() -> str:
    """ROW-M0: what each map is best for stands where one is chosen."""
    best = "; ".join([best_for(name) for name in MAPS if advised(name)])
    return f"The map. Best numbers of players: {best}."


def best_for(name: str) -> str:
    best = f"{name} {', '.join([str(n) for n in advised(name)])}"
    variant = ", ".join([str(n) for n in advised_variant(name)])
    return f"{best}, and {variant} with its variant" if variant else best


def mountain_help() -> str:
    points_of = mountain_points()
    maps = ", ".join([f"{name} {points_of[name]}" for name in points_of])
    return f"Two players: nobody builds west of the mountains before one has the points ({maps})."


def not_here(option: str, value: str, fact: str) -> Refused:
    """An option for maps that have this fact, on another one."""
    expected = f"map={'|'.join(maps_with(fact))}"
    return refuse("bad-option", {"option": option, "value": value, "expected": expected})


OWN_INCOME = "map"

OPTIONS = (
    Option("map", MAPS[0], map_help, choices=tuple(MAPS)),
    Option(
        "auction",
        AUCTIONS[0],
        "Who goes first: the auction, none in the first turn (beginners), or an auction in which"
        " everybody pays for his place (experts).",
        choices=tuple(AUCTIONS),
    ),
    Option("shorter", False, "A shorter game: two empty-city markers fewer end it."),
    Option("redirecting", True, "The last tile of an incomplete link may be redirected."),
    Option("stars", True, "Play with the optional cards and barons of the map (black star)."),
    Option(
        "barons",
        BARONS[0],
        "Barons of the map, or barons of the world, which name no city.",
        choices=BARONS,
    ),
    Option(
        "rotors",
        False,
        "City Rotors: some cities take a second colour, which changes with each delivery.",
        maps=lambda: maps_with("rotors"),
    ),
    Option(
        "depots",
        False,
        "Fuel Depots: a cube passes a city of its colour, or stops there and goes on later.",
        maps=lambda: maps_with("fuel_depots"),
    ),
    Option(
        "mountain_line",
        False,
        mountain_help,
        seats=(2, 2),
        maps=lambda: maps_with("two_players"),
    ),
    Option(
        "golden_spikes",
        False,
        "Transcontinental variant: cards and barons with a golden spike join the game.",
        maps=lambda: maps_with("golden_spikes"),
    ),
    Option(
        "income",
        OWN_INCOME,
        "The income track: the map's own, or another one for a more relaxed game.",
        choices=(OWN_INCOME, *relaxed_incomes()),
        maps=lambda: maps_with("relaxed_incomes"),
    ),
    Option(
        "idle_turns",
        10,
        "The game ends after so many turns in a row without a delivery.",
        low=1,
        high=50,
    ),
)


class Railways(Game):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        land = land_of(cast(str, options["map"]), cast(str, options["barons"]))
        if not land.seats[0] <= seats <= land.seats[1]:
            facts: dict[str, object] = {"game": self.id, "seats": seats}
            raise refuse("bad-seats", {**facts, "low": land.seats[0], "high": land.seats[1]})
        table = RailwaysState(self, seats, options, land, FACES, rng)
        table.auction = AUCTIONS.index(cast(str, options["auction"]))
        table.redirecting = cast(bool, options["redirecting"])
        table.stars = cast(bool, options["stars"])
        table.most_idle_turns = cast(int, options["idle_turns"])
        if options["shorter"]:
            table.markers_needed -= TABLE.shorter
        if options.get("mountain_line", False):
            if not land.beyond_mountains:
                raise not_here("mountain_line", "true", "two_players")
            table.mountains_closed = True
        if options.get("golden_spikes", False):
            if not land.has_spikes:
                raise not_here("golden_spikes", "true", "golden_spikes")
            table.spikes = True
        if options["depots"]:
            if land.fuel is None:
                raise not_here("depots", "true", "fuel_depots")
            table.fuel = True
        income = cast(str, options.get("income", OWN_INCOME))
        if income != OWN_INCOME:
            if income not in land.relaxed_incomes:
                raise not_here("income", income, "relaxed_incomes")
            table.track = income_track(income)
        for place in range(land.cities):
            if land.colour[place] >= 0:
                table.network.set_accepts(place, 1 << land.colour[place])
        if options["rotors"]:
            if land.rotors is None:
                raise not_here("rotors", "true", "rotors")
            rotors.begin(table)
        setting_up.begin_game(table)
        return table

    def figures(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, RailwaysState)
        seats = range(state.seats)
        return {
            "points": state.points[:],
            "income": [points.income(state, seat) for seat in seats],
            "cash": state.cash[:],
            "bonds": state.bonds[:],
            "links": [links.owned_links(state, seat) for seat in seats],
        }

    def observe(self, state: State, seen: Observation) -> None:
        assert isinstance(state, RailwaysState)
        observe.observe(state, seen)

    def round(self, state: State) -> int:
        assert isinstance(state, RailwaysState)
        return state.turn

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, RailwaysState)
        return evaluate(state, seat)

    def show(self, state: State) -> str:
        from roundhouse.games.railways.show import show

        assert isinstance(state, RailwaysState)
        return show(state.view(None), state.land.board, state.actors)

    def draw(self, state: State) -> str | None:
        from roundhouse.games.railways.draw import draw

        assert isinstance(state, RailwaysState)
        return draw(state.view(None), state.land.board, state.actors)

    def data_hash(self, options: dict[str, object]) -> str:
        mark = land_of(cast(str, options["map"]), cast(str, options.get("barons", OWN))).mark
        income = cast(str, options.get("income", OWN_INCOME))
        return mark if income == OWN_INCOME else track_mark(mark, income)


game = Railways("railways", "Railways of the World", 1, (2, 6), OPTIONS)
