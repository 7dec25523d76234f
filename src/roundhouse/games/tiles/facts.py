"""What the facts of Railroad Tiles are: in events, refusals, results and their texts."""

from typing import Final

from roundhouse.kernel.facts import declare

FACTS: Final = declare(
    {
        "seat": "by seat",
        "seat*": "order",
        "word": "challenge fits mine pawn phase same side theirs tile token turn",
        "word*": "tiles",
        "amount": "across amount cities closed column columns count down ends free have height left"
        " most needs next opened pawns points refusals round row size stars width",
        "amount*": "places scores",
        "flag": "flag met",
        "text": "aside rise shape square value why",
    }
)
