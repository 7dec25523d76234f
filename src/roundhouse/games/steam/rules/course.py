"""The course of the game: its phases, the actions in each, and what comes after."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.steam.rules import (
    actions,
    building,
    capital,
    first_order,
    goods,
    order_auction,
    rounds,
)
from roundhouse.games.steam.rules.actions import Choose, PassOn
from roundhouse.games.steam.rules.box import (
    BID,
    BUILD,
    CHOOSE,
    DELIVER,
    END,
    FIRST_BUILD,
    GROW,
    IMPROVE,
    INCOME,
    PASS,
    POINTS,
    RAISE,
    REDIRECT,
    URBANIZE,
    WITHDRAW,
)
from roundhouse.games.steam.rules.building import End, Withdraw
from roundhouse.games.steam.rules.capital import Raise
from roundhouse.games.steam.rules.city_growth import Grow
from roundhouse.games.steam.rules.goods import Deliver, Improve
from roundhouse.games.steam.rules.laying import Build
from roundhouse.games.steam.rules.phases import BUILDING, CHOOSING, GOODS, SHARING
from roundhouse.games.steam.rules.redirecting import Redirect
from roundhouse.games.steam.rules.sharing import Share
from roundhouse.games.steam.rules.urbanization import Urbanize
from roundhouse.kernel.phases import Action, Phase, Phases, wrong_phase
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


class Pass(Action["SteamState"]):
    """To do nothing; only where action tiles are chosen does a pass name one."""

    def __init__(self, verb: int, rule: str) -> None:
        Action.__init__(self, verb)
        self.rule = rule

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        return None if len(move) == 1 else Illegal(self.rule, {"why": "no-tiles"})

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        if state.heard:
            state.tell("passed", {"seat": seat})


class FirstOrder(Phase["SteamState"]):
    """STM-S5: base game, before the first turn."""

    def verbs(self, state: "SteamState", seat: int) -> list[int]:
        return first_order.verbs(state, seat)

    def after(self, state: "SteamState", move: Move, seat: int) -> None:
        if not state.bidders:
            rounds.begin_turn(state)


class Capital(Phase["SteamState"]):
    """STM-D2: standard game."""

    def verbs(self, state: "SteamState", seat: int) -> list[int]:
        return capital.verbs(state, seat)

    def after(self, state: "SteamState", move: Move, seat: int) -> None:
        if not rounds.next_in_line(state):
            order_auction.begin(state)


class Order(Phase["SteamState"]):
    """STM-D3: standard game."""

    def verbs(self, state: "SteamState", seat: int) -> list[int]:
        return order_auction.verbs(state, seat)

    def after(self, state: "SteamState", move: Move, seat: int) -> None:
        if not state.bidders:
            rounds.begin_phase(state, CHOOSING, state.order[:])


class Choosing(Phase["SteamState"]):
    def verbs(self, state: "SteamState", seat: int) -> list[int]:
        return actions.verbs(state, seat)

    def after(self, state: "SteamState", move: Move, seat: int) -> None:
        if not rounds.next_in_line(state):
            rounds.begin_phase(state, BUILDING, actions.in_action_order(state, FIRST_BUILD))


class Building(Phase["SteamState"]):
    def verbs(self, state: "SteamState", seat: int) -> list[int]:
        return building.verbs(state, seat)

    def after(self, state: "SteamState", move: Move, seat: int) -> None:
        if move[0] == END and not rounds.next_in_line(state):
            rounds.begin_goods(state)


class Goods(Phase["SteamState"]):
    def verbs(self, state: "SteamState", seat: int) -> list[int]:
        return goods.verbs(state, seat)

    def after(self, state: "SteamState", move: Move, seat: int) -> None:
        decide_or_go_on(state)


class Sharing(Phase["SteamState"]):
    """STM-G7: everybody who scored on a delivery decides."""

    def verbs(self, state: "SteamState", seat: int) -> list[int]:
        return [INCOME, POINTS]

    def after(self, state: "SteamState", move: Move, seat: int) -> None:
        decide_or_go_on(state)


def decide_or_go_on(state: "SteamState") -> None:
    if state.deciding:
        state.phase = SHARING
        state.actors = [state.deciding[0]]
        return
    state.phase = GOODS
    if not rounds.next_in_line(state):
        rounds.end_goods_round(state)


STANDARD_RULES: Final = {BID: "STM-D3", RAISE: "STM-D2"}  # of verbs that the base game has, too


def by_another_rule(state: "SteamState", move: Move, seat: int) -> Illegal | None:
    """STM-D2, STM-D3: the standard game has its own rules for bidding and raising; STM-G7: nobody
    passes where he decides what a delivery brings him."""
    rule = STANDARD_RULES.get(move[0], "") if state.standard else ""
    if move[0] == PASS and state.phase == SHARING:
        rule = "STM-G7"
    return wrong_phase(state, rule) if rule else None


COURSE: Final = Phases(
    [
        FirstOrder("first-order", [first_order.Bid(BID), first_order.Leave(PASS)]),
        Capital("capital", [Raise(RAISE), Pass(PASS, "STM-D2")]),
        Order("order", [order_auction.Bid(BID), order_auction.Leave(PASS)]),
        Choosing("choose", [Choose(CHOOSE), PassOn(PASS)]),
        Building(
            "build",
            [
                Build(BUILD),
                Redirect(REDIRECT),
                Withdraw(WITHDRAW),
                Urbanize(URBANIZE),
                Grow(GROW),
                End(END),
            ],
        ),
        Goods("goods", [Deliver(DELIVER), Improve(IMPROVE), Pass(PASS, "STM-G1")]),
        Sharing("share", [Share(INCOME), Share(POINTS)]),
        Phase("end", []),
    ],
    {
        BID: "STM-S5",
        PASS: "STM-B1",
        RAISE: "STM-M1",
        CHOOSE: "STM-A1",
        BUILD: "STM-B1",
        REDIRECT: "STM-B1",
        WITHDRAW: "STM-B1",
        URBANIZE: "STM-B1",
        GROW: "STM-B1",
        END: "STM-B1",
        DELIVER: "STM-G1",
        IMPROVE: "STM-G1",
        INCOME: "STM-G7",
        POINTS: "STM-G7",
    },
    {BID: by_another_rule, RAISE: by_another_rule, PASS: by_another_rule},
)
