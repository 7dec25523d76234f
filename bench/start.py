"""How long a server takes to start with so many unfinished games in its database.

python bench/start.py --tables 200000
"""

import argparse
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from roundhouse.tables import schema
from tests.server.harness import Server, Someone

OTHER = {"id": "'x' || n", "request": "'r' || n", "waiting": "0"}  # the rest is the same
COPIED = ", ".join(OTHER.get(one.name, one.name) for one in schema.tables.columns)
COPY = f"INSERT INTO tables SELECT {COPIED} FROM tables, numbers"
NUMBERS = """
CREATE TEMP TABLE numbers AS WITH RECURSIVE counted(n) AS
    (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ?) SELECT n FROM counted
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), f"{folder}/tables.sqlite", games=())
        try:
            began = time.monotonic()
            anna = Someone(server.start(), "Anna")
            empty = time.monotonic() - began
            anna.make("tiles", "me", "screen")
            server.stop()
            with sqlite3.connect(server.database) as file:
                file.execute(NUMBERS, (args.tables,))
                file.execute(COPY)
            file.close()
            began = time.monotonic()
            server.start()
            full = time.monotonic() - began
            print(f"empty: {empty:.1f} s; with {args.tables} unfinished games: {full:.1f} s")
        finally:
            server.close()


if __name__ == "__main__":
    main()
