"""Drawing, rounds and how the game ends (SPK-A1, SPK-R1 to R4)."""

import roundhouse as rh
from roundhouse.games.spike.rules.board import BOARD
from roundhouse.games.spike.rules.phases import DELIVERED
from roundhouse.games.spike.rules.rounds import begin_turn, next_round
from tests.games.saying import play, told, why
from tests.games.spike.positions import (
    contract,
    edge,
    ended,
    good,
    hold,
    lay,
    leave_in_deck,
    on_track,
    point,
    seen,
    show,
    turns,
    upgrade,
    verbs,
)


def test_SPK_A1_one_card_at_a_time_up_to_the_tender():
    state = turns("topeka", "boston")
    show(state, "red", "red", "blue", "white")
    play(state, "draw red")
    assert len(state.display) == 3 and state.actors == [0]
    assert why(state, "draw green") == ("SPK-A1", "not-shown")
    play(state, "draw deck")
    assert state.hands[0].total == 2 and state.actors == [1]
    assert len(state.display) == 4


def test_SPK_A1_the_display_is_filled_when_all_are_drawn():
    state = turns("topeka", "boston")
    upgrade(state, 0, "tender", 2)
    show(state, "red", "red", "blue", "white")
    for colour in ("red", "red", "blue", "white"):
        assert state.actors == [0]
        events = play(state, f"draw {colour}")
    assert len(told(events, "display-filled")[0]["cards"]) == 4
    assert state.hands[0].counts[0] == 2


def test_SPK_A1_fewer_cards_than_the_tender_allows():
    state = turns("topeka", "boston")
    play(state, "draw deck")
    play(state, "done")
    assert state.hands[0].total == 1 and state.actors == [1]


def test_SPK_A1_a_card_from_the_deck_is_seen_by_its_drawer_alone():
    state = turns("topeka", "boston")
    events = play(state, "draw deck")
    assert [event.audience for event in events if event.name == "card-seen"] == [0]
    assert "card" not in told(events, "card-drawn")[0]
    assert seen(state, 1)["players"][0]["known"] == {}
    assert "hand" not in seen(state, 1)["players"][0]


def test_SPK_A1_no_hand_limit():
    state = turns("topeka", "boston", "boston")
    show(state)
    hold(state, 0, "9-red 9-yellow 9-blue 9-green")
    play(state, "draw deck")
    assert state.hands[0].total == 37


def test_SPK_R1_a_round_ends_in_the_middle_of_a_draw():
    state = turns("topeka", "boston")
    leave_in_deck(state, 1)
    waiting = len(state.deck.discards) + 4
    events = play(state, "draw deck")
    assert told(events, "round-began") == [{"round": 2}]
    assert len(state.display) == 4 and state.deck.discards == []
    assert state.deck.down.total == waiting - 4
    # The draw goes on from the new cards.
    assert state.actors == [0] and "draw" in verbs(state)
    play(state, "draw deck")
    assert state.actors == [1] and state.round == 2


def test_SPK_R1_a_round_ends_by_filling_the_display():
    state = turns("topeka", "boston")
    leave_in_deck(state, 1)
    first = BOARD.colours[state.display[0]]
    play(state, f"draw {first}")
    events = play(state, "done")
    assert told(events, "round-began") == [{"round": 2}]
    assert len(state.display) == 4


def third_round(state):
    while state.round < 3:
        next_round(state)
    return state


def test_SPK_R2_the_time_cards_go_into_the_larger_half():
    for taken in (0, 1):
        state = turns("topeka", "boston")
        hold(state, 0, f"{2 + taken}-red")
        third_round(state)
        cards = state.deck.down.total
        assert cards == 42 - 4 - 2 - taken
        assert state.times_in_deck == 3 and state.top_half == cards // 2
        assert seen(state, None)["deck"] == cards + 3


def test_SPK_R2_no_time_card_in_the_upper_half_and_each_is_replaced():
    first = set()
    for seed in range(20):
        state = third_round(turns("topeka", "boston", seed=seed))
        lower = state.deck.down.total - state.top_half
        while state.result is None:
            seat = state.actors[0]
            before = state.hands[seat].total
            events = state.play(state.hear("draw deck"), seat)
            if state.result is None:
                assert state.hands[seat].total == before + 1
            if told(events, "time-card"):
                assert state.deck.down.total <= lower
                first.add(state.deck.down.total)
        assert state.times_drawn == 3 and ended(state).reason == "third-time-card"
    assert len(first) > 5


def test_SPK_R2_the_third_time_card_ends_the_game_in_the_middle_of_a_draw():
    state = third_round(turns("topeka", "boston"))
    state.top_half = 0
    state.times_in_deck = 1
    state.times_drawn = 2
    leave_in_deck(state, 0)
    events = play(state, "draw deck")
    assert state.result is not None and state.actors == []
    assert told(events, "time-card") == [{"number": 3, "all": 3}]
    assert state.hands[0].total == 0


def test_SPK_R2_the_third_time_card_in_a_refill():
    state = third_round(turns("topeka", "boston"))
    state.top_half = 0
    state.times_in_deck = 1
    state.times_drawn = 2
    leave_in_deck(state, 0)
    play(state, f"draw {BOARD.colours[state.display[0]]}")
    play(state, "done")
    assert state.result is not None and ended(state).reason == "third-time-card"


def without_track():
    """Seat 0 has laid all its track: a long way that joins Topeka, Kansas City and Tulsa."""
    state = turns("topeka", "boston", "boston")
    lay(state, 0, "topeka sw se")
    lay(state, 0, "topeka e")
    state.track_left[0] = 0
    return state


def test_SPK_R3_no_track_and_no_delivery_left_gives_the_others_one_more_turn():
    state = without_track()
    play(state, "draw deck")
    events = play(state, "done")
    assert told(events, "last-turns") == [{"seat": 0}]
    for seat in (1, 2):
        assert state.actors == [seat]
        play(state, "draw deck")
        play(state, "done")
    assert state.result is not None and ended(state).reason == "nothing-left"


def turn_over(state):
    play(state, "draw deck")
    play(state, "done")


def test_SPK_R3_a_delivery_that_is_still_possible_keeps_the_game_going():
    # Coal from Kansas City; one of its cities must be on the network.
    state = without_track()
    contract(state, 0, "coal", chicago=7)
    city = "chicago"
    turn_over(state)
    assert state.last_round_by == 0
    for case in ("reachable", "served", "delivered"):
        state = without_track()
        contract(state, 0, "coal", chicago=7)
        state.joined[point(city)] |= 1
        if case == "served":
            state.served[point(city)] |= 1
        if case == "delivered":
            state.load[good("coal")] = DELIVERED
        turn_over(state)
        assert (state.last_round_by == 0) == (case != "reachable"), case


def test_SPK_R3_track_left_means_no_special_end():
    state = without_track()
    state.track_left[0] = 1
    turn_over(state)
    assert state.last_round_by == -1


def test_SPK_R4_fewer_than_four_cards_and_a_drawer_who_finds_none():
    state = turns("topeka", "boston")
    upgrade(state, 0, "tender", 2)
    show(state, "red")
    leave_in_deck(state, 1)
    for colour in state.deck.discards:
        state.hands[1].add(colour, False)
    state.deck.discards = []
    play(state, "draw deck")
    # Round 2 begins with the display alone: one card, and an empty deck.
    assert state.round == 2 and len(state.display) == 1 and state.deck.down.total == 0
    assert why(state, "draw deck") == ("SPK-R4", "deck")
    play(state, "draw red")
    assert state.actors == [1] and state.display == []


def test_SPK_R4_an_empty_deck_ends_its_round_after_a_turn_that_leaves_discards():
    state = turns("topeka", "boston")
    show(state)
    leave_in_deck(state, 0)
    for colour in state.deck.discards:
        state.hands[0].add(colour, False)
    state.deck.discards = []
    assert state.round == 1
    state.money[0] = 3
    play(state, "upgrade car")
    assert state.round == 1
    begin_turn(state, 0)
    named = BOARD.colours[BOARD.colour[edge("topeka", "e")]]
    play(state, "build kansas-city w")
    events = play(state, f"pay 1-{named}")
    assert told(events, "round-began") == [{"round": 2}]
    assert len(state.display) == 1


def test_SPK_R4_a_limit_of_turns_ends_a_game_without_an_end():
    state = turns("topeka", "boston", turns=10)
    lay(state, 0, "topeka e")
    lay(state, 1, "boston w")
    on_track(state, 0, "topeka", "e")
    rng = rh.Rng(1)
    while state.result is None:
        seat = state.actors[0]
        quiet = [move for move in state.moves(seat) if state.say(move).split()[0] in QUIET]
        state.play(quiet[rng.below(len(quiet))], seat)
    assert ended(state).reason == "turn-limit" and state.turns_taken == [10, 10]


QUIET = ("start", "extra", "done", "load")
