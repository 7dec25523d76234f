"""Hard bots whose moves are jobs: how many a second, and how long each takes, with one, two and
four processes that take jobs; and what the way through the queue costs a bot that answers at once.

    python bench/jobs.py --tables 12 --thinking 0.25 --seconds 20

Bots think for a time, not for a number of simulations, so more processes than cores still show
what further machines would: they think as long, and less deeply. A thinker each.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

import roundhouse as rh
from roundhouse.server.bot_workers import BotWorkers
from roundhouse.server.job_queue import install
from roundhouse.server.jobs import Job, Shelf
from roundhouse.server.queued_workers import QueuedWorkers
from roundhouse.server.tasks import Tasks
from roundhouse.tables import making
from roundhouse.tables.header import Planned
from roundhouse.tables.service import Service
from roundhouse.tables.store import open_store
from tests.server.harness import JobWorker, Process, Server, Someone, wait_for
from tests.server.postgres import cluster, fresh_database

HARD = {"kind": "bot", "level": "hard"}
QUICK = "easy"


async def nothing_to_send(notice: str) -> None:
    pass


def show(what: str, seconds: list[float], more: str = "") -> None:
    parts = quantiles(seconds, n=100)
    told = f"p50 {1000 * parts[49]:6.1f} ms  p99 {1000 * parts[98]:6.1f} ms"
    print(f"{what:34} {len(seconds):6} moves  {told}  {more}", flush=True)


async def times(database: str, ids: list[str], since: float) -> list[float]:
    """How long each move took, from the one before it."""
    store = await open_store(database)
    try:
        took: list[float] = []
        for id in ids:
            entries = [one for one in await store.tables.entries(id) if one.time > since]
            took += [after.time - one.time for one, after in zip(entries, entries[1:])]
        return took
    finally:
        await store.close()


def play(database: str, workers: int, tables: int, thinking: float, seconds: float) -> None:
    """One of the workers is the server itself."""
    os.environ["THINKING"] = str(thinking)
    with tempfile.TemporaryDirectory() as folder:
        running: list[Process] = []
        try:
            server = Server(Path(folder), database, games=(), thinkers=1).start()
            running.append(server)
            for n in range(workers - 1):
                place = Path(folder) / str(n)
                place.mkdir()
                running.append(JobWorker(place, database, games=(), thinkers=1).start())
            host = Someone(server, "Host")
            ids = [host.make("tiles", HARD, HARD, HARD)["id"] for _ in range(tables)]
            wait_for(lambda: all("done: " in one.log.read_text() for one in running), 300)
            since = time.time()
            time.sleep(seconds)
            took = asyncio.run(times(database, ids, since))
            show(
                f"{workers} workers, {tables} tables", took, f"{len(took) / seconds:5.1f} a second"
            )
        finally:
            for one in running:
                one.close()


async def at_once(database: str, many: int) -> None:
    """A bot that answers at once, asked where the table is, and through the queue."""
    store = await open_store(database)
    await install(store.engine.url)
    service, tasks, own = Service(store), Tasks(), BotWorkers(1)
    queued = QueuedWorkers(own, store.engine.url, service.worker, Shelf(service).find)
    await queued.start(tasks, nothing_to_send)
    seats = [Planned("bot", "Bot", level=QUICK), Planned("bot", "Bot", level=QUICK)]
    tables = [
        await service.make(making.fresh(rh.game("tiles"), {}, "host", seats), f"at-once-{n}")
        for n in range(many)
    ]
    here: list[float] = []
    there: list[float] = []
    for table in tables:
        seat = table.asked[0]
        began = time.perf_counter()
        await own.move(QUICK, table, seat)
        between = time.perf_counter()
        answer = await queued._ask(Job("move", table.header.id, table.decided, seat, QUICK))
        there.append(time.perf_counter() - between)
        here.append(between - began)
        assert answer is not None
    show(f"{QUICK}, where the table is", here[10:])
    show(f"{QUICK}, through the queue", there[10:])
    await queued.end()
    tasks.close()
    own.close()
    service.close()
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--thinking", type=float, default=0.25)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    with cluster(careful=True) as made:
        asyncio.run(at_once(fresh_database(made.url), 300))
        for workers in (1, 2, 4):
            play(fresh_database(made.url), workers, args.tables, args.thinking, args.seconds)


if __name__ == "__main__":
    main()
