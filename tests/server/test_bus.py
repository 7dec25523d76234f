"""What processes tell each other fits into one notification of PostgreSQL."""

import msgspec

from roundhouse.server.bus import MOST_BYTES, Told, say
from roundhouse.tables.journal import Entry


def moved(number: int, text: str) -> Entry:
    return Entry(number, "move", 0, "someone", {"text": text}, "request", 1.5)


def test_entries_come_along() -> None:
    told = Told("w", "table", 7, [moved(6, "take 1"), moved(7, "take 2")])
    heard = msgspec.json.decode(say(told), type=Told)
    assert list(heard.entries) == list(told.entries) and heard.number == 7


def test_entries_that_are_too_long_stay_behind() -> None:
    told = Told("w", "table", 7, [moved(7, "è" * MOST_BYTES)])
    said = say(told)
    assert len(said.encode()) <= MOST_BYTES
    heard = msgspec.json.decode(said, type=Told)
    assert (heard.number, heard.table, list(heard.entries)) == (7, "table", [])
