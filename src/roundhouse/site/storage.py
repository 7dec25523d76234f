"""Storage: what the browser keeps for us: texts by kind and key, written several at once or not at
all."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

Kind = Literal["tables", "journal", "people", "stars"]
KINDS: tuple[Kind, ...] = ("tables", "journal", "people", "stars")


class Row(NamedTuple):
    """`fresh`: there may be none of that key yet."""

    kind: Kind
    key: str
    text: str
    fresh: bool = False


class Storage(Protocol):
    async def get(self, kind: Kind, key: str) -> str | None: ...

    async def after(self, kind: Kind, first: str, last: str) -> list[tuple[str, str]]:
        """Keys and texts from after `first` up to `last`, in the order of their keys."""

    async def write(self, rows: Sequence[Row]) -> bool:
        """Whether they are kept now: nothing is, where a key that should be fresh is taken."""

    async def clear(self) -> None: ...


class Memory:
    """Where a browser keeps nothing, and for tests."""

    def __init__(self) -> None:
        self.kept: dict[Kind, dict[str, str]] = {kind: {} for kind in KINDS}

    async def get(self, kind: Kind, key: str) -> str | None:
        return self.kept[kind].get(key)

    async def after(self, kind: Kind, first: str, last: str) -> list[tuple[str, str]]:
        return sorted(one for one in self.kept[kind].items() if first < one[0] <= last)

    async def write(self, rows: Sequence[Row]) -> bool:
        if any(row.fresh and row.key in self.kept[row.kind] for row in rows):
            return False
        for row in rows:
            self.kept[row.kind][row.key] = row.text
        return True

    async def clear(self) -> None:
        for texts in self.kept.values():
            texts.clear()
