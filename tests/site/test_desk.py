"""The house without a server, asked as the worker asks it; the storage of its browser is memory."""

import asyncio
import json
import pickle
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from roundhouse.bots import Bot
from roundhouse.bots.roster import SECONDS, make
from roundhouse.kernel.game import game, games_of_the_house
from roundhouse.kernel.words import Move
from roundhouse.server import thinking
from roundhouse.site.storage import Memory, Row
from roundhouse.site.thinkers import (
    FEW,
    MOST_OF_ALL,
    MOST_WEIGHED,
    Patience,
    answered,
    thinned,
)
from roundhouse.site.worker import House
from roundhouse.tables.levels import browser_levels


class Thought:
    def __init__(self, said: bytes) -> None:
        self.said = said

    def to_bytes(self) -> bytes:
        return self.said


class QuotaExceededError(Exception):
    name = "QuotaExceededError"


class Browser:
    """As the worker's JavaScript has it; bots think in the same thread."""

    lasting = True

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self.said: list[tuple[int, Any]] = []
        self.told: list[str] = []
        self.thoughts = 0
        self.ended = 0
        self.full = False
        self.thinking = asyncio.Event()
        self.thinking.set()

    async def get(self, kind: Any, key: str) -> str | None:
        return await self.memory.get(kind, key)

    async def after(self, kind: Any, first: str, last: str) -> str:
        return json.dumps(await self.memory.after(kind, first, last))

    async def write(self, rows: str) -> bool:
        if self.full:
            raise QuotaExceededError
        return await self.memory.write(msgspec.json.decode(rows, type=list[Row]))

    async def clear(self) -> None:
        await self.memory.clear()

    async def think(self, asked: bytes) -> Thought:
        self.thoughts += 1
        await self.thinking.wait()
        return Thought(answered(asked))

    def endThinking(self) -> None:
        self.ended += 1

    def say(self, socket: int, text: str | None) -> None:
        self.said.append((socket, None if text is None else json.loads(text)))

    def tell(self, told: str) -> None:
        self.told.append(told)


class Guest:
    """Somebody who plays here."""

    def __init__(self, browser: Browser | None = None) -> None:
        self.browser = browser or Browser()
        self.house = House(self.browser, "2026-11-17")

    async def ask(self, method: str, path: str, **body: Any) -> tuple[int, Any]:
        status, said = await self.house.ask(
            method, f"/api{path}", json.dumps(body) if method != "GET" else None
        )
        return status, json.loads(said)

    async def get(self, path: str) -> Any:
        status, said = await self.ask("GET", path)
        assert status == 200, said
        return said

    async def post(self, path: str, **body: Any) -> Any:
        status, said = await self.ask("POST", path, **body)
        assert status in (200, 201), said
        return said

    async def make(self, game: str, *seats: str, **more: Any) -> Any:
        planned = [
            {"kind": "bot", "level": seat.partition(":")[2]}
            if seat.startswith("bot")
            else {"kind": seat, "name": "Anna"}
            for seat in seats
        ]
        made = {"pause": 0, "options": {}, "request": secrets.token_hex(8), **more}
        return await self.post("/tables", game=game, seats=planned, **made)

    async def first_move(self, id: str, seat: int) -> str:
        words: list[str] = []
        while True:
            said = "%20".join(words)
            found = await self.get(f"/tables/{id}/words?seat={seat}&said={said}")
            if not found["next"]:
                return " ".join(words)
            words.append(found["next"][0]["word"])

    async def move(self, id: str, seat: int) -> Any:
        number = (await self.get(f"/tables/{id}"))["position"]["number"]
        move = await self.first_move(id, seat)
        said = {"seat": seat, "move": move, "number": number, "request": secrets.token_hex(8)}
        return await self.post(f"/tables/{id}/moves", **said)

    async def until(self, id: str, there: Callable[[Any], bool]) -> Any:
        while True:
            table = await self.get(f"/tables/{id}")
            if there(table["position"]):
                return table
            await asyncio.sleep(0.001)


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(play(), 600)  # a busy machine

    asyncio.run(bounded())


def mine(position: Any) -> bool:
    return position["status"] != "playing" or 0 in position["asked"]


def test_a_game_against_bots_is_played_and_found_again_by_another_worker() -> None:
    async def play() -> None:
        anna = Guest()
        table = await anna.make("tiles", "me", "bot:beginner")
        id = table["id"]
        for _ in range(3):
            await anna.until(id, mine)
            await anna.move(id, 0)
        before = await anna.until(id, mine)
        later = Guest(Browser(anna.browser.memory))
        again = await later.get(f"/tables/{id}")
        assert again["position"]["views"] == before["position"]["views"]
        assert [one["id"] for one in (await later.get("/tables"))["tables"]] == [id]
        await later.move(id, 0)

    run(play)


@pytest.mark.some(2)
@pytest.mark.parametrize("id", games_of_the_house())
def test_a_whole_game_with_bots_around_one_person(id: str) -> None:
    """Its record can be carried away and looked at again, by whoever finds it."""

    async def play() -> None:
        anna = Guest()
        others = ["bot:random"] * (max(2, game(id).seats[0]) - 1)
        table = (await anna.make(id, "me", *others))["id"]
        while (await anna.until(table, mine))["position"]["status"] == "playing":
            await anna.move(table, 0)
        record = await anna.get(f"/tables/{table}/record")
        body = {"text": record["text"], "request": secrets.token_hex(8)}
        again = await Guest().post("/records", **body)
        assert (
            again["position"]["result"]
            == (await anna.get(f"/tables/{table}"))["position"]["result"]
        )

    run(play)


@pytest.mark.parametrize("how", ["undo", "leave"])
def test_what_a_bot_is_thinking_is_ended_and_begun_anew(how: str) -> None:
    """By a move taken back, and when nobody looks at the table any more."""

    async def play() -> None:
        anna = Guest()
        id = (await anna.make("tiles", "screen", "bot:beginner", seed="3"))["id"]
        anna.house.open(1, id)
        await anna.until(id, mine)
        anna.browser.thinking.clear()
        before = anna.browser.thoughts

        async def thought_of(times: int) -> None:
            while anna.browser.thoughts < before + times:
                await asyncio.sleep(0.001)

        while (moved := await anna.move(id, 0))["position"]["asked"] == [0]:
            pass
        await thought_of(1)
        if how == "undo":
            number = moved["position"]["number"]
            undo = {"seat": 0, "what": "step", "number": number, "request": secrets.token_hex(8)}
            await anna.post(f"/tables/{id}/undo", **undo)
            assert anna.browser.ended == 1
            while (await anna.move(id, 0))["position"]["asked"] == [0]:
                pass
        else:
            anna.house.close(1)
            while not anna.browser.ended:
                await asyncio.sleep(0.001)
            anna.house.open(2, id)
        await thought_of(2)
        anna.browser.thinking.set()
        await anna.until(id, mine)

    run(play)


def test_nothing_is_told_that_is_not_kept() -> None:
    async def play() -> None:
        anna = Guest()
        id = (await anna.make("tiles", "me", "bot:beginner"))["id"]
        before = await anna.until(id, mine)
        move = await anna.first_move(id, 0)
        anna.browser.full = True
        said = {"seat": 0, "move": move, "number": before["position"]["number"]}
        status, refusal = await anna.ask(
            "POST", f"/tables/{id}/moves", **said, request=secrets.token_hex(8)
        )
        assert (status, refusal["rule"]) == (422, "storage-full")
        assert await anna.get(f"/tables/{id}") == before
        anna.browser.full = False
        await anna.move(id, 0)

    run(play)


def test_another_tab_hears_what_is_played_here_and_none_writes_over_it() -> None:
    async def play() -> None:
        here = Guest()
        there = Guest(Browser(here.browser.memory))
        id = (await here.make("tiles", "screen", "screen"))["id"]
        there.house.open(1, id)
        while not there.browser.said:
            await asyncio.sleep(0.001)
        seat = (await there.get(f"/tables/{id}"))["position"]["asked"][0]
        moved = await here.move(id, seat)
        for told in here.browser.told:
            await there.house.heard(told)
        while "update" not in [one["type"] for _, one in there.browser.said]:
            await asyncio.sleep(0.001)
        number = moved["position"]["number"]
        late = {"seat": seat, "move": "pass", "number": number - 1}
        status, stale = await there.ask(
            "POST", f"/tables/{id}/moves", **late, request=secrets.token_hex(8)
        )
        assert (status, stale["rule"]) == (409, "stale-number")
        assert stale["table"]["position"]["number"] == number

    run(play)


def test_all_that_is_kept_goes_into_a_file_and_out_of_it_a_broken_table_too() -> None:
    async def play() -> None:
        anna = Guest()
        id = (await anna.make("tiles", "me", "bot:beginner"))["id"]
        await anna.until(id, mine)
        other = (await anna.make("spike", "screen", "screen"))["id"]
        journal = anna.browser.memory.kept["journal"]
        journal[f"{other} 00000001"] = "torn"
        status, refusal = await Guest(Browser(anna.browser.memory)).ask("GET", f"/tables/{other}")
        assert (status, refusal["rule"]) == (422, "broken-journal")
        chest = json.dumps(await anna.get("/kept/all"))

        bruno = Guest()
        assert await bruno.post("/kept/all", text=chest) == {"taken": 2, "left": 0}
        assert await bruno.post("/kept/all", text=chest) == {"taken": 0, "left": 2}
        assert bruno.browser.memory.kept == anna.browser.memory.kept
        views = [(await one.get(f"/tables/{id}"))["position"]["views"] for one in (anna, bruno)]
        assert views[0] == views[1]
        for bad in ("", "{}", chest[:-20], '{"form":"other","version":"","kept":{}}'):
            status, refusal = await bruno.ask("POST", "/kept/all", text=bad)
            assert (status, refusal["rule"]) == (422, "not-a-chest")

    run(play)


def test_what_can_not_be_had_here_is_refused_in_words() -> None:
    async def play() -> None:
        anna = Guest()
        seats = [{"kind": "me", "name": "A"}, {"kind": "person"}]
        body = {"game": "tiles", "seats": seats, "options": {}, "request": secrets.token_hex(8)}
        assert (await anna.ask("POST", "/tables", **body))[1]["rule"] == "no-others-here"
        assert (await anna.ask("POST", "/tables", game="tiles"))[1]["rule"] == "bad-request"
        assert (await anna.ask("GET", "/tables/unknown-tabl"))[0] == 404
        assert (await anna.ask("GET", "/nowhere"))[1]["rule"] == "no-such-page"
        assert (await anna.ask("GET", "/tables/x"))[1]["rule"] == "bad-request"

    run(play)


def test_lessons_challenges_hints_and_the_day() -> None:
    async def play() -> None:
        anna = Guest()
        taught = (await anna.get("/lessons"))["lessons"][0]
        body = {"game": taught["game"], "lesson": taught["name"], "again": False}
        table = await anna.post("/lessons", **body)
        assert table["lesson"] == taught["name"]
        day = await anna.get("/daily")
        tried = await anna.post("/daily", request=secrets.token_hex(8))
        assert (tried["game"], tried["day"]) == (day["day"]["game"], "2026-11-17")
        id = (await anna.make("tiles", "me", "bot:beginner"))["id"]
        await anna.until(id, mine)
        hints = await anna.post(f"/tables/{id}/hint", seat=0)
        assert hints["hints"]

    run(play)


def test_of_very_many_moves_some_are_weighed_and_one_of_each_kind() -> None:
    many = [(1, n) for n in range(5000)] + [(2,), (3, 1)]
    few = thinned(many, 100)
    assert len(few) <= 103 and {move[0] for move in few} == {1, 2, 3}
    assert thinned(many, 6000) is many


def test_hard_thinks_as_long_as_its_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[float] = []

    def made(level: str, seed: int, seconds: float) -> Bot:
        taken.append(seconds)
        return make(f"{level}:1", seed)

    monkeypatch.setattr(thinking, "make", made)
    for id in games_of_the_house():
        state = game(id).new(max(2, game(id).seats[0]), 7)
        asked = partial(thinking.choose, "hard", f"a table of {id}", state, state.actors[0])
        state.hear(msgspec.json.decode(answered(pickle.dumps(asked))))
        assert taken.pop() == (browser_levels(id).get("hard", 0) or SECONDS)


def test_however_wide_what_follows_a_thought_weighs_no_more_than_so_many() -> None:
    wide: list[Move] = [(1, n) for n in range(5000)]
    patience = Patience()
    patience.begin(clock=False)
    weighed = [len(patience.some(wide)) for _ in range(60)]
    assert weighed[0] <= MOST_WEIGHED and weighed[-1] in range(1, FEW + 2)
    assert sum(weighed) <= MOST_OF_ALL + 60 * (FEW + 1)
    narrow = wide[:40]
    patience.begin(clock=False)
    assert all(patience.some(narrow) is narrow for _ in range(50))  # as on a server
