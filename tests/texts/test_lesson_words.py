"""Lessons say what the rule books say: one word for one thing."""

import re

import pytest

import roundhouse as rh
from roundhouse.kernel.game import folder

# What the rule book calls it, and what a lesson might say instead.
ITALIAN = {
    "tiles": {
        "autostrada": r"\bstrad[ae]\b",
        "segnalino": r"\bgetton[ei]\b",
        "interruzion": r"\b(cap[oi] apert[oi]|estremità)\b",
        "posizione": r"\bpost[oi] (libero |liberi )?per (un treno|un.auto|treni|auto|le pedine)\b",
        "round": r"\b(questo|prossimo|ogni) turno\b",
        "piazz": r"\bpos(i|a|are|ala|ato|ata)\b",
    },
    "steam": {
        "cittadina": r"\bpaes[ei]\b",
        "cubetto": r"\bcub[oi]\b",
        "rettiline": r"\bdritt[ei]\b",
    },
    "railways": {"cubetto": r"\bcub[oi]\b", "reddito": r"\bentrate\b", "rettiline": r"\bdritta\b"},
    "empires": {"foresta": r"\bbosc(o|hi)\b", "di prestigio": r"\d prestigio"},
    "spike": {
        "tessuti": r"\bstoff[ae]\b",
        "legname": r"\blegno\b",
        "movimento extra": r"\bmovimento in più\b",
    },
}


@pytest.mark.parametrize("game", ITALIAN)
def test_italian_lessons_use_the_words_of_the_rule_book(game: str):
    home = folder(rh.game(game).id)
    assert home is not None
    book = (home / "rulebook.it.md").read_text("utf-8").lower()
    lessons = (home / "texts" / "it" / "lessons.ftl").read_text("utf-8").splitlines()
    said = [line.partition(" = ")[2] for line in lessons if not line.endswith("tutto tuo")]
    for word, other in ITALIAN[game].items():
        assert word in book
        assert not [line for line in said if re.search(other, line, re.IGNORECASE)]
