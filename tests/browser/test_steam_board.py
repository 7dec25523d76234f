"""Steam on its board: by clicks, by keys, by fingers."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.desk import SAID, STILL, Desk, Player, said
from tests.server.harness import PATIENCE

# What can be pointed at now, the most telling first; one step of somebody who points at it.
POINT = """(choice) => {
  const OFF = ':disabled, [aria-disabled=true]'
  const seen = (query) => [...document.querySelectorAll(query)].filter(
    (one) => !one.matches(OFF) && one.getBoundingClientRect().width > 0)
  const free = (query) => seen(query).filter((one) => one.getAttribute('aria-pressed') !== 'true')
  const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  if (seen('.end').length) return 'end'
  const [confirm] = seen('footer.dock .btn.go')
  if (confirm) return confirm.click(), 'confirm'
  const targets = ['.delivery', '.entry', '.cell', '.choice', '.action.free', '.source']
  for (const query of targets) {
    const found = free(query)
    if (found.length) return press(found[choice % found.length]), query
  }
  const verbs = seen('.dock .verb[aria-pressed]')
  const end = verbs.find((one) => one.textContent.includes('finish building'))
  if (end && choice % 3 === 2) return end.click(), 'end of build'
  const hexes = free('path.spot')
  if (hexes.length && !seen('.entry').length) return press(hexes[choice % hexes.length]), 'hex'
  if (end) return end.click(), 'end of build'
  if (verbs.length && !seen('.dock .verb.on').length)
    return verbs[choice % verbs.length].click(), 'verb'
  const words = seen('.dock .word')
  if (words.length) return words[choice % words.length].click(), 'word'
  const [open] = seen('.dock [aria-expanded=false]')
  if (open) return open.click(), 'open'
  return '' }"""


def phase(page: Page, name: str) -> bool:
    return page.locator(".prompt b").inner_text().startswith(name)


def asked_to(desk: Desk, verb: str) -> Page:
    """In the middle of a recorded game, where there is track and money."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("steam", "northeast-base", 0.3, verb))
    page.locator(".steam .camera").wait_for()
    return page


def steam(desk: Desk, **more: Any) -> Page:
    desk.habit(pace="at-once")
    page = desk.table(desk.make("steam", ["me", "random", "random"], **more))
    page.locator(".steam .camera").wait_for()
    return page


def somebody_builds(desk: Desk, options: dict[str, str]) -> tuple[Page, Player]:
    """Played until there is something to build. Rivals and choices at random can go bankrupt
    before that: then there is another game."""
    for _ in range(5):
        page = steam(desk, options=options)
        player = Player(desk, POINT)
        player.until(lambda: page.locator("path.spot, .end").count() > 0)  # noqa: B023
        if page.locator("path.spot").count():
            return page, player
    raise AssertionError("bankrupt in five games")


def test_a_whole_game_by_clicks(desk: Desk):
    """Auction, actions, track, goods and the choice between income and points, to the end.

    Random rivals can go bankrupt before all of it was used: then there is another game.
    """
    wanted = {".choice", ".action.free", "hex", ".entry"}
    pointed: set[str] = set()
    for _ in range(5):
        steam(desk)
        player = Player(desk, POINT)
        player.until(lambda: desk.page.locator(".end, .final").count() > 0)
        pointed |= set(player.pointed)
        if wanted <= pointed:
            break
    assert wanted <= pointed, pointed


@pytest.mark.some(1)
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_standard_game_on_the_ruhr(visit, language: str):
    """Capital, the auction of the turn order, actions and building, in both languages."""
    desk = visit("Anna", language=language)
    page, player = somebody_builds(desk, {"rules": "standard", "map": "ruhr"})
    stops = page.locator(".phases li, .line li").all_inner_texts()
    capital, build = ("Capital", "Build track") if language == "en" else ("Capitale", "Binari")
    assert any(capital in stop for stop in stops), stops
    assert any(build in stop for stop in stops), stops
    assert player.pointed.get(".choice", 0) > 0, player.pointed
    expect(page.locator(".camera")).to_contain_text("ESSEN")
    desk.accessible()
    shown = page.locator("body").inner_text()
    assert not re.search(r"\bweb-[a-z]|steam-[a-z]+-", shown)
    if language == "it":
        assert not re.search(r"\b(the|turn|raises|track|points)\b", shown), shown


def test_STM_S5_a_bid_of_nothing_is_shown_as_a_bid(desk: Desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.make("steam", ["screen", "screen", "screen"], options={"rules": "base"}))
    bids = page.locator(".bidders li b")
    expect(bids).to_have_text(["–"] * 3)
    page.get_by_role("button", name="Bid €0").click()
    page.locator(".dock .btn.go").click()
    expect(bids.get_by_text("€0")).to_have_count(1)


def test_on_a_phone_nothing_is_advised_before_it_is_known_what_may_be_done(visit):
    desk = visit("Anna", size="phone")
    desk.habit(pace="at-once")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    desk.page.route("**/words?**", hold)
    page = desk.table(desk.middle("steam", "northeast-base", 0.3, "deliver"))
    advice = page.locator(".tray p")
    expect(advice).to_be_attached()
    page.wait_for_function(STILL)
    expect(advice).to_be_empty()
    for route in held:
        route.continue_()
    page.unroute("**/words?**")
    expect(advice).to_have_text(re.compile("^Touch a city"))


def test_the_fans_price_is_what_is_paid(desk: Desk):
    page = asked_to(desk, "build")
    page.locator("path.spot").first.dispatch_event("click")
    entry = page.locator(".entry").first
    price = entry.get_attribute("data-price")
    entry.click()
    expect(page.locator("[data-price]", has_text=re.compile("€")).first).to_be_visible()
    expect(page.locator(".card dd[data-price]")).to_have_attribute("data-price", str(price))
    with page.expect_response(re.compile("/moves$")) as answer:
        page.locator(".dock .btn.go").click()
    told = answer.value.json()["entry"]["events"]
    paid = [one["args"]["euros"] for one in told if one["name"] == "paid"]
    assert paid == [int(str(price))]


def test_R_turns_the_tile_and_a_place_that_does_not_fit_says_why(desk: Desk):
    page = asked_to(desk, "build")
    page.locator("path.spot").first.dispatch_event("click")
    page.locator(".entry").first.click()
    before = said(page)
    page.keyboard.press("r")
    expect(page.locator(SAID)).not_to_have_attribute("data-said", before)
    page.locator(".dock .verb", has_text="build track").click()
    spots = page.locator("path.spot").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('data-stop'))"
    )
    assert spots
    field = page.locator(".mapfield").bounding_box()
    assert field
    for share in (0.5, 0.45, 0.55, 0.4, 0.6):  # some middle hex is far from every city
        page.mouse.click(field["x"] + field["width"] * share, field["y"] + field["height"] * share)
        page.locator(".refusal, .entry").first.wait_for()  # or a tile is offered
        if page.locator(".refusal").count():
            break
        page.keyboard.press("Backspace")
        expect(page.locator(".entry")).to_have_count(0)
    expect(page.locator(".refusal")).to_be_visible()


def test_arrows_walk_the_lit_hexes_and_enter_builds(desk: Desk):
    page = asked_to(desk, "build")
    before = desk.moves()
    page.locator("path.spot").first.wait_for()
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-stop]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.locator(".entry").first.wait_for()
    page.keyboard.press("1")
    expect(page.locator(".dock .btn.go")).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(before) => Number(document.querySelector('input[type=range]').max) > before", arg=before
    )


def test_two_browsers_see_each_others_moves(visit):
    """Each bids in turn; what one has said stands on the other's card."""
    anna, bruno = visit("Anna"), visit("Bruno")
    made = anna.make("steam", ["me", "person", "random"])
    link = made["position"]["seats"][1]["link"]
    for desk in (anna, bruno):
        desk.habit(pace="at-once")
    bruno.go(link).get_by_role("button", name="Sit down").click()
    anna.table(made)
    players = [Player(anna, POINT), Player(bruno, POINT)]
    for _ in range(80):
        for player, other in (players, players[::-1]):
            before = player.desk.moves()
            if not player.page.locator(".choice").count():
                player.page.wait_for_timeout(100)
                continue
            end = time.monotonic() + PATIENCE
            while player.desk.moves() == before and time.monotonic() < end:
                player.step()
            other.page.wait_for_function(
                "(moves) => Number(document.querySelector('input[type=range]').max) >= moves",
                arg=player.desk.moves(),
            )
        if all(player.pointed.get("confirm") for player in players):
            break
    assert all(player.pointed.get("confirm") for player in players)
    for player in players:
        expect(player.page.locator(".bidders, .action").first).to_be_visible()


@pytest.mark.some(1)
@pytest.mark.parametrize(
    ("size", "theme"), [("desk", "light"), ("desk", "dark"), ("phone", "light"), ("phone", "dark")]
)
def test_every_phase_is_accessible(visit, size: str, theme: str):
    desk = visit("Anna", size=size, theme=theme)
    page = steam(desk)
    desk.accessible()
    for verb in ("choose", "deliver", "build"):
        asked_to(desk, verb)
        desk.accessible()
        if verb == "deliver":
            page.locator(".source").first.dispatch_event("click")
            page.locator(".delivery").first.dispatch_event("click")
            desk.accessible()
    page.locator("path.spot").first.dispatch_event("click")
    page.locator(".entry, .cell").first.click()
    desk.accessible()
    desk.fits()
    assert page.evaluate("document.querySelectorAll('*').length") < 4000


def test_panning_changes_nothing_but_the_camera(desk: Desk):
    page = asked_to(desk, "build")
    page.locator("path.spot").first.wait_for()
    changed = desk.changed_while_panning(".mapfield")
    assert all("camera" in one.split() for one in changed), changed


@pytest.mark.parametrize(
    ("name", "title", "scores"),
    [
        ("bankrupt", "wins by 5 points", ["53", "48", "32", "–"]),
        ("last-survivor", "Only Anna is left", ["−17", "–", "–"]),
    ],
)
def test_STM_I2_a_bankrupt_has_a_place_but_no_score(
    desk: Desk, name: str, title: str, scores: list[str]
):
    over = desk.recorded("steam", name)
    desk.page.goto(f"/table/{over['id']}")
    expect(desk.page.locator(".end h2").first).to_contain_text(title)
    expect(desk.page.locator(".end td.sum")).to_have_text(scores)
    out = desk.page.locator(".end tbody tr").filter(has_text="–").first.locator("td")
    expect(out).to_have_text(["–"] * 4)


# Plates and names with their boxes, and owners' discs with theirs; what comes later lies above.
LETTERED = """() => {
  const all = [...document.querySelectorAll('.steam *')]
  const box = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return { left, right, top, bottom, order: all.indexOf(one) }
  }
  const named = [...document.querySelectorAll('.steam :is(.m-city, .m-town)')]
  return {
    names: named.map((one) =>
      ({ name: one.textContent, ...box(one.closest('.keeps')?.querySelector('rect') ?? one) })),
    discs: [...document.querySelectorAll('.steam [data-what=track] .letter')].map((one) =>
      ({ name: one.textContent, ...box(one.parentElement) })),
    cubes: [...document.querySelectorAll('.steam [data-what=cube] > g:has(> rect)')].map((one) =>
      ({ name: 'cube', ...box(one) })),
  } }"""


def covers(one: dict[str, Any], two: dict[str, Any]) -> float:
    """How much of the second box lies under the first."""
    across = min(one["right"], two["right"]) - max(one["left"], two["left"])
    down = min(one["bottom"], two["bottom"]) - max(one["top"], two["top"])
    whole = (two["right"] - two["left"]) * (two["bottom"] - two["top"])
    return float(max(0.0, across) * max(0.0, down) / whole)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700), (390, 844)], ids=str)
@pytest.mark.parametrize("share", [0.6, 0.9])
@pytest.mark.parametrize("record", ["northeast-standard", "ruhr-standard"])
def test_names_lie_apart_and_hide_no_owner_and_no_cube(
    desk: Desk, record: str, share: float, size: tuple[int, int]
):
    desk.page.set_viewport_size({"width": size[0], "height": size[1]})
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("steam", record, share, "build"))
    page.locator(".steam .camera").wait_for()
    desk.asked()
    desk.still()
    found = page.evaluate(LETTERED)
    names, discs = found["names"], found["discs"]
    assert len(names) > 15 and len(discs) > 5
    touching = [
        (one["name"], two["name"])
        for at, one in enumerate(names)
        for two in names[at + 1 :]
        if covers(one, two) > 0.02
    ]
    assert not touching
    hidden = [
        (name["name"], disc["name"])
        for name in names
        for disc in discs
        if name["order"] > disc["order"] and covers(name, disc) > 0.5
    ]
    assert not hidden
    # a letter is as wide as half a disc
    lost = [
        (name["name"], disc["name"])
        for name in names
        for disc in discs
        if disc["order"] > name["order"] and covers(name, disc) > 0.25
    ]
    assert not lost
    assert len(found["cubes"]) > 5
    under = [name["name"] for name in names for cube in found["cubes"] if covers(name, cube) > 0.3]
    assert not under
    if size[0] > 390:  # a phone shows a part of the map
        board = page.locator(".mapfield").bounding_box()
        assert board
        right = board["x"] + board["width"]
        cut = [one["name"] for one in names if one["left"] < board["x"] or one["right"] > right]
        assert not cut
