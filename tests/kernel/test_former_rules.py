"""Records of the first rules, as the house wrote them then: gone on with, or refused in words."""

from pathlib import Path

import pytest

from roundhouse.kernel.record import read
from roundhouse.kernel.refusal import Refused
from roundhouse.texts import Texts

FORMER = Path(__file__).parent / "former"
CHANGED = ("railways", "spike", "steam", "tiles")


@pytest.mark.parametrize("game", CHANGED)
def test_a_record_of_rules_that_have_changed_is_refused_in_words(game: str):
    with pytest.raises(Refused) as refused:
        read((FORMER / f"{game}.record").read_text("utf-8"))
    assert refused.value.rule == "older-rules"
    said = [Texts(lang).refusal("older-rules", refused.value.facts) for lang in ("en", "it")]
    assert said[0] == f"This game was played by the older rules 1 of {game}; the rules are now 2."
    assert game in said[1] and "regole" in said[1]


def test_a_record_of_rules_that_are_still_the_same_is_played_again():
    record = read((FORMER / "empires.record").read_text("utf-8"))
    assert record.replay().result is not None
