"""What everybody sees of Siding; rules/view.py fills it in."""

from typing import Literal, TypedDict


class Player(TypedDict):
    points: int
    waits: int


class View(TypedDict):
    phase: Literal["platform", "end"]
    round: int
    left: int
    platform: str | None
    depot: dict[str, int]
    players: list[Player]
