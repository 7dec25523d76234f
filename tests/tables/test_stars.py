"""Stars are for who didn't know what would come; a hint costs one."""

import asyncio
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.tables import making, permissions
from roundhouse.tables.goals import Goal
from roundhouse.tables.header import Planned
from roundhouse.tables.service import OpenTable
from roundhouse.tables.stars import Stars, reached, stars_at
from roundhouse.tables.table import Helped, Table, help_by
from roundhouse.tables.verify import verify_database
from tests.tables.test_service import ANNA, House

HELPS: dict[Stars, tuple[Helped, ...]] = {
    "hint": ("hint",),
    "take-back": ("hint", "take-back"),
    "bot": ("bot", "hint"),
}
CHALLENGE = {"challenge": "flat-earth"}
ALONE = [Planned("person", "Anna", ANNA)]


async def begun(house: House, seed: int | None = None) -> OpenTable:
    header = making.fresh(rh.game("tiles"), CHALLENGE, ANNA, ALONE, seed=seed)
    return await house.service.open((await house.service.make(header, f"alone-{seed}")).header.id)


async def until(house: House, at: OpenTable, drawn: bool) -> int:
    """Plays on until something was drawn in the last move, or nothing; the moves before it."""
    while True:
        await house.move(at, 0)
        if at.table.history.moves[-1].reversible != drawn:
            return len(at.table.history.moves) - 1


async def take_back(house: House, at: OpenTable, to: int) -> None:
    more = {"person": ANNA, "seat": 0, "to": to, "number": at.table.number}
    await house.act(at, ANNA, permissions.offer, kind="take-back", **more)


async def helped(house: House, how: Stars) -> OpenTable:
    """A game that is helped so, and played for a while."""
    at = await begun(house, seed=7 if how == "seed" else None)
    await until(house, at, drawn=True)
    if how == "count":
        await take_back(house, at, await until(house, at, drawn=False))
    if how == "take-back":
        await take_back(house, at, await until(house, at, drawn=True))
    if how == "hint":
        await house.act(at, ANNA, permissions.hint, seat=0)
        assert permissions.hint(at.table, 0) == [], "it is noted once"
    if how == "bot":
        more = {"person": ANNA, "seat": 0}
        await house.act(at, ANNA, permissions.to_bot, level="random", **more)
        await house.move(at, 0)
        await house.act(at, ANNA, permissions.from_bot, **more)
    if how == "fork":
        forked = await house.service.fork(
            at.table, ANNA, "Anna", move=2, seat=0, level=None, request="what-if-1"
        )
        at = await house.service.open(forked.header.id)
    return at


@pytest.mark.parametrize(
    ("how", "came", "stars"),
    [
        ("count", 29, 0),
        ("count", 30, 1),
        ("count", 55, 3),
        ("hint", 55, 2),
        ("hint", 30, 0),
        ("hint", 0, 0),
        ("take-back", 55, None),
        ("bot", 55, None),
    ],
)
def test_a_hint_costs_a_star_and_a_look_ahead_costs_them_all(
    monkeypatch: pytest.MonkeyPatch, how: Stars, came: int, stars: int | None
) -> None:
    table = Table(making.fresh(rh.game("tiles"), {"challenge": "volcano"}, ANNA, ALONE))
    while table.state.result is None:
        table.state.play(table.state.random_move(0, rh.Rng(1)), 0)
    monkeypatch.setattr(Goal, "came_to", lambda self, state: came)
    for deed in HELPS.get(how, ()):
        help_by(table, deed)
    assert reached(table) == stars


def test_after_a_hint_there_may_come_worse(tmp_path: Path) -> None:
    async def run() -> None:
        async with House(tmp_path / "tables.sqlite") as house:
            at = await helped(house, "hint")
            await take_back(house, at, await until(house, at, drawn=True))
            assert stars_at(at.table) == "take-back"
            await house.act(at, ANNA, permissions.to_bot, level="random", person=ANNA, seat=0)
            assert stars_at(at.table) == "take-back", "the first of what ends them"

    asyncio.run(run())


@pytest.mark.parametrize("how", ["count", "seed", "fork", "take-back", "hint", "bot"])
def test_TIL_3_stars_count_only_for_who_did_not_know_what_would_come(
    tmp_path: Path, how: Stars
) -> None:
    file = tmp_path / "tables.sqlite"

    async def run() -> None:
        async with House(file) as house:
            at = await helped(house, how)
            assert stars_at(at.table) == how
            await house.play(at)
            assert at.table.result is not None and "stars" in at.table.result.facts
            kept = await house.store.stars.of(ANNA)
            assert bool(kept) == (how in ("count", "hint")), kept
            assert stars_at(await house.service.read(at.id)) == how, "the journal knows"
            if how != "count":  # another game is another game
                again = await house.service.read(await house.service.rematch(at, ANNA, "again-001"))
                assert stars_at(again) == "count"

    asyncio.run(run())
    assert asyncio.run(verify_database(str(file))).faults == []


def test_where_there_are_no_stars_nothing_is_said_of_them() -> None:
    two = [*ALONE, Planned("screen", "Bruno", ANNA)]
    for header in (
        making.fresh(rh.game("tiles"), {}, ANNA, two, seed=7),
        making.fresh(rh.game("spike"), {}, ANNA, two),
    ):
        table = Table(header)
        assert stars_at(table) is None and permissions.hint(table, 0) == []
