"""The Great Steam Conglomerate (SRE-G1 to G10)."""

from typing import Any

import networkx as nx
import pytest

from roundhouse.games.empires.rules import conglomerate, construction, lines, production, scoring
from roundhouse.games.empires.rules.box import (
    ACTIONS,
    CARDS,
    DESTINATIONS,
    MOUNTAIN,
    NONE,
    PLACES,
    TABLE,
    TILES,
)
from roundhouse.games.empires.rules.country import Country
from roundhouse.kernel.rng import Rng
from tests.games.empires.positions import (
    action,
    delivering,
    destination,
    empty_factories,
    face_up,
    hold,
    join,
    land,
    lay_market,
    new_game,
    no_contract,
    offered,
    own,
    phase,
    played,
    space,
    star_spaces,
    stock,
    stock_of,
    table,
    terrain_spaces,
    train,
    turn,
)
from tests.games.saying import play, seen, told, why


def ready(black: str = "calias-company", yellow: str = "glyson-company"):
    state = table(1)
    destination(state, black, yellow)
    own(state, 0, "ashby-weavers")
    turn(state)
    return state


def built(state, company: int) -> list[str]:
    return [state.country.name(at) for at in state.owned[company]]


def line(state, company: int) -> list[str]:
    return [state.country.name(at) for at in state.rivals.lines[company - 1]]


def test_SRE_G1_cards_tracks_and_your_start():
    for seed in range(12):
        state = new_game(1, seed)
        assert len(state.country.tiles) == 3 and state.rivals.destinations.total == 3
        assert DESTINATIONS.tiles[state.rivals.destination] == state.country.tiles
        for company in (1, 2):
            origin = DESTINATIONS.origin[state.rivals.destination][company - 1]
            assert state.owned[company] == [state.country.factory_space[origin]]
        taken = [PLACES.factories[f] for f in DESTINATIONS.origin[state.rivals.destination]]
        assert phase(state) == "start" and not set(taken) & set(offered(state, "start"))
        assert why(state, f"start {taken[0]}") == ("SRE-S7", "taken")


def test_SRE_G1_six_four_and_two_action_cards():
    state = ready()
    eras = []
    for _ in range(12):
        eras.append(ACTIONS.era[conglomerate.turn_up(state)])
    assert eras == [0] * 6 + [1] * 4 + [2] * 2
    assert len(set(state.rivals.action_row)) == 12


def test_SRE_G2_a_dollar_in_place_of_terrain_where_the_conglomerate_is():
    state = ready()
    mountain = terrain_spaces(state, MOUNTAIN)[0]
    assert construction.cost(state, 0, space(state, mountain)) == 3
    own(state, 1, mountain)
    own(state, 2, mountain)
    assert construction.cost(state, 0, space(state, mountain)) == 1  # once, to the bank
    plain = terrain_spaces(state, 0)[0]
    own(state, 1, plain)
    assert construction.cost(state, 0, space(state, plain)) == 1
    assert construction.cost(state, 0, space(state, "calias-company")) == 0
    own(state, 0, sorted(land(state)[mountain])[0])
    turn(state)
    play(state, f"build {mountain}")
    assert state.money == [4] and state.pieces[space(state, mountain)] == 0b111


def test_SRE_G2_its_tracks_on_your_spaces_pay_you():
    state = ready()
    path = [name for name in line(state, 1)[1:] if name not in PLACES.cities]
    own(state, 0, path[0])
    conglomerate.build(state, 1, 1)
    assert state.money == [6]
    own(state, 0, *line(state, 2)[1:])
    before = state.money[0]
    free = [n for n in line(state, 2)[1:] if n in PLACES.cities or n in PLACES.factories]
    conglomerate.build(state, 2, 99)
    shared = len(line(state, 2)) - 1 - len(free)
    assert free and state.money[0] == min(9, before + shared)


def test_SRE_G2_no_city_bonus_contract_open_twelve_rounds():
    state = table(1)
    join(state, 0, "calias-company", "oldville")
    no_contract(state, 0)
    delivering(state)
    events = play(state, "deliver calias-company steel oldville")
    assert told(events, "city-bonus") == [] and state.money == [7]
    assert seen(new_game(1, 4))["players"][0]["contract"] is not None
    state = new_game(1, 4)
    rng = Rng(4)
    while state.result is None:
        state.play(state.random_move(0, rng), 0)
    assert state.round == 12 == TABLE.rounds_alone and len(state.rivals.action_row) == 12
    assert state.result.reason == "last-round"


def test_SRE_G2_no_other_end():
    state = ready()
    state.tracks_left[0] = 1
    hold(state, 0)
    turn(state)
    play(state, f"build {offered(state, 'build')[0]}")
    assert state.ending == "" and state.result is None


def test_SRE_G3_black_one_yellow_two_as_on_the_card():
    """The booklet's example: one and two tracks from their origins to the nearer city."""
    state = ready()
    assert DESTINATIONS.cities[state.rivals.destination] == [
        [PLACES.cities.index("east-and-bull"), PLACES.cities.index("oldville")],
        [PLACES.cities.index("hinburg"), PLACES.cities.index("new-yard")],
    ]
    assert state.rivals.targets == [
        PLACES.cities.index("oldville"),
        PLACES.cities.index("new-yard"),
    ]
    black, yellow = line(state, 1), line(state, 2)
    action(state, 1, 2)
    conglomerate.take_turn(state)
    assert built(state, 1)[:2] == black[:2] and len(built(state, 1)) >= 2
    assert set(yellow[:3]) <= set(built(state, 2))
    assert black[0] == "calias-company" and black[-1] == "oldville"


def test_SRE_G3_fewest_changes_then_fewest_spaces():
    """The booklet's example: Glyson to Oldville, one change beats two."""
    state = ready()
    start, end = space(state, "glyson-company"), space(state, "oldville")
    route = lines.line(state.country, start, end)
    assert changes(state.country, route) == 1
    straight = nx.shortest_path(land(state), "glyson-company", "oldville")
    assert len(route) >= len(straight)


@pytest.mark.parametrize("choice", range(4))
def test_SRE_G3_lines_are_those_of_a_search_over_all_routes(choice: int):
    """Compared with a plain search through spaces and directions of a graph library."""
    for number in (0, 9, 21, 31):
        country = Country(choice, number, None, None)
        graph = directed(country)
        for factory in country.factories[::2]:
            for city in country.cities[::2]:
                start, end = country.factory_space[factory], country.city_space[city]
                route = lines.line(country, start, end)
                cost = lines.least(lines.costs(country, end), start)
                found = nx.dijkstra_path_length(graph, (start, "out"), (end, "in"))
                assert cost == found
                assert changes(country, route) * lines.TURN + len(route) - 1 == found


def directed(country: Country) -> "nx.DiGraph[Any]":
    """A node per space and direction of arrival; turning costs a thousand."""
    graph: nx.DiGraph[Any] = nx.DiGraph()
    for at in country.spaces:
        for edge in range(6):
            other = country.neighbours[at * 6 + edge]
            if other == NONE:
                continue
            graph.add_edge((at, "out"), (other, edge), weight=1)
            graph.add_edge((other, edge), (other, "in"), weight=0)
            for before in range(6):
                weight = 1 if before == edge else 1001
                graph.add_edge((at, before), (other, edge), weight=weight)
    return graph


def headings(country: Country, route: list[int]) -> list[int]:
    return [
        [country.neighbours[a * 6 + edge] for edge in range(6)].index(b)
        for a, b in zip(route, route[1:])
    ]


def changes(country: Country, route: list[int]) -> int:
    way = headings(country, route)
    return sum(a != b for a, b in zip(way, way[1:]))


def test_SRE_G3_railcars_and_stars():
    state = ready()
    first = action(state, 1, 2, right="red")
    conglomerate.turn_up(state)
    assert state.prestige == [0, 0, 0]
    action(state, 2, 2, left="red")
    conglomerate.turn_up(state)
    assert state.prestige == [0, 1, 0] and ACTIONS.right[first] == 0
    star = star_spaces(state)[0]
    state.rivals.lines[1] = [space(state, "glyson-company"), space(state, star)]
    own(state, 0, star)
    conglomerate.build(state, 2, 1)
    assert state.prestige == [0, 1, 1]  # whoever was there before


def test_SRE_G4_arriving_delivers_and_the_good_goes_to_the_box():
    state = ready()
    conglomerate.build(state, 1, 99)
    steel = PLACES.goods.index("steel")
    supply = state.supply[steel]
    length = len(state.rivals.lines[0])
    conglomerate.deliver(state, 1)
    assert state.trains[space(state, "oldville")] == 0b10
    assert stock_of(state, "calias-company") == ["cloth"]
    assert state.supply[steel] == supply and state.boxed[steel] == 1
    stars = sum(TILES.star[at] for at in state.rivals.lines[0])
    assert state.prestige[1] == TABLE.conglomerate_for[length] + stars


def test_SRE_G4_without_a_fitting_good_one_prestige_less():
    for goods, missing in ((("steel",), 0), ((), 1), (("cloth",), 1)):
        state = ready()
        state.rivals.lines[0] = [space(state, "calias-company")] * 6 + [space(state, "oldville")]
        stock(state, "calias-company", *goods)
        conglomerate.deliver(state, 1)
        assert state.prestige[1] == 2 - missing
    assert [TABLE.conglomerate_for[n] for n in (2, 3, 5, 6, 8, 9, 30)] == [0, 1, 1, 2, 2, 3, 3]


def test_SRE_G4_then_one_next_destination_card_for_both():
    state = ready()
    conglomerate.build(state, 1, 99)
    conglomerate.build(state, 2, 99)
    card = state.rivals.destination
    action(state, 1, 2)
    conglomerate.take_turn(state)
    assert state.rivals.destination != card and state.rivals.destinations.total == 2
    for company in (1, 2):
        origin = DESTINATIONS.origin[state.rivals.destination][company - 1]
        assert state.pieces[state.country.factory_space[origin]] >> company & 1
    assert bin(state.trains[space(state, "oldville")]).count("1") == 1
    assert bin(state.trains[space(state, "new-yard")]).count("1") == 1
    assert len(state.played[1]) == len(state.played[2]) == 1


def test_SRE_G5_the_card_of_the_most_frequent_locomotive():
    state = ready()
    blue = [c for c in range(18) if ACTIONS.locomotive[c] == CARDS.colours.index("blue")]
    red = [c for c in range(18) if ACTIONS.locomotive[c] == CARDS.colours.index("red")]
    state.rivals.action_row = [blue[0], red[0], blue[1]]
    lay_market(state, "red-steel", "yellow-long", "blue-wine")
    conglomerate.take_card(state, 2)
    assert [CARDS.names[card] for card in state.played[2]] == ["blue-wine"]
    assert state.money == [5] and len(state.market) == 3
    lay_market(state, "yellow-wine", "red-steel", "purple-long")
    conglomerate.take_card(state, 1)  # no blue: the next frequent
    assert [CARDS.names[card] for card in state.played[1]] == ["red-steel"]


def test_SRE_G5_each_company_claims_alone_and_several_tops():
    state = ready()
    face_up(state, "loyal-investor", "ardent-collector", "treasure-hunter")
    played(state, 1, "red-steel", "red-cloth", "red-grain", "blue-wine", "yellow-long")
    played(state, 2, "purple-wine", "purple-steel", "purple-cloth")
    conglomerate.claim_all(state, 1)
    conglomerate.claim_all(state, 2)
    assert state.tops == [1, NONE, NONE] and state.bottoms == [0b100, 0, 0]
    played(state, 1, "purple-long")
    face_up(state, "loyal-investor", "ardent-collector")
    conglomerate.claim_all(state, 1)
    assert state.tops == [1, 1]


def test_SRE_G5_it_claims_in_every_one_of_its_turns_without_a_delivery_too():
    state = ready("kenper-brothers", "calias-company")
    face_up(state, "loyal-investor", "ardent-collector")
    played(state, 1, "red-steel", "red-cloth", "red-grain")
    played(state, 2, "purple-wine", "purple-steel", "purple-cloth")
    action(state, 1, 2)
    state.events = []
    conglomerate.take_turn(state)
    assert not told(state.events, "conglomerate-delivered")
    assert not told(state.events, "conglomerate-arrived")
    claims = [(one["company"], one["points"]) for one in told(state.events, "conglomerate-claimed")]
    assert claims == [("black", 2), ("yellow", 1)]


def test_SRE_G6_both_companies_against_you_and_a_tie_is_lost():
    for mine, won in ((11, False), (12, False), (13, True)):
        state = ready()
        state.prestige = [mine, 7, 5]
        result = scoring.final_count(state, "last-round")
        assert result.facts == {"conglomerate": 12, "won": won} and result.scores == [mine]
    state = ready()
    state.prestige = [5, 0, 0]
    face_up(state, "loyal-investor", "ardent-collector")
    state.tops = [1, 2]
    state.bottoms = [0b100, 0]
    for company in (1, 2):
        join(state, company, "lowdown", "roam")  # both have blue hats
    joined = sum(scoring.passengers(state, company) for company in (1, 2))
    assert joined >= 2
    assert scoring.final_count(state, "last-round").facts["conglomerate"] == 5 + joined


def test_SRE_G7_the_nearer_city_is_the_one_with_fewer_changes_then_spaces_then_the_first():
    for number in range(1, 33, 3):
        state = table(1, triangle=number)
        for card in range(len(DESTINATIONS.tiles)):
            if DESTINATIONS.tiles[card] != state.country.tiles:
                continue
            state.rivals.destination = card
            conglomerate.plan(state)
            for way in (0, 1):
                origin = state.country.factory_space[DESTINATIONS.origin[card][way]]
                keys = []
                for at, city in enumerate(DESTINATIONS.cities[card][way]):
                    route = lines.line(state.country, origin, state.country.city_space[city])
                    keys.append((changes(state.country, route), len(route), at, city))
                assert state.rivals.targets[way] == min(keys)[3]


def test_SRE_G7_equal_routes_longest_first_straight_then_clockwise_from_north():
    """Against every best route, found one by one."""
    several = 0
    for number in (2, 13, 29):
        country = Country(2, number, None, None)
        graph = directed(country)
        for factory in country.factories:
            for city in country.cities[::3]:
                start, end = country.factory_space[factory], country.city_space[city]
                paths = nx.all_shortest_paths(graph, (start, "out"), (end, "in"), weight="weight")
                best = {tuple(node[0] for node in path[:-1]) for path in paths}
                several += len(best) > 1
                wanted = min(best, key=lambda route: straights(country, list(route)))
                assert tuple(lines.line(country, start, end)) == wanted
    assert several > 5


def straights(country: Country, route: list[int]) -> list[tuple[int, int]]:
    """Longer straights first, then directions clockwise from north."""
    found: list[tuple[int, int]] = []
    for heading in headings(country, route):
        if found and found[-1][1] == heading:
            found[-1] = (found[-1][0] - 1, heading)
        else:
            found.append((-1, heading))
    return found


def test_SRE_G7_equally_frequent_colours_leftmost_card_and_the_first_good():
    state = ready()
    blue = [c for c in range(18) if ACTIONS.locomotive[c] == CARDS.colours.index("blue")]
    red = [c for c in range(18) if ACTIONS.locomotive[c] == CARDS.colours.index("red")]
    state.rivals.action_row = [blue[0], red[0]]
    lay_market(state, "yellow-long", "red-steel", "blue-wine")
    assert conglomerate.favourite(state) == 1
    lay_market(state, "yellow-long", "blue-wine", "red-steel")
    assert conglomerate.favourite(state) == 1
    lay_market(state, "blue-wine", "red-steel", "blue-cloth")
    assert conglomerate.favourite(state) == 0
    assert conglomerate.first_kind(0b1010) == 1 and conglomerate.first_kind(0b1) == 0


def test_SRE_G8_own_tracks_use_up_none_and_left_over_ones_lapse():
    state = ready()
    way = line(state, 1)
    own(state, 1, way[1])
    before = len(state.owned[1])
    conglomerate.build(state, 1, 1)
    assert built(state, 1)[-1] == way[2] and len(state.owned[1]) == before + 1
    conglomerate.build(state, 1, 99)
    assert set(built(state, 1)) == set(way)


def test_SRE_G8_never_blocked_and_no_delivery_on_the_way():
    state = ready()
    passing = [space(state, name) for name in ("calias-company", "lowdown", "1k", "oldville")]
    state.rivals.lines[0] = passing
    for name in ("lowdown", "1k"):
        own(state, 0, name)
        own(state, 2, name)
    conglomerate.build(state, 1, 2)
    assert set(built(state, 1)) >= {"lowdown", "1k"}
    action(state, 1, 2)
    conglomerate.take_turn(state)
    assert state.trains[space(state, "lowdown")] == 0


def test_SRE_G8_the_length_is_all_spaces_and_trains_are_not_subtracted():
    state = ready()
    state.rivals.lines[0] = [
        space(state, n) for n in ("calias-company", "1d", "1h", "1i", "1n", "oldville")
    ]
    train(state, 1, "oldville")
    state.trains[space(state, "1h")] = 0b10  # only the arithmetic
    stock(state, "calias-company", "steel")
    state.prestige[1] = 0
    conglomerate.deliver(state, 1)
    assert state.prestige[1] == 2  # six spaces


def test_SRE_G9_a_served_destination_is_skipped_and_both_served_idle():
    state = ready()
    train(state, 1, "oldville")
    conglomerate.plan(state)
    assert state.rivals.targets[0] == PLACES.cities.index("east-and-bull")
    train(state, 1, "east-and-bull")
    conglomerate.plan(state)
    assert state.rivals.targets[0] == NONE and state.rivals.lines[0] == []
    before = len(state.owned[1])
    conglomerate.build(state, 1, 3)
    assert len(state.owned[1]) == before


def test_SRE_G9_cards_that_leave_both_idle_are_followed_by_the_next():
    state = ready()
    here = [c for c, tiles in enumerate(DESTINATIONS.tiles) if tiles == state.country.tiles]
    for card in here:
        for city in DESTINATIONS.cities[card][0] if card != here[-1] else []:
            train(state, 1, PLACES.cities[city])
        for city in DESTINATIONS.cities[card][1]:
            train(state, 2, PLACES.cities[city])
    conglomerate.next_destination(state)
    assert (
        state.rivals.destination == here[-1]
    )  # the only card with something to do, for black alone
    assert state.rivals.lines[0] and not state.rivals.lines[1]


def test_SRE_G9_without_a_card_left_the_last_one_stays():
    state = ready()
    state.rivals.destinations.counts = [0] * 16
    state.rivals.destinations.total = 0
    conglomerate.build(state, 1, 99)
    card = state.rivals.destination
    action(state, 1, 2)
    conglomerate.take_turn(state)
    assert state.rivals.destination == card
    assert state.rivals.targets[0] == PLACES.cities.index("east-and-bull")


def test_SRE_G10_leading_production_and_no_tracks_left():
    state = ready()
    state.prestige = [4, 4, 2]
    assert construction.leads(state, 0)
    state.prestige = [4, 5, 0]
    assert not construction.leads(state, 0)
    empty_factories(state)
    state.prestige = [0, 4, 0]
    production.gain(state, 1, 1)
    assert stock_of(state, "kenper-brothers") == ["grain", "wine"]
    state = ready()
    state.prestige = [0, 3, 0]
    state.tracks_left[0] = 0
    hold(state, 0)
    turn(state)
    assert phase(state) == "buy"  # construction is skipped, a locked track with it
