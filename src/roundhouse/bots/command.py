"""A bot in any language: a program that reads lines of JSON and answers with words.

    roundhouse → {"roundhouse": 1, "game": "tiles", "seats": 3, "seat": 0, "options": {…},
                  "seconds": 10.0}
    roundhouse → {"view": {…}, "said": "", "words": ["place", "refuse"]}
    bot        → place
    roundhouse → {"said": "place", "words": ["rail-curve", "rail-end"]}
    bot        → rail-curve 1 0 turn0

The first line comes once. A question gives the words that may come next; the answer is
one of them, or several words at once. Questions go on until the sentence is complete; the
view comes with the first of them only. A bot that fails has lost and is told why:
`{"forfeit": "illegal"}`. At the end of the game the input is closed.

A bot that says `{"roundhouse": 2}` first speaks version 2: it gets the board, and with every
question all moves; before it answers it may ask what would come of them (`asking`).
All of it is in docs/bots.md.
"""

import json
import os
import shlex
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

from roundhouse.bots.asking import answer_to, meeting, question_of
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

PROTOCOL = 1
SPOKEN = [1, 2]
AHEAD = 100  # lines that a program may write before they are asked for
LONGEST = 40_000  # letters of a line: one without end must not fill the memory


class CommandBot:
    def __init__(self, command: str, seconds: float = 10.0) -> None:
        self.command = command
        self.seconds = seconds
        self.heard: Queue[str] = Queue(AHEAD)
        self.told: SimpleQueue[str] = SimpleQueue()
        self.asked: dict[str, object] = {}  # the last question, for whoever looks for a mistake
        self.greeted = False
        self.version = 0  # until its first answer
        self.closing = False
        try:
            self.program = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # so that its own children end with it
            )
        except (OSError, ValueError) as error:
            raise self._failed("missing") from error
        self.listener = Thread(target=self._listen, daemon=True)
        self.teller = Thread(target=self._write, daemon=True)
        self.listener.start()
        self.teller.start()

    def choose(self, state: State, seat: int) -> Move:
        if not self.greeted:
            self.greeted = True
            hello = {"roundhouse": PROTOCOL, "game": state.game.id, "seats": state.seats}
            limits = {"options": state.options, "seconds": self.seconds, "spoken": SPOKEN}
            self._tell({**hello, "seat": seat, **limits})
        return self._converse(state, seat) if self.version == 2 else self._by_words(state, seat)

    def _by_words(self, state: State, seat: int) -> Move:
        """Version 1."""
        said: Move = ()
        following = state.words(said, seat)
        while following:
            slugs = [state.say((word,)) for word in following]
            question: dict[str, object] = {"said": state.say(said), "words": slugs}
            if not said:
                question = {"view": state.view(seat), **question}
            self._ask(question)
            line = self._line(self.seconds)
            if self.version == 0 and line.lstrip().startswith("{"):
                self._meet(line, state)
                return self._converse(state, seat)
            self.version = PROTOCOL
            for word in self._heard(line, state):
                if word not in following:
                    raise self._failed("illegal", state.say((word,)))
                said = (*said, word)
                following = state.words(said, seat)
        return said

    def _meet(self, line: str, state: State) -> None:
        """A first answer that is no word says which version it wants to speak."""
        if self._read(line) != {"roundhouse": 2}:
            raise self._failed("illegal", line)
        self.version = 2
        self._tell(meeting(state))

    def _converse(self, state: State, seat: int) -> Move:
        """Version 2: whole moves, and answers to what the program asks before it makes one. The
        time is for the move, and what it asks for is a part of it."""
        until = monotonic() + self.seconds
        self._ask(question_of(state, seat))
        while True:
            line = self._line(until - monotonic())
            if line.lstrip().startswith("{"):
                try:
                    self._tell(answer_to(self._read(line), state, seat))
                except ValueError as error:
                    raise self._failed("illegal", line) from error
                continue
            move = self._heard(line, state)
            if state.check(move, seat) is not None:
                raise self._failed("illegal", line)
            return move

    def close(self) -> bool:
        """The program has a second to end by itself; then it ends with all it has started."""
        self.closing = True
        self.told.put("")
        by_itself = True
        try:
            self.program.wait(timeout=1)
        except subprocess.TimeoutExpired:
            by_itself = False
        self._end()
        self.program.wait()
        with suppress(Empty):  # the listener may be waiting for room to put a line
            self.heard.get_nowait()
        self.listener.join(1)
        self.teller.join(1)
        if not self.listener.is_alive():  # else somebody else has inherited the pipe
            assert self.program.stdout
            self.program.stdout.close()
        return by_itself

    def _end(self) -> None:
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.program.pid, signal.SIGKILL)
        else:
            self.program.kill()

    def _listen(self) -> None:
        assert self.program.stdout
        while line := self.program.stdout.readline(LONGEST):
            self.heard.put(line)
            if self.closing:
                return
        self.heard.put("")

    def _write(self) -> None:
        """On its own thread: a program that doesn't read must not hold up the game."""
        assert self.program.stdin
        with suppress(OSError):
            while line := self.told.get():
                self.program.stdin.write(line)
                self.program.stdin.flush()
        with suppress(OSError):
            self.program.stdin.close()

    def _ask(self, question: dict[str, object]) -> None:
        self.asked = question
        self._tell(question)

    def _tell(self, message: dict[str, object]) -> None:
        self.told.put(json.dumps(message) + "\n")

    def _line(self, seconds: float) -> str:
        try:
            line = self.heard.get(timeout=max(0.0, seconds))
        except Empty:
            raise self._failed("late") from None
        if not line:
            raise self._failed("gone")
        return line

    def _heard(self, line: str, state: State) -> Move:
        try:
            said = state.hear(line)
        except Refused:
            raise self._failed("illegal", line) from None
        if not said:
            raise self._failed("illegal", line)
        return said

    def _read(self, line: str) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            raise self._failed("illegal", line) from None
        return dict(found)

    def _failed(self, why: str, answer: str = "") -> Refused:
        self._tell({"forfeit": why})
        return refuse(
            "bot-failed",
            {
                "bot": self.command[:80],
                "why": why,
                "answer": answer.strip()[:80],
                "seconds": self.seconds,
            },
        )
