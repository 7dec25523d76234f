"""Figures of the rule books: small positions in a game's folder, `figures.toml`, that its own
renderer draws.

A rule book names a figure and captions it, in a block of its own that every language has:

    ```figure upgrade
    Anna gives the town a third exit.
    ```
"""

import logging
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from roundhouse.kernel.game import Spot, folder, game
from roundhouse.kernel.state import State
from roundhouse.rails.atlas.window import around, cut
from roundhouse.tables.lessons import Lesson, lessons
from roundhouse.tables.positions import NAME, Broken, Fault, Reader, Said
from roundhouse.texts import complete, languages

log = logging.getLogger("roundhouse")

FILE = "figures.toml"
KEYS = ("lesson", "seats", "seed", "options", "moves", "shows", "room", "yes", "no", "at")
MARKS = ("yes", "no", "at")  # allowed, not allowed, only spoken of
BLOCK = re.compile(r"^```(.*)$((?:\n(?!```).*)*)\n```$", re.MULTILINE)
ROOM = 1.4  # around what is shown, in sizes of a place
PLACE = 30.0  # smaller places get smaller marks


class Mark(NamedTuple):
    """A letter on a place."""

    kind: str
    letter: str
    place: str


class Figure(NamedTuple):
    """`lesson`: its position is where that lesson begins; else it is set up anew. `shows`: the
    places that are in the picture, with `room` around them."""

    name: str
    lesson: str
    seats: int
    seed: int
    options: dict[str, object]
    moves: tuple[Said, ...]
    shows: tuple[str, ...]
    room: float
    marks: tuple[Mark, ...]


# Reading.


def file_of(game_id: str) -> Path | None:
    there = folder(game_id)
    path = there / FILE if there else None
    return path if path and path.is_file() else None


def read(text: str) -> tuple[list[Figure], Reader]:
    """The figures of a file, and the reader with the faults of its form."""
    reader = Reader(text, "figures")
    found = []
    for name in reader.top:
        table = reader.take(reader.top, dict, name)
        if not NAME.fullmatch(name):
            reader.fault(f"{name!r}: a figure is called by small letters and hyphens", name)
        reader.known(table, KEYS, name)
        if table:
            found.append(_figure(reader, name, table))
    return found, reader


def _figure(reader: Reader, name: str, table: dict[str, Any]) -> Figure:
    shows = reader.texts(table, "shows", name)
    if not shows:
        reader.fault("shows is missing: what is in the picture", name)
    if ("lesson" in table) == ("seats" in table):
        reader.fault("a figure has either a lesson or seats and a seed", name)
    room = table.get("room", ROOM)
    if not isinstance(room, int | float):
        reader.fault("room should be a number", name, "room")
        room = ROOM
    marks = [
        Mark(kind, letter, str(place))
        for kind in MARKS
        for letter, place in reader.take(table, dict, kind, name).items()
    ]
    return Figure(
        name,
        reader.take(table, str, "lesson", name),
        reader.take(table, int, "seats", name),
        reader.take(table, int, "seed", name),
        reader.take(table, dict, "options", name),
        reader.moves(table, "moves", name),
        shows,
        room,
        tuple(marks),
    )


def _position(game_id: str, one: Figure, reader: Reader) -> State | None:
    seats, seed, options, before = one.seats, one.seed, one.options, tuple[Said, ...]()
    if one.lesson:
        taught = _lesson(game_id, one.lesson)
        if taught is None:
            reader.fault(f"{game_id} has no lesson {one.lesson!r}", one.name, "lesson")
            return None
        seats, seed, options, before = taught.seats, taught.seed, taught.options, taught.before
    state = reader.begin(game_id, seats, seed, options, one.name)
    if state is None or not reader.play_all(state, before, one.name, "lesson"):
        return None
    return state if reader.play_all(state, one.moves, one.name, "moves") else None


def _lesson(game_id: str, name: str) -> Lesson | None:
    return next((one for one in lessons(game_id) if one.name == name), None)


# Drawing.


@cache
def drawn(game_id: str) -> dict[str, str]:
    """The pictures of a game by their names, drawn once. A broken one can't be had."""
    path = file_of(game(game_id).id)
    if path is None:
        return {}
    found = {}
    try:
        figures, reader = read(path.read_text("utf-8"))
        for one in figures:
            state = _position(game_id, one, reader)
            if state is not None and not _lost(game_id, one, state):
                found[one.name] = _draw(game_id, one, state)
        faults = reader.faults
    except Broken as broken:
        faults = broken.faults
    for line, text in faults:
        log.error("%s:%d: %s", path, line, text)
    return found


def _draw(game_id: str, one: Figure, state: State) -> str:
    known = game(game_id)
    spots = known.spots(state)
    ends = [
        (spots[word].x + by * spots[word].size, spots[word].y + by * spots[word].size)
        for word in one.shows
        for by in (-one.room, one.room)
    ]
    over = STYLE + "".join(drawn_mark(mark, spots[mark.place]) for mark in one.marks)
    return cut(known.draw(state) or "", around(ends), over)


def _lost(game_id: str, one: Figure, state: State) -> list[tuple[str, tuple[str | int, ...]]]:
    """Places that are nowhere on the board, and where the file names them."""
    spots = game(game_id).spots(state)
    named: list[tuple[str, tuple[str | int, ...]]] = [
        (place, (one.name, "shows", at)) for at, place in enumerate(one.shows)
    ]
    named += [(mark.place, (one.name, mark.kind, mark.letter)) for mark in one.marks]
    return [(place, path) for place, path in named if place not in spots]


# Green and red also in the dark: each outline has a pale one under it.
STYLE = (
    "<style>.rh-under{fill:none;stroke:#fffdf5;stroke-width:6.5}"
    ".rh-yes{stroke:#0b7a52;stroke-width:3.4;fill:#0b7a5226}"
    ".rh-no{stroke:#b3261e;stroke-width:3.4;fill:#b3261e26}"
    ".rh-plate{fill:#14222d;stroke:#fffdf5}"
    ".rh-letter{fill:#fffdf5;font:700 13px sans-serif;text-anchor:middle}</style>"
)


def drawn_mark(mark: Mark, spot: Spot) -> str:
    """An outline with its letter at the corner, if it has one; the letter alone where nothing is
    judged."""
    scale = min(1.0, spot.size / PLACE)
    wide, radius = 13.0 + 7 * len(mark.letter), 0.86 * spot.size / scale
    drawn, x, y = "", -0.9 * radius, -0.9 * radius
    if mark.kind != "at":
        drawn = f'<circle class="rh-under" r="{radius:.1f}"/>'
        drawn += f'<circle class="rh-{mark.kind}" r="{radius:.1f}"/>'
        x = y = -radius - 2
    if mark.letter:
        drawn += (
            f'<rect class="rh-plate" x="{x:.1f}" y="{y:.1f}" width="{wide:.0f}" height="20" '
            f'rx="3"/><text class="rh-letter" x="{x + wide / 2:.1f}" y="{y + 14.6:.1f}">'
            f"{escape(mark.letter)}</text>"
        )
    at = f"translate({spot.x:.1f} {spot.y:.1f}) scale({scale:.2f})"
    return f'<g transform="{at}">{drawn}</g>'


def captions_alone(book: str) -> str:
    """A rule book where there are no pictures."""
    return BLOCK.sub(lambda block: block[2].strip().replace("\n", " "), book)


# Checking: every figure can be drawn, and every rule book has the same ones, with captions.


def faults_of(game_id: str) -> list[tuple[Path, Fault]]:
    path = file_of(game_id)
    if path is None:
        return []
    books = [path.parent / f"rulebook.{language}.md" for language in filter(complete, languages())]
    texts = {book.name: book.read_text("utf-8") for book in books if book.is_file()}
    found = faults_in(game_id, path.read_text("utf-8"), texts)
    return [(path.parent / name, fault) for name, fault in found]


def faults_in(game_id: str, source: str, books: dict[str, str]) -> list[tuple[str, Fault]]:
    """Everything that is wrong with figures and with the books that show them, by file."""
    try:
        figures, reader = read(source)
    except Broken as broken:
        return [(FILE, fault) for fault in broken.faults]
    for one in figures:
        _check_places(game_id, one, reader)
    found = []
    for name, text in books.items():
        shown, faults = _check_book(text, [one.name for one in figures])
        found += [(name, fault) for fault in faults]
        for one in figures:
            if shown.count(one.name) != 1:
                reader.fault(f"{name} should show the figure {one.name!r} once", one.name)
    return [(FILE, fault) for fault in sorted(reader.faults)] + found


def _check_places(game_id: str, one: Figure, reader: Reader) -> None:
    state = _position(game_id, one, reader)
    for place, path in _lost(game_id, one, state) if state else ():
        reader.fault(f"{place!r} is nowhere on the board", *path)


def _check_book(text: str, known: list[str]) -> tuple[list[str], list[Fault]]:
    """The figures that a book shows, and what is wrong with them there."""
    shown, faults = [], []
    for block in BLOCK.finditer(text):
        kind, _, name = block[1].partition(" ")
        line = text.count("\n", 0, block.start()) + 1
        shown.append(name)
        if kind != "figure":
            faults.append(Fault(line, "a drawing of letters: a rule book has figures and tables"))
        elif name not in known:
            faults.append(Fault(line, f"there is no figure {name!r} in {FILE}"))
        elif not block[2].strip():
            faults.append(Fault(line, f"the figure {name!r} has no caption"))
    return shown, faults
