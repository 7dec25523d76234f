"""Service Bounties: where they lie, and what they pay (ROW-O3); data/decks/README.md tells why."""

import re
import tomllib
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from roundhouse.games.railways.rules.box import TABLE
from roundhouse.rails.board import NONE, Board
from tests.games.railways.test_maps import EACH, MAPS, NAMES, ways
from tests.games.railways.test_maps import board as made

DECKS = MAPS.parent / "decks"
# Their cities are published: they are where they are.
GIVEN = ["eastern_us", "europe"]
THROUGH = Fraction(1, 7)
LEAST, MOST = 3, 6


board = cache(made)


@cache
def cards(name: str) -> list[dict[str, Any]]:
    """Of a deck's own file, or of a map that brings its cards along."""
    deck = board(name).facts["deck"]
    if isinstance(deck, str):
        deck = tomllib.loads((DECKS / f"{deck}.toml").read_text("utf-8"))
    found: list[dict[str, Any]] = deck["card"]
    return found


def bounties(name: str) -> list[dict[str, Any]]:
    return [card for card in cards(name) if card.get("bounty")]


@cache
def tiles_between(name: str) -> list[list[int]]:
    """The fewest tiles between any two cities, through others too; a sea link counts as a build."""
    land = board(name)
    far = 1000
    found = [[0 if a == b else far for b in range(land.places)] for a in range(land.places)]
    for a in range(land.places):
        if land.place_hex[a] != NONE:
            for b, pairs in ways(land, a).items():
                found[a][b] = min(tiles for tiles, _ in pairs)
    for lane in land.facts.get("sea", {"links": []})["links"]:
        a, b = [land.place_of[city] for city in lane["between"]]
        found[a][b] = found[b][a] = min(found[a][b], TABLE.tiles)
    for by in range(land.places):
        for a in range(land.places):
            for b in range(land.places):
                found[a][b] = min(found[a][b], found[a][by] + found[by][b])
    return found


def cubes(land: Board, place: int) -> int:
    return int(land.place_facts[place]["cubes"])


def way_of_the_goods(name: str, city: str) -> Fraction:
    """Tiles to a city from the cubes of all others, on average."""
    land = board(name)
    there = land.place_of[city]
    others = [place for place in range(land.places) if place != there]
    total = sum(cubes(land, place) * tiles_between(name)[place][there] for place in others)
    return Fraction(total, sum(cubes(land, place) for place in others))


def passing(name: str, city: str) -> Fraction:
    """The share of all ways between two cubes of the map that lead through a city."""
    land = board(name)
    far = tiles_between(name)
    by = land.place_of[city]
    whole = through = 0
    for a, b in combinations(range(land.places), 2):
        weight = cubes(land, a) * cubes(land, b)
        whole += weight
        if by not in (a, b) and far[a][by] + far[by][b] == far[a][b]:
            through += weight
    return Fraction(through, whole)


def rounded(value: Fraction) -> int:
    return int(value + Fraction(1, 2))


@EACH
def test_ROW_O3_bounties_lie_on_coloured_cities_once_each(name: str):
    land = board(name)
    found = bounties(name)
    places = [card["place"] for card in found]
    assert len(set(places)) == len(places) > 0
    for card in found:
        assert card["slug"] == f"bounty-{card['place']}"
        assert (card["class"], card["effect"]) == ("circle", "first-arrival")
        assert land.place_facts[land.place_of[card["place"]]]["colour"] != "grey"
        assert LEAST <= card["points"] <= MOST


def test_ROW_O3_no_bounty_is_in_two_decks():
    slugs = [card["slug"] for name in NAMES for card in bounties(name)]
    assert len(set(slugs)) == len(slugs)


@pytest.mark.some(3)
@EACH
def test_ROW_O3_bounties_pay_a_point_for_each_build_that_the_goods_are_away(name: str):
    for card in bounties(name):
        builds = rounded(way_of_the_goods(name, card["place"]) / TABLE.tiles)
        assert card["points"] == min(max(builds, LEAST), MOST), card["slug"]


@pytest.mark.parametrize("name", [name for name in NAMES if name not in GIVEN])
def test_ROW_O3_bounties_of_ours_lie_off_the_trunk_lines(name: str):
    for card in bounties(name):
        assert passing(name, card["place"]) < THROUGH, card["slug"]


def test_ROW_O3_the_known_bounties_are_kept():
    assert [card["place"] for card in bounties("eastern_us")] == [
        *("mobile", "duluth", "toronto", "louisville", "raleigh", "jacksonville")
    ]
    (known,) = [card for card in bounties("eastern_us") if "origin" not in card]
    assert (known["place"], known["points"]) == ("mobile", 4)
    assert {card["place"] for card in bounties("europe")} == {
        *("marseille", "naples", "lisbon", "constantinople", "moscow")
    }


def test_the_table_of_bounties_is_that_of_the_decks():
    text = (DECKS / "README.md").read_text("utf-8")
    rows = re.findall(
        r"^\| (.+?) \| (.+?) \| (\w+) \| ([\d.]+) \| (\d+) % \| (\d) \| .+ \|$", text, re.M
    )
    wanted = []
    for name in NAMES:
        land = board(name)
        for card in bounties(name):
            place = land.place_of[card["place"]]
            wanted.append(
                (
                    land.title,
                    land.place_name[place],
                    land.place_facts[place]["colour"],
                    f"{float(way_of_the_goods(name, card['place'])):.1f}",
                    str(rounded(100 * passing(name, card["place"]))),
                    str(card["points"]),
                )
            )
    assert sorted(rows) == sorted(wanted)
