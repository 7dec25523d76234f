"""Upgrading the train (SPK-A8)."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.rules.box import PART, PARTS, TABLE, TOP_LEVEL
from roundhouse.games.spike.rules.phases import ACTED
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


def affordable(state: "SpikeState", part: int, seat: int) -> bool:
    level = state.levels[seat * len(PARTS) + part]
    return level < TOP_LEVEL and TABLE.price[level + 1] <= state.money[seat]


def possible(state: "SpikeState", seat: int) -> bool:
    """Without the money for the first level there is nothing to look at."""
    if state.money[seat] < TABLE.price[1]:
        return False
    for part in range(len(PARTS)):
        if affordable(state, part, seat):
            return True
    return False


class Upgrade(Action["SpikeState"]):
    """SPK-A8: a better part of the train."""

    def words(self, state: "SpikeState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return [PART.word(part) for part in range(len(PARTS)) if affordable(state, part, seat)]

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        return judge_part(state, PART.of(move[1]), seat)

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        part = PART.of(move[1])
        state.levels[seat * len(PARTS) + part] += 1
        price = TABLE.price[state.levels[seat * len(PARTS) + part]]
        state.money[seat] -= price
        state.stage = ACTED
        facts: dict[str, object] = {"seat": seat, "part": PARTS[part]}
        facts["level"] = state.level(seat, part)
        facts["dollars"] = price
        state.tell("upgraded", facts)


def judge_part(state: "SpikeState", part: int, seat: int) -> Illegal | None:
    facts: dict[str, object] = {"part": PARTS[part]}
    level = state.levels[seat * len(PARTS) + part]
    if level >= TOP_LEVEL:
        return Illegal("SPK-A8", {**facts, "why": "top"})
    price, money = TABLE.price[level + 1], state.money[seat]
    if money < price:
        return Illegal("SPK-A8", {**facts, "why": "money", "price": price, "money": money})
    return None
