"""Railroad Tiles: the large board follows whoever moves, and comes back with one's own turn."""

from playwright.sync_api import expect

from tests.browser.desk import Desk


def test_what_others_did_is_seen_large(desk: Desk):
    desk.habit(pace="at-once")
    made = desk.middle("tiles", "three", 0.6, "place")
    page = desk.table(made)
    desk.asked()
    whose = page.locator(".whose button[aria-pressed=true]")
    mine = whose.get_attribute("aria-label") or ""
    assert "Anna" in mine
    moves = desk.call("GET", f"/tables/{made['id']}/history")["moves"]
    placed = [one for one in moves if one["seat"] and (one["text"] or "").startswith("place")][-1]
    slider = page.locator("input[type=range]:visible")
    slider.fill(str(placed["move"]))
    name = ["Anna", "Bruno", "Chiara"][placed["seat"]]
    expect(page.locator(f".whose button[aria-pressed=true][aria-label*={name}]")).to_have_count(1)
    expect(page.locator(".mapfield > svg").first).to_have_attribute(
        "aria-label", f"Territory of {name}"
    )
    expect(page.locator(".land .ticks")).not_to_have_count(0)
    # one may stay on one's own
    page.locator(".whose .back").click()
    expect(page.locator(".whose button[aria-pressed=true][aria-label*=Anna]")).to_have_count(1)
    page.locator("body").press("End")
    desk.asked()
    expect(whose).to_have_attribute("aria-label", mine)


def test_mine_comes_back_with_my_turn(desk: Desk):
    desk.habit(pace="step")
    page = desk.table(desk.middle("tiles", "three", 0.6, "place"))
    desk.asked()
    following = page.locator(".whose button[aria-pressed=true]:not([aria-label*=Anna])")
    step = page.locator("footer.dock").get_by_role("button", name="Next")
    desk.play(lambda: step.count() > 0)
    seen = 0
    for _ in range(30):
        seen += following.count()
        if not step.count():
            break
        before = desk.moves()
        step.click()
        page.wait_for_function(
            "(n) => +document.querySelector('input[type=range]').max > n"
            " || !document.querySelector('footer.dock .btn')",
            arg=before,
        )
    assert seen, "the board never followed"
    desk.asked()
    expect(page.locator(".whose button[aria-pressed=true][aria-label*=Anna]")).to_have_count(1)
