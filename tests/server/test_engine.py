"""Plain sources play at once, and bots move over to what has been compiled meanwhile."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import roundhouse
from tests.server.harness import Server, Someone, play_on, wait_for

PACKAGE = Path(roundhouse.__file__).parent
# Of the whole engine one module is really compiled: enough to tell which one runs.
COMPILE = """
import contextlib, sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

with contextlib.chdir(sys.argv[1]):
    modules = mypycify(["roundhouse/kernel/rng.py"], opt_level="0", target_dir="c")
    command = build_ext(Distribution({"ext_modules": modules}))
    command.inplace = True
    command.ensure_finalized()
    command.run()
while not Path(sys.argv[1], "go").exists():
    pass
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The package, to be compiled in place."""
    if not shutil.which("cc"):
        pytest.skip("there is no C compiler")
    pages = shutil.ignore_patterns("static")
    shutil.copytree(PACKAGE, tmp_path / "engine/roundhouse", ignore=pages)
    (tmp_path / "compile.py").write_text(COMPILE, "utf-8")
    return tmp_path / "engine"


def runs(anna: Someone) -> str:
    return str(anna.get("/api/health")["engine"])


def rivals(anna: Someone) -> str:
    return str(anna.make("tiles", "me", {"kind": "bot", "level": "easy"})["id"])


@pytest.mark.slow
def test_bots_move_over_when_the_engine_is_compiled(own_server: Server, sources: Path) -> None:
    command = [sys.executable, str(sources.parent / "compile.py"), str(sources)]
    own_server.settings.update(compile=shlex.join(command), engine=str(sources))
    anna = Someone(own_server.start(), "Anna")
    before = rivals(anna)
    assert runs(anna) == "compiling", "people play meanwhile"
    (sources / "go").touch()
    wait_for(lambda: runs(anna) != "compiling", 300)
    assert runs(anna) == "compiled", own_server.log.read_text()
    play_on(before, {0: anna})  # one that was begun before goes on
    play_on(rivals(anna), {0: anna})
    log = own_server.log.read_text()
    assert log.index("compiled in the background") < log.index("think with it from now on")
    assert "has failed" not in log


def test_what_cant_be_compiled_is_played_from_sources(own_server: Server, tmp_path: Path) -> None:
    own_server.settings.update(compile="false", engine=str(tmp_path / "engine"))
    anna = Someone(own_server.start(), "Anna")
    wait_for(lambda: runs(anna) == "plain")
    assert "could not be compiled" in own_server.log.read_text()
    play_on(rivals(anna), {0: anna})


@pytest.mark.slow
def test_an_engine_that_doesnt_start_is_left_again(own_server: Server, tmp_path: Path) -> None:
    """A folder that holds a broken package: bots go on with the sources."""
    broken = tmp_path / "engine/roundhouse"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise ImportError('broken')", "utf-8")
    own_server.settings.update(compile="true", engine=str(broken.parent))
    anna = Someone(own_server.start(), "Anna")
    wait_for(lambda: runs(anna) == "plain", 120)
    play_on(rivals(anna), {0: anna})


def test_a_server_that_ends_takes_the_compiler_with_it(own_server: Server, tmp_path: Path) -> None:
    mark = f"{tmp_path}/waiting"
    own_server.settings.update(compile=f"tail -f {mark}", engine=str(tmp_path))
    Path(mark).touch()
    own_server.start()
    wait_for(lambda: living(mark))
    own_server.stop()
    wait_for(lambda: not living(mark))


def living(mark: str) -> bool:
    asked = ["pgrep", "-f", f"tail -f {mark}"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0
