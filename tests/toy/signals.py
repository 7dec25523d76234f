"""Signals: a toy game from outside the house, with secret hands and choices made at once.

Everyone holds three cards from 1 to 6. In each round all choose a card in secret; the
highest card that nobody else shows wins a point. Shown cards are discarded and replaced.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

import roundhouse as rh
from roundhouse.kernel.facts import declare
from roundhouse.kernel.game import Spot
from roundhouse.kernel.pieces import Deck, Hand, Held, deal_anew
from roundhouse.kernel.result import places

CARDS = 6
GRAMMAR = rh.Grammar()
SHOW = GRAMMAR.verb("show", "card")
CARD = GRAMMAR.section("card", [str(n) for n in range(1, CARDS + 1)])
VOCABULARY = GRAMMAR.vocabulary()


class View(TypedDict):
    """What a seat sees; the last two a seat alone."""

    round: int
    points: list[int]
    last: list[int]
    waiting: list[int]
    discards: list[int]
    hands: list[int]
    mine: NotRequired[list[int]]
    chosen: NotRequired[list[list[int]]]


class Show(rh.Action):
    def words(self, state, said, seat):
        if len(said) > 1:
            return []
        return [CARD.word(card) for card, n in enumerate(state.hands[seat].counts) if n]

    def judge(self, state, move, seat):
        if state.hands[seat].counts[CARD.of(move[1])] > 0:
            return None
        return rh.Illegal("SIG-1", {"card": 1 + CARD.of(move[1])})

    def act(self, state, move, seat):
        card = CARD.of(move[1])
        state.held.add(seat, (card,))
        state.tell("chosen", {"seat": seat, "card": card + 1}, seat)
        state.held.finish(seat)


class Choosing(rh.Phase):
    def verbs(self, state, seat):
        return [SHOW]

    def after(self, state, move, seat):
        state.actors = state.held.waiting[:]
        if not state.actors:
            state.open()


COURSE = rh.Phases([Choosing("choose", [Show(SHOW)])], {SHOW: "SIG-1"})


class Table(rh.State):
    def __init__(self, game, seats, options, rng):
        super().__init__(game, seats, options, VOCABULARY, rng)
        self.round = 1
        self.points = [0] * seats
        self.last: list[int] = []
        self.deck = Deck([3] * CARDS)
        self.hands = [Hand(CARDS) for _ in range(seats)]
        self.held = Held(seats)
        for hand in self.hands:
            for _ in range(3):
                hand.add(self.deck.draw(rng), False)
        self.ask()

    def ask(self):
        self.held.ask(list(range(self.seats)))
        self.actors = self.held.waiting[:]

    def open(self):
        self.held.open(self.rng)
        self.last = [choices[0][0] for choices in self.held.choices]
        for seat, card in enumerate(self.last):
            self.hands[seat].play(card, self.rng)
            self.tell("shown", {"seat": seat, "card": card + 1})
            self.deck.discard(card)
        alone = [card for card in self.last if self.last.count(card) == 1]
        if alone:
            self.points[self.last.index(max(alone))] += 1
        for seat, hand in enumerate(self.hands):
            card = self.deck.draw(self.rng)
            hand.add(card, False)
            self.tell("drawn", {"seat": seat, "card": card + 1}, seat)
        self.round += 1
        if self.round > int(str(self.options["rounds"])):
            self.actors = []
            order = [(points,) for points in self.points]
            parts = [{"rounds": points} for points in self.points]
            self.result = rh.Result(self.points, places(order), parts, "last-round", {})
        else:
            self.ask()

    def copy(self):
        other = self.begin_copy()
        assert isinstance(other, Table)
        other.round, other.points, other.last = self.round, self.points[:], self.last[:]
        other.deck, other.held = self.deck.copy(), self.held.copy()
        other.hands = [hand.copy() for hand in self.hands]
        return other

    def view(self, seat):
        view = {
            "round": self.round,
            "points": self.points[:],
            "last": self.last[:],
            "waiting": self.held.waiting[:],
            "discards": self.deck.discards[:],
            "hands": [hand.total for hand in self.hands],
        }
        if seat is not None:
            view["mine"] = self.hands[seat].counts[:]
            view["chosen"] = [list(choice) for choice in self.held.choices[seat]]
        return view

    def imagine(self, seat, rng):
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        deal_anew(other.deck, other.hands, seat, rng)
        for chooser in other.held.asked:
            if chooser != seat and chooser not in other.held.waiting:
                cards = [word for word, n in enumerate(other.hands[chooser].counts) if n]
                other.held.choices[chooser] = [(cards[rng.below(len(cards))],)]
        return other


class Signals(rh.Game):
    def setup(self, seats, options, rng):
        return Table(self, seats, options, rng)

    def data_hash(self, options):
        return "none"

    def evaluate(self, state, seat):
        return float(state.points[seat])

    def draw(self, state):
        """A row of cards."""
        cards = "".join(f'<text x="{40 * n}" y="30">{n}</text>' for n in range(1, CARDS + 1))
        shape = 'width="280" height="60" viewBox="0 0 280 60"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>{cards}</svg>'

    def spots(self, state, seat=0):
        return {str(n): Spot(40 * n, 30, 18) for n in range(1, CARDS + 1)}

    def observe(self, state, seen):
        seen.one("round", state.round, "from 1 on")
        seen.players("points", state.points, "rounds won")
        shown = state.last or [-1] * state.seats
        seen.players("last", [1 + card for card in shown], "card shown last: 0 none")
        discards = [state.deck.discards.count(card) for card in range(CARDS)]
        seen.add("discards", "card", [CARDS], discards, "cards on the discard pile")
        hand = state.hands[seen.seat].counts
        seen.add("hand", "card", [CARDS], hand, "your cards")
        chosen = [1 + choice[0] for choice in state.held.choices[seen.seat]] or [0]
        seen.one("chosen", chosen[0], "the card that you have chosen: 0 none")


game = Signals(
    "signals",
    "Signals",
    1,
    (2, 4),
    (rh.Option("rounds", 4, "How many rounds are played.", low=1, high=9),),
    COURSE,
    View,
    declare({"seat": "seat", "amount": "card"}),
)
