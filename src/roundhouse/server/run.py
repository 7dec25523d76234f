"""Running: migrations, then uvicorn with one process or several."""

import asyncio
import os
import socket
from contextlib import suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from roundhouse.kernel.refusal import refuse
from roundhouse.server.limits import MOST_MESSAGE
from roundhouse.server.settings import Settings, hand_down
from roundhouse.tables.database import database_url, hold, is_sqlite, make_engine, migrate, opening


async def prepare(settings: Settings) -> None:
    engine = make_engine(database_url(settings.database))
    try:
        with opening(engine.url):
            await migrate(engine)
    finally:
        await engine.dispose()


def listen(host: str, port: int) -> socket.socket:
    """Without delay: asyncio sees to that only where the protocol is named."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, _, _, address = found[0]
        listening = socket.socket(family, kind, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        why = error.strerror or str(error)
        raise refuse("no-such-address", {"host": host, "port": str(port), "why": why}) from None
    listening.set_inheritable(True)
    return listening


def serve(settings: Settings, host: str, port: int) -> None:
    """Until it is told to stop; then it is gone within seconds."""
    url = database_url(settings.database)
    if settings.workers > 1 and is_sqlite(url):
        raise refuse("sqlite-one-worker", {"workers": settings.workers})
    with hold(url), listen(host, port) as listening:
        asyncio.run(prepare(settings))
        hand_down(settings)
        config = uvicorn.Config(
            "roundhouse.server.app:from_environment",
            factory=True,
            workers=settings.workers,
            access_log=False,
            server_header=False,
            log_level=os.environ.get("ROUNDHOUSE_LOG", "warning"),
            timeout_graceful_shutdown=2,
            timeout_keep_alive=65,
            ws_max_size=MOST_MESSAGE * 4,
            ws_ping_interval=20,
            ws_ping_timeout=20,
        )
        with suppress(KeyboardInterrupt):
            if settings.workers > 1:
                Multiprocess(config, sockets=[listening]).run()
            else:
                uvicorn.Server(config).run(sockets=[listening])
