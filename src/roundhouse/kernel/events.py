"""Event: what happened, as data."""

from mypy_extensions import mypyc_attr

EVERYBODY = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A name and its arguments. `audience` is the one seat that may know, or EVERYBODY."""

    def __init__(self, name: str, args: dict[str, object], audience: int = EVERYBODY) -> None:
        self.name = name
        self.args = args
        self.audience = audience

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
