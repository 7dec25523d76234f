"""Chances: hints and reviews tell them by one measure."""

import pytest

import roundhouse as rh
from roundhouse.bots.chances import chances_in, with_each
from roundhouse.bots.tuning import tuning_of
from roundhouse.server.thinking import think_of
from roundhouse.study.review import Held, in_chances


@pytest.mark.parametrize(("game", "seats"), [("tiles", 2), ("tiles", 4), ("steam", 3)])
def test_a_hint_in_an_even_position_says_so(game: str, seats: int):
    """Before anything is played, everybody's chance is the same, as in a review's curve."""
    state = rh.game(game).new(seats, 7)
    best, *others = think_of(state, state.actors[0], 5)
    assert best[1] == pytest.approx(1 / seats, abs=0.01)
    assert all(chance <= best[1] for _, chance, _ in others)


def test_a_hint_and_a_review_tell_the_same_chance():
    """In Railroad Tiles nothing that counts is hidden."""
    state = rh.game("tiles").new(2, 7)
    for move in ("start rail-curve-urban turn2", "start station-curve-urban turn2"):
        state.play(state.hear(move), state.actors[0])
    seat = state.actors[0]
    tuning = tuning_of("tiles")
    gone = tuning.gone(state.moves_made / 2)
    now = chances_in(state, tuning.spread, gone)[seat][0]
    best = think_of(state, seat, 5)[0]
    held = in_chances(Held(state.hear(best[0]), 0.4, 0.9), state, seat, gone)
    assert best[1] == pytest.approx(now)
    assert held.best == pytest.approx(now) and held.expected < now


def test_what_is_not_best_loses_by_what_it_gives_away():
    tuning = tuning_of("tiles")
    best, near, far = with_each([0.6, 0.55, 0.2], 0.5, 0.0, tuning)
    assert best == pytest.approx(0.5) and best > near > far > 0
    late = with_each([0.6, 0.55, 0.2], 0.5, 0.9, tuning)
    assert late[2] < far, "little is left to make up for it"
