"""Bots think in processes that remember their tables."""

import asyncio
import os
import time
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from roundhouse.bots.search import SearchBot, Tree
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.state import State
from roundhouse.server import bot_workers, thinking
from roundhouse.server.bot_runner import BotRunner, NobodyThinks
from roundhouse.server.bot_workers import BotWorkers, Lane, cores
from roundhouse.server.tasks import Tasks
from roundhouse.server.thinking import KEPT, MOST_KEPT, agreed, ponder
from tests.bots.positions import own_turn

choose = partial(thinking.choose, seconds=0.0)  # so many simulations instead


@pytest.fixture(autouse=True)
def _a_fresh_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SECONDS", 0.0)
    KEPT.clear()


def at(table: str, state: State) -> Any:
    """What those who think know of a table."""
    return SimpleNamespace(header=SimpleNamespace(id=table), state=state, luck=None)


def tree_of(table: str, seat: int) -> Tree:
    bot = KEPT[table, seat, "hard:12"].bot
    assert isinstance(bot, SearchBot) and bot.tree is not None
    return bot.tree


def test_the_tree_of_a_table_serves_the_next_move_of_the_turn():
    state, seat = own_turn(3)
    first = choose("hard:12", "one", state, seat, 1)
    state.play(state.hear(first), seat)
    assert state.actors == [seat]
    tree = tree_of("one", seat)
    choose("hard:12", "one", state, seat, 2)
    assert tree_of("one", seat) is tree
    choose("hard:12", "another", state, seat, 2)
    assert tree_of("another", seat) is not tree


def test_several_agree_on_what_they_have_looked_at_most_together():
    assert agreed([[("a", 0.6), ("b", 0.4)], [("b", 0.5), ("c", 0.5)]]) == "b"


def test_an_expert_thinks_in_all_processes_that_are_free():
    state, seat = own_turn(3)
    table = at("one", state)
    table.history = SimpleNamespace(moves=[])
    workers = BotWorkers(3)
    lane = workers.lanes["long"]
    lane.free[0] = False
    seeds: list[int] = []

    async def ask(name: str, think: Callable[[int], Any]) -> Any:
        seeds.append(len(seeds))
        return think(seeds[-1])

    lane.ask = ask  # type: ignore[method-assign,assignment]
    said = asyncio.run(workers.move("expert:6", table, seat))
    assert len(seeds) == 2
    assert state.hear(said) in state.moves(seat)


def test_who_thinks_with_others_goes_on_from_the_move_that_was_made():
    state, seat = own_turn(3)
    tried = ponder("expert:12", "one", state, seat, "", 1)
    made = tried[1][0]  # not what it would have played by itself
    after = state.copy()
    after.play(state.hear(made), seat)
    assert after.actors == [seat]
    ponder("expert:12", "one", after, seat, made, 2)
    bot = KEPT["one", seat, "expert:12"].bot
    assert isinstance(bot, SearchBot)
    assert bot.tree is not None and bot.tree.root.visits > 12


def test_tables_that_nobody_plays_at_are_forgotten():
    state, seat = own_turn(3)
    for number in range(MOST_KEPT + 2):
        choose("hard:1", f"table {number}", state, seat, 1)
    assert len(KEPT) == MOST_KEPT
    assert ("table 0", seat, "hard:1") not in KEPT


def test_a_table_goes_to_the_process_that_knows_it_unless_it_is_busy():
    async def take() -> list[int]:
        lane = Lane(3)
        home = await lane._take("a table")
        elsewhere = await lane._take("a table")
        lane._give(home)
        return [home, elsewhere, await lane._take("a table")]

    home, elsewhere, again = asyncio.run(take())
    assert home == again != elsewhere


def test_those_who_wait_are_served_in_their_order():
    async def take() -> list[str]:
        lane, served = Lane(1), []
        assert await lane._take("first") == 0

        async def wait(table: str) -> None:
            at = await lane._take(table)
            served.append(table)
            lane._give(at)

        waiting = [
            asyncio.create_task(wait(table)) for table in ("second", "third", "gone", "last")
        ]
        await asyncio.sleep(0)
        waiting[2].cancel()
        await asyncio.sleep(0)
        lane._give(0)
        await asyncio.gather(*waiting, return_exceptions=True)
        assert lane.free == [True] and not lane.waiting
        return served

    assert asyncio.run(take()) == ["second", "third", "last"]


def test_as_many_think_long_as_there_are_cores_unless_somebody_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert len(BotWorkers(0).lanes["long"].free) == cores() >= 1
    monkeypatch.setattr(bot_workers, "cores", lambda: 7)
    assert len(BotWorkers(0).lanes["long"].free) == len(BotWorkers().lanes["long"].free) == 7
    assert len(BotWorkers(3).lanes["long"].free) == 3


def dies(seed: int) -> str:
    os._exit(seed % 100 + 1)


def lives(seed: int) -> str:
    return "here"


def test_a_process_that_dies_costs_only_the_table_it_thought_for():
    """Those who wait behind it notice nothing."""

    async def ask() -> list[object]:
        lane = Lane(1)
        try:
            asked = [lane.ask(f"table {n}", dies if n == 0 else lives) for n in range(4)]
            return list(await asyncio.gather(*asked, return_exceptions=True))
        finally:
            lane.close()

    first, *others = asyncio.run(ask())
    assert isinstance(first, Refused) and first.rule == "too-busy"
    assert others == ["here"] * 3


def slow(seed: int) -> str:
    time.sleep(600)  # longer than anybody waits; it ends with its lane
    return "at last"


def test_neither_hints_nor_long_thinking_hold_up_a_bot_that_answers_at_once():
    state, seat = own_turn(3)

    async def ask() -> tuple[str, bool]:
        workers = BotWorkers(1)
        try:
            await workers.move("random", at("one", state), seat)  # its process has started
            long = [asyncio.create_task(workers.lanes["long"].ask("two", slow)) for _ in range(9)]
            hints = [asyncio.create_task(workers.lanes["hints"].ask("x", slow)) for _ in range(9)]
            while any(workers.lanes[lane].free[0] for lane in ("long", "hints")):
                await asyncio.sleep(0)
            text = await workers.move("easy", at("three", state), seat)
            waiting = not any(task.done() for task in [*long, *hints])
            for task in [*long, *hints]:
                task.cancel()
            return text, waiting
        finally:
            workers.close()

    text, waiting = asyncio.run(ask())
    assert waiting and state.check(state.hear(text), seat) is None


def test_a_crowd_of_medium_bots_does_not_hold_up_an_easy_one():
    """Of Railways a medium move takes ten times as long, and fifty tables may ask for one."""
    state, seat = own_turn(3)

    async def ask() -> bool:
        workers = BotWorkers(1)
        try:
            await workers.move("random", at("one", state), seat)  # its process has started
            crowd = [asyncio.create_task(workers.lanes["medium"].ask("x", slow)) for _ in range(9)]
            asked = asyncio.create_task(workers.move("medium", at("two", state), seat))
            for level in ("random", "beginner", "easy"):
                await workers.move(level, at("three", state), seat)
            waiting = not any(task.done() for task in [asked, *crowd])
            for task in [asked, *crowd]:
                task.cancel()
            return waiting
        finally:
            workers.close()

    assert asyncio.run(ask())


def test_each_person_has_one_hint_in_work():
    state, seat = own_turn(3)

    async def ask() -> list[object]:
        workers = BotWorkers(1)
        try:
            people = ["anna", "anna", "bruno"]
            asked = [workers.advice(one, at("a table", state), seat) for one in people]
            found = await asyncio.gather(*asked, return_exceptions=True)
            return [*found, await workers.advice("anna", at("a table", state), seat)]
        finally:
            workers.close()

    first, second, other, later = asyncio.run(ask())
    assert isinstance(second, Refused) and second.rule == "one-hint-at-a-time"
    assert all(isinstance(one, list) and one for one in (first, other, later))


@pytest.mark.parametrize("level", ["cmd:touch x", "cmd:true", "nobody"])
def test_no_name_that_is_stored_starts_a_program(level: str) -> None:
    state, seat = own_turn(3)
    with pytest.raises(Refused) as refused:
        choose(level, "a table", state, seat, 1)
    assert refused.value.rule == "unknown-level"


class Thinkers:
    """Those of these levels think; the processes of the others die, or their bots break."""

    def __init__(self, *thinking: str, error: Exception | None = None) -> None:
        self.thinking = thinking
        self.error = error or refuse("too-busy")
        self.asked: list[str] = []

    async def move(self, level: str, table: Any, seat: int) -> str:
        self.asked.append(level)
        if level not in self.thinking:
            raise self.error
        return f"by {level}"


def chosen(thinkers: Any, level: str) -> str:
    state, seat = own_turn(3)
    seats = [SimpleNamespace(bot=level)] * 2
    live: Any = SimpleNamespace(id="a table", table=SimpleNamespace(state=state, seats=seats))
    runner = BotRunner(thinkers, Tasks(), None)  # type: ignore[arg-type]
    return asyncio.run(runner._choose(live, seat))


def test_where_the_processes_of_a_hard_bot_die_the_stand_in_plays_and_never_chance() -> None:
    thinkers = Thinkers("random", "easy", "medium")
    assert chosen(thinkers, "hard") == "by medium"
    assert thinkers.asked == ["hard", "medium"]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_where_all_processes_die_the_table_waits(level: str) -> None:
    thinkers = Thinkers("random")
    with pytest.raises(NobodyThinks):
        chosen(thinkers, level)
    assert thinkers.asked == list(dict.fromkeys([level, "medium"]))


def test_where_the_stand_in_itself_breaks_the_game_goes_on() -> None:
    assert chosen(Thinkers("random", error=ValueError("no such hex")), "hard") == "by random"
