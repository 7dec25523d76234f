"""The contracts: for each commodity six faces on three cards, three cities on a face.

The rules: a city pays by the spaces from the nearest source, the first of them less than a dollar
each and further ones a dollar; a face names one near, one middling and one far city, not close
together; a commodity names no city twice, and its faces add up to about the same; all cities are
named about equally often.
"""

from typing import Any, Final

from roundhouse.games.spike.making.lattice import Lattice
from roundhouse.kernel.rng import Rng

FACES: Final = 6
BANDS: Final = 3
TRIES: Final = 4000

Face = list[tuple[int, int]]  # city and dollars


def sources(lattice: Lattice, good: str) -> list[int]:
    return [city for city in range(lattice.cities) if lattice.goods[city] == good]


def payout(spaces: int, rules: dict[str, Any]) -> int:
    """A base, a dollar for every few spaces up to `slow`, then one for each."""
    slow: int = rules["slow"]
    base: int = rules["base"]
    few: int = rules["few"]
    return base + min(spaces, slow) // few + max(0, spaces - slow)


def draw_up(
    lattice: Lattice, goods: list[str], rules: dict[str, Any], rng: Rng
) -> list[list[Face]]:
    """By commodity six faces; tried again from the start until every rule is kept."""
    low, high = rules["named"]
    for _ in range(TRIES):
        named = [0] * lattice.cities
        drawn: list[list[Face]] = []
        for good in goods:
            faces = draw_commodity(lattice, good, rules, named, rng)
            if not faces:
                break
            drawn.append(faces)
        if len(drawn) == len(goods) and low <= min(named) and max(named) <= high:
            return drawn
    raise AssertionError("no contracts keep the rules")


def draw_commodity(
    lattice: Lattice, good: str, rules: dict[str, Any], named: list[int], rng: Rng
) -> list[Face]:
    """Six faces; empty if no try has kept the rules. `named` counts the cities on."""
    far = [
        min([lattice.far[source][city] for source in sources(lattice, good)])
        for city in range(lattice.cities)
    ]
    printed = [
        (lattice.names.index(city), dollars)
        for named_good, city, dollars in rules["printed"]
        if named_good == good
    ]
    for city, dollars in printed:
        assert payout(far[city], rules) == dollars, (good, city, dollars)
    for _ in range(TRIES // 20):
        chosen = choose_cities(far, [city for city, _ in printed], rules["nearest"], named, rng)
        faces = deal_faces(lattice, chosen, far, rules, rng)
        if faces:
            for city in chosen:
                named[city] += 1
            return faces
    return []


def choose_cities(
    far: list[int], musts: list[int], nearest: int, named: list[int], rng: Rng
) -> list[int]:
    """18 cities, the nearest first: those that must be there, then the least named by lot."""
    lots = list(range(len(far)))
    rng.shuffle(lots)
    able = [city for city in lots if far[city] >= nearest and city not in musts]
    able.sort(key=lambda city: named[city])
    chosen = (musts + able)[: FACES * BANDS]
    return sorted(chosen, key=lambda city: (far[city], city))


def deal_faces(
    lattice: Lattice, chosen: list[int], far: list[int], rules: dict[str, Any], rng: Rng
) -> list[Face]:
    """The far cities by lot, the near ones against them, so that the sums come out alike."""
    near, middling, distant = chosen[:FACES], chosen[FACES : 2 * FACES], chosen[2 * FACES :]
    rng.shuffle(middling)
    distant.reverse()
    faces: list[Face] = []
    for cities in zip(near, middling, distant):
        for a, b in ((0, 1), (0, 2), (1, 2)):
            if lattice.far[cities[a]][cities[b]] < rules["apart"]:
                return []
        faces.append([(city, payout(far[city], rules)) for city in cities])
    sums = [sum([dollars for _, dollars in face]) for face in faces]
    if max(sums) - min(sums) > rules["spread"]:
        return []
    order = list(range(FACES))
    rng.shuffle(order)
    return [faces[face] for face in order]
