"""Who wants nothing to move sees nothing move; and others see trains and cubes ride."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser import railways, test_empires_board, test_spike_board, test_steam_board
from tests.browser import test_tiles_board as tiles
from tests.browser.desk import STILL, Desk, Player

# Notes whatever moves on the page for longer than a moment: animations and transitions by the
# element and the name, rides by what is carried along, frame by frame.
WATCH = """
  window.motions = new Set()
  const MOMENT = 20
  const called = (one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`
  for (const kind of ['animationstart', 'transitionrun'])
    document.addEventListener(kind, ({ target, animationName, propertyName }) => {
      const long = target.getAnimations().some((one) =>
        one.effect.getComputedTiming().duration > MOMENT)
      if (long) motions.add(`${animationName ?? propertyName} of ${called(target)}`)
    }, true)
  const steps = new Map()
  new MutationObserver((changes) => changes.forEach(({ target }) => {
    if (!target.closest('.camera') || target.matches('.camera')) return
    steps.set(target, (steps.get(target) ?? 0) + 1)
    if (steps.get(target) > 3) motions.add('ride')
  })).observe(document, { subtree: true, attributes: true, attributeFilter: ['transform'] })
"""
# game: a table where something is about to ride, and one step of somebody who points
RIDES = {
    "steam": (("northeast-base", 0.3, "deliver"), test_steam_board.POINT),
    "railways": (("eastern-us", 0.3, "deliver"), railways.POINT),
    "empires": (("three", 0.3, "deliver"), test_empires_board.POINT),
    "spike": (("two-players", 0.1, "roll"), test_spike_board.POINT),
}


def motions(page: Any) -> list[str]:
    return sorted(page.evaluate("[...motions]"))


def watched(visit: Callable[..., Desk], motion: bool) -> Desk:
    desk = visit("Anna", motion=motion)
    desk.habit(pace="at-once")
    desk.page.add_init_script(WATCH)
    return desk


@pytest.mark.some(1)
@pytest.mark.parametrize("motion", [False, True])
@pytest.mark.parametrize("game", list(RIDES))
def test_rides_are_for_those_who_want_them(visit: Callable[..., Desk], game: str, motion: bool):
    desk = watched(visit, motion)
    position, point = RIDES[game]
    page = desk.table(desk.middle(game, *position))
    page.locator(".mapfield .camera").wait_for(state="attached")
    desk.asked()
    before = desk.moves()
    player = Player(desk, point, fetched=True)
    player.count = 1  # in Spike, the train first
    player.until(lambda: desk.moves() > before)
    if motion:
        page.wait_for_function("() => [...motions].includes('ride')")
    else:
        page.wait_for_function(STILL)
        assert motions(page) == []


@pytest.mark.parametrize("motion", [False, True])
def test_tiles_settle_for_those_who_want_it(visit: Callable[..., Desk], motion: bool):
    desk = watched(visit, motion)
    page = desk.table(desk.make("tiles", ["me"], options={"challenge": "volcano"}, seed="5"))
    player = tiles.Player(desk)
    for at in range(4):
        player.move(at)
    if motion:
        page.wait_for_function("() => [...motions].some((one) => one.includes('settle'))")
    else:
        page.wait_for_function(STILL)
        assert motions(page) == []


@pytest.mark.parametrize("motion", [False, True])
def test_panels_and_menus_too(visit: Callable[..., Desk], motion: bool):
    desk = watched(visit, motion)
    page = desk.table(desk.make("tiles", ["me"], options={"challenge": "volcano"}, seed="5"))
    desk.asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    desk.go()
    page.get_by_role("button", name="Steam: against bots").click()
    page.locator("article.open").wait_for()
    if motion:
        page.wait_for_function("() => motions.size > 0")
    else:
        page.wait_for_function(STILL)
        assert motions(page) == []
