"""Service: tables opened, made, changed, forked and played again, for any host.

Whatever changes a table goes one way: somebody decides, the deeds are applied to a copy, stored,
and only then told. What was told is on disk.
"""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from roundhouse.kernel.events import Event
from roundhouse.kernel.game import game
from roundhouse.kernel.record import read
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.tables import levels, making, news, permissions
from roundhouse.tables.daily import Day
from roundhouse.tables.goals import PLAYER
from roundhouse.tables.header import Header
from roundhouse.tables.journal import AnyDeed, Entry, Made, Moved
from roundhouse.tables.keeping import Conflict, Keeping
from roundhouse.tables.kept import FOR_DAY, FOR_LESSON, FOR_SOLUTION
from roundhouse.tables.lessons import Lesson
from roundhouse.tables.notices import Notice, encode
from roundhouse.tables.now import now
from roundhouse.tables.stars import reached
from roundhouse.tables.table import Table, replay

T = TypeVar("T")
Bring = Callable[[str, Mapping[str, object]], Awaitable[None]]
Decide = Callable[[Table], list[AnyDeed]]

TABLE_ID = re.compile("[A-Za-z0-9_-]{12}")
READERS = 2
MOST_DONE = 20
TRIES = 8  # other processes may write first, but not for ever


class Step(Struct, frozen=True):
    """An entry, the table after it, and the events of the game that it brought about."""

    table: Table
    entry: Entry
    events: list[Event]


class OpenTable:
    """A table in memory; who changes it holds the lock. A host that has people to tell
    overrides `advance`."""

    def __init__(self, table: Table) -> None:
        self.id = table.header.id
        self.table = table
        self.lock = asyncio.Lock()
        self.done: dict[int, Step] = {}  # by number, what may be asked for again

    def advance(self, step: Step) -> None:
        """A step that is stored."""
        self.table = step.table
        if step.entry.request is not None:
            self.remember(step)

    def remember(self, step: Step) -> None:
        """What was answered, for who asks again; the oldest are forgotten."""
        self.done[step.entry.number] = step
        if len(self.done) > MOST_DONE:
            del self.done[next(iter(self.done))]


async def nothing(_game: str, _options: Mapping[str, object]) -> None:
    """Where everything that games are played with is at hand."""


class Service:
    """`worker` names this process to the others that write to the same database; `bring` fetches
    what a table is played with and this process doesn't know, such as a map that somebody drew."""

    def __init__(self, store: Keeping) -> None:
        self.store = store
        self.bring: Bring = nothing
        self.worker = secrets.token_hex(4)
        # few at once: who waits for a long game must not take the others' time
        self.reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def in_background(self, work: Callable[..., T], *args: object) -> T:
        """What takes long, a few at a time."""
        return await asyncio.get_running_loop().run_in_executor(self.reading, work, *args)

    def close(self) -> None:
        self.reading.shutdown(wait=False, cancel_futures=True)

    # Opening and making.

    async def read(self, id: str) -> Table:
        """A table as its journal replays."""
        header = await self._header(id) if TABLE_ID.fullmatch(id) else None
        if header is None:
            raise refuse("unknown-table", {"table": id[:40]})
        await self.bring(header.game, header.options)
        try:
            entries = await self.store.tables.entries(id)
            table = await self.in_background(replayed, header, entries)
            if table.astray is not None:
                table.result = await self.store.tables.result(id)  # by its own rules
        except Refused as refused:
            self.store.set_aside(id, refused)
            raise
        return table

    async def _header(self, id: str) -> Header | None:
        try:
            return await self.store.tables.header(id)
        except Refused as refused:
            self.store.set_aside(id, refused)
            raise

    async def open(self, id: str) -> OpenTable:
        return OpenTable(await self.read(id))

    async def make(self, header: Header, request: str) -> Table:
        """A new table; the same request again finds the table that it made."""
        before = await self.store.tables.made_before(header.host, request)
        if before is not None:
            return await self.read(before)
        table = await self.in_background(Table, header)
        entry = Entry(1, Made(), header.host, None, header.made)
        table.apply(entry)
        try:
            await self.store.tables.make(table, [entry], request, news.of_making(table))
        except Conflict:
            made = await self.store.tables.made_before(header.host, request)
            assert made is not None
            return await self.read(made)
        return table

    async def rematch(self, opened: OpenTable, person: str, request: str) -> str:
        """The same again; the first who asks makes it, the others are led to the same table.

        Nobody's own request has a space: only the house makes a table under this one."""
        permissions.may_rematch(opened.table, person)
        if opened.table.rematch is None:
            new = await self.make(making.rematch_of(opened.table), f"rematch of {opened.id}")
            decide = partial(permissions.rematch, new=new.header.id)
            try:
                await self.act(opened, person, request, decide)
            except Refused:
                if opened.table.rematch is None:
                    raise
        assert opened.table.rematch is not None
        return opened.table.rematch

    async def fork(
        self,
        table: Table,
        person: str,
        name: str,
        *,
        move: int,
        seat: int,
        level: str | None,
        request: str,
    ) -> Table:
        """What if, from after `move`: a practice table of one's own."""
        permissions.may_fork(table, person, move, seat)
        if level is not None:
            levels.check_level(game(table.header.game), level)
        header = making.fork_of(table, person, name, move, seat, level)
        return await self.make(header, request)

    async def learn(self, lesson: Lesson, person: str, name: str, again: bool) -> Table:
        """The lesson's table where it was left; a new one if there is none, or `again`."""
        tries = [
            one
            for one in await self.store.lists.learned(person)
            if (one.game, one.lesson) == (lesson.game, lesson.name)
        ]
        if tries and tries[-1].going(lesson) and not again:
            return await self.read(tries[-1].id)
        header = making.of_lesson(lesson, person, name)
        return await self.make(header, f"{FOR_LESSON}{lesson.game} {lesson.name} {len(tries)}")

    async def try_day(self, day: Day, counts: bool, person: str, name: str, request: str) -> Table:
        """The one try that counts, as far as it has come, even after its day: who could practise
        beside it would know what is dealt. When it is over, or none can count any more, one for
        practice."""
        wish = f"{FOR_DAY}{day.date}"
        begun = await self.store.tables.made_before(person, wish)
        if begun is not None or counts:
            header = making.of_day(day, person, name, practice=False)
            table = await (self.make(header, wish) if begun is None else self.read(begun))
            if not table.over:
                return table
        return await self.make(making.of_day(day, person, name, practice=True), request)

    async def show_day(self, day: Day, bot: str, text: str, person: str) -> Table:
        """How a bot has played it, to be looked through: once for each person."""
        record = await self.in_background(read, text, False)
        return await self.make(
            making.of_solution(day, record, bot, person), f"{FOR_SOLUTION}{day.date} {bot}"
        )

    # Changing.

    async def act(
        self, opened: OpenTable, person: str | None, request: str | None, decide: Decide
    ) -> Step:
        """Do what is decided; a request that was done before is answered with what it did."""
        async with opened.lock:
            for _ in range(TRIES):
                done = opened.table.requests.get((person, request)) if request else None
                if done is not None:
                    return await self._step(opened, done)
                try:
                    return await self._write(opened, person, request, decide)
                except Conflict:
                    await self._read_on(opened)
        raise refuse("too-busy")

    async def _write(
        self, opened: OpenTable, person: str | None, request: str | None, decide: Decide
    ) -> Step:
        steps = applied(opened.table, decide(opened.table), person, request)
        if not steps:
            raise refuse("nothing-to-do")
        table, entries = steps[-1].table, [step.entry for step in steps]
        told = ""  # nobody else has this file open
        if self.store.several:
            told = encode(Notice(self.worker, opened.id, table.number, entries))
        fresh = news.of_entries(opened.table, table, entries)
        await self.store.tables.append(table, entries, told, fresh)
        for step in steps:
            opened.advance(step)
        await self._note_stars(table, entries[-1])
        return steps[0]

    async def _step(self, opened: OpenTable, number: int) -> Step:
        """A step of the past: most are asked for again at once, and remembered."""
        if number in opened.done:
            return opened.done[number]
        entries = await self.store.tables.entries(opened.id)
        table = await self.in_background(replay, opened.table.header, entries[: number - 1])
        step = Step(opened.table, entries[number - 1], table.apply(entries[number - 1]))
        opened.remember(step)
        return step

    async def _note_stars(self, table: Table, last: Entry) -> None:
        person, challenge, stars = table.seats[PLAYER].person, table.challenge, reached(table)
        kept = table.header.day is None and isinstance(last.deed, Moved)
        if person and challenge and stars is not None and kept:
            await self.store.stars.note(person, challenge.game, challenge.name, stars)

    # What other processes have written.

    async def catch_up(self, opened: OpenTable) -> None:
        async with opened.lock:
            await self._read_on(opened)

    async def take_in(self, opened: OpenTable, notice: Notice) -> None:
        """The entries of a notice come along, so that the database is asked only after a gap."""
        async with opened.lock:
            number = opened.table.number
            news = [entry for entry in notice.entries if entry.number > number]
            if news and news[0].number == number + 1:
                follow(opened, news)
            elif notice.number > number:
                await self._read_on(opened)

    async def _read_on(self, opened: OpenTable) -> None:
        follow(opened, await self.store.tables.entries(opened.id, opened.table.number))


def replayed(header: Header, entries: list[Entry]) -> Table:
    """As the journal says, whatever is in it: what can't be replayed is refused in words."""
    for at, entry in enumerate(entries, 1):
        if entry.number != at:
            raise refuse("broken-journal", {"kind": "number", "why": f"entry {at} is missing"})
    if not entries:
        raise refuse("broken-journal", {"kind": "number", "why": "entry 1 is missing"})
    try:
        return replay(header, entries)
    except Refused:
        raise
    except Exception as error:  # of deeds that nobody could have written
        why = f"{type(error).__name__}: {error}"[:200]
        raise refuse("broken-journal", {"kind": "replay", "why": why}) from error


def applied(
    table: Table, deeds: Sequence[AnyDeed], person: str | None, request: str | None
) -> list[Step]:
    """What the deeds would do, each on a copy of the table before it; the request is done with
    the first."""
    at = now()
    steps: list[Step] = []
    for deed in deeds:
        table = table.copy()
        entry = Entry(table.number + 1, deed, person, None if steps else request, at)
        events = table.apply(entry)
        if isinstance(deed, Moved) and table.history.moves[-1].ended:
            marked = replace(deed, digest=table.state.digest())
            entry = replace(entry, deed=marked)
        steps.append(Step(table, entry, events))
    return steps


def follow(opened: OpenTable, entries: Sequence[Entry]) -> None:
    for entry in entries:
        table = opened.table.copy()
        events = table.apply(entry)
        opened.advance(Step(table, entry, events))
