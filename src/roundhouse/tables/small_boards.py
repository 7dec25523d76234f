"""Small boards: the part of a board where a move was made, with the move marked upon it.

They are drawn from what everybody sees, by the game's own renderer.
"""

import re
from itertools import pairwise
from typing import NamedTuple

from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Spot
from roundhouse.kernel.speech import spoken_by
from roundhouse.kernel.state import State
from roundhouse.rails.atlas.window import Box, around, cut
from roundhouse.tables.figures import STYLE, Mark, drawn_mark
from roundhouse.texts import Texts


class Form(NamedTuple):
    """`room` around the places of a move and the `least` width of a picture, in sizes of a place;
    `shape` is its height by its width, unless the edge of the board takes some."""

    room: float
    least: float
    shape: float


USUAL = Form(2.2, 11.0, 0.56)
CLOSE = Form(1.2, 7.0, 0.38)  # for a card
EDGE = 1.0  # of the board around its outermost places, in sizes of one

STOP = 0.66  # of a place's size: marks on the way, so that names are read

SHADES = re.compile(r"<image [^>]*/>")  # of hills: a hundred kilobytes, and the ground is tinted
WAY = (
    "<style>.rh-way{{fill:none;stroke:{colour};stroke-opacity:.5;stroke-width:{wide:.1f};"
    "stroke-linecap:round;stroke-linejoin:round}}</style>"
)
WORDLESS = "<style>.hex-words{display:none}</style>"  # places are told by their names
COLOURS = {"yes": "#0b7a52", "no": "#b3261e"}


def small_board(
    state: State, move: str, seat: int, kind: str, language: str, form: Form = USUAL
) -> str | None:
    """The position after a move of that seat, as SVG, where the move names a place. `kind`: `yes`
    for a good move, `no` for another."""
    game = state.game
    after = state.copy()
    events = after.play(after.hear(move), seat)
    spots = game.spots(after, seat)
    way = _way(events[0], spots) if events else []
    places = dict.fromkeys(one for one in (*_words(move), *way) if one in spots)
    if not places:
        return None
    with spoken_by(Texts(language, game.id, (), game.names(after.options, language))):
        drawn = game.draw(after)
    if drawn is None:
        return None
    over = STYLE + WORDLESS + _line([spots[one] for one in way], kind)
    for one in places:
        number = str(way.index(one) + 1) if one in way else ""
        x, y, size = spots[one]
        mark = Spot(x, y, size * (STOP if number else 1))
        over += drawn_mark(Mark(kind, number, one), mark)
    window = _window([spots[one] for one in places], spots, form)
    return cut(SHADES.sub("", drawn), window, over)


def _words(move: str) -> list[str]:
    """What it may call a place: words, or a column and a row."""
    words = move.split()
    return words + [" ".join(two) for two in pairwise(words)]


def _way(event: Event, spots: dict[str, Spot]) -> list[str]:
    """The places that something went past, in their order."""
    lists = [value for value in event.args.values() if isinstance(value, list)]
    return next((one for one in lists if len(one) > 1 and all(word in spots for word in one)), [])


def _line(way: list[Spot], kind: str) -> str:
    if not way:
        return ""
    path = "M" + "L".join(f"{spot.x:.1f} {spot.y:.1f}" for spot in way)
    return WAY.format(colour=COLOURS[kind], wide=0.3 * way[0].size) + (
        f'<path class="rh-way" d="{path}"/>'
    )


def _window(shown: list[Spot], spots: dict[str, Spot], form: Form) -> Box:
    """Alike in shape, so that they stand well side by side; never beyond the board."""
    size = shown[0].size
    box = around([(one.x, one.y) for one in shown]).wider(form.room * size)
    board = around([(one.x, one.y) for one in spots.values()]).wider(EDGE * size)
    wide = max(box.right - box.left, (box.bottom - box.top) / form.shape, form.least * size)
    left, right = _within((box.left + box.right) / 2, wide, board.left, board.right)
    top, bottom = _within((box.top + box.bottom) / 2, wide * form.shape, board.top, board.bottom)
    return Box(left, top, right, bottom)


def _within(middle: float, length: float, least: float, most: float) -> tuple[float, float]:
    """So much around a middle, pushed to lie between two bounds, or cut at both."""
    first = max(least, min(middle - length / 2, most - length))
    return first, min(most, first + length)
