"""Line: the moves of a game as it stands, and the position after any of them."""

from msgspec import Struct

from roundhouse.kernel.events import EVERYBODY, Event
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.tables.journal import Header

EVERY = 12  # a position is kept after this many moves; the others are replayed from there


class Played(Struct, frozen=True):
    """A move that was made.

    `secret`: its words are known to its seat alone until the game is over.
    `ended`: others are to move after it, or more of them.
    """

    seat: int
    text: str
    reversible: bool
    secret: bool
    ended: bool
    time: float


class Line:
    """Positions are never changed, so copies of a line share them.

    `first` is the move before which nothing is shown: where a fork was dealt anew.
    `events` are those of the last move, or of the set-up.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.state = game(header.game).new(len(header.seats), header.seed, header.options)
        self.events = self.state.events
        self.moves: list[Played] = []
        self.kept: dict[int, State] = {0: self.state}
        self.first = 0
        self._deal_anew()
        for seat, text in header.before:
            self.play(seat, text, header.made)
            self._deal_anew()

    def copy(self) -> "Line":
        other = Line.__new__(Line)
        other.header = self.header
        other.state = self.state
        other.events = self.events
        other.moves = self.moves[:]
        other.kept = dict(self.kept)
        other.first = self.first
        return other

    def _deal_anew(self) -> None:
        for deal in self.header.anew:
            if deal.move == len(self.moves):
                self.state = self.state.imagine(deal.seat, Rng(deal.seed))
                self.first = deal.move
                self.kept = {self.first: self.state}
                self.events = []

    def play(self, seat: int, text: str, time: float) -> list[Event]:
        before = self.state
        state = before.copy()
        move = state.hear(text)
        events = state.play(move, seat)
        private = any(event.audience != EVERYBODY for event in events)
        played = Played(
            seat,
            state.say(move),
            state.reversible,
            private or len(before.actors) > 1,
            state.actors != before.actors or state.result is not None,
            time,
        )
        self.moves.append(played)
        self.state = state
        self.events = events
        if len(self.moves) % EVERY == 0:
            self.kept[len(self.moves)] = state
        return events

    def back(self, number: int) -> None:
        """Go back to after that many moves."""
        self.state = self.state_at(number)
        self.events = []
        del self.moves[number:]
        self.kept = {at: state for at, state in self.kept.items() if at <= number}

    def state_at(self, number: int) -> State:
        """The position after that many moves: to look at, not to play on."""
        if not self.first <= number <= len(self.moves):
            facts: dict[str, object] = {"move": number, "moves": len(self.moves)}
            raise refuse("no-such-move", facts)
        if number == len(self.moves):
            return self.state
        near = max(at for at in self.kept if at <= number)
        if near == number:
            return self.kept[near]
        state = self.kept[near].copy()
        for played in self.moves[near:number]:
            state.play(state.hear(played.text), played.seat)
        return state

    def step_back(self, seat: int) -> int | None:
        """Where a seat may go back to by one move, proved: nothing drawn, nothing shown,
        and nobody else has decided since."""
        at = len(self.moves)
        if at == self.first or at == len(self.header.before):
            return None
        last = self.moves[-1]
        return at - 1 if last.seat == seat and last.reversible else None

    def turn_back(self, seat: int) -> int | None:
        """The start of the seat's turn, as far as it is proved."""
        at = self.step_back(seat)
        if at is None:
            return None
        least = max(self.first, len(self.header.before))
        while at > least:
            played = self.moves[at - 1]
            if played.seat != seat or not played.reversible or played.ended:
                break
            at -= 1
        return at
