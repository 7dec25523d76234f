"""One client, two houses: the same is done with a server, and with plain files and none."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.desk import Desk
from tests.server.harness import ROOT

SITE = ROOT / "build" / "site"
STARTING = 120_000  # milliseconds: Python starts on a busy core


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def plain_files() -> Iterator[str]:
    if not (SITE / "index.html").is_file():
        pytest.skip("the site is not built: run `make site`")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{served.server_port}"
        served.shutdown()


@pytest.fixture(params=["server", "site"])
def somebody(
    request: pytest.FixtureRequest, chromium: Browser, visit: Callable[..., Desk]
) -> Iterator[Desk]:
    if request.param == "server":
        yield visit("Anna")
        return
    address = request.getfixturevalue("plain_files")
    context = chromium.new_context(
        base_url=address, reduced_motion="reduce", locale="en-GB", service_workers="block"
    )
    context.set_default_timeout(STARTING)
    nobody: Any = SimpleNamespace(address=address)
    desk = Desk(context.new_page(), nobody)
    asked: list[str] = []
    context.on("request", lambda one: asked.append(one.url))
    yield desk
    context.close()
    assert not desk.faults
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


def test_a_table_against_bots_is_played_and_found_again(somebody: Desk) -> None:
    page = somebody.go()
    somebody.habit(pace="at-once")
    card = page.get_by_role("article").filter(has_text="Railroad Tiles")
    card.get_by_role("button", name="Against bots").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("footer.dock").wait_for(timeout=STARTING)
    somebody.play(lambda: somebody.moves() >= 4, STARTING / 1000)
    page.get_by_role("link", name="Roundhouse").first.click()
    row = page.locator(".tables a[href*=table]").first
    expect(row).to_be_visible(timeout=STARTING)
    address = page.url
    page.reload()
    assert page.url == address
    row.click(timeout=STARTING)
    page.locator("footer.dock").wait_for(timeout=STARTING)
    expect(page.locator("input[type=range]").first).not_to_have_attribute("max", "0")
