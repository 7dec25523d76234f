"""Fixed: answers that follow from a game's seed, so that all who play it against bots meet the same
ones, in whatever process and however often."""

from hashlib import blake2b

from roundhouse.bots import ask
from roundhouse.bots.roster import make
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

UNHURRIED = ("beginner", "easy", "medium")  # no clock stops them


def answer(level: str, state: State, seat: int, seed: int, moves: int) -> Move:
    """A bot's move after so many others: it remembers nothing of them."""
    mark = blake2b(f"{seed} {moves}".encode(), digest_size=8, person=b"answer")
    luck = Rng(int.from_bytes(mark.digest(), "big"))
    return ask(make(level, luck.next64()), state, seat, luck)
