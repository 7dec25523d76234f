"""A whole table with the service alone: no web server is even imported."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.bots import ask
from roundhouse.bots.roster import make as make_bot
from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.rng import KeyedRng, Rng
from roundhouse.kit import dump
from roundhouse.tables import making, permissions, service
from roundhouse.tables.header import Header, Planned
from roundhouse.tables.journal import AnyDeed, Moved
from roundhouse.tables.service import OpenTable, Service, Step
from roundhouse.tables.store import open_store
from roundhouse.tables.table import Table
from roundhouse.tables.verify import verify_database

ANNA, BRUNO = "anna", "bruno"
ROOT = Path(__file__).parents[2]


class House:
    """The service over a database file, as a host without a browser would use it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    async def __aenter__(self) -> "House":
        self.store = await open_store(str(self.path))
        self.service = Service(self.store)
        self.requests = 0
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()

    async def act(self, at: OpenTable, who: str | None, act: Any, **more: Any) -> Step:
        self.requests += 1
        request = None if who is None else f"{who}-{self.requests}"
        return await self.service.act(at, who, request, partial(act, **more))

    async def move(self, at: OpenTable, seat: int) -> Step:
        """The first move there is, by the seat's person or by its bot."""
        table = at.table
        if table.seats[seat].bot is not None:
            bot = make_bot("random", 1)
            text = table.state.say(ask(bot, table.state, seat, Rng(1)))
            decided = table.decided
            return await self.act(
                at, None, permissions.bot_move, seat=seat, text=text, decided=decided
            )
        person = table.seats[seat].person
        text = table.state.say(table.state.moves(seat)[0])
        more = {"person": person, "seat": seat, "text": text, "number": table.number}
        return await self.act(at, person, permissions.move, **more)

    async def play(self, at: OpenTable, most: int = 1000) -> None:
        for _ in range(most):
            if at.table.over:
                return
            await self.move(at, at.table.asked[0])


def three_seats() -> Header:
    seats = [Planned("person", "Anna", ANNA), Planned("person", "")]
    return making.fresh(
        rh.game("tiles"), {}, ANNA, [*seats, Planned("bot", "", None, "random")], public=True
    )


def two_at_a_screen() -> Header:
    seats = [Planned("person", "Anna", ANNA), Planned("screen", "Bruno", ANNA)]
    return making.fresh(rh.game("tiles"), {}, ANNA, seats, seed=5)


def refused(act: Callable[..., list[AnyDeed]], *args: Any, **more: Any) -> str:
    with pytest.raises(Refused) as caught:
        act(*args, **more)
    return caught.value.rule


async def a_whole_table(path: Path) -> None:
    async with House(path) as house:
        service = house.service
        made = await service.make(three_seats(), "made-once")
        assert (await service.make(three_seats(), "made-once")).header.id == made.header.id
        at = await service.open(made.header.id)
        assert refused(permissions.move, at.table, ANNA, 0, "pass", 1) == "seats-open"
        await house.act(at, BRUNO, permissions.sit_anywhere, person=BRUNO, name="Bruno", seat=1)
        assert at.table.started
        movers: set[int] = set()
        while not (movers == {0, 1, 2} and may_undo(at.table)):
            step = await house.move(at, at.table.asked[0])
            assert isinstance(step.entry.deed, Moved)
            movers.add(step.entry.deed.seat)
        moves, last = len(at.table.history.moves), at.table.history.moves[-1].seat
        mover = at.table.seats[last].person
        more = {"person": mover, "seat": last, "what": "step", "number": at.table.number}
        await house.act(at, mover, permissions.undo, **more)
        assert len(at.table.history.moves) == moves - 1
        await house.play(at)
        assert at.table.over and at.table.result is not None
        again = await service.rematch(at, BRUNO, "again-0001")
        assert await service.rematch(at, ANNA, "again-0002") == again
        forked = await service.fork(
            at.table, ANNA, "Anna", move=4, seat=2, level="random", request="what-if-1"
        )
        over = at.table

    async with House(path) as house:
        assert same(await house.service.read(over.header.id), over)
        rematch = await house.service.open(again)
        names = [seat.name for seat in rematch.table.seats]
        assert names == ["Bruno", "", "Anna"] and rematch.table.status == "playing"
        assert rematch.table.header.seed != over.header.seed
        for table in (over, rematch.table):  # what is drawn tells nothing of what will be
            assert isinstance(table.state.rng, KeyedRng)
        fork = await house.service.open(forked.header.id)
        assert dump(fork.table.state) == dump(over.history.state_at(4))
        assert [seat.bot for seat in fork.table.seats] == ["random", "random", None]
        await house.play(fork)
        assert fork.table.status == "over"
    report = await verify_database(str(path))
    assert report.tables == 3 and report.faults == []


def may_undo(table: Table) -> bool:
    """Whether a person may take the last move back."""
    last = table.history.moves[-1].seat
    return table.seats[last].bot is None and table.history.step_back(last) is not None


def same(one: Table, other: Table) -> bool:
    """All that two tables amount to."""
    facts = [
        (table.number, table.seats, table.history.moves, table.status, table.rematch)
        for table in (one, other)
    ]
    return facts[0] == facts[1] and dump(one.state) == dump(other.state)


def test_a_whole_table_without_a_web_server(tmp_path: Path) -> None:
    program = f"""
import asyncio, sys
from pathlib import Path
from tests.tables.test_service import a_whole_table
asyncio.run(a_whole_table(Path({str(tmp_path / "tables.sqlite")!r})))
web = [name for name in ("litestar", "uvicorn", "websockets") if name in sys.modules]
assert web == [], web
"""
    path = os.pathsep.join((str(ROOT), str(ROOT / "tests" / "toy")))
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


class Watched(OpenTable):
    """A table of a host that has somebody to tell."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.told: list[Step] = []

    def advance(self, step: Step) -> None:
        super().advance(step)
        self.told.append(step)


def test_what_cannot_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise OSError("the disk is full")

    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            at = Watched(await house.service.make(two_at_a_screen(), "made-once"))
            before = at.table
            with monkeypatch.context() as patched:
                patched.setattr(house.store.tables, "append", full)
                with pytest.raises(OSError, match="full"):
                    await house.move(at, at.table.asked[0])
            assert at.table is before and at.told == []
            step = await house.move(at, at.table.asked[0])
            assert at.told == [step] and at.table is step.table

    asyncio.run(run())


def test_two_who_have_the_table_open_catch_up_with_each_other(tmp_path: Path) -> None:
    """As two processes would: the second to write a number reads on and decides again."""

    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            made = await house.service.make(two_at_a_screen(), "made-once")
            here, there = OpenTable(made), OpenTable(made)
            await house.act(here, ANNA, permissions.chat, person=ANNA, text="one")
            await house.act(there, ANNA, permissions.chat, person=ANNA, text="two")
            assert [line.text for line in there.table.chat] == ["one", "two"]
            assert [line.text for line in here.table.chat] == ["one"]
            await house.service.catch_up(here)
            assert [line.text for line in here.table.chat] == ["one", "two"]

    asyncio.run(run())


def test_a_request_sent_again_is_done_once_and_answered_alike(tmp_path: Path) -> None:
    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            made = await house.service.make(three_seats(), "made-once")
            at = OpenTable(made)
            decide = partial(permissions.sit_anywhere, person=BRUNO, name="Bruno", seat=1)
            first = await house.service.act(at, BRUNO, "sit-000001", decide)
            again = await house.service.act(at, BRUNO, "sit-000001", decide)
            assert again.entry == first.entry and at.table.number == 2
            later = await house.service.open(made.header.id)  # as after a restart
            for _ in range(2):
                once = await house.service.act(later, BRUNO, "sit-000001", decide)
                assert once.entry == first.entry and later.table.number == 2

    asyncio.run(run())


def test_a_request_sent_again_is_not_replayed_from_the_first_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            at = OpenTable(await house.service.make(two_at_a_screen(), "made-once"))
            say = partial(permissions.chat, person=ANNA, text="hello")
            first = await house.service.act(at, ANNA, "said-00001", say)
            monkeypatch.setattr(service, "replay", None)
            assert await house.service.act(at, ANNA, "said-00001", say) == first

    asyncio.run(run())
