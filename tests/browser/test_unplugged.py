"""The installed app without a network: the house in this browser, kept for who asked for it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from roundhouse.kernel.game import games_of_the_house
from roundhouse.server.unplugged import FOLDER
from tests.browser.conftest import missing
from tests.browser.desk import STATIC, Desk
from tests.browser.plain_files import STARTING, built_again
from tests.server.harness import Server, wait_for


@pytest.fixture(autouse=True)
def built() -> None:
    if not (FOLDER / "house.json").is_file():
        missing("Python for the browser is not built: run `make unplugged`")


def kept(page: Page) -> list[str]:
    names: list[str] = page.evaluate("caches.keys()")
    return [name for name in names if name.startswith("unplugged")]


# the one edition that is kept whole
WHOLE = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('unplugged'))
  return names.length === 1 && (await (await caches.open(names[0])).match('/')) ? names[0] : ''
}"""


def room(page: Page, **left: int) -> None:
    """So many bytes for all that this place keeps, or as many as ever."""
    origin = page.evaluate("location.origin")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, **left})


def speak(page: Page, language: str) -> None:
    """Another language is another edition: it is fetched, and the former one given up."""
    # a page that has just come asks who this is, too
    with page.expect_request_finished(
        lambda one: one.method == "PUT" and one.url.endswith("/api/me")
    ):
        page.locator(".languages select").select_option(language)
    page.goto("/me")
    # the server may have another edition of the former language, too, so it is asked for this
    # one's name; `wait_for_function` asks what is told later only once
    parts = page.request.get(f"/python/parts?lang={language}").json()
    wait_for(lambda: page.evaluate(WHOLE) == f"unplugged {parts['edition']}", STARTING / 1000)


SCRIPTS = """async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith('unplugged'))
  const found = (await (await caches.open(name)).keys()).map(({ url }) => url)
  return found.filter((url) => url.includes('/assets/') && url.endsWith('.js'))
}"""


@pytest.fixture
def renewed(server: Server, tmp_path: Path) -> Iterator[Callable[[], str]]:
    """When the server starts the next time, its pages are built anew; what marks their parts."""
    plain = server.script.read_text("utf-8")

    def renew() -> str:
        mark = built_again(STATIC, tmp_path / "again")
        server.before(
            "from pathlib import Path\nfrom roundhouse.server import static\n"
            f"static.FOLDER = Path({str(tmp_path / 'again')!r})"
        )
        return mark

    yield renew
    if server.script.read_text("utf-8") != plain:
        server.script.write_text(plain, "utf-8")
        server.kill()
        server.start()


def test_who_has_asked_for_it_plays_without_a_network(
    visit: Callable[..., Desk], server: Server, renewed: Callable[[], str]
) -> None:
    desk = visit("Anna", workers=True)
    desk.habit(pace="at-once")
    desk.make("tiles", ["me", "random"])
    page = desk.go("/me")
    box = page.locator("section", has_text="Play without a network")
    expect(box).to_contain_text(re.compile(r"Fetches \d+ MB once"))
    assert kept(page) == []
    room(page, quotaSize=1_000_000)
    box.get_by_role("button", name="Get ready").click()
    expect(box.get_by_role("alert")).to_contain_text("There is no room", timeout=STARTING)
    assert kept(page) == []
    room(page)
    box.get_by_role("button", name="Get ready").click()
    expect(box).to_contain_text("Ready", timeout=STARTING)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    speak(page, "de")
    server.kill()
    try:
        page.goto("/me")
        expect(page.get_by_role("heading", name="Du bist offline")).to_be_visible()
        page.get_by_role("button", name="Zu den Tischen").click()
        expect(page.get_by_role("button", name=re.compile("^Railroad Tiles: "))).not_to_have_count(
            0, timeout=STARTING
        )
        mark = renewed()
    finally:
        server.start()
    page.goto("/")
    page.get_by_role("button", name="Zurück zum Server").click()
    page.goto("/me")
    speak(page, "en")
    assert [url for url in page.evaluate(SCRIPTS) if mark not in url] == []
    server.kill()
    try:
        page.goto("/")
        expect(page.locator(f"head script[src*='{mark}']")).to_have_count(1)
        page.get_by_role("button", name="To the tables of this device").click()
        page.get_by_role("button", name="Railroad Tiles: against bots").click(timeout=STARTING)
        expect(page.locator("article")).to_have_count(len(games_of_the_house()))  # no others here
        page.get_by_role("button", name="Start", exact=True).click(timeout=STARTING)
        page.locator("footer.dock").wait_for(timeout=STARTING)
        desk.play(lambda: desk.moves() >= 4)
        page.get_by_role("button", name="Rules").click()
        expect(page.get_by_role("heading", name=re.compile("TIL-")).first).to_be_visible()
    finally:
        server.start()
    page.goto("/")
    expect(page.locator(".tables li")).to_have_count(1, timeout=STARTING)  # this device's
    expect(page.get_by_text("You are at the tables of this device.")).to_be_visible()
    desk.accessible()
    page.get_by_role("button", name="Back to the server").click()
    expect(page.get_by_text("You are at the tables of this device.")).to_have_count(0)
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    desk.faults.clear()  # that nobody answered was meant
