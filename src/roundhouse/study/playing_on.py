"""Playing on: what a move is worth by the games that follow it, and not by any evaluation.

Mediums play on from either of two moves to the end, in the same imagined worlds and with the same
luck. A search that judges a move shares its holes with the evaluation; the end of a game has none.
"""

from roundhouse.bots import ask
from roundhouse.bots.roster import STAND_IN, make
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.study.intervals import Estimate, Sum


def played_on(
    state: State, seat: int, better: Move, played: Move, worlds: int, luck: Rng
) -> Estimate:
    """Points on the others' mean that the better of two moves brings."""
    gains = Sum()
    for _ in range(worlds):
        world = state.imagine(seat, luck)
        seed = luck.next64()
        gains.add([lead(world, seat, better, seed) - lead(world, seat, played, seed)])
    return gains.mean()


def lead(world: State, seat: int, move: Move, seed: int) -> float:
    """At the end of the game that this move leads to."""
    state = world.copy()
    state.play(move, seat)
    luck = Rng(seed)
    bots = [make(STAND_IN, luck.next64()) for _ in range(state.seats)]
    while state.result is None:
        asked = state.actors[0]
        state.play(ask(bots[asked], state, asked, luck), asked)
    scores = state.result.scores
    others = sum(scores) - scores[seat]
    return scores[seat] - others / max(1, len(scores) - 1)
