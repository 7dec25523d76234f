"""The worked examples of the published rules, played through."""

from roundhouse.games.tiles.rules.box import KINDS, TABLE
from roundhouse.games.tiles.rules.phases import TAKING
from roundhouse.kernel.refusal import Illegal
from tests.games.saying import play, refused, told
from tests.games.tiles.positions import (
    drawn,
    last_move,
    new_game,
    placing,
    play_round,
    populating,
    table,
    take_starters,
)


def test_TIL_R9_example_a_lone_traveller_and_a_second_car() -> None:
    """The traveller's tile is new; the car's position was left free on an older one."""
    land = drawn(
        """
        C─c
        .w.
        """,
        C="highway-straight-car turn1 car",
        c="highway-straight-car turn1",
        w="rail-straight-traveller turn1",
    )
    state = populating(table(land, drawn("─")), "traveller", "car")
    play(state, "put traveller traveller 1 1")
    placed = told(play(state, "put car car 2 0"), "pawn-placed")
    assert [(args["pawn"], args["points"]) for args in placed] == [("traveller", 1), ("car", 2)]
    assert state.pawn_points[0] == 3


def test_TIL_R1_example_tokens_pushed_in_rounds_2_3_and_4() -> None:
    state = new_game(3, seed=2)
    take_starters(state)
    first = state.waiting_room
    assert state.active == []
    play_round(state, 1, 2, 3)
    second = state.waiting_room
    assert state.active == [first]
    play_round(state, 1, 2, 3)
    third = state.waiting_room
    assert state.active == [second, first]
    events = play_round(state, 1, 2, 3)
    assert state.round == 4 and state.phase == TAKING
    assert state.active == [third, second]
    assert told(events, "token-left") == [{"token": KINDS[TABLE.token_kind[first]]}]
    assert len({first, second, third, state.waiting_room}) == 4


def test_TIL_R3_example_blank_against_highway_is_refused() -> None:
    state = placing(table(drawn("─"), drawn("─")), 0, "highway-curve", "rail-straight")
    assert refused(state, "place highway-curve 1 0 turn0") == Illegal(
        "TIL-R3",
        {
            "tile": "highway-curve",
            "column": 1,
            "row": 0,
            "why": "edge",
            "side": "west",
            "mine": "blank",
            "theirs": "highway",
        },
    )
    play(state, "place highway-curve 1 0 turn2")
    play(state, "place rail-straight 0 1 turn1")


def test_TIL_E1_E2_E3_example_three_cities_a_square_and_seven_interruptions() -> None:
    """Sixteen straights stand in a square; a dead end above the first closes one of eight ends."""
    land = drawn(
        """
        E...
        UUH║
        ║║│U
        U║│U
        UU│U
        """,
        E="rail-end turn2",
        U="rail-straight-urban turn0",
        H="highway-straight-urban turn0",
    )
    assert land.open_ends == 7
    result = last_move(table(land, drawn("─"), drawn("─")))
    assert result.breakdown[0] == {"pawns": 0, "cities": 15, "rectangle": 16, "interruptions": -2}
    assert result.scores[0] == 29
    assert result.winners == [0]
