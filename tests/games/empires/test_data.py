"""What is in the box: the published facts, the dots, and the books that print it."""

import re
from collections import Counter
from pathlib import Path

import pytest

from roundhouse.games.empires.rules import box
from roundhouse.games.empires.rules.box import (
    ACHIEVEMENTS,
    ACTIONS,
    CARDS,
    CONTRACTS,
    DESTINATIONS,
    KINDS,
    NONE,
    PACKAGE,
    PLACE,
    PLACES,
    SPACES,
    TABLE,
    TERRAINS,
    TILE_SPACES,
    TILES,
)
from roundhouse.games.empires.rules.country import Country
from roundhouse.kernel.data import read_toml
from roundhouse.texts import Texts
from tests.games.books import LANGUAGES, amounts
from tests.games.empires.arrangements import choices, joined

BOOKS = Path(box.__file__).parents[1]


def slugs(numbers: list[int], names: list[str]) -> list[str]:
    return [names[number] for number in numbers]


def test_every_file_says_where_its_numbers_come_from():
    for name in box.FILES:
        data = read_toml(PACKAGE, f"data/{name}")
        assert data["origin"] in ("published", "ours")
        assert data["origin"] == "published" or len(data["why"]) > 60, name


def test_a_tile_holds_three_cities_three_factories_and_every_terrain():
    for tile in range(4):
        spaces = range(tile * TILE_SPACES, (tile + 1) * TILE_SPACES)
        assert sum(TILES.city[space] != NONE for space in spaces) == 3
        assert sum(TILES.factory[space] != NONE for space in spaces) == 3
        terrains = Counter(TILES.terrain[space] for space in spaces)
        assert [terrains[terrain] for terrain in range(5)] == [4, 3, 2, 2, 2]
        stars = [space for space in spaces if TILES.star[space]]
        assert len(stars) == 4 and all(TILES.terrain[space] != PLACE for space in stars)
    assert sorted(place for place in TILES.city if place != NONE) == list(range(12))
    assert sorted(place for place in TILES.factory if place != NONE) == list(range(12))


def test_published_names_lie_on_the_tiles_of_the_published_cards():
    tile_of = {
        names[there]: space // TILE_SPACES + 1
        for printed, names in ((TILES.city, PLACES.cities), (TILES.factory, PLACES.factories))
        for space, there in enumerate(printed)
        if there != NONE
    }
    named = "oldville lowdown east-and-bull hinburg new-yard roam baris calias-company "
    for name in (named + "glyson-company kenper-brothers").split():
        assert tile_of[name] in (1, 3, 4), name
    assert "derlin" in tile_of


def test_industries_hats_and_goods():
    assert Counter(PLACES.industry) == Counter(dict.fromkeys(range(4), 3))
    assert Counter(PLACES.hat) == Counter(dict.fromkeys(range(4), 3))
    for kind in range(KINDS):
        assert 4 <= sum(PLACES.printed[kind::KINDS]) <= TABLE.goods_of_each_kind
        assert sum(demands >> kind & 1 for demands in PLACES.demands) == 6
    assert all(bin(demands).count("1") == 2 for demands in PLACES.demands)


def test_no_factory_borders_on_a_city_that_demands_its_goods():
    country = Country(4, 0, None, None)
    for factory in country.factories:
        start = country.factory_space[factory]
        for space in country.beside[start]:
            city = country.city_at[space]
            if city != NONE and space // TILE_SPACES == start // TILE_SPACES:
                for kind in range(KINDS):
                    wanted = PLACES.demands[city] >> kind & 1
                    assert not (wanted and PLACES.printed[factory * KINDS + kind])


def test_train_cards_are_eight_of_each_colour_and_none_alike():
    assert Counter(CARDS.colour) == Counter(dict.fromkeys(range(4), 8))
    faces = list(zip(CARDS.colour, CARDS.good, CARDS.terrains, CARDS.long, strict=True))
    assert len(set(faces)) == len(faces) == 32
    for good, terrains, long in zip(CARDS.good, CARDS.terrains, CARDS.long, strict=True):
        assert (good != NONE) + (terrains != 0) + long == 1
    assert CARDS.length_needed == 5


def test_ten_contracts_of_two_or_three():
    assert len(CONTRACTS.factory) == len(set(CONTRACTS.factory)) == 10
    assert set(CONTRACTS.prestige) <= {2, 3}


def test_achievements_are_in_the_order_that_the_code_names_them():
    named = [name.lower().replace("_", "-") for name in dir(box) if name in CODE_NAMES]
    assert len(named) == 12
    for code, slug in CODE_NAMES.items():
        assert ACHIEVEMENTS.names[getattr(box, code)] == slug
    assert [
        ACHIEVEMENTS.variant.count(v) for v in ("", "industrial_boom", "rural_connections")
    ] == [
        10,
        1,
        1,
    ]


CODE_NAMES = {
    "LONG_TRACK": "long-track-expert",
    "LONGER_TRACK": "longer-track-expert",
    "MASTER_OF_DELIVERIES": "master-of-deliveries",
    "TREASURE_HUNTER": "treasure-hunter",
    "EXPRESS_NETWORK": "express-network",
    "ARDENT_COLLECTOR": "ardent-collector",
    "LOYAL_INVESTOR": "loyal-investor",
    "TUNNEL_MASTER": "tunnel-master",
    "BRIDGE_MASTER": "bridge-master",
    "LANDSCAPE_ARTIST": "landscape-artist",
    "INDUSTRIAL_PIONEER": "industrial-pioneer",
    "RURAL_TOWN_KING": "rural-town-king",
}


def test_destination_cards():
    assert Counter(map(tuple, DESTINATIONS.tiles)) == {
        (0, 1, 2): 4,
        (0, 1, 3): 4,
        (0, 2, 3): 4,
        (1, 2, 3): 4,
    }
    for card, tiles in enumerate(DESTINATIONS.tiles):
        country = Country(TILES.choices.index(tiles), 0, None, None)
        assert set(DESTINATIONS.origin[card]) <= set(country.factories)
        for cities in DESTINATIONS.cities[card]:
            assert set(cities) <= set(country.cities) and len(set(cities)) == 2
    known = {
        tuple(slugs(DESTINATIONS.origin[card], PLACES.factories))
        + tuple(city for way in DESTINATIONS.cities[card] for city in slugs(way, PLACES.cities))
        for card, tiles in enumerate(DESTINATIONS.tiles)
        if tiles == [0, 2, 3]
    }
    first = ("calias-company", "glyson-company", "east-and-bull", "oldville", "hinburg", "new-yard")
    second = ("kenper-brothers", "calias-company", "lowdown", "oldville", "roam", "baris")
    assert {first, second} <= known


def test_action_cards():
    assert len(ACTIONS.era) == 18 and ACTIONS.played == [6, 4, 2]
    assert [ACTIONS.era.count(era) for era in range(3)] == [9, 6, 3]
    assert [1, 2] in [ACTIONS.tracks[card] for card in range(9)]
    assert sum(ACTIONS.played) == TABLE.rounds_alone


def test_figures_of_the_rules():
    assert TABLE.production[-1] == 15 and len(TABLE.production) == 3
    assert TABLE.money_for[7:9] == [2, 2] and TABLE.prestige_for[7:9] == [1, 1]
    assert TABLE.conglomerate_for[2:10] == [0, 1, 1, 1, 2, 2, 2, 3]
    rural = TABLE.rural
    tokens = rural["gold-cache"] + rural["breakdown"] + rural["beautiful-location"]
    assert tokens + 4 * rural["abandoned-locomotive"] == 16
    assert len(TERRAINS) == 5 and TABLE.cost == [0, 1, 1, 2, 3, 0]


@pytest.mark.parametrize("count", [3, 4])
def test_the_countries_are_all_in_which_most_dots_touch(count: int):
    for tiles in choices(count):
        touching, found = joined(tiles)
        choice = TILES.choices.index([number - 1 for number in tiles])
        listed = [tuple(map(tuple, country)) for country in TILES.countries[choice]]
        assert touching == {3: 3, 4: 5}[count]
        assert sorted(listed) == found
        assert len(found) == {3: 32, 4: 96}[count]


def test_a_country_has_no_space_twice_and_all_are_joined():
    for choice in range(len(TILES.choices)):
        for number in range(0, len(TILES.countries[choice]), 5):
            country = Country(choice, number, None, None)
            places = {(country.q[space], country.r[space]) for space in country.spaces}
            assert len(places) == len(country.spaces) == TILE_SPACES * len(country.tiles)
            reached = [country.spaces[0]]
            for space in reached:
                reached += [other for other in country.beside[space] if other not in reached]
            assert len(reached) == len(country.spaces)
            for space in range(SPACES):
                assert (space in country.spaces) == bool(country.beside[space])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_prints_what_is_in_the_box(language: str):
    book = (BOOKS / f"rulebook.{language}.md").read_text("utf-8")
    texts = Texts(language, "empires")
    for factory, name in enumerate(PLACES.factories):
        at = factory * KINDS
        goods = [
            texts.word(PLACES.goods[kind])
            for kind in range(KINDS)
            for _ in range(PLACES.printed[at + kind])
        ]
        row = re.search(rf"^\| {re.escape(texts.word(name))} \|(.*)\|$", book, re.M)
        assert row is not None, name
        cells = [cell.strip() for cell in row[1].split("|")]
        assert sorted(cells[2].split(", ")) == sorted(goods), name
        bonus = "–"
        if factory in CONTRACTS.factory:
            bonus = str(CONTRACTS.prestige[CONTRACTS.factory.index(factory)])
        assert cells[3] == bonus, name
    for city, name in enumerate(PLACES.cities):
        wanted = [PLACES.goods[kind] for kind in range(KINDS) if PLACES.demands[city] >> kind & 1]
        row = re.search(rf"^\| {re.escape(texts.word(name))} \|(.*)\|$", book, re.M)
        assert row is not None, name
        cells = [cell.strip() for cell in row[1].split("|")]
        assert sorted(cells[1].split(", ")) == sorted(texts.word(good) for good in wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_prints_the_tables(language: str):
    book = (BOOKS / f"rulebook.{language}.md").read_text("utf-8")
    rows = [amounts(line) for line in book.split("\n") if line.startswith("|")]
    assert TABLE.cost[:5] in rows
    earned = re.search(r"^\| (?:earns|guadagno|Gewinn|ganas|rapporte) \| (.*) \|$", book, re.M)
    assert earned is not None
    cells = earned[1].split(" | ")
    assert amounts(earned[1]) == [row["money"] for row in TABLE.earnings]
    prestige = [int(cell.split(", ")[1].split()[0]) if "," in cell else 0 for cell in cells]
    assert prestige == [row["prestige"] for row in TABLE.earnings]
    numbers = re.findall(r"^\| (\d) \| (\d) \| (\d) \| [a-z]+ \| [a-z]+ \| [a-z]+ \|$", book, re.M)
    assert [[int(b), int(y)] for _, b, y in numbers] == ACTIONS.tracks
