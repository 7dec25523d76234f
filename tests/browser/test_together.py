"""What people at a table agree on, and what becomes of an empty chair."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk


def seated(host: Desk, guest: Desk, game: str = "signals", **more: Any) -> Any:
    """A table of two, both looking at it."""
    made = host.make(game, ["me", "person"], **more)
    guest.go(made["position"]["seats"][1]["link"]).get_by_role("button", name="Sit down").click()
    expect(guest.page.locator(".gathering")).to_have_count(0)
    host.table(made)
    return made


def choose(desk: Desk, *names: str) -> None:
    desk.page.get_by_role("button", name="Menu").click()
    for name in names:
        desk.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_guest_types_a_name_sits_down_and_is_no_visitor(visit):
    """The button is live before the field is left; who sits is not among those who watch."""
    anna, guest = visit("Anna"), visit()
    made = anna.make("signals", ["me", "person"])
    anna.page.goto(f"/table/{made['id']}")
    page = guest.go(made["position"]["seats"][1]["link"])
    sit = page.get_by_role("button", name="Sit down")
    expect(sit).to_be_disabled()
    page.get_by_role("textbox", name="Your name").press_sequentially("Gi")
    expect(sit).to_be_enabled()
    sit.click()
    expect(page.locator(".gathering")).to_have_count(0)
    for desk in (anna, guest):
        expect(desk.page.locator(".right .players li", has_text="Gi")).to_be_visible()
        expect(desk.page.get_by_text("visitor watches")).to_have_count(0)


def test_a_small_screen_shows_the_waiting_room_from_its_top(visit):
    desk = visit("Anna", size="phone")
    made = desk.make("steam", ["me", "person", "person"])
    desk.page.goto(f"/table/{made['id']}")
    room, box = (desk.page.locator(one) for one in (".gathering", ".gathering .box"))
    box.wait_for()
    top, shown = (one.evaluate("(one) => one.getBoundingClientRect().top") for one in (room, box))
    assert shown >= top


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_waiting_room_says_what_table_it_is(visit, size: str):
    """To who made it and to who is asked to come: map, rules, length, clock, hints, visitors."""
    anna, guest = visit("Anna", size=size), visit(size=size)
    clock = {"seconds": 1800, "increment": 0}
    made = anna.make("steam", ["me", "person", "person"], clock=clock)
    anna.page.goto(f"/table/{made['id']}")
    guest.go(made["position"]["seats"][1]["link"])
    for desk in (anna, guest):
        agreed = desk.page.get_by_role("region", name="This table")
        expect(agreed.locator("dt").first).to_be_visible()
        heads, values = (agreed.locator(one).all_inner_texts() for one in ("dt", "dd"))
        rows = dict(zip(heads, values, strict=True))
        assert (rows["Game"], rows["Map"], rows["Clock"]) == ("base", "North-East", "30 min"), rows
        assert (rows["Hints"], rows["Visitors"]) == ("off between people", "may watch"), rows
        assert "min" in rows["Takes"], rows
        desk.accessible()
        desk.fits()


def test_an_invitation_leads_to_a_table_that_nobody_else_may_see(visit):
    anna, guest, stranger = visit("Anna"), visit(), visit()
    made = anna.make("signals", ["me", "person"], visitors=False)
    room = stranger.page
    room.goto(f"/table/{made['id']}")
    expect(room.get_by_text("This table is not open to visitors.")).to_be_visible()
    guest.page.goto(made["position"]["seats"][1]["link"])
    guest.page.get_by_role("textbox", name="Your name").fill("Gi")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator(".right .players li", has_text="Gi")).to_be_visible()


def test_who_writes_while_the_game_begins_goes_on_writing(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    made = anna.make("signals", ["me", "person"])
    anna.page.goto(f"/table/{made['id']}")
    field = anna.page.get_by_role("textbox", name="Write something")
    field.press_sequentially("Welcome, Br")
    bruno.go(made["position"]["seats"][1]["link"]).get_by_role("button", name="Sit down").click()
    expect(anna.page.locator(".gathering")).to_have_count(0)
    expect(anna.page.locator(".right .players")).to_be_visible()
    expect(field).to_be_focused()
    anna.page.keyboard.type("uno!")
    expect(field).to_have_value("Welcome, Bruno!")


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
    choose(anna, "Let a bot play for Anna")
    mine = bruno.page.locator(".right .players li", has_text="Anna")
    expect(mine).to_contain_text("(bot)")
    choose(anna, "Play for Anna yourself again")
    expect(mine).not_to_contain_text("(bot)")


def test_the_chair_of_one_who_went_is_given_to_a_bot(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    seated(anna, bruno)
    bruno.page.goto("about:blank")
    theirs = anna.page.locator(".right .players li", has_text="Bruno")
    expect(theirs).to_contain_text("(away)")
    in_place = theirs.filter(has_text="(bot)")
    refusal = anna.page.get_by_role("alert")
    choose(anna, "Let a bot play for Bruno")
    expect(in_place.or_(refusal).first).to_be_visible()
    while refusal.count():  # he hasn't been away for long enough
        anna.page.keyboard.press("Escape")
        expect(refusal).to_have_count(0)
        choose(anna, "Let a bot play for Bruno")
        expect(in_place.or_(refusal).first).to_be_visible()
    expect(in_place).to_be_visible()


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
    page.get_by_role("button", name="Remove Bruno (no-show)").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.locator(".gathering li", has_text="open seat")).to_have_count(2)
    expect(page.get_by_role("textbox", name=re.compile("The link for"))).to_have_count(2)


def test_a_bot_takes_an_open_seat_and_the_game_begins(desk: Desk):
    page = desk.page
    page.goto(f"/table/{desk.make('signals', ['me', 'person'])['id']}")
    page.get_by_role("button", name="Let a bot sit here").click()
    expect(page.locator(".gathering")).to_have_count(0)
    desk.asked()


def test_a_visitor_asks_for_a_seat_that_was_left(visit):
    anna, bruno, chiara = visit("Anna"), visit("Bruno"), visit("Chiara")
    made = anna.make("signals", ["me", "person"], public=True)
    bruno.go(made["position"]["seats"][1]["link"]).get_by_role("button", name="Sit down").click()
    expect(bruno.page.locator(".gathering")).to_have_count(0)
    number = bruno.call("GET", f"/tables/{made['id']}")["position"]["number"]
    body = {"seat": 1, "number": number, "request": "bruno-leaves"}
    bruno.call("POST", f"/tables/{made['id']}/leave", body)
    anna.table(made)
    page = chiara.table(made)
    page.get_by_role("button", name="Ask for this seat").click()
    anna.page.get_by_role("button", name="Agree").click()
    expect(page.locator(".right .players li", has_text="Chiara")).to_be_visible()
    expect(page.get_by_role("button", name="Ask for this seat")).to_have_count(0)


def test_the_table_says_when_a_bot_may_stand_in(desk: Desk):
    page = desk.go()
    page.get_by_role("button", name="Railroad Tiles: with friends").click()
    page.get_by_role("group", name="Bot stands in after").get_by_text("5 min").click()
    page.get_by_role("button", name="Make the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    made = page.url.rsplit("/", 1)[1]
    assert desk.call("GET", f"/tables/{made}")["absence"] == 300


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


def test_who_wins_as_others_give_up_simply_wins_and_hears_of_the_next_game(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    table = anna.make("signals", ["me", "person"])
    bruno.go(table["position"]["seats"][1]["link"]).get_by_role("button", name="Sit down").click()
    page = anna.table(table)
    expect(bruno.page.locator("footer.dock")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    for one, told in ((anna, "Bruno wins"), (bruno, "You win")):
        heading = one.page.get_by_role("heading", name=told)
        expect(heading).to_be_visible()
        expect(heading).not_to_contain_text("by")
    page.get_by_role("button", name="Play again").click()
    expect(bruno.page.get_by_text("Anna wants to play again")).to_be_visible()
    bruno.page.get_by_role("button", name="Join it").click()
    expect(bruno.page.locator("footer.dock")).to_be_visible()
    assert bruno.page.url == page.url
