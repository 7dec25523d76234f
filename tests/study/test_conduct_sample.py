"""Conduct of medium on a sample: what holds by a wide margin must not be lost unseen."""

import pytest

import roundhouse as rh
from roundhouse.bots import ask
from roundhouse.bots.greedy import GreedyBot
from roundhouse.kernel.conduct import Ledger
from roundhouse.study.conduct import bounds_of

pytestmark = pytest.mark.some(1, "sample")


def first_turns(game: str, seats: int, turns: int) -> tuple[Ledger, rh.State]:
    """What is counted while mediums play so many turns, or to the end."""
    ledger = Ledger()
    options = bounds_of(game).options
    state = rh.game(game).new(seats, 7, options)
    watcher = state.game.conduct(ledger, state)
    assert watcher is not None
    rng = rh.Rng(7)
    bots = [GreedyBot(seat) for seat in range(seats)]
    while state.result is None and state.game.round(state) <= turns:
        seat = state.actors[0]
        move = ask(bots[seat], state, seat, rng)
        watcher.before(state, seat, move)
        for event in state.play(move, seat):
            watcher.heard(seat, event)
    if state.result is not None:
        watcher.over(state)
    return ledger, state


def test_railways_nothing_begun_is_lost_and_first_place_is_no_ruin():
    """Two turns of four; over whole games see docs/railways-bots.md."""
    ledger, state = first_turns("railways", 4, 2)
    assert ledger.of["lost-links"] >= 8
    assert ledger.figure("lost-links") == 0
    assert ledger.figure("redirects-at-once") == 0
    assert (ledger.figure("first-place") or 0.0) < 0.25
    assert max(state.game.figures(state)["bonds"]) <= 8


def test_steam_no_city_for_others_and_no_tile_laid_again():
    """A whole game of three."""
    ledger, state = first_turns("steam", 3, 99)
    assert state.result is not None
    assert ledger.figure("last-mover-delivers") in (None, 1.0)
    assert (ledger.figure("city-far-away") or 0.0) <= 0.15
    assert (ledger.figure("laid-again") or 0.0) == 0.0
    assert (ledger.figure("idle-engineer") or 0.0) <= 0.2
    assert (ledger.figure("links-a-delivery") or 0.0) > 3
    assert min(state.result.scores) > 30
