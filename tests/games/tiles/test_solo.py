"""Playing alone: what changes, the fifteen challenges, and how things are measured."""

import pytest

from roundhouse.games.tiles.rules.box import RAIL, ROAD, TILES
from roundhouse.games.tiles.rules.challenges import CHALLENGES
from roundhouse.games.tiles.rules.networks import longest_path
from roundhouse.games.tiles.rules.phases import PLACING, TAKING
from roundhouse.games.tiles.rules.state import TilesState
from roundhouse.games.tiles.rules.territory import NOWHERE, Territory
from roundhouse.kernel.refusal import Illegal, Refused
from roundhouse.kernel.rng import Rng
from tests.games.saying import play, refused, told
from tests.games.tiles import oracle
from tests.games.tiles.positions import (
    drawn,
    finish_turn,
    last_move,
    new_game,
    placing,
    populating,
    table,
)

# What changes


def test_TIL_1_three_columns_and_no_starting_tile() -> None:
    state = new_game(1)
    assert state.starters == []
    assert [len(column) for column in state.columns] == [2, 3, 4]
    assert state.phase == TAKING and state.actors == [0]
    assert state.territories[0].cells == []


def test_TIL_1_the_first_tile_lies_anywhere_and_that_is_0_0() -> None:
    state = placing(table(Territory()), 0, "rail-curve", "rail-end")
    first = {state.say(move) for move in state.moves(0) if state.say(move)[:5] == "place"}
    assert first == {f"place rail-curve 0 0 turn{turn}" for turn in range(4)} | {
        f"place rail-end 0 0 turn{turn}" for turn in range(4)
    }
    assert refused(state, "place rail-curve 1 0 turn0") == Illegal(
        "TIL-1", {"tile": "rail-curve", "column": 1, "row": 0, "why": "first"}
    )
    play(state, "place rail-curve 0 0 turn2")
    assert refused(state, "place rail-end 2 0 turn0").facts["why"] == "alone"


def test_TIL_1_two_tiles_bring_a_star_from_the_supply() -> None:
    state = new_game(1)
    (taken,) = told(play(state, "take 1"), "column-taken")
    assert (taken["stars"], taken["points"]) == (1, 0)
    assert state.stars == [1 + 1] and state.star_supply == 8


def test_TIL_1_three_tiles_bring_a_point() -> None:
    state = new_game(1)
    (taken,) = told(play(state, "take 2"), "column-taken")
    assert (taken["stars"], taken["points"]) == (0, 1)
    assert state.stars == [1] and state.column_points == [1]
    state.territories[0] = drawn("─")
    parts = last_move(state).breakdown[0]
    assert parts["columns"] == 1


def test_TIL_1_four_tiles_are_their_own_reward() -> None:
    state = new_game(1)
    (taken,) = told(play(state, "take 3"), "column-taken")
    assert (taken["stars"], taken["points"], len(taken["tiles"])) == (0, 0, 4)


@pytest.mark.parametrize("column", [1, 2, 3])
def test_TIL_1_the_other_columns_are_discarded_and_get_no_star(column: int) -> None:
    state = new_game(1)
    bag = state.bag.total
    gone = [[TILES.names[tile] for tile in tiles] for tiles in state.columns]
    events = play(state, f"take {column}")
    discarded = {args["column"]: args["tiles"] for args in told(events, "column-discarded")}
    assert discarded == {other: gone[other - 1] for other in (1, 2, 3) if other != column}
    assert state.phase == PLACING
    supply = state.star_supply
    events = finish_turn(state, Rng(0))
    assert state.round == 2
    assert told(events, "star-placed") == []
    assert state.column_stars == [0, 0, 0] and state.star_supply == supply
    assert [len(tiles) for tiles in state.columns] == [2, 3, 4]
    assert state.bag.total == bag - 9


def test_TIL_1_the_star_of_the_setup_stays() -> None:
    assert new_game(1).stars == [1]


# Challenges: for each one a territory that meets it.

KEY = {
    "U": "rail-straight-urban turn0",
    "S": "station-cross-car turn1",
    "C": "highway-straight-car turn1 car",
    "c": "highway-straight-car turn1",
    "T": "rail-straight-train turn1 train",
    "t": "rail-straight-train turn1",
    "W": "highway-straight-traveller turn1 traveller",
    "w": "highway-straight-traveller turn1",
    "R": "rail-straight-traveller turn1 traveller",
    "r": "rail-straight-traveller turn1",
    "a": "station-straight-train turn1",
    "b": "station-straight-train turn3",
    "E": "rail-end turn3",
    "F": "rail-end turn1",
}
VOLCANO = """
    ║║║║
    ║..║
    ║..║
    ║║║║
    """
HOLES = "║║║║║║║ ║.║.║.║ ║║║║║║║"
MET = {
    "megalopolis": "UUUUU UUUUU",
    "route-66": "──────────────",
    "trans-europe-express": "══════════════",
    "perfection": "╠═",
    "flat-earth": "║ ║ ║",
    "volcano": VOLCANO,
    "holes": HOLES,
    "far-friends": "W───────────W",
    "station-chaos": "SSSSSSSSSS",
    "car-paradise": "CCCCCCCC",
    "train-paradise": "TTTTTTTT",
    "four-cities": "UUU║UUU ║║║║║║║ UUU║UUU",
    "strict-rules": "CW",
    "regulated-traffic": "CC",
    "tired-travellers": "WW",
}


def alone(challenge: str, picture: str) -> TilesState:
    return table(drawn(picture, **KEY), challenge=challenge)


def met(challenge: str, picture: str) -> bool:
    """Whether the mission is met at the end; if not, 50 points of pawns are worth nothing."""
    state = alone(challenge, picture)
    state.pawn_points = [50]
    result = last_move(state)
    assert result.facts["challenge"] == challenge
    assert (result.scores[0] > 0) == result.facts["met"]
    if not result.facts["met"]:
        assert result.scores == [0] and result.facts["stars"] == 0
    return bool(result.facts["met"])


def test_TIL_2_a_territory_for_each_of_the_fifteen() -> None:
    assert list(MET) == [challenge.name for challenge in CHALLENGES]
    assert len(MET) == 15


THRESHOLDS = {
    "megalopolis": (30, 40, 50),
    "route-66": (40, 50, 60),
    "trans-europe-express": (40, 50, 60),
    "perfection": (40, 50, 60),
    "flat-earth": (40, 50, 60),
    "volcano": (30, 40, 50),
    "holes": (30, 40, 50),
    "far-friends": (40, 50, 60),
    "station-chaos": (40, 50, 60),
    "car-paradise": (40, 50, 60),
    "train-paradise": (40, 50, 60),
    "four-cities": (40, 50, 60),
    "strict-rules": (35, 45, 55),
    "regulated-traffic": (30, 40, 50),
    "tired-travellers": (40, 50, 60),
}


@pytest.mark.parametrize("challenge", MET)
def test_TIL_2_three_thresholds_reached_and_missed_by_one(challenge: str) -> None:
    bare = last_move(alone(challenge, MET[challenge])).scores[0]
    for stars, threshold in enumerate(THRESHOLDS[challenge]):
        for score, earned in ((threshold - 1, stars), (threshold, stars + 1)):
            state = alone(challenge, MET[challenge])
            state.pawn_points = [score - bare]
            result = last_move(state)
            assert result.scores == [score]
            assert result.facts == {"challenge": challenge, "met": True, "stars": earned}


def test_TIL_2_the_challenge_is_chosen_before_the_game() -> None:
    for challenge in MET:
        assert new_game(1, challenge=challenge).challenge == challenge
    with pytest.raises(Refused) as refused:
        new_game(1, challenge="walk-in-the-park")
    assert refused.value.rule == "bad-option"
    with pytest.raises(Refused) as refused:
        new_game(2, challenge="holes")
    assert refused.value.rule == "option-not-for-seats"


def test_TIL_2_a_missed_mission_scores_0_even_instead_of_less() -> None:
    state = alone("route-66", "║║║║║║║║║")
    result = last_move(state)
    assert sum(result.breakdown[0].values()) == 0
    assert result.breakdown[0]["challenge"] == 4
    assert result.scores == [0]


def test_TIL_2_megalopolis_a_city_of_ten() -> None:
    assert met("megalopolis", "UUUUUUUUUU")
    assert met("megalopolis", "UUUUUUUUUUU")
    assert not met("megalopolis", "UUUUUUUUU")
    assert not met("megalopolis", "UUUUU║UUUUU")


def test_TIL_2_route_66_a_highway_of_fourteen_segments() -> None:
    assert met("route-66", "─" * 14)
    assert met("route-66", "─" * 15)
    assert not met("route-66", "─" * 13)
    assert met("route-66", "┌────┐ │....│ └────┘")


def test_TIL_2_route_66_railways_do_not_count() -> None:
    assert not met("route-66", "═" * 14)
    assert met("route-66", "─" * 13 + "a═")
    assert not met("route-66", "─" * 12 + "a══")


def test_TIL_2_trans_europe_express_a_railway_of_fourteen_segments() -> None:
    assert met("trans-europe-express", "═" * 14)
    assert met("trans-europe-express", "═" * 15)
    assert not met("trans-europe-express", "═" * 13)
    assert met("trans-europe-express", "╔════╗ ║....║ ╚════╝")


def test_TIL_2_trans_europe_express_highways_do_not_count() -> None:
    assert not met("trans-europe-express", "─" * 14)
    assert met("trans-europe-express", "═" * 13 + "b─")
    assert not met("trans-europe-express", "═" * 12 + "b──")


def test_TIL_2_perfection_at_most_three_interruptions() -> None:
    assert met("perfection", "╶╴")
    assert met("perfection", "╠═")
    assert not met("perfection", "║║")


def test_TIL_4_perfection_counts_at_the_end_only() -> None:
    state = placing(alone("perfection", "║║║"), 0, "rail-curve", "rail-curve", "rail-end")
    assert state.territories[0].open_ends == 6
    play(state, "place rail-curve 0 1 turn0")
    play(state, "place rail-curve 1 1 turn3")
    play(state, "place rail-end 2 1 turn0")
    result = last_move(state)
    assert result.facts["met"] is True


def test_TIL_2_flat_earth_a_fourth_row_breaks_the_limit() -> None:
    state = placing(alone("flat-earth", "║ ║ ║"), 0, "rail-straight", "rail-end")
    assert told(play(state, "place rail-straight 1 0 turn0"), "limit-broken") == []
    assert told(play(state, "place rail-end 0 -1 turn2"), "limit-broken") == [
        {"seat": 0, "challenge": "flat-earth", "have": 4}
    ]
    result = last_move(state)
    assert result.scores == [0] and result.facts["met"] is False


def test_TIL_2_flat_earth_width_is_free() -> None:
    state = placing(alone("flat-earth", "────────── ══════════ ──────────"), 0, "rail-end")
    assert told(play(state, "place rail-end 10 1 turn3"), "limit-broken") == []
    assert last_move(state).facts["met"] is True


def test_TIL_2_volcano_one_hole_of_2_by_2() -> None:
    assert met("volcano", VOLCANO)
    assert met("volcano", "║║║║║║║ ║..║..║ ║..║..║ ║║║║║║║")


@pytest.mark.parametrize("gap", [place for place, one in enumerate(VOLCANO) if one == "║"])
def test_TIL_2_volcano_needs_each_of_the_twelve_tiles_around(gap: int) -> None:
    """Of these four are corners."""
    assert VOLCANO.count("║") == 12
    assert not met("volcano", VOLCANO[:gap] + "." + VOLCANO[gap + 1 :])


def test_TIL_2_volcano_of_another_size_is_missed() -> None:
    assert not met("volcano", "║║║║ ║..║ ║.║║ ║║║║")
    assert not met("volcano", "║║║║║ ║...║ ║...║ ║║║║║")
    assert not met("volcano", "║║║ ║.║ ║║║")


def test_TIL_2_holes_three_of_1_by_1() -> None:
    assert met("holes", HOLES)
    assert met("holes", "║║║║║║║ ║.║║║.║ ║║║║║║║ ..║.║.. ..║║║..")
    assert not met("holes", "║║║║║ ║.║.║ ║║║║║")


@pytest.mark.parametrize("gap", [place for place, one in enumerate(HOLES) if one == "║"])
def test_TIL_2_holes_need_each_of_the_eight_tiles_around(gap: int) -> None:
    """Corners too, those that two holes share among them."""
    assert HOLES.count("║") == 18
    assert not met("holes", HOLES[:gap] + "." + HOLES[gap + 1 :])


def test_TIL_4_holes_are_of_exactly_that_size_and_their_corners_are_closed() -> None:
    assert not met("holes", "║║║║║║║║ ║.║.║..║ ║║║║║║║║")
    assert not met("holes", ".║║║║║. ║.║.║.║ ║║║║║║║")
    assert not met("holes", "║║║║ ║..║ ║..║ ║║║║")


def test_TIL_4_more_holes_or_cities_than_asked_for_are_welcome() -> None:
    assert met("holes", "║║║║║║║║║ ║.║.║.║.║ ║║║║║║║║║")
    assert met("four-cities", "UUU║UUU║UUU║UUU║UUU")


def test_TIL_2_far_friends_twelve_tiles_apart() -> None:
    assert met("far-friends", "W" + "─" * 11 + "W")
    assert met("far-friends", "W" + "─" * 12 + "W")
    assert not met("far-friends", "W" + "─" * 10 + "W")


def test_TIL_2_far_friends_no_traveller_between() -> None:
    assert not met("far-friends", "W─────W─────W")
    assert met("far-friends", "W─────w─────W")
    assert met("far-friends", "W─────C─────W")
    assert met("far-friends", "W─────W───────────W")


def test_TIL_2_far_friends_must_be_joined() -> None:
    assert not met("far-friends", "W─────╴╶─────W")
    assert met("far-friends", "W─────a═════R")
    assert not met("far-friends", "W─────a════R")


def test_TIL_4_far_friends_are_measured_by_the_shortest_route() -> None:
    """Round the ring it is two steps one way and sixteen the other; then thirteen either way."""
    ring = """
        ┌W─W───┐
        │......│
        └──────┘
        """
    assert not met("far-friends", ring)
    opposite = """
        ┌────W─────┐
        │..........│
        └─────W────┘
        """
    assert met("far-friends", opposite)


def test_TIL_2_station_chaos_ten_stations_on_one_network() -> None:
    assert met("station-chaos", "SSSSSSSSSS")
    assert not met("station-chaos", "SSSSSSSSS")
    assert met("station-chaos", "SSSSS SSSSS")
    assert not met("station-chaos", "SSSSSEFSSSSS")


def test_TIL_2_car_paradise_eight_cars_on_one_highway_network() -> None:
    assert met("car-paradise", "CCCC─CCCC")
    assert not met("car-paradise", "CCCCCCC")
    assert not met("car-paradise", "CCCCCCCc")
    assert not met("car-paradise", "CCCC CCCC")
    assert not met("car-paradise", "CCCCa═bCCCC")


def test_TIL_2_train_paradise_eight_trains_on_one_railway_network() -> None:
    assert met("train-paradise", "TTTT═TTTT")
    assert not met("train-paradise", "TTTTTTT")
    assert not met("train-paradise", "TTTTTTTt")
    assert not met("train-paradise", "TTTT TTTT")
    assert not met("train-paradise", "TTTTb─aTTTT")


def test_TIL_2_four_cities() -> None:
    assert met("four-cities", "UUU║UUU║UUU║UUU")
    assert not met("four-cities", "UUU║UUU║UUU║UU")
    assert not met("four-cities", "UUUUUUUUUUUU")


def test_TIL_2_strict_rules_a_second_pawn_of_a_kind_in_a_row_breaks_the_limit() -> None:
    state = populating(alone("strict-rules", "C─c"), "car")
    events = play(state, "put car car 2 0")
    assert told(events, "limit-broken") == [{"seat": 0, "challenge": "strict-rules", "have": 2}]
    result = last_move(state)
    assert result.scores == [0] and result.facts["met"] is False


def test_TIL_2_strict_rules_other_kinds_and_other_rows_are_free() -> None:
    """A traveller beside the car, and a car below it: rows run from west to east."""
    state = populating(alone("strict-rules", "Cw c─"), "car", "traveller")
    play(state, "put traveller traveller 1 0")
    assert told(play(state, "put car car 0 1"), "limit-broken") == []
    assert last_move(state).facts["met"] is True


def test_TIL_2_regulated_traffic_a_third_joined_pawn_breaks_the_limit() -> None:
    state = populating(alone("regulated-traffic", "Ccc"), "car", "car")
    play(state, "put car car 1 0")
    events = play(state, "put car car 2 0")
    assert told(events, "limit-broken") == [
        {"seat": 0, "challenge": "regulated-traffic", "have": 3}
    ]
    result = last_move(state)
    assert result.scores == [0] and result.facts["met"] is False


def test_TIL_2_regulated_traffic_two_joined_and_others_apart_are_fine() -> None:
    state = populating(alone("regulated-traffic", "CcW CCW"), "car")
    assert told(play(state, "put car car 1 0"), "limit-broken") == []
    assert last_move(state).facts["met"] is True


def test_TIL_2_regulated_traffic_travellers_are_joined_through_stations() -> None:
    state = populating(alone("regulated-traffic", "WaRbw"), "traveller")
    assert len(told(play(state, "put traveller traveller 4 0"), "limit-broken")) == 1


def test_TIL_4_regulated_traffic_a_tile_that_joins_networks_breaks_the_limit() -> None:
    state = placing(alone("regulated-traffic", "CC.C ════"), 0, "highway-straight", "rail-end")
    events = play(state, "place highway-straight 2 0 turn1")
    assert told(events, "limit-broken") == [
        {"seat": 0, "challenge": "regulated-traffic", "have": 3}
    ]


def test_TIL_4_a_broken_limit_is_told_once_and_stays_broken() -> None:
    state = placing(alone("flat-earth", "║ ║ ║"), 0, "rail-straight", "rail-end")
    assert len(told(play(state, "place rail-straight 0 3 turn0"), "limit-broken")) == 1
    assert told(play(state, "place rail-end 0 4 turn0"), "limit-broken") == []
    assert last_move(state).facts["met"] is False


def test_TIL_2_tired_travellers_count_only_one_kind_of_network() -> None:
    for challenge, score in (("tired-travellers", 1), ("holes", 2)):
        state = populating(alone(challenge, "Wa═bw"), "traveller")
        (placed,) = told(play(state, "put traveller traveller 4 0"), "pawn-placed")
        assert placed["points"] == score
    state = populating(alone("tired-travellers", "WaRRrbW"), "traveller")
    (placed,) = told(play(state, "put traveller traveller 4 0"), "pawn-placed")
    assert placed["points"] == 3


def test_TIL_2_tired_travellers_at_a_station_reach_both_ways() -> None:
    land = drawn("WsR", s="station-straight-traveller turn1", W=KEY["W"], R=KEY["R"])
    state = populating(table(land, challenge="tired-travellers"), "traveller")
    (placed,) = told(play(state, "put traveller traveller 1 0"), "pawn-placed")
    assert placed["points"] == 3


def test_TIL_2_tired_travellers_have_no_mission_to_miss() -> None:
    assert met("tired-travellers", "║")


# Measures


def test_TIL_4_a_tile_counts_once_on_a_path() -> None:
    """A tail of ten and a ring of four; nobody may go round twice."""
    land = drawn("──────────┬┐ ..........└┘")
    assert longest_path(land, ROAD, 99, NOWHERE) == 14
    assert met("route-66", "──────────┬┐ ..........└┘")
    assert not met("route-66", "─────────┬┐ .........└┘")


def test_TIL_4_a_branch_is_not_part_of_the_path() -> None:
    assert not met("route-66", "──────┬────── ......│......")
    assert met("route-66", "────────────┬─ ............│.")


@pytest.mark.parametrize("seed", range(12))
def test_TIL_4_longest_paths_as_worked_out_by_trying_every_path(seed: int) -> None:
    state = new_game(1, seed)
    rng = Rng(seed)
    while state.round < 7:
        state.play(state.random_move(0, rng), 0)
    land = state.territories[0]
    assert longest_path(land, ROAD, 99, NOWHERE) == oracle.longest(land, "highway")
    assert longest_path(land, RAIL, 99, NOWHERE) == oracle.longest(land, "railway")


def test_TIL_4_height_and_rows_are_as_laid() -> None:
    """A line of four from west to east is one row; from north to south it is four."""
    assert drawn("────").height() == 1
    assert drawn("│ │ │ │").height() == 4
