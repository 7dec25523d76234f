"""Migrations lead to the tables that the code expects."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import BigInteger, Connection, MetaData, Table, create_engine, text

from roundhouse.tables import migrations
from roundhouse.tables.database import database_url, make_engine, migrate
from roundhouse.tables.schema import metadata

TABLES = ("tables", "day_bots")
BROKEN = {"request": "day 2026-11-17", "header": "torn"}


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


def test_what_a_passkey_counts_has_room() -> None:
    """It is without a sign in 32 bits; PostgreSQL's INTEGER ends at half of it."""
    assert isinstance(metadata.tables["keys"].c.uses.type, BigInteger)


def upgrade(connection: Connection, until: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, until)


def test_what_bots_had_played_on_a_day_is_found_at_the_tables(tmp_path: Path) -> None:
    """From 0005 to 0006."""
    engine = create_engine(f"sqlite:///{tmp_path / 'some.sqlite'}")
    day = {"came": 5, "stars": 1, "seconds": 1.0, "bot": "easy"}
    table = {
        **{"id": "t", "game": "tiles", "host": "anna", "request": "day 2026-11-16"},
        **{"public": False, "made": 1.0, "number": 1, "moves": 0, "status": "over"},
        **{"asked": "[]", "moved": 1.0, "header": '{"challenge":"volcano"}'},
    }
    with engine.begin() as connection:
        upgrade(connection, "0005")
        kept = {one: Table(one, MetaData(), autoload_with=connection) for one in TABLES}
        connection.execute(kept["tables"].insert(), [table, {**table, "id": "u", **BROKEN}])
        rows = [{**day, "day": date} for date in ("2026-11-15", "2026-11-16", "2026-11-17")]
        connection.execute(kept["day_bots"].insert(), rows)
        upgrade(connection, "0006")
        found = connection.execute(text("SELECT day, game, challenge, record FROM day_bots"))
        assert {(row.day, row.game, row.challenge, row.record) for row in found} == {
            ("2026-11-15", "", "", ""),
            ("2026-11-16", "tiles", "volcano", ""),
            ("2026-11-17", "", "", ""),
        }
    engine.dispose()
