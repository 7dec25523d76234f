"""House rules: reports, blocks, names that aren't wanted, and what admins do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse.kernel.refusal import Refused
from roundhouse.server.names import NameList, name_list
from tests.server.harness import Server, Someone, wait_for


def admin(server: Server, *words: str) -> str:
    """The database is named in the environment, as an operator has it."""
    command = [sys.executable, "-m", "roundhouse", "admin", *words]
    named = {**os.environ, "ROUNDHOUSE_DATABASE": server.database}
    told = subprocess.run(command, check=False, capture_output=True, text=True, env=named)
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_a_report_goes_to_the_operator_alone(server: Server) -> None:
    anna, bruno, carla = (Someone(server, name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.make("signals", "me", "person")
    bruno.sit(table, 1)
    path = f"/api/tables/{table['id']}"
    before = bruno.table(table["id"])
    anna.post(f"{path}/report", seat=1, why="insult", text="he  called me names")
    assert bruno.table(table["id"]) == before
    assert anna.refused(f"{path}/report", seat=0, why="insult")[:2] == (422, "nobody-there")
    assert anna.refused(f"{path}/report", seat=9, why="insult")[:2] == (422, "no-such-seat")
    (mine,) = anna.get("/api/me/export")["reports"]
    assert (mine["why"], mine["text"]) == ("insult", "he called me names")
    assert bruno.get("/api/me/export")["reports"] == []
    assert carla.get("/api/me/export")["reports"] == []


def test_who_is_blocked_is_not_heard_and_sits_elsewhere(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("signals", "me", "person", "person")
    bruno.sit(table, 1)
    path = f"/api/tables/{table['id']}"
    anna.post(f"{path}/block", seat=1, blocked=True)
    bruno.post(f"{path}/chat", text="hello")
    assert anna.table(table["id"])["chat"] == []
    assert [one["name"] for one in anna.get("/api/me/blocks")["people"]] == ["Bruno"]
    other = anna.make("signals", "me", "person", public=True)
    assert bruno.refused(f"/api/tables/{other['id']}/sit", seat=1)[1] == "not-welcome"
    assert bruno.get("/api/me/blocks")["people"] == []
    assert anna.post("/api/me/unblock", number=0)["people"] == []
    bruno.post(f"/api/tables/{other['id']}/sit", seat=1)


def test_names_that_the_operator_does_not_want(own_server: Server, tmp_path: Path) -> None:
    listed = tmp_path / "names"
    listed.write_text("# mine\nrascal\n=admin\n/^x+$/\n", "utf-8")
    own_server.settings["names"] = str(listed)
    own_server.start()
    anna = Someone(own_server, "Anna")
    for name in ("R4scàl!", "The Rascals", "Admin", "xxx"):
        answer = anna.ask("PUT", "/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["rule"]) == (422, "name-not-wanted"), name
    seats = [{"kind": "me"}, {"kind": "screen", "name": "rascal"}]
    assert anna.refused("/api/tables", game="signals", seats=seats)[1] == "name-not-wanted"
    for name in ("Administrator", "Xaver"):
        anna.put("/api/me", name=name)


def test_a_list_of_names_that_can_not_be_read_is_refused() -> None:
    NameList([]).check("anything")
    with pytest.raises(Refused, match="bad-name-list"):
        name_list("/nowhere/names")


def test_admins_ban_rename_end_and_announce_and_all_of_it_is_in_the_log(
    own_server: Server,
) -> None:
    own_server.start()
    anna, bruno = Someone(own_server, "Anna"), Someone(own_server, "Bruno")
    table = anna.make("signals", "me", "person")
    bruno.sit(table, 1)
    bruno.post(f"/api/tables/{table['id']}/chat", text="I am here")
    id = "@" + bruno.http.cookies["roundhouse"].rpartition(".")[0]
    assert id in admin(own_server, "people", "brun")
    admin(own_server, "ban", id, "--days", "2", "--reason", "insults")
    admin(own_server, "rename", id, "Somebody")
    admin(own_server, "end", f"https://example.org/table/{table['id']}")
    admin(own_server, "announce", "Back at noon")
    admin(own_server, "ban", "@nobody-here")

    wait_for(lambda: anna.get("/api/house")["announcement"] == "Back at noon")
    there = anna.table(table["id"])
    assert there["position"]["status"] == "aborted"
    assert [one["name"] for one in there["position"]["seats"]] == ["Anna", "Somebody"]
    assert [(one["name"], one["text"]) for one in there["chat"]] == [("Somebody", "I am here")]
    (listed,) = anna.get("/api/tables", which="finished")["tables"]
    assert listed["names"] == ["Anna", "Somebody"], "where he has played, too"
    assert bruno.get("/api/me")["name"] == "Somebody"
    status, rule, facts = bruno.refused("/api/tables", game="signals", seats=[{"kind": "me"}])
    assert (status, rule, facts) == (403, "banned", {"hours": 48, "text": "insults"})
    assert bruno.table(table["id"]), "he may look on"
    bruno.put("/api/me", language="it")
    admin(own_server, "unban", id)
    wait_for(
        lambda: (
            bruno.try_post(
                "/api/tables", game="signals", seats=[{"kind": "me"}, {"kind": "screen"}]
            ).status_code
            == 201
        )
    )
    log = admin(own_server, "log", "--lang", "en")
    for word in ("ban", "rename", "end", "announce", "unban", "unknown-"):
        assert word in log
    admin(own_server, "announce")
    wait_for(lambda: anna.get("/api/house")["announcement"] == "")
