"""A table is what its journal amounts to."""

import sys
from typing import Any

import pytest
from msgspec.structs import replace

import roundhouse as rh
from roundhouse.kernel.refusal import Refused
from roundhouse.kit import dump
from roundhouse.tables import permissions
from roundhouse.tables.header import Anew, Clock, Header, Origin, Planned
from roundhouse.tables.history import Played
from roundhouse.tables.journal import (
    AnyDeed,
    BotTookOver,
    Confirmed,
    Entry,
    Left,
    Made,
    Moved,
    Sat,
    Undone,
    kind_of,
)
from roundhouse.tables.table import Table, replay

signals = sys.modules[type(rh.game("signals")).__module__]
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
    """Writes down what the permissions decide, with a clock that the test turns."""

    def __init__(self, made: Header) -> None:
        self.table = Table(made)
        self.entries: list[Entry] = []
        self.now = 100.0
        self.write([Made()])

    def write(self, deeds: list[AnyDeed], person: str | None = None) -> None:
        for deed in deeds:
            number = self.table.number + 1
            entry = Entry(number, deed, person, None, self.now)
            self.table = self.table.copy()
            self.table.apply(entry)
            self.entries.append(entry)

    def move(self, seat: int, text: str = "") -> None:
        state = self.table.history.state
        said = text or state.say(state.moves(seat)[0])
        self.write([permissions.legal_move(self.table, seat, said)])

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.table.state.result is None:
                self.move(self.table.state.actors[0])


def refused(act: Any, *args: Any) -> str:
    with pytest.raises(Refused) as caught:
        act(*args)
    return caught.value.rule


def test_replaying_a_journal_gives_the_same_table() -> None:
    journal = Journal(header())
    journal.play(40)
    journal.write([Undone(0, 30)])
    journal.play(5)
    journal.write(permissions.chat(journal.table, ANNA, "well played"), ANNA)
    journal.write(permissions.resign(journal.table, BRUNO, 1), BRUNO)
    again = replay(journal.table.header, journal.entries)
    for name in ("number", "status", "asked", "seats", "resigned", "chat", "expected"):
        assert getattr(again, name) == getattr(journal.table, name), name
    assert dump(again.history.state) == dump(journal.table.history.state)
    assert again.history.moves == journal.table.history.moves


def test_a_copy_is_not_touched_by_what_follows() -> None:
    journal = Journal(header())
    journal.play(15)
    kept = journal.table
    before = (kept.number, kept.history.moves[:], dump(kept.history.state), kept.expected[:])
    journal.play(20)
    journal.write([Undone(0, 3)])
    assert (kept.number, kept.history.moves, dump(kept.history.state), kept.expected) == before


def test_every_position_of_the_line_is_found_again() -> None:
    journal = Journal(header(seed=3))
    views = [journal.table.state.view(0)]
    for _ in range(40):
        journal.play(1)
        views.append(journal.table.state.view(0))
    history = journal.table.history
    assert [history.state_at(number).view(0) for number in range(41)] == views
    journal.write([Undone(0, 17)])
    journal.play(10)
    history = journal.table.history
    assert [history.state_at(number).view(0) for number in range(18)] == views[:18]
    assert refused(history.state_at, 28) == "no-such-move"
    assert refused(history.state_at, -1) == "no-such-move"


def test_undo_is_what_the_kernel_proves() -> None:
    """At every position: a step back exists exactly for the seat that made a reversible move."""
    journal = Journal(header())
    steps = 0
    for _ in range(120):
        if journal.table.state.result is not None:
            break
        seat = journal.table.state.actors[0]
        journal.move(seat)
        history = journal.table.history
        reversible = history.state.reversible
        assert history.step_back(seat) == (len(history.moves) - 1 if reversible else None)
        assert history.step_back(1 - seat) is None
        back = history.turn_back(seat)
        assert (back is None) == (not reversible)
        if back is not None:
            steps += 1
            undone = history.moves[back:]
            assert all(played.seat == seat and played.reversible for played in undone)
            assert not any(played.ended for played in undone[:-1])
    assert steps > 20


def test_a_turn_begins_after_the_move_that_ended_the_one_before() -> None:
    """Also where the same seat is among those who are asked next, and nobody else has moved."""
    history = Journal(header("signals", ANNA, BRUNO)).table.history.copy()

    def played(seat: int, ended: bool) -> Played:
        return Played(seat, "", reversible=True, secret=False, ended=ended, time=0.0)

    history.moves = [played(0, False), played(0, True), played(0, False), played(0, True)]
    assert (history.step_back(0), history.turn_back(0)) == (3, 2)
    del history.moves[3:]
    assert (history.step_back(0), history.turn_back(0)) == (2, 2)
    del history.moves[2:]
    assert (history.step_back(0), history.turn_back(0)) == (1, 0)


def test_choices_made_at_once_keep_their_words_and_their_numbers() -> None:
    journal = Journal(header("signals", ANNA, BRUNO, CARLA))
    assert journal.table.expected == [0, 0, 0]
    journal.move(1)
    assert journal.table.expected == [0, 2, 0], "the others may still answer what they saw"
    assert journal.table.history.moves[-1].secret
    journal.move(0)
    journal.move(2)
    assert journal.table.expected == [4, 4, 4], "cards were shown and drawn"


def test_who_moves_has_seen_what_matters_and_nothing_that_is_not_there_yet() -> None:
    journal = Journal(header())
    journal.play(3)
    journal.write(permissions.chat(journal.table, ANNA, "your turn"), ANNA)
    table = journal.table
    seat = table.asked[0]
    person = table.seats[seat].person
    text = table.state.say(table.state.moves(seat)[0])
    assert (table.expected[seat], table.number) == (4, 5), "talking changes nothing"
    for number, stale in ((3, True), (4, False), (5, False), (6, True)):
        if stale:
            assert refused(permissions.move, table, person, seat, text, number) == "stale-number"
        else:
            assert permissions.move(table, person, seat, text, number) == [Moved(seat, text)]


def test_in_an_open_game_moves_are_no_secret() -> None:
    journal = Journal(header())
    journal.play(6)
    assert not any(played.secret for played in journal.table.history.moves)


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
    assert permissions.in_time(journal.table, other, journal.now + 59) == []
    journal.now += 61
    journal.write(permissions.in_time(journal.table, other, journal.now))
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
    journal.write(permissions.resign(journal.table, CARLA, 2), CARLA)
    assert journal.table.status == "playing" and journal.table.seats[2].bot is not None
    journal.write(permissions.resign(journal.table, ANNA, 0), ANNA)
    assert refused(permissions.resign, journal.table, ANNA, 0) == "has-resigned"
    assert refused(permissions.from_bot, journal.table, ANNA, 0) == "has-resigned"
    while not journal.table.over:
        journal.move(journal.table.asked[0])
    result = journal.table.result
    assert result is not None and result.reason == "last-round"
    assert result.places[2] == 4 and result.places[0] == 3
    assert sorted(result.places[seat] for seat in (1, 3)) in ([1, 1], [1, 2])


def test_the_last_person_to_give_up_ends_the_game() -> None:
    journal = Journal(header("signals", ANNA, "bot", "bot"))
    journal.write(permissions.resign(journal.table, ANNA, 0), ANNA)
    assert journal.table.status == "over" and journal.table.result is not None
    assert journal.table.result.places == [3, 1, 1]


def test_an_offer_needs_everybody_else_once() -> None:
    journal = Journal(header("signals", ANNA, BRUNO, ANNA, CARLA))
    deeds = permissions.offer(journal.table, ANNA, 0, "abort", None, journal.table.number)
    assert [kind_of(deed) for deed in deeds] == ["offer"]
    journal.write(deeds, ANNA)
    assert journal.table.offer is not None
    assert permissions.waiting_for(journal.table, journal.table.offer) == [1, 3]
    number = journal.table.number
    assert (
        refused(permissions.offer, journal.table, BRUNO, 1, "abort", None, number) == "offer-open"
    )
    offer = journal.table.offer.number
    journal.write(permissions.answer(journal.table, BRUNO, 1, True, offer), BRUNO)
    assert refused(permissions.answer, journal.table, BRUNO, 1, True, offer) == "not-asked"
    deeds = permissions.answer(journal.table, CARLA, 3, True, offer)
    assert [kind_of(deed) for deed in deeds] == ["answer", "abort"]
    journal.write(deeds, CARLA)
    assert journal.table.status == "aborted"


def test_the_asker_may_withdraw() -> None:
    journal = Journal(header("signals", ANNA, BRUNO))
    journal.write(permissions.offer(journal.table, ANNA, 0, "abort", None, 1), ANNA)
    journal.write(permissions.answer(journal.table, ANNA, 0, False, 2), ANNA)
    assert journal.table.offer is None


def test_a_fork_dealt_anew_replays_and_can_be_forked_again() -> None:
    first = Journal(header("signals", ANNA, BRUNO))
    first.play(4)
    moves = tuple((played.seat, played.text) for played in first.table.history.moves)
    made = header(
        "signals",
        ANNA,
        ANNA,
        origin=Origin("fork", "table"),
        before=moves,
        anew=(Anew(4, 0, 99),),
    )
    second = Journal(made)
    assert second.table.state.view(0) == first.table.state.view(0)
    assert second.table.history.first == 4
    assert refused(second.table.history.state_at, 3) == "no-such-move"
    second.play(2)
    moves = tuple((played.seat, played.text) for played in second.table.history.moves)
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
    assert third.table.state.view(1) == second.table.state.view(1)
    third.play(100)
    assert third.table.status == "over"
    again = replay(third.table.header, third.entries)
    assert dump(again.history.state) == dump(third.table.history.state)


def test_an_invitation_is_for_one_seat_of_one_table_until_the_next_one() -> None:
    table = Journal(header("signals", ANNA, None, None)).table
    other = Journal(header("signals", ANNA, None, None, id="other")).table
    secret = b"secret"
    tokens = [permissions.token(secret, table, seat) for seat in (1, 2)]
    assert permissions.invited(secret, table, tokens[1]) == 2
    assert (
        len({*tokens, permissions.token(secret, other, 1), permissions.token(b"another", table, 1)})
        == 4
    )
    assert refused(permissions.invited, secret, other, tokens[0]) == "bad-invitation"
    assert refused(permissions.invited, secret, table, "") == "bad-invitation"
    table.apply(Entry(2, Sat(1, "Bruno"), BRUNO, None, 1.0))
    table.apply(Entry(3, Left(1), BRUNO, None, 2.0))
    assert refused(permissions.invited, secret, table, tokens[0]) == "bad-invitation"


def test_a_bot_of_an_old_table_goes_by_its_name_of_today():
    """The medium bot was once called greedy; journals are never rewritten."""
    old = (planned(ANNA), Planned("bot", "", None, "greedy"))
    journal = Journal(header(seats=old))
    assert journal.table.seats[1].bot == "medium"
    journal.write([BotTookOver(0, "greedy")])
    assert [seat.bot for seat in journal.table.seats] == ["medium", "medium"]


# Rules and data of another time.


def written(journal: Journal, moves: int) -> None:
    """Moves as the server writes them: where a turn ends, with the digest."""
    for _ in range(moves):
        state = journal.table.history.state
        if state.result is not None:
            return
        seat = state.actors[0]
        journal.move(seat)
        entry = journal.entries[-1]
        marked = replace(entry.deed, digest=journal.table.state.digest())
        journal.entries[-1] = replace(entry, deed=marked)


def scored_twice(self: Any) -> None:
    """Another rule of Signals: each round counts double."""
    before = self.points[:]
    SCORED_ONCE(self)
    self.points = [2 * now - was for now, was in zip(self.points, before)]


SCORED_ONCE = signals.Table.open


def with_other_rules(monkeypatch: pytest.MonkeyPatch, rules: int = 2) -> None:
    monkeypatch.setattr(signals.Table, "open", scored_twice)
    monkeypatch.setattr(signals.game, "rules", rules)


def test_a_table_of_other_rules_by_which_it_is_the_same_goes_on(monkeypatch) -> None:
    journal = Journal(header("signals"))
    written(journal, 5)
    monkeypatch.setattr(signals.game, "rules", 2)
    table = replay(journal.table.header, journal.entries)
    assert table.astray is None and table.history.moves == journal.table.history.moves
    assert refused(permissions.move, table, ANNA, 0, "show 1", table.number) == "older-rules"
    assert [kind_of(deed) for deed in permissions.confirm(table, ANNA)] == ["confirm"]


@pytest.mark.parametrize("moves", [5, 99])
def test_a_table_of_other_rules_stands_where_it_was_the_same(monkeypatch, moves: int) -> None:
    """Neither refused as a whole nor played on as another game; people still talk at it."""
    journal = Journal(header("signals", seed=2))
    written(journal, moves)
    journal.write(permissions.chat(journal.table, ANNA, "well"), ANNA)
    view: Any = journal.table.history.state_at(2).view(None)
    assert sum(view["points"]) == 1, "the first round is won by somebody"
    with_other_rules(monkeypatch)
    table = replay(journal.table.header, journal.entries)
    facts = {"game": "signals", "why": "rules", "was": 1, "known": 2, "move": 2}
    assert table.astray == rh.Illegal("gone-astray", facts) == table.changed()
    assert table.history.moves == journal.table.history.moves[:1]
    assert (table.number, len(table.chat), table.asked) == (journal.table.number, 1, [])
    for act, args in (
        (permissions.move, (ANNA, 0, "show 1", table.number)),
        (permissions.undo, (ANNA, 0, "step", table.number)),
        (permissions.resign, (ANNA, 0)),
        (permissions.offer, (ANNA, 0, "take-back", 0, table.number)),
        (permissions.confirm, (ANNA,)),
    ):
        assert refused(act, table, *args) == "gone-astray"
    assert [kind_of(deed) for deed in permissions.offer(table, BRUNO, 1, "abort", None, 0)] == [
        "abort"
    ]
    assert [kind_of(deed) for deed in permissions.chat(table, ANNA, "what now?")] == ["chat"]


def test_a_move_that_other_rules_refuse_stops_it_there(monkeypatch) -> None:
    journal = Journal(header("signals"))
    written(journal, 6)
    text = journal.table.history.moves[4].text
    judge = signals.Table.judge

    def forbidding(self: Any, move: Any, seat: int) -> Any:
        if self.moves_made == 4 and self.say(move) == text:
            return rh.Illegal("SIG-1", {"card": move[1]})
        return judge(self, move, seat)

    monkeypatch.setattr(signals.Table, "judge", forbidding)
    assert refused(replay, journal.table.header, journal.entries) == "broken-replay"
    monkeypatch.setattr(signals.game, "rules", 3)
    table = replay(journal.table.header, journal.entries)
    assert table.astray is not None and table.astray.facts["move"] == 5
    assert table.history.moves == journal.table.history.moves[:4]


def test_what_was_agreed_on_since_is_not_held_against_a_table(monkeypatch) -> None:
    journal = Journal(header("signals", seed=2))
    written(journal, 5)
    with_other_rules(monkeypatch)
    agreed = Entry(journal.table.number + 1, Confirmed(0, 2, "none"), ANNA, None, 101.0)
    entries = [*journal.entries, agreed]
    assert replay(journal.table.header, entries).changed() is None
    monkeypatch.setattr(signals.game, "rules", 3)
    again = replay(journal.table.header, entries)
    assert again.astray is None and len(again.history.moves) == 5
    assert refused(permissions.move, again, ANNA, 0, "show 1", again.number) == "older-rules"


def test_a_fork_or_record_of_other_rules_is_shown_only_if_it_is_the_same(monkeypatch) -> None:
    journal = Journal(header("signals", seed=2))
    journal.play(4)
    before = tuple((played.seat, played.text) for played in journal.table.history.moves)
    digest = journal.table.history.state.digest()
    fork = header("signals", seed=2, before=before, digest=digest)
    made = [Entry(1, Made(), ANNA, None, 100.0)]
    monkeypatch.setattr(signals.game, "rules", 2)
    assert replay(fork, made).astray is None
    assert refused(replay, replace(fork, digest=""), made) == "gone-astray"
    with_other_rules(monkeypatch)
    assert refused(replay, fork, made) == "gone-astray"


def test_options_that_are_gone_are_told_as_other_rules(monkeypatch) -> None:
    old = replace(header("signals"), options={"rounds": 4, "trumps": True})
    assert refused(replay, old, []) == "unknown-option"
    monkeypatch.setattr(signals.game, "rules", 2)
    table = replay(old, [])
    changed = table.changed()
    assert changed is not None and changed.rule == "older-rules"
    assert refused(replay, replace(old, options={"rounds": 99}), []) == "gone-astray"


def test_a_table_of_railways_from_when_stars_were_one_option_opens_and_asks() -> None:
    now = header("railways")
    left = {name: value for name, value in now.options.items() if name != "without"}
    old = replace(now, rules=1, data="old", options={**left, "stars": True})
    journal = Journal(now)
    written(journal, 1)
    table = replay(old, journal.entries)
    changed = table.changed()
    assert changed is not None and changed.rule == "older-rules"
    assert not table.over and len(table.history.moves) == 1


def test_data_of_another_time_is_told_as_data(monkeypatch) -> None:
    journal = Journal(header("signals", seed=2))
    written(journal, 5)
    monkeypatch.setattr(signals.Table, "open", scored_twice)
    monkeypatch.setattr(signals.Signals, "data_hash", lambda self, options: "other")
    table = replay(journal.table.header, journal.entries)
    assert table.astray is not None
    facts = {"game": "", "why": "data", "was": "none", "known": "other", "move": 2}
    assert table.astray.facts == facts
