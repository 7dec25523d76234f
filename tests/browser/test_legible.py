"""Letters on owners and the shapes that stand for colours are large enough at first sight."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.desk import Desk

# near the end of recorded games, where most lies on the map
LATE = {
    "steam": [("northeast-base", 0.9), ("ruhr-standard", 0.9)],
    "railways": [("eastern-us", 0.9)],
    "empires": [("three", 0.85), ("four-cities-full", 0.85)],
    "spike": [("two-players", 0.9)],
    "tiles": [("two", 0.85)],
}
LEAST = 7.9  # pixels: 8 but for rounding

# Letters of owners and shapes of colours on the map, and how large each is on the screen.
SIGNS = """() => {
  const all = (query) => [...document.querySelectorAll(`.mapfield ${query}`)]
  const wide = (one) => {
    const { width, height } = one.getBoundingClientRect()
    return Math.max(width, height)
  }
  const shaped = (one) => /^var\\(--g-\\w+-t\\)$/.test(one.getAttribute('fill') ?? '')
  const letters = all('text.letter, [data-disc] text.owner').map((one) =>
    [one.textContent, parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d])
  const shapes = [...all('path').filter(shaped), ...all('.badge path')].map((one) =>
    [one.getAttribute('fill') ?? '', wide(one)])
  return { letters, shapes } }"""
NONE = {
    "letters": ["tiles"],
    "shapes": ["tiles"],
}  # nobody shares a territory; tiles have no colours


def signs(desk: Desk, game: str, made: Any) -> dict[str, list[tuple[str, float]]]:
    page = desk.table(made)
    first = ".camera" if game in NONE["letters"] else "text:is(.letter, .owner)"
    page.locator(f".mapfield {first}").first.wait_for(state="attached")
    desk.at_rest()
    return dict(page.evaluate(SIGNS))


@pytest.mark.some(1)
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", list(LATE))
def test_letters_of_owners_and_shapes_of_colours(
    visit: Callable[..., Desk], game: str, size: str
) -> None:
    for record, share in LATE[game]:
        desk = visit("Anna", size=size)
        desk.habit(pace="at-once")
        for kind, found in signs(desk, game, desk.middle(game, record, share)).items():
            if game not in NONE[kind]:
                assert found, kind
            small = sorted({(what, round(px, 1)) for what, px in found if px < LEAST})
            assert not small, (record, kind, small)
