"""Maps of the operator's own reach the browser: chosen by a drawing, drawn, and named."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.server.harness import Server
from tests.server.own_maps import write_maps


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("own-maps")
    maps = write_maps(folder / "maps")
    made = Server(folder, str(folder / "t.sqlite"), maps=str(maps), kept=str(folder / "made"))
    try:
        yield made.start()
    finally:
        made.close()


@pytest.mark.parametrize(
    ("game", "map", "title", "place"),
    [
        ("Steam", "lakes", "The Italian Lakes", "MILANO"),
        ("Railways of the World", "po", "Along the Po", "Milàn"),
    ],
)
def test_an_own_map_is_chosen_drawn_and_named(visit, game: str, map: str, title: str, place: str):
    desk: Desk = visit(name="Anna", language="it")
    page = desk.go()
    page.get_by_role("button", name=re.compile(f"^{game}:")).first.click()
    card = page.locator("article.open")
    own = card.locator(f"[data-map={map}]")
    expect(own).to_contain_text(title)
    expect(own.locator("svg .hexes")).to_have_attribute("d", re.compile("^M"))
    own.click()
    expect(own).to_have_attribute("aria-pressed", "true")
    card.get_by_role("button", name="Comincia", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("svg").get_by_text(place, exact=True).first).to_be_attached()
    expect(page.locator("main")).not_to_contain_text("web-")  # every card says what it does
    id = page.url.rpartition("/")[2]
    assert desk.call("GET", f"/tables/{id}")["options"]["map"] == map
