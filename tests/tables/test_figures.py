"""Figures of the rule books: positions in a game's folder, drawn by its renderer."""

from xml.etree import ElementTree as tree

import pytest

import roundhouse as rh
from roundhouse.tables.figures import captions_alone, drawn, faults_in, faults_of, file_of

GAMES = [id for id in rh.games() if file_of(id)]


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_of_the_house_is_right(game):
    assert faults_of(game) == []
    assert len(drawn(game)) >= 4


def test_every_game_of_the_house_has_figures():
    assert set(GAMES) >= {"empires", "railways", "spike", "steam", "tiles"}


GOOD = """
[cross]
lesson = "track"
moves = ["0 build m9 gentle 2"]
shows = ["albany", "hartford"]
yes = { A = "m9" }
"""
BOOK = "# Steam\n\n```figure cross\nAnna builds on **A**.\n```\n"


def test_good_figures_have_no_faults():
    assert faults_in("steam", GOOD, {"rulebook.en.md": BOOK}) == []


@pytest.mark.parametrize(
    ("wrong", "right", "line", "text"),
    [
        ('"track"', '"no-such"', 3, "steam has no lesson 'no-such'"),
        ('lesson = "track"', "seats = 9\nseed = 1", 3, "bad-seats"),
        ('lesson = "track"', "", 2, "either a lesson or seats"),
        ("gentle 2", "gentle 9", 4, "'build m9 gentle 9'"),
        ("gentle 2", "town-end 2", 4, "STM-B8"),
        ('"0 build', '"build', 4, "a seat and its move"),
        ('"albany"', '"atlantis"', 5, "'atlantis' is nowhere on the board"),
        ('"m9"', '"zz9"', 6, "'zz9' is nowhere on the board"),
        ("yes", "perhaps", 6, "perhaps is not a word of figures here"),
        ("shows", "show", 5, "show is not a word of figures here"),
        ("[cross]", "[cross", 2, "not TOML"),
        ("[cross]", "[Cross]", 2, "small letters"),
        ("yes = {", "room = 'wide'\nyes = {", 6, "room should be a number"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(wrong, right, line, text):
    assert wrong in GOOD
    found = faults_in("steam", GOOD.replace(wrong, right, 1), {"rulebook.en.md": BOOK})
    assert any(
        file == "figures.toml" and fault.line == line and text in fault.text
        for file, fault in found
    ), found


@pytest.mark.parametrize(
    ("wrong", "right", "file", "line", "text"),
    [
        ("figure cross", "figure other", "rulebook.en.md", 3, "there is no figure 'other'"),
        ("Anna builds on **A**.\n", "", "rulebook.en.md", 3, "has no caption"),
        ("figure cross", "", "rulebook.en.md", 3, "a drawing of letters"),
        ("```figure cross\nAnna builds on **A**.\n```\n", "", "figures.toml", 2, "once"),
    ],
)
def test_a_book_shows_each_figure_once_with_its_caption(wrong, right, file, line, text):
    assert wrong in BOOK
    found = faults_in("steam", GOOD, {"rulebook.en.md": BOOK.replace(wrong, right, 1)})
    assert any(one == file and at == line and text in said for one, (at, said) in found), found


def test_a_figure_shows_its_part_of_the_board_and_no_more():
    """The window is around Albany, New York and Hartford: no sign of Boston or of the players."""
    picture = drawn("steam")["where"]
    root = tree.fromstring(picture)
    _, _, wide, high = [float(one) for one in root.get("viewBox", "").split()]
    assert 100 < wide < 500 and 100 < high < 500
    said = "".join(root.itertext())
    assert "ALBANY" in said.upper() and "BOSTON" not in said.upper() and "TURN ORDER" not in said
    whole = rh.game("steam").draw(rh.game("steam").new(3, 1)) or ""
    assert picture.count("<path") < whole.count("<path") / 2


def test_without_pictures_the_captions_stand_alone():
    assert captions_alone(BOOK) == "# Steam\n\nAnna builds on **A**.\n"
