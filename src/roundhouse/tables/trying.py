"""Trying: a bot takes a challenge up, to find out how hard it is."""

from roundhouse.bots.fixed import answer
from roundhouse.kernel.record import Record
from roundhouse.kernel.rng import Rng
from roundhouse.tables.challenges import Challenge
from roundhouse.tables.goals import PLAYER


def tried(one: Challenge, bot: str, number: int) -> tuple[int, int]:
    """What the goal came to, and the stars. Tries differ in the bot's luck; where nothing else is
    said, in what is dealt, too."""
    luck = Rng(number)
    mine = luck.next64()
    state = played(one, bot, luck.next64() if one.seed is None else one.seed, mine).state
    return one.goal.came_to(state), one.goal.reached(state)


def played(one: Challenge, bot: str, seed: int, luck: int) -> Record:
    """A game that a bot has played with that luck; its rivals' follows from the seed."""
    record = Record(one.game, one.seats, seed, one.begun_with, files=False)
    state = record.state
    for seat, text in one.before:
        record.play(text, seat)
    while state.result is None:
        seat = PLAYER if PLAYER in state.actors else state.actors[0]
        level, chance = (bot, luck) if seat == PLAYER else (one.rivals, seed)
        record.play(answer(level, state, seat, chance, len(record.moves)), seat)
    return record
