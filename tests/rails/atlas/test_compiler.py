"""From geography to hexes."""

import json

import pytest

from roundhouse.rails.atlas import (
    check_text,
    compile_map,
    draw_map,
    dump,
    load,
    make_picture,
    parse,
    pixel,
)
from roundhouse.rails.atlas.ground import Ground, edges_along
from roundhouse.rails.atlas.reader import Broken
from roundhouse.rails.board import Board
from roundhouse.rails.hexes import EDGE_WORDS
from tests.rails.atlas.places import MAPS, NAMES, SMALL, source_text


def compiled(text):
    return compile_map(parse(text))


def at(found):
    return {(entry[1], entry[2]): entry for entry in found["hexes"]}


def closed_of(found):
    words = EDGE_WORDS[0] if found["orientation"] == "flat" else EDGE_WORDS[1]
    return [(*found["hexes"][number][1:3], words[edge]) for number, edge in found["closed"]]


@pytest.mark.parametrize("name", NAMES)
def test_the_committed_map_is_what_its_source_compiles_to(name):
    source = parse(source_text(name))
    found = compile_map(source)
    assert dump(found) == (MAPS / f"{name}.json").read_text("utf-8")
    picture = make_picture(source, found)
    assert dump(picture) == (MAPS / f"{name}.picture.json").read_text("utf-8")
    assert load(MAPS / f"{name}.toml") == json.loads(dump(found))


@pytest.mark.parametrize("name", NAMES)
def test_hexes_stand_in_order_and_the_board_reads_them(name):
    found = load(MAPS / f"{name}.toml")
    places = [tuple(entry[1:3]) for entry in found["hexes"]]
    assert places == sorted(places)
    board = Board(found)
    assert board.size == len(places)
    lower = [board.beside[number * 6 + edge] for number, edge in found["closed"]]
    assert all(there < 0 or there > number for there, (number, _) in zip(lower, found["closed"]))


# The corner that the worked examples fix: terrain, whether a river, and who lives there.
CORNER = {
    (0, 0): ("plain", None, "Albany"),
    (0, 1): ("plain", True, ""),
    (0, 2): ("plain", True, "Poughkeepsie"),
    (0, 3): ("plain", True, ""),
    (0, 4): ("plain", None, "New York"),
    (-1, 1): ("hill", False, ""),
    (-1, 2): ("plain", False, ""),
    (-1, 3): ("plain", False, ""),
    (-1, 4): ("plain", False, ""),
    (1, 0): ("plain", False, ""),
    (2, 0): ("hill", False, ""),
    (2, 1): ("plain", None, "Hartford"),
    (2, 2): ("plain", False, ""),
    (1, 3): ("plain", False, "New Haven"),
    (3, 1): ("plain", True, ""),
}


def test_north_east_keeps_the_corner_of_the_worked_examples():
    found = load(MAPS / "northeast.toml")
    hexes = at(found)
    names = {place["hex"]: place["name"] for place in found["places"]}
    numbers = {tuple(entry[1:3]): i for i, entry in enumerate(found["hexes"])}
    for here, (terrain, river, name) in CORNER.items():
        assert hexes[here][3] == terrain, here
        assert river is None or ("river" in hexes[here][4]) == river, here
        assert names.get(numbers[here], "") == name, here


def test_north_east_lets_the_worked_examples_through():
    board = Board(load(MAPS / "northeast.toml"))
    number = {(board.q[h], board.r[h]): h for h in range(board.size)}
    routes = [
        [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)],
        [(0, 0), (-1, 1), (-1, 2), (-1, 3), (-1, 4), (0, 4)],
        [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 3)],
    ]
    for route in routes:
        for a, b in zip(route, route[1:]):
            assert number[b] in board.neighbour[number[a] * 6 : number[a] * 6 + 6], (a, b)


def test_north_east_cities_and_shores():
    found = load(MAPS / "northeast.toml")
    cities = {p["name"]: p for p in found["places"] if p["kind"] == "city"}
    towns = [p["name"] for p in found["places"] if p["kind"] == "town"]
    assert cities["Boston"]["colour"] == "red"
    assert {"Albany", "New York", "Hartford", "Syracuse", "Philadelphia"} <= cities.keys()
    assert {"Poughkeepsie", "New Haven", "Amsterdam", "Providence"} <= set(towns)
    q, r = found["hexes"][cities["Philadelphia"]["hex"]][1:3]
    yellow = [found["hexes"][p["hex"]][1:3] for p in cities.values() if p["colour"] == "yellow"]
    assert any(q2 < q and r2 + q2 / 2 < r + q / 2 for q2, r2 in yellow)  # to its north-west
    closed = closed_of(found)
    assert (*found["hexes"][cities["Toronto"]["hex"]][1:3], "se") in closed  # Lake Ontario
    assert (*found["hexes"][cities["Boston"]["hex"]][1:3], "ne") in closed  # the coast
    (providence,) = [p for p in found["places"] if p["name"] == "Providence"]
    assert (*found["hexes"][providence["hex"]][1:3], "se") in closed  # the channel


def test_a_canal_joins_maastricht_and_venlo():
    found = load(MAPS / "ruhr.toml")
    board = Board(found)
    ends = {place["name"]: place["hex"] for place in found["places"]}
    reached = [ends["Maastricht"]]
    for here in reached:
        for there in board.neighbour[here * 6 : here * 6 + 6]:
            if there >= 0 and "canal" in board.tags[there] and there not in reached:
                reached.append(there)
    assert ends["Venlo"] in reached
    assert all("river" in tags for tags in board.tags if "canal" in tags)


def test_hexes_are_those_inside_the_border():
    found = compiled(SMALL)
    # 57 by 67 km at ten to the hex
    assert 35 < len(found["hexes"]) < 50
    assert all(entry[3] == "plain" and entry[4] == [] for entry in found["hexes"])
    assert found["closed"] == found["ridges"] == []


def test_connections_lead_over_every_open_edge_to_a_hex():
    text = SMALL.replace("[projection]", "connections = true\n[projection]").replace("5.70", "5.61")
    west = compiled(text)["places"][0]
    assert "exits" not in compiled(SMALL)["places"][0]
    q, r = compiled(text)["hexes"][west["hex"]][1:3]
    hexes = at(compiled(text))
    steps = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
    wanted = [word for word, (dq, dr) in steps.items() if (q + dq, r + dr) in hexes]
    assert west["exits"] == wanted != list(steps)
    shut = text + f'[[closed]]\nname = "Wall"\nedges = [[{q}, {r}, "ne"]]\n'
    assert compiled(shut)["places"][0]["exits"] == [word for word in wanted if word != "ne"]
    own = text.replace("where = [50.0, 5.61]", 'where = [50.0, 5.61]\nexits = ["n"]')
    assert compiled(own)["places"][0]["exits"] == ["n"]


def test_a_zone_tags_the_hexes_inside_its_line():
    north = '[[zone]]\nname = "Snow"\ntag = "snow"\n'
    north += "line = [[50.02, 5.0], [50.02, 7.0], [51.0, 7.0], [51.0, 5.0]]\n"
    hexes = at(compiled(SMALL + north))
    snowy = {here: "snow" in entry[4] for here, entry in hexes.items()}
    assert all(snow == (r + q / 2 < -0.2) for (q, r), snow in snowy.items())
    source = parse(SMALL + north)
    assert make_picture(source, compile_map(source))["zones"] == ["snow"]


ISLAND = """
[[city]]
name = "Island"
where = [50.0, 5.2]
off = true
[[lane]]
slug = "crossing"
spaces = 3
line = [[50.0, 5.25], [50.0, 5.65]]
"""


def test_a_place_off_the_map_has_no_hex_and_is_drawn_where_it_lies():
    text = SMALL.replace("[projection]", "connections = true\n[projection]") + ISLAND
    faults, found = check_text(text, {})
    assert faults == []
    assert found is not None
    island = found["places"][-1]
    assert island == {"slug": "island", "name": "Island", "kind": "city", "hex": None}
    assert Board(found).place_hex[-1] == -1
    picture = make_picture(parse(text), found)
    q, r = picture["off"]["island"]
    x, _ = pixel(picture, q, r)
    assert 40 < x < pixel(picture, *found["hexes"][0][1:3])[0]
    (lane,) = picture["lanes"]
    assert [spot[0] for spot in lane["spots"]] == [lane["spots"][0][0]] * 3  # side by side
    svg = draw_map(found, picture)
    assert svg.count('data-place="island"') == 2
    assert svg.count('data-lane="crossing"') == 1


def test_water_may_be_a_terrain():
    wet = '\n[[river]]\nname = "R"\nline = [[50.3, 6.0], [49.7, 6.0]]\n[water]\nterrain = "water"\n'
    high = '[[range]]\nname = "H"\nterrain = "mountain"\nline = [[50.0, 5.95], [50.0, 6.05]]\n'
    hexes = at(compiled(SMALL + wet + high + "width_km = 8\n"))
    assert hexes[0, 0][3:] == ["mountain", ["river"]]
    assert hexes[0, 1][3:] == ["water", ["river"]]
    assert hexes[1, 1][3:] == ["plain", []]


def test_a_range_makes_hills_as_far_as_its_width():
    ridge = '\n[[range]]\nname = "R"\nline = [[50.3, 6.0], [49.7, 6.0]]\nwidth_km = 12\n'
    hills = [key for key, entry in at(compiled(SMALL + ridge)).items() if entry[3] == "hill"]
    assert len(hills) >= 6
    assert {q for q, _ in hills} == {0}
    wide = at(compiled(SMALL + ridge.replace("12", "20")))
    assert {q for (q, _), entry in wide.items() if entry[3] == "hill"} == {-1, 0, 1}


def test_mountains_stand_above_hills_and_areas_below_both():
    more = """
[[area]]
name = "Waste"
terrain = "desert"
line = [[50.4, 5.5], [50.4, 6.5], [49.6, 6.5], [49.6, 5.5]]
[[range]]
name = "High"
terrain = "mountain"
line = [[50.0, 5.95], [50.0, 6.05]]
width_km = 10
[[range]]
name = "Low"
line = [[50.3, 6.0], [49.7, 6.0]]
width_km = 12
"""
    hexes = at(compiled(SMALL + more))
    assert hexes[0, 0][3] == "mountain"
    assert hexes[0, 1][3] == "hill"
    assert hexes[2, 0][3] == "desert"
    east = [entry for entry in compiled(SMALL + more)["places"] if entry["name"] == "East"]
    assert compiled(SMALL + more)["hexes"][east[0]["hex"]][3] == "plain"  # a city is no waste


def test_a_river_tags_what_it_runs_through_and_not_what_it_brushes():
    # due south through the middles of column 0
    river = '\n[[river]]\nname = "R"\nline = [[50.3, 6.0], [49.7, 6.0]]\n'
    wet = [key for key, entry in at(compiled(SMALL + river)).items() if "river" in entry[4]]
    assert {q for q, _ in wet} == {0}
    # along the border of columns 0 and 1 it would brush both; it takes a chain of neighbours
    brush = river.replace("6.0]", "6.0605]")
    found = [key for key, entry in at(compiled(SMALL + brush)).items() if "river" in entry[4]]
    assert len(found) <= 8


def test_a_lake_closes_the_edges_that_lie_in_it_and_an_override_opens_one():
    lake = """
[water]
land_share = 0
[[lake]]
name = "L"
line = [[50.11, 5.95], [50.11, 6.05], [49.98, 6.05], [49.98, 5.95]]
"""
    closed = closed_of(compiled(SMALL + lake))
    assert (0, -1, "s") in closed
    assert "coast" in at(compiled(SMALL + lake))[0, -1][4]
    bridge = '[[override]]\nat = [0, 0]\nopen = ["n"]\nwhy = "a bridge"\n'
    assert closed_of(compiled(SMALL + lake + bridge)) == [
        edge for edge in closed if edge != (0, -1, "s")
    ]


def test_a_wide_lake_has_no_hexes():
    lake = '\n[[lake]]\nname = "L"\nline = [[50.2, 5.8], [50.2, 6.2], [49.8, 6.2], [49.8, 5.8]]\n'
    assert (0, 0) not in at(compiled(SMALL + lake))
    keep = (
        '[[override]]\nat = [0, 0]\npresent = true\nterrain = "hill"\nadd = ["fort"]\nwhy = "?"\n'
    )
    island = at(compiled(SMALL + lake + keep))[0, 0]
    assert island[3:] == ["hill", ["coast", "fort"]]
    gone = '\n[[override]]\nat = [0, 0]\nabsent = true\nwhy = "?"\n'
    assert (0, 0) not in at(compiled(SMALL + gone))


def test_a_ridge_follows_its_line_without_gaps():
    ground = Ground(parse(SMALL))
    line = ground.line([(50.25, 5.75), (50.05, 6.0), (49.75, 6.05)])
    chain = edges_along(ground, line)
    from roundhouse.rails.atlas.ground import _corner_key
    from roundhouse.rails.atlas.plane import corner
    from roundhouse.rails.atlas.shapes import distance_to_line

    ends = [
        [_corner_key("flat", corner("flat", *here, edge + k)) for k in (0, 1)]
        for here, edge in chain
    ]
    assert len(chain) >= 7
    for one, two in zip(ends, ends[1:]):
        assert set(one) & set(two)
    for here, edge in chain:
        for k in (0, 1):
            assert distance_to_line(corner("flat", *here, edge + k), line) < 1.0


def test_typed_edges_are_named_once_from_the_lower_hex():
    wall = '\n[[closed]]\nname = "W"\nedges = [[0, 0, "n"], [0, -1, "s"], [0, 0, "se"]]\n'
    assert closed_of(compiled(SMALL + wall)) == [(0, -1, "s"), (0, 0, "se")]
    ridges = compiled(SMALL + wall.replace("closed", "ridge"))["ridges"]
    assert len(ridges) == 2


def test_pointy_maps_compile_too():
    found = compiled(SMALL.replace('"flat"', '"pointy"'))
    assert found["orientation"] == "pointy"
    assert len({entry[0] for entry in found["hexes"]}) == len(found["hexes"]) > 30
    east, west = [found["hexes"][p["hex"]] for p in found["places"]]
    assert east[2] == west[2] == 0  # one row


def test_places_on_one_hex_or_far_away_are_faults_with_lines():
    text = SMALL + '[[town]]\nname = "Eastend"\nwhere = [50.01, 6.30]\n'
    text += '[[town]]\nname = "Astray"\nwhere = [50.0, 6.0]\nat = [0, 3]\n'
    with pytest.raises(Broken) as caught:
        compiled(text)
    first, second = caught.value.faults
    rows = text.splitlines()
    assert "Eastend falls on hex" in first.text
    assert rows[first.line] == 'name = "Eastend"'
    assert "Astray: at = [0, 3] is 3.0 hexes from where it really lies, [0, 0]" in second.text
    assert rows[second.line] == 'name = "Astray"'


def test_a_map_of_nothing_or_of_everything_is_refused():
    empty = SMALL.replace("[49.70, 6.40], [49.70, 5.60]", "[50.31, 6.40], [50.31, 5.60]")
    empty = empty[: empty.index("[[city]]")]
    with pytest.raises(Broken, match="no hex lies inside"):
        compiled(empty)
    with pytest.raises(Broken, match="more than 5000 hexes"):
        compiled(SMALL.replace("hex_km = 10", "hex_km = 0.1"))


def test_an_override_of_no_hex_is_a_fault_that_changes_nothing():
    text = SMALL + '[[override]]\nat = [40, 40]\nterrain = "hill"\nwhy = "?"\nopen = ["n"]\n'
    (fault,) = [one for one in check_text(text, {})[0] if "no hex of the map" in one.text]
    assert text.splitlines()[fault.line - 1] == "[[override]]"
    assert compiled(text) == compiled(SMALL)


def inset(rim: str) -> str:
    """Everything in the west of the small map, moved ten sides to the west."""
    return (
        '[inset]\nname = "west"\nrest = "east"\n'
        "line = [[50.5, 6.0], [50.5, 5.0], [49.5, 5.0], [49.5, 6.0]]\n"
        f"shift = [-10, 0]\nrim = {rim}\n"
    )


def test_an_inset_is_drawn_as_it_is_said_and_changes_no_hex():
    text = SMALL + inset("[[-9, -20], [-9, 20], [-40, 20], [-40, -20]]")
    source = parse(text)
    assert compile_map(source) == compiled(SMALL)
    picture = make_picture(source, compile_map(source))
    sheets = picture["inset"]
    assert sheets["names"] == ["west", "east"]
    assert sheets["shift"] == [-10 * source.side, 0]
    assert len(sheets["land"]) == len(sheets["rim"]) == 4
    drawn = draw_map(compile_map(source), picture)
    assert '<metadata class="inset" data-names="west east" data-land="' in drawn
    assert 'class="inset"' not in draw_map(
        compiled(SMALL), make_picture(parse(SMALL), compiled(SMALL))
    )


@pytest.mark.parametrize(
    ("rim", "what"),
    [
        ("[[-30, -20], [-30, 20], [-40, 20], [-40, -20]]", "lies outside its rim"),
        ("[[40, -20], [40, 20], [-40, 20], [-40, -20]]", "is hidden by it"),
        ("[[0, 0], [1, 1]]", "rim needs at least 3 points"),
        ("[[0, 0], [5000, 1], [1, 1]]", "is nowhere: −999 to 999"),
    ],
)
def test_an_inset_that_hides_or_loses_hexes_is_a_fault(rim: str, what: str):
    with pytest.raises(Broken, match=what):
        compiled(SMALL + inset(rim))
