"""`roundhouse env`."""

from typer.testing import CliRunner

from roundhouse.cli import app
from roundhouse.envs.setting import parts_of


def test_every_part_of_an_observation_is_described(monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    done = CliRunner().invoke(app, ["env", "describe", "steam", "--map", "ruhr", "--seats", "4"])
    assert done.exit_code == 0
    parts = parts_of("steam", 4, {"map": "ruhr"})
    for part in parts:
        assert f"│ {part.name} " in done.output
    assert "place 37 × colour 5" in done.output
    assert f"Numbers that are seen: {parts[-1].start + 24:,}" in done.output
