"""The course of the game: its phases, the actions in each, and what comes after."""

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.railways.rules import (
    auction,
    building,
    operations,
    rounds,
    urbanizing,
)
from roundhouse.games.railways.rules.acting import Improve, Pass
from roundhouse.games.railways.rules.auction import Bid, Leave
from roundhouse.games.railways.rules.box import (
    BID,
    BUILD,
    DELIVER,
    END,
    IMPROVE,
    KEEP,
    PASS,
    PLAY,
    REDIRECT,
    TABLE,
    TAKE,
    URBANIZE,
)
from roundhouse.games.railways.rules.building import Build, EndBuild
from roundhouse.games.railways.rules.delivering import Deliver
from roundhouse.games.railways.rules.land import Land
from roundhouse.games.railways.rules.operations import PlayCard, TakeCard
from roundhouse.games.railways.rules.part import Rule
from roundhouse.games.railways.rules.phases import BUILDING
from roundhouse.games.railways.rules.setting_up import Keep
from roundhouse.games.railways.rules.trip_words import possible
from roundhouse.games.railways.rules.urbanizing import Urbanize
from roundhouse.kernel.phases import Action, Phase, Phases
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def with_parts(state: "RailwaysState", seat: int, verbs: list[int]) -> list[int]:
    for part in state.parts:
        part.verbs(state, seat, verbs)
    return verbs


class ChoosingBarons(Phase["RailwaysState"]):
    """ROW-S4: everybody at once."""

    def verbs(self, state: "RailwaysState", seat: int) -> list[int]:
        return [KEEP]

    def after(self, state: "RailwaysState", move: Move, seat: int) -> None:
        if not state.actors:
            rounds.begin_turn(state)


class Auction(Phase["RailwaysState"]):
    def verbs(self, state: "RailwaysState", seat: int) -> list[int]:
        return auction.verbs(state)

    def after(self, state: "RailwaysState", move: Move, seat: int) -> None:
        if not state.bidding.bidders:
            rounds.begin_round(state)


class Acting(Phase["RailwaysState"]):
    """ROW-T4: one action; a card played is none, and a build lasts until it is finished."""

    def verbs(self, state: "RailwaysState", seat: int) -> list[int]:
        found = [PASS]
        building.add_verbs(state, seat, found)
        if urbanizing.possible(state):
            found.append(URBANIZE)
        if state.level[seat] < TABLE.highest_level:
            found.append(IMPROVE)
        if possible(state, seat, 0):
            found.append(DELIVER)
        if operations.any_to_take(state):
            found.append(TAKE)
        if operations.playable(state, seat):
            found.append(PLAY)
        return with_parts(state, seat, found)

    def after(self, state: "RailwaysState", move: Move, seat: int) -> None:
        if move[0] != PLAY and state.phase != BUILDING:
            rounds.acted(state)


class Building(Acting):
    """A build that is not finished."""

    def verbs(self, state: "RailwaysState", seat: int) -> list[int]:
        found: list[int] = []
        building.add_verbs(state, seat, found)
        if operations.playable(state, seat):
            found.append(PLAY)
        return with_parts(state, seat, found)


class ExpressRun(Acting):
    """An Express has been played: a delivery must follow."""

    def verbs(self, state: "RailwaysState", seat: int) -> list[int]:
        return with_parts(state, seat, [DELIVER] if possible(state, seat, 1) else [])


COURSE: Final = Phases(
    [
        ChoosingBarons("barons", [Keep(KEEP)]),
        Auction("auction", [Bid(BID), Leave(PASS)]),
        Acting(
            "actions",
            [
                Pass(PASS),
                Build(BUILD),
                Build(REDIRECT),
                Urbanize(URBANIZE),
                Improve(IMPROVE),
                Deliver(DELIVER),
                TakeCard(TAKE),
                PlayCard(PLAY),
            ],
        ),
        Building(
            "building",
            [Build(BUILD), Build(REDIRECT), EndBuild(END), PlayCard(PLAY)],
        ),
        ExpressRun("express-run", [Deliver(DELIVER), PlayCard(PLAY)]),
        Phase("over", []),
    ],
    {
        KEEP: "ROW-S4",
        BID: "ROW-T1",
        PASS: "ROW-T4",
        BUILD: "ROW-B1",
        REDIRECT: "ROW-B1",
        END: "ROW-B1",
        URBANIZE: "ROW-U1",
        IMPROVE: "ROW-L1",
        DELIVER: "ROW-D1",
        TAKE: "ROW-O1",
        PLAY: "ROW-O1",
    },
)


def course_of(land: Land) -> Phases:
    """The phases with the actions that only this map has."""
    if land.course is None:
        land.course = _course_with(land.rules)
    return land.course


def _course_with(rules_of_map: list[Rule]) -> Phases:
    actions: dict[str, list[Action[Any]]] = {}
    rules: dict[int, str] = {}
    for rule in rules_of_map:
        for phase, action, why in rule.actions():
            actions.setdefault(phase, []).append(action)
            rules[action.verb] = why
    return COURSE.more(actions, rules) if rules else COURSE
