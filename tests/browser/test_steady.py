"""Nothing moves because of words: the dock keeps its height, the map its place and its scale."""

import pytest
from playwright.sync_api import Page

from tests.browser import (
    railways,
    test_empires_board,
    test_spike_board,
    test_steam_board,
    test_tiles_board,
)
from tests.browser.desk import Desk, Player

# Notes, in every frame, how high the dock is and how the map lies. The territory of Tiles grows
# with its tiles, so their number is noted, too, and whose it is: the board follows who moves. And
# places that were chosen and lay under a card that is about them; and cities of Spike that could
# have been chosen.
WATCH = """() => {
  window.looks = new Set()
  window.covered = new Set()
  window.barred = new Set()
  const PLACES = [['[data-stop][aria-pressed=true]', covered], ['.goal:not(.move)', barred]]
  const look = () => {
    const dock = document.querySelector('footer.dock')
    const field = document.querySelector('.mapfield')
    const camera = document.querySelector('.camera')
    const whose = document.querySelector('.whose [aria-pressed=true]')?.ariaLabel ?? ''
    const tiles = document.querySelectorAll(".land use[href^='#rh-ground']").length + whose
    const card = document.querySelector('.mapfield .card:not(.folded)')?.getBoundingClientRect()
    const under = (place) => {
      const { x, y, width, height } = place.getBoundingClientRect()
      const [across, down] = [x + width / 2, y + height / 2]
      return across > card.left && across < card.right && down > card.top && down < card.bottom
    }
    for (const [query, found] of PLACES)
      for (const place of card ? document.querySelectorAll(`.mapfield ${query}`) : [])
        if (under(place)) found.add(place.ariaLabel)
    if (dock && field && camera)
      looks.add([dock.offsetHeight, field.clientWidth, field.clientHeight, tiles,
        camera.style.transform].join(' | '))
    requestAnimationFrame(look)
  }
  look()
}"""

# game: a table in the middle of a game, and one step of somebody who points
GAMES = {
    "steam": (("northeast-base", 0.3, "build"), test_steam_board.POINT),
    "railways": (("eastern-us", 0.3, "build"), railways.POINT),
    "empires": (("three", 0.2, "build"), test_empires_board.POINT),
    "spike": (("two-players", 0.2, "build"), test_spike_board.POINT),
}
MOVES = 6


def watched(page: Page) -> list[str]:
    return sorted(page.evaluate("[...looks]"))


def settled(desk: Desk) -> None:
    """The map is there and has been looked at."""
    page = desk.page
    page.locator(".mapfield .camera").wait_for(state="attached")
    desk.still()
    height, window = page.evaluate("[document.scrollingElement.scrollHeight, innerHeight]")
    assert height <= window, "a table fits its window: nothing is to be scrolled"


@pytest.mark.some(1)
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", list(GAMES))
def test_moves_change_neither_the_dock_nor_the_map(visit, game: str, size: str):
    position, point = GAMES[game]
    desk: Desk = visit("Anna", size=size)
    desk.habit(pace="at-once")
    page = desk.table(desk.middle(game, *position))
    settled(desk)
    desk.asked()
    page.evaluate(WATCH)
    before = desk.moves()
    player = Player(desk, point, fetched=True)
    player.until(
        lambda: desk.moves() >= before + MOVES or page.locator(".end").count() > 0,
    )
    looks = watched(page)
    assert len(looks) == 1, "\n".join(looks)
    if size == "desk" or game == "spike":
        assert page.evaluate("[...covered]") == []
    if size == "desk":
        assert page.evaluate("[...barred]") == []
    # what is no part of the drawing lies beside it
    assert page.locator(".mapfield .zoom").count() == 0
    if game == "steam" and size == "phone":
        assert page.locator(".mapfield .card").count() == 0


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_territory_moves_only_when_a_tile_is_laid(visit, size: str):
    desk: Desk = visit("Anna", size=size)
    desk.habit(pace="at-once")
    desk.table(desk.make("tiles", ["me", "medium"], seed="5"))
    player = test_tiles_board.Player(desk)
    player.move()
    desk.page.evaluate(WATCH)
    for at in range(MOVES):
        if player.move(at) == "end":
            break
    looks = watched(desk.page)
    assert len({look.split(" | ")[0] for look in looks}) == 1, "\n".join(looks)
    by_tiles: dict[str, set[str]] = {}
    for look in looks:
        _, _, high, tiles, transform = look.split(" | ")
        by_tiles.setdefault(tiles, set()).add(f"{high} {transform}")
    assert all(len(ways) == 1 for ways in by_tiles.values()), "\n".join(looks)


POSITIONS = {game: position for game, (position, _) in GAMES.items()}
POSITIONS["tiles"] = ("two", 0.3, "take")
DOCK = "document.querySelector('footer.dock').offsetHeight"


def docks(desk: Desk) -> dict[str, int]:
    """How high the dock is when one is asked, confirms too early, and looks back."""
    page = desk.page
    found: dict[str, int] = {}

    def note(state: str) -> None:
        desk.still()
        found[state] = page.evaluate(DOCK)

    note("asked")
    page.locator(".dock .btn.go").click(force=True)
    page.get_by_role("alert").wait_for()
    note("too early")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press(",")
    page.get_by_role("button", name="Back to now").wait_for()
    note("looking back")
    return found


@pytest.mark.some(1)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_one_dock_for_all_games_and_states(visit, size: str):
    heights: dict[str, int] = {}
    for game, position in POSITIONS.items():
        desk: Desk = visit("Anna", size=size)
        desk.habit(pace="at-once")
        desk.table(desk.middle(game, *position))
        settled(desk)
        desk.asked()
        heights |= {f"{game} {state}": high for state, high in docks(desk).items()}
    assert len(set(heights.values())) == 1, heights
