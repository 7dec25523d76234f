"""The still picture: well formed, in both themes, with names that can be read."""

import html
import re
import tomllib
from importlib import resources
from itertools import combinations
from xml.etree import ElementTree

import pytest

from roundhouse.rails.atlas import (
    compile_map,
    draw_map,
    load,
    load_picture,
    make_picture,
    parse,
    pixel,
)
from roundhouse.rails.atlas.lettering import (
    RIVER_TENSION,
    all_boxes,
    collisions,
    overlap,
    text_width,
)
from roundhouse.rails.atlas.relief import LIMIT, shade
from roundhouse.rails.atlas.shapes import away, smooth, twice_area, walk
from tests.rails.atlas.places import MAPS, NAMES, SMALL

SVG = "{http://www.w3.org/2000/svg}"


def drawn(text):
    source = parse(text)
    compiled = compile_map(source)
    picture = make_picture(source, compiled)
    return compiled, picture, draw_map(compiled, picture)


@pytest.mark.parametrize("name", NAMES)
def test_the_committed_drawing_is_drawn_from_the_committed_data(name):
    path = MAPS / f"{name}.toml"
    relief = path.with_suffix(".webp").read_bytes()
    svg = draw_map(load(path), load_picture(path), relief)
    assert svg == path.with_suffix(".svg").read_text("utf-8")
    assert len(relief) <= 80_000
    assert len(svg) <= 300_000


@pytest.mark.parametrize("name", NAMES)
def test_every_place_and_label_is_in_the_picture(name):
    path = MAPS / f"{name}.toml"
    compiled, picture = load(path), load_picture(path)
    root = ElementTree.fromstring(path.with_suffix(".svg").read_text("utf-8"))
    ground, names = root.findall(f"{SVG}g")
    assert (ground.get("class"), names.get("class")) == ("ground", "names")
    lettered = {
        group.get("data-place"): "".join(group.itertext()) for group in names.findall(f"{SVG}g")
    }
    for place in compiled["places"]:
        shown = place["name"].upper() if place["kind"] == "city" else place["name"]
        assert lettered[place["slug"]] == shown
    labels = [text.get("data-label") for text in ground.findall(f"{SVG}text")]
    assert labels == [label["slug"] for label in picture["labels"]]
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r"#(atlas-[\w-]+)", path.with_suffix(".svg").read_text("utf-8")))
    assert used <= set(ids)


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_says_where_its_hexes_are(name):
    path = MAPS / f"{name}.toml"
    compiled, picture = load(path), load_picture(path)
    root = ElementTree.fromstring(path.with_suffix(".svg").read_text("utf-8"))
    assert float(root.get("data-side", "0")) == picture["side"]
    assert [float(part) for part in root.get("data-origin", "").split()] == picture["origin"]
    assert list(pixel(picture, 0, 0)) == picture["origin"]
    x, y = pixel(picture, 1, 0)
    assert x - picture["origin"][0] == pytest.approx(1.5 * picture["side"])
    assert y - picture["origin"][1] == pytest.approx(3**0.5 / 2 * picture["side"])
    wide, high = picture["size"]
    for entry in compiled["hexes"]:
        x, y = pixel(picture, *entry[1:3])
        assert picture["side"] < x < wide - picture["side"]
        assert picture["side"] < y < high - picture["side"]
    towns = [p for p in compiled["places"] if p["kind"] == "town"]
    spot = pixel(picture, *compiled["hexes"][towns[0]["hex"]][1:3])
    circle = next(root.iter(f"{SVG}circle"))
    assert (float(circle.get("cx", "0")), float(circle.get("cy", "0"))) == pytest.approx(
        spot, abs=0.06
    )


@pytest.mark.parametrize("name", NAMES)
def test_no_name_covers_another(name):
    path = MAPS / f"{name}.toml"
    compiled, picture = load(path), load_picture(path)
    boxes = all_boxes(compiled, picture)
    assert len(boxes) == len(compiled["places"]) + len(picture["labels"])
    for (one, mine), (two, theirs) in combinations(boxes, 2):
        assert not any(overlap(a, b) for a in mine for b in theirs), (one, two)
    assert collisions(compiled, picture) == []


@pytest.mark.parametrize("name", NAMES)
def test_rivers_are_drawn_through_the_hexes_that_have_one(name):
    path = MAPS / f"{name}.toml"
    compiled, picture = load(path), load_picture(path)
    flow = [
        point
        for river in picture["rivers"]
        for point in walk(smooth([(x, y) for x, y in river["path"]], RIVER_TENSION), 2.0)
    ]
    for entry in compiled["hexes"]:
        middle = pixel(picture, *entry[1:3])
        near = min(away(point, middle) for point in flow) / picture["side"]
        if "river" in entry[4]:
            assert near < 0.6, entry  # well inside
        else:
            assert near > 0.6, entry  # at most a corner


def test_both_themes_define_every_colour_that_is_used():
    text = resources.files("roundhouse.rails.atlas").joinpath("tokens.toml").read_text("utf-8")
    tokens = tomllib.loads(text)
    assert set(tokens["dark"]) < set(tokens["light"])
    for name in NAMES:
        svg = (MAPS / f"{name}.svg").read_text("utf-8")
        used = set(re.findall(r"var\(--([\w-]+)\)", svg))
        assert used <= set(tokens["light"])
        drawn = html.unescape(re.sub(r"<style>.*?</style>", "", svg, flags=re.S))
        assert "#" not in drawn.replace("#atlas-", "").replace("#FFFBF0", "").replace(
            "#1B2127", ""
        )  # town discs are white in both


def test_far_maps_have_small_cities_with_names_beside_them():
    text = SMALL + "[picture]\nside = 15\n"
    compiled, picture, svg = drawn(text)
    assert 'class="m-far"' in svg
    assert 'class="m-city"' not in svg
    assert collisions(compiled, picture) == []


def test_ridges_closed_edges_and_lakes_are_drawn():
    more = """
[[ridge]]
name = "R"
edges = [[0, 0, "n"]]
[[closed]]
name = "C"
edges = [[0, 0, "s"]]
[[lake]]
name = "L"
line = [[50.11, 6.10], [50.11, 6.20], [50.02, 6.20], [50.02, 6.10]]
[[canal]]
name = "K"
line = [[50.2, 5.7], [49.8, 5.7]]
"""
    plain = drawn(SMALL)[2]
    full = drawn(SMALL + more)[2]
    ElementTree.fromstring(full)
    for mark in ('class="ridges"', 'class="closed"', "-lake0", 'class="canal"'):
        assert mark in full
        assert mark not in plain


def test_lands_over_each_other_have_one_coast_whichever_way_round_they_were_drawn():
    ring = [[50.3, 5.6], [50.3, 6.4], [49.7, 6.4], [49.7, 5.6]]
    inner = [[50.1, 5.8], [50.1, 6.2], [49.9, 6.2], [49.9, 5.8]]
    line = 'stroke="var(--coast)" stroke-width="1.3"'
    for one in (inner, inner[::-1]):
        lands = [f'[[land]]\nname = "L{n}"\nline = {it}\n' for n, it in enumerate((ring, one))]
        alone, both = drawn(SMALL + lands[0])[2], drawn(SMALL + "".join(lands))[2]
        assert line in alone and line not in both, "a rim beneath the land takes its place"
        (d,) = re.findall(r'-land" d="([^"]*)"', both)
        rings = [
            [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", part)]
            for part in d.split("Z")
            if part
        ]
        assert [twice_area(one) > 0 for one in rings] == [True, True], "none is a hole in another"


def test_a_hex_drawn_beside_a_coast_goes_on_from_it():
    """No coast is left between them, though no corner of either lies deep in the other."""
    shore = '[[land]]\nname = "A"\nline = [[50.3, 5.6], [50.3, 6.0], [49.7, 6.0], [49.7, 5.6]]\n'
    line = 'stroke="var(--coast)" stroke-width="1.3"'
    for at, joined in (("0, -3", True), ("0, 0", True), ("0, 3", True), ("4, 0", False)):
        lands = f'{shore}[[land]]\nname = "B"\nhexes = [[{at}]]\n'
        assert (line not in drawn(SMALL + lands)[2]) == joined


def test_names_are_escaped():
    svg = drawn(SMALL.replace('"East"', '"East & <West>"'))[2]
    ElementTree.fromstring(svg)
    assert "EAST &amp; &lt;WEST&gt;" in svg


def test_widths_know_accents_and_spacing():
    assert text_width("Köln", "sans-600", 11) == text_width("Koln", "sans-600", 11)
    plain = text_width("Rhine", "serif-italic", 13)
    assert text_width("Rhine", "serif-italic", 13, 0.1) == pytest.approx(plain + 5 * 1.3)
    assert text_width("W", "sans-700", 10) > text_width("i", "sans-700", 10)


def test_relief_rises_on_hills_alone():
    image = pytest.importorskip("PIL.Image")
    import io

    hills = '\n[[range]]\nname = "R"\nline = [[50.3, 5.7], [49.7, 5.7]]\nwidth_km = 12\n'
    compiled, picture, _ = drawn(SMALL + hills)
    data = shade(compiled, picture)
    assert len(data) <= LIMIT
    shaded = image.open(io.BytesIO(data))
    assert shaded.format == "WEBP"
    grow = shaded.width / picture["size"][0]

    def depth(q, r):
        x, y = pixel(picture, q, r)
        box = [round(part * grow) for part in (x - 15, y - 15, x + 15, y + 15)]
        alpha = shaded.crop(box).getchannel("A").tobytes()
        return sum(alpha) / len(alpha)

    (hill, *_), (plain, *_) = (
        [tuple(e[1:3]) for e in compiled["hexes"] if e[3] == "hill"],
        [tuple(e[1:3]) for e in compiled["hexes"] if e[1] == 2],
    )
    assert depth(*hill) > 15
    assert depth(*plain) < 3
