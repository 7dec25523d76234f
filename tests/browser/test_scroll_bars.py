"""Where scroll bars take room, as with a mouse on most desks, they take nobody else's: no list gets
a second one below, no text is cut off beside one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser import screens
from tests.browser.conftest import started
from tests.browser.desk import Desk
from tests.browser.test_widths import SCENES, Gauge, called, server  # noqa: F401

BAR = """() => {
  const box = document.createElement('div')
  box.style.cssText = 'width: 100px; height: 50px; overflow: scroll'
  document.body.append(box)
  const wide = 100 - box.clientWidth
  box.remove()
  return wide }"""


class Beside(Gauge):
    languages = ("de",)  # the longest words


@pytest.fixture(scope="session")
def chromium(chromium: Browser) -> Iterator[Browser]:
    """With its scroll bars."""
    browser = started(chromium.browser_type, ignore_default_args=["--hide-scrollbars"])
    yield browser
    browser.close()


@pytest.mark.some(1)
@pytest.mark.parametrize("scene", SCENES, ids=called)
def test_scroll_bars_cut_nothing_off(visit: Callable[..., Desk], scene: Any):
    desk = visit("Anna")
    desk.habit(pace="at-once")
    assert desk.go().evaluate(BAR) >= 8
    gauge = Beside(desk, "desk")
    go, given = scene
    go(gauge, **given, **({"visit": visit} if go is screens.test_invitation else {}))
    assert not gauge.found, "\n".join(gauge.found)
