"""Every registered game through every check."""

import os
import pickle
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse import kit
from roundhouse.kit import Case
from roundhouse.texts import Texts, languages
from tests.kit.games import CASES

ROOT = Path(__file__).parents[2]
CHECKS = [
    (kit.plays_to_the_end, 8, 40),
    (kit.generator_agrees_with_judge, 3, 6),
    (kit.copies_are_independent, 2, 10),
    (kit.imagination_is_honest, 2, 6),
    (kit.observations_are_honest, 2, 6),
    (kit.observations_can_be_kept, 2, 6),
    (kit.undo_is_proved, 2, 10),
    (kit.text_goes_round, 2, 10),
    (kit.views_are_as_declared, 2, 4),
    (kit.facts_are_as_declared, 2, 4),
]
EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
OWN = pytest.mark.parametrize(
    "case", [case for case in CASES if case.own], ids=lambda case: case.game
)


@EACH
@pytest.mark.parametrize(
    ("check", "games", "soak"), CHECKS, ids=lambda one: getattr(one, "__name__", "")
)
def test_random_games(case: Case, check, games: int, soak: int, record_property):
    counts: Counter = Counter()
    for setup, seed in kit.sample(case, games, soak):
        try:
            counts.update(check(case, setup, seed))
        except BaseException as error:
            error.add_note(f"{case.game}: {setup}, seed {seed}, ROUNDHOUSE_DAY={kit.DAY}")
            raise
    record_property("kit", (case.game, dict(counts)))


@pytest.mark.some(3)
@pytest.mark.slow
@EACH
def test_every_setup_plays(case: Case):
    for number, setup in enumerate(case.setups):
        kit.plays_to_the_end(case, setup, kit.DAY + number)


@EACH
def test_a_state_travels_between_processes(case: Case):
    state, seat, move, _ = next(
        position
        for position in kit.random_game(case, case.setups[0], kit.DAY)
        if position[0].moves_made == 5
    )
    again = pickle.loads(pickle.dumps(state))
    assert kit.dump(again) == kit.dump(state)
    assert again.game is state.game
    assert [event.name for event in again.play(move, seat)] == [
        event.name for event in state.play(move, seat)
    ]


@pytest.mark.some(2)
@pytest.mark.slow
@EACH
@pytest.mark.skipif(os.name == "nt", reason="Windows starts nothing in an empty environment")
def test_the_same_game_in_another_process(case: Case):
    """Whatever the hash seed is, the same seed gives the same game."""
    marks = [
        subprocess.run(
            [sys.executable, "-m", "tests.kit.checksum", case.game, str(kit.DAY)],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": f"{ROOT}:{ROOT}/tests/toy", "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert marks[0] == marks[1] and len(marks[0].split()) == 2


@OWN
def test_charts_have_figures_of_every_seat(case: Case):
    """Public numbers only: the same whatever the hidden part is; rounds only go on."""
    for setup in case.setups[:3]:
        rounds = [0]
        for state, *_ in kit.random_game(case, setup, kit.DAY):
            figures = state.game.figures(state)
            assert "points" in figures
            rounds.append(state.game.round(state))
            assert rounds[-1] - rounds[-2] in (0, 1)
            assert all(len(numbers) == setup.seats for numbers in figures.values())
            if state.moves_made % 10 == 0:
                imagined = state.imagine(None, rh.Rng(1))
                assert imagined.game.figures(imagined) == figures
                assert imagined.game.round(imagined) == rounds[-1]


def rulebook_ids(game: str, language: str) -> list[str]:
    book = ROOT / f"src/roundhouse/games/{game}/rulebook.{language}.md"
    return re.findall(r"^#+ ([A-Z]{3}-[A-Z]?\d+[a-z]?)\b", book.read_text("utf-8"), re.M)


@OWN
def test_every_rule_has_a_test_that_names_it(case: Case):
    ids = rulebook_ids(case.game, "en")
    assert ids and ids == rulebook_ids(case.game, "it")
    assert len(set(ids)) == len(ids)
    tests = "".join(path.read_text("utf-8") for path in sorted((ROOT / "tests").rglob("test_*.py")))
    named = set(re.findall(r"def test_([A-Z]{3}_[A-Z]?\d+[a-z]?)_", tests))
    missing = [id for id in ids if id.replace("-", "_") not in named]
    assert not missing, f"no test names {missing}"


@OWN
def test_every_refusal_cites_a_rule_of_the_book(case: Case):
    ids = set(rulebook_ids(case.game, "en"))
    folder = ROOT / f"src/roundhouse/games/{case.game}"
    cited: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        cited |= set(re.findall(r'"([A-Z]{3}-[A-Z]?\d+[a-z]?)"', path.read_text("utf-8")))
    assert cited and cited <= ids


@pytest.mark.slow
@OWN
def test_a_verb_outside_of_its_phase_is_refused_in_words(case: Case):
    """Every verb in every phase that it doesn't belong to, in every language."""
    state = rh.game(case.game).new(case.setups[0].seats, 1, case.setups[0].options)
    phases = state.game.phases
    strays = [
        (verb, number)
        for number, phase in enumerate(phases.all[:-1])
        for verb in phases.rules
        if phase.action(verb) is None
    ]
    assert strays
    for language in languages():
        texts = Texts(language, case.game)
        for verb, number in strays:
            facts = {"why": "phase", "phase": phases.names[number]}
            said = texts.refusal(phases.rules[verb], facts)
            assert said != phases.rules[verb] and "$" not in said, (verb, phases.names[number])


@OWN
def test_recorded_games_replay(case: Case):
    """One per map and end reason, each with a transcript that a person has read."""
    from roundhouse.study.transcript import transcript

    folder = ROOT / "tests/games" / case.game / "records"
    files = sorted(folder.glob("*.record"))
    assert len(files) >= case.records
    reasons = set()
    for path in files:
        record = rh.read(path.read_text("utf-8"))
        state = record.replay()
        assert state.result is not None
        reasons.add(state.result.reason)
        assert transcript(record, "en") == path.with_suffix(".txt").read_text("utf-8"), path
    assert reasons
