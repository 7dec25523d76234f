"""Folder: where a study is kept. A study that was stopped goes on where its parts end.

    study.json             the job
    games/part-00000.parquet, moves/…, things/…
    report.html

A part is there when its file of games is, and that is put there last and in one piece: a game is
never counted twice, and none is lost but those of the parts that were being played.
"""

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from roundhouse.kernel.refusal import refuse
from roundhouse.study.kept import about
from roundhouse.study.lines import compare
from roundhouse.study.parts import TABLES, Part
from roundhouse.study.simulate import Job

FORMAT = 1
MOST = 100  # games of a part, unless somebody wants other parts


@dataclass(frozen=True)
class Study:
    folder: Path
    job: Job
    games: int
    part: int  # games of each part

    def ranges(self) -> list[range]:
        """The numbers of the games of every part."""
        starts = range(0, self.games, self.part)
        return [range(at, min(at + self.part, self.games)) for at in starts]

    def file(self, table: str, numbers: range) -> Path:
        return self.folder / table / f"part-{numbers.start // self.part:05}.parquet"

    def missing(self) -> list[range]:
        return [numbers for numbers in self.ranges() if not self._whole(numbers)]

    def _whole(self, numbers: range) -> bool:
        """A part that was shorter when fewer games were asked for is played anew, and so is one
        of which somebody has lost or damaged a file."""
        try:
            rows = {name: pq.read_metadata(self.file(name, numbers)).num_rows for name in TABLES}
        except (OSError, pa.ArrowInvalid):
            return False
        return int(rows["games"]) >= len(numbers)

    def keep(self, numbers: range, part: Part) -> None:
        try:
            for table in TABLES:
                _put(self.file(table, numbers), part[table])
        except OSError:  # the disk is full, say: what is there stays there
            raise refuse("unwritable-file", {"file": str(self.folder)}) from None

    def read(self, table: str, columns: Sequence[str]) -> Iterator[pa.Table]:
        """Part by part, the games of this study only."""
        for numbers in self.ranges():
            found = pq.read_table(self.file(table, numbers), columns=sorted({"number", *columns}))
            if len(numbers) < self.part:
                found = found.filter(pa.compute.less(found["number"], self.games))
            yield found


def _put(path: Path, content: bytes) -> None:
    """In one piece: whoever looks finds the whole file or none."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(content)
    os.replace(unfinished, path)


def open_study(folder: Path, job: Job, games: int, part: int = 0) -> Study:
    """A new study, or the one that is there: it must be of the same job."""
    wanted: dict[str, object] = {"format": FORMAT, **about(job)}
    try:
        for table in TABLES:
            (folder / table).mkdir(parents=True, exist_ok=True)
        return Study(folder, job, games, _part_size(folder / "study.json", wanted, games, part))
    except OSError:
        raise refuse("unwritable-file", {"file": str(folder)}) from None


def _part_size(path: Path, wanted: dict[str, object], games: int, part: int) -> int:
    """The size of the parts, which a study keeps for good; the first one writes it down."""
    if not path.exists():
        size = part or max(1, min(MOST, games // 32))  # whatever the workers
        _put(path, json.dumps({**wanted, "part": size}, indent=2).encode() + b"\n")
        return size
    try:
        there = json.loads(path.read_text("utf-8"))
        size = int(there.pop("part"))
        if size < 1:
            raise ValueError(size)
    except (ValueError, KeyError, AttributeError, TypeError):
        raise refuse("unreadable-file", {"file": str(path)}) from None
    if part and part != size:
        wanted, there = {**wanted, "part": part}, {**there, "part": size}
    compare(path, there, wanted)
    return size
