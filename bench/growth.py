"""How the cost of Steam grows with its map, and what a crowded board costs.

    PYTHONPATH=build/compiled .venv/bin/python bench/growth.py

Made-up maps of 100 to 800 hexes with as many places to a hex as our own. `random` games are those
of `make bench`. In `crowded` ones the banks are generous, whoever may build does, and the last
third of each game is measured: the board is then as full as the tiles and turns allow.
"""

import json
import tempfile
from pathlib import Path
from statistics import median
from time import process_time as seconds_of_cpu
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import roundhouse as rh
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State

SIZES = (100, 200, 400, 800)
SEATS = 6
GAMES = 6
EVERY = 10  # of so many positions one is kept
PURSE = 60  # dollars before every move of a crowded game


def made_up_map(size: int) -> str:
    """A rectangle of about 3:2, a city to 15 hexes and a town to 7, hills and rivers between."""
    rng = Rng(size)
    columns = round((size * 1.5) ** 0.5)
    hexes: list[object] = []
    places: list[dict[str, object]] = []
    for number in range(size):
        column, row = number % columns, number // columns
        terrain = ("plain", "plain", "hill")[rng.below(3)]
        hexes.append([f"h{number}", column, row - column // 2, terrain, []])
        if number % 15 == 7:
            colour = ("red", "yellow", "purple", "blue")[rng.below(4)]
            cubes = 3 if len(places) < 15 else 0  # the bag is no larger on a larger map
            place: dict[str, object] = {"kind": "city", "colour": colour, "cubes": cubes}
        elif number % 15 in (2, 12):
            place = {"kind": "town"}
        else:
            continue
        places.append({"slug": f"p{number}", "name": f"P{number}", "hex": number, **place})
    map_ = {"format": 1, "name": "made-up", "title": "Made up", "origin": "ours"}
    return json.dumps({**map_, "orientation": "flat", "hexes": hexes, "places": places})


def play(path: str, seed: int, crowded: bool) -> tuple[list[float], list[State]]:
    """A game: the seconds of every step, and some of its positions."""
    rng = Rng(seed)
    state = rh.game("steam").new(SEATS, seed, {"map": path})
    build = state.vocabulary.word("build")
    steps: list[float] = []
    kept: list[State] = []
    while state.result is None:
        seat = state.actors[0]
        if crowded:
            state.cash = [PURSE] * SEATS  # type: ignore[attr-defined]
            state.survey = None  # type: ignore[attr-defined]
            if len(steps) % EVERY == 0:
                kept.append(state.copy())
        began = seconds_of_cpu()
        said = (build,) if crowded and build in state.words((), seat) else ()
        while following := state.words(said, seat):
            said = (*said, following[rng.below(len(following))])
        state.play(said, seat)
        steps.append(seconds_of_cpu() - began)
    return steps, kept


def prefixes(state: State) -> list[float]:
    """Seconds of `words` after every prefix of a random move, looked for anew."""
    seat = state.actors[0]
    move = state.random_move(seat, Rng(1))
    times = []
    for at in range(len(move) + 1):
        fresh = state.copy()
        fresh.survey = None  # type: ignore[attr-defined]
        began = seconds_of_cpu()
        fresh.words(move[:at], seat)
        times.append(seconds_of_cpu() - began)
    return times


def copying(state: State) -> float:
    began = seconds_of_cpu()
    for _ in range(20):
        state.copy()
    return (seconds_of_cpu() - began) / 20


def last_third(game: list[Any]) -> list[Any]:
    return game[len(game) * 2 // 3 :]


def measure(path: str) -> list[str]:
    steps = [step for seed in range(GAMES) for step in play(path, seed, False)[0]]
    late: list[float] = []
    full: list[State] = []
    for seed in range(GAMES):
        crowded, kept = play(path, seed, True)
        late += last_third(crowded)
        full += last_third(kept)
    return [
        f"{len(steps) / sum(steps):,.0f}",
        f"{len(late) / sum(late):,.0f}",
        f"{median([one for state in full for one in prefixes(state)]) * 1e6:.1f}",
        f"{max(*steps, *late) * 1e3:.1f}",
        f"{median([copying(state) for state in full]) * 1e6:.1f}",
    ]


def main() -> None:
    table = Table("map", title=f"Steam, {SEATS} seats, {'compiled' if rh.compiled else 'pure'}")
    for column in ("decisions/s", "crowded/s", "words µs", "longest step ms", "copy µs"):
        table.add_column(column, justify="right")
    with tempfile.TemporaryDirectory() as folder:
        maps = {"northeast": "northeast", "ruhr": "ruhr"}
        for size in SIZES:
            path = Path(folder, f"{size}.json")
            path.write_text(made_up_map(size), encoding="utf-8")
            maps[f"{size} hexes"] = str(path)
        for name, path_or_name in track(maps.items(), "Steam"):
            table.add_row(name, *measure(path_or_name))
    Console().print(table)


if __name__ == "__main__":
    main()
