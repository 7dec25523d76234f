"""Spike as the house knows it: players, options, set-up."""

import json
from typing import Any

from roundhouse.games.spike.bot import strategy
from roundhouse.games.spike.bot.conduct import SpikeConduct
from roundhouse.games.spike.bot.weights import DETOUR, WEIGHED, WORTH, SpikeWeights
from roundhouse.games.spike.facts import FACTS
from roundhouse.games.spike.rules import layout, observe, planning, setting_up
from roundhouse.games.spike.rules.board import PACKAGE
from roundhouse.games.spike.rules.box import DATA_MARK, TABLE
from roundhouse.games.spike.rules.course import COURSE
from roundhouse.games.spike.rules.junctions import JUNCTIONS, TRACK
from roundhouse.games.spike.rules.phases import ENDED, PHASES, TURNS
from roundhouse.games.spike.rules.state import SpikeState
from roundhouse.games.spike.view import View
from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.data import read_text
from roundhouse.kernel.game import Game, Spot
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option, flag_of, number_of
from roundhouse.kernel.plans import Plan
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.tally import Tally
from roundhouse.kernel.told import Cell, Gain, Told
from roundhouse.kernel.words import Move
from roundhouse.rails.maps import called

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


class Spike(Game[SpikeState]):
    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> SpikeState:
        state = SpikeState(self, seats, options, rng)
        state.advanced = flag_of(options, "advanced")
        state.turn_limit = number_of(options, "turns")
        setting_up.begin_game(state)
        return state

    def data_hash(self, options: dict[str, object]) -> str:
        return DATA_MARK

    def plans(self, state: SpikeState, seat: int, start: str, via: list[str]) -> list[Plan]:
        return planning.plans(state, seat, start, via)

    def evaluate(self, state: SpikeState, seat: int) -> float:
        return strategy.evaluate(state, seat)

    def parts(self, state: SpikeState, seat: int) -> dict[str, float]:
        tally = Tally(True)
        strategy.add_up(state, seat, tally)
        return tally.parts

    def weights(self) -> SpikeWeights:
        return WORTH

    def whole_moves(self, state: SpikeState, seat: int) -> list[Move]:
        return state.moves_within(seat, WEIGHED, DETOUR)

    def worth_weighing(self, state: SpikeState, seat: int) -> list[Move]:
        return strategy.sensible(state, seat, self.whole_moves(state, seat))

    def show(self, state: SpikeState, seat: int | None = None) -> str:
        from roundhouse.games.spike.render.show import show

        return show(state.view(seat))

    def told(self, state: SpikeState, seat: int | None) -> Told:
        from roundhouse.games.spike.render.told import told

        return told(state.view(seat))

    def way(self, state: SpikeState, seat: int, start: str, end: str) -> list[Cell]:
        from roundhouse.games.spike.render.told import way

        return way(state, seat, start, end)

    def gains(self, state: SpikeState, seat: int) -> list[Gain] | None:
        from roundhouse.games.spike.render.told import gains

        return gains(state.view(seat), seat)

    def draw(self, state: SpikeState) -> str | None:
        from roundhouse.games.spike.render.draw import draw

        return draw(state.view(None))

    def spots(self, state: SpikeState, seat: int = 0) -> dict[str, Spot]:
        from roundhouse.games.spike.render.draw import spots

        return spots()

    def conduct(self, ledger: Ledger, state: SpikeState) -> Conduct | None:
        return SpikeConduct(ledger, state)

    def figures(self, state: SpikeState) -> dict[str, list[int]]:
        return {
            "points": state.money[:],
            "cities": state.connected[:],
            "track": [TABLE.track - left for left in state.track_left],
            "cards": [hand.total for hand in state.hands],
        }

    def observe(self, state: SpikeState, seen: Observation) -> None:
        observe.observe(state, seen)

    def gazetteer(self, state: SpikeState) -> dict[str, Any]:
        return {"names": JUNCTIONS | TRACK}

    def layout(self, state: SpikeState) -> dict[str, Any]:
        return layout.layout()

    def names(self, options: dict[str, object], language: str) -> dict[str, str]:
        return called(json.loads(read_text(PACKAGE, "data/maps/eastern.json")), language)

    def round(self, state: SpikeState) -> int:
        return state.round

    def stage(self, state: SpikeState) -> str:
        """What is settled before the first turn."""
        return "" if state.phase in (TURNS, ENDED) else PHASES[state.phase]


game = Spike(
    "spike", "Spike", 2, (TABLE.players[0], TABLE.players[1]), OPTIONS, COURSE, View, FACTS
)
