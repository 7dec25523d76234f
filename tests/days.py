"""Days on which a game's challenge is due."""

from datetime import date, timedelta

from roundhouse.tables.daily import FIRST, Day, day_of


def due(game: str, since: date = FIRST, **asked: object) -> Day:
    """The first day of a game, whose challenge is as asked."""
    when = since
    while True:
        day = day_of(when)
        wanted = all(getattr(day.challenge, key) == value for key, value in asked.items())
        if day.challenge.game == game and wanted:
            return day
        when += timedelta(1)
