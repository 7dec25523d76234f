"""How a table calls for somebody: by its tab, by a notification, by a sound."""

import re

from playwright.sync_api import expect

from tests.browser.desk import Desk, in_turn

# Counts the notes that are struck and the notifications that are shown.
LISTEN = """
window.notes = 0
window.told = []
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...at) { window.notes++; return start.apply(this, at) }
window.Notification = class {
  static permission = 'granted'
  static requestPermission = () => Promise.resolve('granted')
  constructor(title, more) { window.told.push(`${title}: ${more.body}`) }
  close() {}
}
"""


def two(visit, **habits):
    """Anna and Bruno at a table; the one who isn't asked listens."""
    anna, bruno = visit("Anna"), visit("Bruno")
    made = anna.make("tiles", ["me", "person"])
    for desk in (anna, bruno):
        desk.page.add_init_script(LISTEN)
        desk.habit(pace="at-once", **habits)
    bruno.go(made["position"]["seats"][1]["link"]).get_by_role("button", name="Sit down").click()
    anna.table(made)
    bruno.page.locator("footer.dock .row").wait_for()
    return in_turn(anna, bruno)


def test_the_tab_says_whose_turn_it_is(visit):
    first, second = two(visit)
    expect(first.page).to_have_title("● Your turn – Railroad Tiles")
    expect(second.page).to_have_title("Railroad Tiles – Roundhouse")
    first.asked()
    first.move()
    expect(second.page).to_have_title("● Your turn – Railroad Tiles")
    expect(first.page).to_have_title("Railroad Tiles – Roundhouse")


def test_nothing_sounds_unless_it_is_wanted(visit):
    first, second = two(visit)
    first.asked()
    first.move()
    expect(second.page).to_have_title(re.compile("Your turn"))
    assert second.page.evaluate("window.notes") == 0
    assert second.page.evaluate("window.told") == []


def test_two_notes_sound_when_it_is_ones_turn(visit):
    first, second = two(visit, sound=True)
    assert second.page.evaluate("window.notes") == 0
    first.asked()
    first.move()
    second.page.wait_for_function("window.notes === 2")


def test_a_notification_comes_when_nobody_looks(visit):
    first, second = two(visit, notify=True)
    first.asked()
    hide = "Object.defineProperty(document, 'hidden', { get: () => true })"
    second.page.evaluate(hide)
    first.move()
    second.page.wait_for_function("window.told.length === 1")
    assert second.page.evaluate("window.told") == ["Your turn: Railroad Tiles"]


def test_sound_and_notifications_are_switched_on_in_the_menu(desk: Desk):
    desk.page.add_init_script(LISTEN)
    page = desk.table(desk.make("signals", ["me", "random"]))
    page.get_by_role("button", name="Menu").click()
    sound = page.get_by_role("checkbox", name="Sound when it is your turn")
    notify = page.get_by_role("checkbox", name="Notification when it is your turn")
    expect(sound).not_to_be_checked()
    expect(notify).not_to_be_checked()
    sound.check()
    notify.check()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("checkbox", name="Sound when it is your turn")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Notification when it is your turn")).to_be_checked()
