"""What the data files say of where their figures come from: published, or ours."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

GAMES = Path(str(resources.files("roundhouse"))) / "games"
ORIGINS = ("published", "ours")
# No figures of a game: what a study counts, what a map must keep to, where figures come from.
ASIDE = ("study.toml", "profile.toml", "sources.toml")
FILES = sorted(path for path in GAMES.glob("*/data/**/*.toml") if path.name not in ASIDE)
OWN_WORK = re.compile(r"\bours\b|\bour own\b|not published|\binferred\b|\bderived\b", re.I)


def called(path: Path) -> str:
    return str(path.relative_to(GAMES))


EACH = pytest.mark.parametrize("path", FILES, ids=called)


def sources(path: Path) -> dict[str, str]:
    """What the game's data calls published, by file."""
    data = GAMES / path.relative_to(GAMES).parts[0] / "data"
    return tomllib.loads((data / "sources.toml").read_text("utf-8"))


def within(path: Path) -> str:
    return path.relative_to(GAMES / path.relative_to(GAMES).parts[0] / "data").as_posix()


def tables(found: Any) -> Iterator[dict[str, Any]]:
    """Every table of a file, however deep."""
    if isinstance(found, dict):
        yield found
        for one in found.values():
            yield from tables(one)
    elif isinstance(found, list):
        for one in found:
            yield from tables(one)


def said(text: str) -> Iterator[tuple[list[str | int], str, str]]:
    """(way to the table, key or "", comment) of each comment beside or right above either."""
    table: list[str | int] = []
    rows: Counter[str] = Counter()
    above: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            above.append(line)
            continue
        heading = re.match(r"(\[+)([\w.-]+)\]+", line)
        if heading:
            rows[heading[2]] += heading[1] == "[["
            table = way(heading[2], rows)
        key = re.match(r"[\w-]+(?= =)", line)
        beside = re.findall(r"(?<!\S)#.*$", line)
        if heading or key:
            for comment in [*above, *beside]:
                yield table, key[0] if key else "", comment
        above = []


def way(heading: str, rows: Counter[str]) -> list[str | int]:
    """facts.lines, if it stands for the third of its rows: facts, lines, 2."""
    found: list[str | int] = []
    parts = heading.split(".")
    for at, part in enumerate(parts, 1):
        found.append(part)
        if rows[".".join(parts[:at])]:
            found.append(rows[".".join(parts[:at])] - 1)
    return found


def origin_at(data: dict[str, Any], table: list[str | int]) -> str:
    """What a table says of itself, or the one around it."""
    inside: Any = data
    origin = data.get("origin", "ours")
    for part in table:
        inside = inside[part]
        if isinstance(inside, dict):
            origin = inside.get("origin", origin)
    return str(origin)


def reasons(found: Any, origin: str = "ours") -> Iterator[tuple[str, str]]:
    """(origin, why) of each table that gives a reason."""
    if isinstance(found, list):
        for one in found:
            yield from reasons(one, origin)
    elif isinstance(found, dict):
        origin = str(found.get("origin", origin))
        if "why" in found:
            yield origin, found["why"]
        for one in found.values():
            yield from reasons(one, origin)


@EACH
def test_every_file_says_where_its_figures_come_from(path: Path):
    """For the whole file, or for each of its tables; from a fixed list."""
    data = tomllib.loads(path.read_text("utf-8"))
    parts = [data] if "origin" in data else list(data.values())
    assert parts and all(isinstance(part, dict) and "origin" in part for part in parts)
    for table in tables(data):
        if "origin" in table and not isinstance(table["origin"], list):
            assert table["origin"] in ORIGINS


@EACH
def test_what_is_called_published_has_a_source_and_nothing_else_has(path: Path):
    data = tomllib.loads(path.read_text("utf-8"))
    known = any(table.get("origin") == "published" for table in tables(data))
    assert (within(path) in sources(path)) == known
    assert all(source.strip() for source in sources(path).values())


@pytest.mark.parametrize("game", sorted(path.name for path in GAMES.iterdir() if path.is_dir()))
def test_every_source_is_of_a_file(game: str):
    data = GAMES / game / "data"
    if data.is_dir():
        named = tomllib.loads((data / "sources.toml").read_text("utf-8"))
        assert [name for name in named if not (data / name).is_file()] == []


@EACH
def test_nothing_that_is_called_published_is_called_ours_beside_it(path: Path):
    text = path.read_text("utf-8")
    data = tomllib.loads(text)
    for table, key, comment in said(text):
        if key != "origin" and origin_at(data, table) == "published":
            assert not OWN_WORK.search(comment), f"{table} {key}: {comment}"


@EACH
def test_the_reason_for_what_is_published_names_nothing_of_ours(path: Path):
    """Of what is ours the table says so itself: a sentence far from it is read by nobody."""
    for origin, why in reasons(tomllib.loads(path.read_text("utf-8"))):
        if origin == "published":
            assert not OWN_WORK.search(why), why


def test_a_reason_and_a_comment_belong_to_the_table_around_them():
    text = """origin = "published"
why = "as printed"
[[line]] # the first
points = 5
[[line]] # the second, ours
origin = "ours"
why = "ours"
[line.far] # further
"""
    data = tomllib.loads(text)
    assert list(reasons(data)) == [("published", "as printed"), ("ours", "ours")]
    origins = [(origin_at(data, table), comment) for table, _, comment in said(text)]
    assert origins == [
        ("published", "# the first"),
        ("ours", "# the second, ours"),
        ("ours", "# further"),
    ]
