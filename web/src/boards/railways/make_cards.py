"""The cards, barons and major lines of the maps, out of the game's own data: a file for each map in
`cards`, since a table needs one of them.

`python web/src/boards/railways/make_cards.py`
"""

import json
from pathlib import Path

from roundhouse.games.railways.rules.box import COLOURS, GREY, GREY_WORD
from roundhouse.games.railways.rules.cards import AIMS, CLASSES, EFFECTS, MINE, MOST_OF_COLOUR
from roundhouse.games.railways.rules.land import BARONS, MAPS, Land, land_of

FOLDER = Path(__file__).with_name("cards")
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
        "dollars": land.board.facts["mines"]["price"] if deck.effect[kind] == MINE else 0,
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


def barons_of(land: Land) -> dict[str, object]:
    return {land.barons.slug[number]: baron(land, number) for number in range(land.barons.count)}


def cards(name: str) -> dict[str, object]:
    land = land_of(name)
    return {
        "deck": {land.deck.slug[kind]: card(land, kind) for kind in range(land.deck.kinds)},
        "barons": barons_of(land),
        "lines": {
            line.slug: {"cities": slugs(land, line.places), "western": line.asks_more}
            for line in land.lines
        },
    }


def files() -> dict[str, str]:
    """By the names of the files, the world's barons among them."""
    world = {"deck": {}, "barons": barons_of(land_of(MAPS.names[0], WORLD)), "lines": {}}
    made = {**{name: cards(name) for name in MAPS.names}, WORLD: world}
    return {f"{name}.json": json.dumps(one, indent=1) + "\n" for name, one in made.items()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
