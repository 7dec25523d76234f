"""Small drawings of all maps for the first page, out of what the atlas compiled.

`python web/tools/map_drawings.py` writes `web/src/boards/<game>/maps.json`.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from roundhouse.rails.atlas.looks import looks_of
from roundhouse.rails.atlas.small import HIGH, WIDE, drawing

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "roundhouse" / "games"
BOARDS = ROOT / "web" / "src" / "boards"


def drawings(game: str) -> dict[str, Any]:
    found: dict[str, Any] = {"size": [WIDE, HIGH], "maps": {}}
    maps = GAMES / game / "data" / "maps"
    looks = looks_of(tomllib.loads((maps / "profile.toml").read_text("utf-8")))
    for file in sorted(maps.glob("*.picture.json")):
        name = file.name.removesuffix(".picture.json")
        compiled = json.loads(file.with_name(f"{name}.json").read_text("utf-8"))
        found["maps"][name] = drawing(compiled, json.loads(file.read_text("utf-8")), looks)
    return found


def games() -> list[str]:
    return sorted(file.parents[2].name for file in GAMES.glob("*/data/maps/profile.toml"))


if __name__ == "__main__":
    for game in games():
        text = json.dumps(drawings(game), indent=1, ensure_ascii=False)
        (BOARDS / game / "maps.json").write_text(text + "\n", "utf-8")
