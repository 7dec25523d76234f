"""Milestones: told from finished games, and from what their final count is made of."""

from typing import Any

import pytest

import roundhouse as rh
from roundhouse.kernel.rng import Rng
from roundhouse.tables.kept import Listed, ListedResult, ListedSeat
from roundhouse.tables.milestones import HOUSE, milestones, reached
from roundhouse.texts import Texts, languages
from tests.tables.test_statistics import listed

OWN = ("empires", "railways", "spike", "steam", "tiles")


def ended(id: str, place: int, score: int, parts: dict[str, int], **more: Any) -> Listed:
    """A game of Railroad Tiles that Anna has played."""
    one = listed(id, [place, 3 - place], **more)
    one.result = ListedResult([score, 20], [place, 3 - place], [parts, {"pawns": 1}], "end", {})
    return one


def told(games: list[Listed]) -> dict[tuple[str, str], tuple[int | None, str | None]]:
    return {(one.game, one.name): (one.best, one.table) for one in reached(games, "anna")}


def test_the_first_game_in_which_it_was_enough_is_told_and_the_best_so_far():
    games = [
        ended("a", 2, 40, {"rectangle": 16, "interruptions": -3, "pawns": 31}, moved=1.0),
        ended("b", 1, 52, {"rectangle": 24, "interruptions": -1, "pawns": 33}, moved=2.0),
        ended("c", 1, 60, {"rectangle": 20, "interruptions": -2, "pawns": 12}, moved=3.0),
    ]
    found = told(games)
    assert found["tiles", "metropolis"] == (60, "b")
    assert found["tiles", "rectangle"] == (24, "b")
    assert found["tiles", "crowd"] == (33, "a")
    assert found["tiles", "no-loose-ends"] == (-1, None)
    assert found["", "first-win"] == (2, "b") and found["", "regular"] == (3, None)
    assert found["", "all-round"] == (1, None) and found["", "company"] == (0, None)
    assert found["spike", "hundred"] == (None, None)


def test_what_must_be_won_counts_only_where_it_was():
    def railways(id: str, place: int, bonds: int) -> Listed:
        one = ended(id, place, 80, {"points": 80, "bonds": bonds, "baron": 0})
        one.game = "railways"
        return one

    games = [railways("lost", 2, -2), railways("won", 1, -6)]
    assert told(games)["railways", "thrift"] == (-6, None)
    assert told([*games, railways("thrifty", 1, -5)])["railways", "thrift"] == (-5, "thrifty")


def test_a_game_that_was_given_up_is_won_but_nothing_was_counted_out():
    one = ended("a", 1, 90, {})
    found = told([one])
    assert found["", "first-win"] == (1, "a") and found["tiles", "metropolis"] == (None, None)


def test_alone_nobody_wins_and_who_gives_up_has_not_played_to_the_end():
    alone = listed("a", [1], seats=[ListedSeat("person", "Anna", "anna", None)])
    assert alone.result is not None
    alone.result.scores, alone.result.breakdown = [60], [{}]
    left = ended("b", 2, 30, {})
    assert left.result is not None
    left.result.facts = {"resigned": [0]}
    found = told([alone, left])
    assert found["", "first-win"] == (0, None) and found["", "regular"] == (1, None)


def test_company_is_two_other_people():
    seats = [ListedSeat("person", name, name.lower(), None) for name in ("Anna", "Bruno", "Carla")]
    one = listed("a", [1, 2, 3], seats=seats)
    assert one.result is not None
    one.result.scores, one.result.breakdown = [30, 20, 10], [{}, {}, {}]
    assert told([one])["", "company"] == (1, None)


@pytest.mark.parametrize("game", OWN)
def test_every_part_is_one_of_the_final_count(game: str):
    state = rh.game(game).new(seats=3, seed=5)
    chance = Rng(5)
    while state.result is None:
        seat = state.actors[0]
        state.play(state.random_move(seat, chance), seat)
    those = milestones(game)
    assert len(those) == 4 and len({one.name for one in those}) == 4
    for one in those:
        assert not one.part or one.part in state.result.breakdown[0], one


@pytest.mark.parametrize("language", languages())
def test_every_milestone_is_told_in_every_language(language: str):
    for game in OWN:
        keys = [f"{game}-milestone-{one.name}" for one in milestones(game)]
        says(Texts(language, game), keys)
    says(Texts(language), [f"web-milestone-{name}" for name in HOUSE])


def says(texts: Texts, keys: list[str]) -> None:
    for key in keys:
        for one in (key, f"{key}-about"):
            said = texts.say(one, {"count": 7})
            assert said and "{" not in said and one not in said, one
