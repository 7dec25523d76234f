"""Spike as the house knows it: players, options, set-up."""

from typing import cast

from roundhouse.games.spike import observe, setting_up, strategy
from roundhouse.games.spike.box import DATA_MARK, TABLE
from roundhouse.games.spike.state import SpikeState
from roundhouse.kernel.game import Game
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State

OPTIONS = (
    Option("advanced", False, "Choose the side of each contract, and one of two route cards."),
    Option(
        "turns",
        TABLE.turns,
        "The game ends after so many turns each, if nothing else ends it before.",
        low=TABLE.fewest_turns,
        high=TABLE.most_turns,
    ),
)


class Spike(Game):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        table = SpikeState(self, seats, options, rng)
        table.advanced = cast(bool, options["advanced"])
        table.turn_limit = cast(int, options["turns"])
        setting_up.begin_game(table)
        return table

    def data_hash(self, options: dict[str, object]) -> str:
        return DATA_MARK

    def evaluate(self, state: State, seat: int) -> float:
        return strategy.evaluate(cast(SpikeState, state), seat)

    def show(self, state: State) -> str:
        from roundhouse.games.spike.show import show

        return show(state.view(None))

    def draw(self, state: State) -> str | None:
        from roundhouse.games.spike.draw import draw

        return draw(state.view(None))

    def figures(self, state: State) -> dict[str, list[int]]:
        table = cast(SpikeState, state)
        return {
            "points": table.money[:],
            "cities": table.connected[:],
            "track": [TABLE.track - left for left in table.track_left],
            "cards": [hand.total for hand in table.hands],
        }

    def observe(self, state: State, seen: Observation) -> None:
        observe.observe(cast(SpikeState, state), seen)

    def round(self, state: State) -> int:
        return cast(SpikeState, state).round


game = Spike("spike", "Spike", 1, (TABLE.players[0], TABLE.players[1]), OPTIONS)
