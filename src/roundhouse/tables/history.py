"""History: the moves of a game as it stands, and the position after any of them."""

from msgspec import Struct

from roundhouse.kernel.events import EVERYBODY, Event
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import chance
from roundhouse.kernel.state import State
from roundhouse.tables.header import Header

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


class Renewal(Struct, frozen=True):
    """New chance, and the entry of the journal that brought it: none where a header tells of it."""

    seed: int
    entry: int | None = None


class History:
    """Positions are never changed, so copies of a history share them.

    `first` is the move before which nothing is shown: where a fork was dealt anew.
    `events` are those of the last move, or of the set-up.
    `renewed` is by the number of moves after which it began.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.state = game(header.game).new(len(header.seats), header.seed, header.options)
        self.events = self.state.events
        self.moves: list[Played] = []
        self.kept: dict[int, State] = {0: self.state}
        self.first = 0
        self.renewed: dict[int, Renewal] = {}
        self._deal_anew()
        for seat, text in header.before:
            self.play(seat, text, header.made)
            self._deal_anew()

    def copy(self) -> "History":
        other = History.__new__(History)
        other.header = self.header
        other.state = self.state
        other.events = self.events
        other.moves = self.moves[:]
        other.kept = dict(self.kept)
        other.first = self.first
        other.renewed = dict(self.renewed)
        return other

    def _deal_anew(self) -> None:
        for deal in self.header.anew:
            if deal.move == len(self.moves) and deal.seat is None:
                self._renew(Renewal(deal.seed))
            elif deal.move == len(self.moves) and deal.seat is not None:
                self.state = self.state.imagine(deal.seat, chance(deal.seed))
                self.first = deal.move
                self.kept = {self.first: self.state}
                self.events = []

    def _renew(self, chance: Renewal) -> None:
        """From here on other things are drawn than before: who has gone back knows those."""
        at = len(self.moves)
        self.renewed[at] = chance
        self.state = self.state.copy()
        self.renew(self.state, at)
        self.kept[at] = self.state

    def renew(self, state: State, at: int) -> None:
        """To be called on the way through the moves, before the next one is made."""
        if at in self.renewed:
            state.rng = state.rng.fresh(chance(self.renewed[at].seed))

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

    def back(self, number: int, chance: Renewal | None = None) -> None:
        """Go back to after that many moves; with new chance, to another future."""
        self.state = self.state_at(number)
        self.events = []
        del self.moves[number:]
        self.kept = {at: state for at, state in self.kept.items() if at <= number}
        self.renewed = {at: one for at, one in self.renewed.items() if at <= number}
        if chance is not None:
            self._renew(chance)

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
        for at, played in enumerate(self.moves[near:number], near):
            if at > near:  # what is kept is renewed
                self.renew(state, at)
            state.play(state.hear(played.text), played.seat)
        self.renew(state, number)
        return state

    def proved(self, number: int) -> bool:
        """Whether nothing was drawn or shown since then."""
        return all(played.reversible for played in self.moves[number:])

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
