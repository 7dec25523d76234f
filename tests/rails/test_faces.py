from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.rails.faces import (
    BARE_TOWN,
    CENTRE,
    NO_TILE,
    RAIL_ENDS,
    Faces,
    bend,
    mirrored,
    rail,
    turned,
)
from tests.rails.samples import FACES, faces


def pairs(laid: int) -> set[tuple[int, int]]:
    return {RAIL_ENDS[number] for number in faces.rails[laid]}


def tile(slug: str, turns: int = 0) -> int:
    return faces.lay(faces.face_of[slug], turns)


tiles = st.sampled_from(faces.laid)


def test_turning_moves_every_rail_clockwise() -> None:
    assert pairs(tile("gentle", 5)) == {(1, 5)}
    assert pairs(tile("left", 2)) == {(2, 3), (0, 4)}
    assert pairs(tile("town-fan", 5)) == {(0, CENTRE), (1, CENTRE), (5, CENTRE)}


def test_a_face_is_laid_in_as_many_ways_as_look_different() -> None:
    ways = {slug: faces.turns[f] for slug, f in faces.face_of.items()}
    assert {s for s, n in ways.items() if n == 3} == {
        "straight",
        "cross",
        "gentles",
        "town-straight",
        "town-x",
    }
    assert {s for s, n in ways.items() if n == 2} == {"town-star"}
    assert len({faces.mask[laid] for laid in faces.laid}) == len(faces.laid) == sum(faces.turns)
    assert tile("straight", 5) == tile("straight", 2)


def test_mirror_images() -> None:
    twins = {faces.slug[f]: faces.slug[m] for f, m in enumerate(faces.mirror) if m not in (f, -1)}
    assert twins == {
        "left": "right",
        "right": "left",
        "town-left": "town-right",
        "town-right": "town-left",
    }
    lonely = Faces([FACES[8]])
    assert lonely.mirror == [-1]


def test_crossings_run_over_each_other_and_coexisting_curves_do_not() -> None:
    crossing = [slug for f, slug in enumerate(faces.slug) if faces.crossing[f]]
    assert crossing == ["cross", "bridge", "weave"]


def test_bends() -> None:
    assert [bend(rail(0, e)) for e in range(1, 7)] == [1, 2, 3, 2, 1, 0]


@given(tiles, st.integers(0, 5))
def test_turns_and_mirrors_undo_themselves(laid: int, turns: int) -> None:
    mask = faces.mask[laid]
    assert turned(turned(mask, turns), 6 - turns) == mask
    assert mirrored(mirrored(mask)) == mask
    assert mirrored(turned(mask, turns)) == turned(mirrored(mask), 6 - turns)


@given(tiles)
def test_exits_and_partners_say_what_the_rails_say(laid: int) -> None:
    ends = pairs(laid)
    for edge in range(6):
        across = [b if a == edge else a for a, b in ends if edge in (a, b)]
        assert faces.partner[laid * 6 + edge] == (across[0] if across else -1)
        assert bool(faces.exits[laid] >> edge & 1) == bool(across)
    assert faces.exit_count[laid] == sum(a != CENTRE for pair in ends for a in pair)
    assert faces.is_town(laid) == any(CENTRE in pair for pair in ends)


@given(st.one_of(st.just(NO_TILE), st.just(BARE_TOWN), tiles), st.integers(0, 20))
def test_look_ups_find_every_tile_that_keeps_the_old_rails(old: int, number: int) -> None:
    def fits(new: int) -> bool:
        if old < 0:
            return faces.is_town(new) == (old == BARE_TOWN)
        return pairs(old) < pairs(new)

    def brought(new: int) -> set[tuple[int, int]]:
        return pairs(new) - (pairs(old) if old >= 0 else set())

    assert [new for new in faces.laid if faces.may_replace(old, new)] == list(
        filter(fits, faces.laid)
    )
    assert faces.bringing_rail(old, number) == [
        new for new in faces.laid if fits(new) and RAIL_ENDS[number] in brought(new)
    ]
    edge = number % 6
    assert faces.bringing_exit(old, edge) == [
        new for new in faces.laid if fits(new) and any(edge in pair for pair in brought(new))
    ]


@given(tiles, st.integers(0, 5))
def test_redirecting_keeps_the_inner_end_and_the_other_rails(laid: int, inner: int) -> None:
    outer = faces.partner[laid * 6 + inner]
    if outer in (-1, CENTRE):
        return
    old = (min(inner, outer), max(inner, outer))
    wanted = [
        new
        for new in faces.laid
        if len(pairs(new)) == len(pairs(laid))
        and pairs(laid) - pairs(new) == {old}
        and all(inner in pair for pair in pairs(new) - pairs(laid))
        and not faces.is_town(new)
    ]
    assert sorted(faces.redirected(laid, inner)) == wanted


def test_taking_a_rail_away() -> None:
    cross = tile("cross")
    assert faces.without(cross, rail(0, 3)) == tile("straight", 1)
    assert faces.without(tile("straight"), rail(0, 3)) == NO_TILE


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([{"slug": "y", "rails": [[0, 3], [3, 5]]}], "face y: each edge carries one rail"),
        ([{"slug": "y", "rails": []}], "face y: each edge"),
        ([{"slug": "y", "rails": [[0, 1]], "exits": [2]}], "face y: either"),
        ([FACES[0], {"slug": "again", "rails": [[4, 1]]}], "face again is straight, turned"),
    ],
)
def test_impossible_faces_are_refused(data: list[dict[str, Any]], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Faces(data)
