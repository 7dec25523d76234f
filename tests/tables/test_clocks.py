"""Clocks: banks with increment and cap, hours, holidays, and what happens when time runs out."""

from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from roundhouse.tables import hours, making, paces, permissions
from roundhouse.tables.clocks import Clocks
from roundhouse.tables.header import Clock, Header, Planned
from roundhouse.tables.hours import Hours
from roundhouse.tables.journal import AnyDeed, KeepsHours, Undone, WentOnHoliday, kind_of
from roundhouse.tables.table import Table, only_move, replay
from tests.tables.test_table import Journal, header, refused

ANNA, BRUNO, CARLA = "anna", "bruno", "carla"
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
DAYS = paces.PACES["days"].clock
ROME = "Europe/Rome"


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


MONDAY = at("2026-11-16T07:00")  # eight in the morning in Rome


# Hours.

some_hours = st.builds(
    lambda zone, begin, long, off: Hours(zone, begin, (begin + long - 1) % 1440 + 1, tuple(off)),
    st.sampled_from([ROME, "America/New_York", "Asia/Kathmandu", "UTC"]),
    st.integers(0, 1439),
    st.integers(hours.LEAST, 1440),
    st.sets(st.integers(0, 6), max_size=hours.MOST_OFF),
)
moments = st.floats(MONDAY, MONDAY + 500 * DAY)


@given(some_hours, moments, st.floats(0, 14 * DAY))
@settings(max_examples=60)
def test_when_so_much_of_ones_hours_has_passed_so_much_was_played(
    one: Hours, since: float, seconds: float
) -> None:
    """Also where summer time begins or ends."""
    until = hours.after(one, since, seconds)
    assert hours.played(one, since, until) == pytest.approx(seconds, abs=0.001)
    assert until - since >= seconds - 0.001
    middle = (since + until) / 2
    parts = hours.played(one, since, middle) + hours.played(one, middle, until)
    assert parts == pytest.approx(seconds, abs=0.001)


def test_nobody_is_charged_at_night_or_at_his_weekend() -> None:
    office = Hours(ROME, 8 * 60, 22 * 60, (5, 6))
    assert hours.played(office, MONDAY, MONDAY + DAY) == 14 * HOUR
    assert hours.played(office, MONDAY, MONDAY + 7 * DAY) == 5 * 14 * HOUR
    evening = hours.opens(office, at("2026-11-20T21:30"))  # Friday, past ten in Rome
    assert datetime.fromtimestamp(evening, UTC) == datetime(2026, 11, 23, 7, tzinfo=UTC)
    late = Hours(ROME, 18 * 60, 2 * 60)
    assert late.minutes == 8 * 60 and hours.played(late, MONDAY, MONDAY + DAY) == 8 * HOUR


def test_too_few_hours_are_refused_and_so_are_zones_that_nobody_knows() -> None:
    assert refused(hours.check, Hours("Mars/Olympus")) == "unknown-zone"
    assert refused(hours.check, Hours("../../etc/passwd")) == "unknown-zone"
    assert refused(hours.check, Hours(ROME, 0, 60)) == "too-few-hours"
    assert refused(hours.check, Hours(ROME, off=(0, 1, 2, 3))) == "too-few-hours"
    assert refused(hours.check, Hours(ROME, 1440, 1440)) == "unknown-hours"
    assert hours.check(Hours(ROME, 480, 1320, (6, 5, 5))).off == (5, 6)


# The arithmetic.

clocks_made = st.builds(
    lambda seconds, increment, more, kept: Clock(
        seconds,
        increment,
        max(seconds, increment) + more,
        hours=True,
        holiday=3,
        extension=min(seconds, 3600),
        kept=True,
        form=paces.FORM,
    ),
    st.integers(60, 14 * 86_400),
    st.integers(0, 86_400),
    st.integers(0, 86_400),
    st.booleans(),
)
DOINGS = ["move", "undo", "wait", "hours", "holiday", "due"]
doings = st.lists(
    st.tuples(
        st.sampled_from(["move", "undo", "wait", "hours", "holiday", "due"]), st.floats(0, 1)
    ),
    max_size=25,
)


class Game(Journal):
    """A table at which what is drawn by lot is done, and time does the rest."""

    def do(self, what: str, part: float) -> None:
        self.pass_time(part * self.table.header.clock.seconds * 2)  # type: ignore[union-attr]
        if self.table.over or not self.table.clocks.running:
            return
        seat = self.table.clocks.running[0]
        if what == "move":
            self.move(seat)
        elif what == "undo" and self.table.history.moves:
            self.write([Undone(seat, len(self.table.history.moves) - 1)])
        elif what == "hours":
            self.write([KeepsHours(seat, Hours(ROME, round(part * 700), 1200))])
        elif what == "holiday" and self.table.clocks.times[seat].days:
            self.write([WentOnHoliday(seat, 1)])
        elif what == "due":
            due = self.table.due()
            assert due is not None
            self.now = max(self.now, due[0])
            self.in_time()

    def pass_time(self, seconds: float) -> None:
        """A server is there: whatever time brings is done in time."""
        until = self.now + seconds
        while (due := self.table.due()) is not None and due[0] <= until:
            self.now = max(self.now, due[0])
            if not self.in_time():
                break
        self.now = until

    def in_time(self) -> list[AnyDeed]:
        due = self.table.due()
        deeds = permissions.in_time(self.table, due[1], self.now) if due else []
        assert deeds or due is None or due[0] > self.now - 0.001, "else it would be asked for ever"
        self.write(deeds)
        return deeds


def days_header(clock: Clock, *people: str, **more: Any) -> Header:
    return header("tiles", *(people or (ANNA, BRUNO)), clock=clock, **more)


@given(clocks_made, doings)
@settings(max_examples=25)
def test_no_clock_is_ever_negative_or_above_its_cap_and_a_replay_has_the_same(
    clock: Clock, doings: list[tuple[str, float]]
) -> None:
    played = Game(days_header(clock))
    played.now = MONDAY
    for what, part in doings:
        played.do(what, part)
        for seat, one in enumerate(played.table.clocks.times):
            assert 0 <= one.left <= (clock.cap or 0)
            assert 0 <= played.table.clocks.left_at(seat, played.now) <= one.left
            assert 0 <= one.days <= clock.holiday
    again = replay(played.table.header, played.entries)
    assert again.clocks.__dict__ == played.table.clocks.__dict__
    assert again.due() == played.table.due()


def test_an_increment_is_paid_up_to_the_cap_and_once_for_a_turn() -> None:
    played = Game(days_header(DAYS))
    seat = played.table.asked[0]
    played.now += HOUR
    played.move(seat)
    assert played.table.clocks.left[seat] == 3 * DAY - HOUR + 12 * HOUR
    played.write([Undone(seat, 0)])
    played.move(seat)
    assert played.table.clocks.left[seat] == 3 * DAY + 11 * HOUR, "not for having taken it back"
    high = Clocks(Clock(100, 50, cap=120, form=2), 1, 0.0)
    for move in (1, 2, 3):
        high.turn_ended(0, move)
    assert high.left == [120]


def test_clocks_that_rise_above_their_cap_are_refused() -> None:
    assert refused(paces.checked, Clock(100, 0, cap=50)) == "low-cap"
    assert refused(paces.checked, Clock(100, 200, cap=150)) == "low-cap"
    assert refused(paces.checked, Clock(100, 0, holiday=3)) == "clock-without-bot"
    for pace in paces.PACES.values():
        assert paces.checked(pace.clock) == pace.clock


# What happens when it runs out.


def kinds(played: Journal) -> list[str]:
    return [kind_of(entry.deed) for entry in played.entries[1:]]


def test_absence_by_rule() -> None:
    """A warning, the days of the bank, one extension; then a bot keeps the chair, and its owner
    comes back to it with time for a turn."""
    played = Game(days_header(DAYS))
    seat = played.table.asked[0]
    played.pass_time(0.8 * 3 * DAY - 60)
    assert kinds(played) == []
    played.pass_time(120)
    assert kinds(played) == ["warn"]
    played.pass_time(0.2 * 3 * DAY)
    assert kinds(played) == ["warn", "holiday"] and played.table.clocks.left[seat] == 0
    played.pass_time(7 * DAY)
    assert kinds(played)[1:] == ["holiday"] * 7 + ["extend"], "the bank is capped"
    assert played.table.clocks.left[seat] == 12 * HOUR, "and never refills a clock"
    played.pass_time(12 * HOUR)
    assert kinds(played)[-2:] == ["warn", "to-bot"]
    held = played.table.seats[seat]
    assert held.kept and held.bot and held.person is not None and not played.table.resigned
    played.write(permissions.from_bot(played.table, held.person, seat), held.person)
    assert played.table.seats[seat].bot is None
    assert played.table.clocks.left[seat] == 12 * HOUR
    played.pass_time(2 * DAY)
    assert kinds(played)[-1] == "to-bot", "there is no second extension"


def test_a_substitute_takes_a_kept_chair_if_the_others_agree() -> None:
    played = Game(days_header(DAYS, public=True))
    seat = played.table.asked[0]
    other = 1 - seat
    stranger = permissions.sit
    assert refused(stranger, played.table, CARLA, "Carla", seat) == "seat-taken"
    played.pass_time(30 * DAY)
    assert played.table.seats[seat].kept
    deeds = permissions.sit(played.table, CARLA, "Carla", seat)
    assert kind_of(deeds[0]) == "offer"
    played.write(deeds, CARLA)
    assert played.table.offer is not None
    person = played.table.seats[other].person
    agreed = permissions.answer(played.table, person, other, True, played.table.offer.number)
    played.write(agreed, person)
    held = played.table.seats[seat]
    assert (held.person, held.bot, held.kept) == (CARLA, None, False)
    assert played.table.clocks.left[seat] == 3 * DAY
    assert played.table.substitutes == [seat], "what comes of it isn't her doing"
    assert replay(played.table.header, played.entries).substitutes == [seat]


@pytest.mark.parametrize(("rated", "ends"), [(False, "abort"), (True, "time-out")])
def test_where_nobody_plays_any_more_the_game_ends_without_a_result_unless_it_counts(
    rated: bool, ends: str
) -> None:
    played = Game(days_header(DAYS, rated=rated))
    first = played.table.asked[0]
    played.pass_time(30 * DAY)
    assert played.table.seats[first].kept
    while not played.table.clocks.running:
        seat = played.table.asked[0]
        state = played.table.state
        said = state.say(state.moves(seat)[0])
        played.write(permissions.bot_move(played.table, seat, said, played.table.decided))
    played.pass_time(30 * DAY)
    assert played.table.over and kinds(played)[-1] == ends
    assert played.table.aborted != rated


def test_a_second_timer_takes_no_second_day() -> None:
    """Two processes wait for the same clock."""
    played = Game(days_header(DAYS))
    seat = played.table.asked[0]
    played.pass_time(3 * DAY)
    assert kinds(played)[-1] == "holiday" and played.table.clocks.left[seat] == 0
    assert permissions.in_time(played.table, seat, played.now + 1) == []
    assert kind_of(permissions.in_time(played.table, seat, played.now + DAY)[0]) == "holiday"


def test_a_holiday_of_ones_own_ends_with_the_turn() -> None:
    played = Game(days_header(DAYS))
    seat = played.table.asked[0]
    person = played.table.seats[seat].person
    assert refused(permissions.go_on_holiday, played.table, person, seat, 8) == "too-few-days"
    played.write(permissions.go_on_holiday(played.table, person, seat, 3), person)
    played.now += 2 * DAY
    assert played.table.clocks.left_at(seat, played.now) == 3 * DAY
    assert played.table.clocks.on_holiday(seat, played.now)
    played.move(seat)
    one = played.table.clocks.times[seat]
    assert (one.days, one.rests) == (4, 0.0)
    assert one.left == 3 * DAY + 12 * HOUR


def test_other_hours_count_from_the_next_turn_on() -> None:
    """Else one could always be where it is night."""
    played = Game(days_header(DAYS))
    played.now = MONDAY
    seat = played.table.asked[0]
    person = played.table.seats[seat].person or ""
    night = Hours(ROME, 20 * 60, 4 * 60)
    played.write(permissions.keep_hours(played.table, person, night), person)
    assert permissions.keep_hours(played.table, person, night) == []
    assert played.table.clocks.times[seat].hours is None
    played.move(seat)
    assert played.table.clocks.times[seat].hours == night


def test_nobody_is_charged_for_a_prompt_that_asks_nothing() -> None:
    """After a while it is answered for him."""
    clock = paces.checked(Clock(600, 0))
    played = Game(header("spike", ANNA, BRUNO, clock=clock))
    seat = forced(played)
    before = played.table.clocks.left[seat]
    due = played.table.due()
    assert due == (played.now + 30, seat)
    assert played.table.clocks.left_at(seat, played.now + 20) == before
    played.now += 30
    deeds = permissions.in_time(played.table, seat, played.now)
    assert kind_of(deeds[0]) == "move"
    played.write(deeds)
    assert played.table.clocks.left[seat] == before
    old = Game(header("spike", ANNA, BRUNO, clock=Clock(600, 0)))
    assert forced(old) == seat
    assert old.table.due() == (old.now + 600, seat), "those of before are as they were"


def forced(played: Journal) -> int:
    """Plays until somebody has no choice."""
    for turn in range(100):
        seat = played.table.asked[0]
        state = played.table.state
        if only_move(state, seat) is not None:
            return seat
        played.move(seat, state.say(state.random_move(seat, Rng(turn))))
    raise AssertionError("nobody was ever without a choice")


# Before the game.


def queued(*people: str | None) -> Journal:
    seats = [Planned("person", (one or "").title(), one) for one in people]
    made = making.fresh(game("tiles"), {}, ANNA, seats, public=True, clock=DAYS, pace="live")
    return Journal(made)


def status(journal: Journal) -> str:
    return journal.table.status


def arrive(journal: Journal, seat: int, bots: bool = False) -> None:
    person = journal.table.seats[seat].person
    journal.write(permissions.check_in(journal.table, person, seat, bots), person)


def test_everybody_checks_in_before_the_first_turn() -> None:
    journal = queued(ANNA, BRUNO, None)
    assert not journal.table.called
    journal.write(permissions.sit_anywhere(journal.table, CARLA, "Carla", 2), CARLA)
    assert status(journal) == "gathering" and journal.table.called == journal.now
    for seat in (0, 1, 2):
        assert status(journal) == "gathering" and journal.table.clocks.running == []
        arrive(journal, seat)
    assert status(journal) == "playing" and journal.table.due() is not None


def test_who_does_not_check_in_gives_up_his_seat() -> None:
    journal = queued(ANNA, BRUNO, CARLA)
    arrive(journal, 0)
    arrive(journal, 2)
    assert permissions.in_time(journal.table, 1, journal.now + 89) == []
    due = journal.table.due()
    assert due is not None and due[1] == 1
    journal.write(permissions.in_time(journal.table, 1, due[0]))
    assert [seat.person for seat in journal.table.seats] == [ANNA, None, CARLA]
    assert status(journal) == "gathering" and journal.table.called is None


def test_bots_take_the_open_seats_if_all_agree() -> None:
    journal = queued(ANNA, BRUNO, None)
    assert refused(permissions.to_bot, journal.table, ANNA, 2, "medium") == "others-agree-first"
    arrive(journal, 0, bots=True)
    assert status(journal) == "gathering" and journal.table.called is not None
    arrive(journal, 1)
    assert status(journal) == "gathering", "he'd rather wait"
    arrive(journal, 1, bots=True)
    assert status(journal) == "playing"
    assert journal.table.seats[2].bot is not None


def test_the_last_to_leave_ends_the_queue() -> None:
    journal = queued(ANNA, BRUNO, None)
    journal.write(permissions.leave(journal.table, BRUNO, 1), BRUNO)
    journal.write(permissions.leave(journal.table, ANNA, 0), ANNA)
    assert status(journal) == "aborted"


def test_a_queues_table_has_the_clock_of_its_pace() -> None:
    assert refused(making.of_queue, game("tiles"), "blitz", ANNA, "Anna") == "unknown-pace"
    made = making.of_queue(game("tiles"), "days", ANNA, "Anna")
    assert made.clock == DAYS and made.check_in == DAY and Table(made).status == "gathering"
