"""Figures of the rule books over HTTP."""

import re
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from roundhouse.server import game_files
from tests.server.harness import Server, Someone


def test_figures_share_the_picture_of_their_hills(server: Server) -> None:
    """The relief of a map is a file of its own, however many figures show it."""
    anna = Someone(server, "Anna")
    book = anna.get("/api/games/steam/rulebook")["text"]
    names = re.findall(r"^```figure (.*)$", book, re.M)
    reliefs = set()
    for name in names:
        answer = anna.ask("GET", f"/api/games/steam/figures/{name}.svg")
        assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
        assert len(answer.content) < 100_000 and "data:image" not in answer.text
        reliefs |= set(re.findall(r'href="(/api/[^"]+webp)"', answer.text))
    (relief,) = reliefs
    assert anna.ask("GET", relief).content[:4] == b"RIFF"


def test_what_is_no_figure_is_not_there(server: Server) -> None:
    anna = Someone(server, "Anna")
    for path in ("steam/figures/nothing.svg", "steam/figures/nothing.webp", "nogame/figures/a.svg"):
        assert anna.ask("GET", f"/api/games/{path}").status_code == 404, path
    assert anna.ask("GET", "/api/games/steam/figures/..svg").status_code == 400


def test_a_page_that_asks_for_all_figures_at_once_has_them_drawn_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[str] = []

    def drawn(game_id: str) -> dict[str, str]:
        begun.append(game_id)
        time.sleep(0.1)
        return {"one": "<svg/>"}

    def asked(_: int) -> bytes:
        answer: Any = game_files.get_figure.fn("steam", "one.svg")
        return bytes(answer.content)

    monkeypatch.setattr(game_files, "drawn", drawn)
    game_files.figure_files.cache_clear()
    try:
        with ThreadPoolExecutor(4) as pool:
            assert set(pool.map(asked, range(4))) == {b"<svg/>"}
    finally:
        game_files.figure_files.cache_clear()
    assert begun == ["steam"]
