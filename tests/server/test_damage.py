"""Damage in the database: it is named and set aside, and everybody else plays on."""

import asyncio
import json
import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from roundhouse.tables.verify import verify_database
from tests.server.harness import Server, Someone, play_on, wait_for
from tests.server.postgres import fresh_database


def change(server: Server, statement: str, *values: object) -> None:
    with sqlite3.connect(server.database) as file:
        file.execute(statement, values)
    file.close()


def ask(server: Server, question: str, *values: object) -> Any:
    with sqlite3.connect(server.database) as file:
        found = file.execute(question, values).fetchone()
    file.close()
    return found


def test_nothing_stored_can_run_a_program(own_server: Server) -> None:
    """Neither in the header, nor beside it, nor in the journal; the table says so and waits."""
    server = own_server.start()
    anna = Someone(server, "Anna")
    bot = {"kind": "bot", "level": "easy"}
    ids = [anna.make("slow-signals", "me", bot, options={"rounds": 9})["id"] for _ in range(3)]
    for id in ids:
        anna.move(id, 0)
    other = anna.make("signals", "me", "screen")["id"]
    server.kill()
    mark = Path(server.folder) / "was-here"
    level = f"cmd:touch {mark}"
    header = json.loads(ask(server, "SELECT header FROM tables WHERE id = ?", ids[0])[0])
    header["seats"][1]["level"] = level
    change(server, "UPDATE tables SET header = ? WHERE id = ?", json.dumps(header), ids[0])
    change(server, "UPDATE seats SET bot = ? WHERE bot IS NOT NULL", level)
    payload = json.dumps({"version": 2, "level": level})
    (number,) = ask(server, "SELECT max(number) FROM journal WHERE table_id = ?", ids[1])
    change(
        server,
        "INSERT INTO journal (table_id, number, kind, seat, payload, time) "
        "VALUES (?, ?, 'to-bot', 1, ?, ?)",
        *(ids[1], number + 1, payload, time.time()),
    )
    change(server, "UPDATE tables SET number = number + 1 WHERE id = ?", ids[1])
    change(server, "UPDATE tables SET waiting = 1")
    server.start()
    for id in ids[:2]:
        changed = anna.table(id)["changed"]
        assert (changed["rule"], changed["facts"]) == (
            "unknown-level",
            {"seat": 1, "bot": level[:40]},
        )
    wait_for(lambda: anna.table(ids[2])["position"]["moves"] > 1)  # what is beside it is not read
    anna.move(other, 0)
    server.stop()
    assert not mark.exists()


DAMAGE = {
    "a header that ends": ("tables", "header = '{'"),
    "a header of nothing": ("tables", "header = '{}'"),
    "deep in a header": ("tables", "header = replace(hex(zeroblob(3000)), '00', '[')"),
    "who is asked": ("tables", "asked = '['"),
    "a deed that ends": ("journal", """payload = '{"text":' WHERE number = 2"""),
    "a deed of nothing": ("journal", "payload = '{}' WHERE number = 2"),
    "another kind of deed": ("journal", "kind = 'answer' WHERE number = 2"),
    "no bytes of text": ("journal", "payload = x'ff00fe' WHERE number = 2"),
    "a seat that isn't there": ("journal", "seat = 99 WHERE number = 2"),
    "a number that is missing": ("journal", "number = 77 WHERE number = 2"),
}


def damage(server: Server, id: str, how: str) -> None:
    table, wrong = DAMAGE[how]
    column = "id" if table == "tables" else "table_id"
    sets, _, where = wrong.partition(" WHERE ")
    where = f"{where} AND {column} = ?" if where else f"{column} = ?"
    change(server, f"UPDATE {table} SET {sets} WHERE {where}", id)


def said(server: Server, words: str) -> bool:
    return words in server.log.read_text()


def test_damaged_rows_are_named_and_stop_nobody_else(own_server: Server) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    sound, *broken = (anna.make("signals", "me", "screen")["id"] for _ in range(1 + len(DAMAGE)))
    for id in (sound, *broken):
        anna.move(id, 0)
    server.kill()
    for id, how in zip(broken, DAMAGE, strict=True):
        damage(server, id, how)
        change(server, "UPDATE tables SET waiting = 1 WHERE id = ?", id)
    report = asyncio.run(verify_database(server.database))
    assert report.tables == 1 + len(broken) and sorted(id for id, _ in report.faults) == sorted(
        broken
    )
    server.start()
    anna.move(sound, 1)
    listed = [one["id"] for one in anna.get("/api/tables")["tables"]]
    assert sound in listed
    for id, how in zip(broken, DAMAGE, strict=True):
        answer = anna.ask("GET", f"/api/tables/{id}")
        if how == "who is asked":
            assert answer.status_code == 200 and id not in listed
        else:
            assert answer.status_code == 422, how
            assert answer.json()["rule"] in ("broken-journal", "broken-replay"), answer.text
        wait_for(partial(said, server, f"table {id} is set aside"))
    assert "Traceback" not in server.log.read_text()
    health = anna.get("/api/health")
    assert health["ok"] and all(any(id in why for why in health["reasons"]) for id in broken)


TWINS = """
INSERT INTO tables (id, game, header, host, request, public, made, number, moves, status, asked,
                    moved, waiting)
SELECT 'x' || n, 'tiles', '{', 'nobody', 'r' || n, false, 1, 1, 0, 'playing', '[0]', 1, false
FROM generate_series(1, 40000) AS n
"""


def test_a_start_does_not_grow_with_the_games_that_were_left(tmp_path: Path, postgres: str) -> None:
    """PostgreSQL takes no more than 32,767 values in one question."""
    server = Server(tmp_path, fresh_database(postgres))
    try:
        server.start()
        server.stop()

        async def fill() -> None:
            connection = await asyncpg.connect(server.database)
            await connection.execute(TWINS)
            await connection.close()

        asyncio.run(fill())
        server.start()
        anna = Someone(server, "Anna")
        bot = {"kind": "bot", "level": "random"}
        id = anna.make("signals", bot, bot)["id"]
        wait_for(lambda: anna.table(id)["position"]["status"] == "over")
    finally:
        server.close()


def test_the_rematch_is_what_the_house_made(own_server: Server) -> None:
    """Whatever request the host has used for a table of his own."""
    anna, bruno = Someone(own_server.start(), "Anna"), Someone(own_server, "Bruno")
    table = anna.make("signals", "me", "person")
    bruno.sit(table, 1)
    play_on(table["id"], {0: anna, 1: bruno})
    planted = anna.make("tiles", "me", request=f"rematch-{table['id']}")["id"]
    spaced = anna.refused(
        "/api/tables", game="tiles", seats=[{"kind": "me"}], request=f"rematch of {table['id']}"
    )
    assert spaced[:2] == (400, "bad-request")
    again = bruno.post(f"/api/tables/{table['id']}/rematch")
    assert again["id"] != planted and again["game"] == "signals"
    assert [seat["mine"] for seat in again["position"]["seats"]] == [True, False]
    assert anna.post(f"/api/tables/{table['id']}/rematch")["id"] == again["id"]


def test_time_without_a_server_is_nobodys_loss(own_server: Server) -> None:
    anna, bruno = Someone(own_server.start(), "Anna"), Someone(own_server, "Bruno")
    table = anna.make("tiles", "me", "person", clock={"seconds": 6, "increment": 0})
    bruno.sit(table, 1)
    began = time.monotonic()
    own_server.kill()
    while time.monotonic() < began + 7:  # longer than the clock has
        time.sleep(0.1)
    own_server.start()
    wait_for(lambda: anna.table(table["id"])["position"]["status"] == "over")
    first = "SELECT min(time) FROM journal WHERE kind = ?"
    (begun,), (over,) = (ask(own_server, first, kind) for kind in ("resume", "time-out"))
    assert over > begun + 2, "he had nearly six seconds left"
    assert asyncio.run(verify_database(own_server.database)).faults == []


def test_a_clock_runs_out_after_a_restart_whether_anybody_looks_or_not(own_server: Server) -> None:
    anna, bruno = Someone(own_server.start(), "Anna"), Someone(own_server, "Bruno")
    table = anna.make("tiles", "me", "person", clock={"seconds": 6, "increment": 0})
    bruno.sit(table, 1)
    own_server.kill()
    own_server.settings["idle"] = 1.0
    own_server.start()

    def over() -> bool:
        found = ask(own_server, "SELECT status FROM tables WHERE id = ?", table["id"])
        return bool(found[0] == "over")

    wait_for(over)
