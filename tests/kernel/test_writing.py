"""Positions as text, read again; and as small pickles."""

import json
import pickle
from hashlib import blake2b
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse import kit
from tests.kit.games import CASES

EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)


def later(case: kit.Case, moves: int = 60, seed: int = kit.DAY) -> rh.State:
    """A position in the midst of a random game."""
    for state, *_ in kit.random_game(case, case.setups[-1], seed):
        if state.moves_made == moves:
            break
    return state


def signed(known: dict) -> str:
    """A text with the mark that its content asks for."""
    body = json.dumps({name: what for name, what in known.items() if name != "mark"})[1:-1]
    mark = blake2b(body.encode(), digest_size=6).hexdigest()
    return f'{{{body},\n"mark": "{mark}"}}\n'


def why(text: str, id: str = "tiles", files: bool = True) -> rh.Illegal:
    with pytest.raises(rh.Refused) as refused:
        rh.game(id).read(text, files=files)
    return refused.value.illegal


def test_a_position_is_text_and_json_a_line_for_each_thing_on_the_table():
    state = rh.game("tiles").new(2, 5)
    text = state.write()
    known = json.loads(text)
    assert (known["game"], known["seats"], known["eye"]) == ("tiles", 2, "everything")
    assert known["options"] == state.options
    assert f'\n "active": {known["table"]["active"]},\n'.replace(", ", ",") in text
    assert kit.dump(rh.game("tiles").read(text)) == kit.dump(state)


@EACH
def test_a_pickle_leaves_the_board_at_home(case: kit.Case):
    state = later(case, seed=7)  # of another game it may be a little longer
    packed = pickle.dumps(state)
    assert len(packed) < 2048
    again = pickle.loads(packed)
    assert kit.dump(again) == kit.dump(state)
    assert again.vocabulary is pickle.loads(packed).vocabulary


def test_what_is_read_twice_shares_nothing_that_changes():
    for case in CASES:
        state = later(case, 5)
        text = state.write()
        first, second = state.game.read(text), state.game.read(text)
        for number in range(40):
            if first.result is None:
                first.play(first.random_move(first.actors[0], rh.Rng(number)), first.actors[0])
        assert kit.dump(second) == kit.dump(state) == kit.dump(state.game.read(text))


def test_a_text_for_a_seat_has_neither_the_seed_nor_the_hands_of_others():
    seed = (1 << 127) + 12345
    state = rh.game("spike").new(3, seed)
    assert str(seed) in state.write()
    for eye in (None, 0, 1, 2):
        assert str(seed) not in state.write(eye)
    worlds = [rh.game("spike").read(state.write(0), rh.Rng(n)) for n in range(4)]
    assert any(world.view(1) != state.view(1) for world in worlds)
    assert all(world.view(0) == state.view(0) for world in worlds)


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]", "null", "roundhouse-record 2", "[" * 5000])
def test_what_is_no_position_is_refused(text: str):
    assert why(text) == rh.Illegal("broken-position", {"why": "format"})


def test_every_change_is_noticed():
    text = rh.game("tiles").new(2, 5).write()
    for at in range(30, len(text) - 2, 97):
        changed = text[:at] + ("7" if text[at] != "7" else "8") + text[at + 1 :]
        assert why(changed).rule == "broken-position"


def test_a_position_of_other_games_rules_and_data_is_refused():
    known = json.loads(rh.game("tiles").new(2, 5).write())
    assert rh.game("tiles").read(signed(known))
    assert why(signed(known), "spike") == rh.Illegal("broken-position", {"why": "game"})
    assert why(signed({**known, "rules": 0})).rule == "older-rules"
    assert why(signed({**known, "rules": 999})).rule == "newer-rules"
    assert why(signed({**known, "data": "0123"})).rule == "other-data"
    assert why(signed({**known, "seats": 9})).rule == "bad-seats"
    assert why(signed({**known, "options": {"maps": 1}})).rule == "unknown-option"


@pytest.mark.parametrize("eye", [2, -1, -2, True, 1.0, "nobody", [0], {}])
def test_a_position_for_an_eye_that_nobody_has_is_refused(eye: object):
    known = json.loads(rh.game("tiles").new(2, 5).write(1))
    assert why(signed({**known, "eye": eye})).facts == {"why": "unreadable"}


@pytest.mark.parametrize(
    "fault",
    [
        {"active": {"Path": {"x": 1}}},
        {"active": {"os": ["ls"]}},
        {"bag": 12},
        {"bag": {"Bag": []}},
        {"territories": {"list": [{"Bag": {}}, {"Bag": {}}]}},
        {"columns": 7},
        {"columns": {"list": [1], "tuple": []}},
        {"hand": {"runs": [1]}},
        {"unheard": 1},
    ],
)
def test_a_table_that_makes_no_sense_is_refused(fault: dict):
    known = json.loads(rh.game("tiles").new(2, 5).write())
    table = {**known["table"], **fault}
    assert why(signed({**known, "table": table})).facts == {"why": "unreadable"}
    assert why(signed({**known, "seats": "two"})).facts == {"why": "unreadable"}
    assert why(signed({**known, "table": {}})).facts == {"why": "unreadable"}


def test_a_map_of_ones_own_is_found_by_its_path(tmp_path: Path):
    there = Path(rh.__file__).parent / "games/steam/data/maps/ruhr.json"
    own = tmp_path / "own.json"
    own.write_text(there.read_text("utf-8"), "utf-8")
    state = rh.game("steam").new(3, 4, {"map": str(own)})
    text = state.write()
    assert kit.dump(rh.game("steam").read(text)) == kit.dump(pickle.loads(pickle.dumps(state)))
    assert why(text, "steam", files=False).rule == "bad-option"
    own.write_text(there.read_text("utf-8").replace('"cubes": 3', '"cubes": 2'), "utf-8")
    assert rh.game("steam").data_hash({"map": str(own)}) != json.loads(text)["data"]
    assert state.write() == text, "what is on the table stays what it is"
