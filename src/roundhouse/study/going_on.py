"""Going on: numbered work whose results are lines of a file; what stands there isn't done again."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from roundhouse.study.lines import appending, as_line, results_in
from roundhouse.study.workers import in_order, pool

Result = TypeVar("Result")


def done(
    path: Path,
    header: dict[str, object],
    kind: type[Result],
    number_of: Callable[[Result], int],
    count: int,
    work: Callable[[int], Result],
    workers: int,
    tick: Callable[[], None],
) -> list[Result]:
    """The results of the first so many numbers, each written down as it comes."""
    known = {number_of(one): one for one in results_in(path, header, kind)}
    missing = [number for number in range(count) if number not in known]
    with appending(path) as file:
        for one in worked(work, missing, workers):
            known[number_of(one)] = one
            file.write(as_line(vars(one)))
            file.flush()
            os.fsync(file.fileno())
            tick()
    return [known[number] for number in range(count)]


def worked(work: Callable[[int], Result], missing: Sequence[int], workers: int) -> Iterator[Result]:
    if workers <= 1 or len(missing) <= 1:
        yield from map(work, missing)
    else:
        with pool(workers) as players:
            yield from in_order(players, work, missing, 2 * workers)
