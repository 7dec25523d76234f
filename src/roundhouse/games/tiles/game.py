"""Railroad Tiles as the house knows it: players, options, set-up."""

from collections.abc import Mapping

from roundhouse.games.tiles.bot import strategy
from roundhouse.games.tiles.bot.conduct import TilesConduct
from roundhouse.games.tiles.facts import FACTS
from roundhouse.games.tiles.rules import observe, planes, rounds, scoring, survey
from roundhouse.games.tiles.rules.box import DATA_MARK, TABLE, TILES
from roundhouse.games.tiles.rules.challenges import CHALLENGES
from roundhouse.games.tiles.rules.course import COURSE
from roundhouse.games.tiles.rules.phases import PHASES, POPULATING, STARTING
from roundhouse.games.tiles.rules.state import TilesState
from roundhouse.games.tiles.view import View
from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.game import Game, Spot
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import NO_WORDS, Option, word_of, words_of
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.tally import Tally
from roundhouse.kernel.told import Told
from roundhouse.kernel.words import Move

OPTIONS = (
    Option("objectives", False, "Play with three objective tiles each (5 points apiece)."),
    Option(
        "sets",
        NO_WORDS,
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


class Tiles(Game[TilesState]):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> TilesState:
        state = TilesState(self, seats, options, rng)
        if seats == 1:
            state.challenge = word_of(options, "challenge")
        if options["objectives"]:
            sets = choose_sets(words_of(options, "sets"), rng)
            state.objectives = [sets[:] for _ in range(seats)]
        rounds.begin_game(state)
        return state

    def data_hash(self, options: dict[str, object]) -> str:
        return DATA_MARK

    def evaluate(self, state: TilesState, seat: int) -> float:
        return strategy.evaluate(state, seat)

    def parts(self, state: TilesState, seat: int) -> dict[str, float]:
        tally = Tally(True)
        strategy.add_up(state, seat, tally)
        return tally.parts

    def conduct(self, ledger: Ledger, state: TilesState) -> Conduct | None:
        return TilesConduct(ledger, state)

    def figures(self, state: TilesState) -> dict[str, list[int]]:
        seats = range(state.seats)
        parts = [scoring.breakdown(state, seat) for seat in seats]
        return {
            "points": [sum([part[name] for name in part]) for part in parts],
            "stars": state.stars[:],
        }

    def shown(self, state: TilesState, seat: int | None) -> Mapping[str, object]:
        view = state.view(seat)
        for owner, player in enumerate(view["players"]):
            land = survey.peopled(state, owner, seat)
            player["territory"]["survey"] = survey.survey(land, state.challenge)
        return view

    def forecast(self, state: TilesState, move: Move, seat: int) -> dict[str, int]:
        return survey.forecast(state, move, seat)

    def observe(self, state: TilesState, seen: Observation) -> None:
        observe.observe(state, seen)

    def planes(self, state: TilesState, seen: Observation) -> None:
        planes.planes(state, seen)

    def round(self, state: TilesState) -> int:
        return state.round

    def stage(self, state: TilesState) -> str:
        """Columns are taken and laid by one after the other; these are for all."""
        return PHASES[state.phase] if state.phase in (STARTING, POPULATING) else ""

    def show(self, state: TilesState, seat: int | None = None) -> str:
        from roundhouse.games.tiles.render.show import show

        return show(state.view(seat))

    def told(self, state: TilesState, seat: int | None) -> Told:
        from roundhouse.games.tiles.render.told import told

        return told(state.view(seat), seat)

    def draw(self, state: TilesState) -> str | None:
        from roundhouse.games.tiles.render.draw import draw

        return draw(state.view(None))

    def spots(self, state: TilesState, seat: int = 0) -> dict[str, Spot]:
        from roundhouse.games.tiles.render.draw import spots

        return spots(state.view(None), seat)


def choose_sets(named: list[str], rng: Rng) -> list[int]:
    """TIL-O1: three sets, chosen or random."""
    tiles = [TILES.names.index(name) for name in named]
    if not tiles:
        tiles = list(range(TILES.routes, len(TILES.names)))
        rng.shuffle(tiles)
        tiles = tiles[: TABLE.objectives]
    return sorted(tiles)


game = Tiles("tiles", "Railroad Tiles", 2, (1, 4), OPTIONS, COURSE, View, FACTS)
