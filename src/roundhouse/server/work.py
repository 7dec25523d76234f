"""Work: a process that thinks and sends for servers on the same PostgreSQL, on any machine."""

import asyncio
import logging.config
import os
import signal
from collections.abc import Callable
from functools import partial

from roundhouse.kernel.refusal import refuse
from roundhouse.server.bot_workers import BotWorkers
from roundhouse.server.job_queue import JobQueue
from roundhouse.server.jobs import Shelf, do, room
from roundhouse.server.logs import configuration
from roundhouse.server.own_maps import offer
from roundhouse.server.post.sender import make_sender
from roundhouse.server.run import prepare, with_maps
from roundhouse.server.settings import Settings
from roundhouse.tables.database import database_url, is_sqlite, make_engine
from roundhouse.tables.maps import bring
from roundhouse.tables.service import Service
from roundhouse.tables.store import Store


def work(settings: Settings, begun: Callable[[], None] = lambda: None) -> None:
    """Until it is told to stop; what it was thinking about is given back. `begun` is called when
    jobs can come, and again after the database was away."""
    if is_sqlite(database_url(settings.database)):
        raise refuse("sqlite-no-work")
    level = os.environ.get("ROUNDHOUSE_LOG", "warning")
    logging.config.dictConfig(configuration(level, settings.log))
    settings = with_maps(settings)
    offer(settings.own_maps)
    asyncio.run(_work(settings, begun))


async def _work(settings: Settings, begun: Callable[[], None]) -> None:
    await prepare(settings)
    told, loop = asyncio.Event(), asyncio.get_running_loop()
    for one in (signal.SIGTERM, signal.SIGINT):
        signal.signal(one, lambda *_: loop.call_soon_threadsafe(told.set))
    store = Store(make_engine(database_url(settings.database)))
    service = Service(store)
    service.bring = partial(bring, store)
    workers = BotWorkers(settings.thinkers, settings.own_maps)
    sender = await make_sender(store, settings)
    find, deliver = Shelf(service).find, sender.deliver
    all_kinds = partial(do, find=find, workers=workers, deliver=deliver, maps=store.maps)
    queue = JobQueue(store.engine.url, service.worker, all_kinds, room(workers), back=begun)
    try:
        await told.wait()
    finally:
        await queue.close()
        workers.close()
        service.close()
        await store.close()
