"""Plans of connections are those that the rules allow, with the payment of the fewest cards."""

from pathlib import Path
from typing import cast

import pytest

from roundhouse.games.spike.rules.board import BOARD, CITIES, COLOURS, EDGES
from roundhouse.games.spike.rules.box import BUILD, VOCABULARY
from roundhouse.games.spike.rules.phases import OPEN, TURNS
from roundhouse.games.spike.rules.planning import DETOUR
from roundhouse.games.spike.rules.state import SpikeState
from roundhouse.kernel.game import game
from roundhouse.kernel.record import read
from tests.games.spike.positions import hold, turns

SPIKE = game("spike")
RECORDS = Path(__file__).parent / "records"
EVERY = 8  # moves between two positions, at least
LONGEST = 8  # spaces of the connections that are listed to compare them with
games = pytest.mark.parametrize("name", ["two-players", "three-players-advanced"])


def positions(name: str) -> list[SpikeState]:
    """Of a recorded game, at the beginning of turns."""
    found: list[SpikeState] = []
    taken = 0
    record = read((RECORDS / f"{name}.record").read_text("utf-8"))
    for number, (_, _, state) in enumerate(record.steps()):
        table = cast(SpikeState, state)
        if table.phase == TURNS and table.stage == OPEN and number >= taken + EVERY:
            taken = number
            found.append(table.copy())
    return found


@games
def test_SPK_A2_plans_are_all_connections_hardly_longer_than_the_shortest(name: str):
    compared = 0
    for state in positions(name):
        seat = state.actors[0]
        lines: dict[str, list[tuple[int, ...]]] = {}
        for move in state.moves_within(seat, LONGEST, LONGEST):
            if move[0] == BUILD:
                lines.setdefault(VOCABULARY.slugs[move[1]], []).append(move)
        for city, moves in lines.items():
            most = min([len(move) for move in moves]) + DETOUR
            if most - 2 > LONGEST:
                continue  # there may be others that were not listed
            found = SPIKE.plans(state, seat, city, [])
            expected = [move for move in moves if len(move) <= most]
            assert sorted([plan.moves[0] for plan in found]) == sorted(expected)
            compared += 1
    assert compared > 20


@games
def test_SPK_A4_a_plan_is_built_and_paid_with_the_fewest_cards(name: str):
    for state in positions(name)[::2]:
        seat = state.actors[0]
        for word in state.words((BUILD,), seat) if BUILD in state.words((), seat) else []:
            found = SPIKE.plans(state, seat, VOCABULARY.slugs[word], [])
            assert [plan.price for plan in found] == sorted([plan.price for plan in found])
            build, pay = found[0].moves
            table = state.copy()
            table.play(build, seat)
            cards = table.hands[seat].total
            assert pay in table.moves(seat)
            table.play(pay, seat)
            assert cards - table.hands[seat].total == found[0].price


def test_SPK_A2_a_plan_goes_on_as_it_was_begun():
    state = positions("two-players")[1]
    seat = state.actors[0]
    city = VOCABULARY.slugs[state.words((BUILD,), seat)[0]]
    for plan in SPIKE.plans(state, seat, city, []):
        ways = state.say(plan.moves[0]).split()[2:]
        begun = SPIKE.plans(state, seat, city, ways[:1])
        assert plan.moves in [one.moves for one in begun]
        assert [one.moves for one in SPIKE.plans(state, seat, city, ways)] == [plan.moves]
    assert SPIKE.plans(state, seat, city, ["nowhere"]) == []
    assert SPIKE.plans(state, seat, "atlantis", []) == []


def test_SPK_A4_of_equal_payments_the_fullest_colour_gives():
    edge = next(
        edge for edge in range(EDGES) if BOARD.start[edge] < CITIES and BOARD.end[edge] < CITIES
    )
    few, many = [one for one in range(COLOURS) if one != BOARD.colour[edge]][:2]
    state = turns(BOARD.names[BOARD.start[edge]], *["boston"] * 2)
    hold(state, 0, f"2-{BOARD.colours[few]} 5-{BOARD.colours[many]}")
    plan = SPIKE.plans(state, 0, BOARD.names[BOARD.end[edge]], [])[0]
    assert plan.bills[1] == {BOARD.colours[many]: 2}
