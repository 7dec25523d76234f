"""What a compiled map must keep to: what holds for any map, and what a game asks of its own.

A game's demands are tables (`profile.toml` beside its maps), so nothing here knows a game.
"""

from typing import Any, Final

from roundhouse.rails.atlas.compiler import compile_map
from roundhouse.rails.atlas.grammar import parse
from roundhouse.rails.atlas.lettering import collisions
from roundhouse.rails.atlas.looks import Profile, looks_of
from roundhouse.rails.atlas.picture import make_picture
from roundhouse.rails.atlas.plane import EDGE_WORDS
from roundhouse.rails.atlas.reader import SLUG, Broken, Fault, fault_of, said
from roundhouse.rails.atlas.source import Place, Source
from roundhouse.rails.board import NONE, Board
from roundhouse.rails.map_format import Compiled
from roundhouse.rails.toml_lines import line_numbers, line_of


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


def _within(bounds: list[float], value: float, what: str, rule: str, **more: object) -> list[str]:
    """Counts are whole, means are not."""
    least, most = bounds
    if least <= value <= most:
        return []
    shown = f"{value:.2f}" if isinstance(value, float) else str(value)
    sentence = f"{what}: {shown}, should be {least:g} to {most:g}"
    # as numbers: each language has its own comma
    return [said(sentence, rule, value=round(value, 2), least=least, most=most, **more)]


def _fair(bounds: list[float], share: float, what: str, rule: str, **more: object) -> list[str]:
    """A share within its bounds, told in percent."""
    if bounds[0] <= share <= bounds[1]:
        return []
    value, least, most = (f"{100 * part:.0f}\u00a0%" for part in (share, *bounds))
    sentence = f"{what}: {value}, should be {least} to {most}"
    return [said(sentence, rule, value=value, least=least, most=most, **more)]


def check_compiled(compiled: Compiled, profile: Profile) -> list[str]:
    """Sentences on what is wrong with the map as a whole."""
    out = _check_words(compiled)
    wrong = _check_edge_words(compiled)
    if wrong:
        return [*out, *wrong]
    board = Board(compiled)
    cities = [place for place in compiled["places"] if place["kind"] == "city"]
    towns = [place for place in compiled["places"] if place["kind"] == "town"]
    if len(cities) < 2:
        few = f"cities: {len(cities)}, a railway needs two"
        return [*out, said(few, "two-cities", count=len(cities))]
    out += _check_distances(board, cities, towns, profile)
    counts = (("city", len(cities), "cities"), ("town", len(towns), "towns"))
    for kind, count, what in (*counts, ("hex", board.size, "hexes")):
        if "count" in profile.get(kind, {}):
            out += _within(profile[kind]["count"], count, what, f"count-{kind}")
    for fact, asked in profile.get("city", {}).get("fact", {}).items():
        for check in FACT_CHECKS:
            out += check(fact, asked, cities, compiled["facts"])
    out += _check_exits(board)
    out += _check_shares(compiled["facts"], len(cities), profile)
    for terrain in board.terrains:
        if terrain not in profile.get("hex", {}).get("terrains", board.terrains):
            sentence = f"terrain {terrain} has no meaning in this game"
            out.append(said(sentence, "terrain", terrain=terrain))
    for key in profile.get("facts", {}).get("needs", []):
        if key not in compiled["facts"]:
            out.append(said(f"facts.{key} is missing", "fact-missing", fact=key))
    return out


Places = list[dict[str, Any]]


def _number(value: Any) -> int:
    """What isn't one has been found where it stands."""
    return value if isinstance(value, int) else 0


def _total(fact: str, asked: Profile, cities: Places, _: Profile) -> list[str]:
    """What all cities have of it together, and on average."""
    total = sum(_number(city.get(fact)) for city in cities)
    out = []
    if "total" in asked:
        out += _within(asked["total"], total, f"{fact} on all cities", "cubes-total")
    if "mean" in asked:
        out += _within(asked["mean"], total / len(cities), f"{fact} by city", "cubes-mean")
    return out


def _share(fact: str, asked: Profile, cities: Places, _: Profile) -> list[str]:
    """How many cities have another value than the common one."""
    if "share" not in asked:
        return []
    others = sum(city.get(fact) != asked["other_than"] for city in cities)
    share = others / len(cities)
    return _fair(asked["share"], share, f"share of {asked['share_of']}", "coloured-share")


def _each(fact: str, asked: Profile, cities: Places, facts: Profile) -> list[str]:
    """Every value has cities enough, apart from each other; but for those that the map names."""
    least = asked.get("each", 0)
    out = []
    for value in asked.get("among", []) if least else []:
        if value in facts.get(asked.get("but_for", ""), []):
            continue
        homes = [city for city in cities if city.get(fact) == value]
        apart = {str(city.get(asked["apart_by"])) for city in homes}
        if len(homes) < least or len(apart) < least:
            sentence = (
                f"{value}: {len(homes)} cities in {len(apart)} {asked['apart_by']}s, "
                f"should be {least} in different ones"
            )
            figures = {"count": len(homes), "number": len(apart), "least": least}
            slugs = [str(city["slug"]) for city in homes]
            out.append(said(sentence, "colour-homes", *slugs, colour=value, **figures))
    return out


FACT_CHECKS: Final = (_total, _share, _each)  # of a fact that cities have


def _check_shares(facts: Profile, cities: int, profile: Profile) -> list[str]:
    """Facts that are numbers by some key, each a fair share of all cities."""
    out = []
    for fact, asked in profile.get("facts", {}).get("share_of_cities", {}).items():
        by_key = facts.get(fact)
        for key, number in by_key.items() if isinstance(by_key, dict) else []:
            share = _number(number) / cities
            what = asked["said"].format(key=key)
            out += _fair(asked["range"], share, what, "markers-share", players=key)
    return out


def _check_edge_words(compiled: Compiled) -> list[str]:
    known = EDGE_WORDS[compiled["orientation"]]
    out = []
    for place in compiled["places"]:
        exits = place.get("exits", [])
        if not isinstance(exits, list) or any(word not in (*known, *range(6)) for word in exits):
            out.append(f"{place['name']}: exits {exits!r}, should be some of {' '.join(known)}")
    return out


def _check_exits(board: Board) -> list[str]:
    """A printed connection leads to a hex."""
    out = []
    for place, here in enumerate(board.place_hex):
        if "exits" not in board.place_facts[place] or here == NONE:
            continue
        for edge in range(6):
            if board.place_exits[place] >> edge & 1 and board.neighbour[here * 6 + edge] == NONE:
                name, word = board.place_name[place], board.edge_words[edge]
                sentence = f"{name}: exit {word} leads to no hex"
                slug = board.place_slug[place]
                out.append(said(sentence, "blind-exit", slug, place=name, edge=word))
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
            one, other = place["name"], cities[0]["name"]
            sentence = f"{one} can't be reached from {other}"
            out.append(said(sentence, "unreached", place["slug"], place=one, other=other))
    told_of: set[frozenset[str]] = set()  # each is the nearest of the other
    for city in cities:
        steps = steps_from(board, city["hex"])
        others = [(steps[other["hex"]], other["name"]) for other in cities if other is not city]
        known = [entry for entry in others if entry[0] >= 0]
        if not known:
            continue
        near, name = min(known)
        told = {"place": city["name"], "other": name, "count": near - 1}
        both = frozenset((city["name"], name))
        if near - 1 < asked.get("apart", 0) and both not in told_of:
            told_of.add(both)
            least = asked["apart"]
            sentence = (
                f"{city['name']} and {name}: {near - 1} tiles between them, "
                f"should be {least} or more"
            )
            out.append(said(sentence, "too-near", city["slug"], least=least, **told))
        if near - 1 > asked.get("nearest", 8):
            most = asked.get("nearest", 8)
            sentence = (
                f"{city['name']}: {near - 1} tiles to the nearest city ({name}), "
                f"should be {most} or fewer"
            )
            out.append(said(sentence, "too-lonely", city["slug"], most=most, **told))
    return out


def check_source(source: Source, profile: Profile) -> list[Fault]:
    """What the game asks of each city and town, with the line it stands in."""
    return [
        Fault(
            place.number,
            f"{place.kind} {place.name}: {sentence}",
            rule,
            (place.slug,),
            (("place", place.name), ("text", sentence), *facts),
        )
        for place in source.places
        for sentence, rule, facts in _check_place(place, profile.get(place.kind, {}))
    ]


def lost_overrides(source: Source, compiled: Compiled) -> list[Fault]:
    """Those that put nothing right: a coast has been moved, or two numbers are mistyped."""
    there = {(q, r) for _, q, r, *_ in compiled["hexes"]}
    return [
        Fault(override.number, f"override {list(override.at)}: no hex of the map", "lost-hex")
        for override in source.overrides
        if override.at not in there and not override.absent
    ]


Wrong = tuple[str, str, tuple[tuple[str, object], ...]]  # a sentence, its rule and its facts


def _check_place(place: Place, asked: Profile) -> list[Wrong]:
    out: list[Wrong] = []
    needs = asked.get("needs")
    if needs is not None:
        known = [*needs, *asked.get("may", [])]
        said = [f"{key} is missing" for key in needs if key not in place.facts]
        said += [f"{key} has no meaning in this game" for key in place.facts if key not in known]
        out += [(sentence, "place-fact", ()) for sentence in said]
    for fact, wanted in asked.get("fact", {}).items():
        if fact in place.facts:
            out += _check_value(fact, place.facts, wanted)
    return out


def _check_value(fact: str, facts: Profile, asked: Profile) -> list[Wrong]:
    value = facts[fact]
    if "among" in asked and value not in asked["among"]:
        return [(f"{fact} {value!r}, should be {', '.join(asked['among'])}", "place-fact", ())]
    if "range" not in asked:
        return []
    least, most = asked["range"]
    for other, ranges in asked.get("range_by", {}).items():
        least, most = ranges.get(str(facts.get(other)), (least, most))
    if type(value) is int and least <= value <= most:
        return []
    sentence = f"{fact} {value!r}, should be {least} to {most}"
    return [(sentence, f"place-{fact}", (("value", value), ("least", least), ("most", most)))]


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
    faults += lost_overrides(source, compiled)
    faults += [fault_of(0, sentence) for sentence in check_compiled(compiled, profile)]
    looks = looks_of(profile)
    picture = make_picture(source, compiled, looks)
    faults += [fault_of(0, sentence) for sentence in collisions(compiled, picture, looks)]
    return sorted(faults), compiled
