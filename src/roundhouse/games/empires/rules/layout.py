"""The country as data."""

from typing import Any

from roundhouse.games.empires.rules.box import NONE, PLACES, TERRAINS, TILES
from roundhouse.games.empires.rules.country import Country
from roundhouse.rails.hexes import EDGE_WORDS, EDGES, FLAT, ORIENTATIONS


def layout(country: Country) -> dict[str, Any]:
    return {
        "board": "country",
        "orientation": ORIENTATIONS[FLAT],
        "edges": EDGE_WORDS[FLAT],
        "spaces": [_space(country, space) for space in country.spaces],
        "rows": country.spaces,  # where observations have them, among the spaces of all tiles
        "places": [
            *[_factory(country, factory) for factory in country.factories],
            *[_city(country, city) for city in country.cities],
        ],
    }


def _space(country: Country, space: int) -> dict[str, Any]:
    terrain = TILES.terrain[space]
    around: dict[str, str] = {}
    for edge, word in enumerate(EDGE_WORDS[FLAT]):
        beside = country.neighbours[space * EDGES + edge]
        if beside != NONE:
            around[word] = country.name(beside)
    return {
        "space": country.name(space),
        "q": country.q[space],
        "r": country.r[space],
        "terrain": TERRAINS[terrain] if terrain < len(TERRAINS) else "place",
        "neighbours": around,
    }


def _factory(country: Country, factory: int) -> dict[str, Any]:
    name = country.name(country.factory_space[factory])
    industry = PLACES.industries[PLACES.industry[factory]]
    return {"place": name, "kind": "factory", "space": name, "industry": industry}


def _city(country: Country, city: int) -> dict[str, Any]:
    name = country.name(country.city_space[city])
    demands = [good for kind, good in enumerate(PLACES.goods) if PLACES.demands[city] >> kind & 1]
    return {"place": name, "kind": "city", "space": name, "demands": demands}
