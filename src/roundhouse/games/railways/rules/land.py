"""Land: a map as this game reads it, with its cards and the words that name its things.

What a map has beyond the base rules stands in its facts and is read by its parts (`part.py`): a map
without such a fact plays without the rule.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.box import (
    COLOURS,
    FACES,
    GRAMMAR,
    GREY,
    GREY_WORD,
    MOST_SEATS,
    PACKAGE,
    TABLE,
    data_mark,
    income_track,
    limits_of,
    new_cities_of,
    track_mark,
)
from roundhouse.games.railways.rules.cards import EFFECTS, Barons, Deck, with_star
from roundhouse.games.railways.rules.ground import Closed, Ground
from roundhouse.games.railways.rules.part import PARTS, Rule
from roundhouse.kernel.fields import attributes_of
from roundhouse.kernel.grammar import Section
from roundhouse.kernel.options import ANY_SEATS, Option, word_of
from roundhouse.kernel.phases import Phases
from roundhouse.kernel.words import Vocabulary
from roundhouse.rails.board import Board
from roundhouse.rails.hexes import EDGE_WORDS, ORIENTATIONS, POINTY
from roundhouse.rails.map_format import Compiled
from roundhouse.rails.maps import bad_map, maps_in, played, wrong_words
from roundhouse.rails.supply import Limits

MAPS: Final = maps_in(PACKAGE)
OWN: Final = "map"  # ROW-M10: whose barons are played
OWN_INCOME: Final = "map"  # ROW-M9: whose track of income
BARONS: Final = (OWN, "world")
CITY_COLOURS: Final = [*COLOURS, GREY_WORD]
NEEDED: Final = ("box", "deck", "barons", "income", "players", "markers", "major_lines")  # facts
FIGURES: Final = ("count", "points", "links", "level", "cubes", "actions", "hexes")  # of a card
MOST_FIGURE: Final = 20


@mypyc_attr(serializable=True)
class Line:
    """A major line: cities to join and its points; one that bears the name of a part asks for
    something of that part's, too."""

    def __init__(self, place_of: dict[str, int], facts: dict[str, Any]) -> None:
        self.slug: str = facts["slug"]
        self.places: list[int] = [place_of[city] for city in facts["cities"]]
        self.points: int = facts["points"]
        self.asks_more: bool = any([bool(facts.get(name)) for name in PARTS])


@mypyc_attr(allow_interpreted_subclasses=True)
class Land(Ground):
    """A board with what this game adds to it, made once and shared by all states.

    Cities are the first `cities` places; behind them come places off the map that a part has.
    `hex`, `place`, `card` and `baron` are the words for them.
    """

    def __init__(self, source: Compiled, text: str, barons: str = OWN, key: str = "") -> None:
        self.key = key or source["name"]  # by which it is found again
        facts: dict[str, Any] = source["facts"]
        board = Board(with_places_of_parts(source))
        words = GRAMMAR.more()
        Ground.__init__(self, board, words.section("hex", board.slug))
        assert board.edge_words == EDGE_WORDS[POINTY]
        self.cities: int = len(source["places"])
        self.deck = Deck(facts["deck"], board.place_of)
        self.whose_barons = barons
        self.barons = Barons(facts["barons"] if barons == OWN else barons, board.place_of)
        texts = [self.deck.text, self.barons.text, text]
        self.mark: str = data_mark(facts["box"], facts["income"], texts)
        self.limits: Limits = limits_of(facts["box"])
        self.new_cities: list[int] = new_cities_of(facts["box"])
        self.track: list[int] = income_track(facts["income"])
        self.markers: list[int] = by_players(facts["markers"])
        self.fewer: list[int] = by_players(facts.get("fewer_cubes", {}))
        self.seats: tuple[int, int] = (facts["players"]["least"], facts["players"]["most"])
        self.lines: list[Line] = [Line(board.place_of, line) for line in facts["major_lines"]]
        printed = board.place_facts[: self.cities]
        elsewhere = board.places - self.cities
        self.colour: list[int] = [printed_colour(city) for city in printed] + [GREY] * elsewhere
        self.cubes: list[int] = [int(city["cubes"]) for city in printed] + [0] * elsewhere
        listed = parts_of(facts, self.deck)
        self.rules: list[Rule] = [PARTS[name](self, listed[name]) for name in listed]
        self.place: Section = words.section("place", board.place_slug[: self.cities])
        for rule in self.rules:
            rule.lay_out(self)
            rule.tell(words)
        self.card: Section = words.section("operation", self.deck.slug)
        self.baron: Section = words.section("baron", self.barons.slug)
        wrong = wrong_words(words.slugs(), [])
        if wrong:
            raise ValueError(wrong)
        self.vocabulary: Vocabulary = words.vocabulary()
        self.fixtures: dict[str, Any] = fixtures_of(self)
        self.course: Phases | None = None  # with the actions that only this map has, once asked for

    def __reduce__(self) -> Any:
        return (land_again, (self.key, self.whose_barons))


def fixtures_of(land: Land) -> dict[str, Any]:
    """What positions on this map only name, by names."""
    found = {"board": land.board, "faces": FACES, "limits": land.limits, "track": land.track}
    for rule in land.rules:
        name = type(rule).__name__
        found[name] = rule
        for of, thing in attributes_of(rule).items():
            if isinstance(thing, Closed):
                found[f"{name} {of}"] = thing
    return found


def parts_of(facts: dict[str, Any], deck: Deck) -> dict[str, Any]:
    """The parts that a map has, in the order of PARTS, with what it says of each: by a fact, or
    only by cards of its deck."""
    cards: dict[str, Any] = {EFFECTS[effect]: {} for effect in deck.effect}
    return {name: facts.get(name, {}) for name in PARTS if name in facts or name in cards}


def places_of_parts(facts: dict[str, Any]) -> list[str]:
    """Places off the map, behind all others."""
    return [slug for name in PARTS if name in facts for slug in PARTS[name].places(facts[name])]


def with_places_of_parts(source: Compiled) -> Compiled:
    names = places_of_parts(source["facts"])
    more = [{"slug": name, "name": name, "kind": "city", "hex": None} for name in names]
    return {**source, "places": [*source["places"], *more]}


def without_places_of_parts(source: Compiled) -> Compiled:
    """As the map was drawn."""
    last = len(source["places"]) - len(places_of_parts(source["facts"]))
    return {**source, "places": source["places"][:last]}


def by_players(figures: dict[str, int]) -> list[int]:
    return [figures.get(str(n), 0) for n in range(MOST_SEATS + 1)]


def printed_colour(city: dict[str, Any]) -> int:
    return GREY if city["colour"] == GREY_WORD else COLOURS.index(city["colour"])


_facts: Final[dict[str, dict[str, Any]]] = {}


def facts_of(name: str) -> dict[str, Any]:
    key = name if name in MAPS.names else MAPS.text(name)
    if key not in _facts:
        _facts[key] = checked(name, MAPS.text(name))["facts"]
    return _facts[key]


def advised(name: str) -> list[int]:
    """ROW-M0: the numbers of players that a map is best for."""
    numbers: list[int] = facts_of(name)["players"].get("advised", [])
    return numbers


def advised_variant(name: str) -> list[int]:
    """ROW-M0: those that it is best for with its variant for so many."""
    numbers: list[int] = facts_of(name)["players"].get("advised_variant", [])
    return numbers


def wish(
    name: str,
    default: bool,
    help: str | Callable[[], str],
    fact: str,
    seats: tuple[int, int] = ANY_SEATS,
) -> Option:
    """The option of a part that is played if wished, on the maps with its fact."""
    maps = MAPS.names
    return Option(name, default, help, seats=seats, maps=maps, on=lambda at: fact in facts_of(at))


def star_cards(name: str) -> list[str]:
    """ROW-O2: the cards and barons of a map with a black star, which may be left out."""
    facts = facts_of(name)
    return with_star(facts["deck"], facts["barons"])


_lands: Final[dict[str, Land]] = {}  # by a map's name or its compiled text, and whose barons


def land_of(name: str, barons: str = OWN) -> Land:
    """A map with its own barons, or with those that every map can be played with. The map is one of
    the list, or a compiled map or a source by its path."""
    return land_again(name if name in MAPS.names else MAPS.text(name), barons, name)


def land_again(key: str, barons: str, name: str = "") -> Land:
    """By the name of a map, or the text of one that has no name here."""
    if f"{barons} {key}" not in _lands:
        text = MAPS.text(key) if key in MAPS.names else key
        _lands[f"{barons} {key}"] = _make(name or key, key, text, barons)
    return _lands[f"{barons} {key}"]


def mark_of(land: Land, options: dict[str, object]) -> str:
    """Of the data that a game on this land is played with."""
    income = word_of(options, "income", OWN_INCOME)
    return land.mark if income == OWN_INCOME else track_mark(land.mark, income)


def _make(name: str, key: str, text: str, barons: str) -> Land:
    source = checked(name, text)
    try:
        return Land(source, played(text, source), barons, key)
    except LookupError as error:
        raise bad_map(name, f"{error} is not on this map, or of no kind that is known") from error
    except (ValueError, TypeError, AttributeError, AssertionError, RecursionError) as error:
        raise bad_map(name, str(error) or "a fact of the wrong kind") from error


def checked(name: str, text: str) -> Compiled:
    """A compiled map, as far as one can tell before its cards are read."""
    try:
        source: Compiled = json.loads(text)
        wrong = _wrong_with(source)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise bad_map(name, "not a compiled map") from error
    if wrong:
        raise bad_map(name, wrong)
    return source


def _wrong_with(source: Compiled) -> str:
    """Why the game can't be played on this map, or nothing."""
    if source["orientation"] != ORIENTATIONS[POINTY]:
        return f"its hexes are {source['orientation']}, should be {ORIENTATIONS[POINTY]}"
    for place in source["places"]:
        if place["kind"] != "city":
            return f"{place['slug']} is a {place['kind']}; all places are cities"
        if place.get("colour") not in CITY_COLOURS:
            return f"{place['slug']} needs a colour: {', '.join(CITY_COLOURS)}"
        if type(place.get("cubes")) is not int or place["cubes"] < 0:
            return f"{place['slug']} needs a number of cubes"
    for entry in source["hexes"]:
        if entry[3] not in TABLE.terrain_price:
            return f"no price for terrain {entry[3]}"
    for fact in NEEDED:
        if fact not in source["facts"]:
            return f"facts.{fact} is missing"
    return _wrong_numbers(source)


def _wrong_numbers(source: Compiled) -> str:
    players, markers = source["facts"]["players"], source["facts"]["markers"]
    least, most = players.get("least"), players.get("most")
    if type(least) is not int or type(most) is not int or not 2 <= least <= most <= MOST_SEATS:
        return f"facts.players needs least and most, from 2 to {MOST_SEATS}"
    for seats in range(least, most + 1):
        if type(markers.get(str(seats))) is not int or markers[str(seats)] < 1:
            return f"facts.markers needs a number for {seats} players"
    cubes = sum([int(place["cubes"]) for place in source["places"]])
    if cubes > sum(TABLE.goods):
        return f"{cubes} cubes, the bag has {sum(TABLE.goods)}"
    return _wrong_figures(source["facts"])


def _wrong_figures(facts: dict[str, Any]) -> str:
    """Of lines, and of the cards that a map brings along."""
    deck = facts["deck"]
    cards: list[dict[str, Any]] = deck.get("card", []) if isinstance(deck, dict) else []
    for card in [*cards, *facts["major_lines"]]:
        for name in FIGURES:
            figure = card.get(name, 0)
            if type(figure) is not int or not 0 <= figure <= MOST_FIGURE:
                return f"{card.get('slug')} needs {name} from 0 to {MOST_FIGURE}"
    return ""
