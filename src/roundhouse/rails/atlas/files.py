"""A map's files: source, compiled map, picture data, relief and drawing, side by side."""

import json
from pathlib import Path
from typing import Any, cast

from roundhouse.rails.atlas.model import Compiled, Picture


def compiled_path(source: Path) -> Path:
    return source.with_suffix(".json")


def picture_path(source: Path) -> Path:
    return source.with_suffix(".picture.json")


def relief_path(source: Path) -> Path:
    return source.with_suffix(".webp")


def drawing_path(source: Path) -> Path:
    return source.with_suffix(".svg")


def dump(document: Any) -> str:
    """JSON with one line per hex, place or shape, so that a change is a readable difference."""
    lines = []
    for key, value in document.items():
        if isinstance(value, list) and value and isinstance(value[0], list | dict):
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            text = f"[\n  {rows}\n ]"
        else:
            text = json.dumps(value, ensure_ascii=False)
        lines.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def load(path: Path) -> Compiled:
    """A compiled map, from its own file or from that of its source."""
    return cast(Compiled, json.loads(path.with_suffix(".json").read_text("utf-8")))


def load_picture(path: Path) -> Picture:
    """The picture data of a map, given any of its files but this one."""
    return cast(Picture, json.loads(picture_path(path).read_text("utf-8")))
