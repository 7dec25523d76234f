"""Snow: hexes that cost more, whatever makes their terrain cheaper (ROW-M6a)."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.part import Rule

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land


@mypyc_attr(allow_interpreted_subclasses=True)
class Snow(Rule):
    """The surcharge, and the tag of the hexes that have it."""

    def __init__(self, land: "Land", facts: Any) -> None:
        self.tag: str = facts["tag"]
        self.price: int = facts["price"]

    def lay_out(self, land: "Land") -> None:
        for h, snowy in enumerate(land.board.tagged(self.tag)):
            if snowy:
                land.surcharge[h] += self.price
