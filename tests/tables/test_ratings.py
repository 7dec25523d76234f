"""Ratings: for whom a game counts, what it makes of ratings, and what those are worth."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from roundhouse.tables.header import Header, Planned
from roundhouse.tables.journal import (
    AnyDeed,
    BotGaveBack,
    BotTookOver,
    Entry,
    Left,
    Resigned,
    Sat,
    TimedOut,
)
from roundhouse.tables.ratings.counting import Counted, counted
from roundhouse.tables.ratings.model import Skill, after, chances
from roundhouse.tables.ratings.quality import Forecast, newest, quality
from roundhouse.tables.ratings.rating import rate

ANNA, BRUNO, CARLA = "anna", "bruno", "carla"
SEATS = (
    Planned("person", "Anna", ANNA),
    Planned("person", "Bruno"),
    Planned("bot", "Elena", None, "easy"),
)
HEADER = Header(
    id="t", game="tiles", options={}, seed=1, rules=1, data="", host=ANNA, seats=SEATS, rated=True
)


def count(*deeds: tuple[str | None, AnyDeed], places: Sequence[int] = (1, 2, 3)) -> list[Counted]:
    said = [(BRUNO, Sat(1, "Bruno")), *deeds]
    entries = [
        Entry(number, deed, person, None, float(number))
        for number, (person, deed) in enumerate(said, 2)
    ]
    return counted(HEADER, entries, places)


def test_who_sits_there_when_the_game_begins_answers_for_the_seat() -> None:
    assert [(one.player, one.rank, one.left) for one in count()] == [
        (ANNA, 1, False),
        (BRUNO, 2, False),
        ("bot:easy", 3, False),
    ]


def test_before_the_game_seats_change_freely() -> None:
    header = replace(HEADER, seats=(*SEATS[:2], Planned("person", "")))
    deeds: list[tuple[str, AnyDeed]] = [
        (CARLA, Sat(1, "Carla")),
        (CARLA, Left(1)),
        (BRUNO, Sat(1, "Bruno")),
        (ANNA, BotTookOver(2, "easy")),
    ]
    entries = [Entry(at, deed, person, None, 1.0) for at, (person, deed) in enumerate(deeds, 2)]
    found = counted(header, entries, [1, 2, 3])
    assert [(one.player, one.left) for one in found] == [
        (ANNA, False),
        (BRUNO, False),
        ("bot:easy", False),
    ]


@pytest.mark.parametrize(
    "deeds",
    [
        [(BRUNO, Resigned(1, "medium"))],
        [(None, TimedOut(1, "medium"))],
        [(BRUNO, Left(1)), (ANNA, BotTookOver(1, "medium"))],
        [(BRUNO, BotTookOver(1, "medium"))],
    ],
)
def test_who_leaves_has_lost_whatever_becomes_of_his_seat(deeds) -> None:
    found = count(*deeds, places=(2, 1, 3))
    assert [(one.player, one.left) for one in found] == [
        (ANNA, False),
        (BRUNO, True),
        ("bot:easy", False),
    ]
    assert max(found, key=lambda one: one.rank).player == BRUNO


def test_who_comes_back_has_not_left() -> None:
    found = count((BRUNO, BotTookOver(1, "medium")), (BRUNO, BotGaveBack(1)))
    assert not any(one.left for one in found)


def test_a_substitute_may_gain_and_can_not_lose() -> None:
    took_over: list[tuple[str | None, AnyDeed]] = [
        (BRUNO, Left(1)),
        (CARLA, Sat(1, "Carla", CARLA)),
    ]
    for places, gains in (((2, 1, 3), True), ((1, 3, 2), False)):
        found = count(*took_over, places=places)
        assert found[1].left and found[3] == Counted(1, CARLA, places[1], substitute=True)
        rated = {one.player: one for one in rate(found, {})}
        carla, bruno = rated[CARLA], rated[BRUNO]
        assert (carla.after.mu > carla.before.mu) is gains and carla.after.mu >= carla.before.mu
        assert bruno.after.mu < bruno.before.mu, "his seat has won, but he has left"


def test_seats_of_one_level_are_one_player() -> None:
    game = [Counted(0, ANNA, 1), Counted(1, "bot:easy", 2), Counted(2, "bot:easy", 3)]
    rated = rate(game, {})
    assert rated[1].after == rated[2].after and rated[1].after.games == 1
    assert sum(one.chance for one in rated) == pytest.approx(1)


@given(st.integers(2, 6).flatmap(lambda count: st.permutations(range(count))))
def test_the_first_gains_most_and_doubt_shrinks(ranks: list[int]) -> None:
    start = [Skill() for _ in ranks]
    made = after(start, ranks)
    for mine, skill in zip(ranks, made):
        assert skill.sigma < Skill().sigma and skill.games == 1
        for other, theirs in zip(ranks, made):
            assert (skill.mu > theirs.mu) is (mine < other) or mine == other


def test_four_hundred_points_are_ten_to_one() -> None:
    strong, weak = Skill(25 + 400 / 30, 0.01), Skill(25, 0.01)
    chance = chances([strong, weak])
    assert strong.rating - weak.rating == 400
    assert chance[0] / chance[1] == pytest.approx(10, rel=0.05)


def test_quality_is_what_was_foretold_against_what_came() -> None:
    games = [Forecast((0.75, 0.25), (1.0, 0.0))] * 3 + [Forecast((0.75, 0.25), (0.0, 1.0))]
    found = quality(games)
    assert found is not None
    assert (found.games, found.hit, found.guess) == (4, 0.75, 0.5)
    assert [(one.count, one.promised, one.came) for one in found.bins] == [
        (4, 0.25, 0.25),
        (4, 0.75, 0.75),
    ]
    assert found.error < found.error_of_lot == 0.25
    assert quality([]) is None and len(newest(games * 5)) == 4
