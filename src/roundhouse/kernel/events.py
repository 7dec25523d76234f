"""Event: what happened, as data."""

from typing import Final

from mypy_extensions import mypyc_attr

EVERYBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A name and its arguments. `audience` is the one seat that may know, or EVERYBODY.

    `facts` are names and values in turn; most events of a search are never looked at, so a
    dictionary of them is made for the first who does.
    """

    def __init__(
        self,
        name: str,
        args: dict[str, object] | None,
        audience: int = EVERYBODY,
        facts: tuple[object, ...] = (),
    ) -> None:
        self.name = name
        self.known = args
        self.audience = audience
        self.facts = facts

    @property
    def args(self) -> dict[str, object]:
        if self.known is None:
            facts = self.facts
            self.known = {str(facts[at]): facts[at + 1] for at in range(0, len(facts), 2)}
        return self.known

    def meant_for(self, seat: int | None) -> bool:
        return self.audience == EVERYBODY or self.audience == seat

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.args!r}, audience={self.audience})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return (
            self.name == other.name and self.args == other.args and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash(self.name)
