"""What the facts of Spike are: in events, refusals, results and their texts."""

from typing import Final

from roundhouse.kernel.facts import declare

FACTS: Final = declare(
    {
        "seat": "by seat",
        "word": "action card commodity move part phase side way",
        "word*": "cards commodities needs",
        "place": "here space station there",
        "place*": "stations",
        "amount": "all amount cars count dollars full held left level money number price round"
        " rounds spaces speed supply",
        "amount*": "dollars edges path places scores",
        "text": "value why",
    }
)
