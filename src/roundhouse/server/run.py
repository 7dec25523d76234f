"""Running: migrations, then uvicorn with one process or several."""

import asyncio
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path

import uvicorn
from msgspec.structs import replace
from platformdirs import user_cache_path
from uvicorn.supervisors import Multiprocess

from roundhouse.kernel.refusal import refuse
from roundhouse.server.doors import Doors
from roundhouse.server.doorway import Doorway
from roundhouse.server.limits import MOST_MESSAGE
from roundhouse.server.logs import configuration
from roundhouse.server.names import name_list
from roundhouse.server.own_maps import prepare as prepare_maps
from roundhouse.server.settings import Settings, hand_down
from roundhouse.tables.database import (
    database_url,
    hold,
    is_sqlite,
    make_engine,
    may_write,
    migrate,
    opening,
)

NOT_TAKEN = 60_000  # milliseconds


async def prepare(settings: Settings) -> None:
    engine = make_engine(database_url(settings.database))
    try:
        with opening(engine.url):
            await migrate(engine)
            await may_write(engine)
            if not is_sqlite(engine.url):
                from roundhouse.server.job_queue import install  # PostgreSQL's own libraries

                await install(engine.url)
    finally:
        await engine.dispose()


def listen(host: str, port: int) -> socket.socket:
    """Without delay: asyncio sees to that only where the protocol is named."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, _, _, address = found[0]
        listening = socket.socket(family, kind, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # for those who take no answer
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, NOT_TAKEN)
        listening.bind(address)
    except OSError as error:
        why = error.strerror or str(error)
        raise refuse("no-such-address", {"host": host, "port": str(port), "why": why}) from None
    listening.set_inheritable(True)
    return listening


def with_maps(settings: Settings) -> Settings:
    """The operator's maps, compiled before anybody comes; what is wrong with one is told."""
    if not settings.maps:
        return settings
    kept = Path(settings.kept) if settings.kept else user_cache_path("roundhouse") / "maps"
    own_maps = prepare_maps(settings.maps, kept, lambda said: print(said, file=sys.stderr))
    return replace(settings, own_maps=own_maps)


def serve(settings: Settings, host: str, port: int) -> None:
    """Until it is told to stop; then it is gone within seconds."""
    url = database_url(settings.database)
    if settings.workers > 1 and is_sqlite(url):
        raise refuse("sqlite-one-worker", {"workers": settings.workers})
    name_list(settings.names)  # what is wrong with it is told before anybody comes
    with hold(url), listen(host, port) as listening:
        asyncio.run(prepare(settings))
        hand_down(with_maps(settings))
        config = uvicorn.Config(
            "roundhouse.server.app:from_environment",
            factory=True,
            http=Doorway,
            workers=settings.workers,
            access_log=False,
            server_header=False,
            log_config=configuration(os.environ.get("ROUNDHOUSE_LOG", "warning"), settings.log),
            timeout_graceful_shutdown=2,
            timeout_keep_alive=65,
            timeout_worker_healthcheck=60,  # a busy machine's worker is slow to start, not dead
            ws_max_size=MOST_MESSAGE * 4,
            ws_ping_interval=20,
            ws_ping_timeout=20,
        )
        with suppress(KeyboardInterrupt):
            if settings.workers > 1:
                Multiprocess(config, sockets=[listening]).run()
            else:
                Doors.house = uvicorn.Server(config)
                Doors.house.run(sockets=[listening])
