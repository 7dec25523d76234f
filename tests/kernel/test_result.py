"""Results, events and refusals, as data."""

import roundhouse as rh
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.result import places


def test_equal_strengths_share_a_place_and_the_next_is_left_free():
    assert places([(3,), (9,), (3,), (1,)]) == [2, 1, 2, 4]
    assert places([(5,), (5,)]) == [1, 1]
    assert places([(0,)]) == [1]


def test_a_tie_is_broken_by_what_comes_later():
    assert places([(9, 1), (9, 2), (8, 99), (9, 2)]) == [3, 1, 4, 1]


def test_winners_and_ranking():
    result = rh.Result([3, 9, 9], [3, 1, 1], [{}, {}, {}], "end", {"x": 1})
    assert result.winners == [1, 2]
    assert result.ranking == [1, 2, 0]
    assert result.data() == {
        "scores": [3, 9, 9],
        "places": [3, 1, 1],
        "breakdown": [{}, {}, {}],
        "reason": "end",
        "facts": {"x": 1},
    }
    assert repr(result) == "Result(scores=[3, 9, 9], places=[3, 1, 1], reason='end')"


def test_an_event_reaches_its_audience():
    secret = rh.Event("drawn", {"card": 3}, audience=1)
    assert secret.meant_for(1)
    assert not secret.meant_for(0)
    assert not secret.meant_for(None)
    assert rh.Event("shown", {}).meant_for(None) and rh.Event("shown", {}).meant_for(2)


def test_events_and_refusals_compare_by_content():
    assert rh.Event("a", {"x": 1}) == rh.Event("a", {"x": 1})
    assert rh.Event("a", {"x": 1}) != rh.Event("a", {"x": 2})
    assert rh.Event("a", {}) != rh.Event("a", {}, audience=0)
    assert rh.Event("a", {}) != "a"
    assert len({rh.Event("a", {}), rh.Event("a", {})}) == 1
    assert rh.Illegal("TIL-R3", {"x": 1}) == rh.Illegal("TIL-R3", {"x": 1})
    assert rh.Illegal("TIL-R3", {"x": 1}) != rh.Illegal("TIL-R3")
    assert rh.Illegal("TIL-R3") != "TIL-R3"
    assert len({rh.Illegal("a"), rh.Illegal("a")}) == 1


def test_a_refusal_reads_as_rule_and_facts():
    refused = refuse("STM-G5", {"costs": 9, "raise": 5})
    assert str(refused) == "STM-G5: costs 9, raise 5"
    assert (refused.rule, refused.facts) == ("STM-G5", {"costs": 9, "raise": 5})
    assert str(refuse("game-over")) == "game-over"
    assert repr(refused.illegal) == "Illegal(rule='STM-G5', facts={'costs': 9, 'raise': 5})"
