"""What processes tell each other fits into one notification of PostgreSQL."""

import msgspec

from roundhouse.tables.journal import Entry, Moved
from roundhouse.tables.notices import MOST_BYTES, Notice, encode


def moved(number: int, text: str) -> Entry:
    return Entry(number, Moved(0, text), "someone", "request", 1.5)


def test_entries_come_along() -> None:
    told = Notice("w", "table", 7, [moved(6, "take 1"), moved(7, "take 2")])
    heard = msgspec.json.decode(encode(told), type=Notice)
    assert list(heard.entries) == list(told.entries) and heard.number == 7


def test_entries_that_are_too_long_stay_behind() -> None:
    told = Notice("w", "table", 7, [moved(7, "è" * MOST_BYTES)])
    said = encode(told)
    assert len(said.encode()) <= MOST_BYTES
    heard = msgspec.json.decode(said, type=Notice)
    assert (heard.number, heard.table, list(heard.entries)) == (7, "table", [])
