"""Mountains that two players may not cross at first (ROW-M1c). Played if wished."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.ground import Closed
from roundhouse.games.railways.rules.land import MAPS, facts_of, wish
from roundhouse.games.railways.rules.part import Part, Rule
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.refusal import Illegal

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import View


FACT: Final = "two_players"


def wish_help() -> str:
    points = {name: facts_of(name)[FACT]["points"] for name in MAPS.names if FACT in facts_of(name)}
    maps = ", ".join([f"{name} {points[name]}" for name in points])
    return f"Two players: nobody builds west of the mountains before one has the points ({maps})."


OPTION: Final = wish("mountain_line", False, wish_help, FACT, (2, 2))


@mypyc_attr(allow_interpreted_subclasses=True)
class MountainLine(Rule):
    """The hexes beyond the mountains, and the points that open them."""

    def __init__(self, land: "Land", facts: Any) -> None:
        self.points: int = facts["points"]
        self.hexes: list[bool] = land.board.tagged(facts["closed"])
        self.beyond = Closed(land, self.hexes)

    def begin(self, state: "RailwaysState") -> Part | None:
        wished = bool(state.options.get("mountain_line", False))
        return Mountains(self, self.beyond, wished)


@mypyc_attr(serializable=True)
class Mountains(Part):
    """Whether nobody may build beyond them yet."""

    def __init__(self, rule: MountainLine, beyond: Closed, shut: bool) -> None:
        self.rule = rule
        self.beyond = beyond
        self.shut = shut

    def copy(self) -> Part:
        return Mountains(self.rule, self.beyond, True) if self.shut else self

    def closed(self, state: "RailwaysState", seat: int) -> Closed | None:
        return self.beyond if self.shut else None

    def judge_tile(self, state: "RailwaysState", h: int, seat: int) -> Illegal | None:
        if self.shut and self.rule.hexes[h]:
            slug = state.land.board.slug[h]
            return Illegal("ROW-M1c", {"hex": slug, "points": self.rule.points})
        return None

    def points_scored(self, state: "RailwaysState", seat: int) -> None:
        """The points of one let both go west."""
        if self.shut and state.points[seat] >= self.rule.points:
            self.shut = False
            state.survey = None
            state.tell("line-opened", {"seat": seat, "points": state.points[seat]})

    def view(self, state: "RailwaysState", view: "View") -> None:
        view["line_closed"] = self.shut

    def observe(self, state: "RailwaysState", seen: Observation) -> None:
        seen.one("line_closed", int(self.shut), "1: nobody builds beyond the mountains yet")
