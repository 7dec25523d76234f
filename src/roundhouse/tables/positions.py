"""Positions written as data, in lessons, challenges and figures: read and played, with all their
faults.

A fault is named with its line, so that whoever writes such a file finds it.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.state import State
from roundhouse.rails.toml_lines import line_numbers, line_of
from roundhouse.tables.levels import bots_for
from roundhouse.texts import complete, keys, languages, sources_of

Said = tuple[int, str]  # a seat and its move
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
KINDS = {str: "text", int: "whole number", bool: "yes or no", list: "list", dict: "table"}


@dataclass(frozen=True)
class Setting:
    """Where somebody begins: his is seat 0, `rivals` are the bots at the others, and `before` are
    the moves that have been made."""

    game: str
    name: str
    seats: int
    rivals: str
    options: dict[str, object]
    before: tuple[Said, ...]

    @property
    def begun_with(self) -> dict[str, object]:
        """The options of a game that begins here."""
        return self.options


Place = TypeVar("Place", bound=Setting)


def named(known: Sequence[Place], game_id: str, name: str, otherwise: str) -> Place:
    """The one of that name; `otherwise` is the rule that says which there are."""
    for one in known:
        if one.name == name:
            return one
    names = ", ".join(one.name for one in known)
    raise refuse(otherwise, {"game": game_id, "value": name[:40], "known": names})


class Fault(NamedTuple):
    line: int
    text: str


class Broken(Exception):
    """A file that can't be used, with all that is wrong in it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(f"line {line}: {text}" for line, text in faults))
        self.faults = faults


class Reader:
    """Takes values out of the tables of such a file, and notes what is wrong with them."""

    def __init__(self, text: str, what: str) -> None:
        self.what = what  # such as lessons
        try:
            self.top: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            found = re.search(r"\(at line (\d+)", str(error))
            sentence = re.sub(r" \(at .*\)$", "", str(error))
            line = int(found.group(1)) if found else text.count("\n") + 1
            raise Broken([Fault(line, f"not TOML: {sentence}")]) from None
        self.lines = line_numbers(text)
        self.faults: list[Fault] = []

    def fault(self, text: str, *path: str | int) -> None:
        self.faults.append(Fault(line_of(self.lines, path), text))

    def told(self, form: Sequence[Fault]) -> list[Fault]:
        """The faults of the form and those found since, in the order of their lines; a line whose
        form is wrong has no others: they would follow from that."""
        wrong = {line for line, _ in form}
        return sorted([*form, *[one for one in self.faults if one.line not in wrong]])

    def take(self, table: dict[str, Any], kind: type, key: str, *path: str | int) -> Any:
        """A value of that kind; what is missing or of another kind is an empty one."""
        value = table.get(key, kind())
        if type(value) is not kind:
            self.fault(f"{key} should be a {KINDS[kind]}", *path, key)
            return kind()
        return value

    def texts(self, table: dict[str, Any], key: str, *path: str | int) -> tuple[str, ...]:
        value = self.take(table, list, key, *path)
        for at, one in enumerate(value):
            if not isinstance(one, str):
                self.fault(f"{key} should be a list of texts", *path, key, at)
        return tuple(one for one in value if isinstance(one, str))

    def numbers(self, table: dict[str, Any], key: str, *path: str | int) -> tuple[int, ...]:
        value = self.take(table, list, key, *path)
        for at, one in enumerate(value):
            if type(one) is not int:
                self.fault(f"{key} should be a list of whole numbers", *path, key, at)
        return tuple(one for one in value if type(one) is int)

    def tables(self, key: str) -> list[tuple[int, dict[str, Any]]]:
        """Those that are written [[key]], by their number."""
        found: list[tuple[int, dict[str, Any]]] = []
        for at, one in enumerate(self.take(self.top, list, key)):
            if isinstance(one, dict):
                found.append((at, one))
            else:
                self.fault(f"a {key} should be written [[{key}]]", key, at)
        return found

    def setting(
        self, table: dict[str, Any], game_id: str, name: str, *path: str | int
    ) -> dict[str, Any]:
        """What is said of a setting."""
        return {
            "game": game_id,
            "name": name,
            "seats": self.take(table, int, "seats", *path),
            "rivals": self.take(table, str, "rivals", *path),
            "options": self.take(table, dict, "options", *path),
            "before": self.moves(table, "before", *path),
        }

    def moves(self, table: dict[str, Any], key: str, *path: str | int) -> tuple[Said, ...]:
        """`"1 take 2"` is seat 1's move `take 2`."""
        found: list[Said] = []
        for at, one in enumerate(self.texts(table, key, *path)):
            seat, _, move = one.partition(" ")
            if not (seat.isascii() and seat.isdecimal() and move):
                self.fault(f"{one!r} should be a seat and its move", *path, key, at)
            else:
                found.append((int(seat), move))
        return tuple(found)

    def known(self, table: dict[str, Any], keys: Iterable[str], *path: str | int) -> None:
        for key in table:
            if key not in keys:
                self.fault(f"{key} is not a word of {self.what} here", *path, key)

    def play(self, state: State, seat: int, move: str, *path: str | int) -> bool:
        why = refusal(state, seat, move)
        if why is not None:
            self.fault(f"{move!r}: {why}", *path)
        return why is None

    def play_all(self, state: State, moves: Sequence[Said], *path: str | int) -> bool:
        return all(self.play(state, *said, *path, at) for at, said in enumerate(moves))

    def begin(
        self, game_id: str, seats: int, seed: int, options: dict[str, object], *path: str | int
    ) -> State | None:
        try:
            return game(game_id).new(seats, seed, options, files=False)
        except Refused as refused:
            self.fault(str(refused), *path, "options" if options else "seats")
            return None

    def reach(self, setting: Setting, seed: int, *path: str | int) -> State | None:
        """Where it begins, if that can be reached."""
        state = self.begin(setting.game, setting.seats, seed, setting.begun_with, *path)
        if state is None or not self.play_all(state, setting.before, *path, "before"):
            return None
        return state

    def check_rivals(self, setting: Setting, *path: str | int) -> None:
        known = bots_for(game(setting.game))
        if setting.seats > 1 and setting.rivals not in known:
            said = f"rivals is {setting.rivals!r}, should be one of {', '.join(known)}"
            self.fault(said, *path, "rivals")

    def check_texts(self, game_id: str, places: Mapping[str, tuple[str | int, ...]]) -> None:
        """Every language must have these texts; each is missed where its thing stands."""
        for language in filter(complete, languages()):
            there = {key for file in sources_of(game_id, language) for key in keys(file)}
            for key, path in places.items():
                if key not in there:
                    self.fault(f"{language} lacks the text {key}", *path)


def refusal(state: State, seat: int, text: str) -> str | None:
    """Plays the move, or says why it can't be."""
    try:
        move = state.hear(text)
        if state.say(move) != text:
            return f"is said {state.say(move)!r}"
        state.play(move, seat)
    except Refused as refused:
        return str(refused)
    return None
