"""What the browser is shown of a territory, and what a tile would change, as the count says it."""

from typing import Any, cast

import pytest

from roundhouse.games.tiles.rules import scoring, survey
from roundhouse.games.tiles.rules.box import TABLE, TILES
from roundhouse.games.tiles.rules.state import TilesState
from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from tests.games.tiles import oracle

TILES_GAME = game("tiles")
GAMES = [(3, 8, ""), (1, 5, "holes"), (1, 24, "tired-travellers")]


def walk(seats: int, seed: int, challenge: str):
    """The positions of a random game."""
    options = {"objectives": True, **({"challenge": challenge} if challenge else {})}
    state = TILES_GAME.new(seats, seed, options)
    assert isinstance(state, TilesState)
    rng = Rng(seed)
    while state.result is None:
        seat = state.actors[0]
        yield state, seat
        state.play(state.random_move(seat, rng), seat)


@pytest.mark.parametrize(("seats", "seed", "challenge"), GAMES)
def test_a_survey_says_what_the_count_says(seats: int, seed: int, challenge: str):
    worth = set()
    for state, _ in walk(seats, seed, challenge):
        for owner, territory in enumerate(state.territories):
            seen = survey.survey(territory, state.challenge)
            parts = scoring.breakdown(state, owner)
            assert len(seen["ends"]) == territory.open_ends
            assert TABLE.city_points * len(seen["cities"]) == parts["cities"]
            box = seen["rectangle"]
            assert box["width"] * box["height"] == parts["rectangle"]
            cells = oracle.seen(territory)
            for x in range(box["width"]):
                for y in range(box["height"]):
                    assert (box["column"] + x, box["row"] + y) in cells
            worth |= set(positions_worth(state, owner, seen).values())
    assert {1, 2} <= worth


def positions_worth(state: TilesState, owner: int, seen) -> dict[int, int]:
    """Each free position with what a pawn there scores, by the networks and by the rules."""
    territory = state.territories[owner]
    found: dict[int, int] = {}
    for slot, design in enumerate(territory.designs):
        if TILES.spot[design] and not territory.pawns[slot]:
            tried = territory.copy()
            tried.populate(slot)
            points = scoring.pawn_points(tried, slot, state.challenge)
            around = [one for one in seen["networks"] if slot in one["free"]]
            assert around
            own = [one for one in around if one["nodes"][0] >> 1 == slot]
            assert (own or around)[0]["next"] == points
            found[slot] = points
    return found


@pytest.mark.parametrize(("seats", "seed", "challenge"), GAMES[:2])
def test_a_forecast_is_what_the_tile_then_changes(seats: int, seed: int, challenge: str):
    laid = 0
    for state, seat in walk(seats, seed, challenge):
        before = scoring.breakdown(state, seat)
        ends = state.territories[seat].open_ends
        for move in state.moves(seat):
            told = TILES_GAME.forecast(state, move, seat)
            if state.say(move).split()[0] not in ("start", "place"):
                assert told == {}
                continue
            after = state.copy()
            after.play(move, seat)
            parts = scoring.breakdown(after, seat)
            assert told["ends"] == after.territories[seat].open_ends
            assert told["ends"] == ends - told["closed"] + told["opened"]
            assert told["interruptions"] == parts["interruptions"]
            assert told["cities"] == parts["cities"] - before["cities"]
            assert told["rectangle"] == parts["rectangle"] - before["rectangle"]
            laid += 1
    assert laid > 300


def test_pawns_that_are_chosen_count_for_their_owner_alone():
    for state, seat in walk(3, 8, ""):
        if state.held.choices[seat]:
            own = cast(Any, TILES_GAME.shown(state, seat))["players"][seat]["territory"]["survey"]
            seen = cast(Any, TILES_GAME.shown(state, None))["players"][seat]["territory"]["survey"]
            mine = sum(len(one["pawns"]) for one in own["networks"])
            assert mine == sum(len(one["pawns"]) for one in seen["networks"]) + len(
                state.held.choices[seat]
            )
            return
    raise AssertionError("nobody chose")
