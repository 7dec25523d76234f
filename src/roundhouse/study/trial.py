"""Trial: a program that wants to be a bot plays a short game against chance, and is watched."""

from dataclasses import dataclass, field
from time import perf_counter

from roundhouse.bots import ask
from roundhouse.bots.command import CommandBot
from roundhouse.bots.random import RandomBot
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import Illegal, Refused
from roundhouse.kernel.rng import Rng


@dataclass
class Trial:
    """What came of one game: nothing is `wrong`, or why the bot would have forfeited."""

    game: str
    seats: int
    seat: int
    times: list[float] = field(default_factory=list)  # seconds for each of its moves
    over: bool = False  # else it was stopped after so many moves
    wrong: Illegal | None = None
    asked: dict[str, object] = field(default_factory=dict)  # the question it failed at
    lingers: bool = False  # had to be killed at the end


def trial(command: str, game_id: str, seat: int, most: int, seconds: float, seed: int) -> Trial:
    """A game of as few players as there can be, at most two; `seat` counts from behind, too."""
    low, high = game(game_id).seats
    seats = max(low, min(2, high))
    found = Trial(game_id, seats, seat % seats)
    try:
        bot = CommandBot(command, seconds)
    except Refused as refused:
        found.wrong = refused.illegal
        return found
    try:
        _play(found, bot, most, Rng(seed))
    except Refused as refused:
        if refused.rule != "bot-failed":
            raise
        found.wrong = refused.illegal
        found.asked = bot.asked
    finally:
        found.lingers = not bot.close()
    return found


def _play(found: Trial, bot: CommandBot, most: int, rng: Rng) -> None:
    state = game(found.game).new(found.seats, rng.next64())
    other = RandomBot(rng.next64())
    while state.result is None and len(found.times) < most:
        seat = state.actors[0]
        if seat == found.seat:
            start = perf_counter()
            state.play(ask(bot, state, seat, rng), seat)
            found.times.append(perf_counter() - start)
        else:
            state.play(ask(other, state, seat, rng), seat)
    found.over = state.result is not None
