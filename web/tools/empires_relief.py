"""Mountains for the Small Railroad Empires board: a hillshade that repeats without a seam.

`python web/tools/empires_relief.py` writes `web/src/boards/empires/relief.webp`.
Needs numpy and Pillow (the `atlas` extra).
"""

from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

SIZE = 360  # pixels; the board repeats the picture every 360 units
ALONG, ACROSS = 5, 6  # grains of the noise: crests run from the south-west to the north-east
OCTAVES = 5
HEIGHT = 44
LIGHT = 1.15
SHADOW_INK, LIGHT_INK = (66, 42, 24), (255, 250, 232)


def noise(u: Any, v: Any, wide: int, high: int, seed: int) -> Any:
    """Value noise on a torus of `wide` by `high` grains."""
    left, top = np.floor(u).astype(np.int64), np.floor(v).astype(np.int64)
    s, t = u - left, v - top
    s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)

    def grain(i: Any, j: Any) -> Any:
        h = (i % wide * 374761393 + j % high * 668265263 + seed * 1274126177) & 0xFFFFFFFF
        h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
        return (h ^ (h >> 16)) / 4294967296

    a, b = grain(left, top), grain(left + 1, top)
    c, d = grain(left, top + 1), grain(left + 1, top + 1)
    return a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t


def ridged(u: Any, v: Any) -> Any:
    """Noise with sharp crests, finer where it is already high."""
    total, weight, share = 0.0, 1.0, 0.5
    for k in range(OCTAVES):
        finer = 2**k
        grains = noise(u * finer, v * finer, ALONG * finer, ACROSS * finer, 3 + k)
        crest = (1 - np.abs(2 * grains - 1)) ** 2 * weight
        weight = np.minimum(1.0, crest * 1.9)
        total = total + share * crest
        share *= 0.52
    return total


def shade() -> Any:
    y, x = np.mgrid[0:SIZE, 0:SIZE] / SIZE
    bent = 0.12 * np.sin(2 * np.pi * (x + 2 * y)) + 0.08 * np.sin(2 * np.pi * (3 * x - y))
    height = HEIGHT * ridged((x - y) * ALONG + bent, (x + y) * ACROSS - bent)
    slope_x = np.roll(height, -1, 1) - height
    slope_y = np.roll(height, -1, 0) - height
    steep = np.sqrt(slope_x**2 + slope_y**2 + 1)
    light = (((slope_x + slope_y) * 0.62 + 0.48) / steep - 0.48) * LIGHT
    dark = light < 0
    rgba = np.empty((SIZE, SIZE, 4), np.uint8)
    for channel in range(3):
        rgba[..., channel] = np.where(dark, SHADOW_INK[channel], LIGHT_INK[channel])
    rgba[..., 3] = np.where(dark, np.minimum(215, -light * 235), np.minimum(200, light * 190))
    return rgba


if __name__ == "__main__":
    board = Path(__file__).parents[1] / "src" / "boards" / "empires"
    Image.fromarray(shade()).save(
        board / "relief.webp", "WEBP", quality=10, alpha_quality=40, method=6
    )
