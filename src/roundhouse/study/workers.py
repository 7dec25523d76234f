"""Processes that work for another one."""

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from threading import Thread


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
