"""What people call the spaces of a country: by the cities and factories around them."""

from roundhouse.games.empires.rules.box import NONE, PLACE, TERRAINS, TILES
from roundhouse.games.empires.rules.country import Country
from roundhouse.rails.gazetteer import Name, Point, names_of
from roundhouse.rails.hexes import FLAT

STAR = "★"


def spaces_of(country: Country) -> dict[str, Name]:
    at: dict[str, Point] = {
        country.name(space): (country.q[space], country.r[space]) for space in country.spaces
    }
    places = {
        country.name(space): at[country.name(space)]
        for space in country.spaces
        if country.city_at[space] != NONE or country.factory_at[space] != NONE
    }
    names = names_of(at, places, FLAT)
    for space in country.spaces:
        if TILES.terrain[space] != PLACE:
            tags = [TERRAINS[TILES.terrain[space]], *([STAR] if TILES.star[space] else [])]
            names[country.name(space)].append(tags)
    return names
