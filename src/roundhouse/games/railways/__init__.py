"""Railways of the World: build links, deliver goods, and don't drown in bonds."""

from roundhouse.games.railways.game import game

__all__ = ["game"]
