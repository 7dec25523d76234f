"""Small Railroad Empires on its board: by clicks, by keys, by fingers."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Desk, Player

# One step of somebody who points at the board: what is on the map, and what lies in its card.
POINT = """(choice) => {
  const OFF = ':disabled, [aria-disabled=true]'
  const seen = (query) => [...document.querySelectorAll(query)].filter(
    (one) => !one.matches(OFF) && one.getBoundingClientRect().width > 0)
  const free = (query) => seen(query).filter((one) => one.getAttribute('aria-pressed') !== 'true')
  const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  if (seen('.end').length) return 'end'
  const [confirm] = seen('footer.dock .btn.go')
  if (confirm) return confirm.click(), 'confirm'
  for (const [what, query] of [
    ['offer', '.empires .offer'], ['claim', '.empires .card [data-achievement]'],
    ['contract', '.empires .card .choice:not([data-pass])'], ['space', '.empires path.spot'],
    ['card', '.empires .card [data-card]'], ['pass', '.empires .card [data-pass]']]) {
    const found = free(query).filter((one) => one.tagName !== 'DIV')
    if (what === 'card' && choice % 4 === 0 && free('[data-pass]').length) continue
    if (found.length) return press(found[choice % found.length]), what
  }
  return '' }"""


def empires(desk: Desk, made: Any) -> Page:
    desk.habit(pace="at-once")
    page = desk.table(made)
    page.locator(".empires .mapfield").wait_for()
    page.locator(".dock .btn.go").wait_for()
    return page


def asked(desk: Desk, verb: str, record: str = "two") -> Page:
    """In the middle of a recorded game, where somebody may say this."""
    return empires(desk, desk.middle("empires", record, 0.3, verb))


def over(page: Page) -> bool:
    return page.locator(".end, .final").count() > 0


def test_a_whole_game_against_a_bot_by_clicks(desk: Desk):
    page = empires(desk, desk.make("empires", ["me", "medium"], seed="7"))
    player = Player(desk, POINT, fetched=True)
    player.until(lambda: over(page))
    for what in ("space", "offer", "card", "confirm"):
        assert player.pointed.get(what, 0) > 0, player.pointed


def test_a_whole_game_alone_by_clicks(desk: Desk):
    """Twelve rounds; the conglomerate turns up a card in each of them."""
    page = empires(desk, desk.make("empires", ["me"], seed="11"))
    expect(page.locator(".strip .row li.empty")).to_have_count(12)
    player = Player(desk, POINT, fetched=True)
    turned = [0]

    def watched() -> bool:
        if over(page):
            return True
        cards = page.locator(".strip .row li:not(.empty)").count()
        if cards not in (0, turned[-1]):  # none when the end has come meanwhile
            turned.append(cards)
        return False

    player.until(watched)
    assert turned == sorted(turned) and turned[-1] >= 10
    assert player.pointed["space"] >= 12
    expect(page.locator(".final")).to_contain_text("twelve rounds were played")


def test_a_track_costs_what_its_space_says(desk: Desk):
    page = asked(desk, "build")
    dear = page.locator("path.spot[data-verb=build]", has_text=re.compile(r"\$[123]")).first
    label = str(dear.get_attribute("aria-label"))
    cost = int(re.findall(r"\$(\d)", label)[0])
    dear.dispatch_event("click")
    expect(page.locator(".card dd[data-price]")).to_have_attribute("data-price", str(cost))
    left = page.locator(".card dd[data-left]").get_attribute("data-left")
    with page.expect_response(re.compile("/moves$")) as answer:
        page.locator(".dock .btn.go").click()
    told = answer.value.json()["entry"]["events"]
    assert [one["args"]["cost"] for one in told if one["name"] == "track-built"] == [cost]
    now = page.locator("li.now .v").first
    expect(now).to_have_text(re.compile(rf"\${left}$"))


def test_a_delivery_earns_what_its_line_says(desk: Desk):
    """Length, dollars and prestige of the list are those of the event; its route is drawn."""
    page = asked(desk, "deliver")
    bands = page.locator(".under .band")
    offer = page.locator(".empires .offer").first
    expect(bands.first).to_be_attached()
    offer.click()
    expect(page.locator("li.on dl")).to_be_visible()
    expect(bands).to_have_count(1)
    length = page.locator("li.on .length").inner_text().split()[-1]
    dollars = re.findall(r"\$(\d+)", page.locator("li.on .gain").inner_text())[0]
    with page.expect_response(re.compile("/moves$")) as answer:
        page.locator(".dock .btn.go").click()
    told = answer.value.json()["entry"]["events"]
    made = next(one["args"] for one in told if one["name"] == "good-delivered")
    assert str(made["length"]) == length
    bonus = sum(one["args"]["money"] for one in told if one["name"] == "city-bonus")
    assert made["money"] + bonus == int(dollars)


def test_arrows_walk_the_lit_spaces_and_enter_builds(desk: Desk):
    page = asked(desk, "build")
    before = desk.moves()
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-stop]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".dock .btn.go")).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(before) => Number(document.querySelector('input[type=range]').max) > before", arg=before
    )


def test_a_space_out_of_reach_says_why(desk: Desk):
    page = asked(desk, "build")
    sea = page.locator(".mapfield").bounding_box()
    assert sea
    refusal = page.locator(".refusal")
    for share in (0.5, 0.35, 0.65, 0.25, 0.75, 0.45, 0.55, 0.85):
        page.mouse.click(sea["x"] + sea["width"] * share, sea["y"] + sea["height"] * share)
        desk.still()  # it has been judged
        if "borders on" in " ".join(refusal.all_inner_texts()):
            break
        page.keyboard.press("Escape")
    expect(refusal).to_contain_text("no track or train of yours borders on it")
    refusal.get_by_role("button", name="SRE-C1").click()
    expect(page.get_by_role("dialog")).to_contain_text("SRE-C1")


def test_in_italian(visit):
    desk = visit("Anna", language="it")
    page = empires(desk, desk.make("empires", ["me", "medium"], seed="7"))
    expect(page.locator(".dock .prompt b")).to_have_text("Da dove inizi? Scegli una fabbrica")
    asked(desk, "build")
    page.locator("path.spot").first.dispatch_event("click")
    expect(page.locator(".empires .card")).to_contain_text("Soldi che restano")
    asked(desk, "deliver")
    expect(page.locator(".empires .card")).to_contain_text("Nessuna consegna in questo turno")
    assert "web-empires" not in page.locator("body").inner_text()
    desk.fits()


@pytest.mark.some(1)
@pytest.mark.parametrize(
    ("size", "theme"), [("desk", "light"), ("desk", "dark"), ("phone", "light"), ("phone", "dark")]
)
def test_every_phase_is_accessible(visit, size: str, theme: str):
    """Alone, with every variant, so that all there is is on the screen."""
    desk = visit("Anna", size=size, theme=theme)
    for verb in ("start", "build", "deliver", "play", "claim", "buy"):
        share = 0 if verb == "start" else 0.3
        page = empires(desk, desk.middle("empires", "solo-variants", share, verb))
        desk.accessible()
        desk.fits()
        assert page.evaluate("document.querySelectorAll('*').length") < 4000
        if verb in ("build", "deliver"):
            page.locator(".empires .offer, path.spot").first.dispatch_event("click")
            page.locator(".empires .card").wait_for()
            desk.accessible()
    if size == "phone":
        page.get_by_role("navigation").get_by_role("button").nth(2).click()
        desk.accessible()
        desk.fits()
