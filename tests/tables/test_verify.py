"""Verify finds what was changed beside the journal, and doesn't stop at what it can't read."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from roundhouse.tables import permissions
from roundhouse.tables.service import OpenTable
from roundhouse.tables.verify import verify_database
from tests.tables.test_service import ANNA, BRUNO, House, three_seats, two_at_a_screen

CHANGES = [
    "UPDATE seats SET person = 'eve' WHERE seat = 1 AND table_id = ?",
    "UPDATE seats SET name = 'Eve' WHERE seat = 1 AND table_id = ?",
    "UPDATE seats SET bot = 'hard' WHERE seat = 2 AND table_id = ?",
    "DELETE FROM seats WHERE seat = 2 AND table_id = ?",
    "UPDATE tables SET host = 'eve' WHERE id = ?",
    "UPDATE tables SET public = 0 WHERE id = ?",
    "UPDATE tables SET game = 'steam' WHERE id = ?",
    "UPDATE tables SET moved = 1 WHERE id = ?",
    "UPDATE tables SET waiting = NOT waiting WHERE id = ?",
    "UPDATE tables SET falls = 1 WHERE id = ?",
    "UPDATE tables SET header = replace(header, id, 'abcdefghijkl') WHERE id = ?",
    """UPDATE journal SET payload = '{"version":3,"name":"Eve"}' WHERE number = 2
       AND table_id = ?""",
    """UPDATE journal SET payload = '{"name":' WHERE number = 2 AND table_id = ?""",
    "UPDATE journal SET seat = 9 WHERE number = 2 AND table_id = ?",
    "UPDATE tables SET header = '{' WHERE id = ?",
    "DELETE FROM journal WHERE number = 2 AND table_id = ?",
]


async def two_tables(path: Path) -> tuple[str, str]:
    async with House(path) as house:
        at = OpenTable(await house.service.make(three_seats(), "made-once"))
        more = {"person": BRUNO, "name": "Bruno", "seat": 1}
        await house.act(at, BRUNO, permissions.sit_anywhere, **more)
        other = OpenTable(await house.service.make(two_at_a_screen(), "made-twice"))
        await house.act(other, ANNA, permissions.chat, person=ANNA, text="hello")
        return at.id, other.id


@pytest.mark.parametrize("change", CHANGES)
def test_verify_sees_each_thing_that_was_changed(tmp_path: Path, change: str) -> None:
    path = tmp_path / "tables.sqlite"
    id, _ = asyncio.run(two_tables(path))
    assert asyncio.run(verify_database(str(path))).faults == []
    with sqlite3.connect(path) as file:
        file.execute(change, (id,))
    file.close()
    report = asyncio.run(verify_database(str(path)))
    assert report.tables == 2 and [table for table, _ in report.faults] == [id]
