"""The rulebooks say what the box and the language of the game say."""

import re
from itertools import zip_longest
from pathlib import Path

import pytest

from roundhouse.games.steam.rules.box import ACTION_NUMBER, ACTIONS, FACES, GRAMMAR
from roundhouse.kernel.data import read_toml
from roundhouse.rails.faces import CENTRE, RAIL_ENDS
from roundhouse.rails.hexes import EDGE_WORDS, EDGES, FLAT
from tests.games.books import LANGUAGES, amounts, marks_a_ruling
from tests.games.steam.positions import table

FOLDER = Path(__file__).parents[3] / "src/roundhouse/games/steam"
EACH = pytest.mark.parametrize("language", LANGUAGES)


def book(language: str) -> str:
    return (FOLDER / f"rulebook.{language}.md").read_text("utf-8")


def spoken(language: str) -> list[str]:
    """What stands between backticks, without the drawings."""
    return re.findall(
        r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", book(language), flags=re.M | re.S)
    )


def rails(face: int) -> str:
    ends = [RAIL_ENDS[number] for number in FACES.rails[face * EDGES]]
    words = EDGE_WORDS[FLAT]
    return ", ".join("–".join(words[point] for point in rail if point != CENTRE) for rail in ends)


@EACH
def test_every_tile_is_listed_as_it_lies(language: str):
    rows = re.findall(r"^\| `([a-z-]+)` \| ([nesw–, ]+) \| 0–(\d) \|$", book(language), re.M)
    assert rows == [
        (FACES.slug[face], rails(face), str(FACES.turns[face] - 1)) for face in range(FACES.count)
    ]


@EACH
def test_every_tile_of_the_box_is_counted(language: str):
    rows = re.findall(r"^\| (\d+) \| `([a-z-]+)` \| `([a-z-]+)` \|$", book(language), re.M)
    tiles = read_toml("roundhouse.games.steam", "data/tiles.toml")["tile"]
    assert rows == [(str(tile["count"]), *tile["faces"]) for tile in tiles]


@EACH
def test_every_action_is_listed_by_its_number(language: str):
    rows = re.findall(r"^\| (\d) \| [^`|]+`([a-z-]+)` \|", book(language), re.M)
    assert rows == [(str(ACTION_NUMBER[action]), ACTIONS[action]) for action in range(len(ACTIONS))]


@EACH
def test_sentences_of_the_book_are_sentences_of_the_game(language: str):
    state = table()
    sentences = [text for text in spoken(language) if text.split()[0] in GRAMMAR.following]
    examples = [text for text in sentences if text == text.lower()]
    assert len(examples) > 15
    for text in examples:
        if text != "withdraw":  # the verb alone, in the middle of a rule
            assert state.vocabulary.misshapen(state.hear(text)) is None, text
    assert {text.split()[0] for text in sentences} == set(GRAMMAR.following)


@EACH
def test_links_lead_to_headings(language: str):
    headings = re.findall(r"^#+ (.*)$", book(language), re.M)
    anchors = {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}
    links = re.findall(r"\]\(#([^)]*)\)", book(language))
    assert len(links) > 10
    assert [link for link in links if link not in anchors] == []


def test_all_books_have_the_same_chapters_and_examples():
    chapters = [re.findall(r"^(#+ (?:STM-\w+)?)", book(language), re.M) for language in LANGUAGES]
    assert all(one == chapters[0] for one in chapters)
    examples = [[t for t in spoken(language) if " " in t] for language in LANGUAGES]
    assert list(zip_longest(*examples)) == [(text,) * len(LANGUAGES) for text in examples[0]]
    figures = [sorted(amounts(book(language))) for language in LANGUAGES]
    assert all(one == figures[0] for one in figures)


def test_no_line_of_a_paragraph_looks_like_a_list():
    for language in LANGUAGES:
        lines = book(language).split("\n")
        for before, line in zip(lines, lines[1:], strict=False):
            if re.match(r"\d+\.(\s|$)", line):
                assert before == "" or re.match(r"\d+\. ", before), line


RULINGS = [
    *("STM-S2", "STM-S5", "STM-M3", "STM-A7", "STM-A8", "STM-B4", "STM-B5", "STM-B8", "STM-B10"),
    *("STM-B11", "STM-B16", "STM-B19", "STM-G4", "STM-I2", "STM-D3", "STM-D4", "STM-D9"),
]


@EACH
@pytest.mark.parametrize("rule", RULINGS)
def test_what_we_decided_is_marked_as_our_ruling(language: str, rule: str):
    sections = re.split(r"^#+ ", book(language), flags=re.M)
    [said] = [section for section in sections if section.startswith(rule + " ")]
    assert marks_a_ruling(language, said)
