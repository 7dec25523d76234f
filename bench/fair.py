"""Whether thinking is fair: many tables of hard bots, people who always ask for hints, and how
long somebody elsewhere waits for an easy bot, and for his own move.

    python bench/fair.py --hard 50 --hints 10 --seconds 60
    python bench/fair.py --hard 0 --hints 0 --medium 50     beside medium bots of Railways, at once
"""

import argparse
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

import roundhouse as rh
from tests.server.harness import Server, Someone

HARD = {"kind": "bot", "level": "hard"}
MEDIUM = {"kind": "bot", "level": "medium"}
EASY = {"kind": "bot", "level": "easy"}


def ask_for_hints(server: Server, until: float) -> None:
    """Does what it is told, so that the next hint has to be thought about again."""
    anna = Someone(server, "Anna")
    while time.monotonic() < until:
        id = anna.make("tiles", "me", EASY)["id"]
        while time.monotonic() < until:
            position = anna.table(id)["position"]
            if position["status"] != "playing":
                break
            if 0 not in position["asked"]:
                time.sleep(0.05)
                continue
            answer = anna.try_post(f"/api/tables/{id}/hint", seat=0)
            if answer.is_success:
                text = answer.json()["hints"][0]["move"]
                anna.post(f"/api/tables/{id}/moves", seat=0, move=text, number=position["number"])


def play_easy(server: Server, until: float, own: list[float], bot: list[float]) -> None:
    """Moves against an easy bot: how long each takes, and how long the bot's answers do."""
    bruno = Someone(server, "Bruno")
    while time.monotonic() < until:
        id = bruno.make("tiles", "me", EASY)["id"]
        while time.monotonic() < until:
            position = bruno.table(id)["position"]
            if position["status"] != "playing":
                break
            if 0 not in position["asked"]:
                began = time.perf_counter()
                while bruno.table(id)["position"]["asked"] == [1]:
                    time.sleep(0.01)
                bot.append(time.perf_counter() - began)
                continue
            text = bruno.first_move(id, 0)
            said = {"seat": 0, "move": text, "number": position["number"]}
            began = time.perf_counter()
            bruno.post(f"/api/tables/{id}/moves", **said)
            own.append(time.perf_counter() - began)


def show(what: str, seconds: list[float]) -> None:
    parts = quantiles(seconds, n=100)
    told = f"p50 {1000 * parts[49]:6.0f} ms  p99 {1000 * parts[98]:6.0f} ms"
    print(f"{what:24} {len(seconds):6} times  {told}  worst {1000 * max(seconds):6.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--hard", type=int, default=50)
    parser.add_argument("--medium", type=int, default=0)
    parser.add_argument("--hints", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        here = Path(rh.__file__).parents[1]  # the server runs what this runs
        server = Server(Path(folder), f"{folder}/tables.sqlite", games=[here]).start()
        try:
            host = Someone(server, "Host")
            id = host.make("tiles", EASY, EASY)["id"]  # their process has started
            while host.table(id)["position"]["moves"] < 2:
                time.sleep(0.1)
            for _ in range(args.hard):
                host.make("tiles", HARD, HARD, HARD)
            crowd = [host.make("railways", *[MEDIUM] * 4)["id"] for _ in range(args.medium)]
            until = time.monotonic() + args.seconds
            own: list[float] = []
            bot: list[float] = []
            work = [
                threading.Thread(target=ask_for_hints, args=(server, until))
                for _ in range(args.hints)
            ]
            work.append(threading.Thread(target=play_easy, args=(server, until, own, bot)))
            for one in work:
                one.start()
            for one in work:
                one.join()
            show("an easy bot answers", bot)
            made = sum(host.table(id)["position"]["moves"] for id in crowd)
            print(f"{'beside them':24} {made:6} moves of medium bots")
            show("a person's own move", own)
        finally:
            server.close()


if __name__ == "__main__":
    main()
