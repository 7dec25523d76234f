"""A broken source: every fault at once, each with its line."""

from importlib import resources

import pytest

from roundhouse.rails.atlas import check_text
from roundhouse.rails.atlas.grammar import parse
from roundhouse.rails.atlas.reader import Broken, slug_of
from tests.rails.atlas.places import NAMES, SMALL, source_text


def faults_of(text: str) -> list[tuple[int, str]]:
    with pytest.raises(Broken) as caught:
        parse(text)
    return [(fault.line, fault.text) for fault in caught.value.faults]


def line_with(text: str, part: str) -> int:
    (found,) = [i for i, row in enumerate(text.splitlines(), 1) if part in row]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_our_sources_have_no_fault(name):
    assert parse(source_text(name)).name == name


def test_not_toml_names_the_line():
    assert faults_of('name = "a"\ntitle = \n')[0][0] == 2


@pytest.mark.parametrize("text", ["title = \n", "a = " + "[" * 5000, f"a = {'9' * 5000}"])
def test_not_toml_gives_its_reason_apart_for_whoever_says_it_in_another_language(text: str):
    with pytest.raises(Broken) as caught:
        parse(text)
    (fault,) = caught.value.faults
    why = str(dict(fault.facts)["why"])
    assert (fault.rule, fault.text) == ("map-not-toml", f"not TOML: {why}")
    assert 0 < len(why) <= 200


def test_all_faults_are_listed_with_their_lines():
    text = SMALL.replace('"flat"', '"round"').replace("hex_km = 10", "hex_km = -3")
    text += """
[[city]]
name = "East"
where = [95.0, 6.30]
[[town]]
where = [50.1, 6.1]
at = [1.5, 2]
label = "up"
[[river]]
name = "Dry"
line = [[50.0, 5.9]]
[[river]]
name = "Bent"
line = [
  [50.0, 5.9],
  [50.1, "six"],
]
[[range]]
name = "Flat"
line = [[50.0, 5.9], [50.1, 6.0]]
wide = 20
width_km = 5
terrain = "cheese"
[[closed]]
name = "Wall"
edges = [[0, 0, "up"]]
[[override]]
at = [0, 0]
[[label]]
kind = "water"
text = "Sea"
where = [50.0, 6.0]
size = 2
[[city]]
name = "Reserved"
where = [50.2, 6.0]
hex = 3
founded = 1900-01-01
"""
    found = faults_of(text)
    wanted = {
        'orientation = "round"': "orientation is 'round', should be one of flat, pointy",
        "hex_km = -3": "hex_km is -3",
        "where = [95.0, 6.30]": "[95.0, 6.3] is nowhere",
        "at = [1.5, 2]": "at is [1.5, 2], should be [q, r]",
        'label = "up"': "label is 'up'",
        "line = [[50.0, 5.9]]": "river Dry: line needs at least 2 points",
        '[50.1, "six"],': "[50.1, 'six'] should be [latitude, longitude]",
        "wide = 20": "range Flat: wide is not a word of map sources here",
        'terrain = "cheese"': "terrain is 'cheese'",
        'edges = [[0, 0, "up"]]': "[0, 0, 'up'] should be [q, r, edge]",
        "[[override]]": "why is missing",
        "size = 2": "size is 2",
        "hex = 3": "hex is set by the compiler",
        "founded = 1900-01-01": "founded: only texts, numbers, lists and tables",
        "[[town]]": "name is missing",
    }
    for part, sentence in wanted.items():
        line = line_with(text, part)
        assert any(at == line and sentence in said for at, said in found), (part, found)
    twice = [said for _, said in found if "the slug east is that of East" in said]
    assert len(twice) == 1
    assert len(found) == len(wanted) + 1
    assert found == sorted(found)


STARTER = resources.files("roundhouse.rails.atlas").joinpath("starter.toml").read_text("utf-8")


@pytest.mark.parametrize("junk", ["", '"x"', "-1", "[[45.4, 9.1], [45.4, 9.1], [45.4, 9.1]]"])
def test_any_line_may_be_spoilt_and_the_answer_is_a_list_of_faults(junk):
    rows = STARTER.splitlines()
    noticed = 0
    for number, row in enumerate(rows):
        if "=" not in row or row.startswith("#"):
            continue
        spoilt = f"{row.split('=')[0]}= {junk}" if junk else ""
        text = "\n".join([*rows[:number], spoilt, *rows[number + 1 :]])
        noticed += bool(check_text(text, {})[0])
    assert noticed > 30


def test_conic_needs_two_parallels_on_one_side():
    plain = SMALL.replace('kind = "plane"', 'kind = "conic"')
    assert "parallels" in faults_of(plain)[0][1]
    crossed = SMALL.replace('kind = "plane"', 'kind = "conic"\nparallels = [-10, 20]')
    assert faults_of(crossed)[0][0] == line_with(crossed, "parallels")
    parse(SMALL.replace('kind = "plane"', 'kind = "conic"\nparallels = [49, 51]'))


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Montréal", "montreal"),
        ("East & Bull", "east-and-bull"),
        ("St. John's", "st-johns"),
        ("Düsseldorf", "dusseldorf"),
        ("Gießen", "giessen"),
    ],
)
def test_names_become_slugs(name, slug):
    assert slug_of(name) == slug


def test_names_in_other_languages_are_of_something():
    text = SMALL.replace("[projection]", '[names.it]\nwest = "Ovest"\n[projection]')
    assert parse(text).names == {"it": {"west": "Ovest"}}
    text = SMALL.replace(
        "[projection]", '[names]\n1 = 2\n[names.it]\nnowhere = "X"\neast = 3\n[projection]'
    )
    assert [(line - 8, said) for line, said in faults_of(text)] == [
        (2, "small: names.1 should be a table named by a language"),
        (4, "nothing here is called nowhere"),
        (5, "small: east should be a slug and its name"),
    ]
