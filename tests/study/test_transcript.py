"""Transcripts and measurements."""

import pytest

import roundhouse as rh
from roundhouse.kit import Case
from roundhouse.study import bench
from roundhouse.study.simulate import Job, record_game
from roundhouse.study.transcript import names_of, result_lines, sentences, transcript
from roundhouse.texts import Texts, languages
from tests.kit.games import CASES


def recorded(seats: int = 2, **options: object) -> rh.Record:
    return record_game(Job("tiles", seats, ("random",), 4, options))


@pytest.mark.parametrize("language", languages())
def test_a_transcript_is_the_same_each_time(language: str):
    record = recorded()
    text = transcript(record, language)
    assert text == transcript(rh.read(record.write()), language)
    assert text.endswith("\n") and "tiles-" not in text


def test_a_transcript_tells_every_move():
    record = recorded(3, objectives=True)
    lines = transcript(record, "en").splitlines()
    assert lines[0] == "Railroad Tiles, 3: Anna, Bruno, Chiara"
    assert "objectives: True" in lines[1]
    for number, step in enumerate(record.moves, 1):
        (line,) = [line for line in lines if line.startswith(f"{number}. ")][:1]
        assert step.text in line and ("Anna", "Bruno", "Chiara")[step.seat] in line
        if step.digest:
            assert f"    = {step.digest}" in lines
    assert record.state.result is not None
    assert (
        lines[-3:]
        == result_lines(Texts("en", "tiles", ("Anna", "Bruno", "Chiara")), record.state.result)[-3:]
    )


def test_a_star_marks_the_moves_that_could_not_be_taken_back():
    record = recorded()
    lines = transcript(record, "en").splitlines()
    for number, (_, _, state) in enumerate(record.steps(), 1):
        (line,) = [line for line in lines if line.startswith(f"{number}. ")][:1]
        assert line.endswith(" *") == (not state.reversible)


def test_a_solo_result_is_told_in_words():
    state = recorded(1, challenge="holes").state
    assert state.result is not None
    said = result_lines(Texts("it", "tiles", ("Anna",)), state.result)[-1]
    assert said.startswith("sfida: ") and "riuscita: " in said
    assert "True" not in said and "False" not in said


def test_a_seat_hears_what_is_meant_for_it():
    texts = Texts("en", "tiles", ("Anna", "Bruno"))
    events = [
        rh.Event("populated", {"seat": 0}),
        rh.Event("pawn-chosen", {"seat": 1, "column": 0, "row": 1, "pawn": "car"}, audience=1),
    ]
    assert sentences(texts, events) == ["Anna has chosen."]
    assert sentences(texts, events, 0) == ["Anna has chosen."]
    assert sentences(texts, events, 1) == [
        "Anna has chosen.",
        "Bruno chooses where to place a car: 1 below the first tile.",
    ]


def test_names_come_from_the_record_and_are_filled_up():
    record = rh.Record("tiles", 3, tags={"names": " Zoe ,, Yan"})
    assert names_of(record) == ["Zoe", "Yan", "Chiara"]
    record.tags["names"] = "A, B, C, D, E"
    assert names_of(record) == ["A", "B", "C"]


@pytest.mark.some(3)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
def test_measurements_of_a_game(case: Case):
    setup = case.setups[0]
    figures = bench.measure(case.game, setup.seats, setup.options, 0.05)
    assert sorted(figures) == [
        "by_the_clock",
        "bytes_per_copy",
        "copy_us",
        "decisions_per_second",
        "games_per_second",
        "longest_step_ms",
        "words_us",
    ]
    assert all(figure > 0 for figure in figures.values())
    assert figures["decisions_per_second"] > figures["games_per_second"]
    assert figures["bytes_per_copy"] < 1_000_000


def test_positions_to_measure_are_copies_of_games_that_go_on():
    states = bench.positions("signals", 2, {}, 12)
    assert len(states) >= 12
    assert all(state.result is None and state.actors for state in states)
    assert len({id(state) for state in states}) == len(states)
