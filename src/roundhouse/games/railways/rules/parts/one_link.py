"""A city to which each player completes one link a turn at most (ROW-M5c)."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.part import NO_CITIES, Part, Rule
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.refusal import Illegal

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class OneLinkATurn(Rule):
    def __init__(self, land: "Land", facts: Any) -> None:
        self.city: int = land.board.place_of[facts["city"]]

    def begin(self, state: "RailwaysState") -> Part | None:
        return OneLink(self, [])


@mypyc_attr(serializable=True)
class OneLink(Part):
    """The seats that have completed theirs in this turn."""

    def __init__(self, rule: OneLinkATurn, linked: list[int]) -> None:
        self.rule = rule
        self.linked = linked

    def copy(self) -> Part:
        return OneLink(self.rule, self.linked[:])

    def barred(self, state: "RailwaysState", seat: int) -> list[int]:
        return [self.rule.city] if seat in self.linked else NO_CITIES

    def judge_link(self, state: "RailwaysState", place: int, seat: int) -> Illegal | None:
        if place != self.rule.city or seat not in self.linked:
            return None
        return Illegal("ROW-M5c", {"place": state.land.board.place_slug[place]})

    def link_completed(self, state: "RailwaysState", link: int, seat: int) -> None:
        if self.rule.city in (state.network.end_a[link], state.network.end_b[link]):
            self.linked.append(seat)

    def turn_began(self) -> None:
        self.linked = []

    def view(self, state: "RailwaysState", view: "View") -> None:
        city = state.land.board.place_slug[self.rule.city]
        view["one_link_a_turn"] = {"city": city, "linked": sorted(self.linked)}

    def observe(self, state: "RailwaysState", seen: Observation) -> None:
        linked = [int(seat in self.linked) for seat in range(state.seats)]
        seen.players("linked", linked, "1: has completed this turn's link to the city that has one")
