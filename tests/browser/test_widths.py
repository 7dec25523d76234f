"""No text is cut off on any screen of docs/screens, in any language, at 390, 1024 and 1440 px."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from roundhouse.texts import languages
from tests.browser import screens
from tests.browser.conftest import SIZES
from tests.browser.cut_off import cut_off
from tests.browser.desk import STILL, Desk
from tests.browser.screens import Camera

WIDTHS = {"desk": [(1440, 900), (1024, 768)], "phone": [(390, 844)]}

# As the list of languages does it, or the button at a table; either may lie under something.
SPEAK = """(language) => {
  const list = document.querySelector('.languages select')
  if (list) {
    list.value = language
    list.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  const next = [...document.querySelectorAll('button')].find((one) =>
    one.textContent.trim() === document.documentElement.lang.toUpperCase())
  next?.click()
  return Boolean(next)
}"""
SPOKEN = "(before) => document.documentElement.lang !== before"


# while somebody asks what things are no button does anything else
ANSWERED = "document.querySelector('.asked button')?.click()"


def speak(desk: Desk, language: str) -> None:
    page = desk.page
    page.evaluate(ANSWERED)
    while (before := page.evaluate("document.documentElement.lang")) != language:
        if page.evaluate(SPEAK, language):
            page.wait_for_function(SPOKEN, arg=before)
        else:  # the text board has it in its menu alone
            desk.call("PUT", "/me", {"language": language})
            page.evaluate("localStorage.removeItem('me')")
            page.reload()
            page.wait_for_function(SPOKEN, arg=before)
            page.wait_for_load_state("networkidle")
    page.wait_for_function(STILL)


class Gauge(Camera):
    """Goes where the camera goes, and measures instead."""

    languages: Sequence[str] = tuple(languages())

    def __init__(self, desk: Desk, size: str) -> None:
        super().__init__(desk, size)
        self.found: list[str] = []

    def handed_to(self, desk: Desk) -> "Gauge":
        other = type(self)(desk, self.size)
        other.found = self.found
        return other

    def take(self, name: str, dark: bool = True, phone: bool = True, small: bool = False) -> None:
        if self.size == "phone" and not phone:
            return
        page = self.page
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        for language in self.languages:
            speak(self.desk, language)
            for width, height in WIDTHS[self.size]:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_function(STILL)
                where = f"{name} {language} {width}"
                self.found += [f"{where}: {one}" for one in cut_off(page)]
        speak(self.desk, "en")
        width, height = SIZES[self.size]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(STILL)


def editor_steps(gauge: Gauge) -> None:
    """All that the map editor asks, for a map that has cards."""
    mine = {"title": "My Mexico", "game": "railways", "map": "mexico"}
    made = gauge.desk.call("POST", "/maps", mine)
    gauge.page.goto(f"/maps/{made['id']}")
    steps = gauge.page.locator(".workshop nav button")
    steps.last.wait_for()
    for at in range(steps.count()):
        steps.nth(at).dispatch_event("click")
        gauge.take(f"map-editor-{at}")


SCENES: list[tuple[Callable[..., None], dict[str, Any]]] = [
    (screens.test_home, {}),
    (screens.test_invitation, {}),
    (screens.test_steam, {}),
    (screens.test_tiles, {}),
    (screens.test_empires, {}),
    (screens.test_spike, {}),
    (screens.test_railways, {}),
    *(
        (screens.test_railways_maps, {"record": record, "share": 0.5, "dark": False, "phone": True})
        for record in ("great-britain", "portugal", "north-america", "nippon", "sweden", "iberia")
    ),
    (screens.test_a_refusal_and_its_rule, {}),
    (screens.test_asking, {}),
    (screens.test_lesson, {}),
    (screens.test_end, {"game": "steam"}),
    (screens.test_end, {"game": "tiles"}),
    (screens.test_pages_beside, {}),
    (screens.test_my_page, {}),
    (screens.test_planning, {}),
    (screens.test_handover, {}),
    (screens.test_play_now, {}),
    (screens.test_maps, {}),
    (screens.test_league, {}),
    (screens.test_notices, {}),
    (screens.test_in_words, {}),
    (screens.test_away, {}),
    (editor_steps, {}),
]
server = screens.server  # as people have it, with mail


def called(scene: tuple[Callable[..., None], dict[str, Any]]) -> str:
    go, given = scene
    which = [given[key] for key in ("record", "game") if key in given]
    return "-".join([go.__name__.removeprefix("test_"), *which])


@pytest.mark.some(1)
@pytest.mark.parametrize("scene", SCENES, ids=called)
@pytest.mark.parametrize("size", list(WIDTHS))
def test_no_text_is_cut_off(visit: Callable[..., Desk], size: str, scene: Any):
    desk = visit("Anna", size=size)
    desk.habit(pace="at-once")
    gauge = Gauge(desk, size)
    go, given = scene
    go(gauge, **given, **({"visit": visit} if go is screens.test_invitation else {}))
    assert not gauge.found, "\n".join(gauge.found)


CUT = [
    ("cut at the right side", {"width": "60px", "overflow": "hidden", "whiteSpace": "nowrap"}),
    ("cut at its lower end, two lines", {"width": "90px", "overflow": "hidden", "height": "20px"}),
    ("it overflows its box", {"width": "40px", "whiteSpace": "nowrap"}),
    ("outside of the page", {"marginLeft": "9999px", "width": "200px"}),
    (
        "too long\ntoo wide besides",
        {"width": "40px", "height": "20px", "overflow": "auto", "whiteSpace": "pre"},
    ),
]
WHOLE = [
    ("what scrolls is whole", {"width": "60px", "overflowX": "auto", "whiteSpace": "nowrap"}),
    ("what fits fits", {"width": "200px"}),
]
PUT = """(all) => document.body.replaceChildren(...all.map(([text, style]) => {
  const one = document.createElement('p')
  one.textContent = text
  Object.assign(one.style, style)
  return one
}))"""


LISTS = """() => document.body.append(...['a choice that is cut', 'whole'].map((text) => {
  const one = document.createElement('select')
  one.style.width = '90px'
  one.append(new Option(text))
  return one
}))"""


def test_the_gauge_finds_what_is_cut(desk: Desk):
    """Each way in which a text can fail, and nothing that may scroll."""
    page = desk.go()
    page.evaluate(PUT, [*CUT, *WHOLE])
    page.evaluate(LISTS)
    found = cut_off(page)
    assert [one[:26] for one in found if "select" in one] == ["cut: “a choice that is cut"]
    for text, _ in CUT:
        assert any(text[:20] in one for one in found), text
    for text, _ in WHOLE:
        assert not any(text in one for one in found), text
