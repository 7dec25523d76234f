"""Real servers in processes of their own, and people who talk to them."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0  # seconds: every core may be busy with other tests
GAMES = [ROOT / "tests" / "toy", ROOT / "tests" / "server" / "slow"]


CLIENTS: list[httpx.Client] = []  # closed after each test


def free_port() -> int:
    """Below those that a system gives to connections: nobody takes it before we do."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


def new_id() -> str:
    return secrets.token_hex(8)


LOGS: list[Path] = []  # of the servers that have been started


def logs() -> str:
    """Where the last servers stand: the reason is mostly in there."""
    ends = [log.read_text("utf-8", "replace")[-2000:] for log in LOGS[-2:] if log.exists()]
    return "\n".join(ends)


def wait_for(there: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """The first answer that is something."""
    end = time.monotonic() + seconds
    while True:
        found = there()
        if found:
            return found
        assert time.monotonic() < end, f"waited in vain\n{logs()}"
        time.sleep(0.02)


START = """
import os, signal, sys, threading, time, msgspec
from roundhouse.bots import roster
roster.SECONDS = float(os.environ.get("THINKING", roster.SECONDS))  # of bots that think long
from roundhouse.server.settings import Settings

def end_with(tests):
    while os.getppid() == tests:
        time.sleep(1)
    os.killpg(0, signal.SIGKILL)

if __name__ == "__main__":
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    if sys.argv[2:]:
        from roundhouse.server.run import serve
        serve(settings, "127.0.0.1", int(sys.argv[2]))
    else:
        from roundhouse.server.work import work
        work(settings)
"""


# they change nothing, so they have no request to repeat
UNCHANGING = (
    "/why",
    "/preview",
    "/plans",
    "/hint",
    "/review",
    "/claim",
    "/code",
    "/lessons",
    "/solution",
)


class Process:
    """`settings` as in the server's own; killed and started again, it goes on."""

    def __init__(
        self, folder: Path, database: str, games: Sequence[Path] = GAMES, **settings: Any
    ) -> None:
        self.folder = folder
        self.database = database
        self.games = games
        self.settings = {"database": database, **settings}
        self.log = folder / "log"
        self.script = folder / "start.py"
        self.script.write_text(START, "utf-8")
        self.process: subprocess.Popen[bytes] | None = None

    def before(self, lines: str) -> None:
        """Lines of Python that its process runs first."""
        self.script.write_text(f"{lines}\n{self.script.read_text('utf-8')}", "utf-8")

    def begin(self, *more: str) -> None:
        given = [one for one in [os.environ.get("PYTHONPATH")] if one]
        path = os.pathsep.join([*map(str, self.games), *given])
        environment = {**os.environ, "PYTHONPATH": path, "ROUNDHOUSE_LOG": "info"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(self.script), json.dumps(self.settings), *more],
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        if self.log not in LOGS:
            LOGS.append(self.log)

    def alive(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        return True

    def kill(self) -> None:
        """All at once, as when the power fails."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """As a system asks it to."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


USUAL: dict[str, Any] = {"limited": False, "absence": 0.3, "day_bots": []}


class Server(Process):
    def __init__(
        self, folder: Path, database: str, games: Sequence[Path] = GAMES, **settings: Any
    ) -> None:
        super().__init__(
            folder,
            database,
            games,
            **{"limited": False, "absence": 0.3, "day_bots": [], **settings},
        )
        self.port = free_port()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        self.begin(str(self.port))
        wait_for(self.answers)
        return self

    def answers(self) -> bool:
        self.alive()
        asked = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            asked.request("GET", "/api/health")
            return asked.getresponse().status == 200
        except OSError:
            return False
        finally:
            asked.close()


class JobWorker(Process):
    """`roundhouse work`."""

    def start(self) -> "JobWorker":
        self.begin()
        wait_for(lambda: self.alive() and "taking jobs" in self.log.read_text())
        return self

    def done(self) -> list[str]:
        """The jobs that it has done."""
        lines = self.log.read_text().splitlines()
        return [line.partition("done: ")[2] for line in lines if "done: " in line]


class House(Protocol):
    """Whatever answers at an address."""

    @property
    def address(self) -> str: ...


class Someone:
    """A person with a browser, at an address of his own if he has one: servers believe whoever
    comes from this machine, as they believe a proxy."""

    def __init__(self, server: House, name: str = "", address: str = "") -> None:
        self.server = server
        self.headers = {"x-forwarded-for": address} if address else {}
        # reading all certificates for each person would take longer than most tests
        self.http = httpx.Client(
            base_url=server.address, timeout=PATIENCE, verify=False, headers=self.headers
        )
        CLIENTS.append(self.http)
        if name:
            self.put("/api/me", name=name)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.http.request(method, path, **more)

    def get(self, path: str, **parameters: Any) -> Any:
        answer = self.ask("GET", path, params=parameters)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def put(self, path: str, **data: Any) -> Any:
        answer = self.ask("PUT", path, json=data)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **data: Any) -> Any:
        answer = self.try_post(path, **data)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def try_post(self, path: str, **data: Any) -> httpx.Response:
        if "request" not in data and not path.endswith(UNCHANGING):
            data["request"] = new_id()
        return self.ask("POST", path, json=data)

    def refused(self, path: str, **data: Any) -> tuple[int, str, dict[str, Any]]:
        answer = self.try_post(path, **data)
        assert answer.status_code >= 400, answer.text
        said = answer.json()
        return answer.status_code, said["rule"], said["facts"]

    def socket(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.server.address.replace("http", "ws")
        return connect(
            f"{address}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie, **self.headers},
            max_size=None,
        )

    # At a table.

    def make(self, game: str, *seats: str | dict[str, Any], **more: Any) -> Any:
        planned = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return self.post("/api/tables", game=game, seats=planned, **{"pause": 0, **more})

    def sit(self, table: dict[str, Any], seat: int) -> Any:
        """At the seat for which the host sees a link."""
        return self.post(f"/api/tables/{table['id']}/sit", token=token_of(table, seat))

    def table(self, id: str) -> Any:
        return self.get(f"/api/tables/{id}")

    def first_move(self, id: str, seat: int) -> str:
        """The first of the words, and again, until the sentence is complete."""
        said: list[str] = []
        node = self.get(f"/api/tables/{id}/words", seat=seat, depth=8)["next"]
        while node:
            said.append(node[0]["word"])
            node = node[0]["next"]
            if node is None:
                more = self.get(f"/api/tables/{id}/words", seat=seat, said=" ".join(said))
                node = more["next"]
        return " ".join(said)

    def move(self, id: str, seat: int, text: str = "") -> Any:
        number = self.table(id)["position"]["number"]
        text = text or self.first_move(id, seat)
        return self.post(f"/api/tables/{id}/moves", seat=seat, move=text, number=number)


def token_of(table: dict[str, Any], seat: int) -> str:
    link: str = table["position"]["seats"][seat]["link"]
    return link.partition("#seat=")[2]


def play_on(id: str, people: dict[int, Someone], moves: int = 10_000) -> int:
    """First moves by whoever is asked, until the end or for so many moves."""
    made = 0
    looker = next(iter(people.values()))
    while made < moves:
        position = looker.table(id)["position"]
        if position["status"] != "playing":
            break
        asked = [seat for seat in position["asked"] if seat in people]
        if not asked:
            time.sleep(0.02)
            continue
        people[asked[0]].move(id, asked[0])
        made += 1
    return made


def heard(socket: ClientConnection, kind: str, seconds: float = PATIENCE) -> Any:
    """The next message of a kind; others pass by."""
    end = time.monotonic() + seconds
    while True:
        message = json.loads(socket.recv(timeout=max(0.01, end - time.monotonic())))
        if message["type"] == kind:
            return message
