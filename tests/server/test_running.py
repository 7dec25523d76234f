"""Starting, stopping, limits, headers; and a table from another time."""

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from roundhouse.kernel.refusal import Refused
from roundhouse.server.run import serve
from roundhouse.server.settings import Settings
from roundhouse.tables.verify import verify_database
from roundhouse.texts import Texts, languages
from tests.server.harness import ROOT, Server, Someone, heard, play_on, token_of, wait_for


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


def test_it_stops_when_told_with_sockets_open_and_a_bot_thinking(own_server: Server) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    id = anna.make("slow-signals", "me", {"kind": "bot", "level": "medium"})["id"]
    with anna.socket(id) as socket:
        heard(socket, "hello")
        anna.move(id, 0)
        time.sleep(0.3)
        assert server.stop() < 6
    assert server.process is not None and server.process.returncode in (0, -15)
    assert "Traceback" not in server.log.read_text()


def with_a_thinker(server: Server) -> int:
    """Lets bots play a game, so that a process for them has been started; the server's number."""
    anna = Someone(server.start(), "Anna")
    bot = {"kind": "bot", "level": "random"}
    id = anna.make("signals", bot, bot)["id"]
    wait_for(lambda: anna.table(id)["position"]["status"] == "over", 30)
    assert server.process is not None
    return server.process.pid


def test_the_key_that_stops_it_stops_the_thinkers_in_silence(own_server: Server) -> None:
    """Ctrl-C reaches every process of a terminal."""
    os.killpg(with_a_thinker(own_server), signal.SIGINT)
    assert own_server.process is not None
    own_server.process.wait(20)
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
    wait_for(lambda: anna.table(id)["position"]["status"] == "over", 40)


def test_hints_are_counted(own_server: Server) -> None:
    """They take the time of processes that others' bots wait for."""
    own_server.settings["limited"] = True
    anna = Someone(own_server.start(), "Anna")
    id = anna.make("signals", "me", {"kind": "bot", "level": "random"})["id"]
    asked = [anna.try_post(f"/api/tables/{id}/hint", seat=1).status_code for _ in range(14)]
    assert asked[:10] == [403] * 10 and 429 in asked[10:]


def test_requests_are_counted(own_server: Server) -> None:
    own_server.settings["limited"] = True
    server = own_server.start()
    anna = Someone(server, "Anna")
    answers = [anna.try_post("/api/me/claim", code=f"GUESS{n}") for n in range(15)]
    last = answers[-1]
    assert (last.status_code, last.json()["rule"]) == (429, "too-many-requests")
    assert last.json()["facts"]["seconds"] > 0
    assert {answer.json()["rule"] for answer in answers[:10]} == {"bad-code"}
    for _ in range(3000):  # a busy machine asks hardly faster than what is forgiven
        if anna.ask("GET", "/api/health").status_code == 429:
            break
    else:
        raise AssertionError("nobody counts")


def test_answers_carry_the_headers_that_protect(own_server: Server) -> None:
    server = own_server.start()
    for path in ("/", "/api/games", "/api/nothing", "/assets/none.js"):
        headers = httpx.get(f"{server.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "http" not in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    page = httpx.get(f"{server.address}/table/whatever")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert httpx.get(f"{server.address}/../../pyproject.toml").status_code == 404
    assert httpx.get(f"{server.address}/%2e%2e/%2e%2e/app.py").status_code == 404


def test_what_is_too_large_or_misshapen_is_refused_in_words(own_server: Server) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    big = anna.ask("POST", "/api/records", json={"text": "x" * 600_000, "request": "12345678"})
    assert (big.status_code, big.json()["rule"]) == (413, "too-large")
    for content in (b"", b"{", b"[]", b"\xff\xfe", b'{"name": 3}', b'{"other": 1}', b"null"):
        answer = anna.ask("PUT", "/api/me", content=content)
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


def test_a_table_of_older_rules_says_so_and_asks_before_it_goes_on(own_server: Server) -> None:
    server = own_server.start()
    anna = Someone(server, "Anna")
    id = anna.make("signals", "me", "screen")["id"]
    anna.move(id, 0)
    server.stop()
    with sqlite3.connect(server.database) as file:
        row = file.execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
        header = {**json.loads(row[0]), "rules": 0}
        file.execute("UPDATE tables SET header = ? WHERE id = ?", (json.dumps(header), id))
    file.close()
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
    assert kept == made.stdout, "run: python -m roundhouse.server.openapi > web/openapi.json"
    assert made.stderr == ""


def test_every_refusal_has_words() -> None:
    """Slugs in the code of tables and server are keys of the texts."""
    pattern = re.compile(r'refuse\(\s*"([a-z-]+)"')
    slugs = {"stale-number", "too-large", "no-such-method", "bad-request", "server-failed"}
    for folder in ("tables", "server"):
        for file in sorted((ROOT / "src" / "roundhouse" / folder).glob("*.py")):
            slugs |= set(pattern.findall(file.read_text("utf-8")))
    for language in languages():
        texts = Texts(language)
        assert [slug for slug in sorted(slugs) if not texts.has(slug)] == [], language
