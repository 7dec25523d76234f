"""Sea links, and one new link a turn to Lisbon (ROW-M5b, ROW-M5c)."""

import re

from roundhouse.games.railways.game import game
from roundhouse.games.railways.rules import barons, links
from roundhouse.games.railways.rules.parts.charters import Charters, ChartersOfDeck
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.kernel.events import Event
from roundhouse.rails.chain import longest_chain
from tests.games.railways.positions import (
    build,
    give,
    link,
    links_between,
    next_turn,
    only,
    owned,
    place,
    put,
    show,
    table,
    tile,
    track,
)
from tests.games.saying import allowed, offered, refused, say, seen, told


def portugal(seats: int = 3) -> RailwaysState:
    return table(seats, map="portugal")


def sail(state: RailwaysState, seat: int, lane: str) -> list[Event]:
    """A seat opens a sea link on the first free space of a lane, in its next action."""
    while state.actors != [seat]:
        say(state, "pass")
    (word,) = [text for text in sailed(state) if text.startswith(lane)]
    return say(state, f"sail {word}")


def sailed(state: RailwaysState) -> list[str]:
    """The sea links that the seat to move may open."""
    seat = state.actors[0]
    verb = state.hear("sail")
    if verb[0] not in state.words((), seat):
        return []
    return [state.say((word,)) for word in state.words(verb, seat)]


def worth(state: RailwaysState, slug: str, seat: int) -> int:
    return barons.worth(state, state.land.barons.slug.index(slug), seat)


def test_ROW_M5b_a_sea_link_costs_6_and_is_an_action():
    state = portugal()
    events = say(state, "sail azores-lisbon-1")
    assert told(events, "paid") == [{"seat": 0, "dollars": 6, "for": "sea-link"}]
    assert told(events, "sea-link-opened") == [{"seat": 0, "sea": "azores-lisbon-1", "dollars": 6}]
    assert told(events, "link-completed") == [{"seat": 0, "between": ["azores", "lisbon"]}]
    assert (state.bonds[0], state.cash[0]) == (2, 4)
    assert state.actors == [1]
    assert owned(state, 0) == 1 and links_between(state, "azores", "lisbon")


def test_ROW_M5b_four_lie_side_by_side_and_each_player_has_one_of_them():
    state = portugal(4)
    for seat in range(4):
        assert "azores-lisbon-" + str(seat + 1) in sailed(state)
        say(state, f"sail azores-lisbon-{seat + 1}")
    assert len(links_between(state, "azores", "lisbon")) == 4
    illegal = refused(state, "sail azores-lisbon-2")
    assert illegal.rule == "ROW-M5b" and illegal.facts["why"] == "taken"
    assert illegal.facts["owner"] == 1


def test_ROW_M5b_at_most_one_of_each_for_a_player():
    state = portugal()
    say(state, "sail madeira-sagres-1", "pass", "pass")
    illegal = refused(state, "sail madeira-sagres-2")
    assert illegal.rule == "ROW-M5b"
    assert illegal.facts == {"why": "each", "sea": "madeira-sagres-2", "each": 1}
    assert sailed(state) == ["azores-lisbon-1", "lisbon-porto", "lisbon-sines"]


def test_ROW_M5b_one_space_to_porto_and_one_to_sines():
    state = portugal()
    say(state, "sail lisbon-porto", "sail lisbon-sines")
    assert sailed(state) == ["azores-lisbon-1", "madeira-sagres-1"]
    assert refused(state, "sail lisbon-porto").facts["why"] == "taken"


def test_ROW_M5b_free_spaces_are_alike_and_the_first_is_said():
    state = portugal()
    illegal = refused(state, "sail azores-lisbon-3")
    assert illegal.rule == "ROW-M5b"
    assert illegal.facts["why"] == "alike" and illegal.facts["first"] == "azores-lisbon-1"


def test_ROW_M5b_only_as_an_action():
    state = portugal()
    build(state, "sines e36 e35")
    illegal = refused(state, "sail madeira-sagres-1")
    assert illegal.rule == "ROW-M5b" and illegal.facts["why"] == "phase"


def test_ROW_M5b_the_mover_chooses_whose_sea_link_a_cube_uses():
    """Anna owns Santarém – Lisbon and one sea link, Bruno the one beside it."""
    state = portugal(2)
    link(state, 0, "lisbon", "santarem")
    say(state, "sail azores-lisbon-1", "sail azores-lisbon-2")
    state.level[0] = 2
    only(state, "yellow", "santarem")
    for sea, points in (("azores-lisbon-1", [2, 0]), ("azores-lisbon-2", [1, 1])):
        other = state.copy()
        assert allowed(other, f"deliver yellow santarem sw {sea}")
        events = say(other, f"deliver yellow santarem sw {sea}")
        assert other.points == points
        assert told(events, "cube-delivered")[0]["places"] == ["santarem", "lisbon", "azores"]
    assert [
        sorted(told(say(state.copy(), text), "cube-delivered")[0]["owners"])
        for text in (
            "deliver yellow santarem sw azores-lisbon-1",
            "deliver yellow santarem sw azores-lisbon-2",
        )
    ] == [[0, 0], [0, 1]]


def test_ROW_M5b_ROW_D3_leaving_an_island_needs_ones_own():
    state = portugal(2)
    say(state, "pass", "sail azores-lisbon-1")
    only(state, "red", "azores")
    illegal = refused(state, "deliver red azores azores-lisbon-1")
    assert illegal.rule == "ROW-D3"
    assert illegal.facts["edge"] == "azores-lisbon-1" and illegal.facts["owner"] == 1
    # what Anna has at Lisbon doesn't help; coming to the island over Bruno's link is allowed
    link(state, 0, "lisbon", "santarem")
    state.level[0] = 2
    put(state, "yellow", "santarem")
    assert refused(state, "deliver red azores azores-lisbon-1").rule == "ROW-D3"
    assert allowed(state, "deliver yellow santarem sw azores-lisbon-1")
    say(state, "sail azores-lisbon-2", "pass")
    say(state, "deliver red azores azores-lisbon-2")
    assert state.points == [1, 0]


def test_ROW_M5b_a_leg_over_an_empty_space_or_from_elsewhere_is_refused():
    state = portugal(2)
    say(state, "sail azores-lisbon-1", "pass")
    only(state, "yellow", "lisbon")
    only(state, "yellow", "sagres")
    for text in ("deliver yellow lisbon azores-lisbon-2", "deliver yellow sagres azores-lisbon-1"):
        illegal = refused(state, text)
        assert illegal.rule == "ROW-D1" and illegal.facts["why"] == "no-sea-link", text
    only(state, "red", "azores")
    assert refused(state, "deliver red azores ne").facts["why"] == "no-link"
    assert allowed(state, "deliver yellow lisbon azores-lisbon-1")


def test_ROW_M5b_ROW_D2_a_lane_leads_to_an_island_and_not_back():
    state = portugal(2)
    say(state, "sail azores-lisbon-1", "sail azores-lisbon-2")
    state.level[0] = 3
    only(state, "black", "lisbon")
    illegal = refused(state, "deliver black lisbon azores-lisbon-1 azores-lisbon-2")
    assert illegal.rule == "ROW-D2" and illegal.facts["place"] == "lisbon"


def test_ROW_M5b_counts_for_largest_and_longest_for_cities_and_for_the_sea():
    state = portugal(2)
    link(state, 0, "porto", "braga")
    link(state, 1, "evora", "estremoz")
    sail(state, 0, "lisbon-porto")
    assert worth(state, "largest-railroad", 0) == 7
    assert longest_chain(state.network, 0) == 2 and worth(state, "longest-railroad", 0) == 8
    assert barons.cities_served(state, 0) == 3 and worth(state, "most-cities", 0) == 7
    assert worth(state, "links-at-lisbon", 0) == 2
    assert worth(state, "most-sea-links", 0) == 6 and worth(state, "most-sea-links", 1) == 0
    sail(state, 1, "madeira-sagres")
    assert worth(state, "most-sea-links", 0) == 0  # a tie


def test_ROW_M5b_ROW_E4_joins_cities():
    state = portugal(2)
    sail(state, 0, "madeira-sagres")
    sail(state, 0, "azores-lisbon")
    assert worth(state, "azores-to-madeira", 0) == 0
    link(state, 0, "lisbon", "setubal", "grandola", "castro-verde", "lagos", "sagres")
    assert worth(state, "azores-to-madeira", 0) == 6


def test_ROW_M5b_completes_major_lines():
    state = portugal(2)
    link(state, 0, "lisbon", "setubal", "grandola", "castro-verde", "faro")
    events = sail(state, 0, "lisbon-porto")
    assert told(events, "line-completed") == [
        {"seat": 0, "between": ["porto", "lisbon", "faro"], "points": 10}
    ]
    assert state.points[0] == 10


def test_ROW_M5b_meets_bounties_charters_and_hotels():
    state = portugal(2)
    show(state, "bounty-madeira")
    give(state, 1, "capital-charter-lisbon", "hotel-madeira")
    assert not told(sail(state, 0, "madeira-sagres"), "card-claimed")
    sail(state, 0, "azores-lisbon")
    assert state.points == [0, 1]
    only(state, "blue", "sagres")
    events = say(state, "pass", "deliver blue sagres madeira-sagres-1")
    assert told(events, "card-claimed") == [{"seat": 0, "card": "bounty-madeira"}]
    assert state.points == [1 + 5, 2]


def test_ROW_M5b_an_express_may_pass_a_city_by_sea():
    """The red cube passes Lisbon and stops in Porto."""
    state = portugal(2)
    give(state, 0, "express")
    say(state, "sail azores-lisbon-1", "sail lisbon-porto")
    state.level[0] = 2
    only(state, "red", "azores")
    assert refused(state, "deliver red azores azores-lisbon-1 lisbon-porto").rule == "ROW-D1"
    say(state, "play express")
    assert refused(state, "deliver red azores azores-lisbon-1").rule == "ROW-O3"
    say(state, "deliver red azores azores-lisbon-1 lisbon-porto")
    assert state.points == [1, 1]


def test_ROW_M5b_an_open_sea_link_can_be_seen():
    state = portugal(2)
    before = game.draw(state)
    say(state, "sail madeira-sagres-1", "sail madeira-sagres-2")
    spaces = {space["sea"]: space for space in seen(state)["sea_links"]}
    assert len(spaces) == 10 and seen(state)["sea_price"] == 6
    assert [spaces[f"madeira-sagres-{n}"]["owner"] for n in (1, 2, 3, 4)] == [0, 1, None, None]
    two = spaces["madeira-sagres-2"]
    assert (two["lane"], two["between"]) == ("madeira-sagres", ["madeira", "sagres"])
    (one,) = [link for link in seen(state)["links"] if link["link"] == two["link"]]
    assert (one["owner"], one["ends"], one["rails"]) == (1, ["madeira", "sagres"], [])
    assert "madeira-sagres-2 (B)" in str(state) and "madeira – sagres (by sea)" in str(state)
    after = game.draw(state)
    assert before is not None and after is not None
    # each lies on its own spot
    x = re.findall(r'translate\(([\d. ]+)\)"><circle[^>]*/><text[^>]*>B<', after)
    assert len(x) == 2 and len(set(x)) == 2


def test_ROW_M5c_one_new_link_to_lisbon_a_turn_by_sea():
    state = portugal()
    say(state, "sail azores-lisbon-1", "pass", "pass")
    illegal = refused(state, "sail lisbon-porto")
    assert illegal.rule == "ROW-M5c" and illegal.facts == {"place": "lisbon"}
    assert sailed(state) == ["madeira-sagres-1"]
    assert seen(state)["one_link_a_turn"] == {"city": "lisbon", "linked": [0]}
    say(state, "pass")
    assert "lisbon-porto" in sailed(state)  # Bruno has completed none
    next_turn(state)
    assert seen(state)["one_link_a_turn"] == {"city": "lisbon", "linked": []}
    while state.actors != [0]:
        say(state, "pass")
    assert allowed(state, "sail lisbon-porto")


def test_ROW_M5c_by_sea_and_then_by_land():
    """Three tiles from Santarém towards Lisbon are laid; the fourth would complete the link."""
    state = portugal(2)
    say(state, "sail azores-lisbon-1", "pass")
    build(state, "santarem e26 d27 d28 c29")
    last = "build " + tile(state, "d28", "c29", "lisbon")
    illegal = refused(state, last)
    assert illegal.rule == "ROW-M5c" and illegal.facts == {"place": "lisbon"}
    elsewhere = "build " + tile(state, "d28", "c29", "b29")
    assert allowed(state, elsewhere)
    say(state, "end", "pass")
    assert refused(state, last).rule == "ROW-M5c"  # in the third round too
    events = next_turn(state)
    assert told(events, "link-removed") == [{"seat": 0, "from": "santarem"}]
    while state.actors != [0]:
        say(state, "pass")
    build(state, "santarem e26 d27 d28 c29 lisbon")
    assert links_between(state, "santarem", "lisbon")


def test_ROW_M5c_by_land_and_then_by_sea():
    state = portugal(2)
    build(state, "santarem e26 d27 d28 c29 lisbon")
    say(state, "pass")
    assert refused(state, "sail azores-lisbon-1").rule == "ROW-M5c"
    assert sailed(state) == ["madeira-sagres-1"]


def test_ROW_M5c_two_builds_of_one_round_are_bound_too():
    """With a Railroad Executive the second action comes at once."""
    state = portugal(2)
    show(state, "railroad-executive")
    say(state, "take railroad-executive", "sail lisbon-sines")
    assert state.actors == [0]
    assert refused(state, "sail azores-lisbon-1").rule == "ROW-M5c"


def test_ROW_M5c_a_tile_that_could_not_be_finished_is_never_offered():
    """Neither into Lisbon nor out of it, and a link begun there isn't gone on with."""
    state = portugal(2)
    track(state, 0, "peniche b26 b27 b28 b29")
    out = "build " + tile(state, "lisbon", "c29", "d28")
    assert offered(state, out)
    say(state, "sail azores-lisbon-1")
    assert allowed(state, out)  # Bruno has completed none
    say(state, "pass")
    joining = "build " + tile(state, "b28", "b29", "lisbon")
    assert refused(state, joining).rule == refused(state, out).rule == "ROW-M5c"
    begun = portugal(2)
    track(begun, 0, "lisbon c29 d28")
    say(begun, "sail azores-lisbon-1", "pass")
    assert refused(begun, "build " + tile(begun, "c29", "d28", "d27")).rule == "ROW-M5c"
    free = portugal(2)
    track(free, 0, "peniche b26 b27 b28 b29")
    say(free, "pass", "pass")
    assert allowed(free, joining)


def test_ROW_M5c_redirecting_into_lisbon_is_a_new_link_too():
    state = portugal(2)
    say(state, "sail azores-lisbon-1", "pass")
    build(state, "santarem e26 d27 d28 c29")
    say(state, "build " + tile(state, "d28", "c29", "b29"), "pass")
    turned = "redirect c29 straight 0"
    assert refused(state, turned).rule == "ROW-M5c"


def test_ROW_M5c_lisbon_has_two_connections_and_a_black_hex():
    state = portugal(2)
    lisbon = place(state, "lisbon")
    assert state.land.board.place_exits[lisbon].bit_count() == 2
    illegal = refused(state, "build c31 straight 2")
    assert illegal.rule == "ROW-B4" and illegal.facts["place"] == "lisbon"
    assert "d30" not in state.land.board.hex_of


def test_ROW_M5c_a_city_charter_would_close_the_sea_too():
    """No card of the map does it; the rule holds all the same."""
    state = portugal(2)
    deck = state.land.deck
    rule = ChartersOfDeck(state.land, {})
    rule.kinds = [deck.slug.index("bounty-madeira")]  # as if this were the charter of Madeira
    state.parts.append(Charters(rule, [[], []]))
    state.cards[1 * deck.kinds + rule.kinds[0]] = 1
    assert any(state.say(move) == "sail madeira-sagres-1" for move in state.moves(0))
    state.parts[-1].card_taken(state, rule.kinds[0], (), 1)
    assert not any(state.say(move).startswith("sail madeira") for move in state.moves(0))
    illegal = refused(state, "sail madeira-sagres-1")
    assert illegal.rule == "ROW-O3" and illegal.facts["why"] == "charter"
    assert links.judge_new(state, [place(state, "sagres"), place(state, "madeira")], 1) is None
