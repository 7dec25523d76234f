"""A PostgreSQL of our own for the tests: a fresh cluster in a temporary folder."""

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.harness import free_port


def programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).parent if there else None


def fresh_database(url: str) -> str:
    """Another empty database of the same cluster."""
    name = f"tables_{secrets.token_hex(4)}"

    async def make() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return url.rpartition("/")[0] + "/" + name


class Cluster:
    """A PostgreSQL that can be stopped, at once and without ceremony, and started again."""

    def __init__(self, bin: Path, folder: Path, user: dict[str, Any], careful: bool) -> None:
        self.bin = bin
        self.folder = folder
        self.user = user
        self.data = folder / "data"
        self.port = free_port()
        self.url = f"postgresql://roundhouse@127.0.0.1:{self.port}/postgres"
        self.options = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1"
        self.options += "" if careful else " -c fsync=off"
        self.running = False

    def run(self, program: str, *more: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), "-D", str(self.data), *more],
            **self.user,
            check=False,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, done.stdout

    def start(self) -> None:
        if not self.running:
            log = str(self.folder / "log")
            self.run("pg_ctl", "-o", self.options, "-l", log, "-w", "-t", "300", "start")
            self.running = True

    def stop(self) -> None:
        if self.running:
            self.run("pg_ctl", "-m", "immediate", "-w", "stop")
            self.running = False


@contextmanager
def cluster(careful: bool = False) -> Iterator[Cluster]:
    """One with an empty database; a careful one waits for the disk. PostgreSQL refuses to run
    as root, so there it is started as its own user."""
    bin = programs()
    if bin is None:
        why = "PostgreSQL is not installed (Debian package: postgresql)"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    user: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
    folder = Path(tempfile.mkdtemp(prefix="roundhouse-pg-"))
    if user:
        shutil.chown(folder, "postgres", "postgres")
    made = Cluster(bin, folder, user, careful)
    try:
        made.run("initdb", "-A", "trust", "-U", "roundhouse", "--no-sync")
        made.start()
        stop = f"{bin}/pg_ctl -D {made.data} -m immediate stop"
        # tests that are killed don't leave it behind
        watch = f"while [ -d /proc/{os.getpid()} ]; do sleep 2; done; {stop}; rm -rf {folder}"
        watcher = subprocess.Popen(
            ["sh", "-c", watch], **user, start_new_session=True, stdout=subprocess.DEVNULL
        )
        try:
            yield made
        finally:
            watcher.kill()
            watcher.wait()
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
