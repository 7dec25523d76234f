"""The writer: together when many wait, and each fails alone."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from roundhouse.tables.database import database_url, make_engine, writing_engine
from roundhouse.tables.writer import FilePen, Writer


def nothing_to_append(*_: object) -> None:
    raise AssertionError


def test_a_group_is_one_transaction_and_a_bad_job_fails_alone(tmp_path: Path) -> None:
    async def run() -> None:
        engine = make_engine(database_url(str(tmp_path / "some.sqlite")))
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE kept (n INTEGER PRIMARY KEY)"))
        writer = Writer(FilePen(writing_engine(engine.url), nothing_to_append))
        began: list[object] = []

        def keep(n: int):
            def job(connection: Connection) -> None:
                began.append(connection.get_transaction())
                connection.execute(text("INSERT INTO kept VALUES (:n)"), {"n": n})

            return job

        await asyncio.gather(*[writer.write(keep(n)) for n in range(20)])
        assert len(set(map(id, began))) == 1, "all in one transaction"
        answers = await asyncio.gather(
            *[writer.write(keep(n)) for n in (20, 5, 21)], return_exceptions=True
        )
        assert answers[0] is None and answers[2] is None
        assert isinstance(answers[1], IntegrityError)
        with pytest.raises(IntegrityError):
            await writer.write(keep(21))
        await writer.close()
        async with engine.connect() as connection:
            kept = (await connection.execute(text("SELECT n FROM kept ORDER BY n"))).scalars().all()
        assert kept == list(range(22))
        await engine.dispose()

    asyncio.run(run())


def test_sqlite_keeps_what_it_confirms(tmp_path: Path) -> None:
    async def run() -> None:
        engine = make_engine(database_url(str(tmp_path / "some.sqlite")))
        async with engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                found = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one()
                assert found == value, pragma
        await engine.dispose()

    asyncio.run(run())
