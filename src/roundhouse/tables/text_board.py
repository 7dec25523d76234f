"""The text board: a position under headings, and short questions about it, in a language.

Browser and terminal show the same: what a game tells of a position (`Game.told`), said in words.
Whoever asks hears what his seat sees, and no more.
"""

import unicodedata
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import NamedTuple

from roundhouse.kernel.result import Result
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.told import Cell, Listing, Say, Seat, Spot
from roundhouse.texts import Texts

NOTHING = "–"
MOST = 12  # lines of an answer; the rest are counted


class Section(NamedTuple):
    title: str
    heads: list[str]
    rows: list[list[str]]


class Place(NamedTuple):
    """`said`: the ways in which moves call it; where it lies, in half steps; whether there is more
    than ground."""

    said: list[list[str]]
    name: str
    about: str
    east: int
    south: int
    there: bool


def plain(text: str) -> str:
    """Small letters without accents: as somebody types it."""
    spread = unicodedata.normalize("NFD", text.strip().lower())
    return "".join(one for one in spread if not unicodedata.combining(one))


class TextBoard:
    """A position, who looks at it, and his language. `result`: how its table ended, where that is
    more than the position knows, since somebody gave up."""

    def __init__(
        self, state: State, seat: int | None, texts: Texts, result: Result | None = None
    ) -> None:
        self.state = state
        self.seat = seat
        self.texts = texts
        self.result = result or state.result
        self.told = state.game.told(state, seat)
        self._words: dict[str, str] = {}

    # In words.

    def say(self, cell: Cell) -> str:
        match cell:
            case Say(key, facts):
                return self.texts.say(key, {name: self._fact(one) for name, one in facts.items()})
            case Seat(seat):
                return self.texts.seat(seat)
            case list():
                return ", ".join(filter(None, map(self.say, cell)))
            case tuple():
                return self.texts.say("apart").join(map(self.say, cell))
            case str():
                if cell not in self._words:
                    self._words[cell] = self.texts.word(cell)
                return self._words[cell]
        return str(cell).replace("-", "−")

    def _fact(self, fact: Cell) -> Cell:
        """A word or a number is told by what the fact is called; all else is said here."""
        return fact if isinstance(fact, str | int) else self.say(fact) or NOTHING

    def section(self, one: Listing) -> Section:
        title = self.texts.say(one.title) if isinstance(one.title, str) else self.say(one.title)
        rows = [[self.say(cell) or NOTHING for cell in row] for row in one.rows]
        return Section(title, [self.texts.say(head) for head in one.heads], rows)

    def sections(self) -> list[Section]:
        """The players first; when all is over, the final count before them."""
        over = [] if self.result is None else [self._count(self.result)]
        lists = [self.section(one) for one in self.told.lists if one.rows]
        return [*over, self._players(), *lists]

    def _players(self) -> Section:
        if self.told.players.rows:
            return self.section(self.told.players)
        figures = self.state.game.figures(self.state)
        heads = [self.texts.say("told-player"), *figures]
        seats = range(self.state.seats)
        rows = [
            [self.texts.seat(seat), *[str(figures[one][seat]) for one in figures]] for seat in seats
        ]
        return Section(self.texts.say("told-players"), heads, rows)

    def _count(self, result: Result) -> Section:
        parts = list(dict.fromkeys(part for one in result.breakdown for part in one))
        heads = ["told-rank", "told-player", "told-score"]
        named = [self.texts.say(f"{self.texts.game}-part-{part}") for part in parts]
        rows = [
            [
                str(result.places[seat]),
                self.texts.seat(seat),
                NOTHING if seat in result.out else self.say(result.scores[seat]),
                *[self.say(result.breakdown[seat].get(part, [])) or NOTHING for part in parts],
            ]
            for seat in result.ranking
        ]
        return Section(
            self.texts.say("told-count"), [*[self.texts.say(one) for one in heads], *named], rows
        )

    def place(self, spot: Spot) -> Place:
        told = self.say(spot.name), self.say(spot.about)
        return Place(spot.said, *told, spot.east, spot.south, spot.there)

    def places(self) -> list[Place]:
        return [self.place(spot) for spot in self.told.spots]

    # Questions.

    def answer(self, line: str) -> list[str]:
        """What is told when somebody types this."""
        return self.answered(line) or [self._unknown(line)]

    def answered(self, line: str) -> list[str]:
        """The same; nothing where it isn't a question, nor the name of a place."""
        word, _, rest = plain(line).partition(" ")
        ask = COMMANDS.get(word)
        if ask is not None and bool(rest) == (word in NEEDING):
            return ask(self, rest)
        way = self._way_asked(line)
        if way is not None:
            return way
        spot = self.find(line)
        return self.about(spot) if spot else []

    def _unknown(self, name: str) -> str:
        return self.texts.say("told-unknown", {"value": name})

    def standing(self, _: str) -> list[str]:
        return lines_of(self._players(), self.texts)

    def deliveries(self, _: str) -> list[str]:
        if self.seat is None:
            return [self.texts.say("told-seated")]
        found = self.state.game.gains(self._imagined(), self.seat)
        if found is None:
            return [self.texts.say("told-no-deliveries")]
        best = sorted(found, key=lambda one: -one.gain)
        lines = list(dict.fromkeys(self.say(one.what) for one in best))
        return few(lines, self.texts) or [self.texts.say("told-no-delivery")]

    def tables(self, _: str) -> list[str]:
        return [
            line
            for one in self.sections()
            for line in (self.texts.about(one.title, "").rstrip(), *lines_of(one, self.texts))
        ]

    def help(self, _: str) -> list[str]:
        typed = {"way": self.texts.say("text-help-way-typed")}
        return [
            self.texts.about(typed.get(name, key), self.texts.say(f"text-help-{name}"))
            for key, name in HELP.items()
        ]

    def neighbours(self, name: str) -> list[str]:
        spot = self.find(name)
        if spot is None:
            return [self._unknown(name)]
        return self.beside(spot)

    def look(self, name: str) -> list[str]:
        spot = self.find(name)
        if spot is None:
            return [self._unknown(name)]
        return self.about(spot)

    def where(self, what: str) -> list[str]:
        """Every place of which that is told."""
        wanted = plain(what)
        found = [one for one in self.places() if wanted in plain(one.about)]
        if not found:
            return [self.texts.say("told-nowhere", {"value": what})]
        return few([self.texts.about(one.name, one.about) for one in found], self.texts)

    def about(self, spot: Spot) -> list[str]:
        here = self.place(spot)
        told = self.texts.about(here.name, here.about) if here.about else here.name
        return [told, *self.beside(spot)]

    def beside(self, spot: Spot) -> list[str]:
        """What lies around it, by direction."""
        lines = []
        for way, said in spot.beside.items():
            there = self._by_said.get(tuple(said))
            if there is not None:
                place = self.place(there)
                facts = {"way": self.say(way), "value": place.name, "more": place.about or NOTHING}
                lines.append(self.texts.say("told-beside", facts))
        return lines

    def _way_asked(self, line: str) -> list[str] | None:
        """`from a to b`, in the reader's words or as `a > b`; None if it isn't that."""
        start, then = (plain(self.texts.say(f"told-command-{one}")) for one in ("from", "to"))
        typed = plain(line)
        if ">" in typed:
            pairs = [typed.split(">", 1)]
        elif typed.startswith(f"{start} "):
            words = typed.split(" ")[1:]
            pairs = [
                [" ".join(words[:at]), " ".join(words[at + 1 :])]
                for at, word in enumerate(words)
                if word == then
            ]
        else:
            return None
        for pair in pairs:
            ends = [self.find(one) for one in pair]
            if ends[0] is not None and ends[1] is not None:
                return self._way(ends[0], ends[1])
        return [self.texts.say("told-way-places")]

    def _way(self, start: Spot, end: Spot) -> list[str]:
        if self.seat is None:
            return [self.texts.say("told-seated")]
        ends = [" ".join(one.said[0]) for one in (start, end)]
        found = self.state.game.way(self._imagined(), self.seat, *ends)
        return [self.say(one) for one in found]

    def _imagined(self) -> State:
        """What the seat can't see is dealt anew before anything is worked out."""
        assert self.seat is not None
        return self.state.imagine(self.seat, Rng(0))

    @cached_property
    def _by_said(self) -> Mapping[tuple[str, ...], Spot]:
        return {tuple(said): spot for spot in self.told.spots for said in spot.said}

    @cached_property
    def _named(self) -> list[tuple[str, Spot]]:
        return [(plain(self.say(spot.name)), spot) for spot in self.told.spots]

    def find(self, name: str) -> Spot | None:
        """The place meant: by the words of moves, by its name, by how that begins."""
        wanted = plain(name)
        if not wanted:
            return None
        exact = self._by_said.get(tuple(wanted.split())) or self._by_said.get((wanted,))
        if exact is not None:
            return exact
        tests: list[Callable[[str], bool]] = [
            lambda called: called == wanted,
            lambda called: called.startswith(wanted),
        ]
        for test in tests:
            for called, spot in self._named:
                if test(called):
                    return spot
        return None


def lines_of(section: Section, texts: Texts) -> list[str]:
    """A row is a line: its first cell, then the others by their heads, or one by itself."""
    heads = section.heads[1:]
    lines = []
    for first, *cells in section.rows:
        said = cells if len(heads) < 2 else [f"{head} {one}" for head, one in zip(heads, cells)]
        lines.append(texts.about(first, ", ".join(said)) if said else first)
    return lines


def few(lines: list[str], texts: Texts) -> list[str]:
    """As many as one listens to."""
    more = len(lines) - MOST
    return [*lines[:MOST], texts.say("told-more", {"count": more})] if more > 0 else lines


Ask = Callable[[TextBoard, str], list[str]]
# What is asked by a letter, in every language; `NEEDING` are followed by a name.
COMMANDS: dict[str, Ask] = {
    "s": TextBoard.standing,
    "d": TextBoard.deliveries,
    "t": TextBoard.tables,
    "h": TextBoard.help,
    "n": TextBoard.neighbours,
    "c": TextBoard.look,
    "w": TextBoard.where,
}
NEEDING = ("n", "c", "w")
# All that can be typed, with what it does; some of it is answered where it is typed.
HELP = {
    "?": "choices",
    "↵": "confirm",
    "l": "last",
    "s": "standing",
    "t": "tables",
    "d": "deliveries",
    "c …": "place",
    "n …": "beside",
    "w …": "where",
    ">": "way",
    "u": "undo",
    "clock": "clock",
    "h": "help",
}


def text_board(
    state: State,
    seat: int | None,
    language: str,
    names: list[str],
    coordinates: bool = False,
    result: Result | None = None,
) -> TextBoard:
    """With the names of its table."""
    called = state.game.names(state.options, language)
    gazetteer = state.game.gazetteer(state)
    texts = Texts(language, state.game.id, names, called, gazetteer, coordinates)
    return TextBoard(state, seat, texts, result)
