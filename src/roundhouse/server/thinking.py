"""Thinking: what bots are asked for, and how they answer, in whatever process or worker."""

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import NamedTuple, Protocol

from roundhouse.bots import Bot, ask, dismiss, undisturbed
from roundhouse.bots.chances import seen_by, with_each
from roundhouse.bots.command import CommandBot
from roundhouse.bots.fixed import UNHURRIED, answer
from roundhouse.bots.reasons import Reason, kind_of, reasons_for, usual_parts
from roundhouse.bots.roster import SECONDS, make, of_the_house
from roundhouse.bots.search import Advice as Advised
from roundhouse.bots.search import SearchBot, advise
from roundhouse.bots.tuning import tuning_of
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.tables.table import Table

Advice = tuple[str, float, list[Reason]]  # a move in words, what may come of it, and why
Tried = list[tuple[str, float]]  # moves in words, and their shares of the simulations
TOGETHER = {"expert": 4}  # so many think about its move at once, where they are free
MOST = 3  # moves that are advised,
CONSIDERED = 9  # of so many at most
ADVICE_SECONDS = 0.8  # with what follows, an answer within a second
KEPT: dict[tuple[str, int, str], "Kept"] = {}  # by table, seat and level, in each process
MOST_KEPT = 32
IDLE = 900.0  # seconds after which a program that nobody has asked is let go
ADVISED: dict[tuple[str, str, int, bytes], list[Advice]] = {}  # by position, in each process


class Kept(NamedTuple):
    bot: Bot
    since: float


def choose(
    level: str, table: str, state: State, seat: int, seed: int, seconds: float = SECONDS
) -> str:
    """Those who remember something are kept for the next move. A program that speaks version 1 is
    started for every move, as it was always promised."""
    if not of_the_house(level):
        raise refuse("unknown-level", {"seat": seat, "bot": level[:40]})
    let_go()
    rng = Rng(seed)
    kept = KEPT.pop((table, seat, level), None)
    bot = kept.bot if kept else make(level, rng.next64(), seconds)
    try:
        move = ask(bot, state, seat, rng)
    except BaseException:
        dismiss(bot)
        raise
    if remembers(bot):
        keep(bot, table, seat, level)
    else:
        dismiss(bot)
    return state.say(move)


def ponder(level: str, table: str, state: State, seat: int, last: str, seed: int) -> Tried:
    """One of several who think about the same move. `last` is what the seat has played before,
    which may have been another's advice."""
    rng = Rng(seed)
    kept = KEPT.pop((table, seat, level), None)
    bot = kept.bot if kept else make(level, rng.next64(), SECONDS)
    assert isinstance(bot, SearchBot)
    bot.last = state.hear(last) if last else ()
    found = bot.ponder(state.imagine(seat, rng), seat)
    keep(bot, table, seat, level)
    return [(state.say(one.move), one.share) for one in found]


def agreed(tried: list[Tried]) -> str:
    """The move that all together have looked at most."""
    shares: dict[str, float] = {}
    for found in tried:
        for move, share in found:
            shares[move] = shares.get(move, 0.0) + share
    return max(shares, key=shares.__getitem__)


def remembers(bot: Bot) -> bool:
    return isinstance(bot, SearchBot) or (isinstance(bot, CommandBot) and bot.version > 1)


def choose_alike(level: str, state: State, seat: int, luck: int, moves: int, _seed: int) -> str:
    """Whoever asks, and whenever."""
    return state.say(answer(level, state, seat, luck, moves))


def thought(level: str, table: Table, seat: int) -> Callable[[int], str]:
    """What is to be thought, from a seed; where luck is told beforehand, it is the same for all."""
    id, state = table.header.id, table.state
    if table.luck is not None and level in UNHURRIED:
        moves = len(table.history.moves)
        return partial(choose_alike, level, state, seat, table.luck, moves)
    return partial(choose, level, id, state, seat)


def thought_together(level: str, table: Table, seat: int) -> Callable[[int], Tried]:
    made = table.history.moves[-1:]
    last = made[0].text if made and made[0].seat == seat else ""
    return partial(ponder, level, table.header.id, table.state, seat, last)


def keep(bot: Bot, table: str, seat: int, level: str) -> None:
    """What it has found out serves its next move; the oldest are forgotten."""
    KEPT[table, seat, level] = Kept(bot, monotonic())
    if len(KEPT) > MOST_KEPT:
        dismiss(KEPT.pop(next(iter(KEPT))).bot)


def let_go() -> None:
    """Nobody says that a game is over: programs that aren't asked any more end."""
    idle = [key for key, one in KEPT.items() if monotonic() - one.since > IDLE]
    for key in idle:
        if isinstance(KEPT[key].bot, CommandBot):
            dismiss(KEPT.pop(key).bot)


def think_of(state: State, seat: int, seed: int) -> list[Advice]:
    """Asked again in the same position, it says the same at once."""
    position = (state.game.id, repr(state.options), seat, state.key(seat))
    found = ADVISED.get(position)
    if found is None:
        state = state.imagine(seat, Rng(seed))
        with undisturbed():
            advised = advise(state, seat, seconds=ADVICE_SECONDS, seed=seed, most=CONSIDERED)
        usual = usual_parts(state, seat)
        found = apart(
            state,
            [
                (one.move, chance, reasons_for(state, seat, one.move, usual))
                for one, chance in zip(advised, likely(state, seat, advised))
            ],
        )
        ADVISED[position] = found
        if len(ADVISED) > MOST_KEPT:
            del ADVISED[next(iter(ADVISED))]
    return found


def apart(state: State, found: list[tuple[Move, float, list[Reason]]]) -> list[Advice]:
    """The first few that have something of their own to say: one bid is advised, not three for one
    reason."""
    kept: dict[tuple[object, ...], Advice] = {}
    for move, chance, reasons in found:
        why = [reason.name for reason in reasons]
        kept.setdefault((kind_of(state, move), *why), (state.say(move), chance, reasons))
    return list(kept.values())[:MOST]


def likely(state: State, seat: int, advised: list[Advised]) -> list[float]:
    """The chance to win with each, by the measure of a review; a lone player wins nothing: there it
    is how good each is."""
    values = [one.expected for one in advised]
    if state.seats == 1:
        return values
    tuning = tuning_of(state.game.id)
    gone = tuning.gone(state.moves_made / state.seats)
    return with_each(values, seen_by(state, seat, gone, Rng(state.moves_made)), gone, tuning)


class Thinkers(Protocol):
    """Those who think for a host, so that nobody waits for them."""

    async def move(self, level: str, table: Table, seat: int) -> str:
        """A move in words."""

    async def advice(self, person: str, table: Table, seat: int) -> list[Advice]:
        """What the best of the bots would think of, the best first; one at a time for each."""
