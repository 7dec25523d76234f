"""What the browser's board of Railways of the World is drawn from, out of the game's own data.

`python web/src/boards/railways/make_data.py > web/src/boards/railways/data.json`
"""

import json

from roundhouse.games.railways.rules.box import COLOURS, FACES, TABLE
from roundhouse.games.railways.rules.land import MAPS, land_of
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGE_WORDS, EDGES, POINTY, STEPS


def data() -> dict[str, object]:
    return {
        "colours": COLOURS,
        "faces": {
            slug: {
                "rails": [list(RAIL_ENDS[rail]) for rail in FACES.rails[number * EDGES]],
                "turns": FACES.turns[number],
            }
            for number, slug in enumerate(FACES.slug)
        },
        "terrain": TABLE.terrain_price,
        "tiles": TABLE.tiles,
        "urbanizing": {"dollars": TABLE.urbanizing, "cubes": TABLE.urbanizing_cubes},
        "bond": {
            "dollars": TABLE.bond,
            "interest": TABLE.interest,
            "points": TABLE.bond_points,
        },
        "edges": EDGE_WORDS[POINTY],
        "steps": STEPS[POINTY],
        "goals": [name for name in MAPS.names if land_of(name).barons.goals],
    }


if __name__ == "__main__":
    print(json.dumps(data(), indent=1, ensure_ascii=False))
