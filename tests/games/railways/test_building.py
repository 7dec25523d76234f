"""Building track (ROW-B1 to B12), mostly in the north-east of Eastern US."""

import json
from contextlib import suppress
from pathlib import Path

import pytest

from roundhouse.games.railways.rules import links, rounds
from roundhouse.games.railways.rules.box import FACES
from roundhouse.games.railways.rules.land import MAPS, Land
from roundhouse.games.railways.rules.phases import BUILDING
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.kernel.events import Event
from roundhouse.rails.hexes import EDGES
from tests.games.railways.positions import (
    build,
    give,
    hex_of,
    link,
    links_between,
    next_turn,
    owned,
    pass_turn,
    place,
    show,
    table,
    tile,
    to_round,
    track,
)
from tests.games.saying import allowed, offered, refused, say, seen, told

WAY = "albany v4 u5 u6 t6 s6 buffalo"  # five tiles, all mountain, two ridges


def laid(state: RailwaysState, slug: str) -> int:
    return state.network.tile[hex_of(state, slug)]


def test_ROW_B1_the_fourth_tile_ends_the_build():
    state = table()
    events = build(state, "albany v4 u5 u6 t6 s6")
    assert len(told(events, "track-built")) == 4
    assert state.actors == [1] and laid(state, "s6") < 0


def test_ROW_B1_a_completed_link_ends_the_build():
    state = table()
    events = build(state, "boston aa2 providence")
    assert told(events, "link-completed") == [{"seat": 0, "between": ["providence", "boston"]}]
    assert state.actors == [1] and owned(state, 0) == 1


def test_ROW_B1_a_build_may_end_before():
    state = table()
    assert refused(state, "end").facts == {"why": "phase", "phase": "actions"}
    build(state, "new-york x6 w6")
    assert seen(state)["build"]["tiles_left"] == 3
    assert refused(state, "improve").facts == {"why": "phase", "phase": "building"}
    say(state, "end")
    assert state.actors == [1]


def test_ROW_B2_the_first_tile_touches_a_city_or_own_incomplete_track():
    state = table()
    illegal = refused(state, "build " + tile(state, "u5", "u6", "t6"))
    assert illegal.rule == "ROW-B2" and illegal.facts == {"why": "start", "hex": "u6"}
    build(state, "albany v4 u5 u6")
    say(state, "end", "pass", "pass")
    build(state, "u5 u6 t6")  # goes on
    assert state.phase == BUILDING


def test_ROW_B2_later_tiles_go_on_from_the_first():
    state = table()
    build(state, "albany v4 u5")
    illegal = refused(state, "build " + tile(state, "boston", "aa2", "providence"))
    assert illegal.facts == {"why": "continue", "hex": "aa2"}


def test_ROW_B2_no_need_to_touch_the_rest_of_the_network():
    state = table()
    build(state, "boston aa2 providence")
    say(state, "pass", "pass")
    build(state, "toledo l11 detroit")
    assert owned(state, 0) == 2


def test_ROW_B2_built_from_both_ends_it_meets_in_the_middle():
    state = table()
    build(state, "albany v4 u5 u6")
    say(state, "end", "pass", "pass")
    build(state, "buffalo s6 t6 u6")
    say(state, "end", "pass", "pass")
    events = build(state, "u5 u6 t6")
    assert told(events, "link-completed")[0]["between"] in (
        ["albany", "buffalo"],
        ["buffalo", "albany"],
    )
    assert state.network.length[links_between(state, "albany", "buffalo")[0]] == 5


def test_ROW_B3_nobody_goes_on_with_an_incomplete_link_of_another():
    state = table()
    build(state, "albany v4 u5 u6")
    say(state, "end")
    illegal = refused(state, "build " + tile(state, "u5", "u6", "t6"))
    assert illegal.rule == "ROW-B3" and illegal.facts["owner"] == 0


def test_ROW_B3_nobody_completes_it_from_the_other_side():
    state = table()
    build(state, "albany v4 u5 u6 t6 s6")  # four tiles: one is missing
    illegal = refused(state, "build " + tile(state, "buffalo", "s6", "t6"))
    assert illegal.rule == "ROW-B3" and illegal.facts["owner"] == 0


def test_ROW_B3_a_link_never_comes_back_to_its_city():
    state = table()
    track(state, 0, "new-york x5 w5 w6 w7 x7")
    illegal = refused(state, "build " + tile(state, "w7", "x7", "new-york"))
    assert illegal.rule == "ROW-B3" and illegal.facts == {"why": "same-city", "place": "new-york"}


def test_ROW_B3_two_own_ends_from_one_city_do_not_join():
    state = table()
    track(state, 0, "new-york x5 w5 w6", "new-york x7 w7 w6")
    illegal = refused(state, "build " + tile(state, "w5", "w6", "w7"))
    assert illegal.rule == "ROW-B3" and illegal.facts["place"] == "new-york"


def test_ROW_B4_no_track_on_a_city_or_over_a_side_without_connection():
    state = table()
    words = "build " + tile(state, "boston", "y1", "x1")
    assert allowed(state, words)
    state = on_land(without_exit("boston", "w"))
    illegal = refused(state, words)
    assert illegal.rule == "ROW-B4" and illegal.facts["why"] == "connection"
    assert illegal.facts["place"] == "boston"
    assert refused(state, "build z1 straight 0").facts == {"why": "city", "place": "boston"}


def without_exit(city: str, edge: str) -> Land:
    """Eastern US, but for one connection of a city."""
    source = json.loads(MAPS.text("eastern_us"))
    for facts in source["places"]:
        if facts["slug"] == city:
            facts["exits"].remove(edge)
    return Land(source, "")


def on_land(land: Land) -> RailwaysState:
    """The first round on a land of the test's own."""
    usual = table()
    state = RailwaysState(usual.game, 3, usual.options, land, usual.rng)
    state.order = [0, 1, 2]
    rounds.begin_round(state)
    return state


def test_ROW_B4_turns_that_look_alike_have_one_name():
    assert refused(table(), "build x6 straight 3").facts["same"] == 0


def test_ROW_B5_open_land_2_water_3_mountain_4():
    state = table()
    assert told(build(state, "boston aa2 providence"), "track-built")[0]["dollars"] == 2
    assert told(build(state, "new-york x5 new-haven"), "track-built")[0]["dollars"] == 3
    assert told(build(state, "pittsburgh s12 wheeling"), "track-built")[0]["dollars"] == 4


def test_ROW_B5_a_ridge_is_paid_by_the_tile_that_joins_across_it():
    state = table()
    prices = [
        one["dollars"] for one in told(build(state, "albany w2 w1 x1 y1 boston"), "track-built")
    ]
    # w2 touches the ridge to w1; w1 crosses it and touches the next; x1 crosses that one
    assert prices == [4, 8, 8, 2]


def test_ROW_B5_a_ridge_into_a_city_costs_too():
    state = table()
    prices = [
        one["dollars"] for one in told(build(state, "atlanta s25 s24 r23 knoxville"), "track-built")
    ]
    assert prices == [4, 4, 12]  # r23 crosses the ridge behind it and that of Knoxville


def test_ROW_B5_from_a_city_over_a_ridge():
    state = table()
    events = build(state, "knoxville r23 s24")
    assert told(events, "track-built")[0]["dollars"] == 8


def test_ROW_B6_incomplete_links_go_after_the_third_round():
    state = table()
    before = state.supply.left[:]
    build(state, "albany v4 u5 u6")
    say(state, "end")
    to_round(state, 3, 2)
    assert laid(state, "v4") >= 0
    events = say(state, "pass")
    assert told(events, "link-removed") == [{"seat": 0, "from": "albany"}]
    assert laid(state, "v4") < 0 and laid(state, "u5") < 0
    assert state.supply.left == before
    assert state.network.links() == []


def test_ROW_B6_a_crossing_turns_back_whatever_the_box_holds():
    state = table()
    track(state, 1, "rock-island f15 g14 h14 chicago")
    plain = laid(state, "g14")
    build(state, "milwaukee f13 g14 g15")
    assert FACES.crossing[FACES.face(laid(state, "g14"))]
    say(state, "end")
    for limit in state.land.limits.of_face[FACES.face(plain)]:
        state.supply.left[limit] = 0
    pass_turn(state)
    assert laid(state, "g14") == plain and laid(state, "f13") < 0
    assert owned(state, 1) == 1


def test_ROW_B7_the_last_tile_may_be_redirected_for_its_terrain():
    state = table()
    build(state, "new-york x6 w6")
    say(state, "end")
    state.cash[0] = 20
    say(state, "pass", "pass")
    events = say(state, "redirect " + tile_turned(state, "new-york", "x6", "w7"))
    assert told(events, "track-redirected")[0]["dollars"] == 2
    assert state.tiles_left == 3  # it counts as one of the four
    build(state, "x6 w7 philadelphia")
    assert links_between(state, "new-york", "philadelphia")


def tile_turned(state: RailwaysState, before: str, here: str, after: str) -> str:
    """The words of a plain tile, whatever lies there."""
    old = state.network.tile[hex_of(state, here)]
    state.network.tile[hex_of(state, here)] = -1
    words = tile(state, before, here, after)
    state.network.tile[hex_of(state, here)] = old
    return words


def test_ROW_B7_a_ridge_only_if_newly_crossed():
    state = table()
    build(state, "atlanta s25 s24 r23")
    turned = tile(state, "s24", "r23", "knoxville")
    elsewhere = [
        text
        for text in map(state.say, state.moves(0))
        if text.startswith("build r23") and text != f"build {turned}"
    ]
    assert told(say(state, elsewhere[0]), "track-built")[0]["dollars"] == 8  # a ridge behind it
    say(state, "end", "pass", "pass")
    events = say(state, f"redirect {turned}")
    # the terrain, and the ridge of Knoxville; that behind it has been paid
    assert told(events, "track-redirected")[0]["dollars"] == 8
    assert links_between(state, "atlanta", "knoxville")


def test_ROW_B7_only_the_last_tile_of_an_own_incomplete_link():
    state = table()
    track(state, 0, "albany v4 u5 u6", "boston aa2 providence")
    track(state, 1, "new-york x6 w6")
    words = "redirect " + tile_turned(state, "albany", "v4", "v5")
    assert refused(state, words).facts["why"] in ("not-last", "other-rails")
    words = "redirect " + tile_turned(state, "new-york", "x6", "w7")
    assert refused(state, words).rule == "ROW-B3"
    assert refused(state, "redirect h14 straight 0").facts["why"] == "no-track"


def test_ROW_B7_a_tile_of_the_present_action_is_not_redirected():
    state = table()
    build(state, "new-york x6 w6")
    words = "redirect " + tile_turned(state, "new-york", "x6", "w7")
    assert refused(state, words).facts["why"] == "this-action"
    assert "redirect" not in {state.say(move).split()[0] for move in state.moves(0)}
    say(state, "end", "pass", "pass")
    say(state, words)
    back = "redirect " + tile_turned(state, "new-york", "x6", "w6")
    assert refused(state, back).facts["why"] == "this-action"  # once redirected, not again
    say(state, "end", "pass", "pass")
    assert allowed(state, back)


def test_ROW_B7_the_second_action_of_an_executive_redirects_what_the_first_laid():
    state = table()
    show(state, "railroad-executive")
    say(state, "take railroad-executive")
    build(state, "new-york x6 w6")
    say(state, "end")
    assert state.actors == [0]
    assert allowed(state, "redirect " + tile_turned(state, "new-york", "x6", "w7"))


def test_ROW_B7_no_redirecting_into_a_chartered_city():
    state = table(map="europe")
    show(state, "city-charter-munich")
    say(state, "take city-charter-munich")
    build(state, "frankfurt t12 u13 u14 u15")
    say(state, "end", "pass", "pass")
    illegal = refused(state, "redirect " + tile_turned(state, "u13", "u14", "munich"))
    assert illegal.rule == "ROW-O3" and illegal.facts["place"] == "munich"
    assert any(text.startswith("redirect u14") for text in map(state.say, state.moves(1)))


def test_ROW_B7_redirecting_takes_a_tile_that_is_in_the_box():
    state = table()
    track(state, 1, "albany w3 x4 x5 new-york")
    say(state, "build x4 cross-mixed 1", "end", "pass", "pass")
    words = "redirect x4 cross-straight 1"
    assert allowed(state, words)
    keep_from_box(state, "cross-straight", 0)
    assert refused(state, words).rule == "ROW-S2"


def test_ROW_B7_a_box_that_owes_a_tile_keeps_the_one_that_returns():
    state = table()
    build(state, "new-york x6 w7")
    say(state, "end", "pass", "pass")
    words = "redirect " + tile_turned(state, "new-york", "x6", "w6")
    again = "redirect x6 gentle 5"
    assert allowed(state, words) and allowed(state, again)
    keep_from_box(state, "gentle", -1)
    assert refused(state, words).rule == refused(state, again).rule == "ROW-S2"


def keep_from_box(state: RailwaysState, face: str, left: int) -> None:
    """So many tiles of this face are left, and as many of all that count with it."""
    for limit in state.land.limits.of_face[FACES.face_of[face]]:
        state.supply.left[limit] = left
    state.survey = None


def test_ROW_B7_variant_without_redirecting():
    state = table(redirecting=False)
    track(state, 0, "new-york x6 w6")
    words = "redirect " + tile_turned(state, "new-york", "x6", "w7")
    assert refused(state, words).facts["why"] == "variant"


def test_ROW_B8_complete_links_of_anybody_may_be_crossed():
    for owner in (0, 1):
        state = table()
        track(state, owner, "rock-island f15 g14 h14 chicago")
        old = laid(state, "g14")
        events = build(state, "milwaukee f13 g14 g15")
        assert told(events, "track-crossed")[0]["dollars"] == 2
        assert FACES.may_replace(old, laid(state, "g14"))
        # the two never join
        edges = state.land.board.edge_words
        at = hex_of(state, "g14") * EDGES
        one = state.network.link_at[at + edges.index("e")]
        other = state.network.link_at[at + edges.index("nw")]
        assert one != other and state.network.complete(one) and not state.network.complete(other)


def test_ROW_B8_incomplete_links_are_walls_also_own_ones():
    for owner in (0, 1):
        state = table()
        track(state, owner, "rock-island f15 g14 h14")
        build(state, "milwaukee f13 g14")
        illegal = refused(state, "build " + tile(state, "f13", "g14", "g15"))
        assert illegal.rule == "ROW-B8" and illegal.facts["why"] == "wall"
        assert illegal.facts["owner"] == owner


def test_ROW_B8_building_across_the_front_is_allowed():
    state = table()
    track(state, 1, "rock-island f15 g14")  # looks into g14
    assert allowed(state, "build " + tile(state, "milwaukee", "g13", "h14"))
    build(state, "milwaukee f13 g14")
    assert allowed(state, "build " + tile(state, "f13", "g14", "g15"))


def test_ROW_B8_no_crossing_tile_left_no_crossing():
    state = table()
    track(state, 1, "rock-island f15 g14 h14 chicago")
    build(state, "milwaukee f13 g14")
    words = "build " + tile(state, "f13", "g14", "g15")
    assert allowed(state, words)
    face = FACES.face_of[words.split()[2]]
    for limit in state.land.limits.of_face[face]:
        state.supply.left[limit] = 0
    state.survey = None
    assert refused(state, words).rule == "ROW-S2"


def test_ROW_B8_a_ridge_is_paid_on_a_crossing_too():
    state = table()
    track(state, 1, "atlanta s25 t24 s23 r23 q23 chattanooga")
    events = build(state, "knoxville r23 s24")  # over the ridge of Knoxville, onto a mountain
    assert told(events, "track-crossed")[0]["dollars"] == 4 + 4


def test_ROW_B8_nothing_to_cross_on_an_empty_hex_and_no_third_track():
    state = table()
    assert refused(state, "build x6 cross-straight 0").facts["why"] == "nothing-to-cross"
    track(state, 1, "rock-island f15 g14 h14 chicago")
    track(state, 2, "milwaukee f13 g14 g15 h15 chicago")
    for face in FACES.slug:
        for turns in range(6):
            assert not offered(state, f"build g14 {face} {turns}")


def test_ROW_B9_parallel_links_between_the_same_cities():
    state = table()
    link(state, 0, "new-york", "philadelphia")
    build(state, "new-york x6 w7 philadelphia")
    assert len(links_between(state, "new-york", "philadelphia")) == 2
    assert owned(state, 0) == 2


def test_ROW_B10_a_link_is_owned_from_its_first_tile():
    state = table()
    build(state, "albany v4 u5")
    (one,) = seen(state)["links"]
    assert (
        one["owner"] == 0
        and not one["complete"]
        and sorted(map(str, one["ends"]))
        == [
            "None",
            "albany",
        ]
    )


def test_ROW_B10_more_than_25_links_are_no_fault():
    state = table()
    pairs = json.loads(Path(__file__).with_name("eastern_us_pairs.json").read_text("utf-8"))
    pairs.sort(key=lambda pair: pair[2])
    slugs = dict(zip(state.land.board.place_name, state.land.board.place_slug, strict=True))
    for pair in pairs:
        if owned(state, 0) < 26:
            with suppress(AssertionError):
                link(state, 0, slugs[pair[0]], slugs[pair[1]])
    assert owned(state, 0) == 26
    assert any(text.startswith("build ") for text in map(state.say, state.moves(0)))


def test_ROW_B11_the_first_to_join_a_major_line_scores_it_once():
    state = table()
    link(state, 0, "boston", "providence", "new-haven", "new-york", "philadelphia", "baltimore")
    events = build(state, "baltimore w11 washington")
    (line,) = told(events, "line-completed")
    assert line["between"] == ["boston", "washington"] and line["points"] == state.points[0] > 0
    assert seen(state)["lines"][5]["owner"] == 0
    for one in state.network.links():  # another has the same links: too late
        state.network.set_owner(one, 1)
    links.score_lines(state, 1)
    assert state.points[1] == 0


def test_ROW_B11_own_links_only_and_no_locomotive_is_asked():
    for owner in (0, 1):
        state = table()
        link(state, 0, "boston", "providence", "new-haven", "new-york", "philadelphia")
        link(state, owner, "baltimore", "washington")
        events = build(state, "philadelphia w9 baltimore")  # the missing piece in the middle
        assert bool(told(events, "line-completed")) == (owner == 0)
        assert state.level[0] == 1


def test_ROW_B12_an_open_end_looks_at_no_edge_of_the_map():
    state = table()
    board = state.land.board
    outside = 0
    for h in state.land.starts:
        for turns in range(3):
            text = f"build {board.slug[h]} straight {turns}"
            illegal = state.check(state.hear(text), 0)
            if illegal is not None and illegal.rule == "ROW-B12":
                assert illegal.facts["why"] == "outside" and not offered(state, text)
                outside += 1
    assert outside > 20


def test_ROW_B12_nor_over_a_closed_edge():
    source = json.loads(MAPS.text("eastern_us"))
    h = table().land.board.hex_of["x6"]
    source["closed"].append([h, 4])  # its western edge
    state = on_land(Land(source, ""))
    illegal = refused(state, "build " + tile(table(), "new-york", "x6", "w6"))
    assert illegal.rule == "ROW-B12" and illegal.facts["why"] == "closed"


def test_ROW_B12_an_open_end_may_look_at_a_hex_that_is_taken():
    state = table()
    track(state, 1, "rock-island f15 g14 h14 chicago")
    assert allowed(state, "build " + tile(state, "milwaukee", "g13", "g14"))


def test_ROW_O3_a_city_charter_bars_every_tile_of_others_out_of_the_city():
    state = table(2, map="europe")
    out = "build u15 straight 1"
    assert allowed(state, out)
    show(state, "city-charter-munich")
    say(state, "take city-charter-munich")
    illegal = refused(state, out)
    assert illegal.rule == "ROW-O3" and illegal.facts == {
        "why": "charter",
        "place": "munich",
        "owner": 0,
    }
    munich = place(state, "munich")
    for move in state.moves(1):
        after = state.copy()
        after.play(move, 1)
        network = after.network
        assert all(munich not in (network.end_a[n], network.end_b[n]) for n in network.links())
    say(state, "pass")
    assert allowed(state, out)  # its owner's tiles are not barred


def test_ROW_O3_a_link_begun_before_a_city_charter_came_is_not_gone_on_with():
    state = table(2, map="europe")
    say(state, "pass")
    build(state, "munich u14 u13")
    say(state, "end")
    show(state, "city-charter-munich")
    say(state, "take city-charter-munich")
    on = "build " + tile(state, "u14", "u13", "t12")
    assert refused(state, on).rule == "ROW-O3"
    assert refused(state, "redirect " + tile_turned(state, "munich", "u14", "t14")).rule == "ROW-O3"


def test_a_city_charter_shuts_a_city_for_others_but_not_its_old_links():
    """ROW-O3."""
    state = table(map="europe")
    link(state, 1, "munich", "zurich")
    show(state, "city-charter-munich")
    say(state, "take city-charter-munich")
    assert seen(state)["places"][place(state, "munich")]["charter"] == 0
    way = "frankfurt t12 u13 u14 munich"
    build(state, " ".join(way.split()[:-1]))
    illegal = refused(state, "build " + tile(state, "u13", "u14", "munich"))
    assert illegal.rule == "ROW-O3" and illegal.facts["owner"] == 0
    say(state, "end", "pass")
    assert owned(state, 1) == 1  # stays
    say(state, "pass", "pass", "pass")
    next_turn(state)
    while state.actors != [0]:
        say(state, "pass")
    build(state, way)  # its owner may
    assert links_between(state, "munich", "frankfurt")


def test_cards_of_a_build_change_its_price_and_length():
    """ROW-O3: Land Grant, Tunnel Engineer, Perfect Engineering."""
    state = table()
    give(state, 0, "land-grant", "perfect-engineering")
    say(state, "play land-grant", "play perfect-engineering")
    assert refused(state, "pass").rule == "ROW-T4"
    assert refused(state, "end").facts == {"why": "nothing-laid"}
    assert state.tiles_left == 5
    events = build(state, "chicago j14 j13 k12 l12 toledo")
    assert [one["dollars"] for one in told(events, "track-built")] == [0, 0, 0, 0]
    assert state.bonds[0] == 0 and owned(state, 0) == 1


@pytest.mark.parametrize("name", ["mexico", "europe"])
def test_a_tunnel_engineer_halves_mountains_and_ridges(name: str):
    """ROW-O3, ROW-B5."""
    state = table(map=name)
    give(state, 0, "tunnel-engineer")
    say(state, "play tunnel-engineer")
    way = "puebla y28 z28 aa28 veracruz" if name == "mexico" else "munich u16 t16 zurich"
    board = state.land.board
    names = way.split()
    expected = []
    for at in range(1, len(names) - 1):
        h = hex_of(state, names[at])
        last = at == len(names) - 2
        ridges = 0
        for e in range(EDGES):
            n = board.neighbour[h * EDGES + e]
            before = n == hex_of(state, names[at - 1])
            after = last and n == hex_of(state, names[at + 1])
            if (before or after) and board.ridge[h * EDGES + e]:
                ridges += 1
        expected.append(2 + 2 * ridges)
    events = build(state, way)
    assert [one["dollars"] for one in told(events, "track-built")] == expected


def test_ROW_O3_a_tunnel_engineer_helps_on_mountains_and_ridges_alone_and_in_one_build():
    state = table(map="mexico")
    give(state, 0, "tunnel-engineer")
    say(state, "play tunnel-engineer")
    # mountain, open land, water, mountain
    assert prices(build(state, "mexico-city w29 w30 v31 v32 acapulco")) == [2, 2, 3, 2]
    say(state, "pass", "pass")
    assert prices(build(state, "tepic n22 n21 o21 p21 zacatecas")) == [4, 4 + 4, 4, 2]
    state = table(map="mexico")
    give(state, 0, "tunnel-engineer")
    say(state, "play tunnel-engineer")
    assert prices(build(state, "tepic n22 n21 o21 p21 zacatecas")) == [2, 2 + 2, 2, 2]


def prices(events: list[Event]) -> list[int]:
    return [one["dollars"] for one in told(events, "track-built")]


def test_ROW_O1_only_own_cards_are_played():
    state = table()
    give(state, 1, "land-grant")
    assert refused(state, "play land-grant").facts["why"] == "not-yours"


# Both sides of the Humber: the hexes of its black line, with the edges that lie on it.
HUMBER = {
    "r33": ["se", "sw"],
    "s33": ["se", "sw"],
    "t33": ["se", "sw"],
    "q34": ["ne"],
    "r34": ["ne", "nw"],
    "t34": ["nw"],
}


def test_ROW_M4_no_track_crosses_the_humber_between_hull_grimsby_and_goole():
    """Every tile that looks over the line is refused, and the judge says which edge is closed."""
    state = table(2, map="great_britain")
    names = state.land.board.edge_words
    for word, edges in HUMBER.items():
        for edge in edges:
            reasons = []
            for laid in FACES.laid:
                if len(FACES.rails[laid]) > 1 or not FACES.exits[laid] >> names.index(edge) & 1:
                    continue
                illegal = refused(state, f"build {word} {FACES.slug[laid // EDGES]} {laid % EDGES}")
                reasons.append((illegal.rule, illegal.facts["why"], illegal.facts["edge"]))
            assert len(reasons) == 3 and ("ROW-B12", "closed", edge) in reasons, (word, edge)
    say(state, "build r34 straight 1", "build q34 gentle 5", "build r33 gentle 4")
    assert links_between(state, "grimsby", "goole") and links_between(state, "hull", "goole")
    assert links_between(state, "hull", "grimsby") == []


def test_ROW_M4_grimsby_has_no_connection_over_the_humber():
    state = table(2, map="great_britain")
    board = state.land.board
    for edge in ("ne", "nw"):
        at = board.edge_words.index(edge)
        assert board.closed[hex_of(state, "grimsby") * EDGES + at]
        assert not board.place_exits[place(state, "grimsby")] >> at & 1
