"""Answers: the routes that any host has; what only a server has is in `app.py`."""

from roundhouse.server import (
    challenges,
    daily,
    games,
    lessons,
    playing,
    profile,
    records,
    tables,
    text_boards,
)

ROUTERS = [
    one.router
    for one in (games, profile, tables, playing, text_boards, records, lessons, challenges, daily)
]
