"""What a reader may see of a table, as messages. Nothing else leaves the server."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from roundhouse.kernel.events import EVERYBODY, Event
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.result import Result
from roundhouse.kernel.state import State
from roundhouse.server import messages
from roundhouse.tables import acts
from roundhouse.tables.history import Moment
from roundhouse.tables.journal import Entry
from roundhouse.tables.line import Played
from roundhouse.tables.store import Listed
from roundhouse.tables.table import ChatLine, Table


class Reader(msgspec.Struct, frozen=True):
    """Somebody who looks at a table, and the seats that are his."""

    person: str | None
    seats: tuple[int, ...]
    host: bool

    def hears(self, event: Event) -> bool:
        return event.audience == EVERYBODY or event.audience in self.seats


def reader_of(table: Table, person: str | None) -> Reader:
    """All who neither sit here nor are the host read the same."""
    seats = tuple(table.seats_of(person))
    host = person is not None and person == table.header.host
    return Reader(person if seats or host else None, seats, host)


class Eyes:
    """Views of one position, each made and encoded once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seen: dict[int | None, msgspec.Raw] = {}

    def view(self, seat: int | None) -> msgspec.Raw:
        if seat not in self.seen:
            self.seen[seat] = msgspec.Raw(msgspec.json.encode(self.state.view(seat)))
        return self.seen[seat]

    def views(self, reader: Reader) -> dict[str, Any]:
        if not reader.seats:
            return {"visitor": self.view(None)}
        return {str(seat): self.view(seat) for seat in reader.seats}


class Scene:
    """A table at one moment: who is here, what the time is, the secret behind the links."""

    def __init__(
        self, table: Table, eyes: Eyes, present: frozenset[str], secret: bytes, now: float
    ) -> None:
        self.table = table
        self.eyes = eyes
        self.present = present
        self.secret = secret
        self.now = now

    def position(self, reader: Reader) -> messages.Position:
        table = self.table
        return messages.Position(
            table.number,
            len(table.line.moves),
            table.line.state.game.round(table.line.state),
            table.status,  # type: ignore[arg-type]
            table.asked,
            self.eyes.views(reader),
            [] if table.over else [self._undo(seat) for seat in reader.seats],
            self._offer(),
            self._clocks(),
            result(table.result),
            [self._seat(number, reader) for number in range(len(table.seats))],
        )

    def _undo(self, seat: int) -> messages.SeatUndo:
        line = self.table.line
        return messages.SeatUndo(seat, line.step_back(seat), line.turn_back(seat))

    def _offer(self) -> messages.Offer | None:
        offer = self.table.offer
        if offer is None:
            return None
        waiting = acts.waiting_for(self.table, offer)
        kind: Any = offer.kind
        return messages.Offer(kind, offer.seat, offer.to, list(offer.agreed), waiting)

    def _clocks(self) -> list[messages.SeatClock]:
        clocks = self.table.clocks
        return [
            messages.SeatClock(
                seat, round(clocks.left_at(seat, self.now), 2), seat in clocks.running
            )
            for seat in range(len(clocks.left))
        ]

    def _seat(self, number: int, reader: Reader) -> messages.Seat:
        seat = self.table.seats[number]
        link = None
        if seat.open and reader.host and seat.kind == "person" and not self.table.over:
            token = acts.token(self.secret, self.table, number)
            link = f"/table/{self.table.header.id}#seat={token}"
        muted = self.table.muted.get(reader.person or "", [])
        kind: Any = seat.kind
        return messages.Seat(
            seat=number,
            kind=kind,
            name=seat.name,
            bot=seat.bot,
            open=seat.open and not self.table.over,
            present=seat.person in self.present,
            mine=number in reader.seats,
            host=seat.person == self.table.header.host,
            resigned=number in self.table.resigned,
            muted=number in muted,
            link=link,
        )

    def whole(self, reader: Reader) -> messages.Table:
        table, header = self.table, self.table.header
        changed = None if table.over else table.changed()
        clock = header.clock
        return messages.Table(
            id=header.id,
            game=header.game,
            options=table.line.state.options,
            practice=header.practice,
            hints=acts.hinted(table),
            host=reader.host,
            public=header.public,
            visitors=header.visitors,
            clock=messages.Clock(clock.seconds, clock.increment) if clock else None,
            pause=header.pause,
            made=header.made,
            origin=origin(table),
            rematch=table.rematch,
            seed=str(header.seed) if seed_shown(table) else None,
            changed=refusal(changed) if changed else None,
            chat=[chat_line(line) for line in table.chat if not silent(table, line, reader)],
            position=self.position(reader),
        )

    def update(self, entry: Entry, events: Iterable[Event], reader: Reader) -> messages.Update:
        return messages.Update(self.entry(entry, events, reader), self.position(reader))

    def entry(self, entry: Entry, events: Iterable[Event], reader: Reader) -> messages.Entry:
        table = self.table
        text = None
        line: messages.ChatLine | None = None
        seat = entry.seat
        if entry.kind == "move":
            newest = entry.number == table.decided and not table.line.moves[-1].secret
            if newest or table.over or seat in reader.seats:
                text = entry.payload["text"]
        if entry.kind == "chat" and entry.person is not None:
            said = next((said for said in table.chat if said.number == entry.number), None)
            if said is not None and not silent(table, said, reader):
                line = chat_line(said)
        if entry.kind == "mute" and entry.person != reader.person:
            seat = None
        kind: Any = entry.kind
        return messages.Entry(
            number=entry.number,
            kind=kind,
            seat=seat,
            name="" if seat is None else table.seats[seat].name,
            move=text,
            moves=len(table.line.moves),
            events=heard(events, reader),
            chat=line,
            time=entry.time,
        )

    def history(self, moments: Sequence[Moment], reader: Reader) -> messages.History:
        table = self.table
        first = table.line.first
        moves = [
            messages.HistoryMove(
                move=first + at,
                seat=None if moment.played is None else moment.played.seat,
                text=said(table, moment.played, reader),
                round=moment.round,
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
    if played.secret and not table.over and played.seat not in reader.seats:
        return None
    return played.text


def seed_shown(table: Table) -> bool:
    """When it is over; a fork that was dealt anew would show the seed of where it comes from."""
    return table.over and not table.header.anew


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


def origin(table: Table) -> messages.Origin | None:
    made = table.header.origin
    if made is None:
        return None
    kind: Any = made.kind
    moves = len(table.header.before)
    return messages.Origin(kind, made.table, moves, bool(table.header.anew))


def refusal(illegal: Illegal) -> messages.Refusal:
    return messages.Refusal(illegal.rule, illegal.facts)


def result(ended: Result | None) -> messages.Result | None:
    return None if ended is None else msgspec.convert(ended.data(), messages.Result)


def summary(listed: Listed, person: str | None) -> messages.Summary:
    mine = [n for n, seat in enumerate(listed.seats) if person and seat.person == person]
    status: Any = listed.status
    going = listed.status in ("gathering", "playing")
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
        my_turn=any(listed.seats[seat].bot is None for seat in mine if seat in listed.asked),
        status=status,
        public=listed.public,
        moves=listed.moves,
        made=listed.made,
        moved=listed.moved,
        result=None if listed.result is None else msgspec.convert(listed.result, messages.Result),
    )
