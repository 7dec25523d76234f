"""What a person has reached in the solo challenges is kept, whatever happens to the file."""

import json
import os
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.cli.progress import Progress
from roundhouse.tables.challenges import played_for


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "progress.json"


def test_TIL_3_thresholds_reached_are_kept_from_game_to_game(file: Path):
    Progress(file).note("Anna", "tiles", "volcano", 2)
    Progress(file).note("Anna", "tiles", "holes", 0)
    assert Progress(file).stars("Anna", "tiles") == {"volcano": 2, "holes": 0}


def test_TIL_3_a_lower_result_takes_nothing_away_and_a_higher_one_adds(file: Path):
    progress = Progress(file)
    for stars, kept in ((2, 2), (0, 2), (1, 2), (3, 3), (2, 3)):
        progress.note("Anna", "tiles", "volcano", stars)
        assert progress.stars("Anna", "tiles") == {"volcano": kept}


def test_TIL_3_everybody_and_every_game_is_counted_apart(file: Path):
    progress = Progress(file)
    progress.note("Anna", "tiles", "volcano", 2)
    progress.note("Bruno", "tiles", "volcano", 1)
    progress.note("Anna", "other", "volcano", 3)
    assert progress.stars("Anna", "tiles") == {"volcano": 2}
    assert progress.stars("Bruno", "tiles") == {"volcano": 1}
    assert progress.stars("Anna", "other") == {"volcano": 3}
    assert progress.stars("Chiara", "tiles") == {}


def test_TIL_3_the_house_counts_the_stars_that_the_rules_count():
    state = rh.game("tiles").new(1, 5, {"challenge": "flat-earth"})
    rng = rh.Rng(1)
    while state.result is None:
        state.play(state.random_move(0, rng), 0)
    challenge = played_for("tiles", 1, state.options)
    assert challenge is not None and challenge.name == "flat-earth"
    assert challenge.goal.reached(state) == state.result.facts["stars"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"[]",
        b"null",
        b'{"Anna": 5}',
        b'{"Anna": {"tiles": 5}}',
        b'{"Anna": {"tiles": {"volcano": "two"}}}',
        b"[" * 100_000,
    ],
)
def test_an_unreadable_file_is_put_aside(file: Path, content: bytes):
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    progress = Progress(file)
    progress.note("Anna", "tiles", "volcano", 1)
    assert progress.stars("Anna", "tiles") == {"volcano": 1}
    assert [path.read_bytes() for path in file.parent.glob("*.unreadable*")] == [content]


def test_a_second_unreadable_file_does_not_replace_the_first(file: Path):
    file.parent.mkdir(parents=True)
    for content in ("first", "second"):
        file.write_text(content)
        assert Progress(file).stars("Anna", "tiles") == {}
    aside = sorted(path.read_text() for path in file.parent.iterdir())
    assert aside == ["first", "second"]


def test_a_cut_while_writing_loses_nothing(file: Path, monkeypatch: pytest.MonkeyPatch):
    """The new content stands complete in another file before it takes the place of the old."""
    progress = Progress(file)
    progress.note("Anna", "tiles", "volcano", 1)
    before = file.read_bytes()
    complete = []

    def cut(beside: Path, place: Path) -> None:
        complete.append(json.loads(beside.read_text("utf-8")))
        assert place == file and file.read_bytes() == before
        raise OSError("power cut")

    monkeypatch.setattr(os, "replace", cut)
    with pytest.raises(OSError, match="power cut"):
        progress.note("Anna", "tiles", "volcano", 3)
    assert complete == [{"Anna": {"tiles": {"volcano": 3}}}]
    assert file.read_bytes() == before


def test_names_in_any_script(file: Path):
    Progress(file).note("Дмитрий", "tiles", "volcano", 1)
    assert Progress(file).stars("Дмитрий", "tiles") == {"volcano": 1}
    assert "Дмитрий" in file.read_text("utf-8")


def test_the_usual_place_is_the_persons_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Progress().path.name == "progress.json"
    assert "roundhouse" in Progress().path.parts
