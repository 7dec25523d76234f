"""What a player of Railways would ask of a bot: debts, lost links, what first place cost."""

from typing import Final, cast

from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.events import Event
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

BUILDING: Final = ("build", "redirect", "depot", "play")  # what goes on with the same build


class RailwaysConduct(Conduct):
    def __init__(self, ledger: Ledger, state: State) -> None:
        Conduct.__init__(self, ledger, state)
        self.laid: list[str] = []  # hexes of the build in progress
        self.western = 0

    def before(self, state: State, seat: int, move: Move) -> None:
        if state.say(move).split()[0] not in BUILDING:
            self.laid = []

    def heard(self, seat: int, event: Event) -> None:
        args = event.args
        note = self.ledger.note
        if event.name == "bonds-issued":
            note("bonds", float(cast(int, args["bonds"])), 0.0)
        elif event.name == "link-completed":
            note("lost-links", 0.0)
        elif event.name == "link-removed":
            note("lost-links", 1.0)
        elif event.name == "track-built" or event.name == "track-crossed":
            note("redirects-at-once", 0.0)
            self.laid.append(cast(str, args["hex"]))
        elif event.name == "track-redirected":
            note("redirects-at-once", float(cast(str, args["hex"]) in self.laid))
        elif event.name == "paid":
            dollars = float(cast(int, args["dollars"]))
            note("first-place", dollars if args["for"] == "first-place" else 0.0, dollars)
        elif event.name == "cube-delivered":
            note("links-a-delivery", float(len(cast(list[str], args["owners"]))))
        elif event.name == "western-link-built":
            self.western += 1

    def over(self, state: State) -> None:
        assert state.result is not None
        self.ledger.note("bonds", 0.0, float(self.seats))
        self.ledger.note("western-links", float(self.western > 0))
        self.ledger.note("winner", float(max(state.result.scores)))
        self.ledger.note("last", float(min(state.result.scores)))
