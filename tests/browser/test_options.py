"""Every option of every game can be chosen in the browser, and is explained there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.desk import Desk


def named(page_or_part: Any, label: str) -> Locator:
    """The field of an option: buttons, a list or a line to write in."""
    found: Locator = page_or_part.locator(f"[aria-labelledby$='-{label}-label']")
    return found


def applying(game: Any, seats: int) -> list[Any]:
    """The options for so many seats on the map that is chosen at first."""
    first = next((one["default"] for one in game["options"] if one["name"] == "map"), "")
    return [
        one
        for one in game["options"]
        if one["seats"][0] <= seats <= one["seats"][1] and first in (one["maps"] or [first])
    ]


@pytest.mark.parametrize("game", ["empires", "railways", "spike", "steam", "tiles"])
def test_every_option_has_a_field_with_help(desk: Desk, game: str):
    known = {one["id"]: one for one in desk.call("GET", "/games")}
    if game not in known:
        pytest.skip(f"{game} is not among the games of this server")
    page = desk.go()
    name = known[game]["name"]
    page.get_by_role("button", name=f"{name}: against bots").click()
    card = page.locator("article.open")
    for seats in range(known[game]["low"], known[game]["high"] + 1):
        bots = card.get_by_role("group", name="Bots")
        bots.get_by_role("button", name=str(seats - 1) if seats > 1 else "none", exact=True).click()
        if card.get_by_role("button", name="All options, explained").count():
            card.get_by_role("button", name="All options, explained").click()
        for option in applying(known[game], seats):
            expect(named(card, option["name"])).to_be_visible()
        expect(card.locator(".option small")).to_have_count(len(applying(known[game], seats)))
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name=f"{name}: with friends").click()
    panel = page.get_by_role("dialog")
    seats = panel.locator("ol li").count()
    for option in applying(known[game], seats):
        expect(named(panel, option["name"])).to_be_visible()
    assert all(text.strip() for text in panel.locator(".option small").all_inner_texts())
    desk.accessible()


def test_what_is_chosen_is_what_is_played(desk: Desk):
    """Steam with the standard rules on the Ruhr, the second seat relaxed."""
    page = desk.go()
    page.get_by_role("button", name="Steam: against bots").click()
    card = page.locator("article.open")
    card.get_by_role("button", name="standard").click()
    card.get_by_role("button", name="Ruhr").click()
    card.get_by_role("button", name="All options, explained").click()
    named(card, "relaxed").fill("2")
    card.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    table = desk.call("GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert table["options"] == {
        "rules": "standard",
        "map": "ruhr",
        "beginners": False,
        "relaxed": "2",
    }


def test_an_impossible_wish_is_refused_in_words(desk: Desk):
    page = desk.go()
    page.get_by_role("button", name="Steam: against bots").click()
    card = page.locator("article.open")
    card.get_by_role("button", name="All options, explained").click()
    named(card, "relaxed").fill("9")
    card.get_by_role("button", name="Start", exact=True).click()
    expect(card.get_by_role("alert")).to_contain_text("9")
