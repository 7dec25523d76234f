"""What a delivery is said to bring is what everybody then gets."""

from pathlib import Path
from typing import cast

import pytest

from roundhouse.kernel.game import game
from roundhouse.kernel.record import read
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.server.playing import finished

RAILWAYS = game("railways")
RECORDS = Path(__file__).parent / "records"
VERBS = ("deliver", "continue")
EVERY = 4  # moves between two positions
MOST = 12  # deliveries of a position that are tried


def scored(state: State, move: Move, seat: int) -> dict[str, int]:
    """By seat, as a forecast names it; what the end of the game brings is no part of it."""
    found: dict[str, int] = {}
    for event in state.copy().play(move, seat):
        if event.name == "game-ended":
            break
        if event.name == "points-scored":
            name = f"seat-{event.args['seat']}"
            found[name] = found.get(name, 0) + cast(int, event.args["points"])
    return found


@pytest.mark.parametrize("name", ["eastern-us", "portugal", "north-america", "nippon", "sweden"])
def test_ROW_D3_a_forecast_is_what_a_delivery_then_pays(name: str):
    tried = 0
    record = read((RECORDS / f"{name}.record").read_text("utf-8"))
    for number, (step, _, state) in enumerate(record.steps()):
        if state.result is not None:
            break
        if number % EVERY:
            continue
        seat = state.actors[0]
        open_verbs = [word for word in state.words((), seat) if state.say((word,)) in VERBS]
        for verb in open_verbs:
            for move in finished(state, (verb,), seat)[:MOST]:
                told = RAILWAYS.forecast(state, move, seat)
                assert told.pop("links") >= 1
                assert told == scored(state, move, seat), (step, state.say(move))
                tried += 1
    assert tried > 30
