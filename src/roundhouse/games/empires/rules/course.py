"""The course of the game: its phases, the actions in each, and what comes after."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires.rules import (
    achievements,
    construction,
    delivery,
    market,
    rounds,
    train_cards,
)
from roundhouse.games.empires.rules.achievements import Claim
from roundhouse.games.empires.rules.box import (
    BUILD,
    BUY,
    CLAIM,
    DELIVER,
    PASS,
    PLAY,
    REVEAL,
    ROUTE,
    START,
    UNLOCK,
)
from roundhouse.games.empires.rules.construction import Build, Route, Unlock
from roundhouse.games.empires.rules.delivery import Deliver
from roundhouse.games.empires.rules.market import Buy
from roundhouse.games.empires.rules.starting import Start
from roundhouse.games.empires.rules.train_cards import Keep, Play, Reveal
from roundhouse.kernel.phases import Action, Phase, Phases
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


class Pass(Action["EmpiresState"]):
    """To go on without it."""


class Compulsory(Action["EmpiresState"]):
    """A pass where there is none."""

    def __init__(self, verb: int, refused: Illegal) -> None:
        Action.__init__(self, verb)
        self.refused = refused

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        return self.refused


class Starting(Phase["EmpiresState"]):
    """SRE-S7: in the order of play backwards."""

    def verbs(self, state: "EmpiresState", seat: int) -> list[int]:
        return [START]

    def after(self, state: "EmpiresState", move: Move, seat: int) -> None:
        state.turn -= 1
        if state.turn < 0:
            rounds.begin_round(state)
        else:
            state.actors = [state.order[state.turn]]


class Constructing(Phase["EmpiresState"]):
    def verbs(self, state: "EmpiresState", seat: int) -> list[int]:
        return construction.verbs(state)

    def after(self, state: "EmpiresState", move: Move, seat: int) -> None:
        if state.tracks_left[seat] == 0:
            rounds.trigger(state, seat, "last-track")
        rounds.construct(state, seat)


class Unlocking(Phase["EmpiresState"]):
    def verbs(self, state: "EmpiresState", seat: int) -> list[int]:
        return [UNLOCK, PASS]

    def after(self, state: "EmpiresState", move: Move, seat: int) -> None:
        rounds.deliver(state, seat)


class Delivering(Phase["EmpiresState"]):
    def verbs(self, state: "EmpiresState", seat: int) -> list[int]:
        return [DELIVER, PASS]

    def after(self, state: "EmpiresState", move: Move, seat: int) -> None:
        if move[0] == PASS:
            rounds.claim(state, seat)
            return
        if delivery.cities_full(state):
            rounds.trigger(state, seat, "cities-full")
        rounds.show(state, seat)


class Playing(Phase["EmpiresState"]):
    def verbs(self, state: "EmpiresState", seat: int) -> list[int]:
        return train_cards.verbs(state, seat)

    def after(self, state: "EmpiresState", move: Move, seat: int) -> None:
        if move[0] != REVEAL or state.hands[seat].total == 0:
            rounds.finish_delivery(state, seat)


class Claiming(Phase["EmpiresState"]):
    def verbs(self, state: "EmpiresState", seat: int) -> list[int]:
        return [CLAIM, PASS]

    def after(self, state: "EmpiresState", move: Move, seat: int) -> None:
        if move[0] == PASS:
            rounds.buy(state, seat)
        else:
            rounds.claim(state, seat)


class Buying(Phase["EmpiresState"]):
    def verbs(self, state: "EmpiresState", seat: int) -> list[int]:
        return [BUY, PASS]

    def after(self, state: "EmpiresState", move: Move, seat: int) -> None:
        rounds.end_turn(state, seat)


COURSE: Final = Phases(
    [
        Starting(
            "start", [Start(START), Compulsory(PASS, Illegal("SRE-S7", {"why": "compulsory"}))]
        ),
        Constructing(
            "construct",
            [Build(BUILD), Route(ROUTE), Unlock(UNLOCK), Compulsory(PASS, Illegal("SRE-C7"))],
        ),
        Unlocking("unlock", [Unlock(UNLOCK), Pass(PASS)]),
        Delivering("deliver", [Deliver(DELIVER), Pass(PASS)]),
        Playing("card", [Play(PLAY), Reveal(REVEAL), Keep(PASS)]),
        Claiming("claim", [Claim(CLAIM), Pass(PASS)]),
        Buying("buy", [Buy(BUY), Pass(PASS)]),
        Phase("end", []),
    ],
    {
        START: "SRE-S7",
        BUILD: "SRE-C1",
        ROUTE: "SRE-C1",
        UNLOCK: "SRE-C4",
        DELIVER: "SRE-D1",
        PLAY: "SRE-D4",
        REVEAL: "SRE-D5",
        CLAIM: "SRE-A1",
        BUY: "SRE-T1",
        PASS: "SRE-C7",
    },
    {UNLOCK: construction.why_locked, CLAIM: achievements.why_not, BUY: market.full_hand},
)
