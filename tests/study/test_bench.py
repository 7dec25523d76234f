"""How `make bench` judges what it has measured."""

import pytest

from bench import run

GOOD = {
    "decisions_per_second": 90_000.0,
    "games_per_second": 700.0,
    "ratio": 10.5,
    "copy_us": 2.0,
    "words_us": 0.2,
    "longest_step_ms": 3.0,
    "bytes_per_copy": 6_000.0,
}


def test_a_good_game_misses_no_floor():
    assert run.missed(("tiles", "compiled"), GOOD) == []
    assert run.missed(("tiles", "pure"), GOOD) == []
    assert run.standing(("tiles", "compiled"), GOOD) == "goal"


@pytest.mark.parametrize(
    ("kind", "what", "figure"),
    [
        ("compiled", "ratio", 3.9),
        ("compiled", "copy_us", 20.5),
        ("compiled", "bytes_per_copy", 20_001.0),
        ("pure", "ratio", 0.49),
        ("pure", "bytes_per_copy", 20_001.0),
    ],
)
def test_a_floor_missed_is_named(kind: str, what: str, figure: float):
    (fault,) = run.missed(("tiles", kind), {**GOOD, what: figure})
    assert fault.startswith(f"tiles {kind}: {what} ")


def test_between_floor_and_goal():
    assert run.standing(("tiles", "compiled"), {**GOOD, "ratio": 9.9}) == "floor"
    assert run.standing(("tiles", "compiled"), {**GOOD, "ratio": 4.0}) == "floor"
    assert run.standing(("tiles", "compiled"), {**GOOD, "ratio": 3.9}) == "below"
    assert run.missed(("tiles", "compiled"), {**GOOD, "ratio": 4.0}) == []


def test_a_game_may_have_floors_of_its_own():
    assert run.missed(("steam", "compiled"), {**GOOD, "ratio": 3.5}) == []
    assert run.standing(("steam", "compiled"), {**GOOD, "ratio": 6.5}) == "floor"
    assert run.missed(("steam", "compiled"), {**GOOD, "copy_us": 21.0}) != []


def test_one_spoilt_round_does_not_spoil_the_median():
    rounds = [{"ratio": 1.0}, {"ratio": 9.0}, {"ratio": 8.0}]
    assert run.medians(rounds) == {"ratio": 8.0}


def test_each_measurement_is_told_and_whether_it_had_its_core():
    figures = {"decisions_per_second": 90_000.0, "by_the_clock": 88_000.0}
    assert run.told(1, 3, ("tiles", "pure"), figures).endswith("90,000 decisions/s")
    starved = {**figures, "by_the_clock": 45_000.0}
    assert run.told(1, 3, ("tiles", "pure"), starved).endswith("(had 50% of a core)")


@pytest.mark.parametrize(("load", "said"), [(0.1, False), (2.5, True)])
def test_a_busy_machine_is_said(load: float, said: bool, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("os.getloadavg", lambda: (load, 0.0, 0.0))
    assert ("2.5 programs" in run.busy()) is said


def test_a_measurement_runs_in_a_process_of_its_own():
    figures = run.measure(("tiles", "pure"), 0.05)
    assert figures["decisions_per_second"] > 0
    assert run.with_ratio(figures, figures)["ratio"] == 1.0


def test_catanatron_is_measured_alike():
    pytest.importorskip("catanatron", reason="the dependency group `bench` is not installed")
    figures = run.measure(run.OTHER, 0.05)
    assert figures["decisions_per_second"] > figures["games_per_second"] > 0
