"""Lessons over HTTP: begun, left, taken up, done, and offered to who doesn't know a game."""

from typing import Any

from tests.server.harness import Server, Someone


def listed(person: Someone, game: str = "tiles", name: str = "first") -> Any:
    all_of_them = person.get("/api/lessons")["lessons"]
    return next(one for one in all_of_them if (one["game"], one["name"]) == (game, name))


def begin(person: Someone, **more: Any) -> Any:
    return person.post("/api/lessons", game="tiles", lesson="first", **more)


def test_a_lesson_is_left_and_taken_up(server: Server) -> None:
    anna = Someone(server, "Anna")
    assert listed(anna)["table"] is None and not listed(anna)["done"]
    table = begin(anna)
    assert table["lesson"] == "first" and table["position"]["lesson"] == 0
    assert not table["hints"] and not table["visitors"]
    assert [seat["name"] for seat in table["position"]["seats"]] == ["Anna", "Bruno"]
    anna.move(table["id"], 0, "start rail-curve turn1")
    assert listed(anna)["table"] == table["id"]
    again = begin(anna)
    assert again["id"] == table["id"] and again["position"]["lesson"] == 2
    assert begin(anna, again=True)["id"] != table["id"]


def test_what_the_lesson_does_not_ask_for_is_refused_in_its_words(server: Server) -> None:
    anna = Someone(server, "Anna")
    table = begin(anna)
    status, rule, facts = anna.refused(
        f"/api/tables/{table['id']}/moves",
        seat=0,
        move="start rail-curve turn0",
        number=table["position"]["number"],
    )
    assert (status, rule, facts) == (422, "tiles-lesson-first-answer-start-turn", {})


def test_a_lesson_played_to_its_end_is_done_and_begins_anew(server: Server) -> None:
    anna = Someone(server, "Anna")
    table = begin(anna)
    id = table["id"]
    for step in listed(anna)["steps"]:
        if step["do"]:
            anna.move(id, 0, step["do"])
    position = anna.table(id)["position"]
    assert position["asked"] == [0] and position["lesson"] == 18
    assert listed(anna)["done"] and listed(anna)["table"] is None
    assert anna.get("/api/lessons")["played"] == []
    assert begin(anna)["id"] != id


def test_a_lesson_at_its_end_asks_for_nothing_until_one_plays_on(server: Server) -> None:
    anna = Someone(server, "Anna")
    id = begin(anna)["id"]

    def waits() -> tuple[bool, bool]:
        (one,) = anna.get("/api/tables", which="mine")["tables"]
        return one["learned"], one["my_turn"]

    for step in listed(anna)["steps"]:
        if step["do"]:
            assert waits() == (False, True)
            anna.move(id, 0, step["do"])
    assert waits() == (True, False)
    anna.move(id, 0)
    assert not waits()[0]


def test_a_step_is_drawn_with_its_rule_by_its_title(server: Server) -> None:
    anna = Someone(server, "Anna")
    match = anna.get("/api/lessons/tiles/first/match", lang="it")
    assert match["board"].startswith("<svg") and 'class="rh-yes"' in match["board"]
    assert (match["rule"], match["title"]) == ("TIL-R3", "I lati devono combaciare")
    column = anna.get("/api/lessons/tiles/first/column")
    assert column["board"] is None, "it names no place"
    assert column["title"] == "Take a column, lay its tiles"
    assert anna.ask("GET", "/api/lessons/tiles/first/nothing").status_code == 404


def test_who_has_played_a_game_is_said_to_know_it(server: Server) -> None:
    bruno = Someone(server, "Bruno")
    table = bruno.make("tiles", "me", "screen")
    assert bruno.get("/api/lessons")["played"] == []
    bruno.move(table["id"], table["position"]["asked"][0])
    assert bruno.get("/api/lessons")["played"] == ["tiles"]


def test_a_lesson_that_is_not_there_is_refused(server: Server) -> None:
    anna = Someone(server, "Anna")
    status, rule, facts = anna.refused("/api/lessons", game="tiles", lesson="nothing")
    assert (status, rule) == (404, "unknown-lesson") and "first" in facts["known"]
    assert anna.refused("/api/lessons", game="nothing", lesson="first")[1] == "unknown-game"


def test_others_do_not_see_it(server: Server) -> None:
    anna, carla = Someone(server, "Anna"), Someone(server, "Carla")
    table = begin(anna)
    assert carla.ask("GET", f"/api/tables/{table['id']}").status_code == 403
    assert listed(carla)["table"] is None
