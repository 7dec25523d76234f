"""Playing now with whoever waits, planning ahead, playing again, and friends in the same house."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.desk import Desk
from tests.browser.test_together import choose, seated
from tests.server.harness import Server


def test_two_who_want_to_play_now_meet_and_agree_on_bots(visit):
    anna, bruno = visit("Anna"), visit("Bruno", size="phone", theme="dark")
    for desk in (anna, bruno):
        page = desk.go("/")
        page.get_by_role("button", name="Railroad Tiles, Live: Join").click()
        expect(page.get_by_role("button", name="Start with bots")).to_be_visible()
    expect(anna.page.locator(".gathering li", has_text="Bruno")).to_be_visible()
    for desk in (anna, bruno):
        desk.accessible()
        desk.fits()
    for desk in (anna, bruno):
        desk.page.get_by_role("button", name="Start with bots").click()
    for desk in (anna, bruno):
        expect(desk.page.locator(".gathering")).to_have_count(0)


def test_a_move_is_planned_while_the_other_thinks_and_played_when_it_comes_up(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    made = seated(anna, bruno, "tiles")
    asked = anna.call("GET", f"/tables/{made['id']}")["position"]["asked"][0]
    mover, planner = (anna, bruno) if asked == 0 else (bruno, anna)
    page = planner.page
    page.get_by_role("button", name="Plan ahead").click()
    expect(page.get_by_text("You are planning")).to_be_visible()
    planner.play(until=lambda: page.locator(".plan li").count() > 0)
    page.wait_for_load_state("networkidle")
    while page.locator(".plan li").count() > 1:  # clicks may have planned on
        left = page.locator(".plan li").count() - 1
        page.locator(".plan .drop").last.click()
        expect(page.locator(".plan li")).to_have_count(left)
    planner.accessible()
    page.get_by_role("button", name="Stop planning").click()
    choose(planner, "Text board")
    with page.expect_response(re.compile("/text[?].*planned=true")) as imagined:
        page.get_by_role("button", name="Plan ahead").click()
    there = sum(one["there"] for one in imagined.value.json()["places"])
    expect(page.locator("[role=gridcell].there")).to_have_count(there)
    expect(page.get_by_role("button", name="Plan it")).to_be_visible()
    expect(page.get_by_role("list", name="Planned").get_by_role("listitem")).to_have_count(1)
    page.get_by_role("group", name="Choices").get_by_role("button").first.click()
    planner.accessible()
    page.get_by_role("button", name="Stop planning").click()
    before = mover.moves()
    mover.play(until=lambda: mover.moves() > before + 1, choice=1)
    expect(page.locator(".plan")).to_have_count(0)


def test_who_wants_to_play_again_is_heard_by_everybody(visit):
    """Where it counts the next game begins when all have said that they are here, and nobody leaves
    his seat to a bot."""
    anna, bruno = visit("Anna"), visit("Bruno")
    made = seated(anna, bruno, rated=True)
    choose(bruno, "Link for watching")
    menu = bruno.page.get_by_role("dialog")
    expect(menu.get_by_text(f"/table/{made['id']}").or_(menu.get_by_text("Copied"))).to_be_visible()
    expect(menu.get_by_role("button", name="Let a bot play")).to_have_count(0)
    bruno.page.keyboard.press("Escape")
    anna.call(
        "POST", f"/tables/{made['id']}/resign", {"seat": 0, "number": 2, "request": "given-up-1"}
    )
    with anna.page.expect_download() as picture:  # where there is no sheet to share by
        anna.page.get_by_role("button", name="Share the result").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    told = re.compile(f"Picture saved, link copied|/table/{made['id']}")
    expect(anna.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    anna.page.get_by_role("button", name="Play again").click()
    banner = bruno.page.get_by_text("Anna wants to play again")
    expect(banner).to_be_visible()
    bruno.accessible()
    bruno.page.get_by_role("button", name="Join it").click()
    expect(bruno.page).not_to_have_url(f"{bruno.server.address}/table/{made['id']}")
    expect(anna.page.get_by_text("Are you here?")).to_be_visible()
    anna.accessible()
    for desk in (anna, bruno):
        desk.page.get_by_role("button", name="I am here").click()
    for desk in (anna, bruno):
        expect(desk.page.locator(".gathering")).to_have_count(0)


def test_what_happens_to_time_stands_in_the_log(visit):
    anna, bruno = visit("Anna"), visit("Bruno", size="phone")
    short = {"seconds": 2, "increment": 600, "cap": 600, "extension": 1, "kept": True}
    seated(anna, bruno, "tiles", clock=short)
    log = anna.page.get_by_role("list", name="Time")
    expect(log.get_by_text("ran out of time: a bot keeps the chair")).to_be_visible()
    expect(log.get_by_text("for the last time").first).to_be_visible()  # both, if it is slow
    anna.accessible()


@pytest.fixture
def at_home(tmp_path) -> Iterator[Server]:
    """A game that was started for this machine, in a network of its own."""
    made = Server(tmp_path, str(tmp_path / "tables.sqlite"), home=True, network="127.0.0.2")
    made.settings["port"] = made.port
    try:
        yield made.start()
    finally:
        made.close()


def test_one_click_lets_the_network_in(chromium: Browser, at_home: Server) -> None:
    context = chromium.new_context(base_url=at_home.address, service_workers="block")
    desk = Desk(context.new_page(), at_home)
    desk.call("PUT", "/me", {"name": "Anna"})
    made = desk.make("tiles", ["me", "person"])
    page = desk.go(f"/table/{made['id']}")
    outside = f"http://127.0.0.2:{at_home.port}/"
    guest = chromium.new_context().new_page()
    with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
        guest.goto(outside)
    expect(page.get_by_text("Nobody on the internet gets in")).to_be_visible()
    page.get_by_role("button", name="Let my network in").click()
    expect(page.get_by_role("img", name="Code for")).to_be_visible()
    link = page.get_by_label("Link for").first.input_value()
    assert link.startswith(outside)
    page.evaluate("navigator.share = async (what) => { window.given = what }")
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("(link) => window.given?.url === link", arg=link)
    guest.goto(link)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    refused = guest.evaluate("fetch('/api/lan').then((answer) => answer.status)")
    assert refused == 403, "nobody else opens doors"
    page.get_by_role("button", name="Close it again").click()
    expect(page.get_by_role("button", name="Let my network in")).to_be_visible()
    for one in (page, guest):
        one.context.close()
