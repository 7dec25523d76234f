"""The games as environments for research, on PettingZoo and on OpenSpiel."""

from collections.abc import Mapping
from typing import Any


def pettingzoo_env(
    game_id: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "place",
    most_actions: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game as an AEC environment of PettingZoo; needs the extra `envs`."""
    from roundhouse.envs.zoo import TableEnv

    return TableEnv(game_id, seats, options, rewards, most_actions, render_mode)


def openspiel_game(
    game_id: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> Any:
    """A game as a game of OpenSpiel; needs the extra `openspiel`."""
    from roundhouse.envs.spiel import load

    return load(game_id, seats, options)
