"""What greedy bots make of Steam: both maps, both rule sets, 3 to 5 players.

python -m tests.games.steam.bots 20 games.jsonl    # games of each kind; goes on where it stopped
python -m tests.games.steam.bots table games.jsonl # the table of docs/steam-bots.md
"""

import json
import sys
from collections import Counter
from itertools import product
from pathlib import Path
from statistics import mean

from rich.progress import track

from roundhouse.study.simulate import Job, play_game

Row = dict
MAPS, RULES, SEATS = ("northeast", "ruhr"), ("base", "standard"), (3, 4, 5)


def play(number: int, seats: int, rules: str, board: str) -> Row:
    job = Job("steam", seats, ("medium",), 1, {"map": board, "rules": rules})
    _, outcome = play_game(job, number)
    return {
        "kind": [board, rules, seats],
        "number": number,
        "scores": outcome.scores,
        "places": outcome.places,
        "bankrupt": outcome.facts.get("bankrupt", []),
        "moves": outcome.moves,
    }


def play_all(games: int, path: Path) -> None:
    """A game of every kind before the next of any, so that an early end leaves a fair sample."""
    done = Counter(str(row["kind"]) for row in rows_of(path))
    wanted = [
        (number, seats, rules, board)
        for number, board, rules, seats in product(range(games), MAPS, RULES, SEATS)
        if number >= done[str([board, rules, seats])]
    ]
    with path.open("a", encoding="utf-8") as out:
        for one in track(wanted, "Steam"):
            print(json.dumps(play(*one)), file=out, flush=True)


def rows_of(path: Path) -> list[Row]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def table(rows: list[Row]) -> str:
    lines = [
        "| map | rules | players | games | none bankrupt | winners | their mean | mean of all |",
        "|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    for board, rules, seats in product(MAPS, RULES, SEATS):
        some = [row for row in rows if row["kind"] == [board, rules, seats]]
        if not some:
            continue
        sound = [row for row in some if not row["bankrupt"]]
        winners = [max(row["scores"]) for row in some]
        every = [score for row in some for score in row["scores"]]
        lines.append(
            f"| {board} | {rules} | {seats} | {len(some)} | {len(sound) / len(some):.0%} "
            f"| {min(winners)}–{max(winners)} | {mean(winners):.1f} | {mean(every):.1f} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    if sys.argv[1] == "table":
        print(table(rows_of(Path(sys.argv[2]))))
    else:
        play_all(int(sys.argv[1]), Path(sys.argv[2]))
