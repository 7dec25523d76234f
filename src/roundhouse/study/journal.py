"""A journal: tasks of several kinds whose results are lines of one file; what stands there isn't
done again."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from roundhouse.study.lines import appending, as_line, results_in
from roundhouse.study.workers import pool

Key = tuple[str | int, ...]


class Keyed(Protocol):
    """A task and its result have the same key, and no other has it."""

    @property
    def key(self) -> Key: ...


Task = TypeVar("Task", bound=Keyed)
Done = TypeVar("Done", bound=Keyed)


class Journal:
    def __init__(
        self,
        path: Path,
        header: Mapping[str, object],
        kinds: tuple[type[Any], ...],
        other: str,
        workers: int,
    ) -> None:
        self.known: dict[Key, Any] = {
            one.key: one for one in results_in(path, header, kinds, other)
        }
        self.workers = workers
        self.file = appending(path)

    def done(
        self, work: Callable[[Task], Done], tasks: Sequence[Task], progress: Callable[[], None]
    ) -> list[Done]:
        """The result of each task, in their order."""
        missing = [one for one in tasks if one.key not in self.known]
        if self.workers > 1 and len(missing) > 1:
            with pool(self.workers) as players:
                self.take(players.map(work, missing), progress)
        else:
            self.take(map(work, missing), progress)
        return [self.known[one.key] for one in tasks]

    def take(self, results: Iterable[Keyed], progress: Callable[[], None]) -> None:
        for one in results:
            self.known[one.key] = one
            self.file.write(as_line(vars(one)))
            self.file.flush()
            os.fsync(self.file.fileno())
            progress()
