"""Seats: who may take one, who may give one to a bot, and what an answer agrees to."""

from collections.abc import Collection
from typing import Any

import pytest

from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.rng import KeyedRng
from roundhouse.kit import dump
from roundhouse.tables import making, permissions
from roundhouse.tables.clocks import Outage, lost
from roundhouse.tables.header import Clock, Header, Planned
from roundhouse.tables.journal import Answered, AnyDeed, Left, Sat, kind_of
from roundhouse.tables.moments import Moments
from roundhouse.tables.table import Offer, Seat, Table, replay
from tests.tables.test_table import Journal, header, refused

ANNA, BRUNO, CARLA, DORA = "anna", "bruno", "carla", "dora"
BOT = Planned("bot", "", None, "random")


def sit(journal: Journal, person: str, seat: int, invited: bool = False) -> str:
    """What sitting down amounts to: an entry's kind, or the reason why not."""
    try:
        deeds = permissions.sit(journal.table, person, person.title(), seat, invited=invited)
    except Refused as refusal:
        return refusal.rule
    journal.write(deeds, person)
    return kind_of(deeds[0])


def seat_of(journal: Journal, seat: int) -> Seat:
    return journal.table.seats[seat]


def status_of(journal: Journal) -> str:
    return journal.table.status


def offer_at(journal: Journal) -> Offer | None:
    return journal.table.offer


def left_by_bruno(*people: str | None) -> Journal:
    journal = Journal(header("tiles", *(people or (ANNA, BRUNO)), public=True))
    journal.write([Left(1)], BRUNO)
    return journal


# Left seats.


def test_nobody_takes_a_second_seat() -> None:
    assert sit(left_by_bruno(), ANNA, 1) == "already-seated"


def test_nobody_who_has_seen_another_seat_takes_one_of_a_running_game() -> None:
    """Not even after he has left his own."""
    journal = left_by_bruno(ANNA, BRUNO, CARLA)
    journal.write([Left(0)], ANNA)
    assert sit(journal, ANNA, 1) == "sat-elsewhere"
    assert sit(journal, BRUNO, 0) == "sat-elsewhere"


def test_who_has_left_comes_back_to_his_own_seat() -> None:
    journal = left_by_bruno()
    assert sit(journal, BRUNO, 1) == "sit"
    assert seat_of(journal, 1).person == BRUNO


def test_a_stranger_asks_the_others_for_a_seat_of_a_running_game() -> None:
    journal = left_by_bruno(ANNA, BRUNO, CARLA)
    assert sit(journal, DORA, 1) == "offer"
    offer = journal.table.offer
    assert offer is not None and permissions.waiting_for(journal.table, offer) == [0, 2]
    assert seat_of(journal, 1).person is None, "nobody has seen its hand"
    for person, seat in ((ANNA, 0), (CARLA, 2)):
        deeds = permissions.answer(journal.table, person, seat, True, offer.number)
        journal.write(deeds, person)
    assert (seat_of(journal, 1).person, seat_of(journal, 1).name) == (DORA, "Dora")


def test_a_stranger_whom_somebody_declines_does_not_ask_again() -> None:
    journal = left_by_bruno()
    sit(journal, DORA, 1)
    assert journal.table.offer is not None
    deeds = permissions.answer(journal.table, ANNA, 0, False, journal.table.offer.number)
    journal.write(deeds, ANNA)
    assert offer_at(journal) is None and seat_of(journal, 1).person is None
    assert sit(journal, DORA, 1) == "not-welcome"


def test_the_host_has_agreed_to_whom_he_sends_a_link() -> None:
    assert sit(left_by_bruno(), DORA, 1, invited=True) == "sit"
    assert sit(left_by_bruno(ANNA, BRUNO, CARLA), DORA, 1, invited=True) == "offer"


def test_a_strangers_question_holds_up_nobody() -> None:
    """It doesn't lapse with a move, and gives way to what a player asks."""
    journal = left_by_bruno(ANNA, BRUNO, CARLA)
    sit(journal, DORA, 1)
    journal.write(permissions.offer(journal.table, ANNA, 0, "abort", None, 2), ANNA)
    assert journal.table.offer is not None and journal.table.offer.kind == "abort"


def test_who_sits_down_meanwhile_does_not_get_what_he_had_asked_for() -> None:
    """Two hidden hands are too many, whoever agrees."""
    journal = left_by_bruno(ANNA, BRUNO, CARLA)
    journal.write([Left(2)], CARLA)
    assert sit(journal, DORA, 1) == "offer"
    assert journal.table.offer is not None
    asked = journal.table.offer.number
    assert sit(journal, DORA, 2, invited=True) == "sit"
    assert offer_at(journal) is None
    assert refused(permissions.answer, journal.table, ANNA, 0, True, asked) == "no-offer"
    assert journal.table.seats_of(DORA) == [2]


def test_an_asker_without_a_seat_answers_as_nobody_else() -> None:
    journal = left_by_bruno(ANNA, BRUNO, CARLA)
    sit(journal, DORA, 1)
    assert journal.table.offer is not None
    for seat in (0, 9):
        deeds = permissions.answer(journal.table, DORA, seat, False, journal.table.offer.number)
        assert [deed.seat for deed in deeds if isinstance(deed, Answered)] == [1]
    journal.write(deeds, DORA)
    assert offer_at(journal) is None
    assert sit(journal, DORA, 1) == "offer", "who changes his mind may change it again"


def test_before_the_game_seats_are_taken_and_changed_freely() -> None:
    journal = Journal(header("tiles", ANNA, None, None, public=True))
    assert sit(journal, BRUNO, 1) == "sit"
    journal.write([Left(1)], BRUNO)
    assert sit(journal, BRUNO, 2) == "sit"
    assert sit(journal, CARLA, 1) == "sit"
    assert journal.table.started
    journal.write([Left(2)], BRUNO)
    assert sit(journal, BRUNO, 2) == "sit", "what he had before the game doesn't count"


# Bots in somebody's place.


def stand_in(journal: Journal, level: str = "medium", away: Collection[int] = ()) -> list[AnyDeed]:
    return permissions.to_bot(journal.table, ANNA, 1, level, away, 600.0)


def test_nobody_puts_a_bot_on_anothers_seat_who_is_not_away() -> None:
    with pytest.raises(Refused) as caught:
        stand_in(Journal(header()))
    assert (caught.value.rule, caught.value.facts) == ("seat-present", {"seat": 1, "minutes": 10})


def test_the_others_agree_before_a_bot_plays_for_somebody() -> None:
    journal = Journal(header("tiles", ANNA, BRUNO, CARLA))
    journal.write(stand_in(journal, away=[1]), ANNA)
    assert seat_of(journal, 1).bot is None and journal.table.offer is not None
    offer = journal.table.offer
    assert permissions.waiting_for(journal.table, offer) == [2]
    journal.write(permissions.answer(journal.table, CARLA, 2, True, offer.number), CARLA)
    assert seat_of(journal, 1).bot == "medium" and offer_at(journal) is None
    journal.write(permissions.from_bot(journal.table, BRUNO, 1), BRUNO)
    assert seat_of(journal, 1).bot is None, "he takes it back at any time"


def test_who_comes_back_ends_the_question_whether_a_bot_plays_for_him() -> None:
    journal = Journal(header("tiles", ANNA, BRUNO, CARLA))
    journal.write(stand_in(journal, away=[1]), ANNA)
    journal.write(permissions.chat(journal.table, BRUNO, "here I am"), BRUNO)
    assert offer_at(journal) is None


def test_who_is_there_again_is_not_replaced_and_can_say_no() -> None:
    journal = Journal(header("tiles", ANNA, BRUNO, CARLA))
    journal.write(stand_in(journal, away=[1]), ANNA)
    assert journal.table.offer is not None
    number = journal.table.offer.number
    late = (CARLA, 2, True, number, (), 120.0)
    assert refused(permissions.answer, journal.table, *late) == "seat-present"
    assert refused(permissions.answer, journal.table, BRUNO, 1, True, number) == "not-asked"
    journal.write(permissions.answer(journal.table, BRUNO, 1, False, number), BRUNO)
    assert offer_at(journal) is None and seat_of(journal, 1).bot is None


def test_who_was_passed_over_is_asked_when_he_is_back() -> None:
    journal = Journal(header("tiles", ANNA, BRUNO, CARLA, DORA))
    journal.write(stand_in(journal, away=[1, 2]), ANNA)
    assert journal.table.offer is not None
    assert permissions.waiting_for(journal.table, journal.table.offer) == [3]
    journal.write(permissions.chat(journal.table, CARLA, "here I am"), CARLA)
    assert permissions.waiting_for(journal.table, journal.table.offer) == [2, 3]


def test_between_two_nobody_else_is_asked() -> None:
    journal = Journal(header())
    assert kind_of(stand_in(journal, away=[1])[0]) == "to-bot"


def test_two_who_are_away_do_not_wait_for_each_other() -> None:
    journal = Journal(header("tiles", ANNA, BRUNO, CARLA))
    assert kind_of(stand_in(journal, away=[1, 2])[0]) == "to-bot"


@pytest.mark.parametrize("level", ["random", "beginner", "easy"])
def test_the_stand_in_is_medium_or_better(level: str) -> None:
    journal = Journal(header("tiles", ANNA, BRUNO))
    assert refused(stand_in, journal, level, [1]) == "weak-stand-in"
    assert kind_of(stand_in(journal, "hard", [1])[0]) == "to-bot"


def test_before_the_game_an_empty_seat_takes_any_bot() -> None:
    journal = Journal(header("tiles", ANNA, None))
    assert kind_of(stand_in(journal, "random")[0]) == "to-bot"


# Agreement to what was seen.


def test_an_answer_agrees_to_the_offer_that_it_names() -> None:
    journal = Journal(header())
    journal.play(3)
    now = journal.table.number
    journal.write(permissions.offer(journal.table, ANNA, 0, "take-back", 1, now), ANNA)
    assert journal.table.offer is not None
    seen = journal.table.offer.number
    journal.write(permissions.answer(journal.table, ANNA, 0, False, seen), ANNA)
    journal.write(permissions.offer(journal.table, ANNA, 0, "abort", None, now), ANNA)
    assert refused(permissions.answer, journal.table, BRUNO, 1, True, seen) == "other-offer"
    assert not journal.table.aborted
    assert refused(permissions.answer, journal.table, BRUNO, 1, True, 99) == "other-offer"


# Where it counts.


def test_in_a_rated_game_nobody_is_removed_and_nobody_lets_a_bot_play() -> None:
    for rated, expected in ((False, "remove"), (True, "seat-stays")):
        table = Journal(header("tiles", ANNA, BRUNO, rated=rated)).table
        assert table.started and not table.seats[1].moved
        if rated:
            assert refused(permissions.remove, table, ANNA, 1) == expected
            assert refused(permissions.to_bot, table, BRUNO, 1, "medium") == "rated-by-yourself"
        else:
            assert kind_of(permissions.remove(table, ANNA, 1)[0]) == expected
            assert kind_of(permissions.to_bot(table, BRUNO, 1, "medium")[0]) == "to-bot"
    gathering = Journal(header("tiles", ANNA, BRUNO, None, rated=True)).table
    assert kind_of(permissions.remove(gathering, ANNA, 1)[0]) == "remove"
    assert kind_of(permissions.to_bot(gathering, ANNA, 2, "medium")[0]) == "to-bot"


@pytest.mark.parametrize("more", [{"rated": True}, {"clock": Clock(600, 0)}])
def test_a_rematch_that_costs_something_asks_everybody_first(more: dict[str, Any]) -> None:
    old = Journal(header("tiles", ANNA, BRUNO, **more))
    again = Journal(making.rematch_of(old.table))
    assert again.table.header.rated == old.table.header.rated
    assert status_of(again) == "gathering" and again.table.clocks.running == []
    for seat, person in enumerate((BRUNO, ANNA)):
        again.write(permissions.check_in(again.table, person, seat, False), person)
    assert status_of(again) == "playing"
    nobody = Journal(making.rematch_of(old.table))
    due = nobody.table.due()
    assert due is not None
    nobody.write(permissions.in_time(nobody.table, due[1], due[0]))
    assert status_of(nobody) == "aborted", "and nobody has lost"


def test_a_rematch_that_costs_nothing_begins_at_once() -> None:
    assert Table(making.rematch_of(Journal(header()).table)).started
    alone = header("tiles", seats=(Planned("person", "Anna", ANNA), BOT), rated=True)
    assert Table(making.rematch_of(Journal(alone).table)).started, "who asks is here"


# Clocks and time without a server.


def with_a_clock() -> Header:
    return header(clock=Clock(15, 0))


def test_time_without_a_server_is_given_back() -> None:
    journal = Journal(with_a_clock())
    seat = journal.table.clocks.running[0]
    outages = [Outage(102.0, 116.0)]  # it was made at 100
    journal.now = 118.0
    journal.write(permissions.resume(journal.table, outages, journal.now))
    assert journal.table.clocks.left_at(seat, 118.0) == pytest.approx(15 - 4)
    assert permissions.resume(journal.table, outages, 120.0) == [], "once"
    assert permissions.in_time(journal.table, seat, 120.0) == []
    assert kind_of(permissions.in_time(journal.table, seat, 130.0)[0]) == "time-out"


def test_outages_count_as_far_as_they_overlap() -> None:
    outages = [Outage(10, 20), Outage(30, 40)]
    assert lost(outages, 15, 35) == 10 and lost(outages, 20, 30) == 0 and lost([], 0, 9) == 0
    twice = [Outage(10, 20), Outage(14, 24)]  # two processes have noticed the same
    assert lost(twice, 0, 99) == 14 and lost(twice, 12, 16) == 4


# Levels.


@pytest.mark.parametrize("level", ["cmd:touch x", "last-word", "hard:9"])
def test_a_level_that_the_house_does_not_know_stands_still_and_says_so(level: str) -> None:
    seats = (Planned("person", "Anna", ANNA), Planned("bot", "", None, level))
    table = Table(header(seats=seats))
    changed = table.changed()
    assert changed is not None
    assert (changed.rule, changed.facts) == ("unknown-level", {"seat": 1, "bot": level})
    assert table.bot_to_move() is None
    assert refused(permissions.require_play, table) == "unknown-level"
    assert refused(permissions.confirm, table, ANNA) == "unknown-level"
    journal = Journal(header(seats=seats))
    journal.write(permissions.to_bot(journal.table, ANNA, 1, "medium"), ANNA)
    assert journal.table.changed() is None, "another takes its place"


def test_a_seat_that_was_agreed_on_belongs_to_who_asked() -> None:
    journal = left_by_bruno()
    journal.write([Sat(1, "Dora", DORA)], ANNA)
    assert seat_of(journal, 1).person == DORA


# A take-back past a draw.


def take_back(journal: Journal, to: int) -> None:
    now = journal.table.number
    journal.write(permissions.offer(journal.table, ANNA, 0, "take-back", to, now), ANNA)
    offer = offer_at(journal)
    if offer is not None:
        deeds = permissions.answer(journal.table, BRUNO, 1, True, offer.number)
        journal.write(deeds, BRUNO)


def drawn_after(journal: Journal, to: int) -> object:
    """The same moves once more, as far as they can be made, and what is drawn then."""
    moves = [(one.seat, one.text) for one in journal.table.history.moves[to:]]
    take_back(journal, to)
    for seat, text in moves:
        state = journal.table.state
        if seat not in state.actors or state.check(state.hear(text), seat) is not None:
            break
        journal.move(seat, text)
    return journal.table.state.view(0)


def test_a_take_back_past_a_draw_deals_anew() -> None:
    """The same moves bring other things; the journal replays to the same all the same."""
    differ = 0
    for seed in range(6):
        journal = Journal(header("tiles", ANNA, BRUNO, seed=seed))
        journal.play(30)
        irreversible = [not one.reversible for one in journal.table.history.moves]
        assert any(irreversible)
        to = irreversible.index(True)
        before = journal.table.state.view(0)
        differ += drawn_after(journal, to) != before
        assert journal.table.history.renewed.keys() == {to}
        assert isinstance(journal.table.state.rng, KeyedRng)  # nor can the new one be foretold
        journal.play(5)
        again = replay(journal.table.header, journal.entries)
        assert again.state.view(0) == journal.table.state.view(0)
        for at in range(len(again.history.moves) + 1):
            assert again.history.state_at(at).view(1) == journal.table.history.state_at(at).view(1)
        figures = [moment.figures for moment in Moments().follow(again.history)]
        assert figures[-1] == again.state.game.figures(again.state)
    assert differ >= 4


def test_a_take_back_that_is_proved_changes_no_chance() -> None:
    journal = Journal(header("signals", ANNA, BRUNO))
    journal.play(1)
    assert journal.table.history.moves[-1].reversible
    take_back(journal, 0)
    assert journal.table.history.renewed == {}


def test_a_fork_of_a_game_that_was_dealt_anew_is_the_same_game() -> None:
    journal = Journal(header("tiles", ANNA, BRUNO, seed=2))
    journal.play(30)
    drawn_after(journal, 5)
    journal.write(permissions.resign(journal.table, BRUNO, 1), BRUNO)
    table = journal.table
    assert table.over and not permissions.seed_shown(table)
    moves = len(table.history.moves)
    made = making.fork_of(table, ANNA, "Anna", moves, 0, None)
    fork = Table(made)
    assert dump(fork.state) == dump(table.history.state_at(moves))
    again = Table(making.fork_of(fork, ANNA, "Anna", moves, 0, None))
    assert again.state.view(0) == fork.state.view(0)
