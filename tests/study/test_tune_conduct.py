"""Tuning within the bounds of conduct: what wins must look like somebody who knows the game."""

from collections.abc import Callable
from dataclasses import replace
from math import exp
from pathlib import Path

import pytest

from roundhouse.cli.tune import told
from roundhouse.study import behaving, tune
from roundhouse.study.behaving import Behaved, Sitting, figures, mark
from roundhouse.study.conduct import Bound, bounds_of, measure
from roundhouse.study.journal import Journal
from roundhouse.study.simulate import Job
from roundhouse.study.tune import CONFIRM, DESIGN, SEARCH, Duel, Gain, Played, Round, Try, Tune
from roundhouse.texts import Texts

TOY = Tune("empires", 2, 1, {}, "beginner", 0.2, 60, 5, 1, 0.1, 3)
USUAL = TOY.weights.values
WHOLE, HALF = (USUAL["dollar"] * exp(by) for by in (TOY.spread, TOY.spread / 2))
Wins = Callable[[float], float]


class Told:
    """Duels and games of conduct are as somebody says, by the weight of a dollar."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
        self.monkeypatch, self.path = monkeypatch, path
        self.duels: list[Duel] = []
        self.sittings: list[Sitting] = []

    def round(self, ahead: Wins, winner: Wins, asked: Tune = TOY) -> Round:
        """A step is so far ahead, and winners come to so many points, of which five are allowed."""

        def duel(asked: Tune, duel: Duel) -> Played:
            self.duels.append(duel)
            asked.weights.put(duel.changed)  # as a game leaves them whose last move was by these
            up = duel.changed["dollar"] > duel.present["dollar"]
            points = (4 if up else -6) if duel.part == DESIGN else ahead(duel.changed["dollar"])
            return Played(duel.round, duel.part, duel.deal, [points] * 2, [1, 1])

        def behave(sitting: Sitting) -> Behaved:
            self.sittings.append(sitting)
            points = winner(sitting.values["dollar"])
            return Behaved(mark(sitting.values), sitting.number, {"winner": points}, {"winner": 1})

        bounds = replace(bounds_of("empires"), figures=(Bound("winner", most=5),))
        self.monkeypatch.setattr(tune, "play_duel", duel)
        self.monkeypatch.setattr(behaving, "behave", behave)
        self.monkeypatch.setattr(behaving, "bounds_of", lambda game: bounds)
        try:
            return tune.run(asked, self.path, 1).rounds[0]
        finally:
            assert asked.weights.values == USUAL

    def dollars(self, part: str) -> list[float]:
        """With which weights it was played, in turn."""
        return list(dict.fromkeys(one.changed["dollar"] for one in self.duels if one.part == part))


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Told:
    return Told(monkeypatch, tmp_path / "tune.jsonl")


def gains(dollar: float) -> float:
    return 2


def test_a_step_within_the_bounds_is_kept_as_it_is(said: Told):
    found = said.round(gains, lambda dollar: 5)
    assert found.kept and len(found.tries) == 1 and found.searched
    assert found.changed["dollar"] == pytest.approx(WHOLE, rel=1e-3)
    assert len(said.sittings) == TOY.conduct  # of the present weights nobody needs to know it


def test_a_step_that_breaks_a_bound_is_tried_again_at_half_its_length(said: Told):
    found = said.round(gains, lambda dollar: 6 if dollar > 1.05 * HALF else 5)
    assert found.kept and [one.breaks for one in found.tries] == [{"winner": 6}, {}]
    assert found.changed["dollar"] == pytest.approx((WHOLE * USUAL["dollar"]) ** 0.5, rel=1e-3)
    assert said.dollars(CONFIRM) == pytest.approx([WHOLE, HALF], rel=1e-3)
    assert said.dollars(SEARCH) == pytest.approx([HALF], rel=1e-3)
    deals = {one.seed(TOY.seed) for one in said.duels if one.part == CONFIRM}
    assert len(deals) == 2 * TOY.confirm  # the half is confirmed on deals of its own
    odds = [one["fading"] / (1 - one["fading"]) for one in (found.present, found.changed)]
    assert odds[1] / odds[0] == pytest.approx(exp(found.step["fading"] / 2), rel=5e-3)


def test_a_step_whose_half_breaks_a_bound_too_is_dropped_before_the_dear_match(said: Told):
    found = said.round(gains, lambda dollar: 6 if dollar > USUAL["dollar"] else 5)
    assert not found.kept and [one.breaks for one in found.tries] == [{"winner": 6}] * 2
    assert not said.dollars(SEARCH)
    present = [one.number for one in said.sittings if one.values == USUAL]
    assert present == list(range(TOY.conduct))  # measured once


def test_a_half_that_gains_nothing_for_sure_is_dropped_unwatched(said: Told):
    found = said.round(
        lambda dollar: dollar > 1.05 * HALF, lambda dollar: 6 * (dollar > USUAL["dollar"])
    )
    assert not found.kept and [one.gain.sure for one in found.tries] == [True, False]
    assert HALF not in [pytest.approx(one.values["dollar"], rel=1e-3) for one in said.sittings]


def test_a_bound_that_the_present_weights_break_holds_no_step_back(said: Told):
    found = said.round(gains, lambda dollar: 6)
    assert found.kept and len(found.tries) == 1


def test_conduct_is_measured_where_somebody_asks_for_it_and_the_game_has_bounds(
    said: Told, monkeypatch: pytest.MonkeyPatch
):
    assert said.round(gains, lambda dollar: 6, replace(TOY, conduct=0)).kept
    said.path = said.path.with_name("other.jsonl")
    monkeypatch.setattr(behaving, "text_of", lambda game, name: None)
    assert said.round(gains, lambda dollar: 6 * (dollar > USUAL["dollar"])).kept
    assert not said.sittings


def test_runs_that_measured_no_conduct_are_gone_on_with():
    assert "conduct" not in replace(TOY, conduct=0).header()
    assert TOY.header()["conduct"] == TOY.conduct


@pytest.mark.slow
def test_games_of_conduct_are_those_of_the_command_and_not_played_twice(tmp_path: Path):
    """Each is written down as it ends."""
    path = tmp_path / "tune.jsonl"
    ticks: list[int] = []

    def measured(games: int) -> behaving.Figures:
        journal = Journal(path, TOY.header(), (Played, Behaved), "other-tune", 1)
        try:
            return figures("empires", "beginner", USUAL, games, journal, lambda: ticks.append(1))
        finally:
            journal.file.close()
            TOY.weights.put(USUAL)

    bounds = bounds_of("empires")
    ledger = measure(Job("empires", bounds.seats, ("beginner",), 1, bounds.options), 2)
    measured(1)
    assert measured(2) == {one.name: ledger.figure(one.name) for one in bounds.figures}
    assert len(ticks) == 2 and len(path.read_bytes().splitlines()) == 3


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_a_round_tells_which_bound_its_step_broke(language: str):
    whole, half = Try(Gain(9, 3, 1, 0.5), {"idle-engineer": 0.036}), Try(Gain(9, 2, 1, 0.5))
    found = Round(3, {}, {}, {}, {}, 6.05, [whole, half], kept=True)
    texts = Texts(language, "steam")
    line = told(found, texts)
    assert texts.say("steam-conduct-idle-engineer") in line and "3" in line
    assert line.endswith(texts.say("cli-tune-kept")) and line.count("±") == 2
