from itertools import pairwise
from typing import Any

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from roundhouse.rails.board import Board
from roundhouse.rails.network import UNOWNED, Network
from roundhouse.rails.routes import (
    MAY_STOP,
    SHUT,
    STOP,
    THROUGH,
    Terms,
    owners,
    routes,
    search,
    stations,
)
from tests.rails.oracle import Track
from tests.rails.samples import boards, faces, map_source, place
from tests.rails.test_network import one_doing

STEAM = Terms(unbeaten=True)
RAILWAYS = Terms(first_link_own=True)
ANY = Terms()
ALL_TERMS = [STEAM, RAILWAYS, ANY]


def islands(n: int) -> Network:
    """Places without hexes, to be joined by sea links in any way."""
    spots = [place(f"p{k}", "city", None) for k in range(n)]
    return Network(Board(map_source([], 0, spots)), faces)


def every_path(net: Network, origin: int, level: int) -> list[tuple[int, ...]]:
    """Every way over at most `level` complete links without a place twice."""
    graph: nx.MultiGraph[Any] = nx.MultiGraph()
    graph.add_nodes_from(range(net.board.places))
    for link in net.links():
        if net.complete(link) and net.end_a[link] != net.end_b[link]:
            graph.add_edge(net.end_a[link], net.end_b[link], key=link)
    paths: list[Any] = [
        path
        for target in graph
        if target != origin
        for path in nx.all_simple_edge_paths(graph, origin, target, cutoff=level)
    ]
    return [tuple(key for _, _, key in path) for path in paths]


def allowed(net: Network, path: tuple[int, ...], mover: int, terms: Terms) -> bool:
    whose = [net.owner[link] for link in path]
    if terms.first_link_own and whose[0] != mover:
        return False
    rivals = [whose.count(seat) for seat in {*whose} - {mover, UNOWNED}]
    own = whose.count(mover)
    return not terms.unbeaten or (own > 0 and own >= max(rivals, default=0))


def brute_force(
    net: Network, origin: int, mover: int, level: int, terms: Terms, stops: list[int], express: int
) -> list[tuple[int, ...]]:
    good = []
    for path in every_path(net, origin, level):
        *between, last = [stops[p] for p in stations(net, origin, path)[1:]]
        if (
            last in (STOP, MAY_STOP)
            and SHUT not in between
            and between.count(STOP) <= express
            and allowed(net, path, mover, terms)
        ):
            good.append(path)
    return sorted(good)


def assert_routes_are_right(data: DataObject, net: Network) -> None:
    origin = data.draw(st.integers(0, net.board.places - 1))
    colour, mover = data.draw(st.integers(0, 1)), data.draw(st.integers(0, 2))
    level, terms = data.draw(st.integers(0, 5)), data.draw(st.sampled_from(ALL_TERMS))
    stops = [STOP if mask >> colour & 1 else THROUGH for mask in net.accepts]
    found = routes(net, origin, colour, mover, level, terms)
    assert sorted(found) == brute_force(net, origin, mover, level, terms, stops, 0)


@pytest.mark.slow
@settings(max_examples=80)
@given(st.data())
def test_routes_are_those_of_brute_force_while_links_change(data: DataObject) -> None:
    n = data.draw(st.integers(2, 6))
    net = islands(n)
    seat, spot = st.integers(UNOWNED, 2), st.integers(0, n - 1)
    kept: list[Network] = []
    for _ in range(data.draw(st.integers(4, 12))):
        if data.draw(st.booleans()):
            kept.append(net)
            net = net.copy()
        net.open_sea_link(data.draw(spot), data.draw(spot), data.draw(seat))
        if data.draw(st.booleans()):
            net.set_owner(data.draw(st.sampled_from(net.links())), data.draw(seat))
        if data.draw(st.booleans()):
            net.set_accepts(data.draw(spot), data.draw(st.integers(0, 3)))
        assert_routes_are_right(data, net)
        assert_routes_are_right(data, data.draw(st.sampled_from([*kept, net])))


@settings(max_examples=100)
@given(boards(), st.data())
def test_routes_over_track_are_those_of_brute_force(board: Board, data: DataObject) -> None:
    net, track = Network(board, faces), Track(board, faces)
    for p in range(board.places):
        net.set_accepts(p, data.draw(st.integers(0, 3)))
    for _ in range(data.draw(st.integers(1, 20))):
        one_doing(data, net, track)
        if board.places:
            assert_routes_are_right(data, net)


@settings(max_examples=80)
@given(st.data())
def test_stops_that_may_be_passed_and_places_that_are_shut(data: DataObject) -> None:
    n = data.draw(st.integers(2, 6))
    net = islands(n)
    spot = st.integers(0, n - 1)
    for _ in range(data.draw(st.integers(1, 10))):
        net.open_sea_link(data.draw(spot), data.draw(spot), data.draw(st.integers(UNOWNED, 2)))
    stops = [data.draw(st.sampled_from([THROUGH, STOP, MAY_STOP, SHUT])) for _ in range(n)]
    origin, mover = data.draw(spot), data.draw(st.integers(0, 2))
    level, express = data.draw(st.integers(0, 5)), data.draw(st.integers(0, 2))
    for terms in ALL_TERMS:
        found = search(net, origin, mover, level, terms, stops, express)
        assert sorted(found) == brute_force(net, origin, mover, level, terms, stops, express)


def line(*owners_in_turn: int) -> Network:
    """Places 0, 1, 2 … in a row, joined by links 0, 1, … of these owners."""
    net = islands(len(owners_in_turn) + 1)
    for p, owner in enumerate(owners_in_turn):
        net.open_sea_link(p, p + 1, owner)
    return net


def test_STM_G2_no_more_links_than_the_locomotive_level() -> None:
    net = line(0, 0, 0)
    net.set_accepts(3, 1)
    assert routes(net, 0, 0, 0, 2, STEAM) == []
    assert routes(net, 0, 0, 0, 3, STEAM) == [(0, 1, 2)]


def test_STM_G3_a_cube_stops_at_the_first_city_of_its_colour() -> None:
    net = line(0, 0, 0)
    net.set_accepts(2, 1)
    net.set_accepts(3, 1)
    assert routes(net, 0, 0, 0, 6, STEAM) == [(0, 1)]
    assert search(net, 0, 0, 6, STEAM, [THROUGH, THROUGH, STOP, STOP], 1) == [(0, 1), (0, 1, 2)]


def test_STM_G4_never_back_and_no_place_twice() -> None:
    net = line(0, 0)
    net.open_sea_link(1, 0, 0)
    net.set_accepts(0, 1)
    assert routes(net, 0, 0, 0, 6, STEAM) == []
    net.set_accepts(2, 1)
    assert routes(net, 0, 0, 0, 6, STEAM) == [(0, 1), (2, 1)]


def test_STM_G5_two_own_two_and_one_is_allowed_two_own_three_refused() -> None:
    allowed_net = line(0, 0, 1, 1, 2)
    allowed_net.set_accepts(5, 1)
    assert routes(allowed_net, 0, 0, 0, 5, STEAM) == [(0, 1, 2, 3, 4)]
    refused = line(0, 0, 1, 1, 1)
    refused.set_accepts(5, 1)
    assert routes(refused, 0, 0, 0, 5, STEAM) == []
    assert routes(refused, 0, 0, 1, 5, STEAM) == [(0, 1, 2, 3, 4)]
    assert routes(refused, 0, 0, 2, 5, STEAM) == []


def test_STM_G6_unowned_links_count_for_nobody() -> None:
    net = line(0, UNOWNED, UNOWNED, UNOWNED)
    net.set_accepts(4, 1)
    (route,) = routes(net, 0, 0, 0, 4, STEAM)
    assert owners(net, route) == [0, UNOWNED, UNOWNED, UNOWNED]
    assert stations(net, 0, route) == [0, 1, 2, 3, 4]


def test_ROW_D3_the_first_link_is_the_movers() -> None:
    net = line(1, 0, 2, 2)
    net.set_accepts(4, 1)
    assert routes(net, 0, 0, 0, 8, RAILWAYS) == []
    assert routes(net, 1, 0, 0, 8, RAILWAYS) == [(1, 2, 3)]


def test_an_answer_is_remembered_until_a_link_changes() -> None:
    net = line(0, 0)
    net.set_accepts(2, 1)
    first = routes(net, 0, 0, 0, 6, STEAM)
    same = net.copy()
    assert routes(same, 0, 0, 0, 6, STEAM) is first
    same.set_owner(1, 0)  # as it is
    assert routes(same, 0, 0, 0, 6, STEAM) is first
    same.set_owner(1, 1)
    same.set_owner(0, 1)
    assert routes(same, 0, 0, 0, 6, STEAM) == []
    assert routes(net, 0, 0, 0, 6, STEAM) is first


def test_every_question_is_remembered_apart() -> None:
    net = line(0, 1, 0)
    net.set_accepts(1, 1)
    net.set_accepts(2, 2)
    net.set_accepts(3, 4)
    asked = [
        (origin, colour, mover, level, terms)
        for origin in range(4)
        for colour in range(3)
        for mover in range(3)
        for level in range(4)
        for terms in ALL_TERMS
    ]
    alone = [routes(line_like(net), *question) for question in asked]
    together = [routes(net, *question) for question in asked]
    assert together == alone
    assert len(net.found) == len(asked)
    assert any(a != b for a, b in pairwise(alone))


def line_like(net: Network) -> Network:
    """The same links, with nothing remembered."""
    other = net.copy()
    other.set_accepts(0, net.accepts[0] ^ 8)
    other.set_accepts(0, net.accepts[0])
    return other
