"""What the things of a board are: kinds in a game's folder, `what.toml`, each with the rule that
tells of it. Boards mark them, or the file says how they are found; texts say what they are.
"""

import logging
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from roundhouse.kernel.game import folder, game, text_of
from roundhouse.tables.positions import NAME, Broken, Fault, Reader
from roundhouse.texts import DEFAULT, complete, keys, languages, sources_of

log = logging.getLogger("roundhouse")

FILE = "what.toml"


class Thing(NamedTuple):
    """`at` is a selector of CSS: where such things are on the page."""

    kind: str
    at: str
    rule: str


def file_of(game_id: str) -> Path | None:
    there = folder(game_id)
    path = there / FILE if there else None
    return path if path and path.is_file() else None


def read(text: str) -> tuple[list[Thing], Reader]:
    reader = Reader(text, FILE)
    found = []
    for kind in reader.top:
        table = reader.take(reader.top, dict, kind)
        if not NAME.fullmatch(kind):
            reader.fault(f"{kind!r}: a kind is called by small letters and hyphens", kind)
        reader.known(table, ("at", "rule"), kind)
        at = reader.take(table, str, "at", kind) or f"[data-what={kind}]"
        found.append(Thing(kind, at, reader.take(table, str, "rule", kind)))
    return found, reader


@cache
def things(game_id: str) -> tuple[Thing, ...]:
    """The kinds of things of a game's board; none where the file can't be read."""
    path = file_of(game(game_id).id)
    try:
        return tuple(read(path.read_text("utf-8"))[0]) if path else ()
    except Broken as broken:
        log.error("%s can't be read: %s", path, broken)
        return ()


def texts_of(game_id: str, kind: str) -> tuple[str, str]:
    """The keys of its name, and of what is told of it."""
    return f"{game_id}-what-{kind}", f"{game_id}-what-{kind}-about"


def rule_titles(game_id: str, language: str) -> dict[str, str]:
    """The rules of a rule book, by their ids."""
    book = text_of(game_id, f"rulebook.{language}.md") or ""
    return dict(re.findall(r"^### (\S+) (.+)$", book, re.MULTILINE))


def faults_in(game_id: str, source: str) -> list[Fault]:
    """Everything that is wrong: rules that no rule book has, texts that a language lacks."""
    try:
        found, reader = read(source)
    except Broken as broken:
        return broken.faults
    rules = rule_titles(game_id, DEFAULT)
    for thing in found:
        if thing.rule not in rules:
            reader.fault(f"there is no rule {thing.rule!r}", thing.kind, "rule")
    for language in filter(complete, languages()):
        there = {key for file in sources_of(game_id, language) for key in keys(file)}
        for thing in found:
            for key in texts_of(game_id, thing.kind):
                if key not in there:
                    reader.fault(f"{language} lacks the text {key}", thing.kind)
    return sorted(reader.faults)


def faults_of(game_id: str) -> list[tuple[Path, Fault]]:
    path = file_of(game_id)
    if path is None:
        return []
    return [(path, fault) for fault in faults_in(game_id, path.read_text("utf-8"))]
