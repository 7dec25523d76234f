"""Rated games at real servers: what counts, what it makes of ratings, and all of it once more."""

import subprocess
import sys
from typing import Any

import pytest

from tests.server.harness import Server, Someone, new_id, play_on, wait_for

BOT = {"kind": "bot", "level": "random"}


def rated(table: dict[str, Any], who: Someone) -> list[dict[str, Any]]:
    """What it made of the ratings, as soon as that is known."""
    path = f"/api/tables/{table['id']}/ratings"
    found: list[dict[str, Any]] = wait_for(lambda: who.get(path)["seats"])
    return found


def duel(server: Server, **more: Any) -> tuple[Someone, Someone, dict[str, Any]]:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("signals", "me", "person", rated=True, **more)
    bruno.sit(table, 1)
    return anna, bruno, table


def test_a_rated_game_counts_for_all_who_sat_down(server: Server) -> None:
    anna, bruno, table = duel(server)
    assert table["rated"] and not table["practice"]
    play_on(table["id"], {0: anna, 1: bruno})
    places = anna.table(table["id"])["position"]["result"]["places"]
    changes = [one["change"] for one in rated(table, anna)]
    assert (changes[0] > changes[1]) == (places[0] < places[1])
    mine = anna.get("/api/me/ratings")["games"][0]
    assert mine["game"] == "signals" and mine["provisional"] and mine["games"] == 1
    assert mine["steps"][0]["table"] == table["id"] and mine["rating"] == 1500 + changes[0]
    standing = anna.get("/api/ratings/signals")
    assert standing["all"]["games"] == standing["games"] >= 1
    assert [one["name"] for one in standing["players"] if one["mine"]] == ["Anna"]
    assert anna.get("/api/me/export")["ratings"] == mine["steps"]


def test_leaving_counts_as_lost_and_others_than_rated_tables_count_for_nobody(
    server: Server,
) -> None:
    anna, bruno, table = duel(server)
    bruno.post(
        f"/api/tables/{table['id']}/leave",
        seat=1,
        number=anna.table(table["id"])["position"]["number"],
    )
    assert [one["change"] > 0 for one in rated(table, anna)] == [True, False]
    plain = anna.make("signals", "me", "screen")
    play_on(plain["id"], {0: anna, 1: anna})
    anna.ask("DELETE", "/api/me")
    assert anna.get("/api/me/ratings")["games"] == []
    names = [one["name"] for one in bruno.get("/api/ratings/signals")["players"]]
    assert "Bruno" in names


def test_against_bots_alone_nothing_is_undone(server: Server) -> None:
    anna = Someone(server, "Anna")
    table = anna.make("signals", "me", BOT, rated=True)
    assert not table["practice"] and not table["hints"]
    path = f"/api/tables/{table['id']}"
    number = anna.table(table["id"])["position"]["number"]
    act = {"seat": 0, "number": number}
    assert anna.refused(f"{path}/offer", kind="abort", **act)[1] == "rated-give-up"
    anna.post(f"{path}/resign", **act)
    assert [one["change"] > 0 for one in rated(table, anna)] == [False, True]
    bots = anna.get("/api/me/ratings")["games"][0]["bots"]
    assert [one["level"] for one in bots] == ["random"]


@pytest.mark.parametrize("seats", [["me"], ["me", "screen"]])
def test_nobody_is_rated_against_himself(server: Server, seats: list[str]) -> None:
    anna = Someone(server, "Anna")
    planned = [{"kind": kind} for kind in seats]
    said = {"game": "tiles", "seats": planned, "rated": True, "request": new_id()}
    assert anna.refused("/api/tables", **said)[:2] == (422, "rated-apart")


def test_the_command_works_out_the_same_again(own_server: Server) -> None:
    own_server.start()
    anna, bruno, table = duel(own_server)
    play_on(table["id"], {0: anna, 1: bruno})
    rated(table, anna)
    again = anna.post(f"/api/tables/{table['id']}/rematch")
    for seat, one in enumerate((bruno, anna)):
        number = one.table(again["id"])["position"]["number"]
        one.post(f"/api/tables/{again['id']}/check-in", seat=seat, bots=False, number=number)
    play_on(again["id"], {0: bruno, 1: anna})
    rated(again, anna)
    before = anna.get("/api/ratings/signals")
    command = [sys.executable, "-m", "roundhouse", "ratings"]
    given = ["--database", own_server.database, "--lang", "en"]
    told = subprocess.run(
        [*command, "recompute", *given], check=False, capture_output=True, text=True
    )
    assert told.returncode == 0 and "worked out from 2 games" in told.stdout, told
    assert anna.get("/api/ratings/signals") == before
    shown = subprocess.run(
        [*command, "show", *given], check=False, capture_output=True, text=True
    ).stdout
    assert "Anna" in shown and "all games (2)" in shown
