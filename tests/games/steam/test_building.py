"""STM-B1 to B19: every rule of track, on the corner round Albany."""

import pytest

from roundhouse.games.steam.rules.box import FACES, TABLE
from tests.games.saying import seen, told
from tests.games.steam.positions import (
    allowed,
    build_phase,
    found,
    link_on,
    next_build,
    owner_between,
    owner_on,
    place,
    refused,
    say,
    table,
    track,
)

DOWN_THE_HUDSON = "albany @0,1 poughkeepsie @0,3 new-york"


def builder(**options):
    return build_phase(table(), **options)


def empty_box(state, face):
    while state.supply.available(FACES.face_of[face]):
        state.supply.take(FACES.face_of[face])
    state.survey = None


# --- how much, and from where ---


def test_STM_B1_three_builds_and_none_is_compulsory():
    state = builder()
    assert allowed(state, "end")
    say(state, "build @0,1 straight 0", "build @1,0 straight 2", "build @-1,1 gentle 1")
    illegal = refused(state, "build @-1,2 straight 0")
    assert illegal.rule == "STM-B1" and illegal.facts == {"why": "builds", "builds": 3}
    assert refused(state, "redirect @-1,1 straight 1").rule == "STM-B1"
    say(state, "end")


def test_STM_B2_a_piece_starts_at_a_city_or_continues_own_track():
    state = builder()
    assert refused(state, "build @-1,2 straight 0").rule == "STM-B2"
    say(state, "build @-1,1 gentle 1")
    say(state, "build @-1,2 straight 0")
    # a network need not hang together
    assert allowed(state, "build @2,2 gentle 4")


def test_STM_B2_a_town_counts_only_when_own_track_reaches_it():
    state = table()
    track(state, 1, "albany @0,1 poughkeepsie")
    build_phase(state)
    # Poughkeepsie has a tile, but another player's
    assert refused(state, "build @0,2 town-straight 0").rule == "STM-B2"
    state = table()
    track(state, 0, "albany @0,1 poughkeepsie")
    build_phase(state)
    assert allowed(state, "build @0,2 town-straight 0")
    # beside the town, but its tile has no exit there
    assert refused(state, "build @-1,2 gentle 0").rule == "STM-B2"


def test_STM_B2_track_traces_to_a_city_over_own_track_only():
    state = table()
    track(state, 1, "albany @0,1 poughkeepsie")
    track(state, -1, "poughkeepsie @-1,2 @-1,3")
    build_phase(state)
    # unowned track that begins at a town reached by a rival alone
    assert refused(state, "build @-1,3 straight 0").rule == "STM-B2"


def test_STM_B3_nobody_extends_a_rivals_track():
    state = table()
    track(state, 1, "albany @-1,1 @-1,2")
    build_phase(state)
    illegal = refused(state, "build @-1,2 straight 0")
    assert illegal.rule == "STM-B3" and illegal.facts["owner"] == 1


def test_STM_B3_nor_joins_his_own_to_it():
    state = table()
    track(state, 1, "albany @-1,1 @-1,2")
    track(state, 0, "new-york @-1,4 @-1,3 @-1,2")
    build_phase(state)
    assert refused(state, "build @-1,2 straight 0").rule == "STM-B3"


# --- where rails may lie ---


def test_STM_B4_no_tile_on_a_city():
    illegal = refused(builder(), "build @0,0 straight 0")
    assert illegal.rule == "STM-B4" and illegal.facts["why"] == "city"
    state = table()
    found(state, "poughkeepsie", "grey")
    build_phase(state)
    assert refused(state, "build @0,2 town-straight 0").facts["place"] == "poughkeepsie"


def test_STM_B4_no_rail_off_the_map_or_over_a_closed_edge():
    state = builder()
    board = state.land.board
    # from Hartford south-eastwards into the sound
    assert refused(state, "build @3,1 straight 2").facts["why"] == "outside"
    shut = [
        (h, edge)
        for h in range(board.size)
        for edge in range(6)
        if board.closed[h * 6 + edge] and board.beside[h * 6 + edge] >= 0 > board.place_at[h]
    ]
    assert shut, "the map has closed edges between hexes"
    for h, edge in shut:
        tiles = [laid for laid in FACES.laid if FACES.exits[laid] >> edge & 1]
        rails = [laid for laid in tiles if not FACES.is_town(laid) and FACES.exit_count[laid] == 2]
        reasons = set()
        for laid in rails:
            face = FACES.slug[FACES.face(laid)]
            illegal = refused(state, f"build {board.slug[h]} {face} {laid % 6}")
            assert illegal.rule == "STM-B4"
            reasons.add(illegal.facts["why"])
        assert "closed" in reasons


def test_STM_B4_turns_that_look_alike_have_one_name():
    illegal = refused(builder(), "build @0,1 straight 3")
    assert illegal.rule == "STM-B4" and illegal.facts["same"] == 0
    assert refused(builder(), "build @0,1 straight 9").rule == "STM-B4"


def test_STM_B4_a_rail_may_face_a_blank_edge_and_blank_edges_may_block_open_ends():
    state = table()
    track(state, 1, "albany @0,1 poughkeepsie")
    track(state, 0, "albany @1,0 @2,0 hartford")
    build_phase(state)
    # from Albany's south-west round to the rival's tile, which shows nothing there
    say(state, "build @-1,1 sharp 1")
    assert link_on(state, "@-1,1", "se") >= 0
    state = table()
    track(state, 1, "albany @-1,1 @-1,2")
    track(state, 0, "new-york @-1,4 @-1,3 @-1,2")
    build_phase(state)
    # a curve in front of both: the rival's end looks at its blank edge
    assert allowed(state, "build @-1,2 gentle 3")
    say(state, "build @-1,2 gentle 3")
    assert owner_on(state, "@-1,1", "s") == 1


def test_STM_B5_a_link_may_not_come_back_to_its_city():
    state = builder()
    say(state, "build @0,1 sharp 0")
    assert refused(state, "build @1,0 sharp 4").rule == "STM-B5"


def test_STM_B5_nor_look_at_the_town_it_began_in():
    state = table()
    track(state, 0, "albany @0,1 poughkeepsie", "poughkeepsie @-1,2 @-1,3")
    build_phase(state)
    # the town's tile has no exit there, but it could get one
    assert refused(state, "build @-1,3 sharp 0").rule == "STM-B5"
    assert allowed(state, "build @-1,3 straight 0")


def test_STM_B5_two_new_rails_that_meet_outside_the_hex_are_one_link():
    state = builder()
    track(state, 0, "@1,0 @1,1 @0,1 @1,0")  # laid loose in this build
    assert allowed(state, "build @1,0 pass-straight 4")
    track(state, 0, "albany @1,-1 @1,0")
    # from Albany round and round to Albany
    assert refused(state, "build @1,0 pass-straight 4").rule == "STM-B5"
    # the loose rails alone, closed to a ring
    assert refused(state, "build @1,0 sharp 3").rule == "STM-B5"


def test_STM_B5_several_links_may_make_a_ring():
    state = table()
    track(state, 0, DOWN_THE_HUDSON, "albany @1,0 @2,0 hartford @2,2 new-haven")
    build_phase(state)
    say(state, "build @1,3 town-straight 1")
    assert owner_between(state, "new-haven", "new-york") == 0


def test_STM_B5_rails_do_not_branch_outside_towns():
    state = builder()
    say(state, "build @1,0 straight 2")
    assert refused(state, "build @1,0 gentle 5").rule == "STM-B9"


def test_STM_B6_only_tiles_that_are_left():
    state = builder()
    empty_box(state, "sharp")
    illegal = refused(state, "build @0,1 sharp 0")
    assert illegal.rule == "STM-B6" and illegal.facts == {"face": "sharp", "left": 0}
    # the other side of the same tiles is gone as well
    assert state.supply.available(FACES.face_of["town-sharp"]) == 0


def test_STM_B6_replaced_tiles_return():
    state = table()
    track(state, 1, "albany @1,0 @2,0 hartford")
    track(state, 0, "albany @0,1 poughkeepsie", "poughkeepsie @1,1 @1,0")
    build_phase(state)
    before = state.supply.available(FACES.face_of["straight"])
    say(state, "build @1,0 cross-straight 2")
    assert state.supply.available(FACES.face_of["straight"]) == before + 1
    assert state.supply.available(FACES.face_of["cross-straight"]) == 7


# --- prices ---


@pytest.mark.parametrize(
    ("sentence", "euros"),
    [
        ("build @1,0 straight 2", 2),  # plain
        ("build @0,1 straight 0", 3),  # river
        ("build @-1,1 gentle 1", 4),  # hill
        ("build @2,2 gentle 4", 2),  # coast is plain
        ("build @1,3 town-end 4", 2),  # town, one exit
        ("build @1,3 town-straight 1", 3),
        ("build @0,3 cross-gentle 3", 5),  # two rails and a river
    ],
)
def test_STM_B7_what_a_tile_costs_on_an_empty_hex(sentence, euros):
    state = builder(cash=60)
    events = say(state, sentence)
    assert told(events, "track-built")[0]["euros"] == euros
    assert state.cash[0] == 60 - euros


def test_STM_B7_hills_and_rivers_add_up():
    state = table()
    board = state.land.board
    hilly = [h for h in range(board.size) if state.land.ground[h] == 3]
    assert hilly and all(
        board.river[h] and board.terrains[board.terrain[h]] == "hill" for h in hilly
    )


# --- towns ---


def test_STM_B8_town_tiles_go_on_towns_and_nothing_else_does():
    state = builder()
    assert refused(state, "build @0,1 town-straight 0").rule == "STM-B8"
    assert refused(state, "build @1,3 straight 1").rule == "STM-B8"


def test_STM_B8_the_builder_owns_every_new_stub():
    state = builder()
    say(state, "build @0,1 straight 0", "build @0,2 town-cross 0")
    for edge in ("n", "ne", "s", "sw"):
        assert owner_on(state, "poughkeepsie", edge) == 0
    assert owner_between(state, "albany", "poughkeepsie") == 0


def test_STM_B8_an_exit_that_meets_a_rivals_end_completes_his_link():
    state = table()
    track(state, 1, "new-york @0,3 @0,2")
    build_phase(state)
    say(state, "build @0,1 straight 0")
    events = say(state, "build @0,2 town-straight 0")
    assert owner_between(state, "new-york", "poughkeepsie") == 1
    assert owner_between(state, "albany", "poughkeepsie") == 0
    assert {done["seat"] for done in told(events, "link-completed")} == {0, 1}


def test_STM_B8_but_not_with_nothing_of_ones_own():
    state = table()
    track(state, 1, "new-york @0,3 @0,2")
    build_phase(state)
    assert refused(state, "build @0,2 town-end 3").rule == "STM-B2"


def test_STM_B8_stubs_that_are_not_extended_are_lost():
    state = builder()
    say(state, "build @0,1 straight 0", "build @0,2 town-straight 0", "end")
    assert owner_on(state, "poughkeepsie", "s") == 0
    build_phase(state, 1)
    assert refused(state, "build @0,3 straight 0").rule == "STM-B3"
    next_build(state)
    events = say(state, "end")
    assert owner_on(state, "poughkeepsie", "s") == -1
    assert told(events, "link-lost") == [{"seat": 0, "from": "poughkeepsie"}]
    assert owner_on(state, "poughkeepsie", "n") == 0


def test_STM_B8_an_unowned_spur_on_an_upgraded_town_tile_stays_unowned():
    """Our ruling: its exit is paid for again, but only who extends it claims it."""
    state = builder()
    say(state, "build @0,1 straight 0", "build @0,2 town-straight 0", "end")
    next_build(state)
    say(state, "end")
    next_build(state)
    cash = state.cash[0]
    say(state, "build @0,2 town-cross 0")
    assert cash - state.cash[0] == 5
    assert owner_on(state, "poughkeepsie", "ne") == 0
    assert owner_on(state, "poughkeepsie", "s") == -1
    say(state, "build @0,3 straight 0")
    assert owner_on(state, "poughkeepsie", "s") == 0


# --- upgrades ---


def test_STM_B9_an_upgrade_keeps_all_rails_and_costs_every_exit():
    state = table()
    track(state, 1, "albany @1,0 @2,0 hartford")
    track(state, 0, "albany @0,1 poughkeepsie", "poughkeepsie @1,1 @1,0")
    build_phase(state)
    assert refused(state, "build @1,0 straight 0").rule == "STM-B9"
    assert refused(state, "build @1,0 cross-straight 0").rule == "STM-B9"
    events = say(state, "build @1,0 cross-straight 2")
    assert told(events, "track-upgraded")[0]["euros"] == 4
    assert owner_between(state, "albany", "hartford") == 1
    assert owner_on(state, "@1,0", "n") == 0
    assert state.builds_left == 2


def test_STM_B9_a_town_tile_gets_more_exits_for_its_exits_and_the_town():
    state = table()
    track(state, 0, "albany @0,1 poughkeepsie")
    build_phase(state)
    events = say(state, "build @0,2 town-fork-left 0")
    assert told(events, "track-upgraded")[0]["euros"] == 4  # three exits and the town, no river


def test_STM_B9_anyones_tile_but_the_new_rails_keep_the_rules():
    state = table()
    track(state, 1, "albany @1,0 @2,0 hartford")
    build_phase(state)
    # the second rail would hang in the air
    assert refused(state, "build @1,0 cross-straight 1").rule == "STM-B2"
    assert refused(state, "build @1,0 cross-straight 2").rule == "STM-B2"


def test_STM_B9_a_rivals_end_at_ones_own_town_may_be_let_in():
    state = table()
    track(state, 0, "albany @0,1 poughkeepsie")
    track(state, 1, "new-york @0,3 @0,2")
    build_phase(state)
    say(state, "build @0,2 town-straight 0")
    assert owner_between(state, "poughkeepsie", "new-york") == 1


# --- two rails on an empty hex ---


def test_STM_B10_both_rails_must_be_traced_by_the_end():
    state = builder()
    say(state, "build @1,0 cross-straight 2")  # Albany–@2,0, and @1,-1–@1,1 in the air
    illegal = refused(state, "end")
    assert illegal.rule == "STM-B10" and illegal.facts == {"why": "loose", "loose": 1}
    assert allowed(state, "withdraw @1,0")


def test_STM_B10_a_later_piece_makes_the_second_rail_legal():
    state = builder()
    say(state, "build @1,0 cross-straight 2")
    say(state, "build @1,1 gentle 0")  # from Hartford up to it
    assert owner_on(state, "@1,0", "n") == 0
    assert refused(state, "withdraw @1,0").facts["why"] == "legal"
    say(state, "end")


def test_STM_B10_one_rail_must_be_legal_at_once_and_the_other_not_against_the_rules():
    state = builder()
    assert refused(state, "build @1,1 cross-straight 0").rule == "STM-B2"
    track(state, 1, "hartford @1,1 @1,0")
    state.survey = None
    # its second rail would join a rival's
    assert refused(state, "build @1,0 cross-straight 2").rule == "STM-B3"


def test_STM_B10_withdraw_gives_the_price_back_and_leaves_no_trace():
    state = builder(cash=0)
    before = state.view(None)
    say(state, "build @1,0 cross-straight 2")
    assert state.income[0] == -1
    events = say(state, "withdraw @1,0")
    assert told(events, "track-withdrawn")[0]["euros"] == 4
    assert state.view(None) == before


def test_STM_B10_withdraw_pays_the_rest_anew():
    state = builder(cash=0)
    say(state, "build @1,0 cross-straight 2", "build @0,1 straight 0")  # 4, then 3
    assert (state.income[0], state.cash[0]) == (-2, 3)
    say(state, "withdraw @1,0")
    assert (state.income[0], state.cash[0], state.builds_left) == (-1, 2, 2)


def test_STM_B10_only_a_tile_with_a_loose_rail_is_withdrawn():
    state = builder()
    say(state, "build @0,1 straight 0")
    assert refused(state, "withdraw @0,1").facts["why"] == "legal"
    assert refused(state, "withdraw @1,0").facts["why"] == "not-now"


def test_STM_B10_what_hung_on_a_withdrawn_tile_must_follow():
    state = builder()
    say(state, "build @1,0 cross-straight 2", "build @2,0 straight 2")
    assert allowed(state, "withdraw @1,0")
    say(state, "withdraw @1,0")
    # the piece beyond now hangs in the air
    assert refused(state, "end").rule == "STM-B10"
    say(state, "withdraw @2,0")
    assert allowed(state, "end") and state.builds_left == 3


def test_STM_B10_a_tile_that_came_from_a_withdrawn_one_goes_with_it():
    state = table()
    track(state, 1, "albany @0,1 poughkeepsie")
    empty_box(state, "straight")
    build_phase(state, cash=60)
    say(state, "build @1,0 pass-straight 4")  # Albany to @0,1, and a loose rail
    say(state, "build @0,1 cross-straight 0")  # on from there; the rival's straight is free now
    say(state, "build @-1,1 straight 1")
    say(state, "withdraw @1,0")
    assert refused(state, "end").rule == "STM-B10"
    events = say(state, "withdraw @0,1")
    assert [back["face"] for back in told(events, "track-withdrawn")] == [
        "cross-straight",
        "straight",
    ]
    assert (state.cash[0], state.builds_left, state.steps) == (60, 3, [])
    assert owner_between(state, "albany", "poughkeepsie") == 1
    say(state, "end")


def test_STM_B10_taking_back_has_a_bound():
    state = builder()
    for _ in range(TABLE.withdrawals):
        say(state, "build @1,0 cross-straight 2", "withdraw @1,0")
    assert refused(state, "build @1,0 cross-straight 2").facts["withdrawn"] == TABLE.withdrawals
    assert allowed(state, "build @1,0 straight 2")


# --- redirecting ---


def test_STM_B11_the_last_tile_of_an_own_link_turns_for_two():
    state = table()
    track(state, 0, "albany @-1,1 @-1,2 @-1,3")
    build_phase(state)
    assert refused(state, "redirect @-1,1 straight 1").facts["why"] == "not-last"
    events = say(state, "redirect @-1,2 gentle 4")
    assert told(events, "track-redirected")[0]["euros"] == 2
    assert state.builds_left == 2
    assert owner_on(state, "@-1,2", "sw") == 0


def test_STM_B11_hills_and_rivers_cost_nothing_again():
    state = table()
    track(state, 0, "albany @0,1 @0,2")
    build_phase(state)
    events = say(state, "redirect @0,1 gentle 0")
    assert told(events, "track-redirected")[0]["euros"] == 2


def test_STM_B11_a_second_rail_is_kept_and_paid():
    state = table()
    track(state, 1, "albany @1,0 @2,0 hartford")
    track(state, 0, "poughkeepsie @1,1 @1,0 @1,-1", "albany @0,1 poughkeepsie")
    build_phase(state)
    events = say(state, "redirect @1,0 cross-mixed 1")
    assert told(events, "track-redirected")[0]["euros"] == 4
    assert owner_between(state, "albany", "hartford") == 1
    assert owner_on(state, "@1,0", "ne") == 0


def test_STM_B11_no_second_rail_is_added_on_the_way():
    """Our ruling: that would be an upgrade, which is a build of its own."""
    state = table()
    track(state, 0, "albany @1,0 @2,0")
    build_phase(state)
    assert allowed(state, "redirect @1,0 gentle 5")
    illegal = refused(state, "redirect @1,0 cross-mixed 5")
    assert illegal.rule == "STM-B11" and illegal.facts["why"] == "other-rails"


def test_STM_B11_not_a_rivals_not_a_town_not_thin_air():
    state = table()
    track(state, 1, "albany @-1,1 @-1,2")
    track(state, 0, "albany @0,1 poughkeepsie")
    build_phase(state)
    assert refused(state, "redirect @-1,1 straight 1").facts["why"] == "owner"
    assert refused(state, "redirect @0,2 town-end 3").facts["why"] == "town"
    assert refused(state, "redirect @1,0 straight 2").facts["why"] == "no-track"


def test_STM_B11_an_unowned_link_that_begins_at_a_city_may_be_turned_and_stays_unowned():
    state = table()
    track(state, -1, "albany @-1,1 @-1,2")
    build_phase(state)
    say(state, "redirect @-1,1 straight 1")
    assert owner_on(state, "@-1,1", "sw") == -1
    say(state, "end")
    assert owner_on(state, "@-1,1", "sw") == -1


def test_STM_B11_an_unowned_link_from_a_town_needs_own_track_there():
    state = table()
    track(state, 1, "albany @0,1 poughkeepsie")
    track(state, -1, "poughkeepsie @-1,2 @-1,3")
    build_phase(state)
    assert refused(state, "redirect @-1,2 gentle 2").facts["why"] == "untraced"
    state = table()
    track(state, 0, "albany @0,1 poughkeepsie")
    track(state, -1, "poughkeepsie @-1,2 @-1,3")
    build_phase(state)
    assert allowed(state, "redirect @-1,2 gentle 2")


def test_STM_B11_the_inner_end_stays_and_all_placement_rules_hold():
    state = table()
    track(state, 0, "albany @-1,1 @-1,2")
    build_phase(state)
    # away from Albany altogether
    assert refused(state, "redirect @-1,1 straight 0").rule == "STM-B11"
    # round to Albany again is no way either, and no other tile lies so
    assert refused(state, "redirect @-1,1 gentle 1").rule == "STM-B11"
    assert allowed(state, "redirect @-1,1 straight 1")
    track(state, 1, "@-3,3 @-2,2 @-1,1")
    state.survey = None
    # into a rival's open end
    assert refused(state, "redirect @-1,1 straight 1").rule == "STM-B3"


def test_STM_B11_redirecting_may_not_bring_the_link_back():
    state = table()
    track(state, 0, "albany @0,1 poughkeepsie", "poughkeepsie @-1,2 @-1,3 @-1,4")
    build_phase(state)
    assert refused(state, "redirect @-1,3 sharp 0").rule == "STM-B5"


def test_STM_B11_a_tile_is_turned_even_when_the_box_has_no_other():
    state = table()
    track(state, 0, "albany @0,1 @1,0")
    build_phase(state)
    empty_box(state, "sharp")
    assert allowed(state, "redirect @0,1 sharp 5")
    empty_box(state, "straight")
    assert refused(state, "redirect @0,1 straight 0").rule == "STM-B6"


def test_STM_B12_redirecting_is_not_extending():
    state = table()
    track(state, 0, "albany @-1,1 @-1,2")
    build_phase(state)
    say(state, "redirect @-1,1 straight 1", "end")
    assert owner_on(state, "@-1,1", "sw") == -1


def test_STM_B12_a_tile_of_this_build_stays_an_extension_when_redirected():
    state = builder()
    say(state, "build @-1,1 gentle 1", "redirect @-1,1 straight 1", "end")
    assert owner_on(state, "@-1,1", "sw") == 0


@pytest.mark.parametrize("owner", [0, -1])
def test_STM_B12_completing_by_redirecting_counts_and_claims(owner):
    state = table()
    track(state, owner, "albany @1,0 @2,0 @3,0")
    build_phase(state)
    say(state, "redirect @2,0 gentle 3", "end")
    assert owner_between(state, "albany", "hartford") == 0


# --- what becomes of incomplete links ---


def test_STM_B13_incomplete_links_must_grow_in_every_build():
    state = builder()
    say(state, "build @-1,1 gentle 1", "end")
    assert owner_on(state, "@-1,1", "s") == 0
    next_build(state)
    say(state, "build @-1,2 straight 0", "end")
    assert owner_on(state, "@-1,2", "s") == 0
    next_build(state)
    events = say(state, "end")
    assert owner_on(state, "@-1,2", "s") == -1
    assert len(told(events, "link-lost")) == 1


def test_STM_B13_they_stay_through_the_others_builds():
    state = builder()
    say(state, "build @-1,1 gentle 1", "end")
    while state.actors and seen(state)["phase"] == "build":
        assert owner_on(state, "@-1,1", "s") == 0
        say(state, "end")
    assert owner_on(state, "@-1,1", "s") == 0


def test_STM_B14_unowned_track_is_claimed_by_extending_it():
    state = table()
    track(state, -1, "albany @-1,1 @-1,2")
    build_phase(state)
    events = say(state, "build @-1,2 straight 0")
    assert owner_on(state, "@-1,1", "s") == 0
    assert [claim["seat"] for claim in told(events, "link-claimed")] == [0]
    say(state, "end")
    assert owner_on(state, "@-1,1", "s") == 0
    next_build(state)
    say(state, "end")
    assert owner_on(state, "@-1,1", "s") == -1


def test_STM_B14_from_a_town_only_with_own_track_there():
    state = table()
    track(state, -1, "poughkeepsie @-1,2 @-1,3")
    track(state, 0, "albany @0,1 poughkeepsie")
    build_phase(state)
    say(state, "build @-1,3 straight 0")
    assert owner_on(state, "@-1,2", "s") == 0


def test_STM_B14_completing_from_a_city_claims_as_well():
    state = table()
    track(state, 1, "albany @0,1 poughkeepsie")
    track(state, -1, "poughkeepsie @-1,2 @-1,3")
    build_phase(state)
    say(state, "build @-1,4 gentle 0")
    events = say(state, "build @-1,3 straight 0")
    assert owner_between(state, "poughkeepsie", "new-york") == 0
    assert len(told(events, "link-claimed")) == 1


def test_STM_B14_a_new_city_that_completes_unowned_track_claims_it():
    state = table()
    track(state, -1, "albany @0,1 @0,2")
    track(state, 1, "new-york @0,3 @0,2")
    build_phase(state, action="urbanization")
    say(state, "urbanize poughkeepsie grey 1")
    assert owner_between(state, "albany", "poughkeepsie") == 0
    assert owner_between(state, "new-york", "poughkeepsie") == 1


def test_STM_B15_completed_links_stay_and_cannot_be_redirected():
    state = table()
    track(state, 0, "albany @1,0 @2,0 hartford")
    build_phase(state)
    assert refused(state, "redirect @2,0 straight 2").rule == "STM-B15"
    say(state, "end")
    next_build(state)
    say(state, "end")
    assert owner_between(state, "albany", "hartford") == 0


# --- Urbanization and City Growth ---


def test_STM_B16_any_town_any_colour_left_and_one_whole_set():
    state = builder(action="urbanization")
    cubes = sum(state.cubes)
    illegal = refused(state, "urbanize albany red 3")
    assert illegal.rule == "STM-B16" and illegal.facts["why"] == "city"
    say(state, "build @0,1 straight 0")
    events = say(state, "urbanize new-haven red 3")
    assert len(told(events, "city-founded")[0]["cubes"]) == 3
    assert sum(state.cubes) == cubes + 3 and state.builds_left == 2
    assert seen(state)["new_cities"] == {"yellow": 1, "purple": 1, "blue": 1, "grey": 4}
    # new links may start there at once
    assert allowed(state, "build @2,2 gentle 4")
    say(state, "end")
    build_phase(state, 1, action="urbanization")
    assert refused(state, "urbanize utica red 1").facts == {"why": "colour", "colour": "red"}
    assert refused(state, "urbanize utica grey 3").facts["why"] == "empty"
    assert refused(state, "urbanize utica grey 13").rule == "STM-B16"


def test_STM_B16_the_tile_returns_and_stubs_go_with_it():
    state = table()
    track(state, 1, "albany @0,1 poughkeepsie")
    build_phase(state, 1)
    say(state, "build @0,2 town-straight 0", "end")
    left = state.supply.available(FACES.face_of["town-straight"])
    links = len(state.network.links())
    build_phase(state, action="urbanization")
    say(state, "urbanize poughkeepsie purple 2")
    assert state.supply.available(FACES.face_of["town-straight"]) == left + 1
    assert len(state.network.links()) == links - 1
    assert owner_between(state, "albany", "poughkeepsie") == 1


def test_STM_B16_neighbouring_cities_are_not_joined_by_touching():
    state = table()
    track(state, 0, "new-haven new-york")
    assert owner_between(state, "new-haven", "new-york") == 0
    build_phase(state, action="urbanization")
    say(state, "urbanize new-haven grey 1")
    assert state.network.complete_at[place(state, "new-haven")] == []


def test_STM_B16_it_completes_other_players_links_too():
    state = table()
    track(state, 1, "albany @0,1 @0,2")
    track(state, 2, "new-york @0,3 @0,2")
    build_phase(state, action="urbanization")
    events = say(state, "urbanize poughkeepsie blue 1")
    assert [done["seat"] for done in told(events, "link-completed")] == [1, 2]


def test_STM_B17_one_whole_set_on_a_city_without_marker():
    state = table()
    found(state, "poughkeepsie", "grey")
    build_phase(state, action="city-growth")
    assert refused(state, "grow poughkeepsie 1").facts["why"] == "grown"
    assert refused(state, "grow utica 1").facts["why"] == "town"
    say(state, "build @0,1 straight 0")
    cubes = sum(state.cubes)
    say(state, "grow albany 4", "build @1,0 straight 2", "end")
    assert sum(state.cubes) == cubes + 3
    build_phase(state, 1, action="city-growth")
    assert refused(state, "grow albany 5").facts["why"] == "grown"
    assert refused(state, "grow boston 4").facts["why"] == "empty"


# --- money and completeness ---


def test_STM_B18_a_build_that_cannot_be_paid_is_refused():
    state = build_phase(table(4, rules="standard"), cash=3)
    illegal = refused(state, "build @-1,1 gentle 1")
    assert illegal.rule == "STM-B18" and illegal.facts == {"cost": 4, "raise": 3}
    say(state, "build @0,1 straight 0")
    assert refused(state, "build @1,0 straight 2").facts == {"cost": 2, "raise": 0}
    assert allowed(state, "end")


def test_STM_B19_a_rail_at_a_bare_town_is_incomplete_until_the_town_gets_its_tile():
    state = builder()
    say(state, "build @0,1 straight 0")
    assert not state.network.complete(link_on(state, "@0,1", "s"))
    events = say(state, "build @0,2 town-end 0")
    assert told(events, "link-completed")[0]["between"] == ["albany", "poughkeepsie"]


def test_STM_B19_parallel_links_are_allowed_each_with_one_owner():
    state = table()
    track(state, 1, DOWN_THE_HUDSON)
    build_phase(state, action="engineer")
    say(state, "build @-1,1 gentle 1", "build @-1,2 straight 0", "build @-1,3 straight 0")
    say(state, "build @-1,4 gentle 0")
    assert owner_between(state, "albany", "new-york") == 0
    track(state, 2, "albany @1,0 @1,1 poughkeepsie")
    network = state.network
    links = network.complete_at[place(state, "albany")]
    assert sorted(network.owner[link] for link in links) == [0, 1, 2]
