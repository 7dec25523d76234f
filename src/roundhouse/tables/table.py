"""Table: what a header and its journal amount to. Entries are applied, never weighed, here:
whether somebody may do something is in `acts`."""

from msgspec import Struct
from msgspec.structs import replace

from roundhouse.bots.roster import now_called
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import Illegal, Refused
from roundhouse.kernel.result import Result
from roundhouse.tables import outcome
from roundhouse.tables.clocks import Clocks
from roundhouse.tables.journal import Entry, Header
from roundhouse.tables.line import Line

CHAT_KEPT = 200
GAME_KINDS = ("move", "undo", "resign", "time-out", "abort")


class Seat(Struct, frozen=True):
    """`bot` plays here now. `links` counts the invitations: only the last one is good."""

    kind: str
    name: str
    person: str | None
    bot: str | None
    links: int = 0
    moved: bool = False

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None


class Offer(Struct, frozen=True):
    kind: str
    seat: int
    to: int | None
    agreed: tuple[int, ...]


class ChatLine(Struct, frozen=True):
    number: int
    seat: int | None
    person: str
    name: str
    text: str
    time: float


class Table:
    """Copied before it is changed, so that what isn't written down has not happened."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.number = 0
        self.line = Line(header)
        self.seats = [
            Seat(plan.kind, plan.name, plan.person, plan.level and now_called(plan.level))
            for plan in header.seats
        ]
        self.started = False
        self.aborted = False
        self.result: Result | None = None
        self.resigned: list[int] = []
        self.offer: Offer | None = None
        self.clocks = Clocks(header.clock, len(self.seats), header.made)
        self.chat: list[ChatLine] = []
        self.muted: dict[str, list[int]] = {}
        self.rematch: str | None = None
        self.expected = [0] * len(self.seats)
        self.decided = 0
        self.requests: dict[tuple[str | None, str], int] = {}
        self.agreed_on = (header.rules, header.data)
        self.moved = header.made
        self._settle()

    def copy(self) -> "Table":
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.line = self.line.copy()
        other.seats = self.seats[:]
        other.resigned = self.resigned[:]
        other.clocks = self.clocks.copy()
        other.chat = self.chat[:]
        other.muted = dict(self.muted)
        other.expected = self.expected[:]
        other.requests = dict(self.requests)
        return other

    # Reading.

    @property
    def status(self) -> str:
        if self.header.origin is not None and self.header.origin.kind == "record":
            return "record"
        if self.aborted:
            return "aborted"
        if self.result is not None:
            return "over"
        return "playing" if self.started else "gathering"

    @property
    def over(self) -> bool:
        return self.status in ("over", "aborted", "record")

    @property
    def asked(self) -> list[int]:
        """The seats whose decision the game waits for."""
        return self.line.state.actors[:] if self.status == "playing" else []

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> list[str]:
        """Those who sit here, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def changed(self) -> Illegal | None:
        """Whether rules or data are other ones than those the players agreed on."""
        known = game(self.header.game)
        rules, data = self.agreed_on
        if rules != known.rules:
            rule = "older-rules" if rules < known.rules else "newer-rules"
            return Illegal(rule, {"game": known.id, "rules": rules, "known": known.rules})
        here = known.data_hash(self.line.state.options)
        if data != here:
            return Illegal("other-data", {"data": data, "known": here})
        return None

    # Changing.

    def apply(self, entry: Entry) -> list[Event]:
        """What the entry does; the events of the game that it brings about."""
        assert entry.number == self.number + 1, (entry, self.number)
        self.clocks.pass_time(entry.time)
        self.number = entry.number
        if entry.request is not None:
            self.requests[entry.person, entry.request] = entry.number
        events = EFFECTS[entry.kind](self, entry)
        if entry.kind in GAME_KINDS:
            self.decided = entry.number
            self.offer = None
            self.moved = entry.time
        self._settle()
        return events

    def change_seat(self, number: int, **changes: object) -> None:
        self.seats[number] = replace(self.seats[number], **changes)

    def _settle(self) -> None:
        if not self.started:
            self.started = not any(seat.open for seat in self.seats)
        if self.line.state.result is not None and self.result is None:
            self.result = outcome.behind(self.line.state.result, self.resigned)
        asked = self.asked
        self.clocks.run([seat for seat in asked if self.seats[seat].bot is None])


def made(table: Table, entry: Entry) -> list[Event]:
    return table.line.events if not table.header.before else []


def sit(table: Table, entry: Entry) -> list[Event]:
    assert entry.seat is not None
    table.change_seat(entry.seat, person=entry.person, name=entry.payload["name"], bot=None)
    return []


def leave(table: Table, entry: Entry) -> list[Event]:
    """An empty seat waits for a new link, or for a bot."""
    assert entry.seat is not None
    links = table.seats[entry.seat].links + 1
    table.change_seat(entry.seat, person=None, links=links)
    return []


def to_bot(table: Table, entry: Entry) -> list[Event]:
    assert entry.seat is not None
    table.change_seat(entry.seat, bot=now_called(entry.payload["level"]))
    return []


def from_bot(table: Table, entry: Entry) -> list[Event]:
    assert entry.seat is not None
    table.change_seat(entry.seat, bot=None)
    return []


def move(table: Table, entry: Entry) -> list[Event]:
    """Those who are deciding at the same time aren't disturbed: what they have seen last
    still holds, unless something was drawn or shown."""
    assert entry.seat is not None
    before = table.line.state
    events = table.line.play(entry.seat, entry.payload["text"], entry.time)
    after = table.line.state
    for seat in range(len(table.seats)):
        at_once = seat != entry.seat and seat in before.actors and seat in after.actors
        if not (at_once and after.reversible and before.words((), seat) == after.words((), seat)):
            table.expected[seat] = entry.number
    if not table.seats[entry.seat].moved:
        table.change_seat(entry.seat, moved=True)
    if table.line.moves[-1].ended:
        table.clocks.turn_ended(entry.seat)
    return events


def undo(table: Table, entry: Entry) -> list[Event]:
    table.line.back(entry.payload["to"])
    table.expected = [entry.number] * len(table.seats)
    return []


def offer(table: Table, entry: Entry) -> list[Event]:
    assert entry.seat is not None
    table.offer = Offer(
        entry.payload["kind"], entry.seat, entry.payload.get("to"), tuple(entry.payload["agreed"])
    )
    return []


def answer(table: Table, entry: Entry) -> list[Event]:
    assert table.offer is not None
    if not entry.payload["agree"]:
        table.offer = None
    else:
        agreed = (*table.offer.agreed, *entry.payload["seats"])
        table.offer = replace(table.offer, agreed=agreed)
    return []


def resign(table: Table, entry: Entry) -> list[Event]:
    """A bot plays on for the others; nobody left to play against ends the game."""
    assert entry.seat is not None
    table.resigned.append(entry.seat)
    staying = [seat for seat in range(len(table.seats)) if seat not in table.resigned]
    if len(staying) > 1 and any(table.seats[seat].person for seat in staying):
        table.change_seat(entry.seat, bot=now_called(entry.payload["level"]))
    else:
        table.result = outcome.given_up(table.line.state, table.resigned, entry.payload["reason"])
    return []


def abort(table: Table, entry: Entry) -> list[Event]:
    table.aborted = True
    return []


def confirm(table: Table, entry: Entry) -> list[Event]:
    table.agreed_on = (entry.payload["rules"], entry.payload["data"])
    return []


def rematch(table: Table, entry: Entry) -> list[Event]:
    table.rematch = entry.payload["table"]
    return []


def chat(table: Table, entry: Entry) -> list[Event]:
    line = ChatLine(
        entry.number,
        entry.seat,
        entry.person or "",
        entry.payload["name"],
        entry.payload["text"],
        entry.time,
    )
    table.chat = [*table.chat[-CHAT_KEPT + 1 :], line]
    return []


def mute(table: Table, entry: Entry) -> list[Event]:
    assert entry.seat is not None and entry.person is not None
    seats = [seat for seat in table.muted.get(entry.person, []) if seat != entry.seat]
    if entry.payload["muted"]:
        seats.append(entry.seat)
    table.muted[entry.person] = seats
    return []


EFFECTS = {
    "made": made,
    "sit": sit,
    "leave": leave,
    "remove": leave,
    "to-bot": to_bot,
    "from-bot": from_bot,
    "move": move,
    "undo": undo,
    "offer": offer,
    "answer": answer,
    "resign": resign,
    "time-out": resign,
    "abort": abort,
    "confirm": confirm,
    "rematch": rematch,
    "chat": chat,
    "mute": mute,
}


def replay(header: Header, entries: list[Entry]) -> Table:
    """The table as it was, entry by entry; a move that is refused today stops it in words."""
    table = Table(header)
    for entry in entries:
        try:
            table.apply(entry)
        except Refused as refused:
            text = f"{entry.payload.get('text')}: {refused}"
            facts: dict[str, object] = {
                "move": len(table.line.moves) + 1,
                "why": "refused",
                "text": text[:200],
            }
            raise Refused(Illegal("broken-replay", facts)) from refused
    return table
