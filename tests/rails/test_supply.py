import pickle
from typing import Any

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.rails.faces import Faces
from roundhouse.rails.supply import Limits, Supply, full_supply
from tests.rails.samples import FACES, faces

SIX = Faces(FACES[:6])
Box = list[dict[str, Any]]


@st.composite
def boxes(draw: st.DrawFn) -> Box:
    """Every face of six is on some tile, most are on several."""
    back = st.sampled_from(SIX.slug)
    return [{"count": draw(st.integers(0, 2)), "faces": [slug, draw(back)]} for slug in SIX.slug]


def can_be_shown(box: Box, used: list[int]) -> bool:
    """Whether the box could show all these faces at once, found by a flow."""
    flow: nx.DiGraph[Any] = nx.DiGraph()
    for f, slug in enumerate(SIX.slug):
        flow.add_edge("all", ("face", slug), capacity=used[f])
    for kind, tile in enumerate(box):
        flow.add_edge(("kind", kind), "box", capacity=tile["count"])
        for slug in tile["faces"]:
            flow.add_edge(("face", slug), ("kind", kind))
    return bool(nx.maximum_flow_value(flow, "all", "box") == sum(used))


@given(boxes(), st.lists(st.integers(-3, 5), max_size=40))
def test_a_face_is_there_exactly_when_the_box_could_show_it(box: Box, doings: list[int]) -> None:
    supply = full_supply(Limits(SIX, box))
    used = [0] * SIX.count
    for doing in doings:
        if doing < 0:
            face = -doing * 2 - 1
            if used[face]:
                used[face] -= 1
                supply.give_back(face)
        else:
            used[doing] += 1
            shown = can_be_shown(box, used)
            assert (supply.available(doing) > 0) == shown
            if shown:
                supply.take(doing)
            else:
                used[doing] -= 1
    for face, n in enumerate(used):
        for _ in range(n):
            supply.give_back(face)
    assert supply.left == supply.limits.size


def box_of(*tiles: tuple[int, str]) -> tuple[Faces, Supply]:
    slugs = {slug for _, sides in tiles for slug in sides.split("|")}
    some = Faces([face for face in FACES if face["slug"] in slugs])
    kinds = [{"count": count, "faces": sides.split("|")} for count, sides in tiles]
    return some, full_supply(Limits(some, kinds))


def test_STM_B6_two_faces_of_a_tile_share_its_number() -> None:
    some, supply = box_of((3, "straight|gentle"))
    straight, gentle = some.face_of["straight"], some.face_of["gentle"]
    supply.take(straight)
    supply.take(gentle)
    assert supply.available(straight) == supply.available(gentle) == 1
    supply.take(gentle)
    assert supply.available(straight) == 0
    supply.give_back(straight)
    assert supply.available(gentle) == 1


def test_a_face_on_several_kinds_of_tile() -> None:
    some, supply = box_of((2, "bridge|left"), (2, "bridge|right"))
    bridge, left, right = (some.face_of[slug] for slug in ("bridge", "left", "right"))
    assert [supply.available(f) for f in (bridge, left, right)] == [4, 2, 2]
    for _ in range(3):
        supply.take(bridge)
    assert [supply.available(f) for f in (bridge, left, right)] == [1, 1, 1]
    supply.take(left)
    assert [supply.available(f) for f in (bridge, left, right)] == [0, 0, 0]


def test_faces_that_share_a_kind_of_tile_are_limited_together() -> None:
    some, supply = box_of((1, "straight"), (1, "straight|gentle"), (1, "gentle"))
    straight, gentle = some.face_of["straight"], some.face_of["gentle"]
    supply.take(straight)
    supply.take(straight)
    assert supply.available(gentle) == 1
    supply.take(gentle)
    assert supply.available(gentle) == 0


def test_faces_that_a_third_one_binds_are_limited_together() -> None:
    some, supply = box_of(
        (1, "straight"), (1, "straight|sharp"), (1, "sharp|gentle"), (1, "gentle")
    )
    for slug in ("straight", "gentle", "straight", "gentle"):
        supply.take(some.face_of[slug])
    assert [supply.available(f) for f in range(some.count)] == [0, 0, 0]


def test_a_granted_tile_is_owed_to_the_box() -> None:
    _, supply = box_of((1, "straight"))
    supply.take(0)
    with pytest.raises(AssertionError):
        supply.take(0)
    supply.take_anyway(0)
    supply.give_back(0)
    assert supply.available(0) == 0
    supply.give_back(0)
    assert supply.available(0) == 1
    with pytest.raises(AssertionError):
        supply.give_back(0)


def test_a_copy_is_its_own() -> None:
    _, supply = box_of((2, "straight"))
    other = supply.copy()
    other.take(0)
    assert supply.available(0) == 2


def test_a_supply_travels_between_processes() -> None:
    _, supply = box_of((2, "bridge|left"), (2, "bridge|right"))
    supply.take(0)
    again = pickle.loads(pickle.dumps(supply))
    assert (again.left, again.limits.of_face) == (supply.left, supply.limits.of_face)


def test_a_face_on_no_tile_is_refused() -> None:
    with pytest.raises(ValueError, match="face gentle is on no tile"):
        Limits(faces, [{"count": 1, "faces": ["straight"]}])
