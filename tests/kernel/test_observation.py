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


def test_players_are_turned_whatever_is_told_of_them():
    seen = Observation(3, seat=1)
    seen.players("action", [-1, 4, 5], "", more=1)
    seen.flags("out", [True, False, False], "")
    seen.among("to_move", [2, 0], "")
    seen.places("order", [2, 1, 0], "")
    seen.places("line", [2, 1, 0], "", 1)
    seen.places("from", [2, 1, 0], "", number=0)
    assert seen.listed() == [5, 6, 0, 0, 0, 1, 0, 1, 1, 2, 1, 3, 1, 0, 2, 1, 0, 2]


def test_what_has_changed_is_told_by_its_place():
    seen = Observation(2, 0, kept=True)

    def look(cash, bid):
        seen.again()
        seen.players("cash", cash, "")
        seen.one("bid", bid, "")
        seen.add("last", "figure", [2], [bid, 9], "")
        return sorted(seen.touched[: seen.changes])

    assert look([5, 6], 1) == [0, 1, 2, 3, 4]
    assert look([5, 6], 1) == []
    assert look([5, 1000], 1) == [1]
    assert look([5, 500 + 500], 2) == [2, 3]
    assert seen.listed() == [5, 1000, 2, 2, 9]


def test_what_has_an_edition_is_written_when_it_or_its_owner_is_another():
    seen = Observation(2, 0, kept=True)
    made = []

    class Store:
        edition = 0
        cubes = (1, 2)

    def look(store):
        seen.again()
        if seen.since(store.edition, store):
            made.append(store.cubes)
            seen.small("cubes", "place", [2], list(store.cubes), "")
            seen.one("sum", sum(store.cubes), "")
            seen.done()
        seen.small("after", "", [1], [7], "")
        return seen.listed()

    one, two = Store(), Store()
    two.cubes = (3, 2)
    assert look(one) == look(one) == [3, 1, 2, 7] and len(made) == 1
    assert look(two) == [5, 3, 2, 7]
    two.cubes, two.edition = (0, 300), 1
    assert look(two) == look(two) == [300, 0, 255, 7] and len(made) == 3


def test_of_a_room_only_some_cells_are_not_0():
    for kept in (True, False):
        seen = Observation(2, 0, kept=kept)
        for where, numbers in [
            ([1, 3], [300, 9]),
            ([0, 1], [2, 255]),
            ([1], [3]),
            ([], []),
            ([2], [1]),
        ]:
            if not kept:
                seen = Observation(2, 0)
            seen.again()
            seen.small("before", "", [1], [len(where)], "")
            start = seen.room("sites", "space", [4], "")
            seen.only(start, where, numbers)
            found = [0] * 4
            for at, number in zip(where, numbers, strict=True):
                found[at] = min(number, 255)
            assert seen.listed() == [len(where), *found]


def test_more_and_more_cells_are_1_until_it_begins_anew():
    seen = Observation(2, 0, kept=True)
    for where in ([], [2], [2, 0], [2, 0, 3], [1], [1, 3, 2]):
        seen.again()
        seen.growing(seen.room("track", "space", [4], ""), 4, where)
        assert seen.listed() == [int(at in where) for at in range(4)]


def test_a_list_that_grows_is_told_by_what_came():
    seen = Observation(2, 0, kept=True)
    where = [2]
    for more in (0, 3, None):
        seen.again()
        seen.growing(seen.room("track", "space", [4], ""), 4, where)
        assert seen.listed() == [int(at in where) for at in range(4)]
        if more is not None:
            where.append(more)


def test_what_a_room_was_told_is_remembered_for_its_writer():
    seen = Observation(2, 0, kept=True)
    put = []
    for box in ([5, 0, 7], [5, 1, 7], [5, 1, 7]):
        seen.again()
        start = seen.room("box", "face", [3], "")
        told = seen.told(start, 3)
        for face, number in enumerate(box):
            if told[face] != number:
                told[face] = number
                seen.put(start + face, number)
                put.append(number)
        assert seen.listed() == box
    assert put == [5, 7, 1]
