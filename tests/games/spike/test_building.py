"""Building, paying and the market (SPK-A2 to A5, SPK-A9), upgrades and the duty to act."""

import itertools

import pytest

import roundhouse as rh
from roundhouse.games.spike.rules.board import BOARD, COLOURS, WAYS
from roundhouse.games.spike.rules.box import TABLE
from roundhouse.games.spike.rules.payment import can_pay, covers, payments, superfluous
from roundhouse.games.spike.rules.phases import PAYING, TURNS
from roundhouse.games.spike.rules.rounds import begin_turn
from roundhouse.games.spike.rules.ways import COUNT, Ways, one_space, spaces_in
from tests.games.saying import play, refused, told, why
from tests.games.spike.positions import (
    column,
    counts,
    edge,
    hold,
    lay,
    leave_in_deck,
    market,
    needs,
    new_game,
    offered,
    point,
    said,
    show,
    turns,
    verbs,
)


def build(state, line):
    """Hold exactly the cards of the right colours and build."""
    hold(state, state.actors[0], said(needs(line)))
    return play(state, f"build {line}") + play(state, f"pay {said(needs(line))}")


def test_SPK_A2_a_connection_joins_a_new_city_for_a_card_a_space():
    state = turns("topeka", "boston")
    events = build(state, "tulsa nw ne")
    assert told(events, "built")[0]["spaces"] == 2
    assert state.track_left[0] == 43 and state.hands[0].total == 0
    assert state.connected[0] == 2 and state.joined[point("tulsa")] & 1
    assert state.owner[edge("topeka", "sw")] == state.owner[edge("b7", "se")] == 0
    assert len(state.deck.discards) == 2
    assert state.actors == [1]


def test_SPK_A2_branching_from_a_junction_of_the_own_network():
    state = turns("topeka", "boston")
    lay(state, 0, "topeka sw se")
    build(state, "kansas-city sw w")
    assert state.owner[edge("b7", "e")] == 0


def test_SPK_A2_a_way_round_when_the_short_one_cannot_be_paid():
    state = turns("minneapolis", "boston")
    assert edge("minneapolis", "ne") == edge("duluth", "sw")  # a space away, of a third colour
    hold(state, 0, "1-red 1-purple")
    assert "build" in verbs(state)
    play(state, "build duluth se w")


def test_SPK_A2_not_from_another_network():
    """The booklet's first illegal build."""
    state = turns("boston", "topeka")
    lay(state, 1, "topeka sw se")
    hold(state, 0, said(needs("kansas-city sw w")))
    assert why(state, "build kansas-city sw w") == ("SPK-A2", "not-joined")


def test_SPK_A2_not_ending_outside_a_city():
    """The booklet's second illegal build: every build names a new city, and is led to it."""
    state = turns("topeka", "boston")
    hold(state, 0, "3-red 3-blue 3-green")
    for move in state.moves(0):
        words = state.say(move).split()
        if words[0] == "build":
            assert point(words[1]) < BOARD.cities
    assert refused(state, "build tulsa nw").facts["why"] == "not-joined"


def rich(*homes):
    """Three players, so that all sixty cards are there, most of them in the first hand."""
    state = turns(*homes, "boston")
    show(state)
    hold(state, 0, "9-red 9-yellow 9-blue 9-green 9-purple 9-white")
    return state


def test_SPK_A2_ends_at_the_first_new_city():
    state = rich("topeka", "boston")
    assert why(state, "build omaha se w") == ("SPK-A2", "city-between")
    play(state, "build kansas-city w")
    play(state, f"pay {said(needs('kansas-city w'))}")
    begin_turn(state, 0)
    play(state, "build omaha se")


def test_SPK_A2_ends_where_it_meets_the_network():
    state = rich("topeka", "boston")
    lay(state, 0, "topeka sw")
    assert why(state, "build tulsa nw ne") == ("SPK-A2", "goes-on")
    assert why(state, "build topeka sw") == ("SPK-A2", "not-new")
    assert why(state, "build tulsa sw w") == ("SPK-A2", "no-edge")
    assert why(state, "build tulsa e w") == ("SPK-A2", "loop")
    assert why(state, "build tulsa in") == ("SPK-A2", "no-edge")


def test_SPK_A2_not_with_too_few_pieces_of_track():
    state = turns("topeka", "boston")
    state.track_left[0] = 1
    hold(state, 0, said(needs("tulsa nw ne")))
    assert why(state, "build tulsa nw ne") == ("SPK-A2", "track")


def longer_line(passed, spaces):
    """Ways from the last point through junctions back to Topeka, so many spaces long."""
    here = passed[-1]
    if spaces == 0:
        return [] if here == point("topeka") else None
    for number, way in enumerate(WAYS):
        track = BOARD.edge_at[here * len(WAYS) + number]
        there = BOARD.ends[track] - here
        last = spaces == 1 and there == point("topeka")
        if track >= 0 and there not in passed and (last or there >= BOARD.cities):
            rest = longer_line([*passed, there], spaces - 1)
            if rest is not None:
                return [way, *rest]
    return None


@pytest.mark.parametrize("spaces", [8, 9, 12, 20, 28])
def test_SPK_A2_as_long_as_cards_and_track_allow(spaces):
    line = " ".join(["tulsa", *longer_line([point("tulsa")], spaces)])
    state = rich("topeka", "boston")
    assert offered(state, state.hear(f"build {line}"), 0)
    state.track_left[0] = spaces
    state.survey = None
    assert offered(state, state.hear(f"build {line}"), 0)
    state.track_left[0] = spaces - 1
    state.survey = None
    assert not offered(state, state.hear(f"build {line}"), 0)
    facts = refused(state, f"build {line}").facts
    assert facts["why"] == "track" and (facts["spaces"], facts["left"]) == (spaces, spaces - 1)
    state.track_left[0] = 45
    hold(state, 0, said(needs(line)))
    state.survey = None
    events = play(state, f"build {line}")
    assert told(events, "built")[0]["spaces"] == spaces
    play(state, f"pay {said(needs(line))}")
    assert state.track_left[0] == 45 - spaces


def test_SPK_A2_nine_spaces_for_just_the_nine_cards():
    """From one end of the board towards the other; with a card less it can't be paid."""
    state = turns("minneapolis", "boston", "boston")
    line = "shreveport ne nw ne ne ne ne ne nw nw"
    assert len(line.split()) == 10
    cards = needs(line)
    hold(state, 0, said(cards))
    assert offered(state, state.hear(f"build {line}"), 0)
    play(state, f"build {line}")
    play(state, f"pay {said(cards)}")
    assert state.connected[0] == 2 and state.hands[0].total == 0
    state = turns("minneapolis", "boston", "boston")
    fewer = [count - (colour == cards.index(max(cards))) for colour, count in enumerate(cards)]
    hold(state, 0, said(fewer))
    assert not offered(state, state.hear(f"build {line}"), 0)
    assert why(state, f"build {line}") == ("SPK-A4", "unpayable")


def test_SPK_A2_a_way_is_found_word_by_word_with_any_hand():
    """Every word that is offered can be followed to the end, also in the pockets of a long line."""
    state = rich("topeka", "boston")
    lengths = []
    for seed in range(40):
        rng = rh.Rng(seed)
        move = state.hear("build")
        while following := state.words(move, 0):
            move = (*move, following[rng.below(len(following))])
        assert state.check(move, 0) is None
        lengths.append(len(move) - 2)
    assert max(lengths) > 20


def test_SPK_A3_the_first_connection_begins_at_the_train():
    state = turns("topeka", "boston", "boston")
    hold(state, 0, "1-red 2-yellow 1-blue 1-green 2-white")
    seen = set()
    for move in state.moves(0):
        words = state.say(move).split()
        if words[0] == "build":
            here = point(words[1])
            for way in words[2:]:
                here = BOARD.ends[edge(BOARD.names[here], way)] - here
            seen.add(BOARD.names[here])
    assert seen == {"topeka"}


@pytest.mark.parametrize(
    ("hand", "need", "enough"),
    [
        ("2-white", "1-red", True),  # the booklet's examples
        ("3-blue", "2-red", True),
        ("1-white", "1-red", False),
        ("2-white", "2-red", False),
        ("3-white", "1-red 1-green", False),  # a set stands for one colour
        ("4-white", "1-red 1-green", True),  # two sets
        ("2-white 2-blue", "2-red", True),
        ("1-red 2-white", "2-red", True),
        ("3-red 2-blue", "1-red 2-green", True),
        ("4-white 3-blue", "2-red 2-green 1-yellow", False),
        ("5-white 4-blue", "2-red 2-green 1-yellow", True),
    ],
)
def test_SPK_A4_wild_sets(hand, need, enough):
    assert can_pay(counts(hand), counts(need)) == enough
    assert covers(counts(hand), counts(need)) == enough
    assert bool(payments(counts(hand), counts(need))) == enough


def test_SPK_A4_the_generator_and_the_judge_of_payments_agree():
    """Against every choice of cards from the hand, and each payment once."""
    rng = rh.Rng(11)
    for _ in range(60):
        hand = [rng.below(4) for _ in range(COLOURS)]
        need = [0] * COLOURS
        for _ in range(1 + rng.below(4)):
            need[rng.below(COLOURS)] += 1
        every = [list(cards) for cards in itertools.product(*[range(n + 1) for n in hand])]
        right = [
            cards
            for cards in every
            if covers(cards[:], need[:]) and superfluous(cards[:], need[:]) < 0
        ]
        in_words = sorted(right, key=lambda cards: [count or 99 for count in cards])
        assert payments(hand, need) == in_words
        assert can_pay(hand, need) == covers(hand[:], need[:])


def test_SPK_A4_the_quick_count_of_a_way_agrees_with_the_payments():
    """What a way needs is packed into one number; most answers come of two counts."""
    state = turns("topeka", "boston", "boston")
    rng = rh.Rng(12)
    answers = [0, 0]
    for _ in range(400):
        hand = [rng.below(4) for _ in range(COLOURS)]
        for _ in range(10):
            need = [0] * COLOURS
            for _ in range(1 + rng.below(6)):
                need[rng.below(COLOURS)] += 1
            answers[agree(state, hand, need)] += 1
    assert min(answers) > 400


def agree(state, hand, need):
    """Whether a hand pays, by the count over packed needs and by trying every set."""
    state.hands[0].counts = hand
    state.hands[0].total = sum(hand)
    packed = sum(one_space(colour) * count for colour, count in enumerate(need))
    enough = covers(hand[:], need[:])
    assert Ways(state, 0).payable(packed, 0) == enough, (hand, need)
    return enough


def test_SPK_A2_the_packed_count_holds_the_longest_line_and_the_largest_hand():
    """Every piece of track on one line, of one colour or of all, paid with all sixty cards."""
    state = turns("topeka", "boston", "boston")
    every = [TABLE.of_each_colour] * COLOURS
    track = TABLE.track
    for colour in range(COLOURS):
        few = [TABLE.of_each_colour if one == colour else 1 for one in range(COLOURS)]
        for spaces in (10, 11, 31, 32, track):
            need = [spaces if one == colour else 0 for one in range(COLOURS)]
            assert agree(state, every, need)
            assert agree(state, few, need) == (spaces == 10)
    assert agree(state, every, [8, 8, 8, 7, 7, 7])
    assert not agree(state, [9, 9, 8, 7, 7, 5], [8, 8, 8, 7, 7, 7])
    packed = sum(one_space(colour) * 7 for colour in range(COLOURS))
    assert spaces_in(packed) == 42
    assert spaces_in(one_space(5) * track) == track <= COUNT


def test_SPK_A4_a_set_is_used_up_and_nothing_is_wasted():
    state = turns("topeka", "boston")
    red = BOARD.colours[BOARD.colour[edge("topeka", "e")]]
    other, third = [colour for colour in BOARD.colours if colour != red][:2]
    hold(state, 0, f"1-{red} 4-{other} 2-{third}")
    assert why(state, f"pay 1-{red}") == ("SPK-A4", "nothing-due")
    play(state, "build kansas-city w")
    assert state.stage == PAYING and verbs(state) == {"pay"}
    assert why(state, "draw deck") == ("SPK-A4", "due")
    offered = {state.say(move) for move in state.moves(0)}
    assert offered == {f"pay 1-{red}", f"pay 2-{other}", f"pay 2-{third}"}
    assert why(state, f"pay 3-{other}") == ("SPK-A4", "too-many")
    assert why(state, f"pay 1-{other}") == ("SPK-A4", "too-few")
    assert why(state, f"pay 2-{red}") == ("SPK-A4", "hand")
    assert why(state, f"pay 2-{other} 2-{third}") == ("SPK-A4", "too-many")
    assert why(state, f"pay 2-{third} 2-{other}") == ("SPK-A4", "order")
    play(state, f"pay 2-{third}")
    assert sorted(state.deck.discards) == [BOARD.colours.index(third)] * 2


def test_SPK_A4_a_line_that_the_hand_cannot_pay():
    state = turns("topeka", "boston")
    colour = BOARD.colours[BOARD.colour[edge("topeka", "e")]]
    wrong = [other for other in BOARD.colours if other != colour]
    hold(state, 0, f"1-{wrong[0]} 1-{wrong[1]}")
    assert why(state, "build kansas-city w") == ("SPK-A4", "unpayable")


def test_SPK_A4_whole_games_list_each_move_as_the_words_do():
    """Builds and payments are listed in one go: the same moves in the same order."""
    compared = 0
    for seed in range(4):
        state = new_game(2 + seed % 3, seed)
        rng = rh.Rng(seed)
        while state.result is None:
            seat = state.actors[0]
            if state.hands[seat].total < 8:
                assert state.moves(seat) == rh.State.moves(state, seat)
                compared += 1
            state.play(state.random_move(seat, rng), seat)
    assert compared > 500


def test_SPK_A5_norfolk_pigs():
    """The booklet's example: 3 dollars, the marker to row 1, the other two move up."""
    state = turns("raleigh", "boston")
    market(state, 2, "pigs", "cows", "wood")
    others = [column(state, number) for number in (0, 1, 3)]
    events = build(state, "norfolk sw")
    assert told(events, "commodity-scored") == [{"seat": 0, "commodity": "pigs", "dollars": 3}]
    assert column(state, 2) == ["cows", "wood", "pigs"]
    assert [column(state, number) for number in (0, 1, 3)] == others
    assert state.money[0] == 3


def test_SPK_A5_from_the_middle_row_one_rises():
    state = turns("raleigh", "boston")
    market(state, 0, "cows", "pigs", "wood")
    build(state, "norfolk sw")
    assert column(state, 0) == ["cows", "wood", "pigs"] and state.money[0] == 2


def test_SPK_A5_from_the_lowest_row_nothing_moves():
    state = turns("raleigh", "boston")
    market(state, 0, "cows", "wood", "pigs")
    build(state, "norfolk sw")
    assert column(state, 0) == ["cows", "wood", "pigs"] and state.money[0] == 1


def test_SPK_A5_the_starting_city_brings_nothing():
    state = new_game(2, 2)
    play(state, state.say(state.moves(state.first)[0]))
    play(state, "begin norfolk")
    play(state, "begin norfolk")
    assert state.phase == TURNS and state.money == [0, 0]


def test_SPK_A8_upgrades_are_paid_from_the_score():
    state = turns("topeka", "boston")
    state.money[0] = 9
    play(state, "upgrade tender")
    assert state.money[0] == 6 and state.level(0, 1) == 3 and state.actors == [1]
    begin_turn(state, 0)
    play(state, "upgrade tender")
    assert state.money[0] == 1 and state.level(0, 1) == 4
    begin_turn(state, 0)
    assert why(state, "upgrade tender") == ("SPK-A8", "top")
    illegal = refused(state, "upgrade locomotive")
    assert illegal.facts == {"part": "locomotive", "why": "money", "price": 3, "money": 1}


def test_SPK_A9_an_edge_belongs_to_one_player():
    state = rich("topeka", "tulsa")
    lay(state, 1, "tulsa nw ne")
    illegal = refused(state, "build tulsa nw ne")
    assert illegal.rule == "SPK-A9" and illegal.facts["by"] == 1


def test_SPK_A9_cities_and_junctions_may_be_used_by_all():
    state = rich("topeka", "tulsa")
    lay(state, 1, "b7 se")
    line = "kansas-city sw w ne"  # through b7, where another's track ends
    play(state, f"build {line}")
    state = rich("topeka", "kansas-city")
    play(state, "build kansas-city w")


def test_SPK_A10_one_action_and_no_more():
    state = turns("topeka", "boston")
    assert why(state, "done") == ("SPK-A10", "no-action")
    assert why(state, "pass") == ("SPK-A10", "can-act")
    play(state, "draw deck")
    assert why(state, "upgrade tender") == ("SPK-A10", "drawing")
    assert why(state, "pass") == ("SPK-A10", "acted")


def test_SPK_A10_nothing_after_the_action_but_goods():
    state = turns("topeka", "boston")
    state.money[0] = 9
    state.holder[BOARD.commodity[point("topeka")]] = 0
    play(state, "upgrade tender")
    assert verbs(state) == {"load", "done"}
    assert why(state, "draw deck") == ("SPK-A10", "acted")


def nothing_to_draw():
    """No card to draw: all are in the other player's hand."""
    state = turns("topeka", "boston")
    show(state)
    leave_in_deck(state, 0)
    for colour in state.deck.discards:
        state.hands[1].add(colour, False)
    state.deck.discards = []
    return state


def test_SPK_A10_who_can_do_nothing_passes():
    state = nothing_to_draw()
    assert verbs(state) == {"pass"}
    events = play(state, "pass")
    assert told(events, "passed") == [{"seat": 0}] and state.actors == [1]


@pytest.mark.parametrize("action", ["upgrade", "start", "extra", "build"])
def test_SPK_A10_no_pass_while_something_can_be_done(action):
    state = nothing_to_draw()
    if action == "upgrade":
        state.money[0] = 3
    elif action == "build":
        colour = BOARD.colour[edge("topeka", "e")]
        state.hands[1].play(colour, state.rng)
        state.hands[0].add(colour, False)
    else:
        lay(state, 0, "topeka e")
        if action == "extra":
            state.train[0] = BOARD.points + edge("topeka", "e")
            begin_turn(state, 0)
    assert refused(state, "pass").facts["action"] == action
