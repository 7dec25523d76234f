"""The map editor: a small island is drawn, put right, played on against bots, and shared."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Desk
from tests.server.harness import Server
from tests.server.own_maps import STEAM

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


def begin(desk: Desk) -> Page:
    page = desk.go("/maps")
    page.get_by_label("Title").fill("Small Isle")
    page.get_by_label("For").select_option("steam")
    look(page, "maps")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page).to_have_url(re.compile("/maps/[A-Za-z0-9_-]{12}$"))
    expect(page.locator(".sheet svg")).to_be_attached()
    return page


def test_an_island_is_drawn_by_keys_played_on_and_shared(visit):
    desk: Desk = visit(name="Anna")
    page = begin(desk)
    canvas = page.get_by_role("application")
    canvas.focus()
    faults = page.locator(".right ol li")
    expect(faults.first).to_contain_text("two cities")
    expect(page.get_by_role("button", name="Play on it")).to_be_disabled()
    # land to the east, a hill in the north, a city at each end and one between
    press(page, "1 ArrowRight ArrowRight ArrowRight Enter")
    expect(page.get_by_text("Undo")).to_be_enabled()
    expect(page.locator("#map-cursor")).to_contain_text("plain")
    press(page, "4 Enter")
    expect(page.locator(".sheet").get_by_text("CITY 1")).to_be_attached()
    press(page, "ArrowLeft ArrowLeft ArrowLeft Enter")
    expect(page.locator(".sheet").get_by_text("CITY 2")).to_be_attached()
    press(page, "ArrowLeft ArrowLeft Enter")
    expect(page.locator(".sheet").get_by_text("CITY 3")).to_be_attached()
    press(page, "5 ArrowDown Enter")
    expect(page.locator(".sheet").get_by_text("Town 1")).to_be_attached()
    press(page, "Control+z")
    expect(page.locator(".sheet").get_by_text("Town 1")).not_to_be_attached()
    press(page, "Control+y")
    expect(page.locator(".sheet").get_by_text("Town 1")).to_be_attached()
    expect(page.get_by_text("saved", exact=True)).to_be_visible()
    look(page, "editor")
    desk.accessible()
    page.get_by_role("button", name="Share").click()
    page.get_by_label("who has the link").check()
    expect(page.get_by_label("Link", exact=True)).to_have_value(re.compile("/maps/"))
    address = page.url
    page.get_by_role("button", name="Play on it").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("svg").get_by_text("CITY 1", exact=True).first).to_be_attached()
    desk.play(lambda: desk.moves() > 2, 60)
    other: Desk = visit(name="Bruno")
    there = other.page
    there.goto(address)
    expect(there.get_by_text("by Anna")).to_be_visible()
    expect(there.locator(".sheet").get_by_text("CITY 1")).to_be_attached()
    there.get_by_role("button", name="Make a copy of your own").click()
    expect(there.get_by_role("button", name="Ferry 9")).to_be_visible()  # only the owner has tools
    there.get_by_role("button", name="Share").click()
    expect(there.get_by_text("Made from “Small Isle”")).to_be_visible()


def test_a_map_that_is_listed_stands_behind_those_of_the_house(visit):
    anna: Desk = visit(name="Anna")
    made = anna.call("POST", "/maps", {"title": "Our Lakes", "game": "steam", "file": STEAM})
    name = anna.call("POST", f"/maps/{made['id']}/versions")["newest"]
    anna.call("PUT", f"/maps/{made['id']}/sharing", {"visibility": "listed"})
    bruno: Desk = visit(name="Bruno")
    page = bruno.go()
    page.get_by_role("button", name=re.compile("^Steam:")).first.click()
    card = page.locator("article.open")
    own = card.locator(f"[data-map={name}]")
    expect(own).to_contain_text("Our Lakes")
    expect(own.locator("svg .hexes")).to_have_attribute("d", re.compile("^M"))
    own.click()
    expect(own).to_have_attribute("aria-pressed", "true")
    card.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("svg").get_by_text("MILANO", exact=True).first).to_be_attached()


def test_what_is_drawn_survives_a_lost_page(visit):
    desk: Desk = visit(name="Anna")
    page = begin(desk)
    page.get_by_role("application").focus()
    press(page, "4 Enter")
    expect(page.locator(".sheet").get_by_text("CITY 1")).to_be_attached()
    page.reload()
    expect(page.locator(".sheet").get_by_text("CITY 1")).to_be_attached()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_workshop_fits(visit, size: str, theme: str):
    desk: Desk = visit(name="Anna", size=size, theme=theme)
    made = desk.call("POST", "/maps", {"title": "My Ruhr", "game": "steam", "map": "ruhr"})
    page = desk.page
    page.goto(f"/maps/{made['id']}")
    expect(page.locator(".sheet svg .names").first).to_be_attached()
    look(page, f"workshop-{size}-{theme}")
    desk.fits()
    desk.accessible()
