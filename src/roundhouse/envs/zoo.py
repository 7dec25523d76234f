"""A table as an environment of PettingZoo: an action is the next word of a sentence.

The agent to move goes on until its sentence is complete, which makes the move. Where several
seats decide at once they are asked one after another, in the order of `actors`, and none of them
sees what another has chosen.
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from roundhouse.envs.setting import REWARDS, SAID, parts_of, rewards_of, said_numbers, seats_of
from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

Numbers = NDArray[np.int32]
LOWEST, HIGHEST = -(2**31), 2**31 - 1


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """`table` is the engine's own state, `parts` tell the numbers of an observation apart."""

    def __init__(
        self,
        game_id: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        rewards: str,
        most_actions: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        if rewards not in REWARDS:
            raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {rewards}")
        self.game = game(game_id)
        self.seats = seats_of(self.game, seats)
        self.options = dict(options or {})
        self.kind_of_rewards = rewards
        self.most_actions = most_actions
        self.render_mode = render_mode
        self.metadata = {
            "name": f"roundhouse/{self.game.id}-v{self.game.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.table: State = self.game.new(self.seats, 0, self.options)
        self.vocabulary = self.table.vocabulary
        self.parts = parts_of(game_id, self.seats, self.options)
        self.length = self.parts[-1].start + SAID
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []  # until a game begins
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        words = len(self.vocabulary)
        self.action_spaces = {agent: Discrete(words) for agent in self.possible_agents}
        self.seeds: Rng | None = None

    def _space(self) -> Dict:
        return Dict(
            {
                "observation": Box(LOWEST, HIGHEST, (self.length,), np.int32),
                "action_mask": Box(0, 1, (len(self.vocabulary),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed is the game's own; without one a series of games goes on."""
        if seed is None:
            self.seeds = self.seeds or Rng(randbits(64))
            seed = self.seeds.next64()
        else:
            self.seeds = Rng(seed)
        self.table = self.game.new(self.seats, seed, self.options)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.actions_taken = 0
        self._ask()

    def _ask(self) -> None:
        """The first of the seats that are to move begins a sentence."""
        self.seen: dict[int, Numbers] = {}
        self.said: Move = ()
        self.acting = self.table.actors[0] if self.table.actors else 0
        self.following = self.table.words((), self.acting)
        self.agent_selection = self.possible_agents[self.acting]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        word = int(action)
        if word not in self.following:
            said = self.table.say((*self.said, word))
            raise ValueError(f"{agent} can't say {said!r}: see action_mask")
        self.said = (*self.said, word)
        self.following = self.table.words(self.said, self.acting)
        self.actions_taken += 1
        if not self.following:
            self.table.play(self.said, self.acting)
            self._ask()
        if self.table.result is not None:
            self._end()
        elif self.actions_taken == self.most_actions:
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        assert self.table.result is not None
        earned = rewards_of(self.table.result, self.kind_of_rewards)
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the agent sees; its mask allows nothing while another is asked."""
        seat = self.possible_agents.index(agent)
        numbers = np.zeros(self.length, np.int32)
        numbers[:-SAID] = self._look(seat)
        mask = np.zeros(len(self.vocabulary), np.int8)
        if seat == self.acting:
            numbers[-SAID:] = said_numbers(self.said)
            mask[self.following] = 1
        return {"observation": numbers, "action_mask": mask}

    def _look(self, seat: int) -> Numbers:
        """Between two moves a seat sees the same."""
        if seat not in self.seen:
            seen = self.table.observe(seat)
            numbers = np.empty(self.length - SAID, np.int32)
            numbers[: len(seen.numbers)] = as_numbers(seen.numbers)
            numbers[len(seen.numbers) :] = np.frombuffer(seen.board, np.uint8)
            self.seen[seat] = numbers
        return self.seen[seat]

    def render(self) -> str:
        """The position as text, as everybody sees it."""
        return str(self.table)

    def close(self) -> None:
        """Nothing is kept open."""


def as_numbers(numbers: list[int]) -> Numbers:
    """What grows out of 32 bits (the bonds of a random player) is cut off."""
    try:
        return np.array(numbers, np.int32)
    except OverflowError:
        return np.array([min(max(number, LOWEST), HIGHEST) for number in numbers], np.int32)
