"""What a player of Steam would ask of a bot: no idle last move, no tile or city thrown away."""

from typing import cast

from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.events import Event
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move


class SteamConduct(Conduct):
    def __init__(self, ledger: Ledger, state: State) -> None:
        Conduct.__init__(self, ledger, state)
        self.engineer = -1
        self.built = 0  # tiles of whoever has Engineer
        self.founded: list[tuple[int, str]] = []  # in this turn, by whom
        self.joined: list[list[str]] = [[] for _ in range(state.seats)]  # places of own links
        self.withdrawn: list[str] = []  # tiles taken back in this build
        self.last_turn = False

    def before(self, state: State, seat: int, move: Move) -> None:
        """Nobody moves goods after the last mover, so he has no reason to wait."""
        if not self.last_turn:
            return
        said = state.say(move).split()[0]
        if said in ("pass", "improve", "deliver") and _moves_last(state, move, seat):
            if _best_delivery(state, seat) > 0:
                self.ledger.note("last-mover-delivers", float(said == "deliver"))

    def heard(self, seat: int, event: Event) -> None:
        args = event.args
        name = event.name
        if name == "turn-began":
            self._end_of_turn()
            self.last_turn = args["turn"] == args["turns"]
        elif name == "action-chosen":
            if args["action"] == "engineer":
                self.engineer = seat
        elif name == "track-built" or name == "track-upgraded" or name == "track-redirected":
            self.built += int(cast(int, args["seat"]) == self.engineer)
            tile = f"{args['hex']} {args['face']}"
            if tile in self.withdrawn:
                self.ledger.note("laid-again", 1.0)
        elif name == "track-withdrawn":
            self.ledger.note("laid-again", 0.0)
            self.withdrawn.append(f"{args['hex']} {args['face']}")
        elif name == "build-ended":
            self.withdrawn = []
        elif name == "link-completed":
            self.joined[cast(int, args["seat"])] += cast(list[str], args["between"])
        elif name == "link-lost":
            self.ledger.note("lost-links", 1.0, 0.0)
        elif name == "city-founded":
            self.founded.append((cast(int, args["seat"]), cast(str, args["place"])))
        elif name == "cube-delivered":
            self.ledger.note("links-a-delivery", float(len(cast(list[int], args["owners"]))))

    def _end_of_turn(self) -> None:
        if self.engineer >= 0:
            self.ledger.note("idle-engineer", float(self.built == 0))
        for seat, place in self.founded:
            self.ledger.note("city-far-away", float(place not in self.joined[seat]))
        self.engineer = -1
        self.built = 0
        self.founded = []

    def over(self, state: State) -> None:
        assert state.result is not None
        self._end_of_turn()
        self.ledger.note("lost-links", 0.0, float(self.seats))
        self.ledger.note("bankrupts", float(bool(state.result.facts.get("bankrupt"))))
        self.ledger.note("winner", float(max(state.result.scores)))


def _moves_last(state: State, move: Move, seat: int) -> bool:
    """Whether the game is over once this seat has passed."""
    after = state.copy()
    passing = [one for one in after.moves(seat) if after.say(one) == "pass"]
    if not passing:
        return False
    after.play(passing[0], seat)
    return after.result is not None


def _best_delivery(state: State, seat: int) -> int:
    """Own points that the best delivery would add to the end."""
    best = 0
    for move in state.moves(seat):
        if state.say(move).startswith("deliver"):
            after = state.copy()
            owners: list[int] = []
            for event in after.play(move, seat):
                if event.name == "cube-delivered":
                    owners = cast(list[int], event.args["owners"])
            best = max(best, owners.count(seat))
    return best
