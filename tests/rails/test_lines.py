"""Faults name lines; here is whether the lines are the right ones."""

import tomllib

import pytest

from roundhouse.rails.toml_lines import Path, line_numbers, line_of
from tests.rails.atlas.places import NAMES, source_text

TRICKY = '''# a comment with [brackets] and "quotes"
name = "a # no comment"
long = """
[not a table]
x = 1
"""
'odd key' = 1
dotted.deep = [1, # [2
  [2, 3],
  { a = "]", b = [4] }]
literal = \'C:\\\'
[table."quoted key"]
when = 2020-01-02 10:00:00
[[city]]
name = "First"
[[city]]
name = "Second"
[city.more]
x = 1
[[city.part]]
y = """one ""quoted"""""
[[city.part]]
y = 2
'''


def test_a_tricky_text_line_by_line():
    tomllib.loads(TRICKY)
    lines = line_numbers(TRICKY)
    expected: dict[Path, int] = {
        ("name",): 2,
        ("long",): 3,
        ("odd key",): 7,
        ("dotted", "deep"): 8,
        ("dotted", "deep", 0): 8,
        ("dotted", "deep", 1, 1): 9,
        ("dotted", "deep", 2, "b", 0): 10,
        ("literal",): 11,
        ("table", "quoted key"): 12,
        ("table", "quoted key", "when"): 13,
        ("city", 0): 14,
        ("city", 0, "name"): 15,
        ("city", 1): 16,
        ("city", 1, "name"): 17,
        ("city", 1, "more", "x"): 19,
        ("city", 1, "part", 0, "y"): 21,
        ("city", 1, "part", 1): 22,
        ("city", 1, "part", 1, "y"): 23,
    }
    assert {path: lines.get(path) for path in expected} == expected


def test_an_unknown_path_stands_where_its_parent_does():
    lines = line_numbers(TRICKY)
    assert line_of(lines, ("city", 1, "colour")) == 16
    assert line_of(lines, ("nowhere",)) == 1


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_a_real_source_is_found_in_its_line(name):
    text = source_text(name)
    lines = line_numbers(text)
    rows = text.splitlines()

    def values(value, path):
        if isinstance(value, dict):
            for key, part in value.items():
                yield from values(part, (*path, key))
        elif isinstance(value, list):
            for index, part in enumerate(value):
                yield from values(part, (*path, index))
        else:
            yield path, value

    seen = 0
    for path, value in values(tomllib.loads(text), ()):
        row = rows[lines[path] - 1]
        if isinstance(value, str):
            assert value in row or '"""' in row
        else:
            assert f"{value}".lower() in row or f"{value:.2f}" in row
        seen += 1
    assert seen > 200
