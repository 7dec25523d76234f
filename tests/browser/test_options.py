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


@pytest.mark.some(1)
@pytest.mark.parametrize("game", ["empires", "railways", "spike", "steam", "tiles"])
def test_every_option_has_a_field_with_help(desk: Desk, game: str):
    known = {one["id"]: one for one in desk.call("GET", "/games")}
    if game not in known:
        pytest.skip(f"{game} is not among the games of this server")
    page = desk.go()
    name = known[game]["name"]
    page.get_by_role("button", name=f"{name}: against bots").click()
    card = page.locator("article.open")
    chosen = next((one["default"] for one in known[game]["options"] if one["name"] == "map"), "")
    if chosen:
        card.locator(f"[data-map={chosen}]").click()
    for seats in range(known[game]["low"], known[game]["high"] + 1):
        bots = card.get_by_role("group", name="Bots")
        bots.get_by_role("button", name=str(seats - 1) if seats > 1 else "none", exact=True).click()
        if card.get_by_role("button", name="Rarely changed").count():
            card.get_by_role("button", name="Rarely changed").click()
        for option in applying(known[game], seats):
            expect(named(card, option["name"])).to_be_visible()
        expect(card.locator(".option small")).to_have_count(len(applying(known[game], seats)))
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name=f"{name}: with friends").click()
    panel = page.get_by_role("dialog")
    if chosen:
        panel.locator(f"[data-map={chosen}]").click()
    panel.locator("ol li").first.wait_for()
    seats = panel.locator("ol li").count()
    if panel.get_by_role("button", name="Rarely changed").count():
        panel.get_by_role("button", name="Rarely changed").click()
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
    card.get_by_role("button", name="Rarely changed").click()
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
    card.get_by_role("button", name="Rarely changed").click()
    named(card, "relaxed").fill("9")
    card.get_by_role("button", name="Start", exact=True).click()
    expect(card.get_by_role("alert")).to_contain_text("9")


def started(desk: Desk, board: str, *, without: tuple[str, ...] = ()) -> Any:
    """The options of a table of Railways of the World as it was set up in the browser."""
    page = desk.go()
    page.get_by_role("button", name="Railways of the World: against bots").click()
    card = page.locator("article.open")
    card.get_by_role("button", name=board).click()
    if without:
        card.get_by_role("button", name="Rarely changed").click()
        for name in without:
            named(card, "without").get_by_role("button", name=name, exact=True).click()
    card.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    return desk.call("GET", f"/tables/{page.url.rpartition('/')[2]}")["options"]


def test_ROW_M8_rotors_and_depots_are_on_where_they_belong_and_nowhere_else(desk: Desk):
    western = started(desk, "Western US")
    assert western["rotors"] is western["depots"] is True
    eastern = started(desk, "Eastern US")
    assert eastern["rotors"] is eastern["depots"] is False


def test_ROW_O2_cards_with_a_black_star_are_left_out_one_by_one(desk: Desk):
    """What Mexico has too stays marked there; what it hasn't is no wish of its table."""
    both = ("Trading Depot", "City Charter Falun")
    sweden = started(desk, "Sweden", without=both)
    assert sweden["without"] == ["city-charter-falun", "trading-depot"]
    assert started(desk, "Mexico")["without"] == ["trading-depot"]
