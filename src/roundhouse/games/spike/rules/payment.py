"""Paying for track with cards: one of its colour per space, or wild sets (SPK-A2, SPK-A4).

A wild set of N equal cards counts as N-1 cards of one other colour. A payment is how many
cards of each colour are played. Cards of a colour that is needed are best used as they are:
whatever can be paid can be paid so. What is over of a colour then makes sets, what is short
is made up by sets; each set costs one card more than it covers.
"""

from typing import Final

from roundhouse.games.spike.rules.board import COLOURS


def can_pay(hand: list[int], needs: list[int]) -> bool:
    """Whether some of these cards pay for that many spaces of each colour."""
    missing = 0
    short = 0  # colours that are short
    spare = 0  # spaces that the sets could cover, one set of each colour
    sources = 0
    for colour in range(COLOURS):
        gap = hand[colour] - needs[colour]
        if gap < 0:
            missing -= gap
            short += 1
        elif gap > 1:
            spare += gap - 1
            sources += 1
    # Filled one after the other from one source after the other, every colour that is short and
    # every source but the last costs at most a card besides what it covers.
    if missing == 0 or spare >= missing + short - 1:
        return True
    if spare < missing or sources == 1:
        return False
    if short == 2:
        return makes_up(hand, needs)
    over = [hand[c] - needs[c] for c in range(COLOURS) if hand[c] - needs[c] > 1]
    lacks = [needs[c] - hand[c] for c in range(COLOURS) if hand[c] < needs[c]]
    return fill(over, lacks, 0, lacks[0], 0)


def makes_up(hand: list[int], needs: list[int]) -> bool:
    """Two colours are short and no card is over: one set of each source, and those for the first
    colour come to just what it lacks. What sets can come to is kept as bits."""
    sums = 1
    lack = 0
    for colour in range(COLOURS):
        gap = hand[colour] - needs[colour]
        if gap > 1:
            sums |= sums << gap - 1
        elif gap < 0:
            lack = -gap
    return sums >> lack & 1 == 1


def fill(over: list[int], lacks: list[int], at: int, lack: int, source: int) -> bool:
    """Cover `lack` spaces of the colour `at` from `source` on, then the colours after it."""
    if lack == 0:
        at += 1
        return at == len(lacks) or fill(over, lacks, at, lacks[at], 0)
    if source == len(over):
        return False
    for cover in range(min(lack, over[source] - 1), 0, -1):
        over[source] -= cover + 1
        done = fill(over, lacks, at, lack - cover, source + 1)
        over[source] += cover + 1
        if done:
            return True
    return fill(over, lacks, at, lack, source + 1)


def payments(hand: list[int], needs: list[int]) -> list[list[int]]:
    """Every payment that holds no card it could do without, in the order of the words."""
    found: list[list[int]] = []
    more = [0] * (COLOURS + 1)  # by colour: cards over from there on, which sets could be made of
    spaces = 0
    short = False
    for colour in range(COLOURS - 1, -1, -1):
        over = hand[colour] - needs[colour]
        more[colour] = more[colour + 1] + (over if over > 1 else 0)
        spaces += needs[colour]
        short = short or over < 0
    if more[0] == 0:
        return [] if short else [needs[:]]
    add_colour(hand, needs, more, [0] * COLOURS, 0, 0, 0, spaces, found)
    return found


def add_colour(
    hand: list[int],
    needs: list[int],
    more: list[int],
    paid: list[int],
    colour: int,
    missing: int,
    over: int,
    to_come: int,
    found: list[list[int]],
) -> None:
    """The cards of the next colour: fewer than needed, as many, or at least two more.

    None of it comes last, for then the next word is of a later colour; and no payment is a part
    of another.
    """
    if missing > 0 and over + more[colour] <= missing:
        return
    while colour < COLOURS and needs[colour] == 0 and hand[colour] < 2:
        colour += 1
    if colour == COLOURS:
        if missing == over == 0 or (over > missing > 0 and nothing_to_spare(paid, needs)):
            found.append(paid[:])
        return
    need = needs[colour]
    held = hand[colour]
    rest = to_come - need
    for count in range(1, min(need, held) + 1):
        paid[colour] = count
        add_colour(hand, needs, more, paid, colour + 1, missing + need - count, over, rest, found)
    # A set covers at least one space, so no more than twice the missing spaces can be over.
    most = min(held, need + 2 * (missing + rest) - over)
    for count in range(need + 2, most + 1):
        paid[colour] = count
        add_colour(hand, needs, more, paid, colour + 1, missing, over + count - need, rest, found)
    paid[colour] = 0
    add_colour(hand, needs, more, paid, colour + 1, missing + need, over, rest, found)


def nothing_to_spare(paid: list[int], needs: list[int]) -> bool:
    """These cards pay, and would not if one of any wild set were missing."""
    missing = 0
    short = 0
    over = 0
    sources = 0
    for colour in range(COLOURS):
        gap = paid[colour] - needs[colour]
        if gap < 0:
            missing -= gap
            short += 1
        elif gap > 0:
            over += gap
            sources += 1
    # A set for each colour that is short and of each that is over; as many as both together,
    # less one, are always enough to share the cards out.
    sets = over - missing
    if sets < short or sets < sources or sets >= short + sources:
        return False
    if short == 1 or sources == 1:
        return True
    if not can_pay(paid, needs):
        return False
    for colour in range(COLOURS):
        if paid[colour] > needs[colour]:
            paid[colour] = paid[colour] - 1
            enough = can_pay(paid, needs)
            paid[colour] = paid[colour] + 1
            if enough:
                return False
    return True


# The judge's own way: every way to use the cards is tried. Two sets of one colour for one colour
# are never needed, since one set would do with a card less; and what came to nothing is noted, if
# there were sets enough to make it long.

NOTED: Final = 1
Tried = set[tuple[int, ...]]  # cards left, spaces left, and which sets come next


def covers(cards: list[int], needs: list[int]) -> bool:
    """Whether the cards, or some of them, cover the needs."""
    extra = 0
    short = False
    for colour in range(COLOURS):
        extra += cards[colour] - needs[colour]
        short = short or cards[colour] < needs[colour]
    if extra < 0 or not short:
        return not short
    return cover_all(cards, needs, extra, 0, set())


def cover_all(cards: list[int], needs: list[int], extra: int, first: int, vain: Tried) -> bool:
    """`extra`: how many cards there are more than spaces; every set takes one of these.
    `first`: of the next colour that is needed, sets are made of this colour and later ones."""
    if extra < 0 or (vain and (*cards, *needs, first) in vain):
        return False
    for colour in range(COLOURS):
        if needs[colour] > 0:
            done = cover_one(cards, needs, colour, extra, first, vain)
            if not done and extra > NOTED:
                vain.add((*cards, *needs, first))
            return done
    return True


def cover_one(
    cards: list[int], needs: list[int], colour: int, extra: int, first: int, vain: Tried
) -> bool:
    """One space by its own colour, or as many spaces as a set of another colour covers.

    Written out, since compiled `cards[colour] -= 1` is a sum of objects."""
    if cards[colour] > 0 and first == 0:
        cards[colour] = cards[colour] - 1
        needs[colour] = needs[colour] - 1
        done = cover_all(cards, needs, extra, 0, vain)
        cards[colour] = cards[colour] + 1
        needs[colour] = needs[colour] + 1
        if done:
            return True
    if extra == 0:
        return False
    for other in range(first, COLOURS):
        if other == colour:
            continue
        for size in range(2, min(cards[other], needs[colour] + 1) + 1):
            cards[other] = cards[other] - size
            needs[colour] = needs[colour] - (size - 1)
            then = other + 1 if needs[colour] > 0 else 0
            done = cover_all(cards, needs, extra - 1, then, vain)
            cards[other] = cards[other] + size
            needs[colour] = needs[colour] + (size - 1)
            if done:
                return True
    return False


def superfluous(cards: list[int], needs: list[int]) -> int:
    """A colour of which a card could be kept; -1 if every card is needed."""
    for colour in range(COLOURS):
        if cards[colour] > 0:
            cards[colour] = cards[colour] - 1
            enough = covers(cards, needs)
            cards[colour] = cards[colour] + 1
            if enough:
                return colour
    return -1
