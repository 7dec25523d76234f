"""Ratings: yours over time, everybody's, and what they were worth."""

from msgspec import Struct

from roundhouse.tables.ratings.quality import Quality


class RatingStep(Struct):
    """What a game made of your rating. `doubt` is one standard deviation."""

    game: str
    table: str
    rating: int
    doubt: int
    change: int
    left: bool
    substitute: bool
    ended: float


class BotRating(Struct):
    level: str
    rating: int
    doubt: int


class MyRating(Struct):
    """At one game: today's, how it came about, and the bots beside it."""

    game: str
    rating: int
    doubt: int
    provisional: bool
    games: int
    steps: list[RatingStep]
    bots: list[BotRating]


class MyRatings(Struct):
    games: list[MyRating]


class RatedPlayer(Struct):
    """A person by name, or a bot by its level."""

    name: str
    bot: str | None
    mine: bool
    rating: int
    doubt: int
    provisional: bool
    games: int


class GameRatings(Struct):
    """All who have played rated games of this one, the best first; how well their ratings foretold
    who would win: all games, each from the ratings before it, and the `newest` fifth of them."""

    game: str
    games: int
    players: list[RatedPlayer]
    all: Quality | None
    newest: Quality | None


class RatedGames(Struct):
    """How many rated games of each there have been."""

    games: dict[str, int]


class TableRating(Struct):
    seat: int
    rating: int
    doubt: int
    change: int


class TableRatings(Struct):
    """What a table made of the ratings of those who answered for its seats; `rated` when that is
    known."""

    rated: bool
    seats: list[TableRating]
