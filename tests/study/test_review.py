"""Review: chances, luck and decisions of a finished game, and what was costly in it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.bots.chances import chances
from roundhouse.bots.tuning import left_of
from roundhouse.kernel.record import Record
from roundhouse.study.fitting import fitted
from roundhouse.study.review import (
    COSTLY,
    GameReview,
    Held,
    curve,
    decisions,
    in_chances,
    judged,
    review,
    summed_up,
)
from roundhouse.study.simulate import Job, record_game

TOYS = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1] / "toy")}


@pytest.fixture(scope="module")
def played() -> Record:
    """By two who play anything."""
    return record_game(Job("signals", 2, ("random",), 5, {}))


def test_places_are_shared_out_by_strength():
    even = chances([3.0, 3.0, 3.0], 2.0)
    assert even == [[pytest.approx(1 / 3)] * 3] * 3
    led = chances([9.0, 3.0, 1.0], 2.0)
    for by_seat in led:
        assert sum(by_seat) == pytest.approx(1)
    for place in range(3):
        assert sum(by_seat[place] for by_seat in led) == pytest.approx(1)
    assert led[0][0] > 0.9 and led[2][2] > led[1][2]
    assert chances([9.0, 3.0], left_of(2.0, 0.9))[0][0] > chances([9.0, 3.0], 2.0)[0][0]


def test_the_spread_is_found_again_in_games_made_with_it():
    """Where a lead of 4 wins 88 of 100 games, two points count e times."""
    games = [([([4.0, 0.0], 0.0)], [0])] * 88 + [([([4.0, 0.0], 0.0)], [1])] * 12
    assert fitted(games) == pytest.approx(2.0, rel=0.06)


def test_luck_and_decisions_are_the_whole_way_from_the_first_chance_to_the_result(played: Record):
    seen = curve(played)
    assert len(seen.chances) == len(played.moves) + 1
    whole = summed_up(seen, [])
    for one in whole.ways:
        assert one.last - one.first == pytest.approx(one.luck + one.decided)
    assert sum(one.luck for one in whole.ways) == pytest.approx(0)
    assert sum(one.last for one in whole.ways) == pytest.approx(1)
    assert any(any(by_seat) for by_seat in seen.luck), "something is drawn"


def test_without_a_draw_nothing_is_luck(played: Record):
    seen = curve(played)
    state = played.state_at(0)
    for step, luck in zip(played.moves, seen.luck):
        drawn = state.rng.drawn
        state.play(state.hear(step.text), step.seat)
        assert state.rng.drawn != drawn or not any(luck)


def test_who_plays_anything_is_told_what_it_cost(played: Record):
    found = review(played, simulations=60)
    best = review(record_game(Job("signals", 2, ("hard:200",), 5, {})), simulations=60)
    assert good(found) < good(best)
    costly = found.costliest()
    assert costly
    for one in costly:
        assert one.cost >= COSTLY and one.better != one.played
        state = played.state_at(one.move - 1)
        assert state.check(state.hear(one.better), one.seat) is None, "it could have been played"
    assert {one.verdict for one in found.decisions} <= {"good", "close", "costly"}


def test_what_a_move_costs_is_a_chance_to_win(played: Record, monkeypatch: pytest.MonkeyPatch):
    """The same points are worth much in an even game, nothing in one that is decided."""
    state = played.state_at(0)
    held = Held((), 0.2, 0.8)

    def cost(lead: float, gone: float) -> float:
        monkeypatch.setattr(type(state.game), "evaluate", lambda _, __, seat: lead * (seat == 0))
        found = in_chances(held, state, 0, gone)
        assert 0 <= found.expected < found.best <= 1
        return found.best - found.expected

    assert 0.05 < cost(0.0, 0.0) < held.best - held.expected
    assert cost(40.0, 0.5) < 0.01 and cost(-40.0, 0.5) < 0.01
    assert cost(0.0, 0.9) > cost(0.0, 0.0), "little is left to make up for it"
    alone = rh.game("tiles").new(1, 5)
    assert in_chances(held, alone, 0, 0.5) == held


def good(found: GameReview) -> float:
    return sum(one.good for one in found.ways) / sum(one.decisions for one in found.ways)


def test_a_bid_is_never_costly_beside_another_bid(monkeypatch: pytest.MonkeyPatch):
    """It can be raised; to pass is another thing. What speaks for nothing at once, says so."""
    state = rh.game("steam").new(3, 7)
    seat = state.actors[0]
    worse = Held(state.hear("bid 3"), 0.2, 0.7)
    monkeypatch.setattr("roundhouse.study.review.held_against_search", lambda *_: worse)
    for said, verdict in (("bid 0", "close"), ("pass", "costly")):
        found = judged(state, seat, state.hear(said), 1, 5, 0.0)
        assert found and found.verdict == verdict
        assert found.reasons


def test_a_review_taken_up_in_the_middle_is_the_same(played: Record):
    half = len(played.moves) // 2
    whole = list(decisions(played, 8))
    assert list(decisions(played, 8, half)) == whole[half:]


def test_the_command_tells_it_in_words_and_as_data(played: Record, tmp_path: Path):
    file = tmp_path / "game.record"
    file.write_text(played.write(), "utf-8")

    def run(*more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "roundhouse", "review", str(file), *more]
        return subprocess.run(command, capture_output=True, text=True, check=False, env=TOYS)

    said = run("--simulations", "60", "--lang", "it")
    assert said.returncode == 0, said.stderr
    assert "Fortuna" in said.stdout and "Meglio: " in said.stdout
    data = json.loads(run("--simulations", "4", "--json").stdout)
    assert len(data["chances"]) == len(played.moves) + 1
    assert [one["seat"] for one in data["ways"]] == [0, 1]
    file.write_text(
        Record("signals", 2, 5, {}).write(),
        "utf-8",
    )
    refused = run()
    assert refused.returncode == 2 and "finished" in refused.stderr
    old = Path(__file__).parents[1] / "kernel" / "former" / "steam.record"
    file.write_text(old.read_text("utf-8"), "utf-8")
    refused = run()
    assert refused.returncode == 2 and "older rules 1 of steam" in refused.stderr
