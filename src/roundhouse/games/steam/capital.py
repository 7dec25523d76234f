"""Raising capital, the first phase of the standard game (STM-D2)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import money
from roundhouse.games.steam.box import NUMBER0, PASS, RAISE, TABLE
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def words(table: "SteamState", said: Move, seat: int) -> list[int]:
    most = min(money.steps_left(table, seat), TABLE.largest_number)
    if len(said) == 0:
        return [PASS, RAISE] if most > 0 else [PASS]
    if len(said) == 1 and said[0] == RAISE:
        return [NUMBER0 + steps for steps in range(1, most + 1)]
    return []


def judge(table: "SteamState", move: Move, seat: int) -> Illegal | None:
    if move[0] == PASS:
        return None if len(move) == 1 else Illegal("STM-D2", {"why": "no-tiles"})
    steps = move[1] - NUMBER0
    if steps == 0:
        return Illegal("STM-D2", {"why": "none"})
    by_income = min(steps, table.income[seat] - TABLE.lowest_income)
    points = (steps - by_income) * TABLE.points_per_step
    if points > table.points[seat]:
        facts: dict[str, object] = {"steps": steps, "points": points}
        return Illegal("STM-D2", {"why": "points", **facts, "have": table.points[seat]})
    return None


def act(table: "SteamState", move: Move, seat: int) -> None:
    if move[0] == RAISE:
        money.raise_cash(table, seat, move[1] - NUMBER0)
    else:
        table.tell("passed", {"seat": seat})
