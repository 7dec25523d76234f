"""The house without a server, asked as the worker asks it; the storage of its browser is memory."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from roundhouse.site.storage import Memory, Row
from roundhouse.site.thinkers import answered
from roundhouse.site.worker import House


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
        await asyncio.wait_for(play(), 60)

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
