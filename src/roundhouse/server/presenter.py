"""Presenter: what a reader may see of a table, as messages. Nothing else leaves the server."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from roundhouse.kernel.events import EVERYBODY, Event
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.result import Result
from roundhouse.kernel.state import State
from roundhouse.server import messages
from roundhouse.tables import permissions
from roundhouse.tables.daily import number_of
from roundhouse.tables.draws import promised
from roundhouse.tables.goals import Goal
from roundhouse.tables.header import Clock
from roundhouse.tables.history import Played
from roundhouse.tables.journal import Chatted, Entry, Moved, Muted
from roundhouse.tables.kept import Listed, Tried
from roundhouse.tables.moments import Moment
from roundhouse.tables.stars import reached, stars_at
from roundhouse.tables.table import ChatLine, Table


class Reader(msgspec.Struct, frozen=True):
    """Somebody who looks at a table, the seats that are his, and those whose secrets he `sees`:
    none before the game, when a seat is easily left again."""

    person: str | None
    seats: tuple[int, ...]
    host: bool
    sees: tuple[int, ...]

    def hears(self, event: Event) -> bool:
        return event.audience == EVERYBODY or event.audience in self.sees


def reader_of(table: Table, person: str | None) -> Reader:
    """All who neither sit here, nor are the host, nor ask for a seat read the same."""
    seats = tuple(table.seats_of(person))
    host = person is not None and person == table.header.host
    asks = table.offer is not None and person is not None and person == table.offer.person
    sees = seats if table.started else ()
    return Reader(person if seats or host or asks else None, seats, host, sees)


class ViewCache:
    """Views of one position, each made and encoded once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seen: dict[int | None, msgspec.Raw] = {}

    def view(self, seat: int | None) -> msgspec.Raw:
        if seat not in self.seen:
            self.seen[seat] = msgspec.Raw(
                msgspec.json.encode(self.state.game.shown(self.state, seat))
            )
        return self.seen[seat]

    def of(self, reader: Reader) -> dict[str, Any]:
        if not reader.sees:
            return {"visitor": self.view(None)}
        return {str(seat): self.view(seat) for seat in reader.sees}


class Presenter:
    """A table at one moment: who is here, what the time is, the secret behind the links."""

    def __init__(
        self,
        table: Table,
        views: ViewCache,
        present: frozenset[str],
        secret: bytes,
        now: float,
        absence: float,
    ) -> None:
        self.table = table
        self.views = views
        self.present = present
        self.secret = secret
        self.now = now
        self.absence = absence

    def position(self, reader: Reader) -> messages.Position:
        table = self.table
        return messages.Position(
            table.number,
            len(table.history.moves),
            table.state.game.round(table.state),
            table.state.game.stage(table.state),
            table.status,
            table.asked,
            self.views.of(reader),
            [] if table.over else [self._undo(seat) for seat in reader.seats],
            self._offer(reader),
            self._clocks(),
            self._check_in(),
            result(table.result),
            [self._seat(number, reader) for number in range(len(table.seats))],
            self._lesson(),
            stars_at(table),
            reached(table),
        )

    def _lesson(self) -> int | None:
        learned = self.table.learned
        return None if learned is None else learned.first

    def _undo(self, seat: int) -> messages.SeatUndo:
        history = self.table.history
        return messages.SeatUndo(seat, history.step_back(seat), history.turn_back(seat))

    def _offer(self, reader: Reader) -> messages.Offer | None:
        offer = self.table.offer
        if offer is None:
            return None
        waiting = permissions.waiting_for(self.table, offer)
        mine = offer.person is not None and offer.person == reader.person
        return messages.Offer(
            number=offer.number,
            mine=mine,
            name=offer.name,
            level=offer.level,
            kind=offer.kind,
            seat=offer.seat,
            to=offer.to,
            agreed=list(offer.agreed),
            waiting=waiting,
        )

    def _clocks(self) -> list[messages.SeatClock]:
        clocks = self.table.clocks
        return [self._clock(seat) for seat in range(len(clocks.times))]

    def _clock(self, seat: int) -> messages.SeatClock:
        clocks, now = self.table.clocks, self.now
        running = seat in clocks.running
        rests = clocks.goes_on(seat, now) if running else now
        return messages.SeatClock(
            seat=seat,
            left=round(clocks.left_at(seat, now), 2),
            running=running,
            rests=rests if rests > now else None,
            holiday=clocks.on_holiday(seat, now),
            days=clocks.times[seat].days,
            falls=clocks.falls(seat) if running else None,
            extended=clocks.times[seat].extended,
        )

    def _check_in(self) -> float | None:
        called, within = self.table.called, self.table.header.check_in
        return None if called is None or within is None else called + within

    def _seat(self, number: int, reader: Reader) -> messages.Seat:
        seat = self.table.seats[number]
        link = None
        free = seat.open or seat.kept
        if free and reader.host and seat.kind == "person" and not self.table.over:
            token = permissions.token(self.secret, self.table, number)
            link = f"/table/{self.table.header.id}#seat={token}"
        muted = self.table.muted.get(reader.person or "", [])
        return messages.Seat(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            open=seat.open and not self.table.over,
            present=seat.person in self.present,
            mine=number in reader.seats,
            host=seat.person == self.table.header.host,
            resigned=number in self.table.resigned,
            muted=number in muted,
            link=link,
            kept=seat.kept,
            here=seat.here,
            bots=seat.bots,
        )

    def whole(self, reader: Reader) -> messages.Table:
        table, header = self.table, self.table.header
        changed = table.astray if table.over else table.changed()
        clock = header.clock
        return messages.Table(
            id=header.id,
            game=header.game,
            options=table.state.options,
            practice=header.practice,
            rated=header.rated,
            tournament=header.tournament,
            hints=permissions.may_ask_for_hints(table),
            host=reader.host,
            public=header.public,
            visitors=header.visitors,
            clock=shown_clock(clock) if clock else None,
            pace=header.pace,
            absence=self.absence,
            pause=header.pause,
            made=header.made,
            origin=origin(table),
            rematch=table.rematch,
            rematch_name="".join(
                table.seats[seat].name for seat in table.seats_of(table.wants_more)[:1]
            ),
            lesson=header.lesson,
            challenge=None if table.challenge is None else table.challenge.name,
            goal=None if table.goal is None else goal(table.goal),
            day=header.day,
            seed=str(header.seed) if permissions.seed_shown(table) else None,
            promise=promised(header),
            changed=refusal(changed) if changed else None,
            chat=[chat_line(line) for line in table.chat if not silent(table, line, reader)],
            position=self.position(reader),
        )

    def update(self, entry: Entry, events: Iterable[Event], reader: Reader) -> messages.Update:
        return messages.Update(self.entry(entry, events, reader), self.position(reader))

    def entry(self, entry: Entry, events: Iterable[Event], reader: Reader) -> messages.Entry:
        table = self.table
        deed, seat = entry.deed, entry.seat
        text = None
        line: messages.ChatLine | None = None
        if isinstance(deed, Moved):
            newest = entry.number == table.decided and table.astray is None
            if (newest and not table.history.moves[-1].secret) or table.over or seat in reader.sees:
                text = deed.text
        if isinstance(deed, Chatted) and entry.person is not None:
            said = next((said for said in table.chat if said.number == entry.number), None)
            if said is not None and not silent(table, said, reader):
                line = chat_line(said)
        if isinstance(deed, Muted) and entry.person != reader.person:
            seat = None
        return messages.Entry(
            number=entry.number,
            kind=entry.kind,
            seat=seat,
            name="" if seat is None else table.seats[seat].name,
            move=text,
            moves=len(table.history.moves),
            events=heard(events, reader),
            chat=line,
            time=entry.time,
        )

    def history(self, moments: Sequence[Moment], reader: Reader) -> messages.History:
        table = self.table
        first = table.history.first
        moves = [
            messages.HistoryMove(
                move=first + at,
                seat=None if moment.played is None else moment.played.seat,
                text=said(table, moment.played, reader),
                round=moment.round,
                stage=moment.stage,
                events=heard(moment.events, reader),
                figures=moment.figures,
                time=table.header.made if moment.played is None else moment.played.time,
            )
            for at, moment in enumerate(moments)
        ]
        return messages.History(table.number, moves)


def said(table: Table, played: Played | None, reader: Reader) -> str | None:
    """The words of a move, to those who may know them."""
    if played is None:
        return None
    if played.secret and not table.over and played.seat not in reader.sees:
        return None
    return played.text


def heard(events: Iterable[Event], reader: Reader) -> list[messages.Event]:
    return [
        messages.Event(
            event.name, event.args, None if event.audience == EVERYBODY else event.audience
        )
        for event in events
        if reader.hears(event)
    ]


def silent(table: Table, line: ChatLine, reader: Reader) -> bool:
    return not line.text or line.seat in table.muted.get(reader.person or "", [])


def chat_line(line: ChatLine) -> messages.ChatLine:
    return messages.ChatLine(line.number, line.seat, line.name, line.text, line.time)


def shown_clock(clock: Clock) -> messages.Clock:
    names = messages.Clock.__struct_fields__
    return messages.Clock(**{name: getattr(clock, name) for name in names})


def origin(table: Table) -> messages.Origin | None:
    made = table.header.origin
    if made is None:
        return None
    moves = len(table.header.before)
    anew = any(deal.seat is not None for deal in table.header.anew)
    return messages.Origin(made.kind, made.table, moves, anew)


def refusal(illegal: Illegal) -> messages.Refusal:
    return messages.Refusal(illegal.rule, illegal.facts)


def result(ended: Result | None) -> messages.Result | None:
    return None if ended is None else msgspec.convert(ended.data(), messages.Result)


def summary(
    listed: Listed, person: str | None, maps: Mapping[str, str] | None = None
) -> messages.Summary:
    """`maps`: what those are called that somebody drew."""
    mine = [n for n, seat in enumerate(listed.seats) if person and seat.person == person]
    going = listed.status in ("gathering", "playing")
    learned = listed.learned  # nothing is asked there, unless one wants to play on
    return messages.Summary(
        id=listed.id,
        game=listed.game,
        options=listed.options,
        names=[seat.name for seat in listed.seats],
        kinds=[seat.kind for seat in listed.seats],
        my_seats=mine,
        open_seats=[
            number
            for number, seat in enumerate(listed.seats)
            if going and seat.person is None and seat.bot is None
        ],
        asked=listed.asked,
        my_turn=not learned
        and any(listed.seats[seat].bot is None for seat in mine if seat in listed.asked),
        status=listed.status,
        public=listed.public,
        rated=listed.rated,
        moves=listed.moves,
        lesson=listed.lesson,
        learned=learned,
        challenge=listed.challenge,
        day=listed.day,
        made=listed.made,
        moved=listed.moved,
        result=None
        if listed.result is None
        else messages.Result(**msgspec.structs.asdict(listed.result)),
        map=(maps or {}).get(str(listed.options.get("map")), ""),
    )


def goal(one: Goal) -> messages.Goal:
    return messages.Goal(one.figure, list(one.stars))


def day_try(one: Tried) -> messages.DayTry:
    return messages.DayTry(
        one.day.isoformat(),
        number_of(one.day),
        one.game,
        one.challenge,
        one.goal.figure,
        one.table,
        one.came,
        one.stars,
        one.over,
    )
