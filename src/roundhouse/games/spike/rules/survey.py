"""Survey: what a seat can build, pay and reach now, as the generator sees it.

Made once for a position, as far as it is asked for, and forgotten with the next move.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.spike.rules.board import COLOURS
from roundhouse.games.spike.rules.box import PAY, pay_word
from roundhouse.games.spike.rules.payment import payments
from roundhouse.games.spike.rules.ways import Ways
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState

NO_MOVES: Final[list[Move]] = []  # these two are never changed
NO_SPACES: Final[list[int]] = []


@mypyc_attr(serializable=True, free_list_len=1)  # a freed one is the next
class Survey:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.ways: Ways | None = None
        self.payments = NO_MOVES
        # Where the train can get to, by the verb that it was looked for.
        self.verb = -1
        self.found = NO_SPACES
        self.entered = NO_SPACES


def survey_of(state: "SpikeState", seat: int) -> Survey:
    survey = state.survey
    if survey is None or survey.seat != seat:
        survey = Survey(seat)
        state.survey = survey
    return survey


def ways_found(state: "SpikeState", seat: int) -> Ways:
    survey = survey_of(state, seat)
    ways = survey.ways
    if ways is None:
        ways = Ways(state, seat)
        survey.ways = ways
    return ways


def payments_found(state: "SpikeState", seat: int) -> list[Move]:
    """All payments for the connection that was laid, in the order of the words."""
    survey = survey_of(state, seat)
    if not survey.payments:
        survey.payments = [
            payment_said(cards) for cards in payments(state.hands[seat].counts, state.needs)
        ]
    return survey.payments


def payment_said(cards: list[int]) -> Move:
    said = [PAY]
    for colour in range(COLOURS):
        if cards[colour] > 0:
            said.append(pay_word(colour, cards[colour]))
    return tuple(said)
