"""The games as environments for research, on Gymnasium, on PettingZoo and on OpenSpiel."""

from collections.abc import Mapping
from typing import Any


def gymnasium_env(game_id: str, **how: Any) -> Any:
    """A game as an environment of Gymnasium, where one seat learns and the others are bots; needs
    the extra `envs`. What can be said: see `gym.SeatEnv`."""
    from roundhouse.envs.gym import SeatEnv

    return SeatEnv(game_id, **how)


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


def batched_env(game_id: str, rows: int, **how: Any) -> Any:
    """Many games of one kind that are stepped at once; needs the extra `envs`. What can be said:
    see `batch.BatchEnv`."""
    from roundhouse.envs.batch import BatchEnv

    return BatchEnv(game_id, rows, **how)


def openspiel_game(
    game_id: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> Any:
    """A game as a game of OpenSpiel; needs the extra `openspiel`."""
    from roundhouse.envs.spiel import load

    return load(game_id, seats, options)
