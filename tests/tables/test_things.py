"""What the things on a board are: kinds with texts and rules, all that a board marks among them."""

import re
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.tables.things import faults_in, faults_of, file_of, read, things

GAMES = [id for id in rh.games() if file_of(id)]
BOARDS = Path(__file__).parents[2] / "web/src/boards"


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_has_its_texts_and_a_rule_that_there_is(game):
    assert faults_of(game) == []
    assert len(things(game)) >= 8


def test_every_game_of_the_house_tells_what_its_things_are():
    assert set(GAMES) >= {"empires", "railways", "spike", "steam", "tiles"}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_that_a_board_marks_is_known_and_the_other_way_round(game):
    marked = {
        kind
        for path in (BOARDS / game).rglob("*.svelte")
        for kind in re.findall(r'data-what="([a-z-]+)"', path.read_text("utf-8"))
    }
    by_mark = {one.kind for one in things(game) if one.at == f"[data-what={one.kind}]"}
    assert marked == by_mark


GOOD = '[cube]\nrule = "STM-G6"\n\n[hill]\nat = "path.hill"\nrule = "STM-B7"\n'


def test_kinds_are_read():
    found, reader = read(GOOD)
    assert [(one.kind, one.at) for one in found] == [
        ("cube", "[data-what=cube]"),
        ("hill", "path.hill"),
    ]
    assert not reader.faults and faults_in("steam", GOOD) == []


@pytest.mark.parametrize(
    ("wrong", "right", "line", "text"),
    [
        ("STM-G6", "STM-Z9", 2, "there is no rule 'STM-Z9'"),
        ('rule = "STM-G6"', "", 1, "there is no rule ''"),
        ("[hill]", "[nonsense]", 4, "it lacks the text steam-what-nonsense"),
        ("[hill]", "[Hill]", 4, "small letters"),
        ('at = "path.hill"', "at = 3", 5, "at should be a text"),
        ('at = "path.hill"', 'where = "path.hill"', 5, "where is not a word of what.toml here"),
        ("[cube]", "[cube", 1, "not TOML"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(wrong, right, line, text):
    assert wrong in GOOD
    found = faults_in("steam", GOOD.replace(wrong, right, 1))
    assert any(at == line and text in said for at, said in found), found
