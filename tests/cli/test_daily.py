"""The day's challenge in the terminal: the same as in the browser, and one try that counts."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import roundhouse as rh
from roundhouse import cli
from roundhouse.bots.fixed import answer
from roundhouse.cli import daily
from roundhouse.cli.progress import BEGUN, Progress
from roundhouse.kernel.record import read
from roundhouse.kernel.refusal import Refused
from roundhouse.tables.daily import Day
from tests.days import due

DAY = due("tiles")
COUNTS, PRACTICE = "This try counts", "For practice"


@pytest.fixture(autouse=True)
def on_that_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setattr(daily, "today", lambda: DAY.date)


def run(*args: str, typed: str = "") -> str:
    result = CliRunner().invoke(cli.app, ["daily", "--lang", "en", *args], input=typed)
    assert result.exit_code == 0, result.exception or result.output
    return result.output


def played(day: Day, most: int = 1000) -> tuple[str, rh.State, list[str]]:
    """What somebody types who makes the first move there is; what it comes to, and all moves."""
    one = day.challenge
    state = rh.game(one.game).new(one.seats, day.seed, one.begun_with)
    lines: str = ""
    said: list[str] = []
    while state.result is None and len(said) < most:
        seat = state.actors[0]
        if seat == 0:
            move = state.moves(seat)[0]
            lines += f"{state.say(move)}\n"
        else:
            move = answer(one.rivals, state, seat, day.seed, len(said))
        said.append(state.say(move))
        state.play(move, seat)
    return lines, state, said


def test_it_says_which_one_it_is():
    said = run("--show")
    assert str(DAY.date) in said and f"no. {DAY.number}: Railroad Tiles" in said
    assert "★★★" in said and Progress().days("Anna") == {}


def test_the_first_try_counts_and_the_next_is_practice():
    lines, end, _ = played(DAY)
    stars = DAY.challenge.goal.reached(end)
    said = run(typed=lines)
    assert COUNTS in said and "★" * stars + "☆" * (3 - stars) in said and "A first day." in said
    assert Progress().days("Anna") == {str(DAY.date): stars}
    assert PRACTICE in run(typed="quit\n")
    assert COUNTS in run("--name", "Bruno", typed="quit\n")


def test_a_try_broken_off_is_a_try():
    run(typed="quit\n")
    assert Progress().days("Anna") == {str(DAY.date): BEGUN}
    lines, _, _ = played(DAY)
    said = run(typed=lines)
    assert PRACTICE in said and "Your try: broken off" in said and "A first day." in said
    assert Progress().days("Anna") == {str(DAY.date): BEGUN}


def test_what_came_of_mine_is_told_as_in_the_browser():
    assert "Your try" not in run("--show")
    lines, end, _ = played(DAY)
    run(typed=lines)
    stars = DAY.challenge.goal.reached(end)
    said = run("--show")
    assert f"Your try: {'★' * stars}{'☆' * (3 - stars)}" in said and "A first day." in said
    assert "Your try" not in run("--show", "--name", "Bruno")


def test_another_day_is_for_practice_and_one_to_come_is_refused(monkeypatch):
    later = due("spike", DAY.date, rivals="easy")
    result = CliRunner().invoke(cli.app, ["daily", "--date", str(later.date)])
    assert isinstance(result.exception, Refused) and result.exception.rule == "no-such-day"
    monkeypatch.setattr(daily, "today", lambda: later.date)
    said = run("--date", str(DAY.date), typed="quit\n")
    assert PRACTICE in said and f"no. {DAY.number}:" in said and Progress().days("Anna") == {}


def test_rivals_answer_as_they_do_in_the_browser(tmp_path, monkeypatch):
    day = due("spike", rivals="easy")
    monkeypatch.setattr(daily, "today", lambda: day.date)
    lines, _, said = played(day, most=12)
    file = tmp_path / "so-far.record"
    run(typed=f"{lines}save {file}\nquit\n")
    record = read(file.read_text("utf-8"))
    assert [step.text for step in record.moves][: len(said)] == said
    assert {step.seat for step in record.moves} == set(range(day.challenge.seats))
