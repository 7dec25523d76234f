"""Which tests run on which day."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import roundhouse.kit
from tests.conftest import TURNS, others_turns

TESTS = Path("tests")


class Item:
    def __init__(self, path: Path, mark: str = "") -> None:
        self.path = path
        self.mark = mark

    def iter_markers(self, name: str) -> Iterator[str]:
        return iter([name] if name == self.mark else [])


def days(items: list[Item], turns: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """On how many of so many days each runs."""
    ran = [0] * len(items)
    for day in range(turns):
        monkeypatch.setattr(roundhouse.kit, "DAY", 739_000 + day)
        left = others_turns(items, TESTS)
        ran = [times + (item not in left) for times, item in zip(ran, items, strict=True)]
    return ran


@pytest.mark.parametrize(("folder", "turns"), TURNS.items())
def test_each_has_its_day_and_some_have_every_day(
    folder: str, turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = TESTS / folder / "test_it.py"
    items = [*[Item(path) for _ in range(10)], Item(path, "daily"), Item(path, "some")]
    assert days(items, turns, monkeypatch) == [*[1] * 10, turns, turns]
    elsewhere = [Item(TESTS / "games" / folder / "test_it.py"), Item(TESTS / "test_it.py")]
    assert days(elsewhere, turns, monkeypatch) == [turns, turns]
