"""What the browser's Steam board is drawn from, out of the game's own data.

`python web/src/boards/steam/make_data.py > web/src/boards/steam/data.json`
"""

import json

from roundhouse.games.steam.rules.box import (
    ACTION_NUMBER,
    ACTION_PRICE,
    ACTIONS,
    COLOURS,
    FACES,
    LOCOMOTIVE,
    TABLE,
)
from roundhouse.rails.board import RIVERS
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGE_WORDS, EDGES, ORIENTATIONS, STEPS


def face(number: int) -> dict[str, object]:
    """Its rails as they lie without a turn, pairs of points: edges 0 to 5, the town 6."""
    return {
        "rails": [list(RAIL_ENDS[rail]) for rail in FACES.rails[number * EDGES]],
        "town": FACES.town[number],
        "exits": FACES.exit_count[number * EDGES],
    }


def data() -> dict[str, object]:
    return {
        "colours": COLOURS,
        "faces": {slug: face(number) for number, slug in enumerate(FACES.slug)},
        "actions": [
            {
                "slug": slug,
                "number": ACTION_NUMBER[number],
                "price": ACTION_PRICE[number],
                "level": number == LOCOMOTIVE,
            }
            for number, slug in enumerate(ACTIONS)
        ],
        "prices": {
            "exit": TABLE.exit_price,
            "town": TABLE.town_price,
            "river": TABLE.river_price,
            "terrain": TABLE.terrain_price,
        },
        "rivers": list(RIVERS),
        "builds": {"most": TABLE.builds, "engineer": TABLE.engineer_builds},
        "income": {"lowest": TABLE.lowest_income, "highest": TABLE.highest_income},
        "step": TABLE.step,
        "highestLevel": TABLE.highest_level,
        "newCities": sum(TABLE.new_cities),
        "edges": dict(zip(ORIENTATIONS, EDGE_WORDS)),
        "steps": dict(zip(ORIENTATIONS, STEPS)),
    }


if __name__ == "__main__":
    print(json.dumps(data(), indent=1, ensure_ascii=False))
