"""Permissions: who may do what at a table. Each gives the deeds to be written down, or refuses."""

import hmac
from collections.abc import Collection, Sequence
from hashlib import blake2b
from math import ceil
from typing import Literal

from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.tables import orders
from roundhouse.tables.clocks import Outage, lost
from roundhouse.tables.hours import Hours
from roundhouse.tables.journal import (
    Aborted,
    Answered,
    AnyDeed,
    BotGaveBack,
    BotTookOver,
    Chatted,
    CheckedIn,
    Confirmed,
    Extended,
    Hinted,
    KeepsHours,
    Left,
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
from roundhouse.tables.levels import bots_for, check_level, check_stand_in, gives_hints, stand_in
from roundhouse.tables.making import fresh_seed
from roundhouse.tables.orders import Order
from roundhouse.tables.promise import other_future
from roundhouse.tables.stars import stars_at
from roundhouse.tables.table import STANDS, Offer, Table, only_move

# Bots.


def may_ask_for_hints(table: Table) -> bool:
    """Whether a player may ask what the best bot would do."""
    return table.header.practice and gives_hints(table.state.game) and not taught(table)


# Lessons.


def taught(table: Table) -> bool:
    """Whether a lesson is going on: it says what is to be done."""
    learned = table.learned
    return learned is not None and learned.asked is not None


def follow_lesson(table: Table, text: str) -> list[AnyDeed]:
    """What a lesson's step doesn't ask for is answered by the lesson; what it asks for, the
    others answer at once."""
    learned, lesson = table.learned, table.lesson
    if learned is None or learned.asked is None or lesson is None:
        return []
    illegal = lesson.judge(learned.asked, text)
    if illegal is not None:
        raise Refused(illegal)
    return [Moved(seat, answer) for seat, answer in learned.asked.then]


def hint(table: Table, seat: int) -> list[AnyDeed]:
    """Told before the answer is given: with it, the game gives a star less."""
    return [Hinted(seat)] if stars_at(table) == "count" else []


# The day's challenge.


def require_no_day(table: Table) -> None:
    """The try that counts is played as it falls, and by oneself."""
    if table.header.day is not None and not table.header.practice:
        raise refuse("one-try-counts")


# Games that count.


def require_as_it_falls(table: Table) -> None:
    """Where it counts nobody goes back past what was drawn or shown."""
    require_no_day(table)
    if table.header.rated:
        raise refuse("rated-as-it-falls")


def require_others_to_agree(table: Table) -> None:
    """Who plays against bots alone can't make undone what he is losing."""
    if table.header.rated:
        raise refuse("rated-give-up")


def require_by_oneself(table: Table) -> None:
    """Nobody else plays one's game where it counts."""
    if table.header.rated and table.started:
        raise refuse("rated-by-yourself")


# What most deeds ask for.


def require_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", {"seats": len(table.seats)})


def require_own_seat(table: Table, person: str | None, seat: int) -> None:
    require_seat(table, seat)
    if person is None or table.seats[seat].person != person:
        raise refuse("not-your-seat", {"seat": seat})


def require_player(table: Table, person: str | None) -> int:
    """The first seat of somebody who sits here."""
    seats = table.seats_of(person)
    if not seats:
        raise refuse("not-at-this-table")
    return seats[0]


def require_host(table: Table, person: str | None) -> None:
    if person is None or person != table.header.host:
        raise refuse("host-only")


def require_not_over(table: Table) -> None:
    if table.over:
        raise refuse("game-over", {"reason": table.status})


def require_play(table: Table) -> None:
    """The game has begun, isn't over and is what its players agreed on."""
    if table.over:
        reason = table.result.reason if table.result else table.status
        raise refuse("game-over", {"reason": reason})
    if not table.started:
        empty = [number for number, seat in enumerate(table.seats) if seat.open]
        raise refuse("seats-open", {"seats": len(empty)})
    changed = table.changed()
    if changed is not None:
        raise Refused(changed)


def require_number(table: Table, number: int, least: int) -> None:
    """The sender has seen what he must have seen."""
    if not least <= number <= table.number:
        raise refuse("stale-number", {"sent": number, "number": table.number})


# Seats.


def token(secret: bytes, table: Table, seat: int) -> str:
    """The invitation: nobody can guess it, and a new one ends the old."""
    said = f"{table.header.id}/{seat}/{table.seats[seat].links}".encode()
    return blake2b(said, key=secret, digest_size=16, person=b"seat").hexdigest()


def invited(secret: bytes, table: Table, given: str) -> int:
    """The seat that a link invites to."""
    found = None
    for seat in range(len(table.seats)):
        right = table.seats[seat].kind == "person"
        if hmac.compare_digest(token(secret, table, seat).encode(), given.encode()) and right:
            found = seat
    if found is None:
        raise refuse("bad-invitation")
    return found


def sit(
    table: Table,
    person: str,
    name: str,
    seat: int,
    *,
    invited: bool = False,
    away: Collection[int] = (),
) -> list[AnyDeed]:
    """Before the game anybody. A seat of a running game has secrets: its own people come back
    to it, nobody from another seat gets it, and a stranger asks those who are there. The host
    has agreed to whom he has `invited`; who is `away` isn't asked."""
    require_not_over(table)
    if table.seats_of(person):
        raise refuse("already-seated")
    if not table.seats[seat].open and not table.seats[seat].kept:
        raise refuse("seat-taken", {"seat": seat})
    if not table.started or person in table.held[seat]:
        return [Sat(seat, name)]
    if any(person in held for held in table.held):
        raise refuse("sat-elsewhere", {"seat": seat})
    host = table.seats_of(table.header.host) if invited else []
    granted = sorted(away)
    asking = Offer("sit", seat, None, tuple(host), 0, person, granted=tuple(granted))
    if not waiting_for(table, asking):
        return [Sat(seat, name)]
    if person in table.declined:
        raise refuse("not-welcome")
    if table.offer is not None:
        raise refuse("offer-open", {"seat": table.offer.seat})
    return [Offered(seat, "sit", name=name, granted=granted, agreed=host)]


def sit_anywhere(
    table: Table, person: str, name: str, seat: int, away: Collection[int] = ()
) -> list[AnyDeed]:
    """At a public table nobody needs a link."""
    require_seat(table, seat)
    if not table.header.public or table.seats[seat].kind != "person":
        raise refuse("bad-invitation")
    return sit(table, person, name, seat, away=away)


def leave(table: Table, person: str | None, seat: int) -> list[AnyDeed]:
    require_own_seat(table, person, seat)
    require_not_over(table)
    require_no_day(table)
    if table.seats[seat].kind != "person":
        raise refuse("seat-stays", {"seat": seat})
    if table.header.rated and table.started:
        return resign(table, person, seat)  # leaving counts as lost
    alone = not any(one.person for number, one in enumerate(table.seats) if number != seat)
    if alone and not table.started and table.header.check_in is not None:
        return [Left(seat), Aborted(seat)]  # nobody waits in that queue any more
    return [Left(seat)]


def remove(table: Table, person: str | None, seat: int) -> list[AnyDeed]:
    """The host frees the seat of somebody who took it and never moved."""
    require_host(table, person)
    require_not_over(table)
    require_seat(table, seat)
    held = table.seats[seat]
    if held.kind != "person" or held.person is None or held.person == person:
        raise refuse("seat-stays", {"seat": seat})
    if held.moved:
        raise refuse("has-played", {"seat": seat})
    if table.header.rated and table.started:  # nobody makes another lose
        raise refuse("seat-stays", {"seat": seat})
    return [Removed(seat)]


def to_bot(
    table: Table,
    person: str | None,
    seat: int,
    level: str,
    away: Collection[int] = (),
    wait: float = 0.0,
) -> list[AnyDeed]:
    """Of one's own seat, unless it counts, and of one that nobody has always. Of another's when
    he has been `away` for as long as the table says (`wait` more seconds), and the others agree.

    Where others play, it plays well enough."""
    require_player(table, person)
    require_not_over(table)
    require_seat(table, seat)
    require_no_day(table)
    known, held = game(table.header.game), table.seats[seat]
    if held.bot in bots_for(known):  # one that isn't known here gives way
        raise refuse("bot-sits-there", {"seat": seat})
    free = table.header.practice or (held.person is None and not table.started)
    (check_level if free else check_stand_in)(known, level)
    if held.person is None and not table.started and table.header.check_in is not None:
        raise refuse("others-agree-first")
    if held.person in (None, person):
        if held.person is not None:
            require_by_oneself(table)
        return [BotTookOver(seat, level)]
    if seat not in away:
        raise not_away(seat, wait)
    granted = sorted(away)
    asking = Offer("bot", seat, None, (), 0, person, granted=tuple(granted))
    if not waiting_for(table, asking):
        return [BotTookOver(seat, level)]
    if table.offer is not None and table.offer.kind != "sit":
        raise refuse("offer-open", {"seat": table.offer.seat})
    return [Offered(seat, "bot", level=level, granted=granted)]


def not_away(seat: int, wait: float) -> Refused:
    return refuse("seat-present", {"seat": seat, "minutes": max(1, ceil(wait / 60))})


def from_bot(table: Table, person: str | None, seat: int) -> list[AnyDeed]:
    require_own_seat(table, person, seat)
    if seat in table.resigned:
        raise refuse("has-resigned", {"seat": seat})
    if table.seats[seat].bot is None:
        raise refuse("no-bot-there", {"seat": seat})
    return [BotGaveBack(seat)]


# The game.


def move(table: Table, person: str | None, seat: int, text: str, number: int) -> list[AnyDeed]:
    require_own_seat(table, person, seat)
    require_play(table)
    require_number(table, number, table.expected[seat])
    if table.seats[seat].bot is not None:
        raise refuse("bot-sits-there", {"seat": seat})
    made = legal_move(table, seat, text)
    return [made, *follow_lesson(table, made.text)]


def bot_move(table: Table, seat: int, text: str, decided: int) -> list[AnyDeed]:
    """A bot's, thought of after entry `decided`: unless somebody has changed his mind, or taken
    the seat, meanwhile."""
    if table.decided != decided or table.seats[seat].bot is None:
        raise refuse("stale-number", {"sent": decided, "number": table.number})
    require_play(table)
    return [legal_move(table, seat, text)]


def may_plan(table: Table, person: str | None, seat: int) -> None:
    """While others think."""
    require_own_seat(table, person, seat)
    require_play(table)
    if table.seats[seat].bot is not None:
        raise refuse("bot-sits-there", {"seat": seat})
    if seat in table.asked:
        raise refuse("your-turn-now")


def carry_out(table: Table, order: Order) -> list[AnyDeed]:
    """What somebody has planned, if it still holds."""
    require_own_seat(table, order.person, order.seat)
    require_play(table)
    if table.seats[order.seat].bot is not None:
        raise refuse("bot-sits-there", {"seat": order.seat})
    illegal = orders.check(table.state, order)
    if illegal is not None:
        raise Refused(illegal)
    made = legal_move(table, order.seat, order.text)
    return [made, *follow_lesson(table, made.text)]


def legal_move(table: Table, seat: int, text: str) -> Moved:
    state = table.state
    said = state.hear(text)
    illegal = state.check(said, seat)
    if illegal is not None:
        raise Refused(illegal)
    return Moved(seat, state.say(said))


def undo(
    table: Table, person: str | None, seat: int, what: Literal["step", "turn"], number: int
) -> list[AnyDeed]:
    require_own_seat(table, person, seat)
    require_play(table)
    require_number(table, number, table.decided)
    history = table.history
    to = history.step_back(seat) if what == "step" else history.turn_back(seat)
    if to is None:
        raise refuse("not-reversible", {"seat": seat})
    return [Undone(seat, to)]


def waiting_for(table: Table, offer: Offer) -> list[int]:
    """The seats of people who haven't answered yet."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.person not in (None, offer.person)
        and seat.bot is None
        and number not in (*offer.agreed, *offer.granted)
        and not (offer.kind == "bot" and number == offer.seat)
    ]


def agreed_to(table: Table, offer: Offer) -> AnyDeed:
    """What is done when the others have agreed."""
    if offer.kind == "abort":
        return Aborted(offer.seat)
    if offer.kind == "sit":
        return Sat(offer.seat, offer.name, offer.person)
    if offer.kind == "bot":
        return BotTookOver(offer.seat, offer.level)
    assert offer.to is not None
    return Undone(offer.seat, offer.to, other_chance(table, offer.to))


def other_chance(table: Table, to: int) -> int | None:
    """Where others play, who goes back past a draw doesn't know what will be drawn."""
    keeps = table.header.practice or table.history.proved(to)
    if keeps:
        return None
    seed, salt = table.header.seed, table.header.salt
    return other_future(seed, salt, table.number) if salt else fresh_seed()


def require_step(table: Table, to: int) -> None:
    """In a lesson one goes back to where a step begins: the others' answers belong to it."""
    learned = table.learned_at(to)
    if learned is not None and learned.replies:
        raise refuse("not-reversible", {"seat": table.history.moves[to - 1].seat})


def offer(
    table: Table, person: str | None, seat: int, kind: OfferKind, to: int | None, number: int
) -> list[AnyDeed]:
    """Where nobody has to be asked it is done at once; so is the end of what can't go on."""
    require_own_seat(table, person, seat)
    if kind == "abort" and not table.over and table.astray is not None:
        return [Aborted(seat)]
    if kind == "abort" and not table.over and not table.started:
        require_host(table, person)
        return [Aborted(seat)]
    require_play(table)
    require_number(table, number, table.decided)
    if kind == "take-back":
        least = max(table.history.first, len(table.header.before))
        if to is None or not least <= to < len(table.history.moves):
            facts: dict[str, object] = {"move": -1 if to is None else to}
            raise refuse("no-such-move", {**facts, "moves": len(table.history.moves)})
        require_step(table, to)
        if not table.history.proved(to):
            require_as_it_falls(table)
    else:
        to = None
    if table.offer is not None and table.offer.kind != "sit":  # strangers hold up nobody
        raise refuse("offer-open", {"seat": table.offer.seat})
    made = Offer(kind, seat, to, (), 0, person)
    if not waiting_for(table, made):
        if kind == "abort":
            require_others_to_agree(table)
        return [agreed_to(table, made)]
    return [Offered(seat, kind, to)]


def answer(
    table: Table,
    person: str | None,
    seat: int,
    agree: bool,
    offer: int,
    away: Collection[int] | None = None,
    wait: float = 0.0,
) -> list[AnyDeed]:
    """To the offer that was seen, by its number. The last to agree makes it happen; one who
    doesn't, or the asker, or who would be replaced by a bot, ends the offer. Who isn't `away` any
    more isn't replaced."""
    asked = table.offer
    asker = asked is not None and person == asked.person
    if asked is not None and asker and not table.seats_of(person):
        seat = asked.seat  # a stranger speaks for the seat that he asks for
    else:
        require_own_seat(table, person, seat)
    require_play(table)
    if asked is None:
        raise refuse("no-offer")
    if asked.number != offer:
        raise refuse("other-offer", {"seat": asked.seat})
    waiting = waiting_for(table, asked)
    mine = [one for one in waiting if table.seats[one].person == person]
    concerned = asked.kind == "bot" and table.seats[asked.seat].person == person
    if not mine and not ((asker or concerned) and not agree):
        raise refuse("not-asked")
    if agree and asked.kind == "bot" and away is not None and asked.seat not in away:
        raise not_away(asked.seat, wait)
    deeds: list[AnyDeed] = [Answered(seat, agree, mine)]
    if agree and len(mine) == len(waiting):
        deeds.append(agreed_to(table, asked))
    return deeds


def resign(table: Table, person: str | None, seat: int) -> list[AnyDeed]:
    require_own_seat(table, person, seat)
    require_play(table)
    if seat in table.resigned:
        raise refuse("has-resigned", {"seat": seat})
    return [Resigned(seat, stand_in(game(table.header.game)))]


def resume(table: Table, outages: Sequence[Outage], now: float) -> list[AnyDeed]:
    """Time in which no server was there, given back to whose clocks ran."""
    away = lost(outages, table.clocks.since, now) if table.clocks.running else 0.0
    return [Resumed(round(away, 3))] if away > 0 else []


# Time.


def in_time(table: Table, seat: int, now: float) -> list[AnyDeed]:
    """What time brings about by itself, one thing after the other; nothing, where somebody was
    quicker."""
    if table.called is not None:
        return no_shows(table, now)
    clocks = table.clocks
    if table.over or seat not in clocks.running or clocks.clock is None:
        return []
    one = clocks.times[seat]
    if seat in clocks.nothing and now >= max(one.free, one.rests):
        said = only_move(table.state, seat)
        return [] if said is None else [Moved(seat, table.state.say(said))]
    if clocks.left_at(seat, now) > 0:
        due = clocks.clock.kept and not one.warned and now >= clocks.warns(seat)
        return [Warned(seat)] if due else []
    if clocks.on_holiday(seat, now):  # another process has seen to it
        return []
    return out_of_time(table, seat)


def out_of_time(table: Table, seat: int) -> list[AnyDeed]:
    """First a day of the seat's holidays, then an extension, then a bot keeps the chair; where
    nobody is left to play with it, the game ends without a result, unless it counts: then it is
    lost."""
    clock, one = table.clocks.clock, table.clocks.times[seat]
    level = stand_in(game(table.header.game))
    if clock is None or not clock.kept:
        return [TimedOut(seat, level)]
    if one.days:
        return [WentOnHoliday(seat, 1)]
    if clock.extension and not one.extended:
        return [Extended(seat, clock.extension)]
    others = [held for number, held in enumerate(table.seats) if number != seat]
    if not any(held.person and held.bot is None for held in others):
        return [TimedOut(seat, level) if table.header.rated else Aborted(seat)]
    return [BotTookOver(seat, level, kept=True)]


def go_on_holiday(table: Table, person: str | None, seat: int, days: int) -> list[AnyDeed]:
    """One's own clock stands for so many days of its bank."""
    require_own_seat(table, person, seat)
    require_play(table)
    bank = table.clocks.times[seat].days if table.clocks.times else 0
    if not 0 < days <= bank:
        raise refuse("too-few-days", {"days": bank})
    return [WentOnHoliday(seat, days)]


def keep_hours(table: Table, person: str, hours: Hours | None) -> list[AnyDeed]:
    """Somebody's hours are written down where they are heeded and aren't known yet."""
    clock = table.header.clock
    if table.over or clock is None or not clock.hours:
        return []
    return [
        KeepsHours(seat, hours)
        for seat in table.seats_of(person)
        if table.clocks.times[seat].wanted != hours
    ]


# Before the game.


def check_in(table: Table, person: str | None, seat: int, bots: bool) -> list[AnyDeed]:
    """I am here; and bots may take the seats that are open, if all agree."""
    require_own_seat(table, person, seat)
    require_not_over(table)
    held = table.seats[seat]
    if table.started or table.header.check_in is None or (held.here and held.bots == bots):
        raise refuse("nothing-to-do")
    agreed = [one.bots for n, one in enumerate(table.seats) if n != seat and one.person]
    deeds: list[AnyDeed] = [CheckedIn(seat, bots)]
    return [*deeds, *fill(table)] if bots and all(agreed) else deeds


def no_shows(table: Table, now: float) -> list[AnyDeed]:
    """Who hasn't checked in gives up his seat; bots come if all the others want them."""
    called, within = table.called, table.header.check_in
    if called is None or within is None or table.over or now < called + within:
        return []
    gone = [number for number, seat in enumerate(table.seats) if seat.awaited]
    staying = [seat for seat in table.seats if seat.person and seat.here]
    deeds: list[AnyDeed] = [Removed(seat) for seat in gone]
    if not staying:
        return [*deeds, Aborted(gone[0])]
    return [*deeds, *fill(table, gone)] if all(seat.bots for seat in staying) else deeds


def fill(table: Table, gone: Collection[int] = ()) -> list[AnyDeed]:
    """Bots for the seats that are open."""
    level = stand_in(game(table.header.game))
    empty = [n for n, seat in enumerate(table.seats) if seat.open or n in gone]
    return [BotTookOver(seat, level) for seat in empty]


def confirm(table: Table, person: str | None) -> list[AnyDeed]:
    """Go on although rules or data have changed."""
    seat = require_player(table, person)
    changed = table.changed()
    if changed is None:
        raise refuse("nothing-to-confirm")
    if changed.rule in STANDS:
        raise Refused(changed)
    known = game(table.header.game)
    return [Confirmed(seat, known.rules, known.data_hash(table.state.options))]


def end_by_house(table: Table) -> list[AnyDeed]:
    """The operator ends a game without a result."""
    require_not_over(table)
    return [Aborted(0)]


# After the game, and beside it.


def may_rematch(table: Table, person: str | None) -> None:
    require_player(table, person)
    if table.status not in ("over", "aborted"):
        raise refuse("not-over")
    if table.header.tournament is not None:
        raise refuse("tournament-makes-tables")


def rematch(table: Table, new: str) -> list[AnyDeed]:
    """The first who asks leads the others to the same table."""
    if table.rematch is not None:
        raise refuse("nothing-to-do")
    return [Rematched(new)]


def may_fork(table: Table, person: str | None, move: int, seat: int) -> None:
    """From any position of a game that is over, or of one's own practice game."""
    mine = table.seats_of(person)
    if not table.over and not (table.header.practice and mine):
        raise refuse("not-over")
    if dealt_to_others(table):
        raise refuse("deal-of-others")
    require_seat(table, seat)
    if not table.over and seat not in mine:
        raise refuse("not-your-seat", {"seat": seat})
    if not table.history.first <= move <= len(table.history.moves):
        raise refuse("no-such-move", {"move": move, "moves": len(table.history.moves)})


# Talking.


def chat(table: Table, person: str | None, text: str) -> list[AnyDeed]:
    seat = require_player(table, person)
    said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not said:
        raise refuse("nothing-said")
    return [Chatted(seat, said, table.seats[seat].name)]


def mute(table: Table, person: str | None, seat: int, muted: bool) -> list[AnyDeed]:
    require_player(table, person)
    require_seat(table, seat)
    if muted == (seat in table.muted.get(person or "", [])):
        raise refuse("nothing-to-do")
    return [Muted(seat, muted)]


# Looking.


def may_watch(table: Table, person: str | None) -> None:
    """Its players and its host; anybody where visitors are welcome."""
    if table.header.visitors or person == table.header.host or table.seats_of(person):
        return
    raise refuse("not-invited")


def seed_shown(table: Table) -> bool:
    """When it is over; a fork that was dealt anew would show the seed of where it comes from, and
    a tournament's table one that others may still play."""
    if dealt_to_others(table):
        return False
    return table.over and not table.header.anew and not table.history.renewed


def dealt_to_others(table: Table) -> bool:
    """Other tables of a tournament have the same deal, and may still be played."""
    return table.header.tournament is not None and not table.header.visitors
