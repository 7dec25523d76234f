"""Sockets: every update in order, to each what is his; and nothing breaks them."""

import asyncio
import json
import time

import asyncpg  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import PATIENCE, Server, Someone, heard, play_on, wait_for


def test_updates_arrive_in_order_without_a_gap(server: Server) -> None:
    anna, bruno, carla = (Someone(server, name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.make("tiles", "me", "person")
    id = table["id"]
    with anna.socket(id) as hers, carla.socket(id) as visitors:
        hello = heard(hers, "hello")
        assert hello["table"] == anna.table(id) or hello["table"]["position"]["number"] == 1
        heard(visitors, "hello")
        bruno.sit(table, 1)
        play_on(id, {0: anna, 1: bruno}, 8)
        for socket, eyes in ((hers, "0"), (visitors, "visitor")):
            updates = [heard(socket, "update") for _ in range(9)]
            assert [one["entry"]["number"] for one in updates] == list(range(2, 11))
            assert [one["position"]["number"] for one in updates] == list(range(2, 11))
            assert [one["entry"]["kind"] for one in updates] == ["sit"] + ["move"] * 8
            assert all(list(one["position"]["views"]) == [eyes] for one in updates)
        assert updates[-1]["position"]["views"] == carla.table(id)["position"]["views"]


def test_presence_comes_and_goes(server: Server) -> None:
    anna, bruno, carla = (Someone(server, name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.make("signals", "me", "person")
    id = table["id"]
    bruno.sit(table, 1)

    def until(socket, seats: list[int], visitors: int) -> None:
        end = time.monotonic() + PATIENCE
        while (here := heard(socket, "presence"))["seats"] != seats or (
            here["visitors"] != visitors
        ):
            assert time.monotonic() < end, here

    with anna.socket(id) as hers:
        until(hers, [0], 0)
        with bruno.socket(id):
            until(hers, [0, 1], 0)
            with carla.socket(id):
                until(hers, [0, 1], 1)
            until(hers, [0, 1], 0)
        until(hers, [0], 0)

        def present() -> list[bool]:
            return [seat["present"] for seat in anna.table(id)["position"]["seats"]]

        wait_for(lambda: present() == [True, False])  # another process hears of it a moment later


async def written(database: str) -> int:
    """How many transactions have changed or announced something, in the whole cluster."""
    connection = await asyncpg.connect(database)
    next = await connection.fetchval("SELECT pg_snapshot_xmax(pg_current_snapshot())::text")
    await connection.close()
    return int(next)


@pytest.mark.parametrize("server", ["postgresql"], indirect=True)
def test_coming_and_going_commits_nothing_by_itself(server: Server) -> None:
    """Each process says at most once a second who has come and gone, for all tables together."""
    anna, carla = Someone(server, "Anna"), Someone(server, "Carla")
    ids = [anna.make("signals", "me", "person")["id"] for _ in range(4)]
    with anna.socket(ids[0]) as hers:
        heard(hers, "hello")
        before, began = asyncio.run(written(server.database)), time.monotonic()
        for n in range(60):
            with carla.socket(ids[n % 4]) as line:
                heard(line, "hello")
        while heard(hers, "presence")["visitors"]:
            pass
        took = time.monotonic() - began
        # the pulse, the queue and who is here: a few a second, however many come
        assert asyncio.run(written(server.database)) - before < 30 + 10 * took


def test_ping_tells_the_number(server: Server) -> None:
    anna = Someone(server, "Anna")
    id = anna.make("tiles", "me")["id"]
    with anna.socket(id) as socket:
        socket.send('{"type":"ping"}')
        assert heard(socket, "pong") == {"type": "pong", "number": 1}


def test_unknown_tables_and_foreign_pages_are_refused(server: Server) -> None:
    anna = Someone(server, "Anna")
    id = anna.make("tiles", "me")["id"]
    address = server.address.replace("http", "ws")
    for path, origin, rule in [
        ("nosuchtable1", None, "unknown-table"),
        ("%00", None, "unknown-table"),
        (id, Origin("https://elsewhere.example"), "foreign-page"),
    ]:
        with connect(f"{address}/api/tables/{path}/socket", origin=origin) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["rule"] == rule
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4000
    with connect(f"{address}/api/tables/{id}/socket", origin=Origin(server.address)) as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "hello"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
SAID = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    JSON.map(json.dumps),
    JSON.map(lambda value: json.dumps({"type": "ping", "more": value})),
    st.integers(1000, 6000).map(lambda n: "x" * n),
)


def test_whatever_is_said_on_a_socket_the_server_stands(server: Server) -> None:
    anna = Someone(server, "Anna")
    id = anna.make("tiles", "me")["id"]

    @settings(max_examples=60, database=None)
    @given(st.lists(SAID, min_size=1, max_size=5))
    def talk(said: list[str | bytes]) -> None:
        with anna.socket(id) as socket:
            heard(socket, "hello")
            for one in said:
                try:
                    socket.send(one)
                    while True:
                        message = json.loads(socket.recv(timeout=PATIENCE))
                        if message["type"] != "presence":
                            break
                except ConnectionClosed:
                    assert len(one) > 3000, "only what is far too long ends the connection"
                    return
                assert message["type"] in ("pong", "refusal"), message

    talk()
    with anna.socket(id) as socket:
        socket.send('{"type":"ping"}')
        assert heard(socket, "pong")
    assert "Traceback" not in server.log.read_text()
