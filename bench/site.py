"""The house without a server: how soon it starts, how evenly the page is drawn meanwhile, and how
long its bots think, in every position of whole games.

`make site` first. Chromium, files of this machine: no time of a network is in it. A start is from
the address to a house that answers; cold is a fresh profile, warm the same one again. On a busy
machine only the time of processors tells something: all of the browser's, in all its threads.

    python bench/site.py [starts] [bots] [hard] [GAME…]
"""

import base64
import os
import pickle
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from shutil import which
from time import perf_counter
from typing import Any

from playwright.sync_api import Page, sync_playwright

from roundhouse.kernel.game import game, games_of_the_house
from roundhouse.kernel.state import State
from roundhouse.server.thinking import choose, choose_alike, think_of

SITE = Path(__file__).parents[1] / "build" / "site"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
WARM = 3
SEATS = 3
LEVELS = ("beginner", "easy", "medium")
POSITIONS = 8  # of a game, spread over it, for the simulations
SIMULATIONS = 24  # in each
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
BEGIN = """async (script) => {
  const edition = await (await fetch('python/house.json')).json()
  window.bots = new Worker(script, { type: 'module' })
  window.bots.postMessage({ type: 'begin', base: location.href, edition })
  const archives = edition.files.filter(({ later }) => later)
  for (const { name } of archives) {
    const packed = await fetch(`python/${edition.edition}/${name}`)
    const bytes = new Uint8Array(await packed.arrayBuffer())
    window.bots.postMessage({ type: 'part', name: name.replace('.bin', ''), bytes })
  }
}"""
THINK = """(asked) => new Promise((done, failed) => {
  const bytes = Uint8Array.from(atob(asked), (one) => one.charCodeAt(0))
  const begun = performance.now()
  window.bots.onmessage = ({ data }) => data.type === 'failed' ? failed(new Error(data.why))
    : done([performance.now() - begun, new TextDecoder().decode(data.said)])
  window.bots.postMessage({ type: 'think', asked: bytes })
})"""

KEEP_BUSY = """(asked) => {
  const bytes = Uint8Array.from(atob(asked), (one) => one.charCodeAt(0))
  for (let n = 0; n < 12; n++) window.bots.postMessage({ type: 'think', asked: bytes })
}"""


class Host(SimpleHTTPRequestHandler):
    """Hands out what is compressed, as docs/site.md advises, and counts it."""

    sent = 0

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def send_head(self) -> Any:
        file = Path(self.translate_path(self.path))
        if file.is_dir():
            file /= "index.html"
        packed = file.with_name(f"{file.name}.gz")
        if not file.is_file():
            return super().send_head()
        data = (packed if packed.is_file() else file).read_bytes()
        Host.sent += len(data)
        self.send_response(200)
        self.send_header("content-type", self.guess_type(file))
        if packed.is_file():
            self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(data)))
        fixed = "assets" in file.parts or file.parent.parent.name == "python"
        self.send_header("cache-control", "max-age=31536000, immutable" if fixed else "no-cache")
        self.end_headers()
        return BytesIO(data)


def spent() -> float:
    """Seconds of processors that this process and all it has begun have taken (Linux)."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it may have ended
            told = file.read_text().rpartition(")")[2].split()
            parents[int(file.parent.name)] = int(told[1])
            ticks[int(file.parent.name)] = sum(map(int, told[11:15]))
    ours = {os.getpid()}
    for _ in parents:  # until no more are found; few are needed
        found = {one for one, parent in parents.items() if parent in ours} - ours
        if not found:
            break
        ours |= found
    return sum(ticks[one] for one in ours) / os.sysconf("SC_CLK_TCK")


def start(page: Page, address: str) -> str:
    began, before = perf_counter(), spent()
    page.goto(address)
    page.locator("html[data-house=ready]").wait_for(state="attached", timeout=120_000)
    return f"{perf_counter() - began:.1f} s ({spent() - before:.1f} of processors)"


def drawn(page: Page) -> str:
    gaps = sorted(page.evaluate(GAPS, 8))
    late = sum(gap > 50 for gap in gaps)
    p99 = gaps[int(len(gaps) * 0.99) - 1]
    return f"{statistics.median(gaps):.1f} ms, p99 {p99:.1f}, most {gaps[-1]:.1f}, {late} over 50"


def starts(page: Page, address: str) -> None:
    print(f"cold start: {start(page, address)}, {Host.sent / 1e6:.2f} MB sent")
    print(f"warm start: {', '.join(start(page, address) for _ in range(WARM))}")
    card = page.get_by_role("article").filter(has_text="Spike")
    print(f"frames at rest: {drawn(page)}")
    card.get_by_role("button", name="Against bots").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("footer.dock").wait_for(timeout=120_000)
    print(f"frames while a table is drawn: {drawn(page)}")
    begin_bots(page)
    state = game("spike").new(SEATS, 7)
    seat = state.actors[0]
    ask(page, partial(think_of, state, seat))
    page.evaluate(KEEP_BUSY, packed(partial(choose, "hard", "table", state, seat)))
    print(f"frames while a bot thinks: {drawn(page)}")


def ask(page: Page, think: Any) -> tuple[float, str]:
    """Milliseconds, and what came of them: the browser's other worker thinks."""
    ms, said = page.evaluate(THINK, packed(think))
    return ms, said


def packed(think: Any) -> str:
    return base64.b64encode(pickle.dumps(think)).decode()


def thought(page: Page, id: str, level: str) -> str:
    """A whole game by bots of the browser, every move timed."""
    state = game(id).new(SEATS, 7)
    times: list[tuple[float, int]] = []
    while state.result is None:
        seat = state.actors[0]
        moves = state.game.worth_weighing(state, seat)
        ms, said = ask(page, partial(choose, level, "table", state, seat))
        times.append((ms, len(moves)))
        state.play(state.hear(said[1:-1]), seat)
    found = sorted(ms for ms, _ in times)
    most, wide = max(times)
    return (
        f"{len(found)} moves: median {statistics.median(found):.0f} ms,"
        f" p95 {found[int(len(found) * 0.95) - 1]:.0f}, most {most:.0f} (of {wide} moves),"
        f" widest {max(wide for _, wide in times)}"
    )


def simulated(page: Page, id: str) -> str:
    """How many simulations hard gets through in a second, in positions of a game by easy ones."""
    state = game(id).new(SEATS, 7)
    passed: list[tuple[State, int]] = []
    while state.result is None:
        seat = state.actors[0]
        if len(state.game.worth_weighing(state, seat)) > 1:
            passed.append((state.copy(), seat))
        said = choose("easy", "table", state, seat, len(passed))
        state.play(state.hear(said), seat)
    found: list[float] = []
    for state, seat in passed[:: -(-len(passed) // POSITIONS)]:
        think = partial(choose_alike, f"hard:{SIMULATIONS}", state, seat, 7, len(found))
        found.append(SIMULATIONS / ask(page, think)[0] * 1000)
    return ", ".join(f"{one:.0f}" for one in found)


def begin_bots(page: Page) -> None:
    (script,) = (SITE / "assets").glob("bots.worker-*.js")
    page.evaluate(BEGIN, f"assets/{script.name}")


def hard(page: Page, address: str, games: list[str]) -> None:
    page.goto(address)
    begin_bots(page)
    for id in games:
        print(f"{id}: simulations a second: {simulated(page, id)}", flush=True)


def bots(page: Page, address: str, games: list[str]) -> None:
    page.goto(address)
    begin_bots(page)
    for id in games:
        state = game(id).new(SEATS, 7)
        hint = partial(think_of, state, state.actors[0])
        print(f"{id} hint at the start: {ask(page, hint)[0]:.0f} ms")
        for level in LEVELS:
            print(f"{id} {level}: {thought(page, id, level)}", flush=True)


@contextmanager
def opened() -> Iterator[tuple[Page, str]]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(SITE))) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
            found = next(filter(None, map(which, BROWSERS)), None)
            options: dict[str, Any] = {"executable_path": found, "args": ["--no-sandbox"]}
            context = playwright.chromium.launch_persistent_context(profile, **options)
            yield context.new_page(), f"http://127.0.0.1:{served.server_port}/"
            context.close()
        served.shutdown()


def main(wanted: list[str]) -> None:
    named = [one for one in wanted if one in games_of_the_house()]
    whats = [one for one in wanted if one not in named] or ["starts", "bots", "hard"]
    with opened() as (page, address):
        if "starts" in whats:
            starts(page, address)
        games = named or list(games_of_the_house())
        if "bots" in whats:
            bots(page, address, games)
        if "hard" in whats:
            hard(page, address, games)


if __name__ == "__main__":
    main(sys.argv[1:])
