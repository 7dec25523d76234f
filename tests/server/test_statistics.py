"""Statistics are counted from the journals: what is read in, what goes on from another game, and
who deletes himself leave everybody's right."""

import asyncio
from typing import Any

from roundhouse.tables.store import open_store
from roundhouse.tables.table import Table
from roundhouse.tables.verify import verify_database
from tests.server.harness import Server, Someone, play_on


def counted(one: Someone) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = one.get("/api/me/statistics")["games"]
    return games


async def from_journals(database: str) -> dict[str, tuple[list[int], list[int]]]:
    """Scores and places of every table, its deeds done once more."""
    store = await open_store(database)
    found = {}
    for id in await store.tables.ids():
        header = await store.tables.header(id)
        assert header is not None
        table = Table(header)
        for entry in await store.tables.entries(id):
            table.apply(entry)
        if table.result is not None:
            found[id] = (table.result.scores, table.result.places)
    await store.close()
    return found


def test_imports_forks_and_deletions_leave_statistics_right(own_server: Server) -> None:
    anna, bruno = Someone(own_server.start(), "Anna"), Someone(own_server, "Bruno")
    played = []
    for _ in range(2):
        table = anna.make("signals", "me", "person")
        bruno.sit(table, 1)
        play_on(table["id"], {0: anna, 1: bruno})
        played.append(table["id"])
    before = counted(anna), counted(bruno)
    assert [[one["table"] for one in games] for games in before] == [played, played]

    # one's own game and another's, read in again: neither is a game that was played
    text = anna.get(f"/api/tables/{played[0]}/record")["text"]
    for reader in (anna, bruno, Someone(own_server, "Carla")):
        assert reader.post("/api/records", text=text)["position"]["status"] == "record"
    # what if: whoever begins where he is winning wins
    forked = bruno.post(f"/api/tables/{played[0]}/fork", move=2, seat=1, level="random")["id"]
    play_on(forked, {1: bruno})
    assert bruno.table(forked)["position"]["result"] is not None
    assert (counted(anna), counted(bruno)) == before

    # a third game, given up: it has a place, but no score
    table = bruno.make("signals", "me", "person")
    anna.sit(table, 1)
    number = bruno.table(table["id"])["position"]["number"]
    bruno.post(f"/api/tables/{table['id']}/resign", seat=0, number=number)
    assert [(one["place"], one["score"]) for one in counted(bruno)[2:]] == [(2, None)]
    assert [one["won"] for one in counted(anna)[2:]] == [1.0]

    hers, his = counted(anna), counted(bruno)
    anna.ask("DELETE", "/api/me")
    assert counted(anna) == [] and counted(bruno) == his
    own_server.stop()
    own_server.start()
    assert counted(bruno) == his, "from what is kept alone"
    own_server.stop()

    assert asyncio.run(verify_database(own_server.database)).faults == []
    results = asyncio.run(from_journals(own_server.database))
    for seat, games in enumerate((hers, his)):
        for one in games[:2]:
            scores, places = results[one["table"]]
            assert (one["score"], one["place"]) == (scores[seat], places[seat])
