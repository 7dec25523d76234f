"""Decks of operations cards and sets of barons: each card a line of data, named by the map."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.box import COLOURS, GREY, PACKAGE
from roundhouse.kernel.data import read_text, read_toml
from roundhouse.rails.board import NONE

Named = str | dict[str, Any]  # the name of a file, or what stands in one

# ROW-O2: the classes of operations cards.
CIRCLE: Final = 0  # can't be taken: rewards the first who meets it
DIAMOND: Final = 1  # stays; usable once a turn
CROSS: Final = 2  # used when taken
HAND: Final = 3  # kept until used
SPIKE: Final = 5  # a circle of the transcontinental variant; 4, infinity, stays for good
CLASSES: Final = ["circle", "diamond", "cross", "hand", "infinity", "spike"]

# ROW-O3: what a card does.
FIRST_DELIVERY: Final = 0
FIRST_LEVEL: Final = 1
FIRST_ARRIVAL: Final = 2
EXECUTIVE: Final = 3
NEW_INDUSTRY: Final = 4
CITY_GROWTH: Final = 5
LAND_GRANT: Final = 6
TUNNEL_ENGINEER: Final = 7
PERFECT_ENGINEERING: Final = 8
EXPRESS: Final = 9
HOTEL: Final = 10
CAPITAL_CHARTER: Final = 11
CITY_CHARTER: Final = 12
TRADING_DEPOT: Final = 13
PASSENGER_LINES: Final = 14
FERRY_LINE: Final = 15
MINE: Final = 16
FIRST_JOINED: Final = 17
EFFECTS: Final = [
    *("first-delivery", "first-level", "first-arrival", "executive", "new-industry"),
    *("city-growth", "land-grant", "tunnel-engineer", "perfect-engineering", "express", "hotel"),
    *("capital-charter", "city-charter", "trading-depot", "passenger-lines"),
    *("ferry-line", "mine", "first-joined"),
]

# ROW-O2: those that are played before an action; the others work by themselves.
PLAYED: Final = (LAND_GRANT, TUNNEL_ENGINEER, PERFECT_ENGINEERING, EXPRESS, FERRY_LINE)

# ROW-E4: what a baron pays for.
LONGEST: Final = 0
LARGEST: Final = 1
MOST_MONEY: Final = 2
FEWEST_BONDS: Final = 3
MOST_CITIES: Final = 4
HIGHEST_LEVEL: Final = 5
LINKS_AT: Final = 6
JOINED: Final = 7
FIRST_TO_LEVEL: Final = 8
WESTERN_LINK: Final = 9
MOST_SEA_LINKS: Final = 10
MOST_INCOME: Final = 11
WIDEST: Final = 12
HUB: Final = 13
LONGEST_LINK: Final = 14
MOST_TRACK: Final = 15
MOST_LINES: Final = 16
LINES: Final = 17
ALL_JOINED: Final = 18
CIRCUIT: Final = 19
COLOURS_SERVED: Final = 20
MOST_OF_COLOUR: Final = 21
AIMS: Final = [
    *("longest", "largest", "most-money", "fewest-bonds", "most-cities", "highest-level"),
    *("links-at", "joined", "first-level", "western-link", "most-sea-links"),
    *("most-income", "widest", "hub", "longest-link", "most-track", "most-lines", "lines"),
    *("all-joined", "circuit", "colours", "most-of-colour"),
]


def _source(kind: str, given: Named) -> tuple[dict[str, Any], str]:
    """Cards by the name of one of our files, or as a map brings them along, and their text."""
    if isinstance(given, dict):
        return given, json.dumps(given)
    name = f"data/{kind}/{given}.toml"
    if given not in known(kind):
        raise ValueError(f"{given} is none of our {kind}: {', '.join(known(kind))}")
    return read_toml(PACKAGE, name), read_text(PACKAGE, name)


def known(kind: str) -> list[str]:
    here = Path(str(files(PACKAGE))) / "data" / kind
    return sorted([path.stem for path in here.glob("*.toml")])


def with_star(deck: Named, barons: Named) -> list[str]:
    """The cards of a deck and the barons of a set that have a black star."""
    cards: list[dict[str, Any]] = _source("decks", deck)[0]["card"]
    people: list[dict[str, Any]] = _source("barons", barons)[0]["baron"]
    return [str(one["slug"]) for one in [*cards, *people] if one.get("star", False)]


@mypyc_attr(serializable=True)
class Deck:
    """By kind of card: its name, class, effect and figures; its `place`, or NONE; the `places` that
    it wants joined; the ferry `hexes` that it covers. `to_play` are the kinds that are played; a
    ferry card of one hex is used where that is built."""

    def __init__(self, given: Named, place_of: dict[str, int]) -> None:
        source, self.text = _source("decks", given)
        cards: list[dict[str, Any]] = source["card"]
        self.kinds: int = len(cards)
        self.slug: list[str] = [str(card["slug"]) for card in cards]
        self.class_of: list[int] = [CLASSES.index(card["class"]) for card in cards]
        self.takable: list[bool] = [kind not in (CIRCLE, SPIKE) for kind in self.class_of]
        self.effect: list[int] = [EFFECTS.index(card["effect"]) for card in cards]
        self.count: list[int] = [int(card.get("count", 1)) for card in cards]
        self.to_play: list[int] = [
            kind
            for kind, effect in enumerate(self.effect)
            if effect in PLAYED and int(cards[kind].get("hexes", 0)) != 1
        ]
        self.start: list[bool] = [bool(card.get("start", False)) for card in cards]
        self.bounty: list[bool] = [bool(card.get("bounty", False)) for card in cards]
        self.star: list[bool] = [bool(card.get("star", False)) for card in cards]
        self.place: list[int] = [
            place_of[card["place"]] if "place" in card else NONE for card in cards
        ]
        self.colour: list[int] = [
            COLOURS.index(card["colour"]) if "colour" in card else NONE for card in cards
        ]
        self.replaces: list[int] = [
            self.slug.index(card["replaces"]) if "replaces" in card else NONE for card in cards
        ]
        self.points: list[int] = [int(card.get("points", 0)) for card in cards]
        self.links: list[int] = [int(card.get("links", 0)) for card in cards]
        self.level: list[int] = [int(card.get("level", 0)) for card in cards]
        self.cubes: list[int] = [int(card.get("cubes", 0)) for card in cards]
        self.actions: list[int] = [int(card.get("actions", 0)) for card in cards]
        self.hexes: list[int] = [int(card.get("hexes", 0)) for card in cards]
        self.places: list[list[int]] = [
            [place_of[slug] for slug in card.get("places", [])] for card in cards
        ]

    def of_part(self, kind: int) -> bool:
        """Whether a card is out unless a part brings it in: golden spikes, promo cards."""
        return self.class_of[kind] == SPIKE or self.replaces[kind] != NONE


@mypyc_attr(serializable=True)
class Barons:
    """By baron: its name, what it pays for, and how much."""

    def __init__(self, given: Named, place_of: dict[str, int]) -> None:
        source, self.text = _source("barons", given)
        barons: list[dict[str, Any]] = source["baron"]
        self.goals: bool = bool(source.get("goals", False))  # what the cards are called
        self.count: int = len(barons)
        self.slug: list[str] = [str(baron["slug"]) for baron in barons]
        self.aim: list[int] = [AIMS.index(baron["effect"]) for baron in barons]
        self.points: list[int] = [int(baron["points"]) for baron in barons]
        self.shared: list[bool] = [bool(baron.get("shared", False)) for baron in barons]
        self.star: list[bool] = [bool(baron.get("star", False)) for baron in barons]
        self.spike: list[bool] = [bool(baron.get("spike", False)) for baron in barons]
        self.level: list[int] = [int(baron.get("level", 0)) for baron in barons]
        self.number: list[int] = [int(baron.get("number", 0)) for baron in barons]
        self.colour: list[int] = [
            COLOURS.index(baron["colour"]) if baron.get("colour") in COLOURS else GREY
            for baron in barons
        ]
        self.places: list[list[int]] = [
            [place_of[slug] for slug in baron.get("places", [])] for baron in barons
        ]
        for number, baron in enumerate(barons):
            if "place" in baron:
                self.places[number] = [place_of[baron["place"]]]
