"""Rule books as the tests of every game read them."""

import re

from roundhouse.texts import languages

LANGUAGES = languages()
# “our ruling”, as each language marks what the booklet leaves open
RULING = {
    "en": "our ruling",
    "it": "nostr[ae] scelt[ae]",
    "de": "unsere auslegung",
    "es": "decisión nuestra",
    "fr": "notre choix",
}


def amounts(text: str) -> list[int]:
    """What is said in money: `$5` in some languages, `5 $` in others."""
    return [int(a or b) for a, b in re.findall(r"[$€](\d+)|(\d+)\u00a0[$€]", text)]


def marks_a_ruling(language: str, said: str) -> bool:
    return re.search(RULING[language], " ".join(said.lower().split())) is not None
