"""The rulebooks say what the box and the language of the game say."""

import re
from itertools import zip_longest
from pathlib import Path

import pytest

from roundhouse.games.steam.box import ACTION_NUMBER, ACTIONS, FACES, VERBS
from roundhouse.kernel.data import read_toml
from roundhouse.rails.faces import CENTRE, RAIL_ENDS
from roundhouse.rails.hexes import EDGE_WORDS, EDGES, FLAT
from tests.games.steam.positions import table

FOLDER = Path(__file__).parents[3] / "src/roundhouse/games/steam"
LANGUAGES = ("en", "it")
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
    sentences = [text for text in spoken(language) if text.split()[0] in VERBS]
    examples = [text for text in sentences if text == text.lower()]
    assert len(examples) > 15
    for text in examples:
        if text != "withdraw":  # the verb alone, in the middle of a rule
            assert state.vocabulary.misshapen(state.hear(text)) is None, text
    assert {text.split()[0] for text in sentences} == set(VERBS)


@EACH
def test_links_lead_to_headings(language: str):
    headings = re.findall(r"^#+ (.*)$", book(language), re.M)
    anchors = {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}
    links = re.findall(r"\]\(#([^)]*)\)", book(language))
    assert len(links) > 10
    assert [link for link in links if link not in anchors] == []


def test_both_books_have_the_same_chapters_and_examples():
    chapters = [re.findall(r"^(#+ (?:STM-\w+)?)", book(language), re.M) for language in LANGUAGES]
    assert chapters[0] == chapters[1]
    examples = [[t for t in spoken(language) if " " in t] for language in LANGUAGES]
    assert list(zip_longest(*examples)) == [(text, text) for text in examples[0]]
    figures = [sorted(re.findall(r"€\d+", book(language))) for language in LANGUAGES]
    assert figures[0] == figures[1]


def test_no_line_of_a_paragraph_looks_like_a_list():
    for language in LANGUAGES:
        lines = book(language).split("\n")
        for before, line in zip(lines, lines[1:], strict=False):
            if re.match(r"\d+\.(\s|$)", line):
                assert before == "" or re.match(r"\d+\. ", before), line
