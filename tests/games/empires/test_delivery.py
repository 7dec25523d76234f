"""Delivery, train cards and contracts (SRE-D1 to D6)."""

import networkx as nx
import pytest

from roundhouse.games.empires.rules import delivery, routes
from roundhouse.games.empires.rules.box import CARDS, KINDS, NONE, PLACES, TABLE, TERRAINS, TILES
from roundhouse.games.empires.rules.train_cards import met
from roundhouse.kernel.rng import Rng
from tests.games.empires.positions import (
    contract,
    delivering,
    hold,
    join,
    land,
    new_game,
    no_contract,
    offered,
    own,
    phase,
    route_of_length,
    space,
    stock,
    stock_of,
    table,
    train,
    turn,
)
from tests.games.saying import play, refused, seen, told, why


def ready(seats: int = 2):
    """Seat 0 has joined Calias Company to Oldville, three spaces."""
    state = table(seats)
    join(state, 0, "calias-company", "oldville")
    no_contract(state, 0)
    return state


def test_SRE_D1_from_a_joined_factory_to_a_city_that_demands_it():
    state = delivering(ready())
    assert phase(state) == "deliver"
    assert [state.say(move) for move in state.moves(0)] == [
        "deliver calias-company steel oldville",
        "pass",
    ]
    assert why(state, "deliver calias-company cloth oldville") == ("SRE-D1", "demand")
    assert why(state, "deliver calias-company grain oldville") == ("SRE-D1", "sold-out")
    assert why(state, "deliver glyson-company steel oldville") == ("SRE-D1", "factory")
    assert why(state, "deliver calias-company steel lowdown") == ("SRE-D1", "city")
    play(state, "deliver calias-company steel oldville")
    assert why(state, "deliver calias-company steel oldville")[0] == "SRE-D1"  # one a turn


def test_SRE_D1_only_over_ones_own_spaces():
    state = table(2)
    path = join(state, 1, "calias-company", "oldville")
    own(state, 0, path[0], path[2])
    delivering(state)
    assert phase(state) != "deliver"
    state = table(2)
    path = join(state, 0, "penn-forge", "baris")
    own(state, 0, "glyson-company", "new-yard")
    delivering(state)
    assert why(state, "deliver penn-forge steel new-yard") == ("SRE-D1", "apart")


def test_SRE_D1_through_other_factories_and_cities_and_trains():
    state = table(2)
    path = join(state, 0, "calias-company", "oldville", "hinburg")
    train(state, 0, "oldville")
    stock(state, "calias-company", "cloth")
    delivering(state)
    assert "oldville" in path
    play(state, "deliver calias-company cloth hinburg")
    assert state.length == len(path) - 2


def test_SRE_D1_not_to_a_city_with_ones_train():
    state = ready()
    join(state, 0, "calias-company", "lowdown")
    train(state, 0, "oldville")
    delivering(state)
    assert why(state, "deliver calias-company steel oldville") == ("SRE-D1", "train")
    play(state, "deliver calias-company steel lowdown")


def test_SRE_D1_a_city_takes_the_same_kind_from_another_company():
    state = ready()
    train(state, 1, "oldville")
    delivering(state)
    play(state, "deliver calias-company steel oldville")
    assert state.trains[space(state, "oldville")] == 0b11


def test_SRE_D1_the_shortest_of_several_routes_is_compulsory():
    state = table(2)
    short = join(state, 0, "calias-company", "oldville")
    long = join(state, 0, "calias-company", "oldville", around=(*short[1:-1],))
    assert len(long) > len(short)
    delivering(state)
    play(state, "deliver calias-company steel oldville")
    assert state.length == len(short)


def forked():
    """Equally short routes from Calias Company to Lowdown that part at the first step."""
    state = table(2)
    ways = list(nx.all_shortest_paths(land(state), "calias-company", "lowdown"))
    one, other = ways[0], next(way for way in ways if way[1] != ways[0][1])
    own(state, 0, *one, *other)
    no_contract(state, 0)
    return state, (one, other)


def test_SRE_D1_among_equally_short_routes_the_player_chooses_at_every_fork():
    state, (one, other) = forked()
    stock(state, "calias-company", "steel")
    delivering(state)
    graph = land(state).subgraph([state.country.name(at) for at in state.owned[0]])
    every = {tuple(path) for path in nx.all_shortest_paths(graph, "calias-company", "lowdown")}
    moves = [move for move in state.moves(0) if state.say(move).startswith("deliver")]
    assert len(every) >= 2 and len(moves) == len(every)
    taken = set()
    for move in moves:
        chosen = [state.country.space_of[word] for word in move[4:]]
        start, end = space(state, "calias-company"), space(state, "lowdown")
        route = routes.follow(state, 0, start, end, chosen)
        taken.add(tuple(state.country.name(at) for at in route))
    assert taken == every and tuple(one) in every and tuple(other) in every
    assert why(state, "deliver calias-company steel lowdown") == ("SRE-D1", "fork")
    assert why(state, "deliver calias-company steel lowdown 3a") == ("SRE-D1", "way")
    full = state.say(moves[0])
    assert why(state, f"{full} 3a") == ("SRE-D1", "no-fork")


def test_SRE_D1_it_is_optional():
    state = delivering(ready())
    play(state, "pass")
    assert phase(state) != "deliver" and state.trains_left[0] == 8


def test_SRE_D2_nine_spaces_with_one_train_are_seven():
    """The booklet's example: $2 and 1 prestige."""
    state = table(2)
    graph = land(state)
    path = next(
        path
        for end in ("new-yard", "sandle", "baris", "lowdown", "roam")
        for path in nx.all_simple_paths(graph, "hallow-mill", end, cutoff=8)
        if len(path) == 9
        and len(nx.shortest_path(graph.subgraph(path), "hallow-mill", end)) == 9
        and any(name in PLACES.cities for name in path[1:-1])
    )
    good = PLACES.goods[PLACES.demands[PLACES.cities.index(path[-1])].bit_length() - 1]
    own(state, 0, *path)
    stock(state, "hallow-mill", good)
    train(state, 0, next(name for name in path[1:-1] if name in PLACES.cities))
    no_contract(state, 0)
    delivering(state)
    events = play(state, f"deliver hallow-mill {good} {path[-1]}")
    facts = told(events, "good-delivered")[0]
    assert (facts["length"], facts["money"], facts["prestige"]) == (7, 2, 1)
    assert state.prestige[0] == 1 and state.money[0] == 5 + 2 + 2


@pytest.mark.parametrize(
    ("length", "money", "prestige"),
    [(3, 2, 0), (4, 2, 0), (5, 3, 0), (6, 3, 0), (7, 2, 1), (8, 2, 1)],
)
def test_SRE_D2_earnings_by_length(length: int, money: int, prestige: int):
    state = table(1)
    factory, city = route_of_length(state, 0, length, "steel")
    no_contract(state, 0)
    delivering(state)
    state.money[0] = 0
    play(state, f"deliver {factory} steel {city}")
    assert state.length == length
    assert (state.money[0], state.prestige[0]) == (money, prestige)


def test_SRE_D2_long_routes_and_none():
    assert [TABLE.money_for[n] for n in (1, 2, 9, 10, 11, 20)] == [1, 1, 3, 3, 3, 3]
    assert [TABLE.prestige_for[n] for n in (6, 9, 10, 11, 20)] == [0, 1, 1, 2, 2]
    assert TABLE.money_for[0] == TABLE.prestige_for[0] == 0


def test_SRE_D2_a_length_below_one_earns_nothing():
    state = table(2)
    cities = ["oldville", "hinburg", "lowdown"]
    for at, city in enumerate(cities):  # only the arithmetic: trains on the whole way
        state.trains[space(state, city)] = 1
        route = [space(state, name) for name in cities[: at + 1]]
        assert delivery.length(state, 0, route) == -(at + 1)
    assert delivery.length(state, 1, [space(state, city) for city in cities]) == 3


def test_SRE_D2_the_good_returns_to_the_supply():
    state = delivering(ready())
    before = state.supply[0]
    play(state, "deliver calias-company steel oldville")
    assert state.supply[0] == before + 1 and stock_of(state, "calias-company") == ["cloth"]


def test_SRE_D3_the_track_becomes_a_train_and_the_first_two_get_a_bonus():
    for others, bonus in ((0, 2), (1, 1)):
        state = ready()
        if others:
            train(state, 1, "oldville")
        delivering(state)
        tracks = state.tracks_left[0]
        events = play(state, "deliver calias-company steel oldville")
        assert told(events, "city-bonus")[0]["money"] == bonus
        assert state.money[0] == 5 + 2 + bonus
        assert state.tracks_left[0] == tracks + 1 and state.trains_left[0] == 7
        assert state.trains[space(state, "oldville")] & 1
        assert space(state, "oldville") in state.owned[0]


def test_SRE_D4_a_card_must_be_played_and_pays_if_its_condition_is_met():
    for card, prestige in (("red-steel", 1), ("red-cloth", 0), ("red-long", 0)):
        state = ready()
        hold(state, 0, card, "blue-wine")
        delivering(state)
        play(state, "deliver calias-company steel oldville")
        assert phase(state) == "card"
        assert why(state, "pass") == ("SRE-D4", "compulsory")
        assert why(state, "play yellow-steel") == ("SRE-D4", "not-in-hand")
        events = play(state, f"play {card}")
        assert told(events, "card-played")[0]["prestige"] == prestige
        assert state.prestige[0] == prestige
        assert [CARDS.names[one] for one in state.played[0]] == [card]


def test_SRE_D4_conditions():
    long = CARDS.names.index("blue-long")
    assert met(long, 0, 5, 0) and not met(long, 0, 4, 31)
    pair = CARDS.names.index("red-plain-desert")
    plain, desert = 1 << TERRAINS.index("plain"), 1 << TERRAINS.index("desert")
    assert met(pair, 0, 1, plain | desert | 16)
    assert not met(pair, 0, 9, plain) and not met(pair, 0, 9, desert)
    wine = CARDS.names.index("blue-wine")
    assert met(wine, PLACES.goods.index("wine"), 1, 0) and not met(wine, 0, 9, 31)


def test_SRE_D4_the_route_passes_terrain_but_not_factories_and_cities():
    state = ready()
    path = join(state, 0, "calias-company", "oldville")
    middle = TILES.terrain[space(state, path[1])]
    assert delivery.terrains([space(state, name) for name in path]) == 1 << middle


def test_SRE_D4_cards_are_played_after_a_delivery_only():
    state = turn(ready())
    assert why(state, f"play {CARDS.names[state.hands[0].counts.index(1)]}") == ("SRE-D4", "phase")


def test_SRE_D5_a_contract_may_be_shown_at_once():
    state = ready()
    contract(state, 0, "calias-company")
    hold(state, 0, "blue-wine")
    delivering(state)
    assert why(state, "reveal") == ("SRE-D5", "phase")
    play(state, "deliver calias-company steel oldville")
    assert [state.say(move) for move in state.moves(0)] == ["play blue-wine", "reveal"]
    events = play(state, "reveal")
    assert told(events, "contract-shown")[0]["prestige"] == 3
    assert state.prestige[0] == 3 and not state.reversible
    assert why(state, "reveal") == ("SRE-D5", "shown")
    play(state, "play blue-wine")
    assert state.revealed[0] != NONE and state.contracts[0].total == 0


def test_SRE_D5_not_for_another_factory_and_not_by_force():
    state = ready()
    contract(state, 0, "glyson-company")
    delivering(state)
    play(state, "deliver calias-company steel oldville")
    assert why(state, "reveal") == ("SRE-D5", "other")
    state = ready()
    contract(state, 0, "calias-company")
    delivering(state)
    play(state, "deliver calias-company steel oldville")
    play(state, f"play {offered(state, 'play')[0]}")
    assert state.revealed[0] == NONE and state.contracts[0].total == 1


def test_SRE_D5_nobody_can_tell_who_could_have_shown_one():
    """With an empty hand, too, the seat is asked, whether its contract fits or not."""
    for factory in ("calias-company", "glyson-company"):
        state = ready()
        contract(state, 0, factory)
        hold(state, 0)
        delivering(state)
        play(state, "deliver calias-company steel oldville")
        assert phase(state) == "card"
        play(state, "pass")


def test_SRE_D6_without_a_train_no_delivery():
    state = ready()
    state.trains_left[0] = 0
    delivering(state)
    assert phase(state) != "deliver"
    state = delivering(ready())
    state.trains_left[0] = 0
    state.offers = []
    assert refused(state, "deliver calias-company steel oldville").rule == "SRE-D6"


def test_SRE_D6_with_an_empty_hand_no_card():
    state = ready()
    hold(state, 0)
    delivering(state)
    play(state, "deliver calias-company steel oldville")
    assert phase(state) != "card" and state.played[0] == []


@pytest.mark.parametrize("seed", range(6))
def test_routes_are_those_of_a_graph_library(seed: int):
    """Every delivery offered in a random game, by every route of equal length, and no other."""
    state = new_game(1 + seed % 4, seed)
    rng = Rng(seed)
    met_with = 0
    while state.result is None:
        seat = state.actors[0]
        if phase(state) == "deliver":
            met_with += compare(state, seat)
        state.play(state.random_move(seat, rng), seat)
    assert met_with > 0


def compare(state, seat: int) -> int:
    graph = land(state).subgraph([state.country.name(at) for at in state.owned[seat]])
    wanted = set()
    for factory, city in ((f, c) for f in PLACES.factories for c in PLACES.cities):
        if factory not in graph or city not in graph or not nx.has_path(graph, factory, city):
            continue
        if state.trains[space(state, city)] >> seat & 1:
            continue
        for kind, good in enumerate(PLACES.goods):
            there = state.goods[PLACES.factories.index(factory) * KINDS + kind]
            if there and PLACES.demands[PLACES.cities.index(city)] >> kind & 1:
                paths = nx.all_shortest_paths(graph, factory, city)
                wanted |= {(factory, good, city, tuple(path)) for path in paths}
    offers = seen(state, seat)["deliveries"]
    assert wanted == {
        (one["factory"], one["good"], one["city"], tuple(one["route"])) for one in offers
    }
    said = [move for move in state.moves(seat) if state.say(move) != "pass"]
    assert len(said) == len(offers)
    for move, offer in zip(said, offers, strict=True):
        fits_as_told(state, move, offer, seat)
    return len(offers)


def fits_as_told(state, move, offer, seat: int) -> None:
    """SRE-D4, SRE-D5: what cards and contract pay is known before; to nobody else."""
    for one in state.view(None)["deliveries"]:
        assert "fitting" not in one and "contract" not in one
    after = state.copy()
    after.play(move, seat)
    if phase(after) != "card":
        return
    assert after.view(seat)["delivered"]["fitting"] == offer["fitting"]
    assert "fitting" not in after.view(None)["delivered"]
    for word in after.moves(seat):
        then = after.copy()
        events = then.play(word, seat)
        if state.say(word) == "reveal":
            gained = [one.args["prestige"] for one in events if one.name == "contract-shown"]
            assert gained == [offer["contract"]]
        elif state.say(word) != "pass":
            gained = [one.args["prestige"] for one in events if one.name == "card-played"]
            assert (gained[0] > 0) == (state.say(word).split()[1] in offer["fitting"])
