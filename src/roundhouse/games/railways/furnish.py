"""Furnish: the cards of a map that somebody draws, by stated rules, to be changed as one likes.

- **Distance** is the fewest tiles between two cities over open edges; how far a city lies from the
  goods is the mean of it to every cube that the map prints elsewhere.
- **Service Bounties** go to the coloured cities that lie farthest from the goods, at most two of a
  colour, one for each eight cities, from three to seven; a point for each four tiles, from 3 to 6.
- **Hotels** stand in the coloured cities with the most cubes that have no bounty, as many; 1 point.
- **Charters**: the city with the most ways in, from five on, has a Capital Charter.
- **Major lines** join two cities of three cubes or more, the farthest first, each city in at most
  two lines, three to seven lines; two points for each five tiles, from 4 to 14.
- **Barons** are those of the world, which name no city.
- **The end** comes after a fifth to a third of the cities are empty, by the number of players.
"""

from collections.abc import Sequence
from typing import Any, Final

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.rails.atlas.checks import steps_from
from roundhouse.rails.board import Board
from roundhouse.rails.map_format import Compiled

Tables = dict[str, Any]
City = dict[str, Any]

END_SHARES: Final = {2: 0.2, 3: 0.22, 4: 0.25, 5: 0.28, 6: 0.32}
STANDING: Final[tuple[Tables, ...]] = (
    {
        "slug": "railroad-era-begins",
        "class": "circle",
        "start": True,
        "effect": "first-delivery",
        "links": 1,
        "points": 1,
    },
    {
        "slug": "speed-record",
        "class": "circle",
        "start": True,
        "effect": "first-delivery",
        "links": 3,
        "points": 3,
    },
    {
        "slug": "new-train",
        "class": "circle",
        "start": True,
        "effect": "first-level",
        "level": 4,
        "points": 4,
    },
    {
        "slug": "railroad-executive",
        "class": "cross",
        "count": 2,
        "effect": "executive",
        "actions": 2,
    },
    {"slug": "new-industry", "class": "cross", "count": 4, "effect": "new-industry"},
    {"slug": "city-growth", "class": "cross", "count": 3, "effect": "city-growth", "cubes": 2},
    {"slug": "land-grant", "class": "hand", "count": 2, "effect": "land-grant"},
    {"slug": "tunnel-engineer", "class": "hand", "count": 2, "effect": "tunnel-engineer"},
    {
        "slug": "perfect-engineering",
        "class": "diamond",
        "count": 2,
        "effect": "perfect-engineering",
    },
    {"slug": "express", "class": "hand", "effect": "express"},
)
SAID: Final = {  # by language, what a card at a place is called
    "en": ("Service Bounty {}", "Hotel {}", "Capital Charter {}"),
    "it": ("Premio di servizio {}", "Hotel {}", "Carta della capitale {}"),
    "de": ("Lieferprämie {}", "Hotel {}", "Hauptstadtrecht {}"),
    "fr": ("Prime de service {}", "Hôtel {}", "Charte de capitale {}"),
    "es": ("Prima de servicio {}", "Hotel {}", "Concesión de capital {}"),
}


def furnish(tables: Tables, compiled: Compiled) -> Tables:
    """The source with a deck, major lines and an end of its own."""
    board = Board(compiled)
    cities = _cities(compiled)
    if len(cities) < 4:
        raise _bad(tables, "cities: < 4")
    tiles = {one["slug"]: _tiles(board, one, cities) for one in cities}
    bounties = _bounties(cities, tiles)
    taken = [place for place, _ in bounties]
    hotels = _hotels(cities, taken, len(bounties))
    charters = _charters(board, cities)
    facts: Tables = dict(tables.get("facts", {}))
    facts |= {"deck": {"card": _deck(bounties, hotels, charters)}, "barons": "world"}
    facts |= {"major_lines": _lines(cities, tiles), "markers": _markers(len(cities), facts)}
    usual = {"box": "world", "income": "world", "fewer_cubes": {}}
    named = {"bounty": taken, "hotel": hotels, "capital-charter": charters}
    return {**tables, "facts": {**usual, **facts}, "names": _names(tables, cities, named)}


def join(tables: Tables, compiled: Compiled, ends: Sequence[str]) -> Tables:
    """The source with a major line between these two cities, for as much as the others give."""
    cities = {one["slug"]: one for one in _cities(compiled)}
    one, other = ends
    away = _tiles(Board(compiled), cities[one], list(cities.values())) if one in cities else {}
    if other == one or other not in away:
        raise _bad(tables, f"{one} – {other}")
    facts: Tables = tables.get("facts", {})
    lines = [*facts.get("major_lines", []), _line(one, other, away[other])]
    return {**tables, "facts": {**facts, "major_lines": lines}}


def _bad(tables: Tables, why: str) -> Refused:
    return refuse("bad-map", {"map": str(tables.get("title", ""))[:80], "why": why[:80]})


def _cities(compiled: Compiled) -> list[City]:
    return [one for one in compiled["places"] if one["hex"] is not None]


def _tiles(board: Board, city: City, cities: list[City]) -> dict[str, int]:
    """By slug how far each lies that can be reached."""
    steps = steps_from(board, city["hex"])
    return {
        other["slug"]: max(0, steps[other["hex"]] - 1)
        for other in cities
        if steps[other["hex"]] >= 0
    }


def _line(one: str, other: str, tiles: int) -> Tables:
    points = max(4, min(14, round(tiles * 0.4)))
    return {"slug": f"{one}-{other}", "cities": [one, other], "points": points}


def _coloured(cities: list[City]) -> list[City]:
    return [one for one in cities if one.get("colour") not in (None, "grey")]


def _far(city: City, cities: list[City], tiles: dict[str, dict[str, int]]) -> float:
    """How far it lies from the goods."""
    known = [
        (tiles[city["slug"]][other["slug"]], int(other.get("cubes", 0)))
        for other in cities
        if other is not city and other["slug"] in tiles[city["slug"]]
    ]
    cubes = sum(many for _, many in known)
    return sum(away * many for away, many in known) / cubes if cubes else 0.0


def _bounties(cities: list[City], tiles: dict[str, dict[str, int]]) -> list[tuple[str, int]]:
    far = sorted(
        ((_far(one, cities, tiles), one) for one in _coloured(cities)),
        key=lambda pair: (-round(pair[0], 6), pair[1]["slug"]),
    )
    found: list[tuple[str, int]] = []
    colours: dict[str, int] = {}
    for away, one in far:
        if len(found) < max(3, min(7, len(cities) // 8)) and colours.get(one["colour"], 0) < 2:
            colours[one["colour"]] = colours.get(one["colour"], 0) + 1
            found.append((one["slug"], max(3, min(6, round(away / 4)))))
    return found


def _hotels(cities: list[City], taken: list[str], many: int) -> list[str]:
    left = [one for one in _coloured(cities) if one["slug"] not in taken]
    large = sorted(left, key=lambda one: (-int(one.get("cubes", 0)), one["slug"]))
    return [one["slug"] for one in large[:many]]


def _charters(board: Board, cities: list[City]) -> list[str]:
    """A city with five ways in or more."""
    ways = [
        (bin(board.place_exits[board.place_of[one["slug"]]]).count("1"), one["slug"])
        for one in cities
    ]
    most = max(many for many, _ in ways)
    return [min(slug for many, slug in ways if many == most)] if most >= 5 else []


def _lines(cities: list[City], tiles: dict[str, dict[str, int]]) -> list[Tables]:
    large = [one["slug"] for one in cities if int(one.get("cubes", 0)) >= 3]
    pairs = sorted(
        (-tiles[one][other], one, other)
        for n, one in enumerate(large)
        for other in large[n + 1 :]
        if other in tiles[one]
    )
    found: list[Tables] = []
    used: dict[str, int] = {}
    for less, one, other in pairs:
        if len(found) >= max(3, min(7, len(cities) // 6)):
            break
        if used.get(one, 0) < 2 and used.get(other, 0) < 2:
            for slug in (one, other):
                used[slug] = used.get(slug, 0) + 1
            found.append(_line(one, other, -less))
    return found


def _markers(cities: int, facts: Tables) -> Tables:
    players = facts.get("players", {})
    least, most = int(players.get("least", 2)), int(players.get("most", 5))
    return {
        str(seats): max(1, round(cities * share))
        for seats, share in END_SHARES.items()
        if least <= seats <= most
    }


def _deck(bounties: list[tuple[str, int]], hotels: list[str], charters: list[str]) -> list[Tables]:
    cards = [dict(card) for card in STANDING]
    for place, points in bounties:
        told = {"slug": f"bounty-{place}", "class": "circle", "bounty": True}
        cards.append({**told, "effect": "first-arrival", "place": place, "points": points})
    for kind, places in (("hotel", hotels), ("capital-charter", charters)):
        for place in places:
            told = {"slug": f"{kind}-{place}", "class": "infinity", "effect": kind}
            cards.append({**told, "place": place, "points": 1})
    return cards


def _names(tables: Tables, cities: list[City], named: dict[str, list[str]]) -> Tables:
    """What the new cards are called; those of the old ones and of the old lines go with them."""
    called = {one["slug"]: one["name"] for one in cities}
    before: Tables = tables.get("names", {})
    facts: Tables = tables.get("facts", {})
    deck = facts.get("deck", {})
    cards = deck.get("card", []) if isinstance(deck, dict) else []
    gone = {str(one.get("slug")) for one in (*cards, *facts.get("major_lines", []))}
    out: Tables = {}
    for language in {**SAID, **before}:
        own = {slug: name for slug, name in before.get(language, {}).items() if slug not in gone}
        for kind, said in zip(named, SAID.get(language, SAID["en"])):
            for place in named[kind]:
                own[f"{kind}-{place}"] = said.format(own.get(place, called[place]))
        out[language] = own
    return out
