"""Generator and judge against each other in the dense positions that bots reach and chance
doesn't."""

from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse import kit
from tests.games.railways.invariants import railways_conserved

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))
EVERY = 3 if kit.SOAK else 23


@pytest.mark.some(5)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_may_be_said_is_what_is_not_refused(path: Path):
    record = rh.read(path.read_text("utf-8"))
    rng = rh.Rng(kit.DAY)
    known: list[rh.Move] = []
    looked = 0
    for number, (step, _, state) in enumerate(record.steps()):
        railways_conserved(state)
        known = [*known[-30:], state.hear(step.text)]
        if (number + kit.DAY) % EVERY or state.result is not None:
            continue
        seat = state.actors[0]
        legal = set(state.moves(seat))
        for move in legal:
            assert state.check(move, seat) is None, state.say(move)
        for sentence in kit.sentences(state, seat, known, rng):
            refused = state.check(sentence, seat)
            assert (refused is None) == (sentence in legal), (state.say(sentence), refused)
            looked += 1
    assert looked > 50
