"""How long a map of Railways of the World takes to load.

    PYTHONPATH=build/compiled .venv/bin/python bench/loading.py

Each map is loaded in processes of its own, so that nothing is remembered: reading its files,
making the board and all that the rules keep about it, the words, and a new game. Medians, in
milliseconds of the processor.
"""

import json
import subprocess
import sys
from statistics import median

from rich.console import Console
from rich.table import Table

import roundhouse as rh
from roundhouse.games.railways.rules.land import MAPS

ROUNDS = 7
SCRIPT = """
import json, sys
from time import process_time
from roundhouse.games.railways.game import game
from roundhouse.games.railways.rules.land import land_of

began = process_time()
land = land_of(sys.argv[1])
loaded = process_time()
game.new(3, 1, {"map": sys.argv[1]})
started = process_time()
print(json.dumps([1e3 * (loaded - began), 1e3 * (started - loaded), land.board.size]))
"""


def measure(name: str) -> list[str]:
    runs = [
        json.loads(
            subprocess.run(
                [sys.executable, "-c", SCRIPT, name], stdout=subprocess.PIPE, text=True, check=True
            ).stdout
        )
        for _ in range(ROUNDS)
    ]
    loading, starting = [median([run[at] for run in runs]) for at in (0, 1)]
    return [str(runs[0][2]), f"{loading:.1f}", f"{starting:.1f}"]


def main() -> None:
    title = f"Railways of the World, {'compiled' if rh.compiled else 'pure'}"
    table = Table("map", title=title)
    for column in ("hexes", "load ms", "new game ms"):
        table.add_column(column, justify="right")
    for name in MAPS.names:
        table.add_row(name, *measure(name))
    Console().print(table)


if __name__ == "__main__":
    main()
