"""Stars: what a challenge gives; of each, the most ever reached are kept."""

from typing import Literal

from roundhouse.tables.table import Table

Stars = Literal["count", "hint", "day", "practice", "seed", "fork", "take-back", "bot"]
GIVEN = (None, "count", "hint", "day", "practice")


def stars_at(table: Table) -> Stars | None:
    """Whether they `count` at a table, one less with a `hint`; or why not at all. Nothing where
    there are none to reach; those of a `day` stand in its list.

    They are for who didn't know what would come: not where the seed was chosen, where the game
    comes from another one, after a look at what is drawn, or where a bot has played."""
    header = table.header
    if table.status == "record" or table.goal is None:
        return None
    if header.day is not None:
        return "practice" if header.practice else "day"
    if header.chosen:
        return "seed"
    if header.origin is not None and header.origin.kind == "fork":
        return "fork"
    return table.helped or "count"


def reached(table: Table) -> int | None:
    """Those of a finished game, unless something has made an end of them."""
    how, goal = stars_at(table), table.goal
    if goal is None or table.state.result is None or how not in GIVEN:
        return None
    return max(0, goal.reached(table.state) - (how == "hint"))
