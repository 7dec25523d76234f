"""Notices: what one process tells the others about a table, through PostgreSQL.

A host with one process has nobody to tell; there is silence.
"""

from collections.abc import Sequence

import msgspec

from roundhouse.tables.journal import Entry

MOST_BYTES = 7_900  # PostgreSQL passes on no more than 8,000 at once


class Here(msgspec.Struct, frozen=True, array_like=True):
    """Who of a table's people is in a process, how many others look at it there, and when
    people were seen to go."""

    people: list[str]
    visitors: int
    left: dict[str, float] = {}


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What came of a job that somebody has asked for: null where it could not be done."""

    job: str
    said: msgspec.Raw


class Notice(msgspec.Struct, omit_defaults=True):
    """A table has a new number, it was rewritten because somebody wants to be `forgotten`, other
    people are `here`, by table, in process `worker`, somebody has `planned` a move, or that
    process `asks` who is here or has an `answer`.

    The `entries` up to that number come along, unless they are too long.
    """

    worker: str
    table: str = ""
    number: int = 0
    entries: Sequence[Entry] = ()
    here: dict[str, Here] | None = None
    forgotten: bool = False
    planned: bool = False
    asks: bool = False
    answer: Answer | None = None


def encode(notice: Notice) -> str:
    text = msgspec.json.encode(notice)
    if len(text) > MOST_BYTES:
        text = msgspec.json.encode(msgspec.structs.replace(notice, entries=()))
    return text.decode()


def encode_here(worker: str, here: dict[str, Here]) -> list[str]:
    """As few notices as the tables fit into."""
    texts: list[str] = []
    part: dict[str, Here] = {}
    length = 0
    for table, one in here.items():
        more = len(msgspec.json.encode({table: one}))
        if part and length + more > MOST_BYTES - 100:
            texts.append(encode(Notice(worker, here=part)))
            part, length = {}, 0
        part[table] = one
        length += more
    return [*texts, encode(Notice(worker, here=part))] if part else texts
