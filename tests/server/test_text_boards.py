"""The text board over HTTP."""

import pytest

import roundhouse as rh
from tests.server.harness import Server, Someone

BOT = {"kind": "bot", "level": "random"}
GAMES = [game for game in rh.games() if game != "signals"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told(server: Server, game: str) -> None:
    anna = Someone(server, "Anna")
    path = f"/api/tables/{anna.make(game, 'me', BOT, BOT)['id']}"
    told = anna.get(f"{path}/text", seat=0)
    players = told["sections"][0]
    assert players["title"] == "Players" and len(players["rows"]) == 3
    assert "Anna" in [row[0] for row in players["rows"]]
    assert anna.get(f"{path}/tell", seat=0, ask="s")["lines"]
    italian = anna.get(f"{path}/text", seat=0, lang="it")
    assert italian["sections"][0]["title"] == "Giocatori"
    assert [one["said"] for one in italian["places"]] == [one["said"] for one in told["places"]]


def test_questions_are_answered_in_the_language_that_is_asked_for(server: Server) -> None:
    anna = Someone(server, "Anna")
    path = f"/api/tables/{anna.make('steam', 'me', BOT, BOT)['id']}/tell"
    way = anna.get(path, seat=0, ask="von albany nach amsterdam", lang="de")["lines"]
    assert way == ["Albany – Amsterdam: 1 Plättchen, 3\u00a0€"]
    assert anna.get(path, seat=0, ask="zzz")["lines"] == []
    assert anna.get(path, seat=0, ask="albany", coordinates=True)["lines"][1].endswith("+€1")


def test_nobody_is_told_what_another_seat_sees(server: Server) -> None:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("spike", "me", "person")
    bruno.sit(table, 1)
    path = f"/api/tables/{table['id']}/text"
    supply = {
        who: [row[0] for row in who.get(path, seat=seat)["sections"][-1]["rows"]]
        for who, seat in ((anna, 0), (bruno, 1))
    }
    assert all(rows[-1] == "in hand" for rows in supply.values())
    answer = bruno.ask("GET", path, params={"seat": 0})
    assert (answer.status_code, answer.json()["rule"]) == (403, "not-your-seat")
    visitor = Someone(server, "Carla").get(path)
    assert "in hand" not in str(visitor)


def test_an_earlier_position_is_told_as_it_was(server: Server) -> None:
    anna = Someone(server, "Anna")
    table = anna.make("tiles", "me")
    path = f"/api/tables/{table['id']}"
    first = anna.get(f"{path}/text", seat=0)
    anna.move(table["id"], 0)
    now = anna.get(f"{path}/text", seat=0)
    assert now != first
    assert anna.get(f"{path}/text", seat=0, move=0) == first
    assert anna.ask("GET", f"{path}/text", params={"move": 99}).status_code == 404


def test_a_game_that_was_given_up_is_counted_as_its_table_says(server: Server) -> None:
    """The position itself knows of no end."""
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("tiles", "me", "person")
    bruno.sit(table, 1)
    path = f"/api/tables/{table['id']}"
    assert anna.get(f"{path}/text", seat=0)["sections"][0]["title"] == "Players"
    anna.post(f"{path}/resign", seat=0, number=anna.table(table["id"])["position"]["number"])
    count = bruno.get(f"{path}/text", seat=1, move=0)["sections"][0]
    assert count["title"] == "Final count"
    assert [row[:2] for row in count["rows"]] == [["1", "Bruno"], ["2", "Anna"]]
