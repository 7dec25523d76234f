"""Weights: the numbers that a game's bots weigh things by, kept in a file and set while tuning."""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """A game names its own as attributes of a subclass; its `weights.toml` says what they are.

    Attributes and not constants, so that they can be set between two moves; compiled, they are
    read as fast.
    """

    def __init__(self, values: Mapping[str, float]) -> None:
        self.values: dict[str, float] = {}
        self.put(values)

    def put(self, values: Mapping[str, float]) -> None:
        """From now on these; what isn't named stays as it is."""
        for name, value in values.items():
            setattr(self, name, float(value))
        self.values = {**self.values, **values}
        self.prepare()

    def prepare(self) -> None:
        """What is worked out from them once, such as tables."""
