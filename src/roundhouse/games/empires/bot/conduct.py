"""What a player of Small Railroad Empires asks of a bot: track that carries goods, few loans."""

from typing import cast

from roundhouse.games.empires.rules.state import EmpiresState
from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.events import Event
from roundhouse.kernel.state import State


class EmpiresConduct(Conduct):
    def __init__(self, ledger: Ledger, state: State) -> None:
        Conduct.__init__(self, ledger, state)
        self.built: list[list[str]] = [[] for _ in range(state.seats)]
        self.used: list[list[str]] = [[] for _ in range(state.seats)]

    def heard(self, seat: int, event: Event) -> None:
        args = event.args
        name = event.name
        note = self.ledger.note
        if name == "track-built" or name == "track-unlocked" or name == "route-begun":
            self.built[cast(int, args["seat"])].append(cast(str, args["place"]))
        elif name == "good-delivered":
            self.used[cast(int, args["seat"])] += cast(list[str], args["route"])
            note("length", float(cast(int, args["length"])))
            note("deliveries", 1.0, 0.0)
        elif name == "loan-taken":
            note("loans", float(cast(int, args["loans"])), 0.0)
        elif name == "achievement-claimed":
            note("achievements", 1.0, 0.0)

    def over(self, state: State) -> None:
        assert isinstance(state, EmpiresState) and state.result is not None
        note = self.ledger.note
        seats = float(self.seats)
        for seat in range(self.seats):
            used = [place for place in self.built[seat] if place in self.used[seat]]
            note("track-used", float(len(used)), float(len(self.built[seat])))
            played = float(len(state.played[seat]))
            note("cards-played", played, played + state.hands[seat].total)
        for name in ("deliveries", "loans", "achievements"):
            note(name, 0.0, seats)
        note("winner", float(max(state.result.scores)))
