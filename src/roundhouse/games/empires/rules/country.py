"""The country: map tiles joined, with what stands on their spaces (SRE-S1, SRE-V1)."""

from typing import Any, ClassVar, Final

from roundhouse.games.empires.rules.box import (
    CITIES,
    CITY,
    FACTORIES,
    FACTORY,
    NONE,
    PLACES,
    SPACES,
    TILE_SPACES,
    TILES,
    VOCABULARY,
)
from roundhouse.kernel.fields import unpacked
from roundhouse.rails.hexes import EDGES, FLAT, STEPS

AROUND: Final = STEPS[FLAT]


class Country:
    """Lists are by space, with NONE where a tile is left in the box; never changed, but for
    `line_costs` and `still`, which lines.py and observe.py remember once they have found them.

    `choice` says which tiles, `number` which of their countries; `cities` and `factories` are the
    tokens on their spaces in turn, None for the printed ones.
    """

    ASIDE: ClassVar[tuple[str, ...]] = ("line_costs", "still")
    __slots__ = (
        *("choice", "number", "tiles", "places", "q", "r", "spaces", "neighbours", "beside"),
        *("city_at", "factory_at", "city_space", "factory_space", "cities", "factories"),
        *("hat_spaces", "word_of", "space_of", "line_costs", "still"),
    )

    def __init__(
        self, choice: int, number: int, cities: list[int] | None, factories: list[int] | None
    ) -> None:
        self.choice = choice
        self.number = number
        self.tiles: list[int] = TILES.choices[choice]
        self.places: list[list[int]] = TILES.countries[choice][number]
        self.q: list[int] = [0] * SPACES
        self.r: list[int] = [0] * SPACES
        self.spaces: list[int] = []
        for tile, placed in zip(self.tiles, self.places):
            for i in range(TILE_SPACES):
                space = tile * TILE_SPACES + i
                q, r = _turned(TILES.q[i], TILES.r[i], placed[2])
                self.q[space] = placed[0] + q
                self.r[space] = placed[1] + r
                self.spaces.append(space)
        self.neighbours: list[int] = self._neighbours()  # [space * 6 + direction]
        self.beside: list[list[int]] = [
            [n for n in self.neighbours[EDGES * s : EDGES * s + EDGES] if n != NONE]
            for s in range(SPACES)
        ]
        self.city_at: list[int] = [NONE] * SPACES
        self.factory_at: list[int] = [NONE] * SPACES
        self._put_on(self.city_at, TILES.city, cities)
        self._put_on(self.factory_at, TILES.factory, factories)
        self.city_space: list[int] = _where(self.city_at, CITIES)
        self.factory_space: list[int] = _where(self.factory_at, FACTORIES)
        self.cities: list[int] = [c for c in range(CITIES) if self.city_space[c] != NONE]
        self.factories: list[int] = [f for f in range(FACTORIES) if self.factory_space[f] != NONE]
        self.hat_spaces: list[list[int]] = [[] for _ in PLACES.hats]  # of the cities with this hat
        for city in self.cities:
            self.hat_spaces[PLACES.hat[city]].append(self.city_space[city])
        self.line_costs: list[list[int]] = [[] for _ in range(SPACES)]
        self.still: list[bytes] = []
        self.word_of: list[int] = [NONE] * SPACES
        self.space_of: list[int] = [NONE] * len(VOCABULARY.slugs)  # by word
        for space in self.spaces:
            word = self._word(space)
            self.word_of[space] = word
            self.space_of[word] = space

    def _neighbours(self) -> list[int]:
        at = {(self.q[space], self.r[space]): space for space in self.spaces}
        found = [NONE] * (SPACES * EDGES)
        for space in self.spaces:
            for edge, (dq, dr) in enumerate(AROUND):
                found[space * EDGES + edge] = at.get((self.q[space] + dq, self.r[space] + dr), NONE)
        return found

    def _put_on(self, there: list[int], printed: list[int], tokens: list[int] | None) -> None:
        """SRE-V1: tokens in the order of the spaces they cover."""
        at = 0
        for space in self.spaces:
            if printed[space] != NONE:
                there[space] = printed[space] if tokens is None else tokens[at]
                at += 1

    def _word(self, space: int) -> int:
        if self.city_at[space] != NONE:
            return CITY.word(self.city_at[space])
        if self.factory_at[space] != NONE:
            return FACTORY.word(self.factory_at[space])
        return VOCABULARY.word(TILES.names[space])

    def name(self, space: int) -> str:
        return VOCABULARY.slugs[self.word_of[space]]

    def packed(self) -> list[Any]:
        if _PRINTED.get(self.choice * 1000 + self.number) is self:
            return [self.choice, self.number, None, None]
        cities = [city for city in self.city_at if city != NONE]
        factories = [factory for factory in self.factory_at if factory != NONE]
        return [self.choice, self.number, cities, factories]

    @staticmethod
    def unpacked(parts: list[Any]) -> "Country":
        choice, number, cities, factories = parts
        if cities is None:
            return printed_country(choice, number)
        return Country(choice, number, cities, factories)

    def __reduce__(self) -> Any:
        return (unpacked, (Country, self.packed()))


_PRINTED: Final[dict[int, Country]] = {}


def printed_country(choice: int, number: int) -> Country:
    """A country as it is printed, made once: games share it."""
    key = choice * 1000 + number
    found = _PRINTED.get(key)
    if found is None:
        found = Country(choice, number, None, None)
        _PRINTED[key] = found
    return found


def _turned(q: int, r: int, turn: int) -> tuple[int, int]:
    """Clockwise by sixths."""
    for _ in range(turn):
        q, r = -r, q + r
    return q, r


def _where(at: list[int], count: int) -> list[int]:
    found = [NONE] * count
    for space, thing in enumerate(at):
        if thing != NONE:
            found[thing] = space
    return found


def printed_on(tiles: list[int], printed: list[int]) -> list[int]:
    """The cities or factories printed on these tiles, in the order of their spaces."""
    spaces = [tile * TILE_SPACES + i for tile in tiles for i in range(TILE_SPACES)]
    return [printed[space] for space in spaces if printed[space] != NONE]
