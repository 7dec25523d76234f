"""Several processes on PostgreSQL: a group of moves is one trip, and a conflict costs its own."""

import asyncio
import subprocess
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event

import roundhouse as rh
from roundhouse.server.run import prepare
from roundhouse.server.settings import Settings
from roundhouse.tables import making, permissions
from roundhouse.tables.header import Planned
from roundhouse.tables.journal import AnyDeed, BotTookOver
from roundhouse.tables.notices import Here, Notice, encode_here
from roundhouse.tables.service import OpenTable, Service
from roundhouse.tables.store import Store, open_store
from roundhouse.tables.verify import verify_database
from tests.server.harness import ROOT
from tests.server.postgres import Cluster, fresh_database

MANY = 30


async def made(store: Store, many: int) -> list[str]:
    service = Service(store)
    seats = [Planned("person", "Anna", "anna"), Planned("screen", "Bruno", "anna")]
    headers = [making.fresh(rh.game("tiles"), {}, "anna", seats) for _ in range(many)]
    tables = [await service.make(one, f"made-{n}") for n, one in enumerate(headers)]
    return [table.header.id for table in tables]


def say(text: str) -> partial[list[AnyDeed]]:
    return partial(permissions.chat, person="anna", text=text)


def test_a_conflict_costs_only_its_own_and_a_group_is_one_trip(postgres: str) -> None:
    database = fresh_database(postgres)

    async def run() -> list[str]:
        here, there = await open_store(database), await open_store(database)
        ids = await made(here, MANY)
        mine, theirs = Service(here), Service(there)
        opened = [await mine.open(id) for id in ids]
        ahead = [await theirs.open(id) for id in ids[:5]]
        for one in ahead:  # another process was quicker at five of the tables
            await theirs.act(one, "anna", None, say("first"))
        said: list[str] = []
        event.listen(
            here.engine.sync_engine,
            "before_cursor_execute",
            lambda *given: said.append(given[2]),
        )
        steps = await asyncio.gather(
            *[mine.act(one, "anna", f"said-{n:05}", say("hello")) for n, one in enumerate(opened)]
        )
        numbers = [step.entry.number for step in steps]
        assert numbers == [3] * 5 + [2] * (MANY - 5)
        await here.close()
        await there.close()
        return [statement for statement in said if "INSERT INTO journal" in statement]

    written = asyncio.run(run())
    # the first goes alone, then all others; those that were overtaken at worst one by one
    assert len(written) <= 2 + 5
    assert asyncio.run(verify_database(database)).faults == []


def test_seats_go_along_in_the_same_trip(postgres: str) -> None:
    database = fresh_database(postgres)

    async def run() -> None:
        store = await open_store(database)
        (id,) = await made(store, 1)
        service = Service(store)
        opened = await service.open(id)
        await service.act(opened, "anna", None, lambda _: [BotTookOver(1, "medium")])
        rows = await store.tables.seats(id)
        assert [row["bot"] for row in rows] == [None, "medium"]
        await store.close()

    asyncio.run(run())
    assert asyncio.run(verify_database(database)).faults == []


def test_who_is_here_is_said_for_all_tables_together() -> None:
    here = {f"table-{n:06}": Here(["p" * 20, "q" * 20], n % 7) for n in range(1_000)}
    texts = encode_here("worker", here)
    assert 1 < len(texts) < 20 and all(len(text) < 8_000 for text in texts)
    told: dict[str, Here] = {}
    for text in texts:
        told |= msgspec.json.decode(text, type=Notice).here or {}
    assert told == here


@pytest.mark.parametrize("again", range(2))
def test_two_who_write_at_once_both_come_through(postgres: str, again: int) -> None:
    database = fresh_database(postgres)

    async def run() -> None:
        stores = [await open_store(database) for _ in range(2)]
        ids = await made(stores[0], 10)
        services = [Service(store) for store in stores]
        tables: list[tuple[Service, OpenTable]] = [
            (service, await service.open(id)) for service in services for id in ids
        ]
        for round in range(3):
            await asyncio.gather(
                *[service.act(opened, "anna", None, say(f"{round}")) for service, opened in tables]
            )
        for id in ids:
            entries = await stores[0].tables.entries(id)
            assert [entry.number for entry in entries] == list(range(1, 8))
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_role_a_database_a_backup_and_its_restore_as_the_guide_says(
    postgres_cluster: Cluster, tmp_path: Path
) -> None:
    """The commands of docs/server.md and docs/host.md, with the port of this PostgreSQL."""
    guide = (ROOT / "docs" / "server.md").read_text("utf-8")
    page = (ROOT / "docs" / "host.md").read_text("utf-8")
    at = ["-h", "127.0.0.1", "-p", str(postgres_cluster.port), "-U", "roundhouse"]

    def run(program: str, *more: str) -> None:
        assert f"`{program} " in guide, program
        command = [str(postgres_cluster.bin / program), *at, *more]
        subprocess.run(command, check=True, capture_output=True)

    url = postgres_cluster.url.rpartition("/")[0].replace("roundhouse@", "house@")
    run("createuser", "house")
    run("createdb", "--owner", "house", "house")

    async def fill(tables: int) -> None:
        store = await open_store(f"{url}/house")
        await made(store, tables)
        await store.close()

    asyncio.run(prepare(Settings(database=f"{url}/house")))
    asyncio.run(fill(3))
    dump = str(tmp_path / "roundhouse.dump")
    run("pg_dump", "--format=custom", "--file", dump, "house")
    run("createdb", "--owner", "house", "again")
    run("pg_restore", "--no-owner", "--dbname", "again", dump)
    admin = postgres_cluster.url.rpartition("/")[0]
    report = asyncio.run(verify_database(f"{admin}/again"))
    assert (report.tables, report.faults) == (3, [])

    asyncio.run(fill(5))  # two more
    assert asyncio.run(verify_database(f"{url}/house")).tables == 5
    over = ["--clean", "--if-exists", "--no-owner"]
    assert f"pg_restore {' '.join(over)} " in page
    run("pg_restore", "-U", "house", *over, "--dbname", "house", dump)
    report = asyncio.run(verify_database(f"{url}/house"))
    assert (report.tables, report.faults) == (3, [])
