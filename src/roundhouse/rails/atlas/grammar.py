"""What may stand in a map source: the fields of each of its tables, and how they are read.

Reading lists every fault with its line. A field is a key and what takes its value; what has been
read before it in the same table is at hand, since one key may hang on another.
"""

import re
import tomllib
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from roundhouse.rails.atlas.plane import EDGE_WORDS
from roundhouse.rails.atlas.reader import MAP_NAME, PLANE, SLUG, Broken, Fault, Reader, slug_of
from roundhouse.rails.atlas.source import (
    Inset,
    Label,
    Lane,
    Override,
    Place,
    Printed,
    Source,
    Stroke,
)
from roundhouse.rails.toml_lines import Path, line_numbers, line_of

TERRAINS: Final = ("plain", "hill", "mountain", "desert", "forest", "swamp", "field", "water")
LABEL_KINDS: Final = ("water", "river", "range", "land")
SIDES: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
WINDS: Final = ("north", "south", "east", "west")  # what sheets are called, in every language
OUR_WORDS: Final = ("kind", "hex")  # of a compiled place, so no facts for a game
LETTERS: Final = {"water": 15.0}  # the size of a label, where it isn't that of most
USUAL_LETTERS: Final = 9.5
MOST_NAME: Final = 60  # letters
MOST_WHY: Final = 200  # of what a parser says, which may quote the file
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")

Made = dict[str, Any]  # what has been read of a table so far
Take = Callable[[Reader, str, Made], Any]


class Field(NamedTuple):
    """A key, what takes its value, and the name that it has here; "" for what only readers need.

    `among` names a key read before and the values of it that give this one a meaning.
    """

    key: str
    take: Take
    name: str | None = None
    among: tuple[str, tuple[str, ...]] | None = None


def text(default: str | None = None, among: tuple[str, ...] = (), most: int = 0) -> Take:
    return lambda reader, key, _: reader.text(key, default, among, most)


def number(default: float | None, least: float, most: float) -> Take:
    return lambda reader, key, _: reader.number(key, default, least, most)


def points(least: int, unless: str = "", optional: bool = False) -> Take:
    """A line; it may be left out where another key has a value."""
    return lambda reader, key, made: reader.points(
        key, least, optional or bool(unless and made[unless])
    )


def slug(pattern: re.Pattern[str] = SLUG) -> Take:
    return lambda reader, key, _: reader.slug(key, None, pattern)


def slug_like(other: str) -> Take:
    """A word, by itself that of another text."""
    return lambda reader, key, made: reader.slug(key, slug_of(made[other]) or "nameless")


def flag(reader: Reader, key: str, _: Made) -> bool:
    return reader.flag(key)


def words(reader: Reader, key: str, _: Made) -> list[str]:
    return reader.words(key)


def table(reader: Reader, key: str, _: Made) -> dict[str, Any]:
    return reader.any_table(key)


def point(reader: Reader, key: str, _: Made) -> Any:
    return reader.point(key)


def hexes(reader: Reader, key: str, _: Made) -> Any:
    return reader.hexes(key)


def some_hexes(reader: Reader, key: str, _: Made) -> Any:
    return reader.hexes(key, in_a_row=False)


def point_unless(other: str) -> Take:
    """A point; it may be left out where another key has a value."""
    return lambda reader, key, made: (
        None if made[other] is not None and key not in reader.table else reader.point(key)
    )


def place_hex(reader: Reader, key: str, _: Made) -> Any:
    return reader.hex(key)


def needed_hex(reader: Reader, key: str, _: Made) -> Any:
    return reader.hex(key, needed=True) or (0, 0)


def edges(reader: Reader, key: str, _: Made) -> Any:
    return reader.edges(key, reader.edge_words)


def edges_of_hex(reader: Reader, key: str, _: Made) -> list[str]:
    return reader.words(key, reader.edge_words)


def border_edges(reader: Reader, key: str, made: Made) -> Any:
    """The edges of a border line, which has a line or these."""
    found = edges(reader, key, made)
    if not made["line"] and not found and not reader.faults:
        reader.fault("needs a line or edges")
    return found


def letter_size(reader: Reader, key: str, made: Made) -> float:
    return reader.number(key, LETTERS.get(made["kind"], USUAL_LETTERS), USUAL_LETTERS, 40)


def spaces(reader: Reader, key: str, _: Made) -> int:
    return int(reader.number(key, 1, 1, 9))


def rest(reader: Reader, _: str, __: Made) -> dict[str, Any]:
    return reader.rest(OUR_WORDS)


def parallels(reader: Reader, key: str, _: Made) -> tuple[float, float]:
    pair = reader.take(key)
    if (
        isinstance(pair, list)
        and len(pair) == 2
        and all(type(part) in (int, float) and 1 <= abs(part) <= 80 for part in pair)
        and pair[0] * pair[1] > 0
    ):
        return (float(pair[0]), float(pair[1]))
    reader.fault(
        f"{key} should be the two latitudes where the map is true, on one side of the equator", key
    )
    return (0.0, 0.0)


def names(reader: Reader, key: str, _: Made) -> dict[str, dict[str, str]]:
    """By language: what it calls places and other things differently."""
    found = reader.any_table(key)
    for language, said in found.items():
        if not LANGUAGE.fullmatch(language) or not isinstance(said, dict):
            reader.fault(f"{key}.{language} should be a table named by a language", key, language)
            continue
        for word, name in said.items():
            if not isinstance(name, str) or not SLUG.fullmatch(word):
                reader.fault(f"{word} should be a slug and its name", key, language, word)
    return found


def printed(reader: Reader, key: str, made: Made) -> Printed | None:
    if key not in reader.table:
        return None
    inner = reader.inner(reader.any_table(key), key)
    found = Printed(inner.words("rows"), {})
    legend = inner.inner(inner.any_table("legend"), "legend")
    for letter in legend.table:
        meaning = legend.words(letter)
        if len(letter) != 1 or not meaning or meaning[0] not in TERRAINS:
            legend.fault(f"{letter!r} should be a letter = [terrain, tags…]", letter)
        found.legend[letter] = meaning
    if not found.rows:
        inner.fault("rows should be a list of rows of letters")
    if reader.table.get("orientation") != "pointy":
        inner.fault("rows are of pointy hexes")
    reader.faults += [*inner.finish(), *legend.finish()]
    return found


def steps(least: int) -> Take:
    """Points of the plane, in sides of a hex."""
    return lambda reader, key, _: reader.points(key, least, of=PLANE)


def step(reader: Reader, key: str, _: Made) -> Any:
    return reader.point(key, PLANE)


INSET: Final = (
    Field("name", text(None, WINDS)),
    Field("rest", text(None, WINDS)),
    Field("line", points(3)),
    Field("shift", step),
    Field("rim", steps(3)),
)


def inset(reader: Reader, key: str, _: Made) -> Inset | None:
    if key not in reader.table:
        return None
    inner = reader.inner(reader.any_table(key), key)
    found = Inset(number=inner.number_of_line(), **_read(inner, INSET))
    reader.faults += inner.finish()
    return found


TOP: Final = (
    Field("format", number(1, 1, 1), ""),
    Field("name", slug(MAP_NAME)),
    Field("order", number(0, 1, 999), ""),  # read where maps are listed
    Field("title", text(most=MOST_NAME)),
    Field("game", text("")),
    Field("origin", text(None, ("ours", "published"))),
    Field("why", text(), ""),
    Field("orientation", text(None, ("flat", "pointy"))),
    Field("printed", printed),
    Field("border", points(3, unless="printed")),
    Field("inset", inset),
    Field("connections", flag),
    Field("names", names),
    Field("lines", table),
    Field("facts", table),
)
SECTIONS: Final[dict[str, tuple[Field, ...]]] = {
    "projection": (
        Field("kind", text(None, ("plane", "conic", "fitted"))),
        Field("centre", point, among=("kind", ("plane", "conic"))),
        Field("hex_km", number(None, 0.1, 1000)),
        Field("turn", number(0, -180, 180)),
        Field("parallels", parallels, among=("kind", ("conic",))),
    ),
    "picture": (
        Field("side", number(33, 8, 80)),
        Field("margin", number(60, 10, 600)),
    ),
    "water": (
        Field("land_share", number(0.5, 0, 1)),
        Field("coast_share", number(0.1, 0, 1)),
        Field("closed_share", number(0.8, 0, 1.01)),
        Field("terrain", text("plain", TERRAINS), "water_terrain"),
    ),
}

NAME: Final = Field("name", text(most=MOST_NAME))
SHAPE: Final = (
    Field("hexes", some_hexes),
    NAME,
    Field("line", points(3, unless="hexes")),
    Field("rough", number(1, 0, 3)),
)
FLOW: Final = (
    Field("through", hexes),
    NAME,
    Field("line", points(2, unless="through")),
    Field("width", number(1, 0.3, 5)),
)
RANGE: Final = (
    NAME,
    Field("line", points(2)),
    Field("width_km", number(None, 0.1, 2000), "width"),
    Field("terrain", text("hill", TERRAINS)),
    Field("relief", number(1, 0, 3)),
)
AREA: Final = (NAME, Field("line", points(3)), Field("terrain", text(None, TERRAINS)))
ZONE: Final = (NAME, Field("line", points(3)), Field("tag", slug()))
BORDER: Final = (NAME, Field("line", points(2, optional=True)), Field("edges", border_edges))
PLACE: Final = (
    NAME,
    Field("slug", slug_like("name")),
    Field("off", flag),
    Field("at", place_hex),
    Field("where", point_unless("at")),
    Field("label", text("", ("", *SIDES))),
    Field("", rest, "facts"),
)
LANE: Final = (Field("slug", slug()), Field("line", points(2)), Field("spaces", spaces))
LABEL: Final = (
    Field("kind", text(None, LABEL_KINDS)),
    Field("text", text(most=MOST_NAME)),
    Field("slug", slug_like("text")),
    Field("where", point),
    Field("angle", number(0, -180, 180)),
    Field("size", letter_size),
    Field("spacing", number(-1, -1, 2)),
)
OVERRIDE: Final = (
    Field("at", needed_hex),
    Field("why", text(), ""),
    Field("terrain", text("", ("", *TERRAINS))),
    Field("add", words),
    Field("drop", words),
    Field("present", flag),
    Field("absent", flag),
    Field("open", edges_of_hex),
)


class Kind(NamedTuple):
    """A table that may stand many times: its key, the list it goes to, and what is made of it.

    `fixed` is what the key itself says; with `open` further keys are facts for the game.
    """

    key: str
    goes_to: str
    make: Callable[..., Any]
    fields: tuple[Field, ...]
    fixed: Made | None = None
    open: bool = False


KINDS: Final = (
    Kind("land", "lands", Stroke, SHAPE),
    Kind("lake", "lakes", Stroke, SHAPE),
    Kind("river", "rivers", Stroke, FLOW),
    Kind("canal", "canals", Stroke, FLOW),
    Kind("range", "ranges", Stroke, RANGE),
    Kind("area", "areas", Stroke, AREA),
    Kind("zone", "zones", Stroke, ZONE),
    Kind("ridge", "ridges", Stroke, BORDER),
    Kind("closed", "closed", Stroke, BORDER),
    Kind("city", "places", Place, PLACE, {"kind": "city"}, open=True),
    Kind("town", "places", Place, PLACE, {"kind": "town"}, open=True),
    Kind("lane", "lanes", Lane, LANE),
    Kind("label", "labels", Label, LABEL),
    Kind("override", "overrides", Override, OVERRIDE),
)


def parse(source_text: str) -> Source:
    """Read a source, or raise Broken with every fault found."""
    top = Reader(read_toml(source_text), (), line_numbers(source_text))
    made = _read(top, TOP)
    top.edge_words = EDGE_WORDS[made["orientation"]]
    for key, fields in SECTIONS.items():
        section = top.inner(top.any_table(key), key)
        made |= _read(section, fields)
        top.faults += section.finish()
    source = Source(**made)
    for kind in KINDS:
        getattr(source, kind.goes_to).extend(_all_of(top, kind))
    faults = [*top.finish(), *_same_slugs(source), *_lost_names(top, source)]
    if faults:
        raise Broken(sorted(faults))
    return source


def read_toml(source_text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(source_text)
    except RecursionError:
        raise _not_toml(1, "nested too deeply") from None
    except ValueError as error:  # a number of thousands of digits, too
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found.group(1)) if found else source_text.count("\n") + 1
        sentence = re.sub(r" \(at .*\)$", "", str(error))
        raise _not_toml(line, sentence[:MOST_WHY]) from None


def _not_toml(line: int, why: str) -> Broken:
    return Broken([Fault(line, f"not TOML: {why}", "map-not-toml", (), (("why", why),))])


def _lists(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, list) for part in value)


# What an editor takes apart, and would stumble over: how it looks, and how that is told.
SHAPES: Final[dict[str, tuple[Callable[[Any], bool], str]]] = {
    **dict.fromkeys(("line", "border", "hexes", "through", "edges"), (_lists, "a list of lists")),
    **dict.fromkeys(("at", "where"), (lambda value: isinstance(value, list), "a list")),
    "open": (lambda value: isinstance(value, list), "a list of words"),
    **dict.fromkeys(("name", "slug"), (lambda value: isinstance(value, str), "a text")),
    "orientation": (lambda value: value in list(EDGE_WORDS), f"one of {', '.join(EDGE_WORDS)}"),
}


def misshapen(tables: dict[str, Any], source_text: str) -> list[Fault]:
    """What no editor could show: something else where a table or a list of them should be."""
    wrong: dict[Path, str] = {}
    for key in (*SECTIONS, "facts", "names", "lines"):
        if not isinstance(tables.get(key, {}), dict):
            wrong[key,] = f"written [{key}]"
    rows: list[tuple[Path, Any]] = [((), {"orientation": None, **tables})]
    for key in (kind.key for kind in KINDS):
        found = tables.get(key, [])
        if not isinstance(found, list):
            wrong[key,] = f"written [[{key}]]"
            continue
        rows += [((key, index), row) for index, row in enumerate(found)]
    for path, row in rows:
        if not isinstance(row, dict):
            wrong[path] = f"written [[{path[0]}]]"
            continue
        for key, (fits, called) in SHAPES.items():
            if key in row and not fits(row[key]):
                wrong[*path, key] = called
    lines = line_numbers(source_text)
    return [
        _misshapen(line_of(lines, path), f"{path[-1 if len(path) != 2 else 0]} should be {called}")
        for path, called in wrong.items()
    ]


def _misshapen(line: int, sentence: str) -> Fault:
    return Fault(line, sentence, "bad-map", (), (("why", f"line {line}: {sentence}"),))


def _read(reader: Reader, fields: tuple[Field, ...], fixed: Made | None = None) -> Made:
    """What a table says, by the names that it has here."""
    made: Made = dict(fixed or {})
    for key, take, name, among in fields:
        if among is None or made[among[0]] in among[1]:
            made[key if name is None else name] = take(reader, key, made)
    made.pop("", None)
    return made


def _all_of(top: Reader, kind: Kind) -> list[Any]:
    found = top.take(kind.key, [])
    if not isinstance(found, list):
        top.fault(f"{kind.key} should be written [[{kind.key}]]", kind.key)
        return []
    out = []
    for index, part in enumerate(found):
        reader = top.inner(part, kind.key, index)
        made = _read(reader, kind.fields, kind.fixed)
        out.append(kind.make(number=reader.number_of_line(), **made))
        top.faults += reader.finish(kind.open)
    return out


def _same_slugs(source: Source) -> list[Fault]:
    first: dict[str, Place] = {}
    faults = []
    for place in source.places:
        other = first.setdefault(place.slug, place)
        if other is not place:
            sentence = (
                f"{place.kind} {place.name}: the slug {place.slug} is that of "
                f"{other.name} in line {other.number}; give one of them its own slug"
            )
            told = (("place", place.name), ("other", other.name), ("text", place.slug))
            faults.append(Fault(place.number, sentence, "same-name", (), told))
    return faults


def _lost_names(top: Reader, source: Source) -> list[Fault]:
    """Names of nothing: neither a place, a label or a lane, nor a slug among the facts."""
    known = {place.slug for place in source.places} | {label.slug for label in source.labels}
    known |= {lane.slug for lane in source.lanes} | set(slugs_in(source.facts))
    return [
        Fault(line_of(top.lines, ("names", language, word)), f"nothing here is called {word}")
        for language, said in source.names.items()
        if isinstance(said, dict)
        for word in said
        if word not in known
    ]


def slugs_in(facts: Any) -> list[str]:
    if isinstance(facts, list):
        return [slug for part in facts for slug in slugs_in(part)]
    if not isinstance(facts, dict):
        return []
    own = [facts["slug"]] if isinstance(facts.get("slug"), str) else []
    return own + [slug for part in facts.values() for slug in slugs_in(part)]
