"""Tally: what something is worth, and of which parts, for whoever asks why."""


class Tally:
    """A sum. Its parts are kept by name if they are asked for: who only compares needs none."""

    def __init__(self, named: bool = False) -> None:
        self.total = 0.0
        self.named = named
        self.parts: dict[str, float] = {}

    def add(self, name: str, value: float) -> None:
        self.total += value
        if self.named:
            self.parts[name] = self.parts.get(name, 0.0) + value
