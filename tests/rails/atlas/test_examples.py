"""The maps that the guide brings along keep to all that is asked of their games."""

from pathlib import Path

import pytest

from roundhouse.rails.atlas.workshop import faults_of

MAPS = sorted((Path(__file__).parents[3] / "docs" / "maps").glob("*.toml"))


@pytest.mark.parametrize("path", MAPS, ids=[path.stem for path in MAPS])
def test_an_example_has_no_fault(path: Path):
    faults, compiled = faults_of(path, path.read_text("utf-8"))
    assert compiled
    assert not faults
