"""Drafts: how a map is begun in the editor, from nothing, from a region, or from another map."""

import math
from typing import Any, Final

from roundhouse.rails.atlas.grammar import slugs_in
from roundhouse.rails.atlas.live import plain
from roundhouse.rails.atlas.plane import distance
from roundhouse.rails.atlas.projection import EARTH_KM
from roundhouse.rails.atlas.reader import slug_of
from roundhouse.rails.atlas.writing import Tables

WIDE_KM: Final = 300  # above, a plane is no longer exact enough
ACROSS: Final = 14  # hexes of a region, along its shorter side, unless somebody says
REACH: Final = 2  # hexes of a new island, from its middle
FAR: Final = 12  # and of the sea around it
DEGREE_KM: Final = math.radians(1.0) * EARTH_KM


def empty(name: str, title: str, game: str, begun: Tables) -> Tables:
    """A small round island in a wide sea, to be drawn on hex by hex. `begun` is what a map of the
    game begins with, as its profile says."""
    island = [
        [q, r]
        for q in range(-REACH, REACH + 1)
        for r in range(-REACH, REACH + 1)
        if distance((0, 0), (q, r)) <= REACH
    ]
    degrees = FAR * 10 / DEGREE_KM
    return {
        **_head(name, title, game, begun),
        "border": _box((-degrees, -degrees), (degrees, degrees)),
        "projection": {"kind": "plane", "centre": [0.0, 0.0], "hex_km": 10},
        "land": [{"name": title, "hexes": island}],
        **_rest(begun),
    }


def region(
    name: str,
    title: str,
    game: str,
    begun: Tables,
    south_west: tuple[float, float],
    north_east: tuple[float, float],
    hex_km: float = 0.0,
) -> Tables:
    """A part of the world, all land until somebody gives it a coast."""
    (south, west), (north, east) = south_west, north_east
    middle = ((south + north) / 2, (west + east) / 2)
    high = (north - south) * DEGREE_KM
    wide = (east - west) * DEGREE_KM * math.cos(math.radians(middle[0]))
    size = hex_km or max(0.1, round(min(high, wide) / ACROSS, 1))
    projection: dict[str, Any] = {"kind": "plane"}
    inner = [south + (north - south) / 6, north - (north - south) / 6]
    conic = max(high, wide) > WIDE_KM and south * north > 0 and 1 <= min(map(abs, inner)) <= 80
    if conic:
        projection = {"kind": "conic", "parallels": [round(part, 2) for part in inner]}
    centre = [round(part, 3) for part in middle]
    return {
        **_head(name, title, game, begun),
        "border": _box(south_west, north_east),
        "projection": {**projection, "centre": centre, "hex_km": size},
        **_rest(begun),
    }


def copy_of(tables: Tables, name: str, title: str) -> Tables:
    """Another's map, to be changed: it is called otherwise, and what the house says of it goes."""
    kept = {key: value for key, value in plain(tables).items() if key not in ("order", "why")}
    why = f"Made from {tables.get('title', tables.get('name', ''))}."
    return {**kept, "name": name, "title": title, "origin": "ours", "why": why}


def pruned(tables: Tables) -> Tables:
    """Without names for what is no longer there: an editor drops a place, not its names."""
    names = tables.get("names")
    if not isinstance(names, dict):
        return tables
    known = set(slugs_in(tables.get("facts")))
    for key, called in (("city", "name"), ("town", "name"), ("label", "text"), ("lane", "slug")):
        rows = tables.get(key)
        for row in rows if isinstance(rows, list) else []:
            if isinstance(row, dict):
                slug = row.get("slug") or slug_of(str(row.get(called, "")))
                known.add(str(slug))
    left = {
        language: {slug: name for slug, name in said.items() if slug in known}
        for language, said in names.items()
        if isinstance(said, dict)
    }
    return {**tables, "names": {language: said for language, said in left.items() if said}}


def name_for(title: str) -> str:
    """A map's name as its title gives it."""
    slug = slug_of(title)[:40].strip("-")
    return slug if slug[:1].isalpha() else f"map-{slug}".strip("-")


def _head(name: str, title: str, game: str, begun: Tables) -> Tables:
    head: Tables = {"format": 1, "name": name, "title": title, "game": game, "origin": "ours"}
    head |= {"why": "Drawn in the browser.", "orientation": "flat"}
    return head | {key: part for key, part in plain(begun).items() if not isinstance(part, dict)}


def _rest(begun: Tables) -> Tables:
    tables = {key: part for key, part in plain(begun).items() if isinstance(part, dict)}
    return {"picture": {"side": 33, "margin": 60}, "facts": {}} | tables


def _box(low: tuple[float, float], high: tuple[float, float]) -> list[list[float]]:
    (south, west), (north, east) = low, high
    ring = ((south, west), (north, west), (north, east), (south, east))
    return [[round(lat, 3), round(lon, 3)] for lat, lon in ring]
