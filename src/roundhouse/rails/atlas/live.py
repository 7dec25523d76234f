"""Live: a source drawn while somebody works on it, with all that is wrong in it.

By the same compiler as the command line. Light, without hills and small collisions of names, it
follows a hand; whole, it is what a table will show.
"""

import tomllib
from typing import Any, Final

from roundhouse.rails.atlas.checks import check_compiled, check_source, lost_overrides
from roundhouse.rails.atlas.compiler import compile_map
from roundhouse.rails.atlas.draw import draw_map
from roundhouse.rails.atlas.figures import figures_layer
from roundhouse.rails.atlas.geojson import crossing
from roundhouse.rails.atlas.grammar import misshapen, parse, read_toml
from roundhouse.rails.atlas.lettering import collisions
from roundhouse.rails.atlas.looks import looks_of
from roundhouse.rails.atlas.picture import make_picture
from roundhouse.rails.atlas.reader import Broken, Fault, fault_of
from roundhouse.rails.atlas.source import Source
from roundhouse.rails.atlas.workshop import profile_of, relief_of
from roundhouse.rails.atlas.writing import Tables, write_source
from roundhouse.rails.map_format import Compiled
from roundhouse.rails.maps import MOST_HEXES
from roundhouse.rails.toml_lines import Path, line_numbers

MOST_FAULTS: Final = 200
HILLS: Final = 3  # of so many pixels one is worked out
COUNTED: Final = ("count", "number", "least", "most")

Shown = dict[str, Any]


def live(tables: Tables, light: bool) -> Shown:
    """What an editor shows of a source: its faults, its hexes and its drawing, as far as it has
    come. Whatever the tables hold, this answers."""
    text = write_source(tables)
    faults: list[Fault] = []
    shown: Shown = {"text": text, "svg": None, "frame": None, "compiled": None}
    try:
        profile, wrong = profile_of(text)
        faults += [Fault(0, sentence, "no-such-game") for sentence in wrong]
        source = parse(text)
        faults += check_source(source, profile)
        faults += _crossings(source)
        compiled = compile_map(source)
        shown["compiled"] = _seen(compiled)
        faults += lost_overrides(source, compiled)
        faults += [fault_of(0, sentence) for sentence in check_compiled(compiled, profile)]
        faults += _too_large(compiled)
        _draw(shown, faults, source, compiled, light)
    except Broken as broken:
        faults += broken.faults
    except RecursionError:
        faults.append(Fault(1, "nested too deeply"))
    except (ValueError, TypeError, ArithmeticError, LookupError, AttributeError) as error:
        faults.append(Fault(0, f"can't be drawn: {error!r}"[:200], "undrawn"))
    owners = _owners(text)
    shown["faults"] = [_told(fault, owners) for fault in sorted(set(faults))[:MOST_FAULTS]]
    return shown


def _draw(
    shown: Shown, faults: list[Fault], source: Source, compiled: Compiled, light: bool
) -> None:
    looks = looks_of(profile_of(shown["text"])[0])
    picture = make_picture(source, compiled, looks)
    if not light:
        faults += [fault_of(0, sentence) for sentence in collisions(compiled, picture, looks)]
    hills = b"" if light else relief_of(compiled, picture, HILLS)
    over = figures_layer(compiled, picture, looks)
    shown["svg"] = draw_map(compiled, picture, hills, over, looks)
    shown["frame"] = {key: picture[key] for key in ("side", "origin", "size", "orientation")}


def _seen(compiled: Compiled) -> Shown:
    """What an editor needs of a compiled map."""
    return {key: compiled[key] for key in ("hexes", "places", "closed", "ridges", "orientation")}


def _crossings(source: Source) -> list[Fault]:
    """Coasts that cross themselves are inside out somewhere."""
    faults = []
    for stroke in (*source.lands, *source.lakes):
        met = crossing(stroke.line)
        if met:
            where = f"{met[0]:.2f}, {met[1]:.2f}"
            sentence = f"{stroke.name}: the line crosses itself near {where}"
            told = (("name", stroke.name), ("where", where))
            faults.append(Fault(stroke.number, sentence, "crossing", (), told))
    return faults


def _too_large(compiled: Compiled) -> list[Fault]:
    many = len(compiled["hexes"])
    if many <= MOST_HEXES:
        return []
    told = (("count", many), ("most", MOST_HEXES))
    return [Fault(0, f"{many} hexes, at most {MOST_HEXES}", "too-large", (), told)]


Owner = tuple[str, int]


def _owners(text: str) -> list[tuple[int, Owner | None]]:
    """By line what stands there: which of a source's repeated tables, or none of them."""
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError):
        return []
    owners = [(line, _owner(tables, path)) for path, line in line_numbers(text).items()]
    return sorted(owners, key=lambda owner: owner[0])


def _owner(tables: Tables, path: Path) -> Owner | None:
    """Of a list only what is made of tables: points of a border are no entries."""
    match path:
        case (str(key), int(index), *_) if isinstance(tables[key][index], dict):
            return key, index
    return None


def _told(fault: Fault, owners: list[tuple[int, Owner | None]]) -> Shown:
    """With the table that it stands in, so that an editor can lead there."""
    before = [owner for line, owner in owners if line <= fault.line]
    return {
        "line": fault.line,
        "text": fault.text[:300],
        "rule": fault.rule,
        "facts": {key: value if key in COUNTED else str(value) for key, value in fault.facts},
        "places": list(fault.places),
        "table": list(before[-1]) if before and before[-1] else None,
    }


def tables_of(text: str) -> Tables:
    """The tables of a source's text; Broken where it is no TOML, or isn't made of tables."""
    tables: Tables = plain(read_toml(text))
    if faults := misshapen(tables, text):
        raise Broken(sorted(faults))
    return tables


def plain(value: Any) -> Any:
    """Without dates and numbers that are none."""
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, list):
        return [plain(part) for part in value]
    return value if isinstance(value, str | bool | int | float) else str(value)
