"""The route cards: a start city and four cities beyond each other, worth 3, 4, 5 and 6.

The rules: no two cards start in the same city; a city worth more is further from the start;
each listed city is a few spaces from the one before; the four steps together have about the
same length on every card; not too many cities lie close to a card's; all cities are listed about
equally often.
"""

from typing import Any, Final

from roundhouse.games.spike.making.lattice import Lattice
from roundhouse.kernel.rng import Rng

TRIES: Final = 4000

Card = list[int]  # the start, then the cities in the order of their values


def lay_out(lattice: Lattice, rules: dict[str, Any], rng: Rng) -> list[Card]:
    low, high = rules["named"]
    printed = [lattice.names.index(name) for name in rules["printed"]]
    for _ in range(TRIES):
        named = [0] * lattice.cities
        cards = [printed]
        for city in printed[1:]:
            named[city] += 1
        starts = [city for city in range(lattice.cities) if city != printed[0]]
        rng.shuffle(starts)
        for start in starts:
            card = lay_card(lattice, start, rules, named, rng)
            if card and len(cards) < rules["cards"]:
                cards.append(card)
                for city in card[1:]:
                    named[city] += 1
        if len(cards) == rules["cards"] and low <= min(named) and max(named) <= high:
            return sorted(cards)
    raise AssertionError("no route cards keep the rules")


def lay_card(
    lattice: Lattice, start: int, rules: dict[str, Any], named: list[int], rng: Rng
) -> Card:
    """The fairest of all cards from this start: the one with the least listed cities."""
    cards: list[Card] = [[start]]
    for low, high in zip(rules["from"], rules["to"]):
        cards = [
            [*card, city]
            for card in cards
            for city in range(lattice.cities)
            if low <= lattice.far[start][city] <= high
            and lattice.far[start][city] > lattice.far[start][card[-1]]
            and 0 < lattice.far[card[-1]][city] <= (rules["step"] if len(card) > 1 else high)
            and named[city] < rules["named"][1]
        ]
    short, long = rules["length"]
    cards = [card for card in cards if short <= steps(lattice, card) <= long]
    cards = [card for card in cards if crowd(lattice, card, rules["close"]) <= rules["crowd"]]
    if not cards:
        return []
    least = min([sum([named[city] for city in card[1:]]) for card in cards])
    fair = [card for card in cards if sum([named[city] for city in card[1:]]) == least]
    return fair[rng.below(len(fair))]


def steps(lattice: Lattice, card: Card) -> int:
    return sum([lattice.far[a][b] for a, b in zip(card, card[1:])])


def crowd(lattice: Lattice, card: Card, close: int) -> int:
    """Cities that lie close to one of the card's, its own among them."""
    near = [
        city
        for city in range(lattice.cities)
        if min([lattice.far[one][city] for one in card]) <= close
    ]
    return len(near)
