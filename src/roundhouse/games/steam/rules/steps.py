"""Steps of a build: what was laid, so that a tile can be withdrawn without a trace."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.steam.rules import money
from roundhouse.games.steam.rules.box import FACES
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import GONE, UNOWNED, Links, Network
from roundhouse.rails.supply import Supply

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState

# A step: what was done, the hex (or place), the tile laid (or colour), the price.
Step = tuple[int, int, int, int]
BUILT: Final = 0
REDIRECTED: Final = 1
FOUNDED: Final = 2  # a New City; not one of the builds


@mypyc_attr(serializable=True)
class BuildStart:
    """The table as it was when a seat began to build."""

    def __init__(self, state: "SteamState", seat: int) -> None:
        self.saved: Links = state.network.save()
        self.supply: Supply = state.supply.copy()
        self.cash: int = state.cash[seat]
        self.income: int = state.income[seat]
        self.points: int = state.points[seat]


def take_step(state: "SteamState", step: Step, seat: int) -> None:
    """Do it, pay for it and tell what it made of the links."""
    network = state.network
    before = [network.owner[:], network.end_a[:], network.end_b[:]] if state.heard else []
    touched = apply(network, state.supply, step, seat)
    state.steps.append(step)
    money.pay(state, seat, step[3], "track")
    if step[0] != FOUNDED:
        state.builds_left -= 1
    state.survey = None
    if before:
        _tell_links(state, touched, before, seat)


def _tell_links(
    state: "SteamState", touched: list[int], before: list[list[int]], seat: int
) -> None:
    """What became of these links, of which owners and ends are as they were before."""
    owner, end_a, end_b = before
    network = state.network
    slugs = state.land.board.place_slug
    for link in touched:
        was = owner[link] if link < len(owner) else GONE
        now = network.owner[link]
        if was == UNOWNED and (now == seat or now == GONE):
            start = max(end_a[link], end_b[link])
            state.tell("link-claimed", {"seat": seat, "from": slugs[start]})
        if now != GONE and network.complete(link):
            if was == GONE or end_a[link] < 0 or end_b[link] < 0:
                ends = [slugs[network.end_a[link]], slugs[network.end_b[link]]]
                state.tell("link-completed", {"seat": now, "between": ends})


def apply(network: Network, supply: Supply, step: Step, seat: int) -> list[int]:
    """Do a step on the board and in the box; the links that it touches."""
    if step[0] == FOUNDED:
        return _found(network, supply, step[1], step[2], seat)
    h = step[1]
    laid = step[2]
    old = network.tile[h]
    if old >= 0:
        supply.give_back(FACES.face(old))
    supply.take(FACES.face(laid))
    if step[0] == BUILT:
        return network.put(h, laid, seat)
    moved = FACES.brought(laid, old)[0]
    owner = network.owner[network.link_at[h * EDGES + RAIL_ENDS[moved][0]]]
    touched = network.put(h, laid, owner)
    for link in touched:
        if network.owner[link] == UNOWNED and network.complete(link):
            network.set_owner(link, seat)  # STM-B12: completing claims, redirecting alone doesn't
    return touched


def _found(network: Network, supply: Supply, place: int, colour: int, seat: int) -> list[int]:
    """STM-B16: the town's tile goes; STM-B14: unowned track that the New City completes is mine."""
    h = network.board.place_hex[place]
    old = network.tile[h]
    if old >= 0:
        supply.give_back(FACES.face(old))
    loose_ends: list[int] = []
    for edge in range(EDGES):
        link = network.beyond(h, edge)
        if link >= 0 and network.owner[link] == UNOWNED and not network.complete(link):
            loose_ends.append(link)
    touched = network.found_city(place)
    network.set_accepts(place, 1 << colour)
    for link in loose_ends:
        if network.complete(link):
            network.set_owner(link, seat)
    return touched


def withdraw(state: "SteamState", h: int, seat: int) -> list[Step]:
    """STM-B10: the build is made again without the tile laid last on this hex.

    The steps taken back: this one, and later ones that laid a tile which it had returned to the
    box. What hangs in the air then must be withdrawn, too.
    """
    start = state.build_start
    assert start is not None
    done = state.steps
    last = top_step(state, h)
    gone = [done[last]]
    state.steps = []
    state.network.restore(start.saved)
    state.supply = start.supply.copy()
    state.cash[seat] = start.cash
    state.income[seat] = start.income
    state.points[seat] = start.points
    spent = 0
    for at, step in enumerate(done):
        if at == last:
            continue
        if _can_be_laid(state, step, gone[1:]):
            apply(state.network, state.supply, step, seat)
            spent += step[3]
            state.steps.append(step)
        else:
            gone.append(step)
    money.pay_again(state, seat, spent)
    state.builds_left += len(gone)
    state.withdrawn += 1
    state.survey = None
    return gone


def _can_be_laid(state: "SteamState", step: Step, gone: list[Step]) -> bool:
    """Whether a step can be done again: on the same tile as before, with a tile from the box."""
    if step[0] == FOUNDED:
        return True
    for other in gone:
        if other[1] == step[1]:
            return False
    old = state.network.tile[step[1]]
    return state.supply.has(FACES.face(step[2]), FACES.face(old))


def top_step(state: "SteamState", h: int) -> int:
    """The index of the last step on a hex, or −1."""
    for at in range(len(state.steps) - 1, -1, -1):
        if state.steps[at][0] != FOUNDED and state.steps[at][1] == h:
            return at
    return -1


def laid_now(state: "SteamState", h: int) -> int:
    """The rails of a hex that were laid in this build, as a mask."""
    laid = state.network.tile[h]
    if state.build_start is None or laid < 0:
        return 0
    old = state.network.tile_before(h)
    return FACES.mask[laid] & ~(FACES.mask[old] if old >= 0 else 0)
