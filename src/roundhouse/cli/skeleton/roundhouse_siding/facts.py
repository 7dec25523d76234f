"""What the facts of Siding are: in events, refusals, results and their texts."""

from typing import Final

from roundhouse.kernel.facts import declare

FACTS: Final = declare(
    {
        "seat": "seat",
        "word": "phase wagon",
        "amount": "left points waits",
        "amount*": "places scores",
        "text": "why",
    }
)
