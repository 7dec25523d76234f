"""Weights: the numbers that a game's bots weigh things by, kept in a file and set while tuning."""

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """A game names its own as attributes of a subclass; its `weights.toml` says what they are.

    Attributes and not constants, so that they can be set between two moves; compiled, they are
    read as fast.
    """

    def __init__(self, values: Mapping[str, float]) -> None:
        self.values: dict[str, float] = {}
        self.times = 0  # they were changed: what is remembered of a position is of one time
        self.put(values)

    def put(self, values: Mapping[str, float]) -> None:
        """From now on these; what isn't named stays as it is."""
        if self.times and all([self.values.get(name) == value for name, value in values.items()]):
            return
        for name, value in values.items():
            setattr(self, name, float(value))
        self.values = {**self.values, **values}
        self.times += 1
        self.prepare()

    def shares(self) -> Sequence[str]:
        """Those that are a part of something, above 0 and below 1, however they are changed."""
        return ()

    def prepare(self) -> None:
        """What is worked out from them once, such as tables."""
