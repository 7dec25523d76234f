"""Players for the tests of Steam: they choose at random, but so that games get somewhere."""

from roundhouse.games.steam.rules import scoring
from roundhouse.games.steam.rules.box import BID, BUILD, CHOOSE, DELIVER, END, NUMBER, PASS, RAISE
from roundhouse.games.steam.rules.phases import (
    BUILDING,
    CAPITAL,
    FIRST_ORDER,
    GOODS,
    ORDER,
    SHARING,
)
from roundhouse.games.steam.rules.state import SteamState
from roundhouse.games.steam.rules.tracing import untraced
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move
from roundhouse.rails.network import tip_side


def finish(state: SteamState, said: Move, seat: int, rng: Rng) -> Move:
    """A sentence that begins so, the rest at random."""
    following = state.words(said, seat)
    while following:
        said = (*said, following[rng.below(len(following))])
        following = state.words(said, seat)
    return said


def railway_worth(state: SteamState, seat: int) -> float:
    """Complete links are good, open ends near a place not so bad, debts and loose rails bad."""
    network = state.network
    board = network.board
    worth = 12.0 * scoring.links_owned(state, seat) + state.income[seat] + state.cash[seat] / 5
    worth -= 30 * len(untraced(network, seat))
    for link in network.links():
        if network.owner[link] != seat or network.complete(link):
            continue
        start = max(network.end_a[link], network.end_b[link])
        tip = network.tip_a[link] if network.end_a[link] < 0 else network.tip_b[link]
        h = board.neighbour[tip_side(tip)]
        near = 9
        for place, other in enumerate(board.place_hex):
            if place != start:
                dq, dr = board.q[h] - board.q[other], board.r[h] - board.r[other]
                near = min(near, max(abs(dq), abs(dr), abs(dq + dr)))
        worth += 4 - 2 * near
    return worth


def thrifty_move(state: SteamState, seat: int, rng: Rng) -> Move:
    """Little debt, builds that lead somewhere, nearly every delivery that can be made."""
    verbs = state.words((), seat)
    if rng.below(12) == 0 and state.phase not in (FIRST_ORDER, ORDER, CAPITAL):
        return finish(state, (verbs[rng.below(len(verbs))],), seat, rng)
    if state.phase in (FIRST_ORDER, ORDER):
        if BID in verbs and rng.below(2):
            lowest = state.words((BID,), seat)[0]
            if NUMBER.of(lowest) < 4:
                return (BID, lowest)
        return (PASS,)
    if state.phase == CAPITAL:
        wanted = (16 - state.cash[seat]) // 5
        if RAISE in verbs and wanted > 0:
            steps = state.words((RAISE,), seat)
            return (RAISE, steps[min(wanted, len(steps)) - 1])
        return (PASS,)
    if state.phase == BUILDING and BUILD in verbs and state.income[seat] > -7:
        best = max(
            (finish(state, (BUILD,), seat, rng) for _ in range(12)),
            key=lambda move: worth_after(state, move, seat),
        )
        if END not in verbs or worth_after(state, best, seat) > railway_worth(state, seat) - 1:
            return best
    if state.phase == BUILDING and END in verbs:
        return (END,)
    if state.phase == GOODS and DELIVER in verbs:
        tries = [finish(state, (DELIVER,), seat, rng) for _ in range(4)]
        return max(tries, key=len)
    if state.phase == SHARING:
        return (verbs[0],) if state.income[seat] < 5 else (verbs[1],)
    if CHOOSE in verbs and rng.below(4):
        return finish(state, (CHOOSE,), seat, rng)
    return finish(state, (), seat, rng)


def worth_after(state: SteamState, move: Move, seat: int) -> float:
    after = state.copy()
    after.play(move, seat)
    return railway_worth(after, seat)
