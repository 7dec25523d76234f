"""Small Railroad Empires: railway companies on a country of joined map tiles."""

from roundhouse.games.empires.game import game

__all__ = ["game"]
