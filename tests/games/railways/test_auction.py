"""The auction and its variants, the rounds (ROW-T1 to T4)."""

from roundhouse.games.railways.rules import auction as bidding
from roundhouse.games.railways.rules.state import RailwaysState
from tests.games.railways.positions import build, keep_all, new, next_turn, pass_turn, table
from tests.games.saying import offered, refused, say


def auction(seats: int = 4, kind: str = "normal") -> RailwaysState:
    """An auction opened by seat 1, after a turn that seat 1 began."""
    state = keep_all(new(seats, auction=kind))
    state.order = [1, 2, 3, 0][:seats]
    state.turn = 2
    bidding.begin(state)
    return state


def test_ROW_T1_the_highest_pays_and_the_others_follow_clockwise():
    state = auction()
    assert state.actors == [1]
    say(state, "bid 2", "pass", "bid 4", "bid 7", "pass", "pass")
    assert state.order == [0, 1, 2, 3]
    assert state.bonds == [2, 0, 0, 0] and state.cash == [3, 0, 0, 0]


def test_ROW_T1_who_passes_is_out_for_good():
    state = auction()
    say(state, "pass", "bid 1", "bid 2", "bid 3")
    assert state.actors == [2]  # seat 1 is not asked again
    say(state, "pass", "pass")
    assert state.order == [0, 1, 2, 3] and state.cash[0] == 2


def test_ROW_T1_the_last_one_may_still_bid_and_need_not_outbid_himself():
    state = auction()
    say(state, "pass", "pass", "pass")
    assert state.actors == [0] and offered(state, "bid 1") and offered(state, "pass")
    say(state, "bid 1")
    assert state.order == [0, 1, 2, 3] and state.cash[0] == 4


def test_ROW_T1_all_pass_and_the_left_neighbour_of_the_first_player_begins():
    state = auction()
    say(state, "pass", "pass", "pass", "pass")
    assert state.order == [2, 3, 0, 1] and state.bonds == [0] * 4


def test_ROW_T1_all_pass_in_turn_1_and_the_random_opener_begins():
    openers = set()
    for seed in range(20):
        state = keep_all(new(3, seed))
        opener = state.actors[0]
        openers.add(opener)
        say(state, "pass", "pass", "pass")
        assert state.order[0] == opener
    assert openers == {0, 1, 2}


def test_ROW_T1_the_previous_first_player_opens():
    state = table()
    pass_turn(state)
    assert state.actors == [0]
    say(state, "pass", "bid 1", "pass")
    assert state.order == [1, 2, 0]
    pass_turn(state)
    assert state.actors == [1]


def test_ROW_T1_bids_rise_and_have_a_bound():
    state = auction()
    assert refused(state, "bid 0").facts == {"why": "lowest", "bid": 0, "lowest": 1}
    assert refused(state, "bid 51").facts == {"why": "bound", "bid": 51, "highest": 50}
    say(state, "bid 5")
    assert refused(state, "bid 5").facts == {"why": "low", "bid": 5, "high": 5}
    say(state, "bid 50")
    assert not offered(state, "bid 51") and offered(state, "pass")
    assert refused(state, "improve").facts == {"why": "phase", "phase": "auction"}


def test_ROW_T2_new_players_begin_without_auction_and_with_a_little_cash():
    state = keep_all(new(6, auction="beginners"))
    first = state.order[0]
    assert state.actors == [first] and state.order == [(first + n) % 6 for n in range(6)]
    assert [state.cash[seat] for seat in state.order] == [0, 1, 2, 3, 4, 5]
    pass_turn(state)
    assert state.actors == [first]  # opens the next auction, which is a usual one
    say(state, "bid 2", *["pass"] * 5)
    assert state.order[0] == first


def test_ROW_T3_experts_pay_half_their_last_bid_for_their_place():
    state = auction(kind="experts")
    say(state, "bid 1", "bid 2", "pass", "bid 3", "bid 4", "pass", "bid 5", "pass")
    assert state.order == [0, 1, 2, 3]
    paid = [state.bonds[seat] * 5 - state.cash[seat] for seat in range(4)]
    assert paid == [5, 2, 1, 0]  # in full; half of 4; half of 2; nothing was bid


def test_ROW_T3_half_is_rounded_up():
    state = auction(kind="experts")
    say(state, "bid 3", "pass", "pass", "bid 4", "pass")
    assert state.bonds[1] * 5 - state.cash[1] == 2


def test_ROW_T3_all_pass_and_the_last_to_pass_is_first():
    state = auction(kind="experts")
    say(state, "pass", "pass", "pass", "pass")
    assert state.order == [0, 3, 2, 1]


def test_ROW_T3_the_order_is_the_seating_of_the_next_auction():
    state = auction(kind="experts")
    say(state, "pass", "bid 1", "pass", "pass")
    assert state.order == [2, 0, 3, 1]
    pass_turn(state)
    assert state.actors == [2]
    say(state, "bid 1")
    assert state.actors == [0]


def test_ROW_T4_three_rounds_of_one_action_each_in_turn_order():
    state = table()
    seats = []
    while state.turn == 1:
        seats.append((state.round + 1, state.actors[0]))
        say(state, "pass")
    assert seats == [(n, seat) for n in (1, 2, 3) for seat in (0, 1, 2)]
    assert refused(state, "build aa2 gentle 3").facts["why"] == "phase"


def test_ROW_T4_passing_is_always_allowed_between_actions():
    state = table()
    assert offered(state, "pass")
    build(state, "new-york x6 w6")  # the build goes on
    assert refused(state, "pass").rule == "ROW-T4"
    say(state, "end")
    assert state.actors == [1]
    next_turn(state)
    assert state.turn == 2
