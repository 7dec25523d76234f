"""Requests that nobody should send, connections that go nowhere: an answer in words, no 500."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.rng import Rng
from roundhouse.server import doorway, limits, run
from roundhouse.server.app import begun
from roundhouse.server.bot_workers import BotWorkers
from roundhouse.server.doorway import speaks_for_many
from roundhouse.server.registry import Registry
from roundhouse.server.settings import Settings
from roundhouse.server.tasks import Tasks
from roundhouse.tables.database import make_engine
from roundhouse.tables.notice_board import NoticeBoard
from roundhouse.tables.store import Store, open_store
from tests.server.harness import PATIENCE, Server, Someone, heard, new_id, wait_for
from tests.server.postgres import Cluster, fresh_database


def raw(server: Server, *parts: bytes, wait: float = 5.0) -> bytes:
    """What comes back to these bytes until the server has nothing more to say."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=wait) as line:
        for part in parts:
            line.sendall(part)
        line.shutdown(socket.SHUT_WR)
        said = b""
        try:
            while more := line.recv(65536):
                said += more
        except TimeoutError:
            pass
    return said


# Requests.


def test_json_that_is_nested_without_end_is_a_bad_request(server: Server) -> None:
    anna = Someone(server, "Anna")
    for depth in (900, 1_100, 50_000):
        deep = "[" * depth + "]" * depth
        body = f'{{"game":"tiles","seats":[{{"kind":"me"}}],"options":{{"x":{deep}}},'
        body += f'"request":"{new_id()}"}}'
        headers = {"content-type": "application/json"}
        answer = anna.ask("POST", "/api/tables", content=body, headers=headers)
        assert answer.status_code in (400, 422), (depth, answer.text)
        assert answer.json()["rule"] in ("bad-request", "unknown-option")


@pytest.mark.parametrize("path", ["/%00", "/a%00b.js", f"/{'x' * 300}", f"/{'y/' * 2000}"])
def test_addresses_that_are_no_names_of_files_are_pages_or_nothing(
    server: Server, path: str
) -> None:
    assert httpx.get(f"{server.address}{path}").status_code in (200, 404)


def test_a_body_that_is_broken_off_is_nobodys_fault(server: Server) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    raw(server, head + b"content-length: 1000\r\n\r\n", b'{"game":')
    raw(server, head + b"transfer-encoding: chunked\r\n\r\n", b'5\r\n{"gam\r\n')
    Someone(server, "Anna").make("tiles", "me")
    assert "has failed" not in server.log.read_text()


def test_a_page_of_another_site_changes_nothing(server: Server) -> None:
    anna = Someone(server, "Anna")
    host = f"127.0.0.1:{server.port}"
    for headers in (
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": f"http://{host}.elsewhere.example"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        for method, path in (("PUT", "/api/me"), ("POST", "/api/me/code"), ("DELETE", "/api/me")):
            answer = anna.ask(method, path, json={"name": "Eve"}, headers=headers)
            assert (answer.status_code, answer.json()["rule"]) == (403, "foreign-page"), headers
    assert anna.get("/api/me")["name"] == "Anna"
    ours = {"origin": f"http://{host}", "sec-fetch-site": "same-origin"}
    assert anna.ask("PUT", "/api/me", json={"name": "Ann"}, headers=ours).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_json_is_read_only_as_json(server: Server, kind: str) -> None:
    anna = Someone(server, "Anna")
    headers = {"content-type": kind} if kind else {}
    answer = anna.ask("PUT", "/api/me", content=b'{"name":"Eve"}', headers=headers)
    assert (answer.status_code, answer.json()["rule"]) == (415, "not-json")
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_page_says_its_kind_once(server: Server) -> None:
    kind = httpx.get(f"{server.address}/").headers["content-type"]
    assert kind.count("charset") <= 1 and kind.startswith("text/html")


def test_bytes_that_are_no_text_end_a_socket_in_silence(server: Server) -> None:
    anna = Someone(server, "Anna")
    id = anna.make("tiles", "me")["id"]
    with anna.socket(id) as line:
        heard(line, "hello")
        line.send(b"\xff\xfe{", text=True)
        with pytest.raises(ConnectionClosed):
            heard(line, "pong")
    assert "Traceback" not in server.log.read_text()


# A database that isn't there.


def test_a_database_file_that_is_read_only_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opened as one that may only be read: root may write everything else."""
    monkeypatch.chdir(tmp_path)
    settings = Settings(database=str(tmp_path / "tables.sqlite"))
    asyncio.run(run.prepare(settings))
    only_read = f"sqlite+aiosqlite:///file:{settings.database}?mode=ro&uri=true"
    monkeypatch.setattr(run, "make_engine", lambda _: make_engine(make_url(only_read)))
    with pytest.raises(Refused) as refused:
        asyncio.run(run.prepare(settings))
    assert refused.value.rule == "no-database" and "readonly" in str(refused.value.facts["why"])


@pytest.fixture
def cluster_server(tmp_path: Path, postgres_cluster: Cluster) -> Iterator[Server]:
    """Tables that nobody looks at leave its memory after a second."""
    made = Server(tmp_path, fresh_database(postgres_cluster.url), workers=2, idle=1.0)
    try:
        yield made.start()
    finally:
        made.close()
        postgres_cluster.start()


def kept(server: Server) -> int:
    """The tables in memory, of whichever processes answer."""
    found = [httpx.get(f"{server.address}/health").json()["tables"] for _ in range(8)]
    return int(max(found))


def test_a_database_that_is_away_is_said_in_words_and_everything_goes_on_after_it(
    cluster_server: Server, postgres_cluster: Cluster
) -> None:
    server = cluster_server
    anna = Someone(server, "Anna")
    id = anna.make("signals", "me", "screen", options={"rounds": 9})["id"]
    anna.move(id, 0)
    number = anna.table(id)["position"]["number"]
    move = {"seat": 1, "move": anna.first_move(id, 1), "number": number, "request": new_id()}
    with anna.socket(id) as line:
        heard(line, "hello")
        postgres_cluster.stop()
        for _ in range(4):
            for answer in (
                anna.ask("GET", f"/api/tables/{id}"),
                anna.try_post(f"/api/tables/{id}/moves", **move),
                anna.ask("PUT", "/api/me", json={"name": "Ann"}),
            ):
                assert (answer.status_code, answer.json()["rule"]) == (503, "database-away")
        health = anna.ask("GET", "/health")
        assert health.status_code == 503 and "database" in " ".join(health.json()["reasons"])
        wait_for(lambda: "the pulse has failed" in server.log.read_text())  # and is tried again
        postgres_cluster.start()
    wait_for(lambda: anna.ask("GET", "/health").status_code == 200)
    assert anna.try_post(f"/api/tables/{id}/moves", **move).status_code == 200
    assert anna.ask("GET", f"/api/tables/{id}").status_code == 200
    assert anna.table(id)["position"]["moves"] == 2
    with anna.socket(id) as line:
        heard(line, "hello")
        wait_for(lambda: kept(server) > 0)  # somebody looks at it, in one of the processes
    wait_for(lambda: not kept(server))  # and the sweep goes on, too
    assert "Traceback (most recent" not in server.log.read_text()  # a line for each failure


def test_a_process_that_begins_while_the_database_goes_away_waits_for_it(
    postgres_cluster: Cluster, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes in the middle of the start, and is away when that begins anew."""
    database = fresh_database(postgres_cluster.url)
    went: list[bool] = []
    beat = Registry._beat

    async def beat_without(registry: Registry, alone: bool = False) -> None:
        if not went:
            went.append(True)
            await asyncio.to_thread(postgres_cluster.stop)
        await beat(registry, alone)

    monkeypatch.setattr(Registry, "_beat", beat_without)

    async def begin() -> None:
        await (await open_store(database)).close()
        waiting = asyncio.create_task(begun(Settings(database=database, workers=2, thinkers=1)))
        while caplog.text.count("doesn't answer yet") < 2 and not waiting.done():
            await asyncio.sleep(0.01)
        assert went and not waiting.done()
        await asyncio.to_thread(postgres_cluster.start)
        registry = await waiting
        await registry.store.ping()
        await registry.close()

    try:
        asyncio.run(begin())
    finally:
        postgres_cluster.start()


def test_what_waiting_does_not_mend_is_told_at_once(
    postgres: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whatever was opened until then is closed, though closing fails, too."""
    nowhere = postgres.rpartition("/")[0] + "/nowhere"
    with pytest.raises(DBAPIError, match="does not exist"):
        asyncio.run(begun(Settings(database=nowhere)))

    closed: list[str] = []
    board_close, store_close = NoticeBoard.close, Store.close

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("ours")

    async def closes_badly(board: NoticeBoard) -> None:
        await board_close(board)
        raise RuntimeError("later")

    async def closes(store: Store) -> None:
        await store_close(store)
        closed.append("store")

    async def begin() -> None:
        await (await open_store(postgres)).close()
        monkeypatch.setattr(Registry, "_beat", broken)
        monkeypatch.setattr(NoticeBoard, "close", closes_badly)
        monkeypatch.setattr(BotWorkers, "close", lambda _: closed.append("workers"))
        monkeypatch.setattr(Store, "close", closes)
        with pytest.raises(RuntimeError, match="ours"):
            await begun(Settings(database=postgres, workers=2, thinkers=1))

    asyncio.run(begin())
    assert closed == ["workers", "store"] and "doesn't answer yet" not in caplog.text


def test_a_process_that_starts_slowly_has_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn kills those that don't answer it, after five seconds if it isn't told otherwise."""
    told: list[uvicorn.Config] = []

    class Supervisor:
        def __init__(self, config: uvicorn.Config, sockets: object) -> None:
            told.append(config)

        def run(self) -> None: ...

    async def nothing(_: Settings) -> None: ...

    monkeypatch.setattr(run, "Multiprocess", Supervisor)
    monkeypatch.setattr(run, "prepare", nothing)
    monkeypatch.setattr(run, "hand_down", lambda _: None)
    run.serve(Settings(database="postgresql://nobody@127.0.0.1:1/x", workers=2), "127.0.0.1", 0)
    assert [(one.workers, one.timeout_worker_healthcheck) for one in told] == [(2, 60)]


def test_proxies_are_trusted_by_address_and_by_range(monkeypatch: pytest.MonkeyPatch) -> None:
    assert speaks_for_many("127.0.0.1") and not speaks_for_many("10.1.2.3")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8, 192.168.1.5")
    asked = {one: speaks_for_many(one) for one in ("10.1.2.3", "192.168.1.5", "192.168.1.6")}
    assert asked == {"10.1.2.3": True, "192.168.1.5": True, "192.168.1.6": False}


def test_a_lasting_task_survives_what_happens_to_it() -> None:
    done: list[int] = []

    async def work() -> None:
        done.append(len(done))
        if len(done) == 2:
            raise OSError("the database is away")

    async def run() -> tuple[dict[str, str], dict[str, str]]:
        tasks = Tasks()
        tasks.keep("the sweep", work, 0.01)
        while len(done) < 2:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        failing = dict(tasks.failing)
        while len(done) < 4:
            await asyncio.sleep(0.01)
        after = dict(tasks.failing)
        tasks.close()
        return failing, after

    failing, after = asyncio.run(run())
    assert "the database is away" in failing["the sweep"] and after == {}


# Connections.


def test_half_a_request_is_turned_away_and_keeps_nobody_out(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server.start()
    began = time.monotonic()
    half = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-le"
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(300)]
    for line in lines:
        line.sendall(half)
    assert httpx.get(f"{server.address}/api/health").status_code == 200
    for line in lines:
        line.settimeout(60)
        assert line.recv(100).startswith(b"HTTP/1.1 408")
        line.close()
    assert time.monotonic() - began >= doorway.HEADER_SECONDS - 1
    figures = httpx.get(f"{server.address}/metrics").text
    assert "roundhouse_connections_half_open 0" in figures
    assert "roundhouse_connections_turned_away 300" in figures


def test_with_few_files_the_oldest_half_request_goes_first(own_server: Server) -> None:
    """The process may open 300 files; 400 half requests don't keep a whole one out."""
    own_server.before("import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300))")
    server = own_server.start()
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(400)]
    for line in lines:
        with suppress(OSError):  # the first ones are gone already
            line.sendall(b"GET /api/health HTTP/1.1\r\nhos")
    for _ in range(5):
        assert httpx.get(f"{server.address}/api/health").status_code == 200
    for line in lines:
        line.close()
    log = server.log.read_text()
    assert "Too many open files" not in log and "Traceback" not in log


def refusal(who: Someone, table: str) -> tuple[str, dict[str, object]]:
    """Why a socket is turned away; it is closed after that."""
    with who.socket(table) as line:
        said = heard(line, "refusal")
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=PATIENCE)
        return said["rule"], said["facts"]


def test_sockets_are_counted_by_address_person_and_table(limited: Server) -> None:
    """Six for an address here, three for a person, eight for a table."""
    anna = Someone(limited, "Anna", "10.0.13.1")
    tables = [anna.make("signals", "me", "screen")["id"] for _ in range(2)]
    with ExitStack() as others:

        def come(who: Someone, table: str) -> ClientConnection:
            line = others.enter_context(who.socket(table))
            heard(line, "hello")
            return line

        mine = [come(anna, tables[0]) for _ in range(3)]
        assert refusal(anna, tables[1]) == ("too-many-sockets", {"most": 3})
        for _ in range(3):
            come(Someone(limited, address="10.0.13.1"), tables[0])
        beside = Someone(limited, address="10.0.13.1")
        assert refusal(beside, tables[1]) == ("too-many-sockets", {"most": 6})
        for _ in range(2):
            come(Someone(limited, address="10.0.13.2"), tables[0])
        elsewhere = Someone(limited, address="10.0.13.2")
        assert refusal(elsewhere, tables[0]) == ("too-many-sockets", {"most": 8})
        come(elsewhere, tables[1])
        mine[0].close()

        def again() -> bool:  # the place is free when the server has heard of it
            with anna.socket(tables[0]) as line:
                return bool(json.loads(line.recv(timeout=PATIENCE))["type"] == "hello")

        wait_for(again)


def record_of(lines: int) -> str:
    """A short game in a file of about so many lines: each counts as the move that it may be."""
    record = Record("signals", 2, 1, tags={f"note-{n}": "" for n in range(lines)})
    record.play(record.state.random_move(0, Rng(1)), 0)
    return record.write()


def test_records_are_weighed_by_what_they_cost(limited: Server) -> None:
    """Few long ones, though many short ones may be sent; and others may still send theirs."""
    short, long = record_of(0), record_of(3_950)
    anna, bruno = (Someone(limited, name, f"10.0.11.{len(name)}") for name in ("Anna", "Bruno"))
    most = int(limits.READING[1]) // 4_000
    for _ in range(most + 3):
        assert bruno.try_post("/api/records", text=short).status_code == 201
    answers = [anna.try_post("/api/records", text=long) for _ in range(most + 1)]
    assert [one.status_code for one in answers] == [201] * most + [429]
    said = answers[-1].json()
    assert said["rule"] == "too-many-requests" and said["facts"]["seconds"] > 10
    assert bruno.try_post("/api/records", text=short).status_code == 201


def test_presence_is_counted_and_told_at_most_once_a_second(own_server: Server) -> None:
    server = own_server.start()
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    id = anna.make("signals", "me", "person")["id"]
    with anna.socket(id) as hers:
        heard(hers, "hello")
        others = ExitStack()
        for _ in range(30):
            others.enter_context(bruno.socket(id))
        for _ in range(10):
            others.enter_context(Someone(server).socket(id))
        told: list[int] = []
        began = time.monotonic()
        while not told or told[-1] != 11:  # Bruno counts once
            told.append(heard(hers, "presence")["visitors"])
        took = time.monotonic() - began
        assert len(told) <= took + 3, told
        others.close()
        while heard(hers, "presence")["visitors"]:
            pass


def test_metrics_are_numbers_and_name_nobody(own_server: Server) -> None:
    anna = Someone(own_server.start(), "Annamaria")
    id = anna.make("signals", "me", "screen")["id"]
    anna.move(id, 0)
    figures = httpx.get(f"{own_server.address}/metrics")
    assert figures.headers["content-type"].startswith("text/plain")
    text = figures.text
    assert 'roundhouse_entries_total{kind="move"} 1' in text
    assert "roundhouse_request_seconds_bucket" in text and 'thinking_waits{lane="quick"} 0' in text
    assert "Annamaria" not in text and id not in text


def test_the_log_is_one_line_for_each_thing_and_json_if_wished(own_server: Server) -> None:
    own_server.settings["log"] = "json"
    Someone(own_server.start(), "Anna").make("tiles", "me")
    own_server.stop()
    lines = own_server.log.read_text().splitlines()
    assert lines
    for line in lines:
        said = json.loads(line)
        assert {"time", "level", "logger", "message"} <= set(said)
