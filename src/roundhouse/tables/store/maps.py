"""Maps that people draw: whose they are, who may see them, and versions, which never change."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, literal, select, update

from roundhouse.tables import schema
from roundhouse.tables.kept import Visibility
from roundhouse.tables.store.access import Access

MOST_LISTED = 200


class Drawn(Struct):
    """A map: `draft` is the source as it was last saved, `origin` the title of the map that it was
    made from, `passed` the name of the version that bots have found fair, `blocked` what a
    moderator took away from everybody but its owner."""

    id: str
    owner: str | None
    title: str
    game: str
    made: float
    changed: float
    visibility: Visibility
    origin: str
    draft: str
    passed: str = ""
    blocked: bool = False


class Version(Struct):
    """`name` is what the version is called wherever it is played; `report` what bots made of it,
    a text of whoever tries maps."""

    map_id: str
    version: int
    name: str
    game: str
    source: str
    compiled: str
    made: float
    report: str = ""


class Listed(Struct):
    """A map in a list, without its draft, with how many versions it has, the name of the newest,
    and how often it was reported."""

    map: Drawn
    versions: int
    newest: str
    by: str
    reports: int = 0


class StoredMaps:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def make(self, drawn: Drawn) -> None:
        row = msgspec.structs.asdict(drawn)
        await self._write(schema.maps.insert().values(row))

    async def get(self, id: str) -> Drawn | None:
        row = await self.access.read_one(select(schema.maps).where(schema.maps.c.id == id))
        return None if row is None else _drawn(row)

    async def change(self, id: str, **changes: Any) -> None:
        await self._write(update(schema.maps).where(schema.maps.c.id == id).values(changes))

    async def count(self, owner: str) -> int:
        wanted = select(func.count()).where(schema.maps.c.owner == owner)
        return int((await self.access.read(wanted))[0][0])

    async def delete(self, id: str) -> None:
        """Nobody's from now on. Its versions stay for the tables that are played on them; a map
        that has none is gone."""
        await self.access.write(lambda connection: give_up(connection, [id]))

    async def all_of(self, owner: str) -> list[tuple[Drawn, list[Version]]]:
        """All that somebody has drawn, whole: for him alone."""
        maps = schema.maps
        rows = await self.access.read(
            select(maps).where(maps.c.owner == owner).order_by(maps.c.made)
        )
        return [(_drawn(row), await self.versions(row.id)) for row in rows]

    # Lists.

    async def of(self, owner: str) -> list[Listed]:
        return await self._listed(schema.maps.c.owner == owner)

    async def listed(self) -> list[Listed]:
        maps = schema.maps.c
        return await self._listed((maps.visibility == "listed") & ~maps.blocked)

    async def reported(self) -> list[Listed]:
        ids = select(schema.map_reports.c.map_id)
        return await self._listed(schema.maps.c.id.in_(ids))

    async def _listed(self, which: Any) -> list[Listed]:
        maps, versions, people = schema.maps, schema.map_versions.c, schema.people.c
        many = (
            select(func.count()).where(versions.map_id == maps.c.id).scalar_subquery().label("many")
        )
        newest = (
            select(versions.name)
            .where(versions.map_id == maps.c.id)
            .order_by(versions.version.desc())
            .limit(1)
            .scalar_subquery()
            .label("newest")
        )
        reports = (
            select(func.count())
            .where(schema.map_reports.c.map_id == maps.c.id)
            .scalar_subquery()
            .label("reports")
        )
        by = people.name.label("called")
        joined = maps.outerjoin(schema.people, people.id == maps.c.owner)
        shown = [one for one in maps.c if one.name != "draft"]  # which may be long
        nothing = literal("").label("draft")
        wanted = select(*shown, nothing, many, newest, reports, by).select_from(joined).where(which)
        wanted = wanted.order_by(maps.c.changed.desc()).limit(MOST_LISTED)
        return [
            Listed(_drawn(row), row.many, row.newest or "", row.called or "", row.reports)
            for row in await self.access.read(wanted)
        ]

    # Versions.

    async def add_version(self, version: Version) -> None:
        await self._write(schema.map_versions.insert().values(msgspec.structs.asdict(version)))

    async def versions(self, id: str) -> list[Version]:
        versions = schema.map_versions
        wanted = select(versions).where(versions.c.map_id == id).order_by(versions.c.version)
        return [_version(row) for row in await self.access.read(wanted)]

    async def version(self, name: str) -> Version | None:
        """By its name. Whoever has drawn the same has made the same map: the first is as good."""
        versions = schema.map_versions
        wanted = select(versions).where(versions.c.name == name).order_by(versions.c.made).limit(1)
        row = await self.access.read_one(wanted)
        return None if row is None else _version(row)

    async def maps_of_version(self, name: str) -> list[Drawn]:
        """All that have it among their versions."""
        ids = select(schema.map_versions.c.map_id).where(schema.map_versions.c.name == name)
        rows: Sequence[Row[Any]] = await self.access.read(
            select(schema.maps).where(schema.maps.c.id.in_(ids))
        )
        return [_drawn(row) for row in rows]

    async def titles(self, names: Collection[str], person: str) -> dict[str, str]:
        """What maps that somebody drew are called, by the names of their versions; not of those
        that only their owner may see, or that a moderator took away."""
        if not names:
            return {}
        maps, versions = schema.maps.c, schema.map_versions.c
        both = schema.map_versions.join(schema.maps, maps.id == versions.map_id)
        wanted = select(versions.name, maps.title).select_from(both)
        seen = ~maps.blocked & ((maps.visibility != "private") | (maps.owner == person))
        wanted = wanted.where(versions.name.in_(sorted(names)) & seen)
        rows = await self.access.read(wanted.order_by(versions.made.desc()))
        return {row.name: row.title for row in rows}

    async def keep_report(self, name: str, report: str, passed: bool) -> None:
        """What bots made of a version; a map that has it is marked, or no longer."""

        def job(connection: Connection) -> None:
            versions, maps = schema.map_versions, schema.maps
            same = versions.c.name == name
            connection.execute(update(versions).where(same).values(report=report))
            ids = select(versions.c.map_id).where(same)
            mark = update(maps).where(maps.c.id.in_(ids))
            if passed:
                connection.execute(mark.values(passed=name))
            else:
                connection.execute(mark.where(maps.c.passed == name).values(passed=""))

        await self.access.write(job)

    # Moderation.

    async def report(self, id: str, person: str, why: str, time: float) -> None:
        """Once for each person; the last word counts."""
        row = {"map_id": id, "person": person, "why": why, "time": time}

        def job(connection: Connection) -> None:
            put = self.access.upsert(schema.map_reports).values(row)
            keys = ["map_id", "person"]
            connection.execute(put.on_conflict_do_update(index_elements=keys, set_=row))

        await self.access.write(job)

    async def reports(self, id: str) -> list[tuple[str, float]]:
        reports = schema.map_reports.c
        wanted = select(reports.why, reports.time).where(reports.map_id == id)
        return [(row.why, row.time) for row in await self.access.read(wanted)]

    async def reports_of(self, person: str) -> list[tuple[str, str, float]]:
        """Which maps somebody has reported, why and when."""
        reports = schema.map_reports.c
        wanted = select(reports.map_id, reports.why, reports.time).where(reports.person == person)
        rows = await self.access.read(wanted.order_by(reports.time))
        return [(row.map_id, row.why, row.time) for row in rows]

    async def clear_reports(self, id: str) -> None:
        await self._write(delete(schema.map_reports).where(schema.map_reports.c.map_id == id))

    async def _write(self, statement: Any) -> None:
        def job(connection: Connection) -> None:
            connection.execute(statement)

        await self.access.write(job)


def give_up(connection: Connection, ids: Sequence[str]) -> None:
    """In somebody's transaction: see `StoredMaps.delete`."""
    maps, versions, reports = schema.maps, schema.map_versions.c, schema.map_reports
    played = maps.c.id.in_(select(versions.map_id))
    mine = maps.c.id.in_(ids)
    connection.execute(delete(reports).where(reports.c.map_id.in_(ids)))
    connection.execute(delete(maps).where(mine, ~played))
    gone = {"owner": None, "visibility": "private", "draft": ""}
    connection.execute(update(maps).where(mine).values(gone))


def _drawn(row: Row[Any]) -> Drawn:
    names = Drawn.__struct_fields__
    return Drawn(**{name: getattr(row, name) for name in names})


def _version(row: Row[Any]) -> Version:
    names = Version.__struct_fields__
    return Version(**{name: getattr(row, name) for name in names})
