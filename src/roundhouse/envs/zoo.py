"""A table as an environment of PettingZoo: an action is the next word of a sentence.

The agent to move goes on until its sentence is complete, which makes the move. Where several
seats decide at once they are asked one after another, in the order of `actors`, and none of them
sees what another has chosen.
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from roundhouse.kernel.extras import need

need("envs")  # in words, before the imports below fail

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from roundhouse.envs.arrays import Arrays, Numbers, Seen
from roundhouse.envs.boards import Graph, graph_of
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
from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """`table` is the engine's own state, `parts` tell the numbers of an observation apart."""

    metadata = {  # noqa: RUF012 - as there
        "render_modes": [*RENDERED],
        "render_fps": FRAMES,
        "is_parallelizable": False,
    }

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
        check_choices(rewards, render_mode)
        self.game = game(game_id)
        self.seats = seats_of(self.game, seats)
        self.options = dict(options or {})
        self.kind_of_rewards = rewards
        self.most_actions = most_actions
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": name_of(self.game)}
        self.table: State = self.game.new(self.seats, 0, self.options)
        self.vocabulary = self.table.vocabulary
        self.arrays = Arrays(game_id, self.seats, self.options)
        self.parts = self.arrays.parts
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []  # until a game begins
        self.observation_spaces = {agent: self.arrays.space() for agent in self.possible_agents}
        words = len(self.vocabulary)
        self.action_spaces = {agent: Discrete(words) for agent in self.possible_agents}
        self.state_space = self.arrays.box(self.seats)
        self.seeds: Rng | None = None

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
        self.infos: dict[str, dict[str, Any]] = {agent: {"sentence": ""} for agent in self.agents}
        self.purse = Purse(self.seats, self.kind_of_rewards)
        self.actions_taken = 0
        self._ask()

    def _ask(self) -> None:
        """The first of the seats that are to move begins a sentence."""
        self.seen: dict[int, Numbers] = {}
        self.said: Move = ()
        self.acting = self.table.actors[0] if self.table.actors else 0
        self.following = self.table.words((), self.acting)
        self.agent_selection = self.possible_agents[self.acting]
        for agent, points in zip(self.possible_agents, points_of(self.table), strict=True):
            self.infos[agent].update(score=points, legal=0)
        self.infos[self.agent_selection]["legal"] = len(self.following)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        word = int(action)
        if word not in self.following:
            said = spoken(self.table, (*self.said, word))
            raise ValueError(f"{agent} can't say {said!r}: see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self.said = (*self.said, word)
        self.following = self.table.words(self.said, self.acting)
        self.actions_taken += 1
        self.infos[agent].update(
            sentence=self.table.say(self.said),
            legal=len(self.following),  # nobody else's
        )
        if self.following:
            self._clear_rewards()
        else:
            self.table.play(self.said, self.acting)
            self._reward()
            self._ask()
        if self.table.result is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.actions_taken == self.most_actions:
            self.truncations = dict.fromkeys(self.agents, True)

    def _reward(self) -> None:
        earned = self.purse.earned(self.table)
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self._accumulate_rewards()

    def state(self) -> Numbers:
        """For critics: what all seats see together."""
        looked = [self._look(seat) for seat in range(self.seats)]
        return self.arrays.together(looked, self.said, self.acting)

    def observe(self, agent: str) -> Seen:
        """What the agent sees; its mask allows nothing while another is asked."""
        seat = self.possible_agents.index(agent)
        asked = seat == self.acting
        return {
            "observation": self.arrays.with_said(self._look(seat), self.said if asked else ()),
            "action_mask": self.arrays.mask(self.following if asked else []),
        }

    def _look(self, seat: int) -> Numbers:
        """Between two moves a seat sees the same."""
        if seat not in self.seen:
            self.seen[seat] = self.arrays.look(self.table, seat)
        return self.seen[seat]

    def render(self) -> Any:
        """The position as everybody sees it."""
        return rendered(self.table, self.render_mode)

    def graph(self) -> Graph | None:
        """The board of this game, which never changes while it is played; None if it has none."""
        return graph_of(self.table)

    def close(self) -> None:
        """Nothing is kept open."""
