"""Somebody at a browser: what he does by hand, and what is looked at over his shoulder."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Request, expect

import roundhouse as rh
from tests.server.harness import PATIENCE, ROOT, Server, new_id

STATIC = Path(rh.__file__).parent / "server" / "static"
STUCK = 600  # seconds for what is played by hand: how long that takes is the machine's business
THINKING = 180_000  # milliseconds: a bot's process starts and thinks on a busy core
NAMES = "Anna, Bruno, Chiara, Dmitri, Elena, Farid"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# One step of somebody who says the first word that is offered, and confirms what is complete.
STEP = """([choice, confirms]) => {
  const OFF = ':disabled, [aria-disabled=true]'
  const seen = (query) =>
    [...document.querySelectorAll(query)].filter((one) => one.offsetParent && !one.matches(OFF))
  const [confirm] = seen('footer.dock .btn.go')
  if (confirm) return confirms && confirm.click(), 'confirm'
  const words = seen('.dock .word')
  if (words.length) return words[choice % words.length].click(), 'word'
  const open = seen('.dock [aria-expanded=false]:not(.hint)')
  if (open.length) return open[0].click(), 'open'
  const verbs = seen('.dock .verb[aria-pressed]')
  if (verbs.length && !seen('.dock .verb.on').length)
    return verbs[choice % verbs.length].click(), 'verb'
  return '' }"""

ARRIVED = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


# Resolves when what has been changed is drawn, and what is to move has begun to.
DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""

# Resolves when a hundred milliseconds have passed without a change of the page: a server may need
# longer than that (`Desk.still`).
STILL = """() => new Promise((done) => {
  const rest = () => (eye.disconnect(), done(true))
  let clock = setTimeout(rest, 100)
  const eye = new MutationObserver(() => (clearTimeout(clock), (clock = setTimeout(rest, 100))))
  eye.observe(document.body, { subtree: true, childList: true, attributes: true })
})"""
# names and trays of Railways' maps, which are placed beside the page, are there and lie where they
# will
PLACED = """() => !document.querySelector('.railways .mapfield')
  || !['false', undefined].includes(document.querySelector('.railways .trays')?.dataset.settled)"""
# where the camera looks
CAMERA = "() => document.querySelector('.camera').getAttribute('style')"
WATCH = """() => {
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  const seen = new Set()
  const name = ({ className }) => className?.baseVal ?? className ?? '#text'
  const note = (changes) => changes.forEach(({ target }) => seen.add(name(target)))
  const eye = new MutationObserver(note)
  eye.observe(document.body, all)
  window.changed = () => (note(eye.takeRecords()), eye.disconnect(), [...seen])
}"""


def middle(page: Page, window: str) -> tuple[float, float]:
    box = page.locator(window).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


SAID = ".dock .prompt"


def said(page: Page) -> str:
    """The words of the move that is being made; the dock tells people what they would do."""
    return page.locator(SAID).get_attribute("data-said") or ""


class Desk:
    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.faults: list[str] = []
        self.refused: list[str] = []  # what the server has answered no to
        self.under_way: set[Request] = set()  # what the server has not answered yet
        self.sent = 0
        page.on("request", self._asks)
        page.on("requestfinished", self._ended)
        page.on("requestfailed", self._ended)
        page.on("framenavigated", lambda _: self.under_way.clear())
        page.on("response", self._answered)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        # a refusal or a lost connection is told in the page, and by the browser itself
        if message.type == "error" and "Failed to load resource" not in message.text:
            if "WebSocket" not in message.text and "ERR_INTERNET" not in message.text:
                self.faults.append(message.text)

    def _asks(self, request: Request) -> None:
        if "/api/" in request.url:
            self.under_way.add(request)
            self.sent += 1

    def _ended(self, request: Request) -> None:
        self.under_way.discard(request)

    def _answered(self, answer: Any) -> None:
        if 400 <= answer.status < 500:
            self.refused.append(f"{answer.status} {answer.url}")

    # Without the pages.

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request with this browser's cookie."""
        data = None if body is None else json.dumps(body)
        headers = {"content-type": "application/json"} if body is not None else {}
        address = f"{self.server.address}/api{path}"
        answer = self.page.request.fetch(address, method=method, data=data, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def make(self, game: str, seats: list[str], **more: Any) -> Any:
        """A table; seats are `me`, `person`, `screen` or the name of a bot."""
        kinds = ("me", "person", "screen")
        made = [
            {"kind": seat, "name": f"{seat}-{at}" if seat == "screen" else None}
            if seat in kinds
            else {"kind": "bot", "level": seat, "name": f"Bot {at}"}
            for at, seat in enumerate(seats)
        ]
        body = {"game": game, "seats": made, "request": new_id(), "pause": 0, **more}
        return self.call("POST", "/tables", body)

    def recorded(self, game: str, name: str) -> Any:
        """A recorded game of the tests as a finished table."""
        file = ROOT / "tests" / "games" / game / "records" / f"{name}.record"
        record = rh.read(file.read_text("utf-8"))
        record.tags["names"] = NAMES
        return self.call("POST", "/records", {"text": record.write(), "request": new_id()})

    def middle(
        self, game: str, name: str, share: float, verb: str = "", level: str = "medium"
    ) -> Any:
        """Such a game, gone back to a move of the first seat, which begins with `verb`: a table
        on which it is asked again."""
        over = self.recorded(game, name)
        moves = self.call("GET", f"/tables/{over['id']}/history")["moves"]
        move = next(
            one
            for one in moves[int(len(moves) * share) :]
            if one["seat"] == 0 and one["text"].startswith(verb)
        )
        body = {"move": move["move"] - 1, "seat": 0, "level": level, "request": new_id()}
        return self.call("POST", f"/tables/{over['id']}/fork", body)

    # With the pages.

    def go(self, address: str = "/") -> Page:
        self.page.goto(address)
        self.page.locator("main, .table").first.wait_for()
        return self.page

    def table(self, made: Any) -> Page:
        self.page.goto(f"/table/{made['id']}")
        self.page.locator("footer.dock").wait_for()
        return self.page

    def habit(self, **habits: Any) -> None:
        """As the menu would: how fast others' moves are shown, and so on."""
        script = f"localStorage.setItem('habits', {json.dumps(json.dumps(habits))})"
        self.page.add_init_script(script)

    def play(self, until: Callable[[], bool], choice: int = 0, confirm: bool = True) -> None:
        """Words by clicks, and nothing else."""
        end = time.monotonic() + STUCK
        while not until():
            assert time.monotonic() < end, self.question()
            if not self.page.evaluate(STEP, [choice, confirm]):
                self.page.wait_for_timeout(30)

    def move(self) -> None:
        """One whole move by words."""
        before = self.moves()
        self.play(lambda: self.moves() > before)

    def moves(self) -> int:
        return int(self.page.locator("input[type=range]").first.get_attribute("max") or 0)

    def question(self) -> str:
        return " ".join(self.page.locator(".dock .prompt b").all_inner_texts())

    def asked(self) -> None:
        """Until it is this browser's turn, and known what may be said."""
        expect(self.page.get_by_role("button", name="Confirm")).to_be_visible()
        expect(self.page.locator(f"{SAID}[data-said]")).to_be_attached()

    def places(self) -> None:
        """Until the board has something for keys to walk to."""
        self.page.locator(".board [data-stop][tabindex='0']").first.wait_for(state="attached")

    def still(self) -> None:
        """Until the server has answered all that it was asked, and nothing changes any more."""
        end = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < end, [one.url for one in self.under_way]
            sent = self.sent
            if self.under_way:
                self.page.wait_for_timeout(20)
                continue
            self.page.wait_for_function(STILL)
            if self.sent == sent:
                return

    def offered(self) -> None:
        """Until something on the board can be chosen: words come after the question."""
        self.asked()
        self.places()
        self.still()

    def hints(self) -> Locator:
        """Those that were asked for, when a bot has thought of them."""
        found = self.page.locator(".hints button")
        found.first.wait_for(timeout=THINKING)
        return found

    def at_rest(self) -> str:
        """Until nothing moves or is placed any more, either; where the camera looks then."""
        while True:
            for rest in (ARRIVED, PLACED):
                self.page.wait_for_function(rest)
            self.still()
            if self.page.evaluate(PLACED):
                return str(self.page.evaluate(CAMERA))

    def pan(self, window: str) -> None:
        """Pull the drawing about, close up."""
        page = self.page
        x, y = middle(page, window)
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(40):
            page.mouse.move(x - 4 * step, y - 2 * step)
        page.mouse.up()

    def changed_while_panning(self, window: str) -> set[str]:
        """The classes of all elements that change while the drawing is pulled about.

        Nothing but the camera may: then nothing is laid out or painted anew, however slow the
        machine. Milliseconds are for bench/panning.py."""
        page = self.page
        page.mouse.move(*middle(page, window))

        def looks_elsewhere(before: str) -> None:
            page.wait_for_function(f"(before) => ({CAMERA})() !== before", arg=before)

        before = self.at_rest()
        page.mouse.wheel(0, -300)
        looks_elsewhere(before)
        before = self.at_rest()
        page.evaluate(WATCH)
        self.pan(window)
        looks_elsewhere(before)
        return set(page.evaluate("window.changed()"))

    def is_asked(self) -> bool:
        return self.page.get_by_role("button", name="Confirm").is_visible()

    def accessible(self) -> None:
        """No rule of WCAG A or AA that axe knows is broken on this screen."""
        self.page.evaluate(DRAWN)  # what is to slide in has begun to,
        self.page.wait_for_function(ARRIVED)  # and has arrived
        self.page.evaluate(AXE.read_text("utf-8"))
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        found = self.page.evaluate(
            "(tags) => axe.run({ runOnly: tags }).then((found) => found.violations.map((one) =>"
            " [one.id, one.nodes.slice(0, 5).map((node) => node.html.slice(0, 200)"
            " + ' ' + node.failureSummary.slice(0, 300))]))",
            tags,
        )
        assert not found, json.dumps(found, indent=1)

    def fits(self) -> None:
        """Nothing is wider than the screen."""
        wide = "[document.documentElement.scrollWidth, window.innerWidth]"
        width, screen = self.page.evaluate(wide)
        assert width <= screen


class Player:
    """Somebody who uses nothing but the board and the green button: `point` is one step of that.

    It tells what was pointed at, `confirm` or nothing. Where words are fetched, they come a
    little later.
    """

    def __init__(self, desk: Desk, point: str, fetched: bool = False) -> None:
        self.desk = desk
        self.page = desk.page
        self.point = point
        self.fetched = fetched
        self.pointed: dict[str, int] = {}
        self.count = 0

    def step(self) -> str:
        what = str(self.page.evaluate(self.point, self.count))
        self.pointed[what] = self.pointed.get(what, 0) + 1
        on_board = what not in ("", "confirm")
        self.count += on_board
        if self.fetched or not on_board:
            self.page.wait_for_timeout(30)
        return what

    def until(self, there: Callable[[], bool]) -> None:
        end = time.monotonic() + STUCK
        while not there():
            assert time.monotonic() < end, (self.desk.question(), self.pointed)
            self.step()


def in_turn(one: Desk, other: Desk) -> tuple[Desk, Desk]:
    """Of two at a table, the one whose turn it is first."""
    end = time.monotonic() + STUCK
    while not one.is_asked() and not other.is_asked():
        assert time.monotonic() < end, (one.question(), other.question())
        one.page.wait_for_timeout(50)
    return (one, other) if one.is_asked() else (other, one)
