"""People: cookies that can't be forged, another device, export, deletion."""

import asyncio
import sqlite3

import asyncpg  # type: ignore[import-untyped]
import httpx

import roundhouse as rh
from roundhouse.tables import making
from roundhouse.tables.header import Planned
from roundhouse.tables.kept import Person
from roundhouse.tables.service import Service
from roundhouse.tables.store import open_store
from roundhouse.tables.verify import verify_database
from tests.server.harness import Server, Someone, play_on, wait_for
from tests.server.postgres import fresh_database


def test_a_person_is_a_signed_cookie_with_a_chosen_name(server: Server) -> None:
    anna = Someone(server)
    answer = anna.ask("GET", "/api/me")
    assert answer.json() == {"name": "", "language": "en", "theme": "system", "known": False}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
    anna.put("/api/me", name="  Anna \u0000 Bee ", language="it", theme="dark")
    me = anna.get("/api/me")
    assert me == {"name": "Anna Bee", "language": "it", "theme": "dark", "known": True}
    assert "set-cookie" not in anna.ask("GET", "/api/me").headers


def test_the_page_says_who_one_is_before_it_asks_for_anything(server: Server) -> None:
    """What it asks for at once, its socket among it, would be asked by as many people."""
    somebody = Someone(server)
    assert "set-cookie" in somebody.ask("GET", "/table/abc").headers
    for path in ("/api/me", "/api/games", "/"):
        assert "set-cookie" not in somebody.ask("GET", path).headers
    assert "set-cookie" not in Someone(server).ask("GET", "/favicon.svg").headers


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    anna = Someone(server, "Anna")
    real = anna.http.cookies["roundhouse"]
    id, mark = real.split(".")
    for forged in (f"{id}.{'0' * len(mark)}", id, f"{id}x.{mark}", ".", "é", "x" * 5000):
        cookie = [(b"cookie", f"roundhouse={forged}".encode("latin-1"))]
        answer = httpx.get(f"{server.address}/api/me", headers=cookie)
        assert answer.status_code == 200, answer.text
        assert answer.json()["name"] == "" and "set-cookie" in answer.headers, forged


def test_a_code_moves_a_person_to_another_device_once(server: Server) -> None:
    anna = Someone(server, "Anna")
    table = anna.make("tiles", "me")
    code = anna.post("/api/me/code")["code"]
    phone = Someone(server)
    assert phone.refused("/api/me/claim", code="AAAAA-AAAAA")[:2] == (403, "bad-code")
    assert phone.post("/api/me/claim", code=code.lower())["name"] == "Anna"
    assert phone.table(table["id"])["position"]["seats"][0]["mine"]
    assert anna.table(table["id"])["position"]["seats"][0]["mine"], "the first one stays"
    assert Someone(server).refused("/api/me/claim", code=code)[:2] == (403, "bad-code")


def test_export_has_everything_and_deletion_leaves_nothing(server: Server) -> None:
    anna, bruno = Someone(server, "Annamaria"), Someone(server, "Bruno")
    table = anna.make("signals", "me", "person")
    id = table["id"]
    bruno.sit(table, 1)
    anna.post(f"/api/tables/{id}/chat", text="I am Annamaria")
    play_on(id, {0: anna, 1: bruno}, 2)
    export = anna.get("/api/me/export")
    assert export["me"]["name"] == "Annamaria"
    assert [one["id"] for one in export["tables"]] == [id]
    assert [line["text"] for line in export["chat"]] == ["I am Annamaria"]
    cookie = anna.http.cookies["roundhouse"]
    anna.ask("DELETE", "/api/me")
    assert anna.get("/api/me")["known"] is False
    assert anna.http.cookies["roundhouse"] != cookie
    old = httpx.get(f"{server.address}/api/me/export", headers={"cookie": f"roundhouse={cookie}"})
    assert old.json()["tables"] == [] and old.json()["chat"] == []
    seen = bruno.ask("GET", f"/api/tables/{id}").text
    assert "Annamaria" not in seen
    assert "Annamaria" not in bruno.ask("GET", f"/api/tables/{id}/history").text
    assert bruno.table(id)["position"]["moves"] == 2, "the moves stay for the others"
    in_her_place = {"seat": 0, "level": "medium", "number": 6}
    wait_for(lambda: bruno.try_post(f"/api/tables/{id}/bot", **in_her_place).is_success)


def test_deletion_leaves_no_name_and_no_id_anywhere(own_server: Server) -> None:
    """Not in a fork that another has made, nor in a rematch whose seat was left."""
    anna, bruno = Someone(own_server.start(), "Annamaria"), Someone(own_server, "Bruno")
    table = anna.make("signals", "me", "person")
    bruno.sit(table, 1)
    play_on(table["id"], {0: anna, 1: bruno})
    forked = bruno.post(f"/api/tables/{table['id']}/fork", move=2, seat=1)["id"]
    again = bruno.post(f"/api/tables/{forked}/fork", move=2, seat=1, level="random")["id"]
    rematch = bruno.post(f"/api/tables/{table['id']}/rematch")
    anna.post(f"/api/tables/{rematch['id']}/leave", seat=1, number=1)
    deeds = anna.get("/api/me/export")["deeds"]
    assert {(one["table"], one["kind"]) for one in deeds} >= {
        (table["id"], "move"),
        (rematch["id"], "leave"),
    }
    id = anna.http.cookies["roundhouse"].rpartition(".")[0].strip('"')
    assert "Annamaria" in bruno.ask("GET", f"/api/tables/{forked}").text
    anna.ask("DELETE", "/api/me")
    for one in (table["id"], forked, again, rematch["id"]):
        assert "Annamaria" not in bruno.ask("GET", f"/api/tables/{one}").text, one
        assert bruno.table(one)["position"]["seats"][0 if one == rematch["id"] else 1]["mine"]
    own_server.stop()
    with sqlite3.connect(own_server.database) as file:
        kept = "\n".join(file.iterdump())
    file.close()
    assert "Annamaria" not in kept and id not in kept
    assert asyncio.run(verify_database(own_server.database)).faults == []


MANY = 33_000  # PostgreSQL takes no more than 32,767 values in one question
TWINS = f"""
INSERT INTO tables (id, game, header, host, request, public, made, number, moves, status, asked,
                    moved, waiting)
SELECT 'x' || n, game, header, 'nobody', 'r' || n, public, made, number, moves, status, asked,
       moved, waiting FROM tables, generate_series(1, {MANY}) AS n;
INSERT INTO seats (table_id, seat, kind, name, person)
SELECT 'x' || n, 0, 'person', CASE WHEN n % 100 = 0 THEN 'Annamaria' ELSE '' END, 'anna'
FROM generate_series(1, {MANY}) AS n;
INSERT INTO journal (table_id, number, kind, seat, person, payload, time)
SELECT 'x' || n, 1, CASE WHEN n % 100 = 0 THEN 'sit' ELSE 'mute' END, 0, 'anna',
       CASE WHEN n % 100 = 0 THEN '{{"name":"Annamaria"}}' ELSE '{{"muted":true}}' END, n
FROM generate_series(1, {MANY}) AS n
"""


def test_who_has_played_at_very_many_tables_is_exported_and_forgotten(postgres: str) -> None:
    database = fresh_database(postgres)

    async def run() -> tuple[int, int, list[str]]:
        store = await open_store(database)
        header = making.fresh(rh.game("tiles"), {}, "carla", [Planned("person", "Carla", "carla")])
        await Service(store).make(header, "made-once")
        connection = await asyncpg.connect(database)
        await connection.execute(TWINS)
        await store.people.keep(Person("anna", "Annamaria", "en", "system", 1.0))
        exported = len(await store.lists.all_of("anna")), len(await store.tables.deeds_of("anna"))
        changed = await store.people.forget("anna", "nobody-1", lambda id: f'{{"table":"{id}"}}')
        assert len(changed) == MANY
        left = await connection.fetch(
            "SELECT table_id FROM seats WHERE person = 'anna' OR name = 'Annamaria' UNION ALL "
            "SELECT table_id FROM journal WHERE person = 'anna' OR payload LIKE '%Annamaria%'"
        )
        await connection.close()
        await store.close()
        return *exported, [row["table_id"] for row in left]

    assert asyncio.run(run()) == (MANY, MANY, [])


def test_chat_is_plain_text_and_can_be_muted(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("signals", "me", "person")
    id = table["id"]
    bruno.sit(table, 1)
    path = f"/api/tables/{id}"
    said = bruno.post(f"{path}/chat", text=" <b>hello</b>\n\u0007 ")
    assert said["entry"]["chat"]["text"] == "<b>hello</b>"
    assert anna.table(id)["chat"][0]["text"] == "<b>hello</b>"
    muted = anna.post(f"{path}/mute", seat=1, muted=True)
    assert muted["chat"] == [] and muted["position"]["seats"][1]["muted"]
    seen = bruno.table(id)
    assert not seen["position"]["seats"][0]["muted"] and len(seen["chat"]) == 1
    assert anna.post(f"{path}/mute", seat=1, muted=False)["chat"] != []
    carla = Someone(server, "Carla")
    assert carla.refused(f"{path}/chat", text="hi")[:2] == (403, "not-at-this-table")
    assert anna.refused(f"{path}/chat", text=" \n ")[:2] == (422, "nothing-said")


def test_finished_games_are_counted_and_forgotten_with_the_person(server: Server):
    anna = Someone(server, "Anna")
    assert anna.get("/api/me/statistics")["games"] == []
    id = anna.make("signals", "me", {"kind": "bot", "level": "random"})["id"]
    play_on(id, {0: anna})
    wait_for(lambda: anna.table(id)["position"]["status"] == "over")
    (one,) = anna.get("/api/me/statistics")["games"]
    result = anna.table(id)["position"]["result"]
    assert (one["table"], one["game"], one["seats"], one["people"]) == (id, "signals", 2, 1)
    assert (one["place"], one["score"]) == (result["places"][0], result["scores"][0])
    assert anna.ask("DELETE", "/api/me").status_code == 200
    assert anna.get("/api/me/statistics")["games"] == []
