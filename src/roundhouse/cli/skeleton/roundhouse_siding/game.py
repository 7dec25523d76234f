"""Siding as the house knows it: players, options, set-up."""

from roundhouse.kernel.game import Game
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option
from roundhouse.kernel.rng import Rng
from roundhouse_siding.bot import strategy
from roundhouse_siding.facts import FACTS
from roundhouse_siding.rules.box import DATA_MARK, TABLE
from roundhouse_siding.rules.course import COURSE, begin_game
from roundhouse_siding.rules.state import SidingState
from roundhouse_siding.view import View

OPTIONS = (
    Option("wagons", TABLE.wagons, "So many wagons come in a game.", low=4, high=30),
    Option("waits", TABLE.waits, "So often may each of you let one pass.", low=0, high=9),
)


class Siding(Game[SidingState]):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> SidingState:
        state = SidingState(self, seats, options, rng)
        begin_game(state)
        return state

    def data_hash(self, options: dict[str, object]) -> str:
        return DATA_MARK

    def evaluate(self, state: SidingState, seat: int) -> float:
        return strategy.evaluate(state, seat)

    def figures(self, state: SidingState) -> dict[str, list[int]]:
        return {"points": state.points[:], "waits": state.waits[:]}

    def observe(self, state: SidingState, seen: Observation) -> None:
        seen.one("platform", state.platform, "the wagon at the platform: its kind")
        seen.one("left", state.left, "wagons still to come")
        seen.players("points", state.points, "points")
        seen.players("waits", state.waits, "times that a wagon may still be let pass")
        seen.add("depot", "kind", [len(TABLE.worth)], state.depot.counts, "wagons in the depot")

    def round(self, state: SidingState) -> int:
        return state.round


game = Siding("siding", "Siding", 1, (2, 4), OPTIONS, COURSE, View, FACTS)
