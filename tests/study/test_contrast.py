"""Two studies side by side: what differs by more than chance."""

import json
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest
from typer.testing import CliRunner

import roundhouse as rh
from roundhouse.cli import app
from roundhouse.study.contrast import chance_of, contrast, corrected, study_in
from roundhouse.study.folder import open_study
from roundhouse.study.intervals import Estimate, share
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


def test_the_chance_is_that_of_a_normal_distribution():
    """Two means with an error of 1 each that lie 2.772 apart: 1.96 standard deviations."""
    far = Estimate(10**6, 2.7718, 2.7718 - 1.959964, 2.7718 + 1.959964)
    near = Estimate(10**6, 0.0, -1.959964, 1.959964)
    assert chance_of(near, far) == pytest.approx(0.05, abs=1e-3)
    assert chance_of(near, near) == 1.0
    assert chance_of(share(5, 10), share(500, 1000)) == 1.0
    assert chance_of(Estimate(1, 3.0, -inf, inf), far) == 1.0


def test_the_same_job_under_another_seed_differs_by_chance_alone(tmp_path: Path):
    one = played(tmp_path / "one", SIGNALS)
    other = played(tmp_path / "other", replace(SIGNALS, seed=6))
    assert study_in(one).games == 30
    found = contrast(study_in(one), study_in(other))
    assert not any(line.sure for line in found)
    assert {line.kind for line in found} >= {"seat wins", "seat scores", "bot wins", "games"}


def test_a_change_that_matters_is_found(tmp_path: Path):
    one = played(tmp_path / "one", SIGNALS)
    other = played(tmp_path / "other", replace(SIGNALS, options={"rounds": 2}))
    told = CliRunner().invoke(app, ["compare", str(one), str(other), "--json"])
    assert told.exit_code == 0, told.output
    sure = {line["name"] for line in json.loads(told.stdout) if line["sure"]}
    assert "moves" in sure
    listed = CliRunner().invoke(app, ["compare", str(one), str(other)])
    assert "figures surely differ" in listed.stdout and "sure" in listed.stdout


def test_what_is_no_study_is_refused(tmp_path: Path):
    one = played(tmp_path / "one", SIGNALS, 8)
    with pytest.raises(rh.Refused, match="no-such-file"):
        study_in(tmp_path / "two")
    tiles = played(tmp_path / "tiles", Job("tiles", 2, ("random",), 1, {}), 2)
    with pytest.raises(rh.Refused, match="other-game"):
        contrast(study_in(one), study_in(tiles))
    (one / "study.json").write_text("{}", "utf-8")
    with pytest.raises(rh.Refused, match="unreadable-file"):
        study_in(one)
