"""The final count (SPK-E1, SPK-E2)."""

import pytest

from roundhouse.games.spike.rules.rounds import end_game
from roundhouse.games.spike.rules.scoring import route_money
from tests.games.saying import told
from tests.games.spike.positions import ended, hold, point, route, turns


def join(state, seat, *cities):
    for city in cities:
        state.joined[point(city)] |= 1 << seat
        state.connected[seat] += 1


def test_SPK_E1_indianapolis_to_tampa():
    """The booklet's example: 6 for the farthest city and 3 for the others."""
    state = turns("indianapolis", "boston")
    route(state, 0, "indianapolis")
    join(state, 0, "raleigh", "columbia", "jacksonville", "tampa")
    assert route_money(state, state.routes[0][0], 0) == 9


@pytest.mark.parametrize(
    ("cities", "dollars"),
    [
        ([], 0),
        (["columbia"], 3),
        (["raleigh", "columbia"], 5),
        (["tampa"], 6),
        (["tampa", "columbia"], 7),
        (["topeka"], 0),
    ],
)
def test_SPK_E1_the_best_city_and_one_for_each_other(cities, dollars):
    state = turns("indianapolis", "boston")
    route(state, 0, "indianapolis")
    join(state, 0, *cities)
    assert route_money(state, state.routes[0][0], 0) == dollars


def test_SPK_E1_nothing_without_the_start():
    state = turns("topeka", "boston")
    route(state, 0, "indianapolis")
    join(state, 0, "raleigh", "columbia", "jacksonville", "tampa")
    assert route_money(state, state.routes[0][0], 0) == 0


def test_SPK_E1_the_cards_are_shown_and_counted_at_the_end():
    state = turns("indianapolis", "boston")
    route(state, 0, "indianapolis")
    join(state, 0, "tampa")
    state.money = [10, 12]
    state.market_money = [10, 12]
    end_game(state, "third-time-card")
    assert ended(state).breakdown[0] == {"market": 10, "contracts": 0, "upgrades": 0, "route": 6}
    assert ended(state).scores[0] == 16 and ended(state).winners == [0]
    assert len(told(state.events, "route-shown")) == 2


def scored(money, cities, cards):
    state = turns("topeka", "topeka")
    state.routes = [[], []]
    state.money = list(money)
    state.market_money = list(money)
    state.connected = list(cities)
    for seat in (0, 1):
        hold(state, seat, f"{cards[seat]}-red")
    end_game(state, "third-time-card")
    return ended(state).places


@pytest.mark.parametrize(
    ("money", "cities", "cards", "places"),
    [
        ((20, 19), (5, 9), (0, 4), [1, 2]),
        ((20, 20), (5, 9), (4, 0), [2, 1]),
        ((20, 20), (9, 9), (2, 1), [1, 2]),
        ((20, 20), (9, 9), (2, 2), [1, 1]),
    ],
)
def test_SPK_E2_money_then_cities_then_cards_then_shared(money, cities, cards, places):
    assert scored(money, cities, cards) == places
