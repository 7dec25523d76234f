"""Plan: moves that a seat can make in a row, played out beforehand."""

from mypy_extensions import mypyc_attr

from roundhouse.kernel.events import Event
from roundhouse.kernel.words import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """Where it leads, its moves, what each of them costs, what they do when all are made, and what
    the seat has in its purse then."""

    def __init__(
        self,
        to: str,
        moves: list[Move],
        bills: list[dict[str, int]],
        events: list[Event],
        purse: dict[str, int],
    ) -> None:
        self.to = to
        self.moves = moves
        self.bills = bills
        self.events = events
        self.purse = purse

    @property
    def price(self) -> int:
        return sum([sum(bill.values()) for bill in self.bills])
