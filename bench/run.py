"""Speed of every game, compiled and pure, beside random games of catanatron.

All are measured in turn, several times over, so that a busy moment of the machine spoils one
round and not one game; each measurement is told as it comes, and the table at the end shows
medians. Time is the processor's, and beside it the clock's. Where others work on the machine, that
is said first and last. Ends with status 1 if a floor is missed.
"""

import argparse
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build/compiled"
FLOORS = tomllib.loads(Path(__file__).with_name("floors.toml").read_text("utf-8"))
WIDTH = 120  # of the table, also where nobody looks
QUIET = 0.3  # others' programs that may run on average
GIVEN = 0.9  # of a core's time that a measurement has to have got
OTHER = ("catanatron", "pure")

Subject = tuple[str, str]  # a game, and which engine runs it
Figures = dict[str, float]


def subjects() -> list[Subject]:
    from roundhouse.kernel.game import games

    kinds = ["compiled", "pure"] if list(COMPILED.glob("roundhouse/kernel/*.so")) else ["pure"]
    return [OTHER, *[(game, kind) for game in games() for kind in kinds]]


def measure(subject: Subject, seconds: float) -> Figures:
    """One measurement in a process of its own."""
    name, kind = subject
    if subject == OTHER:
        command = [str(Path(__file__).with_name("catanatron_games.py")), str(seconds)]
    else:
        command = ["-m", "roundhouse", "bench", name, "--seconds", str(seconds), "--json"]
    path = str(COMPILED) if kind == "compiled" else ""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    if subject == OTHER:
        return dict(found)
    assert found["compiled"] is (kind == "compiled"), subject
    return dict(found["games"][name])


def medians(rounds: list[Figures]) -> Figures:
    return {name: median([figures[name] for figures in rounds]) for name in rounds[0]}


def with_ratio(figures: Figures, other: Figures) -> Figures:
    ratio = figures["decisions_per_second"] / other["decisions_per_second"]
    return {
        **figures,
        "ratio": ratio,
        "clock_ratio": figures["by_the_clock"] / other["by_the_clock"],
    }


def limits(subject: Subject) -> dict[str, float]:
    """What every game is held to, and what is said of this one."""
    name, kind = subject
    common = dict(FLOORS[kind])
    own = common.pop("games", {}).get(name, {})
    return {**common, **own}


def missed(subject: Subject, figures: Figures) -> list[str]:
    """The floors that a game is below: less speed, or more time and memory, than it may."""
    name, kind = subject
    found: list[str] = []
    for what, limit in limits(subject).items():
        if what == "goal":
            continue
        short = figures[what] < limit if what == "ratio" else figures[what] > limit
        if short:
            found.append(f"{name} {kind}: {what} {figures[what]:,.2f}, floor {limit:,g}")
    return found


def standing(subject: Subject, figures: Figures) -> str:
    held_to = limits(subject)
    if figures["ratio"] >= held_to.get("goal", float("inf")):
        return "goal"
    return "floor" if figures["ratio"] >= held_to["ratio"] else "below"


def table_of(results: dict[Subject, Figures]) -> Table:
    table = Table("game", "engine", "decisions/s", "× catanatron", "", title="medians")
    for column in (
        "× by the clock",
        "games/s",
        "copy µs",
        "words µs",
        "longest ms",
        "bytes a copy",
    ):
        table.add_column(column, justify="right")
    for (name, kind), one in results.items():
        speed, games = f"{one['decisions_per_second']:,.0f}", f"{one['games_per_second']:,.1f}"
        if (name, kind) == OTHER:
            table.add_row(name, kind, speed, "1.0", "", "1.0", games)
            continue
        table.add_row(
            name,
            kind,
            speed,
            f"{one['ratio']:.1f}",
            standing((name, kind), one),
            f"{one['clock_ratio']:.1f}",
            games,
            f"{one['copy_us']:.1f}",
            f"{one['words_us']:.2f}",
            f"{one['longest_step_ms']:.1f}",
            f"{one['bytes_per_copy']:,.0f}",
        )
    return table


def busy() -> str:
    """What others do on this machine; nothing where it is quiet."""
    running = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0  # not on Windows
    if running <= QUIET:
        return ""
    return f"The machine is busy: {running:.1f} programs ran in the last minute, none of them ours."


def told(round: int, rounds: int, subject: Subject, figures: Figures) -> str:
    speed, clock = figures["decisions_per_second"], figures["by_the_clock"]
    line = f"{round}/{rounds}  {subject[0]:10} {subject[1]:8} {speed:10,.0f} decisions/s"
    given = clock / speed
    return line if given >= GIVEN else f"{line}  (had {given:.0%} of a core)"


def run(rounds: int, seconds: float) -> dict[Subject, Figures]:
    measured: dict[Subject, list[Figures]] = {subject: [] for subject in subjects()}
    for round in range(1, rounds + 1):
        for subject, figures in measured.items():
            figures.append(measure(subject, seconds))
            print(told(round, rounds, subject, figures[-1]), flush=True)
    results = {subject: medians(figures) for subject, figures in measured.items()}
    return {
        subject: one if subject == OTHER else with_ratio(one, results[OTHER])
        for subject, one in results.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()
    console = Console()
    console.width = max(console.width, WIDTH)
    warning = busy()  # before we are busy ourselves
    if warning:
        console.print(warning, style="yellow")
    results = run(asked.rounds, asked.seconds)
    console.print(table_of(results))
    if warning:
        console.print(f"{warning} Ratios shift by a third then.", style="yellow")
    if "compiled" not in {kind for _, kind in results}:
        console.print("Nothing is compiled here: only the pure engine was measured.")
    faults = [
        fault
        for subject, one in results.items()
        if subject != OTHER
        for fault in missed(subject, one)
    ]
    for fault in faults:
        console.print(fault, style="red")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
