"""Data files of a game: TOML in its package, read once, marked by their content."""

import tomllib
from hashlib import blake2b
from importlib.resources import files
from typing import Any


def read_text(package: str, name: str) -> str:
    return files(package).joinpath(name).read_text(encoding="utf-8")


def read_toml(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(read_text(package, name))


def mark(texts: list[str]) -> str:
    """A short hash, so that a record says which data it was played with."""
    total = blake2b(digest_size=6)
    for text in texts:
        total.update(text.encode())
        total.update(b"\0")
    return total.hexdigest()
