"""What the facts of Small Railroad Empires are: in events, refusals, results and their texts."""

from typing import Final

from roundhouse.kernel.facts import declare

FACTS: Final = declare(
    {
        "seat": "by seat",
        "word": "achievement card colour company good industry phase token",
        "word*": "achievements cards tiles",
        "place": "black city factory from place to yellow",
        "place*": "black_to route ways yellow_to",
        "amount": "all amount black bottom cards conglomerate cost count have high left length"
        " loans low money needs number of points prestige round rounds slot step three top"
        " trains two unlocking yellow",
        "amount*": "places scores",
        "flag": "produces won",
        "text": "answer reason text value why",
    }
)
