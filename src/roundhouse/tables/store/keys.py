"""Keys: passkeys, and codes that were shown once, with which another device becomes somebody."""

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, insert, select, update

from roundhouse.tables import schema
from roundhouse.tables.now import now
from roundhouse.tables.store.access import Access

KeyKind = Literal["passkey", "recovery"]
KEYS = schema.keys.c


class Key(Struct, frozen=True):
    """`key` is the public one of a passkey; `uses` is what its device has counted."""

    id: str
    person: str
    kind: KeyKind
    key: str
    uses: int
    made: float
    used: float | None


class StoredKeys:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def add(self, id: str, person: str, kind: KeyKind, key: str = "", uses: int = 0) -> None:
        """IntegrityError where it is somebody's already. There is one recovery code at a time."""
        row = {"id": id, "person": person, "kind": kind, "key": key, "uses": uses, "made": now()}

        def job(connection: Connection) -> None:
            if kind == "recovery":
                old = (KEYS.person == person) & (KEYS.kind == kind)
                connection.execute(delete(schema.keys).where(old))
            connection.execute(insert(schema.keys), row)

        await self.access.write(job)

    async def get(self, id: str, kind: KeyKind) -> Key | None:
        wanted = select(schema.keys).where(KEYS.id == id, KEYS.kind == kind)
        row = await self.access.read_one(wanted)
        return None if row is None else key_of(row)

    async def of(self, person: str) -> list[Key]:
        wanted = select(schema.keys).where(KEYS.person == person)
        rows = await self.access.read(wanted.order_by(KEYS.made, KEYS.id))
        return [key_of(row) for row in rows]

    async def use(self, id: str, uses: int = 0) -> None:
        change = update(schema.keys).where(KEYS.id == id).values(uses=uses, used=now())

        def job(connection: Connection) -> None:
            connection.execute(change)

        await self.access.write(job)

    async def remove(self, person: str, id: str) -> None:
        def job(connection: Connection) -> None:
            mine = (KEYS.person == person) & (KEYS.id == id)
            connection.execute(delete(schema.keys).where(mine))

        await self.access.write(job)


def key_of(row: Row[Any]) -> Key:
    return Key(row.id, row.person, row.kind, row.key, row.uses, row.made, row.used)
