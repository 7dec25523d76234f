"""Chaos: players play on while the server, its database and its bots are hurt; nothing is lost.

Each fault is done to a server of its own under load. Afterwards every acknowledged change is
there, once and as it was said; `verify` finds nothing; and nobody has been told more than his
seat may know.
"""

import asyncio
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from roundhouse.kernel.rng import Rng
from roundhouse.tables.verify import verify_database
from tests.server.harness import Server, Someone, new_id, wait_for

GAMES = ["signals", "tiles", "empires"]
FURTHER = 3  # changes between two faults
PATIENT = 120.0  # seconds for a change that is sent again and again


class Pair(threading.Thread):
    """Two people at one table with a bot beside them; what isn't answered is sent again under
    the same id. `kept` are the acknowledged entries by number."""

    def __init__(self, server: Server, game: str, seed: int, **more: Any) -> None:
        super().__init__(daemon=True)
        self.rng = Rng(seed)
        self.people = [Someone(server, "Anna"), Someone(server, "Bruno")]
        table = self.people[0].make(
            game, "me", "person", {"kind": "bot", "level": "easy"}, visitors=True, **more
        )
        self.id: str = table["id"]
        self.people[1].sit(table, 1)
        self.kept: dict[int, tuple[str, str | None]] = {}
        self.requests: dict[str, int] = {}
        self.leaks: list[str] = []
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.is_set():
            try:
                if not self.act():
                    return
            except httpx.TransportError:
                time.sleep(0.05)

    def act(self) -> bool:
        """One change by whoever may; whether the game goes on."""
        looker = self.people[self.rng.below(2)]
        answer = looker.ask("GET", f"/api/tables/{self.id}")
        if answer.status_code != 200:
            assert answer.status_code in (503, 429), answer.text
            time.sleep(0.1)
            return True
        table = answer.json()
        position = table["position"]
        seat = self.people.index(looker)
        self.leaks += [] if list(position["views"]) == [str(seat)] else [answer.text[:200]]
        if position["status"] != "playing":
            return False
        if seat in position["asked"] and self.rng.below(10) < 8:
            try:
                text = looker.first_move(self.id, seat)
            except AssertionError as error:
                if "database-away" in str(error):
                    return True
                raise
            said = {"seat": seat, "move": text, "number": position["number"]}
            self.insist(looker, "moves", said)
        elif self.rng.below(10) < 3:
            self.insist(looker, "chat", {"text": f"line {self.rng.next32()}"})
        return True

    def insist(self, who: Someone, what: str, said: dict[str, Any]) -> None:
        """Until there is an answer: one that is acknowledged must be there for ever."""
        said["request"] = new_id()
        end = time.monotonic() + PATIENT
        while time.monotonic() < end and not self.ended.is_set():
            try:
                answer = who.ask("POST", f"/api/tables/{self.id}/{what}", json=said)
            except httpx.TransportError:
                time.sleep(0.05)
                continue
            if answer.status_code in (503, 429):
                time.sleep(0.1)
                continue
            if answer.status_code == 200:
                entry = answer.json()["entry"]
                told = entry["move"] or (entry["chat"] or {}).get("text")
                assert self.kept.setdefault(entry["number"], (entry["kind"], told))[1] == told
                assert self.requests.setdefault(said["request"], entry["number"])
            else:
                assert answer.status_code in (409, 422), answer.text
            return

    def check(self, entries: dict[int, tuple[str, str | None]]) -> int:
        """Acknowledged entries hold against what the journal has; nobody's time has run out."""
        assert "time-out" not in [kind for kind, _ in entries.values()], self.id
        for number, (kind, told) in self.kept.items():
            assert entries[number][0] == kind, (self.id, number)
            assert told is None or entries[number][1] == told, (self.id, number)
        return len(self.kept)


def hurt(
    server: Server,
    fault: Callable[[int], None],
    times: int,
    damaged: Collection[str] = (),
    further: int = FURTHER,
    **more: Any,
) -> int:
    """The fault so many times under load, each after `further` changes were acknowledged; how many
    of them were held against what is there in the end. `damaged` are the tables that `verify` is
    to name, `more` is said when a table is made."""
    pairs: list[Pair] = []

    def played(least: int) -> bool:
        """Three pairs play at any time."""
        if sum(pair.is_alive() for pair in pairs) < 3:
            try:
                pair = Pair(server, GAMES[len(pairs) % len(GAMES)], len(pairs), **more)
            except httpx.TransportError:  # it is just being hurt
                return False
            pairs.append(pair)
            pair.start()
        return sum(len(pair.kept) for pair in pairs) >= least

    for round in range(times):
        wait_for(partial(played, further * (round + 1)), PATIENT)
        time.sleep(Rng(round).below(100) / 1000)  # at any moment of what they do
        fault(round)
    wait_for(server.answers, 120)
    for pair in pairs:
        pair.ended.set()
    for pair in pairs:
        pair.join(PATIENT)
        assert not pair.is_alive()
    held = 0
    for pair in pairs:
        assert pair.leaks == []
        held += pair.check(asyncio.run(entries_of(server.database, pair.id)))
    server.stop()
    report = asyncio.run(verify_database(server.database))
    assert {id for id, _ in report.faults} == set(damaged), report.faults
    assert "Traceback (most recent" not in server.log.read_text()  # a line for each failure
    return held


async def entries_of(database: str, id: str) -> dict[int, tuple[str, str | None]]:
    from roundhouse.tables.database import database_url, make_engine
    from roundhouse.tables.store import Store

    store = Store(make_engine(database_url(database)))
    try:
        entries = await store.tables.entries(id)
    finally:
        await store.close()
    return {one.number: (one.kind, getattr(one.deed, "text", None)) for one in entries}


def kill_bots(server: Server) -> int:
    """The processes in which bots think; how many there were."""
    assert server.process is not None
    parents = [server.process.pid, *children(server.process.pid)]
    killed = 0
    for parent in parents:
        for child in children(parent):
            line = Path(f"/proc/{child}/cmdline").read_bytes()
            if b"spawn_main" in line:
                os.kill(child, signal.SIGKILL)
                killed += 1
    return killed


def children(parent: int) -> list[int]:
    try:
        text = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    except FileNotFoundError:
        return []
    return [int(one) for one in text.split()]


def only_read(server: Server) -> Path:
    """Where this file lies, its database can only be read: what SQLite says of a disk that was
    mounted anew because it is ill. (Root may write a file that it may only read.)"""
    mark = server.folder / "only-read"
    server.before(f"""
from pathlib import Path
from sqlalchemy import Engine, event

@event.listens_for(Engine, "begin")
def only_read(connection):
    there = Path({str(mark)!r}).exists()
    connection.connection.cursor().execute(f"PRAGMA query_only = {{int(there)}}")
""")
    return mark


def jumping(server: Server) -> Callable[[float], None]:
    """Sets the clock of its process so many seconds off."""
    mark = server.folder / "clock"
    server.before(f"""
import time
from pathlib import Path

def off(mark=Path({str(mark)!r})):
    return float(mark.read_text()) if mark.exists() else 0.0

time.time = lambda real=time.time: real() + off()
""")

    def jump(seconds: float) -> None:
        new = mark.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(mark)

    return jump


def half_open(server: Server, many: int) -> list[socket.socket]:
    """So many each: half a request, half a handshake, and a socket that is never read."""
    carla = Someone(server, "Carla")
    id = carla.make("tiles", "me", "screen")["id"]
    greeting = f"GET /api/tables/{id}/socket HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
    greeting += "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    greeting += "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    begun = ["POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-le", greeting, f"{greeting}\r\n"]
    lines: list[socket.socket] = []
    for said in begun * many:
        line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENT)
        line.sendall(said.encode())
        lines.append(line)
    return lines
