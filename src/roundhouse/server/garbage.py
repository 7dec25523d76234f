"""Garbage: Python's full collections stop everybody, longer the more tables are open.

Positions hold no cycles, so hardly anything is found by them: they are made rarely.
"""

import gc
import time

RARELY = 1800.0  # seconds between full collections

last = [time.monotonic()]


def settle() -> None:
    """What is there at the start stays there."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000_000)


def collect_rarely() -> None:
    if time.monotonic() - last[0] > RARELY:
        gc.collect()
        last[0] = time.monotonic()
