"""Access: reading from the database, and writing through its one writer."""

import logging
from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import Row, Select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.tables.database import is_sqlite
from roundhouse.tables.writer import Append, Job, Writer

log = logging.getLogger("roundhouse")

T = TypeVar("T")
MOST_NAMED = 1_000


class Access:
    """`damaged` are the tables that were set aside because they can't be read, and why."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        # a question by itself is one trip, not three
        self.reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.writer = writer
        self.sqlite = is_sqlite(engine.url)
        self.damaged: dict[str, str] = {}

    def set_aside(self, table: str, why: str) -> None:
        """Named once, and no hindrance to the others."""
        if table not in self.damaged and len(self.damaged) < MOST_NAMED:
            self.damaged[table] = why
            log.error("table %s is set aside: %s", table, why)

    async def read(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        """A connection that was lost while nobody asked is opened once more."""
        try:
            return await self._read(wanted)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._read(wanted)

    async def _read(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        async with self.reading.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(wanted)).all()
            return rows

    async def read_one(self, wanted: Select[Any]) -> Row[Any] | None:
        rows = await self.read(wanted)
        return rows[0] if rows else None

    async def write(self, job: Append | Job) -> None:
        """Returns when it is on disk."""
        await self.writer.write(job)

    def upsert(self, table: Any) -> Any:
        """An insert that says what happens to a row that is there."""
        return sqlite_insert(table) if self.sqlite else postgresql_insert(table)
