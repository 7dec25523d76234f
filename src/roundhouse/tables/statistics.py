"""Statistics: what came of somebody's finished games, counted from what their tables amount to."""

from collections.abc import Sequence

from msgspec import Struct

from roundhouse.tables.kept import Listed


class FinishedGame(Struct, frozen=True):
    """`people` sat there, the rest were bots; `won` is a part where a win was shared; who has gone
    bankrupt or given up has no score."""

    table: str
    game: str
    map: str
    seats: int
    people: int
    place: int
    score: int | None
    won: float
    ended: float


def finished_games(listed: Sequence[Listed], person: str) -> list[FinishedGame]:
    """The oldest first. Lessons, records that were read in, games that go on from a position of
    another, and those at which somebody had several seats aren't counted."""
    found = [game for one in listed if (game := finished_game(one, person)) is not None]
    return sorted(found, key=lambda game: (game.ended, game.table))


def finished_game(one: Listed, person: str) -> FinishedGame | None:
    mine = [seat for seat, sitting in enumerate(one.seats) if sitting.person == person]
    if one.status != "over" or one.result is None or len(mine) != 1:
        return None
    if one.lesson is not None or one.fork:
        return None
    seat = mine[0]
    result = one.result
    out = any(seat in result.facts.get(why, []) for why in ("bankrupt", "resigned"))
    first = result.places[seat] == 1
    return FinishedGame(
        one.id,
        one.game,
        str(one.options.get("map", "")),
        len(one.seats),
        sum(1 for sitting in one.seats if sitting.bot is None),
        result.places[seat],
        None if out else result.scores[seat],
        1 / result.places.count(1) if first else 0.0,
        one.moved,
    )
