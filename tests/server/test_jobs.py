"""Jobs: what takes long is thought about by whoever takes it from the queue, on any machine."""

import asyncio
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import msgspec
import pytest

import roundhouse as rh
from roundhouse.kernel.refusal import Refused
from roundhouse.server import queued_workers
from roundhouse.server.bot_workers import BotWorkers
from roundhouse.server.job_queue import install
from roundhouse.server.jobs import NOTHING, Job, Shelf
from roundhouse.server.queued_workers import QueuedWorkers
from roundhouse.server.settings import Settings
from roundhouse.server.tasks import Tasks
from roundhouse.server.work import work
from roundhouse.tables import making
from roundhouse.tables.header import Planned
from roundhouse.tables.notice_board import NoticeBoard
from roundhouse.tables.notices import Answer, Notice
from roundhouse.tables.service import Service
from roundhouse.tables.store import Store, open_store
from roundhouse.tables.table import Table
from roundhouse.tables.verify import verify_database
from tests.server.harness import JobWorker, Server, Someone, wait_for
from tests.server.postgres import Cluster, fresh_database

HARD = {"kind": "bot", "level": "hard"}
Start = Callable[..., JobWorker]


async def nobody_waits(notice: str) -> None:
    """For whom nothing is to be sent."""


@pytest.fixture
def database(postgres: str) -> str:
    return fresh_database(postgres)


@pytest.fixture
def start_worker(tmp_path: Path) -> Iterator[Start]:
    made: list[JobWorker] = []

    def start(database: str, **settings: Any) -> JobWorker:
        folder = tmp_path / f"worker-{len(made)}"
        folder.mkdir()
        made.append(JobWorker(folder, database, **{"thinkers": 1, **settings}))
        return made[-1].start()

    yield start
    for one in made:
        one.close()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    made: list[Server] = []

    def start(database: str, **settings: Any) -> Server:
        made.append(Server(tmp_path, database, **settings))
        return made[-1].start()

    yield start
    for one in made:
        one.close()


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """How long hard bots think, in whatever is started next."""

    def last(seconds: float) -> None:
        monkeypatch.setenv("THINKING", str(seconds))

    last(0.05)
    return last


class Asker:
    """A server's part that asks, without thinkers of its own; `answers` are all that it heard."""

    def __init__(self, service: Service, thinkers: int) -> None:
        self.service = service
        self.answers: list[Answer] = []
        self.tasks = Tasks()
        own = BotWorkers(1)
        if not thinkers:
            own.lanes["long"].free.clear()
            own.lanes["hints"].free.clear()
        assert isinstance(service.store, Store)
        url = self.url = service.store.engine.url
        self.workers = QueuedWorkers(own, url, service.worker, Shelf(service).find)
        self.board = NoticeBoard(url, service.worker, self.hear, self.missed)

    def hear(self, notice: Notice) -> None:
        if notice.answer is not None:
            self.answers.append(notice.answer)
            self.workers.heard(notice.answer)

    def missed(self) -> None:
        self.tasks.spawn(self.workers.ask_again())

    async def table(self, game: str = "tiles", bot: str = "hard", **more: Any) -> Table:
        seats = [Planned("bot", bot, level=bot), Planned("bot", bot, level=bot)]
        header = making.fresh(rh.game(game), {}, "anna", seats, **more)
        return await self.service.make(header, f"made-{header.id}")

    async def status(self) -> list[str]:
        """Of the jobs that lie in the queue."""
        rows = await self.fetch("SELECT status FROM pgqueuer")
        return [row["status"] for row in rows]

    async def fetch(self, question: str) -> list[Any]:
        url = self.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        try:
            rows: list[Any] = await connection.fetch(question)
            return rows
        finally:
            await connection.close()


@asynccontextmanager
async def asking(database: str, thinkers: int = 0) -> AsyncIterator[Asker]:
    store = await open_store(database)
    await install(store.engine.url)
    asker = Asker(Service(store), thinkers)
    await asker.board.listening.wait()
    await asker.workers.start(asker.tasks, nobody_waits)
    try:
        yield asker
    finally:
        await asker.workers.end()
        asker.workers.close()
        await asker.board.close()
        asker.tasks.close()
        asker.service.close()
        await store.close()


async def until(there: Callable[[], Any]) -> None:
    """As `wait_for`, while others go on."""
    await asyncio.to_thread(wait_for, there)


def legal(table: Table, seat: int, text: str) -> bool:
    return table.state.check(table.state.hear(text), seat) is None


def all_over(someone: Someone, ids: list[str]) -> bool:
    return all(someone.table(id)["position"]["status"] == "over" for id in ids)


def health(server: Server) -> tuple[int, int]:
    told = httpx.get(f"{server.address}/health").json()
    return told["jobs"], told["workers"]


async def picked(asker: Asker) -> None:
    while "picked" not in await asker.status():
        await asyncio.sleep(0.02)


async def all_there(asker: Asker, many: int) -> None:
    """So many take jobs again."""
    queue = asker.workers.queue
    assert queue is not None
    while True:
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            if (await queue.standing()).workers == many:
                return
        await asyncio.sleep(0.1)


# Whole games.


@pytest.mark.usefixtures("thinking")
def test_two_servers_and_two_workers_play_to_the_end_each_move_once(
    database: str, start_server: Callable[..., Server], start_worker: Start
) -> None:
    server = start_server(database, workers=2, thinkers=1)
    workers = [start_worker(database), start_worker(database)]
    anna = Someone(server, "Anna")
    ids = [anna.make("signals", HARD, HARD, HARD)["id"] for _ in range(6)]
    wait_for(lambda: all_over(anna, ids), 300)
    done = [job for worker in workers for job in worker.done()]
    moves = sum(anna.table(id)["position"]["moves"] for id in ids)
    assert all(worker.done() for worker in workers)
    told = server.log.read_text().splitlines()
    done += [line.partition("done: ")[2] for line in told if "done: " in line]
    assert len(done) == len(set(done)) == moves
    server.stop()
    report = asyncio.run(verify_database(database))
    assert (report.tables, report.faults) == (6, [])


def test_a_worker_that_is_killed_in_the_middle_costs_a_delay_and_no_move(
    database: str,
    start_server: Callable[..., Server],
    start_worker: Start,
    thinking: Callable[[float], None],
) -> None:
    server = start_server(database, thinkers=1)
    thinking(3600)
    worker = start_worker(database)
    anna = Someone(server, "Anna")
    ids = [anna.make("signals", HARD, HARD, HARD)["id"] for _ in range(4)]
    wait_for(lambda: "taken: " in worker.log.read_text())
    worker.kill()
    wait_for(lambda: all_over(anna, ids), 300)
    assert worker.done() == []
    server.stop()
    assert asyncio.run(verify_database(database)).faults == []


def test_a_worker_helps_a_server_whose_thinkers_are_busy(
    database: str,
    start_server: Callable[..., Server],
    start_worker: Start,
    thinking: Callable[[float], None],
) -> None:
    thinking(3600)
    server = start_server(database, thinkers=1)
    anna = Someone(server, "Anna")
    slow = anna.make("tiles", HARD, HARD)["id"]
    id = anna.make("signals", HARD, HARD)["id"]
    wait_for(lambda: health(server) == (1, 1))  # one in work, one that waits
    thinking(0.05)
    worker = start_worker(database)
    wait_for(lambda: all_over(anna, [id]))
    assert all(job.startswith(id) for job in worker.done())
    wait_for(lambda: health(server) == (0, 2))
    assert "roundhouse_job_workers 2" in httpx.get(f"{server.address}/metrics").text
    assert anna.table(slow)["position"]["moves"] == 0
    server.stop()


# One job.


def test_a_job_whose_worker_dies_is_done_by_the_next(
    database: str, start_worker: Start, thinking: Callable[[float], None]
) -> None:
    async def run() -> tuple[bool, list[str]]:
        async with asking(database) as asker:
            table = await asker.table("signals")
            thinking(3600)
            first = await asyncio.to_thread(start_worker, database)
            asked = asyncio.create_task(asker.workers.move("hard", table, 0))
            await picked(asker)
            await asyncio.to_thread(first.kill)
            thinking(0.05)
            await asyncio.to_thread(start_worker, database)
            text = await asked
            rows = await asker.fetch("SELECT status FROM pgqueuer_log ORDER BY id")
            return legal(table, 0, text), [row["status"] for row in rows]

    good, told = asyncio.run(run())
    assert good and told[:3] == ["queued", "picked", "picked"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_worker_that_is_told_to_stop_gives_its_job_back(
    database: str, start_worker: Start, thinking: Callable[[float], None], how: signal.Signals
) -> None:
    thinking(3600)

    async def run() -> list[str]:
        async with asking(database) as asker:
            table = await asker.table("signals")
            worker = await asyncio.to_thread(start_worker, database)
            asked = asyncio.create_task(asker.workers.move("hard", table, 0))
            await picked(asker)
            await asyncio.to_thread(worker.stop, how)
            assert worker.process is not None and worker.process.returncode == 0
            assert "Traceback" not in worker.log.read_text()
            asked.cancel()
            return await asker.status()

    assert asyncio.run(run()) == ["queued"]


def test_what_nobody_wants_does_nothing(database: str, start_worker: Start) -> None:
    """Another position, a seat that isn't asked or isn't there, a level that isn't the seat's or
    nobody's, a hint where nobody may have one, a table that isn't there, and what is no job."""
    touched = Path("/tmp") / f"touched-{secrets.token_hex(4)}"

    async def run() -> tuple[list[Answer], int, int]:
        async with asking(database) as asker:
            table = await asker.table()
            id, decided = table.header.id, table.decided
            seat = table.asked[0]
            jobs = [
                Job("move", id, decided + 1, seat, "hard"),
                Job("move", id, decided, 1 - seat, "hard"),
                Job("move", id, decided, 9, "hard"),
                Job("move", id, decided, seat, "medium"),
                Job("move", id, decided, seat, f"cmd:touch {touched}"),
                Job("hint", id, decided, 1 - seat, "hard"),
                Job("move", "nosuchtable1", decided, seat, "hard"),
            ]
            other = await asker.table(bot=f"cmd:touch {touched}")
            bot = other.seats[0].bot or ""
            jobs.append(Job("move", other.header.id, other.decided, 0, bot))
            await asyncio.to_thread(start_worker, database)
            queue = asker.workers.queue
            assert queue is not None
            await queue.put(jobs)
            await queue._queries().enqueue("move-1", b"\x80 no job")
            await until(lambda: len(asker.answers) == len(jobs))
            while await asker.status():
                await asyncio.sleep(0.02)
            entries = await asker.service.store.tables.entries(id)
            return asker.answers, len(entries), table.number

    answers, entries, number = asyncio.run(run())
    assert {bytes(answer.said) for answer in answers} == {bytes(NOTHING)}
    assert entries == number
    assert not touched.exists()


def test_a_job_tells_nothing_that_is_hidden(database: str) -> None:
    """It names the position; who does it reads the table, and thinks in an imagined one."""

    async def run() -> tuple[Table, bytes]:
        async with asking(database) as asker:
            table = await asker.table("signals")
            asked = asyncio.create_task(asker.workers.move("hard", table, 0))
            while not await asker.status():
                await asyncio.sleep(0.02)
            (row,) = await asker.fetch("SELECT payload FROM pgqueuer")
            asked.cancel()
            return table, row["payload"]

    table, payload = asyncio.run(run())
    assert {"decided": 0, "seat": 0, **msgspec.json.decode(payload)} == {
        "kind": "move",
        "table": table.header.id,
        "decided": table.decided,
        "seat": 0,
        "level": "hard",
    }


def test_hints_come_through_the_queue_and_one_at_a_time(database: str, start_worker: Start) -> None:
    async def run() -> Any:
        async with asking(database) as asker:
            seats = [Planned("person", "Anna", "anna"), Planned("screen", "Bruno", "anna")]
            header = making.fresh(rh.game("tiles"), {}, "anna", seats)
            table = await asker.service.make(header, "with-a-hint")
            seat = table.asked[0]
            await asyncio.to_thread(start_worker, database)
            both = [asker.workers.advice("anna", table, seat) for _ in range(2)]
            first, second = await asyncio.gather(*both, return_exceptions=True)
            assert isinstance(first, list), first
            assert first and all(legal(table, seat, text) for text, *_ in first)
            return second

    second = asyncio.run(run())
    assert isinstance(second, Refused) and second.rule == "one-hint-at-a-time"


def test_what_nobody_answers_is_thought_about_here(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queued_workers, "PATIENCE", 0.3)

    async def run() -> tuple[bool, bool]:
        async with asking(database, thinkers=1) as asker:
            table = await asker.table("tiles")
            seat = table.asked[0]
            queue = asker.workers.queue
            assert queue is not None and queue.consumer is not None
            queue.consumer.room = dict.fromkeys(queue.consumer.room, 0)  # takes none
            late = await asker.workers.move("hard", table, seat)
            assert not asker.workers.asked
            await queue.close()
            away = await asker.workers.move("hard", table, seat)
            return legal(table, seat, late), legal(table, seat, away)

    assert asyncio.run(run()) == (True, True)


@pytest.mark.usefixtures("thinking")
def test_the_same_can_be_asked_at_once_again(database: str, start_worker: Start) -> None:
    """The job that was answered may still lie in the queue then, and is taken away after."""

    async def run() -> bool:
        async with asking(database) as asker:
            table = await asker.table("tiles")
            seat = table.asked[0]
            await asyncio.to_thread(start_worker, database)
            said = [await asker.workers.move("hard", table, seat) for _ in range(8)]
            return all(legal(table, seat, text) for text in said)

    assert asyncio.run(run())


def test_an_answer_that_was_missed_is_asked_for_again(database: str, start_worker: Start) -> None:
    async def run() -> bool:
        async with asking(database) as asker:
            table = await asker.table("tiles")
            seat = table.asked[0]
            asker.board.hear = lambda notice: None  # deaf
            worker = await asyncio.to_thread(start_worker, database)
            asked = asyncio.create_task(asker.workers.move("hard", table, seat))
            await until(worker.done)
            while await asker.status():
                await asyncio.sleep(0.02)
            asker.board.hear = asker.hear
            asker.missed()
            return legal(table, seat, await asked)

    assert asyncio.run(run())


def test_a_worker_survives_a_database_that_restarts(
    postgres_cluster: Cluster, start_worker: Start
) -> None:
    database = fresh_database(postgres_cluster.url)

    async def run() -> bool:
        async with asking(database) as asker:
            table = await asker.table("tiles")
            seat = table.asked[0]
            worker = await asyncio.to_thread(start_worker, database)
            before = asyncio.create_task(asker.workers.move("hard", table, seat))
            await picked(asker)
            await asyncio.to_thread(postgres_cluster.stop)
            await asyncio.to_thread(postgres_cluster.start)
            good = legal(table, seat, await before)
            await asker.board.listening.wait()
            await all_there(asker, 2)
            again = await asker.table("tiles")
            seat = again.asked[0]
            assert worker.alive()
            return good and legal(again, seat, await asker.workers.move("hard", again, seat))

    assert asyncio.run(run())


# The command.


def test_work_on_sqlite_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        work(Settings(database=str(tmp_path / "tables.sqlite")))
    assert refused.value.rule == "sqlite-no-work"


def test_the_command_says_in_one_line_what_it_does(database: str) -> None:
    command = [sys.executable, "-m", "roundhouse", "work", "--database", database]
    with subprocess.Popen(
        [*command, "--thinkers", "3"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        more, wrong = process.communicate()
    assert line.startswith("Thinking for the servers at postgresql://") and "3 at a time" in line
    assert (more, wrong, process.returncode) == ("", "", 0)
