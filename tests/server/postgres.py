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


@contextmanager
def cluster(careful: bool = False) -> Iterator[str]:
    """The URL of an empty database; a careful one waits for the disk. PostgreSQL refuses to
    run as root, so there it is started as its own user."""
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
    data, port = folder / "data", free_port()

    def run(*command: str) -> None:
        log = subprocess.STDOUT
        done = subprocess.run(
            command, **user, check=False, cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True
        )
        assert done.returncode == 0, done.stdout

    try:
        run(str(bin / "initdb"), "-D", str(data), "-A", "trust", "-U", "roundhouse", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        options += "" if careful else " -c fsync=off"
        log = str(folder / "log")
        run(str(bin / "pg_ctl"), "-D", str(data), "-o", options, "-l", log, "-w", "start")
        stop = f"{bin}/pg_ctl -D {data} -m immediate stop"
        # tests that are killed don't leave it behind
        watch = f"while [ -d /proc/{os.getpid()} ]; do sleep 2; done; {stop}; rm -rf {folder}"
        watcher = subprocess.Popen(
            ["sh", "-c", watch], **user, start_new_session=True, stdout=subprocess.DEVNULL
        )
        try:
            yield f"postgresql://roundhouse@127.0.0.1:{port}/postgres"
        finally:
            watcher.kill()
            watcher.wait()
            run(str(bin / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
