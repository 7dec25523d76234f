"""What people at a table agree on, and what becomes of an empty chair."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.desk import Desk


def seated(host: Desk, guest: Desk, game: str = "signals") -> Any:
    """A table of two, both looking at it."""
    made = host.make(game, ["me", "person"])
    guest.go(made["position"]["seats"][1]["link"]).get_by_role("button", name="Sit down").click()
    expect(guest.page.locator(".gathering")).to_have_count(0)
    host.table(made)
    return made


def choose(desk: Desk, *names: str) -> None:
    desk.page.get_by_role("button", name="Menu").click()
    for name in names:
        desk.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_game_is_called_off_when_both_agree(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    seated(anna, bruno)
    choose(anna, "Propose to call the game off", "Really?")
    expect(bruno.page.get_by_text("Anna proposes to call the game off.")).to_be_visible()
    bruno.page.get_by_role("button", name="Agree").click()
    for desk in (anna, bruno):
        expect(desk.page.locator(".dock .prompt b")).to_have_text("Called off")


def test_a_proposal_can_be_refused(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    seated(anna, bruno)
    choose(anna, "Propose to call the game off", "Really?")
    bruno.page.get_by_role("button", name="Refuse").click()
    expect(anna.page.get_by_text("has not answered yet")).to_have_count(0)
    anna.asked()


def test_a_bot_keeps_my_chair_and_i_come_back(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    seated(anna, bruno)
    anna.asked()
    choose(anna, "Anna: a bot plays on")
    mine = bruno.page.locator(".right .players li", has_text="Anna")
    expect(mine).to_contain_text("(bot)")
    choose(anna, "Anna: play again yourself")
    expect(mine).not_to_contain_text("(bot)")


def test_the_chair_of_one_who_went_is_given_to_a_bot(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    seated(anna, bruno)
    bruno.page.goto("about:blank")
    theirs = anna.page.locator(".right .players li", has_text="Bruno")
    expect(theirs).to_contain_text("(away)")
    anna.page.wait_for_timeout(500)
    choose(anna, "Bruno: a bot plays on")
    expect(theirs).to_contain_text("(bot)")


def test_a_no_show_is_removed_and_the_seat_is_free_again(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    made = anna.make("signals", ["me", "person", "person"])
    link = made["position"]["seats"][1]["link"]
    bruno.go(link).get_by_role("button", name="Sit down").click()
    expect(bruno.page.get_by_role("button", name="Stand up")).to_be_visible()
    bruno.page.goto("about:blank")
    page = anna.page
    page.goto(f"/table/{made['id']}")
    expect(page.locator(".gathering li", has_text="Bruno")).to_be_visible()
    page.wait_for_timeout(500)
    page.get_by_role("button", name="Bruno does not come: remove").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.locator(".gathering li", has_text="open seat")).to_have_count(2)
    expect(page.get_by_role("textbox", name=re.compile("The link for"))).to_have_count(2)


def test_a_muted_voice_is_heard_again(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    made = seated(anna, bruno)
    path = f"/tables/{made['id']}/chat"
    bruno.call("POST", path, {"text": "la la la", "request": "la-la-la-la"})
    page = anna.page
    page.get_by_role("tab", name="Talk").click()
    expect(page.locator(".right").get_by_text("la la la")).to_be_visible()
    page.get_by_role("button", name="Mute Bruno").click()
    expect(page.locator(".right").get_by_text("la la la")).to_have_count(0)
    page.get_by_role("button", name="Hear Bruno again").click()
    expect(page.locator(".right").get_by_text("la la la")).to_be_visible()


def test_what_is_kept_about_me_is_saved_and_deleted(desk: Desk, tmp_path):
    desk.make("signals", ["me", "random"])
    page = desk.go("/me")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save it all").click()
    file = tmp_path / "mine.json"
    download.value.save_as(file)
    kept = json.loads(file.read_text("utf-8"))
    assert kept["me"]["name"] == "Anna" and len(kept["tables"]) == 1
    page.get_by_role("button", name="Delete it all").click()
    page.get_by_role("button", name="Really delete it all").click()
    expect(page).to_have_url(re.compile("/$"))
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("")
    assert desk.call("GET", "/tables?which=mine")["tables"] == []
