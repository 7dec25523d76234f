"""STM-S1 to S8, and the options."""

import json
from collections import Counter

import pytest

from roundhouse.games.steam.game import game
from roundhouse.games.steam.rules.box import ACTIONS, COLOURS, FACES, TABLE
from roundhouse.games.steam.rules.land import MAPS
from roundhouse.kernel.refusal import Refused
from tests.games.saying import seen, told
from tests.games.steam.positions import counting, place, refused, say, table


def cubes_on(state, city):
    at = place(state, city) * len(COLOURS)
    return sum(state.cubes[at : at + len(COLOURS)])


def display(state):
    kinds = len(COLOURS)
    return [sum(state.sets[i : i + kinds]) for i in range(0, len(state.sets), kinds)]


def test_STM_S1_cities_start_with_their_printed_cubes():
    state = table(4)
    for city in state.land.cities:
        slug = state.land.board.place_slug[city]
        assert cubes_on(state, slug) == state.land.cubes[city]
    assert cubes_on(state, "albany") == 3
    assert all(cubes_on(state, state.land.board.place_slug[town]) == 0 for town in state.land.towns)


def test_STM_S1_three_players_on_the_ruhr_map_get_one_cube_less_per_city():
    for seats, less in ((3, 1), (4, 0), (5, 0)):
        state = table(seats, map="ruhr", beginners=True)
        for city in state.land.cities:
            slug = state.land.board.place_slug[city]
            assert cubes_on(state, slug) == state.land.cubes[city] - less
    state = table(3)
    assert cubes_on(state, "albany") == 3


def test_STM_S1_the_cubes_come_from_the_bag_at_random():
    states = [table(4, seed=seed) for seed in range(12)]
    assert len({tuple(state.cubes) for state in states}) == 12
    for state in states:
        for colour in range(len(COLOURS)):
            lying = sum(state.cubes[colour::5]) + sum(state.sets[colour::5])
            assert state.bag.counts[colour] + lying == TABLE.goods[colour]


@pytest.mark.parametrize("name", ["northeast", "ruhr", "ireland", "italy"])
@pytest.mark.parametrize(("seats", "cubes"), [(3, 2), (4, 3), (5, 3), (6, 3)])
def test_STM_S2_twelve_supply_spaces(name, seats, cubes):
    assert display(table(seats, map=name, beginners=True)) == [cubes] * 12


def test_STM_S3_everybody_starts_with_nothing_but_a_locomotive():
    state = table(5, rules="standard")
    assert state.income == state.points == state.cash == [0] * 5
    assert state.level == [1] * 5


def test_STM_S4_new_cities_growth_markers_and_the_box_of_tiles():
    view = seen(table(4))
    assert view["new_cities"] == {"red": 1, "yellow": 1, "purple": 1, "blue": 1, "grey": 4}
    assert view["growth_markers"] == 10
    box = view["box"]
    assert box["straight"] == 86 and box["sharp"] == 8 and box["town-end"] == 8
    assert set(box) == set(FACES.slug)


def auction(seats=4, seed=1):
    return table(seats, seed, rules="base")


def test_STM_S5_the_first_bidder_is_drawn():
    assert {auction(seed=seed).actors[0] for seed in range(40)} == {0, 1, 2, 3}


def test_STM_S5_the_highest_bid_alone_counts_and_is_no_part_of_the_position():
    state = auction(3)
    first, second, third = state.bidders
    assert counting(state, first, second, third) == [None, None, None]
    say(state, "bid 0")
    assert counting(state, first, second, third) == [0, None, None]
    say(state, "bid 2")
    assert counting(state, first, second, third) == [None, 2, None]
    assert "counts" not in seen(state)["auction"]


def test_STM_S5_clockwise_each_raises_or_passes_out():
    state = auction(seed=1)
    first = state.actors[0]
    say(state, "bid 0")
    assert state.actors == [(first + 1) % 4]
    assert refused(state, "bid 0").rule == "STM-S5"
    say(state, "bid 2", "pass", "bid 3")
    assert state.actors == [first]
    say(state, "pass")
    # the one who passed is left out
    assert state.actors == [(first + 1) % 4]
    events = say(state, "pass")
    winner = (first + 3) % 4
    assert told(events, "place-taken") == [{"seat": winner, "place": 1, "euros": 3}]
    # the price was raised: one step of income, and 2 euros of change
    assert (state.income[winner], state.cash[winner]) == (-1, 2)
    # left of the winner the next auction begins, without him
    assert state.actors == [first]
    assert state.bidders == [first, (first + 1) % 4, (first + 2) % 4]


def test_STM_S5_the_last_place_is_free_and_the_turn_begins():
    state = auction(3, seed=2)
    first = state.actors[0]
    second, third = (first + 1) % 3, (first + 2) % 3
    say(state, "pass", "bid 1", "pass")
    assert state.actors == [third]
    events = say(state, "bid 4", "pass")
    assert state.order == [second, third, first]
    assert told(events, "place-taken")[-1] == {"seat": first, "place": 3, "euros": 0}
    assert (state.income[first], state.cash[first]) == (0, 0)
    assert told(events, "turn-began") == [{"turn": 1, "turns": 10, "order": state.order}]
    assert state.actors == [second]


def test_STM_S5_if_all_pass_unbid_the_opener_takes_the_place_free():
    state = auction(3)
    opener = state.actors[0]
    events = say(state, "pass", "pass", "pass")
    assert told(events, "place-taken") == [{"seat": opener, "place": 1, "euros": 0}]
    assert state.income[opener] == 0


def test_STM_S5_the_last_one_left_may_still_bid_nothing():
    state = auction(3)
    last = (state.actors[0] + 2) % 3
    events = say(state, "pass", "pass", "bid 0")
    assert told(events, "place-taken") == [{"seat": last, "place": 1, "euros": 0}]


def test_STM_S5_nobody_bids_more_than_he_can_raise():
    state = auction()
    illegal = refused(state, "bid 51")
    assert illegal.rule == "STM-S5" and illegal.facts == {"why": "means", "cost": 51, "raise": 50}
    seat = state.actors[0]
    say(state, "bid 50", "pass", "pass", "pass")
    assert (state.income[seat], state.cash[seat]) == (-10, 0)


def test_STM_S6_beginners_sit_in_order_from_the_lowest_tile_and_get_a_little_cash():
    starters = set()
    for seed in range(30):
        state = table(4, seed)
        first = state.order[0]
        assert state.order == [(first + i) % 4 for i in range(4)]
        assert [state.cash[seat] for seat in state.order] == [0, 1, 2, 3]
        starters.add(first)
    assert starters == {0, 1, 2, 3}


def test_STM_S7_in_the_standard_game_the_drawn_tiles_make_the_order():
    orders = Counter(tuple(table(3, seed, rules="standard").order) for seed in range(200))
    assert len(orders) == 6  # not only the clockwise ones
    assert table(3, rules="standard").cash == [0, 0, 0]


@pytest.mark.parametrize(("seats", "turns"), [(3, 10), (4, 8), (5, 7), (6, 7)])
def test_STM_S8_number_of_turns(seats, turns):
    assert table(seats).turns == turns


def test_three_to_six_players():
    for seats in (2, 7):
        with pytest.raises(Refused, match="bad-seats"):
            game.new(seats)


def test_options_that_do_not_fit_are_refused():
    for options in (
        {"rules": "standard", "beginners": True},
        {"rules": "base", "relaxed": "all"},
        {"rules": "standard", "relaxed": "5"},
        {"rules": "standard", "relaxed": "1,2"},
        {"rules": "standard", "relaxed": ""},
        {"rules": "standard", "relaxed": "1" * 5000},
    ):
        with pytest.raises(Refused, match="bad-option"):
            game.new(4, 1, options)


def test_STM_D9_the_option_names_seats_from_one_on():
    assert table(4, rules="standard", relaxed="1+3").relaxed == [True, False, True, False]
    assert table(4, rules="standard", relaxed="all").relaxed == [True] * 4
    assert table(4, rules="standard").relaxed == [False] * 4


def test_a_map_file_can_be_played(tmp_path):
    copy = tmp_path / "copy.json"
    copy.write_text(MAPS.text("northeast"), encoding="utf-8")
    state = table(4, map=str(copy), beginners=True)
    assert state.land.board.name == "northeast"
    options: dict[str, object] = {"map": str(copy)}
    assert game.data_hash(options) == game.data_hash({"map": "northeast"})
    assert game.data_hash(options) != game.data_hash({"map": "ruhr"})


def test_a_map_source_can_be_played(tmp_path):
    from importlib.resources import files

    maps = files("roundhouse.games.steam") / "data" / "maps"
    source = tmp_path / "mine.toml"
    source.write_text((maps / "northeast.toml").read_text("utf-8"), encoding="utf-8")
    state = table(4, map=str(source), beginners=True)
    assert state.land.board.slug == table(4).land.board.slug


BAD_MAPS = {
    "terrain": lambda m: m["hexes"][0].__setitem__(3, "swamp"),
    "colour": lambda m: m["places"][0].__setitem__("colour", "grey"),
    "cubes": lambda m: m["places"][0].pop("cubes"),
    "too many cubes": lambda m: m["places"][0].__setitem__("cubes", 70),
    "exits": lambda m: m["places"][0].__setitem__("exits", [0, 1]),
    "no hex": lambda m: m["places"][0].pop("hex"),
    "a word twice": lambda m: m["places"][0].__setitem__("slug", "straight"),
    "a bad word": lambda m: m["places"][0].__setitem__("slug", "New York"),
    "no city": lambda m: m.__setitem__("places", []),
    "format": lambda m: m.__setitem__("format", 99),
    "shape": lambda m: m.pop("hexes"),
    "players": lambda m: m["facts"].__setitem__("players", 3),
    "fewer cubes": lambda m: m["facts"].__setitem__("fewer_cubes", {"3": "some"}),
}


@pytest.mark.parametrize("name", BAD_MAPS)
def test_a_map_that_steam_cannot_use_is_refused(tmp_path, name):
    source = json.loads(MAPS.text("northeast"))
    BAD_MAPS[name](source)
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(source), encoding="utf-8")
    with pytest.raises(Refused, match="bad-map"):
        game.new(4, 1, {"map": str(broken)})


def test_a_map_that_is_not_there_is_refused(tmp_path):
    (tmp_path / "source.toml").write_text("name = 1", encoding="utf-8")
    (tmp_path / "text.json").write_text("{", encoding="utf-8")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    (tmp_path / "deep.toml").write_text("x = " + "[" * 100_000, encoding="utf-8")
    files = [tmp_path / name for name in ("source.toml", "text.json", "deep.json", "deep.toml")]
    for name in ("", "nowhere", "none.json", "a\0.json", "\ud800.toml", *files):
        with pytest.raises(Refused, match="bad-map"):
            game.new(4, 1, {"map": str(name)})


def test_a_map_may_set_a_most_number_of_players(tmp_path):
    source = json.loads(MAPS.text("northeast"))
    source["facts"]["players"]["most"] = 4
    small = tmp_path / "small.json"
    small.write_text(json.dumps(source), encoding="utf-8")
    game.new(4, 1, {"map": str(small)})
    with pytest.raises(Refused, match="bad-seats"):
        game.new(5, 1, {"map": str(small)})


def test_every_action_has_a_word():
    assert all(table(3).vocabulary.index[slug] for slug in ACTIONS)
