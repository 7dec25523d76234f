"""Somebody at the board of Railways of the World, and positions for him to sit down at."""

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from roundhouse.kernel.record import Record
from tests.browser.desk import NAMES, Desk, Player
from tests.server.harness import new_id

# One step of somebody who keeps a baron, doesn't bid, delivers whenever he can and else builds
# where a cube is wanted at the other end, or anywhere for once; everything on the board itself.
POINT = """(choice) => {
  const OFF = ':disabled, [aria-disabled=true]'
  const seen = (query) => [...document.querySelectorAll(query)].filter(
    (one) => !one.matches(OFF) && one.getBoundingClientRect().width > 0)
  const press = (one, what) => (one.dispatchEvent(new MouseEvent('click', { bubbles: true })), what)
  if (seen('.end, .final').length) return 'end'
  const [confirm] = seen('footer.dock .btn.go')
  if (confirm) return press(confirm, 'confirm')
  const [baron] = seen('.strip [data-baron]')
  if (baron) return press(baron, 'baron')
  const bids = seen('.strip [data-bid=pass], .card .choice')
  if (bids.length) return press(bids[bids.length - 1], 'choice')
  const [delivery] = seen('.card .delivery')
  if (delivery) return press(delivery, 'delivery')
  const verb = (name) => seen(`.strip [data-verb=${name}]`)[0]
  const spots = seen('.railways path.spot')
  const building = seen('.railways .hint').length
  if (!building) {
    const order = choice % 7 === 5 ? ['improve', 'take', 'urbanize'] : ['deliver', 'build']
    const found = [...order, 'build', 'end', 'pass'].map(verb).find((one) => one)
    return found ? press(found, found.dataset.verb) : ''
  }
  const cities = Object.fromEntries([...document.querySelectorAll('.railways .aside li[data-city]')]
    .map((one) => [one.dataset.city, { colour: one.dataset.colour, cubes: one.dataset.cubes }]))
  const priced = spots.filter((one) => one.dataset.price && one.dataset.place)
  if (!spots.some((one) => one.dataset.price)) {
    const from = spots.filter((one) => one.dataset.place && cities[one.dataset.place].cubes)
    return from.length ? press(from[choice % from.length], 'origin') : ''
  }
  const start = cities[document.querySelector('.railways .hint').dataset.from]
  const wanted = choice % 5 === 4 ? priced : priced.filter((one) => {
    const there = cities[one.dataset.place]
    return start.cubes.includes(there.colour) || there.cubes.includes(start.colour) })
  const cheapest = wanted.sort((a, b) => a.dataset.price - b.dataset.price)[0]
  if (cheapest) return press(cheapest, 'target')
  if (seen('.railways .hint')[0].dataset.laid) return press(priced[0] ?? spots[0], 'target')
  return press(seen('.railways .hint button')[0], 'elsewhere') }"""


def railways(desk: Desk, seats: tuple[str, ...] = ("me", "medium"), **more: Any) -> Page:
    desk.habit(pace="at-once")
    page = desk.table(desk.make("railways", list(seats), **more))
    page.locator(".railways .pieces").wait_for()
    return page


def to_action(desk: Desk) -> None:
    """Plays on until an action is asked for."""
    Player(desk, POINT).until(lambda: desk.question().startswith("Choose an action"))


def plan(page: Page, start: str, end: str) -> None:
    page.locator(".strip [data-verb=build]").click()
    page.locator(f"path.spot[data-place={start}]").dispatch_event("click")
    page.locator(f"path.spot[data-place={end}]").dispatch_event("click")
    page.locator(".strip .bill").wait_for()
    expect(page.locator(".dock .btn.go")).to_be_enabled()


def position(
    desk: Desk, moves: Mapping[int, Sequence[str]], seats: int = 2, seed: int = 1, **options: Any
) -> Any:
    """A table where each seat has played these moves and else nothing, and the first is asked."""
    record = Record("railways", seats, seed, options, {"names": NAMES})
    coming = {seat: list(moves.get(seat, ())) for seat in range(seats)}
    while True:
        seat = record.state.actors[0]
        view: Any = record.state.view(seat)
        if view["phase"] == "barons":
            record.play(f"keep {view['barons'][0]}", seat)
        elif view["phase"] != "auction" and coming[seat]:
            record.play(coming[seat].pop(0), seat)
        elif view["phase"] == "auction" or seat or any(coming.values()):
            record.play("pass", seat)
        else:
            break
    over = desk.call("POST", "/records", {"text": record.write(), "request": new_id()})
    here = {"move": len(record.moves), "seat": 0, "level": "medium", "request": new_id()}
    return desk.call("POST", f"/tables/{over['id']}/fork", here)


def sit_down(desk: Desk, made: Any) -> Page:
    desk.habit(pace="at-once")
    page = desk.table(made)
    page.locator(".railways .pieces").wait_for()
    desk.asked()
    return page
