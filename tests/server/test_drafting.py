"""Drawing for many: whose turn it is at the draughtsmen's table."""

import asyncio

import pytest

from roundhouse.kernel.refusal import Refused
from roundhouse.server.drafting import MOST_EACH, Turns


async def drawn(turns: Turns, address: str, done: list[str]) -> None:
    async with turns.turn(address):
        await asyncio.sleep(0)
        done.append(address)


def test_who_asks_for_one_drawing_waits_for_one_of_another_at_most():
    async def day() -> list[str]:
        turns, done = Turns(1), list[str]()
        wishes = ["greedy"] * MOST_EACH + ["anna", "bruno", "anna"]
        await asyncio.gather(*(drawn(turns, one, done) for one in wishes))
        assert not turns.waiting
        assert not turns.asked
        return done

    assert asyncio.run(day())[:4] == ["greedy", "anna", "bruno", "greedy"]


def test_who_asks_again_and_again_keeps_no_second_wish_of_another_waiting():
    """Browsers that redraw under a hand: each asks anew as it is answered."""

    async def day() -> list[str]:
        turns, done = Turns(1), list[str]()

        async def redrawing(address: str) -> None:
            for _ in range(20):
                await drawn(turns, address, done)

        wishes = [redrawing("anna"), redrawing("bruno")]
        wishes += [drawn(turns, "chiara", done) for _ in range(2)]
        await asyncio.gather(*wishes)
        assert not turns.waiting
        return done

    assert asyncio.run(day())[:6] == ["anna", "bruno", "chiara", "anna", "bruno", "chiara"]


def test_with_several_places_nobody_is_called_twice_while_another_waits():
    async def day() -> list[str]:
        turns, done = Turns(2), list[str]()
        wishes = ["greedy"] * MOST_EACH + ["anna"] * 2 + ["bruno"]
        await asyncio.gather(*(drawn(turns, one, done) for one in wishes))
        return done

    assert asyncio.run(day())[:4] == ["greedy", "greedy", "anna", "bruno"]


def test_more_drawings_at_once_than_a_browser_asks_for_are_refused_and_others_are_not():
    async def day() -> None:
        turns, done = Turns(2), list[str]()
        wishes = [asyncio.ensure_future(drawn(turns, "greedy", done)) for _ in range(MOST_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await drawn(turns, "greedy", done)
        assert (refused.value.rule, refused.value.facts) == (
            "drawings-at-once",
            {"most": MOST_EACH},
        )
        await drawn(turns, "anna", done)
        await asyncio.gather(*wishes)
        await drawn(turns, "greedy", done)  # now it is welcome again

    asyncio.run(day())


def test_who_goes_while_he_waits_keeps_nobody_waiting():
    async def day() -> None:
        turns, done = Turns(1), list[str]()
        async with turns.turn("anna"):
            gone = asyncio.ensure_future(drawn(turns, "bruno", done))
            chiara = asyncio.ensure_future(drawn(turns, "chiara", done))
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.wait_for(chiara, 5)
        assert done == ["chiara"]
        assert turns.free == 1

    asyncio.run(day())
