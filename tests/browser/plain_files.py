"""The house without a server: its built files, handed out by the plainest of servers, and somebody
who sits in front of them."""

import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, Worker

from tests.browser.desk import Desk
from tests.server.harness import ROOT

SITE = ROOT / "build" / "site"
STARTING = 120_000  # milliseconds: Python starts on a busy core
ROUTE = "?"  # an address of a site is one page's, with the path behind

NAME = re.compile(r"[\w-]+(?:\.[\w-]+)*")  # of a file, or of a folder of Python's
NAMING = (".html", ".json", ".css", ".js")  # files that name others
READY = "html[data-house=ready]"

# The worker is asked as the page asks it, and its answer caught.
ASK = """([method, path, body]) => new Promise((done) => {
  const id = -Math.random()
  const plain = self.postMessage
  self.postMessage = (said, ...more) => {
    if (said.type !== 'answer' || said.id !== id) return plain.call(self, said, ...more)
    self.postMessage = plain
    done([said.status, said.text])
  }
  self.onmessage({ data: { type: 'ask', id, method, path, body } })
})"""
GO = """(address) => {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


class Site(NamedTuple):
    address: str


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


class Keeping(Quiet):
    """Lets a browser keep everything for an hour, what has no hash in its name too."""

    def end_headers(self) -> None:
        self.send_header("cache-control", "max-age=3600")
        super().end_headers()


@contextmanager
def handed_out(folder: Path = SITE, host: type[Quiet] = Quiet) -> Iterator[Site]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(host, directory=str(folder))) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        yield Site(f"http://127.0.0.1:{served.server_port}")
        served.shutdown()


def built_again(pages: Path, into: Path) -> str:
    """The same pages as of another edition: each file whose name tells its content is called
    otherwise, and Python lies elsewhere. What the new names have in common."""
    mark = "-again"
    found = [one for one in pages.rglob("*") if one.is_file() and one.suffix not in (".br", ".gz")]
    called = {
        one.name: f"{one.stem}{mark}{one.suffix}" for one in found if one.parent.name == "assets"
    }
    house = pages / "python" / "house.json"
    if house.is_file():
        edition = json.loads(house.read_text())["edition"]
        called[edition] = edition[::-1]

    def new(text: str) -> str:
        return NAME.sub(lambda one: called.get(one[0], one[0]), text)

    for one in found:
        to = into / new(str(one.relative_to(pages)))
        to.parent.mkdir(parents=True, exist_ok=True)
        if one.suffix in NAMING and "api" not in one.relative_to(pages).parts:
            to.write_text(new(one.read_text("utf-8")), "utf-8")
        else:
            shutil.copyfile(one, to)
    return mark


class SiteDesk(Desk):
    """As a desk before a server; Python starts once, when something is first asked or looked at."""

    def __init__(self, page: Page, site: Any) -> None:
        super().__init__(page, site)
        self.addresses: list[str] = []  # all that was asked for
        self.begun = False
        self.first: list[tuple[str, str, Any]] = []
        page.context.on("request", lambda one: self.addresses.append(one.url))

    def house(self) -> Worker:
        return next(one for one in self.page.workers if "house.worker" in one.url)

    def begin(self, path: str = "/") -> None:
        self.begun = True
        with self.page.expect_worker(lambda one: "house.worker" in one.url):
            self.page.goto(f"{self.server.address}/{ROUTE}{path}")
        self.page.locator(READY).wait_for(state="attached", timeout=STARTING)
        for method, said, body in self.first:
            self.call(method, said, body)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        if not self.begun:
            if method == "PUT":  # who it is, is told when there is somebody to tell
                self.first.append((method, path, body))
                return None
            self.begin()
        text = None if body is None else json.dumps(body)
        status, said = self.house().evaluate(ASK, [method, path, text])
        assert status < 300, said
        return json.loads(said)

    def go(self, address: str = "/") -> Page:
        if self.begun:
            self.page.evaluate(GO, ROUTE + address)
        else:
            self.begin(address)
        self.page.locator("main, .table").first.wait_for()
        return self.page

    def table(self, made: Any) -> Page:
        self.go(f"/table/{made['id']}")
        self.page.locator("footer.dock").wait_for()
        return self.page

    def at_home(self) -> None:
        """Nothing has left the place that the files come from."""
        own = (self.server.address, "data:", "blob:")
        assert [url for url in self.addresses if not url.startswith(own)] == []
