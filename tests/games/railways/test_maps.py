"""The maps: Eastern US is the published board, the others keep to their checks and facts."""

import heapq
import json
import tomllib
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from roundhouse.cli.maps import app
from roundhouse.rails.atlas import (
    check_text,
    draw_map,
    dump,
    load,
    load_picture,
    make_picture,
    parse,
)
from roundhouse.rails.atlas.figures import figures_layer
from roundhouse.rails.atlas.looks import Looks, looks_of
from roundhouse.rails.board import CITY, NONE, Board
from roundhouse.rails.hexes import EDGES, opposite

MAPS = Path(str(resources.files("roundhouse"))) / "games" / "railways" / "data" / "maps"
NAMES = sorted(path.stem for path in MAPS.glob("*.toml") if path.name != "profile.toml")
EACH = pytest.mark.parametrize("name", NAMES)
PRICE = {"plain": 2, "water": 3, "mountain": 4}
RIDGE = 4
SVG = "http://www.w3.org/2000/svg"


def board(name: str) -> Board:
    return Board(load(MAPS / f"{name}.toml"))


def ways(land: Board, start: int) -> dict[int, list[tuple[int, int]]]:
    """To every city, the pairs (tiles, price) of which no other is better in both."""
    found: dict[int, list[tuple[int, int]]] = {}
    best: dict[tuple[int, int], list[tuple[int, int]]] = {}
    queue: list[tuple[int, int, int, int]] = []  # price, tiles, hex, direction of travel

    def step(price: int, tiles: int, here: int, edge: int) -> None:
        there = land.neighbour[here * EDGES + edge]
        if there == NONE:
            return
        price += RIDGE if land.ridge[here * EDGES + edge] else 0
        city = land.place_at[there]
        if city == NONE:
            price += PRICE[land.terrains[land.terrain[there]]]
            heapq.heappush(queue, (price, tiles + 1, there, edge))
        elif land.place_exits[city] >> opposite(edge) & 1 and city != start:
            kept = found.setdefault(city, [])
            if all(tiles < t or price < p for t, p in kept):
                kept.append((tiles, price))

    for edge in range(EDGES):
        if land.place_exits[start] >> edge & 1:
            step(0, 0, land.place_hex[start], edge)
    while queue:
        price, tiles, here, way = heapq.heappop(queue)
        kept = best.setdefault((here, way), [])
        if any(t <= tiles and p <= price for t, p in kept) or tiles > 12:
            continue
        kept.append((tiles, price))
        for turn in (-1, 0, 1):  # gentle, straight, gentle: never a sharp turn
            step(price, tiles, here, (way + turn) % EDGES)
    return found


def test_eastern_us_has_the_published_ways_between_cities():
    """186 pairs: fewest tiles and their price, lowest price and its tiles."""
    rows = json.loads((Path(__file__).parent / "eastern_us_pairs.json").read_text("utf-8"))
    assert len(rows) == 186
    land = board("eastern_us")
    number = {name: place for place, name in enumerate(land.place_name)}
    for first, second, *wanted in rows:
        pairs = ways(land, number[first])[number[second]]
        tiles, at_tiles = min(pairs)
        price, at_price = min((price, tiles) for tiles, price in pairs)
        assert [tiles, at_tiles, price, at_price] == wanted, (first, second)


def test_eastern_us_is_the_published_board():
    land = board("eastern_us")
    assert land.places == 52
    assert land.place_kind == [CITY] * 52
    terrain = [land.terrains[t] for h, t in enumerate(land.terrain) if land.place_at[h] == NONE]
    assert {word: terrain.count(word) for word in PRICE} == {
        "plain": 481,
        "water": 119 + 38,
        "mountain": 114,
    }
    assert sum(land.ridge) == 2 * 124  # one more is printed between two spaces that are no hexes
    colours = [facts["colour"] for facts in land.place_facts]
    counts = {colour: colours.count(colour) for colour in sorted(set(colours))}
    assert counts == {"black": 4, "blue": 5, "grey": 29, "purple": 4, "red": 3, "yellow": 7}
    assert sum(facts["cubes"] for facts in land.place_facts) == 110


@pytest.mark.some(3)
@pytest.mark.slow
@EACH
def test_the_committed_map_is_what_its_source_compiles_to_and_passes_its_checks(name: str):
    text = (MAPS / f"{name}.toml").read_text("utf-8")
    checks = tomllib.loads((MAPS / "profile.toml").read_text("utf-8"))
    faults, compiled = check_text(text, checks, name)
    assert faults == []
    assert compiled is not None
    assert dump(compiled) == (MAPS / f"{name}.json").read_text("utf-8")
    looks = looks_of(checks)
    picture = make_picture(parse(text), compiled, looks)
    assert dump(picture) == (MAPS / f"{name}.picture.json").read_text("utf-8")
    drawn = draw_map(compiled, picture, (MAPS / f"{name}.webp").read_bytes(), looks=looks)
    assert drawn == (MAPS / f"{name}.svg").read_text("utf-8")


@EACH
def test_the_figures_of_a_map_are_its_cubes_and_its_western_links(name: str):
    """On the board there are pieces for them, so its still picture has none."""
    land = board(name)
    path = MAPS / f"{name}.toml"
    figures = figures_layer(load(path), load_picture(path), Looks(counted="cubes"))
    drawn = f'<svg xmlns="{SVG}">{"".join(figures)}</svg>'
    cubes = {slug: str(land.place_facts[p]["cubes"]) for slug, p in land.place_of.items()}
    assert marked(drawn, "cubes") == cubes
    west = dict.fromkeys(land.facts.get("western_link", {}).get("cities", []), "Western Link")
    assert marked(drawn, "way-off") == west
    assert (name == "eastern_us") == bool(west)
    still = path.with_suffix(".svg").read_text("utf-8")
    assert marked(still, "cubes") == marked(still, "way-off") == {}


def test_ROW_M1a_map_draw_shows_the_figures(tmp_path: Path):
    out = tmp_path / "map.svg"
    done = CliRunner().invoke(app, ["draw", "eastern_us", "-o", str(out), "--no-relief"])
    assert done.exit_code == 0, done.output
    drawn = out.read_text("utf-8")
    assert list(marked(drawn, "way-off")) == ["kansas-city", "des-moines"]
    assert marked(drawn, "cubes")["new-york"] == "5"


def marked(svg: str, kind: str) -> dict[str | None, str]:
    """By place the text of each group of this class."""
    groups = ElementTree.fromstring(svg).iter(f"{{{SVG}}}g")
    return {g.get("data-place"): "".join(g.itertext()) for g in groups if g.get("class") == kind}


@EACH
def test_every_connection_of_a_city_leads_to_a_hex(name: str):
    land = board(name)
    for place in range(land.places):
        for edge in range(EDGES):
            if land.place_hex[place] != NONE and land.place_exits[place] >> edge & 1:
                assert land.neighbour[land.place_hex[place] * EDGES + edge] != NONE


@EACH
def test_what_the_facts_name_is_on_the_map(name: str):
    land = board(name)
    facts = land.facts
    seats = range(facts["players"]["least"], facts["players"]["most"] + 1)
    assert list(facts["markers"]) == [str(n) for n in seats]
    assert all(n in seats for n in facts["players"]["advised"])
    lines = facts["major_lines"]
    assert len({line["slug"] for line in lines}) == len(lines)
    for line in lines:
        assert len(line["cities"]) >= 2
        assert all(city in land.place_of for city in line["cities"])
        assert 3 <= line["points"] <= 20
    colours = {facts["colour"] for facts in land.place_facts}
    homeless = land.facts.get("homeless", [])
    assert colours == {*("red", "yellow", "blue", "black", "purple", "grey")} - {*homeless}


MARKERS = {
    "eastern_us": [10, 12, 14, 16, 18],
    "mexico": [8, 9, 10],
    "europe": [9, 11, 13, 15],
    "great_britain": [10, 12, 14, 16],
    "nippon": [10, 12, 14],
    "western_us": [10, 12, 14, 16, 18],
    "north_america": [9, 11, 13, 15],
    "sweden": [8, 10, 12, 13],
    "portugal": [9, 10, 11],
    "iberia": [6, 7, 8, 9],
}
FEWER = {name: {"2": 1, "3": 1} for name in ("eastern_us", "western_us", "north_america")}


@EACH
def test_ROW_M_the_end_and_the_cubes_follow_the_number_of_players(name: str):
    facts = board(name).facts
    assert list(facts["markers"].values()) == MARKERS[name]
    assert facts["fewer_cubes"] == FEWER.get(name, {})


def test_ROW_M1a_western_links_stand_beside_kansas_city_and_des_moines():
    land = board("eastern_us")
    link = land.facts["western_link"]
    assert (link["price"], link["cubes"], link["market_cubes"]) == (30, 4, 2)
    edge = land.edge_words.index(link["edge"])
    for city in link["cities"]:
        place = land.place_of[city]
        assert land.beside[land.place_hex[place] * EDGES + edge] == NONE  # room for the tile
        assert not land.place_exits[place] >> edge & 1
    assert land.place_facts[land.place_of[link["market"]]]["colour"] == link["colour"] == "red"
    (line,) = [line for line in land.facts["major_lines"] if line.get("western_link")]
    assert (line["cities"], line["points"]) == (["new-york", "kansas-city"], 20)


def test_ROW_M1c_the_line_west_of_the_mountains():
    land = board("eastern_us")
    west = land.tagged(land.facts["two_players"]["closed"])
    names = {land.place_slug[p]: west[land.place_hex[p]] for p in range(land.places)}
    for city in ("boston", "albany", "baltimore", "richmond", "atlanta", "knoxville", "savannah"):
        assert not names[city], city
    for city in ("buffalo", "toledo", "cincinnati", "chicago", "nashville", "mobile", "memphis"):
        assert names[city], city
    high = land.terrains.index("mountain")
    ozarks = [h for h in range(land.size) if land.terrain[h] == high and west[h]]
    assert len(ozarks) == 5  # no Appalachian hex is closed


def test_ROW_M0_the_best_numbers_of_players():
    advised = {name: board(name).facts["players"]["advised"] for name in NAMES}
    assert advised == {
        "eastern_us": [5, 6],
        "mexico": [2, 3],
        "europe": [3, 4, 5],
        "great_britain": [4, 5],
        "nippon": [2, 3, 4],
        "western_us": [5, 6],
        "north_america": [3, 4],
        "sweden": [],
        "portugal": [2, 3],
        "iberia": [2, 3],
    }
    assert board("eastern_us").facts["players"]["advised_variant"] == [2]


def test_ROW_M2_mexico_is_dear():
    """Half of it is mountain; in the Eastern US it is a seventh."""
    shares = {}
    for name in ("eastern_us", "mexico"):
        land = board(name)
        high = land.terrains.index("mountain")
        shares[name] = land.terrain.count(high) / land.size
    assert shares["mexico"] > 0.44 > 3 * shares["eastern_us"]


def test_ROW_M3_europe_has_the_cities_of_its_cards_and_lines():
    land = board("europe")
    lines = [tuple(line["cities"]) for line in land.facts["major_lines"]]
    assert sorted(lines) == [
        ("amsterdam", "marseille"),
        ("berlin", "rome"),
        ("madrid", "milan"),
        ("moscow", "vienna"),
        ("paris", "constantinople"),
    ]
    named = ["marseille", "naples", "lisbon", "constantinople", "moscow", "munich", "prague"]
    assert all(city in land.place_of for city in [*named, "essen", "milan", "berlin"])
    assert land.place_exits[land.place_of["paris"]] == 0b111111


def test_ROW_M3_the_cities_of_city_charters_are_grey():
    land = board("europe")
    colours = {slug: land.place_facts[p]["colour"] for slug, p in land.place_of.items()}
    assert [colours[city] for city in ("munich", "prague", "essen")] == ["grey"] * 3
    regions = [one["region"] for one in land.place_facts if one["colour"] == "black"]
    assert len(regions) == len(set(regions)) == 4


def test_ROW_M4_no_track_crosses_the_humber_between_hull_goole_and_grimsby():
    land = board("great_britain")
    hull, goole, grimsby = [land.place_of[city] for city in ("hull", "goole", "grimsby")]
    assert ways(land, hull)[goole] == [(1, 3)]
    # one hex lies between Hull and Grimsby, but the way leads round Goole
    assert hexes_between(land, hull, grimsby) == 1
    assert min(ways(land, hull)[grimsby]) == (6, 14)


def test_ROW_M5_portugal_has_its_islands_sea_links_and_lisbon():
    land = board("portugal")
    cubes = {land.place_slug[p]: land.place_facts[p]["cubes"] for p in range(land.places)}
    islands = land.facts["harvest"]["cities"]
    assert {slug: cubes.pop(slug) for slug in islands} == {"azores": 3, "madeira": 3}
    assert set(cubes.values()) == {2}
    assert all(land.place_hex[land.place_of[slug]] == NONE for slug in islands)
    links = {tuple(link["between"]): link["spaces"] for link in land.facts["sea"]["links"]}
    assert links == {
        ("azores", "lisbon"): 4,
        ("madeira", "sagres"): 4,
        ("lisbon", "porto"): 1,
        ("lisbon", "sines"): 1,
    }
    assert land.facts["sea"]["price"] == 6
    lisbon = land.place_of["lisbon"]
    assert land.place_exits[lisbon].bit_count() == 2
    east = land.edge_words.index("e")
    assert land.beside[land.place_hex[lisbon] * EDGES + east] == NONE  # the black hex
    lengths = sorted(len(line["cities"]) for line in land.facts["major_lines"])
    assert lengths == [2, 2, 3, 3, 3]
    picture = load_picture(MAPS / "portugal.toml")
    spaces = {lane["slug"]: len(lane["spots"]) for lane in picture["lanes"]}
    assert spaces == {link["slug"]: link["spaces"] for link in land.facts["sea"]["links"]}


def test_ROW_M6_snow_lies_in_the_north_and_six_ferries_run():
    land = board("north_america")
    snow = land.tagged(land.facts["snow"]["tag"])
    names = {land.place_slug[p]: snow[land.place_hex[p]] for p in range(land.places)}
    for city in ("winnipeg", "edmonton", "iqaluit", "st-johns", "anchorage", "thunder-bay"):
        assert names[city], city
    for city in ("vancouver", "toronto", "montreal", "halifax", "chicago", "mexico-city"):
        assert not names[city], city
    ferries = [h for h, is_one in enumerate(land.tagged(land.facts["ferries"]["tag"])) if is_one]
    assert len(ferries) == 6
    # without them neither Iqaluit nor St. John's can be reached
    assert reached(land, "chicago", ferries).isdisjoint({"iqaluit", "st-johns"})
    assert reached(land, "chicago", []) == set(land.place_slug)
    # the water hex south-west of Iqaluit can be built on, but not reached from there
    iqaluit = land.place_of["iqaluit"]
    edge = land.edge_words.index("sw")
    beside = land.beside[land.place_hex[iqaluit] * EDGES + edge]
    assert land.terrains[land.terrain[beside]] == "water"
    assert not land.place_exits[iqaluit] >> edge & 1


def test_ROW_M9_eight_ferries_lead_to_the_islands_and_over_the_lake():
    land = board("sweden")
    ferries = [h for h, is_one in enumerate(land.tagged(land.facts["ferries"]["tag"])) if is_one]
    assert len(ferries) == 8
    cut_off = set(land.place_slug) - reached(land, "stockholm", ferries)
    assert cut_off == {"copenhagen", "visby", "mariehamn"}
    assert reached(land, "stockholm", []) == set(land.place_slug)


def test_ROW_M9_no_snow_is_drawn_where_it_costs_nothing():
    land = board("sweden")
    assert "snow" not in land.facts
    assert not any(land.tagged("snow"))
    assert "zones" not in load_picture(MAPS / "sweden.toml")
    for name in NAMES:
        drawn = (MAPS / f"{name}.svg").read_text("utf-8")
        assert ('class="snow"' in drawn) == ('class="zone"' in drawn) == (name == "north_america")


def reached(land: Board, start: str, without: list[int]) -> set[str]:
    """The cities that track can come to from one, not using some hexes."""
    queue = [land.place_hex[land.place_of[start]]]
    for here in queue:
        for edge in range(EDGES):
            there = land.neighbour[here * EDGES + edge]
            if there != NONE and there not in without and there not in queue:
                queue.append(there)
    return {land.place_slug[land.place_at[h]] for h in queue if land.place_at[h] != NONE}


def test_ROW_M7_fuji_stands_between_kofu_and_atami():
    land = board("nippon")
    kofu, atami = [land.place_hex[land.place_of[city]] for city in ("kofu", "atami")]
    at = {(land.q[h], land.r[h]): h for h in range(land.size)}
    assert (land.q[kofu], land.r[kofu]) == (-4, -1)
    assert (land.q[atami], land.r[atami]) == (-4, 2)
    assert (-4, 0) in at
    assert (-4, 1) not in at
    assert land.facts["shinbashi"]["city"] in land.place_of


def test_ROW_M8_rotors_stand_on_coloured_cities_and_depots_are_four_each():
    land = board("western_us")
    rotors = land.facts["rotors"]
    colours = [land.place_facts[land.place_of[city]]["colour"] for city in rotors["cities"]]
    assert all(colour in rotors["wheel"] for colour in colours)
    assert sorted(rotors["wheel"]) == ["black", "blue", "purple", "red", "yellow"]
    assert land.facts["fuel_depots"] == {"each": 4, "price": 5, "most": 2}


def hexes_between(land: Board, first: int, second: int) -> int:
    """Hexes between two cities as the crow flies."""
    a, b = land.place_hex[first], land.place_hex[second]
    q, r = land.q[b] - land.q[a], land.r[b] - land.r[a]
    return max(abs(q), abs(r), abs(q + r)) - 1
