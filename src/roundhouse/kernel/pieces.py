"""Bag, Deck, Hand and Held: pieces with secrets, none of them hidden in an order.

Things are small numbers (kinds) and a piece is a list of how many of each it holds.
A draw chooses at the moment of drawing, so there is no sequence to leak.
Counts are written `a[k] = a[k] + 1`: compiled, `a[k] += 1` would be a sum of objects.
"""

from mypy_extensions import i64, mypyc_attr

from roundhouse.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag:
    """Draw one, put one back."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.total = sum(counts)

    def draw(self, rng: Rng) -> int:
        assert self.total > 0, "the bag is empty"
        at: i64 = rng.below(self.total)
        kind: i64 = 0
        there: i64 = self.counts[0]
        while at >= there:
            at -= there
            kind += 1
            there = self.counts[kind]
        self.take(kind)
        return kind

    def take(self, kind: int) -> None:
        """Take a thing that everybody may choose: no chance in it."""
        assert self.counts[kind] > 0
        self.counts[kind] = self.counts[kind] - 1
        self.total -= 1

    def put(self, kind: int) -> None:
        self.counts[kind] = self.counts[kind] + 1
        self.total += 1

    def copy(self) -> "Bag":
        return Bag(self.counts[:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """A face-down pile and an open discard pile that replaces it when it runs out."""

    def __init__(self, counts: list[int]) -> None:
        self.down = Bag(counts)
        self.discards: list[int] = []

    def draw(self, rng: Rng) -> int:
        if self.down.total == 0:
            for card in self.discards:
                self.down.put(card)
            self.discards = []
        return self.down.draw(rng)

    def discard(self, card: int) -> None:
        self.discards.append(card)

    def left(self) -> int:
        """Cards that can still be drawn, after a reshuffle if need be."""
        return self.down.total + len(self.discards)

    def copy(self) -> "Deck":
        other = Deck(self.down.counts[:])
        other.discards = self.discards[:]
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Hand:
    """A seat's cards: how many of each kind, and how many of them everybody has seen."""

    def __init__(self, kinds: int) -> None:
        self.counts = [0] * kinds
        self.known = [0] * kinds
        self.total = 0

    def add(self, card: int, seen: bool) -> None:
        """A card comes in; `seen` when all the table saw which one."""
        self.counts[card] = self.counts[card] + 1
        self.total += 1
        if seen:
            self.known[card] = self.known[card] + 1

    def play(self, card: int, rng: Rng) -> None:
        """A card leaves the hand in the open; a card nobody knew is a showing."""
        assert self.counts[card] > 0
        self.counts[card] = self.counts[card] - 1
        self.total -= 1
        if self.known[card] > 0:
            self.known[card] = self.known[card] - 1
        else:
            rng.showing()

    def secret(self) -> list[int]:
        return [n - k for n, k in zip(self.counts, self.known, strict=True)]

    def copy(self) -> "Hand":
        other = Hand(len(self.counts))
        other.counts = self.counts[:]
        other.known = self.known[:]
        other.total = self.total
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Held:
    """Choices of several seats at once, held back until the last one has chosen."""

    def __init__(self, seats: int) -> None:
        self.choices: list[list[tuple[int, ...]]] = [[] for _ in range(seats)]
        self.asked: list[int] = []
        self.waiting: list[int] = []

    def ask(self, seats: list[int]) -> None:
        self.asked = seats[:]
        self.waiting = seats[:]
        for seat in range(len(self.choices)):
            self.choices[seat] = []

    def add(self, seat: int, choice: tuple[int, ...]) -> None:
        self.choices[seat].append(choice)

    def finish(self, seat: int) -> None:
        self.waiting.remove(seat)

    def open(self, rng: Rng) -> None:
        """All see all: a showing, unless nothing was chosen or nobody else is there."""
        if len(self.choices) > 1 and any([bool(choice) for choice in self.choices]):
            rng.showing()

    def copy(self) -> "Held":
        other = Held(0)
        other.choices = [choice[:] for choice in self.choices]
        other.asked = self.asked[:]
        other.waiting = self.waiting[:]
        return other


def deal_anew(deck: Deck, hands: list[Hand], seat: int | None, rng: Rng) -> None:
    """Replace what `seat` can't see: the pile and the others' unknown cards, by another deal.

    The pool is a multiset, so the outcome depends on `rng` and on what is visible alone.
    """
    pool = deck.down
    sizes: list[int] = []
    for owner, hand in enumerate(hands):
        size = 0
        if owner != seat:
            for card, n in enumerate(hand.secret()):
                size += n
                hand.counts[card] -= n
                for _ in range(n):
                    pool.put(card)
        sizes.append(size)
    for owner, hand in enumerate(hands):
        for _ in range(sizes[owner]):
            hand.counts[pool.draw(rng)] += 1
