"""The house without a server, in a browser. What it has in common with a server's is tested where
that is, by the mark `both`; here is what it has alone: whole games from plain files, and what may
be in the way of them."""

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

import roundhouse as rh
from tests.browser.plain_files import (
    GO,
    READY,
    SITE,
    STARTING,
    Keeping,
    Site,
    SiteDesk,
    built_again,
    handed_out,
)

GAMES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "tiles": (["me", "medium"], {}),
    "empires": (["me", "medium"], {}),
    "spike": (["me", "medium"], {"turns": 10}),
    "railways": (["me", "medium"], {"idle_turns": 1}),
    "steam": (["me", "easy", "medium"], {}),
}
TEAR = """(id) => new Promise((done, failed) => {
  const opening = indexedDB.open('roundhouse')
  opening.onerror = failed
  opening.onsuccess = () => {
    const change = opening.result.transaction('journal', 'readwrite')
    change.objectStore('journal').put('torn', `${id} 00000001`)
    change.oncomplete = () => (opening.result.close(), done(true))
  }
})"""
# put before a worker's own script
MAY_BE_FULL = """const plain = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (names, mode, how) {
  if (mode === 'readwrite' && self.full) throw new DOMException('no room', 'QuotaExceededError')
  return plain.call(this, names, mode, how)
};"""
# of the page itself, when a browser keeps nothing whatsoever
FORGETS = """for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError') } })"""
KEEPS_NOTHING = """Object.defineProperty(self, 'indexedDB', { value: { open() {
  throw new DOMException('not here', 'SecurityError') } } });"""


def begin_with(desk: SiteDesk, script: str) -> None:
    def before(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    desk.page.route("**/house.worker*.js", before)


@pytest.fixture
def house(request: pytest.FixtureRequest) -> Site:
    found: Site = request.getfixturevalue("site")
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_from_plain_files(desk: SiteDesk, game: str, tmp_path: Path) -> None:
    """Played by words, against bots that think, to the final count; found again, and its record
    carried away and brought in."""
    seats, options = GAMES[game]
    desk.habit(pace="at-once")
    page = desk.table(desk.make(game, seats, options=options, seed="7"))
    desk.play(lambda: page.locator("main.end").count() > 0)
    played, file = page.url, tmp_path / "game.record"
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    download.value.save_as(file)
    for lacking in ("Share the result", "Review this game"):
        expect(page.get_by_role("button", name=lacking)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Text board")).to_have_count(0)
    page.reload()
    page.locator("main.end").wait_for(timeout=STARTING)
    expect(desk.go("/").get_by_role("link", name=re.compile("^Open: "))).to_have_count(1)
    expect(page.get_by_role("link", name=re.compile("^Review"))).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(page).to_have_url(re.compile("/table/"))
    assert page.url != played
    page.locator("main.end").wait_for()


LIMIT = 6_000_000  # bytes of a first visit up to a table, maps apart
AT_ONCE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "stdlib.bin", "house.bin")
COMPRESSED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".wasm")  # by hosts


def sent(address: str) -> int:
    """Bytes of a file, by a host that compresses."""
    file = SITE / urlsplit(address).path.lstrip("/")
    content = (file / "index.html" if file.is_dir() else file).read_bytes()
    return len(gzip.compress(content) if file.suffix in COMPRESSED else content)


def all_sent(desk: SiteDesk) -> int:
    """All that a browser has truly asked for, maps apart."""
    return sum(sent(one) for one in set(desk.addresses) if "/maps/" not in one)


def begin_against_bots(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"{rh.game(game).name}: against bots").click()
    page.get_by_role("button", name="Start", exact=True).click()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_first_visit_up_to_a_table_is_small(desk: SiteDesk, game: str) -> None:
    """A game's Python comes when a table of it is opened, and no other's."""
    page = desk.go("/")
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    first = all_sent(desk)
    begin_against_bots(page, game)
    page.locator("footer.dock").wait_for(timeout=STARTING)
    desk.asked()  # so that bots have thought, too
    print(f"{game}: {first} bytes, with a table {all_sent(desk)}")
    parts = {Path(urlsplit(one).path).name for one in desk.addresses if "/python/" in one}
    assert parts == {*AT_ONCE, "house.json", f"{game}.bin"}
    asked = [one for one in desk.addresses if urlsplit(one).path.endswith(f"/{game}.bin")]
    assert len(asked) == 1  # the bots have it from the house
    assert all_sent(desk) < LIMIT


def test_a_game_that_can_not_be_fetched_is_told_and_comes_later(desk: SiteDesk) -> None:
    page = desk.go("/")
    page.route("**/spike.bin", lambda route: route.abort())
    begin_against_bots(page, "spike")
    expect(page.get_by_text("This game couldn't be fetched")).to_be_visible()
    page.unroute("**/spike.bin")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("footer.dock").wait_for()
    desk.faults.clear()  # what was asked for in vain was meant


def test_hard_is_offered_where_it_is_worth_its_time_which_is_said(desk: SiteDesk) -> None:
    page = desk.go("/")
    for game, seconds in (("Steam", 0), ("Spike", 5), ("Small Railroad Empires", 3)):
        page.get_by_role("button", name=f"{game}: against bots").click()
        expect(page.get_by_role("button", name=re.compile("^medium$", re.I))).to_be_visible()
        hard = page.get_by_role("button", name=re.compile("^hard$", re.I))
        expect(hard).to_have_count(1 if seconds else 0)
        expect(page.get_by_role("button", name=re.compile("^expert$", re.I))).to_have_count(0)
        if seconds:
            expect(page.get_by_text(f"{seconds} seconds")).to_have_count(0)
            hard.click()
            expect(page.get_by_text(f"{seconds} seconds")).to_be_visible()
        page.keyboard.press("Escape")


def test_what_needs_a_server_is_not_offered(desk: SiteDesk) -> None:
    page = desk.go("/")
    expect(page.get_by_role("link", name="Maps")).to_have_count(0)
    for address in ("/maps", "/ratings", "/tournaments/x", "/notices"):
        desk.go(address)
        expect(page.get_by_text("need a server")).to_be_visible()
    desk.go("/me")
    expect(page.get_by_role("heading", name="Kept in this browser")).to_be_visible()
    expect(page.get_by_role("link", name="Notices")).to_have_count(0)
    desk.accessible()
    language = page.get_by_role("button", name="Deutsch")
    before = language.evaluate("(one) => one.offsetHeight")
    for address in ("/daily", "/challenges", "/lessons", "/tables", "/rules"):
        desk.go(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    desk.go("/me")
    # no page's style is left behind
    assert language.evaluate("(one) => one.offsetHeight") == before


def test_the_day_is_told_as_what_it_is_here(desk: SiteDesk) -> None:
    """For practice: nobody else's tries are known, nor a bot's."""
    page = desk.go("/daily")
    expect(page.get_by_text("here it is for practice")).to_be_visible()
    expect(page.get_by_text("The best bot's game is shown")).to_have_count(0)
    page.get_by_role("button", name="Play it").click()
    page.locator("footer.dock").wait_for(timeout=STARTING)
    expect(page.get_by_text("Today's challenge, for practice").first).to_be_attached()
    expect(page.get_by_text("this try counts")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_no_room_and_a_broken_table(desk: SiteDesk, tmp_path: Path) -> None:
    """Each in words; nothing is lost that can be saved."""
    desk.habit(pace="at-once")
    begin_with(desk, MAY_BE_FULL)
    torn = desk.make("tiles", ["screen", "screen"])["id"]
    page = desk.table(desk.make("tiles", ["me", "beginner"]))
    desk.move()
    desk.asked()
    before = desk.moves()
    desk.house().evaluate("self.full = true")
    desk.play(lambda: page.get_by_role("alert").count() > 0)
    expect(page.get_by_role("alert")).to_contain_text("no room left")
    assert desk.moves() == before
    desk.house().evaluate("self.full = false")
    desk.play(lambda: desk.moves() > before)

    page.evaluate(TEAR, torn)
    page.goto(f"{desk.server.address}/?/table/{torn}")
    expect(page.get_by_text("can't be read")).to_be_visible(timeout=STARTING)
    desk.go("/me")
    expect(page.get_by_text("One table can't be read here")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all to a file").click()
    file = tmp_path / "tables.json"
    download.value.save_as(file)
    assert "torn" in json.loads(file.read_text())["kept"]["journal"].values()
    clear = page.get_by_role("button", name="Delete everything here")
    clear.click()
    page.get_by_role("button", name="Really delete every table?").click()
    expect(page.get_by_text("No table yet.")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("2 tables were brought in")).to_be_visible()


def test_a_window_that_keeps_nothing_says_so_and_plays(desk: SiteDesk) -> None:
    desk.page.add_init_script(FORGETS)
    begin_with(desk, KEEPS_NOTHING)
    page = desk.go("/")
    page.get_by_role("button", name="Railroad Tiles: with friends").click()
    page.get_by_role("button", name="Make the table").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Railroad Tiles: against bots").click()
    page.get_by_role("group", name="Bots").get_by_role("button", name="none").click()
    page.get_by_role("button", name="Start", exact=True).click()
    desk.asked()
    said = page.get_by_role("status").filter(has_text="This window keeps nothing")
    expect(said).to_be_visible()
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    desk.move()


def test_a_start_that_can_not_be_says_why(desk: SiteDesk) -> None:
    """A browser that is too old; files that aren't there; a worker that never says a word."""
    page = desk.page
    said = page.get_by_role("alert")
    page.route("**/python/house.json", lambda route: route.fulfill(status=404))
    page.goto(desk.server.address)
    expect(said).to_contain_text("can't be fetched")
    solid = "(bar) => !getComputedStyle(bar).backgroundColor.includes('rgba')"
    assert said.evaluate(solid)  # what it lies over can't be read through it
    page.unroute("**/python/house.json")

    page.clock.install()
    silent = {"body": "", "content_type": "text/javascript"}
    page.route("**/house.worker*.js", lambda route: route.fulfill(**silent))
    page.get_by_role("button", name="Try again").click()
    page.locator(".start progress").wait_for()
    page.clock.fast_forward(31_000)
    expect(said).to_contain_text("half a minute")

    broken = {"body": "await ?", "content_type": "text/javascript"}
    page.route("**/assets/index-*.js", lambda route: route.fulfill(**broken))
    page.goto(desk.server.address)  # of a page that it doesn't understand
    expect(said).to_contain_text("too old for Roundhouse")
    page.unroute("**/assets/index-*.js")

    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(desk.server.address)
    expect(said).to_contain_text("too old")
    desk.accessible()
    desk.faults.clear()  # what was asked for in vain was meant


class TestRenewal:
    """A host whose files are replaced by another edition, and which lets browsers keep everything
    for an hour."""

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        return tmp_path / "site"

    @pytest.fixture
    def house(self, site: Site, folder: Path) -> Iterator[Site]:
        shutil.copytree(SITE, folder)
        with handed_out(folder, Keeping) as found:
            yield found

    def test_an_open_page_and_a_kept_one_become_the_new_edition(
        self, desk: SiteDesk, folder: Path, tmp_path: Path
    ) -> None:
        page = desk.table(desk.make("tiles", ["me"], options={"challenge": "volcano"}))
        desk.asked()
        desk.move()
        moves, address = desk.moves(), page.url
        mark = built_again(SITE, tmp_path / "again")
        shutil.rmtree(folder)
        (tmp_path / "again").rename(folder)
        begins = page.locator(f"head script[src*='{mark}']")
        page.evaluate(GO, "?/lessons")  # a part that nobody has asked for before
        begins.wait_for(state="attached", timeout=STARTING)
        expect(page.get_by_role("heading", name="Lessons", level=1)).to_be_visible()
        page.goto(f"{desk.server.address}/?/")  # which the browser has kept
        begins.wait_for(state="attached", timeout=STARTING)
        page.locator(READY).wait_for(state="attached", timeout=STARTING)
        fetched = {url for url in desk.addresses if url.endswith("house.bin")}
        assert len(fetched) == 2
        page.goto(address)
        page.locator(READY).wait_for(state="attached", timeout=STARTING)
        desk.asked()
        assert desk.moves() == moves
        desk.faults.clear()  # parts that are gone were asked for

    def test_a_game_of_which_only_the_new_edition_has_python(
        self, desk: SiteDesk, folder: Path, tmp_path: Path
    ) -> None:
        page = desk.go("/")
        page.get_by_role("button", name="Railroad Tiles: against bots").click()
        start = page.get_by_role("button", name="Start", exact=True)
        start.wait_for()
        mark = built_again(SITE, tmp_path / "again")
        shutil.rmtree(folder)
        (tmp_path / "again").rename(folder)
        start.click()
        page.locator(f"head script[src*='{mark}']").wait_for(state="attached", timeout=STARTING)
        begin_against_bots(page, "tiles")
        page.locator("footer.dock").wait_for(timeout=STARTING)
        desk.faults.clear()  # what is gone was asked for
