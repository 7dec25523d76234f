"""A game as a game of OpenSpiel: an action is the next word of a sentence.

Chance is sampled: nobody could list the ways in which a bag may be drawn from. The first chance
node chooses one of DEALS games, and a move that draws is followed by a chance node that chooses
one of DRAWS futures, made from the game so far. So a history tells everything, as OpenSpiel wants
it, and a search that comes to a chance node averages over samples instead of foreseeing the draw.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from roundhouse.kernel.extras import need

need("openspiel")  # in words, before the imports below fail

import numpy as np
import pyspiel

from roundhouse.envs.setting import (
    SAID,
    by_place,
    parts_of,
    rivals_only,
    said_numbers,
    seats_of,
)
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.options import Option
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

DEALS = 10_000
DRAWS = 64
MOST_ACTIONS = 1_000_000  # a bound that OpenSpiel asks for; all games end long before
BETWEEN = "+"  # between the words of an option that is a list


def name_of(known: Game[State]) -> str:
    return f"roundhouse_{known.id}_v{known.rules}"


def default_of(option: Option) -> object:
    return BETWEEN.join(option.default) if isinstance(option.default, list) else option.default


def game_type(known: Game[State]) -> Any:
    """Every option is a parameter; one that isn't named keeps its default."""
    parameters = {option.name: default_of(option) for option in known.options}
    return pyspiel.GameType(
        short_name=name_of(known),
        long_name=known.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=known.seats[1],
        min_num_players=seats_of(known, None),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats_of(known, None), **parameters},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    known: Game[State]  # of a class that `register` makes

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        params = dict(params or {})
        known = self.known
        self.seats = rivals_only(known, int(str(params.get("players", seats_of(known, None)))))
        self.options: dict[str, object] = {}
        for option in known.options:
            value = params.get(option.name, default_of(option))
            if value != default_of(option):
                listed = isinstance(option.default, list)
                self.options[option.name] = str(value).split(BETWEEN) if listed else value
        vocabulary = known.new(self.seats, 0, self.options).vocabulary
        info = pyspiel.GameInfo(
            num_distinct_actions=len(vocabulary),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(game_type(known), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, object] | None = None
    ) -> "Observer":
        return Observer(self)


class Position:
    """A table, the words said by the seat to move, and whether chance is to finish the move.

    OpenSpiel copies a state by copying what it holds: here that is the engine's own copy.
    """

    def __init__(self, table: State | None, said: Move = (), drawing: bool = False) -> None:
        self.table = table
        self.said = said
        self.drawing = drawing

    def __deepcopy__(self, memo: object) -> "Position":
        table = None if self.table is None else self.table.copy()
        return Position(table, self.said, self.drawing)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """`position.table` is the engine's own state; None before the deal."""

    def __init__(self, of: SpielGame) -> None:
        super().__init__(of)
        self.position = Position(None)

    @property
    def table(self) -> State:
        table = self.position.table
        assert table is not None, "before the deal there is no table"
        return table

    def current_player(self) -> int:
        if self.position.table is None or self.position.drawing:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.words(self.position.said, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = DEALS if self.position.table is None else DRAWS
        return [(outcome, 1 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        if self.position.table is None:
            of = self.get_game()
            self.position = Position(of.known.new(of.seats, action, of.options))
        elif self.position.drawing:
            table = self.table
            table.rng = table.rng.fresh(Rng(table.rng.seed * DRAWS + action))
            table.play(self.position.said, table.actors[0])
            self.position = Position(table)
        else:
            self._say(action)

    def _say(self, word: int) -> None:
        table = self.table
        seat = table.actors[0]
        said = (*self.position.said, word)
        if table.words(said, seat):
            self.position = Position(table, said)
            return
        after = table.copy()
        after.play(said, seat)
        drawn = after.rng.drawn != table.rng.drawn
        self.position = Position(table, said, True) if drawn else Position(after)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.position.table is None else f"draw {action}"
        return self.table.vocabulary.slugs[action]

    def is_terminal(self) -> bool:
        return self.position.table is not None and self.position.table.result is not None

    def returns(self) -> list[float]:
        """Zero-sum, by places."""
        if not self.is_terminal():
            return [0.0] * self.get_game().seats
        assert self.table.result is not None
        return by_place(self.table.result)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """The same game as the player sees it, everything hidden from him dealt anew."""
        other: SpielState = self.clone()
        imagined = self.table.imagine(player, Rng(int(sampler() * 2**53)))
        other.position = Position(imagined, self.position.said, self.position.drawing)
        return other

    def __str__(self) -> str:
        if self.position.table is None:
            return "before the deal"
        said = self.table.say(self.position.said)
        return f"{self.table}\n{said}" if said else str(self.table)


class Observer:
    """A seat's observation under the names of its parts, and a string of it that compares."""

    def __init__(self, of: SpielGame) -> None:
        parts = parts_of(of.known.id, of.seats, of.options)
        self.tensor = np.zeros(parts[-1].start + SAID, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.length].reshape(part.sizes)
            for part in parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.position.table is not None:
            self.tensor[:-SAID] = state.table.observe(player).listed()
            if player == state.current_player():
                self.tensor[-SAID:] = said_numbers(state.position.said)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position.table is None:
            return "before the deal"
        seen = state.table.observe(player)
        mark = blake2b(repr(seen.numbers).encode(), digest_size=16)
        mark.update(seen.board)
        mine = player == state.current_player()
        said = state.table.say(state.position.said) if mine else ""
        return f"{mark.hexdigest()} {said}"


def register(known: Game[State]) -> None:
    """A class for each game: pyspiel holds on to what it is given until after Python has ended,
    and only a class stands that."""
    if name_of(known) not in pyspiel.registered_names():
        pyspiel.register_game(
            game_type(known), type(name_of(known), (SpielGame,), {"known": known})
        )


def load(game_id: str, seats: int | None, options: Mapping[str, object] | None) -> Any:
    known = game(game_id)
    register(known)
    params: dict[str, object] = {"players": rivals_only(known, seats_of(known, seats))}
    for name, value in (options or {}).items():
        params[name] = BETWEEN.join(value) if isinstance(value, list) else value
    return pyspiel.load_game(name_of(known), params)
