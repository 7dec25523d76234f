"""The board, the contracts and the route cards keep the rules they were made by."""

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

from roundhouse.games.spike import making
from roundhouse.games.spike.making.picture import BARE, NAME, make
from roundhouse.games.spike.making.write import files
from roundhouse.games.spike.rules.board import BOARD, CITIES, EDGES, POINTS, WAYS, distances
from roundhouse.games.spike.rules.box import CONTRACTS, GOODS, ROUTES, TABLE
from roundhouse.kernel.data import read_toml
from roundhouse.rails.atlas.draw import draw_map
from tests.games.spike.positions import edge, good, point

DATA = Path(making.__file__).parents[1] / "data"
SOURCE = read_toml("roundhouse.games.spike", "data/source.toml")
NAMED = ("topeka", "norfolk", "indianapolis", "raleigh", "columbia", "jacksonville", "tampa")


@cache
def far(city: int) -> list[int]:
    return distances(city)


def from_source(commodity: int, city: int) -> int:
    return min(far(source)[city] for source in BOARD.sources[commodity])


def test_the_data_is_what_the_generator_makes():
    for name, text in files().items():
        assert text == (DATA / name).read_text("utf-8"), name


def test_the_picture_is_what_the_generator_draws_but_for_the_relief():
    stored = (DATA / "maps" / f"{NAME}.svg").read_text("utf-8").splitlines()
    drawn = draw_map(BARE, make(SOURCE)).splitlines()
    assert [line for line in stored if not line.startswith("<image ")] == drawn
    assert len(stored) == len(drawn) + 1


def test_about_forty_cities_with_those_that_the_booklet_names():
    assert 38 <= CITIES <= 44
    assert all(point(name) < CITIES for name in NAMED)
    assert BOARD.commodity[point("norfolk")] == good("pigs")


def test_every_commodity_has_three_cities():
    assert all(len(sources) >= 3 for sources in BOARD.sources)
    assert sum(len(sources) for sources in BOARD.sources) == CITIES


def test_a_triangular_lattice():
    for number in range(EDGES):
        a, b = BOARD.start[number], BOARD.end[number]
        x = [2 * BOARD.columns[p] + BOARD.rows[p] % 2 for p in (a, b)]
        step = (abs(x[0] - x[1]), abs(BOARD.rows[a] - BOARD.rows[b]))
        assert step in ((2, 0), (1, 1))
    assert len({(BOARD.columns[p], BOARD.rows[p]) for p in range(POINTS)}) == POINTS
    assert edge("topeka", "e") == edge("kansas-city", "w")


def test_everything_hangs_together_and_no_junction_leads_nowhere():
    assert min(far(0)) == 0 and -1 not in far(0)
    for junction in range(CITIES, POINTS):
        assert len(BOARD.edges_of[junction]) >= 2


def test_every_colour_has_its_share():
    share = Counter(BOARD.colour)
    assert max(share.values()) - min(share.values()) <= 1
    assert len(share) == 6


def test_no_city_is_walled_by_one_colour():
    for city in range(CITIES):
        colours = Counter(BOARD.colour[number] for number in BOARD.edges_of[city])
        edges = len(BOARD.edges_of[city])
        assert edges >= 3
        assert max(colours.values()) <= (1 if edges == 3 else 2)


def test_neighbouring_edges_differ():
    for here in range(POINTS):
        around = BOARD.edge_at[here * len(WAYS) : (here + 1) * len(WAYS)]
        for a, b in pairwise([*around, around[0]]):
            if a >= 0 and b >= 0:
                assert BOARD.colour[a] != BOARD.colour[b]


def test_SPK_S3_six_different_contracts_of_each_commodity():
    assert len(CONTRACTS.cities) == 72
    for commodity in range(GOODS):
        faces = CONTRACTS.cities[commodity * 6 : commodity * 6 + 6]
        cities = [city for face in faces for city in face]
        assert len(set(cities)) == len(cities) == 18


# Dollars by spaces from the nearest source: 7 and one for every three up to eight, then one for
# each.
PAYOUTS = {2: 7, 3: 8, 4: 8, 5: 8, 6: 9, 7: 9, 8: 9, 9: 10, 10: 11, 11: 12}


def test_SPK_T7_a_payout_grows_with_the_distance_from_the_sources():
    rules = SOURCE["balance"]["contracts"]
    for commodity in range(GOODS):
        for face in range(commodity * 6, commodity * 6 + 6):
            for city, pays in zip(CONTRACTS.cities[face], CONTRACTS.pays[face], strict=True):
                assert pays == PAYOUTS[from_source(commodity, city)]
                assert from_source(commodity, city) >= rules["nearest"]
            assert CONTRACTS.pays[face] == sorted(CONTRACTS.pays[face])


def test_every_contract_can_be_delivered():
    """Source and city are joined by fewer spaces than a player has track."""
    for face, cities in enumerate(CONTRACTS.cities):
        assert all(0 < from_source(face // 6, city) < TABLE.track for city in cities)


def test_faces_of_a_commodity_are_worth_about_the_same():
    rules = SOURCE["balance"]["contracts"]
    named = Counter(city for cities in CONTRACTS.cities for city in cities)
    low, high = rules["named"]
    assert all(low <= named[city] <= high for city in range(CITIES))
    for commodity in range(GOODS):
        sums = [sum(pays) for pays in CONTRACTS.pays[commodity * 6 : commodity * 6 + 6]]
        assert max(sums) - min(sums) <= rules["spread"]


def test_the_published_payouts():
    for commodity, dollars in (("peaches", 9), ("cows", 11)):
        faces = range(good(commodity) * 6, good(commodity) * 6 + 6)
        assert dollars in [CONTRACTS.payout(face, point("topeka")) for face in faces]


def test_SPK_S6_route_cards():
    rules = SOURCE["balance"]["routes"]
    assert len(ROUTES.start) == len(set(ROUTES.start)) == 36
    assert ROUTES.values == [3, 4, 5, 6]
    named = Counter(city for cities in ROUTES.cities for city in cities)
    low, high = rules["named"]
    assert all(low <= named[city] <= high for city in range(CITIES))
    for start, cities in zip(ROUTES.start, ROUTES.cities, strict=True):
        away = [far(start)[city] for city in cities]
        assert away == sorted(set(away)), BOARD.names[start]
        steps = [far(a)[b] for a, b in pairwise([start, *cities])]
        assert rules["length"][0] <= sum(steps) <= rules["length"][1]


def test_SPK_S6_at_most_twenty_cities_lie_within_two_spaces_of_a_card():
    for start, cities in zip(ROUTES.start, ROUTES.cities, strict=True):
        close = [c for c in range(CITIES) if min(far(one)[c] for one in (start, *cities)) <= 2]
        assert 5 <= len(close) <= 20, BOARD.names[start]


def test_figures_that_are_not_in_the_booklet_are_not_called_published():
    """SPK-S4: only the first level of locomotive and tender is in it; SPK-R4: the limit is ours."""
    table = read_toml("roundhouse.games.spike", "data/table.toml")
    assert table["origin"] == "published"
    marked = [name for name, part in table.items() if isinstance(part, dict) and "origin" in part]
    assert marked == ["levels", "limit"]
    assert set(table["levels"]) == {"origin", "locomotive", "tender"}
    assert set(table["limit"]) == {"origin", "turns", "fewest", "most"}
    assert table["levels"]["origin"] == table["limit"]["origin"] == "ours"
    for name in ("board", "contracts", "routes", "source"):
        assert read_toml("roundhouse.games.spike", f"data/{name}.toml")["origin"] == "ours"


def test_the_published_route_card():
    card = ROUTES.from_city[point("indianapolis")]
    names = [BOARD.names[city] for city in ROUTES.cities[card]]
    assert names == ["columbia", "raleigh", "jacksonville", "tampa"]


def test_the_figures_of_the_box():
    assert TABLE.market_columns * len(TABLE.values) == GOODS == 12
    assert TABLE.price == [0, 3, 5] and TABLE.track == 45 and TABLE.values == [1, 2, 3]


def test_the_stretch_that_the_rulebook_draws_is_on_the_board():
    """SPK-A2: Topeka has wheat, St. Louis flour; C7 and D7 lie between."""
    spaces = [edge("topeka", "se"), edge("c7", "e"), edge("d7", "e")]
    assert [BOARD.colours[BOARD.colour[one]] for one in spaces] == ["white", "yellow", "white"]
    assert BOARD.end[spaces[2]] == point("st-louis")
    assert BOARD.commodity[point("topeka")] == good("wheat")
    assert BOARD.commodity[point("st-louis")] == good("flour")
