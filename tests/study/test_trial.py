"""A bot is tried: what is wrong with it is said, and scripts can go by the exit status."""

import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import roundhouse as rh
from roundhouse.bots import roster
from roundhouse.cli import app
from roundhouse.study.trial import trial

PYTHON = shlex.quote(sys.executable)
BOT = f"{PYTHON} -S -E {shlex.quote(str(Path(__file__).parents[1] / 'bots' / 'last_word.py'))}"


def code(text: str) -> str:
    return f"{PYTHON} -S -E -c {shlex.quote(text)}"


def test_a_good_bot_plays_to_the_end():
    one = trial(BOT, "signals", -1, 60, 10.0, 1)
    assert (one.seats, one.seat, len(one.times)) == (2, 1, 4)
    assert one.over and one.wrong is None and not one.lingers


def test_a_long_game_is_stopped_after_so_many_moves():
    one = trial(BOT, "signals", 0, 2, 10.0, 1)
    assert len(one.times) == 2 and not one.over and one.wrong is None


def test_a_bot_is_shown_the_question_it_failed_at():
    once = "import sys\nfor n, line in enumerate(sys.stdin): print('show', flush=True)"
    one = trial(code(once), "signals", 0, 60, 10.0, 1)
    assert one.wrong is not None
    assert (one.wrong.rule, one.wrong.facts["why"]) == ("bot-failed", "illegal")
    assert one.asked["said"] == "show" and "show" not in str(one.asked["words"])


def test_a_bot_that_never_ends_is_noticed():
    deaf = (
        "import sys, time\n"
        "while line := sys.stdin.readline():\n"
        "    if 'words' in line: print(line.split('\"')[-2], flush=True)\n"
        "time.sleep(60)"
    )
    one = trial(code(deaf), "signals", 0, 60, 10.0, 1)
    assert one.wrong is None and one.over and one.lingers


@pytest.mark.parametrize(
    ("bot", "seconds", "why", "hint"),
    [
        ("true", "60", "its program ended", "until its input is closed"),
        ("echo hello", "60", "it answered “hello”", "words were: show"),
        ("sleep 9", "0.3", "longer than 0.3 seconds", "flush"),
    ],
)
def test_the_command_explains_and_fails(bot: str, seconds: str, why: str, hint: str):
    args = ["bot", "test", bot, "signals", "--seconds", seconds, "--lang", "en"]
    done = CliRunner().invoke(app, args)
    assert done.exit_code == 1
    assert "forfeits" in done.output and why in done.output and hint in done.output


def test_the_command_praises_and_succeeds():
    done = CliRunner().invoke(app, ["bot", "test", BOT, "signals"])
    assert done.exit_code == 0, done.output
    assert done.output.count("plays to the end") == 2


def test_a_bot_that_is_not_there_is_refused():
    done = CliRunner().invoke(app, ["bot", "test", "/no/such/bot", "signals"])
    assert isinstance(done.exception, rh.Refused) and done.exception.rule == "no-such-file"


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    programs: dict[str, str] = {}
    monkeypatch.setattr(roster, "PROGRAMS", programs)
    return programs


def test_a_program_that_is_let_in_plays_under_its_name(house: dict[str, str]):
    roster.let_in("last-word", BOT)
    assert house == {"last-word": BOT}
    roster.check("last-word")
    bot = roster.make("last-word", 1)
    state = rh.game("signals").new(2, 1)
    assert bot.choose(state, 0) == state.moves(0)[-1]
    bot.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "name", ["", "hard", "greedy", "cmd:x", "Two Words", "è", "-x", "x" * 41, "hard:9"]
)
def test_not_every_name_will_do(house: dict[str, str], name: str):
    with pytest.raises(rh.Refused) as refused:
        roster.let_in(name, BOT)
    assert refused.value.rule == "bad-bot-name" and house == {}


def test_a_program_that_is_not_there_is_not_let_in(house: dict[str, str]):
    with pytest.raises(rh.Refused) as refused:
        roster.let_in("mine", "/no/such/bot")
    assert refused.value.rule == "no-such-file" and house == {}


def test_the_server_refuses_it_before_it_starts():
    done = CliRunner().invoke(app, ["serve", "--bot", "mine=/no/such/bot"])
    assert isinstance(done.exception, rh.Refused) and done.exception.rule == "no-such-file"
    done = CliRunner().invoke(app, ["--no-browser", "--bot", "medium=true"])
    assert isinstance(done.exception, rh.Refused) and done.exception.rule == "bad-bot-name"
