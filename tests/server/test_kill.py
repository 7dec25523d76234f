"""Nothing that was confirmed is lost, whenever the server is killed."""

import asyncio
import os
import threading
from collections.abc import Iterator

import httpx
import pytest

from roundhouse.tables.verify import verify_database
from tests.server.harness import PATIENCE, Server, Someone, wait_for
from tests.server.postgres import fresh_database

SOAK = bool(os.environ.get("ROUNDHOUSE_SOAK"))
KILLS = 12 if SOAK else 1
PLAYERS = 4


@pytest.fixture(params=["sqlite", "postgresql"])
def mortal(request, tmp_path) -> Iterator[Server]:
    if request.param == "sqlite":
        made = Server(tmp_path, str(tmp_path / "tables.sqlite"))
    else:
        database = fresh_database(request.getfixturevalue("postgres"))
        made = Server(tmp_path, database, workers=2)
    try:
        yield made.start()
    finally:
        made.close()


class Player(threading.Thread):
    """Plays alone at his own tables, as fast as he can, and remembers what was confirmed."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(daemon=True)
        self.person = Someone(server, name)
        self.confirmed: dict[str, dict[int, str]] = {}
        self.ended = threading.Event()

    def count(self) -> int:
        return sum(len(confirmed) for confirmed in list(self.confirmed.values()))

    def run(self) -> None:
        try:
            while not self.ended.is_set():
                id = self.person.make("signals", "me", "screen", options={"rounds": 9})["id"]
                self.confirmed[id] = {}
                self.play(id)
        except httpx.TransportError:
            pass  # the server is dead

    def play(self, id: str) -> None:
        while not self.ended.is_set():
            position = self.person.table(id)["position"]
            if position["status"] != "playing":
                return
            done = self.person.move(id, position["asked"][0])
            self.confirmed[id][done["entry"]["number"]] = done["entry"]["move"]


@pytest.mark.daily
@pytest.mark.parametrize("round", range(KILLS))
def test_killed_under_load_nothing_confirmed_is_lost(mortal: Server, round: int, request) -> None:
    players = [Player(mortal, f"Player {number}") for number in range(PLAYERS)]
    for player in players:
        player.start()
    wait_for(lambda: sum(player.count() for player in players) > 80 + 7 * round, 300)
    mortal.kill()
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive()
    mortal.start()
    moves = 0
    for player in players:
        for id, confirmed in player.confirmed.items():
            table = player.person.table(id)
            history = player.person.get(f"/api/tables/{id}/history")["moves"]
            # the first entry makes the table, then each is a move
            for number, text in confirmed.items():
                assert history[number - 1]["text"] == text
                moves += 1
            assert len(history) - 1 <= len(confirmed) + 1, "at most one answer was cut off"
            assert table["position"]["moves"] == len(history) - 1
    assert moves > 80
    mortal.kill()
    report = asyncio.run(verify_database(mortal.database))
    assert report.faults == [] and report.moves >= moves
    request.node.user_properties.append(("kit", ("kill -9", {"confirmed moves kept": moves})))
