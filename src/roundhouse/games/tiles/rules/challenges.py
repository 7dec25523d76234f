"""Challenges: the missions and limits of a lone player (TIL-2, TIL-4)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.tiles.rules.box import CAR, PACKAGE, RAIL, ROAD, TILES, TRAIN, TRAVELLER
from roundhouse.games.tiles.rules.networks import (
    has_line,
    home_nodes,
    longest_path,
    most_joined,
    most_stations,
    neighbours,
)
from roundhouse.games.tiles.rules.shape import cities, holes
from roundhouse.games.tiles.rules.territory import NOWHERE, Territory, row_of
from roundhouse.kernel.data import read_toml

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState


class Challenge:
    def __init__(self, name: str, needs: int, stars: list[int]) -> None:
        self.name = name
        self.needs = needs
        self.stars = stars


def _read() -> list[Challenge]:
    data = read_toml(PACKAGE, "data/challenges.toml")["challenge"]
    return [Challenge(one["name"], one["needs"], one["stars"]) for one in data]


CHALLENGES: Final = _read()
BY_NAME: Final = {challenge.name: challenge for challenge in CHALLENGES}

# These bind at every moment; the others are judged at the end.
LIMITS: Final = ["flat-earth", "strict-rules", "regulated-traffic"]


def watch(state: "TilesState", seat: int) -> None:
    """A limit that is broken once stays broken."""
    if not state.challenge or state.challenge not in LIMITS or state.limit_broken:
        return
    have = measure(state.territories[seat], state.challenge)
    if have > BY_NAME[state.challenge].needs:
        state.limit_broken = True
        state.tell("limit-broken", {"seat": seat, "challenge": state.challenge, "have": have})


def met(state: "TilesState", seat: int) -> bool:
    name = state.challenge
    if name in LIMITS:
        return not state.limit_broken
    have = measure(state.territories[seat], name)
    if name == "perfection":
        return have <= BY_NAME[name].needs
    return have >= BY_NAME[name].needs


def stars(name: str, score: int) -> int:
    """How many of the three thresholds a score reaches."""
    return sum([1 for threshold in BY_NAME[name].stars if score >= threshold])


def measure(territory: Territory, name: str) -> int:
    """The figure by which a challenge is judged."""
    needs = BY_NAME[name].needs
    if name == "megalopolis":
        return max([0] + [len(city) for city in cities(territory)])
    if name == "route-66":
        return longest_path(territory, ROAD, needs, NOWHERE)
    if name == "trans-europe-express":
        return longest_path(territory, RAIL, needs, NOWHERE)
    if name == "perfection":
        return territory.open_ends
    if name == "flat-earth":
        return territory.height()
    if name == "volcano":
        return needs if holes(territory, needs) else 0  # the side of the hole: one is enough
    if name == "holes":
        return holes(territory, 1)
    if name == "far-friends":
        return farthest_friends(territory)
    if name == "station-chaos":
        return most_stations(territory)
    if name == "car-paradise":
        return most_joined(territory, CAR)
    if name == "train-paradise":
        return most_joined(territory, TRAIN)
    if name == "four-cities":
        return len(cities(territory))
    if name == "strict-rules":
        return most_in_a_row(territory)
    if name == "regulated-traffic":
        return max([most_joined(territory, kind) for kind in (CAR, TRAIN, TRAVELLER)])
    return needs  # tired travellers: counts in the points of each pawn instead


def most_in_a_row(territory: Territory) -> int:
    """The most pawns of one kind in one horizontal row."""
    counts: dict[int, int] = {}
    for slot, pawn in enumerate(territory.pawns):
        if pawn:
            place = row_of(territory.cells[slot]) * 4 + pawn
            counts[place] = counts.get(place, 0) + 1
    return max([0] + [counts[place] for place in counts])


def farthest_friends(territory: Territory) -> int:
    """The most steps between two joined travellers with none between them on the way.

    The way is a shortest one; changing lines at a station takes no step.
    """
    best = 0
    for slot, pawn in enumerate(territory.pawns):
        if pawn == TRAVELLER:
            best = max(best, _farthest_from(territory, slot))
    return best


def _farthest_from(territory: Territory, slot: int) -> int:
    free = steps_from(territory, territory.pawns, slot, False)
    blocked = steps_from(territory, territory.pawns, slot, True)
    best = 0
    for other, pawn in enumerate(territory.pawns):
        if pawn == TRAVELLER and other != slot:
            nodes = home_nodes(territory, other, TRAVELLER)
            far = min([free[node] for node in nodes])
            if far < FAR and far == min([blocked[node] for node in nodes]):
                best = max(best, far)
    return best


FAR: Final = 1000


def steps_from(territory: Territory, pawns: list[int], slot: int, stopped: bool) -> list[int]:
    """Steps from a traveller's slot to every node, over joined lines; travellers may stop them."""
    steps = [FAR] * (2 * len(territory.cells))
    found = home_nodes(territory, slot, TRAVELLER)
    for node in found:
        steps[node] = 0
    at = 0
    while at < len(found):
        node = found[at]
        at += 1
        here = node >> 1
        other = node ^ 1
        if (
            TILES.station[territory.designs[here]]
            and has_line(territory, other)
            and steps[other] == FAR
        ):
            steps[other] = steps[node]
            found.insert(at, other)
        if stopped and here != slot and pawns[here] == TRAVELLER:
            if node in home_nodes(territory, here, TRAVELLER):
                continue
        for beyond in neighbours(territory, node):
            if steps[beyond] == FAR:
                steps[beyond] = steps[node] + 1
                found.append(beyond)
    return steps
