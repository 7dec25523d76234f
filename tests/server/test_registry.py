"""The registry: tables in memory, what is known of those who left, and faults on the way."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.server import registry as registry_module
from roundhouse.server.presence import Listener, Presence
from roundhouse.server.registry import Registry
from roundhouse.server.settings import Settings
from roundhouse.tables import making, permissions
from roundhouse.tables.header import Clock, Planned
from roundhouse.tables.journal import BotTookOver
from roundhouse.tables.notices import Here
from roundhouse.tables.store import open_store

ANNA, BRUNO = "anna", "bruno"
SEATS = [Planned("person", "Anna", ANNA), Planned("person", "Bruno", BRUNO)]


@asynccontextmanager
async def house(path: Path, **more: Any) -> AsyncIterator[Registry]:
    settings = Settings(database=str(path / "tables.sqlite"), **more)
    registry = Registry(await open_store(settings.database), settings, b"secret")
    try:
        yield registry
    finally:
        await registry.close()


async def made(registry: Registry, clock: Clock | None = None) -> str:
    header = making.fresh(rh.game("tiles"), {}, ANNA, SEATS, clock=clock)
    return (await registry.service.make(header, "made-once")).header.id


def test_a_table_that_fails_to_open_is_in_memory_once_all_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as registry:
            id = await made(registry)
            read, fails = registry.service.read, [OSError("away")]

            async def failing(id: str):
                await asyncio.sleep(0)
                if fails:
                    raise fails.pop()
                return await read(id)

            registry.service.read = failing  # type: ignore[method-assign]
            first = [asyncio.create_task(registry.table(id)) for _ in range(3)]
            for task in first:
                with pytest.raises(OSError, match="away"):
                    await task
            later = await asyncio.gather(*[registry.table(id) for _ in range(4)])
            assert len({*map(builtin_id, later)}) == 1 and later[0] is registry.live[id]

    builtin_id = id
    asyncio.run(run())


def test_a_clock_that_falls_while_the_database_is_away_falls_after_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as registry:
            id = await made(registry, Clock(1, 0))
            act, failed = registry.service.act, asyncio.Event()

            async def failing(*_: object):
                failed.set()
                raise OSError("away")

            registry.service.act = failing  # type: ignore[method-assign,assignment]
            live = await registry.table(id)
            await asyncio.wait_for(failed.wait(), 30)
            registry.service.act = act  # type: ignore[method-assign]
            assert live.timer is None
            while live.table.status == "playing":
                await registry._wake_tables()
                await asyncio.sleep(0.01)
            assert live.table.result is not None and live.table.result.reason == "time"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("said", "long"), [({}, 6), ({"workers": 4}, 1), ({"workers": 8}, 1), ({"thinkers": 2}, 2)]
)
def test_a_server_thinks_with_all_its_cores_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: dict[str, int], long: int
) -> None:
    """Together with its other processes."""
    monkeypatch.setattr(registry_module, "cores", lambda: 6)

    async def run() -> int:
        async with house(tmp_path, **said) as registry:
            return len(registry.workers.lanes["long"].free)

    assert asyncio.run(run()) == long


def test_a_clock_that_is_set_ahead_takes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even that of who moves before anything else has noticed it."""

    async def run() -> None:
        async with house(tmp_path) as registry:
            await registry._beat(alone=True)
            live = await registry.table(await made(registry, Clock(90, 0)))
            seat, real = live.table.asked[0], time.time
            monkeypatch.setattr(time, "time", lambda: real() + 3600)
            table, person = live.table, SEATS[seat].person
            text = table.state.say(table.state.moves(seat)[0])
            decide = partial(
                permissions.move, person=person, seat=seat, text=text, number=table.number
            )
            await registry.change(live, person, "request-1", decide)
            assert len(live.table.history.moves) == 1
            assert all(left > 60 for left in live.table.clocks.left), live.table.clocks.left

    asyncio.run(run())


def test_when_somebody_left_is_known_after_his_table_has_left_the_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as registry:
            id = await made(registry)
            live = await registry.table(id)
            bruno = Listener(BRUNO)
            registry.come(live, bruno)
            registry.go(live, bruno)
            went = live.presence.left[BRUNO] = time.time() + 100  # not the time of his last deed
            live.used = 0.0
            await registry._sweep()
            assert id not in registry.live
            again = await registry.table(id)
            assert again is not live and again.presence.left[BRUNO] == went
            assert registry.away_for(again, 1) < 0

    asyncio.run(run())


def test_of_whom_nothing_is_known_it_is_not_said_that_he_is_away(tmp_path: Path) -> None:
    """After a start nobody knows who looked on before it."""

    async def run() -> None:
        async with house(tmp_path) as registry:
            live = await registry.table(await made(registry))
            live.table.acted.clear()
            live.table.began = live.table.moved = 0.0
            assert registry.away_for(live, 1) < 60
            registry.started = 0.0
            assert registry.away_for(live, 1) > 1e9

    asyncio.run(run())


def test_other_processes_tell_who_left(tmp_path: Path) -> None:
    presence = Presence()
    assert presence.heard("b", Here([BRUNO], 0, {ANNA: 50.0}))
    assert presence.left == {ANNA: 50.0}
    assert not presence.heard("b", Here([BRUNO], 0, {ANNA: 60.0})), "nobody came or went"
    assert presence.here([ANNA, BRUNO]) == Here([], 0, {ANNA: 60.0})


def test_who_was_forgotten_is_not_brought_back_by_what_was_under_way(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as registry:
            live = await registry.table(await made(registry))
            await registry.forget(BRUNO, "nobody-1")
            await registry.service.act(live, None, None, lambda _: [BotTookOver(1, "medium")])
            assert live.id not in registry.live
            seat = (await registry.store.tables.seats(live.id))[1]
            assert (seat["name"], seat["person"], seat["bot"]) == ("", "nobody-1", "medium")

    asyncio.run(run())
