"""Whatever is said or read, the answer is a rule with a text, and nothing changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import roundhouse as rh
from roundhouse.kernel.record import UNMARKED, mark
from roundhouse.kit import Case, dump, random_game
from roundhouse.texts import Texts, languages
from tests.kit.games import CASES

EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
WORD = st.one_of(st.integers(-2, 140), st.sampled_from([-(2**63), 2**31, 2**62, 2**64, 10**30]))
SENTENCE = st.lists(WORD, max_size=8).map(tuple)


def explained(illegal: rh.Illegal) -> rh.Illegal:
    """A refusal of the house has a text in every language."""
    for language in languages():
        texts = Texts(language)
        if "-" in illegal.rule and illegal.rule.islower():
            assert texts.has(illegal.rule), illegal.rule
        assert texts.refusal(illegal.rule, illegal.facts)
    return illegal


def refusal(call, *args) -> rh.Illegal:
    with pytest.raises(rh.Refused) as refused:
        call(*args)
    return explained(refused.value.illegal)


def position(case: Case, moves: int = 9) -> rh.State:
    for state, _, _, _ in random_game(case, case.setups[0], 4):
        if state.moves_made == moves:
            return state
    raise AssertionError(f"{case.game} is shorter than {moves} moves")


POSITIONS = {case.game: position(case, 3) for case in CASES}


def ended(game: str) -> rh.State:
    case = next(case for case in CASES if case.game == game)
    for state, _, _, _ in random_game(case, case.setups[0], 4):  # noqa: B007
        pass
    return state


@EACH
def test_a_move_out_of_turn(case: Case):
    state = position(case, 2)
    idle = [seat for seat in range(state.seats) if seat not in state.actors]
    before = dump(state)
    for seat in [*idle, -1, state.seats, 10**20]:
        illegal = refusal(state.play, state.random_move(state.actors[0], rh.Rng(1)), seat)
        assert illegal == rh.Illegal("not-your-turn", {"seat": seat, "to_move": state.actors})
    assert dump(state) == before


@EACH
def test_a_move_after_the_end(case: Case):
    state = ended(case.game)
    before = dump(state)
    for move in ((), (0,), (0, 1), (-5,)):
        illegal = refusal(state.play, move, 0)
        assert illegal.rule == "game-over"
    assert dump(state) == before


@EACH
def test_unknown_words(case: Case):
    state = position(case, 2)
    before = dump(state)
    for text in ("xyzzy", "é", "1e5", "\0", "pla\u2028ce", "-" * 5000, "👻 👻", "💡" * 300):
        assert refusal(state.hear, text).rule == "unknown-word"
    assert dump(state) == before


@pytest.mark.parametrize("game", POSITIONS)
@given(st.data())
def test_any_numbers_as_a_move(game: str, data: st.DataObject):
    state = POSITIONS[game]
    seat = data.draw(st.integers(-1, state.seats))
    move = data.draw(SENTENCE)
    before = dump(state)
    illegal = state.check(move, seat)
    if illegal is None:
        assert move in state.moves(seat)
        state.copy().play(move, seat)
    else:
        explained(illegal)
        assert refusal(state.play, move, seat) == illegal
    assert dump(state) == before


@pytest.mark.parametrize("game", POSITIONS)
@given(st.data())
def test_any_known_words_as_a_move(game: str, data: st.DataObject):
    state = POSITIONS[game]
    word = st.integers(0, len(state.vocabulary) - 1)
    move = data.draw(st.lists(word, max_size=7).map(tuple))
    for seat in state.actors:
        before = dump(state)
        illegal = state.check(move, seat)
        assert (illegal is None) == (move in state.moves(seat))
        if illegal is not None:
            assert refusal(state.play, move, seat) == illegal
        assert dump(state) == before


@given(st.text(max_size=60))
def test_any_text_as_a_sentence(text: str):
    for state in POSITIONS.values():
        if all(word in state.vocabulary.index for word in text.lower().split()):
            assert state.say(state.hear(text)) == " ".join(text.lower().split())
        else:
            assert refusal(state.hear, text).rule == "unknown-word"


def written(game: str, moves: int = 8) -> str:
    """The record of a random game, or of its beginning."""
    case = next(case for case in CASES if case.game == game)
    setup = case.setups[0]
    record = rh.Record(game, setup.seats, 11, setup.options, {"names": "Anna, Bruno"})
    rng = rh.Rng(2)
    while record.state.result is None and len(record.moves) < moves:
        seat = record.state.actors[0]
        record.play(record.state.random_move(seat, rng), seat)
    return record.write()


RECORDS = {case.game: written(case.game) for case in CASES}
RECORD = pytest.mark.parametrize("game", RECORDS)


@RECORD
def test_no_beginning_of_a_record_passes_for_the_whole(game: str):
    """The last character ends the last line: without it, nothing is lost."""
    text = RECORDS[game]
    for length in range(len(text) - 1):
        refusal(rh.read, text[:length])
    assert rh.read(text[:-1]).write() == text


@RECORD
def test_a_record_without_one_of_its_lines(game: str):
    lines = RECORDS[game].splitlines()
    for at in range(len(lines)):
        refusal(rh.read, "\n".join(lines[:at] + lines[at + 1 :]))


@RECORD
def test_a_record_with_one_of_its_lines_twice(game: str):
    lines = RECORDS[game].splitlines()
    for at in range(len(lines)):
        refusal(rh.read, "\n".join(lines[: at + 1] + lines[at:]))


@RECORD
def test_a_record_with_two_lines_exchanged(game: str):
    lines = RECORDS[game].splitlines()
    for at in range(len(lines) - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        refused_unless_same("\n".join(swapped), "\n".join(lines))


def refused_unless_same(changed: str, text: str) -> None:
    if changed not in (text, text.removesuffix("\n")):
        refusal(rh.read, changed)


# Among them are all that end a line somewhere, and letters that read like others.
OTHERS = '0123456789 ="\n{}-abcA\r\t\v\f\x1c\x85\u2028\u00b2\u0661\ufeff\0'


def changes(text: str, at: int, others: str) -> list[str]:
    """One character left out, large for small, or exchanged for another, or that put before it."""
    before, one, after = text[:at], text[at : at + 1], text[at + 1 :]
    exchanged = [before + other + after for other in others]
    put_in = [before + other + one + after for other in others]
    return [before + after, before + one.swapcase() + after, *exchanged, *put_in]


@pytest.mark.some(2)
@pytest.mark.slow
@RECORD
def test_a_record_with_a_character_of_its_header_changed(game: str):
    """Everywhere, into everything: the game isn't even begun."""
    text = RECORDS[game]
    header = text.index("\n", text.index("\nmark ") + 1)
    for at in range(header + 1):
        for changed in changes(text, at, OTHERS):
            refused_unless_same(changed, text)


@pytest.mark.some(3)
@pytest.mark.slow
@RECORD
def test_a_record_with_a_character_of_its_moves_changed(game: str):
    """Everywhere, each place into another character."""
    text = RECORDS[game]
    for at in range(text.index("\nmark "), len(text) + 1):
        for changed in changes(text, at, OTHERS[at % len(OTHERS)]):
            refused_unless_same(changed, text)


@RECORD
@given(st.data())
def test_a_record_with_a_character_changed(game: str, data: st.DataObject):
    text = RECORDS[game]
    at = data.draw(st.integers(0, len(text)))
    for changed in changes(text, at, data.draw(st.characters())):
        refused_unless_same(changed, text)


@RECORD
@given(st.data())
def test_a_record_with_a_line_of_anything(game: str, data: st.DataObject):
    text = RECORDS[game]
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 2))
    start = data.draw(st.sampled_from(["", "0 ", "1 ", "end ", lines[at].split(" ")[0] + " "]))
    lines[at] = start + data.draw(st.text(max_size=30))
    refused_unless_same("\n".join(lines), text)


@given(st.text())
def test_any_text_as_a_record(text: str):
    for start in ("", "roundhouse-record 1\n", "roundhouse-record 2\n"):
        refusal(rh.read, start + text)


def marked_anew(lines: list[str]) -> str:
    """As another hand would write it, that knows about the marks."""
    at = next(number for number, line in enumerate(lines) if line.startswith("mark "))
    lines[at] = f"mark {mark(lines[:at])}"
    count = lines[-1].split(" ")[:2]
    return "\n".join([*lines[:-1], " ".join([*count, mark(lines[:-1])])]) + "\n"


def unmarked(text: str) -> str:
    """As it was written before there were marks."""
    lines = [line for line in text.splitlines() if not line.startswith("mark ")]
    return "\n".join([UNMARKED, *lines[1:-1], lines[-1].rpartition(" ")[0]]) + "\n"


@RECORD
def test_a_record_from_before_the_marks_is_read(game: str):
    text = RECORDS[game]
    old = unmarked(text)
    assert rh.read(old).write() == text
    assert rh.read(old).replay().digest() == rh.read(text).state.digest()
    for length in range(len(old) - 1):
        refusal(rh.read, old[:length])


def with_line(name: str, line: str) -> str:
    lines = RECORDS["tiles"].splitlines()
    assert any(one.startswith(f"{name} ") for one in lines)
    changed = [line if one.startswith(f"{name} ") else one for one in lines]
    return "\n".join(changed) if name in ("mark", "end") else marked_anew(changed)


@pytest.mark.parametrize(
    ("name", "line", "rule"),
    [
        ("roundhouse-record", "roundhouse-record 3", "newer-record"),
        ("roundhouse-record", "roundhouse-record 2 ", "newer-record"),
        ("roundhouse-record", "roundhouse-record 1", "broken-record"),
        ("roundhouse-record", "roundhouse-log 1", "broken-record"),
        ("game", "game chess", "unknown-game"),
        ("rules", "rules 99", "newer-rules"),
        ("rules", "rules 0", "older-rules"),
        ("rules", "rules one", "broken-record"),
        ("rules", "rules ²", "broken-record"),
        ("rules", f"rules {'9' * 5000}", "broken-record"),
        ("data", "data 000000000000", "other-data"),
        ("data", "data " + "x" * 5000, "other-data"),
        ("seats", "seats 7", "bad-seats"),
        ("seats", "seats -2", "broken-record"),
        ("seed", "seed 1.5", "broken-record"),
        ("seed", "seed -1", "broken-record"),
        ("options", "options [1]", "broken-record"),
        ("options", "options {", "broken-record"),
        ("options", 'options {"objectives": 1}', "bad-option"),
        ("options", 'options {"objectives": NaN}', "bad-option"),
        ("options", 'options {"goals": true}', "unknown-option"),
        ("options", 'options {"challenge": "holes"}', "option-not-for-seats"),
        ("options", "options " + "[" * 100_000, "broken-record"),
        ("options", "options " + '{"a":' * 900 + "1" + "}" * 900, "unknown-option"),
        ("options", 'options {"objectives": ' + "[" * 500 + "]" * 500 + "}", "bad-option"),
        ("options", f"options {'9' * 10_000}", "broken-record"),
        ("tag", "tag names " + "[" * 100_000, "broken-record"),
        ("tag", "tag names 5", "broken-record"),
        ("tag", 'tag names "\\ud800"', "broken-record"),
        ("options", 'options {"objectives": "\\ud800"}', "broken-record"),
        ("tag", "tag", "broken-record"),
        ("mark", "mark", "broken-record"),
        ("mark", "mark 000000000000", "broken-record"),
        ("end", "end 7", "broken-record"),
        ("end", "end", "broken-record"),
        ("end", "end 8", "broken-record"),
        ("end", "end 8 8", "broken-record"),
    ],
)
def test_a_record_of_another_time_or_by_another_hand(name: str, line: str, rule: str):
    assert refusal(rh.read, with_line(name, line)).rule == rule


@RECORD
def test_a_record_under_the_name_of_another_game(game: str):
    for other in RECORDS:
        if other != game:
            lines = RECORDS[game].replace(f"game {game}", f"game {other}", 1).splitlines()
            refusal(rh.read, marked_anew(lines))


def test_a_broken_line_is_named():
    lines = RECORDS["tiles"].splitlines()
    for at, name in enumerate(["game", "rules", "data", "seats", "seed", "options"], 2):
        assert lines[at - 1].startswith(name)
    facts = refusal(rh.read, with_line("seats", "seats two")).facts
    assert facts == {"line": 5, "why": "number", "text": "seats two"}
    facts = refusal(rh.read, with_line("seed", "seed x")).facts
    assert facts == {"line": 6, "why": "number", "text": "seed x"}
    facts = refusal(rh.read, with_line("options", "options x")).facts
    assert facts == {"line": 7, "why": "unreadable", "text": "x"}
    facts = refusal(rh.read, RECORDS["tiles"].replace("Bruno", "Carla")).facts
    assert facts == {"line": 9, "why": "mark", "text": lines[8]}
    facts = refusal(rh.read, RECORDS["tiles"].replace(lines[-1], "end 8 0")).facts
    assert facts == {"line": len(lines), "why": "mark", "text": "end 8 0"}
    at = len(lines) - 2
    lines[at] = "0 refuse everything"
    assert refusal(rh.read, "\n".join(lines)).facts["line"] == at + 1


def test_a_change_of_the_header_is_noticed_before_the_game_is_begun():
    """What can't be trusted is not set up: neither its rules nor its data are asked about."""
    for line in ("game chess", "rules 99", "data 000000000000", "seats 7", "seed 5"):
        lines = RECORDS["tiles"].splitlines()
        at = next(at for at, one in enumerate(lines) if one.split(" ")[0] == line.split(" ")[0])
        lines[at] = line
        assert refusal(rh.read, "\n".join(lines)).facts["why"] == "mark"
