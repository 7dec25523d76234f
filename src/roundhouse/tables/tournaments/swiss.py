"""Swiss pairing: those who stand alike meet, none twice while that can be avoided."""

from collections.abc import Mapping, Sequence

from roundhouse.tables.tournaments.matching import perfect

Pair = tuple[int, int]


def pairs(
    order: Sequence[int],
    met: Mapping[frozenset[int], int],
    firsts: Mapping[int, int],
    free: Mapping[int, int],
) -> tuple[list[Pair], int | None]:
    """Of the players in the `order` of their standing: who meets, the first mover first, and who
    has no game this time. `met` counts how often two have, `firsts` how often somebody has begun
    (less how often he hasn't), and `free` his rounds without a game."""
    playing = list(order)
    alone = None
    if len(playing) % 2:
        alone = lot(playing, free, met)
        playing.remove(alone)
    most = fewest_meetings(playing, met)
    found: list[Pair] = []
    while playing:
        first = playing.pop(0)
        other = next(one for one in playing if fits(first, one, playing, met, most))
        playing.remove(other)
        found.append(seated(first, other, firsts))
    return found, alone


def lot(order: Sequence[int], free: Mapping[int, int], met: Mapping[frozenset[int], int]) -> int:
    """The last of those with the fewest rounds off, if the others can then be paired anew."""
    least = min(free.get(one, 0) for one in order)
    able = [one for one in reversed(order) if free.get(one, 0) == least]
    most = min(fewest_meetings([other for other in order if other != one], met) for one in able)
    for one in able:
        if fewest_meetings([other for other in order if other != one], met) == most:
            return one
    return able[0]


def fewest_meetings(playing: Sequence[int], met: Mapping[frozenset[int], int]) -> int:
    """How often, at most, those must have met before who are paired now: 0 while there is a way."""
    most = 0
    while not can_pair(playing, met, most):
        most += 1
    return most


def can_pair(playing: Sequence[int], met: Mapping[frozenset[int], int], most: int) -> bool:
    beside = [
        [
            at
            for at, other in enumerate(playing)
            if other != one and met.get(frozenset((one, other)), 0) <= most
        ]
        for one in playing
    ]
    return perfect(len(playing), beside)


def fits(
    first: int, other: int, playing: Sequence[int], met: Mapping[frozenset[int], int], most: int
) -> bool:
    """They may meet, and the rest can still be paired."""
    if met.get(frozenset((first, other)), 0) > most:
        return False
    return can_pair([one for one in playing if one != other], met, most)


def seated(first: int, other: int, firsts: Mapping[int, int]) -> Pair:
    """Who has begun less often begins; of equals the one who stands better."""
    return (first, other) if firsts.get(first, 0) <= firsts.get(other, 0) else (other, first)
