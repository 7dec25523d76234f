"""What the facts of Railways of the World are: in events, refusals, results and their texts."""

from typing import Final

from roundhouse.kernel.facts import declare

FACTS: Final = declare(
    {
        "seat": "owner seat",
        "seat*": "order owners",
        "word": "baron card colour edge face first for lies phase sea",
        "word*": "barons cards cubes",
        "place": "from hex place to",
        "place*": "between places",
        "amount": "amount bid bonds cash count deck depots dollars each high highest income"
        " interest left level links low lowest most needed number out points price round same"
        " turn turns",
        "amount*": "scores",
        "text": "joins shares value why",
    }
)
