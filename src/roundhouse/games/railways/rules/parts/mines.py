"""Mines: a card that brings cubes to a grey city, once to each (ROW-M6c)."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import cubes, money
from roundhouse.games.railways.rules.box import COLOURS, GREY, KINDS
from roundhouse.games.railways.rules.cards import MINE
from roundhouse.games.railways.rules.part import Part, Rule
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class MinePrice(Rule):
    def __init__(self, land: "Land", facts: Any) -> None:
        self.price: int = facts["price"]

    def begin(self, state: "RailwaysState") -> Part | None:
        return Mines(self.price, [False] * state.land.cities)


@mypyc_attr(serializable=True)
class Mines(Part):
    """By city whether it has had its mine."""

    def __init__(self, price: int, dug: list[bool]) -> None:
        self.price = price
        self.dug = dug

    def copy(self) -> Part:
        return Mines(self.price, self.dug[:])

    def sites(self, state: "RailwaysState") -> list[int]:
        """The grey cities without a mine."""
        return [p for p, dug in enumerate(self.dug) if state.colour[p] == GREY and not dug]

    def card_words(self, state: "RailwaysState", effect: int, said: Move, seat: int) -> list[int]:
        if effect != MINE or len(said) != 2:
            return []
        return [state.land.place.word(place) for place in self.sites(state)]

    def card_target(self, state: "RailwaysState", effect: int, seat: int) -> list[str]:
        return ["place"] if effect == MINE and self.sites(state) else []

    def judge_target(
        self, state: "RailwaysState", effect: int, move: Move, seat: int
    ) -> Illegal | None:
        if effect != MINE:
            return None
        place = state.land.place.of(move[2])
        facts: dict[str, object] = {"place": state.land.board.place_slug[place]}
        if self.dug[place]:
            return Illegal("ROW-M6c", {**facts, "why": "mined"})
        if state.colour[place] != GREY:
            colour = COLOURS[state.colour[place]]
            return Illegal("ROW-M6c", {**facts, "why": "not-grey", "colour": colour})
        return None

    def card_taken(self, state: "RailwaysState", kind: int, move: Move, seat: int) -> None:
        """Cubes are drawn until a colour comes again, which goes back; ROW-S6: what is there."""
        if state.land.deck.effect[kind] != MINE or len(move) < 3:
            return
        place = state.land.place.of(move[2])
        money.pay(state, seat, self.price, "mine")
        self.dug[place] = True
        state.stock += 1
        found: list[int] = []
        while state.bag.total > 0:
            colour = state.bag.draw(state.rng)
            if colour in found:
                state.bag.put(colour)
                break
            found.append(colour)
            state.cubes[place * KINDS + colour] += 1
        facts: dict[str, object] = {"seat": seat, "place": state.land.board.place_slug[place]}
        facts["cubes"] = [COLOURS[colour] for colour in found]
        state.tell("mine-opened", facts)
        cubes.fill(state, place)

    def view(self, state: "RailwaysState", view: "View") -> None:
        for place, dug in enumerate(self.dug):
            view["places"][place]["mine"] = dug

    def observe(self, state: "RailwaysState", seen: Observation) -> None:
        cities = state.land.cities
        dug = [int(dug) for dug in self.dug]
        seen.small("mine", "place", [cities], dug, "1: the city has had its mine")
