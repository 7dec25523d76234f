"""The house without a server: how soon it starts, and how evenly the page is drawn meanwhile.

`make site` first. Chromium, files of this machine: no time of a network is in it. A start is from
the address to a house that answers; cold is a fresh profile, warm the same one again.
"""

import statistics
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import which
from typing import Any

from playwright.sync_api import Page, sync_playwright

SITE = Path(__file__).parents[1] / "build" / "site"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
WARM = 3
GAPS = """(seconds) => new Promise((done) => {
  const gaps = []
  const begun = performance.now()
  let last = begun
  const next = (now) => {
    gaps.push(now - last)
    last = now
    if (now - begun < seconds * 1000) requestAnimationFrame(next)
    else done(gaps.slice(1))
  }
  requestAnimationFrame(next)
})"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


def start(page: Page, address: str) -> float:
    began = time.perf_counter()
    page.goto(address)
    page.locator(".start progress").wait_for()
    page.locator(".start progress").wait_for(state="detached", timeout=120_000)
    return time.perf_counter() - began


def drawn(page: Page) -> str:
    gaps = sorted(page.evaluate(GAPS, 8))
    late = sum(gap > 50 for gap in gaps)
    p99 = gaps[int(len(gaps) * 0.99) - 1]
    return f"{statistics.median(gaps):.1f} ms, p99 {p99:.1f}, most {gaps[-1]:.1f}, {late} over 50"


def main() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{served.server_port}/"
        with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
            found = next(filter(None, map(which, BROWSERS)), None)
            options: dict[str, Any] = {"executable_path": found, "args": ["--no-sandbox"]}
            context = playwright.chromium.launch_persistent_context(profile, **options)
            page = context.new_page()
            print(f"cold start: {start(page, address):.1f} s")
            warm = [start(page, address) for _ in range(WARM)]
            print(f"warm start: {', '.join(f'{one:.1f}' for one in warm)} s")
            card = page.get_by_role("article").filter(has_text="Spike")
            print(f"frames at rest: {drawn(page)}")
            card.get_by_role("button", name="Against bots").click()
            page.get_by_role("button", name="Start", exact=True).click()
            page.locator("footer.dock").wait_for(timeout=120_000)
            print(f"frames at a table: {drawn(page)}")
            context.close()
        served.shutdown()


if __name__ == "__main__":
    main()
