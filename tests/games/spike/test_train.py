"""The train: moving, loading, delivering (SPK-T1 to T8, SPK-A6, SPK-A7)."""

from roundhouse.games.spike.rules.board import POINTS
from roundhouse.games.spike.rules.phases import ABOARD, DELIVERED, WAITING
from roundhouse.games.spike.rules.rounds import begin_turn
from tests.games.saying import play, refused, told, why
from tests.games.spike.positions import (
    contract,
    edge,
    good,
    lay,
    on_track,
    point,
    turns,
    upgrade,
    verbs,
)


def ends(state, verb):
    """Where a move of that kind may end, as said."""
    moves = [state.say(move).split() for move in state.moves(state.actors[0])]
    return {" ".join(words[1:]) for words in moves if words[0] == verb}


def aboard(state, seat, *goods):
    for name in goods:
        state.load[good(name)] = ABOARD
        state.aboard[seat] += 1


# Topeka – b7 – Tulsa, and Topeka – Kansas City: three pieces of track, two of them at Topeka.
def western():
    state = turns("topeka", "boston")
    lay(state, 0, "topeka sw se")
    lay(state, 0, "topeka e")
    return state


def full_train():
    """In Kansas City, which has coal, wheat aboard and one car; coal waits."""
    state = turns("kansas-city", "boston")
    contract(state, 0, "wheat")
    contract(state, 0, "coal")
    aboard(state, 0, "wheat")
    return state


def test_SPK_T1_a_load_is_dropped_to_make_room_for_another():
    state = full_train()
    assert verbs(state) >= {"drop"} and "load" not in verbs(state)
    play(state, "drop wheat")
    assert state.load[good("wheat")] == WAITING and state.aboard[0] == 0
    assert "drop" not in verbs(state)
    play(state, "load coal")
    assert state.load[good("coal")] == ABOARD
    assert "drop" not in verbs(state)  # nothing waits here any more
    assert refused(state, "drop coal").facts == {
        "commodity": "coal",
        "why": "nothing-here",
        "cars": 1,
    }


def test_SPK_T1_a_dropped_load_may_be_loaded_again():
    state = full_train()
    lay(state, 0, "kansas-city w")
    play(state, "drop wheat")
    play(state, "load coal")
    begin_turn(state, 0)
    state.train[0] = point("topeka")  # which has wheat
    play(state, "drop coal")
    play(state, "load wheat")
    assert state.load[good("wheat")] == ABOARD and state.load[good("coal")] == WAITING


def test_bots_drop_only_what_nobody_pays_for_any_more():
    state = full_train()
    said = {state.say(move) for move in state.game.worth_weighing(state, 0)}
    assert "drop" in verbs(state) and "drop wheat" not in said
    state.served = [1] * len(state.served)  # every city has had a delivery
    assert "drop wheat" in {state.say(move) for move in state.game.worth_weighing(state, 0)}


def test_SPK_T1_no_drop_while_a_car_is_empty():
    state = full_train()
    upgrade(state, 0, "car", 1)
    assert "drop" not in verbs(state)
    assert refused(state, "drop wheat").facts == {
        "commodity": "wheat",
        "why": "room",
        "full": 1,
        "cars": 2,
    }


def test_SPK_T1_no_drop_where_nothing_could_be_taken_instead():
    state = full_train()
    state.holder[good("coal")] = 1  # another's contract
    assert "drop" not in verbs(state)
    assert why(state, "drop wheat") == ("SPK-T1", "nothing-here")
    state = full_train()
    state.load[good("coal")] = DELIVERED
    assert why(state, "drop wheat") == ("SPK-T1", "nothing-here")
    state = full_train()
    state.train[0] = point("chicago")  # which has pigs
    assert "drop" not in verbs(state)
    assert why(state, "drop wheat") == ("SPK-T1", "nothing-here")


def test_SPK_T1_no_drop_on_open_track():
    state = western()
    contract(state, 0, "wheat")
    contract(state, 0, "coal")
    aboard(state, 0, "wheat")
    on_track(state, 0, "topeka", "e")
    assert "drop" not in verbs(state)
    assert why(state, "drop wheat") == ("SPK-T1", "nothing-here")
    assert why(state, "drop coal") == ("SPK-T1", "not-aboard")
    assert why(state, "drop corn") == ("SPK-T1", "no-contract")


def test_SPK_T2_a_junction_is_no_space_and_a_city_is_one():
    state = western()
    upgrade(state, 0, "locomotive", 1)
    on_track(state, 0, "topeka", "sw")
    # b7 lies between the two pieces of track and costs nothing; Tulsa is the second space.
    reached = {"b7 se", "tulsa in", "topeka in", "topeka e", "kansas-city in"}
    assert ends(state, "roll") == reached
    events = play(state, "roll tulsa in")
    assert told(events, "train-arrived")[0]["spaces"] == 2


def test_SPK_T2_only_on_own_track():
    state = turns("topeka", "topeka")
    lay(state, 1, "topeka e")
    lay(state, 0, "topeka sw se")
    assert why(state, "start topeka e") == ("SPK-T2", "not-yours")
    assert why(state, "start kansas-city w") == ("SPK-T2", "no-space")
    assert ends(state, "start") == {"topeka sw"}


def test_SPK_T3_a_free_move_of_up_to_speed_spaces_before_the_action():
    state = western()
    on_track(state, 0, "topeka", "sw")
    assert ends(state, "roll") == {"b7 se", "topeka in", "topeka e"}
    play(state, "roll b7 se")
    assert state.actors == [0] and "draw" in verbs(state)
    assert why(state, "roll tulsa in") == ("SPK-T3", "rolled")


def test_SPK_T3_no_free_move_from_a_city_nor_to_where_the_train_is():
    state = western()
    assert why(state, "roll topeka e") == ("SPK-T3", "in-city")
    on_track(state, 0, "topeka", "sw")
    assert why(state, "roll topeka sw") == ("SPK-T3", "same")
    assert why(state, "roll tulsa in") == ("SPK-T3", "too-far")


def test_SPK_T4_after_a_free_move_into_a_city_there_is_no_start():
    state = western()
    upgrade(state, 0, "locomotive", 2)
    on_track(state, 0, "topeka", "sw")
    play(state, "roll topeka in")
    assert not verbs(state) & {"start", "extra", "roll"}
    assert why(state, "start topeka e") == ("SPK-A6", "not-in-city")


def test_SPK_T4_a_city_ends_the_move():
    state = western()
    lay(state, 0, "tulsa se")
    upgrade(state, 0, "locomotive", 2)
    on_track(state, 0, "topeka", "sw")
    # Into Tulsa are two spaces; the track beyond is two as well, but not by way of the city.
    events = play(state, "roll tulsa se")
    assert told(events, "train-moved")[0]["spaces"] == 2


def test_SPK_T5_a_city_may_be_passed_in_any_move():
    state = western()
    on_track(state, 0, "topeka", "e")
    events = play(state, "roll topeka sw")
    assert told(events, "train-moved")[0]["spaces"] == 1
    assert "load" not in verbs(state)
    play(state, "extra topeka e")
    assert state.train[0] == POINTS + edge("topeka", "e")


def test_SPK_T5_more_than_one_city_may_be_passed():
    state = turns("topeka", "boston")
    lay(state, 0, "topeka e")
    lay(state, 0, "topeka sw")
    lay(state, 0, "kansas-city e")
    upgrade(state, 0, "locomotive", 1)
    on_track(state, 0, "topeka", "sw")
    events = play(state, "roll kansas-city e")
    assert told(events, "train-moved")[0]["spaces"] == 2
    assert told(events, "train-moved")[0]["path"] == [
        POINTS + edge("topeka", "e"),
        POINTS + edge("kansas-city", "e"),
    ]


def test_SPK_T5_without_track_beyond_there_is_no_passing():
    state = western()
    on_track(state, 0, "b7", "se")
    assert ends(state, "roll") == {"tulsa in", "topeka sw"}


def test_SPK_T6_loading_is_for_the_citys_commodity_and_an_empty_car():
    state = western()
    contract(state, 0, "wheat")
    contract(state, 0, "coal")
    play(state, "load wheat")
    assert state.load[good("wheat")] == ABOARD
    assert why(state, "load wheat") == ("SPK-T6", "aboard")
    assert why(state, "load coal") == ("SPK-T6", "not-here")
    assert why(state, "load corn") == ("SPK-T6", "no-contract")
    state.train[0] = point("kansas-city")
    assert why(state, "load coal") == ("SPK-T6", "full")
    upgrade(state, 0, "car", 1)
    play(state, "load coal")
    assert state.aboard[0] == 2


def test_SPK_T6_loading_after_the_action_before_the_turn_ends():
    state = turns("topeka", "boston")
    contract(state, 0, "wheat")
    play(state, "draw deck")
    play(state, "draw deck")
    assert state.actors == [0] and verbs(state) == {"load", "done"}
    play(state, "load wheat")
    assert state.actors == [1]


def test_SPK_T6_done_leaves_the_load_where_it_is():
    state = turns("topeka", "boston")
    contract(state, 0, "wheat")
    play(state, "draw deck")
    play(state, "done")
    assert state.actors == [1] and state.load[good("wheat")] == WAITING


def test_SPK_T7_a_delivery_pays_and_contract_and_load_are_gone():
    state = turns("topeka", "boston")
    contract(state, 0, "peaches", topeka=9)
    aboard(state, 0, "peaches")
    events = play(state, "deliver peaches")
    assert told(events, "delivered") == [
        {"seat": 0, "commodity": "peaches", "station": "topeka", "dollars": 9}
    ]
    assert state.money[0] == 9 and state.aboard[0] == 0
    assert state.load[good("peaches")] == DELIVERED
    assert why(state, "deliver peaches") == ("SPK-T7", "delivered")
    assert why(state, "load peaches") == ("SPK-T6", "delivered")


def test_SPK_T7_two_contracts_to_topeka_only_one_may_be_used():
    """The booklet's example: peaches for 9 and cows for 11."""
    state = turns("topeka", "topeka")
    contract(state, 0, "peaches", topeka=9)
    contract(state, 0, "cows", topeka=11)
    upgrade(state, 0, "car", 1)
    aboard(state, 0, "peaches", "cows")
    play(state, "deliver cows")
    assert state.money[0] == 11
    assert why(state, "deliver peaches") == ("SPK-T7", "served")


def test_SPK_T7_others_may_still_deliver_there():
    state = turns("topeka", "topeka")
    contract(state, 0, "cows", topeka=11)
    contract(state, 1, "peaches", topeka=9)
    aboard(state, 0, "cows")
    aboard(state, 1, "peaches")
    play(state, "deliver cows")
    begin_turn(state, 1)
    play(state, "deliver peaches")
    assert state.money == [11, 9]


def test_SPK_T7_only_where_the_contract_says():
    state = turns("boston", "topeka")
    contract(state, 0, "cows", topeka=11)
    aboard(state, 0, "cows")
    assert refused(state, "deliver cows").facts["why"] == "not-here"
    assert why(state, "deliver corn") == ("SPK-T7", "no-contract")
    contract(state, 0, "peaches", topeka=9)
    assert why(state, "deliver peaches") == ("SPK-T7", "not-aboard")


def test_SPK_T7_delivery_on_arrival_by_the_action():
    state = western()
    contract(state, 0, "cows", topeka=11)
    aboard(state, 0, "cows")
    on_track(state, 0, "topeka", "sw")
    play(state, "extra topeka in")
    assert verbs(state) == {"deliver", "done"}
    play(state, "deliver cows")
    assert state.money[0] == 11 and state.actors == [1]


def test_SPK_T8_a_train_may_turn_back_within_a_move():
    state = turns("topeka", "boston")
    lay(state, 0, "topeka e")
    upgrade(state, 0, "locomotive", 1)
    assert ends(state, "start") == {"topeka e", "kansas-city in", "topeka in"}
    events = play(state, "start topeka in")
    assert told(events, "train-arrived")[0]["spaces"] == 2
    assert state.train[0] == point("topeka")


def test_SPK_A6_a_start_leaves_the_city_by_up_to_speed_spaces():
    state = western()
    assert ends(state, "start") == {"topeka sw", "topeka e"}
    assert why(state, "start b7 se") == ("SPK-A6", "too-far")
    play(state, "start topeka sw")
    assert state.actors == [1] and state.train[0] == POINTS + edge("topeka", "sw")


def test_SPK_A6_no_start_without_track_to_leave_by():
    state = turns("topeka", "boston")
    assert "start" not in verbs(state)


def test_SPK_A7_one_more_space_whatever_the_speed_also_into_a_city():
    state = western()
    upgrade(state, 0, "locomotive", 2)
    on_track(state, 0, "b7", "se")
    assert ends(state, "extra") == {"tulsa in", "topeka sw"}
    play(state, "roll topeka sw")
    play(state, "extra topeka in")
    assert state.train[0] == point("topeka") and state.actors == [1]


def test_SPK_A7_not_in_a_city():
    state = western()
    assert why(state, "extra topeka e") == ("SPK-A7", "in-city")
    on_track(state, 0, "topeka", "sw")
    assert why(state, "extra tulsa in") == ("SPK-A7", "too-far")
