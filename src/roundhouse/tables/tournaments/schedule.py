"""Schedule: rounds made beforehand. Everybody plays in each, sits on each seat equally often and
meets the others as equally as can be."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from roundhouse.kernel.rng import Rng

Tables = tuple[tuple[int, ...], ...]
STARTS = 4
TRIES = 3_000  # exchanges of two players that are tried at a time
BEARABLE = (8, 6, 4, 2, 0, 0)  # by how much one may make meetings less equal


@cache
def schedule(players: int, seats: int, rounds: int) -> tuple[Tables, ...]:
    """The tables of every round, each with its players in the order of their seats. The same for
    the same numbers, whoever asks."""
    assert players % seats == 0 and rounds % seats == 0, (players, seats, rounds)
    groups = pairings(players, rounds) if seats == 2 else groupings(players, seats, rounds)
    return seat_all(groups, players, seats)


def pairings(players: int, rounds: int) -> list[list[list[int]]]:
    """Of two at a table: the circle, in which everybody has met everybody before two meet again."""
    found = []
    for at in range(rounds):
        turn = at % (players - 1)
        ring = [0, *[1 + (one + turn) % (players - 1) for one in range(players - 1)]]
        found.append([[ring[one], ring[-1 - one]] for one in range(players // 2)])
    return found


def groupings(players: int, seats: int, rounds: int) -> list[list[list[int]]]:
    """The best of several."""
    rng = Rng(players * 10_000 + seats * 100 + rounds)
    found = [grouping(players, seats, rounds, rng) for _ in range(STARTS if players > seats else 1)]
    return min(found, key=lambda one: sum(count * count for count in meetings(one).values()))


def grouping(players: int, seats: int, rounds: int, rng: Rng) -> list[list[list[int]]]:
    """Dealt by lot, and bettered: two players of a round are exchanged where that makes meetings
    more equal, at first also where it makes them a little less so."""
    found = []
    for _ in range(rounds):
        order = list(range(players))
        rng.shuffle(order)
        found.append([order[at : at + seats] for at in range(0, players, seats)])
    met = [[0] * players for _ in range(players)]
    for one, other in meetings(found).elements():
        met[one][other] += 1
        met[other][one] += 1
    for worse in BEARABLE if players > seats else ():
        for _ in range(TRIES):
            better(found[rng.below(rounds)], met, rng, worse)
    return found


def pairs_of(table: Sequence[int]) -> list[tuple[int, int]]:
    return [(min(pair), max(pair)) for pair in combinations(table, 2)]


def better(tables: list[list[int]], met: list[list[int]], rng: Rng, worse: int) -> None:
    """Exchange two players, unless squared meetings grow by more than is bearable."""
    seats = len(tables[0])
    here = tables[rng.below(len(tables))]
    there = tables[rng.below(len(tables))]
    if here is there:
        return
    mine, his = rng.below(seats), rng.below(seats)
    one, other = here[mine], there[his]
    left = [met[one][beside] for beside in here if beside != one]
    left += [met[other][beside] for beside in there if beside != other]
    new = [met[other][beside] for beside in here if beside != one]
    new += [met[one][beside] for beside in there if beside != other]
    if 2 * (sum(new) - sum(left) + len(left)) > worse:  # (n+1)² - n² and n² - (n-1)²
        return
    for player, came, group in ((one, other, here), (other, one, there)):
        for beside in group:
            if beside != player:
                met[player][beside] -= 1
                met[beside][player] -= 1
                met[came][beside] += 1
                met[beside][came] += 1
    here[mine], there[his] = other, one


def seat_all(
    groups: Sequence[Sequence[Sequence[int]]], players: int, seats: int
) -> tuple[Tables, ...]:
    """Each player on each seat equally often. Who sits at a table in round r is joined to it by an
    edge: every player has as many edges as there are rounds, every table as many as it has seats.
    One seat after the other is dealt, at every table to one player and to no player more than his
    share; by König's theorem that can always be done."""
    share = len(groups) // seats
    tables = [list(table) for one in groups for table in one]
    seated: list[list[int]] = [[] for _ in tables]
    for _ in range(seats):
        for at, player in enumerate(one_each(tables, players, share)):
            seated[at].append(player)
            tables[at].remove(player)
    size = players // seats
    return tuple(
        tuple(tuple(table) for table in seated[at : at + size])
        for at in range(0, len(seated), size)
    )


def one_each(tables: Sequence[Sequence[int]], players: int, share: int) -> list[int]:
    """One player of each table, nobody more than `share` times: paths are changed until all are
    served."""
    chosen = [-1] * len(tables)
    holding: list[list[int]] = [[] for _ in range(players)]

    def serve(at: int, passed: set[int]) -> bool:
        for player in tables[at]:
            if player in passed:
                continue
            passed.add(player)
            if len(holding[player]) < share:
                holding[player].append(at)
                chosen[at] = player
                return True
            for other in list(holding[player]):
                if serve(other, passed):
                    holding[player].remove(other)
                    holding[player].append(at)
                    chosen[at] = player
                    return True
        return False

    for at in range(len(tables)):
        served = serve(at, set())
        assert served, "every player has as many tables as the others"
    return chosen


def meetings(rounds: Sequence[Sequence[Sequence[int]]]) -> Counter[tuple[int, int]]:
    """How often two have met."""
    met: Counter[tuple[int, int]] = Counter()
    for tables in rounds:
        for table in tables:
            met.update(pairs_of(table))
    return met
