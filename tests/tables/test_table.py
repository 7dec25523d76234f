"""A table is what its journal amounts to."""

from typing import Any

import pytest

import roundhouse as rh
from roundhouse.kernel.refusal import Refused
from roundhouse.tables import acts
from roundhouse.tables.journal import Anew, Clock, Draft, Entry, Header, Origin, Planned
from roundhouse.tables.table import Table, replay
from tests.kit.kit import dump

ANNA, BRUNO, CARLA = "anna", "bruno", "carla"


def planned(person: str | None) -> Planned:
    if person == "bot":
        return Planned("bot", "", None, "random")
    return Planned("person", person or "", person)


def header(game: str = "tiles", *people: str | None, **more: Any) -> Header:
    known = rh.game(game)
    seats = tuple(planned(person) for person in people or (ANNA, BRUNO))
    state = known.new(len(seats), 0, more.pop("options", {}))
    made: dict[str, Any] = {
        "id": "table",
        "game": game,
        "options": state.options,
        "seed": 7,
        "rules": known.rules,
        "data": known.data_hash(state.options),
        "host": ANNA,
        "seats": seats,
        "made": 100.0,
    }
    return Header(**{**made, **more})


class Journal:
    """Writes down what the acts decide, with a clock that the test turns."""

    def __init__(self, made: Header) -> None:
        self.table = Table(made)
        self.entries: list[Entry] = []
        self.now = 100.0
        self.write([Draft("made")])

    def write(self, drafts: list[Draft], person: str | None = None) -> None:
        for draft in drafts:
            number = self.table.number + 1
            entry = Entry(number, draft.kind, draft.seat, person, draft.payload, None, self.now)
            self.table = self.table.copy()
            self.table.apply(entry)
            self.entries.append(entry)

    def move(self, seat: int, text: str = "") -> None:
        state = self.table.line.state
        said = text or state.say(state.moves(seat)[0])
        self.write(acts.checked_move(self.table, seat, said))

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.table.line.state.result is None:
                self.move(self.table.line.state.actors[0])


def refused(act: Any, *args: Any) -> str:
    with pytest.raises(Refused) as caught:
        act(*args)
    return caught.value.rule


def test_replaying_a_journal_gives_the_same_table() -> None:
    journal = Journal(header())
    journal.play(40)
    journal.write([Draft("undo", 0, {"to": 30})])
    journal.play(5)
    journal.write(acts.chat(journal.table, ANNA, "well played"), ANNA)
    journal.write(acts.resign(journal.table, BRUNO, 1), BRUNO)
    again = replay(journal.table.header, journal.entries)
    for name in ("number", "status", "asked", "seats", "resigned", "chat", "expected"):
        assert getattr(again, name) == getattr(journal.table, name), name
    assert dump(again.line.state) == dump(journal.table.line.state)
    assert again.line.moves == journal.table.line.moves


def test_a_copy_is_not_touched_by_what_follows() -> None:
    journal = Journal(header())
    journal.play(15)
    kept = journal.table
    before = (kept.number, kept.line.moves[:], dump(kept.line.state), kept.expected[:])
    journal.play(20)
    journal.write([Draft("undo", 0, {"to": 3})])
    assert (kept.number, kept.line.moves, dump(kept.line.state), kept.expected) == before


def test_every_position_of_the_line_is_found_again() -> None:
    journal = Journal(header(seed=3))
    views = [journal.table.line.state.view(0)]
    for _ in range(40):
        journal.play(1)
        views.append(journal.table.line.state.view(0))
    line = journal.table.line
    assert [line.state_at(number).view(0) for number in range(41)] == views
    journal.write([Draft("undo", 0, {"to": 17})])
    journal.play(10)
    line = journal.table.line
    assert [line.state_at(number).view(0) for number in range(18)] == views[:18]
    assert refused(line.state_at, 28) == "no-such-move"
    assert refused(line.state_at, -1) == "no-such-move"


def test_undo_is_what_the_kernel_proves() -> None:
    """At every position: a step back exists exactly for the seat that made a reversible move."""
    journal = Journal(header())
    steps = 0
    for _ in range(120):
        if journal.table.line.state.result is not None:
            break
        seat = journal.table.line.state.actors[0]
        journal.move(seat)
        line = journal.table.line
        reversible = line.state.reversible
        assert line.step_back(seat) == (len(line.moves) - 1 if reversible else None)
        assert line.step_back(1 - seat) is None
        back = line.turn_back(seat)
        assert (back is None) == (not reversible)
        if back is not None:
            steps += 1
            undone = line.moves[back:]
            assert all(played.seat == seat and played.reversible for played in undone)
            assert not any(played.ended for played in undone[:-1])
    assert steps > 20


def test_choices_made_at_once_keep_their_words_and_their_numbers() -> None:
    journal = Journal(header("signals", ANNA, BRUNO, CARLA))
    assert journal.table.expected == [0, 0, 0]
    journal.move(1)
    assert journal.table.expected == [0, 2, 0], "the others may still answer what they saw"
    assert journal.table.line.moves[-1].secret
    journal.move(0)
    journal.move(2)
    assert journal.table.expected == [4, 4, 4], "cards were shown and drawn"


def test_in_an_open_game_moves_are_no_secret() -> None:
    journal = Journal(header())
    journal.play(6)
    assert not any(played.secret for played in journal.table.line.moves)


def test_time_runs_for_those_who_are_asked() -> None:
    journal = Journal(header(clock=Clock(60, 5)))
    table = journal.table
    asked = table.asked[0]
    assert table.clocks.running == [asked]
    assert table.clocks.next_to_fall() == (160.0, asked)
    journal.now += 10
    assert table.clocks.left_at(asked, journal.now) == 50
    journal.move(asked)
    assert journal.table.clocks.left[asked] == 55, "ten used, five added"
    assert journal.table.clocks.left[1 - asked] == 60
    other = journal.table.asked[0]
    assert acts.time_out(journal.table, other, journal.now + 59) == []
    journal.now += 61
    journal.write(acts.time_out(journal.table, other, journal.now))
    assert journal.table.result is not None and journal.table.result.reason == "time"
    assert journal.table.result.places[other] == 2
    assert journal.table.clocks.running == []


def test_nobodys_clock_runs_before_all_are_seated_or_for_a_bot() -> None:
    waiting = Journal(header("tiles", ANNA, None, clock=Clock(60, 0))).table
    assert waiting.status == "gathering" and waiting.clocks.running == []
    table = Journal(header("signals", ANNA, "bot", clock=Clock(60, 0))).table
    assert table.asked == [0, 1] and table.clocks.running == [0]


def test_who_gives_up_is_behind_and_the_first_to_do_so_last() -> None:
    journal = Journal(header("signals", ANNA, BRUNO, CARLA, "dora"))
    journal.write(acts.resign(journal.table, CARLA, 2), CARLA)
    assert journal.table.status == "playing" and journal.table.seats[2].bot is not None
    journal.write(acts.resign(journal.table, ANNA, 0), ANNA)
    assert refused(acts.resign, journal.table, ANNA, 0) == "has-resigned"
    assert refused(acts.from_bot, journal.table, ANNA, 0) == "has-resigned"
    while journal.table.status == "playing":
        journal.move(journal.table.asked[0])
    result = journal.table.result
    assert result is not None and result.reason == "last-round"
    assert result.places[2] == 4 and result.places[0] == 3
    assert sorted(result.places[seat] for seat in (1, 3)) in ([1, 1], [1, 2])


def test_the_last_person_to_give_up_ends_the_game() -> None:
    journal = Journal(header("signals", ANNA, "bot", "bot"))
    journal.write(acts.resign(journal.table, ANNA, 0), ANNA)
    assert journal.table.status == "over" and journal.table.result is not None
    assert journal.table.result.places == [3, 1, 1]


def test_an_offer_needs_everybody_else_once() -> None:
    journal = Journal(header("signals", ANNA, BRUNO, ANNA, CARLA))
    drafts = acts.offer(journal.table, ANNA, 0, "abort", None, journal.table.number)
    assert [draft.kind for draft in drafts] == ["offer"]
    journal.write(drafts, ANNA)
    assert journal.table.offer is not None
    assert acts.waiting_for(journal.table, journal.table.offer) == [1, 3]
    number = journal.table.number
    assert refused(acts.offer, journal.table, BRUNO, 1, "abort", None, number) == "offer-open"
    journal.write(acts.answer(journal.table, BRUNO, 1, True, number), BRUNO)
    assert refused(acts.answer, journal.table, BRUNO, 1, True, journal.table.number) == "not-asked"
    drafts = acts.answer(journal.table, CARLA, 3, True, journal.table.number)
    assert [draft.kind for draft in drafts] == ["answer", "abort"]
    journal.write(drafts, CARLA)
    assert journal.table.status == "aborted"


def test_the_asker_may_withdraw() -> None:
    journal = Journal(header("signals", ANNA, BRUNO))
    journal.write(acts.offer(journal.table, ANNA, 0, "abort", None, 1), ANNA)
    journal.write(acts.answer(journal.table, ANNA, 0, False, 2), ANNA)
    assert journal.table.offer is None


def test_a_fork_dealt_anew_replays_and_can_be_forked_again() -> None:
    first = Journal(header("signals", ANNA, BRUNO))
    first.play(4)
    moves = tuple((played.seat, played.text) for played in first.table.line.moves)
    made = header(
        "signals",
        ANNA,
        ANNA,
        origin=Origin("fork", "table"),
        before=moves,
        anew=(Anew(4, 0, 99),),
    )
    second = Journal(made)
    assert second.table.line.state.view(0) == first.table.line.state.view(0)
    assert second.table.line.first == 4
    assert refused(second.table.line.state_at, 3) == "no-such-move"
    second.play(2)
    moves = tuple((played.seat, played.text) for played in second.table.line.moves)
    third = Journal(
        header(
            "signals",
            ANNA,
            ANNA,
            origin=Origin("fork", "table"),
            before=moves,
            anew=(Anew(4, 0, 99), Anew(6, 1, 5)),
        )
    )
    assert third.table.line.state.view(1) == second.table.line.state.view(1)
    third.play(100)
    assert third.table.status == "over"
    again = replay(third.table.header, third.entries)
    assert dump(again.line.state) == dump(third.table.line.state)


def test_an_invitation_is_for_one_seat_of_one_table_until_the_next_one() -> None:
    table = Journal(header("signals", ANNA, None, None)).table
    other = Journal(header("signals", ANNA, None, None, id="other")).table
    secret = b"secret"
    tokens = [acts.token(secret, table, seat) for seat in (1, 2)]
    assert acts.invited(secret, table, tokens[1]) == 2
    assert len({*tokens, acts.token(secret, other, 1), acts.token(b"another", table, 1)}) == 4
    assert refused(acts.invited, secret, other, tokens[0]) == "bad-invitation"
    assert refused(acts.invited, secret, table, "") == "bad-invitation"
    table.apply(Entry(2, "sit", 1, BRUNO, {"name": "Bruno"}, None, 1.0))
    table.apply(Entry(3, "leave", 1, BRUNO, {}, None, 2.0))
    assert refused(acts.invited, secret, table, tokens[0]) == "bad-invitation"


def test_a_bot_of_an_old_table_goes_by_its_name_of_today():
    """The medium bot was once called greedy; journals are never rewritten."""
    old = (planned(ANNA), Planned("bot", "", None, "greedy"))
    journal = Journal(header(seats=old))
    assert journal.table.seats[1].bot == "medium"
    journal.write([Draft("to-bot", 0, {"level": "greedy"})])
    assert [seat.bot for seat in journal.table.seats] == ["medium", "medium"]
