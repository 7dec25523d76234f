"""Drafting: processes that read and draw what people bring along as maps.

Nothing that somebody sends is worked on by the server itself. A task has ten seconds of a processor
and so much memory; what takes more is ended with its process, and its sender is told.
"""

import asyncio
import json
import multiprocessing
import os
import signal
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.study.workers import end_with_parent

SECONDS = 10.0
BUSY = 4  # times as long by the clock: the machine may have other things to do
MEMORY = 2 * 1024**3  # bytes
MOST_WAITING = 40
MOST_EACH = 4  # of one address: a browser has one drawing made, and perhaps reads a file beside it
NICE = 3
STARTING = 60.0  # seconds that a process may take to start, on a busy machine
Answer = tuple[str, Any]  # `done` with what came of it, `refused` with rule and facts, `failed`


# Tasks, in the process.


def draw(tables: dict[str, Any], light: bool) -> dict[str, Any]:
    """A source as far as it has come, with its faults."""
    from roundhouse.rails.atlas.drafts import pruned
    from roundhouse.rails.atlas.live import live

    return live(pruned(tables), light)


def read(text: str, title: str) -> dict[str, Any]:
    """The tables of a file; where it is none, that is told."""
    from roundhouse.rails.atlas.live import tables_of
    from roundhouse.rails.atlas.reader import Broken

    try:
        return tables_of(text)
    except Broken as broken:
        fault = broken.faults[0]
        facts = {"map": title, "line": fault.line, **dict(fault.facts)}
        facts["why"] = "; ".join(str(dict(one.facts)["why"]) for one in broken.faults[:5])
        raise refuse(fault.rule, facts) from broken


def geojson(text: str, bounds: Any) -> dict[str, Any]:
    from roundhouse.rails.atlas.geojson import read_geojson

    tables, faults = read_geojson(text, bounds)
    return {"source": tables, "faults": [[one.rule, dict(one.facts), one.text] for one in faults]}


def cards(tables: dict[str, Any], ends: Sequence[str] = ()) -> dict[str, Any]:
    """A source with the cards that its game makes for it, or with a line between two places."""
    from roundhouse.kernel.game import game
    from roundhouse.rails.atlas.compiler import compile_map
    from roundhouse.rails.atlas.grammar import parse
    from roundhouse.rails.atlas.reader import Broken
    from roundhouse.rails.atlas.writing import write_source
    from roundhouse.rails.maps import bad_map

    bare = {key: value for key, value in tables.items() if key != "names"}
    try:
        compiled = compile_map(parse(write_source(bare)))
    except Broken as broken:
        raise bad_map(str(tables.get("title", "")), str(broken)) from broken
    return game(str(tables.get("game", ""))).furnish(tables, compiled, ends)


def compile_own(source: str, game_id: str) -> str:
    """The compiled map of a source that can be played, tried out by random moves."""
    from roundhouse.kernel.game import game
    from roundhouse.rails.maps import MOST_HEXES, bad_map, maps_of, own_map
    from roundhouse.server.own_maps import LeftOut, try_out

    compiled = own_map(source)
    made = json.loads(compiled)
    maps = maps_of(game_id)
    assert maps is not None
    if len(made["hexes"]) > MOST_HEXES:
        raise bad_map(made["title"], f"{len(made['hexes'])} hexes, at most {MOST_HEXES}")
    name = maps.bring(compiled, source)
    try:
        try_out(game(game_id), made["title"], name)
    except LeftOut as why:
        raise bad_map(made["title"], str(why)) from why
    finally:
        del maps.brought[name], maps.sources[name]
    return compiled


def write_files(source: str, name: str, place: str) -> None:
    """All files of a map, or none of them."""
    from roundhouse.rails.atlas.live import HILLS
    from roundhouse.rails.atlas.workshop import write_files as write

    there = Path(place)
    there.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(mkdtemp(dir=there.parent))
    try:
        write(source, fresh / f"{name}.toml", small=True, step=HILLS)
        with suppress(OSError):  # another process was sooner
            fresh.replace(there)
    finally:
        rmtree(fresh, ignore_errors=True)


TASKS: dict[str, Callable[..., Any]] = {
    one.__name__: one for one in (draw, read, geojson, cards, compile_own, write_files)
}


def _begin() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _answer(task: str, args: tuple[Any, ...]) -> Answer:
    try:
        return "done", TASKS[task](*args)
    except Refused as refused:
        return "refused", (refused.rule, refused.facts)
    except RecursionError:
        return "refused", ("bad-map", {"map": "", "why": "nested too deeply"})
    except MemoryError:
        return "refused", ("map-too-heavy", {"seconds": round(SECONDS)})
    except Exception as error:
        return "failed", repr(error)[:300]


def serve(line: Connection, seconds: float) -> None:
    """Until the other end is gone. A task that takes more of the processor ends the process."""
    _begin()
    import roundhouse.rails.atlas.live  # noqa: F401  no task waits for it

    line.send("ready")
    while True:
        try:
            task, args = line.recv()
        except EOFError:
            return
        signal.setitimer(signal.ITIMER_PROF, seconds)
        answer = _answer(task, args)
        signal.setitimer(signal.ITIMER_PROF, 0)
        line.send(answer)


# The server's side.


class Draughtsman:
    """One process, and the line to it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        context = multiprocessing.get_context("spawn")
        self.line, far = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(far, seconds), daemon=True)
        self.process.start()
        far.close()
        if not self.line.poll(STARTING) or self.line.recv() != "ready":
            self.end()
            raise EOFError

    def ask(self, task: str, args: tuple[Any, ...]) -> Answer:
        """EOFError where it has died of it, TimeoutError where it was ended."""
        self.line.send((task, args))
        if not self.line.poll(BUSY * self.seconds):
            self.end()
            raise TimeoutError
        answer: Answer = self.line.recv()
        return answer

    def end(self) -> None:
        self.process.kill()
        self.line.close()


class Turns:
    """Addresses take turns, so one that asks for much has none wait for more than a task of its.

    Those that wait are in a ring: one goes to its end as a task of its begins and as it ends."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.asked: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        if self.asked.total() >= MOST_WAITING:
            raise refuse("too-busy")
        if address and self.asked[address] >= MOST_EACH:
            raise refuse("drawings-at-once", {"most": MOST_EACH})
        mine = asyncio.get_running_loop().create_future()
        self.asked[address] += 1
        self.waiting.setdefault(address, deque()).append(mine)
        try:
            self._call()
            await mine
            yield
        finally:
            self.asked -= Counter([address])
            if mine.done() and not mine.cancelled():
                self.free += 1
                if address in self.waiting:
                    self.waiting.move_to_end(address)
            mine.cancel()
            self._call()

    def _call(self) -> None:
        while self.free and self.waiting:
            address, line = next(iter(self.waiting.items()))
            first = line.popleft()
            if not first.done():
                self.free -= 1
                first.set_result(None)
                self.waiting.move_to_end(address)
            if not line:
                del self.waiting[address]


class Drafting:
    """`seconds` is what one task may take."""

    def __init__(self, processes: int = 1, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.threads = ThreadPoolExecutor(processes, thread_name_prefix="drafting")
        self.turns = Turns(processes)
        self.idle: list[Draughtsman] = []
        self.closed = False

    async def ask(self, task: str, *args: Any, address: str) -> Any:
        """`address` is whose wish it is; "" where that isn't counted, as of the house's own."""
        loop = asyncio.get_running_loop()
        async with self.turns.turn(address):
            kind, found = await loop.run_in_executor(self.threads, self._ask, task, args)
        if kind == "refused":
            raise refuse(*found)
        if kind == "failed":
            raise refuse("bad-map", {"map": "", "why": found})
        return found

    def _ask(self, task: str, args: tuple[Any, ...]) -> Answer:
        one: Draughtsman | None = None
        try:
            one = self.idle.pop() if self.idle else Draughtsman(self.seconds)
            answer = one.ask(task, args)
        except (EOFError, OSError, TimeoutError):
            if one is not None:
                one.end()
            return "refused", ("map-too-heavy", {"seconds": round(self.seconds)})
        if self.closed:
            one.end()
        else:
            self.idle.append(one)
        return answer

    def close(self) -> None:
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        while self.idle:
            self.idle.pop().end()
