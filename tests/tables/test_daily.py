"""The day's challenge: from the date alone, one try that counts, days in a row."""

import asyncio
import os
import subprocess
import sys
from dataclasses import replace
from datetime import date, timedelta
from hashlib import blake2b
from pathlib import Path

import pytest
from msgspec import structs

from roundhouse.kernel.game import games_of_the_house
from roundhouse.kernel.refusal import Refused
from roundhouse.tables import challenges, making, permissions
from roundhouse.tables.daily import FIRST, day_named, day_of, day_with, in_a_row
from roundhouse.tables.goals import Goal
from roundhouse.tables.kept import BotTried, Tried
from roundhouse.tables.service import OpenTable
from roundhouse.tables.stars import reached, stars_at
from roundhouse.tables.store.claims import LASTS
from roundhouse.tables.table import Table
from roundhouse.tables.verify import verify_database
from tests.days import due
from tests.tables.test_service import ANNA, House

NOW = FIRST + timedelta(100)


def test_every_game_of_the_house_comes_once_in_as_many_days():
    many = len(games_of_the_house())
    assert many == 5
    days = [day_of(FIRST + timedelta(n)) for n in range(40 * many)]
    rounds = [days[at : at + many] for at in range(0, len(days), many)]
    for one in rounds:
        assert sorted(day.challenge.game for day in one) == games_of_the_house()
    assert len({tuple(day.challenge.game for day in one) for one in rounds}) > 20, "any order"
    assert len({day.seed for day in days}) == len(days)
    assert len({(day.challenge.game, day.challenge.name) for day in days}) > 20
    assert all(day.challenge.for_a_day for day in days)


def test_the_rule_is_the_one_that_the_docs_tell():
    day = day_of(FIRST + timedelta(6))
    assert day.number == 7
    mark = blake2b(b"seed 7", digest_size=16, person=b"day").digest()
    assert day.seed == int.from_bytes(mark, "big") | 1 << 127


def test_any_process_has_the_same():
    code = (
        "from datetime import date, timedelta\n"
        "from roundhouse.tables.daily import day_of\n"
        f"days = [day_of(date({NOW.year}, {NOW.month}, {NOW.day}) + timedelta(n))"
        " for n in range(9)]\n"
        "print([(day.challenge.game, day.challenge.name, day.seed) for day in days])"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    here = [day_of(NOW + timedelta(n)) for n in range(9)]
    assert said == {f"{[(day.challenge.game, day.challenge.name, day.seed) for day in here]}\n"}


@pytest.mark.parametrize("text", ["2026-06-27", "2026-13-01", "tomorrow", str(NOW + timedelta(1))])
def test_a_day_that_is_not_there_is_refused(text):
    with pytest.raises(Refused) as refused:
        day_named(text, NOW)
    assert refused.value.rule == "no-such-day"
    assert day_named("", NOW).date == NOW and day_named("2026-06-28", NOW).number == 1


@pytest.mark.parametrize(
    ("played", "row", "longest"),
    [
        ("", 0, 0),
        ("x", 1, 1),
        ("xxx", 3, 3),
        ("xxx.", 3, 3),  # today isn't over
        ("xxx..", 3, 3),
        ("xxx...", 0, 3),
        ("xxx.xx", 5, 5),
        ("xx.xx.xx", 2, 4),  # two in seven days
        ("x.xxxxxx.x", 8, 8),
        ("xxxx...xx.", 2, 4),
        ("xxxx...xx.x", 3, 4),  # none was missed in the new row
        ("x...xxxxx.x", 6, 6),
    ],
)
def test_one_day_off_in_seven_is_forgiven(played, row, longest):
    first = NOW - timedelta(len(played) - 1)
    days = {first + timedelta(at) for at, one in enumerate(played) if one == "x"}
    assert in_a_row(days, NOW) == (row, longest)


# At a table.


async def tried(
    house: House, day: date, counts: bool = True, request: str = "try-0001"
) -> OpenTable:
    table = await house.service.try_day(day_of(day), counts, ANNA, "Anna", request)
    return await house.service.open(table.header.id)


def test_one_try_counts_and_further_ones_are_practice(tmp_path: Path):
    file = tmp_path / "tables.sqlite"
    day = due("tiles", NOW)

    async def run() -> None:
        async with House(file) as house:
            at = await tried(house, day.date)
            assert not at.table.header.practice and stars_at(at.table) == "day"
            assert at.table.header.seed == day.seed
            assert not permissions.may_ask_for_hints(at.table)
            again = await tried(house, day.date, request="try-0002")
            assert again.id == at.id, "it is gone on with"
            late = await tried(house, day.date, counts=False, request="try-0004")
            assert late.id == at.id, "after its day, too: nobody practises beside it"
            (mine,) = await house.store.days.of(ANNA)
            assert mine.came is None and not mine.over
            await house.play(at)
            (mine,) = await house.store.days.on(day.date)
            assert at.table.result is not None
            assert mine.over and mine.came == at.table.result.scores[0]
            assert mine.stars == day.challenge.goal.stars_for(mine.came)
            more = await tried(house, day.date, request="try-0003")
            assert more.id != at.id and stars_at(more.table) == "practice"
            assert more.table.header.seed == day.seed
            rematch = await house.service.read(await house.service.rematch(at, ANNA, "again-001"))
            assert rematch.header.day == str(day.date) and rematch.header.practice
            assert len(await house.store.days.of(ANNA)) == 1, "practice isn't listed"
            assert await house.store.stars.of(ANNA) == []

    asyncio.run(run())
    assert asyncio.run(verify_database(str(file))).faults == []


def test_a_rematch_of_a_day_is_of_the_challenge_it_was_then():
    """The day's own may be another one since our files were changed."""
    day = due("tiles", NOW)
    other = next(
        one for one in challenges.challenges("tiles") if one.for_a_day and one != day.challenge
    )
    table = Table(making.of_day(day_with(day.date, other), ANNA, "Anna", practice=False))
    again = making.rematch_of(table)
    assert (again.challenge, again.options) == (other.name, table.header.options)
    assert (again.seed, again.day, again.practice) == (day.seed, str(day.date), True)


def test_a_day_that_is_past_is_for_practice(tmp_path: Path):
    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            at = await tried(house, due("tiles").date, counts=False)
            assert at.table.header.practice and await house.store.days.of(ANNA) == []

    asyncio.run(run())


def test_the_try_that_counts_is_played_as_it_falls_and_by_oneself(tmp_path: Path):
    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            at = await tried(house, due("tiles").date)
            while at.table.history.proved(0):
                await house.move(at, 0)
            table = at.table
            for refused in (
                lambda: permissions.offer(table, ANNA, 0, "take-back", 0, table.number),
                lambda: permissions.to_bot(table, ANNA, 0, "medium"),
                lambda: permissions.leave(table, ANNA, 0),
            ):
                with pytest.raises(Refused) as why:
                    refused()
                assert why.value.rule == "one-try-counts"
            with pytest.raises(Refused) as why:
                permissions.may_fork(table, ANNA, 0, 0)
            assert why.value.rule == "not-over"

    asyncio.run(run())


def test_a_try_broken_off_is_a_try_without_a_result(tmp_path: Path):
    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            day = due("tiles")
            at = await tried(house, day.date)
            await house.act(at, ANNA, permissions.resign, person=ANNA, seat=0)
            (mine,) = await house.store.days.of(ANNA)
            assert mine.over and mine.came is None and mine.stars == 0
            assert (await tried(house, day.date, request="try-0002")).table.header.practice

    asyncio.run(run())


def test_who_wants_to_be_forgotten_leaves_the_results(tmp_path: Path):
    file = tmp_path / "tables.sqlite"

    async def run() -> None:
        async with House(file) as house:
            day = due("tiles")
            await house.play(await tried(house, day.date))
            assert len(await house.store.days.on(day.date)) == 1
            await house.store.people.forget(ANNA, "nobody-1", lambda id: "")
            assert await house.store.days.on(day.date) == []
            assert await house.store.days.of(ANNA) == []

    asyncio.run(run())
    assert asyncio.run(verify_database(str(file))).faults == []


def test_what_bots_made_of_it_is_kept_once(tmp_path: Path):
    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            days, first = house.store.days, BotTried("easy", "tiles", "volcano", 30, 1, 2.0)
            await days.keep_bot(NOW, first, "how")
            await days.keep_bot(NOW, BotTried("easy", "tiles", "volcano", 99, 3, 2.0), "otherwise")
            assert await days.bots(NOW) == [first] and await days.bots(FIRST) == []
            assert await days.record(NOW, "easy") == "how" and await days.record(NOW, "hard") == ""
            other = BotTried("easy", "tiles", "small", 99, 3, 2.0)
            await days.keep_bot(NOW, other)
            unseen = structs.replace(other, recorded=False)
            assert await days.bots(NOW) == [unseen], "another challenge is another try"

    asyncio.run(run())


def test_a_changed_file_changes_no_past(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Neither stars, nor the goal that was played for, even where the challenge is gone."""
    day = due("tiles", NOW)

    async def judged(house: House) -> tuple[Tried, Tried, int | None, int]:
        (on,), (of,) = await house.store.days.on(day.date), await house.store.days.of(ANNA)
        table = await house.service.read(on.table)
        assert table.goal is not None
        return on, of, reached(table), len(table.goal.stars)

    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            await house.play(await tried(house, day.date))
            before = await judged(house)
            came = before[0].came
            assert came is not None
            for others in ((replace(day.challenge, goal=Goal("lead", (came + 1,) * 3)),), ()):
                monkeypatch.setattr(challenges, "challenges", lambda _, others=others: others)
                assert await judged(house) == before

    asyncio.run(run())


def test_all_tries_of_a_day_are_told_to_who_made_them(tmp_path: Path):
    day = due("tiles", NOW)

    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            first = await tried(house, day.date)
            assert await house.store.days.all_of(ANNA, day.date) == []
            await house.play(first)
            again = await tried(house, day.date, request="try-0002")
            await house.play(again)
            await house.play(await tried(house, NOW - timedelta(40), False, "try-0003"))
            found = await house.store.days.all_of(ANNA, day.date)
            assert [one.table for one in found] == [first.id, again.id]
            assert all(one.came is not None for one in found)
            assert await house.store.days.all_of("bruno", day.date) == []

    asyncio.run(run())


def test_what_one_process_does_no_other_begins_until_it_is_gone(tmp_path: Path):
    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            claims = house.store.claims
            assert await claims.take("bots", "here", 100.0)
            assert not await claims.take("bots", "there", 100.0 + LASTS)
            assert await claims.take("other", "there", 100.0)
            assert await claims.take("bots", "here", 101.0), "still"
            assert not await claims.take("bots", "there", 100.5 + LASTS)
            assert await claims.take("bots", "there", 102.0 + LASTS), "nothing was heard of it"
            await claims.give_back("bots", "here")
            assert not await claims.take("bots", "here", 103.0 + LASTS)
            await claims.give_back("bots", "there")
            assert await claims.take("bots", "here", 103.0 + LASTS)

    asyncio.run(run())
