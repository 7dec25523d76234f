"""Two revisions side by side: decisions per second of every game, and how sure the difference is.

    make bench-compare REV=v0.1 [AGAINST=HEAD] [GAMES="tiles steam"]

Each revision is checked out into a worktree of its own, built as its own wheel and kept under
build/compare; both are measured by the code of this file, in turn and in turn about, so that a
busy moment of the machine falls on both. Only what is committed is compared.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from statistics import mean, median, stdev
from time import process_time as seconds_of_cpu
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).parents[1]
BUILDS = ROOT / "build/compare"


def git(*arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout.strip()


def commit_of(revision: str) -> str:
    try:
        return git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    except subprocess.CalledProcessError:
        sys.exit(f"There is no revision {revision}.")


def built(commit: str, console: Console) -> Path:
    """Where the compiled package of a revision is; it is built once."""
    folder = BUILDS / commit[:12]
    if not (folder / "ready").exists():
        console.print(f"building {commit[:12]}: {git('log', '-1', '--format=%s', commit)}")
        tree = folder / "tree"
        folder.mkdir(parents=True, exist_ok=True)
        git("worktree", "prune")
        git("worktree", "add", "--quiet", "--force", "--detach", str(tree), commit)
        try:
            command = [str(Path(sys.executable).with_name("hatchling")), "build", "-t", "wheel"]
            subprocess.run([*command, "-d", str(folder)], cwd=tree, check=True)
        finally:
            git("worktree", "remove", "--force", str(tree))
        (wheel,) = folder.glob("*.whl")
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder)
        wheel.unlink()
        (folder / "ready").touch()
    return folder


def told_by(script: str, folder: Path, game: str, seconds: float) -> dict[str, Any]:
    """What a script of this folder measures with that package, in a process of its own."""
    done = subprocess.run(
        [sys.executable, script, "--measure", game, "--seconds", str(seconds)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return dict(json.loads(done.stdout))


def measured(folder: Path, game: str, seconds: float) -> float:
    """Decisions per second."""
    found = told_by(__file__, folder, game, seconds)
    assert Path(found["package"]).is_relative_to(folder), found
    if not found["compiled"]:
        sys.exit(f"{folder.name} was not compiled: its figures say nothing about the other's.")
    return float(found["decisions"])


def measure(game: str, seconds: float) -> None:
    """What the process does: random games, the same ones in the same order for everybody."""
    import roundhouse as rh

    known = rh.game(game)
    seats = min(3, known.seats[1])
    rng = rh.Rng(1)
    made = games = 0
    known.new(seats, 0)  # maps and tables are read before the clock starts
    start = seconds_of_cpu()
    while seconds_of_cpu() - start < seconds:
        state = known.new(seats, games)
        games += 1
        while state.result is None:
            seat = state.actors[0]
            state.play(state.random_move(seat, rng), seat)
            made += 1
    decisions = made / (seconds_of_cpu() - start)
    print(json.dumps({"decisions": decisions, "package": rh.__file__, "compiled": rh.compiled}))


def games_of(folder: Path) -> set[str]:
    return {path.parent.name for path in folder.glob("roundhouse/games/*/game.py")}


def ratio(old: list[float], new: list[float]) -> tuple[float, float, float]:
    """New by old: the geometric mean over the rounds, and its interval of 95 %."""
    from roundhouse.study.intervals import student  # not where an older revision is measured

    logs = [math.log(after / before) for before, after in zip(old, new, strict=True)]
    middle = mean(logs)
    if len(logs) < 2:
        return math.exp(middle), 0.0, math.inf
    half = student(len(logs) - 1) * stdev(logs) / math.sqrt(len(logs))
    return math.exp(middle), math.exp(middle - half), math.exp(middle + half)


def verdict(low: float, high: float) -> str:
    if low > 1:
        return "[green]faster[/green]"
    return "[red]slower[/red]" if high < 1 else "no difference seen"


def compare(folders: list[Path], games: list[str], rounds: int, seconds: float) -> Table:
    found: dict[str, tuple[list[float], list[float]]] = {game: ([], []) for game in games}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn()) as bar:
        task = bar.add_task("", total=2 * rounds * len(games))
        for number in range(rounds):
            for game in games:
                bar.update(task, description=game)
                for which in (0, 1) if number % 2 == 0 else (1, 0):
                    found[game][which].append(measured(folders[which], game, seconds))
                    bar.advance(task)
    table = Table("game", title=f"decisions per second, {rounds} rounds of {seconds:g} s")
    for column in (*[folder.name for folder in folders], "ratio", "95 %", ""):
        table.add_column(column, justify="right")
    for game, (old, new) in found.items():
        middle, low, high = ratio(old, new)
        speeds = [f"{median(old):,.0f}", f"{median(new):,.0f}"]
        table.add_row(game, *speeds, f"{middle:.3f}", f"{low:.3f} – {high:.3f}", verdict(low, high))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("revision", nargs="?", default="", help="the older one")
    parser.add_argument("--against", default="HEAD", help="the newer one; HEAD by default")
    parser.add_argument("--games", nargs="*", default=[], help="all that both have by default")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--measure", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        measure(asked.measure, asked.seconds)
        return
    if not asked.revision:
        parser.error("name a revision: make bench-compare REV=…")
    if asked.rounds < 1 or not 0 < asked.seconds < math.inf:
        parser.error("measure in one round at least, of some seconds")
    console = Console()
    folders = [built(commit_of(one), console) for one in (asked.revision, asked.against)]
    both = sorted(games_of(folders[0]) & games_of(folders[1]))
    for game in asked.games:
        if game not in both:
            parser.error(f"both revisions have {', '.join(both)}; not {game}")
    console.print(compare(folders, asked.games or both, asked.rounds, asked.seconds))


if __name__ == "__main__":
    main()
