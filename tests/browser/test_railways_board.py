"""Railways of the World on its board: by clicks, by keys, by fingers."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.desk import DRAWN, SAID, STILL, WATCH, Desk, Player, said
from tests.browser.railways import POINT, plan, position, railways, sit_down, to_action
from tests.server.harness import wait_for


def over(page: Page) -> bool:
    return page.locator(".end, .final").count() > 0


def test_a_whole_short_game_against_a_bot_by_clicks(desk: Desk):
    """Baron, auction, links, deliveries, cards and locomotives, until six cities are empty."""
    page = railways(desk, seed="5", options={"map": "mexico", "shorter": True})
    player = Player(desk, POINT)
    player.until(lambda: over(page))
    for what in ("baron", "choice", "build", "origin", "target", "deliver", "delivery", "improve"):
        assert player.pointed.get(what, 0) > 0, player.pointed
    expect(page.locator(".final")).to_contain_text("empty")


def test_a_link_costs_what_its_bill_says_and_is_built_at_once(desk: Desk):
    """Tiles and ridge, bonds and interest of the whole way, then one click for all of it."""
    page = railways(desk, seed="3")
    to_action(desk)
    plan(page, "baltimore", "pittsburgh")
    bill = page.locator(".strip .bill")
    expect(bill).to_contain_text("4 tiles")
    expect(bill).to_contain_text("one ridge")
    price = int(bill.locator("[data-price]").get_attribute("data-price") or 0)
    bonds = int(bill.locator("[data-bonds]").get_attribute("data-bonds") or 0)
    left = int(bill.locator("[data-left]").get_attribute("data-left") or 0)
    expect(bill).to_contain_text(f"−${bonds} a turn")
    page.locator(".dock .btn.go").click()
    own = page.locator(".railways .aside li", has_text="Baltimore to Pittsburgh: Anna")
    expect(own).to_have_count(1)
    purse = page.locator(".players li", has_text="Anna").locator(".line .v")
    expect(purse.nth(0)).to_have_text(re.compile(rf"\${left}$"))
    expect(purse.nth(2)).to_have_text(re.compile(rf"{bonds}$"))
    assert 5 * bonds - price == left  # Anna had nothing before


def test_a_tile_by_itself_turns_and_an_open_end_goes_on(desk: Desk):
    page = railways(desk, seed="3")
    to_action(desk)
    page.locator(".strip [data-verb=build]").click()
    page.locator("path.spot[data-place=baltimore]").dispatch_event("click")
    near = page.locator("path.spot.hex[data-price='2']").first
    near.dispatch_event("click")
    page.locator(".dock .foreseen").wait_for()
    before = said(page)
    page.keyboard.press("r")
    expect(page.locator(SAID)).not_to_have_attribute("data-said", before)
    page.locator("footer.dock .btn.go").click()
    expect(page.locator(".railways .hint")).to_contain_text("tiles left: 3")
    expect(page.locator("path.spot.hex").first).to_be_visible()


def test_a_delivery_pays_what_its_line_says(desk: Desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("railways", "eastern-us", 0.6, "deliver"))
    page.locator(".strip [data-verb=deliver]").click()
    line = page.locator(".card .delivery").first
    gain = int(line.get_attribute("data-gain") or 0)
    line.click()
    expect(page.locator(".under .band")).to_have_count(1)
    with page.expect_response(re.compile("/moves$")) as answer:
        page.locator(".dock .btn.go").click()
    told = answer.value.json()["entry"]["events"]
    scored = [one["args"] for one in told if one["name"] == "points-scored"]
    assert sum(one["points"] for one in scored if one["seat"] == 0) == gain > 0


def test_a_city_offers_all_that_can_be_done_there(desk: Desk):
    page = railways(desk, seed="3")
    to_action(desk)
    page.locator("path.spot[data-place=columbus]").dispatch_event("click")
    card = page.locator(".card")
    expect(card).to_contain_text("Columbus")
    card.locator("[data-do=urbanize]").click()
    card.get_by_role("button", name="purple").click()
    expect(page.locator(".strip .bill [data-price='10']")).to_be_visible()
    page.locator(".dock .btn.go").click()
    expect(page.locator("li[data-city=columbus][data-colour=purple]")).to_have_count(1)


def test_cards_are_taken_and_major_lines_shown(desk: Desk):
    page = railways(desk, seed="3")
    to_action(desk)
    line = page.locator("[data-line=new-york-chicago]").first
    line.click()
    expect(page.locator(".railways .major")).to_have_count(1)
    expect(page.locator(".railways .ring")).to_have_count(2)
    line.click()
    expect(page.locator(".railways .major")).to_have_count(0)
    far = page.locator("[data-line=new-york-kansas-city]").first
    expect(far).to_contain_text("with a Western Link of one’s own")
    expect(line).not_to_contain_text("Western Link")
    page.locator("aside.left [data-card=perfect-engineering]").click()
    page.locator(".dock .btn.go").click()
    expect(page.locator(".players .chip", has_text="Perfect Engineering")).to_have_count(1)


def test_arrows_walk_the_cities_and_enter_builds_the_link(desk: Desk):
    page = railways(desk, seed="3")
    to_action(desk)
    page.locator(".strip [data-verb=build]").focus()
    page.keyboard.press("Enter")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-stop]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".railways .hint")).to_contain_text("From")
    page.locator("path.spot.city[data-price]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".strip .bill")).to_be_visible()
    expect(page.locator(".dock .btn.go")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".railways .aside li", has_text=": Anna")).to_have_count(1)


def test_nobody_sees_anothers_baron(visit: Callable[..., Desk]):
    anna, bruno = visit("Anna"), visit("Bruno")
    made = anna.make("railways", ["me", "person"])
    bruno.go(made["position"]["seats"][1]["link"]).get_by_role("button", name="Sit down").click()
    anna.table(made)
    shown = []
    for desk in (anna, bruno):
        cards = desk.page.locator(".strip [data-baron]")
        expect(cards).to_have_count(2)
        shown.append(cards.evaluate_all("(all) => all.map((one) => one.dataset.baron)"))
    assert not set(shown[0]) & set(shown[1])
    anna.page.locator(".strip [data-baron]").first.click()
    anna.page.locator(".dock .btn.go").click()
    expect(anna.page.locator("aside.left [data-baron]")).to_have_count(1)
    expect(bruno.page.locator(".log, .scroll").first).to_contain_text("Anna")
    for slug in shown[0]:
        assert slug not in bruno.page.content()


def test_it_speaks_italian(visit: Callable[..., Desk]):
    desk = visit("Anna", language="it")
    page = railways(desk, seed="3")
    Player(desk, POINT).until(lambda: desk.question().startswith("Scegli un’azione"))
    plan(page, "baltimore", "pittsburgh")
    expect(page.locator(".strip .bill")).to_contain_text("4 tessere")
    expect(page.locator(".dock .btn.go")).to_contain_text("Emetti")
    expect(page.locator("aside.left").first).to_contain_text("Linee principali")


@pytest.mark.some(1)
@pytest.mark.parametrize(
    ("size", "theme"), [("desk", "light"), ("desk", "dark"), ("phone", "light"), ("phone", "dark")]
)
def test_every_phase_is_accessible(visit: Callable[..., Desk], size: str, theme: str):
    desk = visit("Anna", size=size, theme=theme)
    page = railways(desk, seed="3")
    desk.accessible()
    page.locator(".strip [data-baron]").first.click()
    page.locator(".dock .btn.go").click()
    page.locator(".strip [data-bid]").first.wait_for()
    desk.accessible()
    to_action(desk)
    desk.accessible()
    plan(page, "baltimore", "pittsburgh")
    desk.accessible()
    desk.fits()
    assert page.evaluate("document.querySelectorAll('*').length") < 4000


@pytest.mark.some(1)
@pytest.mark.parametrize("name", ["eastern_us", "mexico", "europe", "western_us", "sweden"])
def test_panning_changes_nothing_but_the_camera(desk: Desk, name: str):
    page = railways(desk, seed="3", seats=("me", "medium", "medium"), options={"map": name})
    to_action(desk)
    page.locator(".strip [data-verb=build]").click()
    page.locator("path.spot").first.dispatch_event("click")
    changed = desk.changed_while_panning(".mapfield")
    assert all("camera" in one.split() for one in changed), changed


def test_words_that_come_later_change_nothing_of_the_map(visit: Callable[..., Desk]):
    desk = visit("Anna")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    desk.page.route("**/assets/told-*.js", hold)
    page = sit_down(desk, position(desk, {}, map="sweden"))  # nobody else moves
    page.locator("[data-settled]:not([data-settled=false])").wait_for(state="attached")
    wait_for(lambda: page.evaluate(DRAWN) and held)
    page.wait_for_function(STILL)
    page.evaluate(WATCH)
    held[0].continue_()
    # the page waits for it as well, and first: in the next frame it has applied what came
    page.evaluate("(words) => import(words)", held[0].request.url)
    page.evaluate(DRAWN)
    page.wait_for_function(STILL)
    assert page.evaluate("window.changed()") == []
