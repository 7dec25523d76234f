"""Tournament: what is kept of one, and what follows from it."""

from typing import Any, Literal

from msgspec import Struct

from roundhouse.kernel.rng import Rng
from roundhouse.tables.header import Clock
from roundhouse.tables.tournaments.plan import MOST_PLAYERS, Plan
from roundhouse.tables.tournaments.standing import Board, Row, standing

Status = Literal["open", "playing", "over", "off"]
ROUNDS_MISSED = 2  # in a row, without a move: gone


class TournamentHeader(Struct, frozen=True, kw_only=True):
    """What never changes. `every`: seconds from the start of a round to that of the next, where
    rounds are made beforehand; 0: when all tables are over. `fill`: bots of that level take the
    places that are missing at the start. All draws follow from `seed`, which nobody is told."""

    title: str
    game: str
    options: dict[str, Any]
    plan: Plan
    seed: int
    clock: Clock | None = None
    rated: bool = False
    every: float = 0.0
    fill: str | None = None
    most: int = MOST_PLAYERS


class Entrant(Struct, frozen=True):
    """Somebody who takes part: a person, or a bot by its level."""

    number: int
    person: str | None
    bot: str | None
    name: str
    late: bool = False
    gone: bool = False


class Paired(Struct, frozen=True):
    """A table of a round: entrants by seat; `table` once it is made, `ended` when it is over."""

    round: int
    board: int
    players: tuple[int, ...]
    table: str | None = None
    ended: bool = False
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def as_board(self) -> Board:
        """A game that was called off, or whose table is damaged, is level for all."""
        if self.ended and not self.places:
            return Board(self.players, (1,) * len(self.players), (0,) * len(self.players))
        return Board(self.players, self.places, self.scores)

    @property
    def over(self) -> bool:
        return self.ended or len(self.players) == 1


class Tournament(Struct, frozen=True):
    id: str
    host: str
    header: TournamentHeader
    made: float
    starts: float | None
    status: Status
    begun: float | None
    entrants: list[Entrant]
    pairings: list[Paired]

    @property
    def rounds(self) -> list[list[Paired]]:
        count = max((one.round for one in self.pairings), default=0)
        return [[one for one in self.pairings if one.round == at] for at in range(1, count + 1)]

    @property
    def players(self) -> list[int]:
        """In the order of the lot; who came late is behind."""
        order = [one.number for one in self.entrants if not one.late]
        Rng(self.header.seed % 2**63).shuffle(order)
        return [*order, *[one.number for one in self.entrants if one.late]]

    @property
    def gone(self) -> list[int]:
        return [one.number for one in self.entrants if one.gone]

    def entrant(self, number: int) -> Entrant:
        return next(one for one in self.entrants if one.number == number)

    def of(self, person: str | None) -> Entrant | None:
        if person is None:
            return None
        return next((one for one in self.entrants if one.person == person), None)

    def boards(self) -> list[list[Board]]:
        return [[one.as_board for one in some] for some in self.rounds]

    def standing(self) -> list[Row]:
        """Who has gone stands behind all others."""
        rows = standing(self.header.plan, self.players, self.boards())
        order = [*[row for row in rows if row.player not in self.gone]]
        order += [row for row in rows if row.player in self.gone]
        return [
            Row(row.player, place, row.played, row.counts) for place, row in enumerate(order, 1)
        ]
