"""Running: migrations, then uvicorn with one process or several."""

import asyncio
import os
from contextlib import suppress

import uvicorn

from roundhouse.kernel.refusal import refuse
from roundhouse.server.limits import MOST_MESSAGE
from roundhouse.server.settings import Settings, hand_down
from roundhouse.tables.database import database_url, hold, is_sqlite, make_engine, migrate


async def prepare(settings: Settings) -> None:
    engine = make_engine(database_url(settings.database))
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def serve(settings: Settings, host: str, port: int) -> None:
    """Until it is told to stop; then it is gone within seconds."""
    url = database_url(settings.database)
    if settings.workers > 1 and is_sqlite(url):
        raise refuse("sqlite-one-worker", {"workers": settings.workers})
    with hold(url):
        asyncio.run(prepare(settings))
        hand_down(settings)
        with suppress(KeyboardInterrupt):
            uvicorn.run(
                "roundhouse.server.app:from_environment",
                factory=True,
                host=host,
                port=port,
                workers=settings.workers,
                access_log=False,
                server_header=False,
                log_level=os.environ.get("ROUNDHOUSE_LOG", "warning"),
                timeout_graceful_shutdown=2,
                ws_max_size=MOST_MESSAGE * 4,
                ws_ping_interval=20,
                ws_ping_timeout=20,
            )
