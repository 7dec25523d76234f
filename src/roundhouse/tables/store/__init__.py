"""Store: all that is kept, by subject, in one database."""

from sqlalchemy import Connection, literal, select
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.kernel.refusal import Refused
from roundhouse.tables import schema
from roundhouse.tables.database import (
    database_url,
    is_sqlite,
    make_engine,
    migrate,
    opening,
    writing_engine,
)
from roundhouse.tables.store.access import Access
from roundhouse.tables.store.addresses import StoredAddresses
from roundhouse.tables.store.claims import StoredClaims
from roundhouse.tables.store.days import StoredDays
from roundhouse.tables.store.house import StoredHouse
from roundhouse.tables.store.keys import StoredKeys
from roundhouse.tables.store.lists import TableLists
from roundhouse.tables.store.maps import StoredMaps
from roundhouse.tables.store.orders import StoredOrders
from roundhouse.tables.store.outbox import StoredOutbox
from roundhouse.tables.store.people import StoredPeople
from roundhouse.tables.store.playing_hours import StoredHours
from roundhouse.tables.store.pulse import StoredPulse
from roundhouse.tables.store.ratings import StoredRatings
from roundhouse.tables.store.reliability import StoredReliability
from roundhouse.tables.store.reviews import StoredReviews
from roundhouse.tables.store.stars import StoredStars
from roundhouse.tables.store.tables import StoredTables, append_all, append_most
from roundhouse.tables.store.tournaments import StoredTournaments
from roundhouse.tables.writer import FilePen, NetworkPen, Pen, Writer

DAMAGED = ("broken-journal", "broken-replay")


class Store:
    """`several`: whether other processes may write to the same database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.several = not is_sqlite(engine.url)
        pen: Pen = (
            NetworkPen(engine, append_most)
            if self.several
            else FilePen(writing_engine(engine.url), append_all)
        )
        self.access = Access(engine, Writer(pen))
        self.tables = StoredTables(self.access)
        self.lists = TableLists(self.access)
        self.people = StoredPeople(self.access)
        self.outbox = StoredOutbox(self.access)
        self.addresses = StoredAddresses(self.access)
        self.stars = StoredStars(self.access)
        self.playing_hours = StoredHours(self.access)
        self.orders = StoredOrders(self.access)
        self.reliability = StoredReliability(self.access)
        self.days = StoredDays(self.access)
        self.claims = StoredClaims(self.access)
        self.reviews = StoredReviews(self.access)
        self.maps = StoredMaps(self.access)
        self.tournaments = StoredTournaments(self.access)
        self.keys = StoredKeys(self.access)
        self.house = StoredHouse(self.access)
        self.ratings = StoredRatings(self.access)
        self.pulse = StoredPulse(self.access)

    async def close(self) -> None:
        await self.access.writer.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Whether the database answers."""
        await self.access.read(select(literal(1)))

    @property
    def damaged(self) -> dict[str, str]:
        return self.access.damaged

    def set_aside(self, table: str, refused: Refused) -> None:
        """Named, and no hindrance to the others: the table can't be read. One of other rules is
        in order."""
        if refused.rule in DAMAGED:
            self.access.set_aside(table, str(refused))

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of this house, made at its first start; all processes get the same."""

        def job(connection: Connection) -> None:
            row = {"name": name, "value": fresh}
            made = self.access.upsert(schema.secrets).values(row).on_conflict_do_nothing()
            connection.execute(made)

        await self.access.write(job)
        wanted = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        return str((await self.access.read(wanted))[0].value)


async def open_store(database: str) -> Store:
    """A store over a database URL or the path of a SQLite file, brought up to date."""
    engine = make_engine(database_url(database))
    with opening(engine.url):
        await migrate(engine)
    return Store(engine)
