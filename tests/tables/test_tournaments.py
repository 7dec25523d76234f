"""Tournaments on paper: who meets whom, who sits where, who stands where, and what can't be."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import combinations
from pathlib import Path

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.kernel.refusal import Refused
from roundhouse.tables.service import Service
from roundhouse.tables.store import open_store
from roundhouse.tables.tournaments.matching import matched
from roundhouse.tables.tournaments.plan import Plan, check
from roundhouse.tables.tournaments.rounds import all_rounds, next_round
from roundhouse.tables.tournaments.running import Running
from roundhouse.tables.tournaments.schedule import meetings, schedule, seat_all
from roundhouse.tables.tournaments.standing import Board, standing
from roundhouse.tables.tournaments.tournament import Tournament, TournamentHeader

Drawn = st.randoms(use_true_random=False)
Step = Callable[[Running, Running, str], Awaitable[None]]


def played(tables: Sequence[tuple[int, ...]], chance) -> list[Board]:
    """What may come of the tables of a round: places that may be shared."""
    boards = []
    for table in tables:
        if len(table) == 1:
            boards.append(Board(table))
            continue
        scores = tuple(chance.randrange(4) for _ in table)
        places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        boards.append(Board(table, places, scores))
    return boards


def run(plan: Plan, count: int, chance, gone: Sequence[int] = ()) -> list[list[Board]]:
    """A whole tournament."""
    players = list(range(count))
    check(plan, count)
    past: list[list[Board]] = []
    while (tables := next_round(plan, players, past, gone)) is not None:
        sitting = [one for table in tables for one in table]
        assert len(set(sitting)) == len(sitting), "nobody sits at two tables"
        past.append(played(tables, chance))
    return past


@settings(max_examples=60)
@given(st.integers(2, 6), st.integers(1, 6), st.integers(1, 3), Drawn)
def test_each_sits_on_each_seat_equally_often(seats: int, tables: int, times: int, chance) -> None:
    """However the groups of a round were made."""
    groups = []
    for _ in range(seats * times):
        order = list(range(seats * tables))
        chance.shuffle(order)
        groups.append([order[at : at + seats] for at in range(0, len(order), seats)])
    rounds = seat_all(groups, seats * tables, seats)
    sat = Counter(
        (player, seat) for one in rounds for table in one for seat, player in enumerate(table)
    )
    assert set(sat.values()) == {times} and len(sat) == seats * tables * seats
    for made, given_ones in zip(rounds, groups):
        assert [set(table) for table in made] == [set(table) for table in given_ones]


@given(st.integers(1, 16), st.integers(1, 20))
def test_pairs_of_two_meet_equally_often(tables: int, times: int) -> None:
    """Everybody has met everybody before two meet again."""
    met = meetings(schedule(2 * tables, 2, 2 * times))
    every = [met[pair] for pair in combinations(range(2 * tables), 2)]
    assert max(every) - min(every) <= 1


@pytest.mark.parametrize(("players", "seats", "rounds"), [(24, 4, 8), (12, 3, 6), (10, 5, 5)])
def test_larger_tables_bring_pairs_together_nearly_equally(players, seats, rounds) -> None:
    """By lot the variance would be that of a draw, about the mean itself."""
    made = schedule(players, seats, rounds)
    assert made == schedule.__wrapped__(players, seats, rounds), "the same for the same numbers"
    met = meetings(made)
    every = [met[pair] for pair in combinations(range(players), 2)]
    mean = rounds * (seats - 1) / (players - 1)
    assert sum((one - mean) ** 2 for one in every) / len(every) < 0.4 * mean
    assert max(every) <= mean + 3


@settings(max_examples=60)
@given(
    st.integers(2, 9).flatmap(
        lambda n: st.tuples(
            st.just(n), st.sets(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)))
        )
    )
)
def test_as_many_pairs_as_can_be(graph) -> None:
    """Held against networkx."""
    count, joined = graph
    edges = {frozenset(pair) for pair in joined if pair[0] != pair[1]}
    beside = [
        [other for other in range(count) if frozenset((one, other)) in edges]
        for one in range(count)
    ]
    partner = matched(count, beside)
    for one, other in enumerate(partner):
        assert other == -1 or (partner[other] == one and frozenset((one, other)) in edges)
    known: nx.Graph[int] = nx.Graph([tuple(edge) for edge in edges])
    best = nx.max_weight_matching(known, maxcardinality=True)
    assert sum(one != -1 for one in partner) == 2 * len(best)


@settings(max_examples=40)
@given(st.integers(2, 12), st.data())
def test_swiss_repeats_no_pair_while_that_can_be_avoided(count: int, data) -> None:
    rounds = data.draw(st.integers(1, count - 1 if count % 2 == 0 else count))
    past = run(Plan("swiss", 2, rounds), count, data.draw(Drawn))
    met: Counter[frozenset[int]] = Counter()
    free: Counter[int] = Counter()
    for one in past:
        fresh: nx.Graph[int] = nx.Graph()
        fresh.add_nodes_from(range(count))
        fresh.add_edges_from(
            pair for pair in combinations(range(count), 2) if not met[frozenset(pair)]
        )
        avoidable = 2 * len(nx.max_weight_matching(fresh, maxcardinality=True)) == count
        for board in one:
            if len(board.players) == 1:
                free[board.players[0]] += 1
            else:
                if avoidable:
                    assert not met[frozenset(board.players)]
                met[frozenset(board.players)] += 1
    assert count % 2 == 1 or not free
    assert max(free.values(), default=0) <= 1 + min(free[one] for one in range(count))


@given(st.integers(4, 10), Drawn)
@settings(max_examples=25)
def test_swiss_who_is_gone_is_paired_no_more(count: int, chance) -> None:
    past = run(Plan("swiss", 2, 2), count, chance, gone=[1])
    assert all(1 not in board.players for one in past for board in one)


@pytest.mark.parametrize(
    ("plan", "players"),
    [
        (Plan("knockout", 4, advance=1), 16),
        (Plan("knockout", 4, advance=2), 16),
        (Plan("knockout", 2, group=4, advance=2), 16),
        (Plan("knockout", 3, advance=1), 27),
        (Plan("knockout", 3, advance=1), 3),
    ],
)
@settings(max_examples=10)
@given(chance=Drawn)
def test_knock_out_ends_at_one_table(plan: Plan, players: int, chance) -> None:
    past = run(plan, players, chance)
    assert len(past) == all_rounds(plan, players)
    groups = past[: plan.group_rounds]
    met = meetings([tuple(board.players for board in one) for one in groups])
    within = [met[pair] for pair in combinations(range(plan.group_size), 2)]
    assert len(set(within)) == 1, "everybody of a group meets everybody equally often"
    sat = Counter(
        (player, seat)
        for one in groups
        for board in one
        for seat, player in enumerate(board.players)
    )
    assert len(set(sat.values())) == 1 and len(sat) == players * plan.seats
    if players > plan.group_size:
        assert len(past[-1]) == 1 and len(past[-1][0].players) == plan.seats
        rows = standing(plan, list(range(players)), past)
        final = past[-1][0]
        assert final.places[final.players.index(rows[0].player)] == 1


@given(st.integers(2, 8), st.integers(0, 9), st.integers(1, 9), st.integers(1, 40))
def test_rounds_are_counted_whether_or_not_the_number_fits(seats, group, advance, players) -> None:
    plan = Plan("knockout", seats, group=group, advance=advance)
    assert plan.group_rounds <= all_rounds(plan, players) <= plan.group_rounds + 10


def at_the_start(path: Path, meanwhile: Step) -> Tournament:
    """A league of three bots and Anna, which somebody slow has looked at before it all happened."""

    async def run() -> Tournament:
        store = await open_store(str(path / "some.sqlite"))
        service = Service(store)
        running = Running(service, store)
        plan = Plan("league", 2, 2)
        header = TournamentHeader(title="Cup", game="tiles", options={}, plan=plan, seed=1)
        id = (await running.make("host", "a-request", header, None, ["easy"] * 3)).id
        await running.join(id, "anna", "Anna")
        slow = Running(service, store)
        early = [await slow.get(id)]

        async def get(id: str) -> Tournament:
            return early.pop() if early else await running.get(id)

        slow.get = get  # type: ignore[method-assign]
        await meanwhile(running, slow, id)
        found = await running.get(id)
        service.close()
        await store.close()
        return found

    return asyncio.run(run())


async def joins(running: Running, slow: Running, id: str) -> None:
    await running.begin(id, "host")
    with pytest.raises(Refused, match="tournament-begun"):
        await slow.join(id, "bruno", "Bruno")


async def leaves(running: Running, slow: Running, id: str) -> None:
    await running.begin(id, "host")
    await slow.leave(id, "anna")


async def begins(running: Running, slow: Running, id: str) -> None:
    await running.join(id, "bruno", "Bruno")
    with pytest.raises(Refused, match="tournament-tables"):
        await slow.begin(id, "host")


@pytest.mark.parametrize(
    ("meanwhile", "status", "players", "gone"),
    [(joins, "playing", 4, []), (leaves, "playing", 4, [4]), (begins, "open", 5, [])],
)
def test_nobody_comes_or_goes_in_the_moment_of_the_start(
    tmp_path: Path, meanwhile: Step, status: str, players: int, gone: list[int]
) -> None:
    """A league that plays has those players for whom its rounds were made."""
    found = at_the_start(tmp_path, meanwhile)
    assert (found.status, len(found.entrants), found.gone) == (status, players, gone)


def test_duplicate_compares_those_who_had_the_same_seat_and_deal() -> None:
    """Both tables are won from seat 0: who made more of it is first, not who has won."""
    plan = Plan("duplicate", 2, 2)
    first = [Board((0, 1), (1, 2), (90, 10)), Board((2, 3), (1, 2), (60, 40))]
    rows = standing(plan, [0, 1, 2, 3], [first])
    assert [(row.player, row.counts[0]) for row in rows] == [(0, 100), (3, 100), (2, 0), (1, 0)]


def test_swiss_counts_points_then_those_of_the_rivals() -> None:
    plan = Plan("swiss", 2, 2)
    rounds = [
        [Board((0, 1), (1, 2), (9, 1)), Board((2, 3), (1, 2), (9, 1))],
        [Board((0, 2), (1, 1), (5, 5)), Board((1, 3), (1, 2), (9, 1))],
    ]
    rows = standing(plan, [3, 2, 1, 0], rounds)
    assert [(row.player, *row.counts[:2]) for row in rows] == [
        (0, 1.5, 2.5),
        (2, 1.5, 1.5),
        (1, 1.0, 1.5),
        (3, 0.0, 2.5),
    ]


IMPOSSIBLE = [
    (Plan("swiss", 3, 2), 6, "tournament-swiss-seats"),
    (Plan("swiss", 2, 6), 6, "tournament-swiss-rounds"),
    (Plan("league", 4, 4), 10, "tournament-tables"),
    (Plan("league", 4, 6), 8, "tournament-each-seat"),
    (Plan("duplicate", 4, 4), 4, "tournament-duplicate"),
    (Plan("knockout", 3, advance=1), 12, "tournament-knockout"),
    (Plan("knockout", 4, advance=4), 16, "tournament-advance"),
    (Plan("knockout", 3, group=6, advance=1), 12, "tournament-group"),
    (Plan("league", 2, 2), 1, "tournament-players"),
    (Plan("league", 2, 2), 66, "tournament-players"),
    (Plan("league", 2, 62), 4, "tournament-rounds"),
]


@pytest.mark.parametrize(("plan", "players", "rule"), IMPOSSIBLE)
def test_what_can_not_be_met_is_refused_with_the_reason(
    plan: Plan, players: int, rule: str
) -> None:
    with pytest.raises(Refused) as refused:
        check(plan, players)
    assert refused.value.rule == rule and refused.value.facts
