"""Matching: as many pairs as can be, of those that may meet (Edmonds' blossoms)."""

from collections import deque
from collections.abc import Sequence


def matched(count: int, beside: Sequence[Sequence[int]]) -> list[int]:
    """Whom each of so many is paired with, -1 for nobody; `beside` are those he may meet."""
    partner = [-1] * count
    for root in range(count):
        if partner[root] == -1:
            _augment(root, partner, beside)
    return partner


def perfect(count: int, beside: Sequence[Sequence[int]]) -> bool:
    """Whether all can be paired."""
    return -1 not in matched(count, beside)


def _augment(root: int, partner: list[int], beside: Sequence[Sequence[int]]) -> None:
    """A path from the root to somebody free, over which all pairs are changed."""
    count = len(partner)
    parent, base = [-1] * count, list(range(count))
    seen = [False] * count
    seen[root] = True
    waiting = deque([root])
    while waiting:
        one = waiting.popleft()
        for other in beside[one]:
            if base[one] == base[other] or partner[one] == other:
                continue
            outer = other == root or (partner[other] != -1 and parent[partner[other]] != -1)
            if outer:
                for grown in _shrink(one, other, root, parent, partner, base):
                    if not seen[grown]:
                        seen[grown] = True
                        waiting.append(grown)
            elif parent[other] == -1:
                parent[other] = one
                if partner[other] == -1:
                    _change(other, parent, partner)
                    return
                seen[partner[other]] = True
                waiting.append(partner[other])


def _change(free: int, parent: list[int], partner: list[int]) -> None:
    while free != -1:
        before = parent[free]
        after = partner[before]
        partner[free], partner[before] = before, free
        free = after


def _shrink(
    one: int, other: int, root: int, parent: list[int], partner: list[int], base: list[int]
) -> list[int]:
    """An odd ring becomes one: all who are in it."""
    common = _common(one, other, root, parent, partner, base)
    ring: set[int] = set()
    for start, child in ((one, other), (other, one)):
        at, last = start, child
        while base[at] != common:
            ring |= {base[at], base[partner[at]]}
            parent[at] = last
            last = partner[at]
            at = parent[partner[at]]
    grown = [at for at in range(len(base)) if base[at] in ring]
    for at in grown:
        base[at] = common
    return grown


def _common(
    one: int, other: int, root: int, parent: list[int], partner: list[int], base: list[int]
) -> int:
    """The first that both come from."""
    passed = set()
    at = base[one]
    while True:
        passed.add(at)
        if partner[at] == -1:
            break
        at = base[parent[partner[at]]]
    at = base[other]
    while at not in passed:
        at = base[parent[partner[at]]]
    return at
