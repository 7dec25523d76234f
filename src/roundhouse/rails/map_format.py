"""The compiled map: what the atlas makes of a source, and games and browsers read."""

import json
from typing import Any, Final, NotRequired, TypedDict

FORMAT: Final = 1


class Compiled(TypedDict):
    format: int
    name: str
    title: str
    origin: str
    orientation: str
    hexes: list[list[Any]]  # slug, q, r, terrain, tags
    places: list[dict[str, Any]]
    closed: list[list[int]]  # hex, edge
    ridges: list[list[int]]
    lines: dict[str, Any]
    facts: dict[str, Any]
    names: NotRequired[dict[str, dict[str, str]]]  # by language and slug, where they differ


def dump(document: Any) -> str:
    """JSON with one line per hex, place or shape, so that a change is a readable difference."""
    lines = []
    for key, value in document.items():
        if isinstance(value, list) and value and isinstance(value[0], list | dict):
            rows = ",\n  ".join([json.dumps(row, ensure_ascii=False) for row in value])
            text = f"[\n  {rows}\n ]"
        else:
            text = json.dumps(value, ensure_ascii=False)
        lines.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
