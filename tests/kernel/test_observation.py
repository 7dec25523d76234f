"""Observations: parts in order, seats turned to the observer, a default for games without one."""

import pytest

import roundhouse as rh
from roundhouse.kernel.observation import Observation


def test_the_observer_comes_first_and_nobody_is_nought():
    seen = Observation(4, seat=2)
    assert seen.order == [2, 3, 0, 1]
    assert [seen.who[seat] for seat in (2, 3, 0, 1, -1)] == [1, 2, 3, 4, 0]
    seen.players("cash", [10, 11, 12, 13], "")
    assert seen.listed() == [12, 13, 10, 11]


def test_boards_come_after_all_numbers_whenever_they_are_written():
    seen = Observation(2, 0, described=True)
    seen.one("round", 3, "")
    seen.add_board("track", "hex", [3], bytearray([0, 7, 0]), "")
    seen.add("cubes", "place colour", [2, 2], [1, 2, 3, 4], "")
    seen.small("level", "player", [2], [6, 300], "")
    seen.settle()
    assert seen.listed() == [3, 1, 2, 3, 4, 0, 7, 0, 6, 255]
    assert [(part.name, part.start, part.length) for part in seen.parts] == [
        ("round", 0, 1),
        ("cubes", 1, 4),
        ("track", 5, 3),
        ("level", 8, 2),
    ]


def test_a_part_has_as_many_numbers_as_its_shape_says():
    seen = Observation(2, 0, described=True)
    seen.add("cubes", "place colour", [2, 2], [1, 2, 3], "")
    seen.one("round", 1, "")
    with pytest.raises(AssertionError, match="cubes"):
        seen.settle()


def test_a_game_that_says_nothing_shows_its_figures():
    state = rh.game("spike").new(2, seed=1)
    seen = Observation(2, 1, described=True)
    rh.Game.observe(state.game, state, seen)
    assert [part.name for part in seen.parts] == list(state.game.figures(state))


def test_places_are_seen_when_the_game_is_over():
    state = rh.game("signals").new(2, seed=1)
    rng = rh.Rng(1)
    assert state.observe(1).numbers[3:5] == [0, 0]
    while state.result is None:
        seat = state.actors[0]
        state.play(state.random_move(seat, rng), seat)
    assert state.observe(1).numbers[3:5] == state.result.places[::-1]


def test_what_is_made_of_the_same_is_not_made_again():
    made = []

    def write(sides, seen):
        made.append(sides[0][:])
        seen.piece([sum(sides[0])])
        seen.small("sides", "side", [2], sides[0], "")

    def look(seen, sides, last):
        seen.again()
        seen.made_of(sides, write, sides)
        seen.one("last", last, "")
        seen.small("after", "", [], [last], "")
        return seen.listed()

    seen = Observation(2, 0, kept=True)
    sides = [[1, 2]]
    assert look(seen, sides, 7) == [3, 7, 1, 2, 7]
    assert look(seen, sides, 8) == [3, 8, 1, 2, 8]
    assert made == [[1, 2]]
    sides[0][1] = 300  # the same list: what it held is what counts
    assert look(seen, sides, 8) == [301, 8, 1, 255, 8]
    assert made == [[1, 2], [1, 300]]
    new = Observation(2, 0)
    assert look(new, sides, 8) == seen.listed()
    assert len(made) == 3
