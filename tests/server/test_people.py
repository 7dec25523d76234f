"""People: cookies that can't be forged, another device, export, deletion."""

import time

import httpx

from tests.server.harness import Server, Someone, play_on


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
    time.sleep(0.4)  # longer than the absence of these servers
    bruno.post(f"/api/tables/{id}/bot", seat=0, level="random", number=6)


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
