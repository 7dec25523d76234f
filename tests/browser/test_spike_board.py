"""Spike on its board: by clicks, by keys, by fingers."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import DRAWN, SAID, STUCK, Desk, Player, said

# What can be pointed at now; one step of somebody who points at it, now at this, now at that.
POINT = """(choice) => {
  const OFF = ':disabled, [aria-disabled=true]'
  const seen = (query) => [...document.querySelectorAll(query)].filter(
    (one) => !one.matches(OFF) && one.getBoundingClientRect().width > 0)
  const free = (query) => seen(query).filter((one) => one.getAttribute('aria-pressed') !== 'true')
  const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  if (seen('.final').length) return 'end'
  const [confirm] = seen('footer.dock .btn.go')
  if (confirm) return confirm.click(), 'confirm'
  if (seen('.goal[aria-pressed=true]').length) return '' // the way there is being planned
  const first = ['[data-offer=deliver]', '[data-offer=load]', '.choice', '[data-give]',
    '[data-offer=done]']
  for (const query of first) {
    const found = free(query)
    if (found.length) return press(found[0]), query
  }
  const kinds = { build: '.goal:not(.move)', draw: 'button[data-draw]', move: '.goal.move',
    upgrade: '.part.free' }
  const orders = [['build', 'draw'], ['move', 'build', 'draw'], ['build', 'draw'],
    ['upgrade', 'build', 'draw'], ['draw', 'build']]
  for (const kind of [...orders[choice % 5], 'move']) {
    const found = free(kinds[kind])
    if (found.length) return press(found[(7 * choice) % found.length]), kind
  }
  return '' }"""


def spike(desk: Desk, seats: int = 3, **more: Any) -> Page:
    desk.habit(pace="at-once")
    page = desk.table(desk.make("spike", ["me", *["medium"] * (seats - 1)], **more))
    page.locator(".spike .names text").first.wait_for()
    return page


def settled(desk: Desk) -> Player:
    """Plays until the first turn of Anna's begins."""
    player = Player(desk, POINT)
    goals = desk.page.locator(".goal:not(.move)")
    player.until(lambda: "action" in desk.question() and goals.count() > 0)
    return player


@pytest.mark.some(1)
@pytest.mark.parametrize("advanced", [False, True])
def test_a_whole_game_by_clicks(desk: Desk, advanced: bool):
    """From the first card given, or the first side chosen, to the final count."""
    page = spike(desk, seats=2, options={"advanced": advanced, "turns": 16}, seed="11")
    player = Player(desk, POINT)
    player.until(lambda: page.locator(".final").count() > 0)
    wanted = ["build", "draw", "move", "confirm"]
    for what in [*wanted, ".choice" if advanced else "build"]:
        assert player.pointed.get(what, 0) > 0, player.pointed
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".spike .names text").first).to_be_visible()


@pytest.mark.parametrize("offer", ["load", "deliver", "done"])
def test_goods_and_the_end_of_a_turn_are_offered_beside_the_board(desk: Desk, offer: str):
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("spike", "two-players", 0, offer))
    page.locator(f"[data-offer={offer}]").first.click()
    with page.expect_response(re.compile("/moves$")) as answer:
        page.locator(".dock .btn.go").click()
    assert answer.value.ok
    assert answer.value.json()["entry"]["move"].split()[0] == offer


def test_a_city_brings_its_price_and_the_hand_shows_the_cards(desk: Desk):
    page = spike(desk, seed="3")
    settled(desk)
    before = page.locator(".hand .card").count()
    page.locator(".goal:not(.move)").first.dispatch_event("click")
    card = page.locator(".spike .card dl")
    expect(card).to_be_visible()
    raised = page.locator(".hand .card.up").count()
    assert raised >= 1
    told = card.locator("div").nth(1).inner_text()
    assert (str(raised) if raised > 1 else "one") in told
    stays = card.locator("div").nth(2).locator("svg").count()
    assert stays == before - raised
    worth = card.locator(".pos").inner_text()
    with page.expect_response(re.compile("/moves$")) as answer:
        page.locator(".dock .btn.go").click()
    events = answer.value.json()["entry"]["events"]
    scored = [one["args"]["dollars"] for one in events if one["name"] == "commodity-scored"]
    assert worth == f"+${scored[0]}"


def test_another_way_to_the_city_is_said_by_pointing_at_it(desk: Desk):
    page = spike(desk, seed="3")
    player = Player(desk, POINT)
    branch = page.locator(".branch")

    def chosen() -> bool:
        if player.step() != "build":
            return False
        expect(page.locator(".dock .btn.go")).to_be_enabled()  # nothing is on its way any more
        return branch.count() > 0

    end = time.monotonic() + STUCK
    while not chosen():
        assert time.monotonic() < end, player.pointed
    before = said(page)
    branch.first.dispatch_event("click")
    expect(page.locator(SAID)).not_to_have_attribute("data-said", before)
    expect(page.locator(".dock .btn.go")).to_be_enabled()


def test_a_city_out_of_reach_says_why(desk: Desk):
    page = spike(desk, seed="3")
    settled(desk)
    lit = page.locator(".goal:not(.move)").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('data-stop'))"
    )
    far = next(city for city in ("houston", "boston", "tampa", "duluth") if city not in lit)
    name = {"houston": "Houston", "boston": "Boston", "tampa": "Tampa", "duluth": "Duluth"}[far]
    box = page.locator(".names > text", has_text=re.compile(f"^{name}$")).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] - 14)
    expect(page.locator(".refusal")).to_be_visible()


def test_keys_choose_a_city_and_pay(desk: Desk):
    page = spike(desk, seed="3")
    settled(desk)
    before = desk.moves()
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-stop]:focus")).to_have_count(1)
    for _ in range(12):  # on to a city: the train's spaces are lit too
        if page.locator(".goal:not(.move):focus").count():
            break
        page.keyboard.press("ArrowRight")
        if not page.locator(".goal:not(.move):focus").count():
            page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".dock .btn.go")).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(before) => Number(document.querySelector('input[type=range]').max) > before", arg=before
    )


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_train_is_seen_to_move_where_things_may_move(desk: Desk, motion: str):
    page = spike(desk, seed="3")
    player = settled(desk)
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    moves = page.locator(".goal.move")
    player.until(lambda: moves.count() > 0 and not said(page))
    page.evaluate(
        "window.rides = 0; new MutationObserver(() => {"
        " if (document.querySelector('[data-ride]')) window.rides++ })"
        ".observe(document.querySelector('.camera'), { subtree: true, childList: true })"
    )
    goal = str(moves.first.get_attribute("aria-label"))
    moves.first.dispatch_event("click")
    expect(page.locator(".dock .btn.go")).to_be_enabled()
    page.locator(".dock .btn.go").click()
    place = re.split(": |into ", goal)[-1]
    expect(page.locator(".aside li", has_text="Anna's train").first).to_contain_text(place)
    if motion == "reduce":
        page.evaluate(DRAWN)
        assert page.evaluate("window.rides") == 0
    else:
        page.wait_for_function("window.rides > 0")


@pytest.mark.some(1)
@pytest.mark.parametrize(
    ("size", "theme"), [("desk", "light"), ("desk", "dark"), ("phone", "light"), ("phone", "dark")]
)
def test_every_question_is_accessible(visit, size: str, theme: str):
    desk = visit("Anna", size=size, theme=theme)
    page = spike(desk, options={"advanced": True}, seed="7")
    player = Player(desk, POINT)
    expect(page.locator(".card .choice").first).to_be_visible()
    desk.accessible()
    player.until(lambda: page.locator(".route").count() > 0)
    desk.accessible()
    player.until(lambda: "action" in desk.question())
    desk.accessible()
    player.until(lambda: page.locator(".goal:not(.move)").count() > 0)
    page.locator(".goal:not(.move)").first.dispatch_event("click")
    expect(page.locator(".spike .card dl")).to_be_visible()
    desk.accessible()
    desk.fits()
    page.locator(".dock .btn.go").click()
    expect(page.locator(".prompt b")).not_to_have_text(re.compile("Which way"))
    desk.accessible()
    assert page.evaluate("document.querySelectorAll('*').length") < 4000


def test_the_sheets_of_a_phone_hold_market_contracts_and_train(visit):
    desk = visit("Anna", size="phone")
    page = spike(desk, seed="7")
    settled(desk)
    page.locator(".tabs button").nth(2).click()
    for name in ("Market", "Your contracts", "Your train", "Route card"):
        expect(page.locator(".sheet h2", has_text=name)).to_be_visible()
    desk.accessible()
    desk.fits()


def test_the_end_counts_money(desk: Desk):
    """What is won by, and how it came, is told as money: no points are scored."""
    desk.page.goto(f"/table/{desk.recorded('spike', 'four-players')['id']}")
    end = desk.page.locator("main.end")
    expect(end.get_by_role("heading", name="Chiara wins by $4")).to_be_visible()
    expect(end).to_contain_text("How the money came")
    expect(end.locator(".turning")).to_contain_text("takes the lead by $7")
    assert "points" not in end.locator(".turning ol").inner_text()


def test_in_italian(visit):
    desk = visit("Anna", language="it")
    page = spike(desk, seed="7")
    player = Player(desk, POINT)
    expect(page.locator(".left h2").first).to_have_text("Mercato")
    player.until(lambda: page.locator(".goal:not(.move)").count() > 0)
    expect(page.locator(".names", has_text="Filadelfia")).to_have_count(1)
    page.locator(".goal:not(.move)").first.dispatch_event("click")
    expect(page.locator(".dock .btn.go")).to_be_enabled()
    desk.accessible()
