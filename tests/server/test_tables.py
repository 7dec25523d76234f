"""Making tables, inviting, sitting down, leaving."""

from typing import Any

from tests.server.harness import PATIENCE, Server, Someone, token_of, wait_for


def test_a_table_is_made_once_however_often_it_is_asked_for(server: Server) -> None:
    anna = Someone(server, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wanted = {"game": "tiles", "seats": seats, "request": "made-once-0001"}
    first = anna.post("/api/tables", **wanted)
    assert anna.post("/api/tables", **wanted)["id"] == first["id"]
    assert [one["id"] for one in anna.get("/api/tables")["tables"]] == [first["id"]]


def test_the_host_alone_is_given_the_links(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("tiles", "me", "person", "person")
    assert table["position"]["status"] == "gathering"
    assert [bool(seat["link"]) for seat in table["position"]["seats"]] == [False, True, True]
    seen = bruno.table(table["id"])
    assert [seat["link"] for seat in seen["position"]["seats"]] == [None] * 3
    seated = bruno.sit(table, 1)
    assert [seat["link"] for seat in seated["position"]["seats"]] == [None] * 3
    assert [seat["mine"] for seat in seated["position"]["seats"]] == [False, True, False]
    assert token_of(table, 2) not in str(seated)


def test_the_game_begins_when_all_are_seated(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("tiles", "me", "person")
    status, rule, facts = anna.refused(
        f"/api/tables/{table['id']}/moves", seat=0, move="take 1", number=1
    )
    assert (status, rule, facts) == (422, "seats-open", {"seats": 1})
    assert bruno.sit(table, 1)["position"]["status"] == "playing"


def test_a_seat_has_one_person_and_a_link_works_once(server: Server) -> None:
    anna, bruno, carla = (Someone(server, name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.make("tiles", "me", "person")
    bruno.sit(table, 1)
    path = f"/api/tables/{table['id']}/sit"
    status, rule, facts = carla.refused(path, token=token_of(table, 1))
    assert (status, rule, facts) == (422, "seat-taken", {"seat": 1})
    assert carla.refused(path, token="0" * 32)[:2] == (403, "bad-invitation")
    assert carla.refused(path, seat=1)[:2] == (403, "bad-invitation"), "not a public table"


def test_at_a_public_table_anybody_sits_down(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("tiles", "me", "person", public=True)
    listed = bruno.get("/api/tables", which="public")["tables"]
    found = next(one for one in listed if one["id"] == table["id"])
    assert found["open_seats"] == [1] and found["names"][0] == "Anna"
    assert bruno.post(f"/api/tables/{table['id']}/sit", seat=1)["position"]["status"] == "playing"


def test_where_visitors_are_not_welcome_nobody_else_looks(server: Server) -> None:
    anna, bruno, carla = (Someone(server, name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.make("tiles", "me", "person", visitors=False)
    bruno.sit(table, 1)
    bruno.table(table["id"])
    for path in ("", "/history", "/at/0", "/record"):
        answer = carla.ask("GET", f"/api/tables/{table['id']}{path}")
        assert (answer.status_code, answer.json()["rule"]) == (403, "not-invited")
    with carla.socket(table["id"]) as socket:
        assert '"rule":"not-invited"' in str(socket.recv(timeout=PATIENCE))


def test_the_host_removes_a_no_show_and_the_old_link_is_dead(server: Server) -> None:
    anna, bruno, carla = (Someone(server, name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.make("tiles", "me", "person")
    bruno.sit(table, 1)
    path = f"/api/tables/{table['id']}"
    assert bruno.refused(f"{path}/remove", seat=1, number=2)[:2] == (403, "host-only")
    anna.post(f"{path}/remove", seat=1, number=2)
    after = anna.table(table["id"])
    assert after["position"]["seats"][1]["open"]
    assert carla.refused(f"{path}/sit", token=token_of(table, 1))[1] == "bad-invitation"
    assert carla.sit(after, 1)["position"]["seats"][1]["name"] == "Carla"


def test_who_has_played_is_not_removed(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("signals", "me", "person")
    bruno.sit(table, 1)
    bruno.move(table["id"], 1)
    path = f"/api/tables/{table['id']}/remove"
    assert anna.refused(path, seat=1, number=3)[:2] == (422, "has-played")


def test_who_leaves_frees_his_seat(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("tiles", "me", "person")
    bruno.sit(table, 1)
    bruno.post(f"/api/tables/{table['id']}/leave", seat=1, number=2)
    assert anna.table(table["id"])["position"]["seats"][1]["open"]
    assert bruno.get("/api/tables")["tables"] == []


def test_lists_say_whose_turn_it_is(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("signals", "me", "person")
    assert not anna.get("/api/tables")["tables"][0]["my_turn"]
    bruno.sit(table, 1)
    assert anna.get("/api/tables")["tables"][0]["my_turn"]
    anna.move(table["id"], 0)
    assert not anna.get("/api/tables")["tables"][0]["my_turn"]
    assert bruno.get("/api/tables")["tables"][0]["my_turn"]


def test_an_absent_ones_seat_goes_to_a_bot_and_back(server: Server) -> None:
    anna, bruno, carla = [Someone(server, name) for name in ("Anna", "Bruno", "Carla")]
    table = anna.make("signals", "me", "person", options={"rounds": 9})
    bruno.sit(table, 1)
    path = f"/api/tables/{table['id']}"
    with bruno.socket(table["id"]):
        wait_for(lambda: anna.table(table["id"])["position"]["seats"][1]["present"])
        other = anna.make("signals", "me", "person")
        carla.sit(other, 1)
        in_hers = {"seat": 1, "level": "medium", "number": 2}
        # as long as makes her absent, who isn't there, doesn't make him
        wait_for(lambda: anna.try_post(f"/api/tables/{other['id']}/bot", **in_hers).is_success)
        refused = anna.refused(f"{path}/bot", seat=1, level="medium", number=2)
        assert refused[:2] == (422, "seat-present")
    in_his_place = {"seat": 1, "level": "medium", "number": 2}
    wait_for(lambda: anna.try_post(f"{path}/bot", **in_his_place).is_success)
    anna.move(table["id"], 0)
    wait_for(lambda: anna.table(table["id"])["position"]["moves"] >= 2)
    bruno.post(f"{path}/back", seat=1, number=2)
    assert anna.table(table["id"])["position"]["seats"][1]["bot"] is None
    assert bruno.refused(f"{path}/back", seat=1, number=2)[1] == "no-bot-there"
    bruno.move(table["id"], 1)


def test_wrong_tables_are_refused_with_a_reason(server: Server) -> None:
    anna = Someone(server, "Anna")
    me = [{"kind": "me"}]
    wrong: list[tuple[dict[str, Any], tuple[int, str]]] = [
        ({"game": "chess", "seats": me}, (404, "unknown-game")),
        ({"game": "tiles", "seats": me * 2}, (422, "one-seat-is-me")),
        ({"game": "signals", "seats": me}, (422, "bad-seats")),
        ({"game": "tiles", "seats": me, "options": {"x": 1}}, (422, "unknown-option")),
        ({"game": "tiles", "seats": me, "options": {"objectives": 3}}, (422, "bad-option")),
        (
            {"game": "tiles", "seats": [*me, {"kind": "bot", "level": "cmd:sh"}]},
            (422, "unknown-bot"),
        ),
        (
            {"game": "tiles", "seats": [*me, {"kind": "person"}], "seed": "7"},
            (422, "seed-for-practice-only"),
        ),
    ]
    for wanted, expected in wrong:
        assert anna.refused("/api/tables", **wanted)[:2] == expected


def test_a_table_reads_no_file_that_a_visitor_names(server: Server) -> None:
    anna = Someone(server, "Anna")
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * 2
    wanted = {"game": "steam", "seats": seats, "request": "names-a-file-1"}
    answer = anna.refused("/api/tables", **wanted, options={"map": "/etc/hostname.toml"})
    assert answer[:2] == (422, "bad-option")


def test_names_of_bots_are_tidied_too(server: Server) -> None:
    bot = {"kind": "bot", "level": "random", "name": " Bo\u0000t\n"}
    table = Someone(server, "Anna").make("tiles", "me", bot)
    assert table["position"]["seats"][1]["name"] == "Bo t"
