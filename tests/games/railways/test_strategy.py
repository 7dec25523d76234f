"""What the greedy bot sees in a position."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.bots.greedy import GreedyBot
from roundhouse.games.railways.bot.outlook import money_worth, turns_to_come
from roundhouse.games.railways.bot.prospects import Prospects, bounties, bounties_on
from roundhouse.games.railways.bot.reach import complete_links
from roundhouse.games.railways.bot.strategy import _prospects, evaluate
from roundhouse.games.railways.bot.ways import BLOCKED, FAR, MOST_TILES, crossings_of, ways_of
from roundhouse.games.railways.bot.weights import WORTH
from roundhouse.games.railways.rules import auction as bidding
from roundhouse.games.railways.rules.money import bonds_for
from roundhouse.games.railways.rules.parts.one_link import OneLink
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.kernel.rng import Rng
from roundhouse.rails.hexes import EDGES
from tests.games.railways.positions import (
    clear,
    give,
    hex_of,
    link,
    links_between,
    only,
    place,
    put,
    reached,
    recolour,
    show,
    table,
    tile,
    track,
    way_between,
)
from tests.games.saying import say


def prospects(state: RailwaysState, seat: int = 0) -> Prospects:
    return Prospects(state, seat, complete_links(state.network), state.level[seat], 12)


def bare(**options: object) -> RailwaysState:
    """No cube lies anywhere."""
    state = table(3, 1, **options)
    for city in range(state.land.cities):
        clear(state, city)
    return state


def after(state: RailwaysState, text: str) -> float:
    other = state.copy()
    other.play(other.hear(text), 0)
    return evaluate(other, 0)


def test_a_delivery_is_hoped_for_only_over_an_own_first_link():
    state = bare()
    only(state, "red", "philadelphia", 2)
    link(state, 1, "philadelphia", "new-york")
    assert prospects(state).base == 0
    assert prospects(state, 1).base > 1


def test_a_level_that_reaches_further_is_worth_its_price():
    state = bare()
    link(state, 0, "washington", "baltimore", "philadelphia", "new-york")
    only(state, "red", "washington", 4)
    state.level[0] = 2
    state.cash[0] = 30
    assert after(state, "improve") > after(state, "pass")


def test_the_longer_delivery_is_preferred():
    state = bare()
    state.level[0] = 3
    link(state, 0, "washington", "baltimore", "philadelphia", "new-york")
    only(state, "red", "washington")
    only(state, "red", "philadelphia")
    move = GreedyBot(1).choose(state, 0)
    assert state.say(move).startswith("deliver red washington")


def test_a_link_that_joins_a_cube_to_its_city_is_begun_and_finished():
    state = bare()
    only(state, "red", "philadelphia", 3)
    bot = GreedyBot(1)
    while state.actors == [0]:
        state.play(bot.choose(state.imagine(0, Rng(1)), 0), 0)
    assert links_between(state, "philadelphia", "new-york")


def test_a_bounty_counts_for_the_link_over_which_a_cube_can_win_it():
    gains = []
    for cards in ([], ["bounty-toronto"]):
        state = bare()
        show(state, *cards)
        only(state, "purple", "buffalo")
        there = prospects(state)
        gains.append(there.gain(place(state, "toronto"), place(state, "buffalo")))
        assert there.aims.rewards(place(state, "toronto"), place(state, "buffalo")) == 0
        assert there.gain(place(state, "boston"), place(state, "albany")) == 0
    assert gains[1] == pytest.approx(gains[0] + WORTH.bounty * 3)


def test_a_bounty_is_hoped_for_where_a_cube_can_come_from_within_the_level():
    state = bare()
    show(state, "bounty-toronto")
    link(state, 0, "albany", "buffalo")
    link(state, 1, "buffalo", "toronto")
    only(state, "purple", "albany")
    offered = bounties_on(state)
    reach = prospects(state).reach
    assert not reach.supplied(place(state, "toronto"), state.cubes, 1)
    assert reach.supplied(place(state, "toronto"), state.cubes, 2)
    assert bounties(state.cubes, reach, 2, offered) == WORTH.bounty * 3
    only(state, "purple", "buffalo")  # leaves over a rival's link: not ours to send
    clear(state, place(state, "albany"))
    assert not reach.supplied(place(state, "toronto"), state.cubes, 2)


def test_of_two_deliveries_the_one_with_the_bounty_is_made():
    state = bare()
    show(state, "bounty-toronto")
    link(state, 0, "toronto", "buffalo", "pittsburgh")
    put(state, "purple", "buffalo")
    put(state, "blue", "buffalo")
    assert state.say(GreedyBot(1).choose(state, 0)).startswith("deliver purple buffalo")


def test_a_line_counts_only_for_the_link_that_completes_it():
    state = bare()
    link(state, 0, "boston", "providence", "new-haven", "new-york", "philadelphia", "baltimore")
    there = prospects(state)
    points = state.land.lines[5].points
    assert there.aims.rewards(place(state, "baltimore"), place(state, "washington")) == points
    assert there.aims.rewards(place(state, "baltimore"), place(state, "dover")) == 0
    assert there.aims.rewards(place(state, "boston"), place(state, "new-haven")) == 0


def test_a_line_is_hoped_for_from_afar_and_more_the_nearer_it_is():
    """A link that leads on counts, one beside doesn't; the line is worth more than the hope."""
    state = bare()
    link(state, 0, "boston", "providence", "new-haven", "new-york")
    turns = turns_to_come(state)
    there = prospects(state).aims
    onward = place(state, "new-york"), place(state, "philadelphia")
    assert there.nearer(*onward, turns) > 0
    assert there.nearer(place(state, "boston"), place(state, "new-haven"), turns) == 0
    hopes = [there.hope(turns)]
    for onwards in (("new-york", "philadelphia"), ("philadelphia", "baltimore")):
        link(state, 0, *onwards)
        hopes.append(prospects(state).aims.hope(turns))
    assert hopes == sorted(hopes)
    assert there.hope(1.0) < there.hope(turns)
    last = prospects(state).aims
    ends = place(state, "baltimore"), place(state, "washington")
    assert last.rewards(*ends) + last.nearer(*ends, turns) > 0


def test_ROW_M1b_a_western_link_counts_the_line_that_it_completes():
    state = bare()
    route = ["new-york", "philadelphia", "pittsburgh", "columbus", "indianapolis", "st-louis"]
    link(state, 0, *route)
    assert prospects(state).aims.gone_west(*(place(state, "kansas-city"),) * 2, 5.0) == 0
    link(state, 0, "st-louis", "kansas-city")
    reached(state, 0, "kansas-city")
    state.turn = 8
    aims = prospects(state).aims
    # 0.57 of the line's points were hoped for before (`line`, `line_west`)
    assert aims.gone_west(*(place(state, "kansas-city"),) * 2, 5.0) > 5
    assert after(state, "west kansas-city") > after(state, "pass") + 5


def test_money_that_must_be_borrowed_costs_more_than_cash():
    state = table()
    turns = turns_to_come(state)
    state.cash[0] = 10
    from_cash = money_worth(state, 0, 0, 0.0, turns) - money_worth(state, 0, 5, 0.0, turns)
    state.cash[0] = 0
    borrowed = money_worth(state, 0, 0, 0.0, turns) - money_worth(state, 0, 5, 0.0, turns)
    assert bonds_for(0, 5) == 1
    assert borrowed > from_cash > 0


def test_ways_are_as_short_as_the_published_pairs_say():
    land = table().land
    ways = ways_of(land)
    pairs = json.loads(Path(__file__).with_name("eastern_us_pairs.json").read_text("utf-8"))
    city = {name: at for at, name in enumerate(land.board.place_name)}
    looked = 0
    for a, b, fewest, *_ in pairs:
        sides = [land.board.place_hex[city[a]] * EDGES + edge for edge in range(EDGES)]
        found = min([ways.tiles[city[b]][side] for side in sides])
        if fewest <= MOST_TILES:
            assert found == fewest, (a, b)
            looked += 1
    assert looked > 150


def test_ways_see_what_blocks_them():
    state = table()
    ways = ways_of(state.land)
    side = hex_of(state, "new-york") * EDGES + state.land.board.edge_words.index("w")
    philadelphia = place(state, "philadelphia")
    assert ways.price(state, side, philadelphia) == 4
    track(state, 1, "new-york x6 w6")
    assert ways.price(state, side, philadelphia) == BLOCKED


def test_a_tile_on_the_way_is_better_than_one_that_leads_nowhere():
    state = bare()
    only(state, "yellow", "albany", 4)
    recolour(state, "new-haven", "yellow")
    there = "build " + tile(state, "albany", "w3", "x3")
    away = "build " + tile(state, "albany", "v4", "u5")
    assert after(state, there) > after(state, away)


def test_the_end_is_no_reason_to_hold_a_delivery_back():
    state = bare()
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia")
    state.turn = 15
    state.markers = state.markers_needed - 1
    move = GreedyBot(1).choose(state, 0)
    assert state.say(move) == "deliver red philadelphia ne"
    say(state, "deliver red philadelphia ne")
    assert state.ending == 16


def test_ways_lead_over_ferries_only_for_who_has_a_card():
    land = table(map="sweden").land
    copenhagen = land.board.place_of["copenhagen"]
    assert min(ways_of(land).tiles[copenhagen]) == FAR
    assert min(ways_of(land, True).tiles[copenhagen]) == 1
    slugs = land.board.place_slug
    crossings = {(slugs[one.a], slugs[one.b]): one for one in crossings_of(land)}
    assert crossings["malmo", "copenhagen"].ferries == 1
    assert (crossings["vastervik", "visby"].tiles, crossings["vastervik", "visby"].ferries) == (
        2,
        2,
    )
    assert ("stockholm", "uppsala") not in crossings


def test_a_ferry_line_is_worth_the_link_that_it_makes_possible():
    state = bare(map="sweden")
    show(state, "ferry-line")
    link(state, 0, "malmo", "kristianstad")
    idle = after(state, "take ferry-line") - after(state, "pass")
    only(state, "blue", "malmo", 5)
    assert after(state, "take ferry-line") - after(state, "pass") > idle + 0.5


def test_a_link_by_ferry_is_begun_and_finished():
    state = bare(map="sweden")
    only(state, "blue", "malmo", 4)
    give(state, 0, "ferry-line")
    bot = GreedyBot(1)
    while state.actors == [0]:
        state.play(bot.choose(state.imagine(0, Rng(1)), 0), 0)
    assert links_between(state, "malmo", "copenhagen")


def test_a_golden_spike_counts_for_the_link_that_drives_it():
    state = bare(map="north_america", golden_spikes=True)
    show(state, "spike-minneapolis-portland")
    link(state, 0, "portland", "vancouver", "calgary", "regina", "winnipeg")
    there = prospects(state)
    assert there.aims.rewards(place(state, "winnipeg"), place(state, "minneapolis")) == 5
    assert there.aims.rewards(place(state, "winnipeg"), place(state, "thunder-bay")) == 0


def test_ROW_M5b_a_bot_sails_where_cubes_wait_on_an_island():
    state = bare(map="portugal")
    state.cash[0] = 6
    only(state, "red", "azores", 4)
    assert after(state, "sail azores-lisbon-1") > after(state, "sail lisbon-porto")
    assert state.say(GreedyBot(1).choose(state, 0)) == "sail azores-lisbon-1"


def test_ROW_M5b_a_bot_uses_its_own_sea_link_rather_than_a_rival_s():
    state = bare(map="portugal")
    say(state, "sail azores-lisbon-1", "sail azores-lisbon-2", "pass")
    link(state, 0, "lisbon", "santarem")
    state.level[0] = 2
    only(state, "yellow", "santarem")
    assert state.say(GreedyBot(1).choose(state, 0)) == "deliver yellow santarem sw azores-lisbon-1"


def test_ROW_M5c_a_bot_sees_no_way_to_lisbon_when_it_has_had_its_link():
    """Three tiles lie between Santarém and Lisbon; the fourth is worth something only next turn."""
    state = bare(map="portugal")
    only(state, "red", "santarem", 4)
    state.cash[0] = 10
    track(state, 0, "santarem e26 d27 d28 c29")
    hope = evaluate(state, 0)
    one_link = next(part for part in state.parts if isinstance(part, OneLink))
    one_link.linked = [0]
    assert evaluate(state, 0) < hope


def test_ROW_M5e_a_bot_founds_a_black_city_for_black_cubes():
    state = bare(map="portugal")
    link(state, 0, "sagres", "lagos")
    only(state, "black", "lagos", 4)
    state.cash[0] = 20
    assert after(state, "urbanize sagres black") > after(state, "pass")
    assert after(state, "urbanize sagres black") > after(state, "urbanize sagres blue")


def test_what_is_remembered_of_a_position_does_not_change_as_its_table_plays_on():
    """The same position is worth the same, whatever has been looked at before."""
    state = bare()
    only(state, "red", "boston", 3)
    begun = state.copy()
    track(begun, 0, " ".join(way_between(begun, "boston", "new-york").split()[:-1]))
    alone = evaluate(begun, 0)
    _prospects.clear()
    evaluate(state, 0)
    clear(state, place(state, "boston"))
    assert evaluate(begun, 0) == alone


def test_ROW_M1a_a_western_link_is_built_where_its_cubes_have_a_long_way_home():
    """From Des Moines red cubes go to Chicago; nobody else has any."""
    state = bare()
    link(state, 0, "des-moines", "minneapolis", "milwaukee", "chicago")
    reached(state, 0, "des-moines")
    state.level[0] = 3
    state.cash[0] = 60
    state.turn = 6
    west = place(state, "des-moines")
    assert prospects(state).western(west, west) > 5
    assert after(state, "west des-moines") > after(state, "pass") + 0.5
    recolour(state, "chicago", "blue")  # now they have no home
    assert after(state, "west des-moines") < after(state, "pass")


def test_ROW_M1a_a_link_that_leads_west_counts_for_more():
    state = bare()
    link(state, 0, "minneapolis", "milwaukee", "chicago")
    state.level[0] = 3
    state.turn = 6
    there = prospects(state)
    ends = place(state, "minneapolis"), place(state, "des-moines")
    assert there.gain(*ends) == 0
    assert there.western(*ends) > 5 and there.leads_west(*ends)
    assert not there.leads_west(place(state, "chicago"), place(state, "milwaukee"))


def test_first_place_is_worth_more_where_a_rival_may_take_the_cube():
    worths = []
    for beginning in ("washington", "raleigh"):
        state = bare()
        link(state, 0, "washington", "baltimore", "philadelphia", "new-york")
        link(state, 1, beginning, "richmond")
        only(state, "red", "washington")
        state.level[0] = 3
        worths.append(prospects(state).contested())
    assert worths == [3.0, 0.0]


def test_nobody_bids_away_more_than_first_place_is_worth():
    """However much lies idle: a dollar is a fifth of a bond to whoever bids against it."""
    state = bare()
    state.turn = 4
    bidding.begin(state)
    seat = state.actors[0]
    state.cash[seat] = 200
    said = state.say(GreedyBot(1).choose(state, seat)).split()
    assert said[0] == "pass" or int(said[1]) <= 4


def test_a_card_for_a_build_is_worth_the_build_and_nothing_by_itself():
    """In the last turn, without a cube on the map, no track is of use, free or not."""
    state = bare()
    give(state, 0, "land-grant")
    state.ending = state.turn
    played = state.copy()
    played.play(played.hear("play land-grant"), 0)
    assert state.game.unfinished(played, 0)
    assert evaluate(played, 0) <= evaluate(state, 0)
    move = GreedyBot(1).choose(state, 0)
    assert not state.say(move).startswith(("play", "build"))


def test_who_hopes_for_nothing_will_earn_nothing():
    """Else it would be best to do nothing: an income that comes by itself, and no bonds."""
    state = table()
    turns = turns_to_come(state)
    assert money_worth(state, 0, 0, 0.0, turns) == 0.0
    assert money_worth(state, 0, 0, 4.0, turns) > 2.0


@pytest.mark.parametrize("seed", range(3))
def test_the_first_thing_that_is_done_is_to_build(seed: int):
    """Not to take a hotel where nobody has a link, and not to wait for others."""
    state = table(4, seed)
    show(state, "hotel-new-orleans", "hotel-charleston", "new-industry")
    assert state.say(GreedyBot(1).choose(state, 0)).startswith("build ")


def test_a_link_that_goes_on_is_worth_more_than_one_apart():
    state = bare()
    link(state, 0, "new-york", "philadelphia", "baltimore")
    link(state, 0, "columbia", "savannah")
    there = prospects(state)
    assert there.largest == 2
    assert there.grows(place(state, "baltimore"), place(state, "washington")) == 1
    assert there.grows(place(state, "mobile"), place(state, "jackson")) == 0
    link(state, 0, "baltimore", "washington", "richmond", "raleigh")
    there = prospects(state)
    assert there.grows(place(state, "raleigh"), place(state, "columbia")) == 2
    assert there.grows(place(state, "raleigh"), place(state, "philadelphia")) == 1


def test_each_rival_in_a_city_takes_of_its_cubes():
    bases = []
    for rivals in ((), (1,), (1, 2), (1, 1)):
        state = bare()
        link(state, 0, "philadelphia", "new-york")
        only(state, "red", "philadelphia")
        for at, rival in enumerate(rivals):
            link(state, rival, "philadelphia", ("baltimore", "wheeling")[at])
        bases.append(prospects(state).base)
    assert bases[1] == pytest.approx(bases[0] * WORTH.shared)
    assert bases[2] == pytest.approx(bases[0] * WORTH.shared**2)
    assert bases[3] == bases[1]


def test_a_hotel_is_worth_more_where_guests_come_to():
    state = bare()
    show(state, "hotel-new-york", "hotel-new-orleans")
    link(state, 1, "philadelphia", "new-york")
    link(state, 2, "new-haven", "new-york")
    assert after(state, "take hotel-new-york") > after(state, "take hotel-new-orleans") + 0.5


def test_nobody_founds_a_city_for_rivals():
    state = bare()
    show(state, "new-industry")
    link(state, 1, "cincinnati", "columbus")
    rival = after(state, "take new-industry columbus blue")
    assert rival < after(state, "pass")
    link(state, 0, "columbus", "toledo")
    assert after(state, "take new-industry columbus blue") > rival


def test_in_the_last_turn_nothing_is_hoped_for_that_no_action_is_left_for():
    """The last action goes to a delivery or to nothing: a city founded with it is no use."""
    state = bare()
    link(state, 0, "columbus", "wheeling")
    only(state, "blue", "wheeling", 3)
    state.ending = state.turn
    state.cash[0] = 20
    state.round = 2
    founded = state.copy()
    founded.play(founded.hear("urbanize columbus blue"), 0)
    passed = state.copy()
    passed.play(passed.hear("pass"), 0)
    assert evaluate(founded, 0) == evaluate(passed, 0)


@pytest.fixture
def weights() -> Iterator[None]:
    """Those of the game again, whatever comes."""
    before = WORTH.values
    yield
    WORTH.put(before)


@pytest.mark.usefixtures("weights")
def test_what_a_line_with_a_western_link_counts_for_can_be_tuned():
    state = bare()
    link(state, 0, "new-york", "philadelphia", "pittsburgh", "columbus", "indianapolis")
    link(state, 0, "indianapolis", "st-louis", "memphis", "little-rock", "tulsa")
    hopes = []
    for part in (0.2, 0.9):
        WORTH.put({"line_west": part})
        hopes.append(prospects(state).aims.hope(9.0))
    assert hopes[0] < hopes[1]
