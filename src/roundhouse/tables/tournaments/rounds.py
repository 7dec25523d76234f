"""Rounds: the tables of the next one, from the plan and from what came of those before."""

from collections import Counter
from collections.abc import Collection, Sequence

from roundhouse.tables.tournaments import swiss
from roundhouse.tables.tournaments.plan import Plan, winners_of
from roundhouse.tables.tournaments.schedule import schedule
from roundhouse.tables.tournaments.standing import Board, Round, standing

Seated = tuple[int, ...]  # the players of a table by seat; one alone has no game


def all_rounds(plan: Plan, players: int) -> int:
    """How many rounds it will have; where the number doesn't fit, as far as tables are full."""
    if plan.kind != "knockout":
        return plan.rounds
    left, rounds = players // plan.group_size * plan.advance, plan.group_rounds
    while players > plan.group_size and left >= plan.seats:
        rounds += 1
        if left == plan.seats:
            break
        left = left // plan.seats * winners_of(plan)
    return rounds


def next_round(
    plan: Plan, players: Sequence[int], past: Sequence[Round], gone: Collection[int] = ()
) -> list[Seated] | None:
    """The tables of the next round; None when it was the last. `players` are in the order of the
    lot. Where rounds were made beforehand who is `gone` keeps his place (somebody plays for him);
    elsewhere he is passed over."""
    if len(past) >= all_rounds(plan, len(players)):
        return None
    return NEXT[plan.kind](plan, players, past, gone)


def next_swiss(
    plan: Plan, players: Sequence[int], past: Sequence[Round], gone: Collection[int]
) -> list[Seated] | None:
    met: Counter[frozenset[int]] = Counter()
    firsts: Counter[int] = Counter()
    free: Counter[int] = Counter()
    for board in [board for one in past for board in one]:
        if len(board.players) == 1:
            free[board.players[0]] += 1
            continue
        first, second = board.players
        met[frozenset((first, second))] += 1
        firsts[first] += 1
        firsts[second] -= 1
    order = [row.player for row in standing(plan, players, past) if row.player not in gone]
    if len(order) < 2:
        return None
    pairs, alone = swiss.pairs(order, met, firsts, free)
    return [*pairs, *([] if alone is None else [(alone,)])]


def next_scheduled(
    plan: Plan, players: Sequence[int], past: Sequence[Round], gone: Collection[int]
) -> list[Seated]:
    tables = schedule(len(players), plan.seats, plan.rounds)[len(past)]
    return [tuple(players[one] for one in table) for table in tables]


def next_knockout(
    plan: Plan, players: Sequence[int], past: Sequence[Round], gone: Collection[int]
) -> list[Seated]:
    size = plan.group_size
    groups = [players[at : at + size] for at in range(0, len(players), size)]
    if len(past) < plan.group_rounds:
        rounds = schedule(size, plan.seats, plan.group_rounds)
        return [
            tuple(group[one] for one in table) for group in groups for table in rounds[len(past)]
        ]
    if len(past) == plan.group_rounds:
        going = [best(plan, group, past, gone, plan.advance) for group in groups]
    else:
        going = [on_from(plan, board, players, past, gone) for board in past[-1]]
    return crossed(going, plan.seats)


def best(
    plan: Plan, some: Sequence[int], past: Sequence[Round], gone: Collection[int], most: int
) -> list[int]:
    """Of some players those who stand best; who is gone makes room, as far as there are others."""
    order = [row.player for row in standing(plan, some, past)]
    there = [one for one in order if one not in gone]
    return [*there, *[one for one in order if one in gone]][:most]


def on_from(
    plan: Plan, board: Board, players: Sequence[int], past: Sequence[Round], gone: Collection[int]
) -> list[int]:
    """The better half of a knock-out table; of two who are level the one who came with more."""
    some = [one for one in players if one in board.players]
    return best(plan, some, past, gone, winners_of(plan))


def crossed(going: Sequence[Sequence[int]], seats: int) -> list[Seated]:
    """Those who come from the same table are dealt to different ones, as far as there are any: all
    firsts, then all seconds, each a table further."""
    count = sum(len(some) for some in going)
    tables: list[list[int]] = [[] for _ in range(count // seats)]
    for rank in range(max(len(some) for some in going)):
        for at, some in enumerate(going):
            if rank < len(some):
                open_ones = [one for one in range(len(tables)) if len(tables[one]) < seats]
                wanted = (at + rank) % len(tables)
                place = min(open_ones, key=lambda one: (one - wanted) % len(tables))
                tables[place].append(some[rank])
    return [tuple(table) for table in tables]


NEXT = {
    "swiss": next_swiss,
    "league": next_scheduled,
    "duplicate": next_scheduled,
    "knockout": next_knockout,
}
