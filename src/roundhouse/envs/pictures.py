"""A drawing as an array of points, for videos of what a learner does."""

import re
import sys
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.kernel.extras import need
from roundhouse.kernel.state import State

WIDTH = 1200  # points, whatever the size of the drawing
# what stands for any such letters, where a system has none under those names
SANS, SERIF = ("DejaVu Sans", "DejaVu Serif") if sys.platform == "linux" else ("Arial", "Georgia")
NIGHT = re.compile(r"@media ?\(prefers-color-scheme: ?dark\) ?\{|\[data-theme=dark\][^{}]*\{")
GIVEN = re.compile(r"(--[\w-]+): ?([^;}\"]+)")
USED = re.compile(r"var\((--[\w-]+)(?:, ?([^()]*))?\)")


def points(table: State, width: int = WIDTH) -> NDArray[np.uint8]:
    """Rows, columns, and red, green, blue; all white for a game that isn't drawn."""
    need("pictures")
    import resvg_py
    from PIL import Image

    drawn = table.game.draw(table)
    if not drawn:
        return np.full((width, width, 3), 255, np.uint8)
    picture: Any = resvg_py.svg_to_bytes(
        svg_string=plain(drawn),
        width=width,
        background="white",
        sans_serif_family=SANS,
        serif_family=SERIF,
    )
    return np.asarray(Image.open(BytesIO(bytes(picture))).convert("RGB"))


def plain(drawn: str) -> str:
    """By day, with every colour where it is used: whoever makes points of a drawing may not know
    what a browser knows of style sheets."""
    drawn = without_night(drawn)
    known: dict[str, str] = {}
    for name, value in GIVEN.findall(drawn):
        known.setdefault(name, value)
    while (put := USED.sub(lambda one: known.get(one[1], one[2] or "none"), drawn)) != drawn:
        drawn = put
    return drawn


def without_night(drawn: str) -> str:
    """Without the style sheets of the dark."""
    while found := NIGHT.search(drawn):
        depth, end = 1, found.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(drawn[end], 0)
            end += 1
        drawn = drawn[: found.start()] + drawn[end:]
    return drawn
