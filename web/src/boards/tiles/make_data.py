"""What the browser's Railroad Tiles board is drawn from, out of the game's own data and drawing.

`python web/src/boards/tiles/make_data.py > web/src/boards/tiles/data.json`
"""

import json

from roundhouse.games.tiles.render import draw_tile
from roundhouse.games.tiles.render.show import sides
from roundhouse.games.tiles.rules.box import KINDS, TABLE, TILES, TURNS
from roundhouse.games.tiles.rules.challenges import LIMITS

PAWNS = KINDS[1:4]


def letters(name: str, turn: str) -> str:
    """A tile's sides as it lies, from the north clockwise."""
    return "".join([" .rh"[kind] for kind in sides(name, turn)])


def tile(design: int) -> dict[str, object]:
    name = TILES.names[design]
    told: dict[str, object] = {
        "edges": letters(name, "turn0"),
        "urban": TILES.urban[design],
        "station": TILES.station[design],
    }
    if TILES.spot[design]:
        told["spot"] = KINDS[TILES.spot[design]]
    if design >= TILES.routes:
        told["needs"] = TILES.needs[design - TILES.routes]
        told["points"] = TILES.objective_points[design - TILES.routes]
    return told


def pictures() -> dict[str, str]:
    """Every piece once, in a square of 100 or around its middle."""
    drawn: dict[str, str] = {}
    for design, name in enumerate(TILES.names):
        drawn[f"ground-{name}"] = draw_tile.ground(design)
        for turn in TURNS:
            lines = f"lines-{letters(name, turn)}{'s' if TILES.station[design] else ''}"
            drawn[lines] = draw_tile.define(lines)
    single = [f"{what}-{pawn}" for what in ("spot", "pawn", "chosen", "token") for pawn in PAWNS]
    single += ["token-either", "star", "flag", "done", "barrier", "rim"]
    single += [f"medal-{name}" for name in TILES.objectives]
    for name in single:
        drawn[name] = draw_tile.define(name)
    return drawn


def paths() -> dict[str, str]:
    """One kind of line on a tile by the sides that it leaves by, 1 for each from the north."""
    found: dict[str, str] = {}
    for mask in range(1, 16):
        where = [side for side in range(4) if mask >> side & 1]
        name = "".join([str(mask >> side & 1) for side in range(4)])
        found[name] = "".join(draw_tile.stretches(where))
    return found


def data() -> dict[str, object]:
    ways = {letters(name, "turn0"): [letters(name, turn) for turn in TURNS] for name in TILES.names}
    lying = sorted({sides for turned in ways.values() for sides in turned})
    return {
        "table": {
            "refusals": TABLE.refusals,
            "citySize": TABLE.city_size,
            "cityPoints": TABLE.city_points,
            "freeEnds": TABLE.free_interruptions,
            "pawnMost": TABLE.pawn_points_max,
            "soloStars": TABLE.solo_stars,
            "soloPoints": TABLE.solo_points,
        },
        "turns": TURNS,
        "tiles": {name: tile(design) for design, name in enumerate(TILES.names)},
        "ways": ways,
        "corners": {
            sides: draw_tile.corner([".rh".index(letter) + 1 for letter in sides])
            for sides in lying
        },
        "paths": paths(),
        "atMost": [*LIMITS, "perfection", "temple"],  # where less is better
        "pictures": pictures(),
    }


if __name__ == "__main__":
    print(json.dumps(data(), indent=1, ensure_ascii=False))
