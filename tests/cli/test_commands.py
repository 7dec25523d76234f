"""The commands: what they print, and that every mistake is answered by a sentence."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import sleep
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

import roundhouse as rh
from roundhouse import cli
from roundhouse.cli import help
from roundhouse.cli.screen import SIGNS
from roundhouse.study import simulate
from roundhouse.texts import keys, languages, sources

ROOT = Path(__file__).parents[2]
BOT = ROOT / "tests/bots/last_word.py"


@pytest.fixture(autouse=True)
def wide_and_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setattr(cli, "LANGUAGE", "en")


def run(*args: str) -> Result:
    return CliRunner().invoke(cli.app, args)


def ran(*args: str) -> str:
    result = run(*args)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*args: str) -> rh.Illegal:
    error = run(*args).exception
    assert isinstance(error, rh.Refused), repr(error)
    return error.illegal


def program(*args: str, language: str = "en", data: bytes = b"") -> subprocess.CompletedProcess:
    """As a person runs it."""
    environment = {
        **os.environ,
        "LANG": f"{language}_XX.UTF-8",
        "PYTHONPATH": str(ROOT / "tests/toy"),
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "300",
    }
    return subprocess.run(
        [sys.executable, "-m", "roundhouse", *args],
        env=environment,
        input=data,
        capture_output=True,
        check=False,
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.record"
    said = ran("record", "tiles", "--out", str(path), "--bots", "random", "--seats", "2")
    assert re.search(r"game.record: \d+ moves; points: −?\d+, −?\d+\n", said.replace(" -", " −"))
    return path


def test_games_lists_every_game_and_option():
    said = ran("games", "--lang", "en")
    for name in rh.games():
        assert name in said
        for option in rh.game(name).options:
            assert option.name in said
    assert "Which three objectives" in said
    assert "Quali tre obiettivi" in ran("games", "--lang", "it")


def test_rules_of_a_game_and_one_rule():
    whole = ran("rules", "tiles", "--lang", "en")
    one = ran("rules", "tiles", "til-r3", "--lang", "en")
    assert "TIL-R3" in whole and "TIL-R4" in whole
    assert "TIL-R3" in one and "TIL-R4" not in one.split("\n", 3)[2]
    assert len(one) < len(whole) / 5
    assert ran("rules", "tiles", "TIL-R3", "--lang", "it") != one


def test_simulate_as_json():
    said = ran("simulate", "signals", "--games", "6", "--workers", "1", "--seed", "3", "--json")
    figures = json.loads(said)
    assert figures["games"] == 6 and figures["reasons"] == {"last-round": 6}
    assert [line["name"] for line in figures["bots"]] == ["easy", "medium"]
    again = json.loads(
        ran("simulate", "signals", "--games", "6", "--workers", "2", "--seed", "3", "--json")
    )
    for one in (figures, again):
        del one["decisions_per_second"]
    assert again == figures


def test_simulate_as_tables():
    said = ran("simulate", "signals", "--games", "4", "--workers", "1", "-o", "rounds=2")
    assert "4 games, 6 moves each (6–6)" in said
    assert "medium" in said and "easy" in said


def test_simulate_with_a_program_as_bot():
    bots = f"cmd:{sys.executable} {BOT},random"
    said = ran("simulate", "signals", "--games", "2", "--workers", "1", "--bots", bots, "--json")
    assert json.loads(said)["reasons"] == {"last-round": 2}


def test_simulate_tells_why_a_bot_has_forfeited():
    said = ran("simulate", "signals", "--games", "3", "--workers", "1", "--bots", "cmd:true,random")
    assert "3 × The bot “true” failed: its program ended." in said
    assert "3 × Forfeited: a bot has failed" in said


def test_a_stopped_simulation_tells_and_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    played = simulate.play_some

    def stopped(*args: Any) -> Iterator[list[simulate.Outcome]]:
        yield from islice(played(*args), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_some", stopped)
    out = tmp_path / "games.jsonl"
    given = ("simulate", "signals", "--games", "8", "--workers", "1", "-O", str(out))
    result = run(*given)
    kept = len(out.read_text("utf-8").splitlines()) - 1  # the job, then its games
    assert result.exit_code == 130 and f"{kept} games" in result.stdout
    assert 2 <= kept < 8
    monkeypatch.setattr(simulate, "play_some", played)
    assert "8 games" in ran(*given)


@pytest.mark.skipif(os.name == "nt", reason="there a job is not ended by a signal")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_simulation_that_is_ended_tells_and_keeps_what_is_done(workers: str, tmp_path: Path):
    """As batch systems end a job that takes too long."""
    out = tmp_path / "games.jsonl"
    many = ("tiles", "--seats", "2", "--bots", "random", "--games", "100000")
    command = [sys.executable, "-m", "roundhouse", "simulate", *many, "--workers", workers]
    with subprocess.Popen(
        [*command, "-O", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as simulating:
        while not out.exists() or len(out.read_bytes().splitlines()) < 4:
            assert simulating.poll() is None
            sleep(0.1)
        simulating.terminate()
        told, complained = simulating.communicate()
    assert simulating.returncode == 130
    assert "Error" not in complained and "Warning" not in complained  # beside the bar
    assert f"{len(out.read_bytes().splitlines()) - 1} games" in told.replace(",", "")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("simulate", "signals", "--games", "2", "--workers", "1"), "im Mittel 12 Züge"),
        (("board", "steam"), "Nachbarn"),
        (("env", "describe", "tiles"), "Wörter, die man sagen kann: "),
        (("bot", "test", "true", "signals", "--moves", "1"), "verliert kampflos"),
        (("bench", "signals", "--seconds", "0.05"), "Entscheidungen/s"),
    ],
    ids=["simulate", "board", "env", "bot", "bench"],
)
def test_commands_speak_the_language_that_is_asked_for(args: tuple[str, ...], said: str):
    assert said in run(*args, "--lang", "de").stdout


PRINTING = ("echo", "print", "tell", "table_of", "Table", "add_column", "BadParameter")
SPEAKING = ("say", "spoken", "refusal", "word", "dumps")
KEY = re.compile(r"(cli|study)-[a-z-]*[a-z]")
MINE = re.compile(r"Roundhouse: |roundhouse |https?:|min |text or json|\[/?[a-z]+\]")  # everywhere


def literals(node: ast.AST) -> Iterator[str]:
    """The texts in a call, but not the keys of those that the texts say."""
    for inside in ast.iter_child_nodes(node):
        if isinstance(inside, ast.Constant) and isinstance(inside.value, str):
            yield inside.value
        name = getattr(inside, "func", None)
        if getattr(name, "id", getattr(name, "attr", "")) not in SPEAKING:
            yield from literals(inside)


def test_no_command_prints_words_of_its_own():
    """They stand in the Fluent files; keys that code names are there."""
    known = {key for file in sources("en") for key in keys(file)}
    house = Path(rh.__file__).parent
    for path in [*house.glob("cli/*.py"), *house.glob("study/*.py")]:
        tree = ast.parse(path.read_text("utf-8"))
        named = [one.value for one in ast.walk(tree) if isinstance(one, ast.Constant)]
        for key in filter(KEY.fullmatch, [one for one in named if isinstance(one, str)]):
            assert key in known, (path.name, key)
        for call in [one for one in ast.walk(tree) if isinstance(one, ast.Call)]:
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if name not in PRINTING:
                continue
            for text in literals(ast.Tuple([*call.args], ast.Load())):
                if name == "table_of":
                    assert text in SIGNS or f"cli-col-{text}" in known, (path.name, text)
                else:
                    assert not re.search(r"[A-Za-z]{3}", MINE.sub("", text)), (path.name, text)


def test_record_replay_transcript(record: Path, tmp_path: Path):
    loaded = rh.read(record.read_text("utf-8"))
    assert loaded.state.result is not None
    said = ran("replay", str(record), "--lang", "en")
    number = len(loaded.moves)
    assert f"{number}/{number}" in said and "eight rounds were played" in said
    assert "si sono giocati otto round" in ran("replay", str(record), "--lang", "it")
    drawing = tmp_path / "board.svg"
    assert "5/" in ran("replay", str(record), "--at", "5", "--svg", str(drawing))
    assert drawing.read_text("utf-8").startswith("<svg")
    told = ran("transcript", str(record), "--lang", "en")
    assert loaded.moves[0].text in told and told.count("\n") > number
    assert ran("transcript", str(record), "--lang", "it") != told


def test_the_same_seed_records_the_same_game(record: Path, tmp_path: Path):
    again = tmp_path / "again"
    ran("record", "tiles", "-O", str(again), "--bots", "random", "--seats", "2", "--seed", "1")
    assert again.read_text() == record.read_text()


def test_bench_in_a_moment():
    figures = json.loads(ran("bench", "signals", "--seconds", "0.05", "--json"))
    assert figures["compiled"] is rh.compiled
    assert figures["games"]["signals"]["decisions_per_second"] > 0
    said = ran("bench", "signals", "--seconds", "0.05")
    assert "signals" in said and "decisions/s" in said


def test_what_cannot_be_done_is_refused(tmp_path: Path, record: Path):
    broken = tmp_path / "broken"
    broken.write_text(record.read_text().replace(" = ", " = 0", 1))
    garbage = tmp_path / "garbage.toml"
    garbage.write_bytes(bytes(range(256)))
    cases = [
        ("unknown-game", "play", "chess"),
        ("unknown-game", "rules", "chess"),
        ("unknown-game", "bench", "chess"),
        ("unknown-word", "rules", "tiles", "TIL-R99"),
        ("no-rulebook", "rules", "signals"),
        ("unknown-language", "rules", "tiles", "--lang", "xx"),
        ("unknown-language", "games", "--lang", ".."),
        ("unknown-language", "games", "--lang", ""),
        ("unknown-bot", "simulate", "tiles", "--bots", "clever", "--workers", "1"),
        ("unknown-bot", "play", "tiles", "--bots", "clever"),
        ("unknown-bot", "simulate", "tiles", "--bots", "", "--workers", "1"),
        ("no-such-file", "simulate", "tiles", "--bots", "cmd:/no/program", "--workers", "1"),
        ("no-such-file", "simulate", "tiles", "--bots", "cmd:'open", "--workers", "1"),
        ("bot-failed", "record", "signals", "-O", str(tmp_path / "x"), "--bots", "cmd:true"),
        ("unknown-option", "play", "tiles", "-o", "goals=1"),
        ("unknown-option", "play", "tiles", "-o", ""),
        ("bad-option", "play", "tiles", "-o", "objectives"),
        ("bad-option", "simulate", "signals", "-o", "rounds=--3", "--workers", "1"),
        ("option-not-for-seats", "play", "tiles", "--seats", "2", "-o", "challenge=holes"),
        ("bad-seats", "play", "tiles", "--seats", "9"),
        ("bad-seats", "play", "tiles", "--seats", "0"),
        ("bad-seats", "simulate", "tiles", "--seats", "-1", "--workers", "1"),
        ("no-such-file", "replay", str(tmp_path / "nowhere")),
        ("unreadable-file", "replay", str(garbage)),
        ("unreadable-file", "transcript", str(tmp_path)),
        ("broken-record", "replay", str(broken)),
        ("broken-record", "transcript", os.devnull),
        ("no-such-move", "replay", str(record), "--at", "999"),
        ("no-such-move", "replay", str(record), "--at", "-1"),
        ("unwritable-file", "replay", str(record), "--svg", str(tmp_path / "no" / "x.svg")),
        ("unwritable-file", "record", "signals", "-O", str(tmp_path / "no" / "x")),
        ("unreadable-file", "map", "check", str(garbage)),
        ("unwritable-file", "map", "new", str(tmp_path / "no" / "x.toml")),
        ("bad-map-name", "map", "new", str(tmp_path / "My Region.toml")),
        ("file-is-there", "map", "new", str(garbage)),
        ("bad-game-name", "new", "game", "My game"),
        ("game-is-there", "new", "game", "tiles"),
        ("file-is-there", "new", "game", "siding", "--folder", str(garbage)),
        ("unknown-bot", "ladder", "tiles", "--bots", "easy,clever", "-O", str(tmp_path)),
        ("bad-seats", "ladder", "tiles", "--seats", "9", "-O", str(tmp_path)),
        ("no-ladder", "ladder", "tiles", "--seats", "1", "-O", str(tmp_path)),
        ("no-ladder", "ladder", "tiles", "--bots", "easy", "-O", str(tmp_path)),
        ("unwritable-file", "ladder", "tiles", "-O", str(garbage)),
        ("unwritable-file", "study", "tiles", "-O", str(garbage)),
        ("unknown-bot", "study", "tiles", "--bots", "clever", "-O", str(tmp_path / "x")),
        ("bad-seats", "env", "describe", "tiles", "--seats", "9"),
        ("unknown-game", "bot", "test", "true", "chess"),
        ("no-such-file", "bot", "test", ""),
    ]
    for rule, *args in cases:
        assert refused(*args).rule == rule, args
    assert not (tmp_path / "x").exists()


@pytest.mark.some(1)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_refusal_is_one_sentence_and_exit_status_2(language: str, tmp_path: Path):
    garbage = tmp_path / "garbage"
    garbage.write_bytes(b"roundhouse-record 2\n\xff\xfe")
    said = {"en": "There is no game “chess”", "it": "Non c’è il gioco «chess»"}[language]
    cases = {
        ("play", "chess"): said,
        ("replay", str(garbage)): {"en": "can't be read", "it": "non si può leggere"}[language],
        ("simulate", "tiles", "--bots", "clever"): "clever",
    }
    for args, sentence in cases.items():
        done = program(*args, language=language)
        error = done.stderr.decode()
        assert done.returncode == 2, error
        assert sentence in error and "Traceback" not in error
        assert done.stdout == b""


def test_the_language_asked_for_is_also_that_of_the_refusal(tmp_path: Path):
    done = program("replay", str(tmp_path / "nowhere"), "--lang", "it", language="en")
    assert done.returncode == 2
    assert "Non c’è il file" in done.stderr.decode()


@pytest.mark.parametrize(
    "args",
    [
        ("dance",),
        ("play",),
        ("simulate", "tiles", "--games", "many"),
        ("simulate", "tiles", "--games", "0"),
        ("simulate", "tiles", "--games", "99999999999999999999"),
        ("ladder", "tiles", "--workers", "100000"),
        ("bot", "test", "cat", "--seconds", "inf"),
        ("bot", "test", "cat", "--seconds", "nan"),
        ("study", "tiles"),
        ("replay",),
        ("bench", "tiles", "--seconds", "long"),
        ("play", "tiles", "--no-such-option"),
    ],
)
def test_a_misused_command_explains_itself(args: tuple[str, ...]):
    done = program(*args)
    assert done.returncode == 2
    assert b"Usage" in done.stderr and b"Traceback" not in done.stderr


# What typer says of itself, sentence by sentence; its other words are ours.
OWN = [
    "Usage: {0}",
    "Arguments",
    "Options",
    "Commands",
    "[OPTIONS]",
    "COMMAND [ARGS]...",
    "Show this message and exit.",
    "required",
    "default: {default}",
    "env var: {var}",
    "Try '{0}' for help.",
    "Error: {0}",
    "Missing command.",
    "No such command {name!r}.",
    "{0}. Did you mean {1}?",
    "No such option: {0}",
    "No such option: {0} (Possible options: {1})",
    "Missing argument {0}.",
    "Missing option {0}.",
    "Got unexpected extra argument(s) ({0})",
    "Option {0} requires an argument.",
    "Option {0} does not take a value.",
    "Invalid value for {0}: {1}",
    "Input should be a valid integer, unable to parse string as an integer",
    "Input should be a valid number, unable to parse string as a number",
    "Input should be greater than or equal to {0}",
    "Input should be less than or equal to {0}",
    "Language: {0}.",
]


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_every_sentence_of_help_is_there_in_every_language(language: str):
    known = help.phrases(language)
    all_of_it = help.all_commands(typer.main.get_command(cli.app))
    wanted = {said for one in all_of_it for said in help.sentences(one)}
    lacking = [one for one in wanted if help.said(one, known) == one]
    assert lacking == []
    assert [one for one in known if one not in wanted and one not in OWN] == [], "nobody says these"
    assert [one for one in OWN if one not in known] == []


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--help",), "Befehle:"),
        (("record", "--help"), "Wohin sie geschrieben wird.  [nötig]"),
        (("simulate", "--help", "--lang", "fr"), "Montre ce message et s’arrête."),
        (("dance",), "Fehler: Den Befehl 'dance' gibt es nicht."),
        (("simulat",), "Meintest du 'simulate'?"),
        (("play",), "Fehler: Es fehlt das Argument 'game_id'."),
        (("simulate", "tiles", "--games", "many"), "'--games': hier gehört eine ganze Zahl hin"),
        (("simulate", "tiles", "--games", "0"), "'--games': mindestens 1"),
        (("play", "tiles", "--seets", "3"), "Meintest du --"),
        (("play", "tiles", "--seed"), "Die Option '--seed' braucht einen Wert."),
        (("games", "chess"), "Zu viele Argumente: chess"),
    ],
)
def test_help_and_usage_errors_speak_the_persons_language(args: tuple[str, ...], said: str):
    done = program(*args, language="de")
    shown = (done.stdout + done.stderr).decode()
    assert said in shown
    for english in ("Usage:", "Options:", "Error", "Try '", "No such", "Missing", "Show this"):
        assert english not in shown.replace("Options:", "" if "fr" in args else "Options:")


def test_the_parts_of_an_evaluation_have_names():
    """What `blunders` tells of them; a name of the code's would stand as it is."""
    house = Path(rh.__file__).parent
    code = [path.read_text("utf-8") for path in house.glob("games/*/bot/*.py")]
    names = {name for one in code for name in re.findall(r'tally\.add\(\s*"([a-z-]+)"', one)}
    assert len(names) > 20
    for language in languages():
        said = (Path(rh.__file__).parent / f"texts/{language}/terminal.ftl").read_text("utf-8")
        part = said.split("cli-part = ")[1].split("*[other]")[0]
        assert {name for name in names if f"[{name}]" not in part} == set(), language


def test_a_command_that_finds_faults_fails(tmp_path: Path):
    """Scripts go by the exit status."""
    source = tmp_path / "broken.toml"
    source.write_text("x = ")
    result = program("map", "check", str(source))
    assert result.returncode == 1 and b"1 fault" in result.stdout


def test_help_names_the_commands():
    done = program("--help")
    assert done.returncode == 0 and b"simulate" in done.stdout


def test_the_installed_command_is_the_same_program():
    command = Path(sys.executable).with_name("roundhouse")
    assert command.exists(), "make setup puts it there"
    done = subprocess.run([command, "games"], capture_output=True, check=False)
    assert done.returncode == 0 and b"tiles" in done.stdout


def test_a_reader_that_leaves_early_is_no_error(record: Path):
    command = f"{sys.executable} -m roundhouse transcript {record} | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=False)
    assert done.stdout.startswith(b"Railroad Tiles")
    assert b"Traceback" not in done.stderr


def test_ladder_writes_its_page(tmp_path):
    out = tmp_path / "new" / "folder"
    given = ("--bots", "random,easy", "--games", "4", "--workers", "1", "--out", str(out))
    said = ran("ladder", "signals", *given)
    assert "easy" in said and "random" in said
    names = sorted(path.name for path in out.iterdir())
    assert names == ["ladder-signals.jsonl", "ladder-signals.md", "ladder-signals.svg"]
    assert "| easy | random |" in (out / "ladder-signals.md").read_text()
