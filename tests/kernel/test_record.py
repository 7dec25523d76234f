"""Records: written, read and played again."""

from hashlib import blake2b

import pytest

import roundhouse as rh
from roundhouse.kit import dump


def played(seed: int = 3, moves: int = 1000) -> rh.Record:
    """A game of Signals with random moves, all of it or its beginning."""
    record = rh.Record("signals", 2, seed, {"rounds": 2}, {"names": 'Anna, "B"\n', "note": "è"})
    rng = rh.Rng(9)
    while record.state.result is None and len(record.moves) < moves:
        seat = record.state.actors[0]
        record.play(record.state.random_move(seat, rng), seat)
    return record


def test_a_record_is_a_header_and_sentences():
    record = rh.Record("signals", 2, 5, {"rounds": 1}, {"names": "Anna, Bruno"})
    card = record.state.say(record.state.moves(1)[0])
    record.play(card.upper(), 1)
    digest = record.state.digest()
    *lines, last = record.write().splitlines()
    header = [
        "roundhouse-record 2",
        "game signals",
        "rules 1",
        "data none",
        "seats 2",
        "seed 5",
        'options {"rounds": 1}',
        'tag names "Anna, Bruno"',
    ]
    moves = [f"1 {card} = {digest}"]
    assert lines == [*header, f"mark {marked(header)}", *moves]
    assert last == f"end 1 {marked(lines)}"


def marked(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()


def test_a_record_from_before_the_marks():
    text = """roundhouse-record 1
game signals
rules 1
data none
seats 2
seed 5
options {"rounds": 1}
tag names "Anna, Bruno"
1 show 2 = 7e4b282b
0 show 3 = 12bc68de
end 2
"""
    record = rh.read(text)
    assert record.replay().result is not None
    lines = record.write().splitlines()
    assert (lines[0], lines[8][:5], lines[-1][:6]) == ("roundhouse-record 2", "mark ", "end 2 ")
    assert [line for line in text.splitlines() if line not in lines] == [text[:19], "end 2"]


def test_a_record_is_read_as_it_was_written():
    record = played()
    again = rh.read(record.write())
    assert again.write() == record.write()
    assert again.tags == record.tags == {"names": 'Anna, "B"\n', "note": "è"}
    assert dump(again.state) == dump(record.state)
    assert record.write().isascii()


def test_line_ends_of_other_systems_and_a_missing_last_one_do_not_matter():
    text = played().write()
    assert rh.read(text.replace("\n", "\r\n")).write() == text
    assert rh.read(text.removesuffix("\n")).write() == text


def test_every_position_can_be_looked_up():
    record = played()
    states = [record.state_at(number) for number in range(len(record.moves) + 1)]
    assert [state.moves_made for state in states] == list(range(len(record.moves) + 1))
    assert dump(states[-1]) == dump(record.state) == dump(record.replay())
    assert states[0].result is None
    assert [event.name for event in states[-1].events] == [
        event.name for event in record.state.events
    ]


@pytest.mark.parametrize("number", [-1, 5, 10**20])
def test_a_move_that_is_not_there_is_refused(number: int):
    with pytest.raises(rh.Refused) as refused:
        played().state_at(number)
    assert refused.value.illegal == rh.Illegal("no-such-move", {"move": number, "moves": 4})


def test_steps_tell_what_happened():
    record = played()
    told = [[event.name for event in events] for _, events, _ in record.steps()]
    assert told[0] == ["chosen"]
    assert told[1] == ["chosen", "shown", "shown", "drawn", "drawn"]
    assert all(step.digest == state.digest() for step, _, state in record.steps() if step.digest)


def test_a_record_that_goes_astray_is_noticed():
    record = played()
    record.moves[1].digest = "00000000"
    with pytest.raises(rh.Refused) as refused:
        record.replay()
    assert refused.value.rule == "broken-replay"
    assert (refused.value.facts["move"], refused.value.facts["why"]) == (2, "position")


def test_a_record_whose_moves_are_refused_is_noticed():
    record = played()
    record.moves[0].text = "show 9"
    with pytest.raises(rh.Refused) as refused:
        record.replay()
    assert refused.value.rule == "broken-replay"
    assert (refused.value.facts["move"], refused.value.facts["why"]) == (1, "refused")


@pytest.mark.parametrize("seed", [0, -1, 2**64 - 1, 2**64 + 3, -(10**30)])
def test_any_seed_can_be_written_and_read(seed: int):
    record = rh.Record("signals", 2, seed)
    again = rh.read(record.write())
    assert again.write() == record.write()
    assert dump(again.state) == dump(record.state) == dump(record.replay())


def test_an_illegal_move_is_not_written_down():
    record = played(moves=1)
    before = dump(record.state), record.write()
    for sentence in ("show 9", "show", "wave 3", ""):
        for seat in (0, 1, 7, -1):
            with pytest.raises(rh.Refused):
                record.play(sentence, seat)
    assert (dump(record.state), record.write()) == before
