import pickle
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from roundhouse.rails.board import NONE, Board
from roundhouse.rails.faces import NO_TILE, RAIL_ENDS, rail
from roundhouse.rails.hexes import STEPS
from roundhouse.rails.network import GONE, OPEN, RING, UNOWNED, Network
from tests.rails.oracle import Conflict, Track, links_of
from tests.rails.samples import boards, faces, map_source, place, strip

PLAIN = [laid for laid in faces.laid if not faces.is_town(laid)]
TOWNS = [laid for laid in faces.laid if faces.is_town(laid)]


def tile(*rails: tuple[int, int]) -> int:
    laid = faces.showing(sum(1 << rail(a, b) for a, b in rails))
    assert laid != NO_TILE
    return laid


def town(*exits: int) -> int:
    return tile(*((e, 6) for e in exits))


def snapshot(net: Network) -> list[Any]:
    names = ["tile", "laid", "link_at", "is_city", "accepts", "complete_at", "owner", "length"]
    names += ["end_a", "end_b", "tip_a", "tip_b", "free"]
    return [list(getattr(net, name)) for name in names]


def assert_consistent(net: Network) -> None:
    """Every table says the same thing about the links."""
    assert net.laid == [h for h, laid in enumerate(net.tile) if laid >= 0]
    for link in net.links():
        rails = net.rails_of(link)
        assert len(rails) == len(set(rails)) == net.length[link]
        for h, number in rails:
            assert net.tile[h] >= 0
            assert number in faces.rails[net.tile[h]]
            assert all(net.link_at[h * 6 + e] == link for e in RAIL_ENDS[number] if e < 6)
        for side in net.open_sides(link):
            assert net.link_at[side] == link
            assert net.beyond(side // 6, side % 6) == NONE
            assert net.city_beyond(side // 6, side % 6) == NONE
    sides = sum(faces.exit_count[laid] for laid in net.tile if laid >= 0)
    assert sum(link >= 0 for link in net.link_at) == sides
    assert sorted(net.free) == [k for k, owner in enumerate(net.owner) if owner == GONE]
    for p in range(net.board.places):
        here = [k for k in net.links() if p in (net.end_a[k], net.end_b[k])]
        assert sorted(net.links_at(p)) == here
        assert net.complete_at[p] == [k for k in here if net.complete(k)]
        for link in here:
            assert all(net.leaving(p, e) == link for e in net.exits_at(link, p))
            assert len(net.exits_at(link, p)) == (net.end_a[link] == p) + (net.end_b[link] == p)


def fitting(data: DataObject, net: Network) -> tuple[int, int]:
    """A hex without a city and a tile for it that meets a rail or a city beside, if any does."""
    sides = [
        side
        for side in range(net.board.size * 6)
        if net.beyond(side // 6, side % 6) >= 0 or net.city_beyond(side // 6, side % 6) >= 0
    ]
    h, edge = divmod(data.draw(st.sampled_from(sides or [0])), 6)
    tiles = PLAIN if net.board.place_at[h] == NONE else TOWNS
    return h, data.draw(st.sampled_from([t for t in tiles if faces.exits[t] >> edge & 1]))


def one_doing(data: DataObject, net: Network, track: Track) -> None:
    """A random change to the network and to the oracle's track, mostly one that builds links."""
    board = net.board
    laid = NO_TILE
    if data.draw(st.integers(0, 4)):
        h, laid = fitting(data, net)
    else:
        h = data.draw(st.integers(0, board.size - 1))
    p = board.place_at[h]
    if p in track.cities:
        return
    if p != NONE and data.draw(st.integers(0, 9)) == 0:
        track.put(h, NO_TILE, UNOWNED)
        track.cities.add(p)
        net.found_city(p)
        return
    owner = data.draw(st.sampled_from([0, 0, 0, 1, UNOWNED]))
    try:
        track.put(h, laid, owner)
    except Conflict:
        return
    before = {link: (net.owner[link], net.rails_of(link)) for link in net.links()}
    ends = {link: (net.end_a[link], net.end_b[link]) for link in net.links()}
    touched = net.put(h, laid, owner)
    assert net.tile[h] == laid
    for link in range(len(net.owner)):
        if link not in touched:
            assert before.get(link, (GONE, [])) == (net.owner[link], net.rails_of(link))
            assert ends.get(link, (OPEN, OPEN)) == (net.end_a[link], net.end_b[link])


@pytest.mark.slow
@settings(max_examples=120)
@given(boards(), st.data())
def test_links_are_those_of_the_oracle_and_copies_never_change(
    board: Board, data: DataObject
) -> None:
    net, track = Network(board, faces), Track(board, faces)
    kept: list[tuple[Network, list[Any]]] = []
    for _ in range(data.draw(st.integers(1, 30))):
        if data.draw(st.booleans()):
            kept.append((net, snapshot(net)))
            net = net.copy()
            assert net.edition == kept[-1][0].edition
        before, edition = snapshot(net), net.edition
        one_doing(data, net, track)
        assert net.edition != edition or snapshot(net) == before
        assert links_of(net) == track.links()
        assert_consistent(net)
    for old, was in kept:
        assert snapshot(old) == was
        assert_consistent(old)


@pytest.mark.slow
@settings(max_examples=40)
@given(boards(), st.data())
def test_a_network_comes_back_to_what_was_saved_as_do_its_copies(
    board: Board, data: DataObject
) -> None:
    net, track = Network(board, faces), Track(board, faces)
    for _ in range(data.draw(st.integers(0, 12))):
        one_doing(data, net, track)
    was, saved = snapshot(net), net.save()
    again = deepcopy(track)
    for _ in range(2):
        for _ in range(data.draw(st.integers(1, 12))):
            if data.draw(st.integers(0, 3)) == 0:
                net = pickle.loads(pickle.dumps(net)) if data.draw(st.booleans()) else net.copy()
            one_doing(data, net, track)
        assert [net.tile_before(h) for h in range(board.size)] == was[0]
        other = net.copy()
        now = snapshot(net)
        other.restore(saved)
        assert snapshot(other) == was and snapshot(net) == now
        edition = net.edition
        net.restore(saved)
        assert snapshot(net) == was and net.edition != edition
        assert_consistent(net)
        track = deepcopy(again)
        assert links_of(net) == track.links()


@pytest.mark.slow
@settings(max_examples=60)
@given(boards(), st.data())
def test_a_link_is_taken_up_as_if_rail_by_rail(board: Board, data: DataObject) -> None:
    net, track = Network(board, faces), Track(board, faces)
    for _ in range(data.draw(st.integers(1, 20))):
        one_doing(data, net, track)
    for link in net.links():
        if net.end_a[link] == RING:
            continue
        one, other = net.copy(), net.copy()
        left: list[tuple[int, int]] = []
        for h, number in net.rails_of(link):
            laid = other.tile[h]
            rest = faces.without(laid, number)
            if rest < 0 and len(faces.rails[laid]) > 1:
                break  # no tile has the other rails
            left.append((laid, rest))
            other.put(h, rest, UNOWNED)
        else:
            assert one.take_up(link) == left
            assert snapshot(one) == snapshot(other)
            assert_consistent(one)


def test_a_link_grows_tile_by_tile_and_is_complete_at_the_second_city() -> None:
    net = Network(strip("city", "-", "-", "city"), faces)
    assert net.put(1, tile((2, 5)), 4) == [0]
    assert (net.owner[0], net.length[0], net.complete(0)) == (4, 1, False)
    assert net.open_sides(0) == [1 * 6 + 2]
    net.put(2, tile((2, 5)), 4)
    assert net.complete(0)
    assert ({net.end_a[0], net.end_b[0]}, net.length[0]) == ({0, 1}, 2)
    assert net.complete_at == [[0], [0]]
    assert net.exits_at(0, 0) == [2]
    assert net.exits_at(0, 1) == [5]
    assert net.other_end(0, 0) == 1


def test_a_closed_edge_and_a_city_side_without_connection_join_nothing() -> None:
    shut = Network(strip("city", "-", "-", closed=[[1, 2]]), faces)
    shut.put(1, tile((2, 5)), 0)
    shut.put(2, tile((2, 5)), 0)
    assert len(shut.links()) == 2

    places = [place("east", "city", 0, exits=["n"]), place("west", "city", 2, exits=["nw"])]
    board = Board(map_source([(0, 0), (1, 0), (2, 0)], 0, places))
    net = Network(board, faces)
    net.put(1, tile((2, 5)), 0)
    assert sorted((net.end_a[0], net.end_b[0])) == [OPEN, 1]
    assert net.links_at(0) == []


def test_STM_B19_a_rail_at_a_bare_town_is_incomplete_until_its_tile_or_city() -> None:
    net = Network(strip("city", "-", "town"), faces)
    net.put(1, tile((2, 5)), 1)
    assert not net.complete(0)
    with_tile = net.copy()
    with_tile.put(2, town(5, 0), 3)
    assert with_tile.complete(0)
    assert (with_tile.owner[0], with_tile.length[0]) == (1, 2)  # the exit is the other's
    stub = with_tile.leaving(1, 0)
    assert (with_tile.owner[stub], with_tile.open_sides(stub)) == (3, [2 * 6 + 0])
    with_city = net.copy()
    assert with_city.found_city(1) == [0]
    assert with_city.complete(0)
    assert not net.complete(0)


def test_STM_B16_a_stub_goes_with_the_town_tile() -> None:
    net = Network(strip("city", "-", "town"), faces)
    net.put(2, town(5, 0), 3)
    net.put(1, tile((2, 5)), 3)
    link, stub = net.leaving(1, 5), net.leaving(1, 0)
    assert net.complete(link)
    touched = net.found_city(1)
    assert sorted(touched) == sorted([link, stub])
    assert net.owner[stub] == GONE
    assert net.open_sides(stub) == []
    assert net.complete(link)
    assert net.length[link] == 1
    assert net.tile[2] == NO_TILE


def test_STM_B9_a_crossing_keeps_the_old_rail_and_its_owner() -> None:
    net = Network(strip("city", "-", "city"), faces)
    net.put(1, tile((2, 5)), 0)
    assert net.put(1, tile((2, 5), (1, 4)), 1) == [1]
    assert [net.owner[net.link_at[6 + e]] for e in (1, 2, 4, 5)] == [1, 0, 1, 0]


def test_STM_B14_who_continues_unowned_track_claims_it() -> None:
    net = Network(strip("city", "-", "-", "-"), faces)
    net.put(1, tile((2, 5)), 0)
    net.set_owner(0, UNOWNED)
    net.put(2, tile((2, 5)), 2)
    assert (net.owner[0], net.length[0]) == (2, 2)


def test_STM_B11_the_last_tile_is_redirected_within_its_link() -> None:
    net = Network(strip("city", "-", "-", "-"), faces)
    net.put(1, tile((2, 5)), 0)
    net.put(2, tile((2, 5)), 0)
    assert net.put(2, tile((0, 5)), 0) == [0]
    assert net.length[0] == 2
    assert net.open_sides(0) == [2 * 6 + 0]


def test_two_owners_are_never_joined() -> None:
    net = Network(strip("city", "-", "-", "-", "city"), faces)
    net.put(1, tile((2, 5)), 0)
    net.put(3, tile((2, 5)), 1)
    with pytest.raises(AssertionError, match="two owners"):
        net.put(2, tile((2, 5)), 0)


@pytest.mark.parametrize("orientation", [0, 1])
def test_track_that_runs_into_itself_is_a_ring_until_it_is_cut(orientation: int) -> None:
    around = STEPS[orientation]
    board = Board(map_source([(0, 0), *around], orientation))
    net = Network(board, faces)
    for k, spot in enumerate(around):
        h = next(h for h in range(7) if (board.q[h], board.r[h]) == spot)
        # the neighbours of the middle's neighbour k: over k + 2 and k + 4 they lie on the circle
        net.put(h, tile(((k + 2) % 6, (k + 4) % 6)), 0)
    (link,) = net.links()
    assert (net.end_a[link], net.end_b[link], net.length[link]) == (RING, RING, 6)
    assert not net.complete(link)
    assert net.open_sides(link) == []
    assert len(set(net.rails_of(link))) == 6
    net.put(0, NO_TILE, 0)
    assert (net.end_a[link], net.end_b[link], net.length[link]) == (OPEN, OPEN, 5)
    assert_consistent(net)


def test_a_link_that_crosses_itself_is_taken_up_rail_by_rail() -> None:
    around = STEPS[0]
    board = Board(map_source([(0, 0), *around], 0))
    net = Network(board, faces)
    cross = tile((2, 5), (1, 4))
    for k, spot in enumerate(around):
        h = next(h for h in range(7) if (board.q[h], board.r[h]) == spot)
        net.put(h, tile(((k + 2) % 6, (k + 4) % 6)) if k else cross, 0)
    (link,) = net.links()
    assert (net.end_a[link], net.end_b[link], net.length[link]) == (OPEN, OPEN, 7)
    left = net.take_up(link)
    assert len(left) == 7
    assert left[0][0] == cross and left[-1] == (left[0][1], NO_TILE)
    assert net.links() == net.laid == []
    assert_consistent(net)


def test_when_links_meet_the_longer_keeps_its_number_and_the_owner_has_both() -> None:
    net = Network(strip("city", "-", "-", "-", "-", "city"), faces)
    net.put(1, tile((2, 5)), 0)
    net.put(4, tile((2, 5)), UNOWNED)
    net.put(3, tile((2, 5)), UNOWNED)
    assert net.put(2, tile((2, 5)), UNOWNED) == [1, 0]
    assert net.links() == [1]
    assert (net.owner[1], net.length[1], net.complete(1)) == (0, 4, True)


def test_the_longer_part_of_a_cut_link_keeps_its_number() -> None:
    net = Network(strip("city", "-", "-", "-", "-", "city"), faces)
    for h in range(1, 5):
        net.put(h, tile((2, 5)), 0)
    assert net.complete(0)
    net.put(2, NO_TILE, 0)
    assert net.link_at[3 * 6 + 2] == 0
    assert net.length == [2, 1]
    assert net.complete_at == [[], []]


def test_sea_links_join_places_and_have_no_exits() -> None:
    places = [place("lisbon", "city", 0), place("azores", "city", None)]
    net = Network(Board(map_source([(0, 0)], 0, places)), faces)
    one, two = net.open_sea_link(0, 1, 0), net.open_sea_link(0, 1, 1)
    assert net.complete(one)
    assert net.complete_at == [[one, two], [one, two]]
    assert net.links_at(1) == [one, two]
    assert net.other_end(two, 1) == 0
    assert net.exits_at(one, 0) == []
    assert net.rails_of(one) == []
    assert net.length[one] == 1


def test_a_network_travels_between_processes() -> None:
    net = Network(strip("city", "-", "town", "-", "city", orientation=1), faces)
    net.put(1, tile((1, 4)), 0)
    net.put(2, town(1, 4), 0)
    net.open_sea_link(0, 1, 2)
    again = pickle.loads(pickle.dumps(net))
    assert snapshot(again) == snapshot(net)
    assert again.board.beside == net.board.beside
    assert again.faces.mask == net.faces.mask
    assert again.put(3, tile((1, 4)), 1) == net.put(3, tile((1, 4)), 1)
    assert snapshot(again) == snapshot(net)


def test_tiles_and_places_must_suit() -> None:
    net = Network(strip("city", "town", "-"), faces)
    for h, laid in [(0, tile((2, 5))), (1, tile((2, 5))), (2, town(2, 5))]:
        with pytest.raises(AssertionError):
            net.put(h, laid, 0)
