"""Starting, stopping, limits, headers; and a table from another time."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from roundhouse.kernel.refusal import Refused
from roundhouse.server.run import serve
from roundhouse.server.settings import Settings
from roundhouse.tables.verify import verify_database
from roundhouse.texts import Texts, languages
from tests.server.harness import PATIENCE, ROOT, Server, Someone, heard, play_on, token_of, wait_for


def test_sqlite_with_several_workers_is_refused(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.sqlite"), workers=2)
    with pytest.raises(Refused) as refused:
        serve(settings, "127.0.0.1", 0)
    assert refused.value.rule == "sqlite-one-worker"


def test_a_second_server_on_the_same_file_is_refused(own_server: Server) -> None:
    own_server.start()
    with pytest.raises(Refused) as refused:
        serve(Settings(database=own_server.database), "127.0.0.1", 0)
    assert refused.value.rule == "database-in-use"


@pytest.mark.parametrize(
    ("database", "rule"),
    [("mysql://x/y", "bad-database"), ("postgresql://nobody@127.0.0.1:1/x", "no-database")],
)
def test_a_database_that_cannot_be_used_is_named(database: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        serve(Settings(database=database), "127.0.0.1", 0)
    assert refused.value.rule == rule


def test_it_stops_when_told_with_sockets_open_and_a_bot_thinking(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot thinks longer than anybody waits for the end here."""
    monkeypatch.setenv("SLOW", str(10 * PATIENCE))
    server = own_server.start()
    anna = Someone(server, "Anna")
    id = anna.make("slow-signals", "me", {"kind": "bot", "level": "medium"})["id"]
    with anna.socket(id) as socket:
        heard(socket, "hello")
        anna.move(id, 0)
        wait_for(lambda: "slow signals: thinking" in server.log.read_text())
        server.stop()
    assert server.process is not None and server.process.returncode in (0, -15)
    assert "Traceback" not in server.log.read_text()


def with_a_thinker(server: Server) -> int:
    """Lets bots play a game, so that a process for them has been started; the server's number."""
    anna = Someone(server.start(), "Anna")
    bot = {"kind": "bot", "level": "random"}
    id = anna.make("signals", bot, bot)["id"]
    wait_for(lambda: anna.table(id)["position"]["status"] == "over")
    assert server.process is not None
    return server.process.pid


def test_the_key_that_stops_it_stops_the_thinkers_in_silence(own_server: Server) -> None:
    """Ctrl-C reaches every process of a terminal."""
    os.killpg(with_a_thinker(own_server), signal.SIGINT)
    assert own_server.process is not None
    own_server.process.wait(PATIENCE)
    assert "Traceback" not in own_server.log.read_text()


def test_thinkers_end_with_a_killed_server(own_server: Server) -> None:
    parent = with_a_thinker(own_server)
    children = [
        int(one) for one in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    ]
    assert children
    assert own_server.process is not None
    own_server.process.kill()
    own_server.process.wait()
    wait_for(lambda: not any(alive(child) for child in children))


def alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_bots_go_on_after_a_restart(own_server: Server) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    bot = {"kind": "bot", "level": "medium"}
    id = anna.make("slow-signals", bot, bot, options={"rounds": 1})["id"]
    server.kill()
    server.start()
    wait_for(lambda: httpx.get(f"{server.address}/api/health").json()["tables"] == 1)
    wait_for(lambda: anna.table(id)["position"]["status"] == "over")


def test_hints_are_counted(limited: Server) -> None:
    """They take the time of processes that others' bots wait for; said again they cost nothing."""
    anna = Someone(limited, "Anna", "10.0.1.1")
    asked: list[int] = []
    while 429 not in asked and len(asked) < 50:
        table = anna.make("signals", "me", {"kind": "bot", "level": "random"})
        asked.append(anna.try_post(f"/api/tables/{table['id']}/hint", seat=0).status_code)
    assert asked[:10] == [200] * 10 and asked[-1] == 429
    table = anna.make("signals", "me", {"kind": "bot", "level": "random"})
    again = f"/api/tables/{table['id']}/hint"
    while anna.try_post(again, seat=0).status_code == 429:
        time.sleep(0.1)  # until the first may be asked
    assert {anna.try_post(again, seat=0).status_code for _ in range(14)} == {200}


def test_turning_a_deaf_ear_is_counted_like_talking(limited: Server) -> None:
    """Each is an entry of the journal that all at the table are sent."""
    anna = Someone(limited, "Anna", "10.0.1.2")
    path = f"/api/tables/{anna.make('signals', 'me', 'person')['id']}/mute"
    asked: list[int] = []
    while 429 not in asked and len(asked) < 500:
        muted = len(asked) % 2 == 0
        asked.append(anna.try_post(path, seat=1, muted=muted).status_code)
    assert asked[:20] == [200] * 20 and asked[-1] == 429


def test_who_lets_the_network_in_is_not_counted_with_it(own_server: Server) -> None:
    own_server.settings |= {"home": True, "network": "127.0.0.2", "port": own_server.port}
    server = own_server.start()
    here, guest = Someone(server, "Anna"), Someone(server, "Bruno", "10.0.1.6")
    assert here.ask("POST", "/api/lan", json={"open": True}).json()["open"]

    def asks(who: Someone) -> int:
        return who.try_post("/api/queues", game="tiles", pace="none").status_code

    assert {asks(here) for _ in range(70)} == {422}
    asked = [asks(guest)]
    while 429 not in asked and len(asked) < 500:
        asked.append(asks(guest))
    assert asked[0] == 422 and asked[-1] == 429


COUNTED: dict[str, tuple[dict[str, Any], int]] = {  # how often at once
    "/api/tournaments": (
        {"title": " ", "game": "tiles", "kind": "league", "seats": 2, "request": "counted-0"},
        60,
    ),
    "/api/queues": ({"game": "tiles", "pace": "none", "request": "counted-1"}, 60),
    "/api/me/notices/webhook": ({"url": "http://example.org/"}, 60),
    "/api/me/notices/push": ({"endpoint": "https://x.example", "key": "AA", "auth": "AA"}, 60),
    "/api/me/notices/nothing/test": ({}, 6),
    "/api/me/passkeys/claim": ({"id": "AA", "client": "AA", "state": "AA"}, 10),
}


@pytest.mark.parametrize("path", COUNTED)
def test_what_is_dear_or_tempting_is_counted_by_itself(limited: Server, path: str) -> None:
    """Whether it was in order or not, and whoever one says to be."""
    body, most = COUNTED[path]
    address = f"10.0.2.{list(COUNTED).index(path)}"
    answers: list[httpx.Response] = []
    while len(answers) < 2 * most and (not answers or answers[-1].status_code != 429):
        if len(answers) % 10 == 0:
            anna = Someone(limited, "Anna", address)
        answers.append(anna.ask("POST", path, json=body))
    assert len(answers) > most and {one.status_code for one in answers[:-1]} <= {403, 404, 422}
    assert answers[-1].json()["rule"] == "too-many-requests"


def test_reports_are_few(limited: Server) -> None:
    anna, bruno = Someone(limited, "Anna", "10.0.1.4"), Someone(limited, "Bruno", "10.0.1.5")
    table = anna.make("signals", "me", "person")
    bruno.sit(table, 1)
    report = partial(anna.try_post, f"/api/tables/{table['id']}/report", seat=1, why="other")
    assert [report().status_code for _ in range(6)] == [200] * 5 + [429]


def test_requests_are_counted(limited: Server) -> None:
    anna = Someone(limited, "Anna", "10.0.1.3")
    answers = [anna.try_post("/api/me/claim", code=f"GUESS{n}") for n in range(15)]
    last = answers[-1]
    assert (last.status_code, last.json()["rule"]) == (429, "too-many-requests")
    assert last.json()["facts"]["seconds"] > 0
    assert {answer.json()["rule"] for answer in answers[:10]} == {"bad-code"}
    asked = b"GET /none.js HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 10.0.1.3\r\n\r\n"
    with socket.create_connection(("127.0.0.1", limited.port), timeout=60) as line:
        threading.Thread(target=line.sendall, args=(asked * 3000,), daemon=True).start()
        told = b""
        while b" 429 " not in told:
            more = line.recv(65536)
            assert more, "nobody counts"
            told = told[-20:] + more


def test_answers_carry_the_headers_that_protect(own_server: Server) -> None:
    server = own_server.start()
    for path in ("/", "/api/games", "/api/nothing", "/assets/none.js"):
        headers = httpx.get(f"{server.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "http" not in policy and "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert headers["cross-origin-embedder-policy"] == "require-corp"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    page = httpx.get(f"{server.address}/table/whatever")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert httpx.get(f"{server.address}/../../pyproject.toml").status_code == 404
    assert httpx.get(f"{server.address}/%2e%2e/%2e%2e/app.py").status_code == 404


def test_who_only_looks_whether_it_stands_is_answered(own_server: Server) -> None:
    server = own_server.start()
    for path in ("/", "/health"):
        answer = httpx.head(server.address + path)
        assert (answer.status_code, answer.content) == (200, b"")


def test_what_is_too_large_or_misshapen_is_refused_in_words(own_server: Server) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    big = anna.ask("POST", "/api/records", json={"text": "x" * 600_000, "request": "12345678"})
    assert (big.status_code, big.json()["rule"]) == (413, "too-large")
    for content in (b"", b"{", b"[]", b"\xff\xfe", b'{"name": 3}', b'{"other": 1}', b"null"):
        headers = {"content-type": "application/json"}
        answer = anna.ask("PUT", "/api/me", content=content, headers=headers)
        assert (answer.status_code, answer.json()["rule"]) == (400, "bad-request"), content
    answer = anna.ask("PATCH", "/api/me")
    assert (answer.status_code, answer.json()["rule"]) == (405, "no-such-method")


def test_no_secret_is_in_the_log(own_server: Server) -> None:
    server = own_server.start()
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("signals", "me", "person")
    code = anna.post("/api/me/code")["code"]
    bruno.sit(table, 1)
    bruno.refused(f"/api/tables/{table['id']}/sit", token=token_of(table, 1))
    play_on(table["id"], {0: anna, 1: bruno})
    seed = anna.table(table["id"])["seed"]
    server.stop()
    log = server.log.read_text()
    secrets = [token_of(table, 1), code, seed, anna.http.cookies["roundhouse"], "Anna"]
    with sqlite3.connect(server.database) as file:
        secrets += [row[0] for row in file.execute("SELECT value FROM secrets")]
    file.close()
    assert log and not [secret for secret in secrets if secret in log]


def test_verify_replays_every_game_and_finds_what_was_tampered_with(own_server: Server) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    ids = [anna.make("tiles", "me", "screen")["id"] for _ in range(3)]
    for id in ids:
        play_on(id, {0: anna, 1: anna}, 12)
    server.stop()
    report = asyncio.run(verify_database(server.database))
    assert (report.tables, report.moves, report.faults) == (3, 36, [])
    with sqlite3.connect(server.database) as file:
        file.execute("DELETE FROM journal WHERE table_id = ? AND number = 5", (ids[0],))
        # another starting tile, or another turn of it
        where = "table_id = ? AND number = 2"
        text = file.execute(f"SELECT payload FROM journal WHERE {where}", (ids[1],)).fetchone()[0]
        payload = json.loads(text)
        payload["digest"] = "00000000"
        change = f"UPDATE journal SET payload = ? WHERE {where}"
        file.execute(change, (json.dumps(payload), ids[1]))
        file.execute("UPDATE tables SET asked = '[1,0]' WHERE id = ?", (ids[2],))
    file.close()
    report = asyncio.run(verify_database(server.database))
    faults = dict(report.faults)
    assert "entry 5 is missing" in faults[ids[0]]
    assert "another one than was written down" in faults[ids[1]]
    assert "asked" in faults[ids[2]]


def made_by(server: Server, id: str, **header: object) -> None:
    """As if the table had been made by a server of another time."""
    with sqlite3.connect(server.database) as file:
        row = file.execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
        changed = json.dumps({**json.loads(row[0]), **header})
        file.execute("UPDATE tables SET header = ? WHERE id = ?", (changed, id))
    file.close()


def played_elsewhere(server: Server, id: str, moves: int) -> None:
    """As if the first turn to end after so many moves had led to another position."""
    with sqlite3.connect(server.database) as file:
        wanted = "SELECT number, payload FROM journal WHERE table_id = ? AND kind = 'move'"
        rows = file.execute(f"{wanted} ORDER BY number", (id,)).fetchall()[moves:]
        number, payload = next((n, json.loads(p)) for n, p in rows if "digest" in p)
        text = json.dumps({**payload, "digest": "00000000"})
        change = "UPDATE journal SET payload = ? WHERE table_id = ? AND number = ?"
        file.execute(change, (text, id, number))
    file.close()


def test_a_table_of_older_rules_says_so_and_asks_before_it_goes_on(own_server: Server) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    id = anna.make("signals", "me", "screen")["id"]
    anna.move(id, 0)
    server.stop()
    made_by(server, id, rules=0)
    server.start()
    table = anna.table(id)
    assert table["changed"]["rule"] == "older-rules"
    assert table["changed"]["facts"] == {"game": "signals", "rules": 0, "known": 1}
    path = f"/api/tables/{id}"
    refused = anna.refused(f"{path}/moves", seat=1, move="show 1", number=2)
    assert refused[:2] == (422, "older-rules")
    assert Someone(server).refused(f"{path}/confirm")[1] == "not-at-this-table"
    assert anna.post(f"{path}/confirm")["changed"] is None
    anna.move(id, 1)
    assert anna.refused(f"{path}/confirm")[1] == "nothing-to-confirm"


OTHER_TIMES = pytest.mark.parametrize(
    "header", [{"rules": 0}, {"rules": 99}, {"data": "ffff"}], ids=["older", "newer", "data"]
)


@OTHER_TIMES
def test_a_game_that_is_another_one_by_now_is_not_gone_on_with(
    own_server: Server, header: dict[str, object]
) -> None:
    """In words, and nothing is lost: it is looked at as far as it is the same."""
    server = own_server.start()
    anna = Someone(server, "Anna")
    id, other = (anna.make("signals", "me", "screen")["id"] for _ in range(2))
    play_on(id, {0: anna, 1: anna}, 7)
    then = anna.get(f"/api/tables/{id}/at/4")
    server.stop()
    made_by(server, id, **header)
    played_elsewhere(server, id, 4)
    server.start()
    path, changed = f"/api/tables/{id}", anna.table(id)["changed"]
    assert (changed["rule"], changed["facts"]["move"]) == ("gone-astray", 5)
    for language in languages():
        assert "5" in Texts(language).refusal(changed["rule"], changed["facts"])
    position = anna.table(id)["position"]
    assert (position["moves"], position["views"], position["asked"]) == (4, then["views"], [])
    assert len(anna.get(f"{path}/history")["moves"]) == 5
    assert anna.get(f"{path}/words", seat=0)["next"] == []
    number = position["number"]
    for act, more in {
        "moves": {"move": "show 1", "number": number},
        "undo": {"what": "step", "number": number},
        "resign": {"number": number},
        "hint": {},
        "why": {"move": "show 1"},
        "preview": {"move": "show 1"},
    }.items():
        assert anna.refused(f"{path}/{act}", seat=0, **more)[:2] == (422, "gone-astray"), act
    assert anna.refused(f"{path}/confirm")[1] == "gone-astray"
    anna.post(f"{path}/chat", text="so that was that")
    assert anna.post(f"{path}/fork", move=4, seat=0)["changed"] is None
    anna.post(f"{path}/offer", seat=0, kind="abort", number=number)
    assert anna.table(id)["position"]["status"] == "aborted"
    assert anna.table(other)["changed"] is None
    anna.move(other, 0)
    assert "Traceback" not in server.log.read_text()


@OTHER_TIMES
def test_a_finished_game_that_is_another_one_by_now_keeps_its_result(
    own_server: Server, header: dict[str, object]
) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    id = anna.make("signals", "me", "screen")["id"]
    play_on(id, {0: anna, 1: anna})
    result = anna.table(id)["position"]["result"]
    fork = anna.post(f"/api/tables/{id}/fork", move=3, seat=0)["id"]
    record = anna.post("/api/records", text=anna.get(f"/api/tables/{id}/record")["text"])["id"]
    server.stop()
    made_by(server, id, **header)
    played_elsewhere(server, id, 4)
    made_by(server, fork, **header)
    made_by(server, record, **header, digest="00000000")
    server.start()
    table = anna.table(id)
    assert (table["changed"]["rule"], table["position"]["moves"]) == ("gone-astray", 4)
    assert (table["position"]["status"], table["position"]["result"]) == ("over", result)
    listed = anna.get("/api/tables", which="finished")["tables"]
    assert [one["result"] for one in listed if one["id"] == id] == [result]
    assert anna.ask("GET", f"/api/tables/{id}/record").json()["rule"] == "gone-astray"
    assert anna.post(f"/api/tables/{id}/rematch")["changed"] is None
    assert anna.table(fork)["changed"]["rule"] in ("older-rules", "newer-rules", "other-data")
    answer = anna.ask("GET", f"/api/tables/{record}")
    assert (answer.status_code, answer.json()["rule"]) == (422, "gone-astray")
    assert "Traceback" not in server.log.read_text()


def test_a_journal_that_cannot_be_replayed_is_refused_in_words(own_server: Server) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    id = anna.make("signals", "me", "screen")["id"]
    anna.move(id, 0)
    server.stop()
    with sqlite3.connect(server.database) as file:
        payload = json.dumps({"text": "show 7"})
        where = "table_id = ? AND number = 2"
        file.execute(f"UPDATE journal SET payload = ? WHERE {where}", (payload, id))
    file.close()
    server.start()
    answer = anna.ask("GET", f"/api/tables/{id}")
    assert (answer.status_code, answer.json()["rule"]) == (422, "broken-replay")


def test_the_openapi_document_in_the_repository_is_current() -> None:
    made = subprocess.run(
        [sys.executable, "-m", "roundhouse.server.openapi"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": ""},
    )
    kept = (ROOT / "web" / "openapi.json").read_text("utf-8")
    assert kept == made.stdout, "run: make generated"
    assert made.stderr == ""


def test_every_refusal_has_words() -> None:
    """Slugs in the code of tables and server are keys of the texts."""
    pattern = re.compile(r'refuse\(\s*"([a-z-]+)"')
    slugs = {"stale-number", "too-large", "no-such-method", "bad-request", "server-failed"}
    for folder in ("tables", "server"):
        for file in sorted((ROOT / "src" / "roundhouse" / folder).rglob("*.py")):
            slugs |= set(pattern.findall(file.read_text("utf-8")))
    for language in languages():
        texts = Texts(language)
        assert [slug for slug in sorted(slugs) if not texts.has(slug)] == [], language
