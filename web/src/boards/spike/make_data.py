"""What the browser's Spike board is drawn from, out of the game's own data.

`python web/src/boards/spike/make_data.py > web/src/boards/spike/data.json`
"""

import json

from roundhouse.games.spike.rules.board import BOARD, PACKAGE, WAYS
from roundhouse.games.spike.rules.box import PARTS, TABLE
from roundhouse.kernel.data import read_toml


def data() -> dict[str, object]:
    """Points and edges have the numbers that views and events call them by."""
    picture = read_toml(PACKAGE, "data/source.toml")["picture"]
    points = zip(BOARD.names, BOARD.columns, BOARD.rows)
    edges = zip(BOARD.start, BOARD.end, BOARD.way, BOARD.colour)
    return {
        "points": [list(point) for point in points],
        "cities": [TABLE.commodities[good] for good in BOARD.commodity],
        "edges": [[a, b, WAYS[way], BOARD.colours[colour]] for a, b, way, colour in edges],
        "ways": WAYS,
        "colours": BOARD.colours,
        "commodities": TABLE.commodities,
        "signs": read_toml(PACKAGE, "render/picture.toml")["signs"],
        "spacing": picture["spacing"],
        "origin": picture["margin"],
        "parts": {part: TABLE.levels[number] for number, part in enumerate(PARTS)},
        "price": TABLE.price,
        "track": TABLE.track,
        "timeCards": TABLE.time_cards,
    }


if __name__ == "__main__":
    print(json.dumps(data(), ensure_ascii=False))
