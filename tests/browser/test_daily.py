"""The day's challenge of each game in a browser: begun, without hints, and told when it is over."""

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import roundhouse as rh
from roundhouse.kernel.game import games_of_the_house
from roundhouse.tables.daily import Day
from roundhouse.texts import Texts
from tests.browser.conftest import SIZES
from tests.browser.desk import Desk
from tests.days import due
from tests.server.harness import Server, Someone, play_on, wait_for

LEFT = 3  # moves of a game that are left to be played


def near_the_end(day: Day) -> tuple[list[tuple[int, str]], str]:
    """A game played at random until few moves are left and seat 0 is asked; its digest there."""
    one = day.challenge
    state = rh.game(one.game).new(one.seats, day.seed, one.begun_with)
    rng = rh.Rng(day.number)
    line: list[tuple[int, str]] = []
    asked: list[list[int]] = []
    digests: list[str] = []
    while state.result is None:
        seat = state.actors[0]
        asked.append(state.actors[:])
        digests.append(state.digest())
        move = state.random_move(seat, rng)
        line.append((seat, state.say(move)))
        state.play(move, seat)
    at = max(n for n in range(max(1, len(line) - LEFT)) if asked[n] == [0])
    return line[:at], digests[at]


def plant(server: Server, id: str, day: Day) -> None:
    """The try goes on shortly before its end; written into the file of a dead server."""
    before, digest = near_the_end(day)
    server.kill()
    with sqlite3.connect(server.database) as file:
        (text,) = file.execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
        header = {**json.loads(text), "before": before, "digest": digest, "pause": 0.0}
        file.execute("UPDATE tables SET header = ? WHERE id = ?", (json.dumps(header), id))
        file.execute("DELETE FROM journal WHERE table_id = ? AND number > 1", (id,))
        file.execute("UPDATE tables SET number = 1, asked = '[0]' WHERE id = ?", (id,))
    file.close()
    server.start()


@pytest.fixture
def on_day(tmp_path: Path, chromium: Browser) -> Iterator[Callable[..., Desk]]:
    """Anna at a browser, at a house where it is that day."""
    servers: list[Server] = []
    desks: list[Desk] = []

    def come(day: Day, size: str = "desk", **more: Any) -> Desk:
        settings = {"today": str(day.date), **more}
        server = Server(tmp_path, str(tmp_path / "tables.sqlite"), **settings)
        servers.append(server)
        width, height = SIZES[size]
        context = chromium.new_context(
            base_url=server.start().address,
            viewport={"width": width, "height": height},
            service_workers="block",
        )
        context.set_default_timeout(60_000)
        desk = Desk(context.new_page(), server)
        desks.append(desk)
        desk.call("PUT", "/me", {"name": "Anna", "language": "en"})
        return desk

    yield come
    wrong = [fault for desk in desks for fault in desk.faults]
    for desk in desks:
        desk.page.context.close()
    for server in servers:
        server.close()
    assert not wrong


def anna_of(page: Page, server: Server) -> Someone:
    anna = Someone(server)
    for cookie in page.context.cookies():
        anna.http.cookies.set(cookie["name"], cookie["value"])
    return anna


@pytest.mark.some(1)
@pytest.mark.parametrize("game", games_of_the_house())
def test_the_days_challenge_is_played_and_told(on_day: Callable[..., Desk], game: str) -> None:
    day = due(game)
    one = day.challenge
    desk = on_day(day)
    page = desk.go("/daily")
    title = Texts("en", game).say(one.key)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_text("not yet")).to_be_visible()
    desk.accessible()
    page.get_by_role("button", name="Play it").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("footer.dock")).to_be_visible()
    expect(page.get_by_text("this try counts").first).to_be_attached()
    expect(page.locator(".dock .hint")).to_have_count(0)
    assert str(day.seed) not in page.content()

    id = page.url.rpartition("/")[2]
    page.goto("/daily")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    plant(desk.server, id, day)
    play_on(id, {0: anna_of(page, desk.server)})
    (mine,) = desk.call("GET", "/daily")["mine"]
    page.goto(f"/table/{id}")
    expect(page.locator(".end")).to_be_visible()
    page.get_by_role("link", name="Results").click()
    row = page.locator("tr.mine")
    expect(row).to_contain_text("Anna")
    expect(row).to_contain_text("–" if mine["came"] is None else str(abs(mine["came"])))
    expect(page.get_by_role("button", name="Play it for practice")).to_be_visible()
    if mine["came"] is not None:
        expect(page.locator(".day.today")).to_contain_text("★" if mine["stars"] else "–")
        expect(page.get_by_role("button", name="Copy the picture")).to_be_visible()
    page.goto("/")
    expect(page.locator("a[href='/daily'].box")).to_contain_text(title)


@pytest.mark.parametrize("size", SIZES)
def test_after_the_try_the_bots_game_and_all_tries_are_shown(
    on_day: Callable[..., Desk], size: str
) -> None:
    day = due("tiles")
    desk = on_day(day, size, day_bots=["easy"])
    page = desk.go("/daily")
    expect(page.get_by_text("The best bot's game is shown after your first try.")).to_be_visible()
    expect(page.get_by_text("Your tries")).to_have_count(0)
    page.get_by_role("button", name="Play it").click()
    expect(page).to_have_url(re.compile("/table/"))
    id = page.url.rpartition("/")[2]
    anna = anna_of(page, desk.server)
    play_on(id, {0: anna})
    wait_for(lambda: anna.get("/api/daily")["solution"])
    page.goto("/daily")
    expect(page.get_by_role("img", name="Your tries: ")).to_contain_text("easy")
    expect(page.locator("rect.counts")).to_have_count(1)
    desk.accessible()
    page.get_by_role("button", name="Look through the game of the easy bot").click()
    expect(page).to_have_url(re.compile(f"/table/(?!{id})"))
    expect(page.locator(".end")).to_be_visible()
    page.get_by_role("link", name="Results").click()
    expect(page).to_have_url(re.compile(f"/daily/{day.date}$"))
    page.goto("/me")
    recent = page.locator("section", has_text="Recent games").locator("li")
    expect(recent).to_have_count(2)
    expect(recent.first).to_contain_text(Texts("en", "tiles").say(day.challenge.key))
    expect(page.get_by_role("img", name="Last ten: 1")).to_be_visible()


def test_a_day_that_is_past_is_not_today(on_day: Callable[..., Desk]) -> None:
    day = due("tiles", due("tiles").date + timedelta(10))
    desk = on_day(day)
    before = day.date - timedelta(2)
    page = desk.go(f"/daily/{before}")
    shown = page.locator(".day.shown")
    expect(shown).to_have_text(re.compile(rf"^\s*{before.day}"))
    today = page.locator(".day.today")
    if day.date.month == before.month:
        expect(today).to_have_text(re.compile(rf"^\s*{day.date.day}"))
        today.get_by_role("link").click()
        expect(page.get_by_role("button", name="Play it", exact=True)).to_be_visible()
        expect(page.locator(".day.today.shown")).to_have_count(1)
    else:
        expect(today).to_have_count(0)


def test_the_table_of_a_challenge_leads_back_and_is_listed_by_its_name(
    on_day: Callable[..., Desk],
) -> None:
    day = due("spike")
    desk = on_day(day)
    texts = Texts("en", "spike")
    page = desk.go("/daily")
    page.get_by_role("button", name="Play it").click()
    page.get_by_role("link", name="Back to Today").click()
    expect(page).to_have_url(re.compile(f"/daily/{day.date}$"))
    body = {"game": "spike", "lesson": "first", "name": "Anna"}
    desk.table(desk.call("POST", "/lessons", body))
    expect(page.get_by_role("link", name="Leave, keep my place")).to_be_visible()
    page.goto("/tables")
    listed = page.locator("li", has_text="Spike")
    expect(listed).to_have_count(2)
    expect(listed.filter(has_text=texts.say(day.challenge.key))).to_contain_text("Challenge of")
    expect(listed.filter(has_text=texts.say("spike-lesson-first"))).to_contain_text("Lesson")
