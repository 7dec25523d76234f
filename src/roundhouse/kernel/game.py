"""Game: what can be played, and the list of games that are installed."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, cast

from mypy_extensions import mypyc_attr

from roundhouse.kernel.conduct import Conduct, Ledger
from roundhouse.kernel.facts import Facts
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option, with_defaults
from roundhouse.kernel.phases import NO_PHASES, Phases, S
from roundhouse.kernel.plans import Plan
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import Rng, chance
from roundhouse.kernel.state import State
from roundhouse.kernel.told import NOTHING, Cell, Gain, Say, Told
from roundhouse.kernel.weights import Weights
from roundhouse.kernel.words import Move
from roundhouse.kernel.writing import EVERYTHING, read

GROUP = "roundhouse.games"


class Spot(NamedTuple):
    """A place in a drawing: its middle, and how far it reaches from there."""

    x: float
    y: float
    size: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game's name, player counts and options; `rules` rises when old records would differ.

    It is `Game[ItsState]`, so that what it says of a state needs no question which one it is.
    """

    def __init__(
        self,
        id: str,
        name: str,
        rules: int,
        seats: tuple[int, int],
        options: tuple[Option, ...],
        phases: Phases = NO_PHASES,
        view: Any = None,
        facts: Facts | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.rules = rules
        self.seats = seats
        self.options = options
        self.phases = phases
        self.view = view  # the TypedDict of what a seat sees
        self.facts: Facts = {} if facts is None else facts

    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> S:
        """The first position; its `events` tell what was drawn for it."""
        raise NotImplementedError

    def data_hash(self, options: dict[str, object]) -> str:
        """A short mark of the data files that a game with these options reads."""
        raise NotImplementedError

    def show(self, state: S, seat: int | None = None) -> str:
        """The position as text for a terminal, as a seat sees it, or as everybody does."""
        return str(state.view(seat))

    def draw(self, state: S) -> str | None:
        """The position as SVG, for notebooks."""
        return None

    def spots(self, state: S, seat: int = 0) -> dict[str, Spot]:
        """Where `draw` puts the places of the board, by the words that moves call them: for
        pictures that show a part of it. Where each has a board of his own, those of that seat."""
        return {}

    def evaluate(self, state: S, seat: int) -> float:
        """How good the position looks to a seat, in points; bots look ahead with it."""
        raise NotImplementedError

    def evaluates(self) -> bool:
        """Whether it says how good a position looks; else its bots can only play at random."""
        return type(self).evaluate is not Game.evaluate

    def parts(self, state: S, seat: int) -> dict[str, float]:
        """What `evaluate` is the sum of, by name, for whoever asks why."""
        return {}

    def unfinished(self, state: S, seat: int) -> bool:
        """Whether the seat is in the midst of something, such as a link of several tiles, that is
        judged only when it is done: bots think it to its end."""
        return False

    def weights(self) -> Weights | None:
        """What `evaluate` weighs things by, where that can be tuned by play."""
        return None

    def whole_moves(self, state: S, seat: int) -> list[Move]:
        """For whoever chooses among whole moves: all, unless there can be too many to list."""
        return state.moves(seat)

    def worth_weighing(self, state: S, seat: int) -> list[Move]:
        """The moves that our own bots look at: without those that they know to be no use."""
        return self.whole_moves(state, seat)

    def names(self, options: dict[str, object], language: str) -> dict[str, str]:
        """What the data of a game with these options calls its things, such as a map its places;
        they are said so where no text says otherwise."""
        return {}

    def figures(self, state: S) -> dict[str, list[int]]:
        """What everybody may know of each seat in numbers, for charts: `points`, `money`, …"""
        return {}

    def shown(self, state: S, seat: int | None) -> Mapping[str, object]:
        """The view as a board shows it: with what can be told from it but takes rules to tell."""
        return state.view(seat)

    def forecast(self, state: S, move: Move, seat: int) -> dict[str, int]:
        """What a legal move costs and brings, part by part, without making it; empty where there
        is nothing to tell before it is made."""
        return {}

    def price(self, state: S, move: Move, seat: int) -> int | None:
        """The money that a legal move costs; None where nobody has any. A game in which a move may
        bring money to pay itself with says it for itself."""
        before = self.figures(state).get("money")
        if before is None:
            return None
        after: Any = state.copy()
        after.play(move, seat)
        return int(before[seat] - self.figures(after)["money"][seat])

    def plans(self, state: S, seat: int, start: str, via: list[str]) -> list[Plan]:
        """Moves in a row from `start` on, past the words of `via` in their order: the cheapest
        to each thing that a seat can reach in its turn. For games in which one points far."""
        return []

    def told(self, state: S, seat: int | None) -> Told:
        """The position in words, as far as a seat sees it: for those who don't look at a board."""
        return NOTHING

    def way(self, state: S, seat: int, start: str, end: str) -> list[Cell]:
        """The cheapest way for a seat to join two places, in words."""
        return [Say("told-no-ways")]

    def gains(self, state: S, seat: int) -> list[Gain] | None:
        """What a seat could deliver as things stand; None in a game without deliveries."""
        return None

    def observe(self, state: S, seen: Observation) -> None:
        """Write down what the observing seat sees, and no more, as numbers."""
        figures = self.figures(state)
        for name in figures:
            seen.players(name, figures[name], "as in the charts")

    def gazetteer(self, state: S) -> dict[str, Any]:
        """What people call the things of this table that its texts have no names for: see
        `rails.gazetteer`. Nothing hidden may be in it."""
        return {}

    def layout(self, state: S) -> dict[str, Any]:
        """The board of this table as data, with coordinates and neighbours; empty where there is
        none before the game. See `rails.layout`."""
        return {}

    def furnish(
        self, source: dict[str, Any], compiled: Any, ends: Sequence[str] = ()
    ) -> dict[str, Any]:
        """A map's source with what the game needs beyond geography, such as cards, made by rules
        from the compiled map; with the `ends` of a line only that one is added."""
        return source

    def carries(self, options: dict[str, object]) -> list[str]:
        """What a game with these options needs and other houses don't have, such as a map that
        somebody drew: its source, and what was made of it. Options name it by what it is."""
        return []

    def bring(self, source: str, made: str = "") -> None:
        """Such a thing from elsewhere; it is known from now on."""

    def planes(self, state: S, seen: Observation) -> None:
        """What the observing seat sees as one board of layers, `player layer row column`, in a game
        whose players lay their own maps; nothing elsewhere."""

    def round(self, state: S) -> int:
        """The turn or round that its players would name, for marks along a game; 0 before
        the first."""
        return 0

    def stage(self, state: S) -> str:
        """The part of a round that all are in, for headings in the log: `web-<game>-phase-…`.
        Empty where a round has no such parts."""
        return ""

    def conduct(self, ledger: Ledger, state: S) -> Conduct | None:
        """Who watches a game from this first position, for `roundhouse conduct`."""
        return None

    def new(
        self,
        seats: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        files: bool = True,
    ) -> S:
        """`files=False` for an asker who may not name files of this machine."""
        low, high = self.seats
        if not low <= seats <= high:
            raise refuse("bad-seats", {"game": self.id, "seats": seats, "low": low, "high": high})
        chosen = with_defaults(self.options, seats, {} if options is None else options, files)
        return self.setup(seats, chosen, chance(seed))

    def read(self, text: str, rng: Rng | None = None, files: bool = True) -> S:
        """A position that was written by `State.write`. One that was written for an eye has its
        hidden part dealt anew by `rng`, or as its text says."""
        state, eye = read(self, text, files)
        if rng is not None and eye != EVERYTHING:
            state = state.imagine(eye, rng)
        return cast(S, state)

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __reduce__(self) -> Any:
        return (game, (self.id,))


@cache
def _installed() -> list[Any]:
    """The entry points of all games; what finds them is slow to load, so not before it's asked,
    and every distribution is looked through, so once."""
    from importlib.metadata import entry_points

    return list(entry_points(group=GROUP))


def games() -> list[str]:
    """The ids of all installed games."""
    return sorted({point.name for point in _installed()})


def games_of_the_house() -> list[str]:
    """Without those that other distributions bring."""
    house = __name__.partition(".")[0]
    return sorted({one.name for one in _installed() if one.module.partition(".")[0] == house})


@cache
def folder(id: str) -> Path | None:
    """Where a game's package keeps all that the house knows of it: rule books, texts, maps, what
    its bots are tuned to. None for a game that is a single module, or isn't installed.

    Found without loading the game.
    """
    from importlib.util import find_spec

    for point in _installed():
        if point.name == id:
            spec = find_spec(point.module)
            if spec is not None and spec.submodule_search_locations:
                return Path(spec.submodule_search_locations[0])
    return None


def text_of(id: str, name: str) -> str | None:
    """A file of a game's folder, if it has it."""
    there = folder(id)
    if there is None or not (there / name).is_file():
        return None
    return (there / name).read_text("utf-8")


@cache
def game(id: str) -> Game[State]:
    for point in _installed():
        if point.name == id:
            found = point.load()
            assert isinstance(found, Game), point
            return found
    raise refuse("unknown-game", {"game": id[:40], "known": ", ".join(games())})
