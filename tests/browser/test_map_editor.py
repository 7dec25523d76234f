"""The map editor: a small island is drawn, put right, played on against bots, and shared."""

import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from roundhouse.cli.map_trials import block
from tests.browser.desk import Desk
from tests.browser.editor import begin, look, press, server  # noqa: F401
from tests.server.own_maps import STEAM

GEOJSON = {
    "type": "FeatureCollection",
    "features": [
        {
            "type": "Feature",
            "properties": {"name": "North Isle"},
            "geometry": {
                "type": "Polygon",
                "coordinates": [[[-0.3, 0.7], [0.3, 0.7], [0.3, 0.9], [-0.3, 0.9], [-0.3, 0.7]]],
            },
        },
        {
            "type": "Feature",
            "properties": {"name": "Old Harbour"},
            "geometry": {"type": "Point", "coordinates": [0, 0.8]},
        },
    ],
}


def round_the_middle(page: Page) -> None:
    """A coast in one stroke, wider than the island that a map begins with."""
    box = page.get_by_role("application").bounding_box()
    assert box
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    radius = box["height"] * 0.3
    turns = [
        (1.0, 0.0),
        (0.7, 0.7),
        (0.0, 1.0),
        (-0.7, 0.7),
        (-1.0, 0.0),
        (-0.7, -0.7),
        (0.0, -1.0),
    ]
    page.mouse.move(across + radius, down)
    page.mouse.down()
    for x, y in [*turns[1:], (0.7, -0.7), (0.95, -0.2)]:
        page.mouse.move(across + radius * x, down + radius * y, steps=4)
    page.mouse.up()


def with_a_coast_by_hand_and_one_from_a_file(page: Page) -> None:
    canvas = page.get_by_role("application")
    canvas.focus()
    press(page, "c")
    round_the_middle(page)
    page.get_by_role("button", name="Region").click()
    line = page.get_by_label("Line", exact=True)
    expect(line.locator("option")).to_have_text(["Small Isle", "Coast"])
    page.locator("input[type=file]").set_input_files(
        {
            "name": "north.geojson",
            "mimeType": "application/geo+json",
            "buffer": json.dumps(GEOJSON).encode(),
        }
    )
    expect(line.locator("option")).to_have_text(["Small Isle", "Coast", "North Isle"])
    expect(page.locator(".sheet").get_by_text("Old Harbour")).to_be_attached()
    canvas.focus()


def test_an_island_is_drawn_by_hand_and_keys_played_on_and_shared(visit):
    desk: Desk = visit(name="Anna")
    page = begin(desk)
    canvas = page.get_by_role("application")
    canvas.focus()
    faults = page.locator(".right ol li")
    expect(faults.first).to_contain_text("two cities")
    expect(page.get_by_role("button", name="Play on it")).to_be_disabled()
    # land to the east, a city at each end and one between
    press(page, "1 ArrowRight ArrowRight ArrowRight Enter")
    expect(page.get_by_text("Undo")).to_be_enabled()
    expect(page.locator("#map-cursor")).to_contain_text("plain")
    press(page, "4 Enter")
    expect(page.locator(".sheet").get_by_text("CITY 1")).to_be_attached()
    press(page, "ArrowLeft ArrowLeft ArrowLeft Enter")
    expect(page.locator(".sheet").get_by_text("CITY 2")).to_be_attached()
    press(page, "ArrowLeft ArrowLeft Enter")
    expect(page.locator(".sheet").get_by_text("CITY 3")).to_be_attached()
    press(page, "5 ArrowDown Enter")
    expect(page.locator(".sheet").get_by_text("Town 1")).to_be_attached()
    press(page, "Control+z")
    expect(page.locator(".sheet").get_by_text("Town 1")).not_to_be_attached()
    press(page, "Control+y")
    expect(page.locator(".sheet").get_by_text("Town 1")).to_be_attached()
    with_a_coast_by_hand_and_one_from_a_file(page)
    expect(page.get_by_text("saved", exact=True)).to_be_visible()
    look(page, "editor")
    desk.accessible()
    page.get_by_role("button", name="Share").click()
    page.get_by_label("who has the link").check()
    expect(page.get_by_label("Link", exact=True)).to_have_value(re.compile("/maps/"))
    address = page.url
    page.get_by_role("button", name="Play on it").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("svg").get_by_text("CITY 1", exact=True).first).to_be_attached()
    desk.play(lambda: desk.moves() > 2)
    other: Desk = visit(name="Bruno")
    there = other.page
    there.goto(address)
    expect(there.get_by_text("by Anna")).to_be_visible()
    expect(there.locator(".sheet").get_by_text("CITY 1")).to_be_attached()
    expect(there.locator("footer")).to_contain_text("make a copy of your own")
    expect(there.get_by_role("button", name="Undo")).to_have_count(0)
    there.get_by_role("application").focus()
    press(there, "0 Enter")  # he looks at it: what his tools would do is nothing
    expect(there.locator(".sheet").get_by_text("CITY 2")).to_be_attached()
    there.get_by_role("button", name="Make a copy of your own").click()
    expect(there.get_by_role("button", name="Ferry 9")).to_be_visible()  # only the owner has tools
    there.get_by_role("button", name="Share").click()
    expect(there.get_by_text("Made from “Small Isle”")).to_be_visible()


def test_a_map_that_is_listed_stands_behind_those_of_the_house(visit):
    anna: Desk = visit(name="Anna")
    made = anna.call("POST", "/maps", {"title": "Our Lakes", "game": "steam", "file": STEAM})
    name = anna.call("POST", f"/maps/{made['id']}/versions")["newest"]
    anna.call("PUT", f"/maps/{made['id']}/sharing", {"visibility": "listed"})
    bruno: Desk = visit(name="Bruno")
    page = bruno.go()
    page.get_by_role("button", name=re.compile("^Steam:")).first.click()
    card = page.locator("article.open")
    own = card.locator(f"[data-map={name}]")
    expect(own).to_contain_text("Our Lakes")
    expect(own.locator("svg .hexes")).to_have_attribute("d", re.compile("^M"))
    own.click()
    expect(own).to_have_attribute("aria-pressed", "true")
    card.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("svg").get_by_text("MILANO", exact=True).first).to_be_attached()


def test_who_drew_a_map_that_moderators_block_is_told_so(visit):
    anna: Desk = visit(name="Anna")
    made = anna.call("POST", "/maps", {"title": "Our Lakes", "game": "steam", "file": STEAM})
    anna.call("POST", f"/maps/{made['id']}/versions")
    anna.call("PUT", f"/maps/{made['id']}/sharing", {"visibility": "listed"})

    def shared() -> Locator:
        page = anna.go(f"/maps/{made['id']}")
        page.get_by_role("button", name="Share", exact=True).click()
        expect(page.get_by_label("everybody")).to_be_checked()
        return page.get_by_text("Moderators have taken this map out of sight")

    expect(shared()).to_have_count(0)
    with ThreadPoolExecutor() as beside:  # this thread is the browser's
        beside.submit(block, anna.server.database, made["id"]).result()
    expect(shared()).to_be_visible()


def test_a_fault_leads_to_its_place(visit):
    desk: Desk = visit(name="Anna")
    page = begin(desk)
    page.get_by_role("application").focus()
    press(page, "4 Enter ArrowRight Enter")  # two cities without room for track between them
    expect(page.locator(".sheet").get_by_text("CITY 2")).to_be_attached()
    fault = page.locator(".right ol li", has_text=re.compile("City 1.*City 2"))
    expect(fault).to_have_count(1)
    press(page, "ArrowLeft ArrowLeft ArrowLeft")
    cursor = page.locator("#map-cursor")
    expect(cursor).not_to_contain_text("City")
    before = page.locator("path.cursor").get_attribute("d")
    fault.get_by_role("button", name=re.compile("^Show")).click()
    expect(cursor).to_contain_text(re.compile("^City [12],"))
    expect(page.locator("path.cursor")).not_to_have_attribute("d", before or "")


def test_on_other_hexes_the_game_keeps_its_tools_and_the_country_its_places(visit):
    desk: Desk = visit(name="Anna")
    made = desk.call("POST", "/maps", {"title": "My Ireland", "game": "steam", "map": "ireland"})
    page = desk.go(f"/maps/{made['id']}")
    page.get_by_role("button", name="Places").click()
    tools = page.get_by_role("group", name="Tools").get_by_role("button")
    expect(tools).to_have_count(11)
    page.get_by_role("button", name="Region").click()
    page.get_by_label("Hexes").select_option("pointy")
    page.get_by_label("A hex across, km").fill("24")
    page.get_by_label("A hex across, km").press("Tab")
    expect(page.locator(".sheet svg")).to_have_attribute("data-orientation", "pointy")
    expect(page.get_by_role("button", name="Play on it")).to_be_enabled()
    expect(page.get_by_label("Hexes")).to_be_enabled()
    expect(page.get_by_role("button", name="Cards")).to_have_count(0)
    page.get_by_role("button", name="Places").click()
    expect(tools).to_have_count(11)
    look(page, "other-hexes")


def test_what_is_drawn_survives_a_lost_page(visit):
    desk: Desk = visit(name="Anna")
    page = begin(desk)
    page.get_by_role("application").focus()
    press(page, "4 Enter")
    expect(page.locator(".sheet").get_by_text("CITY 1")).to_be_attached()
    page.reload()
    expect(page.locator(".sheet").get_by_text("CITY 1")).to_be_attached()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_workshop_fits(visit, size: str, theme: str):
    desk: Desk = visit(name="Anna", size=size, theme=theme)
    made = desk.call("POST", "/maps", {"title": "My Ruhr", "game": "steam", "map": "ruhr"})
    page = desk.page
    page.goto(f"/maps/{made['id']}")
    expect(page.locator(".sheet svg .names").first).to_be_attached()
    look(page, f"workshop-{size}-{theme}")
    desk.fits()
    desk.accessible()
    for step in ("Region", "Places", "Share"):
        page.get_by_role("button", name=step, exact=True).click()
        expect(page.get_by_role("complementary", name=step)).to_be_visible()
        desk.fits()
        looked_down = "document.scrollingElement.scrollHeight > innerHeight"
        assert not page.evaluate(looked_down), f"{step}: the page scrolls beneath the workshop"


def test_an_island_of_railways_is_drawn_by_hand_gets_cards_is_played_on_and_tried(visit):
    desk: Desk = visit(name="Anna")
    page = begin(desk, "railways")
    sheet = page.locator(".sheet")
    page.get_by_role("application").focus()
    for number in range(1, 6):  # a line of land to the east, a city on every second hex of it
        press(page, "1 Enter 4 Enter ArrowRight 1 Enter ArrowRight")
        expect(sheet.get_by_text(f"City {number}", exact=True)).to_be_attached()
    with_a_coast_by_hand_and_one_from_a_file(page)
    page.get_by_role("button", name="Cards").click()
    page.get_by_role("button", name="Make the cards").click()
    expect(page.locator("aside.left")).to_contain_text("Service Bounty City")
    expect(page.locator("aside.left")).to_contain_text("Railroad Era Begins")
    page.get_by_label(re.compile("^Points of Hotel City")).first.fill("2")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Remove").first.click()  # a line goes, and one comes by hand
    page.get_by_label("From", exact=True).select_option("City 1")
    page.get_by_label("To", exact=True).select_option("City 2")
    page.get_by_role("button", name="New line").click()
    expect(page.get_by_label("Points of City 1 – City 2")).to_have_value("4")
    expect(page.get_by_text("saved", exact=True)).to_be_visible()
    look(page, "railways-cards")
    desk.accessible()
    address = page.url
    page.get_by_role("button", name="Play on it").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("svg").get_by_text("City 1", exact=True).first).to_be_attached()
    desk.play(lambda: desk.moves() > 2)
    page.goto("/")
    expect(page.get_by_role("main")).to_contain_text("Small Isle")
    page.goto(address)
    page.locator(".right").get_by_role("button", name="Test play").click()
    tried = re.compile(r"[1-9]\d* of 200 games")
    expect(page.locator(".right")).to_contain_text(tried, timeout=600_000)
    expect(page.locator(".right")).to_contain_text("Seat 1")
    look(page, "railways-trial")
    page.locator(".right").get_by_role("link", name="Full report").click()
    expect(page.get_by_role("row", name=re.compile("^City 1"))).to_be_visible()
    expect(page.get_by_role("main").locator("figure svg path[opacity]").first).to_be_attached()
    look(page, "railways-report")
    desk.accessible()


def test_a_line_that_comes_while_one_edits_loses_nothing_of_it(visit):
    """The generator answers with all lines of the moment it was asked in."""
    desk: Desk = visit(name="Anna")
    made = desk.call("POST", "/maps", {"title": "My Iberia", "game": "railways", "map": "iberia"})
    page = desk.go(f"/maps/{made['id']}")
    expect(page.locator(".sheet svg")).to_be_attached()
    page.get_by_role("button", name="Cards").click()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/maps/cards", hold)
    page.get_by_label("From", exact=True).select_option("Madrid")
    page.get_by_label("To", exact=True).select_option("Barcelona")
    with page.expect_request("**/api/maps/cards"):
        page.get_by_role("button", name="New line").click()
    page.get_by_label("Points of Lisbon – Barcelona").fill("12")
    page.get_by_role("button", name="Remove Vigo – Murcia").click()
    expect(page.get_by_label("Points of Vigo – Murcia")).to_have_count(0)
    held[0].continue_()
    expect(page.get_by_label("Points of Madrid – Barcelona")).to_be_visible()
    expect(page.get_by_label("Points of Lisbon – Barcelona")).to_have_value("12")
    expect(page.get_by_label("Points of Vigo – Murcia")).to_have_count(0)
    expect(page.get_by_label(re.compile("^Points of .* – "))).to_have_count(6)


def new_map(desk: Desk, title: str, way: str) -> Page:
    page = desk.go("/maps")
    page.get_by_label("Title").fill(title)
    page.get_by_label("For").select_option("steam")
    page.get_by_label(re.compile("^From")).select_option(way)
    return page


def begun(page: Page) -> None:
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page).to_have_url(re.compile("/maps/[A-Za-z0-9_-]{12}$"))
    expect(page.locator(".sheet svg")).to_be_attached()


def it_is_told_how_to_get_a_coast(page: Page) -> None:
    """A region is all land: what to do next stands beside it, until there is a coast."""
    note = page.get_by_role("group").filter(has_text="Everything is land so far")
    expect(note).to_contain_text(re.compile("Coast.*Water.*GeoJSON.*coordinates"))
    note.get_by_role("button", name="Draw the coast").click()
    expect(page.get_by_role("application")).to_have_attribute("data-tool", "coast")
    note.get_by_role("button", name="Import or type it").click()
    expect(page.get_by_label("Lines", exact=True)).to_be_focused()
    expect(page.get_by_label("Lines", exact=True)).to_have_value("land")
    look(page, "region-lines")
    round_the_middle(page)
    expect(page.get_by_label("Line", exact=True).locator("option")).to_have_text(["Coast"])
    expect(note).to_have_count(0)
    page.get_by_role("application").focus()
    press(page, "Control+z")
    expect(note).to_be_visible()


def test_a_region_is_begun_exported_and_read_again_and_what_is_no_map_is_told_so(visit):
    desk: Desk = visit(name="Anna")
    page = new_map(desk, "Sardinia", "region")
    for side, degrees in (("South", "38.8"), ("West", "8"), ("North", "41.3"), ("East", "9.9")):
        page.get_by_label(side).fill(degrees)
    begun(page)
    page.get_by_role("application").focus()
    press(page, "4 Enter")
    expect(page.locator(".sheet").get_by_text("CITY 1")).to_be_attached()
    expect(page.get_by_text("saved", exact=True)).to_be_visible()
    look(page, "region")
    it_is_told_how_to_get_a_coast(page)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as got:
        page.get_by_role("link", name="Export").click()
    exported = got.value.path().read_bytes()
    page = new_map(desk, "Sardinia again", "file")
    chosen = page.locator("input[type=file]")
    chosen.set_input_files({"name": "a.toml", "mimeType": "text/plain", "buffer": b"[[city"})
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("line 1 is no TOML")
    look(page, "no-map")
    chosen.set_input_files({"name": "b.toml", "mimeType": "text/plain", "buffer": exported})
    begun(page)
    expect(page.get_by_role("heading", name="Sardinia again")).to_be_visible()
    expect(page.locator(".sheet").get_by_text("CITY 1")).to_be_attached()
    page.get_by_role("button", name="Region").click()
    page.locator("input[type=file]").set_input_files(
        {"name": "c.geojson", "mimeType": "text/plain", "buffer": b'{"type": "Nothing"}'}
    )
    expect(page.get_by_role("status").get_by_text("This is no GeoJSON")).to_be_visible()
    look(page, "no-geojson")


def of_the_border(page: Page, points: str) -> None:
    page.get_by_role("button", name="Region").click()
    page.get_by_label("Lines", exact=True).select_option("border")
    page.get_by_label("Points of the line").fill(points)
    page.keyboard.press("Tab")


def test_a_border_that_lies_nowhere_is_told_and_the_map_goes_on(visit):
    """The fault is of no place: it bears no number on the map, and leads nowhere."""
    desk: Desk = visit(name="Anna")
    page = begin(desk)
    page.get_by_role("application").focus()
    press(page, "4 Enter")
    expect(page.locator(".sheet").get_by_text("CITY 1")).to_be_attached()
    of_the_border(page, "200,500\n1,-1\n-1,-1\n-1,1")
    faults = page.locator(".right ol li")
    expect(faults).to_have_count(1)
    expect(faults).to_contain_text("Border of the map: 200, 500 is nowhere")
    expect(faults.get_by_role("button")).to_have_count(0)
    expect(page.locator("g.fault")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".right")).not_to_contain_text("nowhere")


def test_a_file_that_cant_be_drawn_says_why_and_takes_no_stroke(visit):
    desk: Desk = visit(name="Anna")
    made = desk.call("POST", "/maps", {"title": "Odd", "game": "steam", "file": STEAM})
    source = {**made["source"]}
    source["projection"] = {**source["projection"], "hex_km": -1}
    body = {"source": source, "seen": made["changed"]}
    desk.call("PUT", f"/maps/{made['id']}", body)
    page = desk.go(f"/maps/{made['id']}")
    expect(page.locator(".right ol li")).to_contain_text(["hex_km"])
    expect(page.get_by_role("button", name="Play on it")).to_be_disabled()
    expect(page.locator(".right").get_by_role("button", name="Test play")).to_be_disabled()
    page.get_by_role("application").click()
    expect(page.locator("footer .prompt")).to_contain_text("can't be drawn yet")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_citys_form_fits_its_column(visit, size: str):
    desk: Desk = visit(name="Anna", size=size, language="de")
    spain = {"title": "Mein Spanien", "game": "railways", "map": "iberia"}
    made = desk.call("POST", "/maps", spain)
    page = desk.go(f"/maps/{made['id']}")
    page.locator("nav button").nth(2).click()
    page.locator("aside.left li").get_by_role("button", name="Madrid").click()
    form = page.locator("aside.left section")
    purple = form.get_by_role("button", name="lila")
    purple.wait_for()
    column = page.locator("aside.left").bounding_box()
    assert column
    form.locator("button").first.wait_for()
    for part in (*form.locator("button").all(), *form.locator("input").all()):
        box = part.bounding_box()
        assert box and column["x"] <= box["x"]
        assert box["x"] + box["width"] <= column["x"] + column["width"]
    purple.scroll_into_view_if_needed()
    expect(purple).to_be_in_viewport(ratio=1)
    look(page, f"city-{size}")


def test_a_number_beyond_its_bounds_is_told_and_changes_nothing(visit):
    """So large that places meet, or so small that there are too many hexes, no hexes become."""
    desk: Desk = visit(name="Anna")
    page = begin(desk)
    page.get_by_role("application").focus()
    press(page, "4 Enter ArrowRight ArrowRight Enter")
    expect(page.locator(".sheet").get_by_text("CITY 2")).to_be_attached()
    page.get_by_role("button", name="Region").click()
    across = page.get_by_label("A hex across, km")
    for typed in ("-1", "0.1", "99999", ""):
        across.fill(typed)
        across.press("Tab")
        expect(page.locator("aside.left").get_by_role("alert")).to_have_text("From 1.3 to 30.8.")
        expect(across).to_have_value("10")
    look(page, "bounds")
    desk.accessible()
    across.fill("8")
    across.press("Tab")
    expect(page.locator("aside.left").get_by_role("alert")).to_have_count(0)
    expect(page.locator(".count")).not_to_have_text(re.compile("^19 hexes"))


def test_a_cards_figures_have_bounds_and_are_whole(visit):
    desk: Desk = visit(name="Anna")
    made = desk.call("POST", "/maps", {"title": "My Iberia", "game": "railways", "map": "iberia"})
    page = desk.go(f"/maps/{made['id']}")
    expect(page.locator(".sheet svg")).to_be_attached()
    page.get_by_role("button", name="Cards").click()
    told = page.locator("aside.left").get_by_role("alert")
    for name, most in (("Points of Lisbon – Barcelona", 20), ("How many City Growth", 9)):
        field = page.get_by_label(name)
        before = field.input_value()
        for typed in ("500", "-3", "2.5", ""):
            field.fill(typed)
            field.press("Tab")
            expect(told).to_have_text(f"From 1 to {most}.")
            expect(field).to_have_value(before)
        field.fill("5")
        field.press("Tab")
        expect(told).to_have_count(0)
        expect(field).to_have_value("5")


def test_long_names_fit_their_columns(visit):
    desk: Desk = visit(name="Anna")
    page = begin(desk)
    page.get_by_role("application").focus()
    press(page, "4 Enter ArrowRight Enter")
    page.get_by_label("Name", exact=True).fill("W" * 60)
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Places", exact=True).click()
    expect(page.locator("aside.left li").filter(has_text="WWW")).to_be_visible()
    expect(page.locator(".right ol li").filter(has_text="WWW").first).to_be_visible()
    for column in ("left", "right"):
        wide = "(column) => [column.scrollWidth, column.clientWidth]"
        inner, outer = page.locator(f"aside.{column}").evaluate(wide)
        assert inner <= outer, column


def test_a_refusal_is_no_lost_connection(visit):
    desk: Desk = visit(name="Anna")
    page = begin(desk)

    def refuse(route: Route) -> None:
        body = {"rule": "map-too-long", "facts": {"bytes": 200_001, "most": 200_000}}
        route.fulfill(status=422, json=body)

    page.route(re.compile("/api/maps/[A-Za-z0-9_-]{12}$"), refuse)
    page.get_by_role("application").focus()
    press(page, "4 Enter")
    expect(page.get_by_text("the server won't have it")).to_be_visible()
    expect(page.locator("footer .prompt").get_by_role("alert")).to_contain_text("200,001 bytes")
