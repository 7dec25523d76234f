"""Days: who has tried the day's challenge and what came of it; and what the bots made of it."""

from datetime import date
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, or_, select

from roundhouse.kernel.refusal import Refused
from roundhouse.tables import schema
from roundhouse.tables.challenges import played_for
from roundhouse.tables.goals import PLAYER, Goal
from roundhouse.tables.store.access import Access, as_json, from_json
from roundhouse.tables.store.lists import ListedResult
from roundhouse.tables.store.tables import NAMELESS

# The request under which the try that counts is made has a space, as nobody's own has.
FOR_DAY = "day "
FOR_SOLUTION = "solution "


class Tried(Struct, frozen=True):
    """`came` is what the `goal` of then came to; nothing where the try was broken off, or isn't
    `over` yet."""

    day: date
    table: str
    game: str
    challenge: str
    goal: Goal
    person: str
    name: str
    over: bool
    came: int | None
    stars: int
    seconds: float


class BotTried(Struct, frozen=True):
    """`recorded`: its game was kept, too; those of the first days were not."""

    bot: str
    game: str
    challenge: str
    came: int
    stars: int
    seconds: float
    recorded: bool = True


BOT = [name for name in BotTried.__struct_fields__ if name != "recorded"]  # as columns


class _Header(Struct):
    """Those of the first days have no goal: it is that of the challenge, if it is still here."""

    challenge: str
    day: str
    goal: Goal | None = None

    def goal_of(self, game: str) -> Goal:
        if self.goal is not None:
            return self.goal
        known = played_for(game, 0, {}, self.challenge)
        return Goal("points", ()) if known is None else known.goal


class StoredDays:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def on(self, day: date) -> list[Tried]:
        """Everybody's, without those who wanted to be forgotten; the first to begin comes first."""
        named = ~schema.tables.c.host.startswith(NAMELESS)
        return await self._tried(schema.tables.c.request == f"{FOR_DAY}{day}", named)

    async def of(self, person: str) -> list[Tried]:
        """Somebody's, the oldest first."""
        mine = schema.tables.c.host == person
        found = await self._tried(mine, schema.tables.c.request.startswith(FOR_DAY))
        return sorted(found, key=lambda one: one.day)

    async def all_of(self, person: str, day: date) -> list[Tried]:
        """Those for practice, too, the oldest first."""
        tables = schema.tables.c
        said = f'"day":{as_json(str(day))}'
        of_day = or_(tables.request == f"{FOR_DAY}{day}", tables.header.contains(said))
        found = await self._tried(tables.host == person, tables.status == "over", of_day)
        return [one for one in found if one.day == day]

    async def _tried(self, *where: Any) -> list[Tried]:
        tables, seats = schema.tables.c, schema.seats.c
        sitting = (seats.table_id == tables.id) & (seats.seat == PLAYER)
        wanted = (
            select(
                *(tables.id, tables.game, tables.header, tables.host, tables.status),
                *(tables.result, tables.made, tables.moved, seats.name),
            )
            .join(schema.seats, sitting)
            .where(*where)
            .order_by(tables.made)
        )
        found = [self._read(row) for row in await self.access.read(wanted)]
        return [one for one in found if one is not None]

    def _read(self, row: Row[Any]) -> Tried | None:
        """A row that is damaged is missing from the list, and named."""
        try:
            header = from_json("header", row.header, _Header)
            result = None if row.result is None else from_json("result", row.result, ListedResult)
        except Refused as refused:
            self.access.set_aside(row.id, str(refused))
            return None
        goal = header.goal_of(row.game)
        came = None if result is None or out(result) else goal.from_scores(result.scores)
        return Tried(
            date.fromisoformat(header.day),
            row.id,
            row.game,
            header.challenge,
            goal,
            row.host,
            row.name,
            row.status != "playing",
            came,
            0 if came is None else goal.stars_for(came),
            row.moved - row.made,
        )

    # Bots.

    async def bots(self, day: date) -> list[BotTried]:
        columns = schema.day_bots.c
        recorded = (columns.record != "").label("recorded")
        wanted = select(*(columns[name] for name in BOT), recorded).where(columns.day == str(day))
        rows = await self.access.read(wanted.order_by(columns.bot))
        return [BotTried(**row._mapping) for row in rows]

    async def record(self, day: date, bot: str) -> str:
        """How it played; nothing where that wasn't kept."""
        columns = schema.day_bots.c
        wanted = select(columns.record).where(columns.day == str(day), columns.bot == bot)
        row = await self.access.read_one(wanted)
        return "" if row is None else str(row.record)

    async def keep_bot(self, day: date, tried: BotTried, record: str = "") -> None:
        """Once, for the challenge of that day."""
        values = {name: getattr(tried, name) for name in BOT}
        row = {"day": str(day), **values, "record": record}
        columns = schema.day_bots.c
        other = or_(columns.game != tried.game, columns.challenge != tried.challenge)

        def job(connection: Connection) -> None:
            put = self.access.upsert(schema.day_bots).values(row)
            key = ["day", "bot"]
            connection.execute(put.on_conflict_do_update(index_elements=key, set_=row, where=other))

        await self.access.write(job)


def out(result: ListedResult) -> bool:
    """Who has given up, or gone bankrupt, has no result."""
    gone = [*result.facts.get("resigned", []), *result.facts.get("bankrupt", [])]
    return PLAYER in gone
