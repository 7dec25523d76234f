"""The hillshade of a map, lit from the north-west, as one small WebP with transparency.

Needs numpy and Pillow (the `atlas` extra); only whoever compiles a map does.
"""

import io
import math
from itertools import pairwise
from typing import Any, Final

from roundhouse.rails.atlas.lettering import city_names_beside, pixel
from roundhouse.rails.atlas.model import Picture
from roundhouse.rails.map_format import Compiled

HIGH: Final = ("hill", "mountain")
_SHADOW: Final = (66, 42, 24)
_LIGHT: Final = (255, 250, 232)
_FAINT: Final = 9
_SHARES: Final = (1.0, 0.85, 0.72, 0.6, 0.5, 0.4)
LIMIT: Final = 80_000


def _noise(np: Any, x: Any, y: Any, seed: int) -> Any:
    """Value noise: smooth between the grains of whole numbers."""
    left, top = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    u, v = x - left, y - top
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)

    def grain(i: Any, j: Any) -> Any:
        h = (i * 374761393 + j * 668265263 + seed * 1274126177) & 0xFFFFFFFF
        h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
        return (h ^ (h >> 16)) / 4294967296

    a, b = grain(left, top), grain(left + 1, top)
    c, d = grain(left, top + 1), grain(left + 1, top + 1)
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v


def _soft(np: Any, x: Any, y: Any, seed: int) -> Any:
    return sum(0.5 ** (k + 1) * _noise(np, x * 2.1**k, y * 2.1**k, seed + k) for k in range(4))


def _ridged(np: Any, x: Any, y: Any, seed: int) -> Any:
    """Noise with sharp crests, finer where it is already high."""
    total, weight, share, finer = 0.0, 1.0, 0.5, 1.0
    for k in range(5):
        crest = (1 - np.abs(2 * _noise(np, x * finer, y * finer, seed + k) - 1)) ** 2 * weight
        weight = np.minimum(1.0, crest * 1.9)
        total = total + share * crest
        share, finer = share * 0.52, finer * 2.07
    return total


def _near_line(np: Any, x: Any, y: Any, line: list[list[float]]) -> Any:
    """Squared distance to a line."""
    best: Any = None
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        share = np.clip(((x - ax) * dx + (y - ay) * dy) / max(1e-9, dx * dx + dy * dy), 0, 1)
        away = (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2
        best = away if best is None else np.minimum(best, away)
    return best


def shade(compiled: Compiled, picture: Picture, step: int = 1) -> bytes:
    """Height rises only on hill hexes and, fainter, where ranges go on outside the map, so that
    plains stay calm; crests run along their range. Of every so many pixels one is worked out: the
    time falls with the square of `step`."""
    import numpy as np
    from PIL import Image

    wide, high = picture["size"]
    side = picture["side"]
    y, x = np.mgrid[0 : high + step : step, 0 : wide + step : step].astype(np.float64)
    x_bent = x + 14 * _soft(np, x * 0.02, y * 0.02, 91) - 7
    y_bent = y + 14 * _soft(np, x * 0.02, y * 0.02, 57) - 7

    # small hexes of one range must not look like single heaps
    spread, heap = (0.95, 0.75) if city_names_beside(picture) else (0.6, 1.0)
    rise = np.zeros_like(x)
    played = np.zeros_like(x)
    for entry in compiled["hexes"]:
        cx, cy = pixel(picture, entry[1], entry[2])
        reach = math.ceil(side * 2)
        box = np.s_[
            max(0, int(cy) - reach) // step : (int(cy) + reach) // step,
            max(0, int(cx) - reach) // step : (int(cx) + reach) // step,
        ]
        bump = np.exp(-((x[box] - cx) ** 2 + (y[box] - cy) ** 2) / (side * side * spread)) * heap
        played[box] += bump
        if entry[3] in HIGH:
            rise[box] += bump * (1.0 if entry[3] == "hill" else 1.5)

    crests, weights = np.zeros_like(x), np.full_like(x, 1e-6)
    outside = np.zeros_like(x)
    for number, stroke in enumerate(picture["ranges"]):
        (ax, ay), (bx, by) = stroke["line"][0], stroke["line"][-1]
        turn = math.atan2(by - ay, bx - ax)
        cos, sin = math.cos(turn), math.sin(turn)
        along = (x_bent * cos + y_bent * sin) * 0.0336 / 2.3
        across = (y_bent * cos - x_bent * sin) * 0.0336
        near = _near_line(np, x, y, stroke["line"]) / (stroke["width"] / 2 + side * 0.3) ** 2
        weight = np.exp(-near) * stroke["relief"]
        crests += weight * _ridged(np, along, across, 3 + number)
        weights += weight
        outside = np.maximum(outside, 0.55 * np.exp(-near * 1.5) * stroke["relief"])
    rise = np.minimum(1.0, np.maximum(rise, outside * np.clip(1 - played, 0, 1)))
    height = rise * (0.25 + 1.1 * crests / weights)
    height += 0.04 * _soft(np, x * 0.03, y * 0.03, 43)
    height *= 38 * side / 33

    slope_x = (height[:-1, 1:] - height[:-1, :-1]) / step
    slope_y = (height[1:, :-1] - height[:-1, :-1]) / step
    steep = np.sqrt(slope_x**2 + slope_y**2 + 1)
    light = ((slope_x + slope_y) * 0.62 + 0.48) / steep - 0.48
    light *= 1.05
    dark = light < 0
    rgba = np.empty((*light.shape, 4), np.uint8)
    for channel in range(3):
        rgba[..., channel] = np.where(dark, _SHADOW[channel], _LIGHT[channel])
    rgba[..., 3] = np.where(dark, np.minimum(215, -light * 235), np.minimum(200, light * 190))
    return _small(np, Image, rgba, 6 if step == 1 else 2)


def _small(np: Any, image: Any, rgba: Any, pains: int) -> bytes:
    """The finest picture that stays under the limit. Faint shades go, the eye can't see them
    and they cost the most."""
    rgba[..., 3] = np.where(rgba[..., 3] < _FAINT, 0, rgba[..., 3])
    whole = image.fromarray(rgba)
    for share in _SHARES:
        part = whole.resize((round(whole.width * share), round(whole.height * share)))
        out = io.BytesIO()
        part.save(out, "WEBP", quality=14, alpha_quality=30, method=pains)
        if out.tell() <= LIMIT:
            break
    return out.getvalue()
