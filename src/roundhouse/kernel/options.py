"""Option: one choice made before a game, with its type, limits and help."""

from collections.abc import Callable, Mapping

from roundhouse.kernel.refusal import Refused, refuse


class Option:
    """The type is the default's: bool, int, str or a list of str.

    `choices` limits words, `low` and `high` numbers, `count` the length of a list
    (an empty list leaves it to chance), `seats` the player counts it is meant for, `maps` the
    choices of the game's option `map` that it is meant for (none: all of them). What has to be
    read from data for `help` and `maps` is read when somebody asks for them.
    With `file` a path may stand in place of a choice, where the asker may name files at all.
    """

    def __init__(
        self,
        name: str,
        default: bool | int | str | list[str],
        help: str | Callable[[], str],
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        count: int = 0,
        seats: tuple[int, int] = (1, 99),
        file: bool = False,
        maps: Callable[[], list[str]] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self._help = help
        self.choices = choices
        self.low = low
        self.high = high
        self.count = count
        self.seats = seats
        self.file = file
        self._maps = maps

    @property
    def help(self) -> str:
        return self._help if isinstance(self._help, str) else self._help()

    @property
    def maps(self) -> list[str]:
        return [] if self._maps is None else self._maps()

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "bool"
        if isinstance(self.default, int):
            return "int"
        return "words" if isinstance(self.default, list) else "word"

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
            if not self.choices or value in self.choices or (self.file and files):
                return value
        if kind == "words" and isinstance(value, list):
            names = [name for name in value if isinstance(name, str) and name in self.choices]
            distinct = len(set(names)) == len(value) == len(names)
            if distinct and len(value) in (0, self.count):
                return names
        raise self.wrong(value)

    def wrong(self, value: object) -> Refused:
        facts: dict[str, object] = {"option": self.name, "value": str(value)[:80]}
        facts["expected"] = self.expected()
        return refuse("bad-option", facts)

    def expected(self) -> str:
        kind = self.kind
        if kind == "bool":
            return "true, false"
        if kind == "int":
            return f"{self.low}–{self.high}"
        words = ", ".join(self.choices)
        return f"{self.count}: {words}" if kind == "words" else words

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
            "help": self.help,
        }


def settle(
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
    settled: dict[str, object] = {}
    for option in options:
        if option.applies(seats):
            settled[option.name] = option.accept(given.get(option.name, option.default), files)
    return settled
