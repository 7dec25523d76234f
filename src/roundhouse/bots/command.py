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
`{"forfeit": "illegal"}`. At the end of the game the input is closed. All of it is in docs/bots.md.
"""

import json
import os
import shlex
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

PROTOCOL = 1
AHEAD = 100  # lines that a program may write before they are asked for
LONGEST = 4_000  # letters of a line: one without end must not fill the memory


class CommandBot:
    def __init__(self, command: str, seconds: float = 10.0) -> None:
        self.command = command
        self.seconds = seconds
        self.heard: Queue[str] = Queue(AHEAD)
        self.told: SimpleQueue[str] = SimpleQueue()
        self.asked: dict[str, object] = {}  # the last question, for whoever looks for a mistake
        self.greeted = False
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
            limits = {"options": state.options, "seconds": self.seconds}
            self._tell({**hello, "seat": seat, **limits})
        said: Move = ()
        following = state.words(said, seat)
        while following:
            slugs = [state.say((word,)) for word in following]
            question: dict[str, object] = {"said": state.say(said), "words": slugs}
            if not said:
                question = {"view": state.view(seat), **question}
            self.asked = question
            self._tell(question)
            for word in self._answer(state):
                if word not in following:
                    raise self._failed("illegal", state.say((word,)))
                said = (*said, word)
                following = state.words(said, seat)
        return said

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

    def _tell(self, message: dict[str, object]) -> None:
        self.told.put(json.dumps(message) + "\n")

    def _answer(self, state: State) -> Move:
        try:
            line = self.heard.get(timeout=self.seconds)
        except Empty:
            raise self._failed("late") from None
        if not line:
            raise self._failed("gone")
        try:
            said = state.hear(line)
        except Refused:
            raise self._failed("illegal", line) from None
        if not said:
            raise self._failed("illegal", line)
        return said

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
