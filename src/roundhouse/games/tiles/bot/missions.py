"""How far a lone player is from meeting the challenge (TIL-2), for the evaluation.

The figures of challenges.py judge a territory; these also see what it is growing into.
"""

from typing import Final

from roundhouse.games.tiles.bot.outlook import Outlook
from roundhouse.games.tiles.bot.survey import FITTING, OPEN_SIDES, Survey, ends_to_remain, root
from roundhouse.games.tiles.bot.weights import (
    CLOSED_FOR_SURE,
    END_TOO_LATE,
    END_TOO_MANY,
    FAR_SPOTS,
    FRIEND_ARRIVED,
    FRIEND_WAITS,
    GAP,
    GOES_ON,
    LAYABLE,
    NEAR_SPOTS,
    PAWNS_THERE,
    PAWNS_TO_COME,
    REFUSAL,
    REFUSAL_FOR_PERFECTION,
    SPOT_BEYOND_END,
    SPOT_NEARLY_JOINED,
    SPOTS_THERE,
    URGENCY,
    WAY,
)
from roundhouse.games.tiles.rules.box import (
    CAR,
    EITHER,
    NOBODY,
    RAIL,
    ROAD,
    TABLE,
    TILES,
    TRAIN,
    TRAVELLER,
)
from roundhouse.games.tiles.rules.challenges import BY_NAME, FAR, steps_from
from roundhouse.games.tiles.rules.networks import home_nodes
from roundhouse.games.tiles.rules.territory import NOWHERE, ROWS, STEPS, Territory


def most_together(challenge: str) -> int:
    """How many pawns of a kind a network may hold."""
    if challenge == "regulated-traffic":
        return BY_NAME[challenge].needs
    return TABLE.pawns


def refusal(challenge: str) -> float:
    return REFUSAL_FOR_PERFECTION if challenge == "perfection" else REFUSAL


def missing(challenge: str, survey: Survey, outlook: Outlook) -> float:
    """What is lost if the mission is not met, as far as it is not."""
    at_stake = URGENCY * BY_NAME[challenge].stars[2]
    return at_stake * (1.0 - progress(challenge, survey, outlook))


def progress(challenge: str, survey: Survey, outlook: Outlook) -> float:
    """1 when the mission is met or the limit kept; 0 when all is to be done, or lost."""
    needs = BY_NAME[challenge].needs
    territory = survey.territory
    if challenge == "megalopolis":
        return min(1.0, survey.towns[0] / needs) if survey.towns else 0.0
    if challenge == "route-66":
        return long_line(territory, ROAD, needs)
    if challenge == "trans-europe-express":
        return long_line(territory, RAIL, needs)
    if challenge == "perfection":
        return closed(territory, needs, outlook.tiles)
    if challenge == "flat-earth":
        return 1.0 if territory.height() <= needs else 0.0
    if challenge == "volcano":
        return crater(territory)
    if challenge == "holes":
        return holes(territory, needs)
    if challenge == "far-friends":
        return friends(survey, needs)
    if challenge == "station-chaos":
        return min(1.0, stations(survey) / needs)
    if challenge == "car-paradise":
        return paradise(survey, CAR, needs, outlook)
    if challenge == "train-paradise":
        return paradise(survey, TRAIN, needs, outlook)
    if challenge == "four-cities":
        sizes = [min(size, TABLE.city_size) for size in survey.towns[:needs]]
        return sum(sizes) / (TABLE.city_size * needs)
    if challenge == "strict-rules":
        return 1.0 if rows_kept(survey) else 0.0
    if challenge == "regulated-traffic":
        return 1.0 if networks_kept(survey, needs) else 0.0
    return 1.0  # tired travellers: nothing to do but to score


def closed(territory: Territory, needs: int, tiles: float) -> float:
    """Perfection: an open end too many weighs more as the end draws near."""
    excess = max(0.0, ends_to_remain(territory, CLOSED_FOR_SURE * tiles) - needs)
    return 1.0 - excess * (END_TOO_MANY + END_TOO_LATE / (1.0 + tiles))


def stations(survey: Survey) -> int:
    """The most stations on one network."""
    designs = survey.territory.designs
    counts = [0] * (2 * len(designs))
    best = 0
    for slot, design in enumerate(designs):
        if TILES.station[design]:
            network = root(survey.routes, 2 * slot)
            counts[network] += 1
            best = max(best, counts[network])
    return best


def rows_kept(survey: Survey) -> bool:
    seen = bytearray(4 * ROWS)
    for slot, pawn in enumerate(survey.pawns):
        if pawn != NOBODY:
            row = pawn * ROWS + survey.territory.cells[slot] % ROWS
            if seen[row]:
                return False
            seen[row] = 1
    return True


def networks_kept(survey: Survey, needs: int) -> bool:
    for crowd in survey.crowds:
        for pawns in crowd.pawns:
            if pawns > needs:
                return False
    return True


# Paradises.


def paradise(survey: Survey, kind: int, needs: int, outlook: Outlook) -> float:
    """The best network: its pawns, its spots, and tokens and stars to bring the others."""
    crowd = survey.crowds[kind]
    most = float(needs)
    supply = outlook.pawns[kind] + outlook.pawns[EITHER] / 2 + outlook.stars
    best = 0.0
    for i in range(len(crowd.networks)):
        pawns = min(most, float(crowd.pawns[i]))
        spots = crowd.pawns[i] + crowd.spots[i] + SPOT_BEYOND_END * min(3, crowd.ends[i])
        value = PAWNS_THERE * pawns
        value += SPOTS_THERE * min(most, spots)
        value += PAWNS_TO_COME * min(most, pawns + supply)
        best = max(best, value)
    best += SPOTS_THERE * SPOT_NEARLY_JOINED * nearly_joined(survey, kind, needs)
    return best / needs


def nearly_joined(survey: Survey, kind: int, needs: int) -> int:
    """Pawns and spots that one tile would join to the largest network, if they are needed."""
    territory = survey.territory
    crowd = survey.crowds[kind]
    line = ROAD if kind == CAR else RAIL
    largest = 0
    for i in range(len(crowd.networks)):
        largest = max(largest, crowd.pawns[i] + crowd.spots[i])
    most = largest
    for index, cell in enumerate(territory.places):
        need = territory.needs[index]
        if OPEN_SIDES[need] < 2:
            continue
        here: list[int] = []
        joined = 0
        for edge in range(4):
            if need >> 2 * edge & 3 == line:
                slot = territory.at[cell + STEPS[edge]]
                at = crowd.find(survey.network(slot, kind))
                if at != NOWHERE and at not in here:
                    here.append(at)
                    joined += crowd.pawns[at] + crowd.spots[at]
        most = max(most, joined)
    return min(needs, most) - min(needs, largest)


# Holes and the volcano.

UNKNOWN: Final = -1000  # a cell that touches no tile


def _ring(size: int) -> list[int]:
    """The steps from a square's north-western cell to the cells around it, corners too."""
    cells = [(x, y) for x in range(-1, size + 1) for y in range(-1, size + 1)]
    return [ROWS * x + y for x, y in cells if not (0 <= x < size and 0 <= y < size)]


SQUARE: Final = [0, 1, ROWS, ROWS + 1]  # a volcano's cells, from the north-western one
AROUND: Final = _ring(1)
AROUND_SQUARE: Final = _ring(2)


def walled(territory: Territory, corner: int, ring: list[int]) -> float:
    """How nearly tiles lie all around, from 0 to 1; a cell where one can be laid counts in part."""
    around = 0.0
    for step in ring:
        at = territory.at.get(corner + step, UNKNOWN)
        if at >= 0:
            around += 1.0
        elif at != UNKNOWN:
            around += LAYABLE * FITTING[territory.needs[-1 - at]]
    return around / len(ring)


def holes(territory: Territory, needs: int) -> float:
    """The best places to leave empty, none beside another; squared, so that one is finished
    before the next."""
    found: list[tuple[float, int]] = []
    for cell in territory.places:
        around = walled(territory, cell, AROUND)
        found.append((-around * around, cell))
    found.sort()
    total = 0.0
    left: list[int] = []
    for value, cell in found:
        if len(left) == needs:
            break
        if not beside(cell, left):
            left.append(cell)
            total -= value
    return total / needs


def beside(cell: int, others: list[int]) -> bool:
    for other in others:
        if other - cell in AROUND:
            return True
    return False


def crater(territory: Territory) -> float:
    """The best empty square, by the twelve cells around it."""
    best = 0.0
    tried: set[int] = set()
    for place in territory.places:
        for part in SQUARE:
            corner = place - part
            if corner not in tried:
                tried.add(corner)
                if empty(territory, corner):
                    best = max(best, walled(territory, corner, AROUND_SQUARE))
    return best


def empty(territory: Territory, corner: int) -> bool:
    for part in SQUARE:
        if territory.at.get(corner + part, UNKNOWN) >= 0:
            return False
    return True


# Long lines.

WALKS: Final = 800  # steps of a search: a tangle of junctions is cut short


class Line:
    """A search for the longest path, over tiles and over places where a tile may come."""

    def __init__(self, links: list[list[int]], tiles: int) -> None:
        self.links = links
        self.tiles = tiles
        self.used = bytearray(len(links))
        self.left = WALKS
        self.best = 0.0
        self.laid = 0  # the longest path without a gap

    def walk(self, node: int, length: float, laid: int, gaps: bool) -> None:
        self.left -= 1
        if node < self.tiles:
            length += 1.0
            laid += 1
            self.best = max(self.best, length)
            if not gaps:
                self.laid = max(self.laid, laid)
        else:
            self.best = max(self.best, length + GOES_ON)
            length += GAP if laid else GOES_ON
            gaps = laid > 0
        self.used[node] = 1
        for beyond in self.links[node]:
            if not self.used[beyond] and self.left > 0:
                self.walk(beyond, length, laid, gaps)
        self.used[node] = 0


def long_line(territory: Territory, line: int, needs: int) -> float:
    """The longest path and what it may become: ends still open, gaps that one tile closes."""
    tiles = len(territory.cells)
    links: list[list[int]] = [[] for _ in range(tiles + len(territory.places))]
    for slot in range(tiles):
        edges = territory.edges[slot]
        for edge in range(4):
            if edges >> 2 * edge & 3 == line:
                at = territory.at[territory.cells[slot] + STEPS[edge]]
                if at >= 0:
                    links[slot].append(at)
                else:
                    links[slot].append(tiles - 1 - at)
                    links[tiles - 1 - at].append(slot)
    search = Line(links, tiles)
    for node in range(len(links)):
        if len(links[node]) == 1 or (node >= tiles and links[node]):
            search.walk(node, 0.0, 0, False)
    if search.laid >= needs:
        return 1.0
    return min(search.best, needs - 0.5) / needs


# Far friends.


def friends(survey: Survey, needs: int) -> float:
    """Two spots for travellers far enough apart, or a way that leads far from one.

    Two travellers that are too near count for nothing: each stands in the other's way.
    """
    territory = survey.territory
    spots: list[int] = []
    for slot, design in enumerate(territory.designs):
        if TILES.spot[design] == TRAVELLER:
            spots.append(slot)
    best = 0.0
    for slot in spots:
        here = 1 if survey.pawns[slot] == TRAVELLER else 0
        steps = steps_from(territory, survey.pawns, slot, True)
        way = 0
        for step in steps:
            if step != FAR:
                way = max(way, step)
        best = max(best, (WAY + FRIEND_WAITS * here) * min(way, needs) / needs)
        for other in spots:
            if other == slot:
                continue
            both = here + (1 if survey.pawns[other] == TRAVELLER else 0)
            far = nearest(territory, steps, other)
            if far == FAR:
                continue
            if far < needs:
                if both < 2:
                    best = max(best, (NEAR_SPOTS + FRIEND_WAITS * both) * far / needs)
            elif far == nearest(territory, steps_from(territory, survey.pawns, slot, False), other):
                best = max(best, FAR_SPOTS + FRIEND_ARRIVED * both)
    return best


def nearest(territory: Territory, steps: list[int], slot: int) -> int:
    far = FAR
    for node in home_nodes(territory, slot, TRAVELLER):
        far = min(far, steps[node])
    return far
