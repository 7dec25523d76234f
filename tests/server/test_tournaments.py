"""Tournaments at real servers: made, joined, begun, led to their end by themselves."""

import csv
import io
from collections import Counter
from functools import partial
from typing import Any

import pytest

from tests.server.harness import Server, Someone, new_id, play_on, wait_for

EASY, BEGINNER = "easy", "beginner"


def make(who: Someone, game: str, kind: str, **more: Any) -> dict[str, Any]:
    said = {"title": "Cup", "game": game, "kind": kind, "seats": 2, "join": False, **more}
    made: dict[str, Any] = who.post("/api/tournaments", **said)
    return made


def begin(who: Someone, made: dict[str, Any]) -> dict[str, Any]:
    begun: dict[str, Any] = who.post(f"/api/tournaments/{made['id']}/begin")
    return begun


def ended(who: Someone, id: str, seconds: float = 240) -> dict[str, Any]:
    def look() -> dict[str, Any] | None:
        found: dict[str, Any] = who.get(f"/api/tournaments/{id}")
        return found if found["status"] == "over" else None

    over: dict[str, Any] = wait_for(look, seconds)
    return over


def round_of(who: Someone, id: str, number: int) -> list[dict[str, Any]]:
    """The tables of a round, once all of them are made."""
    found = [one for one in who.get(f"/api/tournaments/{id}")["played"] if one["round"] == number]
    tables: list[dict[str, Any]] = found[0]["tables"] if found else []
    return tables if all(table["table"] for table in tables) else []


def seats_of(found: dict[str, Any]) -> Counter[tuple[int, int]]:
    return Counter(
        (player, seat)
        for one in found["played"]
        for table in one["tables"]
        for seat, player in enumerate(table["players"])
    )


def test_a_league_of_bots_plays_itself_from_start_to_end(server: Server) -> None:
    """The same with 24 of them is `python bench/league.py`."""
    anna = Someone(server, "Anna")
    bots = [EASY, BEGINNER] * 4
    made = make(anna, "tiles", "league", rounds=2, bots=bots, rated=True)
    assert made["status"] == "open" and len(made["standing"]) == 8
    begin(anna, made)
    found = ended(anna, made["id"])
    assert [len(one["tables"]) for one in found["played"]] == [4, 4]
    assert set(seats_of(found).values()) == {1} and found["meetings"] == [0, 1]
    assert all(table["over"] for one in found["played"] for table in one["tables"])
    points = sum(row["counts"][0] for row in found["standing"])
    assert points == 8 and [row["place"] for row in found["standing"]] == list(range(1, 9))
    answer = anna.ask("GET", f"/api/tournaments/{made['id']}/csv")
    lines = list(csv.DictReader(io.StringIO(answer.text)))
    assert [line["name"] for line in lines] == [row["name"] for row in found["standing"]]
    rated = wait_for(lambda: anna.get("/api/ratings/tiles")["games"] >= 8)
    assert rated
    levels = {one["bot"] for one in anna.get("/api/ratings/tiles")["players"] if one["bot"]}
    assert {EASY, BEGINNER} <= levels
    table = anna.table(found["played"][0]["tables"][0]["table"])
    assert table["tournament"] == made["id"] and table["seed"], "anybody may look at it"


def test_duplicate_tables_have_one_deal_and_keep_it_to_themselves(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    made = make(anna, "signals", "duplicate", rounds=2, bots=["random"] * 3, join=True)
    begun = begin(anna, made)
    mine = next(row["number"] for row in begun["standing"] if row["mine"])
    for at in (1, 2):
        tables = wait_for(partial(round_of, anna, made["id"], at))
        assert len(tables) == 2
        table = next(one for one in tables if mine in one["players"])
        other = next(one for one in tables if mine not in one["players"])
        for who in (anna, bruno):
            assert who.ask("GET", f"/api/tables/{other['table']}").status_code == 403
        play_on(table["table"], {table["players"].index(mine): anna})
        after = anna.table(table["table"])
        assert after["seed"] is None and after["promise"] is None
        said = {"move": 0, "seat": 0, "level": None}
        answer = anna.refused(f"/api/tables/{table['table']}/fork", **said)
        assert answer[1] == "deal-of-others"
    found = ended(anna, made["id"])
    assert found["counts"][0] == "compared"
    assert sum(row["counts"][0] for row in found["standing"]) == pytest.approx(200)


def test_swiss_with_people_somebody_late_and_somebody_gone(server: Server) -> None:
    anna, bruno, carla = (Someone(server, name) for name in ("Anna", "Bruno", "Carla"))
    made = make(anna, "signals", "swiss", rounds=2, bots=["random"] * 2, join=True)
    path = f"/api/tournaments/{made['id']}"
    bruno.post(f"{path}/join")
    assert bruno.refused(f"{path}/join")[1] == "tournament-joined"
    assert bruno.refused(f"{path}/begin")[:2] == (403, "host-only")
    begun = begin(anna, made)
    assert carla.post(f"{path}/join")["standing"][-1]["late"]
    bruno.post(f"{path}/leave")
    people = [row for row in begun["standing"] if row["bot"] is None]
    numbers = {row["name"]: row["number"] for row in people}
    for table in begun["played"][0]["tables"]:
        sitting = {
            seat: who
            for name, who in (("Anna", anna), ("Bruno", bruno))
            for seat, number in enumerate(table["players"])
            if number == numbers[name]
        }
        for seat, who in sitting.items():
            number = anna.table(table["table"])["position"]["number"]
            who.try_post(f"/api/tables/{table['table']}/resign", seat=seat, number=number)
    second = wait_for(lambda: anna.get(path)["played"][1:])[0]
    sat = [number for table in second["tables"] for number in table["players"]]
    assert numbers["Bruno"] not in sat and len(sat) == 4, "who is gone is paired no more"
    assert anna.get("/api/me/export")["tournaments"][0]["id"] == made["id"]


def test_who_deletes_himself_leaves_no_name(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    made = make(anna, "signals", "swiss", rounds=1)
    bruno.post(f"/api/tournaments/{made['id']}/join")
    bruno.ask("DELETE", "/api/me")
    (row,) = anna.get(f"/api/tournaments/{made['id']}")["standing"]
    assert (row["name"], row["gone"]) == ("", True)


def test_bots_fill_up_and_what_can_not_be_is_refused(server: Server) -> None:
    anna = Someone(server, "Anna")
    made = make(anna, "signals", "knockout", bots=["random"] * 5, fill="random", join=True)
    begun = begin(anna, made)
    assert len(begun["standing"]) == 8 and begun["rounds"] == 4
    assert anna.refused(f"/api/tournaments/{made['id']}/call-off")[1] == "tournament-begun"
    few = make(anna, "signals", "league", rounds=2, bots=["random"] * 3)
    status, rule, facts = anna.refused(f"/api/tournaments/{few['id']}/begin")
    assert (status, rule) == (422, "tournament-tables")
    assert facts == {"players": 3, "seats": 2, "fewer": 2, "more": 4}
    said = {"title": "Cup", "game": "signals", "kind": "swiss", "rounds": 3, "request": new_id()}
    assert anna.refused("/api/tournaments", seats=9, **said)[1] == "tournament-seats"
    assert anna.refused("/api/tournaments/nosuchcup123/join")[:2] == (404, "unknown-tournament")


def test_a_number_that_never_fitted_can_be_called_off(server: Server) -> None:
    anna = Someone(server, "Anna")
    made = make(anna, "signals", "knockout", bots=["random"] * 3)
    off = anna.post(f"/api/tournaments/{made['id']}/call-off")
    assert (off["status"], off["rounds"]) == ("off", 0)


def test_its_clock_is_whole_and_heeds_hours(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    clock = {"seconds": 259_200, "increment": 43_200, "cap": 432_000, "hours": True}
    clock |= {"holiday": 2, "extension": 3600, "kept": True}
    night = {"zone": "Asia/Tokyo", "begin": 480, "end": 1320, "off": [5, 6]}
    anna.put("/api/me/time", hours=night)
    said = {"rounds": 2, "join": True}
    made = make(anna, "signals", "league", clock=clock, **said)
    assert made["clock"] == clock
    bruno.post(f"/api/tournaments/{made['id']}/join")
    id = begin(anna, made)["played"][0]["tables"][0]["table"]
    assert anna.table(id)["clock"] == clock
    number = anna.table(id)["position"]["number"]
    anna.put("/api/me/time", hours=night)
    assert anna.table(id)["position"]["number"] == number, "its journal has them already"
    low = {"title": "Cup", "game": "signals", "kind": "league", "seats": 2, **said}
    answer = anna.refused("/api/tournaments", **low, clock={"seconds": 600, "cap": 60})
    assert answer[:2] == (422, "low-cap")


def test_a_tournament_goes_on_after_a_kill(own_server: Server) -> None:
    own_server.start()
    anna = Someone(own_server, "Anna")
    made = make(anna, "tiles", "knockout", bots=[EASY] * 4)
    begin(anna, made)
    own_server.kill()
    own_server.start()
    found = ended(anna, made["id"])
    assert [len(one["tables"]) for one in found["played"]] == [2, 2, 1]
    tables = [table["table"] for one in found["played"] for table in one["tables"]]
    assert len(set(tables)) == 5


def test_where_the_operator_wants_none_there_are_none(own_server: Server) -> None:
    own_server.settings["tournaments"] = False
    own_server.start()
    anna = Someone(own_server, "Anna")
    assert anna.get("/api/tournaments") == {"allowed": False, "tournaments": []}
    said = {"title": "Cup", "game": "tiles", "kind": "swiss", "seats": 2, "rounds": 1}
    assert anna.refused("/api/tournaments", **said)[1] == "tournaments-closed"
