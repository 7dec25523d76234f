"""A tenth map with a part of its own, played without a line in the parts of the house."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse import kit
from roundhouse.games.railways.rules.part import PARTS
from roundhouse.games.railways.rules.parts.snow import Snow
from roundhouse.games.railways.rules.state import RailwaysState
from tests.games.railways.invariants import railways_conserved
from tests.games.railways.positions import new, table
from tests.games.railways.tenth.marsh import MarshHexes, marsh_in
from tests.games.saying import refused, say, seen, told

LAKES = str(Path(__file__).parent / "tenth" / "lakes.toml")
CASE = kit.Case(
    "railways",
    [kit.Setup(n, {"map": LAKES, "idle_turns": 4}) for n in (2, 3, 4)],
    railways_conserved,
)


@pytest.fixture(autouse=True)
def marsh() -> Iterator[None]:
    """As another distribution adds a part: one line in the table."""
    PARTS["marsh"] = MarshHexes
    yield
    del PARTS["marsh"]


def lakes(seats: int = 2) -> RailwaysState:
    return table(seats, map=LAKES)


def wet(state: RailwaysState) -> str:
    """A hex that one could build on from a city, but for the water."""
    starts = state.land.starts
    h = next(h for h in marsh_in(state).wet(state) if h in starts and state.land.opens[h])
    return state.land.board.slug[h]


def test_a_map_has_the_parts_that_its_facts_and_its_deck_name():
    kinds = [type(rule).__name__ for rule in lakes().land.rules]
    assert kinds == ["ChartersOfDeck", "Snow", "MarshHexes"]
    assert any(isinstance(rule, Snow) for rule in lakes().land.rules)
    assert [type(part).__name__ for part in lakes().parts] == ["Charters", "Marsh"]


def test_nobody_builds_in_the_marsh_before_it_is_drained():
    state = lakes()
    h = wet(state)
    face = "straight 0"
    assert refused(state, f"build {h} {face}").facts == {"hex": h, "why": "wet"}
    before = [state.say(move) for move in state.moves(0)]
    assert not any(text.startswith(f"build {h} ") for text in before)
    events = say(state, f"drain {h}")
    assert told(events, "marsh-drained") == [{"seat": 0, "hex": h}]
    assert state.cash[0] + 2 == 5 * state.bonds[0]
    assert any(state.say(move).startswith(f"build {h} ") for move in state.moves(1))


def test_who_drained_it_scores_when_another_builds_there():
    state = lakes()
    h = wet(state)
    say(state, f"drain {h}")
    build = next(move for move in state.moves(1) if state.say(move).startswith(f"build {h} "))
    events = state.play(build, 1)
    assert told(events, "points-scored")[0] == {"seat": 0, "points": 1, "for": "marsh"}


def test_it_judges_its_own_verb():
    state = lakes()
    h = wet(state)
    dry = state.land.board.slug[state.land.starts[0]]
    say(state, f"drain {h}")
    assert refused(state, f"drain {h}").facts == {"hex": h, "why": "drained", "owner": 0}
    marshes = [state.land.board.slug[one] for one in marsh_in(state).rule.hexes]
    if dry not in marshes:
        assert refused(state, f"drain {dry}").facts["why"] == "no-marsh"
    fresh = new(2, map=LAKES)
    assert refused(fresh, f"drain {h}").facts == {"why": "phase", "phase": "barons"}


def test_it_is_seen_copied_and_travels():
    state = lakes()
    h = wet(state)
    copy = state.copy()
    say(state, f"drain {h}")
    assert seen(state)["parts"]["marsh"] == {"price": 2, "drained": {h: 0}}
    assert seen(copy)["parts"]["marsh"]["drained"] == {}
    again = pickle.loads(pickle.dumps(state))
    assert kit.dump(again) == kit.dump(state)
    assert again.words((), 1) == state.words((), 1)


@pytest.mark.parametrize("check", kit.CHECKS, ids=lambda check: check.__name__)
def test_the_kit_is_content(check):
    for number, setup in enumerate(CASE.setups[: 1 if kit.QUICK else 3]):
        assert check(CASE, setup, kit.DAY + number)


def test_other_maps_know_nothing_of_it():
    state = new(2)
    assert "drain" not in state.vocabulary.index and "parts" not in seen(state)
