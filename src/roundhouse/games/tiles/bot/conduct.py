"""What a player of Railroad Tiles would ask of a bot: tiles that fit, pawns that earn."""

from typing import cast

from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.events import Event
from roundhouse.kernel.state import State


class TilesConduct(Conduct):
    def __init__(self, ledger: Ledger, state: State) -> None:
        Conduct.__init__(self, ledger, state)

    def heard(self, seat: int, event: Event) -> None:
        note = self.ledger.note
        if event.name == "tile-placed":
            note("refused", 0.0)
        elif event.name == "tile-refused" or event.name == "tile-discarded":
            note("refused", 1.0)
        elif event.name == "pawn-placed":
            points = cast(int, event.args["points"])
            note("idle-pawns", float(points <= 0))
            note("points-a-pawn", float(points))

    def over(self, state: State) -> None:
        assert state.result is not None
        scores = state.result.scores
        self.ledger.note("winner", float(max(scores)))
        self.ledger.note("lead", float(max(scores) - min(scores)))
