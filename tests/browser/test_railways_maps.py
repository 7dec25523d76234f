"""Railways of the World: every map on the board, and what single maps have."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from roundhouse.games.railways.rules.land import MAPS
from tests.browser.desk import Desk, Player
from tests.browser.railways import POINT, plan, position, railways, sit_down


def confirm(page: Page) -> None:
    page.locator(".dock .btn.go").click()


def city(page: Page, place: str) -> Locator:
    """What is said of a city to who can't see the map."""
    return page.locator(f".railways .aside li[data-city={place}]")


@pytest.mark.some(1)
@pytest.mark.parametrize("name", MAPS.names)
def test_a_map_is_played_by_clicks(desk: Desk, name: str):
    page = railways(desk, seed="3", options={"map": name})
    player = Player(desk, POINT)
    player.until(lambda: player.pointed.get("target", 0) > 0 and desk.moves() > 12)
    expect(page.locator(".railways .aside li", has_text=": Anna")).not_to_have_count(0)
    assert page.evaluate("document.querySelectorAll('*').length") < 4000


@pytest.mark.some(1)
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("name", MAPS.names)
def test_a_map_is_for_everybody(visit: Callable[..., Desk], name: str, size: str):
    desk = visit("Anna", size=size, theme="light" if size == "desk" else "dark")
    page = sit_down(desk, position(desk, {}, seats=3, map=name))
    desk.accessible()
    desk.fits()
    if size == "phone":
        page.get_by_role("button", name="Supply").click()
        desk.accessible()


def test_ROW_M5b_a_sea_link_is_opened_by_a_click_on_its_space(desk: Desk):
    page = sit_down(desk, position(desk, {1: ["sail azores-lisbon-1"]}, map="portugal"))
    expect(page.locator("[data-sea=azores-lisbon-1]")).to_have_attribute("data-owner", "1")
    expect(page.locator("path.spot[data-stop=azores-lisbon-1]")).to_have_count(0)
    page.locator("path.spot[data-stop=azores-lisbon-2]").dispatch_event("click")
    expect(page.locator(".strip .bill [data-price='6']")).to_be_visible()
    confirm(page)
    expect(page.locator("[data-sea=azores-lisbon-2]")).to_have_attribute("data-owner", "0")


def test_ROW_M5b_the_mover_chooses_whose_sea_link_a_cube_uses(desk: Desk):
    moves = {
        0: ["sail lisbon-porto", "improve", "pass", "sail azores-lisbon-2"],
        1: ["sail azores-lisbon-1"],
    }
    page = sit_down(desk, position(desk, moves, map="portugal"))
    page.locator("path.spot[data-place=porto]").dispatch_event("click")
    way = "deliver yellow porto lisbon-porto azores-lisbon-"
    expect(page.locator(f".delivery[data-words='{way}1']")).to_have_attribute("data-gain", "2")
    own = page.locator(f".delivery[data-words='{way}2']")
    expect(own).to_have_attribute("data-gain", "3")  # the first delivery of the game, too
    own.click()
    expect(page.locator(".under .band")).to_have_count(1)
    with page.expect_response(re.compile("/moves$")) as answer:
        confirm(page)
    told = answer.value.json()["entry"]["events"]
    assert [one["args"]["owners"] for one in told if one["name"] == "cube-delivered"] == [[0, 0]]


def test_ROW_M5c_a_second_link_to_lisbon_is_not_offered(desk: Desk):
    page = sit_down(desk, position(desk, {0: ["sail lisbon-porto"]}, map="portugal"))
    expect(page.locator("[data-key=once]")).to_contain_text("you have had")
    expect(page.locator("path.spot[data-stop=madeira-sagres-1]")).to_have_count(1)
    expect(page.locator("path.spot[data-stop=lisbon-sines]")).to_have_count(0)


def test_ROW_M5e_the_industrial_age_is_told(desk: Desk):
    page = sit_down(desk, position(desk, {}, map="portugal"))
    expect(page.locator("[data-age=before]")).to_contain_text("$5")
    expect(page.locator("[data-age=before]")).to_contain_text("Azores")
    place = page.locator(".railways .aside li[data-colour=grey]").first.get_attribute("data-city")
    moves = [f"urbanize {place} black"]
    sit_down(desk, position(desk, {0: moves}, map="portugal"))
    expect(page.locator("[data-age=begun]")).to_contain_text("has begun")


def test_ROW_M5_goals_are_kept_in_place_of_barons(desk: Desk):
    page = railways(desk, seed="3", options={"map": "portugal"})
    expect(page.get_by_role("list", name="Keep one goal")).to_be_visible()
    page.locator(".strip [data-baron]").first.click()
    confirm(page)
    expect(page.locator("aside.left")).to_contain_text("Your goal")


def test_ROW_O3_bounties_are_marked_on_coloured_cities(desk: Desk):
    page = sit_down(desk, position(desk, {}, map="portugal"))
    marks = page.locator("[data-bounty]")
    expect(marks).to_have_count(4)
    for mark in marks.all():
        place = mark.get_attribute("data-bounty") or ""
        expect(city(page, place)).not_to_have_attribute("data-colour", "grey")
    cards = page.locator(".op", has_text="Service Bounty")
    expect(cards).to_have_count(4)
    paid = [re.findall(r"there (\+\d)", card.text_content() or "") for card in cards.all()]
    assert sorted(paid) == sorted([mark.text_content()] for mark in marks.all())


def test_ROW_M1b_the_list_of_lines_says_which_one_needs_a_western_link(desk: Desk):
    page = sit_down(desk, position(desk, {}, seats=3))
    expect(page.locator("[data-line=new-york-kansas-city]").first).to_contain_text("Western Link")
    expect(page.locator("[data-line]", has_text="Western Link")).to_have_count(1)


def test_ROW_M9_no_snow_is_drawn_on_sweden(desk: Desk):
    page = sit_down(desk, position(desk, {}, map="sweden"))
    page.locator("[data-key=ferry]").first.wait_for()
    expect(page.locator("[data-key=snow], .railways .snow, .railways .zone")).to_have_count(0)
    sit_down(desk, position(desk, {}, map="north_america"))
    expect(page.locator(".railways .snow")).to_have_count(1)


def test_ROW_M6a_snow_is_part_of_the_bill(desk: Desk):
    page = sit_down(desk, position(desk, {}, seats=3, map="north_america"))
    expect(page.locator("[data-key=snow]")).to_contain_text("$1 more")
    plan(page, "regina", "winnipeg")
    expect(page.locator(".strip .bill")).to_contain_text("in the snow")


def test_ROW_M6b_a_ferry_is_planned_with_its_card_alone(desk: Desk):
    page = sit_down(desk, position(desk, {}, seats=3, map="north_america"))
    page.locator(".strip [data-verb=build]").click()
    page.locator("path.spot[data-place=chicago]").dispatch_event("click")
    page.locator("path.spot[data-place][data-price]").first.wait_for(state="attached")
    expect(page.locator("path.spot[data-stop=w24]")).to_have_count(0)
    made = position(desk, {0: ["take ferry-line"]}, seats=3, map="north_america")
    sit_down(desk, made)
    page.locator(".strip [data-verb=build]").click()
    page.locator("path.spot[data-place=chicago]").dispatch_event("click")
    page.locator("path.spot[data-stop=w24]").dispatch_event("click")
    page.locator("path.spot[data-place=detroit]").dispatch_event("click")
    expect(page.locator(".strip .bill")).to_contain_text("one ferry, by card")
    page.locator(".dock .btn.go").click()
    own = page.locator(".railways .aside li", has_text=": Anna")
    expect(own).to_have_count(1)
    expect(page.locator(".players .chip", has_text="Ferry Line")).to_have_count(0)


def test_ROW_M6c_a_mine_is_opened_on_a_grey_city(desk: Desk):
    page = sit_down(desk, position(desk, {}, seats=3, map="north_america"))
    page.locator("aside.left [data-card=mine]").click()
    page.locator("path.spot[data-place=edmonton]").dispatch_event("click")
    expect(page.locator(".strip .bill [data-price='10']")).to_be_visible()
    confirm(page)
    expect(city(page, "edmonton")).to_contain_text("has its mine")


def test_ROW_M6d_golden_spikes_lie_on_the_display(desk: Desk):
    made = position(desk, {}, seats=3, map="north_america", golden_spikes=True)
    page = sit_down(desk, made)
    expect(page.locator("aside.left .op", has_text="Golden Spike")).not_to_have_count(0)


def test_ROW_M8_rotors_show_their_second_colour(desk: Desk):
    page = sit_down(desk, position(desk, {}, map="western_us", depots=False))
    expect(page.locator("[data-key=rotor]")).to_be_visible()
    expect(page.locator(".railways .aside li[data-city]", has_text="too")).to_have_count(8)
    expect(city(page, "denver")).to_contain_text("takes yellow too")


JOINED = ("build t18 gentle 0", "end", "build u16 gentle 3")  # Pueblo – Denver – Cheyenne
FUELLED = (*JOINED, "depot denver 1")


def test_ROW_M8a_depots_are_placed_while_building(desk: Desk):
    made = position(desk, {0: JOINED}, seed=2, map="western_us", rotors=False)
    page = sit_down(desk, made)
    page.locator(".strip [data-verb=depot]").click()
    page.locator("path.spot[data-place=denver]").dispatch_event("click")
    page.locator(".card").get_by_role("button", name="2 depots").click()
    expect(page.locator(".strip .bill [data-price='5']")).to_be_visible()
    confirm(page)
    expect(city(page, "denver")).to_contain_text("2 fuel depots of Anna")
    expect(page.locator(".players [data-depots='2']")).to_have_count(1)


def test_ROW_M8a_at_a_depot_a_cube_stops_or_waits(desk: Desk):
    made = position(desk, {0: FUELLED}, seed=2, map="western_us", rotors=False)
    page = sit_down(desk, made)
    page.locator("path.spot[data-place=pueblo]").dispatch_event("click")
    stop = page.locator(".delivery[data-words='deliver red pueblo nw unload']")
    expect(stop).to_have_attribute("data-gain", "2")  # the first delivery of the game, too
    halt = page.locator(".delivery[data-words='deliver purple pueblo nw halt']")
    expect(halt).to_contain_text("waits there")
    halt.click()
    confirm(page)
    expect(page.locator(".railways [data-waiting=denver]")).to_have_count(1)


def test_ROW_M8a_a_depot_lets_a_cube_pass_a_city_of_its_colour(desk: Desk):
    """Red from Pueblo past red Denver, with a second depot to wait in it."""
    moves = [*JOINED, "depot denver 2"]
    made = position(desk, {0: moves}, seed=2, map="western_us", rotors=False)
    page = sit_down(desk, made)
    page.locator("path.spot[data-place=pueblo]").dispatch_event("click")
    on = page.locator(".delivery[data-words='deliver red pueblo nw refuel halt']")
    expect(on).to_contain_text("uses a depot")
    on.click()
    confirm(page)
    expect(page.locator(".railways [data-waiting=denver]")).to_have_count(1)
    expect(page.locator(".players [data-depots='3']")).to_have_count(1)


def test_ROW_M8a_a_waiting_cube_goes_on_and_pays_for_all_its_links(desk: Desk):
    moves = [*FUELLED, "deliver purple pueblo nw halt"]
    made = position(desk, {0: moves}, seed=2, map="western_us", rotors=False)
    page = sit_down(desk, made)
    expect(page.locator(".warning")).to_contain_text("purple cube waits in Denver")
    page.locator(".strip [data-verb=continue]").click()
    on = page.locator(".delivery[data-words='continue ne']")
    expect(on).to_have_attribute("data-gain", "3")
    on.click()
    with page.expect_response(re.compile("/moves$")) as answer:
        confirm(page)
    told = answer.value.json()["entry"]["events"]
    scored = [one["args"]["points"] for one in told if one["name"] == "points-scored"]
    assert sum(scored) == 3


def test_ROW_M9_points_kept_beside_the_track_are_shown(desk: Desk):
    page = sit_down(desk, desk.middle("railways", "sweden", 0.97))
    expect(page.locator("aside.left [data-kept='50']")).not_to_have_count(0)


def test_ROW_M10_barons_of_the_world_are_kept_on_any_map(desk: Desk):
    page = railways(desk, seed="3", options={"map": "portugal", "barons": "world"})
    cards = page.locator(".strip [data-baron]")
    expect(cards).to_have_count(2)
    expect(page.get_by_role("list", name="Keep one baron")).to_be_visible()
    for text in cards.all_inner_texts():
        assert re.search(r"\+[5-8]$", text.strip()), text
