"""docs/add-a-game.md, carried out: a skeleton, its tests, the server's list, a move over HTTP."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import ROOT, Server, Someone, wait_for


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `roundhouse new game shunting` writes."""
    return write(tmp_path_factory.mktemp("games"))


def write(folder: Path) -> Path:
    done = run(folder, "-m", "roundhouse", "new", "game", "shunting")
    assert "cd shunting && pip install -e . pytest && python -m pytest" in done
    return folder / "shunting"


@pytest.fixture(scope="module")
def installed(written: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(written, tmp_path_factory.mktemp("installed"))


def install(written: Path, target: Path) -> Path:
    """Into a folder of its own, from the registry nothing."""
    uv = ("pip", "install", "-q", "--offline", "--no-deps", "--no-build-isolation")
    subprocess.run(
        [ROOT / "tools/uv", *uv, "--target", target, written],
        check=True,
        cwd=ROOT,
    )
    return target


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, str(tmp_path / "database"), [installed]).start()
    yield running
    running.close()


def run(folder: Path, *command: str, path: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_its_own_tests_pass(written: Path, installed: Path):
    said = run(written, "-m", "pytest", "-q", "-p", "no:xdist", path=str(installed))
    assert " passed" in said and (written / "tests/records/first.record").is_file()


def test_it_is_played_in_the_terminal_by_bots(written: Path, installed: Path):
    command = ("simulate", "shunting", "--games", "4", "--bots", "medium,random")
    said = run(written, "-m", "roundhouse", *command, path=str(installed))
    assert "medium" in said


def test_the_server_lists_it_and_plays_it(server: Server):
    anna = Someone(server, "Anna")
    listed = {game["id"]: game for game in anna.get("/api/games")}
    assert listed["shunting"]["name"] == "Shunting" and len(listed) == 6
    id = anna.make("shunting", "me", {"kind": "bot", "level": "easy"})["id"]
    wait_for(lambda: anna.table(id)["position"]["asked"] == [0])
    before = anna.table(id)["position"]["number"]
    anna.move(id, 0, "take")
    assert anna.table(id)["position"]["number"] > before


def test_its_texts_and_rules_come_with_it(server: Server):
    anna = Someone(server)
    said = anna.ask("GET", "/api/games/shunting/texts/en")
    assert "shunting-name = Shunting" in said.text and "web-shunting-blurb" in said.text
    assert anna.ask("GET", "/api/games/shunting/texts/it").text == ""
    assert "### SHU-3 Letting it pass" in anna.get("/api/games/shunting/rulebook")["text"]


def test_its_board_comes_with_it_and_nothing_else_of_its_folder(server: Server):
    anna = Someone(server)
    listed = {game["id"]: game for game in anna.get("/api/games")}
    assert listed["shunting"]["board"] == ["board.css", "board.js"]
    assert listed["tiles"]["board"] == []
    script = anna.ask("GET", "/api/games/shunting/board/board.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "shunting-platform" in script.text
    for file in ("game.py", "..%2Fgame.py", "..%2Fdata%2Ftable.toml", "other.js"):
        assert anna.ask("GET", f"/api/games/shunting/board/{file}").status_code == 404
    assert anna.ask("GET", "/api/games/tiles/board/board.js").status_code == 404


@pytest.mark.parametrize("name", ["Siding", "x", "tiles", "../x", "a" * 30, ""])
def test_a_name_that_won_t_do_is_refused(name: str, tmp_path: Path):
    done = subprocess.run(
        [sys.executable, "-m", "roundhouse", "new", "game", name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_overwritten(tmp_path: Path):
    (tmp_path / "shunting").mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "roundhouse", "new", "game", "shunting"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and "already" in done.stderr
    assert list((tmp_path / "shunting").iterdir()) == []
