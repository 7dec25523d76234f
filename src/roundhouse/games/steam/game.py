"""Steam as the house knows it: players, options, set-up."""

from typing import Any

from roundhouse.games.steam.bot.conduct import SteamConduct
from roundhouse.games.steam.bot.strategy import add_up, evaluate, sensible
from roundhouse.games.steam.bot.weights import WORTH, SteamWeights
from roundhouse.games.steam.facts import FACTS
from roundhouse.games.steam.rules import building, goods, observe, rounds, scoring, sharing
from roundhouse.games.steam.rules.box import FACES
from roundhouse.games.steam.rules.course import COURSE
from roundhouse.games.steam.rules.land import MAPS, land_of
from roundhouse.games.steam.rules.phases import ENDED, GOODS, PHASES, SHARING
from roundhouse.games.steam.rules.state import SteamState
from roundhouse.games.steam.rules.view import bids_that_count
from roundhouse.games.steam.view import View
from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.game import Game, Spot
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option, flag_of, word_of
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.tally import Tally
from roundhouse.kernel.told import Cell, Gain, Told
from roundhouse.kernel.words import Move
from roundhouse.rails.gazetteer import board_names
from roundhouse.rails.layout import layout_of
from roundhouse.rails.maps import bad_map, called, own_map

OPTIONS = (
    Option(
        "rules",
        "base",
        "The base game, or the standard game with its auctions and tighter money.",
        choices=("base", "standard"),
    ),
    Option(
        "map",
        MAPS.names[0],
        "One of our maps, or the path of a map file, .toml or .json.",
        choices=MAPS.names,
        file=True,
        unlisted=MAPS.brought,
    ),
    Option(
        "beginners",
        False,
        "Base game: draw the first turn order and hand out a little cash, without auctions.",
    ),
    Option(
        "relaxed",
        "none",
        "Standard game: who may also raise cash for track and upkeep: none, all, or seats from 1"
        " on, as in 1+3.",
    ),
)


class Steam(Game[SteamState]):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> SteamState:
        name = word_of(options, "map")
        land = land_of(name)
        if seats > land.most_seats:
            facts: dict[str, object] = {"game": self.id, "seats": seats}
            raise refuse("bad-seats", {**facts, "low": self.seats[0], "high": land.most_seats})
        state = SteamState(self, seats, options, land, rng)
        if land.cubes_needed(seats) > state.bag.total:
            raise bad_map(name, f"{land.cubes_needed(seats)} cubes, the bag has {state.bag.total}")
        state.standard = options["rules"] == "standard"
        state.relaxed = relaxed_seats(word_of(options, "relaxed"), seats)
        beginners = flag_of(options, "beginners")
        if state.standard and beginners:
            raise unfit("beginners", "true", "rules=base")
        if not state.standard and True in state.relaxed:
            raise unfit("relaxed", word_of(options, "relaxed"), "rules=standard")
        state.network.accept([1 << colour if colour >= 0 else 0 for colour in land.colour])
        rounds.begin_game(state, beginners)
        return state

    def conduct(self, ledger: Ledger, state: SteamState) -> Conduct | None:
        return SteamConduct(ledger, state)

    def figures(self, state: SteamState) -> dict[str, list[int]]:
        return {
            "points": state.points[:],
            "income": state.income[:],
            "cash": state.cash[:],
            "links": [scoring.links_owned(state, seat) for seat in range(state.seats)],
        }

    def observe(self, state: SteamState, seen: Observation) -> None:
        observe.observe(state, seen)

    def gazetteer(self, state: SteamState) -> dict[str, Any]:
        return board_names(state.land.board, FACES)

    def shown(self, state: SteamState, seat: int | None) -> View:
        view = state.view(seat)
        if "auction" in view:
            view["auction"]["counts"] = bids_that_count(state)
        return view

    def forecast(self, state: SteamState, move: Move, seat: int) -> dict[str, int]:
        return (
            building.forecast(state, move)
            or goods.forecast(state, move)
            or sharing.forecast(state, move, seat)
        )

    def price(self, state: SteamState, move: Move, seat: int) -> int | None:
        return sum(building.forecast(state, move).values())

    def layout(self, state: SteamState) -> dict[str, Any]:
        return layout_of(state.land.board)

    def round(self, state: SteamState) -> int:
        return state.turn

    def stage(self, state: SteamState) -> str:
        if state.phase in (GOODS, SHARING):
            return f"goods-{state.goods_round + 1}"
        return "" if state.phase == ENDED else PHASES[state.phase]

    def evaluate(self, state: SteamState, seat: int) -> float:
        return evaluate(state, seat)

    def parts(self, state: SteamState, seat: int) -> dict[str, float]:
        tally = Tally(True)
        add_up(state, seat, tally)
        return tally.parts

    def weights(self) -> SteamWeights:
        return WORTH

    def worth_weighing(self, state: SteamState, seat: int) -> list[Move]:
        return sensible(state, self.whole_moves(state, seat))

    def show(self, state: SteamState, seat: int | None = None) -> str:
        from roundhouse.games.steam.render.show import show

        return show(self.shown(state, seat), state.land.board, state.actors)

    def told(self, state: SteamState, seat: int | None) -> Told:
        from roundhouse.games.steam.render.told import told

        return told(state, self.shown(state, seat))

    def way(self, state: SteamState, seat: int, start: str, end: str) -> list[Cell]:
        from roundhouse.games.steam.render.told import way

        return way(state, seat, start, end)

    def gains(self, state: SteamState, seat: int) -> list[Gain] | None:
        from roundhouse.games.steam.render.told import gains

        return gains(state, seat)

    def draw(self, state: SteamState) -> str | None:
        from roundhouse.games.steam.render.draw import draw

        return draw(self.shown(state, None), state.land.board, state.actors)

    def spots(self, state: SteamState, seat: int = 0) -> dict[str, Spot]:
        from roundhouse.games.steam.render.draw import BAR, LEFT
        from roundhouse.games.steam.render.draw_board import spots

        return spots(state.land.board, LEFT, BAR)

    def names(self, options: dict[str, object], language: str) -> dict[str, str]:
        name = word_of(options, "map", MAPS.names[0])
        return called(land_of(name).board.source, language)

    def carries(self, options: dict[str, object]) -> list[str]:
        return MAPS.carried(word_of(options, "map"))

    def bring(self, source: str, made: str = "") -> None:
        MAPS.bring(made or own_map(source), source)

    def data_hash(self, options: dict[str, object]) -> str:
        return land_of(word_of(options, "map")).mark


def relaxed_seats(text: str, seats: int) -> list[bool]:
    """STM-D9: the seats that the option names."""
    if text in ("none", "all"):
        return [text == "all"] * seats
    relaxed = [False] * seats
    names = [str(seat + 1) for seat in range(seats)]
    for name in text.split("+"):
        if name not in names:
            raise unfit("relaxed", text, f"none, all, 1–{seats}")
        relaxed[names.index(name)] = True
    return relaxed


def unfit(option: str, value: str, expected: str) -> Exception:
    return refuse("bad-option", {"option": option, "value": value[:80], "expected": expected})


game = Steam("steam", "Steam", 2, (3, 6), OPTIONS, COURSE, View, FACTS)
