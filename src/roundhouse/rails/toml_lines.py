"""Where each value of a TOML text stands, so that a fault can name its line.

The text has been accepted by tomllib before; this only follows its shape.
"""

import re
from typing import Final

Path = tuple[str | int, ...]

_KEY: Final = re.compile(r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'""")
_SCALAR: Final = re.compile(r"[^,\]}\s#]+(?: [0-9:.Z+-]+)?")
_SPACE: Final = re.compile(r"[ \t]*")
_BLANK: Final = re.compile(r"(?:\s|#[^\n]*)*")


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.counted_to = 0
        self.line = 1

    def note(self, path: Path) -> None:
        self.line += self.text.count("\n", self.counted_to, self.at)
        self.counted_to = self.at
        self.lines.setdefault(path, self.line)

    def skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()

    def take(self, token: str) -> bool:
        if self.text.startswith(token, self.at):
            self.at += len(token)
            return True
        return False

    def key(self) -> list[str]:
        """A dotted key."""
        parts: list[str] = []
        while True:
            self.skip(_SPACE)
            found = _KEY.match(self.text, self.at)
            if not found:
                return parts
            self.at = found.end()
            parts.append(found.group().strip("\"'"))
            self.skip(_SPACE)
            if not self.take("."):
                return parts

    def string(self, quote: str) -> None:
        while not self.take(quote):
            self.at += 2 if quote[0] == '"' and self.text[self.at] == "\\" else 1
        while len(quote) == 3 and self.take(quote[0]):
            pass

    def value(self, path: Path) -> None:
        self.note(path)
        for quote in ('"""', "'''", '"', "'"):
            if self.take(quote):
                self.string(quote)
                return
        if self.take("["):
            index = 0
            self.skip(_BLANK)
            while not self.take("]"):
                self.value((*path, index))
                index += 1
                self.skip(_BLANK)
                self.take(",")
                self.skip(_BLANK)
        elif self.take("{"):
            self.skip(_BLANK)
            while not self.take("}"):
                self.pair(path)
                self.skip(_BLANK)
                self.take(",")
                self.skip(_BLANK)
        else:
            self.skip(_SCALAR)

    def pair(self, table: Path) -> None:
        start = self.at
        keys = self.key()
        for depth in range(1, len(keys)):
            self.note((*table, *keys[:depth]))
        self.skip(_SPACE)
        assert self.take("="), self.text[start : start + 40]
        self.skip(_SPACE)
        self.value((*table, *keys))


def line_numbers(text: str) -> dict[Path, int]:
    """The line of every table, key and array element, by its path."""
    scanner = _Scanner(text)
    table: Path = ()
    counts: dict[Path, int] = {}

    def resolve(keys: list[str]) -> Path:
        path: Path = ()
        for key in keys:
            path = (*path, key)
            if path in counts:
                path = (*path, counts[path] - 1)
        return path

    scanner.skip(_BLANK)
    while scanner.at < len(text):
        if scanner.take("[["):
            keys = scanner.key()
            array: Path = (*resolve(keys[:-1]), keys[-1])
            scanner.note(array)
            counts[array] = counts.get(array, 0) + 1
            table = (*array, counts[array] - 1)
            scanner.note(table)
            scanner.take("]]")
        elif scanner.take("["):
            table = resolve(scanner.key())
            scanner.note(table)
            scanner.take("]")
        else:
            scanner.pair(table)
        scanner.skip(_BLANK)
    return scanner.lines


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of a path, or of the nearest thing around it."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)
