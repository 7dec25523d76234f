"""Whatever somebody sends as a map or as GeoJSON is answered: by a drawing, by faults, or both."""

import json
import tomllib
from importlib import resources
from typing import Any
from xml.etree import ElementTree

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roundhouse.rails.atlas.geojson import MOST_KEPT, crossing, read_geojson, simpler
from roundhouse.rails.atlas.grammar import read_toml
from roundhouse.rails.atlas.live import live, plain
from roundhouse.rails.atlas.reader import SLUG, Broken
from roundhouse.rails.atlas.writing import write_source
from roundhouse.texts import Texts, languages

STARTER = tomllib.loads(
    resources.files("roundhouse.rails.atlas").joinpath("starter.toml").read_text("utf-8")
)
TOWNS = {8.7: "東京", 9.4: "千葉", 10.0: "Shibuya"}
QUICK = settings(max_examples=60, suppress_health_check=list(HealthCheck), derandomize=True)

scalars = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12)
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
degrees = st.floats(-400, 400, allow_nan=False)
rings = st.lists(st.lists(degrees, min_size=1, max_size=3), max_size=12)
geometries = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["Polygon", "MultiPolygon", "LineString", "Point", "GeometryCollection", "Nothing"]
        ),
        "coordinates": rings | st.lists(rings, max_size=3) | anything,
    }
)


@QUICK
@given(anything | st.fixed_dictionaries({"features": st.lists(geometries | anything, max_size=4)}))
def test_geojson_of_any_kind_is_read_or_told(given_: Any):
    tables, faults = read_geojson(json.dumps(given_))
    assert all(fault.text for fault in faults)
    for rows in tables.values():
        for row in rows:
            points = row.get("line") or [row["where"]]
            assert all(-85 <= lat <= 85 and -180 <= lon <= 180 for lat, lon in points)
            assert row["name"].isprintable()


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [path, *(one for key, part in value.items() for one in _paths(part, (*path, key)))]
    if isinstance(value, list):
        return [path, *(one for at, part in enumerate(value) for one in _paths(part, (*path, at)))]
    return [path]


def _with(value: Any, path: tuple[Any, ...], put: Any) -> Any:
    if not path:
        return put
    inner = value[path[0]]
    if isinstance(value, dict):
        return {**value, path[0]: _with(inner, path[1:], put)}
    return [*value[: path[0]], _with(inner, path[1:], put), *value[path[0] + 1 :]]


@QUICK
@given(st.sampled_from([one for one in _paths(STARTER) if one]), anything)
def test_a_source_with_anything_in_it_is_drawn_or_its_faults_are_told(path: Any, put: Any):
    shown = live(_with(STARTER, path, put), light=True)
    assert shown["svg"] or shown["faults"]
    if shown["svg"]:
        ElementTree.fromstring(shown["svg"])


@QUICK
@given(st.dictionaries(st.text(max_size=6), anything, max_size=4))
def test_what_is_written_reads_the_same(tables: dict[str, Any]):
    try:
        read = plain(read_toml(write_source(tables)))
    except Broken:
        return
    assert write_source(read) == write_source(plain(read_toml(write_source(read))))


def test_a_huge_coast_becomes_a_small_one():
    ring = [[9 + (n % 997) / 500, 45 + (n % 613) / 400] for n in range(40_000)]
    text = json.dumps({"type": "Polygon", "coordinates": [[*ring, ring[0]]]})
    tables, _ = read_geojson(text)
    assert 3 <= len(tables["land"][0]["line"]) <= MOST_KEPT


def test_poles_and_the_date_line_are_told():
    rings = {
        "geojson-pole": [[0, 80], [90, 89], [180, 80], [0, 80]],
        "geojson-date-line": [[179, 10], [-179, 10], [-179, 20], [179, 20], [179, 10]],
    }
    for rule, ring in rings.items():
        tables, faults = read_geojson(json.dumps({"type": "Polygon", "coordinates": [ring]}))
        assert not tables
        assert [fault.rule for fault in faults] == [rule]


def _read(kind: str, coordinates: Any, bounds: Any = None, **about: str) -> dict[str, Any]:
    geometry = {"type": kind, "coordinates": coordinates}
    feature = {"type": "Feature", "properties": about, "geometry": geometry}
    return read_geojson(json.dumps(feature), bounds)[0]


def test_what_lies_outside_the_region_is_told():
    def told(*spots: list[float]) -> list[tuple[str, Any]]:
        text = json.dumps({"type": "MultiPoint", "coordinates": spots})
        tables, faults = read_geojson(text, ((45.0, 9.0), (46.0, 10.0)))
        assert len(tables.get("town", [])) == spots.count([9.2, 45.5])
        return [(fault.rule, fault.facts) for fault in faults]

    here, elsewhere = [9.2, 45.5], [2.3, 48.9]
    assert told(here) == []
    assert told(here, elsewhere, here) == [("geojson-elsewhere", (("count", 1),))]
    the_wrong_way_round = here[::-1]
    assert told(elsewhere, the_wrong_way_round) == [("geojson-nowhere", (("count", 2),))]


def test_coasts_and_rivers_of_elsewhere_are_told_and_those_cut_are_not():
    region = ((45.0, 9.0), (46.0, 10.0))
    features = [
        {"type": "LineString", "coordinates": [[9.1, 45.5], [40, 45.5]]},
        {"type": "LineString", "coordinates": [[30, 45.5], [40, 45.5]]},
        {"type": "Polygon", "coordinates": [[[0, 40], [9.5, 40], [9.5, 50], [0, 50], [0, 40]]]},
        {"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 0]]]},
    ]
    tables, faults = read_geojson(json.dumps({"features": features}), region)
    assert [len(tables[kind]) for kind in ("river", "land")] == [1, 1]
    assert [(fault.rule, fault.facts) for fault in faults] == [
        ("geojson-elsewhere", (("count", 2),))
    ]


def test_a_closed_line_is_a_shore_and_so_is_one_that_says_so():
    ring = [[9, 45], [10, 45], [10, 46], [9, 46], [9, 45]]
    assert list(_read("LineString", ring)) == ["land"]
    assert list(_read("LineString", ring, natural="water")) == ["lake"]
    assert list(_read("LineString", ring[:4], natural="coastline")) == ["land"]
    assert list(_read("LineString", ring[:4])) == ["river"]


def test_places_in_another_alphabet_have_words_of_their_own():
    towns = [_read("Point", [lon, 45.6], name=name)["town"][0] for lon, name in TOWNS.items()]
    assert [one["name"] for one in towns] == list(TOWNS.values())
    drawn = live({**STARTER, "city": [], "town": towns}, light=True)
    found = [one["slug"] for one in drawn["compiled"]["places"]]
    assert found == ["at-45-6000n-8-7000e", "at-45-6000n-9-4000e", "shibuya"]


def test_places_on_the_halves_of_the_world_have_words_of_their_own():
    spots = [[lon, lat] for lat in (5, -5) for lon in (5.5, -5.5)]
    towns = _read("MultiPoint", spots, name="東京")["town"]
    slugs = [one["slug"] for one in towns]
    assert len(set(slugs)) == 4
    assert all(map(SLUG.fullmatch, slugs))


def test_names_that_are_one_word_in_moves_are_told_with_it():
    """`St. Mary` and `St Mary` are two names."""
    first, second = ({"name": name, "at": [q, 3]} for q, name in enumerate(("St. Mary", "St Mary")))
    shown = live({**STARTER, "town": [first, second]}, light=True)
    (fault,) = [one for one in shown["faults"] if one["rule"] == "same-name"]
    assert fault["facts"] == {"place": "St Mary", "other": "St. Mary", "text": "st-mary"}
    for language in languages():
        said = Texts(language).say("maps-fault-same-name", fault["facts"])
        assert all(word in said for word in fault["facts"].values()), said


def test_what_can_be_done_in_the_browser_is_told_by_rule_with_its_place():
    line = [[90, 0], [0, 0], [1, 1]]
    wrong: dict[str, Any] = {
        "few-points": ("land", {"name": "Isle", "line": []}),
        "nowhere": ("land", {"name": "Isle", "line": line}),
        "date-line": ("river", {"name": "Dee", "line": [[0, 179], [0, -179]]}),
        "many-points": ("river", {"name": "Dee", "line": [[0, 0]] * 5001}),
        "same-name": ("city", {**STARTER["city"][0], "at": [0, 3]}),
        "lost-hex": ("override", {"at": [40, 40], "why": "", "terrain": "hill"}),
    }
    for rule, (table, row) in wrong.items():
        rows = STARTER.get(table, [])
        shown = live({**STARTER, table: [*rows, row]}, light=True)
        (fault,) = shown["faults"]
        assert (fault["rule"], fault["table"]) == (rule, [table, len(rows)])
    (fault,) = live({**STARTER, "border": line}, light=True)["faults"]
    assert (fault["rule"], fault["facts"]["name"]) == ("nowhere", "")
    assert fault["table"] is None, "a point of the border is no entry to be led to"
    long = [[0, n / 100] for n in range(40)]  # of several lines: what follows isn't in it
    projection = {**STARTER["projection"], "hex_km": -1}
    shown = live({**STARTER, "border": long, "projection": projection}, light=True)
    (fault,) = shown["faults"]
    assert "hex_km" in fault["text"] and fault["table"] is None
    shown = live({**STARTER, "facts": {"cards": [{"x": 1}]}, "zone": 7}, light=True)
    assert all(fault["table"] is None for fault in shown["faults"])
    bow = [[45, 9], [46, 10], [45, 10], [46.1, 9]]
    shown = live({**STARTER, "lake": [{"name": "Bow", "line": bow}]}, light=True)
    (fault,) = [one for one in shown["faults"] if one["rule"] == "crossing"]
    assert fault["facts"]["name"] == "Bow"
    assert 45 <= float(str(fault["facts"]["where"]).split(", ")[0]) <= 46.1


def test_a_continent_is_cut_to_what_lies_round_the_region():
    bay = [[80, 5], [12, 5], [12, 8], [80, 8]]
    ring = [[-80, -60], [80, -60], *bay, [80, 80], [-80, 80], [-80, -60]]
    (land,) = _read("Polygon", [ring], ((0, 0), (10, 10)))["land"]
    assert {(5, 20), (5, 12), (8, 12), (8, 20)} <= {tuple(one) for one in land["line"]}
    assert all(-10 <= lat <= 20 and -10 <= lon <= 20 for lat, lon in land["line"])
    assert {(-10, -10), (20, -10), (-10, 20), (20, 20)} <= {tuple(one) for one in land["line"]}
    far = [[[100, 50], [101, 50], [101, 51], [100, 50]]]
    assert _read("Polygon", far, ((0, 0), (10, 10))) == {}


def test_a_river_is_cut_to_what_lies_round_the_region():
    bounds = ((0, 0), (10, 10))
    # from the far east through the region, away to the north and back, to its mouth
    river = [[60, 5], [8, 5], [8, 40], [5, 40], [5, 5]]
    parts = [one["line"] for one in _read("LineString", river, bounds)["river"]]
    assert parts == [[[5, 20], [5, 8], [20, 8]], [[20, 5], [5, 5]]]
    (whole,) = _read("LineString", [[-60, 5], [60, 5]], bounds)["river"]
    assert whole["line"] == [[5, -10], [5, 20]]
    assert _read("LineString", [[-60, 30], [60, 30]], bounds) == {}


def test_what_crosses_itself_is_found():
    lat, lon = crossing([(0, 0), (1, 1), (0, 1), (1, 0)]) or (9, 9)
    assert 0 <= lat <= 1 and 0 <= lon <= 1
    assert crossing([(0, 0), (1, 0), (1, 1), (0, 1)]) is None
    assert simpler([(0, 0), (0, 0.5), (0, 1)], 0.1) == [(0, 0), (0, 1)]
