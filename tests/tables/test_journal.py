"""Journals: every deed is stored and read again, in today's form and in those before it."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from typing import get_args

import pytest

from roundhouse.kernel.refusal import Refused
from roundhouse.tables import journal, permissions
from roundhouse.tables.hours import Hours
from roundhouse.tables.journal import AnyDeed, Kind, kind_of, payload_of, read_deed
from roundhouse.tables.service import Service
from roundhouse.tables.store import open_store
from roundhouse.tables.table import EFFECTS
from roundhouse.tables.verify import verify_database

OLD = Path(__file__).with_name("database-0001.sql")

DEEDS: list[AnyDeed] = [
    journal.Made(),
    journal.Sat(1, "Anna"),
    journal.Sat(1, "Anna", "a-stranger"),
    journal.Left(2),
    journal.Removed(3),
    journal.BotTookOver(0, "medium"),
    journal.BotGaveBack(0),
    journal.Moved(1, "take 2"),
    journal.Moved(1, "take 2", "0badc0de"),
    journal.Undone(1, 12),
    journal.Offered(0, "take-back", 3),
    journal.Offered(0, "abort"),
    journal.Offered(2, "sit", name="Carla", granted=[0]),
    journal.Offered(2, "bot", level="medium"),
    journal.Answered(2, True, [2, 3]),
    journal.Resigned(1, "random"),
    journal.TimedOut(1, "random"),
    journal.BotTookOver(0, "medium", kept=True),
    journal.Warned(1),
    journal.Extended(1, 3600),
    journal.WentOnHoliday(1, 2),
    journal.KeepsHours(1, Hours("Europe/Rome", 480, 1320, (5, 6))),
    journal.KeepsHours(1),
    journal.CheckedIn(0, bots=True),
    journal.Aborted(0),
    journal.Confirmed(0, 3, "abc"),
    journal.Hinted(0),
    journal.Resumed(12.5),
    journal.Rematched("abcdefghijkl"),
    journal.Chatted(0, "è bello", "Anna"),
    journal.Muted(1, True),
]


def refused(kind: str, seat: int | None, payload: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as caught:
        read_deed(kind, seat, payload)
    return caught.value.rule, caught.value.facts


@pytest.mark.parametrize("deed", DEEDS, ids=kind_of)
def test_a_deed_is_read_as_it_was_stored(deed: AnyDeed) -> None:
    assert read_deed(kind_of(deed), getattr(deed, "seat", None), payload_of(deed)) == deed


def test_every_kind_is_a_deed_with_an_effect() -> None:
    kinds = {kind_of(deed) for deed in get_args(AnyDeed)}
    assert kinds == set(get_args(Kind)) == {kind_of(deed) for deed in DEEDS}
    assert set(EFFECTS) == set(get_args(AnyDeed))


def test_what_the_first_version_said_more_is_passed_over() -> None:
    old = '{"level":"random","reason":"resigned"}'
    assert read_deed("resign", 1, old) == journal.Resigned(1, "random")
    old = '{"kind":"take-back","to":3,"agreed":[]}'
    assert read_deed("offer", 0, old) == journal.Offered(0, "take-back", 3)


def test_what_a_newer_program_wrote_is_refused_not_guessed() -> None:
    told = refused("move", 0, '{"version":6,"text":"take 2"}')
    assert told == ("newer-journal", {"version": "6", "known": 5})
    assert refused("move", 0, '{"version":"x","text":"take 2"}')[0] == "newer-journal"


@pytest.mark.parametrize(
    ("kind", "seat", "payload"),
    [
        ("dance", 0, "{}"),
        ("move", 0, "{}"),
        ("move", None, '{"text":"take 2"}'),
        ("move", 0, '{"text":2}'),
        ("move", 0, "not JSON"),
        ("move", 0, "[1]"),
    ],
)
def test_what_is_no_deed_is_refused(kind: str, seat: int | None, payload: str) -> None:
    assert refused(kind, seat, payload)[0] == "broken-journal"


@pytest.fixture
def old_database(tmp_path: Path) -> str:
    """Written before journals had versions: eight tables of the toy game with all 17 kinds of
    entries, two of them forks, one a rematch, one a record."""
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as file:
        file.executescript(OLD.read_text("utf-8"))
    file.close()
    return str(path)


def test_an_old_database_replays_to_what_it_says(old_database: str) -> None:
    with sqlite3.connect(old_database) as file:
        kinds = {kind for (kind,) in file.execute("SELECT DISTINCT kind FROM journal")}
    file.close()
    younger = {"resume", "hint", "warn", "extend", "holiday", "hours", "check-in"}
    assert kinds == set(get_args(Kind)) - younger
    report = asyncio.run(verify_database(old_database))
    assert (report.tables, report.moves, report.faults) == (8, 12, [])


def test_old_tables_go_on(old_database: str) -> None:
    async def run() -> None:
        store = await open_store(old_database)
        service = Service(store)
        played = 0
        for id in await store.tables.ids():
            opened = await service.open(id)
            table = opened.table
            mine = [seat for seat in table.asked if table.seats[seat].bot is None]
            if mine and table.changed() is None:
                seat, person = mine[0], table.seats[mine[0]].person
                text = table.state.say(table.state.moves(seat)[0])
                number = table.number
                decide = partial(
                    permissions.move, person=person, seat=seat, text=text, number=number
                )
                await service.act(opened, person, "go-on-0001", decide)
                played += 1
        assert played > 0
        await store.close()

    asyncio.run(run())
    assert asyncio.run(verify_database(old_database)).faults == []


def test_verify_names_the_table_that_cannot_be_read_and_goes_on(old_database: str) -> None:
    with sqlite3.connect(old_database) as file:
        chosen = "SELECT table_id, number FROM journal WHERE kind = 'undo' LIMIT 1"
        id, number = file.execute(chosen).fetchone()
        change = "UPDATE journal SET payload = ? WHERE table_id = ? AND number = ?"
        file.execute(change, ('{"version":7,"to":0}', id, number))
    file.close()
    report = asyncio.run(verify_database(old_database))
    assert report.tables == 8
    assert report.faults == [(id, "newer-journal: version 7, known 5")]
