"""What is published: the sdist, and the wheel for systems that no compiled one fits."""

import fnmatch
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import mypy_extensions
import pytest

import hatch_build
import roundhouse as rh
from roundhouse.kit import SOAK

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
HOOK = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
PLAY = """
import roundhouse as rh

for id in rh.games():
    state = rh.game(id).new(max(2, rh.game(id).seats[0]), 5)
    while state.result is None and state.moves_made < 300:
        state.play(state.random_move(state.actors[0], rh.Rng(state.moves_made)), state.actors[0])
    print(id, state.moves_made > 20, rh.compiled, rh.__version__, rh.__file__, sep="|")
"""


def build(kind: str, at: Path, into: Path) -> Path:
    """As an installer does, less the fetching of hatchling."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)],
        cwd=at,
        env={**os.environ, "ROUNDHOUSE_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next(into.glob("*.tar.gz" if kind == "sdist" else "*.whl"))


def test_the_sdist_makes_a_wheel_that_plays_where_nothing_else_is(tmp_path: Path):
    careful: Any = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # from 3.11.4 on
    with tarfile.open(build("sdist", ROOT, tmp_path)) as sources:
        sources.extractall(tmp_path / "sources", **careful)
    (unpacked,) = (tmp_path / "sources").iterdir()
    assert (unpacked / "CITATION.cff").is_file() and (unpacked / "LICENSE").is_file()
    wheel = build("wheel", unpacked, tmp_path)
    assert wheel.name == f"roundhouse_games-{rh.__version__}-py3-none-any.whl"
    plays_where_nothing_else_is(wheel, tmp_path / "bare", compiled=False)


@pytest.mark.skipif(not SOAK, reason="fetches the compiler and compiles for minutes: soak")
@pytest.mark.parametrize("compiler", [None, "no-such-compiler"])
def test_the_sdist_installs_as_an_installer_does_it(compiler: str | None, tmp_path: Path):
    """By itself: what builds it is fetched, and this environment's libraries aren't seen."""
    settings = {"ROUNDHOUSE_OPT": "0", **({"CC": compiler} if compiler else {})}
    compiled = not compiler and not hatch_build.why_pure()
    sources = build("sdist", ROOT, tmp_path)
    plays_where_nothing_else_is(sources, tmp_path / "bare", compiled, settings)


def plays_where_nothing_else_is(
    package: Path, bare: Path, compiled: bool, isolated: dict[str, str] | None = None
) -> None:
    """Installed into an empty environment, beside the one module that it needs."""
    venv.create(bare, with_pip=False)
    python = next(
        path for path in (bare / "bin/python", bare / "Scripts/python.exe") if path.exists()
    )
    install = [str(ROOT / "tools/uv"), "pip", "install", "-q", "--python", str(python)]
    source = ["--no-index"] if isolated is None else ["--no-cache"]
    env = {**os.environ, **(isolated or {})}
    subprocess.run([*install, *source, "--no-deps", str(package)], env=env, check=True)
    (library,) = bare.glob("[lL]ib/**/roundhouse/__init__.py")
    shutil.copy(mypy_extensions.__file__, library.parents[1])
    said = subprocess.run([python, "-I", "-c", PLAY], check=True, capture_output=True, text=True)
    ours = [id for id in rh.games() if id != "signals"]
    assert said.stdout.splitlines() == [
        f"{id}|True|{compiled}|{rh.__version__}|{library}" for id in ours
    ]


def test_a_registry_shows_no_path_that_leads_nowhere(tmp_path: Path):
    """The wheel's own page, as this checkout has or hasn't an address."""
    with zipfile.ZipFile(build("wheel", ROOT, tmp_path)) as wheel:
        (name,) = [one for one in wheel.namelist() if one.endswith(".dist-info/METADATA")]
        page = wheel.read(name).decode("utf-8")
    assert "Description-Content-Type: text/markdown\n" in page and "\n## The library\n" in page
    assert [one for one in addresses(page) if not one.startswith("https://")] == []


def addresses(text: str) -> list[str]:
    """Of links and pictures."""
    found = re.findall(r'\]\(([^)#]+)\)|src="([^"]+)"', text)
    return [one or other for one, other in found]


def test_with_a_home_the_registry_shows_pictures_and_links(tmp_path: Path):
    home = "https://forge.example/trains/roundhouse"
    settings = SETTINGS["tool"]["hatch"]["metadata"]["hooks"]["custom"]
    about: dict = {"version": "0.2.0"}
    hatch_build.RegistryHook(str(ROOT), {**settings, "home": home}).update(about)
    ours = addresses((ROOT / "README.md").read_text("utf-8"))
    theirs = addresses(about["readme"]["text"])
    assert len([path for path in ours if path.endswith(".png")]) > 10
    for path, shown in zip(ours, theirs, strict=True):
        kind = "raw" if path.endswith(".png") else "blob"
        assert shown == f"{home}/{kind}/v0.2.0/{path}" and (ROOT / path).exists()
    assert about["urls"]["Changelog"] == f"{home}/blob/v0.2.0/CHANGELOG.md"


def hook(tmp_path: Path) -> tuple[hatch_build.CustomBuildHook, list[str]]:
    told: list[str] = []
    app: Any = SimpleNamespace(display_warning=told.append)
    other: Any = SimpleNamespace()
    folder = str(tmp_path)
    made = hatch_build.CustomBuildHook(folder, HOOK, other, other, folder, "wheel", app)
    return made, told


def wrong_types(*args: object) -> dict[str, str]:
    raise SystemExit(1)  # as mypy does


def test_what_cannot_be_compiled_is_installed_as_it_is(tmp_path: Path, monkeypatch):
    monkeypatch.delenv("ROUNDHOUSE_STRICT", raising=False)
    monkeypatch.setattr(hatch_build, "why_pure", str)
    monkeypatch.setattr(hatch_build, "compile_modules", wrong_types)
    made, told = hook(tmp_path)
    about: dict = {"force_include": {}, "pure_python": True}
    made.initialize("standard", about)
    made.finalize("standard", about, "")
    assert about == {"force_include": {}, "pure_python": True}
    assert told == ["Not compiled, so the engine will be slower: SystemExit: 1."]
    monkeypatch.setenv("ROUNDHOUSE_STRICT", "1")
    with pytest.raises(SystemExit):
        hook(tmp_path)[0].initialize("standard", about)


def test_the_engine_compiles_where_nothing_but_the_compiler_is(tmp_path: Path, monkeypatch):
    """An isolated build has mypy and no other library: what is only read there may lack some."""
    monkeypatch.chdir(SRC)
    settings = [*hatch_build.reading(ROOT, tmp_path), "--no-site-packages"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *settings, *map(str, hatch_build.modules(HOOK))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_compiled_wheels_are_built_for_every_python_that_is_promised():
    wheels = SETTINGS["tool"]["cibuildwheel"]
    said = SETTINGS["project"]["classifiers"]
    for minor in range(11, 15):
        assert any(fnmatch.fnmatch(f"cp3{minor}-manylinux_x86_64", one) for one in wheels["build"])
        assert f"Programming Language :: Python :: 3.{minor}" in said
    assert wheels["environment"]["ROUNDHOUSE_STRICT"] == "1"


def test_a_citation_names_the_version():
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {rh.__version__}\n" in cited
