"""Moves, numbers, undo, offers, resigning; and what if."""

import time

import pytest

import roundhouse as rh
from roundhouse.server.playing import certain
from tests.server.harness import PATIENCE, Server, Someone, heard, new_id, play_on, wait_for


def two_at(server: Server, game: str = "tiles", **more) -> tuple[Someone, Someone, str]:
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make(game, "me", "person", **more)
    bruno.sit(table, 1)
    return anna, bruno, table["id"]


def in_turn(server: Server) -> tuple[Someone, int, Someone, int, str]:
    """Two at Railroad Tiles, the one to move first."""
    anna, bruno, id = two_at(server)
    people = [anna, bruno]
    seat = anna.table(id)["position"]["asked"][0]
    return people[seat], seat, people[1 - seat], 1 - seat, id


def test_a_repeated_request_is_done_once_and_answered_the_same(server: Server) -> None:
    mover, seat, _, _, id = in_turn(server)
    number = mover.table(id)["position"]["number"]
    request = {"seat": seat, "move": mover.first_move(id, seat), "number": number}
    request["request"] = new_id()
    first = mover.post(f"/api/tables/{id}/moves", **request)
    assert first["entry"]["number"] == number + 1
    assert mover.post(f"/api/tables/{id}/moves", **request) == first
    assert mover.table(id)["position"]["moves"] == 1


def test_a_stale_number_gets_the_present_table(server: Server) -> None:
    mover, seat, _, _, id = in_turn(server)
    number = mover.table(id)["position"]["number"]
    mover.move(id, seat)
    request = {"seat": seat, "move": "take 1", "number": number, "request": new_id()}
    answer = mover.try_post(f"/api/tables/{id}/moves", **request)
    assert answer.status_code == 409
    assert answer.json()["rule"] == "stale-number"
    assert answer.json()["facts"] == {"sent": number, "number": number + 1}
    assert answer.json()["table"] == mover.table(id)


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(server: Server) -> None:
    mover, seat, other, _, id = in_turn(server)
    before = mover.table(id)
    number = before["position"]["number"]
    path = f"/api/tables/{id}/moves"
    said = {"seat": seat, "move": "take 1", "number": number}
    status, rule, _ = mover.refused(path, **said)
    assert (status, rule) == (422, "TIL-R2")
    why = mover.post(f"/api/tables/{id}/why", seat=seat, move="take 1")
    assert why["refusal"]["rule"] == "TIL-R2"
    right = mover.first_move(id, seat)
    # what may be said has no refusal, and still the rule that its verb stands under
    told = mover.post(f"/api/tables/{id}/why", seat=seat, move=right)
    assert told == {"refusal": None, "rule": "TIL-S5"}
    said["move"] = "jump high"
    assert mover.refused(path, **said)[:2] == (422, "unknown-word")
    assert other.refused(path, **said)[:2] == (403, "not-your-seat")
    assert mover.table(id) == before


def test_words_are_a_tree_that_says_where_it_ends(server: Server) -> None:
    mover, seat, other, other_seat, id = in_turn(server)
    path = f"/api/tables/{id}/words"
    shallow = mover.get(path, seat=seat)
    assert shallow["next"] == [{"word": "start", "section": "verb", "next": None}]
    deep = mover.get(path, seat=seat, depth=8)
    tiles = deep["next"][0]["next"]
    assert all(turn["next"] == [] for tile in tiles for turn in tile["next"])
    said = mover.first_move(id, seat)
    assert mover.get(path, seat=seat, said=said)["complete"]
    refused = mover.ask("GET", path, params={"seat": seat, "said": "start turn0"})
    assert (refused.status_code, refused.json()["rule"]) == (422, "wrong-word")
    assert other.get(path, seat=other_seat)["next"] == []


def test_a_preview_changes_nothing(server: Server) -> None:
    mover, seat, _, _, id = in_turn(server)
    before = mover.table(id)
    text = mover.first_move(id, seat)
    shown = mover.post(f"/api/tables/{id}/preview", seat=seat, move=text)
    assert shown["certain"] and shown["events"][0]["name"] == "starter-taken"
    assert mover.table(id) == before
    after = mover.move(id, seat, text)
    assert after["position"]["views"][str(seat)] == shown["view"]


def test_a_preview_tells_no_card_that_is_only_imagined() -> None:
    state = rh.game("spike").new(seats=2, seed=4)
    for said in ("give blue", "begin cincinnati", "begin columbus", "load pigs"):
        state.play(state.hear(said), state.actors[0])
    seat, move = state.actors[0], state.hear("draw deck")
    told = state.imagine(seat, rh.Rng(0)).play(move, seat)
    sure = certain(told, state, move, seat)
    assert [event.name for event in told if event not in sure] == ["card-seen"]


def test_a_begun_sentence_is_forecast_for_every_way_to_end_it(server: Server) -> None:
    mover, seat, other, _, id = in_turn(server)
    path = f"/api/tables/{id}/preview"
    shown = mover.post(path, seat=seat, move="start")
    assert (shown["events"], shown["view"], shown["figures"]) == ([], None, {})
    moves = list(shown["forecasts"])
    assert mover.first_move(id, seat) in moves and len(moves) > 1
    for move in moves:
        assert not mover.post(f"/api/tables/{id}/why", seat=seat, move=move)["refusal"]
    whole = mover.post(path, seat=seat, move=moves[0])
    assert whole["forecasts"] == {moves[0]: shown["forecasts"][moves[0]]}
    assert (
        whole["view"]["players"][seat]["territory"]["open_ends"]
        == (whole["forecasts"][moves[0]]["ends"])
    )
    assert other.refused(path, seat=seat, move="start")[:2] == (403, "not-your-seat")
    assert mover.refused(path, seat=seat, move="take")[0] == 422


def test_plans_are_for_the_seat_that_is_asked(server: Server) -> None:
    anna, bruno, id = two_at(server, "railways")
    people = [anna, bruno]
    path = f"/api/tables/{id}/plans"
    while "build" not in (verbs := words(people[seat := asked(anna, id)], id, seat)):
        people[seat].move(id, seat, "pass" if "pass" in verbs else "")
    found = people[seat].post(path, seat=seat, start="chicago")["plans"]
    assert found
    for plan in found[:5]:
        assert len(plan["moves"]) == len(plan["bills"]) > 0
        why = people[seat].post(f"/api/tables/{id}/why", seat=seat, move=plan["moves"][0])
        assert why == {"refusal": None, "rule": "ROW-B1"}
    assert people[1 - seat].post(path, seat=1 - seat, start="chicago")["plans"] == []
    assert people[1 - seat].refused(path, seat=seat, start="chicago")[:2] == (403, "not-your-seat")
    assert people[seat].post(path, seat=seat, start="nowhere")["plans"] == []
    told = people[seat].post(path, seat=seat, start="chicago", preview=True)
    move = told["plans"][0]["moves"][0]
    alone = people[seat].post(f"/api/tables/{id}/preview", seat=seat, move=move)
    assert told["plans"] == found and told["preview"] == alone
    assert people[seat].post(path, seat=seat, start="nowhere", preview=True)["preview"] is None


def asked(someone: Someone, id: str) -> int:
    return int(someone.table(id)["position"]["asked"][0])


def words(someone: Someone, id: str, seat: int) -> list[str]:
    answer = someone.get(f"/api/tables/{id}/words", seat=seat)
    return [one["word"] for one in answer["next"]]


def test_a_hint_is_up_to_three_moves_and_changes_nothing(server: Server) -> None:
    anna = Someone(server, "Anna")
    bot = {"kind": "bot", "level": "random"}
    table = anna.make("tiles", "me", bot)
    while 0 not in (before := anna.table(table["id"]))["position"]["asked"]:
        time.sleep(0.02)
    assert before["hints"]
    path = f"/api/tables/{table['id']}/hint"
    told = anna.post(path, seat=0)
    assert told["number"] == before["position"]["number"]
    assert 1 <= len(told["hints"]) <= 3
    for one in told["hints"]:
        assert 0 <= one["expected"] <= 1
        why = anna.post(f"/api/tables/{table['id']}/why", seat=0, move=one["move"])
        assert why["refusal"] is None
    assert anna.table(table["id"]) == before
    assert anna.refused(path, seat=1)[:2] == (403, "not-your-seat")
    assert anna.post(path, seat=0) == told  # not thought of again


def test_a_hint_is_thought_of_once_in_a_position(server: Server) -> None:
    anna = Someone(server, "Anna")
    table = anna.make("tiles", "me", {"kind": "bot", "level": "random"})
    while 0 not in anna.table(table["id"])["position"]["asked"]:
        time.sleep(0.02)
    path = f"/api/tables/{table['id']}/hint"
    told = anna.post(path, seat=0)
    answers = []
    for _ in range(40):  # more than one may ask for to be thought of in a minute
        answers.append(anna.post(path, seat=0))
    assert answers == [told] * 40
    anna.move(table["id"], 0, told["hints"][0]["move"])
    while 0 not in anna.table(table["id"])["position"]["asked"]:
        time.sleep(0.02)
    assert anna.post(path, seat=0)["number"] > told["number"]


def test_hints_are_for_practice_only(server: Server) -> None:
    mover, seat, _, _, id = in_turn(server)
    assert not mover.table(id)["hints"]
    told = mover.refused(f"/api/tables/{id}/hint", seat=seat)
    assert told[:2] == (422, "hints-for-practice-only")


def test_undo_goes_back_a_step_or_a_turn_and_no_further(server: Server) -> None:
    first, first_seat, second, second_seat, id = in_turn(server)
    first.move(id, first_seat)
    second.move(id, second_seat)
    asked = first.table(id)["position"]["asked"][0]
    taker, seat = (first, first_seat) if asked == first_seat else (second, second_seat)
    started = taker.table(id)["position"]
    # who chose his starting tile last may be asked at once again: all that is one turn
    turn = started["moves"] - (1 if taker is second else 0)
    taker.move(id, seat, "take 2")
    taker.move(id, seat)
    position = taker.table(id)["position"]
    undo = {"seat": seat, "number": position["number"]}
    moves = position["moves"]
    assert position["undo"] == [{"seat": seat, "step": moves - 1, "turn": turn}]
    back = taker.post(f"/api/tables/{id}/undo", what="step", **undo)
    assert back["position"]["moves"] == moves - 1
    undo["number"] = back["position"]["number"]
    again = taker.post(f"/api/tables/{id}/undo", what="turn", **undo)
    assert again["position"]["moves"] == turn
    then = taker.get(f"/api/tables/{id}/at/{turn}")
    assert again["position"]["views"] == then["views"]
    undo["number"] = again["position"]["number"]
    refused = taker.refused(f"/api/tables/{id}/undo", what="step", **undo)
    assert refused[:2] == (422, "not-reversible")


def test_nobody_undoes_what_another_has_answered(server: Server) -> None:
    first, first_seat, second, second_seat, id = in_turn(server)
    first.move(id, first_seat)
    second.move(id, second_seat)
    number = first.table(id)["position"]["number"]
    path = f"/api/tables/{id}/undo"
    refused = first.refused(path, seat=first_seat, what="step", number=number)
    assert refused[:2] == (422, "not-reversible")


def test_a_take_back_needs_the_others(server: Server) -> None:
    first, first_seat, second, second_seat, id = in_turn(server)
    first.move(id, first_seat)
    second.move(id, second_seat)
    number = first.table(id)["position"]["number"]
    offer = {"seat": first_seat, "kind": "take-back", "to": 0, "number": number}
    first.post(f"/api/tables/{id}/offer", **offer)
    offered = second.table(id)["position"]["offer"]
    assert offered["waiting"] == [second_seat] and offered["to"] == 0
    answer = {"seat": second_seat, "number": number, "offer": offered["number"]}
    told = first.refused(f"/api/tables/{id}/answer", agree=True, **{**answer, "seat": first_seat})
    assert told[1] == "not-asked"
    second.post(f"/api/tables/{id}/answer", agree=False, **answer)
    position = first.table(id)["position"]
    assert position["offer"] is None and position["moves"] == 2
    first.post(f"/api/tables/{id}/offer", **offer)
    told = second.refused(f"/api/tables/{id}/answer", agree=True, **answer)
    assert told[1] == "other-offer", "that one was declined"
    answer["offer"] = second.table(id)["position"]["offer"]["number"]
    second.post(f"/api/tables/{id}/answer", agree=True, **answer)
    position = first.table(id)["position"]
    assert position["moves"] == 0 and position["offer"] is None
    first.move(id, first_seat)


def test_an_offer_lapses_with_the_next_move(server: Server) -> None:
    first, first_seat, second, second_seat, id = in_turn(server)
    first.move(id, first_seat)
    number = first.table(id)["position"]["number"]
    offer = {"seat": first_seat, "kind": "abort", "number": number}
    first.post(f"/api/tables/{id}/offer", **offer)
    second.move(id, second_seat)
    assert second.table(id)["position"]["offer"] is None


def test_abort_by_agreement(server: Server) -> None:
    anna, bruno, id = two_at(server)
    anna.post(f"/api/tables/{id}/offer", seat=0, kind="abort", number=2)
    assert anna.table(id)["position"]["status"] == "playing"
    bruno.post(f"/api/tables/{id}/answer", seat=1, agree=True, number=3, offer=3)
    assert anna.table(id)["position"]["status"] == "aborted"
    assert anna.refused(f"/api/tables/{id}/moves", seat=0, move="take 1", number=5)[1] == (
        "game-over"
    )


def test_alone_a_take_back_asks_nobody(server: Server) -> None:
    anna = Someone(server, "Anna")
    id = anna.make("tiles", "me")["id"]
    for _ in range(6):
        anna.move(id, 0)
    number = anna.table(id)["position"]["number"]
    anna.post(f"/api/tables/{id}/offer", seat=0, kind="take-back", to=1, number=number)
    assert anna.table(id)["position"]["moves"] == 1


def test_resigning_between_two_ends_the_game(server: Server) -> None:
    anna, bruno, id = two_at(server)
    bruno.post(f"/api/tables/{id}/resign", seat=1, number=2)
    table = anna.table(id)
    assert table["position"]["status"] == "over"
    assert table["position"]["result"]["places"] == [1, 2]
    assert table["position"]["result"]["reason"] == "resigned"
    assert table["seed"] is not None, "a finished game shows its seed"


def test_resigning_among_three_leaves_the_seat_to_a_bot(server: Server) -> None:
    anna, bruno, carla = (Someone(server, name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.make("signals", "me", "person", "person", options={"rounds": 2})
    id = table["id"]
    bruno.sit(table, 1)
    carla.sit(table, 2)
    bruno.post(f"/api/tables/{id}/resign", seat=1, number=3)
    assert bruno.refused(f"/api/tables/{id}/back", seat=1, number=4)[1] == "has-resigned"
    play_on(id, {0: anna, 2: carla})
    result = anna.table(id)["position"]["result"]
    assert result["places"][1] == 3 and result["facts"]["resigned"] == [1]


def test_those_who_decide_at_once_do_not_disturb_each_other(server: Server) -> None:
    anna, bruno, id = two_at(server, "signals")
    number = anna.table(id)["position"]["number"]
    texts = [anna.first_move(id, 0), bruno.first_move(id, 1)]
    path = f"/api/tables/{id}/moves"
    anna.post(path, seat=0, move=texts[0], number=number)
    bruno.post(path, seat=1, move=texts[1], number=number)
    assert anna.refused(path, seat=0, move=texts[0], number=number)[:2] == (409, "stale-number")


def test_a_finished_game_is_read_again_from_its_record(server: Server) -> None:
    anna, bruno, id = two_at(server, "signals")
    assert anna.ask("GET", f"/api/tables/{id}/record").json()["rule"] == "not-over"
    play_on(id, {0: anna, 1: bruno})
    table = anna.table(id)
    text = anna.get(f"/api/tables/{id}/record")["text"]
    record = rh.read(text)
    assert record.state.result is not None
    assert record.state.result.data() == table["position"]["result"]
    assert str(record.seed) == table["seed"]
    assert record.tags["names"] == "Anna, Bruno"
    carla = Someone(server, "Carla")
    seen = carla.post("/api/records", text=text)
    assert seen["position"]["status"] == "record" and seen["origin"]["kind"] == "record"
    mine = carla.get(f"/api/tables/{seen['id']}/history")["moves"]
    theirs = anna.get(f"/api/tables/{id}/history")["moves"]
    assert [move["text"] for move in mine] == [move["text"] for move in theirs]
    again = rh.read(carla.get(f"/api/tables/{seen['id']}/record")["text"])
    assert [(step.text, step.digest) for step in again.moves] == [
        (step.text, step.digest) for step in record.moves
    ]
    status, rule, facts = carla.refused("/api/records", text=text.replace("show", "shows", 1))
    assert (status, rule, facts["why"]) == (422, "broken-record", "refused")


def test_history_has_events_figures_and_every_position(server: Server) -> None:
    anna = Someone(server, "Anna")
    id = anna.make("tiles", "me", seed="5")["id"]
    views = [anna.table(id)["position"]["views"]["0"]]
    for _ in range(30):
        anna.move(id, 0)
        views.append(anna.table(id)["position"]["views"]["0"])
    history = anna.get(f"/api/tables/{id}/history")["moves"]
    assert [one["move"] for one in history] == list(range(31))
    assert history[0]["events"][0]["name"] == "round-began"
    assert all(one["events"] for one in history[1:])
    points = [view["players"][0]["points"] for view in views]
    assert [one["figures"]["points"][0] for one in history] == [
        sum(parts.values()) for parts in points
    ]
    for move in (0, 1, 11, 12, 13, 29, 30):
        assert anna.get(f"/api/tables/{id}/at/{move}")["views"]["0"] == views[move]
    answer = anna.ask("GET", f"/api/tables/{id}/at/31")
    assert (answer.status_code, answer.json()["rule"]) == (404, "no-such-move")
    number = anna.table(id)["position"]["number"]
    anna.post(f"/api/tables/{id}/offer", seat=0, kind="take-back", to=20, number=number)
    assert len(anna.get(f"/api/tables/{id}/history")["moves"]) == 21


def test_what_if_from_a_finished_game(server: Server) -> None:
    anna, bruno, id = two_at(server, "signals")
    play_on(id, {0: anna, 1: bruno})
    fork = anna.post(f"/api/tables/{id}/fork", move=2, seat=1)
    assert fork["practice"] and not fork["origin"]["anew"]
    assert fork["origin"] == {"kind": "fork", "table": id, "moves": 2, "anew": False}
    assert fork["position"]["moves"] == 2
    then = bruno.get(f"/api/tables/{id}/at/2")
    assert fork["position"]["views"]["1"] == then["views"]["1"]
    play_on(fork["id"], {0: anna, 1: anna})
    assert anna.get(f"/api/tables/{fork['id']}/record")["text"]


def test_what_if_in_a_game_that_goes_on_is_for_ones_own_practice(server: Server) -> None:
    anna, bruno, id = two_at(server, "signals")
    assert anna.refused(f"/api/tables/{id}/fork", move=0)[:2] == (403, "not-over")
    practice = anna.make("signals", "me", {"kind": "bot", "level": "random"})
    id = practice["id"]
    anna.move(id, 0)
    wait_for(lambda: anna.table(id)["position"]["moves"] >= 2)
    assert bruno.refused(f"/api/tables/{id}/fork", move=0)[:2] == (403, "not-over")
    fork = anna.post(f"/api/tables/{id}/fork", move=2, seat=0)
    assert fork["origin"]["anew"]
    now = anna.get(f"/api/tables/{id}/at/2")["views"]["0"]
    assert fork["position"]["views"]["0"] == now, "what I know stays as it is"
    answer = anna.ask("GET", f"/api/tables/{fork['id']}/at/1")
    assert answer.json()["rule"] == "no-such-move", "what the other seat saw is not shown"
    play_on(fork["id"], {0: anna, 1: anna})
    done = anna.table(fork["id"])
    assert done["seed"] is None, "the game it comes from goes on"
    assert anna.ask("GET", f"/api/tables/{fork['id']}/record").json()["rule"] == "dealt-anew"


def test_a_rematch_rotates_the_seats_and_is_one_table_for_all(server: Server) -> None:
    anna, bruno, id = two_at(server, "signals")
    assert anna.refused(f"/api/tables/{id}/rematch")[1] == "not-over"
    play_on(id, {0: anna, 1: bruno})
    new = anna.post(f"/api/tables/{id}/rematch")
    assert [seat["name"] for seat in new["position"]["seats"]] == ["Bruno", "Anna"]
    assert new["position"]["status"] == "playing"
    assert bruno.post(f"/api/tables/{id}/rematch")["id"] == new["id"]
    assert bruno.table(id)["rematch"] == new["id"]


def test_a_clock_that_runs_out_ends_the_game(server: Server) -> None:
    anna, bruno, id = two_at(server, clock={"seconds": 600, "increment": 0})
    position = anna.table(id)["position"]
    late = position["asked"][0]
    assert [clock["running"] for clock in position["clocks"]] == [late == 0, late == 1]
    table = anna.make("tiles", "me", "person", clock={"seconds": 2, "increment": 0})
    with anna.socket(table["id"]) as socket:
        heard(socket, "hello")
        bruno.sit(table, 1)  # now it runs
        sat, told = heard(socket, "update"), heard(socket, "update")
    [late] = sat["position"]["asked"]
    assert told["entry"]["kind"] == "time-out"
    result = told["position"]["result"]
    assert result["reason"] == "time" and result["places"][late] == 2
    assert told["position"]["clocks"][late]["left"] == 0


def test_a_clock_that_starts_at_once_starts_full(server: Server) -> None:
    anna = Someone(server, "Anna")
    table = anna.make("signals", "me", "screen", clock={"seconds": 30, "increment": 0})
    anna.move(table["id"], 0)
    assert all(clock["left"] > 20 for clock in anna.table(table["id"])["position"]["clocks"])


def test_a_turn_adds_to_the_clock(server: Server) -> None:
    anna, bruno, id = two_at(server, clock={"seconds": 100, "increment": 50})
    people = [anna, bruno]
    seat = anna.table(id)["position"]["asked"][0]
    people[seat].move(id, seat)
    clocks = anna.table(id)["position"]["clocks"]
    assert 140 < clocks[seat]["left"] <= 150 and 90 < clocks[1 - seat]["left"] <= 100


def test_solo_stars_are_kept(server: Server) -> None:
    anna = Someone(server, "Anna")
    id = anna.make("tiles", "me", options={"challenge": "flat-earth"})["id"]
    play_on(id, {0: anna})
    facts = anna.table(id)["position"]["result"]["facts"]
    assert anna.get("/api/me/stars") == [
        {"game": "tiles", "challenge": "flat-earth", "stars": facts["stars"]}
    ]


def test_a_hint_costs_a_star_and_says_so(server: Server) -> None:
    anna = Someone(server, "Anna")
    id = anna.make("tiles", "me", options={"challenge": "flat-earth"})["id"]
    with anna.socket(id) as line:
        assert heard(line, "hello")["table"]["position"]["stars"] == "count"
        hints = anna.post(f"/api/tables/{id}/hint", seat=0)["hints"]
        update = heard(line, "update")
        assert (update["entry"]["kind"], update["position"]["stars"]) == ("hint", "hint")
    assert anna.post(f"/api/tables/{id}/hint", seat=0)["hints"] == hints
    assert anna.table(id)["position"]["number"] == 2, "it is noted once"
    anna.move(id, 0, hints[0]["move"])
    play_on(id, {0: anna})
    position = anna.table(id)["position"]
    assert position["stars"] == "hint"
    left = max(0, position["result"]["facts"]["stars"] - 1)
    assert position["reached"] == left
    assert [one["stars"] for one in anna.get("/api/me/stars")] == [left]


def test_bots_play_a_whole_game_among_themselves(server: Server) -> None:
    anna = Someone(server, "Anna")
    bot = {"kind": "bot", "level": "random"}
    id = anna.make("signals", bot, bot, bot)["id"]
    wait_for(lambda: anna.table(id)["position"]["status"] == "over")


def test_a_thinking_bot_delays_nobody(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks longer than anybody waits for an answer here."""
    monkeypatch.setenv("SLOW", str(10 * PATIENCE))
    anna = Someone(own_server.start(), "Anna")
    id = anna.make("slow-signals", "me", {"kind": "bot", "level": "medium"})["id"]
    anna.move(id, 0)
    wait_for(lambda: "slow signals: thinking" in own_server.log.read_text())
    other = anna.make("signals", "me", {"kind": "bot", "level": "random"})["id"]
    anna.move(other, 0)
    wait_for(lambda: anna.table(other)["position"]["moves"] == 2)
    assert anna.table(id)["position"]["moves"] == 1
