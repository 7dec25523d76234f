"""Railroad Tiles: everyone builds a territory of square tiles."""

from roundhouse.games.tiles.game import game

__all__ = ["game"]
