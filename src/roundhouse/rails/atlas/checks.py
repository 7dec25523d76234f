"""What a compiled map must keep to: what holds for any map, and what a game asks of its own.

A game's demands are a table (`checks.toml` beside its maps), so nothing here knows a game.
"""

from typing import Any

from roundhouse.rails.atlas.compiler import compile_map
from roundhouse.rails.atlas.lettering import collisions
from roundhouse.rails.atlas.model import Compiled
from roundhouse.rails.atlas.picture import make_picture
from roundhouse.rails.atlas.reader import SLUG, Broken, Fault
from roundhouse.rails.atlas.source import Source, parse
from roundhouse.rails.atlas.toml_lines import line_numbers, line_of
from roundhouse.rails.board import NONE, Board

Profile = dict[str, Any]


def steps_from(board: Board, start: int) -> list[int]:
    """Steps to every hex over open edges; −1 where none lead."""
    steps = [-1] * board.size
    steps[start] = 0
    queue = [start]
    for here in queue:
        for edge in range(6):
            there = board.neighbour[here * 6 + edge]
            if there != NONE and steps[there] < 0:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def _between(bounds: list[int], count: int, what: str) -> list[str]:
    least, most = bounds
    if least <= count <= most:
        return []
    return [f"{what}: {count}, should be {least} to {most}"]


def check_compiled(compiled: Compiled, profile: Profile) -> list[str]:
    """Sentences on what is wrong with the map as a whole."""
    board = Board({**compiled})
    out = _check_words(compiled)
    cities = [place for place in compiled["places"] if place["kind"] == "city"]
    towns = [place for place in compiled["places"] if place["kind"] == "town"]
    if len(cities) < 2:
        return [*out, f"cities: {len(cities)}, a railway needs two"]
    out += _check_distances(board, cities, towns, profile)
    asked = profile.get("city", {})
    if "count" in asked:
        out += _between(asked["count"], len(cities), "cities")
    if "count" in profile.get("town", {}):
        out += _between(profile["town"]["count"], len(towns), "towns")
    if "count" in profile.get("hex", {}):
        out += _between(profile["hex"]["count"], board.size, "hexes")
    if "cubes_total" in asked:
        total = sum(city.get("cubes", 0) for city in cities)
        out += _between(asked["cubes_total"], total, "cubes on all cities")
    out += _check_cubes(cities, asked)
    out += _check_exits(board)
    out += _check_destinations(cities, profile, compiled["facts"].get("homeless", []))
    out += _check_markers(compiled, len(cities), profile)
    for terrain in board.terrains:
        if terrain not in profile.get("hex", {}).get("terrains", board.terrains):
            out.append(f"terrain {terrain} has no meaning in this game")
    for key in profile.get("facts", {}).get("needs", []):
        if key not in compiled["facts"]:
            out.append(f"facts.{key} is missing")
    return out


def _share(bounds: list[float], share: float, what: str) -> list[str]:
    least, most = bounds
    if least <= share <= most:
        return []
    return [f"{what}: {share:.2f}, should be {least:g} to {most:g}"]


def _check_cubes(cities: list[dict[str, Any]], asked: dict[str, Any]) -> list[str]:
    """How many cubes lie on a city on average, and how many cities have a colour."""
    out = []
    if "cubes_each" in asked:
        total = sum(city.get("cubes", 0) for city in cities)
        out += _share(asked["cubes_each"], total / len(cities), "cubes by city")
    if "coloured_share" in asked:
        coloured = sum(city.get("colour") != "grey" for city in cities)
        out += _share(asked["coloured_share"], coloured / len(cities), "share of coloured cities")
    return out


def _check_exits(board: Board) -> list[str]:
    """A printed connection leads to a hex."""
    out = []
    for place, here in enumerate(board.place_hex):
        if "exits" not in board.place_facts[place] or here == NONE:
            continue
        for edge in range(6):
            if board.place_exits[place] >> edge & 1 and board.neighbour[here * 6 + edge] == NONE:
                out.append(
                    f"{board.place_name[place]}: exit {board.edge_words[edge]} leads to no hex"
                )
    return out


def _check_markers(compiled: Compiled, cities: int, profile: Profile) -> list[str]:
    """The end comes when a fair share of all cities is empty, for any number of players."""
    asked = profile.get("facts", {})
    if "markers_share" not in asked:
        return []
    out = []
    for players, markers in compiled["facts"].get("markers", {}).items():
        what = f"empty cities at the end of all, {players} players"
        out += _share(asked["markers_share"], markers / cities, what)
    return out


def _check_words(compiled: Compiled) -> list[str]:
    """Every hex and place is one word of its own."""
    out = []
    seen: dict[str, str] = {}
    words = [(entry[0], f"hex {entry[0]}") for entry in compiled["hexes"]]
    words += [(place["slug"], place["name"]) for place in compiled["places"]]
    for slug, what in words:
        if slug in seen:
            out.append(f"{what} and {seen[slug]} share the slug {slug}")
        if not SLUG.fullmatch(slug):
            out.append(f"{what}: {slug!r} is no slug")
        seen[slug] = what
    return out


def _check_distances(
    board: Board, cities: list[dict[str, Any]], towns: list[dict[str, Any]], profile: Profile
) -> list[str]:
    """All places reachable; cities neither touching nor lonely."""
    out = []
    asked = profile.get("city", {})
    cities = [city for city in cities if city["hex"] is not None]  # others are the game's affair
    reach = steps_from(board, cities[0]["hex"])
    for place in [*cities, *towns]:
        if reach[place["hex"]] < 0:
            out.append(f"{place['name']} can't be reached from {cities[0]['name']}")
    for city in cities:
        steps = steps_from(board, city["hex"])
        others = [(steps[other["hex"]], other["name"]) for other in cities if other is not city]
        known = [entry for entry in others if entry[0] >= 0]
        if not known:
            continue
        near, name = min(known)
        if near - 1 < asked.get("apart", 0):
            out.append(
                f"{city['name']} and {name}: {near - 1} tiles between them, "
                f"should be {asked['apart']} or more"
            )
        if near - 1 > asked.get("nearest", 8):
            out.append(
                f"{city['name']}: {near - 1} tiles to the nearest city ({name}), "
                f"should be {asked.get('nearest', 8)} or fewer"
            )
    return out


def _check_destinations(
    cities: list[dict[str, Any]], profile: Profile, homeless: list[str]
) -> list[str]:
    """Every colour has homes enough, in different regions; but for those that begin without."""
    least = profile.get("city", {}).get("destinations", 0)
    out = []
    for colour in profile.get("colours", []) if least else []:
        if colour in homeless:
            continue
        homes = [city for city in cities if city.get("colour") == colour]
        regions = {str(city.get("region")): True for city in homes}
        if len(homes) < least or len(regions) < least:
            out.append(
                f"{colour}: {len(homes)} cities in {len(regions)} regions, "
                f"should be {least} in different ones"
            )
    return out


def check_source(source: Source, profile: Profile) -> list[Fault]:
    """What the game asks of each city and town, with the line it stands in."""
    faults = []
    known = {
        kind: [*profile[kind].get("needs", []), *profile[kind].get("may", [])]
        for kind in ("city", "town")
        if "needs" in profile.get(kind, {})
    }
    colours = profile.get("colours", [])
    asked = profile.get("city", {})
    for place in source.places:
        what = f"{place.kind} {place.name}"
        if place.kind in known:
            for key in profile[place.kind].get("needs", []):
                if key not in place.facts:
                    faults.append(Fault(place.line, f"{what}: {key} is missing"))
            for key in place.facts:
                if key not in known[place.kind]:
                    faults.append(Fault(place.line, f"{what}: {key} has no meaning in this game"))
        colour = place.facts.get("colour")
        if colour is not None and colours and colour not in colours:
            faults.append(
                Fault(place.line, f"{what}: colour {colour!r}, should be {', '.join(colours)}")
            )
        cubes = place.facts.get("cubes")
        least, most = asked.get("cubes_of", {}).get(str(colour), asked.get("cubes", [0, 99]))
        if cubes is not None and not (type(cubes) is int and least <= cubes <= most):
            faults.append(
                Fault(place.line, f"{what}: cubes {cubes!r}, should be {least} to {most}")
            )
    return faults


def check_text(
    text: str, profile: Profile, called: str = ""
) -> tuple[list[Fault], Compiled | None]:
    """Every fault of a source: with lines where one line is to blame, else at line 0.

    `called` is the name that its file gives it.
    """
    try:
        source = parse(text)
    except Broken as broken:
        return broken.faults, None
    faults = check_source(source, profile)
    if called and source.name != called:
        line = line_of(line_numbers(text), ("name",))
        faults.append(Fault(line, f"name is {source.name!r}, but the file is called {called}"))
    try:
        compiled = compile_map(source)
    except Broken as broken:
        return sorted(faults + broken.faults), None
    faults += [Fault(0, sentence) for sentence in check_compiled(compiled, profile)]
    picture = make_picture(source, compiled)
    faults += [Fault(0, sentence) for sentence in collisions(compiled, picture)]
    return sorted(faults), compiled
