"""Challenges over HTTP: told with their games, taken up, counted at the end."""

from tests.server.harness import Server, Someone, play_on


def test_a_challenge_is_taken_up_and_gives_stars(server: Server) -> None:
    anna = Someone(server, "Anna")
    told = next(game for game in anna.get("/api/games") if game["id"] == "tiles")["challenges"]
    first = told[0]
    assert first["stars"] == [30, 40, 50] and first["goal"] == "points" and first["dealt"]
    table = anna.post("/api/challenges", game="tiles", challenge=first["name"])
    assert table["challenge"] == first["name"] and table["seed"] is None
    assert table["position"]["stars"] == "count" and table["position"]["reached"] is None
    play_on(table["id"], {0: anna})
    position = anna.table(table["id"])["position"]
    assert position["reached"] == position["result"]["facts"]["stars"]
    kept = {"game": "tiles", "challenge": first["name"], "stars": position["reached"]}
    assert anna.get("/api/me/stars") == [kept]


def test_the_same_request_is_the_same_table(server: Server) -> None:
    anna = Someone(server, "Anna")
    wanted = {"game": "tiles", "challenge": "volcano", "request": "challenge-0001"}
    first = anna.post("/api/challenges", **wanted)
    assert anna.post("/api/challenges", **wanted)["id"] == first["id"]


def test_one_that_is_not_there_is_refused(server: Server) -> None:
    anna = Someone(server, "Anna")
    status, rule, facts = anna.refused("/api/challenges", game="tiles", challenge="nothing")
    assert (status, rule) == (404, "unknown-challenge") and "volcano" in facts["known"]
