"""`roundhouse challenge`: listed, checked, measured."""

from pathlib import Path

from typer.testing import CliRunner, Result

from roundhouse import cli
from roundhouse.tables.challenges import file


def run(*args: str) -> Result:
    return CliRunner().invoke(cli.app, ["challenge", *args])


def test_all_that_are_here_are_listed_and_in_order():
    listed = run("list", "--lang", "en").output
    assert "Volcano: An empty square of 2 by 2" in listed
    whole = file("tiles")  # `make check` looks through all five
    assert run("check", str(whole), "--game", "tiles").output.endswith("all checks passed\n")


def test_a_broken_file_is_refused_with_all_its_faults(tmp_path: Path):
    whole = file("tiles")
    assert whole is not None
    broken = tmp_path / "challenges.toml"
    text = whole.read_text("utf-8").replace("[30, 40, 50]", "[30, 40]", 1)
    broken.write_text(text.replace('"perfection"', '"Perfection"'), "utf-8")
    result = run("check", str(broken), "--game", "tiles")
    lines = text.splitlines()
    stars = 1 + next(at for at, line in enumerate(lines) if "[30, 40]" in line)
    name = 1 + next(at for at, line in enumerate(lines) if '"perfection"' in line)
    assert result.exit_code == 1 and "2 faults" in result.output
    assert f":{stars}: stars should be three numbers that rise" in result.output
    assert f":{name}: name is 'Perfection'" in result.output


def test_what_a_bot_reaches_is_told_try_by_try_and_the_same_again():
    first = run("measure", "tiles", "volcano", "--bot", "beginner", "--tries", "2").output
    assert first.startswith("volcano") and "points (30, 40, 50):" in first
    assert run("measure", "tiles", "volcano", "--bot", "beginner", "--tries", "2").output == first
