"""Processes that work for another one."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def end_with_parent() -> None:
    """One whose parent is gone, however it went, has nobody to answer."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a key that stops the parent stops it in silence
    end_with_parent()


def pool(workers: int) -> ProcessPoolExecutor:
    """Started anew, not forked: a bar that shows progress and the libraries of a study have
    threads."""
    fresh = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=fresh, initializer=begin)


def in_order(
    players: ProcessPoolExecutor, work: Callable[[Task], Done], tasks: Iterable[Task], ahead: int
) -> Iterator[Done]:
    """As `map`, but few are asked for ahead: whoever stops has little to wait for and nothing to
    cancel, which Python 3.11 answers with a traceback when the processes are gone, too."""
    asked: deque[Future[Done]] = deque()
    for task in tasks:
        asked.append(players.submit(work, task))
        if len(asked) > ahead:
            yield asked.popleft().result()
    while asked:
        yield asked.popleft().result()
