"""Engines for SQLite and PostgreSQL, and the migrations that bring a database up to date."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from roundhouse.kernel.refusal import refuse

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}

# who is away: his host isn't known, nobody listens there or the socket is gone, no answer comes;
# and what PostgreSQL says of itself: the line has failed, it stops, starts, or has no line free
AWAY = (OSError,)
AWAY_STATES = ("08", "57P01", "57P02", "57P03", "53300")

MIGRATING = 7461  # PostgreSQL's lock for who changes what it holds: two that start take turns


def database_url(text: str) -> URL:
    """From a URL, or from the path of a SQLite file."""
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser().absolute()))
    try:
        url = make_url(text)
    except ArgumentError:
        raise refuse("bad-database", {"database": text.partition("://")[0]}) from None
    if url.drivername not in DRIVERS:
        raise refuse("bad-database", {"database": url.drivername})
    return url.set(drivername=DRIVERS[url.drivername])


def plain_url(url: URL) -> str:
    """For who speaks to PostgreSQL without SQLAlchemy."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def make_engine(url: URL) -> AsyncEngine:
    if not is_sqlite(url):
        return create_async_engine(url, pool_size=10, max_overflow=10, hide_parameters=True)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _careful)
    return engine


def writing_engine(url: URL) -> Engine:
    """SQLite's one writer works in a thread of its own."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(engine, "connect", _careful)
    return engine


def _careful(connection: Any, _: object) -> None:
    """Nothing that was confirmed is lost, even when the power fails."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.close()


@contextmanager
def opening(url: URL) -> Iterator[None]:
    """A database that can't be opened or read is a sentence, not a traceback."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        where = url.database if is_sqlite(url) else url.render_as_string(hide_password=True)
        why = str(cause).partition("\n")[0]
        raise refuse("no-database", {"database": where, "why": why}) from error


def is_away(error: BaseException | None) -> bool:
    """Whether it may well be back in a moment; what is wrong with it, or with us, is not so."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or is_away(error.orig)
    state = getattr(error, "sqlstate", None) or ""
    return isinstance(error, AWAY) or state.startswith(AWAY_STATES)


def exists(url: URL) -> None:
    """Whoever only reads must not make an empty file."""
    if is_sqlite(url) and not Path(url.database or "").is_file():
        raise refuse("no-such-file", {"file": url.database or ""})


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date, whatever version wrote it."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


async def may_write(engine: AsyncEngine) -> None:
    """One that can only be read says so now, not at the first move."""
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _upgrade(connection: Connection) -> None:
    with as_file(files("roundhouse.tables") / "migrations") as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


@contextmanager
def hold(url: URL) -> Iterator[None]:
    """A SQLite file has one server; a second one is told so."""
    if not is_sqlite(url) or not url.database:
        yield
        return
    with opening(url):
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        lock = open(f"{url.database}.lock", "w", encoding="ascii")  # noqa: SIM115
    with lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise refuse("database-in-use", {"file": url.database}) from None
        yield
