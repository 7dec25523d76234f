"""Operations cards (ROW-O1 to O4)."""

import json

import pytest

from roundhouse.games.railways.rules import cubes, links
from roundhouse.games.railways.rules.box import KINDS, PACKAGE
from roundhouse.games.railways.rules.cards import JOINED, LINKS_AT, Barons, Deck
from roundhouse.games.railways.rules.land import MAPS, Land, land_of
from roundhouse.games.railways.rules.parts.trading import trading_in
from roundhouse.games.railways.rules.parts.western import WesternLink
from roundhouse.games.railways.rules.phases import ACTIONS
from roundhouse.kernel.data import read_toml
from roundhouse.rails.board import NONE
from tests.games.railways.invariants import railways_conserved
from tests.games.railways.positions import (
    build,
    cards_of,
    clear,
    give,
    link,
    new,
    next_turn,
    one,
    only,
    pass_turn,
    place,
    put,
    recolour,
    route,
    show,
    table,
)
from tests.games.saying import allowed, offered, refused, say, seen, told


def test_ROW_O1_taking_a_card_is_the_action():
    state = table()
    show(state, "hotel-new-york")
    say(state, "take hotel-new-york")
    assert state.actors == [1] and cards_of(state, 0) == ["hotel-new-york"]
    assert seen(state)["display"] == []
    assert refused(state, "take hotel-new-york").facts["why"] == "not-there"


def test_ROW_O1_playing_is_none_and_several_may_be_played():
    state = table()
    give(state, 0, "land-grant", "perfect-engineering")
    say(state, "play perfect-engineering")
    assert state.actors == [0]
    say(state, "play land-grant")
    assert state.actors == [0]
    build(state, "chicago j14 j13 k12 l12 toledo")
    assert cards_of(state, 0) == ["perfect-engineering"]  # the grant is used up


def test_ROW_O2_a_green_circle_can_not_be_taken():
    state = table()
    show(state, "railroad-era-begins")
    assert refused(state, "take railroad-era-begins").rule == "ROW-O2"


def test_ROW_O2_a_diamond_helps_once_a_turn_for_the_rest_of_the_game():
    state = table()
    give(state, 0, "perfect-engineering")
    say(state, "play perfect-engineering")
    build(state, "boston aa2 providence")
    say(state, "pass", "pass")
    assert refused(state, "play perfect-engineering").facts["why"] == "used"
    next_turn(state)
    while state.actors != [0]:
        say(state, "pass")
    assert allowed(state, "play perfect-engineering")


def test_ROW_O2_two_diamonds_help_in_two_rounds_but_not_in_one_build():
    state = table()
    give(state, 0, "perfect-engineering", "perfect-engineering")
    say(state, "play perfect-engineering")
    assert refused(state, "play perfect-engineering").facts["why"] == "in-use"
    build(state, "boston aa2 providence")
    say(state, "pass", "pass")
    assert allowed(state, "play perfect-engineering")


def test_ROW_O2_a_diamond_helps_one_build_of_a_turn_even_if_a_round_has_two():
    """Our ruling: with a Railroad Executive the second build of the round goes without it."""
    state = table()
    give(state, 0, "perfect-engineering")
    show(state, "railroad-executive")
    say(state, "take railroad-executive", "play perfect-engineering")
    build(state, "boston aa2 providence")
    assert state.actors == [0]
    assert refused(state, "play perfect-engineering").facts["why"] == "used"


def test_ROW_O2_a_red_cross_is_used_at_once_and_gone_even_if_it_does_nothing():
    state = table()
    show(state, "new-industry", "city-growth")
    state.new_cities = [0] * KINDS
    assert allowed(state, "take new-industry")
    assert refused(state, "take new-industry albany blue").facts["why"] == "no-target"
    say(state, "take new-industry")
    assert cards_of(state, 0) == []
    before = cubes.cubes_on(state, place(state, "boston"))
    say(state, "take city-growth boston")
    assert cards_of(state, 1) == [] and cubes.cubes_on(state, place(state, "boston")) == before + 2


def test_ROW_O2_hotels_and_charters_need_no_playing():
    state = table()
    give(state, 0, "hotel-new-york")
    assert refused(state, "play hotel-new-york").facts["why"] == "works-by-itself"


def test_ROW_O3_hotel_pays_whoever_delivers():
    state = table()
    give(state, 2, "hotel-new-york")
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia", 2)
    say(state, route(state, "red", "philadelphia", "new-york"))
    assert state.points == [1, 0, 1]


def test_ROW_O3_city_growth_takes_a_marker_off():
    state = table()
    city = place(state, "dover")
    state.markers += 1
    state.marker[city] = True
    clear(state, city)
    show(state, "city-growth")
    assert refused(state, "take city-growth").facts["why"] == "needs-place"
    say(state, "take city-growth dover")
    assert state.markers == 0 and cubes.cubes_on(state, city) == 2


def test_ROW_O3_new_industry_urbanizes_for_nothing():
    state = table()
    show(state, "new-industry")
    assert refused(state, "take new-industry").facts["why"] == "needs-place-colour"
    assert refused(state, "take new-industry chicago blue").rule == "ROW-U1"
    say(state, "take new-industry albany blue")
    assert state.bonds[0] == 0 and seen(state)["places"][place(state, "albany")]["colour"] == "blue"


def test_ROW_O3_service_bounty_for_the_first_delivery_to_its_city():
    state = table()
    show(state, "bounty-toronto")
    link(state, 0, "detroit", "toronto", "buffalo")
    assert not told(build(state, "boston aa2 providence"), "card-claimed")
    link(state, 1, "albany", "buffalo")
    links.completed(state, state.network.complete_at[place(state, "toronto")][0], 0)
    assert state.points == [0, 0, 0]  # the link itself pays nothing
    state.level = [1, 2, 1]
    only(state, "purple", "albany")
    events = say(state, route(state, "purple", "albany", "buffalo", "toronto"))
    assert told(events, "card-claimed") == [{"seat": 1, "card": "bounty-toronto"}]
    assert state.points == [1, 1 + 3, 0]  # who delivers has it, over a rival's link, too
    assert seen(state)["display"] == []


def test_ROW_O3_a_cube_that_passes_or_leaves_the_city_wins_no_bounty():
    state = table()
    show(state, "bounty-toronto")
    state.level = [2, 2, 2]
    link(state, 0, "buffalo", "toronto", "detroit")
    only(state, "black", "buffalo")
    assert not told(
        say(state, route(state, "black", "buffalo", "toronto", "detroit")), "card-claimed"
    )
    say(state, "pass", "pass")
    only(state, "black", "toronto")
    assert not told(say(state, route(state, "black", "toronto", "detroit")), "card-claimed")
    assert seen(state)["display"] == ["bounty-toronto"]


def test_ROW_O3_what_was_done_before_the_card_came_does_not_count():
    state = table()
    link(state, 0, "buffalo", "toronto")
    only(state, "purple", "buffalo")
    say(state, route(state, "purple", "buffalo", "toronto"))
    show(state, "bounty-toronto")
    assert state.points == [1, 0, 0]
    link(state, 1, "detroit", "toronto")
    only(state, "purple", "detroit")
    events = say(state, route(state, "purple", "detroit", "toronto"))
    assert told(events, "card-claimed") == [{"seat": 1, "card": "bounty-toronto"}]


def test_ROW_O3_first_deliveries_and_the_speed_record():
    state = table()
    show(state, "railroad-era-begins", "speed-record")
    state.level = [3, 3, 3]
    link(state, 0, "washington", "baltimore", "philadelphia", "new-york")
    only(state, "red", "philadelphia", 2)
    only(state, "red", "washington", 2)
    say(state, route(state, "red", "philadelphia", "new-york"))
    assert state.points[0] == 1 + 1
    say(state, "pass", "pass")
    say(state, route(state, "red", "washington", "baltimore", "philadelphia", "new-york"))
    assert state.points[0] == 2 + 3 + 3
    assert seen(state)["display"] == []


def test_ROW_O2_a_card_for_a_level_is_won_only_by_the_step_to_that_level():
    """New Train of Nippon, for level 5, comes out of the deck when somebody is past it."""
    state = table(2, map="nippon")
    state.level = [6, 4]
    show(state, "new-train")
    events = say(state, "improve")
    assert state.level[0] == 7 and told(events, "card-claimed") == [] and state.points == [0, 0]
    events = say(state, "improve")
    assert told(events, "card-claimed") == [{"seat": 1, "card": "new-train"}]
    assert state.points == [0, 4]


def test_ROW_O3_new_train_for_the_first_to_level_4():
    state = table()
    show(state, "new-train")
    state.level = [3, 3, 3]
    events = say(state, "improve")
    assert told(events, "card-claimed") == [{"seat": 0, "card": "new-train"}]
    assert state.points[0] == 4
    say(state, "improve")
    assert state.points[1] == 0


def test_ROW_O3_perfect_engineering_gives_five_tiles():
    state = table()
    give(state, 0, "perfect-engineering")
    say(state, "play perfect-engineering")
    build(state, "albany v4 u5 u6 t6 s6 buffalo")
    assert len(state.network.complete_at[place(state, "buffalo")]) == 1


def test_ROW_O3_land_grant_is_for_open_land_in_one_build():
    state = table()
    give(state, 0, "land-grant")
    say(state, "play land-grant")
    events = build(state, "kansas-city c22 c21 d20 c19 c18")
    assert [one["dollars"] for one in told(events, "track-built")] == [3, 0, 0, 0]
    say(state, "pass", "pass")
    events = build(state, "c19 c18 des-moines")
    assert told(events, "track-built")[0]["dollars"] == 2


def test_ROW_O3_railroad_executive_two_actions_now():
    state = table()
    show(state, "railroad-executive")
    say(state, "take railroad-executive")
    assert state.actors == [0] and seen(state)["actions_left"] == 2
    say(state, "improve", "improve")
    assert state.level[0] == 3 and state.actors == [1]


def test_ROW_O3_a_build_of_several_tiles_is_one_of_the_two_actions():
    state = table()
    show(state, "railroad-executive")
    say(state, "take railroad-executive")
    build(state, "boston aa2 providence")
    assert state.actors == [0]
    say(state, "pass")
    assert state.actors == [1]


def test_ROW_O3_express_passes_one_city_of_its_colour():
    state = table(map="mexico")
    give(state, 0, "express")
    state.level[0] = 2
    link(state, 0, "queretaro", "mexico-city", "puebla")
    recolour(state, "puebla", "red")
    only(state, "red", "queretaro")
    past = route(state, "red", "queretaro", "mexico-city", "puebla")
    assert refused(state, past).facts["why"] == "must-stop"
    say(state, "play express")
    assert refused(state, "pass").rule == "ROW-T4"
    short = route(state, "red", "queretaro", "mexico-city")
    assert refused(state, short).facts["why"] == "express-passes"
    say(state, past)
    assert state.points[0] == 2 and cards_of(state, 0) == [] and state.actors == [1]


def test_ROW_O3_express_waits_for_a_cube_that_can_use_it():
    state = table(map="mexico")
    give(state, 0, "express")
    state.level[0] = 2
    link(state, 0, "queretaro", "mexico-city", "puebla")
    only(state, "red", "queretaro")
    assert refused(state, "play express").facts["why"] == "no-express"


def test_ROW_B6_an_express_runs_while_incomplete_links_lie():
    state = table(map="mexico")
    build(state, "veracruz aa28 z28")
    say(state, "end")
    give(state, 1, "express")
    state.level[1] = 2
    link(state, 1, "queretaro", "mexico-city", "puebla")
    recolour(state, "puebla", "red")
    put(state, "red", "queretaro")
    say(state, "play express")
    assert not all(one["complete"] for one in seen(state)["links"])
    railways_conserved(state)
    say(state, route(state, "red", "queretaro", "mexico-city", "puebla"))
    railways_conserved(state)


def test_ROW_O3_capital_charter_pays_for_later_links_by_anyone():
    state = table(map="europe")
    link(state, 1, "paris", "brussels")
    show(state, "capital-charter-paris")
    say(state, "take capital-charter-paris")
    assert state.points[0] == 0  # that link was there before
    build(state, "paris o14 p15 p16 q17 lyon")
    assert state.points == [1, 0, 0]
    say(state, "pass")
    link(state, 0, "paris", "nantes")
    links.completed(state, state.network.complete_at[place(state, "paris")][-1], 0)
    assert state.points[0] == 2


def test_ROW_M11_the_old_capital_of_iberia_pays_for_later_links():
    """Among its 31 cards, with the barons of the world."""
    state = table(map="iberia")
    assert sum(state.land.deck.count) == 31
    assert state.land.barons.slug == land_of("eastern_us", "world").barons.slug
    link(state, 1, "cordoba", "granada")
    show(state, "capital-charter-cordoba")
    say(state, "take capital-charter-cordoba")
    assert state.points[0] == 0
    link(state, 1, "cordoba", "seville")
    links.completed(state, state.network.complete_at[place(state, "cordoba")][-1], 1)
    assert state.points[0] == 1


def test_ROW_O3_trading_depot_on_a_rivals_link():
    state = table(map="mexico")
    show(state, "trading-depot", "trading-depot", "trading-depot")
    link(state, 1, "queretaro", "mexico-city")
    link(state, 0, "mexico-city", "puebla")
    assert refused(state, "take trading-depot").facts["why"] == "needs-place-edge"
    at = "take trading-depot queretaro "
    edge = route(state, "red", "queretaro", "mexico-city").split()[-1]
    mine = route(state, "red", "puebla", "mexico-city").split()[-1]
    assert refused(state, f"take trading-depot puebla {mine}").facts["why"] == "rival-link"
    say(state, at + edge, "pass")
    assert refused(state, at + edge).facts["why"] == "depot"
    say(state, "pass", "pass")
    only(state, "red", "queretaro", 2)
    say(state, route(state, "red", "queretaro", "mexico-city"))
    assert state.points == [1, 1, 0]
    # another link, another delivery: nothing for the depot
    link(state, 2, "puebla", "veracruz")
    only(state, "red", "veracruz", 2)
    recolour(state, "puebla", "red")
    say(state, route(state, "red", "veracruz", "puebla"))
    assert state.points == [1, 1, 1]


def test_ROW_O3_trading_depot_without_a_rivals_link_does_nothing():
    state = table(map="mexico")
    show(state, "trading-depot")
    say(state, "take trading-depot")
    assert one(trading_in(state)).link == []


def test_ROW_O3_passenger_lines_pay_for_links():
    state = table(map="europe")
    show(state, "passenger-lines", "passenger-lines")
    link(state, 0, "munich", "zurich", "milan", "venice")
    link(state, 0, "essen", "amsterdam")
    say(state, "take passenger-lines")
    assert state.points[0] == 1
    say(state, "take passenger-lines")
    assert state.points[1] == 0


def test_ROW_O4_one_more_card_after_income_none_when_the_deck_is_empty():
    state = table()
    deck = state.land.deck
    for kind in range(deck.kinds):
        state.deck.counts[kind] = int(deck.slug[kind] == "hotel-boston")
    state.deck.total = 1
    events = pass_turn(state)
    names = [event.name for event in events]
    assert names.index("card-drawn") > names.index("income-received")
    assert seen(state)["display"] == ["hotel-boston"] and seen(state)["deck"] == 0
    while state.phase != ACTIONS:
        say(state, "pass")
    assert not told(pass_turn(state), "card-drawn")


def test_ROW_O4_taken_cards_are_not_replaced_before():
    state = new(3)
    shown = sum(state.display)
    state = table()
    show(state, "hotel-boston")
    say(state, "take hotel-boston")
    assert sum(state.display) == 0 and shown == 3 + 4 + 6


@pytest.mark.parametrize("name", MAPS.names)
def test_every_deck_names_places_of_its_map(name: str):
    land = land_of(name)
    deck, barons, slugs = land.deck, land.barons, land.board.place_slug
    for kind in range(deck.kinds):
        about = [city for city in slugs if deck.slug[kind].endswith(f"-{city}")]
        named = [deck.place[kind]] if deck.place[kind] != NONE else deck.places[kind]
        assert bool(named) >= bool(about), deck.slug[kind]
        assert not about or slugs[named[-1]] in about
    for baron in range(barons.count):
        wanted = {LINKS_AT: 1, JOINED: len(barons.places[baron]) or 2}
        assert len(barons.places[baron]) == wanted.get(barons.aim[baron], 0)
    with pytest.raises(KeyError):
        Deck(land.board.facts["deck"], {"elsewhere": 0})
    if land.board.facts["barons"] != "world":  # those name no city
        with pytest.raises(KeyError):
            Barons(land.board.facts["barons"], {"elsewhere": 0})


def test_a_map_is_read_without_being_changed():
    """Its Western Links get places off the map on the board alone."""
    source = json.loads(MAPS.text("eastern_us"))
    land = Land(source, "")
    assert source == json.loads(MAPS.text("eastern_us"))
    (rule,) = [rule for rule in land.rules if isinstance(rule, WesternLink)]
    assert min(rule.termini) == land.cities == 52


@pytest.mark.parametrize(
    ("name", "cards", "barons"),
    [
        ("eastern_us", 31, 12),
        ("mexico", 38, 12),
        ("europe", 29, 10),
        ("great_britain", 27, 10),
        ("portugal", 34, 10),
        ("north_america", 46, 12),
        ("nippon", 42 + 1, 10),  # with the Shinbashi Station, which replaces one
        ("western_us", 38, 12),
        ("sweden", 55, 15),
        ("iberia", 31, 24),  # ours, with the barons of the world
    ],
)
def test_decks_have_their_sizes(name: str, cards: int, barons: int):
    land = land_of(name)
    assert sum(land.deck.count) == cards and land.barons.count == barons


OURS = {
    "decks/eastern_us": [
        *("bounty-duluth", "bounty-toronto", "bounty-louisville", "bounty-raleigh"),
        "bounty-jacksonville",
    ],
    "barons/eastern_us": [
        *("first-to-level-6", "new-york-to-chicago", "fewest-bonds", "few-bonds"),
        *("largest-railroad", "most-cities", "toronto-to-charleston", "boston-to-new-orleans"),
    ],
}


@pytest.mark.parametrize("name", OURS)
def test_a_card_of_which_anything_is_ours_says_so(name: str):
    data = read_toml(PACKAGE, f"data/{name}.toml")
    entries = data["card"] if "card" in data else data["baron"]
    assert data["origin"] == "published"
    assert [one["slug"] for one in entries if one.get("origin") == "ours"] == OURS[name]


def test_the_inferred_track_is_not_called_published():
    assert read_toml(PACKAGE, "data/incomes.toml")["world"]["origin"] == "ours"


def test_a_played_card_binds_to_its_action():
    state = table()
    give(state, 0, "land-grant")
    say(state, "play land-grant")
    assert not offered(state, "improve") and refused(state, "improve").rule == "ROW-L1"
