"""Somebody at the map editor, and a server that keeps what is drawn there."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Desk
from tests.server.harness import Server

SHOTS = os.environ.get("ROUNDHOUSE_SHOTS", "")


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("editor")
    made = Server(folder, str(folder / "t.sqlite"), kept=str(folder / "made"))
    try:
        yield made.start()
    finally:
        made.close()


def look(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png")


def press(page: Page, keys: str) -> None:
    for key in keys.split():
        page.keyboard.press(key)


def begin(desk: Desk, game: str = "steam") -> Page:
    page = desk.go("/maps")
    page.get_by_label("Title").fill("Small Isle")
    page.get_by_label("For").select_option(game)
    look(page, "maps")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page).to_have_url(re.compile("/maps/[A-Za-z0-9_-]{12}$"))
    expect(page.locator(".sheet svg")).to_be_attached()
    return page
