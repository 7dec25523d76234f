"""The first page, and those beside it."""

import re

import pytest
from playwright.sync_api import expect


def test_three_clicks_lead_to_a_game_against_bots(desk):
    page = desk.go()
    page.get_by_role("button", name="Railroad Tiles: against bots").click()
    page.get_by_role("group", name="Bots").get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".right").get_by_text("Anna")).to_be_visible()
    expect(page.locator(".right").get_by_text("Bruno")).to_be_visible()


def test_last_time_is_remembered(desk):
    page = desk.go()
    page.get_by_role("button", name="Railroad Tiles: against bots").click()
    page.get_by_role("group", name="Bots").get_by_role("button", name="none").click()
    page.get_by_role("combobox", name="Challenge").select_option("volcano")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    desk.go()
    page.get_by_role("button", name="Railroad Tiles: against bots").click()
    alone = page.get_by_role("group", name="Bots").get_by_role("button", name="none")
    expect(alone).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("combobox", name="Challenge")).to_have_value("volcano")


def test_only_games_of_this_server_have_a_card(desk):
    page = desk.go()
    names = [game["name"] for game in desk.call("GET", "/games")]
    expect(page.locator("article")).to_have_count(len(names))
    for name in names:
        expect(
            page.locator("article").get_by_role("heading", name=name, exact=True)
        ).to_be_visible()


def test_tables_that_wait_for_me_come_first(desk):
    desk.make("signals", ["me", "person"])
    waiting = desk.make("signals", ["me", "random"])
    page = desk.go()
    first = page.locator(".tables li").first
    expect(first).to_contain_text("Your move")
    expect(first.get_by_role("link")).to_have_attribute("href", f"/table/{waiting['id']}")
    expect(page.locator(".tables li").nth(1)).to_contain_text("1 seat open")


def test_language_and_colours_stay(desk):
    page = desk.go()
    page.get_by_role("button", name="IT Italiano").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Giochi di ferrovie, un solo tavolo")
    page.get_by_role("button", name="Colori scuri").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Giochi di ferrovie, un solo tavolo")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_a_page_from_before_the_server_was_renewed_is_loaded_anew(desk):
    page = desk.go()
    page.route("**/assets/TablePage*.js", lambda route: route.fulfill(status=404), times=1)
    page.evaluate("window.old = true")
    table = desk.make("signals", ["me", "random"])
    page.locator(".tables").get_by_role("link").first.wait_for(timeout=20_000)
    page.locator(f'.tables a[href="/table/{table["id"]}"]').click()
    page.locator("footer.dock").wait_for()
    assert not page.evaluate("window.old")
    desk.faults.clear()  # the browser tells of the missing part, as it should


def test_a_challenge_begins_with_one_click(desk):
    page = desk.go("/challenges")
    expect(page.get_by_role("img", name="0 of 3 stars").first).to_be_visible()
    page.get_by_role("button", name="Volcano").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_rule_books_are_read_in_the_page(desk):
    page = desk.go("/rules/tiles")
    expect(page.get_by_role("heading", name="TIL-R3")).to_be_visible()
    page.get_by_role("link", name="TIL-E1").first.click()
    expect(page.get_by_role("heading", name="TIL-E1")).to_be_focused()


def test_a_person_moves_to_another_device(visit):
    here, there = visit("Anna"), visit("Nobody")
    here.go("/me").get_by_role("button", name="Show a code").click()
    code = here.page.locator(".code").inner_text()
    page = there.go("/me")
    page.get_by_role("textbox", name="Code from the other device").fill(code)
    page.get_by_role("button", name="Take over").click()
    expect(page).to_have_url(re.compile("/$"))
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Anna")


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_are_for_everybody(visit, size, theme):
    desk = visit("Anna", size=size, theme=theme)
    desk.make("signals", ["me", "random"])
    page = desk.go()
    page.locator("article").first.wait_for()
    desk.accessible()
    desk.fits()
    page.get_by_role("button", name="Railroad Tiles: against bots").click()
    desk.accessible()
    desk.fits()
    page.get_by_role("button", name="Signals: with friends", exact=True).click()
    desk.accessible()
    desk.fits()
    for address in ("/tables", "/rules/tiles", "/challenges", "/me", "/nowhere"):
        desk.go(address)
        page.wait_for_load_state("networkidle")
        desk.accessible()
        desk.fits()
