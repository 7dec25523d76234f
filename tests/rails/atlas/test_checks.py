"""The checks find what is wrong with a map that compiles."""

import tomllib

import pytest

from roundhouse.rails.atlas import check_text, load
from roundhouse.rails.atlas.checks import check_compiled
from tests.rails.atlas.places import MAPS, NAMES, SMALL, source_text

STEAM = tomllib.loads((MAPS / "profile.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_our_maps_pass(name):
    faults, compiled = check_text(source_text(name), STEAM, name)
    assert faults == []
    assert compiled == load(MAPS / f"{name}.toml")


def test_the_most_cubes_are_what_a_full_display_leaves_in_the_bag():
    table = tomllib.loads((MAPS.parent / "table.toml").read_text("utf-8"))
    bag = sum(table["goods"].values())
    display = table["bounds"]["supply_spaces"] * table["display"]["cubes"]
    assert STEAM["city"]["fact"]["cubes"]["total"][1] == bag - display
    printed = [colour for colour in table["goods"] if colour != "grey"]
    assert sorted(STEAM["city"]["fact"]["colour"]["among"]) == sorted(printed)
    assert all(terrain in table["terrain"] for terrain in STEAM["hex"]["terrains"])


def said(text, profile=None, called=""):
    return [fault.text for fault in check_text(text, profile or {}, called)[0]]


def test_a_small_map_passes_and_every_change_is_noticed():
    assert said(SMALL) == []
    assert said(SMALL, called="large") == ["name is 'small', but the file is called large"]


def test_an_unreachable_city():
    walls = ", ".join(f'[-4, 2, "{word}"]' for word in ("n", "ne", "se", "s", "sw", "nw"))
    text = SMALL + f'[[closed]]\nname = "Wall"\nedges = [{walls}]\n'
    west = load_hex(text, "west")
    text = text.replace("-4, 2", f"{west[0]}, {west[1]}")
    assert "East can't be reached from West" in said(text)


def load_hex(text, slug):
    compiled = check_text(text, {})[1]
    assert compiled is not None
    (number,) = [place["hex"] for place in compiled["places"] if place["slug"] == slug]
    return compiled["hexes"][number][1:3]


def test_lonely_and_crowded_cities():
    near = {"city": {"nearest": 2}}
    assert any("tiles to the nearest city" in sentence for sentence in said(SMALL, near))
    apart = {"city": {"apart": 9}}
    told = [
        part for part in said(SMALL, apart) if "tiles between them, should be 9 or more" in part
    ]
    assert len(told) == 1, "of two that are each other's nearest once"


def test_counts_colours_and_cubes():
    profile = {
        "city": {
            "needs": ["colour"],
            "may": ["cubes", "region"],
            "count": [3, 9],
            "fact": {
                "colour": {"among": ["red", "blue"], "each": 2, "apart_by": "region"},
                "cubes": {"range": [2, 4], "total": [4, 60]},
            },
        },
        "town": {"count": [1, 2]},
        "hex": {"count": [1, 9], "terrains": ["hill"]},
        "facts": {"needs": ["players"]},
    }
    text = SMALL.replace("where = [50.0, 5.70]", 'where = [50.0, 5.70]\ncolour = "green"')
    text = text.replace("where = [50.0, 6.30]", "where = [50.0, 6.30]\ncubes = 7\nrivers = 2")
    found = said(text, profile)
    for sentence in (
        "city West: colour 'green', should be red, blue",
        "city East: colour is missing",
        "city East: cubes 7, should be 2 to 4",
        "city East: rivers has no meaning in this game",
        "cities: 2, should be 3 to 9",
        "towns: 0, should be 1 to 2",
        "red: 0 cities in 0 regions, should be 2 in different ones",
        "blue: 0 cities in 0 regions, should be 2 in different ones",
        "terrain plain has no meaning in this game",
        "facts.players is missing",
    ):
        assert sentence in found
    assert any(sentence.startswith("hexes: ") for sentence in found)
    lines = [fault.line for fault in check_text(text, profile)[0] if "East" in fault.text]
    assert {text.splitlines()[line] for line in lines} == {'name = "East"'}


def test_two_homes_in_one_region_are_not_enough():
    homes = {"among": ["red"], "each": 2, "apart_by": "region", "but_for": "homeless"}
    profile = {"city": {"fact": {"colour": homes}}}
    red = SMALL.replace("where", 'colour = "red"\nregion = "one"\nwhere')
    assert said(red, profile) == ["red: 2 cities in 1 regions, should be 2 in different ones"]
    assert said(red.replace('"one"', '"two"', 1), profile) == []
    without = red.replace("[projection]", '[facts]\nhomeless = ["red"]\n[projection]')
    assert said(without, profile) == []


def test_shares_of_colours_cubes_and_markers():
    profile = {
        "city": {
            "fact": {
                "colour": {
                    "share": [0.4, 0.6],
                    "share_of": "coloured cities",
                    "other_than": "grey",
                },
                "cubes": {
                    "range": [0, 99],
                    "mean": [2, 3],
                    "range_by": {"colour": {"grey": [1, 2]}},
                },
            },
        },
        "facts": {
            "share_of_cities": {
                "markers": {"range": [0.2, 0.4], "said": "empty cities, {key} players"}
            }
        },
    }
    text = SMALL.replace("where", 'colour = "grey"\ncubes = 3\nwhere')
    text = text.replace("[projection]", "[facts.markers]\n2 = 1\n[projection]")
    assert said(text, profile) == [
        "empty cities, 2 players: 50\u00a0%, should be 20\u00a0% to 40\u00a0%",
        "share of coloured cities: 0\u00a0%, should be 40\u00a0% to 60\u00a0%",
        "city West: cubes 3, should be 1 to 2",
        "city East: cubes 3, should be 1 to 2",
    ]
    few = text.replace("cubes = 3", "cubes = 1").replace("grey", "red", 1)
    assert said(few, {"city": profile["city"]}) == ["cubes by city: 1.00, should be 2 to 3"]


def test_facts_of_the_wrong_kind_are_faults_and_no_more():
    city = {"fact": {"cubes": {"range": [1, 2], "total": [0, 9], "mean": [0, 9]}}}
    profile = {"city": city, "facts": {"share_of_cities": {"markers": {"range": [0, 1]}}}}
    text = SMALL.replace("where = [50.0, 5.70]", 'where = [50.0, 5.70]\ncubes = "many"')
    text = text.replace("[projection]", "[facts]\nmarkers = 3\n[projection]")
    assert said(text, profile) == ["city West: cubes 'many', should be 1 to 2"]
    lost = SMALL.replace("where = [50.0, 5.70]", 'where = [50.0, 5.70]\nexits = ["up"]')
    assert said(lost) == ["West: exits ['up'], should be some of n ne se s sw nw"]


def test_a_place_may_not_be_called_like_a_hex():
    compiled = load(MAPS / "ruhr.toml")
    compiled["places"][0]["slug"] = compiled["hexes"][5][0]
    assert any("share the slug" in sentence for sentence in check_compiled(compiled, {}))


def test_names_that_cannot_be_told_apart_are_reported():
    crowd = SMALL
    for i, (lat, lon) in enumerate([(50.0, 6.0), (50.05, 6.07), (50.05, 5.93)]):
        crowd += f'[[town]]\nname = "A very long name indeed {i}"\nwhere = [{lat}, {lon}]\n'
        crowd += 'label = "s"\n'
    assert any("cover each other" in sentence for sentence in said(crowd))
