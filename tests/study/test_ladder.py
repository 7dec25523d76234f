"""The ladder: fair rotation, tests against known numbers, and runs that go on."""

import json
from dataclasses import replace
from math import log
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.study import ladder as climbing
from roundhouse.study.ladder import (
    OPEN,
    STRONGER,
    WEAKER,
    Ladder,
    Match,
    Played,
    climb,
    evidence,
    judged,
    play_one,
    ratings,
    to_play,
)
from roundhouse.study.ladder_page import command, page, plot
from roundhouse.study.simulate import Job, play_game
from roundhouse.texts import Texts

SIGNALS = Ladder("signals", 2, ("random", "medium"), 3, {"rounds": 2}, 6, True)


def played(number: int, places: list[int], seat: int = 0) -> Played:
    return Played("strong", "weak", number, seat, places, [0] * len(places), "end", 9, 0.1)


def results(*wins: float) -> dict[int, Played]:
    by_win = {1.0: [1, 2], 0.5: [1, 1], 0.0: [2, 1]}
    return {number: played(number, by_win[win]) for number, win in enumerate(wins)}


def test_goals_are_half_way_to_winning_always():
    assert (SIGNALS.fair, SIGNALS.goal) == (0.5, 0.75)
    three = Ladder("steam", 3, ("medium", "hard"), 1, {}, 10)
    assert [three.fair, three.goal] == pytest.approx([1 / 3, 2 / 3])


def test_every_pair_plays_and_the_later_bot_challenges():
    four = Ladder("tiles", 2, ("easy", "medium", "hard"), 1, {}, 10)
    assert four.matches() == [("medium", "easy"), ("hard", "easy"), ("hard", "medium")]


def test_of_the_rungs_each_challenges_the_one_before_it():
    three = Ladder("tiles", 2, ("easy", "medium", "hard"), 1, {}, 10, rungs=True)
    assert three.matches() == [("medium", "easy"), ("hard", "medium")]
    assert "--games 10 --rungs --seed 1" in command(three)


def test_a_deal_is_played_from_each_seat():
    three = Ladder("signals", 3, ("random", "medium"), 3, {"rounds": 1}, 6)
    games = [play_one(three, "medium", "random", number) for number in range(6)]
    assert [game.seat for game in games] == [0, 1, 2, 0, 1, 2]
    same = Ladder("signals", 3, ("random", "random"), 3, {"rounds": 1}, 6)
    scores = [play_one(same, "random", "random", number).scores for number in range(6)]
    assert scores[0] == scores[1] == scores[2] and scores[3] == scores[4] == scores[5]


def test_the_challenger_sits_in_every_seat(monkeypatch: pytest.MonkeyPatch):
    sat: list[list[str]] = []

    def watched(job: Job, number: int):
        moves, outcome = play_game(job, number)
        sat.append(outcome.bots)
        return moves, outcome

    monkeypatch.setattr(climbing, "play_game", watched)
    three = Ladder("signals", 3, ("random", "easy"), 3, {"rounds": 1}, 6)
    for number in range(3, 6):
        play_one(three, "easy", "random", number)
    assert [bots.index("easy") for bots in sat] == [0, 1, 2]
    assert all(bots.count("random") == 2 for bots in sat)


def test_the_sequential_test_adds_up_walds_ratios():
    """By hand: a win is worth log 1.5, a loss log 0.5; sure from log 19 = 2.94 on."""
    assert evidence(1.0, 0.5, 0.75) == pytest.approx(log(1.5))
    assert evidence(0.0, 0.5, 0.75) == pytest.approx(log(0.5))
    assert evidence(0.5, 0.5, 0.75) == pytest.approx((log(1.5) + log(0.5)) / 2)
    endless = Ladder("signals", 2, ("weak", "strong"), 3, {}, 100)
    sure = judged(endless, "strong", "weak", results(*[1.0] * 20))
    assert (sure.verdict, len(sure.games)) == (STRONGER, 8)  # 8 log 1.5 = 3.24
    not_yet = judged(endless, "strong", "weak", results(*[1.0] * 7))
    assert (not_yet.verdict, len(not_yet.games)) == (OPEN, 7)
    lost = judged(endless, "strong", "weak", results(*[0.0] * 20))
    assert (lost.verdict, len(lost.games)) == (WEAKER, 6)  # 5 log 0.5 = -3.47, and the deal ends


def test_all_that_was_played_counts_when_all_is_asked_for():
    whole = Ladder("signals", 2, ("weak", "strong"), 3, {}, 10, to_the_end=True)
    more = judged(whole, "strong", "weak", results(*[1.0] * 8, *[0.0] * 20))
    assert (more.verdict, len(more.games), more.wins) == (STRONGER, 28, 8)


def test_games_count_in_order_and_none_after_the_verdict():
    endless = Ladder("signals", 2, ("weak", "strong"), 3, {}, 100)
    gap = results(*[1.0] * 20)
    del gap[4]
    assert len(judged(endless, "strong", "weak", gap).games) == 4
    turn = judged(endless, "strong", "weak", results(*[1.0] * 8, *[0.0] * 20))
    assert (turn.verdict, turn.wins) == (STRONGER, 8)


def test_whole_deals_are_played():
    """So no seat counts more often than another: nine games of three, and three at least."""
    for most, games in ((11, 9), (9, 9), (2, 3)):
        three = Ladder("signals", 3, ("weak", "strong"), 3, {}, most)
        assert len(list(to_play(three, {("strong", "weak"): {}}))) == games
        lost = {number: played(number, [1, 1, 1]) for number in range(20)}
        assert len(judged(three, "strong", "weak", lost).games) == games


def test_games_of_a_deal_that_end_alike_tell_less():
    alike = Match("strong", "weak", list(results(1.0, 1.0, 0.0, 0.0).values()), OPEN)
    apart = Match("strong", "weak", list(results(1.0, 0.0, 1.0, 0.0).values()), OPEN)
    assert alike.share.value == apart.share.value == 0.5
    assert alike.share.low < apart.share.low


def test_shared_wins_are_parts_and_intervals_are_wilsons():
    match = Match("strong", "weak", list(results(1.0, 0.5, 0.0, 0.5).values()), OPEN)
    assert match.wins == 2
    assert match.share.value == 0.5
    assert match.share.low == pytest.approx(0.1500, abs=1e-4)  # Wilson, 2 of 4
    assert match.share.high == pytest.approx(0.8500, abs=1e-4)


def test_ratings_follow_the_places():
    strong, weak = ratings([Match("strong", "weak", list(results(*[1.0] * 12).values()), STRONGER)])
    assert (strong.bot, weak.bot, strong.games) == ("strong", "weak", 12)
    assert strong.skill > 25 > weak.skill and strong.doubt < 25 / 3
    level = ratings([Match("strong", "weak", list(results(0.5, 0.5).values()), OPEN)])
    assert level[0].skill == pytest.approx(level[1].skill)
    three = [played(number, [1, 2, 3]) for number in range(5)]  # the other bot sits twice
    best, other = ratings([Match("strong", "weak", three, OPEN)])
    assert best.bot == "strong" and best.skill + other.skill < 50 + best.doubt


def test_no_match_comes_last_in_the_ratings():
    """Two matches of one bot, one won and one lost, are the same in either order."""
    won = Match("strong", "weak", list(results(1.0, 1.0).values()), OPEN)
    lost = Match(
        "strong", "third", [replace(played(n, [2, 1]), other="third") for n in (0, 1)], OPEN
    )
    first, second = ratings([won, lost]), ratings([lost, won])
    strong = [next(one.skill for one in rated if one.bot == "strong") for rated in (first, second)]
    assert abs(strong[0] - 25) < 1.5 and abs(strong[1] - 25) < 1.5


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines()


def without_time(path: Path) -> list[dict[str, object]]:
    told = [json.loads(line) for line in lines(path)]
    return [{key: one[key] for key in one if key != "seconds"} for one in told]


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path):
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    first = climb(SIGNALS, whole)
    assert len(lines(whole)) == 7
    broken.write_text("\n".join(lines(whole)[:4]) + '\n{"challenger": "med')
    kept = lines(broken)[:4]
    again = climb(SIGNALS, broken)
    assert lines(broken)[:4] == kept
    assert without_time(broken) == without_time(whole)
    assert [match.wins for match in again] == [match.wins for match in first]


def test_nothing_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "results.jsonl"
    climb(SIGNALS, path)
    before = path.read_text()
    monkeypatch.setattr(climbing, "play_one", None)
    climb(SIGNALS, path)
    assert path.read_text() == before


def test_the_ladder_is_the_same_whatever_the_processes(tmp_path: Path):
    alone, together = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    one = climb(SIGNALS, alone, 1)
    two = climb(SIGNALS, together, 2)
    assert [match.wins for match in one] == [match.wins for match in two]
    by_number = sorted(without_time(together)[1:], key=lambda told: str(told["number"]))
    assert by_number == without_time(alone)[1:]


def test_results_of_another_ladder_are_not_mixed_in(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    climb(SIGNALS, path)
    other = Ladder("signals", 2, SIGNALS.bots, 4, {"rounds": 2}, 6, True)
    with pytest.raises(rh.Refused) as refused:
        climb(other, path)
    assert refused.value.rule == "other-ladder"


@pytest.mark.parametrize(
    "what", ["game", "rules", "data", "levels", "seats", "seed", "options", "gone"]
)
def test_what_changes_the_games_makes_another_ladder(tmp_path: Path, what: str):
    """Also what is asked for no more."""
    path = tmp_path / "results.jsonl"
    path.write_text(json.dumps({**SIGNALS.header(), what: "another"}) + "\n")
    assert what in SIGNALS.header() or what == "gone"
    with pytest.raises(rh.Refused) as refused:
        climb(SIGNALS, path)
    assert refused.value.rule == "other-ladder"


def test_a_file_that_is_no_ladder_is_left_alone(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    header = json.dumps(SIGNALS.header())
    for text in (
        b"notes without an end",
        b'{"ladder": 1}\nnotes',
        b"notes\n",
        b"\xff\xfe\n",
        header.encode() + b"\n[]\nnotes",
        header.encode() + b'\n{"number": 1}\n',
    ):
        path.write_bytes(text)
        with pytest.raises(rh.Refused) as refused:
            climb(SIGNALS, path)
        assert refused.value.rule == "foreign-file"
        assert path.read_bytes() == text


def test_a_run_that_was_broken_off_in_its_first_line_begins_anew(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    path.write_text(json.dumps(SIGNALS.header())[:30])
    assert len(climb(SIGNALS, path)[0].games) == 6
    assert len(lines(path)) == 7


def test_a_folder_that_can_not_be_used_is_refused(tmp_path: Path):
    (tmp_path / "file").write_text("")
    for path, rule in (
        (tmp_path / "file" / "results.jsonl", "unwritable-file"),
        (tmp_path, "unreadable-file"),
    ):
        with pytest.raises(rh.Refused) as refused:
            climb(SIGNALS, path)
        assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("seats", "bots"), [(1, ("random", "easy")), (2, ("random",)), (2, ("random",) * 2)]
)
def test_a_ladder_takes_two_players_and_two_bots(tmp_path: Path, seats: int, bots: tuple):
    with pytest.raises(rh.Refused) as refused:
        climb(Ladder("tiles", seats, bots, 1, {}, 2), tmp_path / "results.jsonl")
    assert refused.value.rule == "no-ladder"


def test_the_page_names_the_command_that_makes_it_again():
    odd = Ladder("tiles", 2, ("cmd:my bot", "hard:5"), 3, {"sets": ["temple", "port"]}, 9, True)
    assert command(odd) == (
        "roundhouse ladder tiles --seats 2 --bots 'cmd:my bot,hard:5' --games 9 --all --seed 3"
        " -o sets=temple,port"
    )


def test_a_bot_that_nobody_has_is_refused_before_a_game_is_played(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    with pytest.raises(rh.Refused):
        climb(Ladder("signals", 2, ("random", "clever"), 4, {}, 6), path)
    assert not path.exists()


def test_the_page_tells_shares_intervals_and_ratings(tmp_path: Path):
    matches = climb(SIGNALS, tmp_path / "results.jsonl")
    text = page(SIGNALS, matches, ratings(matches), "picture.svg", Texts("en"))
    assert (
        "roundhouse ladder signals --seats 2 --bots random,medium --games 6 --all --seed 3" in text
    )
    assert "| medium | random | 6 |" in text and "![Shares of wins](picture.svg)" in text
    drawing = plot(SIGNALS, matches, Texts("en"))
    assert drawing.count("<circle") == 1 and "fair 50%" in drawing and "goal 75%" in drawing


def test_a_program_may_climb_too(tmp_path: Path):
    """One that says nothing forfeits, and its forfeits are written down."""
    silent = Ladder("signals", 2, ("cmd:true", "random"), 4, {}, 2)
    (match,) = climb(silent, tmp_path / "results.jsonl")
    assert match.wins == 2 and {game.reason for game in match.games} == {"forfeit"}
    assert "cmd:true" in plot(silent, [match], Texts("en"))
