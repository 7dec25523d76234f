"""Option: one choice made before a game, with its type, limits and help."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from roundhouse.kernel.refusal import Refused, refuse

ANY_SEATS: Final = (1, 99)
NO_WORDS: Final[list[str]] = []  # a default that leaves it to chance, or to the map


class Option:
    """The type is the default's: bool, int, str or a list of str.

    `choices` limits words, `low` and `high` numbers, `count` the length of a list
    (0: any; else an empty list leaves it to chance), `seats` the player counts it is meant for.
    Of the game's `maps` it is meant for those that `on` answers for, or for which `choices_on` has
    words to choose from; elsewhere it is off. What has to be read from data for `help` and for a
    map is read when somebody asks for it. `choices` and `maps` may grow while the house is open.
    With `file` a path may stand in place of a choice, where the asker may name files at all;
    `unlisted` are words that may be said, too, but are told to nobody.
    """

    def __init__(
        self,
        name: str,
        default: bool | int | str | list[str],
        help: str | Callable[[], str],
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
        count: int = 0,
        seats: tuple[int, int] = ANY_SEATS,
        file: bool = False,
        maps: Sequence[str] = (),
        on: Callable[[str], bool] | None = None,
        choices_on: Callable[[str], list[str]] | None = None,
        unlisted: Mapping[str, object] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self._help = help
        self._choices = choices
        self.low = low
        self.high = high
        self.count = count
        self.seats = seats
        self.file = file
        self._maps = maps
        self._on = on
        self._choices_on = choices_on
        self._unlisted: Mapping[str, object] = {} if unlisted is None else unlisted

    @property
    def help(self) -> str:
        return self._help if isinstance(self._help, str) else self._help()

    def on(self, board: object) -> bool:
        """Whether it is meant for this map."""
        if not self._maps:
            return True
        if not isinstance(board, str) or not board:
            return False
        return self._on(board) if self._on is not None else len(self.words_on(board)) > 0

    def words_on(self, board: str) -> list[str]:
        """What to choose from on this map, if the map decides."""
        return [] if self._choices_on is None else self._choices_on(board)

    @property
    def maps(self) -> list[str]:
        return [board for board in self._maps if self.on(board)]

    @property
    def choices_on(self) -> dict[str, list[str]]:
        """By map its words, where the map decides; else nothing."""
        return {board: self.words_on(board) for board in self.maps if self.words_on(board)}

    @property
    def choices(self) -> tuple[str, ...]:
        found = list(self._choices)
        for words in self.choices_on.values():
            found.extend([word for word in words if word not in found])
        return tuple(found)

    @property
    def elsewhere(self) -> bool | int | str | list[str]:
        """Its value on a map that it is not meant for."""
        if isinstance(self.default, bool):
            return False
        return [] if isinstance(self.default, list) else self.default

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "bool"
        if isinstance(self.default, int):
            return "int"
        return "words" if isinstance(self.default, list) else "word"

    def usual(self, board: object) -> bool | int | str | list[str]:
        """Its value on this map if nobody says another one."""
        return self.default if self.default == self.elsewhere or self.on(board) else self.elsewhere

    def applies(self, seats: int) -> bool:
        return self.seats[0] <= seats <= self.seats[1]

    def accept(self, value: object, files: bool = True) -> object:
        kind = self.kind
        if kind == "bool" and isinstance(value, bool):
            return value
        if kind == "int" and isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
        if kind == "word" and isinstance(value, str):
            if not self.choices or value in self.choices or value in self._unlisted:
                return value
            if self.file and files:
                return value
        if kind == "words" and isinstance(value, list):
            names = [name for name in value if isinstance(name, str) and name in self.choices]
            distinct = len(set(names)) == len(value) == len(names)
            if distinct and (self.count == 0 or len(value) in (0, self.count)):
                return names
        raise self.wrong(value)

    def accept_on(self, board: object, value: object, files: bool = True) -> object:
        """A value for a game on this map, where the option may mean nothing, or less."""
        if value == self.elsewhere and self._choices_on is not None:
            return own(self.elsewhere)
        if value == self.elsewhere or not self._maps:
            return self.accept(value, files)
        if not self.on(board):
            raise self.wrong(value, f"map={'|'.join(self.maps)}")
        words = self.words_on(str(board))
        named = value if isinstance(value, list) else [value]
        if words and not all([name in words for name in named]):
            raise self.wrong(value, ", ".join(words))
        accepted = self.accept(value, files)
        if isinstance(accepted, list) and words:
            return [name for name in words if name in named]  # one order for one choice
        return accepted

    def wrong(self, value: object, expected: str = "") -> Refused:
        facts: dict[str, object] = {"option": self.name, "value": str(value)[:80]}
        facts["expected"] = expected or self.expected()
        return refuse("bad-option", facts)

    def expected(self) -> str:
        kind = self.kind
        if kind == "bool":
            return "true, false"
        if kind == "int":
            return f"{self.low}–{self.high}"
        words = ", ".join(self.choices)
        return f"{self.count}: {words}" if kind == "words" and self.count > 0 else words

    def hear(self, text: str) -> object:
        """The value a person typed."""
        kind = self.kind
        if kind == "bool" and text.lower() in ("true", "yes", "on", "1"):
            return self.accept(True)
        if kind == "bool" and text.lower() in ("false", "no", "off", "0"):
            return self.accept(False)
        if kind == "int" and text.isascii() and text.removeprefix("-").isdecimal():
            if len(text) > 20:  # too long for any limit, and for int()
                raise self.wrong(text)
            return self.accept(int(text))
        if kind == "words":
            return self.accept([name for name in text.split(",") if name])
        return self.accept(text)

    def schema(self) -> dict[str, object]:
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "choices": list(self.choices),
            "low": self.low,
            "high": self.high,
            "count": self.count,
            "seats": list(self.seats),
            "maps": self.maps,
            "choices_on": self.choices_on,
            "help": self.help,
        }


def own(value: bool | int | str | list[str]) -> object:
    """A list that nobody else has."""
    return value[:] if isinstance(value, list) else value


# One value of a game's options, of the type that the option has.


def flag_of(options: Mapping[str, object], name: str) -> bool:
    return bool(options[name])


def number_of(options: Mapping[str, object], name: str) -> int:
    value = options[name]
    assert isinstance(value, int), name
    return value


def word_of(options: Mapping[str, object], name: str, usual: str = "") -> str:
    return str(options.get(name, usual) if usual else options[name])


def words_of(options: Mapping[str, object], name: str) -> list[str]:
    value = options[name]
    assert isinstance(value, list), name
    return value


def with_defaults(
    options: tuple[Option, ...], seats: int, given: Mapping[str, object], files: bool = True
) -> dict[str, object]:
    """All options of a game with their values; a wrong or unfitting one is refused."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise refuse("unknown-option", {"option": name[:40], "known": ", ".join(known)})
        if not known[name].applies(seats):
            low, high = known[name].seats
            raise refuse(
                "option-not-for-seats", {"option": name, "seats": seats, "low": low, "high": high}
            )
    chosen: dict[str, object] = {}
    for option in options:
        if option.applies(seats):
            board = chosen.get("map", "")
            if option.name in given:
                chosen[option.name] = option.accept_on(board, given[option.name], files)
            else:
                chosen[option.name] = own(option.usual(board))
    return chosen
