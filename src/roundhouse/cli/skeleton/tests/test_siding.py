"""Siding through the house's kit, and its rules one by one."""

from pathlib import Path

import pytest
from roundhouse_siding.rules.box import TABLE
from roundhouse_siding.rules.state import SidingState

import roundhouse as rh
from roundhouse import kit

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


def conserved(state: rh.State) -> None:
    """What must stay true after every move."""
    assert isinstance(state, SidingState)
    here = 0 if state.result is not None else 1
    assert state.depot.total + state.round == sum(TABLE.counts)
    assert state.round + state.left == state.options["wagons"]
    assert sum(state.points) <= max(TABLE.worth) * (state.round - here)


CASE = kit.Case(
    "siding",
    [kit.Setup(2), kit.Setup(3, {"wagons": 30}), kit.Setup(4, {"waits": 0})],
    conserved,
)


@pytest.mark.parametrize("check", kit.CHECKS, ids=[check.__name__ for check in kit.CHECKS])
def test_the_kit(check: kit.Check):
    for setup, seed in kit.sample(CASE, games=6):
        check(CASE, setup, seed)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_recorded_games_replay(path: Path):
    assert rh.read(path.read_text("utf-8")).replay().result is not None


def said(state: rh.State, text: str) -> list[str]:
    """The events of a move of whoever's turn it is."""
    return [event.name for event in state.play(state.hear(text), state.actors[0])]


def test_SID_1_a_wagon_stands_at_the_platform():
    state = rh.game("siding").new(3, 1)
    assert state.view(None)["platform"] in TABLE.names and state.view(None)["left"] == 11


def test_SID_2_taking_brings_points_and_the_next_wagon():
    state = rh.game("siding").new(2, 1)
    seat, worth = state.actors[0], TABLE.worth[TABLE.names.index(state.view(None)["platform"])]
    assert said(state, "take") == ["wagon-taken", "wagon-came"]
    assert state.game.figures(state)["points"][seat] == worth
    assert state.actors == [1 - seat]


def test_SID_3_who_has_waited_enough_must_take():
    state = rh.game("siding").new(2, 1, {"waits": 1})
    assert said(state, "wait") == ["waited"] and said(state, "wait") == ["waited"]
    refused = state.check(state.hear("wait"), state.actors[0])
    assert refused is not None and (refused.rule, refused.facts) == (
        "SID-3",
        {"why": "used-up", "waits": 1},
    )


def test_SID_4_the_last_wagon_ends_it():
    state = rh.game("siding").new(2, 1, {"wagons": 4})
    for _ in range(4):
        said(state, "take")
    assert state.result is not None and state.result.reason == "last-wagon"
