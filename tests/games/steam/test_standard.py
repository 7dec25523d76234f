"""STM-D1 to D5: the standard game's own phases."""

from roundhouse.games.steam.rules.phases import PHASES
from tests.games.saying import seen, told
from tests.games.steam.positions import allowed, counting, offered, refused, say, table


def standard(seats=4, seed=1):
    return table(seats, seed, rules="standard")


def auction(cash=20, seats=4):
    state = standard(seats)
    for _ in range(seats):
        say(state, "pass")
    state.cash = [cash] * seats
    return state


def test_STM_D1_the_phases_follow_each_other():
    state = standard(3)
    seen = [PHASES[state.phase]]
    while state.turn == 1:
        sentence = next(
            s for s in ("end", "pass", "choose engineer", "choose turn-order", "choose first-move")
            if offered(state, s)
        )  # fmt: skip
        say(state, sentence)
        if PHASES[state.phase] != seen[-1]:
            seen.append(PHASES[state.phase])
    assert seen == ["capital", "order", "choose", "build", "goods", "capital"]


def test_STM_D2_capital_in_turn_order_as_much_as_one_likes():
    state = standard()
    a, b, c, d = state.order
    say(state, "raise 3")
    assert (state.cash[a], state.income[a]) == (15, -3)
    state.points[b] = 5
    say(state, "raise 12")
    assert (state.cash[b], state.income[b], state.points[b]) == (60, -10, 1)
    illegal = refused(state, "raise 11")
    assert illegal.rule == "STM-D2" and illegal.facts == {
        "why": "points",
        "steps": 11,
        "points": 2,
        "have": 0,
    }
    assert refused(state, "raise 0").rule == "STM-D2"
    say(state, "pass")
    assert (state.cash[c], state.income[c]) == (0, 0)
    assert state.actors == [d]


def test_STM_D2_every_other_payment_is_from_cash():
    state = auction(cash=3)
    illegal = refused(state, "bid 4")
    assert illegal.rule == "STM-D3" and illegal.facts == {"why": "cash", "bid": 4, "cash": 3}
    assert refused(state, "raise 1").rule == "STM-D2"


def test_STM_D3_from_the_first_player_on_first_to_pass_is_last():
    state = auction()
    a, b, c, d = state.order
    assert state.actors == [a]
    say(state, "bid 0", "bid 1")
    assert refused(state, "bid 1").rule == "STM-D3"
    events = say(state, "pass", "bid 4", "pass", "bid 5", "pass")
    assert state.order == [b, d, a, c]
    assert told(events, "order-changed") == [{"order": [b, d, a, c]}]
    assert state.actors == [b]


def test_STM_D5_every_bid_counts_that_may_have_to_be_paid():
    state = auction()
    a, b, c, d = state.order
    assert counting(state, a, b, c, d) == [None, None, None, None]
    say(state, "bid 0")
    assert counting(state, a, b, c, d) == [0, None, None, None]
    say(state, "bid 1", "pass", "bid 4")
    assert counting(state, a, b, c, d) == [None, 1, None, 4]


def test_STM_D3_if_all_others_pass_unbid_the_one_left_pays_nothing():
    state = auction()
    a, b, c, d = state.order
    say(state, "pass", "pass", "pass")
    assert state.order == [d, c, b, a]
    assert state.cash == [20] * 4


def held(state, seat):
    """The seat had the Turn Order tile last turn."""
    state.pass_holder = seat
    state.free_pass = True
    return state


def test_STM_D4_the_holder_of_turn_order_may_pass_once():
    state = auction()
    a, b, c, d = state.order
    held(state, b)
    events = say(state, "bid 1", "pass")
    assert told(events, "passed-freely") == [{"seat": b}]
    say(state, "pass", "bid 2", "pass")
    # b is back in, then out for good: third of the places left
    assert state.actors == [b]
    say(state, "bid 3", "pass")
    assert state.order == [b, d, a, c]


def test_STM_D4_the_highest_bidder_never_outbids_himself():
    state = auction(seats=3)
    a, b, c = state.order
    held(state, c)
    say(state, "bid 2", "pass", "pass")
    assert state.actors == [c]  # not a, whose bid stands
    say(state, "pass")
    assert state.order == [a, c, b]


def test_STM_D4_nobody_holds_it_in_the_first_turn_and_the_tile_decides_later():
    state = standard(3)
    assert state.pass_holder == -1
    say(state, "pass", "pass", "pass", "pass", "pass")
    holder = state.actors[0]
    say(state, "choose turn-order", "choose engineer", "choose first-move")
    say(state, "end", "end", "end", *["pass"] * 6)
    assert state.turn == 2 and state.pass_holder == holder
    say(state, "pass", "pass", "pass")
    assert seen(state)["auction"]["free_pass"] == holder


def test_STM_D5_two_pay_in_full_the_last_nothing_the_others_half_rounded_up():
    state = table(5, rules="standard")
    say(state, *["pass"] * 5)
    state.cash = [20] * 5
    a, b, c, d, e = state.order
    say(state, "bid 1", "bid 3", "bid 5", "bid 6", "bid 7")
    say(state, "pass", "pass", "pass", "pass")
    assert state.order == [e, d, c, b, a]
    assert [20 - state.cash[seat] for seat in (e, d, c, b, a)] == [7, 6, 3, 2, 0]


def test_STM_D3_the_order_stays_until_the_next_auction():
    state = auction(seats=3)
    say(state, "bid 1", "pass", "pass")
    order = state.order[:]
    say(state, "choose urbanization", "choose engineer", "choose turn-order")
    say(state, "end", "end", "end", *["pass"] * 6)
    assert state.turn == 2 and state.order == order
    assert allowed(state, "raise 1")
