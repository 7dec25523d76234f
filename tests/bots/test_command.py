"""A bot in any language: it plays, and when it fails it forfeits and leaves nothing behind."""

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import active_count

import pytest

import roundhouse as rh
from roundhouse.bots import roster
from roundhouse.bots.command import CommandBot
from roundhouse.study.simulate import Job, Outcome, play_game, simulate
from roundhouse.texts import Texts, languages

PYTHON = shlex.quote(sys.executable)
LAST_WORD = f"cmd:{PYTHON} {shlex.quote(str(Path(__file__).with_name('last_word.py')))}"


def program(code: str) -> str:
    """A bot of this code, without what Python does at start for others."""
    return f"cmd:{PYTHON} -S -E -c {shlex.quote(code)}"


def my_children() -> set[int]:
    """Processes of ours, the dead ones that nobody has fetched among them."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = path.read_text().rsplit(")", 1)[1].split()[1]
            if int(parent) == os.getpid():
                found.add(int(path.parent.name))
    return found


@pytest.fixture(autouse=True)
def leaves_nothing_behind() -> Iterator[None]:
    before, threads = my_children(), active_count()
    yield
    assert my_children() <= before
    assert active_count() <= threads


def play(bot: str, game: str = "signals", seats: int = 2) -> Outcome:
    return play_game(Job(game, seats, (bot, "random"), 1, {}), 0)[1]


@pytest.mark.parametrize(("game", "seats"), [("signals", 4), ("tiles", 2)])
def test_ten_lines_play_whole_games(game: str, seats: int):
    outcomes = simulate(Job(game, seats, (LAST_WORD, "random"), 3, {}), 2)
    assert [outcome.reason for outcome in outcomes] == ["last-round"] * 2
    assert {LAST_WORD, "random"} == set(outcomes[0].bots)


def test_the_conversation(tmp_path: Path):
    """One greeting; a view with the first question of a move; then only words."""
    log = tmp_path / "log"
    code = (
        "import sys\n"
        f"log = open({str(log)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    log.write(line)\n"
        "    log.flush()\n"
        '    at = line.find(\'"words": ["\')\n'
        "    if at > 0: print(line[at + 11:].split('\"')[0], flush=True)\n"
        "log.write('closed')\n"
    )
    outcome = play(program(code))
    assert outcome.reason == "last-round"
    *lines, closed = log.read_text().splitlines()
    assert closed == "closed"
    hello, *questions = [json.loads(line) for line in lines]
    assert hello == {
        "roundhouse": 1,
        "game": "signals",
        "seats": 2,
        "seat": 0,
        "options": {"rounds": 4},
        "seconds": 10.0,
        "spoken": [1, 2],
    }
    assert len(questions) == 8  # two words in each of four rounds
    for first, second in zip(questions[::2], questions[1::2], strict=True):
        assert sorted(first) == ["said", "view", "words"]
        assert (first["said"], first["words"]) == ("", ["show"])
        assert "mine" in first["view"]
        assert sorted(second) == ["said", "words"] and second["said"] == "show"


def test_a_whole_sentence_may_be_said_at_once():
    code = (
        "import sys, json\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if 'view' in asked:\n"
        "        card = next(i for i, n in enumerate(asked['view']['mine'], 1) if n)\n"
        "        print('Show', card, flush=True)\n"
    )
    assert play(f"cmd:{PYTHON} -c {shlex.quote(code)}").reason == "last-round"


FAILURES = [
    ("crashes at once", "import sys; sys.exit(3)", "gone", ""),
    ("crashes when asked", "input(); raise SystemExit(1)", "gone", ""),
    ("says nonsense", "print('xyzzy', flush=True); input(); input()", "illegal", "xyzzy"),
    ("says nothing", "print('', flush=True); input(); input()", "illegal", ""),
    ("says an illegal word", "print('5', flush=True); input(); input()", "illegal", "5"),
    ("says too much", "print('show show', flush=True); input(); input()", "illegal", "show"),
    ("is silent", "import time; time.sleep(60)", "late", ""),
    (
        "prints garbage",
        "import os; os.write(1, bytes(range(128, 256)) + b'\\n'); input(); input()",
        "illegal",
        None,
    ),
    ("prints no line end", "import os, time; os.write(1, b'show'); time.sleep(60)", "late", ""),
    (
        "ignores the end",
        "import signal, time\nsignal.signal(15, signal.SIG_IGN)\nprint('no', flush=True)\n"
        "time.sleep(60)",
        "illegal",
        "no",
    ),
]


@pytest.mark.parametrize(
    ("code", "why", "answer"),
    [failure[1:] for failure in FAILURES],
    ids=[failure[0].replace(" ", "-") for failure in FAILURES],
)
def test_a_bot_that_fails_forfeits(
    code: str, why: str, answer: str | None, monkeypatch: pytest.MonkeyPatch, capfd: object
):
    seconds = 0.5 if why == "late" else 30.0
    monkeypatch.setattr(roster, "CommandBot", partial(CommandBot, seconds=seconds))
    bot = program(code)
    outcome = play(bot)
    assert outcome.reason == "forfeit"
    assert outcome.places == [2, 1]
    assert outcome.facts["seat"] == 0
    assert outcome.facts["why"] == why
    if answer is not None:
        assert outcome.facts["answer"] == answer
    for language in languages():
        assert bot[4:40] in Texts(language).refusal("bot-failed", outcome.facts)


def test_a_bot_that_fails_is_told_so_and_may_end_by_itself(tmp_path: Path):
    log = tmp_path / "log"
    code = (
        f"import sys\nprint('xyzzy', flush=True)\nopen({str(log)!r}, 'w').write(sys.stdin.read())"
    )
    assert play(program(code)).reason == "forfeit"
    *_, last = log.read_text().splitlines()
    assert json.loads(last) == {"forfeit": "illegal"}


def test_a_program_that_shouts_and_never_listens_does_no_harm():
    """`yes` writes without end and reads nothing: its lines are not hoarded, nobody waits."""
    bot = CommandBot("yes show")
    state = rh.game("tiles").new(4, 1)
    start = time.monotonic()
    for _ in range(300):  # more views than a pipe holds
        with pytest.raises(rh.Refused):
            bot.choose(state, state.actors[0])
    assert bot.heard.qsize() <= 100
    bot.close()
    assert not bot.listener.is_alive() and not bot.teller.is_alive()
    assert time.monotonic() - start < 20


def test_a_line_without_end_does_not_fill_the_memory():
    bot = CommandBot("cat /dev/zero")
    state = rh.game("tiles").new(2, 1)
    with pytest.raises(rh.Refused) as refused:
        bot.choose(state, state.actors[0])
    assert refused.value.facts["why"] == "illegal"
    while not bot.heard.full():  # it goes on
        time.sleep(0.02)
    assert sum(map(len, bot.heard.queue)) <= 100 * 40_000
    bot.close()


def test_the_children_of_a_program_end_with_it(tmp_path: Path):
    pid_file = tmp_path / "pid"
    bot = CommandBot(f"sh -c 'sleep 300 & echo $! > {pid_file}; wait'")
    while not (pid_file.exists() and pid_file.read_text().strip()):
        time.sleep(0.02)
    sleeper = int(pid_file.read_text())
    bot.close()
    end = time.monotonic() + 60
    while alive(sleeper):
        assert time.monotonic() < end, "the sleeper sleeps on"
        time.sleep(0.02)


def alive(pid: int) -> bool:
    """Running: one that has ended but was not fetched by its new parent is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_program_that_can_not_be_started(tmp_path: Path):
    text = tmp_path / "text"
    text.write_text("not a program")
    text.chmod(0o755)
    with pytest.raises(rh.Refused) as refused:
        CommandBot(str(text))
    assert refused.value.facts["why"] == "missing"


def test_closing_twice_or_a_dead_program_is_no_error():
    bot = CommandBot("true")
    bot.program.wait()
    bot.close()
    bot.close()
