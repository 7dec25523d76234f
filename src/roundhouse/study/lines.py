"""Lines: results in a file, as they come: the first line tells what they are of, each other one is
a result, in JSON. A run that was stopped goes on with its file; any other file is left alone."""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, TypeVar, get_args, get_origin, get_type_hints

from roundhouse.kernel.refusal import Refused, refuse

Result = TypeVar("Result")


@dataclass(frozen=True)
class Lines:
    """What stands there; `rest` is what stands behind the last line that has an end."""

    path: Path
    first: dict[str, Any] | None
    results: list[dict[str, Any]]
    size: int
    rest: bytes

    def mend(self) -> None:
        """For the next line: half a line is cut away, a whole one gets its end."""
        if not self.rest:
            return
        if whole(self.rest) is not None:
            append(self.path, b"\n")
            return
        try:
            os.truncate(self.path, self.size - len(self.rest))
        except OSError:
            raise refuse("unwritable-file", {"file": str(self.path)}) from None


def results_in(
    path: Path,
    header: Mapping[str, object],
    kind: type[Result] | tuple[type[Result], ...],
    other: str = "other-study",
    fair: Callable[[Result], bool] = lambda result: True,
) -> list[Result]:
    """The results in a file of this header, which is then ready for the next one; where there is
    no file, it is begun. One of another header is refused as `other`."""
    there = read_lines(path, header)
    if there.first is not None:
        compare(path, there.first, header, other)
    try:
        kinds = kind if isinstance(kind, tuple) else (kind,)
        found = [made(kinds, told) for told in there.results]
    except TypeError:
        raise foreign(path) from None
    if not all(fair(one) for one in found):
        raise foreign(path)
    there.mend()
    if there.first is None:
        append(path, as_line(header))
    return found


def compare(
    path: Path, there: Mapping[str, Any], wanted: Mapping[str, object], rule: str = "other-study"
) -> None:
    """Refuses a file of something else, and says what differs: also what nobody asks for now."""
    now = json.loads(as_line(wanted))
    for name in [*now, *there]:
        if name not in now or there.get(name) != now[name]:
            facts = {"file": str(path), "option": name, "known": str(there.get(name))[:80]}
            raise refuse(rule, facts)


def read_lines(path: Path, header: Mapping[str, object]) -> Lines:
    """Nothing where there is no file yet, or one that ended in its first line; what nobody here
    has written is refused."""
    try:
        written = path.read_bytes() if path.exists() else b""
    except OSError:
        raise refuse("unreadable-file", {"file": str(path)}) from None
    *lines, rest = written.split(b"\n")
    last = whole(rest)
    begun = not lines and last is None and as_line(header).startswith(rest)
    if begun:
        return Lines(path, None, [], len(written), rest)
    found = [whole(line) for line in lines] + ([] if last is None else [last])
    told = [one for one in found if one is not None]
    if not told or len(told) < len(found) or not (rest or b"{").startswith(b"{"):
        raise foreign(path)
    return Lines(path, told[0], told[1:], len(written), rest)


def whole(line: bytes) -> dict[str, Any] | None:
    """What a line tells, if it is one of ours and not cut off."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


def foreign(path: Path) -> Refused:
    return refuse("foreign-file", {"file": str(path)})


def made(kinds: Sequence[type[Result]], told: Mapping[str, Any]) -> Result:
    """A result from its line; a `TypeError` where the line tells of something else."""
    for cls in kinds:
        parts = get_type_hints(cls)
        if set(told) == set(parts) and all(fits(told[name], parts[name]) for name in parts):
            return cls(**told)
    raise TypeError(kinds)


def fits(value: object, kind: Any) -> bool:
    if get_origin(kind) is list:
        return isinstance(value, list) and all(fits(one, get_args(kind)[0]) for one in value)
    if get_origin(kind) is dict:
        return isinstance(value, dict)
    return type(value) is kind or (kind is float and type(value) is int)


def as_line(told: Mapping[str, object]) -> bytes:
    return json.dumps(told).encode() + b"\n"


def appending(path: Path) -> BinaryIO:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("ab")
    except OSError:
        raise refuse("unwritable-file", {"file": str(path)}) from None


def append(path: Path, lines: bytes) -> None:
    try:
        with appending(path) as file:
            file.write(lines)
    except OSError:
        raise refuse("unwritable-file", {"file": str(path)}) from None
