"""Blunders: where a deeper search disagrees, and what it would rather have done."""

from roundhouse.study.blunders import Hunt, hunt_all, hunted
from roundhouse.study.simulate import Job


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
