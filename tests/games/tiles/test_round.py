"""Preparation, taking columns, stars, the next order and the last round."""

import pytest

from roundhouse.games.tiles.rules import rounds
from roundhouse.games.tiles.rules.box import KINDS, TABLE, TILES
from roundhouse.games.tiles.rules.phases import NO_TOKEN, PLACING, TAKING
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from tests.games.saying import play, refused, told
from tests.games.tiles.positions import (
    design,
    drawn,
    finish_turn,
    new_game,
    placing,
    play_round,
    table,
    take_starters,
)

STRAIGHT = drawn("─")


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(1, [2, 3, 4]), (2, [2, 3, 3, 4]), (3, [2, 3, 3, 4]), (4, [2, 2, 3, 3, 4])],
)
def test_TIL_R1_columns_are_filled_to_their_sizes(seats: int, sizes: list[int]) -> None:
    state = new_game(seats)
    assert [len(column) for column in state.columns] == sizes
    assert state.bag.total == 106 - sum(sizes) - len(state.starters)


def test_TIL_R1_a_column_left_over_keeps_its_tiles_and_stars() -> None:
    state = new_game(3)
    take_starters(state)
    left_over = state.columns[2][:]
    events = play_round(state, 1, 2, 4)
    assert state.columns[2] == left_over
    assert state.column_stars == [0, 0, 1, 0]
    assert [len(column) for column in state.columns] == [2, 3, 3, 4]
    filled = told(events, "column-filled")
    assert [args["column"] for args in filled] == [1, 2, 4]
    assert [len(args["tiles"]) for args in filled] == [2, 3, 4]


def test_TIL_R1_tokens_move_on_by_one_space_each_round() -> None:
    """A in the waiting room, then on the left, then on the right, then out of the game."""
    state = new_game(2)
    take_starters(state)
    entered = [state.waiting_room]
    assert state.active == []
    for number in range(2, 9):
        events = play_round(state, 1, 4, seed=number)
        assert state.round == number
        if number < 8:
            entered.append(state.waiting_room)
        else:
            assert state.waiting_room == NO_TOKEN
        assert state.active == [entered[at] for at in (number - 2, number - 3) if at >= 0]
        gone = told(events, "token-left")
        if number < 4:
            assert gone == []
        else:
            assert gone == [{"token": KINDS[TABLE.token_kind[entered[number - 4]]]}]
    assert sorted(entered) == list(range(7))
    assert state.stack.total == 0


def test_TIL_R1_the_number_of_active_tokens_round_by_round() -> None:
    state = new_game(2)
    take_starters(state)
    active = [len(state.active)]
    for number in range(2, 9):
        play_round(state, 1, 4, seed=number)
        active.append(len(state.active))
    assert active == [0, 1, 2, 2, 2, 2, 2, 2]


# Taking a column


def test_TIL_R2_all_tiles_of_the_column_and_the_stars_on_it() -> None:
    state = new_game(3)
    take_starters(state)
    state.column_stars[1] = 2
    tiles = [TILES.names[tile] for tile in state.columns[1]]
    seat = state.order[0]
    assert told(play(state, "take 2"), "column-taken") == [
        {"seat": seat, "column": 2, "tiles": tiles, "stars": 2, "points": 0}
    ]
    assert state.stars[seat] == 1 + 2
    assert state.column_stars == [0, 0, 0, 0]
    assert [TILES.names[tile] for tile in state.hand] == tiles
    assert state.columns[1] == []


def test_TIL_R2_a_taken_column_is_refused() -> None:
    state = new_game(3)
    take_starters(state)
    play(state, "take 2")
    finish_turn(state, Rng(0))
    assert refused(state, "take 2") == Illegal(
        "TIL-R2", {"column": 2, "why": "taken", "by": state.order[0]}
    )
    assert [state.say(move) for move in state.moves(state.order[1])] == [
        *("take 1", "take 3", "take 4")
    ]


@pytest.mark.parametrize("number", [0, -1, 5])
def test_TIL_R2_there_is_no_such_column(number: int) -> None:
    state = new_game(3)
    take_starters(state)
    assert refused(state, f"take {number}") == Illegal(
        "TIL-R2", {"column": number, "columns": 4, "why": "no-column", "by": -1}
    )


def test_TIL_R2_columns_are_taken_in_turn_order() -> None:
    state = new_game(4, seed=3)
    take_starters(state)
    takers = []
    for column in (5, 1, 3, 2):
        takers += state.actors
        others = [seat for seat in range(4) if seat not in state.actors]
        assert {refused(state, "take 4", seat).rule for seat in others} == {"not-your-turn"}
        play(state, f"take {column}")
        finish_turn(state, Rng(column))
    assert takers == new_game(4, seed=3).order


def test_TIL_R2_tiles_are_placed_at_once_one_by_one_in_any_order() -> None:
    for first, second in (("rail-curve", "rail-end"), ("rail-end", "rail-curve")):
        state = placing(table(drawn("═"), STRAIGHT.copy()), 0, "rail-curve", "rail-end")
        assert refused(state, "take 3").facts == {"why": "phase", "phase": "place"}
        play(state, f"place {first} 1 0 turn3")
        assert state.phase == PLACING and state.actors == [0]
        assert refused(state, f"place {first} -1 0 turn0") == Illegal(
            "TIL-R2", {"tile": first, "why": "not-in-hand"}
        )
        play(state, f"place {second} -1 0 {'turn1' if second == 'rail-end' else 'turn0'}")
        assert state.phase == TAKING and state.actors == [1]


def test_TIL_R2_the_second_of_two_equal_tiles_is_still_in_hand() -> None:
    state = placing(table(drawn("═"), STRAIGHT.copy()), 0, "rail-end", "rail-end")
    play(state, "place rail-end 1 0 turn3")
    assert state.hand == [design("rail-end")]
    play(state, "place rail-end -1 0 turn1")
    assert state.actors == [1]


# The end of a round


def test_TIL_R10_a_star_on_the_column_nobody_took_adds_up() -> None:
    state = new_game(4)
    take_starters(state)
    assert told(play_round(state, 1, 3, 4, 5), "star-placed") == [{"column": 2}]
    assert state.column_stars == [0, 1, 0, 0, 0]
    play_round(state, 1, 3, 4, 5, seed=2)
    assert state.column_stars == [0, 2, 0, 0, 0]
    assert state.star_supply == 10 - 4 - 2
    seat = state.order[0]
    play(state, "take 2")
    assert state.stars[seat] == 1 + 2
    assert state.column_stars == [0, 0, 0, 0, 0]


def test_TIL_R10_the_new_order_runs_from_the_left_column_to_the_right() -> None:
    state = new_game(4, seed=1)
    take_starters(state)
    first, second, third, fourth = state.order
    events = play_round(state, 5, 2, 1, 4)
    assert state.order == [third, second, fourth, first]
    assert told(events, "order-changed") == [{"order": [third, second, fourth, first]}]
    assert state.actors == [third]
    assert state.taken_by == [-1] * 5


@pytest.mark.parametrize("stars", [0, 3])
def test_TIL_R11_a_coin_discards_one_of_two_columns_and_the_star_goes_on_the_other(
    stars: int,
) -> None:
    gone_columns = set()
    for seed in range(16):
        state = new_game(2, seed)
        take_starters(state)
        state.column_stars = [0, stars, 0, 0]
        before = [column[:] for column in state.columns]
        events = play_round(state, 1, 4)
        (gone,) = told(events, "column-discarded")
        (star,) = told(events, "star-placed")
        assert {gone["column"], star["column"]} == {2, 3}
        assert gone["tiles"] == [TILES.names[tile] for tile in before[gone["column"] - 1]]
        kept = star["column"] - 1
        assert state.columns[kept] == before[kept]
        assert state.column_stars == [0, stars + (kept == 1), int(kept == 2), 0]
        gone_columns.add(gone["column"])
    assert gone_columns == {2, 3}


def test_TIL_R11_discarded_tiles_leave_the_game() -> None:
    state = new_game(2)
    take_starters(state)
    in_bag = state.bag.total
    play_round(state, 1, 4)
    drawn_anew = 2 + 4 + 3
    assert state.bag.total == in_bag - drawn_anew
    assert [len(column) for column in state.columns] == [2, 3, 3, 4]


@pytest.mark.parametrize("seats", [3, 4])
def test_TIL_R11_no_coin_with_more_players(seats: int) -> None:
    state = new_game(seats)
    take_starters(state)
    assert told(play_round(state, *range(1, seats + 1)), "column-discarded") == []


@pytest.mark.parametrize(("seats", "columns"), [(1, [1]), (2, [1, 2]), (4, [1, 2, 3, 4])])
def test_TIL_R12_eight_rounds_the_last_without_a_token_in_the_waiting_room(
    seats: int, columns: list[int]
) -> None:
    state = new_game(seats)
    take_starters(state)
    for number in range(1, 9):
        assert state.result is None and state.round == number
        assert (state.waiting_room == NO_TOKEN) == (number == 8)
        events = play_round(state, *columns, seed=number)
    assert state.result is not None and state.result.reason == "last-round"
    assert told(events, "game-ended") == [
        {"scores": state.result.scores, "places": state.result.places}
    ]
    assert state.actors == []
    assert refused(state, "take 1", 0) == Illegal("game-over", {"reason": "last-round"})


def test_TIL_R15_no_star_left_in_the_supply_none_is_placed() -> None:
    state = new_game(3)
    take_starters(state)
    state.stars[0] += state.star_supply - 1
    state.star_supply = 1
    assert told(play_round(state, 1, 2, 3), "star-placed") == [{"column": 4}]
    assert state.star_supply == 0
    assert told(play_round(state, 1, 2, 3, seed=1), "star-placed") == []
    assert state.star_supply == 0
    assert state.column_stars == [0, 0, 0, 1]


def test_TIL_R15_with_two_players_the_coin_is_flipped_all_the_same() -> None:
    state = table(STRAIGHT.copy(), STRAIGHT.copy())
    state.star_supply = 0
    events = state.events = []
    rounds.reward_the_left_over(state)
    assert len(told(events, "column-discarded")) == 1
    assert told(events, "star-placed") == []


def test_TIL_R15_alone_with_no_star_left_the_two_tiles_bring_none() -> None:
    state = new_game(1)
    state.star_supply = 0
    (taken,) = told(play(state, "take 1"), "column-taken")
    assert (taken["stars"], state.stars, state.star_supply) == (0, [1], 0)
