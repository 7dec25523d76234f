"""Cards of a map that somebody draws: made by rules, and playable as they are."""

import tomllib

import pytest

from roundhouse.kernel.refusal import Refused
from roundhouse.rails.atlas.writing import write_source
from roundhouse.server.drafting import cards, compile_own
from tests.server.own_maps import RAILWAYS


def test_a_map_gets_cards_lines_and_an_end_and_can_be_played():
    made = cards(tomllib.loads(RAILWAYS))
    facts = made["facts"]
    bounties = [card for card in facts["deck"]["card"] if card.get("bounty")]
    assert 3 <= len(bounties) <= 7
    assert all(3 <= card["points"] <= 6 for card in bounties)
    assert all(line["points"] >= 4 for line in facts["major_lines"])
    assert made["names"]["de"][bounties[0]["slug"]].startswith("Lieferprämie")
    assert compile_own(write_source(made), "railways")
    assert cards(made)["facts"] == facts, "the same map has the same cards"


def test_a_line_of_ones_own_is_worth_what_the_generator_gives():
    made = cards(tomllib.loads(RAILWAYS))
    lines = made["facts"]["major_lines"]
    first = lines[0]
    without = {**made, "facts": {**made["facts"], "major_lines": lines[1:]}}
    again = cards(without, first["cities"])
    assert again["facts"]["major_lines"] == [*lines[1:], first]
    assert again["facts"]["deck"] == made["facts"]["deck"], "nothing else is dealt anew"


@pytest.mark.parametrize("ends", [("milano", "milano"), ("milano", "atlantis"), ("<b>", "milano")])
def test_a_line_needs_two_cities_of_the_map(ends):
    with pytest.raises(Refused) as refused:
        cards(tomllib.loads(RAILWAYS), ends)
    assert refused.value.rule == "bad-map" and ends[0] in str(refused.value.facts["why"])
