"""What the things on a board are, over HTTP."""

from tests.server.harness import Server, Someone


def test_things_are_told_in_the_language_that_is_asked_for(server: Server) -> None:
    anna = Someone(server, "Anna")
    (english,) = [one for one in anna.get("/api/games/steam/what") if one["kind"] == "cube"]
    told = anna.get("/api/games/steam/what", lang="it")
    (italian,) = [one for one in told if one["kind"] == "cube"]
    assert (english["name"], italian["name"]) == ("A cube", "Un cubetto")
    assert english["rule"] == italian["rule"] == "STM-G6"
    assert english["at"] == "[data-what=cube]"
