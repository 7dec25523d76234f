"""Slow signals: the toy game, for a bot that thinks long about every move."""

import os
import time

import signals  # type: ignore[import-not-found]


class SlowSignals(signals.Signals):  # type: ignore[misc]
    def evaluate(self, state, seat):
        print("slow signals: thinking", flush=True)  # into the server's log
        time.sleep(float(os.environ.get("SLOW", "2")))
        return 0.0


game = SlowSignals("slow-signals", "Slow signals", 1, (2, 4), signals.game.options, signals.COURSE)
