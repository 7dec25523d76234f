"""Planned moves: prepared while others think, played when they come up, told to nobody else."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Server, Someone, heard, new_id, wait_for
from tests.server.postgres import fresh_database


def seated(server: Server, game: str = "tiles", **more: Any) -> tuple[list[Someone], str, int]:
    """Two at a table, and whose turn it isn't."""
    people = [Someone(server, "Anna"), Someone(server, "Bruno")]
    table = people[0].make(game, "me", "person", **more)
    people[1].sit(table, 1)
    [asked] = people[0].table(table["id"])["position"]["asked"]
    return people, table["id"], 1 - asked


def planned_words(one: Someone, id: str, seat: int, planned: bool = True, at: int = 0) -> str:
    """The first sentence that may be said in the imagined position, or the last one."""
    said: list[str] = []
    while True:
        asked = {"seat": seat, "said": " ".join(said), "planned": planned}
        words = one.get(f"/api/tables/{id}/words", **asked)
        if words["complete"]:
            return " ".join(said)
        said.append(words["next"][at]["word"])


def order(one: Someone, id: str, seat: int, move: str, **more: Any) -> Any:
    return one.post(f"/api/tables/{id}/orders", seat=seat, move=move, **more)


def until_asked(people: list[Someone], id: str, seat: int) -> None:
    """The others play until the seat is asked, or has been."""
    for _ in range(60):
        position = people[0].table(id)["position"]
        if seat in position["asked"] or position["status"] != "playing":
            return
        other = position["asked"][0]
        people[other].move(id, other, planned_words(people[other], id, other, False, -1))


def test_an_order_is_carried_out_when_it_comes_up(server: Server) -> None:
    people, id, seat = seated(server)
    planner = people[seat]
    move = planned_words(planner, id, seat)
    given = order(planner, id, seat, move, request=(again := new_id()))
    assert [one["move"] for one in given["orders"]] == [move]
    assert given["orders"][0]["holds"] and given["view"] is not None
    same = order(planner, id, seat, move, request=again)
    assert len(same["orders"]) == 1, "asked for twice, planned once"
    more = planned_words(planner, id, seat)
    preview = planner.post(f"/api/tables/{id}/preview", seat=seat, move=more, planned=True)
    assert preview["view"] is not None
    until_asked(people, id, seat)

    def carried_out() -> bool:
        told = planner.get(f"/api/tables/{id}/history")["moves"]
        return any(one["seat"] == seat and one["text"] == move for one in told)

    orders = wait_for(lambda: not planner.get(f"/api/tables/{id}/orders", seat=seat)["orders"])
    assert orders and carried_out()


def test_the_text_board_tells_the_position_that_is_planned_in(server: Server) -> None:
    """What is planned is on it, question and all; the table itself is as it was."""
    people, id, seat = seated(server)
    planner, other = people[seat], people[1 - seat]
    path, asked = f"/api/tables/{id}", {"seat": seat, "planned": True}
    real, before = planner.get(f"{path}/text", seat=seat), planner.get(f"{path}/text", **asked)
    order(planner, id, seat, planned_words(planner, id, seat))
    after = planner.get(f"{path}/text", **asked)
    assert after != before and planner.get(f"{path}/text", seat=seat) == real
    assert (
        planner.get(f"{path}/tell", ask="t", **asked)["lines"]
        != (planner.get(f"{path}/tell", ask="t", seat=seat)["lines"])
    )
    for who in (other, Someone(server, "Carla")):
        answer = who.ask("GET", f"{path}/text", params=asked)
        assert (answer.status_code, answer.json()["rule"]) == (403, "not-your-seat")
    answer = other.ask("GET", f"{path}/text", params={"seat": 1 - seat, "planned": True})
    assert answer.json()["rule"] == "your-turn-now"


def test_another_process_hears_what_was_planned(postgres: str, tmp_path: Path) -> None:
    """The order is given here, and the move before it is made there."""
    database = fresh_database(postgres)
    folders = [tmp_path / "here", tmp_path / "there"]
    for folder in folders:
        folder.mkdir()
    here, there = [Server(folder, database) for folder in folders]
    try:
        people, id, seat = seated(here.start())
        planner = people[seat]
        mover = Someone(there.start())
        mover.http.cookies = people[1 - seat].http.cookies
        mover.table(id)  # open in both before anything is planned
        order(planner, id, seat, planned_words(planner, id, seat))
        here.kill()
        until_asked([mover, mover], id, seat)

        def carried_out() -> bool:
            told = mover.get(f"/api/tables/{id}/history")["moves"]
            return any(one["seat"] == seat for one in told)

        assert wait_for(carried_out)
    finally:
        for one in (here, there):
            one.close()


def test_an_order_that_no_longer_holds_is_dropped_with_its_reason(server: Server) -> None:
    """And so are those after it. Whoever is asked next decides for himself."""
    people, id, seat = seated(server)
    planner, other = people[seat], people[1 - seat]
    move = planned_words(planner, id, seat)
    order(planner, id, seat, move)
    order(planner, id, seat, planned_words(planner, id, seat))
    other.move(id, 1 - seat, move)  # the tile is his now
    until_asked(people, id, seat)

    def dropped() -> Any:
        told = planner.get(f"/api/tables/{id}/orders", seat=seat)["orders"]
        return told if told and all(one["dropped"] for one in told) else None

    told = wait_for(dropped)
    assert len(told) == 2 and told[0]["dropped"]["rule"]
    until_asked(people, id, seat)
    assert planner.table(id)["position"]["asked"] == [seat]
    path = f"/api/tables/{id}/orders/{told[0]['id']}/forget"
    assert len(planner.ask("POST", path, json={"seat": seat}).json()["orders"]) == 1


def test_the_next_at_the_seat_does_not_see_what_was_planned(server: Server) -> None:
    people, id, seat = seated(server, public=True)
    planner, other, carla = people[seat], people[1 - seat], Someone(server, "Carla")
    path = f"/api/tables/{id}"
    before = planner.get(f"{path}/orders", seat=seat)["view"]
    order(planner, id, seat, planned_words(planner, id, seat))
    assert planner.get(f"{path}/orders", seat=seat)["view"] != before
    number = planner.table(id)["position"]["number"]
    planner.post(f"{path}/leave", seat=seat, number=number)
    carla.post(f"{path}/sit", seat=seat)
    position = other.table(id)["position"]
    if position["offer"]:  # unless who would be asked is away
        asked = {"offer": position["offer"]["number"], "number": position["number"]}
        other.post(f"{path}/answer", seat=1 - seat, agree=True, **asked)
    assert carla.get(f"{path}/orders", seat=seat)["view"] == before


def test_who_may_plan_what(server: Server) -> None:
    people, id, seat = seated(server, "empires")
    planner, other = people[seat], people[1 - seat]
    move = planned_words(planner, id, seat)
    path = f"/api/tables/{id}/orders"
    assert planner.refused(path, seat=seat, move="rubbish")[0] == 422
    assert other.refused(path, seat=1 - seat, move=move)[1] == "your-turn-now"
    assert other.refused(path, seat=seat, move=move)[1] == "not-your-seat"
    visitor = Someone(server, "Carla")
    assert visitor.ask("GET", f"{path}?seat={seat}").status_code == 403


# Small Railroad Empires, two players, seed 7: until the other may build where Anna means to
BEFORE = """start dunmore-distillery, start ferro-works, build 2o, route glyson-company,
route ashby-weavers, build 3g, build 3m, build 2r, pass, route calias-company, build 3h, build 3i"""


def test_what_it_may_cost_is_a_condition(server: Server) -> None:
    """One that costs what was said is made; one that has become dearer, since the other has built
    there first, is dropped, and Anna is told both prices. (Around one screen: there the deal can be
    chosen.)"""
    anna = Someone(server, "Anna")
    id = anna.make("empires", "me", {"kind": "screen", "name": "Bruno"}, seed="7")["id"]
    for move in BEFORE.replace("\n", " ").split(", "):
        [asked] = anna.table(id)["position"]["asked"]
        anna.move(id, asked, move)
    path = f"/api/tables/{id}/orders"
    dear = anna.refused(path, seat=0, move="build 1d", most=0)
    assert dear[1:] == ("order-too-dear", {"cost": 1, "most": 0})
    order(anna, id, 0, "build 1d", most=1)
    assert all(one["holds"] for one in order(anna, id, 0, "build 3e", most=2)["orders"])
    anna.move(id, 1, "build 3e")
    anna.move(id, 1, "pass")

    def dropped() -> Any:
        told = anna.get(path, seat=0)["orders"]
        return told if told and told[0]["dropped"] else None

    [told] = wait_for(dropped)
    assert (told["move"], told["most"]) == ("build 3e", 2)
    assert told["dropped"] == {"rule": "order-too-dear", "facts": {"cost": 3, "most": 2}}
    made = [one["text"] for one in anna.get(f"/api/tables/{id}/history")["moves"]]
    assert made[-3:] == ["build 3e", "pass", "build 1d"]
    assert anna.table(id)["position"]["asked"] == [0], "the rest she decides herself"


@pytest.mark.parametrize("game", ["tiles", "signals"])
def test_nobody_else_learns_that_anything_is_planned(own_server: Server, game: str) -> None:
    """What the others are told, on every route, on their sockets and in what they can export, is
    the same with an order and without."""
    own_server.start()
    people, id, seat = seated(own_server, game) if game == "tiles" else at_once(own_server)
    planner, other = people[seat], people[1 - seat]
    visitor = Someone(own_server, "Carla")
    routes = ("", "/history", "/text", f"/orders?seat={1 - seat}", f"/orders?seat={seat}")

    def seen() -> list[str]:
        told = [
            json.dumps(steady(one.ask("GET", f"/api/tables/{id}{path}").json()))
            for one in (other, visitor)
            for path in routes
        ]
        exported = other.get("/api/me/export")
        return [*told, json.dumps(steady(exported)), json.dumps(other.get("/api/tables"))]

    before = seen()
    with other.socket(id) as listening:
        heard(listening, "hello")
        order(planner, id, seat, planned_words(planner, id, seat))
        assert seen() == before
        listening.send('{"type":"ping"}')
        assert json.loads(listening.recv(timeout=PATIENCE))["type"] in ("pong", "presence")
    assert planner.get("/api/me/export")["orders"][0]["table"] == id, "it is kept about him"


def at_once(server: Server) -> tuple[list[Someone], str, int]:
    """Where all decide at the same time, who has decided plans on."""
    people = [Someone(server, "Anna"), Someone(server, "Bruno")]
    table = people[0].make("signals", "me", "person")
    people[1].sit(table, 1)
    people[0].move(table["id"], 0)
    return people, table["id"], 0


def steady(told: Any) -> Any:
    """Without clocks, and who is looking."""
    if isinstance(told, dict):
        return {k: steady(v) for k, v in told.items() if k not in ("present", "left", "clocks")}
    return [steady(one) for one in told] if isinstance(told, list) else told


def test_an_order_outlives_the_server(own_server: Server) -> None:
    """After a crash it is carried out, and once."""
    own_server.start()
    people, id, seat = seated(own_server)
    move = planned_words(people[seat], id, seat)
    order(people[seat], id, seat, move)
    own_server.kill()
    own_server.start()
    until_asked(people, id, seat)
    wait_for(lambda: not people[seat].get(f"/api/tables/{id}/orders", seat=seat)["orders"])
    told = people[seat].get(f"/api/tables/{id}/history")["moves"]
    assert [one["text"] for one in told].count(move) >= 1
    own_server.kill()
    own_server.start()
    again = people[seat].get(f"/api/tables/{id}/history")["moves"]
    assert len(again) == len(told)
