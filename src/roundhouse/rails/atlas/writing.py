"""Writing: a map source as TOML, from the tables that it consists of.

What an editor holds is the source's own tables as JSON has them; its file is always this text.
"""

import json
import re
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDE: Final = 100  # characters of a line, where a list can be broken
Tables = dict[str, Any]


def write_source(tables: Tables) -> str:
    """The text that reads as these tables; what TOML has no word for is left out."""
    plain = _pairs({key: value for key, value in tables.items() if not _apart(value)})
    parts = ["\n".join(plain)] if plain else []
    for key, value in tables.items():
        if _apart(value):
            parts += _sections((key,), value)
    return "\n\n".join(parts) + "\n"


def _apart(value: Any) -> bool:
    """Whether it is written under a heading of its own."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(part, dict) for part in value)
    return isinstance(value, dict)


def _sections(path: tuple[str, ...], value: Any) -> list[str]:
    """A table, or each of many, and then the tables in it."""
    title = ".".join(_key(part) for part in path)
    out: list[str] = []
    for table in value if isinstance(value, list) else [value]:
        head = f"[[{title}]]" if isinstance(value, list) else f"[{title}]"
        own = _pairs({key: part for key, part in table.items() if not _apart(part)})
        inner = {key: part for key, part in table.items() if _apart(part)}
        if own or isinstance(value, list) or not inner:
            out.append("\n".join([head, *own]))
        for key, part in inner.items():
            out += _sections((*path, key), part)
    return out


def _pairs(table: Tables) -> list[str]:
    return [f"{_key(key)} = {_value(part)}" for key, part in table.items() if part is not None]


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    """As JSON writes it, but for what TOML wants escaped, too, and half a character."""
    whole = text.encode("utf-8", "replace").decode()
    return json.dumps(whole, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        inner = ", ".join(_pairs(value))
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return _list([_value(part) for part in value if part is not None])
    return repr(value)


def _list(parts: list[str]) -> str:
    line = f"[{', '.join(parts)}]"
    if len(line) <= _WIDE:
        return line
    rows, row = [], "  "
    for part in parts:
        if len(row) + len(part) > _WIDE and row.strip():
            rows.append(row.rstrip())
            row = "  "
        row += f"{part}, "
    return "\n".join(["[", *rows, row.rstrip(), "]"])
