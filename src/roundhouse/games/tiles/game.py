"""Railroad Tiles as the house knows it: players, options, set-up."""

from typing import cast

from roundhouse.games.tiles import observe, rounds, scoring, strategy
from roundhouse.games.tiles.challenges import CHALLENGES
from roundhouse.games.tiles.state import TilesState
from roundhouse.games.tiles.tileset import DATA_MARK, TABLE, TILES
from roundhouse.kernel.game import Game
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State

OPTIONS = (
    Option("objectives", False, "Play with three objective tiles each (5 points apiece)."),
    Option(
        "sets",
        cast(list[str], []),
        "Which three objectives to use; empty draws them at random.",
        choices=tuple(TILES.objectives),
        count=TABLE.objectives,
    ),
    Option(
        "challenge",
        CHALLENGES[0].name,
        "The solo challenge: a mission or a limit, and three score thresholds.",
        choices=tuple([challenge.name for challenge in CHALLENGES]),
        seats=(1, 1),
    ),
)


class Tiles(Game):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        table = TilesState(self, seats, options, rng)
        if seats == 1:
            table.challenge = cast(str, options["challenge"])
        if options["objectives"]:
            sets = choose_sets(cast(list[str], options["sets"]), rng)
            table.objectives = [sets[:] for _ in range(seats)]
        rounds.begin_game(table)
        return table

    def data_hash(self, options: dict[str, object]) -> str:
        return DATA_MARK

    def evaluate(self, state: State, seat: int) -> float:
        return strategy.evaluate(cast(TilesState, state), seat)

    def figures(self, state: State) -> dict[str, list[int]]:
        table = cast(TilesState, state)
        seats = range(table.seats)
        parts = [scoring.breakdown(table, seat) for seat in seats]
        return {
            "points": [sum([part[name] for name in part]) for part in parts],
            "stars": table.stars[:],
        }

    def observe(self, state: State, seen: Observation) -> None:
        observe.observe(cast(TilesState, state), seen)

    def challenges(self) -> list[tuple[str, int, list[int]]]:
        return [(one.name, one.needs, one.stars[:]) for one in CHALLENGES]

    def round(self, state: State) -> int:
        return cast(TilesState, state).round

    def show(self, state: State) -> str:
        from roundhouse.games.tiles.show import show

        return show(state.view(None))

    def draw(self, state: State) -> str | None:
        from roundhouse.games.tiles.draw import draw

        return draw(state.view(None))


def choose_sets(named: list[str], rng: Rng) -> list[int]:
    """TIL-O1: three sets, chosen or random."""
    tiles = [TILES.names.index(name) for name in named]
    if not tiles:
        tiles = list(range(TILES.routes, len(TILES.names)))
        rng.shuffle(tiles)
        tiles = tiles[: TABLE.objectives]
    return sorted(tiles)


game = Tiles("tiles", "Railroad Tiles", 1, (1, 4), OPTIONS)
