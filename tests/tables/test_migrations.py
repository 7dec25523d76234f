"""Migrations lead to the tables that the code expects."""

import asyncio
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from roundhouse.tables.database import database_url, make_engine, migrate
from roundhouse.tables.schema import metadata


def test_the_migrated_database_is_the_one_in_the_code(tmp_path: Path) -> None:
    async def run() -> None:
        engine = make_engine(database_url(str(tmp_path / "some.sqlite")))
        await migrate(engine)
        await migrate(engine)  # again: nothing to do
        async with engine.connect() as connection:
            differences = await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), metadata)
            )
        assert differences == []
        await engine.dispose()

    asyncio.run(run())
