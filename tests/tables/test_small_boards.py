"""Small boards: where a move was made, drawn from what everybody sees."""

from itertools import islice
from xml.etree import ElementTree as tree

import pytest

import roundhouse as rh
from roundhouse.kernel.rng import chance
from roundhouse.tables.small_boards import small_board
from tests.server.harness import ROOT

RECORDS = {
    "empires": "two",
    "railways": "two-players",
    "spike": "two-players",
    "steam": "northeast-base",
    "tiles": "three",
}
MOVES = 60
MARK = ".//{*}circle[@class='rh-yes']"


@pytest.mark.some(2)
@pytest.mark.parametrize("game", RECORDS)
def test_a_move_is_drawn_where_it_was_made_and_tells_no_secret(game):
    text = (ROOT / "tests" / "games" / game / "records" / f"{RECORDS[game]}.record").read_text()
    record = rh.read(text)
    before, drawn = record.state_at(0), set()
    for step, _, after in islice(record.steps(), MOVES):
        if (step.seat, verb := step.text.split()[0]) not in drawn:
            picture = small_board(before, step.text, step.seat, "yes", "fr")
            if picture is not None:
                drawn.add((step.seat, verb))
                root = tree.fromstring(picture)
                left, top, wide, high = map(float, root.attrib["viewBox"].split())
                assert root.findall(MARK), step.text
                for mark in root.findall(f"{MARK}/.."):
                    x, y = map(float, mark.attrib["transform"][10:].split(")")[0].split())
                    assert left < x < left + wide and top < y < top + high, step.text
                if after.reversible:  # else something was drawn, which everybody sees
                    other = before.imagine(step.seat, chance(1))
                    assert small_board(other, step.text, step.seat, "yes", "fr") == picture
        before = after.copy()
    assert {seat for seat, _ in drawn} == set(range(record.seats)), "everybody made such a move"
