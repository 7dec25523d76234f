"""Servers to test: one process on SQLite, two processes on PostgreSQL."""

from collections.abc import Iterator

import pytest

from tests.server.harness import CLIENTS, Server
from tests.server.postgres import Cluster, cluster


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as made:
        yield made.url


@pytest.fixture
def postgres_cluster() -> Iterator[Cluster]:
    """One of its own, to be stopped."""
    with cluster() as made:
        yield made


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        made = Server(folder, str(folder / "tables.sqlite"))
    else:
        made = Server(folder, request.getfixturevalue("postgres"), workers=2)
    try:
        yield made.start()
    finally:
        made.close()


# And whoever is slow, on a busy machine, is still too quick for the limits.
FEWER = """
import time, types
from roundhouse.server import limits
limits.PER_ADDRESS, limits.PER_PERSON, limits.PER_TABLE = 6, 3, 8
limits.time = types.SimpleNamespace(monotonic=lambda: time.monotonic() / 4)
"""


@pytest.fixture(scope="session")
def limited(tmp_path_factory) -> Iterator[Server]:
    """One that counts. Each test comes from an address of its own; caps of sockets are small."""
    folder = tmp_path_factory.mktemp("limited")
    made = Server(folder, str(folder / "tables.sqlite"), limited=True)
    made.before(FEWER)
    try:
        yield made.start()
    finally:
        made.close()


@pytest.fixture
def own_server(tmp_path) -> Iterator[Server]:
    """A server to be stopped, killed or limited: on SQLite, and not started yet."""
    made = Server(tmp_path, str(tmp_path / "tables.sqlite"))
    try:
        yield made
    finally:
        made.close()
