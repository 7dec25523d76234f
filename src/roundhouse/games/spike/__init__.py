"""Spike: coloured track across the eastern United States, one train each."""

from roundhouse.games.spike.game import game

__all__ = ["game"]
