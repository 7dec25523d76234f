"""A bot in any language: a program that reads lines of JSON and answers with words.

    roundhouse → {"roundhouse": 1, "game": "tiles", "seats": 3, "seat": 0, "options": {…}}
    roundhouse → {"view": {…}, "said": "", "words": ["place", "refuse"]}
    bot        → place
    roundhouse → {"said": "place", "words": ["rail-curve", "rail-end"]}
    bot        → rail-curve 1 0 turn0

The first line comes once. A question gives the words that may come next; the answer is
one of them, or several words at once. Questions go on until the sentence is complete; the
view comes with the first of them only. At the end of the game the input is closed.
"""

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

PROTOCOL = 1


class CommandBot:
    def __init__(self, command: str, seconds: float = 10.0) -> None:
        self.command = command
        self.seconds = seconds
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.greeted = False
        try:
            self.program = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            raise self._failed("missing") from error
        Thread(target=self._listen, daemon=True).start()

    def choose(self, state: State, seat: int) -> Move:
        if not self.greeted:
            self.greeted = True
            hello = {"roundhouse": PROTOCOL, "game": state.game.id, "seats": state.seats}
            self._tell({**hello, "seat": seat, "options": state.options})
        said: Move = ()
        following = state.words(said, seat)
        while following:
            slugs = [state.say((word,)) for word in following]
            question: dict[str, object] = {"said": state.say(said), "words": slugs}
            if not said:
                question = {"view": state.view(seat), **question}
            self._tell(question)
            for word in self._answer(state):
                if word not in following:
                    raise self._failed("illegal", state.say((word,)))
                said = (*said, word)
                following = state.words(said, seat)
        return said

    def close(self) -> None:
        if self.program.stdin:
            with suppress(OSError):
                self.program.stdin.close()
        try:
            self.program.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.program.kill()
            self.program.wait()
        if self.program.stdout:
            self.program.stdout.close()

    def _listen(self) -> None:
        assert self.program.stdout
        with suppress(ValueError):  # closed while reading
            for line in self.program.stdout:
                self.lines.put(line)
        self.lines.put("")

    def _tell(self, message: dict[str, object]) -> None:
        assert self.program.stdin
        try:
            self.program.stdin.write(json.dumps(message) + "\n")
            self.program.stdin.flush()
        except (OSError, ValueError) as error:
            raise self._failed("gone") from error

    def _answer(self, state: State) -> Move:
        try:
            line = self.lines.get(timeout=self.seconds)
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
        return refuse(
            "bot-failed",
            {
                "bot": self.command[:80],
                "why": why,
                "answer": answer.strip()[:80],
                "seconds": self.seconds,
            },
        )
