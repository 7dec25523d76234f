"""Record: a game written down — a header and its moves, as text.

Two marks guard every character of it: one the header, so that a game is never set up from a
changed one, and one, in the last line, everything.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import blake2b

from roundhouse.kernel.events import Event
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.rng import seed_of
from roundhouse.kernel.state import State

FORMAT = "roundhouse-record 2"
BROUGHT = "map"  # the tag with what a house may not have
UNMARKED = "roundhouse-record 1"  # written before there were marks; still read


def mark(lines: list[str]) -> str:
    """A short mark of these lines, to notice any change of them."""
    text = "\n".join(lines).encode("utf-8", "surrogatepass")
    return blake2b(text, digest_size=6).hexdigest()


class Step:
    """One move of a record: who said what, and the digest where a turn ended there."""

    def __init__(self, seat: int, text: str, digest: str = "") -> None:
        self.seat = seat
        self.text = text
        self.digest = digest


class Record:
    """`game`, `seats`, `seed` and `options` make the first position; `moves` make the rest.

    `tags` are free texts (names, bots, date) that no rule reads.
    """

    def __init__(
        self,
        game_id: str,
        seats: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        tags: Mapping[str, str] | None = None,
        files: bool = True,
    ) -> None:
        self.game_id = game_id
        self.seats = seats
        self.seed = seed_of(seed)
        self.tags: dict[str, str] = dict(tags or {})
        self.moves: list[Step] = []
        self.state = game(game_id).new(seats, seed, options, files)
        self.options = self.state.options
        self.rules = self.state.game.rules
        self.data = self.state.data_mark()

    def play(self, move: str | tuple[int, ...], seat: int) -> list[Event]:
        """Play on the record's own state and write the move down."""
        state = self.state
        said = state.hear(move) if isinstance(move, str) else move
        before = state.actors[:]
        events = state.play(said, seat)
        turn_ended = state.actors != before or state.result is not None
        self.moves.append(Step(seat, state.say(said), state.digest() if turn_ended else ""))
        return events

    def write(self) -> str:
        lines = [
            FORMAT,
            f"game {self.game_id}",
            f"rules {self.rules}",
            f"data {self.data}",
            f"seats {self.seats}",
            f"seed {self.seed}",
            f"options {json.dumps(self.options)}",
        ]
        lines += [f"tag {name} {json.dumps(text)}" for name, text in self.tags.items()]
        lines.append(f"mark {mark(lines)}")
        for step in self.moves:
            lines.append(f"{step.seat} {step.text}" + (f" = {step.digest}" if step.digest else ""))
        if self.moves and not self.moves[-1].digest:  # an unfinished turn is guarded, too
            lines[-1] += f" = {self.state.digest()}"
        lines.append(f"end {len(self.moves)} {mark(lines)}")
        return "\n".join(lines) + "\n"

    def steps(self) -> Iterator[tuple[Step, list[Event], State]]:
        """Every move again from the start: the step, its events and the state after it."""
        state = game(self.game_id).new(self.seats, self.seed, self.options)
        for number, step in enumerate(self.moves, 1):
            try:
                events = state.play(state.hear(step.text), step.seat)
            except Refused as refused:
                raise _astray(number, "refused", f"{step.text}: {refused}") from refused
            if step.digest and step.digest != state.digest():
                raise _astray(number, "position", step.digest)
            yield step, events, state

    def replay(self) -> State:
        """The last position, every move judged and every digest compared."""
        return self.state_at(len(self.moves))

    def state_at(self, number: int) -> State:
        """The position after that many moves."""
        if not 0 <= number <= len(self.moves):
            raise refuse("no-such-move", {"move": number, "moves": len(self.moves)})
        if number == 0:
            return game(self.game_id).new(self.seats, self.seed, self.options)
        for at, (_, _, state) in enumerate(self.steps(), 1):
            if at == number:
                return state
        raise AssertionError


def _broken(line: int, why: str, text: str) -> Refused:
    """`why` is a slug that the texts turn into words; `text` is what stands there."""
    return refuse("broken-record", {"line": line, "why": why, "text": text[:200]})


def _astray(move: int, why: str, text: str) -> Refused:
    return refuse("broken-replay", {"move": move, "why": why, "text": text[:200]})


class _Header:
    """The header lines of a file, by name; each stands there once, and the mark ends them."""

    def __init__(self, lines: list[str], marked: bool) -> None:
        self.fields: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.tags: dict[str, str] = {}
        self.length = 1
        for number, line in enumerate(lines[1:], 2):
            name, _, rest = line.partition(" ")
            if name == "tag":
                self._tag(rest, number)
            elif name in ("game", "rules", "data", "seats", "seed", "options"):
                if name in self.fields:
                    raise _broken(number, "twice", name)
                self.fields[name] = rest
                self.lines[name] = number
            else:
                break
            self.length = number
        if marked:
            self._check_mark(lines)

    def _check_mark(self, lines: list[str]) -> None:
        line = lines[self.length] if self.length < len(lines) else ""
        if not line.startswith("mark "):
            raise _broken(self.length + 1, "missing", "mark")
        if line != f"mark {mark(lines[: self.length])}":
            raise _broken(self.length + 1, "mark", line)
        self.length += 1

    def _tag(self, rest: str, line: int) -> None:
        tag, _, text = rest.partition(" ")
        value = _json(text, line)
        if not isinstance(value, str):
            raise _broken(line, "unreadable", text)
        if tag in self.tags:
            raise _broken(line, "twice", f"tag {tag}")
        self.tags[tag] = value

    def text(self, name: str) -> str:
        if name not in self.fields:
            raise _broken(self.length + 1, "missing", name)
        return self.fields[name]

    def number(self, name: str) -> int:
        text = self.text(name)
        if not (text.isascii() and text.isdecimal()) or len(text) > 39:
            raise _broken(self.lines[name], "number", f"{name} {text}")
        return int(text)

    def options(self) -> dict[str, object]:
        text = self.text("options")
        value = _json(text, self.lines["options"])
        if not isinstance(value, dict):
            raise _broken(self.lines["options"], "unreadable", text)
        return value


def _json(text: str, line: int) -> object:
    try:
        value: object = json.loads(text)
        json.dumps(value, ensure_ascii=False).encode()  # half a character can't be written again
    except (ValueError, RecursionError):
        raise _broken(line, "unreadable", text) from None
    return value


def read(text: str, files: bool = True) -> Record:
    """A record from its text; a file that can't be trusted is refused with the line.

    `files=False` for a text from outside: it may neither name files of this machine nor bring
    along what takes long to read.
    """
    lines = _lines(text)
    if not lines[0].startswith("roundhouse-record "):
        raise _broken(1, "first-line", FORMAT)
    if lines[0] not in (FORMAT, UNMARKED):
        raise refuse("newer-record", {"format": lines[0][:40], "known": FORMAT})
    marked = lines[0] == FORMAT
    header = _Header(lines, marked)
    known = game(header.text("game"))
    rules = header.number("rules")
    if rules > known.rules:
        raise refuse("newer-rules", {"game": known.id, "rules": rules, "known": known.rules})
    if rules < known.rules:
        raise refuse("older-rules", {"game": known.id, "rules": rules, "known": known.rules})
    if files and BROUGHT in header.tags:
        known.bring(header.tags[BROUGHT])
    seats, seed = header.number("seats"), header.number("seed")
    record = Record(known.id, seats, seed, header.options(), header.tags, files)
    if header.text("data") != record.data:
        facts: dict[str, object] = {"data": header.text("data")[:40], "known": record.data}
        raise refuse("other-data", facts)
    if not lines[-1].startswith("end "):
        raise _broken(len(lines), "cut-off", lines[-1])
    moves = lines[header.length : -1]
    count, space, whole = lines[-1].removeprefix("end ").partition(" ")
    if count != str(len(moves)) or bool(space) != marked:
        raise _broken(len(lines), "count", f"{len(moves)}: {lines[-1]}")
    for number, line in enumerate(moves, header.length + 1):
        _read_move(record, line, number)
    if marked and whole != mark(lines[:-1]):
        raise _broken(len(lines), "mark", lines[-1])
    return record


def _lines(text: str) -> list[str]:
    """Line ends may be those of another system, but all of them alike."""
    end = "\r\n" if text.partition("\n")[0].endswith("\r") else "\n"
    return text.removesuffix(end).split(end)


def _read_move(record: Record, line: str, number: int) -> None:
    said, mark, digest = line.partition(" = ")
    seat, _, text = said.partition(" ")
    if not (seat.isascii() and seat.isdecimal()) or len(seat) > 3:
        raise _broken(number, "seat", seat)
    try:
        record.play(text, int(seat))
    except Refused as refused:
        raise _broken(number, "refused", f"{text}: {refused}") from refused
    if mark and digest != record.state.digest():
        raise _broken(number, "position", digest)
