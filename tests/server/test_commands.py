"""The commands: `roundhouse` alone, in the local network, and `verify`."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.harness import PATIENCE, Server, Someone, free_port, wait_for

ROUNDHOUSE = str(Path(sys.executable).with_name("roundhouse"))


@contextmanager
def running(*arguments: str, log: Path, **more: str) -> Iterator[subprocess.Popen[bytes]]:
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8", **more}
    with log.open("wb") as out:
        process = subprocess.Popen(
            [ROUNDHOUSE, *arguments], stdout=out, stderr=out, env=environment
        )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def answers(port: int) -> bool:
    asked = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        asked.request("GET", "/api/games")
        return asked.getresponse().status == 200
    except OSError:
        return False
    finally:
        asked.close()


def test_roundhouse_alone_prints_where_it_is_and_serves(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    database = ["--database", str(tmp_path / "tables.sqlite")]
    with running("--no-browser", "--port", str(port), *database, log=log) as process:
        wait_for(lambda: answers(port), 120)
        assert f"http://127.0.0.1:{port}/" in log.read_text("utf-8")
        assert process.poll() is None
    assert process.returncode in (0, -signal.SIGTERM)


def test_what_is_compiled_meanwhile_is_told_in_the_terminal(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    asked = ["--no-browser", "--port", str(port), "--database", str(tmp_path / "tables.sqlite")]
    with running(*asked, log=log, ROUNDHOUSE_COMPILE="false", ROUNDHOUSE_ENGINE=str(tmp_path)):
        wait_for(lambda: "could not be compiled (false: 1)" in log.read_text("utf-8"), 120)
        assert "compiled in the background" in log.read_text("utf-8")
        assert answers(port)


def test_in_the_local_network_it_shows_its_address_as_a_picture(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    database = ["--database", str(tmp_path / "tables.sqlite")]
    with running("--no-browser", "--lan", "--port", str(port), *database, log=log):
        wait_for(lambda: answers(port), 120)
        said = log.read_text("utf-8")
        assert said.count(f":{port}/") == 2
        assert "▄" in said or "█" in said, "shown before the first guest can come"


def test_who_serves_says_after_how_long_a_bot_may_stand_in(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    where = ["--port", str(port), "--database", str(tmp_path / "tables.sqlite")]
    with running("serve", "--absence", "10", *where, log=log):
        wait_for(lambda: answers(port), 120)
        house = SimpleNamespace(address=f"http://127.0.0.1:{port}")
        anna, bruno = Someone(house, "Anna"), Someone(house, "Bruno")
        table = anna.make("tiles", "me", "person")
        bruno.sit(table, 1)
        said = {"seat": 1, "level": "medium", "number": 2}
        path = f"/api/tables/{table['id']}/bot"
        assert anna.refused(path, **said)[1] == "seat-present"
        wait_for(lambda: anna.try_post(path, **said).is_success)  # an hour by default


def test_several_workers_on_sqlite_are_refused_in_words(tmp_path: Path) -> None:
    database = ["--database", str(tmp_path / "tables.sqlite")]
    done = subprocess.run(
        [ROUNDHOUSE, "serve", "--workers", "2", *database],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LANG": "en_GB.UTF-8"},
    )
    assert done.returncode == 2 and "PostgreSQL" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("nowhere.sqlite", "There is no file"),
        ("no/such/folder/nowhere.sqlite", "There is no file"),
        ("words.txt", "file is not a database"),
        ("postgresql://nobody:secret@127.0.0.1:1/x", "can't be opened"),
    ],
)
def test_verify_says_what_it_cannot_read_and_makes_nothing(
    tmp_path: Path, database: str, said: str
) -> None:
    (tmp_path / "words.txt").write_text("This is no database, but it is long enough." * 9, "utf-8")
    before = sorted(tmp_path.rglob("*"))
    done = subprocess.run(
        [ROUNDHOUSE, "verify", database],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "200"},
    )
    assert done.returncode == 2
    assert said in done.stderr and "Traceback" not in done.stderr and "secret" not in done.stderr
    assert sorted(tmp_path.rglob("*")) == before


def test_verify_reports(own_server: Server) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    id = anna.make("tiles", "me")["id"]
    for _ in range(5):
        anna.move(id, 0)
    server.stop()
    done = subprocess.run(
        [ROUNDHOUSE, "verify", server.database], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Tables: 1 · moves: 5 · faults: 0" in done.stdout
