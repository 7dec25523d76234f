"""Reviews of finished games: made in the background, kept with the table, gone on with."""

import json
import sqlite3
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.kernel.events import Event
from roundhouse.kernel.record import read
from roundhouse.server.reviews import done_by
from roundhouse.study.review import review
from tests.server.harness import Server, Someone, wait_for

EASY = {"kind": "bot", "level": "easy"}


def finished(anna: Someone) -> str:
    id: str = anna.make("signals", EASY, EASY)["id"]
    wait_for(lambda: anna.table(id)["position"]["status"] == "over")
    return id


def reviewed(anna: Someone, id: str) -> Any:
    """Asked for once; then it goes on by itself."""
    anna.post(f"/api/tables/{id}/review")

    def whole() -> Any:
        said = anna.get(f"/api/tables/{id}/review")
        return said if said["summary"] and not said["at_work"] else None

    return wait_for(whole)


def test_a_finished_game_is_reviewed_as_on_the_command_line(server: Server):
    anna = Someone(server, "Anna")
    id = finished(anna)
    assert anna.get(f"/api/tables/{id}/review")["done"] == 0
    said = reviewed(anna, id)
    assert said["done"] == said["moves"] == anna.table(id)["position"]["moves"]
    own = review(read(anna.get(f"/api/tables/{id}/record")["text"]))
    assert [(one["move"], one["better"], one["verdict"]) for one in said["decisions"]] == [
        (one.move, one.better, one.verdict) for one in own.decisions
    ]
    for way in said["summary"]["ways"]:
        assert way["last"] - way["first"] == pytest.approx(way["luck"] + way["decided"])
    again = anna.post(f"/api/tables/{id}/review")
    assert (again["at_work"], again["summary"]) == (False, said["summary"]), "it is kept"


def test_a_decision_that_was_looked_at_is_drawn(server: Server):
    anna = Someone(server, "Anna")
    id = finished(anna)
    answer = anna.ask("GET", f"/api/tables/{id}/review/1")
    assert (answer.status_code, answer.json()["rule"]) == (404, "not-reviewed")
    decisions = reviewed(anna, id)["decisions"]
    one = next(one for one in decisions if one["move"] % 2 == 0)  # the first of a round shows none
    drawn = anna.get(f"/api/tables/{id}/review/{one['move']}", lang="de")
    assert 'class="rh-no"' in drawn["played"] and 'class="rh-yes"' in drawn["better"]
    for kind in ("played", "better"):
        shown = {"seat": one["seat"], "card": int(one[kind].removeprefix("show "))}
        does = drawn[f"{kind}_does"]
        assert [(event["name"], event["args"]) for event in does] == [("shown", shown)]
    running = anna.make("signals", "me", EASY)["id"]
    answer = anna.ask("GET", f"/api/tables/{running}/review/1")
    assert (answer.status_code, answer.json()["rule"]) == (403, "not-over")


def test_only_a_game_that_is_over_is_reviewed(server: Server):
    anna = Someone(server, "Anna")
    id = anna.make("signals", "me", EASY)["id"]
    status, rule, _ = anna.refused(f"/api/tables/{id}/review")
    assert (status, rule) == (403, "not-over")


def test_a_review_that_was_broken_off_goes_on_where_it_was(own_server: Server):
    anna = Someone(own_server.start(), "Anna")
    id = finished(anna)
    whole = reviewed(anna, id)
    own_server.kill()
    with sqlite3.connect(own_server.database) as file:
        (found,) = file.execute("SELECT found FROM reviews").fetchone()
        first = {**json.loads(found), "summary": None}
        first["decisions"] = [one for one in first["decisions"] if one["move"] <= 6]
        first["decisions"][0]["better"] = "kept"
        file.execute("UPDATE reviews SET done = 6, found = ?", (json.dumps(first),))
    file.close()
    anna = Someone(own_server.start(), "Anna")
    half = anna.get(f"/api/tables/{id}/review")
    assert (half["done"], half["at_work"], half["summary"]) == (6, False, None)
    again = reviewed(anna, id)
    assert again["decisions"][0]["better"] == "kept", "not looked at twice"
    assert again["decisions"][1:] == whole["decisions"][1:]
    assert again["summary"]["chances"] == whole["summary"]["chances"]


def test_another_engine_looks_anew(own_server: Server):
    anna = Someone(own_server.start(), "Anna")
    id = finished(anna)
    whole = reviewed(anna, id)
    own_server.kill()
    with sqlite3.connect(own_server.database) as file:
        file.execute("UPDATE reviews SET engine = 'of before', found = '{}'")
    file.close()
    anna = Someone(own_server.start(), "Anna")
    assert anna.get(f"/api/tables/{id}/review")["done"] == 0
    assert reviewed(anna, id) == whole


def test_each_has_one_review_in_work(own_server: Server):
    """A long game, so that the first is still in work when the second is asked for."""
    anna = Someone(own_server.start(), "Anna")
    long: str = anna.make("tiles", {"kind": "bot", "level": "random"}, EASY)["id"]
    wait_for(lambda: anna.table(long)["position"]["status"] == "over", 120)
    short = finished(anna)
    assert anna.post(f"/api/tables/{long}/review")["at_work"]
    assert anna.post(f"/api/tables/{long}/review")["at_work"], "the same again is nothing new"
    status, rule, _ = anna.refused(f"/api/tables/{short}/review")
    assert (status, rule) == (429, "one-review-at-a-time")
    bruno = Someone(own_server, "Bruno")
    assert bruno.post(f"/api/tables/{short}/review")["at_work"]


def test_a_move_is_told_by_what_it_certainly_does_to_who_made_it():
    """By events, which have names: its words have exits."""
    state, rng = rh.game("spike").new(seats=2, seed=3), rh.Rng(3)
    found: dict[str, list[Event]] = {}
    while state.result is None and len(found) < 2:
        seat = state.actors[0]
        for move in state.moves(seat):
            said = state.say(move)
            if said.startswith("build ") or said == "draw deck":
                events = done_by(state, said, seat)
                assert all(event.args["seat"] == seat for event in events)
                found[said.split()[0]] = events
        state.play(state.random_move(seat, rng), seat)
    assert found["build"][0].name == "built"
    told = [event.args for event in found["draw"]]
    assert told
    assert not any("card" in args for args in told), "another world has another card on top"
