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


@pytest.mark.some(1)
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
        assert measured["names"] >= 0.95 * measured["cities"], size
        assert measured["trays"] >= 0.85 * measured["cities"], size
        assert measured["printed"] >= 1, size  # seas and mountains step back, not all of them
        shape, pip, letter = page.evaluate(SMALLEST)
        assert min(shape, pip) >= 7.9, size
        assert letter >= 7.9, size


# The rectangle that the picture and its rim fill together.
GROUND = """() => {
  const all = [...document.querySelectorAll('.railways .ground > svg')]
  const boxes = all.map((one) => one.getBoundingClientRect())
  const most = (side, pick) => pick(...boxes.map((box) => box[side]))
  return [
    most('left', Math.min), most('top', Math.min),
    most('right', Math.max), most('bottom', Math.max),
  ] }"""


def test_the_first_view_is_the_playing_area(desk: Desk):
    """The hexes fill the window in one direction, and the ground goes on to its rim."""
    for name in ("europe", "mexico"):
        page = sit_down(desk, position(desk, {}, seats=3, map=name))
        page.wait_for_function(SETTLED)
        window = page.locator(".railways .mapfield").bounding_box()
        hexes = page.locator("#railways-ground .hexes").bounding_box()
        assert window and hexes
        filled = max(hexes["width"] / window["width"], hexes["height"] / window["height"])
        assert 0.94 < filled <= 1
        left, top, right, bottom = page.evaluate(GROUND)
        assert left <= window["x"] and right >= window["x"] + window["width"]
        assert top <= window["y"] and bottom >= window["y"] + window["height"]


# By city: whether it, and its name, lie in the window of the smaller sheet.
SHEETS = """() => {
  const rim = document.querySelector('.railways .ground .rim')
  const matrix = rim.getScreenCTM().inverse()
  const within = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const at = new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(matrix)
    return rim.isPointInFill(at)
  }
  const named = (place) => document.querySelector(`.railways [data-name='${place}']`)
  return Object.fromEntries([...document.querySelectorAll('.railways [data-at]')].map((one) => {
    const name = named(one.dataset.at)
    return [one.dataset.at, [within(one), name ? within(name) : within(one)]]
  })) }"""
SCALE = "() => document.querySelector('.railways .ground').getScreenCTM().a"
SIDE = {"great_britain": 17, "nippon": 15, "sweden": 16}
APART = {
    "great_britain": ({"glasgow", "edinburgh", "thurso", "berwick"}, {"carlisle", "newcastle"}),
    "nippon": ({"fukuoka", "hiroshima", "himeji"}, {"osaka", "kyoto", "tokyo", "aomori"}),
    "sweden": ({"narvik", "trondheim", "sundsvall"}, {"hudiksvall", "oslo", "visby", "malmo"}),
}


@pytest.mark.parametrize("name", list(APART))
def test_two_sheets_of_one_scale_where_one_is_too_small(desk: Desk, name: str):
    """As the map's source says: every city and its name on its own sheet, and one sheet alone is
    larger."""
    page = sit_down(desk, late(desk, name))
    page.wait_for_function(SETTLED)
    both = page.evaluate(SCALE)
    assert both * SIDE[name] >= 11.5
    found = page.evaluate(SHEETS)
    part, rest = APART[name]
    assert {place for place, (apart, _) in found.items() if apart} >= part
    assert {place for place, (apart, _) in found.items() if not apart} >= rest
    assert {place for place, (city, called) in found.items() if city is not called} == set()
    choice = page.get_by_role("group", name="Sheets of the map").get_by_role("button")
    assert choice.all_inner_texts()[0] == "Both"
    choice.nth(2).click()
    expect(choice.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".railways .ground .rim")).to_have_count(0)
    page.wait_for_function(f"(both) => ({SCALE})() > both", arg=both)
    choice.first.click()
    expect(page.locator(".railways .ground .rim")).to_have_count(1)
    sized(page, (1920, 1080))
    assert overlaps(page)["found"] == []  # signs at the cut, too
    sized(page, (2400, 1700))
    expect(page.locator(".railways .ground .rim")).to_have_count(0)  # one sheet is large enough
    expect(page.locator(".sheets")).to_have_count(0)


def test_two_sheets_only_where_they_are_larger(desk: Desk):
    """In a high window one sheet of Sweden, which is high itself, is the larger one."""
    sized(desk.page, (1200, 1100))
    page = sit_down(desk, late(desk, "sweden"))
    page.wait_for_function(SETTLED)
    expect(page.locator(".railways .ground .rim")).to_have_count(0)
    assert 9.5 < page.evaluate(SCALE) * SIDE["sweden"] < 10.4
    # who is once round the track has a figure over his disc, and no dot below it
    assert page.locator(".dot").count() == 0 < page.locator("[data-kept]").count()


def test_letters_of_the_other_sheet_look_like_those_of_the_first(desk: Desk):
    """It shows a copy of the ground, which no style reaches by its ancestors: all of them must be
    found from the ground itself."""
    page = sit_down(desk, late(desk, "sweden"))
    page.wait_for_function(SETTLED)
    assert page.locator("use[href='#railways-ground']").count()
    styled = page.evaluate(
        """() => {
          const ground = document.querySelector('#railways-ground')
          const letter = ground.querySelector('.m-water')
          const look = () => {
            const { fill, fontStyle, textAnchor } = getComputedStyle(letter)
            return [fill, fontStyle, textAnchor]
          }
          const there = look()
          const alone = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
          document.body.append(alone)
          alone.append(ground)
          return [there, look()] }"""
    )
    assert styled[0] == styled[1]


def test_a_click_beyond_the_cut_is_a_click_on_the_hex(desk: Desk):
    page = sit_down(desk, position(desk, {}, seats=3, map="great_britain"))
    page.wait_for_function(SETTLED)
    page.locator(".strip [data-verb=build]").click()
    page.locator("path.spot[data-place=carlisle]").wait_for()
    shift = (MAPS.folder / "great_britain.svg").read_text("utf-8").split('data-shift="')[1]
    dx, dy = map(float, shift.split('"')[0].split())
    scale = page.evaluate(SCALE)
    box = page.locator(".railways [data-at=carlisle] [data-city]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x + dx * scale, y + dy * scale)  # where Scotland sees it
    expect(page.locator(".railways .hint")).to_have_attribute("data-from", "carlisle")


def test_a_phone_opens_where_something_happens_with_a_key_to_the_map(desk: Desk):
    sized(desk.page, (390, 844))
    page = sit_down(desk, late(desk, "nippon"))
    expect(page.locator(".railways svg.key")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCALE) * SIDE["nippon"] == pytest.approx(15, abs=0.5)


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
