"""A game as an environment of Gymnasium: one seat learns, the others are played by bots.

An action is the next word of the learner's sentence; rivals make whole moves, and see no more than
their seats. Importing this registers `roundhouse/<game>-v<rules>` for every game.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from roundhouse.kernel.extras import need

need("envs")  # in words, before the imports below fail

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from roundhouse.bots import Bot, ask, dismiss
from roundhouse.bots.roster import check
from roundhouse.bots.roster import make as bot_named
from roundhouse.envs.arrays import Arrays, Mask, Numbers, Seen
from roundhouse.envs.boards import Graph, graph_of, planes_of
from roundhouse.envs.moves import MOST, Moves
from roundhouse.envs.setting import (
    FRAMES,
    RENDERED,
    Purse,
    check_choices,
    name_of,
    points_of,
    rendered,
    seats_of,
    spoken,
)
from roundhouse.kernel.game import game, games
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

Chooser = Callable[[State, int], Move]
Rival = str | Bot | Chooser
ANY_SEAT = -1


class Called:
    """A function as a bot: from a state, in which all that the seat can't see is dealt anew, and a
    seat to a move."""

    def __init__(self, choose: Chooser) -> None:
        self.choose = choose


class SeatEnv(gymnasium.Env[Any, Any]):
    """`table` is the engine's own state, `seat` the learner's, `parts` tell the numbers of an
    observation apart."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as its parent's
        "render_modes": [*RENDERED],
        "render_fps": FRAMES,
    }

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = ANY_SEAT,
        rivals: Rival | Sequence[Rival] = "random",
        rewards: str = "gain",
        most_actions: int | None = None,
        flat: bool = False,
        render_mode: str | None = None,
        actions: str = "words",
        most_moves: int = MOST,
        planes: bool = False,
    ) -> None:
        check_choices(rewards, render_mode, actions)
        self.game = game(game_id)
        self.seats = seats_of(self.game, seats)
        self.options = dict(options or {})
        if not ANY_SEAT <= seat < self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}, not {seat}")
        self.chosen_seat = seat
        several = isinstance(rivals, Sequence) and not isinstance(rivals, str)
        self.rivals: list[Any] = (
            [*cast(Sequence[Rival], rivals)] if several else [rivals] * (self.seats - 1)
        )
        if len(self.rivals) != self.seats - 1:
            raise ValueError(f"{len(self.rivals)} rivals for {self.seats - 1} seats")
        for rival in self.rivals:
            if isinstance(rival, str):
                check(rival)
        self.bots: dict[int, Bot] = {}
        self.hired: list[Bot] = []  # those that were only named, and so are ours to dismiss
        self.kind_of_rewards = rewards
        self.most_actions = most_actions
        self.flat = flat
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": name_of(self.game)}
        self.arrays = Arrays(game_id, self.seats, self.options)
        self.parts = self.arrays.parts
        self.table: State = self.game.new(self.seats, 0, self.options)
        self.vocabulary = self.table.vocabulary
        self.moves = Moves(self.arrays.words, most_moves) if actions == "moves" else None
        self.action_space: Discrete[Any] = Discrete(
            self.arrays.words if self.moves is None else most_moves
        )
        self.with_planes = planes
        if planes and planes_of(self.table, 0) is None:
            raise ValueError(f"{self.game.name} has a board, and no planes: see graph()")
        self.observation_space: Box | Dict = self.arrays.box() if flat else self._space()
        self.state_space = self.arrays.box(self.seats)
        self.seat = max(seat, 0)
        self.said: Move = ()
        self.following: list[int] = []

    def _space(self) -> Dict:
        parts: dict[str, Any] = dict(self.arrays.space().spaces)
        if self.moves is not None:
            parts["action_mask"] = Box(0, 1, (self.moves.most,), np.int8)
            parts["moves"] = self.moves.space()
        if self.with_planes:
            parts["planes"] = Box(0, 1, planes_of(self.table, 0).shape, np.uint8)  # type: ignore[union-attr]
        return Dict(parts)

    def graph(self) -> Graph | None:
        """The board of this game, which never changes while it is played; None if it has none."""
        return graph_of(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A seed is the game's own; without one a series of games goes on."""
        super().reset(seed=seed)
        of_game = int(self.np_random.integers(2**63)) if seed is None else seed
        luck = Rng(of_game).child()
        self.luck = luck.child()  # by which rivals imagine what they can't see
        self.seat = luck.below(self.seats) if self.chosen_seat == ANY_SEAT else self.chosen_seat
        self.close()
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self.bots = {
            seat: self._as_bot(rival, luck.next32())
            for seat, rival in zip(others, self.rivals, strict=True)
        }
        self.table = self.game.new(self.seats, of_game, self.options)
        self.purse = Purse(self.seats, self.kind_of_rewards)
        self.actions_taken = 0
        self.sentence = ""
        self._wait()
        return self._seen(), self._info()

    def _as_bot(self, rival: Rival, seed: int) -> Bot:
        if isinstance(rival, str):
            self.hired.append(bot_named(rival, seed))
            return self.hired[-1]
        return rival if hasattr(rival, "choose") else Called(rival)

    def _wait(self) -> None:
        """The others play until the learner is asked."""
        table = self.table
        while table.result is None and self.seat not in table.actors:
            seat = table.actors[0]
            table.play(ask(self.bots[seat], table, seat, self.luck), seat)
        self.said = ()
        self.following = table.words((), self.seat)
        if self.moves is not None:
            self.moves.look(table, self.seat)
        self.looked = self.arrays.look(table, self.seat)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.moves is None:
            self._say(int(action))
        else:
            self._choose(int(action))
        self.sentence = self.table.say(self.said)
        self.actions_taken += 1
        reward = 0.0
        if not self.following:
            self.table.play(self.said, self.seat)
            self._wait()
            reward = self.purse.earned(self.table)[self.seat]
        over = self.table.result is not None
        cut = not over and self.actions_taken == self.most_actions
        return self._seen(), reward, over, cut, self._info()

    def _say(self, word: int) -> None:
        if word not in self.following:
            said = spoken(self.table, (*self.said, word))
            raise ValueError(f"seat {self.seat} can't say {said!r}: see action_masks")
        self.said = (*self.said, word)
        self.following = self.table.words(self.said, self.seat)

    def _choose(self, row: int) -> None:
        assert self.moves is not None
        if not 0 <= row < len(self.moves.now):
            raise ValueError(f"move {row} of {len(self.moves.now)}: see action_masks")
        self.said, self.following = self.moves.now[row], []

    def state(self) -> Numbers:
        """For critics: what all seats see together."""
        looked = [self.arrays.look(self.table, seat) for seat in range(self.seats)]
        return self.arrays.together(looked, self.said, self.seat)

    def _seen(self) -> Numbers | Seen:
        numbers = self.arrays.with_said(self.looked, self.said)
        if self.flat:
            return numbers
        seen: Seen = {"observation": numbers, "action_mask": self._mask()}
        if self.moves is not None:
            seen["moves"] = self.moves.listed()
        if self.with_planes:
            seen["planes"] = planes_of(self.table, self.seat)  # type: ignore[assignment]
        return seen

    def _mask(self) -> Mask:
        return self.arrays.mask(self.following) if self.moves is None else self.moves.mask()

    def action_masks(self) -> Any:
        """As sb3-contrib's MaskablePPO asks for them."""
        return self._mask().astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        known: dict[str, Any] = {
            "sentence": self.sentence,
            "score": points_of(self.table)[self.seat],
            "legal": len(self.following) if self.moves is None else self.moves.legal,
            "seat": self.seat,
        }
        if self.table.result is not None:
            known["place"] = self.table.result.places[self.seat]
        return known

    def render(self) -> Any:
        return None if self.render_mode is None else rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Programs that were named as rivals end; whoever brought a bot keeps it."""
        for bot in self.hired:
            dismiss(bot)
        self.hired, self.bots = [], {}


def register() -> None:
    for id in games():
        name = name_of(game(id))
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:{SeatEnv.__name__}", kwargs={"game_id": id})


register()
