"""Where the system chooses the colours nothing is lost: pieces keep theirs, and what is chosen or
present is framed."""

import pytest

from tests.browser.conftest import SIZES
from tests.browser.desk import STILL, Desk

MIDDLE = {
    "steam": ("northeast-standard", 0.6, "build"),
    "tiles": ("four-objectives", 0.6, "place"),
    "empires": ("three", 0.6, "build"),
    "spike": ("two-players", 0.35, "build"),
    "railways": ("eastern-us", 0.6, "deliver"),
}
# How everything on the map is painted.
PAINTED = """() =>
  [...document.querySelectorAll('.mapfield svg :is(path, circle, rect, text, use)')].map((one) => {
    const { fill, stroke } = getComputedStyle(one)
    return `${fill} ${stroke}` })"""
# Of whatever tells something by its ground alone, what no longer differs from what is around it.
LOST = """(before) => {
  const seen = [...document.querySelectorAll('.table :is(i, span, div, li)')]
  const alone = (one) => !one.children.length && !one.textContent.trim()
    && one.getBoundingClientRect().width > 2 && one.getBoundingClientRect().height > 2
  const paint = (one) => {
    const { backgroundColor: ground, borderTopWidth, outlineStyle, forcedColorAdjust: kept } =
      getComputedStyle(one)
    const edge = parseFloat(borderTopWidth) > 0 || outlineStyle !== 'none'
    return { ground: ground !== 'rgba(0, 0, 0, 0)' && ground, edge, kept }
  }
  const all = seen.filter(alone).map((one) => [one, paint(one)])
  if (!before) return (window.grounds = new Map(all)), 0
  return all.filter(([one, now]) => {
    const then = window.grounds.get(one)
    return then?.ground && !now.edge && now.kept !== 'none' && now.ground !== then.ground
  }).map(([one]) => `${one.parentElement.className} > ${one.className}`) }"""
# What is chosen or present, where nothing frames it.
UNFRAMED = """() => ['[aria-current=step]', '[role=tab][aria-selected=true]'].filter(
  (query) => getComputedStyle(document.querySelector(query)).outlineStyle === 'none')"""

# Whose turn it is: the edges of those who are to move, and those of all others.
TURN = """([rows, edge]) => {
  const edges = (query) =>
    [...document.querySelectorAll(query)].map((one) => getComputedStyle(one)[edge])
  return [edges(`${rows}.now`), edges(`${rows}:not(.now)`)] }"""
ROWS = {
    "desk": (".right li:has(> .line)", "borderLeftColor"),
    "phone": (".table > .strip > div", "borderTopColor"),
}


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(MIDDLE))
def test_forced_colours_lose_nothing(desk: Desk, game: str):
    desk.habit(pace="at-once")
    page = desk.table(desk.middle(game, *MIDDLE[game]))
    page.locator(".mapfield svg path").first.wait_for(state="attached")
    desk.asked()
    desk.at_rest()
    painted = page.evaluate(PAINTED)
    page.evaluate(LOST, False)
    page.emulate_media(forced_colors="active")
    page.wait_for_function(STILL)
    assert page.evaluate(PAINTED) == painted
    assert page.evaluate(LOST, True) == []
    assert page.evaluate(UNFRAMED) == []
    for size, rows in ROWS.items():
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.locator(rows[0]).first.wait_for()
        moving, others = page.evaluate(TURN, list(rows))
        assert moving and others and not set(moving) & set(others), size
