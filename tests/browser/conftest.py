"""A real browser in front of a real server."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect, sync_playwright

from tests.browser.desk import STATIC, Desk
from tests.browser.plain_files import SITE, Site, SiteDesk, handed_out
from tests.server.harness import Server

PATIENCE = 60_000  # milliseconds: every core may be busy with other tests
expect.set_options(timeout=PATIENCE)

# the one without a window needs half the processor's time
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
SIZES = {"desk": (1440, 900), "phone": (390, 844)}


def missing(why: str) -> None:
    """Skipped on a person's machine, never where everything must run."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


def started(kind: BrowserType, **more: Any) -> Browser:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    # letters stand where they stand in a window
    options = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"]
    return kind.launch(executable_path=found, args=options, **more)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not any(map(shutil.which, BROWSERS)):
        missing(f"Chromium is not installed (Debian package: {BROWSERS[0]})")
    if not (STATIC / "index.html").exists():
        missing("the pages are not built: run `make web`")
    with sync_playwright() as playwright:
        browser = started(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    made = Server(folder, str(folder / "tables.sqlite"))
    try:
        yield made.start()
    finally:
        made.close()


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    if not (SITE / "index.html").is_file():
        missing("the site is not built: run `make site`")
    with handed_out() as found:
        yield found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One client, two houses: what has the mark `both` is done with a server, and with plain files
    and none."""
    if metafunc.definition.get_closest_marker("both"):
        metafunc.parametrize("house", ["server", "site"], indirect=True)


@pytest.fixture
def house(request: pytest.FixtureRequest) -> Server | Site:
    found: Server | Site = request.getfixturevalue(getattr(request, "param", "server"))
    return found


@pytest.fixture
def visit(chromium: Browser, house: Server | Site) -> Iterator[Callable[..., Desk]]:
    """Somebody new sits down at a desk; nothing may go wrong on it unseen."""
    desks: list[Desk] = []
    sits: Callable[..., Desk] = SiteDesk if isinstance(house, Site) else Desk

    def come(
        name: str = "",
        language: str = "en",
        size: str = "desk",
        theme: str = "light",
        motion: bool = False,
        workers: bool = False,
    ) -> Desk:
        width, height = SIZES[size]
        context = chromium.new_context(
            base_url=house.address,
            viewport={"width": width, "height": height},
            locale={"en": "en-GB"}.get(language, f"{language}-{language.upper()}"),
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == "phone",
            accept_downloads=True,
            # what it fetches no test could see, hold up or break
            service_workers="allow" if workers else "block",
        )
        context.set_default_timeout(PATIENCE)
        desk = sits(context.new_page(), house)
        desks.append(desk)
        if name:
            desk.call("PUT", "/me", {"name": name, "language": language})
        return desk

    yield come
    wrong = [fault for desk in desks for fault in desk.faults]
    for desk in desks:
        desk.page.context.close()
        if isinstance(desk, SiteDesk):
            desk.at_home()
    assert not wrong


@pytest.fixture
def desk(visit: Callable[..., Desk]) -> Desk:
    return visit("Anna")


@pytest.fixture
def page(desk: Desk) -> Page:
    return desk.page
