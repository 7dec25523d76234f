"""Standing: who is where, and by which count two who are level are told apart."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from roundhouse.tables.tournaments.plan import Kind, Plan


class Board(Struct, frozen=True):
    """A table of a round: its players by seat, and what came of it, once it is over. One player at
    a table has a round without a game."""

    players: tuple[int, ...]
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return bool(self.places) or len(self.players) == 1


Round = Sequence[Board]


class Row(Struct, frozen=True):
    """A player's line. `counts` are those that decide, in their order (see `COUNTS`)."""

    player: int
    place: int
    played: int
    counts: tuple[float, ...]


Count = Callable[[Plan, Sequence[Round]], Mapping[int, float]]


def shared(places: Sequence[int]) -> list[float]:
    """A place's points: one for each who is behind, half for each who is level."""
    return [
        sum(
            1.0 if other > mine else 0.5
            for at, other in enumerate(places)
            if at != seat and other >= mine
        )
        for seat, mine in enumerate(places)
    ]


def points(plan: Plan, rounds: Sequence[Round]) -> Mapping[int, float]:
    """Of all tables; a round without a game counts as one won between two."""
    found: dict[int, float] = {}
    for board in over(rounds):
        if len(board.players) == 1:
            found[board.players[0]] = found.get(board.players[0], 0.0) + 1.0
        for player, made in zip(board.players, shared(board.places)):
            found[player] = found.get(player, 0.0) + made
    return found


def over(rounds: Sequence[Round]) -> list[Board]:
    return [board for one in rounds for board in one if board.over]


def wins(plan: Plan, rounds: Sequence[Round]) -> Mapping[int, float]:
    found: dict[int, float] = {}
    for board in over(rounds):
        for player, place in zip(board.players, board.places):
            part = 1 / board.places.count(1) if place == 1 else 0.0
            found[player] = found.get(player, 0.0) + part
    return found


def rivals(plan: Plan, rounds: Sequence[Round]) -> Mapping[int, float]:
    """What those have made whom one has met: who had the harder way is first."""
    made = points(plan, rounds)
    found: dict[int, float] = {}
    for board in over(rounds):
        for player in board.players:
            theirs = sum(made.get(other, 0.0) for other in board.players if other != player)
            found[player] = found.get(player, 0.0) + theirs
    return found


def share(plan: Plan, rounds: Sequence[Round]) -> Mapping[int, float]:
    """The part of all points that were made at one's tables, in the mean, in percent."""
    found: dict[int, list[float]] = {}
    for board in over(rounds):
        least = min([0, *board.scores])
        total = sum(score - least for score in board.scores)
        for player, score in zip(board.players, board.scores):
            part = (score - least) / total if total else 1 / len(board.players)
            found.setdefault(player, []).append(100 * part)
    return {player: sum(parts) / len(parts) for player, parts in found.items()}


def compared(plan: Plan, rounds: Sequence[Round]) -> Mapping[int, float]:
    """Duplicate: of those who had the same seat in the same deal, how many one has surpassed, in
    the mean, in percent; level is half. Who left is behind all who stayed."""
    found: dict[int, list[float]] = {}
    for one in rounds:
        played = [board for board in one if board.places]
        for seat in range(plan.seats):
            made = [(board.players[seat], worth(board, seat)) for board in played]
            for player, mine in made:
                others = [other for who, other in made if who != player]
                if others:
                    beaten = sum(1.0 if mine > other else 0.5 * (mine == other) for other in others)
                    found.setdefault(player, []).append(100 * beaten / len(others))
    return {player: sum(parts) / len(parts) for player, parts in found.items()}


def worth(board: Board, seat: int) -> tuple[int, int]:
    """What a seat has come to: its score; at equal scores the better place."""
    return board.scores[seat], -board.places[seat]


def came(plan: Plan, rounds: Sequence[Round]) -> Mapping[int, float]:
    """Knock-out: the rounds beyond the groups that somebody has reached, and in the last of them
    how many were behind him."""
    found: dict[int, float] = {}
    for number, one in enumerate(rounds[plan.group_rounds :], 1):
        for board in one:
            behind = shared(board.places) if board.places else [0.0] * len(board.players)
            for player, made in zip(board.players, behind):
                found[player] = number * 100 + made
    return found


def in_groups(count: Count) -> Count:
    """Of the group's rounds alone."""
    return lambda plan, rounds: count(plan, rounds[: plan.group_rounds])


# What decides, in this order; after all of them the lot that was drawn at the start.
COUNTS: dict[Kind, tuple[tuple[str, Count], ...]] = {
    "swiss": (("points", points), ("rivals", rivals), ("wins", wins), ("share", share)),
    "league": (("points", points), ("wins", wins), ("share", share)),
    "duplicate": (("compared", compared), ("points", points), ("share", share)),
    "knockout": (
        ("came", came),
        ("points", in_groups(points)),
        ("wins", in_groups(wins)),
        ("share", in_groups(share)),
    ),
}
ROUNDED = 6  # decimals: what differs by less is the same


def standing(plan: Plan, players: Sequence[int], rounds: Sequence[Round]) -> list[Row]:
    """All players, the best first; `players` are in the order of the lot."""
    counts = [count(plan, rounds) for _, count in COUNTS[plan.kind]]
    made = {
        player: tuple(round(count.get(player, 0.0), ROUNDED) for count in counts)
        for player in players
    }
    played: dict[int, int] = {}
    for board in over(rounds):
        for player in board.players:
            played[player] = played.get(player, 0) + 1
    order = sorted(players, key=lambda player: [-count for count in made[player]])
    return [
        Row(player, place, played.get(player, 0), made[player])
        for place, player in enumerate(order, 1)
    ]
