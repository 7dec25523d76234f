"""Facts: declared by kind, held to it, and told apart where a name has several kinds."""

import pytest

from roundhouse.kernel.facts import declare, kind_of, merged, misfit

FACTS = declare(
    {
        "seat": "seat",
        "seat*": "order",
        "amount": "cost cards",
        "word": "place",
        "word*": "cards",
        "flag": "over",
        "text": "why",
    }
)


def test_a_name_may_be_of_several_kinds():
    assert FACTS["cards"] == "amount|word*" and FACTS["order"] == "seat*"
    assert kind_of(FACTS["cards"], 3) == "amount"
    assert kind_of(FACTS["cards"], "red", listed=True) == "word"
    assert kind_of(FACTS["cards"], "red") == ""


def test_kinds_that_no_value_could_tell_apart_are_refused():
    for wrong in ({"seat": "by", "amount": "by"}, {"word*": "x", "text*": "x"}, {"colour": "red"}):
        with pytest.raises(AssertionError):
            declare(wrong)


def test_a_games_kind_comes_before_the_houses():
    both = merged({"move": "amount", "why": "text"}, {"move": "word", "seat": "seat"})
    assert both == {"move": "word|amount", "why": "text", "seat": "seat"}
    assert kind_of(both["move"], 3) == "amount" and kind_of(both["move"], "free") == "word"


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ({}, ""),
        ({"seat": 1, "order": [1, 0], "over": True, "why": "phase", "cards": []}, ""),
        ({"cards": ["red"], "cost": 3}, ""),
        ({"luck": 1}, "'luck' is not declared"),
        ({"seat": "Anna"}, "'seat' is seat, not 'Anna'"),
        ({"cost": True}, "'cost' is amount, not True"),
        ({"seat": [1]}, "'seat' is seat, not a list: [1]"),
        ({"order": 1}, "'order' is seat*, not 1"),
        ({"order": [1, None]}, "'order' is seat*, not None"),
    ],
)
def test_what_is_told_is_held_to_what_is_declared(told: dict[str, object], wrong: str):
    assert misfit(FACTS, told) == wrong
