"""Making: the headers of new tables: fresh ones, rematches, forks, lessons, challenges, and records
to look at."""

import os
import secrets
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Literal

from roundhouse.kernel.game import Game, game
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import KEY_BITS, keyed, seed_of
from roundhouse.kernel.state import State
from roundhouse.tables import levels
from roundhouse.tables.challenges import Challenge
from roundhouse.tables.daily import Day, day_with
from roundhouse.tables.goals import PLAYER
from roundhouse.tables.header import Anew, Clock, Header, Origin, Planned
from roundhouse.tables.lessons import Lesson
from roundhouse.tables.now import now
from roundhouse.tables.paces import PACES, checked, pace, usual_seats
from roundhouse.tables.positions import Setting
from roundhouse.tables.promise import fresh_salt
from roundhouse.tables.table import Table

RIVALS = ("Bruno", "Chiara", "Dmitri", "Elena", "Farid", "Greta", "Hugo")
PAUSE = 0.6  # seconds before a bot's move


def fresh_id() -> str:
    return secrets.token_urlsafe(9)


def fresh_seed() -> int:
    """A key: what is drawn at a table tells nothing of what will be."""
    return keyed(int.from_bytes(os.urandom(KEY_BITS // 8)))


def _header(known: Game[State], options: Mapping[str, object], **more: Any) -> Header:
    """Under today's rules and data."""
    return Header(
        id=fresh_id(),
        game=known.id,
        options=dict(options),
        rules=known.rules,
        data=known.data_hash(dict(options)),
        made=now(),
        **more,
    )


def planned(
    known: Game[State],
    kind: Literal["me", "person", "screen", "bot"],
    name: str,
    level: str | None,
    host: str,
    host_name: str,
) -> Planned:
    """A seat for the host (`me`), for a person by invitation, for another one at the host's
    screen, or for a bot."""
    if kind == "bot":
        level = level or levels.stand_in(known)
        levels.check_level(known, level)
        return Planned("bot", name, None, level)
    if kind == "me":
        return Planned("person", name or host_name, host)
    return Planned("screen", name, host) if kind == "screen" else Planned("person", name)


def fresh(
    known: Game[State],
    options: Mapping[str, object],
    host: str,
    seats: Sequence[Planned],
    *,
    seed: int | None = None,
    public: bool = False,
    visitors: bool = True,
    clock: Clock | None = None,
    absence: float | None = None,
    pause: float = 0.0,
    rated: bool = False,
    pace: str | None = None,
) -> Header:
    """A new game. Where nobody is invited it is practice, and its seed may be chosen; unless it is
    `rated`, which is for people at screens of their own, and for bots."""
    if rated and (len(seats) < 2 or any(seat.kind == "screen" for seat in seats)):
        raise refuse("rated-apart", {"seats": len(seats)})
    practice = not rated and not any(
        seat.kind == "person" and seat.person is None for seat in seats
    )
    if seed is not None and not practice:
        raise refuse("seed-for-practice-only")
    if sum(seat.kind == "person" and seat.person == host for seat in seats) > 1:
        raise refuse("one-seat-is-me")
    state = known.new(len(seats), 0, options, files=False)  # wrong options are refused here
    return _header(
        known,
        state.options,
        seed=fresh_seed() if seed is None else seed_of(seed),
        salt=fresh_salt() if seed is None else "",
        host=host,
        seats=tuple(seats),
        public=public,
        visitors=visitors,
        practice=practice,
        chosen=seed is not None,
        clock=None if clock is None else checked(clock),
        absence=absence,
        pause=pause,
        rated=rated,
        pace=pace,
        check_in=None if pace is None else PACES[pace].check_in,
    )


def of_tournament(
    known: Game[State],
    options: Mapping[str, object],
    seats: Sequence[Planned],
    *,
    tournament: str,
    seed: int,
    clock: Clock | None,
    rated: bool,
    open_to_all: bool,
) -> Header:
    """A table of a tournament: nobody's own, and everybody sits from the start. Where its deal is
    played at other tables, too, nobody looks on."""
    state = known.new(len(seats), 0, options, files=False)
    bots_alone = all(seat.person is None for seat in seats)
    return _header(
        known,
        state.options,
        seed=seed,
        salt=fresh_salt() if open_to_all else "",
        host=f"tournament-{tournament}",
        seats=tuple(seats),
        visitors=open_to_all,
        clock=clock,
        pause=0.0 if bots_alone else PAUSE,
        rated=rated,
        tournament=tournament,
    )


def of_queue(known: Game[State], pace_name: str, person: str, name: str) -> Header:
    """The table at which those meet who want to play this game at this pace, by its usual rules."""
    others = [Planned("person", "") for _ in range(usual_seats(known) - 1)]
    seats = [Planned("person", name, person), *others]
    clock = pace(pace_name).clock
    return fresh(known, {}, person, seats, public=True, clock=clock, pause=PAUSE, pace=pace_name)


def rematch_of(table: Table) -> Header:
    """The same again: who sat in seat 1 sits in seat 0 now, and so on; bots that stood in
    give way. A challenge is taken up again, a day's as it was then. Nobody's clock or rating is
    touched before all who would play have said that they are here."""
    old = table.header
    name = table.seats[PLAYER].name
    if old.challenge is not None and table.challenge is not None:
        if old.day is None:
            return of_challenge(table.challenge, old.host, name)
        day = day_with(date.fromisoformat(old.day), table.challenge)
        return of_day(day, old.host, name, practice=True)
    seats = [
        Planned(seat.kind, seat.name, seat.person, seat.bot if seat.kind == "bot" else None)
        for seat in table.seats
    ]
    apart = len(table.people()) > 1 and not any(seat.kind == "screen" for seat in seats)
    serious = apart and (old.rated or old.clock is not None)
    return _header(
        game(old.game),
        table.state.options,
        seed=fresh_seed(),
        salt=fresh_salt(),
        host=old.host,
        seats=(*seats[1:], *seats[:1]),
        public=old.public,
        visitors=old.visitors,
        practice=old.practice,
        clock=old.clock,
        absence=old.absence,
        pause=old.pause,
        rated=old.rated,
        check_in=(old.check_in or PACES["days"].check_in) if serious else None,
        origin=Origin("rematch", old.id),
    )


def fork_of(
    table: Table, person: str, name: str, move: int, seat: int, level: str | None
) -> Header:
    """What if, from after `move`: `person` at `seat`, the others bots of that `level` or at his
    screen. While the game goes on, all that the seat can't see is dealt anew."""
    old = table.header
    hidden = () if table.over else (Anew(move, seat, fresh_seed()),)

    def sitting(number: int) -> Planned:
        called = table.seats[number].name
        if number == seat:
            return Planned("person", name or called, person)
        if level is not None:
            return Planned("bot", called, None, level)
        return Planned("screen", called, person)

    return _header(
        game(old.game),
        table.state.options,
        seed=old.seed,
        host=person,
        seats=tuple(sitting(number) for number in range(len(table.seats))),
        practice=True,
        pause=old.pause,
        origin=Origin("fork", old.id),
        before=tuple((played.seat, played.text) for played in table.history.moves[:move]),
        digest=table.history.state_at(move).digest(),
        anew=(*renewed(table, move), *hidden),
    )


def renewed(table: Table, move: int) -> list[Anew]:
    """What was dealt anew on the way there, in its order."""
    known = [deal for deal in table.header.anew if deal.seat is not None and deal.move <= move]
    chance = [Anew(at, None, one.seed) for at, one in table.history.renewed.items() if at <= move]
    return sorted([*known, *chance], key=lambda deal: deal.move)


def of_lesson(lesson: Lesson, person: str, name: str) -> Header:
    """A lesson's table: bots wait until it is over."""
    taught = {"chosen": True, "practice": True, "lesson": lesson.name}
    return _against_bots(lesson, person, name, seed_of(lesson.seed), **taught)


def of_challenge(one: Challenge, person: str, name: str) -> Header:
    """A challenge's table, dealt from its own seed, or anew: then nobody knows it beforehand, and
    the table can promise it."""
    seed = fresh_seed() if one.seed is None else seed_of(one.seed)
    salt = fresh_salt() if one.seed is None else ""
    kept = {"challenge": one.name, "goal": one.goal, "salt": salt}
    return _against_bots(one, person, name, seed, practice=True, **kept)


def of_day(day: Day, person: str, name: str, practice: bool) -> Header:
    """The day's challenge. The try that counts is no practice: no hints, and nothing that would
    show what might come."""
    one = day.challenge
    kept = {"challenge": one.name, "goal": one.goal, "day": day.date.isoformat()}
    return _against_bots(one, person, name, day.seed, practice=practice, **kept)


def _against_bots(setting: Setting, person: str, name: str, seed: int, **more: Any) -> Header:
    """`person` alone with bots, where the setting begins."""
    known = game(setting.game)
    state = known.new(setting.seats, seed, setting.begun_with, files=False)
    options = state.options
    for seat, text in setting.before:
        state.play(state.hear(text), seat)
    rivals = [one for one in RIVALS if one != name]
    return _header(
        known,
        options,
        seed=seed,
        host=person,
        seats=tuple(
            Planned("person", name, person)
            if seat == PLAYER
            else Planned("bot", rivals[seat - 1], None, setting.rivals)
            for seat in range(setting.seats)
        ),
        visitors=False,
        pause=PAUSE,
        before=setting.before,
        digest=state.digest(),
        **more,
    )


def from_record(record: Record, person: str, names: Sequence[str]) -> Header:
    """A finished game from a file, to step through and to fork."""
    return _of_record(record, person, [Planned("person", name) for name in names])


def of_solution(day: Day, record: Record, bot: str, person: str) -> Header:
    """How a bot has played the day's challenge, to step through and to fork."""
    one = day.challenge
    levels = (bot, *(one.rivals for _ in range(1, record.seats)))
    names = (RIVALS[-1], *RIVALS)
    seats = [Planned("bot", names[seat], None, level) for seat, level in enumerate(levels)]
    told = {"challenge": one.name, "goal": one.goal, "day": day.date.isoformat()}
    return _of_record(record, person, seats, visitors=False, **told)


def _of_record(record: Record, person: str, seats: Sequence[Planned], **more: Any) -> Header:
    return _header(
        game(record.game_id),
        record.options,
        seed=record.seed,
        host=person,
        seats=tuple(seats),
        practice=True,
        origin=Origin("record"),
        before=tuple((step.seat, step.text) for step in record.moves),
        digest=record.state.digest(),
        **more,
    )
