"""What the frame does for all boards: it lights what is pointed at, keeps what matters in sight on
a phone, sums up for those who listen, and asks no more than it must."""

import re

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.browser.desk import SAID, STILL, Desk, said

PHONE: ViewportSize = {"width": 390, "height": 844}
ENLARGED: ViewportSize = {"width": 720, "height": 450}  # a desk's screen at 200 %


# What the dock asks and offers, where its words are wider than their room or leave the screen.
OVERLONG = """() => [...document.querySelectorAll('footer.dock :is(b, .verb, .btn), .purse *')]
  .filter((one) => one.offsetParent && (one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().bottom > innerHeight + 1))
  .map((one) => one.textContent.trim())"""


def steam(desk: Desk, verb: str, **habits: object) -> Page:
    """In the middle of a recorded game, asked for such a move."""
    desk.habit(pace="at-once", **habits)
    page = desk.table(desk.middle("steam", "northeast-base", 0.3, verb))
    page.locator(".steam .camera").wait_for()
    desk.asked()
    return page


def test_pointing_at_a_line_of_the_log_lights_its_places(desk: Desk):
    page = steam(desk, "build")
    line = page.locator(".log button", has_text="lays track").first
    expect(page.locator("[data-lit]")).to_have_count(0)
    line.hover()
    expect(page.locator("[data-lit]").first).to_be_attached()
    page.locator(".dock .prompt").hover()
    expect(page.locator("[data-lit]")).to_have_count(0)
    line.focus()
    expect(page.locator("[data-lit]").first).to_be_attached()


EXITS = re.compile(r"\b(north|south|east|west)(-(east|west))? · ")


@pytest.mark.parametrize(
    ("game", "name", "verb"),
    [("steam", "northeast-base", "deliver"), ("spike", "two-players", "build")],
)
def test_a_hint_tells_what_it_would_do_not_by_which_exits(
    desk: Desk, game: str, name: str, verb: str
):
    desk.habit(pace="at-once")
    page = desk.table(desk.middle(game, name, 0.3, verb))
    desk.asked()
    page.get_by_role("button", name="Hint").click()
    desk.hints()
    told = page.locator(".hints b").all_inner_texts()
    assert all(one.startswith("Anna") for one in told), told
    assert not [one for one in told if EXITS.search(one)]


def by_enter(desk: Desk) -> None:
    """What was clicked has the focus, and the green button claims Enter."""
    page, moves = desk.page, desk.moves()
    expect(page.locator(".dock .btn.go")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".dock .btn.go kbd")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_function("(n) => +document.querySelector('input[type=range]').max > n", arg=moves)


def test_enter_plays_a_hint_that_was_clicked(desk: Desk):
    page = steam(desk, "build")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints button").first.click(timeout=60_000)
    by_enter(desk)


def test_enter_plays_what_a_button_has_chosen(desk: Desk):
    """It doesn't take it back, nor turn a tile: a face of the fan; a verb of the dock."""
    page = steam(desk, "build")
    page.locator(".steam path.spot").first.dispatch_event("click")
    page.locator(".entry").first.click()
    by_enter(desk)
    page.get_by_role("button", name="finish building").click()
    by_enter(desk)


def test_enter_plays_what_is_offered_on_the_board(desk: Desk):
    """Spike: what can be loaded, whose button takes it back when it is pressed again."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("spike", "two-players", 0.0, "load"))
    desk.asked()
    page.locator("[data-offer=load]").first.click()
    by_enter(desk)


def test_a_move_is_told_once_and_the_hint_stays_where_it_is(desk: Desk):
    """What would come of it says which one it is; `List of choices` goes, nothing moves up."""
    page = steam(desk, "build")
    hint = page.get_by_role("button", name="Hint")
    before = hint.bounding_box()
    page.locator(".steam path.spot").first.dispatch_event("click")
    expect(page.locator(".dock .phrase")).to_be_visible()
    page.locator(".entry").first.click()
    expect(page.locator(".dock .foreseen")).to_contain_text("Anna lays track")
    expect(page.locator(".dock .phrase")).to_have_count(0)
    assert hint.bounding_box() == before


def test_the_dock_tells_the_move_that_enter_plays(desk: Desk):
    """A tile is turned: until it is known what that would do, its words say which move it is."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("tiles", "two", 0.3, "place"))
    desk.asked()
    several = page.locator(".place").filter(has_text=re.compile(r"^[2-8] ways"))
    several.first.click()
    foreseen, phrase = page.locator(".dock .foreseen"), page.locator(".dock .phrase")
    expect(foreseen).to_be_visible()
    expect(phrase).to_have_count(0)
    before = said(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/preview", hold)
    page.keyboard.press("r")
    expect(page.locator(SAID)).not_to_have_attribute("data-said", before)
    expect(phrase).to_be_visible()
    expect(foreseen).to_have_count(0)
    page.wait_for_function(STILL)
    for route in held:
        route.continue_()
    page.unroute("**/preview")
    expect(foreseen).to_be_visible()
    expect(phrase).to_have_count(0)


def test_figures_of_a_move_go_with_it(desk: Desk):
    """What is no longer meant doesn't count: another tile of the hand."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("tiles", "two", 0.3, "place"))
    desk.asked()
    count = page.locator("[data-point=count]")
    expect(count).to_contain_text("If it ended now", ignore_case=True)
    before = count.inner_text()
    page.locator(".place").first.click()
    expect(count).to_contain_text("If it ended after this", ignore_case=True)
    page.locator(".hand button").nth(1).click()
    expect(page.locator(SAID)).to_have_attribute("data-said", "")
    expect(count).to_have_text(before, use_inner_text=True)


@pytest.mark.parametrize("width", [1440, 1024])
def test_hints_stand_beside_the_board_never_on_it(desk: Desk, width: int):
    desk.page.set_viewport_size({"width": width, "height": 800})
    page = steam(desk, "build")
    before = page.locator("main.board").bounding_box()
    page.get_by_role("button", name="Hint").click()
    desk.hints()
    expect(page.locator(".hints")).to_be_in_viewport()
    board, hints = (page.locator(one).bounding_box() for one in ("main.board", ".hints"))
    assert board and hints
    assert board == before
    assert hints["x"] + hints["width"] <= board["x"] or hints["x"] >= board["x"] + board["width"]


def test_on_a_phone_cash_builds_and_the_way_out_are_always_in_sight(desk: Desk):
    desk.page.set_viewport_size(PHONE)
    page = steam(desk, "build")
    purse = page.locator(".purse")
    expect(purse).to_contain_text("cash")
    expect(purse).to_contain_text("builds left")
    finish = page.get_by_role("button", name="finish building")
    expect(finish).to_be_in_viewport(ratio=1)
    page.locator(".steam path.spot").first.dispatch_event("click")
    expect(page.locator(SAID)).to_have_attribute("data-said", re.compile("^build "))
    expect(purse).to_be_in_viewport(ratio=1)
    finish.click()
    expect(page.locator(".dock .btn.go")).to_have_attribute("aria-disabled", "false")


# How high a chosen move is written on a phone, and how far above the choices it ends, in pixels.
CLEAR = """() => {
  const words = document.createRange()
  words.selectNodeContents(document.querySelector('.dock .second'))
  const { top, bottom } = document.querySelector('.dock .second').getBoundingClientRect()
  const shown = [...words.getClientRects()].filter((one) => one.top < bottom - 4)
  const below = document.querySelector('.dock .verb').getBoundingClientRect()
  return [bottom - top, below.top - Math.max(...shown.map((one) => one.bottom))] }"""


def test_on_a_phone_two_lines_of_a_move_are_clear_of_the_choices(desk: Desk):
    desk.page.set_viewport_size(PHONE)
    page = steam(desk, "deliver")
    ready = page.locator(".dock .btn.go[aria-disabled=false]")
    desk.play(lambda: ready.count() > 0, confirm=False)
    expect(page.locator(".dock .foreseen")).to_be_visible()
    high, clear = page.evaluate(CLEAR)
    assert high > 30  # two lines
    assert clear >= 6


@pytest.mark.parametrize("language", ["en", "de", "it", "fr", "es"])
def test_on_a_phone_the_hint_stays_in_its_row(visit, language: str):
    """However many verbs there are, and however long they are: these scroll, it doesn't."""
    desk = visit("Anna", language=language, size="phone")
    page = desk.table(desk.middle("steam", "northeast-base", 0.3, "build"))
    page.locator(".steam .camera").wait_for()
    hint = page.locator(".dock .hint")
    expect(hint).to_be_in_viewport(ratio=1)
    ways, fit = (page.locator(one).bounding_box() for one in (".dock .ways", ".dock .zoom"))
    box = hint.bounding_box()
    assert ways and fit and box
    assert ways["x"] + ways["width"] <= box["x"] and box["x"] + box["width"] <= fit["x"]


def test_a_column_that_a_lesson_has_scrolled_stands_again_where_it_stood(desk: Desk):
    desk.page.set_viewport_size({"width": 1440, "height": 520})
    desk.habit(pace="at-once")
    made = desk.call("POST", "/lessons", {"game": "spike", "lesson": "first", "name": "Anna"})
    page = desk.table(made)
    column, card = page.locator("aside.left"), page.locator(".lesson")
    expect(card).to_have_attribute("data-step", "welcome")
    page.wait_for_function("() => document.querySelector('aside.left').scrollTop > 0")
    card.locator(".next").click()
    expect(card).to_have_attribute("data-step", "begin")
    page.wait_for_function("() => document.querySelector('aside.left').scrollTop === 0")
    # but not what a hand has scrolled since
    column.evaluate("(one) => one.scrollTo(0, 40)")
    card.get_by_role("button", name="Skip this step").click()
    expect(card).to_have_attribute("data-step", "load")
    page.wait_for_function(STILL)
    assert column.evaluate("(one) => one.scrollTop") == 40


@pytest.mark.parametrize("simple", [True, False])
def test_income_or_points_takes_one_click_unless_one_wants_two(desk: Desk, simple: bool):
    page = steam(desk, "points", simple=simple)
    before = desk.moves()
    page.locator(".choice.big").first.click()
    if not simple:
        confirm = page.locator(".dock .btn.go")
        expect(confirm).to_have_attribute("aria-disabled", "false")
        assert desk.moves() == before
        confirm.click()
    page.wait_for_function(
        "(n) => +document.querySelector('input[type=range]').max > n", arg=before
    )


def test_single_letters_can_be_switched_off(desk: Desk):
    page = steam(desk, "build", letters=False)
    page.locator("#question").focus()
    page.keyboard.press("b")
    page.keyboard.press("?")
    expect(page.locator("dialog[open], .dock .tray, .dock .word")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Single letters and signs are keys").check()
    page.keyboard.press("Escape")
    page.locator("#question").focus()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()


def test_what_others_do_is_summed_up_for_those_who_listen(desk: Desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.make("tiles", ["me", "random", "random"]))
    desk.asked()
    desk.move()
    desk.asked()
    said = page.locator("[role=log] p")
    expect(said.first).to_be_attached()
    assert all(text.count(".") <= 8 for text in said.all_inner_texts())


def test_moves_of_others_are_not_told_step_by_step(desk: Desk):
    """What changes with each of them on the screen is heard again when one is asked."""
    desk.habit(pace="step")
    page = desk.table(desk.middle("tiles", "three", 0.6, "place"))
    desk.asked()
    changing = [page.locator(one) for one in (".dock .prompt", ".tiles .tally")]
    for one in changing:
        expect(one).to_have_attribute("aria-live", "polite")
    step = page.locator("footer.dock").get_by_role("button", name="Next")
    desk.play(lambda: step.count() > 0)
    for one in changing:
        expect(one).to_have_attribute("aria-live", "off")


def test_every_question_is_announced(desk: Desk):
    """A live region is heard when its words change while it stays; a new one says nothing."""
    page = steam(desk, "build")
    page.evaluate("window.live = document.querySelector('#question').closest('[role=status]')")
    announced = "live.isConnected && live.contains(document.querySelector('#question'))"
    questions = [desk.question()]
    page.locator(".steam path.spot").first.dispatch_event("click")
    expect(page.locator("#question")).not_to_have_text(questions[-1])
    questions.append(desk.question())
    assert page.evaluate(announced)
    page.keyboard.press("Backspace")
    finish = page.get_by_role("button", name="finish building")
    finish.click()
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_function("(before) => !before.includes(live.innerText)", arg=questions)
    desk.asked()
    expect(page.locator("#question")).not_to_have_text(questions[0])
    assert page.evaluate(announced)


def test_tabs_are_walked_by_arrows(desk: Desk):
    page = steam(desk, "build")
    tab = page.get_by_role("tab", name="Log")
    tab.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Charts")).to_be_focused()
    expect(page.get_by_role("tab", name="Charts")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("End")
    expect(page.get_by_role("tab", name="Talk")).to_be_focused()


@pytest.mark.some(1)
@pytest.mark.parametrize("game", ["tiles", "steam", "railways", "empires", "spike"])
def test_enlarged_to_200_percent_it_is_laid_out_as_on_a_phone(desk: Desk, game: str):
    desk.page.set_viewport_size(ENLARGED)
    desk.habit(pace="at-once")
    page = desk.table(desk.make(game, ["me", "random", "random"], seed="4"))
    page.locator(".mapfield .camera").wait_for(state="attached")
    desk.asked()
    expect(page.locator(".tabs")).to_be_visible()
    for beside in ("aside.left", "aside.right"):
        expect(page.locator(beside).locator("visible=true")).to_have_count(0)
    desk.fits()
    assert page.evaluate(OVERLONG) == []
    box = page.locator("main.board").bounding_box()
    assert box and box["height"] >= 150


def test_after_a_confirmation_the_focus_is_where_one_goes_on(desk: Desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.make("tiles", ["me", "random"]))
    confirm = page.locator(".dock .btn.go")
    for _ in range(2):
        desk.asked()
        before = desk.moves()
        desk.play(lambda: confirm.get_attribute("aria-disabled") == "false", confirm=False)
        confirm.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(n) => +document.querySelector('input[type=range]').max > n", arg=before
        )
        desk.asked()
        page.wait_for_function("document.activeElement !== document.body")


def test_after_a_tap_the_focus_is_at_the_question(visit):
    """Whoever listens to a phone goes on where it is asked, not at the top of the page."""
    desk = visit("Anna", size="phone")
    desk.habit(pace="at-once")
    page = desk.table(desk.make("steam", ["me", "random", "random"]))
    desk.asked()
    page.locator(".tray button").first.tap()
    page.locator(".dock .btn.go").tap()
    page.wait_for_function("() => +document.querySelector('input[type=range]').max > 0")
    expect(page.locator("#question")).to_be_focused()


@pytest.mark.some(1)
@pytest.mark.parametrize("game", ["tiles", "steam", "railways", "empires", "spike"])
def test_ordinary_play_is_never_refused(desk: Desk, game: str):
    desk.habit(pace="at-once")
    seats = ["me", "random", "random"]
    desk.table(desk.make(game, seats))
    for _ in range(4):
        desk.asked()
        desk.move()
    assert [one for one in desk.refused if not one.endswith("/hint")] == []  # too many of them


PHASES = {
    "steam": (("northeast-base", 0.3, "build"), "STM-B1"),
    "railways": (("eastern-us", 0.3, "build"), "ROW-T4"),
    "empires": (("three", 0.3, "deliver"), "SRE-D1"),
    "spike": (("two-players", 0.2, "build"), "SPK-A1"),
    "tiles": (("two", 0.3, "place"), "TIL-R3"),
}


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(PHASES))
def test_the_rules_open_at_the_present_phase(desk: Desk, game: str):
    position, rule = PHASES[game]
    desk.habit(pace="at-once")
    page = desk.table(desk.middle(game, *position))
    expect(page.locator(".phases li").nth(1)).to_be_attached()  # the game has introduced itself
    page.get_by_role("button", name="Rules").click()
    heading = page.get_by_role("dialog").get_by_role("heading", name=re.compile(f"\\b{rule}$"))
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(page.get_by_role("dialog").get_by_role("navigation", name="Contents")).to_be_attached()


def test_numbers_in_the_bars_of_the_end_keep_clear_of_what_was_lost(desk: Desk):
    over = desk.recorded("tiles", "four-objectives")
    page = desk.page
    page.goto(f"/table/{over['id']}")
    page.locator(".bars .gone").first.wait_for()
    lies = page.evaluate(
        """() => [...document.querySelectorAll('.bars .part')].flatMap((number) => {
          const a = number.getBoundingClientRect()
          return [...document.querySelectorAll('.bars .gone')].filter((one) => {
            const b = one.getBoundingClientRect()
            return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom
          }).map(() => number.textContent) })"""
    )
    assert lies == []


# a position, and headings that stand in its log
HEADINGS = {
    "steam": (("northeast-base", 0.3, "deliver"), ["Turn 3 · Goods I", "Turn 3 · Build track"]),
    "railways": (("eastern-us", 0.3, "build"), ["Turn 5 · Round 1", "Turn 5 · Auction"]),
    "empires": (("three", 0.1, "build"), ["Start", "Round 1"]),
    "spike": (("two-players", 0.03, "build"), ["Round 1 · Starting city", "Round 1 · A gift"]),
    "tiles": (("two", 0.3, "take"), ["Round 2 · Population"]),
}


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(HEADINGS))
def test_the_log_has_headings(desk: Desk, game: str):
    position, headings = HEADINGS[game]
    desk.habit(pace="at-once")
    page = desk.table(desk.middle(game, *position))
    desk.asked()
    for heading in headings:
        expect(page.locator(".right .log .h", has_text=heading).first).to_be_attached()


def test_the_log_says_whose_link_it_was_and_who_earns_what(desk: Desk):
    page = steam(desk, "deliver")
    log = page.locator(".right .log")
    expect(log).to_contain_text(re.compile("[A-Z][a-z]+ has completed a link: "))
    expect(log).to_contain_text(re.compile(r"delivers a \w+ cube: .*\([A-Z][a-z]+ \+\d"))
