"""State: a position, what may be said in it, and what saying it does."""

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from roundhouse.kernel.events import EVERYBODY, Event
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.refusal import Illegal, Refused
from roundhouse.kernel.result import Result
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move, Vocabulary

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has in common.

    A game fills in `words`, `judge`, `act`, `copy`, `view` and `imagine`, keeps `actors`
    up to date and sets `result` at the end; the kernel makes everything else of these.
    Compiled classes of a state allow interpreted subclasses: only then copy and pickle can
    make one without __init__.
    """

    def __init__(
        self,
        game: "Game",
        seats: int,
        options: dict[str, object],
        vocabulary: Vocabulary,
        rng: Rng,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.vocabulary = vocabulary
        self.rng = rng
        self.actors: list[int] = []
        self.result: Result | None = None
        self.reversible = False
        self.moves_made = 0
        self.events: list[Event] = []

    # What a game fills in.

    def words(self, said: Move, seat: int) -> list[int]:
        """Every word that can follow; nothing when the sentence is complete.

        The list may be the game's own: whoever gets it leaves it as it is.
        """
        raise NotImplementedError

    def judge(self, move: Move, seat: int) -> Illegal | None:
        """The rule that a well-shaped sentence of a seat to move breaks, if any."""
        raise NotImplementedError

    def act(self, move: Move, seat: int) -> None:
        """Carry out a legal move, telling its events."""
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat, or a visitor, may see: plain data."""
        raise NotImplementedError

    def imagine(self, seat: int | None, rng: Rng) -> "State":
        """A copy in which everything hidden from the seat is dealt anew."""
        raise NotImplementedError

    # What the kernel makes of it.

    def begin_copy(self) -> "State":
        """A new state with the common part filled in; the game's `copy` adds its own."""
        cls: Any = type(self)
        other: State = cls.__new__(cls)
        other.game = self.game
        other.seats = self.seats
        other.options = self.options
        other.vocabulary = self.vocabulary
        other.rng = self.rng.copy()
        other.actors = self.actors[:]
        other.result = self.result
        other.reversible = self.reversible
        other.moves_made = self.moves_made
        other.events = []
        return other

    def tell(self, name: str, args: dict[str, object], audience: int = EVERYBODY) -> None:
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
            self._finish((), seat, found)
        return found

    def _finish(self, said: Move, seat: int, found: list[Move]) -> None:
        following = self.words(said, seat)
        if not following and said:
            found.append(said)
        for word in following:
            self._finish((*said, word), seat, found)

    def random_move(self, seat: int, rng: Rng) -> Move:
        """A move chosen word by word."""
        said: list[int] = []
        move: Move = ()
        following = self.words(move, seat)
        while following:
            at = rng.below(len(following)) if len(following) > 1 else 0
            said.append(following[at])
            move = tuple(said)
            following = self.words(move, seat)
        return move

    def observe(self, seat: int, described: bool = False) -> Observation:
        """What the seat sees, as numbers; their parts by name where they are to be described."""
        seen = Observation(self.seats, seat, described)
        seen.one("seat", seat, "the seat that observes, as the table numbers it")
        to_move = [int(other in self.actors) for other in range(self.seats)]
        seen.players("to_move", to_move, "1: is asked for a move")
        over = [0] * self.seats if self.result is None else self.result.places
        seen.players("place", over, "1: has won; 0 until the game is over")
        self.game.observe(self, seen)
        return seen

    def say(self, move: Move) -> str:
        return self.vocabulary.say(move)

    def hear(self, text: str) -> Move:
        return self.vocabulary.hear(text)

    def key(self, seat: int) -> bytes:
        """Equal for positions that the seat can't tell apart."""
        return blake2b(self._written(seat), digest_size=16).digest()

    def digest(self) -> str:
        """A short mark of what everybody sees, to notice a replay that goes astray."""
        return blake2b(self._written(None), digest_size=4).hexdigest()

    def _written(self, seat: int | None) -> bytes:
        return json.dumps([self.actors, self.view(seat)], separators=(",", ":")).encode()

    def __str__(self) -> str:
        return self.game.show(self)

    def _repr_svg_(self) -> str | None:
        return self.game.draw(self)

    def __reduce__(self) -> Any:
        """Pickled by its attributes: native classes have no __dict__ of them."""
        attributes: dict[str, Any] = {}
        for cls in reversed(type(self).__mro__):
            for name in getattr(cls, "__mypyc_attrs__", ()):
                if name != "__dict__" and hasattr(self, name):
                    attributes[name] = getattr(self, name)
        attributes.update(getattr(self, "__dict__", {}))
        return (restore, (type(self), attributes))


def restore(cls: Any, attributes: dict[str, Any]) -> State:
    state: State = cls.__new__(cls)
    for name, value in attributes.items():
        setattr(state, name, value)
    return state
