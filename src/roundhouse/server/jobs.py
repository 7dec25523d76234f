"""Jobs: what one process asks another to think about, or to send. A job is data that names a
position and a level, or a row of the outbox; whoever does it reads that for himself, so nothing
that is hidden travels with it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from msgspec import Struct

from roundhouse.kernel.refusal import Refused
from roundhouse.server.bot_workers import REVIEWED_AT_ONCE, BotWorkers
from roundhouse.server.thinking import Advice
from roundhouse.tables.notices import MOST_BYTES, Answer
from roundhouse.tables.permissions import may_ask_for_hints
from roundhouse.tables.records import no_record, record_of
from roundhouse.tables.service import OpenTable, Service
from roundhouse.tables.store.maps import StoredMaps
from roundhouse.tables.table import Table

Kind = Literal["move", "hint", "review", "trial", "notice"]
LANES: dict[Kind, str] = {
    "move": "long",
    "hint": "hints",
    "review": "reviews",
    "trial": "trials",
}
PRIORITIES: dict[Kind, int] = {"move": 2, "hint": 1, "review": 0, "trial": 0, "notice": 1}
# what the queue calls them, with the version of their form: nobody takes one he can't read
NAMES: dict[Kind, str] = {one: f"{one}-1" for one in PRIORITIES}
NOTHING = msgspec.Raw(b"null")
MOST_OPEN = 100  # tables
SENT_AT_ONCE = 16  # notices: who sends one mostly waits

FindTable = Callable[[str], Awaitable[Table]]
Deliver = Callable[[str], Awaitable[None]]


class Job(Struct, frozen=True, omit_defaults=True):
    """A move or a hint for a seat, at the position that entry `decided` has led to; or some moves
    of a finished game, from after move `since`; or some games on a map that somebody drew, whose
    name stands for a table's: `seat` players, from game `since` on; or a `notice` to be sent, by
    its id."""

    kind: Kind
    table: str = ""
    decided: int = 0
    seat: int = 0
    level: str = ""
    since: int = 0
    notice: str = ""

    @property
    def key(self) -> str:
        """It lies in the queue once, whoever asks for it."""
        if self.notice:
            return f"notice:{self.notice}"
        said = (self.table, self.decided, self.seat, self.kind, self.level, self.since)
        return ":".join(map(str, said))


class Shelf:
    """The tables that were thought about last, to be read on from where they were."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.opened: dict[str, OpenTable] = {}

    async def find(self, id: str) -> Table:
        opened = self.opened.pop(id, None)
        if opened is None:
            opened = await self.service.open(id)
        else:
            await self.service.catch_up(opened)
        self.opened[id] = opened
        if len(self.opened) > MOST_OPEN:
            del self.opened[next(iter(self.opened))]
        return opened.table


def wanted(table: Table, job: Job) -> bool:
    """Whether the table still waits for just this: nothing that a job says is taken on trust."""
    if job.kind == "review":
        return no_record(table) is None
    if table.decided != job.decided or job.seat not in table.asked or table.changed() is not None:
        return False
    if job.kind == "hint":
        return may_ask_for_hints(table)
    return table.seats[job.seat].bot == job.level and table.bot_to_move() is not None


def room(workers: BotWorkers) -> dict[Kind, int]:
    """How many of each kind can be done here at once."""
    thinking = {kind: len(workers.lanes[lane].free) for kind, lane in LANES.items()}
    return {**thinking, "notice": SENT_AT_ONCE}


async def do(
    job: Job,
    find: FindTable,
    workers: BotWorkers,
    deliver: Deliver,
    maps: StoredMaps | None = None,
) -> Answer:
    if job.kind == "notice":
        await deliver(job.notice)  # nobody waits for an answer
        return Answer(job.key, NOTHING)
    return await think(job, find, workers, maps)


async def think(
    job: Job, find: FindTable, workers: BotWorkers, maps: StoredMaps | None = None
) -> Answer:
    """Who can't, or need not, says so: the one who asked then thinks for himself."""
    try:
        if job.kind == "trial":
            version = None if maps is None else await maps.version(job.table)
            if version is None:
                return Answer(job.key, NOTHING)
            tried = await workers.try_map(version, job.level, job.seat, job.since, job.decided)
            return Answer(job.key, fitting(tried))
        table = await find(job.table)
        if not wanted(table, job):
            return Answer(job.key, NOTHING)
        if job.kind == "move":
            text = await workers.move(job.level, table, job.seat)
            return Answer(job.key, msgspec.Raw(msgspec.json.encode(text)))
        if job.kind == "review":
            text = (await asyncio.to_thread(record_of, table)).write()
            found = await workers.look_at(job.table, text, job.since, REVIEWED_AT_ONCE)
            return Answer(job.key, fitting(found))
        advice = await workers.advise(table, job.seat)
        return Answer(job.key, fitting_advice(advice))
    except Refused:
        return Answer(job.key, NOTHING)


def fitting_advice(advice: list[Advice]) -> msgspec.Raw:
    """As many of the best as one notice can carry."""
    while fitting(advice) is NOTHING:
        advice = advice[:-1]
    return fitting(advice)


def fitting(found: object) -> msgspec.Raw:
    """Nothing, where one notice can't carry it."""
    text = msgspec.json.encode(found)
    return NOTHING if len(text) > MOST_BYTES - 500 else msgspec.Raw(text)
