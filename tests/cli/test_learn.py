"""`roundhouse learn` and `roundhouse lesson`."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from roundhouse import cli
from roundhouse.cli import learn
from roundhouse.cli.learn import Notebook
from roundhouse.kernel.refusal import Refused
from roundhouse.tables.lessons import files, lesson

FIRST = lesson("tiles", "first")


@pytest.fixture(autouse=True)
def own_notebook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setattr(learn, "user_data_path", lambda _: tmp_path)
    return tmp_path / "lessons.json"


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli.app, args, input=typed)


def learned(typed: str, *more: str) -> str:
    result = run("learn", "tiles", "--lang", "en", *more, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_lesson_is_typed_to_its_end():
    said = learned("".join(f"{step.do}\n" for step in FIRST.steps if step.do))
    for step in FIRST.steps:
        assert f"· {title(step.name)}" in said
    assert "You can play Railroad Tiles" in said and "left the lesson" not in said


def title(step: str) -> str:
    from roundhouse.texts import Texts

    return Texts("en", "tiles").say(f"{FIRST.key}-{step}-title")


def test_another_move_is_answered_and_not_made(own_notebook: Path):
    said = learned("start rail-curve turn0\nstart rail-curve turn1\ntake 4\nquit\n")
    assert "Turn it once more" in said and "Four tiles are a lot of country" in said
    assert Notebook(own_notebook).moves("Anna", FIRST) == [*FIRST.before, (0, FIRST.steps[1].do)]


def test_a_lesson_that_was_left_is_taken_up():
    learned("start rail-curve turn1\ntake 2\nquit\n")
    assert "Edges must match" in learned("quit\n") and "The first tile" not in learned("quit\n")
    assert "The first tile" in learned("quit\n", "--again")
    assert "The first tile" in learned("quit\n", "--name", "Bruno")


def test_what_is_taken_back_is_taught_again():
    said = learned("start rail-curve turn1\ntake 2\nplace rail-curve 1 0 turn2\nundo\nquit\n")
    assert said.count("Edges must match") == 2


@pytest.mark.parametrize("text", ["", "no json", "[]", '{"Anna": []}', '{"Anna": {"tiles": 1}}'])
def test_a_notebook_that_cannot_be_read_is_begun_anew(own_notebook: Path, text: str):
    own_notebook.write_text(text, "utf-8")
    assert "The first tile" in learned("quit\n")


def test_lessons_are_listed_and_checked(tmp_path: Path):
    assert "tiles      first" in run("lesson", "list").stdout
    first = next(path for path in files("tiles") if path.stem == "first")
    checked = run("lesson", "check", str(first), "--game", "tiles")  # `make check` does all
    assert checked.exit_code == 0 and "all checks passed" in checked.stdout
    broken = tmp_path / "first.toml"
    text = first.read_text("utf-8")
    broken.write_text(text.replace("minutes = 10", "minutes = 'ten'"), "utf-8")
    found = run("lesson", "check", str(broken), "--game", "tiles")
    assert found.exit_code == 1 and "first.toml:4: minutes should be a whole" in found.stdout


def test_a_game_or_a_lesson_that_is_not_there_is_refused():
    for args in (("learn", "signals"), ("learn", "tiles", "nothing"), ("learn", "nothing")):
        assert isinstance(run(*args).exception, Refused), args
