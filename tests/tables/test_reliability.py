"""Reliability: who stays to the end, by the journals of his last games."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.dialects import sqlite

from roundhouse.kernel.game import game
from roundhouse.tables import making, permissions
from roundhouse.tables.header import Planned
from roundhouse.tables.journal import AnyDeed, BotGaveBack, BotTookOver, Left, Resigned, Sat
from roundhouse.tables.reliability import (
    LAST,
    MOST_LEFT,
    Reliability,
    reliability,
    require_room,
    stayed,
)
from roundhouse.tables.store.reliability import newest_of
from tests.tables.test_service import House
from tests.tables.test_table import Journal, header, refused

ANNA, BRUNO, CARLA = "anna", "bruno", "carla"


def test_three_tiers_over_the_last_ten_games_and_a_way_back() -> None:
    assert reliability([]) == Reliability("new", 0, 0)
    assert reliability([True] * 3) == Reliability("reliable", 3, 0)
    assert reliability([False, False, *[True] * 8]).tier == "reliable"
    assert reliability([False] * 3) == Reliability("unreliable", 3, 3, back=8)
    assert reliability([True] * 7 + [False] * 3) == Reliability("unreliable", 10, 3, back=1)
    assert reliability([True] * 10 + [False] * 5).tier == "reliable", "what was long ago is past"


@given(st.lists(st.booleans(), max_size=20))
def test_so_many_games_lead_back(games: list[bool]) -> None:
    one = reliability(games)
    assert (one.tier == "unreliable") == (games[:LAST].count(False) > MOST_LEFT)
    assert reliability([*[True] * one.back, *games]).tier != "unreliable"
    if one.back:
        assert reliability([*[True] * (one.back - 1), *games]).tier == "unreliable"


def test_who_is_new_has_three_public_tables_and_who_was_unreliable_one() -> None:
    require_room(reliability([]), 2)
    assert refused(require_room, reliability([]), 3) == "too-many-tables-new"
    require_room(reliability([True] * 3), 50)
    assert refused(require_room, reliability([False] * 3), 1) == "too-many-tables-unreliable"


WENT: list[tuple[list[tuple[str | None, AnyDeed]], bool]] = [
    ([], True),
    ([(BRUNO, Left(1))], False),
    ([(BRUNO, Left(1)), (BRUNO, Sat(1, "Bruno"))], True),
    ([(None, BotTookOver(1, "medium", kept=True))], False),
    ([(None, BotTookOver(1, "medium", kept=True)), (BRUNO, BotGaveBack(1))], True),
    ([(BRUNO, BotTookOver(1, "medium"))], True),
    ([(BRUNO, Resigned(1, "medium"))], True),
    ([(None, BotTookOver(1, "medium", kept=True)), (CARLA, Sat(1, "Carla"))], False),
]


@pytest.mark.parametrize(("deeds", "kept"), WENT)
def test_leaving_is_going_without_coming_back(
    deeds: list[tuple[str | None, AnyDeed]], kept: bool
) -> None:
    """Who lets a bot play for a while, or gives up, hasn't left anybody waiting."""
    journal = Journal(header())
    journal.play(2)
    for person, deed in deeds:
        journal.write([deed], person)
    seats, began = journal.table.header.seats, 2
    assert stayed(seats, journal.entries, began, BRUNO) is kept
    assert stayed(seats, journal.entries, began, ANNA) is True
    assert stayed(seats, journal.entries, began, CARLA) is None, "a substitute owes nothing"


def test_it_is_counted_from_the_journals(tmp_path: Path) -> None:
    """Of games with others alone, and also of those that still go on without him."""

    async def play() -> tuple[Reliability, Reliability]:
        async with House(tmp_path / "tables.sqlite") as house:
            for number in range(4):
                seats = [Planned("person", "Anna", ANNA), Planned("person", "")]
                made = making.fresh(game("tiles"), {}, ANNA, seats, public=True)
                await house.service.make(made, f"table-{number:04}")
                at = await house.service.open(made.id)
                sit = {"name": "Bruno", "seat": 1}
                await house.act(at, BRUNO, permissions.sit_anywhere, person=BRUNO, **sit)
                await house.move(at, at.table.asked[0])
                if number < 3:
                    await house.act(at, BRUNO, permissions.leave, person=BRUNO, seat=1)
            alone = making.fresh(game("tiles"), {}, ANNA, [Planned("person", "Anna", ANNA)])
            await house.service.make(alone, "table-alone")
            found = house.store.reliability
            assert await found.open_tables(BRUNO) == 1 and await found.open_tables(ANNA) == 4
            return await found.of(ANNA), await found.of(BRUNO)

    anna, bruno = asyncio.run(play())
    assert anna == Reliability("new", 0, 0), "nothing of hers is over"
    assert bruno == Reliability("unreliable", 3, 3, back=8)


def test_his_tables_are_found_without_looking_through_all(tmp_path: Path) -> None:
    async def make() -> None:
        async with House(tmp_path / "tables.sqlite"):
            pass

    asyncio.run(make())
    asked = newest_of(BRUNO).compile(
        dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}
    )
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        found = "\n".join(row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {asked}"))
    assert "SEARCH tables" in found and "SCAN" not in found, found
