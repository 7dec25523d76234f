"""State: a position, what may be said in it, and what saying it does."""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from roundhouse.kernel.copies import fill_state
from roundhouse.kernel.events import EVERYBODY, Event
from roundhouse.kernel.fields import Forgotten, Replaced, Shared, blank
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.phases import Phases
from roundhouse.kernel.refusal import Illegal, Refused
from roundhouse.kernel.result import Result
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move, Vocabulary
from roundhouse.kernel.writing import EVERYTHING, pack, unpack, write

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game
    from roundhouse.kernel.phases import Phase


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has in common.

    A game brings a table of its phases, whose actions have `words`, `judge` and `act`; its state
    fills in `copy`, `view` and `imagine`, keeps `phase` and `actors` up to date and sets `result`
    at the end. The kernel makes everything else of these.
    Compiled classes of a state allow interpreted subclasses: only then copy and pickle can
    make one without __init__.
    """

    ASIDE: ClassVar[tuple[str, ...]] = ("phases", "events", "heard")
    # classes of things that a first position hasn't got yet: see `writing`
    PIECES: ClassVar[tuple[type, ...]] = ()

    def __init__(
        self,
        game: "Game[Any]",
        seats: int,
        options: dict[str, object],
        vocabulary: Vocabulary,
        rng: Rng,
    ) -> None:
        self.game: Shared[Game[State]] = game
        self.seats = seats
        self.options: Shared[dict[str, object]] = options
        self.vocabulary: Shared[Vocabulary] = vocabulary
        self.rng = rng
        self.phases: Shared[list[Phase[Any]]] = game.phases.all  # the game's, at hand
        self.phase = 0
        self.actors: list[int] = []
        self.result: Replaced[Result | None] = None
        self.reversible = False
        self.moves_made = 0
        self.events: Forgotten[list[Event]] = []
        self.heard: Forgotten[bool] = True  # or nobody wants to know what happens

    # What a game fills in, besides its table of phases.

    def copy(self) -> "State":
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """All that a seat, or a visitor, may see: plain data."""
        raise NotImplementedError

    def imagine(self, seat: int | None, rng: Rng) -> "State":
        """A copy in which everything hidden from the seat is dealt anew."""
        raise NotImplementedError

    def table_of_phases(self) -> Phases:
        """The game's; a map may bring more."""
        return self.game.phases

    def fixtures(self) -> dict[str, Any]:
        """What all positions of this table have in common, such as its map, by names: a position
        that is written down only names them."""
        return {}

    def data_mark(self) -> str:
        """A short mark of the data that this table is played with, whatever its files say now."""
        return self.game.data_hash(self.options)

    # What the table of phases says of it.

    def words(self, said: Move, seat: int) -> list[int]:
        """Every word that can follow; nothing when the sentence is complete.

        The list may be the game's own: whoever gets it leaves it as it is.
        """
        if self.result is not None or seat not in self.actors:
            return []
        phase = self.phases[self.phase]
        if len(said) == 0:
            return phase.verbs(self, seat)
        verb = said[0]
        if verb >= len(phase.actions):
            return []
        action = phase.actions[verb]
        return [] if action is None else action.words(self, said, seat)

    def judge(self, move: Move, seat: int) -> Illegal | None:
        """The rule that a well-shaped sentence of a seat to move breaks, if any."""
        return self.phases[self.phase].judge(self, move, seat)

    def act(self, move: Move, seat: int) -> None:
        """Carry out a legal move, telling its events."""
        phase = self.phases[self.phase]
        action = phase.actions[move[0]]
        assert action is not None, move
        action.act(self, move, seat)
        phase.after(self, move, seat)

    # What the kernel makes of it.

    def begin_copy(self) -> "State":
        """A new state with the common part filled in; the game's `copy` adds its own."""
        other: State = blank(type(self))
        fill_state(other, self)
        return other

    def tell(self, name: str, args: dict[str, object], audience: int = EVERYBODY) -> None:
        """It may be called by any state. `if state.heard:` stands before it where something happens
        in many a move, or where its facts are dear: else they are put together for nobody."""
        if self.heard:
            self.events.append(Event(name, args, audience))

    def check(self, move: Move, seat: int) -> Illegal | None:
        """None, or why this seat can't say this now; judged without the generator."""
        if self.result is not None:
            return Illegal("game-over", {"reason": self.result.reason})
        if seat not in self.actors:
            return Illegal("not-your-turn", {"seat": seat, "to_move": self.actors[:]})
        wrong = self.vocabulary.misshapen(move)
        if wrong is not None:
            return wrong
        return self.judge(move, seat)

    def play(self, move: Move, seat: int) -> list[Event]:
        """Make a move and return its events; an illegal one is refused and changes nothing."""
        illegal = self.check(move, seat)
        if illegal is not None:
            raise Refused(illegal)
        return self.make(move, seat)

    def make(self, move: Move, seat: int) -> list[Event]:
        """The same for a move that its own `words` or `moves` led to: it isn't judged again."""
        drawn = self.rng.drawn
        shown = self.rng.shown
        self.events = []
        self.act(move, seat)
        self.moves_made += 1
        self.reversible = drawn == self.rng.drawn and shown == self.rng.shown
        return self.events

    def moves(self, seat: int) -> list[Move]:
        """Every legal move, in the order of the words."""
        found: list[Move] = []
        if seat in self.actors:
            for verb in self.words((), seat):
                self.finish([verb], seat, found)
        return found

    def finish(self, said: list[int], seat: int, found: list[Move]) -> None:
        """Every legal move that begins with these words; they are grown and shrunk on the way."""
        longest = self.vocabulary.longest[said[0]]
        move = tuple(said)
        following = self.words(move, seat) if len(said) < longest else []
        if not following:
            found.append(move)
        elif len(said) + 1 < longest:
            for word in following:
                said.append(word)
                self.finish(said, seat, found)
                said.pop()
        else:  # most words are a sentence's last
            for word in following:
                said.append(word)
                found.append(tuple(said))
                said.pop()

    def random_move(self, seat: int, rng: Rng) -> Move:
        """A move chosen word by word."""
        said: list[int] = []
        move: Move = ()
        following = self.words(move, seat)
        longest = self.vocabulary.longest
        while following:
            at = rng.below(len(following)) if len(following) > 1 else 0
            said.append(following[at])
            move = tuple(said)
            if len(said) >= longest[said[0]]:
                break
            following = self.words(move, seat)
        return move

    def play_out(self, rng: Rng) -> int:
        """Random moves to the end of the game, always of the first who is to move; how many.
        Nobody hears of them."""
        heard, self.heard = self.heard, False
        made = 0
        try:
            while self.result is None:
                seat = self.actors[0]
                self.make(self.random_move(seat, rng), seat)
                made += 1
        finally:
            self.heard = heard
        return made

    def observe(self, seat: int, described: bool = False) -> Observation:
        """What the seat sees, as numbers; their parts by name where they are to be described."""
        seen = Observation(self.seats, seat, described)
        self.observe_again(seen)
        if described:
            seen.settle()
        return seen

    def observe_again(self, seen: Observation) -> None:
        """Writes what the observer sees now over what he saw."""
        seen.again()
        last = self.seats - 1
        seen.one("seat", seen.seat, "the seat that observes, as the table numbers it", 0, last)
        seen.among("to_move", self.actors, "1: is asked for a move", 0, 1)
        meaning = "1: has won; 0 until the game is over"
        if self.result is None:
            seen.among("place", [], meaning, 0, self.seats)
        else:
            seen.players("place", self.result.places, meaning, 0, self.seats)
        self.game.observe(self, seen)

    def say(self, move: Move) -> str:
        return self.vocabulary.say(move)

    def hear(self, text: str) -> Move:
        return self.vocabulary.hear(text)

    def key(self, seat: int) -> bytes:
        """Equal for positions that the seat can't tell apart."""
        return blake2b(self.seen_by(seat), digest_size=16).digest()

    def digest(self) -> str:
        """A short mark of what everybody sees, to notice a replay that goes astray."""
        return blake2b(self.seen_by(None), digest_size=4).hexdigest()

    def seen_by(self, seat: int | None) -> bytes:
        """What a seat, or a visitor, sees, in one line."""
        return json.dumps([self.actors, self.view(seat)], separators=(",", ":")).encode()

    def write(self, eye: int | None = EVERYTHING) -> str:
        """The position as text, which is JSON; `Game.read` reads it.

        With an eye, a seat or None for a visitor, it tells no more than its `view`: what is hidden
        is dealt anew. Without one everything is in it, what is to be drawn, too.
        """
        return write(self, eye)

    def __str__(self) -> str:
        return self.game.show(self)

    def _repr_svg_(self) -> str | None:
        return self.game.draw(self)

    def __reduce__(self) -> Any:
        """As it is written, less its map and what else all positions of the table share."""
        return (unpack, (self.game, pack(self)))
