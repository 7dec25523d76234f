"""Quality: what the ratings were worth. Each game is foretold from the ratings before it, so none
has taught what it is judged by."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

BINS = 10
NEWEST = 0.2  # the part of the games, the last ones, that is told apart


class Forecast(Struct, frozen=True):
    """Of a game, seat by seat: the chance before it, and the part of the win."""

    chances: tuple[float, ...]
    won: tuple[float, ...]

    @property
    def hit(self) -> float:
        """The favourite's part of the win; of several favourites the mean."""
        best = max(self.chances)
        tips = [won for chance, won in zip(self.chances, self.won) if chance == best]
        return sum(tips) / len(tips)


class Bin(Struct, frozen=True):
    """Chances between two bounds: how many there were, what they promised in the mean, and what
    came of them."""

    low: float
    high: float
    count: int
    promised: float
    came: float


class Quality(Struct, frozen=True):
    """Of so many `games`: how often the favourite won, and would have by lot; the mean squared
    error of the chances, and of equal ones; and how well they were calibrated."""

    games: int
    hit: float
    guess: float
    error: float
    error_of_lot: float
    bins: list[Bin]


def quality(forecasts: Sequence[Forecast]) -> Quality | None:
    """Nothing can be said of no game."""
    if not forecasts:
        return None
    count = len(forecasts)
    return Quality(
        count,
        sum(one.hit for one in forecasts) / count,
        sum(1 / len(one.chances) for one in forecasts) / count,
        sum(squared(one.chances, one.won) for one in forecasts) / count,
        sum(squared([1 / len(one.won)] * len(one.won), one.won) for one in forecasts) / count,
        calibrated(forecasts),
    )


def squared(chances: Sequence[float], won: Sequence[float]) -> float:
    return sum((chance - part) ** 2 for chance, part in zip(chances, won)) / len(won)


def calibrated(forecasts: Iterable[Forecast]) -> list[Bin]:
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in forecasts:
        for chance, won in zip(one.chances, one.won):
            found[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        Bin(
            at / BINS,
            (at + 1) / BINS,
            len(pairs),
            sum(chance for chance, _ in pairs) / len(pairs),
            sum(won for _, won in pairs) / len(pairs),
        )
        for at, pairs in enumerate(found)
        if pairs
    ]


def newest(forecasts: Sequence[Forecast]) -> Sequence[Forecast]:
    """The last part of them, when ratings have had time to settle."""
    return forecasts[len(forecasts) - round(len(forecasts) * NEWEST) :]
