"""What a player of Spike would ask of a bot: loads that stay on, trains that go somewhere."""

from typing import cast

from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.events import Event
from roundhouse.kernel.state import State

EARNED = ("delivered", "commodity-scored", "route-shown")


class SpikeConduct(Conduct):
    def __init__(self, ledger: Ledger, state: State) -> None:
        Conduct.__init__(self, ledger, state)
        self.dropped: list[list[str]] = [[] for _ in range(state.seats)]
        self.path: list[list[int]] = [[] for _ in range(state.seats)]

    def heard(self, seat: int, event: Event) -> None:
        args = event.args
        note = self.ledger.note
        if event.name == "dropped":
            self.dropped[seat].append(cast(str, args["commodity"]))
        elif event.name == "loaded":
            commodity = cast(str, args["commodity"])
            again = commodity in self.dropped[seat]
            if again:
                self.dropped[seat].remove(commodity)
            note("dropped-and-loaded", float(again))
            self.path[seat] = []  # it has a reason to go back
        elif event.name == "train-moved" or event.name == "train-arrived":
            path = cast(list[int], args["path"])
            back = len(path) > 0 and self.path[seat][-1:] == path[:1]
            note("straight-back", float(back))
            self.path[seat] = path
        elif event.name == "delivered":
            note("deliveries", 1.0, 0.0)
            self.path[seat] = []
        if "dollars" in args and event.name in EARNED:
            dollars = float(cast(int, args["dollars"]))
            note("from-deliveries", dollars if event.name == "delivered" else 0.0, dollars)

    def over(self, state: State) -> None:
        assert state.result is not None
        self.ledger.note("deliveries", 0.0, float(self.seats))
        self.ledger.note("winner", float(max(state.result.scores)))
