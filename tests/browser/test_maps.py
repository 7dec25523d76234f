"""Maps are chosen by small drawings, made from what the atlas compiled."""

import gzip
import json
import re
import runpy
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.desk import Desk
from tests.server.harness import ROOT

BOARDS = ROOT / "web" / "src" / "boards"
TOOL = runpy.run_path(str(ROOT / "web" / "tools" / "map_drawings.py"))
LARGEST = 12_000  # bytes of all maps of a game, gzipped: they come when its card is opened


@pytest.mark.parametrize("game", TOOL["games"]())
def test_the_drawings_are_the_atlas(game: str):
    """Else: python web/tools/map_drawings.py"""
    kept = (BOARDS / game / "maps.json").read_text("utf-8")
    assert json.loads(json.dumps(TOOL["drawings"](game))) == json.loads(kept)
    assert len(gzip.compress(kept.encode())) < LARGEST


def maps_of(desk: Desk, game: str) -> list[str]:
    known: Any = next(one for one in desk.call("GET", "/games") if one["id"] == game)
    return next(list(one["choices"]) for one in known["options"] if one["name"] == "map")


def opened(desk: Desk, name: str) -> Locator:
    page = desk.go()
    page.get_by_role("button", name=f"{name}: against bots").click()
    card = page.locator("article.open")
    card.locator("[data-map]").first.wait_for()
    return card


@pytest.mark.parametrize(
    ("game", "name"), [("railways", "Railways of the World"), ("steam", "Steam")]
)
def test_every_map_is_drawn_and_says_what_it_is(desk: Desk, game: str, name: str):
    card = opened(desk, name)
    told = set()
    for slug in maps_of(desk, game):
        one = card.locator(f"[data-map={slug}]")
        expect(one.locator("svg .hexes")).to_have_attribute("d", re.compile("^M"))
        expect(one).to_contain_text(re.compile("best with|players"))
        one.click()
        expect(one).to_have_attribute("aria-pressed", "true")
        told.add(card.locator(".option small").first.inner_text())
    assert len(told) == len(maps_of(desk, game))


def test_ROW_M0_the_best_numbers_of_players_stand_on_the_maps(desk: Desk):
    card = opened(desk, "Railways of the World")
    expect(card.locator("[data-map=europe]")).to_contain_text("best with 3–5")
    expect(card.locator("[data-map=eastern_us]")).to_contain_text("5–6; 2 with its variant")


def test_the_number_of_players_follows_the_map(desk: Desk):
    card = opened(desk, "Railways of the World")
    bots = card.get_by_role("group", name="Bots")
    bots.get_by_role("button", name="5", exact=True).click()
    card.locator("[data-map=mexico]").click()
    three = bots.get_by_role("button", name="3", exact=True)
    expect(three).to_have_attribute("aria-pressed", "true")
    expect(bots.get_by_role("button", name="4", exact=True)).to_be_disabled()
    card.get_by_role("button", name="Start", exact=True).click()
    expect(desk.page).to_have_url(re.compile("/table/"))
    table = desk.call("GET", f"/tables/{desk.page.url.rpartition('/')[2]}")
    assert table["options"]["map"] == "mexico"
    assert len(table["position"]["seats"]) == 4


def test_an_option_of_one_map_is_offered_there_alone(desk: Desk):
    card = opened(desk, "Railways of the World")
    card.get_by_role("group", name="Bots").get_by_role("button", name="1", exact=True).click()
    line = card.locator("[aria-labelledby$='-mountain_line-label']")
    expect(line).to_be_visible()
    card.locator("[data-map=mexico]").click()
    expect(line).to_have_count(0)


def test_maps_are_chosen_by_keys(desk: Desk):
    card = opened(desk, "Railways of the World")
    maps = card.locator("[data-map]")
    maps.nth(0).focus()
    desk.page.keyboard.press("Tab")
    desk.page.keyboard.press("Enter")
    expect(maps.nth(1)).to_have_attribute("aria-pressed", "true")


def test_the_number_of_players_settles_the_map(desk: Desk):
    """Those that fit come first, and the first of them is chosen until somebody chooses."""
    card = opened(desk, "Railways of the World")
    bots = card.get_by_role("group", name="Bots")
    for count, fits in (("2", "mexico"), ("5", "eastern_us")):
        bots.get_by_role("button", name=count, exact=True).click()
        first = card.locator("[data-map]").first
        expect(first).to_have_attribute("data-map", fits)
        expect(first).to_have_attribute("aria-pressed", "true")
    expect(card.locator("[data-map=mexico]")).to_have_class(re.compile("far"))
    card.locator("[data-map=europe]").click()
    bots.get_by_role("button", name="2", exact=True).click()
    expect(card.locator("[data-map=europe]")).to_have_attribute("aria-pressed", "true")


def test_the_sheet_is_wide_on_a_desk_and_starts_from_the_foot_of_a_phone(desk: Desk):
    card = opened(desk, "Railways of the World")
    pressed = "document.activeElement.getAttribute('aria-pressed')"
    assert desk.page.evaluate(pressed) == "true"  # the number of players has the focus
    box = card.bounding_box()
    assert box and box["width"] > 1000
    desk.page.set_viewport_size({"width": 390, "height": 844})
    start = card.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_in_viewport(ratio=1)
    card.get_by_role("button", name="Rarely changed").click()
    expect(start).to_be_in_viewport(ratio=1)
    desk.fits()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_choosing_a_map_is_for_everybody(visit: Callable[..., Desk], size: str, theme: str):
    desk = visit("Anna", size=size, theme=theme)
    for name in ("Railways of the World", "Steam"):
        opened(desk, name)
        desk.accessible()
        desk.fits()
