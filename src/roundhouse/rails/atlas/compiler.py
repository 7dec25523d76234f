"""From a map source to a hex map: land, terrain, rivers, places, closed edges and ridges."""

from typing import Any, Final

from roundhouse.rails.atlas.ground import Ground, edges_along, river_course
from roundhouse.rails.atlas.plane import EDGE_WORDS, ROOT3, Hex, centre, hex_at, neighbour, slugs
from roundhouse.rails.atlas.reader import Broken, Fault, fault_of, said
from roundhouse.rails.atlas.shapes import away, distance_to_line, inside, walk
from roundhouse.rails.atlas.source import Place, Source, Stroke
from roundhouse.rails.map_format import FORMAT, Compiled

# More than this is a mistyped hex size or border, not a board.
MOST_HEXES: Final = 5000
MOST_LOOKED_AT: Final = 4 * MOST_HEXES  # of the rhombus that holds them


def _snap(source: Source, ground: Ground) -> tuple[list[tuple[Place, Hex]], list[Fault]]:
    """Each place's hex. Two places on one hex, or one put far away, are faults."""
    taken: dict[Hex, Place] = {}
    seated: list[tuple[Place, Hex]] = []
    faults: list[Fault] = []
    for place in source.places:
        if place.off:
            continue
        point = ground.place(place)
        here = place.at or hex_at(source.orientation, point)
        off = away(point, centre(source.orientation, *here)) / ROOT3
        if off > 1.0:
            sentence = (
                f"{place.kind} {place.name}: at = {list(here)} is {off:.1f} hexes from where "
                f"it really lies, {list(hex_at(source.orientation, point))}"
            )
            strayed = said(sentence, "astray", place.slug, place=place.name, hexes=f"{off:.1f}")
            faults.append(fault_of(place.number, strayed))
        if here in taken:
            other = taken[here]
            sentence = (
                f"{place.kind} {place.name} falls on hex {list(here)}, which "
                f"{other.name} (line {other.number}) holds; leave one out or move "
                "one with at = [q, r]"
            )
            both = {"place": place.name, "other": other.name}
            shared = said(sentence, "same-hex", place.slug, other.slug, **both)
            faults.append(fault_of(place.number, shared))
        taken.setdefault(here, place)
        seated.append((place, here))
    return seated, faults


def _too_large(ground: Ground) -> bool:
    if not ground.border:
        return False
    wide = max(x for x, _ in ground.border) - min(x for x, _ in ground.border)
    high = max(y for _, y in ground.border) - min(y for _, y in ground.border)
    return wide * high / (1.5 * ROOT3) > MOST_HEXES


def _buildable(source: Source, ground: Ground, seated: list[tuple[Place, Hex]]) -> list[Hex]:
    if source.printed:
        return sorted(source.printed.hexes())
    ring = [*ground.border, ground.border[0]]
    corners = [hex_at(source.orientation, point) for point in walk(ring, 0.5)]
    corners += [here for _, here in seated]
    corners += [override.at for override in source.overrides]
    corners += [here for land in source.lands for here in land.hexes]
    least_q, most_q = min(q for q, _ in corners), max(q for q, _ in corners)
    least_r, most_r = min(r for _, r in corners), max(r for _, r in corners)
    if (most_q - least_q + 1) * (most_r - least_r + 1) > MOST_LOOKED_AT:
        sentence = "a hex that is named lies too far from the others"
        raise Broken([fault_of(1, said(sentence, "too-far-apart"))])
    cities = [here for _, here in seated]
    forced = {override.at: override.present for override in source.overrides}
    forced |= {here: True for land in source.lands for here in land.hexes}
    for lake in source.lakes:
        forced |= dict.fromkeys(lake.hexes, False)
    gone = [override.at for override in source.overrides if override.absent]
    found = []
    for q in range(least_q, most_q + 1):
        for r in range(least_r, most_r + 1):
            here = (q, r)
            if here in gone:
                continue
            if (
                here in cities
                or forced.get(here)
                or (
                    inside(centre(source.orientation, q, r), ground.border)
                    and ground.land_share(here) >= source.land_share
                )
            ):
                found.append(here)
    return found


def _terrain(source: Source, ground: Ground, here: Hex) -> str:
    middle = centre(source.orientation, *here)
    terrain = "plain"
    for area in source.areas:
        if inside(middle, ground.line(area.line)):
            terrain = area.terrain
    for rise in source.ranges:
        reach = rise.width / 2 / ground.unit_km
        if terrain != "mountain" and distance_to_line(middle, ground.line(rise.line)) <= reach:
            terrain = rise.terrain
    return terrain


def _surface(
    source: Source, ground: Ground, present: list[Hex], cities: list[Hex]
) -> tuple[dict[Hex, str], dict[Hex, list[str]]]:
    """Terrain and tags of each hex: as printed, or as the geography has it."""
    if source.printed:
        printed = source.printed.hexes()
        return (
            {here: printed[here][0] for here in present},
            {here: printed[here][1:] for here in present},
        )
    terrain = {
        here: "plain" if here in cities else _terrain(source, ground, here) for here in present
    }
    tags: dict[Hex, list[str]] = {here: [] for here in present}
    for stroke in source.rivers:
        for here, _ in river_course(ground, stroke):
            if here in tags:
                tags[here].append("river")
    for stroke in source.canals:
        for here, _ in river_course(ground, stroke):
            if here in tags:
                tags[here] += ["river", "canal"]  # a canal counts as a river
    for here in present:
        if ground.land_share(here) < 1 - source.coast_share:
            tags[here].append("coast")
    return terrain, tags


WET: Final = ("river", "canal", "coast")


def _overridden(
    source: Source,
    terrain: dict[Hex, str],
    tags: dict[Hex, list[str]],
    cities: list[Hex],
) -> None:
    """Single hexes put right; then water rules a plain that is still wet, where it has a price."""
    for override in source.overrides:
        if override.at in tags:
            kept = [tag for tag in tags[override.at] if tag not in override.drop]
            tags[override.at] = kept + override.add
    for here, words in tags.items():
        if terrain[here] == "plain" and here not in cities and any(tag in WET for tag in words):
            terrain[here] = source.water_terrain
    for override in source.overrides:
        if override.at in tags:
            terrain[override.at] = override.terrain or terrain[override.at]


class _Edges:
    """A set of undirected edges in the order of the compiled map."""

    def __init__(self, orientation: str, numbers: dict[Hex, int]) -> None:
        self.orientation = orientation
        self.numbers = numbers
        self.found: dict[tuple[int, int], bool] = {}

    def key(self, here: Hex, edge: int) -> tuple[int, int] | None:
        """An edge is named from its lower hex; one between two absent hexes has no name."""
        there = neighbour(self.orientation, here, edge)
        sides = [
            (self.numbers[place], turn)
            for place, turn in ((here, edge), (there, (edge + 3) % 6))
            if place in self.numbers
        ]
        return min(sides) if sides else None

    def add(self, here: Hex, edge: int) -> None:
        key = self.key(here, edge)
        if key:
            self.found[key] = True

    def remove(self, here: Hex, edge: int) -> None:
        key = self.key(here, edge)
        if key:
            self.found.pop(key, None)

    def add_stroke(self, ground: Ground, stroke: Stroke) -> None:
        if stroke.line:
            for here, edge in edges_along(ground, ground.line(stroke.line)):
                self.add(here, edge)
        for q, r, word in stroke.edges:
            self.add((q, r), EDGE_WORDS[self.orientation].index(word))

    def holds(self, here: Hex, edge: int) -> bool:
        return self.key(here, edge) in self.found

    def list(self) -> "list[list[int]]":
        return [list(key) for key in sorted(self.found)]


def _closed(source: Source, ground: Ground, numbers: dict[Hex, int]) -> _Edges:
    """Edges that lie in water, less those that are opened, and those that the source closes."""
    closed = _Edges(source.orientation, numbers)
    for here in numbers if not source.printed else []:
        for edge in range(6):
            there = neighbour(source.orientation, here, edge)
            if here < there and there in numbers:
                if ground.wet_share(here, edge) >= source.closed_share:
                    closed.add(here, edge)
    for override in source.overrides:
        for word in override.open:
            closed.remove(override.at, EDGE_WORDS[source.orientation].index(word))
    for stroke in source.closed:
        closed.add_stroke(ground, stroke)
    return closed


def _ridges(source: Source, ground: Ground, numbers: dict[Hex, int]) -> _Edges:
    ridges = _Edges(source.orientation, numbers)
    for stroke in source.ridges:
        ridges.add_stroke(ground, stroke)
    return ridges


def _tag_zones(source: Source, ground: Ground, tags: dict[Hex, list[str]]) -> None:
    for stroke in source.zones:
        ring = ground.line(stroke.line)
        for here, words in tags.items():
            if inside(centre(source.orientation, *here), ring):
                tags[here] = [*words, stroke.tag]


def _exits(source: Source, place: Place, here: Hex, closed: _Edges) -> dict[str, Any]:
    """A city's connections: its own, or over every edge that leads to a hex."""
    if not source.connections or place.kind != "city" or "exits" in place.facts:
        return {}
    return {
        "exits": [
            word
            for edge, word in enumerate(EDGE_WORDS[source.orientation])
            if neighbour(source.orientation, here, edge) in closed.numbers
            and not closed.holds(here, edge)
        ]
    }


def _places(source: Source, at: dict[str, Hex], closed: _Edges) -> list[dict[str, Any]]:
    return [
        {
            "slug": place.slug,
            "name": place.name,
            "kind": place.kind,
            "hex": None if place.off else closed.numbers[at[place.slug]],
            **place.facts,
            **({} if place.off else _exits(source, place, at[place.slug], closed)),
        }
        for place in source.places
    ]


def _astray(source: Source, ground: Ground, present: list[Hex]) -> list[Fault]:
    """Hexes that an inset would hide, or that don't fit into it."""
    inset = source.inset
    if inset is None:
        return []
    ring = ground.line(inset.line)
    faults = []
    for here in present:
        x, y = centre(source.orientation, *here)
        moved = inside((x, y), ring)
        seen = (x + inset.shift[0], y + inset.shift[1]) if moved else (x, y)
        if inside(seen, inset.rim) is not moved:
            what = "lies outside its rim" if moved else "is hidden by it"
            faults.append(Fault(inset.number, f"inset: the hex {list(here)} {what}"))
    return faults


def _seats(source: Source, ground: Ground) -> tuple[dict[str, Hex], dict[Hex, int]]:
    """The hex of each place, and the number of each hex; Broken where one has none."""
    if _too_large(ground):
        sentence = f"the border holds more than {MOST_HEXES} hexes of this size"
        raise Broken([fault_of(1, said(sentence, "too-many-hexes", most=MOST_HEXES))])
    seated, faults = _snap(source, ground)
    present = _buildable(source, ground, seated)
    if not present:
        raise Broken([fault_of(1, said("no hex lies inside the border and on land", "no-hex"))])
    numbers = {here: index for index, here in enumerate(present)}
    faults += _astray(source, ground, present)
    if faults:
        raise Broken(sorted(faults))
    return {place.slug: here for place, here in seated}, numbers


def compile_map(source: Source) -> Compiled:
    """The hex map of a source, or Broken with what doesn't fit."""
    ground = Ground(source)
    at, numbers = _seats(source, ground)
    present = list(numbers)
    cities = [at[place.slug] for place in source.places if place.kind == "city" and not place.off]
    terrain, tags = _surface(source, ground, present, cities)
    _tag_zones(source, ground, tags)
    _overridden(source, terrain, tags, cities)
    closed = _closed(source, ground, numbers)
    names = slugs(source.orientation, present)
    compiled: Compiled = {
        "format": FORMAT,
        "name": source.name,
        "title": source.title,
        "origin": source.origin,
        "orientation": source.orientation,
        "hexes": [
            [name, q, r, terrain[q, r], sorted(set(tags[q, r]))]
            for name, (q, r) in zip(names, present)
        ],
        "places": _places(source, at, closed),
        "closed": closed.list(),
        "ridges": _ridges(source, ground, numbers).list(),
        "lines": source.lines,
        "facts": source.facts,
    }
    if source.names:
        compiled["names"] = source.names
    return compiled
