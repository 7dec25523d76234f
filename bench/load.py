"""A server under load: tables of two, moves at a steady rate, and how late the other one hears.

    python bench/load.py                          one process on SQLite
    python bench/load.py --database postgresql    two processes on a PostgreSQL of its own

Every player has a socket and a connection. Moves are sent when they are due, whether or not
earlier ones were answered, and timed from the request to the other player's socket. The
moves are chosen on copies of the games here, whose seeds are read from the database.
"""

import argparse
import asyncio
import gc
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import quantiles

import msgspec
from websockets.asyncio.client import connect

import roundhouse as rh

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

GAME = "tiles"
SLOW = 0.05  # seconds until the other one hears
NUMBER = re.compile(rb'"number":(\d+)')
START = """
import sys, msgspec
from roundhouse.server.run import serve
from roundhouse.server.settings import Settings
if __name__ == "__main__":
    serve(msgspec.json.decode(sys.argv[1], type=Settings), "127.0.0.1", int(sys.argv[2]))
"""


class Player:
    """A person with a connection of his own and a socket at one table."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.lock = asyncio.Lock()

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, method: str, path: str, data: dict[str, object] | None = None) -> bytes:
        body = b"" if data is None else json.dumps(data).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        head += f"cookie: roundhouse={self.cookie}\r\n\r\n"
        async with self.lock:
            self.writer.write(head.encode() + body)
            answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"content-length: (\d+)", answer)
            assert length is not None, answer
            content = await self.reader.readexactly(int(length[1]))
        given = re.search(r"set-cookie: roundhouse=([^;]+)", answer)
        if given:
            self.cookie = given[1]
        status = int(answer.split()[1])
        assert status < 300, (method, path, status, content[:300])
        return content

    async def post(self, path: str, **data: object) -> bytes:
        return await self.ask("POST", path, {**data, "request": secrets.token_hex(8)})


class Match:
    """A table of two, and the same game here."""

    def __init__(self, port: int) -> None:
        self.players = [Player(port), Player(port)]
        self.port = port
        self.busy = False
        self.number = 2
        self.sent: dict[int, float] = {}
        self.late: list[tuple[float, float]] = []  # when it was sent, how long it took

    async def open(self) -> None:
        for player in self.players:
            await player.open()
            await player.ask("PUT", "/api/me", {"name": "Player"})
        host, guest = self.players
        seats = [{"kind": "me"}, {"kind": "person"}]
        made = json.loads(await host.post("/api/tables", game=GAME, seats=seats))
        self.id = made["id"]
        token = made["position"]["seats"][1]["link"].partition("#seat=")[2]
        await guest.post(f"/api/tables/{self.id}/sit", token=token)

    def know(self, seed: int) -> None:
        self.state = rh.game(GAME).new(2, seed)
        self.rng = rh.Rng(seed)

    async def listen(self, seat: int, ready: asyncio.Event) -> None:
        cookie = {"Cookie": f"roundhouse={self.players[seat].cookie}"}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/socket"
        async with connect(address, additional_headers=cookie, max_size=None) as ws:
            await ws.recv()
            ready.set()
            while True:
                message = await ws.recv(decode=False)
                if message.startswith(b'{"type":"update"'):
                    found = NUMBER.search(message)
                    assert found is not None
                    self.heard(seat, int(found[1]), time.perf_counter())

    def heard(self, seat: int, number: int, now: float) -> None:
        """The mover's own socket doesn't count."""
        sent = self.sent.get(number * 2 + seat)
        if sent is not None:
            self.late.append((sent, now - sent))

    async def move(self) -> None:
        seat = self.state.actors[0]
        move = self.state.random_move(seat, self.rng)
        text = self.state.say(move)
        number = self.number + 1
        self.sent[number * 2 + 1 - seat] = time.perf_counter()
        path = f"/api/tables/{self.id}/moves"
        await self.players[seat].post(path, seat=seat, move=text, number=self.number)
        self.state.play(move, seat)
        self.number = number
        self.busy = False


def seeds(database: str, ids: list[str]) -> dict[str, int]:
    from roundhouse.tables.database import database_url, make_engine
    from roundhouse.tables.store import Store

    async def read() -> dict[str, int]:
        store = Store(make_engine(database_url(database)))
        headers = [await store.tables.header(id) for id in ids]
        await store.close()
        return {header.id: header.seed for header in headers if header is not None}

    return asyncio.run(read())


def processes(parent: int) -> list[int]:
    """A process and all below it."""
    found = [parent]
    for one in found:
        for task in Path(f"/proc/{one}/task").glob("*/children"):
            with suppress(OSError):
                found += [int(child) for child in task.read_text().split()]
    return found


def memory(parent: int) -> float:
    """Megabytes that the server's processes keep, what they share counted once."""
    total = 0
    for process in processes(parent):
        with suppress(OSError):
            rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
            found = re.search(r"^Pss:\s+(\d+) kB", rollup, re.MULTILINE)
            total += int(found[1]) if found else 0
    return total / 1024


def processor(parent: int) -> float:
    """Seconds of processor time that the server has used."""
    ticks = 0
    for process in processes(parent):
        with suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


class Disk:
    """How long the disk itself takes meanwhile: no database answers sooner than it."""

    def __init__(self, folder: Path) -> None:
        self.took: list[float] = []
        self.done = threading.Event()
        self.thread = threading.Thread(target=self._probe, args=(folder / "probe",), daemon=True)
        self.thread.start()

    def _probe(self, path: Path) -> None:
        with path.open("wb", buffering=0) as file:
            while not self.done.wait(0.05):
                file.write(bytes(4096))
                began = time.perf_counter()
                os.fdatasync(file.fileno())
                self.took.append(1000 * (time.perf_counter() - began))

    def figures(self) -> dict[str, float]:
        self.done.set()
        self.thread.join()
        parts = quantiles(self.took, n=100)
        return {"disk p50 ms": parts[49], "disk p99 ms": parts[98], "disk worst ms": max(self.took)}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(folder: Path, database: str, workers: int, port: int) -> subprocess.Popen[bytes]:
    script = folder / "start.py"
    script.write_text(START, "utf-8")
    settings = {"database": database, "workers": workers, "limited": False}
    command = [sys.executable, str(script), json.dumps(settings), str(port)]
    process = subprocess.Popen(command, start_new_session=True)
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                time.sleep(2 * workers)  # all of them
                return process
        time.sleep(0.1)
    raise SystemExit("the server doesn't start")


async def load(
    args: argparse.Namespace, folder: Path, database: str, server: int, port: int
) -> dict[str, float]:
    empty = memory(server)
    matches = [Match(port) for _ in range(args.tables)]
    for at in range(0, len(matches), 10):
        await asyncio.gather(*[match.open() for match in matches[at : at + 10]])
    known = await asyncio.to_thread(seeds, database, [match.id for match in matches])
    listeners: list[asyncio.Task[None]] = []
    for match in matches:
        match.know(known[match.id])
        for seat in range(2):
            ready = asyncio.Event()
            listeners.append(asyncio.create_task(match.listen(seat, ready)))
            await ready.wait()
    gc.disable()  # only the server's stops are to be seen
    disk = Disk(folder)
    used, began = processor(server), time.perf_counter()
    moving: list[asyncio.Task[None]] = []
    skipped = made = 0
    while (due := began + made / args.rate) < began + args.seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        match = matches[made % len(matches)]
        made += 1
        if match.busy or match.state.result is not None:
            skipped += 1  # the last move at this table isn't through
            continue
        match.busy = True
        moving.append(asyncio.create_task(match.move()))
    await asyncio.gather(*moving)
    took = time.perf_counter() - began
    used = processor(server) - used
    disk_figures = disk.figures()
    await asyncio.sleep(1)
    full = memory(server)
    for listener in listeners:
        listener.cancel()
    moments = [moment for match in matches for moment in match.late]
    late = sorted(1000 * one for _, one in moments)
    parts = quantiles(late, n=100)
    slow = Counter(int(sent - began) for sent, one in moments if one > SLOW)
    print("slow moves by second:", dict(sorted(slow.items())))
    return {
        "tables": args.tables,
        "sockets": 2 * args.tables,
        "moves": len(moving),
        "moves per second": len(moving) / took,
        "not sent in time": skipped,
        "heard": len(late),
        "p50 ms": parts[49],
        "p99 ms": parts[98],
        "worst ms": late[-1],
        **disk_figures,
        "processor ms per move": 1000 * used / len(moving),
        "memory MB": full,
        "kB per table": 1024 * (full - empty) / args.tables,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0, help="moves per second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=int, help="one for SQLite, two for PostgreSQL")
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if args.database == "sqlite":
            database = str(folder / "tables.sqlite")
        else:
            from tests.server.postgres import cluster

            database = stack.enter_context(cluster(careful=True)).url
        workers = args.workers or (1 if args.database == "sqlite" else 2)
        port = free_port()
        process = start(folder, database, workers, port)
        try:
            figures = asyncio.run(load(args, folder, database, process.pid, port))
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()
    kind = "compiled" if rh.compiled else "pure Python"
    print(f"{args.database}, {workers} worker(s), {kind}")
    for name, value in figures.items():
        print(f"  {name:24} {value:10,.1f}")
    print(msgspec.json.encode(figures).decode())


if __name__ == "__main__":
    main()
