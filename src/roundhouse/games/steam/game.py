"""Steam as the house knows it: players, options, set-up."""

from typing import cast

from roundhouse.games.steam import observe, rounds, scoring
from roundhouse.games.steam.maps import MAPS, bad_map, land_of
from roundhouse.games.steam.state import SteamState
from roundhouse.games.steam.strategy import evaluate
from roundhouse.kernel.game import Game
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State

OPTIONS = (
    Option(
        "rules",
        "base",
        "The base game, or the standard game with its auctions and tighter money.",
        choices=("base", "standard"),
    ),
    Option(
        "map",
        MAPS[0],
        "One of our maps, or the path of a map file, .toml or .json.",
        choices=tuple(MAPS),
        file=True,
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


class Steam(Game):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        name = cast(str, options["map"])
        land = land_of(name)
        if seats > land.most_seats:
            facts: dict[str, object] = {"game": self.id, "seats": seats}
            raise refuse("bad-seats", {**facts, "low": self.seats[0], "high": land.most_seats})
        table = SteamState(self, seats, options, land, rng)
        if land.cubes_needed(seats) > table.bag.total:
            raise bad_map(name, f"{land.cubes_needed(seats)} cubes, the bag has {table.bag.total}")
        table.standard = options["rules"] == "standard"
        table.relaxed = relaxed_seats(cast(str, options["relaxed"]), seats)
        beginners = cast(bool, options["beginners"])
        if table.standard and beginners:
            raise unfit("beginners", "true", "rules=base")
        if not table.standard and True in table.relaxed:
            raise unfit("relaxed", cast(str, options["relaxed"]), "rules=standard")
        for place in land.cities:
            table.network.set_accepts(place, 1 << land.colour[place])
        rounds.begin_game(table, beginners)
        return table

    def figures(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, SteamState)
        return {
            "points": state.points[:],
            "income": state.income[:],
            "cash": state.cash[:],
            "links": [scoring.links_owned(state, seat) for seat in range(state.seats)],
        }

    def observe(self, state: State, seen: Observation) -> None:
        assert isinstance(state, SteamState)
        observe.observe(state, seen)

    def round(self, state: State) -> int:
        assert isinstance(state, SteamState)
        return state.turn

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, SteamState)
        return evaluate(state, seat)

    def show(self, state: State) -> str:
        from roundhouse.games.steam.show import show

        assert isinstance(state, SteamState)
        return show(state.view(None), state.land.board, state.actors)

    def draw(self, state: State) -> str | None:
        from roundhouse.games.steam.draw import draw

        assert isinstance(state, SteamState)
        return draw(state.view(None), state.land.board, state.actors)

    def data_hash(self, options: dict[str, object]) -> str:
        return land_of(cast(str, options["map"])).mark


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


game = Steam("steam", "Steam", 1, (3, 6), OPTIONS)
