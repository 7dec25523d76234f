"""What the tools of the map editor do, by hand and by keys, and what they say."""

import pytest
from playwright.sync_api import expect

from tests.browser.editor import begin, press, server  # noqa: F401


def test_a_hand_that_draws_finds_all_where_it_was(visit):
    """Land beyond the rest makes the map larger; only "Show all" looks at it anew."""
    page = begin(visit(name="Anna"))
    box = page.get_by_role("application").bounding_box()
    assert box
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.get_by_role("button", name="City 4").click()
    page.mouse.click(across, down)
    city = page.locator(".sheet").get_by_text("CITY 1")
    before = city.bounding_box()
    page.get_by_role("button", name="Land 1").click()
    page.mouse.click(across + box["width"] * 0.42, down)
    cursor = page.locator("#map-cursor")
    expect(cursor).to_contain_text("plain")
    page.mouse.move(across, down)
    expect(cursor).to_contain_text("City 1")
    assert before
    assert city.bounding_box() == pytest.approx(before, abs=1)
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_text("saved", exact=True)).to_be_visible()
    there = city.bounding_box()
    assert there
    assert there["x"] < before["x"] - 20


def test_a_tool_that_finds_nothing_to_do_says_so_and_leaves_no_step_to_undo(visit):
    page = begin(visit(name="Anna"))
    page.get_by_role("application").focus()
    prompt = page.locator("footer .prompt")
    press(page, " ".join(["ArrowRight"] * 6))  # out in the sea
    for key, why in (
        ("2", "water already"),
        ("3", "hex of land without"),
        ("4", "needs a hex of land"),
        ("7", "on both sides"),
        ("9", "No water shuts this edge"),
        ("0", "Nothing has been drawn"),
    ):
        press(page, f"{key} Enter")
        expect(prompt).to_contain_text(why)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    # one place that is always there, and never twice the same text: else it isn't read out
    status = prompt.get_by_role("status")
    before = status.text_content()
    press(page, "Enter")
    expect(status).to_contain_text("Nothing has been drawn")
    assert status.text_content() != before
    press(page, "1 Enter")
    expect(status).to_be_empty()
    press(page, "Enter")
    expect(status).to_contain_text("flat land already")
    cursor = page.locator("#map-cursor")
    expect(cursor).to_contain_text("plain")  # it has been drawn,
    page.get_by_role("button", name="Undo").click()
    expect(status).to_be_empty()
    expect(cursor).not_to_contain_text("plain")  # and is gone again
    page.get_by_role("application").focus()
    press(page, "Enter")
    expect(prompt).to_contain_text("Click a hex, or draw over several")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_a_stroke_over_what_is_painted_is_not_idle(visit):
    """It paints some hexes, and ends on one that was water already."""
    page = begin(visit(name="Anna"))
    page.get_by_role("application").focus()
    press(page, "2")
    box = page.get_by_role("application").bounding_box()
    assert box
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(across, down)
    page.mouse.down()
    page.mouse.move(across, box["y"] + 10, steps=30)
    page.mouse.up()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(page.locator("footer .prompt").get_by_role("status")).to_be_empty()


def test_a_coast_and_a_river_are_drawn_by_keys_alone(visit):
    page = begin(visit(name="Anna"))
    page.get_by_role("application").focus()
    corners = (
        "ArrowUp " * 4,
        "ArrowRight " * 5,
        "ArrowDown " * 8,
        "ArrowLeft " * 9,
        "ArrowUp " * 7,
    )
    press(page, "c")
    for way in corners:
        press(page, f"{way} Enter")
    expect(page.locator("polyline.hand")).to_be_attached()
    press(page, "Escape")  # given up
    expect(page.locator("polyline.hand")).to_have_count(0)
    for way in ("ArrowRight " * 8, "ArrowDown " * 7, "ArrowLeft " * 8, "ArrowUp " * 7):
        press(page, f"Enter {way}")
    press(page, "Enter")  # back at the first corner
    expect(page.locator("polyline.hand")).to_have_count(0)
    press(page, "ArrowRight ArrowDown ArrowDown 6 Enter ArrowDown ArrowDown Enter")
    expect(page.locator("path.led")).to_be_attached()
    press(page, "Enter")  # the last hex again: the river ends
    expect(page.locator("path.led")).to_have_count(0)
    page.get_by_role("button", name="Region").click()
    line = page.get_by_label("Line", exact=True)
    expect(line.locator("option")).to_have_text(["Small Isle", "Coast"])
    page.get_by_label("Lines", exact=True).select_option("river")
    expect(line.locator("option")).to_have_text(["River 1"])


def test_digits_choose_tools_wherever_nobody_types(visit):
    page = begin(visit(name="Anna"))
    canvas = page.get_by_role("application")
    page.get_by_role("button", name="Water 2").click()
    press(page, "3")
    expect(canvas).to_have_attribute("data-tool", "hill")
    page.get_by_role("button", name="Show all").focus()
    press(page, "c")
    expect(canvas).to_have_attribute("data-tool", "coast")
    page.get_by_role("button", name="Region").click()
    page.get_by_label("Title").focus()
    press(page, "4")
    expect(canvas).to_have_attribute("data-tool", "coast")


def test_a_hand_draws_hills_over_several_hexes(visit):
    """All as the first one becomes: high, or flat again; and nothing else is selected by it."""
    page = begin(visit(name="Anna"))
    box = page.get_by_role("application").bounding_box()
    assert box
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    cursor = page.locator("#map-cursor")

    def stroke() -> None:
        page.mouse.move(across, down - box["height"] * 0.2)
        page.mouse.down()
        page.mouse.move(across, down + box["height"] * 0.2, steps=20)
        page.mouse.up()

    def ground(said: str) -> None:
        for share in (-0.2, 0, 0.2):
            page.mouse.move(across + 300, down)
            page.mouse.move(across, down + box["height"] * share)
            expect(cursor).to_contain_text(said)

    camera = page.locator(".camera").get_attribute("style")
    press(page, "3")
    page.mouse.click(across, down)
    stroke()
    ground("hill")
    assert page.locator(".camera").get_attribute("style") == camera
    assert page.evaluate("getSelection().toString()") == ""
    stroke()
    ground("plain")
