from typing import Any

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from roundhouse.rails.board import Board
from roundhouse.rails.chain import groups, joined, longest_chain, owned_links
from roundhouse.rails.network import UNOWNED, Network
from tests.rails.oracle import Track
from tests.rails.samples import boards, faces
from tests.rails.test_network import one_doing
from tests.rails.test_routes import islands


def own_graph(net: Network, seat: int) -> "nx.MultiGraph[Any]":
    graph: nx.MultiGraph[Any] = nx.MultiGraph()
    graph.add_nodes_from(range(net.board.places))
    for link in owned_links(net, seat):
        graph.add_edge(net.end_a[link], net.end_b[link], key=link)
    return graph


def every_trail(graph: "nx.MultiGraph[Any]", here: int, used: frozenset[int]) -> int:
    """The length of the longest trail, by walking all of them."""
    longest = len(used)
    for _, there, key in graph.edges(here, keys=True):
        if key not in used:
            longest = max(longest, every_trail(graph, there, used | {key}))
    return longest


@settings(max_examples=200)
@given(st.data())
def test_ROW_E4_the_longest_chain_is_that_of_brute_force(data: DataObject) -> None:
    n = data.draw(st.integers(1, 6))
    net = islands(n)
    spot = st.integers(0, n - 1)
    for _ in range(data.draw(st.integers(0, 8))):
        net.open_sea_link(data.draw(spot), data.draw(spot), data.draw(st.sampled_from([0, 0, 1])))
    for seat in (0, 1):
        graph = own_graph(net, seat)
        longest = max(every_trail(graph, start, frozenset()) for start in range(n))
        assert longest_chain(net, seat) == longest


@settings(max_examples=100)
@given(boards(), st.data())
def test_groups_are_connected_components(board: Board, data: DataObject) -> None:
    net, track = Network(board, faces), Track(board, faces)
    for _ in range(data.draw(st.integers(1, 25))):
        one_doing(data, net, track)
    for seat in (0, 1, UNOWNED):
        graph = own_graph(net, seat)
        group = groups(net, seat)
        for part in nx.connected_components(graph):
            assert {group[p] for p in part} == {min(part)}
        if board.places:
            a, b = 0, board.places - 1
            assert joined(net, seat, [a, b]) == nx.has_path(graph, a, b)


def test_ROW_E4_a_chain_does_not_branch_but_may_pass_a_city_again() -> None:
    star = islands(4)
    for p in (1, 2, 3):
        star.open_sea_link(0, p, 0)
    assert longest_chain(star, 0) == 2
    eight = islands(5)
    for a, b in [(0, 1), (1, 2), (2, 0), (0, 3), (3, 4), (4, 0)]:
        eight.open_sea_link(a, b, 0)
    assert longest_chain(eight, 0) == 6
    assert longest_chain(eight, 1) == 0


def crowded(n: int) -> Network:
    """All places joined to all."""
    net = islands(n)
    for a in range(n):
        for b in range(a):
            net.open_sea_link(a, b, 0)
    return net


def test_crowded_networks_where_no_walk_over_all_trails_would_end() -> None:
    assert longest_chain(crowded(9), 0) == 36  # eight links at each place: none is left out
    assert longest_chain(crowded(8), 0) == 28 - 3  # seven: two places are ends, six keep one
    tree = islands(31)
    for p in range(1, 31):
        tree.open_sea_link(p, (p - 1) // 2, 0)
    assert longest_chain(tree, 0) == 8  # from leaf to leaf over the root
