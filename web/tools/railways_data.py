"""What the browser's board of Railways of the World is drawn from, out of the game's own data.

`python web/tools/railways_data.py > web/src/boards/railways/data.json`
"""

import json

from roundhouse.games.railways.box import COLOURS, FACES, GREY, GREY_WORD, TABLE
from roundhouse.games.railways.cards import AIMS, CLASSES, EFFECTS, MINE, MOST_OF_COLOUR
from roundhouse.games.railways.maps import BARONS, MAPS, Land, land_of
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGE_WORDS, EDGES, POINTY, STEPS

WORLD = BARONS[1]  # the barons that every map can be played with


def slugs(land: Land, places: list[int]) -> list[str]:
    return [land.board.place_slug[place] for place in places if place >= 0]


def card(land: Land, kind: int) -> dict[str, object]:
    """A line of the deck, without what a card of its effect does not use."""
    deck = land.deck
    figures: dict[str, object] = {
        "place": "".join(slugs(land, [deck.place[kind]])),
        "points": deck.points[kind],
        "links": deck.links[kind],
        "level": deck.level[kind],
        "cubes": deck.cubes[kind],
        "actions": deck.actions[kind],
        "hexes": deck.hexes[kind],
        "places": slugs(land, deck.places[kind]),
        "dollars": land.mine_price if deck.effect[kind] == MINE else 0,
        "colour": COLOURS[deck.colour[kind]] if deck.colour[kind] >= 0 else "",
    }
    return {
        "class": CLASSES[deck.class_of[kind]],
        "effect": EFFECTS[deck.effect[kind]],
        **{name: figure for name, figure in figures.items() if figure},
    }


def baron(land: Land, number: int) -> dict[str, object]:
    barons = land.barons
    found: dict[str, object] = {
        "effect": AIMS[barons.aim[number]],
        "points": barons.points[number],
    }
    if barons.shared[number]:
        found["shared"] = True
    if barons.level[number]:
        found["level"] = barons.level[number]
    if barons.number[number]:
        found["number"] = barons.number[number]
    if barons.aim[number] == MOST_OF_COLOUR:
        colour = barons.colour[number]
        found["colour"] = GREY_WORD if colour == GREY else COLOURS[colour]
    if barons.places[number]:
        found["places"] = slugs(land, barons.places[number])
    return found


def data() -> dict[str, object]:
    lands = {name: land_of(name) for name in MAPS}
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
        "edges": EDGE_WORDS[POINTY],
        "steps": STEPS[POINTY],
        "lines": {
            name: {
                line.slug: {"cities": slugs(land, line.places), "western": line.western}
                for line in land.lines
            }
            for name, land in lands.items()
        },
        "decks": {
            name: {land.deck.slug[kind]: card(land, kind) for kind in range(land.deck.kinds)}
            for name, land in lands.items()
        },
        "barons": {
            name: {
                land.barons.slug[number]: baron(land, number) for number in range(land.barons.count)
            }
            for name, land in [*lands.items(), (WORLD, land_of(MAPS[0], WORLD))]
        },
        "goals": [name for name, land in lands.items() if land.barons.goals],
    }


if __name__ == "__main__":
    print(json.dumps(data(), indent=1, ensure_ascii=False))
