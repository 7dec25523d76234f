"""Store: tables, people and stars in the browser's storage, as a host asks for them.

Rows are those of the database (`tables/rows.py`), each with its seats; there are as many tables as
one person plays, so a list looks at all of them.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import Struct

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.result import Result
from roundhouse.site.storage import Row, Storage
from roundhouse.tables.header import Header
from roundhouse.tables.journal import Entry
from roundhouse.tables.keeping import Conflict
from roundhouse.tables.kept import (
    ENDED,
    FOR_DAY,
    FOR_LESSON,
    BotTried,
    Learned,
    Listed,
    ListedSeat,
    Person,
    Tried,
)
from roundhouse.tables.news import News
from roundhouse.tables.rows import (
    as_json,
    columns_of,
    entry_of,
    entry_rows,
    from_json,
    listed,
    result_of,
    standing,
    tried,
)
from roundhouse.tables.table import Status, Table

T = TypeVar("T")
Tell = Callable[[str], None]
LAST = "\uffff"


class TableRow(Struct, kw_only=True):
    """A table as it stands; `header`, `asked` and `result` are texts, as in a database. What only
    matters among strangers, such as ratings, has no column here."""

    id: str
    game: str
    host: str
    public: bool
    made: float
    header: str
    request: str
    number: int
    moves: int
    status: Status
    asked: str
    result: str | None
    moved: float
    waiting: bool
    falls: float | None
    seats: list[ListedSeat]


class EntryRow(Struct, kw_only=True):
    table_id: str
    number: int
    kind: str
    seat: int | None
    person: str | None
    payload: str
    request: str | None
    time: float


def row_of(table: Table, request: str) -> TableRow:
    seats = [ListedSeat(one.kind, one.name, one.person, one.bot) for one in table.seats]
    columns = {**columns_of(table.header), **standing(table)}
    here = {name: columns[name] for name in TableRow.__struct_fields__ if name in columns}
    return TableRow(header=as_json(table.header), request=request, seats=seats, **here)


def entry_key(table: str, number: int) -> str:
    return f"{table} {number:08}"


class Cabinet:
    """Rows of tables and their journals. `damaged`: tables that can't be read, and why."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.damaged: dict[str, str] = {}

    async def row(self, id: str) -> TableRow | None:
        text = await self.storage.get("tables", id)
        return None if text is None else from_json("header", text, TableRow)

    async def rows(self, wanted: Callable[[TableRow], bool]) -> list[TableRow]:
        """Those that can be read, the oldest first; the others are named."""
        found: list[TableRow] = []
        for id, text in await self.storage.after("tables", "", LAST):
            row = self.read(id, partial(from_json, "header", text, TableRow))
            if row is not None and wanted(row):
                found.append(row)
        return sorted(found, key=lambda row: (row.made, row.id))

    def read(self, id: str, reading: Callable[[], T]) -> T | None:
        try:
            return reading()
        except Refused as refused:
            self.damaged[id] = str(refused)
            return None


class SiteTables:
    """`tell`: what the other tabs of this browser hear when something is written."""

    def __init__(self, cabinet: Cabinet, tell: Tell) -> None:
        self.cabinet = cabinet
        self.storage = cabinet.storage
        self.tell = tell

    async def make(
        self, table: Table, entries: Sequence[Entry], request: str, news: Sequence[News] = ()
    ) -> None:
        """Whoever would hear the `news` is looking; nobody else can come."""
        if table.status == "gathering":
            raise refuse("no-others-here")
        if await self.made_before(table.header.host, request) is not None:
            raise Conflict
        await self._write(row_of(table, request), table, entries, fresh=True)

    async def append(
        self, table: Table, entries: Sequence[Entry], told: str, news: Sequence[News] = ()
    ) -> None:
        row = await self.cabinet.row(table.header.id)
        request = "" if row is None else row.request
        await self._write(row_of(table, request), table, entries, fresh=False)
        self.tell(told)

    async def _write(
        self, row: TableRow, table: Table, entries: Sequence[Entry], fresh: bool
    ) -> None:
        written = [Row("tables", row.id, as_json(row), fresh)]
        for one in entry_rows(table, entries):
            written.append(Row("journal", entry_key(row.id, one["number"]), as_json(one), True))
        if not await self.storage.write(written):
            raise Conflict

    async def made_before(self, host: str, request: str) -> str | None:
        found = await self.cabinet.rows(lambda row: (row.host, row.request) == (host, request))
        return found[0].id if found else None

    async def header(self, id: str) -> Header | None:
        row = await self.cabinet.row(id)
        return None if row is None else from_json("header", row.header, Header)

    async def number(self, id: str) -> int:
        row = await self.cabinet.row(id)
        return 0 if row is None else row.number

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        found = await self.storage.after("journal", entry_key(id, after), f"{id} {LAST}")
        return [entry_of(from_json("number", text, EntryRow)) for _, text in found]

    async def result(self, id: str) -> Result | None:
        row = await self.cabinet.row(id)
        return None if row is None else result_of(row.result)


class SiteLists:
    def __init__(self, cabinet: Cabinet) -> None:
        self.cabinet = cabinet

    async def of(self, person: str, finished: bool) -> list[Listed]:
        return await self._listed(lambda row: (row.status in ENDED) == finished)

    async def all_of(self, person: str) -> list[Listed]:
        return await self._listed(lambda row: True)

    async def public(self) -> list[Listed]:
        return []

    async def learned(self, person: str) -> list[Learned]:
        rows = await self.cabinet.rows(lambda row: row.request.startswith(FOR_LESSON))
        return [
            Learned(row.id, row.game, row.request.split()[2], row.moves, row.status) for row in rows
        ]

    async def played(self, person: str) -> list[str]:
        rows = await self.cabinet.rows(
            lambda row: (
                row.moves > 0 and row.status != "record" and not row.request.startswith(FOR_LESSON)
            )
        )
        return sorted({row.game for row in rows})

    async def _listed(self, wanted: Callable[[TableRow], bool]) -> list[Listed]:
        rows = await self.cabinet.rows(wanted)
        rows.sort(key=lambda row: (-row.moved, row.id))
        read = [self.cabinet.read(row.id, partial(listed, row, row.seats)) for row in rows]
        return [one for one in read if one is not None]


class SitePeople:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def get(self, id: str) -> Person | None:
        text = await self.storage.get("people", id)
        with suppress(msgspec.MsgspecError):  # a damaged one is chosen anew
            return None if text is None else msgspec.json.decode(text, type=Person)
        return None

    async def keep(self, person: Person) -> None:
        await self.storage.write([Row("people", person.id, as_json(person))])


class SiteStars:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def note(self, person: str, game: str, challenge: str, stars: int) -> None:
        """A star once reached is kept."""
        key = f"{game} {challenge}"
        before = await self.storage.get("stars", key)
        if before is None or not before.isdigit() or int(before) < stars:
            await self.storage.write([Row("stars", key, str(stars))])

    async def of(self, person: str) -> list[tuple[str, str, int]]:
        found: list[tuple[str, str, int]] = []
        for key, text in await self.storage.after("stars", "", LAST):
            game, _, challenge = key.partition(" ")
            if text.isdigit():
                found.append((game, challenge, int(text)))
        return found


class SiteDays:
    """One's own tries; nobody else's are known here, and no bot's."""

    def __init__(self, cabinet: Cabinet) -> None:
        self.cabinet = cabinet

    async def on(self, day: date) -> list[Tried]:
        return await self._tried(lambda row: row.request == f"{FOR_DAY}{day}")

    async def of(self, person: str) -> list[Tried]:
        found = await self._tried(lambda row: row.request.startswith(FOR_DAY))
        return sorted(found, key=lambda one: one.day)

    async def all_of(self, person: str, day: date) -> list[Tried]:
        said = f'"day":{as_json(str(day))}'
        found = await self._tried(lambda row: row.status == "over" and said in row.header)
        return [one for one in found if one.day == day]

    async def bots(self, day: date) -> list[BotTried]:
        return []

    async def record(self, day: date, bot: str) -> str:
        return ""

    async def _tried(self, wanted: Callable[[TableRow], bool]) -> list[Tried]:
        rows = await self.cabinet.rows(wanted)
        read = [self.cabinet.read(row.id, partial(tried, row, row.seats[0].name)) for row in rows]
        return [one for one in read if one is not None]


class SiteStore:
    """`several`: another tab of the same browser may write, too."""

    several = True

    def __init__(self, storage: Storage, tell: Tell = lambda told: None) -> None:
        self.storage = storage
        self.cabinet = Cabinet(storage)
        self.tables = SiteTables(self.cabinet, tell)
        self.lists = SiteLists(self.cabinet)
        self.people = SitePeople(storage)
        self.stars = SiteStars(storage)
        self.days = SiteDays(self.cabinet)

    def set_aside(self, table: str, refused: Refused) -> None:
        self.cabinet.damaged[table] = str(refused)
