"""Bots think in processes that remember their tables."""

import asyncio
import os

import pytest

from roundhouse.kernel.refusal import Refused
from roundhouse.server import thinking
from roundhouse.server.thinking import KEPT, MOST_KEPT, Thinkers, choose
from tests.bots.positions import own_turn


@pytest.fixture(autouse=True)
def _a_fresh_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SECONDS", 0.0)  # so many simulations instead
    KEPT.clear()


def visits(table: str, seat: int) -> int:
    bot = KEPT[table, seat, "hard:12"]
    assert bot.tree is not None
    return bot.tree.root.visits


def test_the_tree_of_a_table_serves_the_next_move_of_the_turn():
    state, seat = own_turn(3)
    first = choose("hard:12", "one", state, seat, 1)
    assert visits("one", seat) == 12
    state.play(state.hear(first), seat)
    assert state.actors == [seat]
    choose("hard:12", "one", state, seat, 2)
    assert visits("one", seat) > 12
    choose("hard:12", "another", state, seat, 2)
    assert visits("another", seat) == 12


def test_tables_that_nobody_plays_at_are_forgotten():
    state, seat = own_turn(3)
    for number in range(MOST_KEPT + 2):
        choose("hard:1", f"table {number}", state, seat, 1)
    assert len(KEPT) == MOST_KEPT
    assert ("table 0", seat, "hard:1") not in KEPT


def test_a_table_goes_to_the_process_that_knows_it_unless_another_is_free():
    thinkers = Thinkers(3)
    home = thinkers._process_for("a table")
    assert thinkers._process_for("a table") == home
    thinkers.asked[home] = 1
    elsewhere = thinkers._process_for("a table")
    assert elsewhere != home and thinkers.asked[elsewhere] == 0
    thinkers.asked = [1, 1, 1]
    assert thinkers._process_for("a table") == home


def dies(seed: int) -> str:
    os._exit(seed % 100 + 1)


def lives(seed: int) -> str:
    return "here"


def test_a_process_that_dies_is_replaced_and_whoever_asked_is_told():
    async def ask_twice() -> tuple[str, str]:
        thinkers = Thinkers(1)
        try:
            with pytest.raises(Refused) as refused:
                await thinkers._asked("a table", dies)
            return refused.value.rule, await thinkers._asked("a table", lives)
        finally:
            thinkers.close()

    assert asyncio.run(ask_twice()) == ("too-busy", "here")
