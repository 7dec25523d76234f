"""Simulation: the same games whoever computes them, and figures that can be checked by hand."""

from dataclasses import replace
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.study import simulate as playing
from roundhouse.study.kept import Kept
from roundhouse.study.simulate import (
    Job,
    Outcome,
    play_game,
    record_game,
    seating,
    seed_of,
    simulate,
    summary,
)

SIGNALS = Job("signals", 3, ("medium", "random"), 5, {"rounds": 3})


def without_time(outcomes: list[Outcome]) -> list[Outcome]:
    return [replace(outcome, seconds=0.0) for outcome in outcomes]


@pytest.mark.parametrize(
    "job",
    [SIGNALS, Job("tiles", 2, ("random",), 9, {"objectives": True})],
    ids=["signals", "tiles"],
)
def test_one_worker_or_two_play_the_same_games(job: Job):
    told: list[int] = []
    alone = simulate(job, 10, 1, told.append)
    assert sum(told) == 10
    told.clear()
    together = simulate(job, 10, 2, told.append)
    assert sum(told) == 10
    assert without_time(alone) == without_time(together)
    assert [outcome.number for outcome in alone] == list(range(10))


def test_a_longer_simulation_begins_with_the_shorter_one():
    assert without_time(simulate(SIGNALS, 30))[:7] == without_time(simulate(SIGNALS, 7))


def test_another_seed_gives_other_games():
    other = replace(SIGNALS, seed=6)
    assert without_time(simulate(SIGNALS, 8)) != without_time(simulate(other, 8))


def test_seeds_of_games_are_all_different():
    seeds = {seed_of(seed, number) for seed in range(20) for number in range(500)}
    assert len(seeds) == 10_000
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_bots_move_on_by_a_seat_with_every_game():
    assert [seating(("a", "b", "c"), 3, number) for number in range(4)] == [
        ["a", "b", "c"],
        ["b", "c", "a"],
        ["c", "a", "b"],
        ["a", "b", "c"],
    ]
    assert seating(("a", "b"), 3, 1) == ["b", "a", "b"]
    assert seating(("a", "b", "c"), 2, 2) == ["c", "a"]
    assert [outcome.bots for outcome in simulate(SIGNALS, 2)] == [
        ["medium", "random", "medium"],
        ["random", "medium", "random"],
    ]


def test_the_moves_of_a_game_lead_to_its_outcome():
    moves, outcome = play_game(SIGNALS, 4)
    state = rh.game("signals").new(3, seed_of(5, 4), {"rounds": 3})
    for seat, move in moves:
        state.play(move, seat)
    assert state.result is not None
    assert (state.result.scores, state.result.places) == (outcome.scores, outcome.places)
    assert (outcome.moves, outcome.reason) == (9, "last-round")


def test_a_recorded_game_is_the_first_of_the_simulation():
    record = record_game(SIGNALS)
    again = rh.read(record.write())
    assert again.tags["bots"] == "medium, random, medium"
    assert again.state.result is not None
    assert again.state.result.scores == simulate(SIGNALS, 1)[0].scores


@pytest.mark.parametrize(
    ("job", "rule"),
    [
        (replace(SIGNALS, bots=("medium", "clever")), "unknown-bot"),
        (replace(SIGNALS, bots=("cmd:/no/such/program",)), "no-such-file"),
        (replace(SIGNALS, game="chess"), "unknown-game"),
        (replace(SIGNALS, seats=9), "bad-seats"),
        (replace(SIGNALS, options={"rounds": 99}), "bad-option"),
        (replace(SIGNALS, options={"goals": 1}), "unknown-option"),
    ],
)
def test_what_can_not_be_played_is_refused_before_the_first_game(job: Job, rule: str):
    with pytest.raises(rh.Refused) as refused:
        simulate(job, 1000, 2)
    assert refused.value.rule == rule


def outcome(bots: str, scores: list[int], places: list[int], moves: int, **more: object) -> Outcome:
    reason = str(more.pop("reason", "last-round"))
    return Outcome(0, bots.split(), scores, places, reason, more, moves, 0.5)


def test_the_figures_of_a_hand_made_list():
    figures = summary(
        [
            outcome("a b", [10, 4], [1, 2], 20),
            outcome("b a", [6, 6], [1, 1], 30),
            outcome("a b", [2, 8], [2, 1], 40),
            outcome("b a", [0, 0], [1, 2], 10, reason="forfeit", seat=1, bot="a", why="late"),
        ]
    )
    assert figures["games"] == 4
    assert figures["moves"] == {"mean": 25, "low": 10, "high": 40}
    assert figures["reasons"] == {"forfeit": 1, "last-round": 3}
    assert figures["decisions_per_second"] == 50.0
    assert figures["seats"] == [
        line("1", 4, 2.5, 6, (16 + 0 + 16) / 3, 2, 10),  # a forfeit is a win or a loss, no score
        line("2", 4, 1.5, 6, (4 + 0 + 4) / 3, 4, 8),
    ]
    assert figures["bots"] == [
        line("a", 4, 1.5, 6, (16 + 0 + 16) / 3, 2, 10),
        line("b", 4, 2.5, 6, (4 + 0 + 4) / 3, 4, 8),
    ]
    assert figures["forfeits"] == [{"seat": 1, "bot": "a", "why": "late"}]


def line(
    name: str, games: int, wins: float, mean: float, variance: float, low: int, high: int
) -> dict[str, object]:
    return {
        "name": name,
        "games": games,
        "wins": wins,
        "share": wins / games,
        "mean": pytest.approx(mean),
        "spread": pytest.approx(variance**0.5),
        "low": low,
        "high": high,
    }


def test_seeds_of_successive_games_have_nothing_in_common():
    halves = [half for number in range(200) for half in divmod(seed_of(1, number), 1 << 32)]
    assert len(set(halves)) == 400


def test_a_mistake_of_our_own_is_no_forfeit(monkeypatch: pytest.MonkeyPatch):
    """Only a program that fails has lost: a house bot that breaks a rule is a fault to be seen."""

    class Wrong:
        def choose(self, state: rh.State, seat: int) -> rh.Move:
            return ()

    monkeypatch.setattr(playing, "make", lambda name, seed: Wrong())
    with pytest.raises(rh.Refused) as refused:
        play_game(SIGNALS, 0)
    assert refused.value.rule != "bot-failed"


def test_a_bot_that_sits_twice_is_counted_twice():
    figures = summary([outcome("a a b", [1, 2, 3], [3, 2, 1], 5)])
    bots = figures["bots"]
    assert isinstance(bots, list)
    assert [(one["name"], one["games"], one["wins"], one["mean"]) for one in bots] == [
        ("a", 2, 0, 1.5),
        ("b", 1, 1, 3),
    ]


def test_a_bot_that_forfeits_loses_and_the_others_share_the_win():
    job = replace(SIGNALS, bots=("random", "random", "cmd:true"))
    first, second, third = simulate(job, 3)
    assert [one.reason for one in (first, second, third)] == ["forfeit"] * 3
    assert (first.places, second.places, third.places) == ([1, 1, 2], [1, 2, 1], [2, 1, 1])
    assert first.facts["bot"] == "true" and first.facts["seat"] == 2
    figures = summary([first, second, third])
    lines = figures["bots"]
    assert isinstance(lines, list)
    assert {one["name"]: one["wins"] for one in lines} == {"cmd:true": 0, "random": 3}
    assert figures["forfeits"] == [
        {"seat": seat, "bot": "true", "why": "gone", "answer": "", "seconds": 10.0}
        for seat in (2, 1, 0)
    ]


def test_a_stopped_simulation_goes_on_with_its_file(tmp_path: Path):
    path = tmp_path / "games.jsonl"
    kept = Kept(path, SIGNALS)
    for done in playing.play_some(SIGNALS, range(5)):
        kept.add(done)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"number": 5, "bo')  # killed while it wrote
    again = Kept(path, SIGNALS)
    assert [one.number for one in again.first(9)] == [0, 1, 2, 3, 4]
    assert path.read_bytes() == whole
    path.write_bytes(whole[:-1])  # an editor took the end of the last line
    assert len(Kept(path, SIGNALS).outcomes) == 5
    assert path.read_bytes() == whole
    for done in playing.play_some(SIGNALS, [n for n in range(9) if n not in again.outcomes]):
        again.add(done)
    assert without_time(Kept(path, SIGNALS).first(9)) == without_time(simulate(SIGNALS, 9))


def test_a_file_of_another_simulation_is_left_alone(tmp_path: Path):
    path = tmp_path / "games.jsonl"
    Kept(path, SIGNALS)
    with pytest.raises(rh.Refused, match=r"other-study: .*option seed, known 5"):
        Kept(path, replace(SIGNALS, seed=6))
    job = path.read_bytes()
    game = b'{"number": 0, "bots": [], "scores": [], "places": [], "reason": "", "facts": {}, '
    for other in (
        b"a diary\n",
        b"a diary that ends here",
        b"\n",
        b'{"a": 1}',
        b"[]\n",
        job + b"[]\n",
        job + b"notes",
        job + b'{"number": 0}\n',
        job + game + b'"moves": 1, "seconds": 1.0}\n',  # of nobody
        job + game.replace(b"0", b'"0"') + b'"moves": 1, "seconds": 1.0}\n',
    ):
        path.write_bytes(other)
        with pytest.raises(rh.Refused, match=r"foreign-file|other-study"):
            Kept(path, SIGNALS)
        assert path.read_bytes() == other
    path.write_bytes(job[:9])  # killed while it wrote the first line
    assert Kept(path, SIGNALS).outcomes == {} and path.read_bytes() == job
    with pytest.raises(rh.Refused, match="unwritable-file"):
        Kept(path / "games.jsonl", SIGNALS)
    with pytest.raises(rh.Refused, match="unknown-bot"):
        Kept(tmp_path / "other.jsonl", replace(SIGNALS, bots=("clever",)))
    assert not (tmp_path / "other.jsonl").exists()


def test_long_games_are_asked_for_one_by_one_and_quick_ones_together():
    """Whoever stops loses about a second's work."""
    pace = playing.Pace()
    asked = pace.chunks(range(100), 20)
    assert list(next(asked)) == [0], "nobody knows yet how long they take"
    quick = replace(outcome("a b", [1, 0], [1, 2], 9), seconds=0.1)
    pace.heard([quick] * 10)
    assert list(next(asked)) == list(range(1, 11))
    pace.heard([replace(quick, seconds=60.0)])
    assert list(next(asked)) == [11]
    rest = [number for chunk in asked for number in chunk]
    assert rest == list(range(12, 100))
