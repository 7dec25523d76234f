"""What the browser's board of Railways of the World is drawn from, out of the game's own data.

`python web/tools/railways_data.py > web/src/boards/railways/data.json`
"""

import json

from roundhouse.games.railways.box import COLOURS, FACES, TABLE
from roundhouse.games.railways.cards import AIMS, CLASSES, EFFECTS, Barons, Deck
from roundhouse.games.railways.maps import MAPS, land_of
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGE_WORDS, EDGES, POINTY, STEPS


def card(deck: Deck, kind: int) -> dict[str, object]:
    """A line of the deck, without what a card of its effect does not use."""
    figures = {
        "place": deck.place_slug[kind],
        "points": deck.points[kind],
        "links": deck.links[kind],
        "level": deck.level[kind],
        "cubes": deck.cubes[kind],
        "actions": deck.actions[kind],
    }
    return {
        "class": CLASSES[deck.klass[kind]],
        "effect": EFFECTS[deck.effect[kind]],
        **{name: figure for name, figure in figures.items() if figure},
    }


def baron(barons: Barons, number: int) -> dict[str, object]:
    found: dict[str, object] = {
        "effect": AIMS[barons.aim[number]],
        "points": barons.points[number],
    }
    if barons.shared[number]:
        found["shared"] = True
    if barons.level[number]:
        found["level"] = barons.level[number]
    if barons.place_slugs[number]:
        found["places"] = barons.place_slugs[number]
    return found


def data() -> dict[str, object]:
    decks = {name: land_of(name).deck for name in MAPS}
    barons = {name: land_of(name).barons for name in MAPS}
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
        "ridge": TABLE.ridge,
        "half": TABLE.half,
        "tiles": TABLE.tiles,
        "urbanizing": {"dollars": TABLE.urbanizing, "cubes": TABLE.urbanizing_cubes},
        "levels": TABLE.level_price,
        "bond": {
            "dollars": TABLE.bond,
            "interest": TABLE.interest,
            "points": TABLE.bond_points,
        },
        "rounds": TABLE.rounds,
        "edges": EDGE_WORDS[POINTY],
        "steps": STEPS[POINTY],
        "lines": {
            name: {
                line.slug: {
                    "cities": [land_of(name).board.place_slug[place] for place in line.places],
                    "western": line.western,
                }
                for line in land_of(name).lines
            }
            for name in MAPS
        },
        "decks": {
            name: {deck.slug[kind]: card(deck, kind) for kind in range(deck.kinds)}
            for name, deck in decks.items()
        },
        "barons": {
            name: {some.slug[number]: baron(some, number) for number in range(some.count)}
            for name, some in barons.items()
        },
    }


if __name__ == "__main__":
    print(json.dumps(data(), indent=1, ensure_ascii=False))
