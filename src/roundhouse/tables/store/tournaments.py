"""Tournaments: kept, with those who take part and their tables."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from roundhouse.kernel.refusal import Refused
from roundhouse.tables import schema
from roundhouse.tables.kept import ENDED, ListedResult
from roundhouse.tables.rows import as_json, from_json
from roundhouse.tables.store.access import Access
from roundhouse.tables.tournaments.tournament import (
    Entrant,
    Paired,
    Status,
    Tournament,
    TournamentHeader,
)

LISTED = 100
KEPT, ENTRANTS, PAIRINGS = schema.tournaments.c, schema.entrants.c, schema.pairings.c


class StoredTournaments:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def make(
        self,
        id: str,
        host: str,
        request: str,
        header: TournamentHeader,
        made: float,
        starts: float | None,
        entrants: Sequence[Entrant],
    ) -> None:
        """IntegrityError when its host has asked for it before."""
        row = {
            "id": id,
            "host": host,
            "request": request,
            "header": as_json(header),
            "made": made,
            "starts": starts,
            "status": "open",
        }
        rows = [entrant_row(id, one) for one in entrants]

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.tournaments), row)
            if rows:
                connection.execute(insert(schema.entrants), rows)

        await self.access.write(job)

    async def made_before(self, host: str, request: str) -> str | None:
        wanted = select(KEPT.id).where(KEPT.host == host, KEPT.request == request)
        row = await self.access.read_one(wanted)
        return None if row is None else row.id

    async def enter(self, id: str, status: Status, one: Entrant) -> bool:
        """Whether it was still at that; IntegrityError where his number is taken, or he takes part
        already."""
        row = entrant_row(id, one)
        return await self._while(
            id, status, lambda connection: void(connection.execute(insert(schema.entrants), row))
        )

    async def withdraw(self, id: str, number: int) -> bool:
        """Before the start, if it still is: as if he had never come."""
        mine = and_(ENTRANTS.tournament_id == id, ENTRANTS.number == number)
        gone = delete(schema.entrants).where(mine)
        return await self._while(id, "open", lambda connection: void(connection.execute(gone)))

    async def let_go(self, id: str, numbers: Iterable[int], gone: bool = True) -> None:
        """After it: paired no more, or again."""
        mine = and_(ENTRANTS.tournament_id == id, ENTRANTS.number.in_(list(numbers)))
        change = update(schema.entrants).where(mine).values(gone=gone)
        await self.access.write(lambda connection: void(connection.execute(change)))

    async def begin(
        self, id: str, begun: float, there: Sequence[Entrant], missing: Sequence[Entrant]
    ) -> bool:
        """Of those who are `there`, and those who fill it up; whether it wasn't begun before, and
        nobody has come or gone meanwhile."""
        seen = sorted(one.number for one in there)
        rows = [entrant_row(id, one) for one in missing]
        numbers = select(ENTRANTS.number).where(ENTRANTS.tournament_id == id)
        change = update(schema.tournaments).where(KEPT.id == id)

        def job(connection: Connection) -> bool:
            if sorted(connection.execute(numbers).scalars()) != seen:
                return False
            connection.execute(change.values(status="playing", begun=begun))
            if rows:
                connection.execute(insert(schema.entrants), rows)
            return True

        return await self._while(id, "open", job)

    async def set_status(self, id: str, before: Status, status: Status) -> bool:
        """Whether it was so before: of two who ask, one changes it."""
        change = update(schema.tournaments).where(KEPT.id == id).values(status=status)
        return await self._while(id, before, lambda connection: void(connection.execute(change)))

    async def _while(
        self, id: str, status: Status, job: Callable[[Connection], bool | None]
    ) -> bool:
        """What is done only while a tournament is at that; whether it was. Its row is written
        first, as it is, so that no other process changes it in between."""
        here = and_(KEPT.id == id, KEPT.status == status)
        held = update(schema.tournaments).where(here).values(status=status)
        done = False

        def whole(connection: Connection) -> None:
            nonlocal done
            done = bool(connection.execute(held).rowcount) and job(connection) is not False

        await self.access.write(whole)
        return done

    async def add_round(self, id: str, number: int, tables: Sequence[tuple[int, ...]]) -> None:
        """IntegrityError where that round is there."""
        rows = [
            {"tournament_id": id, "round": number, "board": at, "players": as_json(players)}
            for at, players in enumerate(tables, 1)
        ]

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.pairings), rows)

        await self.access.write(job)

    async def seat(self, id: str, round: int, board: int, table: str) -> None:
        """The table of a pairing is made."""
        here = and_(PAIRINGS.tournament_id == id, PAIRINGS.round == round, PAIRINGS.board == board)
        change = update(schema.pairings).where(here).values(table_id=table)
        await self.access.write(lambda connection: void(connection.execute(change)))

    # Reading.

    async def get(self, id: str) -> Tournament | None:
        found = await self._read(KEPT.id == id)
        return found[0] if found else None

    async def listed(self) -> list[Tournament]:
        """The newest, without their tables."""
        return await self._read(KEPT.status != "off", pairings=False)

    async def of(self, person: str) -> list[Tournament]:
        """Those that somebody has made or takes part in."""
        mine = select(ENTRANTS.tournament_id).where(ENTRANTS.person == person)
        return await self._read(or_(KEPT.host == person, KEPT.id.in_(mine)), pairings=False)

    async def going(self) -> list[str]:
        """Those that may have to go on."""
        wanted = select(KEPT.id).where(
            or_(KEPT.status == "playing", and_(KEPT.status == "open", KEPT.starts.is_not(None)))
        )
        return [row.id for row in await self.access.read(wanted.order_by(KEPT.made))]

    async def moved(self, table: str, person: str) -> bool:
        """Whether somebody has made a move at a table."""
        columns = schema.journal.c
        his = and_(columns.table_id == table, columns.person == person, columns.kind == "move")
        wanted = select(func.count()).select_from(schema.journal).where(his)
        return bool((await self.access.read(wanted))[0][0])

    async def _read(self, where: Any, pairings: bool = True) -> list[Tournament]:
        wanted = select(schema.tournaments).where(where)
        rows = await self.access.read(wanted.order_by(KEPT.made.desc(), KEPT.id).limit(LISTED))
        ids = [row.id for row in rows]
        entrants: dict[str, list[Entrant]] = {id: [] for id in ids}
        chosen = select(schema.entrants).where(ENTRANTS.tournament_id.in_(ids))
        for row in await self.access.read(chosen.order_by(ENTRANTS.number)):
            entrants[row.tournament_id].append(
                Entrant(row.number, row.person, row.bot, row.name, row.late, row.gone)
            )
        paired = await self._pairings(ids) if pairings else {}
        found = []
        for row in rows:
            with suppress(Refused):  # one that is damaged is missing
                found.append(tournament_of(row, entrants[row.id], paired.get(row.id, [])))
        return found

    async def _pairings(self, ids: Sequence[str]) -> dict[str, list[Paired]]:
        tables = schema.tables.c
        wanted = (
            select(schema.pairings, tables.status, tables.result)
            .join(schema.tables, tables.id == PAIRINGS.table_id, isouter=True)
            .where(PAIRINGS.tournament_id.in_(ids))
            .order_by(PAIRINGS.round, PAIRINGS.board)
        )
        found: dict[str, list[Paired]] = {}
        for row in await self.access.read(wanted):
            found.setdefault(row.tournament_id, []).append(paired_of(row))
        return found


def void(_: object) -> None:
    """What a statement tells isn't wanted."""


def entrant_row(id: str, one: Entrant) -> dict[str, Any]:
    return {
        "tournament_id": id,
        "number": one.number,
        "person": one.person,
        "bot": one.bot,
        "name": one.name,
        "late": one.late,
        "gone": one.gone,
    }


def tournament_of(row: Row[Any], entrants: list[Entrant], pairings: list[Paired]) -> Tournament:
    return Tournament(
        row.id,
        row.host,
        from_json("tournament", row.header, TournamentHeader),
        row.made,
        row.starts,
        row.status,
        row.begun,
        entrants,
        pairings,
    )


def paired_of(row: Row[Any]) -> Paired:
    players = tuple(from_json("pairing", row.players, list[int]))
    ended = row.status in ENDED
    made = None
    if ended and row.result is not None:
        with suppress(Refused):
            made = from_json("result", row.result, ListedResult)
    return Paired(
        row.round,
        row.board,
        players,
        row.table_id,
        ended,
        () if made is None else tuple(made.places),
        () if made is None else tuple(made.scores),
    )
