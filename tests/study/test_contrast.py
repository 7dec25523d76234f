"""Two studies side by side: what differs by more than chance."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import roundhouse as rh
from roundhouse.cli import app
from roundhouse.kernel.rng import Rng
from roundhouse.study.contrast import (
    Found,
    contrast,
    differences,
    mean_of,
    study_in,
)
from roundhouse.study.differing import beyond, corrected, fisher, means_differ, shares_differ
from roundhouse.study.folder import open_study
from roundhouse.study.intervals import share
from roundhouse.study.simulate import Job
from roundhouse.study.spread import over_processes, play_missing

SIGNALS = Job("signals", 3, ("random",), 5, {"rounds": 3})


def played(folder: Path, job: Job, games: int = 30) -> Path:
    study = open_study(folder, job, games, 7)
    play_missing(study, over_processes(1), lambda done: None)
    return folder


def test_holm_asks_most_of_the_smallest_chance():
    """By hand: 0.01 × 4; 0.02 × 3; 0.03 × 2, not less than before; 0.5 × 1."""
    assert corrected([0.03, 0.01, 0.5, 0.02]) == pytest.approx([0.06, 0.04, 0.5, 0.06])
    assert corrected([]) == [] and corrected([0.6, 0.9]) == [1.0, 1.0]


@pytest.mark.parametrize(
    ("t", "free", "chance"),
    [(12.706, 1, 0.05), (3.182, 3, 0.05), (2.228, 10, 0.05), (3.169, 10, 0.01), (1.96, 1e6, 0.05)],
)
def test_students_distribution_as_in_textbooks(t: float, free: float, chance: float):
    assert beyond(t, free) == pytest.approx(chance, rel=2e-3)
    assert beyond(1e-9, free) == pytest.approx(1.0)


def test_means_are_held_against_each_other_by_welch():
    """By hand: means 3 and 6, variances 2.5 and 10 of ten each: t = 2.683 with 13.24 degrees."""
    one = mean_of([1, 2, 3, 4, 5] * 2)
    other = mean_of([2, 4, 6, 8, 10] * 2)
    t, free = 3 / ((20 / 9 + 80 / 9) / 10) ** 0.5, 9 * (2 + 8) ** 2 / (2**2 + 8**2)
    assert means_differ(one, other) == pytest.approx(beyond(t, free), rel=1e-6)
    assert 0.01 < means_differ(one, other) < 0.02


def test_shares_are_held_against_each_other_by_fisher():
    """By hand: of 3 and 3, none and all: 2 of 20 ways. A lady who tastes tea: 3 of 4, 34 of 70."""
    assert shares_differ(share(0, 3), share(3, 3)) == pytest.approx(2 / 20)
    assert fisher(1, 4, 3, 4) == pytest.approx(34 / 70)
    assert shares_differ(share(5, 10), share(500, 1000)) == 1.0
    assert shares_differ(share(0, 10), share(0, 10)) == 1.0
    shared = shares_differ(share(2.5, 10), share(7.5, 10))  # as if there were 3 and 7
    assert shared == shares_differ(share(7, 10), share(3, 10)) == pytest.approx(0.1789, abs=1e-4)


def test_what_never_varies_is_surely_other_only_after_enough_games():
    """Where every game is alike there is no spread to divide by: it is counted instead."""
    assert means_differ(mean_of([9] * 2), mean_of([6] * 2)) == pytest.approx(2 / 6)
    assert means_differ(mean_of([9] * 30), mean_of([6] * 30)) < 1e-9
    assert means_differ(mean_of([9] * 2), mean_of([9] * 2)) == 1.0
    line = differences(
        {("games", "rounds", ""): (means_differ, mean_of([9] * 30))},
        {("games", "rounds", ""): (means_differ, mean_of([6] * 30))},
    )
    assert (line[0].sure, line[0].steady, line[0].few) == (True, True, False)


def test_too_few_games_are_compared_with_nothing():
    key = ("games", "moves", "")
    (line,) = differences(
        {key: (means_differ, mean_of([4]))}, {key: (means_differ, mean_of([7, 8, 9, 10] * 9))}
    )
    assert (line.chance, line.corrected, line.sure, line.few) == (None, None, False, True)
    told = json.loads(json.dumps(line.data(), allow_nan=False))
    assert (told["one"]["low"], told["chance"], told["few"]) == (None, None, True)


def test_noise_is_called_sure_in_one_of_twenty_comparisons_at_most():
    """Forty figures of ten or twelve games each, all of the same kind: few values, and skew."""
    rng = Rng(3)

    def drawn(games: int) -> tuple[list[int], int]:
        return [rng.below(6) ** 2 for _ in range(games)], sum(
            rng.below(3) == 0 for _ in range(games)
        )

    wrong = 0
    for _ in range(100):
        here: Found = {}
        there: Found = {}
        for found, games in ((here, 10), (there, 12)):
            for number in range(20):
                values, wins = drawn(games)
                found["seat", "score", str(number)] = (means_differ, mean_of(values))
                found["seat", "wins", str(number)] = (shares_differ, share(wins, games))
        wrong += any(line.sure for line in differences(here, there))
    assert wrong <= 5


def test_the_same_job_under_another_seed_differs_by_chance_alone(tmp_path: Path):
    one = played(tmp_path / "one", SIGNALS)
    other = played(tmp_path / "other", replace(SIGNALS, seed=6))
    assert study_in(one).games == 30
    found = contrast(study_in(one), study_in(other))
    assert not any(line.sure for line in found)
    assert {line.kind for line in found} >= {"seat", "bot", "games"}


def test_a_change_that_matters_is_found(tmp_path: Path):
    one = played(tmp_path / "one", SIGNALS)
    other = played(tmp_path / "other", replace(SIGNALS, options={"rounds": 2}))
    told = CliRunner().invoke(app, ["compare", str(one), str(other), "--json"])
    assert told.exit_code == 0, told.output
    sure = {line["figure"] for line in json.loads(told.stdout) if line["sure"]}
    assert "moves" in sure
    listed = CliRunner().invoke(app, ["compare", str(one), str(other)], env={"COLUMNS": "200"})
    assert "figures surely differ" in listed.stdout and "never varies, sure" in listed.stdout


def test_what_is_no_study_is_refused(tmp_path: Path):
    one = played(tmp_path / "one", SIGNALS, 8)
    with pytest.raises(rh.Refused, match="no-such-file"):
        study_in(tmp_path / "two")
    tiles = played(tmp_path / "tiles", Job("tiles", 2, ("random",), 1, {}), 2)
    with pytest.raises(rh.Refused, match="other-game"):
        contrast(study_in(one), study_in(tiles))
    whole = (one / "study.json").read_text("utf-8")
    for broken in ("{}", "[]", whole.replace('"part": 7', '"part": 0')):
        (one / "study.json").write_text(broken, "utf-8")
        with pytest.raises(rh.Refused, match="unreadable-file"):
            study_in(one)
