"""Blunders: where a deeper search disagrees, and what it would rather have done."""

import roundhouse as rh
from roundhouse.study.blunders import Hunt, gained, hunt_all, hunted
from roundhouse.study.intervals import Estimate
from roundhouse.study.playing_on import lead, played_on
from roundhouse.study.simulate import Job
from tests.bots.positions import own_turn


def test_somebody_who_plays_at_random_blunders_and_somebody_who_searches_hardly():
    def lost(bot: str) -> float:
        hunt = Hunt(Job("signals", 2, (bot,), 3, {}), 1, 60)
        return sum(one.cost for one in hunt_all(hunt, 3))

    assert lost("random") > 2 * lost("hard:200")


def test_a_blunder_tells_what_was_better_and_why():
    hunt = Hunt(Job("tiles", 2, ("random",), 3, {}), 12, 12)
    found = hunted(hunt, 0)
    assert found == hunted(hunt, 0), "the same game, the same doubts"
    assert found
    for one in found:
        assert one.played != one.better
        assert 0 <= one.expected < one.best <= 1
        assert "evaluation" in one.parts


def test_playing_on_tells_what_the_end_makes_of_two_moves():
    """Of a move and itself nothing; of two moves as much the other way round."""
    state, seat = own_turn(3)
    first, second = state.moves(seat)[:2]

    def gain(one: rh.Move, other: rh.Move) -> Estimate:
        return played_on(state, seat, one, other, 3, rh.Rng(5))

    assert gain(first, first).value == 0
    assert gain(first, second).value == -gain(second, first).value != 0
    assert gain(first, second).games == 3
    world = state.imagine(seat, rh.Rng(1))
    assert lead(world, seat, first, 7) == lead(world, seat, first, 7)
    assert state.result is None and world.moves_made == state.moves_made


def test_what_a_search_finds_better_is_better_where_mediums_play_on():
    """Somebody who plays at random errs by points that are won in the end, too."""
    hunt = Hunt(Job("signals", 2, ("random",), 3, {}), 1, 60, 6)
    found = hunt_all(hunt, 4)
    assert all(one.gain is not None and one.gain.games == 6 for one in found)
    assert gained(found).low > 0
    assert gained(hunted(Hunt(hunt.job, 1, 60), 0)).number == 0
