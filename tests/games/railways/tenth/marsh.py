"""Marshes: a part of the tests' own map, as another distribution would bring it.

Beside rivers nobody builds before the ground is drained, by a verb of its own: `drain HEX`. Whoever
has drained a hex is paid in points when another builds there.
"""

from typing import Any

from roundhouse.games.railways.rules import money, points
from roundhouse.games.railways.rules.acting import Spent
from roundhouse.games.railways.rules.ground import Closed
from roundhouse.games.railways.rules.land import Land
from roundhouse.games.railways.rules.part import Part, Rule
from roundhouse.games.railways.rules.phases import ACTIONS, NOBODY
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.games.railways.view import View
from roundhouse.kernel.grammar import Grammar
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move


class MarshHexes(Rule):
    """The hexes, what draining costs, and the points for a tile of somebody else."""

    def __init__(self, land: Land, facts: Any) -> None:
        self.hexes = [h for h, wet in enumerate(land.board.tagged(facts["tag"])) if wet]
        self.price: int = facts["price"]
        self.points: int = facts["points"]
        self.verb = -1

    def tell(self, words: Grammar) -> None:
        self.verb = words.verb("drain", "hex")

    def actions(self) -> list[tuple[str, Action[RailwaysState], str]]:
        return [("actions", Drain(self.verb), "marsh")]

    def begin(self, state: RailwaysState) -> Part:
        return Marsh(self, {}, closed(state.land, self.hexes))


def closed(land: Land, hexes: list[int]) -> Closed:
    return Closed(land, [h in hexes for h in range(land.board.size)])


class Marsh(Part):
    """By drained hex whose work it was; and the hexes that are still closed."""

    def __init__(self, rule: MarshHexes, drained: dict[int, int], shut: Closed) -> None:
        self.rule = rule
        self.drained = drained
        self.shut = shut

    def copy(self) -> Part:
        return Marsh(self.rule, self.drained.copy(), self.shut)

    def wet(self, state: RailwaysState) -> list[int]:
        """The marshes that are not drained and not a city's."""
        at = state.land.board.place_at
        return [h for h in self.rule.hexes if h not in self.drained and at[h] < 0]

    def verbs(self, state: RailwaysState, seat: int, found: list[int]) -> None:
        if state.phase == ACTIONS and self.wet(state):
            found.append(self.rule.verb)

    def closed(self, state: RailwaysState, seat: int) -> Closed:
        return self.shut

    def judge_tile(self, state: RailwaysState, h: int, seat: int) -> Illegal | None:
        if h in self.rule.hexes and self.drained.get(h, NOBODY) == NOBODY:
            return Illegal("marsh", {"hex": state.land.board.slug[h], "why": "wet"})
        return None

    def tile_comes(self, state: RailwaysState, h: int, seat: int) -> None:
        owner = self.drained.get(h, seat)
        if owner != seat:
            points.score(state, owner, self.rule.points, "marsh")

    def drain(self, state: RailwaysState, h: int, seat: int) -> None:
        self.drained[h] = seat
        self.shut = closed(state.land, [one for one in self.rule.hexes if one not in self.drained])
        state.survey = None
        state.tell("marsh-drained", {"seat": seat, "hex": state.land.board.slug[h]})
        money.pay(state, seat, self.rule.price, "marsh")

    def view(self, state: RailwaysState, view: View) -> None:
        slugs = state.land.board.slug
        drained = {slugs[h]: owner for h, owner in sorted(self.drained.items())}
        view.setdefault("parts", {})["marsh"] = {"price": self.rule.price, "drained": drained}

    def observe(self, state: RailwaysState, seen: Observation) -> None:
        owners = [seen.who[self.drained.get(h, NOBODY)] for h in self.rule.hexes]
        seen.add("marsh", "marsh", [len(owners)], owners, "who has drained it: 0 nobody, 1 you, …")


def marsh_in(state: RailwaysState) -> Marsh:
    return next(part for part in state.parts if isinstance(part, Marsh))


class Drain(Spent):
    """`drain` and a hex."""

    def words(self, state: RailwaysState, said: Move, seat: int) -> list[int]:
        return state.land.hex.words(marsh_in(state).wet(state)) if len(said) == 1 else []

    def judge(self, state: RailwaysState, move: Move, seat: int) -> Illegal | None:
        marsh = marsh_in(state)
        h = state.land.hex.of(move[1])
        facts: dict[str, object] = {"hex": state.land.board.slug[h]}
        if h not in marsh.rule.hexes or state.land.board.place_at[h] >= 0:
            return Illegal("marsh", {**facts, "why": "no-marsh"})
        if h in marsh.drained:
            return Illegal("marsh", {**facts, "why": "drained", "owner": marsh.drained[h]})
        return None

    def carry_out(self, state: RailwaysState, move: Move, seat: int) -> None:
        marsh_in(state).drain(state, state.land.hex.of(move[1]), seat)
