"""Mountains for the Small Railroad Empires board: eight that differ, each for one space.

`python web/src/boards/empires/make_relief.py` writes `web/src/boards/empires/relief.webp`.
Needs numpy and Pillow (the `atlas` extra).
"""

from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

SIZE = 104  # pixels of a mountain; four stand in a row
IN_A_ROW = 4
REACH = 1.06  # from its middle to its rim, in sides of a space
OCTAVES = 5
HEIGHT = 40
LIGHT = 1.15
SHADOW_INK, LIGHT_INK = (74, 44, 24), (255, 250, 232)

# Peaks in sides of a space, with their heights: ridge, twin peaks, massif, horseshoe.
FORMS = [
    [(-0.5, 0, 0.85), (0, 0.05, 1), (0.5, -0.05, 0.8)],
    [(-0.28, -0.22, 1), (0.34, 0.26, 0.82)],
    [(0, 0, 1.08), (-0.45, 0.35, 0.5), (0.45, 0.35, 0.55), (0, -0.5, 0.5)],
    [(-0.45, -0.25, 0.75), (0.05, -0.42, 0.85), (0.48, -0.05, 0.8), (0.25, 0.42, 0.6)],
]
TURNS = [0.35, 1.9, 0.9, 2.6, 2.4, 0.2, 2.9, 1.2]  # of the eight, in radians


def noise(u: Any, v: Any, seed: int) -> Any:
    left, top = np.floor(u).astype(np.int64), np.floor(v).astype(np.int64)
    s, t = u - left, v - top
    s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)

    def grain(i: Any, j: Any) -> Any:
        h = (i * 374761393 + j * 668265263 + seed * 1274126177) & 0xFFFFFFFF
        h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
        return (h ^ (h >> 16)) / 4294967296

    a, b = grain(left, top), grain(left + 1, top)
    c, d = grain(left, top + 1), grain(left + 1, top + 1)
    return a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t


def ridged(u: Any, v: Any, seed: int) -> Any:
    """Noise with sharp crests, finer where it is already high."""
    total, weight, share = 0.0, 1.0, 0.5
    for k in range(OCTAVES):
        crest = (1 - np.abs(2 * noise(u * 2**k, v * 2**k, seed + k) - 1)) ** 2 * weight
        weight = np.minimum(1.0, crest * 1.9)
        total = total + share * crest
        share *= 0.52
    return total


def heights(number: int) -> Any:
    grid = np.linspace(-REACH, REACH, SIZE + 1)
    x, y = np.meshgrid(grid, grid)
    cos, sin = np.cos(TURNS[number]), np.sin(TURNS[number])
    total = np.full_like(x, 0.12)
    for a, b, high in FORMS[number % len(FORMS)]:
        far = ((x - a * cos + b * sin) ** 2 + (y - a * sin - b * cos) ** 2) / 0.16
        total = total + high * np.exp(-np.sqrt(far + 0.02) * 1.3)
    bent = 0.2 * noise(x * 2, y * 2, 91 + number)
    along, across = (x * cos + y * sin + bent) * 1.5 + 7, (y * cos - x * sin - bent) * 3 + 9
    return total * (0.45 + 1.1 * ridged(along, across, 5 + 9 * number)) * HEIGHT


def shade(number: int) -> Any:
    height = heights(number)
    slope_x = height[:-1, 1:] - height[:-1, :-1]
    slope_y = height[1:, :-1] - height[:-1, :-1]
    steep = np.sqrt(slope_x**2 + slope_y**2 + 1)
    light = (((slope_x + slope_y) * 0.62 + 0.48) / steep - 0.48) * LIGHT
    dark = light < 0
    rgba = np.empty((SIZE, SIZE, 4), np.uint8)
    for channel in range(3):
        rgba[..., channel] = np.where(dark, SHADOW_INK[channel], LIGHT_INK[channel])
    rgba[..., 3] = np.where(dark, np.minimum(205, -light * 225), np.minimum(205, light * 205))
    return rgba


if __name__ == "__main__":
    rows = [
        np.concatenate([shade(number) for number in range(first, first + IN_A_ROW)], axis=1)
        for first in range(0, len(TURNS), IN_A_ROW)
    ]
    Image.fromarray(np.concatenate(rows)).save(
        Path(__file__).parent / "relief.webp", "WEBP", quality=10, alpha_quality=35, method=6
    )
