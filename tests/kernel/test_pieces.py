"""Bags, decks, hands and held choices: nothing is lost, every draw and showing is counted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import roundhouse as rh
from roundhouse.kernel.pieces import Bag, Deck, Hand, Held, deal_anew


def test_a_bag_is_drawn_empty_and_every_draw_is_counted():
    rng = rh.Rng(1)
    bag = Bag([3, 0, 2, 5])
    drawn = [bag.draw(rng) for _ in range(10)]
    assert sorted(drawn) == [0] * 3 + [2] * 2 + [3] * 5
    assert bag.total == 0 and bag.counts == [0, 0, 0, 0]
    assert rng.drawn >= 10
    with pytest.raises(AssertionError):
        bag.draw(rng)


def test_a_bag_draws_in_proportion():
    rng = rh.Rng(2)
    bag = Bag([1, 3])
    rare = 0
    for _ in range(4000):
        kind = bag.draw(rng)
        rare += kind == 0
        bag.put(kind)
    assert 880 < rare < 1120


def test_taking_what_everybody_may_choose_is_no_chance():
    rng = rh.Rng(1)
    bag = Bag([1, 1])
    bag.take(1)
    assert (bag.counts, bag.total, rng.drawn) == ([1, 0], 1, 0)
    with pytest.raises(AssertionError):
        bag.take(1)


def test_copies_of_pieces_are_independent():
    rng = rh.Rng(3)
    bag, deck, hand, held = Bag([2, 2]), Deck([2, 2]), Hand(2), Held(2)
    deck.discard(deck.draw(rng))
    hand.add(1, True)
    held.ask([0, 1])
    held.add(0, (1,))
    copies = bag.copy(), deck.copy(), hand.copy(), held.copy()
    bag.draw(rng)
    deck.discard(deck.draw(rng))
    hand.play(1, rng)
    held.add(0, (2,))
    held.finish(0)
    assert copies[0].counts == [2, 2] and copies[0].total == 4
    assert copies[1].down.total == 3 and len(copies[1].discards) == 1
    assert copies[2].counts == [0, 1] and copies[2].known == [0, 1] and copies[2].total == 1
    assert copies[3].choices == [[(1,)], []]
    assert copies[3].asked == copies[3].waiting == [0, 1]


def test_a_deck_that_runs_out_takes_its_discards():
    rng = rh.Rng(4)
    deck = Deck([2, 1])
    for _ in range(3):
        deck.discard(deck.draw(rng))
    assert deck.down.total == 0 and deck.left() == 3
    card = deck.draw(rng)
    assert deck.discards == [] and deck.left() == 2
    assert deck.down.counts[card] == [2, 1][card] - 1


def test_an_empty_deck_has_nothing_to_draw():
    deck = Deck([0, 0])
    assert deck.left() == 0
    with pytest.raises(AssertionError):
        deck.draw(rh.Rng(1))


def test_playing_an_unknown_card_is_a_showing_and_a_known_one_is_not():
    rng = rh.Rng(1)
    hand = Hand(3)
    hand.add(2, False)
    hand.add(2, True)
    assert hand.secret() == [0, 0, 1]
    hand.play(2, rng)
    assert rng.shown == 0 and hand.secret() == [0, 0, 1]
    hand.play(2, rng)
    assert rng.shown == 1 and hand.total == 0
    with pytest.raises(AssertionError):
        hand.play(2, rng)


def test_choices_held_back_wait_for_the_last():
    held = Held(3)
    held.ask([2, 0])
    held.add(2, (5,))
    held.finish(2)
    assert held.waiting == [0] and held.asked == [2, 0]
    held.finish(0)
    assert held.waiting == []
    held.ask([1])
    assert held.choices == [[], [], []]


@pytest.mark.parametrize(
    ("seats", "choosers", "shown"),
    [(3, [], 0), (3, [1], 1), (3, [0, 2], 1), (3, [0, 1, 2], 1), (1, [0], 0)],
)
def test_opening_shows_what_was_chosen_to_the_others(seats: int, choosers: list[int], shown: int):
    rng = rh.Rng(1)
    held = Held(seats)
    held.ask(list(range(seats)))
    for seat in choosers:
        held.add(seat, (seat,))
    held.open(rng)
    assert rng.shown == shown


def dealt(seed: int, known: int) -> tuple[Deck, list[Hand]]:
    rng = rh.Rng(seed)
    deck = Deck([4, 3, 2, 3])
    hands = [Hand(4) for _ in range(3)]
    for hand in hands:
        for number in range(3):
            hand.add(deck.draw(rng), number < known)
    deck.discard(deck.draw(rng))
    return deck, hands


def everything(deck: Deck, hands: list[Hand]) -> list[int]:
    return [
        deck.down.counts[kind] + deck.discards.count(kind) + sum(h.counts[kind] for h in hands)
        for kind in range(4)
    ]


@given(st.integers(0, 10**6), st.integers(0, 3), st.sampled_from([None, 0, 1, 2]))
def test_dealing_anew_keeps_every_card_and_what_is_seen(seed: int, known: int, seat: int | None):
    deck, hands = dealt(seed, known)
    before = [hand.copy() for hand in hands]
    discards = deck.discards[:]
    deal_anew(deck, hands, seat, rh.Rng(seed))
    assert everything(deck, hands) == [4, 3, 2, 3]
    assert deck.down.total == sum(deck.down.counts) == 2
    assert deck.discards == discards
    for owner, hand in enumerate(hands):
        assert hand.total == sum(hand.counts) == 3
        assert hand.known == before[owner].known
        assert all(n >= k for n, k in zip(hand.counts, hand.known, strict=True))
        if owner == seat:
            assert hand.counts == before[owner].counts


def test_dealing_anew_depends_on_the_visible_alone():
    """Two deals that seat 0 can't tell apart are dealt anew to the same."""
    deck, hands = dealt(5, 1)
    other_deck, other_hands = deck.copy(), [hand.copy() for hand in hands]
    deal_anew(other_deck, other_hands, 0, rh.Rng(123))
    assert [hand.counts for hand in hands] != [hand.counts for hand in other_hands]
    deal_anew(deck, hands, 0, rh.Rng(7))
    deal_anew(other_deck, other_hands, 0, rh.Rng(7))
    assert [hand.counts for hand in hands] == [hand.counts for hand in other_hands]
    assert deck.down.counts == other_deck.down.counts


def test_dealing_anew_reaches_every_deal():
    seen = set()
    for seed in range(200):
        deck, hands = dealt(5, 3 - 1)
        deal_anew(deck, hands, 0, rh.Rng(seed))
        seen.add(tuple(hands[1].secret()))
    assert len(seen) == sum(n > 0 for n in pool_of_unknown())


def pool_of_unknown() -> list[int]:
    deck, hands = dealt(5, 2)
    secret = [hand.secret() for hand in hands[1:]]
    return [deck.down.counts[kind] + sum(one[kind] for one in secret) for kind in range(4)]
