"""A finished game looked at again, from its last page."""

from playwright.sync_api import expect

from roundhouse.study.simulate import Job, record_game
from tests.browser.desk import Desk
from tests.server.harness import new_id


def test_a_finished_game_is_reviewed_and_played_on_from_a_costly_move(desk: Desk):
    record = record_game(Job("signals", 2, ("random",), 5, {}))
    record.tags["names"] = "Anna, Bruno"
    made = desk.call("POST", "/records", {"text": record.write(), "request": new_id()})
    page = desk.go(f"/table/{made['id']}")
    panel = page.locator("section.review")
    panel.get_by_role("button", name="Review this game").click()
    panel.get_by_role("img", name="Chance to win after each move").wait_for()
    assert panel.locator("tbody tr").count() == 2
    found = desk.call("GET", f"/tables/{made['id']}/review")
    worst = [one for one in found["decisions"] if one["verdict"] == "costly"]
    assert worst, "two who play anything"
    panel.get_by_role("button", name=("Anna", "Bruno")[worst[0]["seat"]]).click()
    expect(panel.locator("li .better").first).to_be_visible()
    first = panel.locator("li").first
    first.scroll_into_view_if_needed()  # they are asked for when they come near
    expect(first.get_by_role("img", name="The board after this move")).to_have_count(2)
    expect(first.locator("circle.rh-no, circle.rh-yes")).to_have_count(2)
    marks = panel.locator(".marked")
    expect(marks).to_have_count(panel.locator("li .better").count())
    panel.get_by_role("button", name="Show the position").first.click()
    expect(page.locator("main.end")).to_be_hidden()
    expect(page.locator("footer.dock")).to_contain_text("Better: ")
    desk.go(f"/table/{made['id']}")
    page.locator("section.review li .better").first.wait_for()
    desk.accessible()
    page.locator("section.review").get_by_role("button", name="Play on from here").first.click()
    page.wait_for_url(lambda url: made["id"] not in url)
    page.locator("footer.dock, main.end").first.wait_for()
