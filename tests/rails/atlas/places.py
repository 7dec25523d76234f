"""Where the maps of the tests lie, and a small one to bend."""

from importlib import resources
from pathlib import Path

MAPS = Path(str(resources.files("roundhouse"))) / "games" / "steam" / "data" / "maps"
NAMES = ["northeast", "ruhr", "ireland", "italy"]

# Ten kilometres to the hex, the middle of (0, 0) on the equator's side of nothing in particular.
SMALL = """
format = 1
name = "small"
title = "Small"
origin = "ours"
why = "A map for tests."
orientation = "flat"
border = [[50.30, 5.60], [50.30, 6.40], [49.70, 6.40], [49.70, 5.60]]
[projection]
kind = "plane"
centre = [50.0, 6.0]
hex_km = 10
[[city]]
name = "West"
where = [50.0, 5.70]
[[city]]
name = "East"
where = [50.0, 6.30]
"""


def source_text(name: str) -> str:
    return (MAPS / f"{name}.toml").read_text("utf-8")
