"""Game: what can be played, and the list of games that are installed."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from mypy_extensions import mypyc_attr

from roundhouse.kernel.observation import Observation
from roundhouse.kernel.options import Option, settle
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State

GROUP = "roundhouse.games"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's name, player counts and options; `rules` rises when old records would differ."""

    def __init__(
        self, id: str, name: str, rules: int, seats: tuple[int, int], options: tuple[Option, ...]
    ) -> None:
        self.id = id
        self.name = name
        self.rules = rules
        self.seats = seats
        self.options = options

    def setup(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        """The first position; its `events` tell what was drawn for it."""
        raise NotImplementedError

    def data_hash(self, options: dict[str, object]) -> str:
        """A short mark of the data files that a game with these options reads."""
        raise NotImplementedError

    def show(self, state: State) -> str:
        """The position as text for a terminal."""
        return str(state.view(None))

    def draw(self, state: State) -> str | None:
        """The position as SVG, for notebooks."""
        return None

    def evaluate(self, state: State, seat: int) -> float:
        """How good the position looks to a seat, in points; bots look ahead with it."""
        raise NotImplementedError

    def figures(self, state: State) -> dict[str, list[int]]:
        """What everybody may know of each seat in numbers, for charts: `points`, `money`, …"""
        return {}

    def observe(self, state: State, seen: Observation) -> None:
        """Write down what the observing seat sees, and no more, as numbers."""
        figures = self.figures(state)
        for name in figures:
            seen.players(name, figures[name], "as in the charts")

    def round(self, state: State) -> int:
        """The turn or round that its players would name, for marks along a game; 0 before
        the first."""
        return 0

    def challenges(self) -> list[tuple[str, int, list[int]]]:
        """What a lone player can set out to do: the value of the option `challenge`, the number
        that it asks for, and the points that give one star, two and three."""
        return []

    def new(
        self,
        seats: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        files: bool = True,
    ) -> State:
        """`files=False` for an asker who may not name files of this machine."""
        low, high = self.seats
        if not low <= seats <= high:
            raise refuse("bad-seats", {"game": self.id, "seats": seats, "low": low, "high": high})
        settled = settle(self.options, seats, {} if options is None else options, files)
        return self.setup(seats, settled, Rng(seed))

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __reduce__(self) -> Any:
        return (game, (self.id,))


def games() -> list[str]:
    """The ids of all installed games."""
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def game(id: str) -> Game:
    for point in entry_points(group=GROUP):
        if point.name == id:
            found = point.load()
            assert isinstance(found, Game), point
            return found
    raise refuse("unknown-game", {"game": id[:40], "known": ", ".join(games())})
