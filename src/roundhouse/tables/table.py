"""Table: what a header and its journal amount to. Entries are applied, never weighed, here:
whether somebody may do something is in `permissions`."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from roundhouse.bots.roster import now_called
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import Illegal, Refused
from roundhouse.kernel.result import Result
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.tables import outcome
from roundhouse.tables.challenges import Challenge, played_for
from roundhouse.tables.clocks import Clocks
from roundhouse.tables.goals import Goal
from roundhouse.tables.header import Header, SeatKind
from roundhouse.tables.history import History, Renewal
from roundhouse.tables.journal import (
    Aborted,
    Answered,
    BotGaveBack,
    BotTookOver,
    Chatted,
    CheckedIn,
    Confirmed,
    Deed,
    Entry,
    Extended,
    Hinted,
    KeepsHours,
    Left,
    Made,
    Moved,
    Muted,
    Offered,
    OfferKind,
    Rematched,
    Removed,
    Resigned,
    Resumed,
    Sat,
    TimedOut,
    Undone,
    Warned,
    WentOnHoliday,
)
from roundhouse.tables.lessons import Lesson, Standing, lesson
from roundhouse.tables.levels import bots_for

Status = Literal["gathering", "playing", "over", "aborted", "record"]

Helped = Literal["take-back", "hint", "bot"]

CHAT_KEPT = 200
STANDS = ("gone-astray", "unknown-level")  # what no confirming helps against
LAPSING = ("take-back", "abort")  # offers that the next decision answers
DECISIONS = (Moved, Undone, Resigned, TimedOut, Aborted)  # the game is another one after them
PLAY = (Moved, Undone, Resigned, TimedOut)  # those that a game which has gone astray doesn't follow


class Seat(Struct, frozen=True):
    """`bot` plays here now; `kept`: since its person's time ran out. `links` counts the
    invitations: only the last one is good. `here`: its person has said so, before the game;
    `bots`: and that bots may take the open seats."""

    kind: SeatKind
    name: str
    person: str | None
    bot: str | None
    links: int = 0
    moved: bool = False
    kept: bool = False
    here: bool = False
    bots: bool = False

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def awaited(self) -> bool:
        """Its person hasn't checked in."""
        return self.person is not None and self.bot is None and not self.here


class Offer(Struct, frozen=True):
    """`number` is that of its entry: an answer names it. `person` asks. The seats that are
    `granted` need not answer while their people are away."""

    kind: OfferKind
    seat: int
    to: int | None
    agreed: tuple[int, ...]
    number: int
    person: str | None
    name: str = ""
    level: str = ""
    granted: tuple[int, ...] = ()


class ChatLine(Struct, frozen=True):
    number: int
    seat: int | None
    person: str
    name: str
    text: str
    time: float


class Table:
    """Copied before it is changed, so that what isn't written down has not happened.

    `held` are the people who have had each seat since the game began: they have seen its secrets;
    `first` are those who had it then. `called` is when everybody was asked to check in;
    `wants_more` has asked for the `rematch`.
    `helped` is what somebody has done that costs him stars, if there are any.
    `astray` says why its game can't be gone on with: by today's rules it is another one. Then it
    stands where it was still the same, and nothing moves it.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.number = 0
        self.history = History(header)
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
        self.wants_more: str | None = None
        self.expected = [0] * len(self.seats)
        self.decided = 0
        self.requests: dict[tuple[str | None, str], int] = {}
        self.agreed_on = (header.rules, header.data)
        self.helped: Helped | None = None
        self.astray: Illegal | None = None
        self.moved = header.made
        self.began = header.made
        self.acted: dict[str, float] = {}
        self.held = [frozenset([seat.person or ""]) for seat in self.seats]
        self.first = [seat.person for seat in self.seats]
        self.called: float | None = None
        self.declined: frozenset[str] = frozenset()
        self._follow_up()

    def copy(self) -> "Table":
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.history = self.history.copy()
        other.seats = self.seats[:]
        other.resigned = self.resigned[:]
        other.clocks = self.clocks.copy()
        other.chat = self.chat[:]
        other.muted = dict(self.muted)
        other.expected = self.expected[:]
        other.requests = dict(self.requests)
        other.acted = dict(self.acted)
        other.held = self.held[:]
        return other

    # Reading.

    @property
    def state(self) -> State:
        """The position now."""
        return self.history.state

    @property
    def status(self) -> Status:
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
        going = self.status == "playing" and self.astray is None
        return self.state.actors[:] if going else []

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is taught here, if the house still has it."""
        if self.header.lesson is None:
            return None
        try:
            return lesson(self.header.game, self.header.lesson)
        except Refused:
            return None

    @property
    def challenge(self) -> Challenge | None:
        """The challenge that is played for here."""
        header = self.header
        return played_for(header.game, len(self.seats), header.options, header.challenge)

    @property
    def goal(self) -> Goal | None:
        """What it is played for, as it was when the table was made."""
        challenge = self.challenge
        return self.header.goal or (None if challenge is None else challenge.goal)

    @property
    def luck(self) -> int | None:
        """From what the bots' answers follow, where all are to meet the same."""
        return None if self.header.challenge is None else self.header.seed

    @property
    def learned(self) -> Standing | None:
        """How far the lesson has come; None where there is none, or its path was left."""
        return self.learned_at(len(self.history.moves))

    def learned_at(self, move: int) -> Standing | None:
        """The same after so many moves."""
        taught = self.lesson
        made = [(one.seat, one.text) for one in self.history.moves[:move]]
        return None if taught is None else taught.standing(made)

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    @property
    def substitutes(self) -> list[int]:
        """Seats that somebody has taken over in the middle of the game: what comes of them isn't
        his doing."""
        taken = zip(self.seats, self.first, strict=True)
        return [n for n, (seat, first) in enumerate(taken) if seat.person not in (None, first)]

    def due(self) -> tuple[float, int] | None:
        """When something is to be done about time, and about whose: a clock, or, before the game,
        about those who haven't checked in."""
        if self.called is not None and self.header.check_in is not None and not self.over:
            awaited = [n for n, seat in enumerate(self.seats) if seat.awaited]
            return (self.called + self.header.check_in, awaited[0] if awaited else 0)
        return self.clocks.next_due()

    def last_deed(self, person: str) -> float:
        """When somebody last did something here, or the game last went on."""
        return max(self.began, self.moved, self.acted.get(person, 0.0))

    def bot_to_move(self) -> int | None:
        """The seat of the bot to move, if any. Where several decide at once people come first:
        a bot's choice would end their right to change their minds."""
        asked = self.asked
        if any(self.seats[seat].bot is None for seat in asked) or self.changed() is not None:
            return None
        return asked[0] if asked else None

    def people(self) -> list[str]:
        """Those who sit here, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def changed(self) -> Illegal | None:
        """Whether rules or data are other ones than those the players agreed on, or a bot plays
        that this house doesn't know."""
        if self.astray is not None:
            return self.astray
        known = bots_for(self.state.game)
        for number, seat in enumerate(self.seats):
            if seat.bot is not None and seat.bot not in known:
                return Illegal("unknown-level", {"seat": number, "bot": seat.bot[:40]})
        return self.other_rules()

    def other_rules(self) -> Illegal | None:
        known = self.state.game
        rules, data = self.agreed_on
        if rules != known.rules:
            rule = "older-rules" if rules < known.rules else "newer-rules"
            return Illegal(rule, {"game": known.id, "rules": rules, "known": known.rules})
        here = known.data_hash(self.state.options)
        if data != here:
            return Illegal("other-data", {"data": data, "known": here})
        return None

    # Changing.

    def apply(self, entry: Entry) -> list[Event]:
        """What the entry does; the events of the game that it brings about."""
        assert entry.number == self.number + 1, (entry, self.number)
        if isinstance(entry.deed, Resumed):
            self.clocks.forgive(entry.deed.away, entry.time)
        self.clocks.pass_time(entry.time)
        self.number = entry.number
        if entry.person is not None:
            self.acted[entry.person] = entry.time
        if entry.request is not None:
            self.requests[entry.person, entry.request] = entry.number
        if self.offer is not None and entry.person is not None:
            self.offer = self._offer_since_here(self.offer, entry.person)
        stands = self.astray is not None and isinstance(entry.deed, PLAY)
        events = [] if stands else EFFECTS[type(entry.deed)](self, entry, entry.deed)
        if isinstance(entry.deed, DECISIONS):
            self.decided = entry.number
            if self.offer is not None and self.offer.kind in LAPSING:
                self.offer = None
            self.moved = entry.time
        gathering = not self.started
        self._follow_up()
        if gathering and self.started:
            self.began = entry.time
            self.held = [frozenset([seat.person or ""]) for seat in self.seats]
            self.first = [seat.person for seat in self.seats]
        if gathering:
            self._call(entry.time)
        if isinstance(entry.deed, DECISIONS) or (gathering and self.started):
            self._ask_nothing()
        return events

    def _call(self, time: float) -> None:
        """Everybody is asked whether he is here when nobody is missing, or one wouldn't wait."""
        full = not any(seat.open for seat in self.seats)
        calls = not self.started and (full or any(seat.bots for seat in self.seats))
        calls = calls and any(seat.awaited for seat in self.seats)
        self.called = None if not calls else time if self.called is None else self.called

    def _ask_nothing(self) -> None:
        """Who has only one answer isn't charged for it."""
        if self.header.clock is None or self.header.clock.form == 1 or not self.clocks.running:
            return
        running = self.clocks.running
        known = self.state.imagine(None, Rng(0))  # as everybody knows it
        seats = [seat for seat in running if only_move(known, seat) is not None]
        only = [seat for seat in seats if only_move(self.state, seat) is not None]
        self.clocks.ask_nothing(seats, only)

    def _offer_since_here(self, offer: Offer, person: str) -> Offer | None:
        """Who does something is here after all: no bot for him, and nothing without him."""
        if offer.kind == "bot" and person == self.seats[offer.seat].person:
            return None
        granted = tuple(seat for seat in offer.granted if self.seats[seat].person != person)
        return offer if granted == offer.granted else replace(offer, granted=granted)

    def change_seat(self, number: int, **changes: object) -> None:
        self.seats[number] = replace(self.seats[number], **changes)

    def go_astray(self, other: Illegal, same: int) -> None:
        """Stand where the game was still the same: after that many moves."""
        self.history.back(same)
        self.result = None
        self.astray = gone_astray(other, same + 1)
        self._follow_up()

    def _follow_up(self) -> None:
        """What follows from where the table stands now: the start, the end, whose clock runs."""
        if not self.started:
            awaited = self.header.check_in is not None and any(seat.awaited for seat in self.seats)
            self.started = not awaited and not any(seat.open for seat in self.seats)
        if self.state.result is not None and self.result is None:
            self.result = outcome.behind(self.state.result, self.resigned)
        asked = self.asked
        self.clocks.run([seat for seat in asked if self.seats[seat].bot is None])


def only_move(state: State, seat: int) -> Move | None:
    """What a seat that has no choice will say."""
    said: Move = ()
    while following := state.words(said, seat):
        if len(following) > 1:
            return None
        said = (*said, following[0])
    return said or None


# Effects: what each deed does to the table, and the events of the game that it brings about.


def made(table: Table, entry: Entry, deed: Made) -> list[Event]:
    return table.history.events if not table.header.before else []


def sit(table: Table, entry: Entry, deed: Sat) -> list[Event]:
    person = deed.person or entry.person
    if table.started and person not in table.held[deed.seat] and table.clocks.clock:
        table.clocks.begin_anew(deed.seat)
    table.change_seat(deed.seat, person=person, name=deed.name, bot=None, kept=False)
    table.held[deed.seat] |= {person or ""}
    end_offer_of(table, deed.seat)
    if table.offer is not None and table.offer.kind == "sit" and table.offer.person == person:
        table.offer = None  # nobody has two
    return []


def end_offer_of(table: Table, seat: int) -> None:
    """Somebody has it: what was asked about the seat is past."""
    if table.offer is not None and table.offer.kind not in LAPSING and table.offer.seat == seat:
        table.offer = None


def leave(table: Table, entry: Entry, deed: Left | Removed) -> list[Event]:
    """An empty seat waits for a new link, or for a bot."""
    links = table.seats[deed.seat].links + 1
    table.change_seat(deed.seat, person=None, links=links, here=False, bots=False, kept=False)
    return []


def to_bot(table: Table, entry: Entry, deed: BotTookOver) -> list[Event]:
    table.change_seat(deed.seat, bot=now_called(deed.level), kept=deed.kept)
    help_by(table, "bot")
    end_offer_of(table, deed.seat)
    return []


def from_bot(table: Table, entry: Entry, deed: BotGaveBack) -> list[Event]:
    if table.seats[deed.seat].kept:
        table.clocks.come_back(deed.seat)
    table.change_seat(deed.seat, bot=None, kept=False)
    end_offer_of(table, deed.seat)
    return []


def move(table: Table, entry: Entry, deed: Moved) -> list[Event]:
    """Those who are deciding at the same time aren't disturbed: what they have seen last
    still holds, unless something was drawn or shown."""
    before = table.state
    events = table.history.play(deed.seat, deed.text, entry.time)
    after = table.state
    for seat in range(len(table.seats)):
        at_once = seat != deed.seat and seat in before.actors and seat in after.actors
        if not (at_once and after.reversible and before.words((), seat) == after.words((), seat)):
            table.expected[seat] = entry.number
    if not table.seats[deed.seat].moved:
        table.change_seat(deed.seat, moved=True)
    if table.history.moves[-1].ended:
        table.clocks.turn_ended(deed.seat, len(table.history.moves))
    return events


def undo(table: Table, entry: Entry, deed: Undone) -> list[Event]:
    if not table.history.proved(deed.to):
        help_by(table, "take-back")
    chance = None if deed.seed is None else Renewal(deed.seed, entry.number)
    table.history.back(deed.to, chance)
    table.expected = [entry.number] * len(table.seats)
    return []


def offer(table: Table, entry: Entry, deed: Offered) -> list[Event]:
    granted = tuple(deed.granted)
    asked = (entry.number, entry.person, deed.name, deed.level)
    table.offer = Offer(deed.kind, deed.seat, deed.to, tuple(deed.agreed), *asked, granted)
    return []


def answer(table: Table, entry: Entry, deed: Answered) -> list[Event]:
    if table.offer is None:
        return []  # whom it was about is here: it has ended by itself
    if not deed.agree:
        if table.offer.kind == "sit" and table.offer.person not in (None, entry.person):
            table.declined |= {table.offer.person or ""}
        table.offer = None
    else:
        table.offer = replace(table.offer, agreed=(*table.offer.agreed, *deed.seats))
    return []


def resign(table: Table, entry: Entry, deed: Resigned) -> list[Event]:
    return give_up(table, deed.seat, deed.level, "resigned")


def time_out(table: Table, entry: Entry, deed: TimedOut) -> list[Event]:
    return give_up(table, deed.seat, deed.level, "time")


def give_up(table: Table, gone: int, level: str, reason: str) -> list[Event]:
    """A bot plays on for the others; nobody left to play against ends the game."""
    table.resigned.append(gone)
    staying = [seat for seat in range(len(table.seats)) if seat not in table.resigned]
    if len(staying) > 1 and any(table.seats[seat].person for seat in staying):
        table.change_seat(gone, bot=now_called(level))
    else:
        table.result = outcome.given_up(table.state, table.resigned, reason)
    return []


def warn(table: Table, entry: Entry, deed: Warned) -> list[Event]:
    table.clocks.change(deed.seat, warned=True)
    return []


def extend(table: Table, entry: Entry, deed: Extended) -> list[Event]:
    table.clocks.extend(deed.seat, deed.seconds)
    return []


def go_on_holiday(table: Table, entry: Entry, deed: WentOnHoliday) -> list[Event]:
    table.clocks.rest(deed.seat, deed.days, entry.time)
    return []


def keep_hours(table: Table, entry: Entry, deed: KeepsHours) -> list[Event]:
    table.clocks.keep_hours(deed.seat, deed.hours)
    return []


def check_in(table: Table, entry: Entry, deed: CheckedIn) -> list[Event]:
    table.change_seat(deed.seat, here=True, bots=deed.bots)
    return []


def abort(table: Table, entry: Entry, deed: Aborted) -> list[Event]:
    table.aborted = True
    return []


def confirm(table: Table, entry: Entry, deed: Confirmed) -> list[Event]:
    table.agreed_on = (deed.rules, deed.data)
    return []


def resume(table: Table, entry: Entry, deed: Resumed) -> list[Event]:
    return []  # the clocks have heard of it


def hint(table: Table, entry: Entry, deed: Hinted) -> list[Event]:
    help_by(table, "hint")
    return []


def help_by(table: Table, how: Helped) -> None:
    """What was first is remembered; after a hint there may come worse."""
    if table.helped in (None, "hint"):
        table.helped = how


def rematch(table: Table, entry: Entry, deed: Rematched) -> list[Event]:
    table.rematch = deed.table
    table.wants_more = entry.person
    return []


def chat(table: Table, entry: Entry, deed: Chatted) -> list[Event]:
    line = ChatLine(entry.number, deed.seat, entry.person or "", deed.name, deed.text, entry.time)
    table.chat = [*table.chat[-CHAT_KEPT + 1 :], line]
    return []


def mute(table: Table, entry: Entry, deed: Muted) -> list[Event]:
    assert entry.person is not None
    seats = [seat for seat in table.muted.get(entry.person, []) if seat != deed.seat]
    if deed.muted:
        seats.append(deed.seat)
    table.muted[entry.person] = seats
    return []


EFFECTS: dict[type[Deed], Callable[[Table, Entry, Any], list[Event]]] = {
    Made: made,
    Sat: sit,
    Left: leave,
    Removed: leave,
    BotTookOver: to_bot,
    BotGaveBack: from_bot,
    Moved: move,
    Undone: undo,
    Offered: offer,
    Answered: answer,
    Resigned: resign,
    TimedOut: time_out,
    Warned: warn,
    Extended: extend,
    WentOnHoliday: go_on_holiday,
    KeepsHours: keep_hours,
    CheckedIn: check_in,
    Aborted: abort,
    Confirmed: confirm,
    Resumed: resume,
    Hinted: hint,
    Rematched: rematch,
    Chatted: chat,
    Muted: mute,
}


def replay(header: Header, entries: list[Entry]) -> Table:
    """The table as it was, entry by entry; a move that is refused today stops it in words.

    Since its players agreed on rules or data that are no longer ours, every position must be the
    one that was written down: a game that is another one by now stands still before it differs.
    """
    table = begun(header)
    agreed = 0  # the last entry by which they did
    for entry in entries:
        if isinstance(entry.deed, Confirmed):
            agreed = entry.number
            confirm(table, entry, entry.deed)
    other = table.other_rules()
    if other and not agreed and header.before and header.digest != table.state.digest():
        raise Refused(gone_astray(other, 0))
    same = len(table.history.moves)
    for entry in entries:
        try:
            table.apply(entry)
        except Refused as refused:
            if other is None:
                raise Refused(broken(table, entry, refused)) from refused
            table.go_astray(other, same)
        same = min(same, len(table.history.moves))
        digest = entry.deed.digest if isinstance(entry.deed, Moved) else None
        if digest is None or other is None or table.astray is not None:
            continue
        if entry.number < agreed or digest == table.state.digest():
            same = len(table.history.moves)
        else:
            table.go_astray(other, same)
    return table


def begun(header: Header) -> Table:
    """The table before its first entry, unless today's rules know nothing like it.

    Options that are gone since are left out; what that changes the positions will show.
    """
    try:
        return Table(header)
    except Refused:
        known = game(header.game)
        if header.rules == known.rules:
            raise
        names = [option.name for option in known.options]
        kept = {name: value for name, value in header.options.items() if name in names}
        if len(kept) < len(header.options):
            return begun(replace(header, options=kept))
        facts: dict[str, object] = {"rules": header.rules, "known": known.rules}
        other = Illegal("older-rules", {"game": known.id, **facts})
        raise Refused(gone_astray(other, 0)) from None


def gone_astray(other: Illegal, move: int) -> Illegal:
    """`other` are the rules or data that it was played by; with move 0 nothing of it is left."""
    was = other.facts.get("rules", other.facts.get("data"))
    why = "data" if other.rule == "other-data" else "rules"
    facts: dict[str, object] = {"why": why, "was": was, "known": other.facts["known"]}
    return Illegal("gone-astray", {"game": other.facts.get("game", ""), **facts, "move": move})


def broken(table: Table, entry: Entry, refused: Refused) -> Illegal:
    said = entry.deed.text if isinstance(entry.deed, Moved) else entry.kind
    move, text = len(table.history.moves) + 1, f"{said}: {refused}"
    return Illegal("broken-replay", {"move": move, "why": "refused", "text": text[:200]})
