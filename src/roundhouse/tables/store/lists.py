"""Lists of tables, as far as a list shows them."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Row, and_, or_, select

from roundhouse.kernel.refusal import Refused
from roundhouse.tables import schema
from roundhouse.tables.kept import ENDED, FOR_LESSON, Learned, Listed, ListedSeat
from roundhouse.tables.rows import listed
from roundhouse.tables.store.access import Access

LISTED = 100
ALL = 100_000
AT_ONCE = 1_000


class TableLists:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def of(self, person: str, finished: bool) -> list[Listed]:
        ended = schema.tables.c.status.in_(ENDED)
        return await self._listed(and_(at_table(person), ended if finished else ~ended))

    async def all_of(self, person: str) -> list[Listed]:
        return await self._listed(at_table(person), ALL)

    async def public(self) -> list[Listed]:
        going = schema.tables.c.status.in_(("gathering", "playing"))
        return await self._listed(and_(schema.tables.c.public, going))

    async def queued(self, game: str = "", pace: str = "") -> list[Listed]:
        """Tables at which people wait for others who want to play the game at the pace, the oldest
        first; without a game those of all queues."""
        columns = schema.tables.c
        waits = and_(columns.public, columns.status == "gathering")
        waits = and_(waits, columns.header.contains(f'"pace":"{pace}'))
        found = await self._listed(and_(waits, columns.game == game) if game else waits)
        return sorted(found, key=lambda one: (one.made, one.id))

    async def learned(self, person: str) -> list[Learned]:
        """The tables that somebody has made for lessons, the newest last."""
        columns = schema.tables.c
        wanted = (
            select(columns.id, columns.game, columns.request, columns.moves, columns.status)
            .where(columns.host == person, columns.request.startswith(FOR_LESSON))
            .order_by(columns.made)
        )
        return [
            Learned(row.id, row.game, row.request.split()[2], row.moves, row.status)
            for row in await self.access.read(wanted)
        ]

    async def played(self, person: str) -> list[str]:
        """The games that somebody has played, lessons apart."""
        columns = schema.tables.c
        wanted = (
            select(columns.game)
            .where(at_table(person), columns.moves > 0, columns.status != "record")
            .where(~columns.request.startswith(FOR_LESSON))
            .distinct()
            .order_by(columns.game)
        )
        return [row.game for row in await self.access.read(wanted)]

    async def _listed(self, where: Any, most: int = LISTED) -> list[Listed]:
        columns = schema.tables.c
        wanted = (
            select(
                columns.id,
                columns.game,
                columns.header,
                columns.public,
                columns.made,
                columns.moves,
                columns.status,
                columns.asked,
                columns.result,
                columns.moved,
            )
            .where(where)
            .order_by(columns.moved.desc(), columns.id)
            .limit(most)
        )
        rows = await self.access.read(wanted)
        seats: dict[str, list[ListedSeat]] = {row.id: [] for row in rows}
        for ids in batched([row.id for row in rows], AT_ONCE):
            sitting = select(schema.seats).where(schema.seats.c.table_id.in_(ids))
            for one in await self.access.read(sitting.order_by(schema.seats.c.seat)):
                seats[one.table_id].append(ListedSeat(one.kind, one.name, one.person, one.bot))
        found = [self._read(row, seats[row.id]) for row in rows]
        return [listed for listed in found if listed is not None]

    def _read(self, row: Row[Any], seats: list[ListedSeat]) -> Listed | None:
        """A row that is damaged is missing from the list, and named."""
        try:
            return listed(row, seats)
        except Refused as refused:
            self.access.set_aside(row.id, str(refused))
            return None


def batched(ids: Sequence[str], most: int) -> Iterator[Sequence[str]]:
    """PostgreSQL takes no more than 32,767 values in one question."""
    for at in range(0, len(ids), most):
        yield ids[at : at + most]


def at_table(person: str) -> Any:
    """The tables at which somebody sits, or which he has made."""
    mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    return or_(schema.tables.c.id.in_(mine), schema.tables.c.host == person)
