"""Siding: wagons come to the platform one by one; take what comes, or let it pass."""

from roundhouse_siding.game import game

__all__ = ["game"]
