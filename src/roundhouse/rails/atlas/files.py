"""A map's files: source, compiled map, picture data, relief and drawing, side by side."""

import json
from pathlib import Path
from typing import cast

from roundhouse.rails.atlas.model import Picture
from roundhouse.rails.map_format import Compiled


def compiled_path(source: Path) -> Path:
    return source.with_suffix(".json")


def picture_path(source: Path) -> Path:
    return source.with_suffix(".picture.json")


def relief_path(source: Path) -> Path:
    return source.with_suffix(".webp")


def drawing_path(source: Path) -> Path:
    return source.with_suffix(".svg")


def small_path(source: Path) -> Path:
    return source.with_suffix(".small.json")


def load(path: Path) -> Compiled:
    """A compiled map, from its own file or from that of its source."""
    return cast(Compiled, json.loads(path.with_suffix(".json").read_text("utf-8")))


def load_picture(path: Path) -> Picture:
    """The picture data of a map, given any of its files but this one."""
    return cast(Picture, json.loads(picture_path(path).read_text("utf-8")))
