"""Positions written down: a state as JSON, and read again.

What all positions of a table have in common, such as its map, is only named: it comes from a first
position of the same game, seats and options, kept as a model. Everything else stands there by the
names that its class gives it:

    {"Bag": {"counts": [...], "total": 12}}     an object by its attributes
    {"Supply": [{"the": "limits"}, [...]]}      one that says itself what it is made of: `packed`
    {"runs": [0, 40, 3, 1]}                     a list: 40 times 0, then 3
    {"list": [...]}, {"tuple": [...]}, {"dict": [key, value, ...]}

Any other list holds nothing but numbers, texts and such lists.
"""

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final
from zlib import compress, decompress

from roundhouse.kernel.fields import attributes_of, blank
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.result import Result
from roundhouse.kernel.rng import KeyedRng, Rng

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game
    from roundhouse.kernel.state import State

FORMAT: Final = "roundhouse-position 1"
EVERYTHING: Final = -1  # written for nobody's eyes: with all that is hidden
HEAD: Final = ("game", "seats", "options", "vocabulary", "phases")  # said once, not as fields
SHORT: Final = 24  # lists up to here are written as they are
MOST_MODELS: Final = 32


class Writer:
    """`names` are the things that are only named, by identity; `classes` those that it met."""

    def __init__(self, fixtures: dict[str, Any]) -> None:
        self.names: dict[int, str] = {id(thing): name for name, thing in fixtures.items()}
        self.classes: dict[str, Any] = {}

    def written(self, thing: Any) -> Any:
        if thing is None or isinstance(thing, (int, str, float)):
            return thing
        if id(thing) in self.names:
            return {"the": self.names[id(thing)]}
        if isinstance(thing, list):
            return _runs(thing) if _plain(thing) else {"list": [self.written(x) for x in thing]}
        if isinstance(thing, tuple):
            return {"tuple": [self.written(one) for one in thing]}
        if isinstance(thing, dict):
            pairs: list[Any] = []
            for key, value in thing.items():
                pairs.append(self.written(key))
                pairs.append(self.written(value))
            return {"dict": pairs}
        return self._object(thing)

    def _object(self, thing: Any) -> Any:
        cls: Any = type(thing)
        name: str = cls.__name__
        self.classes[name] = cls
        if hasattr(cls, "packed"):
            return {name: [self.written(one) for one in thing.packed()]}
        return {name: self.fields(thing)}

    def fields(self, thing: Any, without: tuple[str, ...] = ()) -> dict[str, Any]:
        """By name, in the same order whether compiled or not."""
        found = attributes_of(thing, without)
        return {name: self.written(found[name]) for name in sorted(found)}


def _plain(items: list[Any]) -> bool:
    for one in items:
        if isinstance(one, list):
            if not _plain(one):
                return False
        elif not (one is None or isinstance(one, (int, str, float))):
            return False
    return True


def _runs(items: list[Any]) -> Any:
    """Shorter where the same comes again and again."""
    if len(items) <= SHORT:
        return items
    runs: list[Any] = []
    for one in items:
        if isinstance(one, list):
            return items
        if runs and runs[-2] == one and type(runs[-2]) is type(one):
            runs[-1] += 1
        else:
            runs += [one, 1]
    return {"runs": runs} if 2 * len(runs) < len(items) else items


class Reader:
    """Makes things again of what was written; classes and fixtures are those of a model."""

    def __init__(self, fixtures: dict[str, Any], classes: dict[str, Any]) -> None:
        self.fixtures = fixtures
        self.classes = classes

    def read(self, what: Any) -> Any:
        if not isinstance(what, dict):
            return what
        (kind,) = what
        inside = what[kind]
        if kind == "the":
            return self.fixtures[inside]
        if kind == "runs":
            return _unrolled(inside)
        if kind == "list":
            return [self.read(one) for one in inside]
        if kind == "tuple":
            return tuple([self.read(one) for one in inside])
        if kind == "dict":
            read = [self.read(one) for one in inside]
            return {read[at]: read[at + 1] for at in range(0, len(read), 2)}
        cls = self.classes[kind]
        if isinstance(inside, list):
            return cls.unpacked([self.read(one) for one in inside])
        thing = blank(cls)
        self.fill(thing, inside)
        return thing

    def fill(self, thing: Any, fields: dict[str, Any]) -> None:
        for name, what in fields.items():
            setattr(thing, name, self.read(what))


def _unrolled(runs: list[Any]) -> list[Any]:
    items: list[Any] = []
    for at in range(0, len(runs), 2):
        items += [runs[at]] * runs[at + 1]
    return items


class Model:
    """A first position of a table, and what a reader needs of it."""

    def __init__(self, state: "State") -> None:
        self.state = state
        self.data: str = state.data_mark()
        fixtures = state.fixtures()
        writer = Writer(fixtures)
        self.fields = set(writer.fields(state, aside(state)))
        for cls in [Result, Rng, KeyedRng, *state.PIECES]:
            writer.classes[cls.__name__] = cls
        self.reader = Reader(fixtures, writer.classes)

    def read(self, fields: dict[str, Any]) -> "State":
        if set(fields) != self.fields:
            raise LookupError("fields")
        state = self.state.copy()
        for name in aside(state):  # what is kept for the next look, each has for itself
            kept = getattr(state, name)
            if isinstance(kept, dict) and name not in HEAD:
                setattr(state, name, {})
        self.reader.fill(state, fields)
        return state


_models: Final[dict[str, Model]] = {}


def aside(state: "State") -> tuple[str, ...]:
    """Fields that are no part of a position, or said at the head of it."""
    found = list(HEAD)
    for cls in type(state).__mro__:
        found += getattr(cls, "ASIDE", ())
    return tuple(found)


def head_and_table(state: "State", eye: int | None) -> dict[str, Any]:
    """A position as plain data; for an eye with all that it can't see dealt anew, by nothing but
    what it sees."""
    if eye != EVERYTHING:
        luck = blake2b(state.seen_by(eye), digest_size=8).digest()
        state = state.imagine(eye, Rng(int.from_bytes(luck, "big")))
    return {
        "format": FORMAT,
        "game": state.game.id,
        "rules": state.game.rules,
        "data": state.data_mark(),
        "seats": state.seats,
        "options": state.options,
        "eye": "everything" if eye == EVERYTHING else eye,
        "table": Writer(state.fixtures()).fields(state, aside(state)),
    }


def write(state: "State", eye: int | None) -> str:
    """As text: a line for each field, and a mark of them all, so that no character of it changes
    unnoticed."""
    known = head_and_table(state, eye)
    table = [f" {_json(name)}: {_json(what)}" for name, what in known.pop("table").items()]
    lines = [f"{_json(name)}: {_json(what)}" for name, what in known.items()]
    lines.append('"table": {\n' + ",\n".join(table) + "\n}")
    body = ",\n".join(lines)
    return f'{{{body},\n"mark": "{_mark(body)}"}}\n'


def _json(what: Any) -> str:
    return json.dumps(what, separators=(",", ":"))


def _mark(body: str) -> str:
    return blake2b(body.encode(), digest_size=6).hexdigest()


def broken(why: str) -> Refused:
    """`why` is a slug that the texts turn into words."""
    return refuse("broken-position", {"why": why})


def read(game: "Game[Any]", text: str, files: bool) -> tuple["State", int | None]:
    """A position and the eye that it was written for; what can't be trusted is refused."""
    body, _, last = text.strip().rpartition(',\n"mark": ')
    try:
        known: dict[str, Any] = json.loads(text)
        if known["format"] != FORMAT:
            raise broken("format")
    except (ValueError, TypeError, LookupError, RecursionError):
        raise broken("format") from None
    if last != f'"{_mark(body[1:])}"}}':
        raise broken("mark")
    try:
        if known["game"] != game.id:
            raise broken("game")
        same_rules(game, known["rules"])
        state = of_plain(game, known, files)
        for seat in range(state.seats):
            state.view(seat)
            state.words((), seat)
        eye = _eye(known["eye"], state.seats)
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError, RecursionError):
        raise broken("unreadable") from None
    return state, eye


def _eye(said: object, seats: int) -> int | None:
    if said == "everything":
        return EVERYTHING
    if said is None or (type(said) is int and 0 <= said < seats):
        return said
    raise ValueError(said)


def same_rules(game: "Game[Any]", rules: int) -> None:
    """Refuses what was played by others."""
    if rules != game.rules:
        facts: dict[str, object] = {"game": game.id, "rules": rules, "known": game.rules}
        raise refuse("newer-rules" if rules > game.rules else "older-rules", facts)


def of_plain(game: "Game[Any]", known: dict[str, Any], files: bool = True) -> "State":
    seats: int = known["seats"]
    options: dict[str, object] = known["options"]
    key = _json([game.id, seats, options, files])
    model = _models.get(key)
    if model is None or model.data != known["data"]:  # a map's file may have changed meanwhile
        model = Model(game.new(seats, 0, options, files))
        if len(_models) >= MOST_MODELS:
            del _models[next(iter(_models))]
        _models[key] = model
    if model.data != known["data"]:
        facts: dict[str, object] = {"data": str(known["data"])[:40], "known": model.data}
        raise refuse("other-data", facts)
    return model.read(known["table"])


def pack(state: "State") -> bytes:
    """The same, small, for another process, with what that one may not have."""
    known = head_and_table(state, EVERYTHING)
    brought = state.game.carries(state.options)
    if brought:
        known["brought"] = brought
    return compress(_json(known).encode(), 6)


def unpack(game: "Game[Any]", packed: bytes) -> "State":
    known: dict[str, Any] = json.loads(decompress(packed))
    if "brought" in known:
        game.bring(*known["brought"])
    return of_plain(game, known)
