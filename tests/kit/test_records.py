"""`make records`: recorded games follow the rules."""

import shutil
from pathlib import Path

import roundhouse as rh
from tests.kit.records import GAMES, renew


def copied(tmp_path: Path) -> Path:
    for suffix in (".record", ".txt"):
        shutil.copy(GAMES / f"tiles/records/two{suffix}", tmp_path)
    return tmp_path / "two.record"


def test_a_game_of_today_stays_as_it_is(tmp_path: Path):
    path = copied(tmp_path)
    before = path.read_text("utf-8"), path.with_suffix(".txt").read_text("utf-8")
    moves = len(rh.read(before[0]).moves)
    assert f"{moves} of {moves} moves kept; last-round" in renew(path)
    assert (path.read_text("utf-8"), path.with_suffix(".txt").read_text("utf-8")) == before


def test_a_game_of_former_rules_is_played_on_from_where_they_differ(tmp_path: Path):
    path = copied(tmp_path)
    text = path.read_text("utf-8")
    moves = [f"{step.seat} {step.text}" for step in rh.read(text).moves]
    kept = next(at for at, move in enumerate(moves) if " take " in move)
    path.write_text(text.replace("\nrules ", "\nrules 0").replace(moves[kept], "0 take 9"), "utf-8")
    assert f"{kept} of {len(moves)} moves kept (take 9" in renew(path)
    record = rh.read(path.read_text("utf-8"))
    assert record.state.result is not None
    assert [f"{step.seat} {step.text}" for step in record.moves[:kept]] == moves[:kept]
    assert path.with_suffix(".txt").read_text("utf-8").startswith("Railroad Tiles, 2")
