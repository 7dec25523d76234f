"""Faults under load: `make chaos` does each many times, the tests a few."""

import asyncio
import json
import os
import shutil
import socket
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from roundhouse.tables.verify import verify_database
from tests.server.chaos import half_open, hurt, jumping, kill_bots, only_read
from tests.server.harness import Server, Someone, new_id, wait_for
from tests.server.postgres import Cluster, fresh_database
from tests.server.test_damage import DAMAGE, damage

NIGHT = int(os.environ.get("ROUNDHOUSE_CHAOS", "0"))  # kills of a whole night
KILLS = NIGHT or 30


def note(request: pytest.FixtureRequest, fault: str, held: int) -> None:
    request.node.user_properties.append(("kit", (fault, {"acknowledged changes kept": held})))


def test_killed_again_and_again_nothing_acknowledged_is_lost_or_done_twice(
    own_server: Server, request: pytest.FixtureRequest
) -> None:
    def kill(_: int) -> None:
        own_server.kill()
        own_server.start()

    held = hurt(own_server.start(), kill, KILLS)
    note(request, "kill -9", held)
    assert held >= KILLS


def test_bot_processes_that_are_killed_cost_nobody_a_move(
    own_server: Server, request: pytest.FixtureRequest
) -> None:
    own_server.start()
    killed: list[int] = []
    held = hurt(own_server, lambda _: killed.append(kill_bots(own_server)), max(6, NIGHT // 20))
    note(request, "bots killed", held)
    assert sum(killed) and held


def test_a_database_that_restarts_loses_nothing(
    tmp_path: Path, postgres_cluster: Cluster, request: pytest.FixtureRequest
) -> None:
    server = Server(tmp_path, fresh_database(postgres_cluster.url), workers=2)

    def restart(_: int) -> None:
        postgres_cluster.stop()
        wait_for(lambda: not server.answers())  # it has noticed
        postgres_cluster.start()

    try:
        held = hurt(server.start(), restart, max(3, NIGHT // 50))
        note(request, "PostgreSQL stopped", held)
        assert held
    finally:
        server.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode != 0:
        pytest.skip("a disk can't be mounted here")
    try:
        if shutil.disk_usage(folder).total > 4 * 2**20:
            pytest.skip("a mounted disk isn't small here: filling it would fill the machine's own")
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)


def test_a_full_disk_refuses_in_words_and_goes_on_when_there_is_room(
    tmp_path: Path, small_disk: Path, request: pytest.FixtureRequest
) -> None:
    server = Server(tmp_path, str(small_disk / "tables.sqlite"))
    ballast = small_disk / "ballast"

    def fill(_: int) -> None:
        anna = Someone(server, "Anna")
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            for _ in range(1024):  # twice what it holds
                file.write(b"x" * 4096)
        wait_for(lambda: anna.ask("PUT", "/api/me", json={"name": new_id()}).status_code == 503)
        ballast.unlink()

    try:
        held = hurt(server.start(), fill, max(3, NIGHT // 50))
        note(request, "disk full", held)
        assert held
    finally:
        server.close()


def test_a_file_that_becomes_read_only_refuses_in_words_and_goes_on_when_it_is_not(
    own_server: Server, request: pytest.FixtureRequest
) -> None:
    mark = only_read(own_server)

    def read_only(round: int) -> None:
        anna = Someone(own_server, "Anna")
        id = anna.make("tiles", "me", "screen")["id"]
        mark.touch()
        try:
            answer = anna.try_post(f"/api/tables/{id}/chat", text="is anybody there?")
            assert (answer.status_code, answer.json()["rule"]) == (503, "database-away")
            assert anna.table(id)["position"]["number"] == 1, "what is there can be read"
            if round == 0:
                wait_for(lambda: anna.ask("GET", "/health").status_code == 503)
        finally:
            mark.unlink()

    held = hurt(own_server.start(), read_only, max(3, NIGHT // 50))
    note(request, "file read-only", held)
    assert held


def test_half_open_connections_and_damaged_rows_hinder_nobody_else(
    own_server: Server, request: pytest.FixtureRequest
) -> None:
    """Rows are damaged beside the running server; tables that nobody looks at are read anew."""
    own_server.settings["idle"] = 0.2
    server = own_server.start()
    lines: list[socket.socket] = []
    damaged: set[str] = set()
    ways = list(DAMAGE)

    def hinder(round: int) -> None:
        lines.extend(half_open(server, 20))
        anna = Someone(server, "Anna")
        id = anna.make("signals", "me", "screen")["id"]
        anna.move(id, 0)
        damage(server, id, ways[round % len(ways)])
        damaged.add(id)

        def read_anew() -> bool:
            time.sleep(0.5)  # who asks all the time keeps it in memory
            return anna.ask("GET", f"/api/tables/{id}").status_code == 422

        wait_for(read_anew)

    ways.remove("who is asked")  # the table itself is whole
    held = hurt(server, hinder, max(4, NIGHT // 20), damaged)
    for line in lines:
        line.close()
    note(request, "half open, rows damaged", held)
    assert held


def test_a_clock_that_is_set_while_people_play_costs_nobody_his_game(
    own_server: Server, request: pytest.FixtureRequest
) -> None:
    """An hour ahead, and back again, with a minute and a half to think; once the server dies."""
    jump = jumping(own_server)

    def set_clock(round: int) -> None:
        jump(3600.0 * (round % 2 == 0))
        if round == 3:
            own_server.kill()
            own_server.start()

    clock = {"seconds": 90, "increment": 0}
    held = hurt(own_server.start(), set_clock, max(4, NIGHT // 20), further=15, clock=clock)
    note(request, "clock set", held)
    assert held


def test_workers_that_start_slowly_are_not_killed(tmp_path: Path, postgres: str) -> None:
    """Longer than uvicorn waits by itself; only at night, because it takes so long."""
    if not NIGHT:
        pytest.skip("for `make chaos`")
    server = Server(tmp_path, fresh_database(postgres), workers=2)
    server.before('import time\nif __name__ == "__mp_main__":\n    time.sleep(8)')
    try:
        Someone(server.start(), "Anna").make("tiles", "me")
        assert "died" not in server.log.read_text()
    finally:
        server.close()


def test_a_clock_that_jumps_costs_nobody_his_game(own_server: Server) -> None:
    """As if the machine's clock had been set an hour ahead: the pulse is an hour old."""
    anna, bruno = Someone(own_server.start(), "Anna"), Someone(own_server, "Bruno")
    table = anna.make("tiles", "me", "person", clock={"seconds": 30, "increment": 0})
    bruno.sit(table, 1)
    own_server.kill()
    with sqlite3.connect(own_server.database) as file:
        file.execute("UPDATE pulse SET time = time - 3600")
        for row in ("made", "moved", "falls"):
            file.execute(f"UPDATE tables SET {row} = {row} - 3600")
        file.execute("UPDATE journal SET time = time - 3600")
        (header,) = file.execute("SELECT header FROM tables").fetchone()
        earlier = {**json.loads(header), "made": json.loads(header)["made"] - 3600}
        file.execute("UPDATE tables SET header = ?", (json.dumps(earlier),))
    file.close()
    own_server.start()
    wait_for(lambda: anna.table(table["id"])["position"]["status"] == "playing")
    left = anna.table(table["id"])["position"]["clocks"]
    assert min(one["left"] for one in left) > 10
    with sqlite3.connect(own_server.database) as file:
        assert file.execute("SELECT 1 FROM journal WHERE kind = 'resume'").fetchone()
    file.close()
    own_server.stop()
    assert asyncio.run(verify_database(own_server.database)).faults == []
