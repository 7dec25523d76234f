"""Looks: a game's own things that are drawn on its maps, as its profile says in `[drawn]`."""

from dataclasses import dataclass, field
from typing import Any, Final

Profile = dict[str, Any]  # `profile.toml` beside a game's maps


@dataclass(frozen=True)
class Looks:
    """`counted`: the fact of a city that is a number of pieces on it.

    By tag of a hex: `sign`, a shape in a circle, for a radius of 1; `cover`, a colour over all such
    hexes of a zone.
    """

    counted: str = ""
    sign: dict[str, str] = field(default_factory=dict)
    cover: dict[str, str] = field(default_factory=dict)


PLAIN: Final = Looks()


def looks_of(profile: Profile) -> Looks:
    return Looks(**profile.get("drawn", {}))
