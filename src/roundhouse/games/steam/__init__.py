"""Steam: lay track, move goods, and choose between income and victory."""

from roundhouse.games.steam.game import game

__all__ = ["game"]
