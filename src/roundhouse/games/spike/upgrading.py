"""Upgrading the train (SPK-A8)."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.box import PART0, PARTS, TABLE, TOP_LEVEL
from roundhouse.games.spike.phases import ACTED
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def affordable(table: "SpikeState", part: int, seat: int) -> bool:
    level = table.levels[seat * len(PARTS) + part]
    return level < TOP_LEVEL and TABLE.price[level + 1] <= table.money[seat]


def possible(table: "SpikeState", seat: int) -> bool:
    """Without the money for the first level there is nothing to look at."""
    if table.money[seat] < TABLE.price[1]:
        return False
    for part in range(len(PARTS)):
        if affordable(table, part, seat):
            return True
    return False


def words(table: "SpikeState", seat: int) -> list[int]:
    return [PART0 + part for part in range(len(PARTS)) if affordable(table, part, seat)]


def judge(table: "SpikeState", move: Move, seat: int) -> Illegal | None:
    part = move[1] - PART0
    facts: dict[str, object] = {"part": PARTS[part]}
    level = table.levels[seat * len(PARTS) + part]
    if level >= TOP_LEVEL:
        return Illegal("SPK-A8", {**facts, "why": "top"})
    price, money = TABLE.price[level + 1], table.money[seat]
    if money < price:
        return Illegal("SPK-A8", {**facts, "why": "money", "price": price, "money": money})
    return None


def act(table: "SpikeState", move: Move, seat: int) -> None:
    part = move[1] - PART0
    table.levels[seat * len(PARTS) + part] += 1
    price = TABLE.price[table.levels[seat * len(PARTS) + part]]
    table.money[seat] -= price
    table.stage = ACTED
    facts: dict[str, object] = {"seat": seat, "part": PARTS[part]}
    facts["level"] = table.level(seat, part)
    facts["dollars"] = price
    table.tell("upgraded", facts)
