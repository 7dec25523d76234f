"""Spike can be read: names on nothing, large shapes, and what can be done stands out."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk

SIZES = [(1440, 900), (1024, 700)]
CITIES = 41

# Names as their letters fill them, cities and owners' discs as circles, flags and trains as boxes.
MEASURE = """() => {
  const all = (query) => [...document.querySelectorAll(`.spike ${query}`)]
  const box = (one) => one.getBoundingClientRect()
  const names = all('text[data-name]').filter((one) => box(one).width).map((one) => {
    const { left, right } = box(one)
    const matrix = one.getScreenCTM()
    const base = matrix.f + matrix.d * Number(one.getAttribute('y'))
    const em = matrix.d * parseFloat(getComputedStyle(one).fontSize)
    return { of: one.dataset.name, left, right, top: base - 0.74 * em, bottom: base + 0.2 * em, em }
  })
  const flags = all('[data-flag] path').map((one) => ({ of: 'flag', ...box(one).toJSON() }))
  const trains = all('[data-train]').map((one) => ({ of: 'train', ...box(one).toJSON() }))
  const cities = all('[data-city]').map((one) => [`city ${one.dataset.city}`, one.children[1]])
  const discs = all('.letter').map((one) => ['disc', one.parentNode.children[1]])
  const round = [...cities, ...discs].map(([of, one]) => {
    const { left, right, top, bottom } = box(one)
    return { of, x: (left + right) / 2, y: (top + bottom) / 2, r: (right - left) / 2 }
  })
  const found = []
  names.forEach((a, at) => {
    for (const b of [...names.slice(at + 1), ...flags, ...trains])
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5)
        found.push(`${a.of} on ${b.of}`)
    for (const { of, x, y, r } of round) {
      const far = Math.hypot(Math.max(a.left - x, 0, x - a.right),
        Math.max(a.top - y, 0, y - a.bottom))
      if (r - far > 0.5) found.push(`${a.of} on ${of}`)
    }
  })
  const wide = (one) => Math.max(box(one).width, box(one).height)
  const letters = all('.letter').map((one) =>
    parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d)
  return { found, names: names.length, shape: Math.min(...all('.badge path').map(wide)),
    name: Math.min(...names.map(({ em }) => em)), letter: Math.min(99, ...letters) }
}"""


def measured(desk: Desk, made: Any, size: tuple[int, int]) -> Any:
    page = desk.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    desk.table(made)
    page.locator(".spike text[data-name]").first.wait_for(state="attached")
    desk.still()
    return page.evaluate(MEASURE)


@pytest.mark.parametrize("share", [0.0, 0.35, 0.9])
def test_names_lie_on_nothing_and_shapes_are_large(visit: Callable[..., Desk], share: float):
    desk = visit("Anna")
    desk.habit(pace="at-once")
    made = desk.middle("spike", "two-players", share)
    for size in SIZES:
        found = measured(desk, made, size)
        assert found["found"] == [], size
        assert found["names"] >= (CITIES if size == SIZES[0] else 0.9 * CITIES), size
        assert found["shape"] >= 7.9, size
        assert found["letter"] >= 7.9, size
        assert found["name"] >= 9.9, size


def test_what_can_be_built_now_stands_out(desk: Desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("spike", "two-players", 0.35, "build"))
    desk.asked()
    opened = page.locator(".spike [data-look=open]")
    quiet = page.locator(".spike [data-look=quiet]")
    expect(opened.first).to_be_attached()
    assert 0 < opened.count() < quiet.count()
    expect(page.locator(".spike [data-look=chosen]")).to_have_count(0)
    page.locator(".spike .goal:not(.move)").first.dispatch_event("click")
    expect(page.locator(".spike [data-look=chosen]").first).to_be_attached()
    # green faces are the cities of what my contracts wait for
    goods = page.locator("aside.left .contract.waiting").evaluate_all(
        "(all) => all.map((one) => one.dataset.commodity)"
    )
    assert goods
    expect(page.locator(".spike [data-loads]").first).to_be_attached()


def test_the_route_card_is_a_list_and_the_signs_are_explained(desk: Desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("spike", "two-players", 0.35, "build"))
    desk.asked()
    page.locator("aside.left .worth").first.wait_for()
    lines = page.locator("aside.left .worth").all()
    assert len(lines) >= 3
    tops = [one.evaluate("(one) => one.getBoundingClientRect().top") for one in lines]
    assert tops == sorted(set(tops)), "a line for a city"
    expect(page.locator("aside.left .key li")).to_have_count(5)
