"""Slow signals: the toy game, for a bot that thinks long about every move."""

import time

import signals


class SlowSignals(signals.Signals):
    def evaluate(self, state, seat):
        time.sleep(1.2)
        return 0.0


game = SlowSignals("slow-signals", "Slow signals", 1, (2, 4), signals.game.options)
