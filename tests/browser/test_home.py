"""The first page, and those beside it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.desk import STATIC, Desk
from tests.server.harness import new_id


@pytest.mark.both
def test_three_clicks_lead_to_a_game_against_bots(desk):
    page = desk.go()
    page.get_by_role("button", name="Railroad Tiles: against bots").click()
    page.get_by_role("group", name="Bots").get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".right").get_by_text("Anna")).to_be_visible()
    expect(page.locator(".right").get_by_text("Bruno")).to_be_visible()


@pytest.mark.both
def test_who_has_never_finished_a_game_begins_against_beginners(desk):
    """Of that game; then the middle level is the usual one, and what was chosen stays chosen."""

    def level(name: str) -> Any:
        return page.get_by_role("group", name="Level").get_by_role("button", name=name, exact=True)

    page = desk.go()
    page.get_by_role("button", name="Railroad Tiles: against bots").click()
    expect(level("beginner")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Start", exact=True).click()  # which chooses no level
    expect(page).to_have_url(re.compile("/table/"))
    made = desk.make("tiles", ["me", "random"])
    given = {"seat": 0, "number": made["position"]["number"], "request": new_id()}
    desk.call("POST", f"/tables/{made['id']}/resign", given)
    desk.go()
    page.get_by_role("button", name="Spike: against bots").click()
    expect(level("beginner")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Railroad Tiles: against bots").click()
    expect(level("medium")).to_have_attribute("aria-pressed", "true")
    level("easy").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    desk.go()
    page.get_by_role("button", name="Railroad Tiles: against bots").click()
    expect(level("easy")).to_have_attribute("aria-pressed", "true")


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


def test_a_sheet_that_opens_far_away_comes_into_sight_on_a_phone(desk):
    for _ in range(4):
        desk.make("signals", ["me", "random"])
    page = desk.go()
    page.set_viewport_size({"width": 390, "height": 664})
    expect(page.locator(".tables li")).to_have_count(4)
    opens = page.get_by_role("button", name="Railroad Tiles: against bots")
    opens.click()
    expect(page.locator("article.open h2")).to_be_in_viewport(ratio=1)
    expect(page.locator("article.open .pick [aria-pressed=true]").first).to_be_focused()
    page.get_by_role("button", name="Close").click()
    expect(opens).to_be_focused()
    expect(opens).to_be_in_viewport(ratio=1)


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


def test_a_table_can_be_put_away_and_taken_out_again(desk):
    made = desk.make("signals", ["me", "random"])
    page = desk.go()
    own = f".tables a[href='/table/{made['id']}']"
    expect(page.locator(own)).to_have_count(1)
    other = desk.make("signals", ["me", "person"])
    page = desk.go()
    expect(page.locator(f".tables a[href='/table/{other['id']}']")).to_have_count(1)
    page.locator("li", has=page.locator(f"a[href='/table/{made['id']}']")).get_by_role(
        "button", name="Put away"
    ).click()
    expect(page.locator(own)).to_have_count(0)
    # the line is gone, the focus is on the next
    expect(page.get_by_role("button", name="Put away")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Put away")).to_have_count(0)
    page.wait_for_function("document.activeElement !== document.body")
    desk.go("/tables")
    line = page.locator("li", has=page.locator(f"a[href='/table/{made['id']}']"))
    line.get_by_role("button", name="Take out again").click()
    desk.go()
    expect(page.locator(own)).to_have_count(1)


def test_language_and_colours_stay(desk):
    """And so does the place: what one was at is only said in another language."""
    page = desk.go()
    page.get_by_role("button", name=re.compile("^Steam:")).first.click()
    expect(page.locator("article.open")).to_contain_text("Steam")
    page.get_by_role("combobox", name="Language").select_option("it")
    expect(page.get_by_role("heading", level=1)).to_have_text("Giochi di treni, un solo tavolo")
    expect(page.locator("article.open")).to_contain_text("Steam")
    start = page.locator("article.open").get_by_role("button", name="Comincia", exact=True)
    expect(start).to_be_visible()
    page.get_by_role("button", name="Colori scuri").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Giochi di treni, un solo tavolo")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def without_part(desk: Desk, source: str, loads: int = 1) -> list[str]:
    """The server lacks this part of the pages until so many more documents were asked for, which
    are listed. Whether the browser asks for a part once or, ahead, twice is its own affair."""
    file = json.loads((STATIC / "manifest.json").read_text())[source]["file"]
    documents: list[str] = []

    def asked(request: Request) -> None:
        if request.resource_type == "document":
            documents.append(request.url.removeprefix(desk.server.address))

    def answer(route: Route) -> None:
        if len(documents) < loads:
            route.fulfill(status=404)
        else:
            route.continue_()

    desk.page.on("request", asked)
    desk.page.route(f"**/{file}", answer)
    return documents


@pytest.mark.parametrize("part", ["src/pages/TablePage.svelte", "src/boards/tiles/index.ts"])
def test_a_page_from_before_the_server_was_renewed_is_loaded_anew(desk, part):
    page = desk.go()
    documents = without_part(desk, part)
    table = desk.make("tiles", ["me", "random"])
    page.locator(f'.tables a[href="/table/{table["id"]}"]').click()
    page.locator("footer.dock").wait_for()
    page.locator(".board svg").first.wait_for()
    assert documents == [f"/table/{table['id']}"]
    desk.faults.clear()  # the browser may tell of the missing part


def test_a_part_that_stays_away_is_told_and_not_asked_for_over_and_over(desk):
    page = desk.go()
    documents = without_part(desk, "src/pages/RuleBooks.svelte", loads=2)
    page.get_by_role("link", name="open the rule books").click()
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    assert documents == ["/rules"]
    desk.accessible()
    again.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rule books")
    assert documents == ["/rules", "/rules"]


@pytest.mark.both
def test_a_challenge_begins_with_one_click(desk):
    page = desk.go("/challenges")
    expect(page.get_by_role("img", name="0 of 3 stars").first).to_be_visible()
    page.get_by_role("button", name="Volcano").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".left").get_by_text("Stars count as long as")).to_be_visible()


def test_a_challenge_tells_its_mission_while_it_is_chosen(desk):
    page = desk.go()
    page.get_by_role("button", name="Railroad Tiles: against bots").click()
    card = page.locator("article.open")
    card.get_by_role("group", name="Bots").get_by_role("button", name="none").click()
    mission = card.locator(".mission")
    for name, asks in (("volcano", "An empty square of"), ("four-cities", "cities.")):
        card.locator("select").select_option(name)
        expect(mission).to_contain_text(asks)
        expect(mission).to_contain_text("Stars for")


def test_the_page_says_what_the_bots_think_with(desk):
    page = desk.go("/me")
    runs = desk.call("GET", "/health")["engine"]
    line = page.locator(f"[data-engine={runs}]")
    expect(line).to_contain_text({"plain": "plain Python", "compiled": "is compiled"}[runs])
    desk.table(desk.make("signals", ["me", "random"]))
    page.get_by_role("button", name="Menu").click()
    expect(line).to_be_visible()


def test_stars_are_celebrated_and_lead_to_the_next_challenge(desk):
    over = desk.recorded("tiles", "solo-four-cities")
    page = desk.page
    page.goto(f"/table/{over['id']}")
    expect(page.locator(".end h2").first).to_have_text("One star: 43 points")
    expect(page.locator(".end .stars .won")).to_have_count(1)
    page.get_by_role("button", name="Next challenge").click()
    expect(page).not_to_have_url(re.compile(over["id"]))
    expect(page.locator("footer.dock")).to_be_visible()


def test_a_person_moves_to_another_device(visit):
    here, there = visit("Anna"), visit("Nobody")
    here.go("/me").get_by_role("button", name="Show a code").click()
    code = here.page.locator(".code").inner_text()
    page = there.go("/me")
    page.get_by_role("textbox", name="Code from the other device").fill(code)
    page.get_by_role("button", name="Use this code").click()
    expect(page).to_have_url(re.compile("/$"))
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Anna")


@pytest.mark.some(1)
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


def test_who_opens_another_sheet_goes_on_in_it(desk: Desk):
    page = desk.go()
    for game in ("Railroad Tiles", "Steam", "Spike"):
        page.get_by_role("button", name=f"{game}: against bots").click()
        sheet = page.locator("article.open")
        expect(sheet.get_by_role("heading", name=game)).to_be_in_viewport()
        expect(sheet.locator(".pick [aria-pressed=true]").first).to_be_focused()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Spike: against bots")).to_be_focused()
