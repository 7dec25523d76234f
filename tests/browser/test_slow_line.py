"""While texts are still on their way nothing stands there in their place."""

import re
import time

from playwright.sync_api import Page, Route

from tests.browser.conftest import PATIENCE
from tests.browser.desk import STILL, Desk

# what is said, in the order in which the browser fetches it: files of Fluent messages, what the
# places of a map are called, what people call the places of a table
MESSAGES = re.compile(r"(?m)(?:^|[`\"']|\\n)[a-z][a-z0-9-]+ = ")
NAMES = re.compile(r"/(?:gazetteer|maps/[^/]+\.json)$")
# Notes every name of a text that is ever on the page, where it can be seen or heard.
WATCH = """() => {
  window.keys = new Set()
  const KEY = /\\b(?:web|word|house|server|steam|tiles|spike|empires|railways)-[a-z][a-z0-9-]+/g
  const HEARD = ['aria-label', 'title', 'alt', 'placeholder']
  const note = (text) => (text?.match(KEY) ?? []).forEach((key) => keys.add(key))
  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return note(node.data)
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('script, style')) return
    HEARD.forEach((name) => note(node.getAttribute(name)))
    node.childNodes.forEach(look)
  }
  new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) =>
    (addedNodes.length ? [...addedNodes] : [target]).forEach(look)))
    .observe(document, { subtree: true, childList: true, characterData: true, attributes: true,
      attributeFilter: HEARD })
}"""

# whether it does
NOTES = """async () => {
  const said = new Text('web-never-said')
  document.body.append(said)
  await new Promise((then) => setTimeout(then))
  said.remove()
  return keys.delete(said.data)
}"""


class SlowLine:
    """What texts are made of comes one by one, each when the page has done what it can without."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held: list[Route] = []
        self.came: list[str] = []
        page.add_init_script(f"({WATCH})()")
        page.route(re.compile(r"/assets/.*\.js$"), self.part)
        page.route(NAMES, self.hold)

    def hold(self, route: Route) -> None:
        self.held.append(route)

    def part(self, route: Route) -> None:
        answer = route.fetch()
        if MESSAGES.search(answer.text()):
            self.hold(route)
        else:
            route.fulfill(response=answer)

    def open(self, address: str, there: str) -> list[str]:
        """Which names of texts were seen until all was there. Words come from at least three
        files, the house's own and the game's two, and names of places from one."""
        self.came.clear()
        self.page.goto(address, wait_until="commit")
        end = time.monotonic() + PATIENCE / 1000
        while self.held or not self.page.locator(there).count():
            assert time.monotonic() < end, f"{there} never came"
            self.page.wait_for_load_state("load")
            self.page.wait_for_function(STILL)
            if self.held:
                late = self.held.pop()  # the last first: nothing must trust in an order
                self.came.append(late.request.url)
                late.continue_()
        assert self.page.evaluate(NOTES), "a name of a text would not be noted"
        names = [one for one in self.came if NAMES.search(one)]
        assert names and len(self.came) - len(names) > 2, self.came
        return sorted(self.page.evaluate("[...keys]"))


def test_no_name_of_a_text_is_seen_while_texts_come(desk: Desk):
    lesson = {"game": "spike", "lesson": "first", "name": "Anna"}
    solo = desk.make("tiles", ["me"], options={"challenge": "volcano"})
    desk.habit(pace="at-once")
    line = SlowLine(desk.page)
    seen = {
        name: line.open(f"/table/{made['id']}", there)
        for name, made, there in (
            ("a table", desk.middle("steam", "northeast-standard", 0.6, "build"), "path.spot"),
            ("a challenge", solo, "main.board svg"),
            ("a lesson", desk.call("POST", "/lessons", lesson), ".lesson"),
            ("gathering", desk.make("railways", ["me", "person"]), ".gathering li"),
            ("the end", desk.recorded("empires", "three"), ".end .box"),
        )
    }
    assert not any(seen.values()), seen
