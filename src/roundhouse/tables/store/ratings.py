"""Ratings: worked out from the tables that count, in the order in which they ended, and kept."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, Select, and_, delete, exists, func, insert, select, tuple_

from roundhouse.kernel.refusal import Refused
from roundhouse.tables import schema
from roundhouse.tables.header import Header
from roundhouse.tables.kept import NAMELESS, ListedResult
from roundhouse.tables.ratings.counting import SEATING_KINDS, Counted, counted
from roundhouse.tables.ratings.model import Skill
from roundhouse.tables.ratings.quality import Forecast
from roundhouse.tables.ratings.rating import Rated, rate
from roundhouse.tables.rows import entry_of, from_json
from roundhouse.tables.store.access import Access
from roundhouse.tables.store.lists import AT_ONCE

TABLES, RATINGS = schema.tables.c, schema.ratings.c
BY_END = (TABLES.moved, TABLES.id)


class Step(Struct, frozen=True):
    """What a game made of somebody's rating."""

    game: str
    table: str
    before: Skill
    after: Skill
    left: bool
    substitute: bool
    ended: float


class Standing(Struct, frozen=True):
    """Somebody's rating today; a bot has a level instead of a person."""

    player: str
    name: str
    skill: Skill


class StoredRatings:
    def __init__(self, access: Access) -> None:
        self.access = access

    # Keeping.

    async def catch_up(self) -> int:
        """Games that have ended and aren't rated yet; how many there were."""
        ended = and_(TABLES.rated, TABLES.status == "over")
        unrated = ~exists().where(RATINGS.table_id == TABLES.id)
        found = await self.access.read(self._wanted().where(ended, unrated))
        number = 0
        for row in found:
            players = await self._players(row)
            if players is None:
                continue
            known = await self._skills(row.game, [one.player for one in players])
            last = select(func.max(RATINGS.number)).where(RATINGS.game == row.game)
            before = (await self.access.read(last))[0][0] or 0
            rows = rating_rows(row, before + 1, rate(players, known))
            await self._insert(rows)
            number += 1
        return number

    async def recompute(self) -> dict[str, int]:
        """All ratings anew; how many games of each game there were."""
        ended = and_(TABLES.rated, TABLES.status == "over")
        known: dict[tuple[str, str], Skill] = {}
        numbers: dict[str, int] = {}
        rows: list[dict[str, Any]] = []
        for row in await self.access.read(self._wanted().where(ended)):
            players = await self._players(row)
            if players is None:
                continue
            mine = {one.player: known.get((row.game, one.player), Skill()) for one in players}
            rated = rate(players, mine)
            known.update({(row.game, one.player): one.after for one in rated})
            numbers[row.game] = numbers.get(row.game, 0) + 1
            rows += rating_rows(row, numbers[row.game], rated)

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.ratings))
            for some in range(0, len(rows), AT_ONCE):
                connection.execute(insert(schema.ratings), rows[some : some + AT_ONCE])

        await self.access.write(job)
        return numbers

    def _wanted(self) -> Select[Any]:
        return select(TABLES.id, TABLES.game, TABLES.header, TABLES.result, TABLES.moved).order_by(
            *BY_END
        )

    async def _players(self, row: Row[Any]) -> list[Counted] | None:
        """For whom it counts; nobody, where the table can't be read."""
        columns = schema.journal.c
        seating = and_(columns.table_id == row.id, columns.kind.in_(SEATING_KINDS))
        wanted = select(schema.journal).where(seating).order_by(columns.number)
        try:
            entries = [entry_of(one) for one in await self.access.read(wanted)]
            header = from_json("header", row.header, Header)
            places = from_json("result", row.result, ListedResult).places
            return counted(header, entries, places)
        except (Refused, IndexError) as error:  # places that are too few are damage, too
            self.access.set_aside(row.id, str(error))
            return None

    async def _skills(self, game: str, players: Iterable[str]) -> dict[str, Skill]:
        return {one.player: one.skill for one in await self._latest(game, list(players))}

    async def _insert(self, rows: list[dict[str, Any]]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(insert(schema.ratings), rows)

        await self.access.write(job)

    # Reading.

    async def _latest(self, game: str, players: Sequence[str] | None = None) -> list[Standing]:
        newest = select(RATINGS.player, func.max(RATINGS.number)).where(RATINGS.game == game)
        if players is not None:
            newest = newest.where(RATINGS.player.in_(players))
        newest = newest.group_by(RATINGS.player)
        wanted = (
            select(
                RATINGS.player,
                RATINGS.mu,
                RATINGS.sigma,
                RATINGS.games,
                func.coalesce(schema.people.c.name, "").label("name"),
            )
            .join(schema.people, schema.people.c.id == RATINGS.player, isouter=True)
            .where(RATINGS.game == game, tuple_(RATINGS.player, RATINGS.number).in_(newest))
        )
        rows = await self.access.read(wanted)
        found = {
            row.player: Standing(row.player, row.name, Skill(row.mu, row.sigma, row.games))
            for row in rows
        }
        return list(found.values())

    async def standing(self, game: str) -> list[Standing]:
        """Everybody's, the best first; who wanted to be forgotten is in nobody's list."""
        found = [one for one in await self._latest(game) if not one.player.startswith(NAMELESS)]
        return sorted(found, key=lambda one: (-one.skill.mu, one.player))

    async def steps(self, player: str) -> list[Step]:
        """What became of somebody's ratings, game by game, the oldest first."""
        wanted = (
            select(schema.ratings)
            .where(RATINGS.player == player)
            .order_by(RATINGS.ended, RATINGS.number)
        )
        return [step_of(row) for row in await self.access.read(wanted)]

    async def of_table(self, table: str) -> dict[int, Step]:
        """By seat, what it made of the ratings of those who answer for it."""
        wanted = select(schema.ratings).where(
            RATINGS.table_id == table, RATINGS.substitute.is_(False)
        )
        return {row.seat: step_of(row) for row in await self.access.read(wanted)}

    async def forecasts(self, game: str) -> list[Forecast]:
        """Of all its rated games, in the order in which they ended."""
        wanted = (
            select(RATINGS.number, RATINGS.chance, RATINGS.won)
            .where(RATINGS.game == game, RATINGS.substitute.is_(False))
            .order_by(RATINGS.number, RATINGS.seat)
        )
        found: dict[int, list[tuple[float, float]]] = {}
        for row in await self.access.read(wanted):
            found.setdefault(row.number, []).append((row.chance, row.won))
        return [
            Forecast(tuple(chance for chance, _ in game), tuple(won for _, won in game))
            for game in found.values()
        ]

    async def games(self) -> dict[str, int]:
        """Those that have ratings, and how many games they are made of."""
        wanted = select(RATINGS.game, func.max(RATINGS.number).label("number"))
        rows = await self.access.read(wanted.group_by(RATINGS.game).order_by(RATINGS.game))
        return {row.game: row.number for row in rows}


def step_of(row: Row[Any]) -> Step:
    rose = 0 if row.substitute and row.mu == row.was_mu else 1
    return Step(
        row.game,
        row.table_id,
        Skill(row.was_mu, row.was_sigma, row.games - rose),
        Skill(row.mu, row.sigma, row.games),
        row.has_left,
        row.substitute,
        row.ended,
    )


def rating_rows(table: Row[Any], number: int, rated: Sequence[Rated]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.id,
            "seat": one.seat,
            "substitute": one.substitute,
            "game": table.game,
            "number": number,
            "player": one.player,
            "games": one.after.games,
            "mu": one.after.mu,
            "sigma": one.after.sigma,
            "was_mu": one.before.mu,
            "was_sigma": one.before.sigma,
            "chance": one.chance,
            "won": one.won,
            "has_left": one.left,
            "ended": table.moved,
        }
        for one in rated
    ]
