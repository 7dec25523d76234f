"""A game of another distribution with its own board: the skeleton of `roundhouse new game`."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.server.harness import Server
from tests.test_guide import install, write


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has the game."""
    folder = tmp_path_factory.mktemp("brought")
    package = install(write(folder), folder / "installed")
    made = Server(folder, str(folder / "tables.sqlite"), [package])
    try:
        yield made.start()
    finally:
        made.close()


def test_a_move_is_played_on_the_board_that_came_with_the_game(desk: Desk):
    made = desk.make("shunting", ["me", "easy"])
    page = desk.table(made)
    board = page.locator(".shunting")
    take = board.get_by_role("button", name="take it")
    expect(take).to_have_attribute("aria-pressed", "false")
    expect(board.locator(".shunting-platform")).to_contain_text("to come")
    # its styles have come, too
    expect(board).to_have_css("display", "grid")
    take.click()
    expect(take).to_have_attribute("aria-pressed", "true")
    before = desk.call("GET", f"/tables/{made['id']}")["position"]["number"]
    take.click()
    expect(take).to_have_attribute("aria-pressed", "false")
    log = page.locator(".log")
    expect(log).to_contain_text("Anna takes the")
    assert desk.call("GET", f"/tables/{made['id']}")["position"]["number"] > before


def test_its_face_is_read_beside_the_board(desk: Desk):
    page = desk.table(desk.make("shunting", ["me", "easy"]))
    expect(page.locator(".players, aside").first).to_contain_text("waits left")
