"""Railways of the World can be read at first sight, on every map, at the beginning and late."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roundhouse.games.railways.rules.land import MAPS
from tests.browser.desk import Desk
from tests.browser.overlaps import SETTLED, overlaps
from tests.browser.railways import position, sit_down

SIZES = [(1440, 900), (1024, 700)]
LATE = 0.93  # of a recorded game's moves


def late(desk: Desk, name: str) -> Any:
    return desk.middle("railways", name.replace("_", "-"), LATE)


def sized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


# The widest of every shape of a good, and the letters on discs, in pixels of the screen.
SMALLEST = """() => {
  const all = (query) => [...document.querySelectorAll(`.railways ${query}`)]
  const wide = (one) => {
    const { width, height } = one.getBoundingClientRect()
    return Math.max(width, height)
  }
  const shapes = all('[data-form=shapes] > path').map(wide)
  const pips = all('[data-at]').map((one) => wide(one.lastChild))
  const letters = all('[data-disc] .owner').map((one) =>
    parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d)
  return [Math.min(...shapes), Math.min(...pips), Math.min(99, ...letters)] }"""


@pytest.mark.some(6)
@pytest.mark.parametrize("stage", ["opening", "late"])
@pytest.mark.parametrize("name", MAPS.names)
def test_nothing_lies_on_anything_at_first_sight(desk: Desk, name: str, stage: str):
    made = late(desk, name) if stage == "late" else position(desk, {}, seats=3, map=name)
    for size in SIZES:
        sized(desk.page, size)
        page = sit_down(desk, made)
        measured = overlaps(page)
        assert measured["found"] == [], size
        assert measured["outside"] == [], size
        # little is left out: names of a few grey cities, where there is no room at all
        assert measured["names"] >= 0.75 * measured["cities"], size
        assert measured["trays"] >= 0.85 * measured["cities"], size
        shape, pip, letter = page.evaluate(SMALLEST)
        assert min(shape, pip) >= 7.9, size
        assert letter >= 7.9, size


def test_the_first_view_is_the_playing_area(desk: Desk):
    """The hexes fill the window in one direction, and the ground goes on to its rim."""
    for name in ("europe", "great_britain"):
        page = sit_down(desk, position(desk, {}, seats=3, map=name))
        page.wait_for_function(SETTLED)
        window = page.locator(".railways .mapfield").bounding_box()
        hexes = page.locator(".railways .ground > g .hexes").bounding_box()
        ground = page.locator(".railways .ground").bounding_box()
        assert window and hexes and ground
        filled = max(hexes["width"] / window["width"], hexes["height"] / window["height"])
        assert 0.94 < filled <= 1
        bars = page.locator(".railways .ground > svg").count()
        assert ground["width"] >= window["width"] or bars


def test_no_button_and_no_card_lies_on_the_map(desk: Desk):
    page = desk.table(desk.make("railways", ["me", "medium"], seed="3"))
    page.locator(".strip [data-baron]").first.wait_for()
    expect(page.locator(".railways .mapfield button")).to_have_count(0)
    page.locator(".strip [data-baron]").first.click()
    page.locator(".dock .btn.go").click()
    page.locator(".strip [data-bid]").first.wait_for()
    expect(page.locator(".railways .mapfield button")).to_have_count(0)
    nearer = page.get_by_role("button", name="Zoom in")
    camera = page.locator(".railways .camera")
    before = camera.get_attribute("style")
    nearer.click()
    expect(camera).not_to_have_attribute("style", before or "")


def test_what_was_left_out_comes_back_when_pointed_at_or_reached(desk: Desk):
    sized(desk.page, SIZES[1])
    page = sit_down(desk, late(desk, "great_britain"))
    overlaps(page)
    bare = page.evaluate(
        "[...document.querySelectorAll('.railways [data-at]')].map((one) => one.dataset.at)"
        ".filter((place) => !document.querySelector(`.railways [data-name='${place}']`))"
    )
    assert bare
    box = page.locator(f".railways [data-at={bare[0]}] [data-city]").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    opened = page.locator(f".railways [data-opened={bare[0]}]")
    expect(opened).to_have_count(1)
    called = page.locator(f".railways .aside li[data-city={bare[0]}]").inner_text()
    assert called.startswith(opened.locator(".called").inner_html())
    page.mouse.move(2, 300)
    expect(opened).to_have_count(0)
    spot = page.locator("path.spot[data-place]").first
    page.keyboard.press("Tab")  # keys are in use: what has the focus is shown
    spot.focus()
    place = spot.get_attribute("data-place")
    expect(page.locator(f".railways [data-opened={place}]")).to_have_count(1)


def test_track_and_discs_lie_above_trays_and_names_above_all(desk: Desk):
    page = sit_down(desk, late(desk, "eastern_us"))
    overlaps(page)
    order = page.evaluate(
        "() => { const at = (query) => [...document.querySelectorAll('.pieces *')]"
        ".indexOf(document.querySelector(`.railways ${query}`));"
        "return ['[data-tray]', '[data-at]', '[data-disc]', '[data-name]'].map(at) }"
    )
    assert order == sorted(order)
    assert -1 not in order
    track = page.evaluate(
        "() => { const all = [...document.querySelectorAll('.pieces *')];"
        "const trays = all.indexOf(document.querySelector('.railways .trays'));"
        "const bed = all.findIndex((one) => one.getAttribute('stroke') === 'var(--bed)');"
        "return bed - trays }"
    )
    assert track > 0


def test_forced_colours_lose_nothing(desk: Desk):
    page = sit_down(desk, late(desk, "mexico"))
    overlaps(page)
    looks = """() => {
      const style = (query) => getComputedStyle(document.querySelector(query))
      const drawn = ['[data-disc] circle', '[data-disc] text', '[data-city]', '[data-tray] path',
        '[data-name]'].map((query) => style(`.railways ${query}`).fill)
      return [...drawn, style('.markers .out').backgroundColor] }"""
    before = page.evaluate(looks)
    page.emulate_media(forced_colors="active")
    assert page.evaluate(looks) == before
