"""Components, set-up and the advanced game (SPK-S1 to S8, SPK-V1, SPK-V2)."""

import pytest

from roundhouse.games.spike.rules.box import GOODS, ROUTES, TABLE
from roundhouse.games.spike.rules.phases import BEGINNING, GIVING, KEEPING, SIDES_PHASE, TURNS
from roundhouse.kernel.rng import Rng
from tests.games.saying import play, refused, told, why
from tests.games.spike.positions import good, new_game, seen


def all_cards(state):
    hands = sum(hand.total for hand in state.hands)
    return state.deck.down.total + hands + len(state.display) + len(state.deck.discards)


@pytest.mark.parametrize(("seats", "cards"), [(2, 42), (3, 60), (4, 60)])
def test_SPK_S1_sixty_cards_and_fewer_for_two(seats, cards):
    state = new_game(seats)
    assert all_cards(state) == cards
    assert [hand.total for hand in state.hands] == [5] * seats


def test_SPK_S2_twelve_markers_on_three_rows_by_chance():
    layouts = {tuple(new_game(2, seed).market) for seed in range(8)}
    assert len(layouts) == 8
    view = seen(new_game(3), None)
    assert [row["value"] for row in view["market"]] == [3, 2, 1]
    assert [len(row["commodities"]) for row in view["market"]] == [4, 4, 4]
    laid = [name for row in view["market"] for name in row["commodities"]]
    assert sorted(laid) == sorted(TABLE.commodities)


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_SPK_S3_twelve_contracts_dealt_evenly_and_open(seats, each):
    state = new_game(seats, 5)
    assert sorted(state.holder) == sorted(list(range(seats)) * each)
    for seat in range(seats):
        contracts = seen(state, None)["players"][seat]["contracts"]
        assert len(contracts) == each
        assert all(contract["side"] in ("front", "reverse") for contract in contracts)


def test_SPK_S3_cards_and_sides_are_chance():
    drawn = {card for seed in range(9) for card in new_game(2, seed).card_of}
    sides = {side for seed in range(9) for side in new_game(2, seed).side_of}
    assert drawn == {0, 1, 2} and sides == {0, 1}


def test_SPK_S4_what_a_player_begins_with():
    state = new_game(4)
    for seat in range(4):
        assert [state.level(seat, part) for part in range(3)] == [1, 2, 1]
        assert state.track_left[seat] == 45 and state.money[seat] == 0
    assert TABLE.levels == [[1, 2, 3], [2, 3, 4], [1, 2, 3]]


def test_SPK_S5_the_first_player_gives_a_card_to_the_last():
    state = new_game(4, 3)
    first, last = state.first, (state.first - 1) % 4
    assert state.phase == GIVING and state.actors == [first] and state.display == []
    colour = next(c for c in range(6) if state.hands[first].counts[c])
    before = state.hands[last].counts[colour]
    events = play(state, f"give {['red', 'yellow', 'blue', 'green', 'purple', 'white'][colour]}")
    assert state.hands[first].total == 4 and state.hands[last].total == 6
    assert state.hands[last].counts[colour] == before + 1
    assert len(state.display) == 4
    assert {event.audience for event in events if event.name == "given-card"} == {first, last}
    assert told(events, "card-given") == [{"seat": last, "by": first}]


def test_SPK_S5_only_a_card_of_the_hand():
    state = new_game(3, 1)
    missing = [c for c in range(6) if not state.hands[state.first].counts[c]]
    colours = ["red", "yellow", "blue", "green", "purple", "white"]
    assert why(state, f"give {colours[missing[0]]}") == ("SPK-S5", "no-card")


def test_SPK_S5_the_giver_remembers_the_gift_until_it_may_have_been_played():
    state = new_game(3, 3)
    first, last = state.first, (state.first - 1) % 3
    play(state, state.say(state.moves(first)[0]))
    gift = state.gift
    for seed in range(30):
        assert state.imagine(first, Rng(seed)).hands[last].counts[gift] >= 1
    other = (state.first + 1) % 3
    assert {state.imagine(other, Rng(seed)).gift for seed in range(5)} == {-1}
    assert "gift" in state.view(first) and "gift" not in state.view(other)


def test_SPK_S6_one_secret_route_card_each():
    state = new_game(3, 2)
    events = play(state, state.say(state.moves(state.first)[0]))
    assert [len(cards) for cards in state.routes] == [1, 1, 1]
    assert len({card for cards in state.routes for card in cards}) == 3
    assert {event.audience for event in events if event.name == "route-dealt"} == {0, 1, 2}
    assert "routes" in seen(state, 1)["players"][1]
    assert "routes" not in seen(state, 1)["players"][0]
    assert len(ROUTES.start) == 36


def test_SPK_S7_cities_in_turn_order_and_shared():
    state = new_game(3, 2)
    play(state, state.say(state.moves(state.first)[0]))
    assert state.phase == BEGINNING
    order = []
    while state.phase == BEGINNING:
        order.append(state.actors[0])
        play(state, "begin topeka")
    assert order == [(state.first + step) % 3 for step in range(3)]
    assert len(set(state.train)) == 1
    assert state.phase == TURNS and state.actors == [state.first]


def test_SPK_S7_nothing_else_before_the_trains_stand():
    state = new_game(2, 2)
    play(state, state.say(state.moves(state.first)[0]))
    assert why(state, "draw deck") == ("SPK-S7", "phase")
    assert why(state, "give red") == ("SPK-S5", "phase")


def test_SPK_S8_round_one_of_three():
    state = new_game(2)
    assert state.round == 1 and seen(state, None)["rounds"] == TABLE.time_cards == 3
    assert told(state.events, "round-began") == [{"round": 1}]


def test_SPK_V1_sides_are_chosen_at_the_same_time():
    state = new_game(3, 4, advanced=True)
    assert state.phase == SIDES_PHASE and sorted(state.actors) == [0, 1, 2]
    mine = [name for name in TABLE.commodities if state.holder[good(name)] == 2]
    events = play(state, f"side {mine[0]} reverse", 2)
    assert {event.audience for event in events} == {2}
    assert why(state, f"side {mine[0]} front", 2) == ("SPK-V1", "chosen")
    theirs = next(name for name in TABLE.commodities if state.holder[good(name)] == 0)
    assert why(state, f"side {theirs} front", 2) == ("SPK-V1", "not-yours")
    shown = [c for c in seen(state, 0)["players"][2]["contracts"] if c["commodity"] == mine[0]]
    assert shown[0]["side"] is None
    for name in mine[1:]:
        play(state, f"side {name} front", 2)
    assert sorted(state.actors) == [0, 1]
    for seat in (0, 1):
        for name in TABLE.commodities:
            if state.holder[good(name)] == seat:
                play(state, f"side {name} front", seat)
    assert state.phase == GIVING
    assert state.side_of[good(mine[0])] == 1
    assert sum(state.side_of[g] for g in range(GOODS)) == 1


def test_SPK_V1_not_in_the_basic_game():
    assert refused(new_game(2), "side corn front").rule == "SPK-V1"


def test_SPK_V2_two_route_cards_and_one_is_kept():
    state = new_game(2, 4, advanced=True)
    rng = Rng(0)
    while state.phase != KEEPING:
        state.play(state.random_move(state.actors[0], rng), state.actors[0])
    assert [len(cards) for cards in state.routes] == [2, 2] and len(state.actors) == 2
    seat = state.actors[1]
    names = [state.vocabulary.slugs[move[1]] for move in state.moves(seat)]
    other = next(name for name in ("topeka", "omaha", "tulsa") if name not in names)
    assert why(state, f"keep {other}", seat) == ("SPK-V2", "not-yours")
    events = play(state, f"keep {names[0]}", seat)
    assert len(state.routes[seat]) == 1 and state.rejected[seat] >= 0
    assert [event.audience for event in events if event.name == "route-kept"] == [seat]
    assert "rejected" not in seen(state, 1 - seat)["players"][seat]
    play(state, state.say(state.moves(1 - seat)[0]), 1 - seat)
    assert state.phase == BEGINNING


def test_SPK_V2_not_in_the_basic_game():
    state = new_game(2)
    assert refused(state, "keep topeka").rule == "SPK-V2"
