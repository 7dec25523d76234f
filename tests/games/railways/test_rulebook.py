"""The rulebooks tell every rule, in all languages, with the figures of the maps."""

import re
from pathlib import Path

import pytest

from roundhouse.games.railways.rules import money, rounds
from roundhouse.games.railways.rules.box import FACES, GRAMMAR, TABLE, income_track
from roundhouse.games.railways.rules.land import land_of
from roundhouse.kernel.data import read_toml
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import game
from roundhouse.rails.board import Board
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGE_WORDS, EDGES, POINTY
from tests.games.books import LANGUAGES, amounts
from tests.games.railways.positions import only, table, track
from tests.games.railways.test_maps import PRICE, RIDGE, board
from tests.games.saying import allowed, refused, say, seen, told

FOLDER = Path(__file__).parents[3] / "src/roundhouse/games/railways"
EACH = pytest.mark.parametrize("language", LANGUAGES)
# The rules in the order in which they are told, by letter.
RULES = {"S": 6, "F": 2, "T": 4, "B": 12, "U": 1, "L": 1, "D": 4, "O": 4, "I": 1, "E": 4}
# The chapters of the maps, in order, and the rules that are told under them.
CHAPTERS = {
    "eastern_us": ["M1", "M1a", "M1b", "M1c"],
    "mexico": ["M2"],
    "europe": ["M3"],
    "great_britain": ["M4"],
    "portugal": ["M5", "M5a", "M5b", "M5c", "M5d", "M5e", "M5f"],
    "north_america": ["M6", "M6a", "M6b", "M6c", "M6d", "M6e"],
    "nippon": ["M7"],
    "western_us": ["M8", "M8a"],
    "sweden": ["M9"],
    "iberia": ["M11"],
}
BARONS = "M10"  # those of the world, told before the map that has no others
HOTELS = "Hotels stand in|Gli hotel stanno a|Hotels stehen in|Hay hoteles en|Les hôtels sont à"
BASE = ["eastern_us", "mexico", "europe"]  # one table counts the cards of all three
EACH_MAP = pytest.mark.parametrize("name", CHAPTERS)


def book(language: str) -> str:
    return (FOLDER / f"rulebook.{language}.md").read_text("utf-8")


def spoken(language: str) -> list[str]:
    """What stands between backticks, without the drawings."""
    without = re.sub(r"^```.*?^```$", "", book(language), flags=re.M | re.S)
    return re.findall(r"`([^`\n]+)`", without)


def rows(language: str, columns: int) -> list[list[str]]:
    """The rows of tables with so many columns, without their heads."""
    found = re.findall(r"^\| .* \|$(?!\n\|--)", book(language), re.M)
    cells = [[cell.strip() for cell in row.strip("| ").split("|")] for row in found]
    return [row for row in cells if len(row) == columns]


@EACH
def test_every_rule_has_its_heading_in_order(language: str):
    wanted = [f"ROW-{letter}{n}" for letter, most in RULES.items() for n in range(1, most + 1)]
    headings = re.findall(r"^### (ROW-\w+) \S", book(language), re.M)
    maps = ["M0", *[rule for rules in CHAPTERS.values() for rule in rules]]
    maps.insert(maps.index("M11"), BARONS)
    assert headings == wanted + [f"ROW-{rule}" for rule in maps]


def test_all_books_have_the_same_chapters_examples_and_figures():
    chapters = [re.findall(r"^(#+ (?:ROW-\w+)?)", book(language), re.M) for language in LANGUAGES]
    assert all(one == chapters[0] for one in chapters)
    english, *others = [[t for t in spoken(language) if " " in t] for language in LANGUAGES]
    assert all(one == english for one in others)
    figures = [sorted(amounts(book(language))) for language in LANGUAGES]
    assert all(one == figures[0] for one in figures)


@EACH
def test_links_lead_to_headings(language: str):
    headings = re.findall(r"^#+ (.*)$", book(language), re.M)
    anchors = {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}
    links = re.findall(r"\]\(#([^)]*)\)", book(language))
    assert len(links) >= 3
    assert [link for link in links if link not in anchors] == []


@EACH
def test_no_line_of_a_paragraph_looks_like_a_list(language: str):
    lines = book(language).split("\n")
    for before, line in zip(lines, lines[1:], strict=False):
        if re.match(r"\d+\.(\s|$)", line):
            assert before == "" or re.match(r"\d+\. ", before) or before.startswith("   "), line


@EACH
def test_the_markers_of_the_end_are_those_of_the_maps(language: str):
    told = [[cell for cell in row[1:] if cell != "–"] for row in rows(language, 6)]
    assert told == [[str(n) for n in board(name).facts["markers"].values()] for name in CHAPTERS]


@EACH
def test_the_major_lines_are_those_of_the_maps(language: str):
    told, wanted = [], []
    for name in CHAPTERS:
        table = re.findall(r"^\| ([^|]+) \| (\d+)[^|]*\|$", chapter(language, name), re.M)
        barons = len(own_barons(name))  # they are listed last, some by two cities, too
        told += [
            (*re.sub(r",.*", "", line).split(" – "), int(points))
            for line, points in table[: len(table) - barons]
            if " – " in line
        ]
        land = board(name)
        for line in sorted(land.facts["major_lines"], key=lambda line: -line["points"]):
            called = game("railways").names({"map": name}, language)
            cities = [called[city] for city in line["cities"]]
            wanted.append((*cities, line["points"]))
    assert sorted(told) == sorted(wanted)
    assert [points for *_, points in told] == [points for *_, points in wanted]


def chapter(language: str, name: str) -> str:
    """What stands under the heading of a map."""
    pattern = rf"^### ROW-{CHAPTERS[name][0]} .*?(?=^##)"
    (text,) = re.findall(pattern, book(language), re.M | re.S)
    return str(text)


def own_barons(name: str) -> list[tuple[str, int]]:
    """Those that the map brings along; the world's have a chapter of their own."""
    if board(name).facts["barons"] == "world":
        return []
    barons = land_of(name).barons
    return list(zip(barons.slug, barons.points, strict=True))


@EACH
@EACH_MAP
def test_the_cities_of_each_map_are_counted(language: str, name: str):
    cities = r"(cities|città|Städten?|ciudades|villes)"
    assert re.search(rf"\b{board(name).places} {cities}", chapter(language, name))


def path_price(land: Board, hexes: list[str]) -> int:
    """What tiles on these hexes cost, joined one to the next."""
    total = 0
    for at, slug in enumerate(hexes):
        here = land.hex_of[slug]
        total += PRICE[land.terrains[land.terrain[here]]]
        if at:
            before = land.hex_of[hexes[at - 1]]
            edge = land.neighbour[before * EDGES : before * EDGES + EDGES].index(here)
            total += RIDGE if land.ridge[before * EDGES + edge] else 0
    return total


def test_the_prices_of_the_examples_are_right():
    land = board("eastern_us")
    assert path_price(land, ["r26", "q25"]) == 4
    assert path_price(land, ["p27", "q26", "q25"]) == 10
    assert path_price(land, ["p27", "p26"]) - path_price(land, ["p27"]) == 8


@EACH
def test_sentences_of_the_book_are_sentences_of_the_game(language: str):
    vocabularies = [land_of(name).vocabulary for name in CHAPTERS]
    sentences = [text for text in spoken(language) if text.split()[0] in GRAMMAR.following]
    examples = [text for text in sentences if text == text.lower()]
    assert len(examples) > 15
    for text in examples:
        fits = [words for words in vocabularies if set(text.split()) <= set(words.index)]
        assert fits and fits[0].misshapen(fits[0].hear(text)) is None, text
    assert {text.split()[0] for text in sentences} == set(GRAMMAR.following)


def rails(face: int) -> str:
    ends = [RAIL_ENDS[number] for number in FACES.rails[face * EDGES]]
    return ", ".join("–".join(EDGE_WORDS[POINTY][point] for point in rail) for rail in ends)


@EACH
def test_every_tile_of_the_box_is_listed(language: str):
    told = re.findall(r"^\| `([a-z-]+)` \| ([nesw–, ]+) \| 0–(\d) \|$", book(language), re.M)
    assert told == [
        (FACES.slug[face], rails(face), str(FACES.turns[face] - 1)) for face in range(FACES.count)
    ]
    counted = re.findall(r"^\| (\d+) \| `([a-z-]+)` \| `([a-z-]+)` \|$", book(language), re.M)
    tiles = read_toml("roundhouse.games.railways", "data/boxes.toml")["world"]["tile"]
    assert counted == [(str(tile["count"]), *tile["faces"]) for tile in tiles]


@EACH
def test_prices_are_those_of_the_box(language: str):
    levels = [row for row in rows(language, 8) if amounts(row[1])]
    assert amounts(" ".join(levels[0][1:])) == TABLE.level_price[2:]
    prices = [
        row[1] for row in rows(language, 2) if re.match(r"\$?\d+\b", row[1]) and amounts(row[1])
    ]
    wanted = [TABLE.terrain_price[word] for word in ("plain", "water", "mountain")]
    assert [amounts(price)[0] for price in prices] == [*wanted, TABLE.ridge]


@EACH
@pytest.mark.parametrize(("name", "best"), [("world", "41–48"), ("sweden", "20–24")])
def test_income_tracks_are_drawn_as_they_pay(language: str, name: str, best: str):
    """The table of each, known by the spaces that pay most."""
    (found,) = re.findall(rf"^(\|[^\n]*\| {best} \|.*)\n\|[-|]+\n(.*)$", book(language), re.M)
    points, incomes = [[cell.strip() for cell in row.split("|")[2:-1]] for row in found]
    track = income_track(name)
    for space, dollars in zip(points, incomes, strict=True):
        ends = [int(end) for end in space.split("–")]
        assert {track[at] for at in range(ends[0], ends[-1] + 1)} == {int(dollars)}
    assert int(incomes[points.index(best)]) == max(track)
    assert int(points[-1].split("–")[-1]) == len(track) - 1


# The rows of the table of cards, in order; hotels, bounties and charters are one row each.
CARDS = [
    *("railroad-era-begins", "speed-record", "new-train", "bounty", "railroad-executive"),
    *("new-industry", "city-growth", "land-grant", "tunnel-engineer", "perfect-engineering"),
    *("express", "hotel", "capital-charter", "city-charter", "trading-depot", "passenger-lines"),
    *("ferry-line", "extended-ferry-line", "mine", "spike"),
    "shinbashi-station",
]


def card_kind(slug: str) -> str:
    (kind,) = [kind for kind in CARDS if slug.startswith(kind)]
    return kind


def card_counts(name: str) -> dict[str, int]:
    deck = land_of(name).deck
    counts = dict.fromkeys(CARDS, 0)
    for slug, count in zip(deck.slug, deck.count, strict=True):
        counts[card_kind(slug)] += count
    return counts


def card_name(language: str, kind: str) -> str:
    """What the interface calls a kind of card; one of many is called by its first."""
    words = said(language)
    return words.get(kind) or next(words[word] for word in words if word.startswith(kind))


@EACH
def test_the_cards_of_the_base_box_are_counted(language: str):
    told = [row for row in rows(language, 4) if row[1].isdigit() or row[1] == "–"]
    *kinds, total = told
    for column, name in enumerate(BASE, 1):
        counts = card_counts(name)
        told_counts = [int(row[column].replace("–", "0")) for row in kinds]
        assert told_counts == [n for kind, n in counts.items() if kind in CARDS[: len(kinds)]]
        assert total[column] == str(sum(counts.values()))
    for kind, row in zip(CARDS, kinds, strict=False):
        assert card_name(language, kind).startswith(row[0].split(",")[0]), row


@EACH
@pytest.mark.parametrize("name", [name for name in CHAPTERS if name not in BASE])
def test_the_cards_of_the_other_maps_are_counted_in_their_chapters(language: str, name: str):
    """The table with the heading `card`: each kind that the deck has, and `all`."""
    (table,) = re.findall(
        r"^\| (?:card|carta|Karte|carte) \|.*?\n\n", chapter(language, name), re.M | re.S
    )
    *kinds, total = re.findall(r"^\| ([^|]+) \| (\d+) \|$", table, re.M)
    counts = {kind: n for kind, n in card_counts(name).items() if n > 0}
    assert [int(number) for _, number in kinds] == list(counts.values())
    assert int(total[1]) == sum(counts.values())
    for kind, (called, _) in zip(counts, kinds, strict=True):
        assert card_name(language, kind).startswith(called.split(",")[0]), called


def said(language: str) -> dict[str, str]:
    """What the interface calls cards and barons."""
    path = FOLDER / "texts" / language / "game.ftl"
    found = re.findall(r"^railways-word-([a-z0-9-]+) = (.+)$", path.read_text("utf-8"), re.M)
    return dict(found)


@EACH
@EACH_MAP
def test_bounties_hotels_and_barons_are_listed(language: str, name: str):
    text = chapter(language, name)
    table = re.findall(r"^\| ([^|]+) \| (\d+)[^|]*\|$", text, re.M)
    land = land_of(name)
    deck = land.deck
    called = game("railways").names({"map": name}, language)
    cities = [called[slug] for slug in land.board.place_of]
    bounties = {
        (cities[deck.place[kind]], str(deck.points[kind]))
        for kind in range(deck.kinds)
        if deck.bounty[kind]
    }
    assert bounties <= set(table)
    hotels = [cities[deck.place[kind]] for kind in range(deck.kinds) if "hotel" in deck.slug[kind]]
    (sentence,) = re.findall(rf"^(?:{HOTELS}) (.*?)\.$", text, re.M | re.S)
    listed = re.split(r", | and | e | und | y | et ", sentence.replace("\n", " "))
    assert [re.sub("^(à|aux) ", "", one) for one in listed] == hotels
    words = said(language)
    barons = [(words[slug], str(n)) for slug, n in own_barons(name)]
    assert table[len(table) - len(barons) :] == barons
    assert barons or f"](#row-{BARONS.lower()}-" in text


@EACH
def test_the_barons_of_the_world_are_listed(language: str):
    (text,) = re.findall(rf"^### ROW-{BARONS} .*?(?=^##)", book(language), re.M | re.S)
    barons = land_of("eastern_us", "world").barons
    words = said(language)
    listed = [(words[slug], str(n)) for slug, n in zip(barons.slug, barons.points, strict=True)]
    assert re.findall(r"^\| ([^|]+) \| (\d+)[^|]*\|$", text, re.M) == listed


def paid(events: list[Event]) -> int:
    return sum(args["dollars"] for args in told(events, "paid"))


def test_the_builds_of_the_book_cost_what_it_says():
    state = table(2)
    assert paid(say(state, "build r26 gentle 5", "build q25 straight 2")) == 4  # Anna's link
    assert paid(say(state, "build p27 straight 0", "build q26 straight 0")) == 8
    assert paid(say(state, "build q25 cross-straight 2")) == 2  # over it, towards the north-east
    other = table(2)
    sentences = ["build p27 straight 0", "build q26 straight 0", "build q25 gentle 3"]
    assert paid(say(other, *sentences)) == 10
    third = table(2)
    assert paid(say(third, "build p27 gentle 3")) == 4
    assert paid(say(third, "build p26 straight 2")) == 8  # the ridge between them


def test_the_redirected_end_of_the_book():
    state = table(2)
    say(state, "build p27 straight 0", "end")  # Anna's link looks at q26
    track(state, 1, "chattanooga q25 q26 q27")  # Bruno is in the way
    say(state, "pass")
    assert paid(say(state, "redirect p27 gentle 1")) == 4  # and looks at q27 now


def test_the_delivery_of_the_book():
    state = table(2)
    track(state, 0, "atlanta r26 q25 chattanooga", "birmingham q28 montgomery")
    track(state, 1, "montgomery r28 r27 atlanta")
    state.level[0] = 2
    for city in ("birmingham", "montgomery", "chattanooga"):
        only(state, "blue", city)
    assert refused(state, "deliver blue montgomery ne").rule == "ROW-D3"
    assert allowed(state, "deliver blue chattanooga se")
    say(state, "deliver blue birmingham e ne")
    assert state.points == [1, 1]


def test_the_humber_of_the_book():
    state = table(2, map="great_britain")
    assert paid(say(state, "build r34 straight 1", "build q34 gentle 5")) == 5
    assert paid(say(state, "build r33 gentle 4")) == 3
    ends = [tuple(link["ends"]) for link in seen(state)["links"]]
    assert ends == [("grimsby", "goole"), ("hull", "goole")]


def test_the_sea_link_of_the_book():
    state = table(2, map="portugal")
    track(state, 0, "lisbon c29 d28 d27 e26 santarem")
    say(state, "sail azores-lisbon-1", "sail azores-lisbon-2")
    state.level[0] = 2
    only(state, "yellow", "santarem")
    only(state, "purple", "azores")
    for sea, points in ((1, [2, 0]), (2, [1, 1])):
        other = state.copy()
        say(other, f"deliver yellow santarem sw azores-lisbon-{sea}")
        assert other.points == points
    assert allowed(state, "deliver purple azores azores-lisbon-1 ne")
    assert refused(state, "deliver purple azores azores-lisbon-2 ne").rule == "ROW-D3"


def test_the_bonds_and_incomes_of_the_book():
    state = table(2)
    money.pay(state, 0, 16, "track")
    assert (state.bonds[0], state.cash[0]) == (4, 4)
    state = table(2)
    state.points = [12, 3]
    state.bonds = [6, 7]
    rounds.collect(state)
    assert (state.cash, state.bonds) == ([14 - 6, 3], [6, 8])
