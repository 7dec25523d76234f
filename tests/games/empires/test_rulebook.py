"""The rule books say what is ours, and what holds in every turn."""

import re
from pathlib import Path

import pytest

from tests.games.books import LANGUAGES, marks_a_ruling

FOLDER = Path(__file__).parents[3] / "src/roundhouse/games/empires"
RULINGS = [
    *("SRE-S1", "SRE-S5", "SRE-C4", "SRE-C6", "SRE-C7", "SRE-D1", "SRE-D2", "SRE-D6", "SRE-A3"),
    *("SRE-T2", "SRE-M2", "SRE-P2", "SRE-E2", "SRE-V1", "SRE-V2", "SRE-V3", "SRE-V4"),
    *("SRE-G2", "SRE-G3", "SRE-G6", "SRE-G7", "SRE-G8", "SRE-G9", "SRE-G10"),
]


def section(language: str, rule: str) -> str:
    book = (FOLDER / f"rulebook.{language}.md").read_text("utf-8")
    sections = re.split(r"^#+ ", book, flags=re.M)
    [said] = [one for one in sections if one.startswith(rule + " ")]
    return " ".join(said.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULINGS)
def test_what_we_decided_is_marked_as_our_ruling(language: str, rule: str):
    assert marks_a_ruling(language, section(language, rule))


def test_SRE_G5_the_books_say_that_it_claims_in_every_turn():
    assert "every one of its turns**, with a delivery or without" in section("en", "SRE-G5")
    assert "ogni suo turno**, con una consegna o senza" in section("it", "SRE-G5")
