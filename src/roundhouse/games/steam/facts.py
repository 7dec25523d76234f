"""What the facts of Steam are: in events, refusals, results and their texts."""

from typing import Final

from roundhouse.kernel.facts import declare

FACTS: Final = declare(
    {
        "seat": "by owner seat",
        "seat*": "bankrupt order owners",
        "word": "action colour edge face for lies phase",
        "word*": "cubes",
        "place": "from hex place",
        "place*": "between places",
        "amount": "after all amount before bid builds cash cost count euros have high income left"
        " level links loose lost new_cities own place points raise rival round same set sets steps"
        " towns turn turns upkeep withdrawn",
        "amount*": "places scores",
        "flag": "town",
        "text": "after before joins map option shares value why",
    }
)
