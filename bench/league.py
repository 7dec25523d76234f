"""A league of bots, played by the real server from start to end: `python bench/league.py`.

It makes a tournament over HTTP, begins it, and looks on until the last table is over; then it tells
what came of it, how balanced it was, and what the ratings that it made are worth.
"""

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.harness import Server, Someone, wait_for  # noqa: E402

LEVELS = ("beginner", "easy", "medium")
PATIENCE = 3600.0  # seconds


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--players", type=int, default=24)
    asked.add_argument("--game", default="tiles")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--rounds", type=int, default=8)
    asked.add_argument("--kind", default="league", choices=["league", "duplicate", "knockout"])
    asked.add_argument("--json", action="store_true", help="figures as JSON")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), str(Path(folder) / "tables.sqlite"), games=[])
        try:
            figures = play(server.start(), given)
        finally:
            server.close()
    print(json.dumps(figures, indent=2) if given.json else told(figures))


def play(server: Server, given: argparse.Namespace) -> dict[str, Any]:
    host = Someone(server, "Host")
    bots = [LEVELS[at % len(LEVELS)] for at in range(given.players)]
    said: dict[str, Any] = {"title": "League", "game": given.game, "kind": given.kind}
    said |= {"seats": given.seats, "rounds": given.rounds, "bots": bots, "rated": True}
    made = host.post("/api/tournaments", join=False, **said)
    path = f"/api/tournaments/{made['id']}"
    began = time.monotonic()
    host.post(f"{path}/begin")
    over = wait_for(lambda: looked(host, path), PATIENCE)
    seconds = time.monotonic() - began
    tables = [table for one in over["played"] for table in one["tables"]]
    ratings = wait_for(lambda: rated(host, given.game, len(tables)))
    return {
        "players": given.players,
        "rounds": len(over["played"]),
        "tables": len(tables),
        "seconds": round(seconds, 1),
        "met": over["meetings"],
        "seats": seats(over),
        "standing": [[row["name"], row["bot"], *row["counts"]] for row in over["standing"]],
        "ratings": [[one["bot"], one["rating"], one["doubt"]] for one in ratings["players"]],
        "worth": ratings["all"],
    }


def looked(host: Someone, path: str) -> Any:
    time.sleep(0.5)  # not to take the bots' time
    found = host.get(path)
    return found if found["status"] == "over" else None


def rated(host: Someone, game: str, games: int) -> Any:
    found = host.get(f"/api/ratings/{game}")
    return found if found["games"] >= games else None


def seats(over: dict[str, Any]) -> list[int]:
    """How often somebody sat on a seat, at least and at most."""
    sat = Counter(
        (player, seat)
        for one in over["played"]
        for table in one["tables"]
        for seat, player in enumerate(table["players"])
    )
    return [min(sat.values()), max(sat.values())]


def told(figures: dict[str, Any]) -> str:
    lines = [
        f"{figures['players']} players, {figures['rounds']} rounds, {figures['tables']} tables, "
        f"{figures['seconds']} s",
        f"each on each seat {figures['seats']} times, two met {figures['met']} times",
        *[" ".join(map(str, row)) for row in figures["standing"]],
        *[f"{bot}: {rating} ± {doubt}" for bot, rating, doubt in figures["ratings"]],
    ]
    worth = figures["worth"]
    hit, guess = round(100 * worth["hit"]), round(100 * worth["guess"])
    return "\n".join([*lines, f"the favourite won {hit} %, by lot {guess} %"])


if __name__ == "__main__":
    main()
