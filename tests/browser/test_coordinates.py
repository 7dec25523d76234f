"""Coordinates are a switch of the menu; then the maps show them as log and terminal say them."""

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk

GAMES = {
    "railways": ("eastern-us", None),
    "steam": ("northeast-base", "d7"),
    "empires": ("three", None),
    "spike": ("two-players", None),
    "tiles": ("three", "0 · 0"),
}


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(GAMES))
def test_maps_show_their_coordinates_when_asked(desk: Desk, game: str):
    name, known = GAMES[game]
    verb = "place" if game == "tiles" else ""  # then there are places that have names
    made = desk.middle(game, name, 0.5, verb)
    page = desk.table(made)
    page.locator(".mapfield .camera").first.wait_for(state="attached")
    expect(page.locator(".mapfield .coordinates")).to_have_count(0)
    desk.habit(pace="at-once", coordinates=True)
    desk.table(made)
    texts = page.locator(".mapfield .coordinates text")
    texts.first.wait_for(state="attached")
    shown = set(texts.all_text_contents())
    assert len(shown) > 5
    if known:
        assert known in shown
    if game == "tiles":  # squares are told from the first tile, and then by what is drawn, too
        told = page.locator(".place, .idle[aria-label]").first.get_attribute("aria-label") or ""
        assert "the first tile (" in told, told
    if game == "railways":  # what a link's first tile is called in the record
        moves = desk.call("GET", f"/tables/{made['id']}/history")["moves"]
        built = [
            str(one["text"]).split()[1] for one in moves if (one["text"] or "").startswith("build ")
        ]
        assert built
        assert set(built) <= shown
