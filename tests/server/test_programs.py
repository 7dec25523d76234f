"""Programs at a table: only those that whoever runs the server has let in."""

import shlex
import sys
from pathlib import Path

from tests.server.harness import Server, Someone, play_on

BOT = Path(__file__).parents[1] / "bots" / "last_word.py"
COMMAND = f"{shlex.quote(sys.executable)} -S -E {shlex.quote(str(BOT))}"


def test_a_program_that_was_let_in_is_a_level_and_plays(own_server: Server) -> None:
    own_server.settings["programs"] = {"last-word": COMMAND}
    anna = Someone(own_server.start(), "Anna")
    (signals,) = [game for game in anna.get("/api/games") if game["id"] == "signals"]
    assert signals["bots"][-1] == "last-word"
    assert str(BOT) not in str(anna.get("/api/games"))
    id = anna.make("signals", "me", {"kind": "bot", "level": "last-word"})["id"]
    play_on(id, {0: anna})
    assert anna.table(id)["position"]["status"] == "over"
    assert "failed" not in own_server.log.read_text(), "another would have stood in"


def test_a_program_that_fails_forfeits_its_moves_and_the_game_goes_on(own_server: Server) -> None:
    """One that ends at once, one that talks nonsense, one that never stops talking."""
    nonsense = f"{shlex.quote(sys.executable)} -S -E -c \"print('xyzzy')\""
    own_server.settings["programs"] = {"gone": "true", "odd": nonsense, "endless": "cat /dev/zero"}
    anna = Someone(own_server.start(), "Anna")
    levels = [{"kind": "bot", "level": level} for level in ("gone", "odd", "endless")]
    id = anna.make("signals", "me", *levels, options={"rounds": 1})["id"]
    play_on(id, {0: anna})
    assert anna.table(id)["position"]["status"] == "over"
    log = own_server.log.read_text()
    assert all(f"the bot {level} of table {id} has failed" in log for level in ("gone", "odd"))
    assert "the bot endless of table" in log
    assert "Traceback" not in own_server.log.read_text()  # not our own fault


def test_a_visitor_names_no_program(own_server: Server) -> None:
    anna = Someone(own_server.start(), "Anna")
    for level in (f"cmd:{COMMAND}"[:40], "cmd:true", "last-word", "hard:9"):
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        status, rule, facts = anna.refused("/api/tables", game="signals", seats=seats, pause=0)
        assert (status, rule) == (422, "unknown-bot"), level
        assert facts["bot"] == level
