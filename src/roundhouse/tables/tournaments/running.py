"""Running: tournaments made, joined, begun and led to their end; their tables are made here.

Every step can be taken again: a round is written down before its tables are made, and each table
is made under a request of its own, so that whoever goes on after a crash makes none twice.
"""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b

from sqlalchemy.exc import IntegrityError

from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.rng import KEY_BITS, keyed
from roundhouse.tables import levels, making
from roundhouse.tables.header import Header, Planned
from roundhouse.tables.news import News
from roundhouse.tables.now import now
from roundhouse.tables.service import Service
from roundhouse.tables.store import Store
from roundhouse.tables.table import Table
from roundhouse.tables.tournaments.plan import MOST_PLAYERS, check
from roundhouse.tables.tournaments.rounds import all_rounds, next_round
from roundhouse.tables.tournaments.tournament import (
    ROUNDS_MISSED,
    Entrant,
    Paired,
    Tournament,
    TournamentHeader,
)

BEFOREHAND = ("league", "duplicate")


class Running:
    def __init__(self, service: Service, store: Store) -> None:
        self.service = service
        self.store = store
        self.kept = store.tournaments

    # What people ask for.

    async def get(self, id: str) -> Tournament:
        found = await self.kept.get(id)
        if found is None:
            raise refuse("unknown-tournament", {"tournament": id[:40]})
        return found

    async def make(
        self,
        host: str,
        request: str,
        header: TournamentHeader,
        starts: float | None,
        bots: Sequence[str],
    ) -> Tournament:
        """A new one; the same request again finds what it made. What could never be met is
        refused at once, the rest when it is known how many come."""
        before = await self.kept.made_before(host, request)
        if before is not None:
            return await self.get(before)
        known, plan = game(header.game), header.plan
        least, most = known.seats
        if not max(2, least) <= plan.seats <= most:
            facts: dict[str, object] = {"game": known.name, "seats": plan.seats}
            raise refuse("tournament-seats", {**facts, "least": max(2, least), "most": most})
        known.new(plan.seats, 0, header.options, files=False)  # wrong options are refused here
        for level in [*bots, *([header.fill] if header.fill else [])]:
            levels.check_level(known, level)
        check(plan, able(header, header.most))
        id = secrets.token_urlsafe(9)
        entrants = [
            Entrant(number, None, level, bot_name(number)) for number, level in enumerate(bots, 1)
        ]
        try:
            await self.kept.make(id, host, request, header, now(), starts, entrants)
        except IntegrityError:
            made = await self.kept.made_before(host, request)
            assert made is not None
            return await self.get(made)
        return await self.get(id)

    async def join(self, id: str, person: str, name: str) -> Tournament:
        """Before the start; at a Swiss one also after it, with nothing for the rounds missed. Who
        had gone comes back."""
        found = await self.get(id)
        mine = found.of(person)
        if found.status in ("over", "off"):
            raise refuse("tournament-over")
        if mine is not None and not mine.gone:
            raise refuse("tournament-joined")
        if mine is not None:
            await self.kept.let_go(id, [mine.number], gone=False)
            return await self.get(id)
        late = found.status == "playing"
        if late and found.header.plan.kind != "swiss":
            raise refuse("tournament-begun")
        if len(found.entrants) >= found.header.most:
            raise refuse("tournament-full", {"most": found.header.most})
        number = max((one.number for one in found.entrants), default=0) + 1
        try:
            new = Entrant(number, person, None, name, late)
            entered = await self.kept.enter(id, found.status, new)
        except IntegrityError:  # somebody else came at the same moment, or he asked twice
            entered = (await self.get(id)).of(person) is not None
        return await (self.get(id) if entered else self.join(id, person, name))

    async def leave(self, id: str, person: str) -> Tournament:
        found = await self.get(id)
        mine = found.of(person)
        if mine is None or mine.gone:
            raise refuse("tournament-not-joined")
        if found.status in ("over", "off"):
            raise refuse("tournament-over")
        if found.status == "open":
            if not await self.kept.withdraw(id, mine.number):
                return await self.leave(id, person)  # it has begun at this moment
        else:
            await self.kept.let_go(id, [mine.number])
        return await self.get(id)

    async def call_off(self, id: str, person: str) -> Tournament:
        """Its host, before the start."""
        found = await self.get(id)
        if found.host != person:
            raise refuse("host-only")
        if not await self.kept.set_status(id, "open", "off"):
            raise refuse("tournament-begun")
        return await self.get(id)

    async def begin(self, id: str, person: str | None) -> list[Table]:
        """The host when he likes, the house at the time that was told."""
        found = await self.get(id)
        if person is not None and found.host != person:
            raise refuse("host-only")
        if found.status != "open":
            raise refuse("tournament-begun")
        missing = self._missing(found)
        check(found.header.plan, len(found.entrants) + len(missing))
        if not await self.kept.begin(id, now(), found.entrants, missing):
            return await self.begin(id, person)  # others have come or gone at this moment
        return await self.go_on(id)

    def _missing(self, found: Tournament) -> list[Entrant]:
        """As few bots as fill it up, where the host has said so."""
        level, count = found.header.fill, len(found.entrants)
        if level is None:
            return []
        first = max((one.number for one in found.entrants), default=0) + 1
        for more in range(MOST_PLAYERS - count + 1):
            if fits(found.header, count + more):
                numbers = range(first, first + more)
                return [Entrant(number, None, level, bot_name(number)) for number in numbers]
        return []

    # Going on.

    async def go_on(self, id: str) -> list[Table]:
        """Whatever is due: the start, the next round, its tables, the end. The tables that were
        made."""
        found = await self.get(id)
        if found.status == "open" and found.starts is not None and found.starts <= now():
            return await self._begin_by_itself(found)
        if found.status != "playing":
            return []
        if self._due(found):
            found = await self._without_the_absent(found)
            tables = await self.service.in_background(
                next_round, found.header.plan, found.players, found.boards(), found.gone
            )
            if tables is not None:
                number = len(found.rounds) + 1
                with suppress(IntegrityError):  # another process was quicker
                    await self.kept.add_round(id, number, tables)
                found = await self.get(id)
            elif all(one.over for one in found.pairings):
                await self._end(found)
        return await self._make_tables(found)

    async def _begin_by_itself(self, found: Tournament) -> list[Table]:
        """With those who have come; if that can't be, it is off."""
        try:
            return await self.begin(found.id, None)
        except Refused:
            await self.kept.set_status(found.id, "open", "off")
            return []

    def _due(self, found: Tournament) -> bool:
        """Rounds that were made beforehand come by the calendar, if there is one."""
        rounds, header = found.rounds, found.header
        if not rounds:
            return True
        timed = header.plan.kind in BEFOREHAND and header.every > 0
        last = len(rounds) >= all_rounds(header.plan, len(found.entrants))
        if timed and not last:
            return now() >= (found.begun or 0.0) + len(rounds) * header.every
        return all(one.over for some in rounds for one in some)

    async def _without_the_absent(self, found: Tournament) -> Tournament:
        """Who hasn't made a move in the last rounds is gone."""
        recent = found.rounds[-ROUNDS_MISSED:]
        if len(recent) < ROUNDS_MISSED:
            return found
        absent = []
        for one in found.entrants:
            if one.person is None or one.gone:
                continue
            tables = [
                paired.table
                for some in recent
                for paired in some
                if one.number in paired.players and paired.table and paired.over
            ]
            if len(tables) == ROUNDS_MISSED and not any(
                [await self.kept.moved(table, one.person) for table in tables]
            ):
                absent.append(one.number)
        if absent:
            await self.kept.let_go(found.id, absent)
        return await self.get(found.id) if absent else found

    async def _make_tables(self, found: Tournament) -> list[Table]:
        made = []
        await self.service.bring(found.header.game, found.header.options)
        for paired in found.pairings:
            if paired.table is None and len(paired.players) > 1:
                request = f"tournament {found.id} {paired.round} {paired.board}"
                table = await self.service.make(table_of(found, paired), request)
                await self.kept.seat(found.id, paired.round, paired.board, table.header.id)
                await self._tell(found, "tournament-table", table)
                made.append(table)
        return made

    async def _end(self, found: Tournament) -> None:
        if await self.kept.set_status(found.id, "playing", "over"):
            await self._tell(found, "tournament-over", None)

    async def _tell(self, found: Tournament, kind: str, table: Table | None) -> None:
        """Those who play, or have played; the same is told once, however often."""
        where = None if table is None else table.header.id
        facts: dict[str, object] = {"game": found.header.game, "name": found.header.title}
        facts |= {"tournament": found.id, "path": f"/tournaments/{found.id}"}
        everybody = [one.person for one in found.entrants if one.person]
        people = everybody if table is None else table.people()
        await self.store.outbox.tell_all(
            [News(person, kind, f"{where or found.id}.{kind}", where, facts) for person in people]
        )


def able(header: TournamentHeader, most: int) -> int:
    """A number of players up to that for which the plan can be met; else the most, whose reason is
    told."""
    return next((count for count in range(most, 1, -1) if fits(header, count)), most)


def fits(header: TournamentHeader, count: int) -> bool:
    try:
        check(header.plan, count)
    except Refused:
        return False
    return True


def bot_name(number: int) -> str:
    turn, at = divmod(number - 1, len(making.RIVALS))
    return making.RIVALS[at] + (f" {turn + 1}" if turn else "")


def drawn(found: Tournament, paired: Paired) -> int:
    """The seed of a table: where deals are compared, that of the round."""
    duplicate = found.header.plan.kind == "duplicate"
    what = f"{paired.round}" if duplicate else f"{paired.round}/{paired.board}"
    key = found.header.seed.to_bytes(32, "big")
    digest = blake2b(what.encode(), key=key, digest_size=KEY_BITS // 8, person=b"tournament")
    return keyed(int.from_bytes(digest.digest(), "big"))


def table_of(found: Tournament, paired: Paired) -> Header:
    """For somebody who is gone a bot plays; so that the others have their games."""
    known = game(found.header.game)
    seats = []
    for number in paired.players:
        one = found.entrant(number)
        if one.person is not None and not one.gone:
            seats.append(Planned("person", one.name, one.person))
        else:
            level = one.bot or levels.stand_in(known)
            seats.append(Planned("bot", one.name, None, level))
    return making.of_tournament(
        known,
        found.header.options,
        seats,
        tournament=found.id,
        seed=drawn(found, paired),
        clock=found.header.clock,
        rated=found.header.rated,
        open_to_all=found.header.plan.kind != "duplicate",
    )
