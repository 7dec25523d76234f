"""Garbage collection: Python's full collections stop everybody, longer the more tables are open.

Positions hold no cycles, so hardly anything is found by them: they are made rarely.
"""

import gc
import time

RARELY = 1800.0  # seconds between full collections

last = [time.monotonic()]


def freeze() -> None:
    """What is there at the start stays there and isn't looked at again."""
    gc.collect()
    gc.freeze()
    # what has lasted is looked at a second time, with all that lasted since: few, for a short stop
    gc.set_threshold(3_000, 3, 1_000_000)


def collect_rarely() -> None:
    if time.monotonic() - last[0] > RARELY:
        gc.collect()
        last[0] = time.monotonic()
