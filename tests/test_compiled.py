"""The compiled engine plays the same games as the sources it is made from.

The wheel is built here when it isn't up to date, once for all test workers; where nothing can
be compiled the tests are skipped and say why, but never in CI.
"""

import fcntl
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from roundhouse.kernel.game import games_of_the_house
from roundhouse.kit import DAY, SOAK
from tests.kit.games import CASES
from tests.test_packages import plays_where_nothing_else_is

ROOT = Path(__file__).parents[1]
BUILT = [ROOT / "build/compiled", ROOT / "build/tested"]  # as people have it, or quickly for tests
EACH = pytest.mark.parametrize("game", [case.game for case in CASES])


@pytest.fixture(scope="session")
def engine() -> Path:
    """Where the compiled engine is."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        at = next((one for one in BUILT if make("-q", one).returncode == 0), BUILT[-1])
        built = make(at)
    assert built.returncode == 0, built.stdout + built.stderr
    if not list(at.glob("roundhouse/kernel/*.so")):
        why = built.stderr.strip() or "nothing is found to compile with"
        assert os.environ.get("CI") != "true", why
        pytest.skip(why)
    return at


def make(*said: str | Path) -> subprocess.CompletedProcess:
    """Apart from a `make test` that may be running these tests."""
    keep = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    *options, at = said
    return subprocess.run(
        ["make", *map(str, options), f"{Path(at).relative_to(ROOT)}/ready"],
        cwd=ROOT,
        env={**keep, "MAKEFLAGS": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def python(*args: str, engine: Path | None = None, toys: bool = True) -> str:
    """Runs Python on the compiled engine, or on the sources."""
    path = [str(engine)] if engine else []
    path += [str(ROOT), str(ROOT / "tests/toy")] if toys else []
    done = subprocess.run(
        [sys.executable, *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout.strip()


def test_the_compiled_engine_says_so(engine: Path):
    say = "import roundhouse as rh; print(rh.compiled, rh.__file__)"
    assert python("-c", say, engine=engine) == f"True {engine / 'roundhouse/__init__.py'}"
    assert python("-c", say) == f"False {ROOT / 'src/roundhouse/__init__.py'}"


def test_the_compiled_wheel_plays_where_nothing_else_is(engine: Path, tmp_path: Path):
    """As the Makefile leaves it; beside it there may be the pure one."""
    made = ROOT / ("dist" if engine == BUILT[0] else "build/wheel")
    (wheel,) = made.glob("*-cp3*.whl")
    plays_where_nothing_else_is(wheel, tmp_path / "bare", compiled=True)


def test_every_module_of_the_engine_is_compiled(engine: Path):
    """As pyproject.toml lists them; drawing is interpreted, and so are types that are read."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    left = wheel["hooks"]["custom"]["interpreted"]
    for source in sorted((ROOT / "src/roundhouse/kernel").glob("[a-z]*.py")):
        built = list(engine.glob(f"roundhouse/kernel/{source.stem}.*.so"))
        assert bool(built) != (f"roundhouse/kernel/{source.name}" in left), source.name
    for module in ("game", "rules/state", "rules/scoring", "bot/strategy"):
        assert list(engine.glob(f"roundhouse/games/tiles/{module}.*.so"))
    assert not list(engine.glob("roundhouse/games/tiles/render/*.so"))


def test_no_library_lies_beside_the_sources(engine: Path):
    """It would shadow them."""
    assert not [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")]


@EACH
def test_the_same_games_compiled_and_not(game: str, engine: Path):
    """The toy game is interpreted, on the compiled kernel."""
    args = ("-m", "tests.kit.checksum", game, str(DAY))
    mark, kind = python(*args, engine=engine).split()
    pure_mark, pure_kind = python(*args).split()
    assert (kind, pure_kind) == ("compiled", "pure")
    assert mark == pure_mark


@pytest.mark.some(2)
@pytest.mark.parametrize("game", games_of_the_house())
def test_bots_think_the_same_compiled_and_not(game: str, engine: Path):
    """Of positions with more places than 32 bits have room for, too."""
    args = ("-m", "tests.kit.thoughts", game)
    assert python(*args, engine=engine).splitlines() == python(*args).splitlines()


TRAVEL = """
import pickle, sys
import roundhouse as rh
from tests.kit.games import CASES
from roundhouse.kit import dump, random_game

case = next(case for case in CASES if case.game == sys.argv[1])
for state, seat, move, _ in random_game(case, case.setups[0], 5):
    if state.moves_made in (0, 6):
        again = pickle.loads(pickle.dumps(state))
        assert dump(again) == dump(state) and type(again) is type(state)
        assert again.play(move, seat) == state.copy().play(move, seat)
assert dump(pickle.loads(pickle.dumps(state))) == dump(state)
print(rh.compiled, state.result.scores)
"""


@pytest.mark.some(2)
@EACH
def test_a_compiled_state_travels_between_processes(game: str, engine: Path):
    compiled, scores = python("-c", TRAVEL, game, engine=engine).split(" ", 1)
    pure, pure_scores = python("-c", TRAVEL, game).split(" ", 1)
    assert (compiled, pure) == ("True", "False")
    assert scores == pure_scores


FOREIGN = """
import roundhouse as rh
from roundhouse.kernel import state as kernel

game = rh.game("signals")
table = game.new(2, 1)
assert type(table).__module__ == "signals" and isinstance(table, rh.State)
assert not kernel.__file__.endswith(".py")
try:
    table.play((0, 99), 0)
except rh.Refused as refused:
    print(refused.rule, end=" ")
print(table.play(table.moves(0)[0], 0)[0].name, table.copy().view(None)["waiting"])
"""


def test_a_game_from_outside_plays_on_the_compiled_kernel(engine: Path):
    assert python("-c", FOREIGN, engine=engine) == "unknown-word chosen [1]"


def test_simulations_agree_and_use_workers(engine: Path):
    games = ("tiles", "--seats", "2", "--bots", "medium,random", "--games", "8")
    args = ("-m", "roundhouse", "simulate", *games, "--workers", "2", "--json")
    say = python(*args, engine=engine), python(*args)
    compiled, pure = [one.rsplit(', "decisions_per_second"', 1)[0] for one in say]
    assert compiled == pure


@pytest.mark.some(2)
@pytest.mark.parametrize(
    "tests",
    ["kernel", "kit", "games/tiles", "games/railways/test_tenth_map.py"],  # the last interpreted
)
def test_the_tests_of_kernel_and_kit_pass_on_the_compiled_engine(
    tests: str, engine: Path, monkeypatch
):
    """The quick ones: how long the games of a sample are makes no difference to a compiler."""
    if not SOAK:
        monkeypatch.setenv("ROUNDHOUSE_QUICK", "1")
    some = () if SOAK else ("-m", "not slow")
    options = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *some)
    said = python("-m", "pytest", *options, f"tests/{tests}", engine=engine, toys=False)
    assert " passed" in said
