"""Cards of a map that somebody draws: made by rules, and playable as they are."""

import tomllib

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
