"""The end, the final count, barons (ROW-E1 to E4) and rules of the maps (ROW-M0 to M3)."""

from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.games.railways.game import game
from roundhouse.games.railways.rules import barons, cubes, rounds, setting_up
from roundhouse.games.railways.rules.land import MAPS, advised, advised_variant, facts_of, land_of
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.rails.chain import longest_chain
from roundhouse.texts import Texts
from tests.games.railways.positions import (
    baron,
    came_before,
    clear,
    hex_of,
    link,
    links_between,
    mountains,
    new,
    next_turn,
    only,
    owned,
    pass_turn,
    place,
    put,
    recolour,
    route,
    show,
    table,
    tile,
    track,
    west,
)
from tests.games.saying import allowed, refused, say, seen, told

FOLDER = Path(rh.__file__).parent / "games/railways"


def nearly_over(state: RailwaysState) -> None:
    """One more empty city triggers the end."""
    missing = state.markers_needed - 1
    for city in range(missing):
        clear(state, state.land.cities - 1 - city)
        state.marker[state.land.cities - 1 - city] = True
    state.markers = missing


def ready() -> RailwaysState:
    state = table()
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia")
    nearly_over(state)
    return state


def test_ROW_E1_the_last_marker_triggers_one_more_full_turn():
    state = ready()
    events = say(state, route(state, "red", "philadelphia", "new-york"))
    assert told(events, "end-triggered") == [{"turn": 2}]
    next_turn(state)
    assert state.turn == 2 and state.result is None  # auction and all
    assert told(next_turn(state), "income-received")
    assert finished(state).reason == "empty-cities" and state.turn == 2


def finished(state: RailwaysState) -> rh.Result:
    assert state.result is not None
    return state.result


def test_ROW_E1_new_cubes_delay_the_end_before_but_not_after():
    state = ready()
    show(state, "city-growth", "city-growth")
    last = state.land.board.place_slug[state.land.cities - 1]
    before = state.markers
    say(state, f"take city-growth {last}")
    assert state.markers == before - 1
    nearly_over(state)
    say(state, "pass", "pass")
    say(state, route(state, "red", "philadelphia", "new-york"))
    assert state.ending == 2
    say(state, f"take city-growth {last}")
    assert state.ending == 2 and state.markers == state.markers_needed


def test_ROW_E1_no_more_markers_once_the_end_is_triggered():
    state = ready()
    say(state, route(state, "red", "philadelphia", "new-york"))
    link(state, 1, "baltimore", "philadelphia")
    only(state, "blue", "baltimore")
    recolour(state, "philadelphia", "blue")
    events = say(state, route(state, "blue", "baltimore", "philadelphia"))
    assert cubes.cubes_on(state, place(state, "baltimore")) == 0
    assert not told(events, "city-emptied") and not told(events, "end-triggered")
    assert state.markers == state.markers_needed and state.ending == 2


def test_ROW_E1_the_cube_that_leaves_triggers_the_end_before_cubes_come_to_chicago():
    """Our ruling: the marker comes when the last cube leaves; what the West brings comes later."""
    state = table()
    link(state, 0, "des-moines", "rock-island", "chicago")
    state.level[0] = 2
    west(state).owner[1] = 1
    nearly_over(state)
    chicago = place(state, "chicago")
    if not state.marker[chicago]:
        other = state.marker.index(True)
        state.marker[other], state.marker[chicago] = False, True
        put(state, "blue", state.land.board.place_slug[other])
    clear(state, chicago)
    only(state, "red", "des-moines")
    events = say(state, route(state, "red", "des-moines", "rock-island", "chicago"))
    names = [event.name for event in events]
    assert names.index("end-triggered") < names.index("cubes-came")
    assert state.ending == 2 and cubes.cubes_on(state, chicago) == 2
    assert state.markers == state.markers_needed and "marker-removed" not in names


def test_ROW_E1_a_game_without_deliveries_ends_by_the_move_limit():
    state = table(idle_turns=3)
    for _ in range(3):
        next_turn(state)
    assert state.result is not None and state.result.reason == "move-limit" and state.turn == 3


def test_ROW_E1_a_delivery_starts_the_count_anew():
    state = table(idle_turns=2)
    next_turn(state)
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia", 2)
    while state.actors != [0]:
        say(state, "pass")
    say(state, route(state, "red", "philadelphia", "new-york"))
    next_turn(state)
    assert state.idle_turns == 0
    next_turn(state)
    assert state.result is None
    next_turn(state)
    assert state.result is not None


def finish(state: RailwaysState) -> rh.Result:
    rounds.end_game(state, "empty-cities")
    return finished(state)


def without_barons(state: RailwaysState) -> None:
    for seat, slug in enumerate(("western-link", "boston-to-new-orleans", "toronto-to-charleston")):
        baron(state, seat, slug)


def test_ROW_E2_points_less_bonds_and_the_baron():
    state = table()
    without_barons(state)
    baron(state, 0, "links-at-chicago")
    link(state, 0, "chicago", "milwaukee")
    state.points = [20, 24, 3]
    state.bonds = [3, 6, 0]
    result = finish(state)
    assert result.scores == [20 - 3 + 2, 18, 3]
    assert result.breakdown[0] == {"points": 20, "bonds": -3, "baron": 2}
    assert result.places == [1, 2, 3]
    assert seen(state)["revealed"][0] == "links-at-chicago"


def test_ROW_E2_a_tie_goes_to_links_then_cash_then_is_shared():
    state = table()
    without_barons(state)
    state.points = [9, 9, 9]
    state.cash = [1, 1, 0]
    assert finish(state).places == [1, 1, 3]
    state = table()
    without_barons(state)
    link(state, 2, "new-york", "philadelphia")
    state.points = [9, 9, 9]
    state.cash = [1, 5, 0]
    assert finish(state).places == [3, 2, 1]


def test_ROW_E2_ties_give_nothing_unless_the_card_says_so():
    state = table()
    which = land_of("eastern_us").barons.slug.index
    state.bonds = [2, 2, 5]
    assert [barons.worth(state, which("fewest-bonds"), seat) for seat in range(3)] == [0, 0, 0]
    assert [barons.worth(state, which("few-bonds"), seat) for seat in range(3)] == [5, 5, 0]
    state.bonds = [1, 2, 5]
    assert [barons.worth(state, which("fewest-bonds"), seat) for seat in range(3)] == [7, 0, 0]
    state.cash = [4, 4, 0]
    assert barons.worth(state, which("most-money"), 0) == 0
    state.cash = [5, 4, 0]
    assert barons.worth(state, which("most-money"), 0) == 7


def test_ROW_E3_the_shorter_game_needs_two_markers_fewer():
    for seats, markers in ((2, 10), (3, 12), (4, 14), (5, 16), (6, 18)):
        assert new(seats).markers_needed == markers
        assert new(seats, shorter=True).markers_needed == markers - 2


def worth(state: RailwaysState, slug: str, seat: int = 0) -> int:
    return barons.worth(state, state.land.barons.slug.index(slug), seat)


def test_ROW_E4_longest_is_a_chain_and_largest_counts_all():
    """The example of the book: three in a row, four in all."""
    state = table()
    link(state, 0, "new-york", "philadelphia", "baltimore", "washington")
    link(state, 0, "philadelphia", "pittsburgh")
    link(state, 1, "atlanta", "chattanooga", "knoxville", "lexington", "cincinnati")
    link(state, 2, "toledo", "detroit")
    assert longest_chain(state.network, 0) == 3 and owned(state, 0) == 4
    assert (worth(state, "longest-railroad"), worth(state, "longest-railroad", 1)) == (0, 8)
    assert worth(state, "largest-railroad") == worth(state, "largest-railroad", 1) == 0
    link(state, 0, "boston", "providence")
    assert worth(state, "largest-railroad") == 7


def test_ROW_E4_cities_are_joined_over_own_links_only_and_paid_once():
    state = table()
    link(state, 0, "new-york", "philadelphia", "pittsburgh", "cleveland", "toledo")
    link(state, 1, "toledo", "chicago")
    assert worth(state, "new-york-to-chicago") == 0
    state.network.set_owner(links_between(state, "toledo", "chicago")[0], 0)
    assert worth(state, "new-york-to-chicago") == 7


def test_ROW_E4_links_at_a_city_are_paid_each():
    state = table()
    link(state, 0, "chicago", "milwaukee")
    link(state, 0, "chicago", "indianapolis")
    link(state, 1, "chicago", "toledo")
    assert (worth(state, "links-at-chicago"), worth(state, "links-at-chicago", 1)) == (4, 2)


def test_ROW_E4_first_to_a_level_most_cities_and_the_west():
    state = table()
    state.level = [5, 5, 5]
    say(state, "improve", "improve")
    assert (worth(state, "first-to-level-6"), worth(state, "first-to-level-6", 1)) == (6, 0)
    link(state, 2, "new-york", "philadelphia", "baltimore")
    link(state, 1, "toledo", "detroit")
    assert (worth(state, "most-cities", 2), worth(state, "most-cities", 1)) == (7, 0)
    assert worth(state, "western-link", 2) == 0
    link(state, 2, "des-moines", "rock-island")
    came_before(state, 2, "des-moines")
    say(state, "west des-moines")
    assert worth(state, "western-link", 2) == 5
    # it counts as a link, but leads to no city
    assert owned(state, 2) == 4 and worth(state, "most-cities", 2) == 7
    assert barons.cities_served(state, 2) == 5


def test_ROW_E4_a_western_link_lengthens_the_longest_railroad():
    state = table()
    link(state, 0, "des-moines", "rock-island")
    link(state, 1, "new-york", "philadelphia")
    assert worth(state, "longest-railroad") == 0
    came_before(state, 0, "des-moines")
    say(state, "west des-moines")
    assert worth(state, "longest-railroad") == 8


def test_ROW_M0_the_best_numbers_of_players_are_shown():
    assert [advised(name) for name in MAPS.names[:3]] == [[5, 6], [2, 3], [3, 4, 5]]
    assert [advised_variant(name) for name in MAPS.names[:3]] == [[2], [], []]
    english = game.options[0].help
    italian = Texts("it", "railways", ()).say("railways-option-map")
    english = game.options[0].help
    assert ": eastern_us 5, 6, and 2 with its variant; mexico 2, 3; europe 3, 4, 5" in english
    numbers = english.partition(":")[2].replace("and 2 with its variant", "e 2 con la sua variante")
    assert italian.endswith(f":{numbers}")


def test_ROW_M0_rules_name_no_map():
    """What a map has beyond the others follows from its facts."""
    for path in FOLDER.glob("*.py"):
        for name in MAPS.names:
            assert name not in path.read_text("utf-8"), path.name


def test_ROW_M1_eastern_us_has_31_cards_12_barons_and_markers_by_players():
    land = land_of("eastern_us")
    assert sum(land.deck.count) == 31 and land.barons.count == 12
    assert land.seats == (2, 6) and land.markers[2:] == [10, 12, 14, 16, 18]


def test_ROW_M1c_two_players_stay_east_of_the_mountains_until_30_points():
    state = table(2, mountain_line=True)
    assert mountains(state).rule.hexes[hex_of(state, "h14")]
    words = "build " + tile(state, "chicago", "h14", "g14")
    illegal = refused(state, words)
    assert illegal.rule == "ROW-M1c" and illegal.facts == {"hex": "h14", "points": 30}
    assert allowed(state, "build " + tile(state, "boston", "aa2", "providence"))
    state.points[1] = 29
    link(state, 0, "philadelphia", "new-york")
    link(state, 1, "philadelphia", "baltimore")
    only(state, "red", "philadelphia", 2)
    say(state, "pass")
    put(state, "yellow", "philadelphia")
    events = say(state, route(state, "yellow", "philadelphia", "baltimore"))
    assert told(events, "line-opened") == [{"seat": 1, "points": 30}]
    assert allowed(state, words)


def test_ROW_M1c_the_second_of_two_actions_may_go_west_at_once():
    state = table(2, mountain_line=True)
    show(state, "railroad-executive")
    words = "build " + tile(state, "chicago", "h14", "g14")
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia", 2)
    state.points[0] = 29
    say(state, "take railroad-executive")
    assert state.hear(words) not in state.moves(0)  # all moves have been looked at
    say(state, route(state, "red", "philadelphia", "new-york"))
    assert state.actors == [0] and allowed(state, words)


def test_ROW_M1c_no_redirecting_behind_the_line_either():
    state = table(2, mountain_line=True)
    track(state, 0, "chicago h14 g14")
    for turned in ("h14 gentle 1", "h14 gentle 5"):
        words = f"redirect {turned}"
        assert refused(state, words).rule == "ROW-M1c"
    mountains(state).shut = False
    state.survey = None
    assert any(state.say(move).startswith("redirect h14") for move in state.moves(0))


def test_ROW_M1c_the_variant_is_for_two_on_eastern_us():
    with pytest.raises(rh.Refused) as refusal:
        new(3, mountain_line=True)
    assert refusal.value.rule == "option-not-for-seats"
    with pytest.raises(rh.Refused) as refusal:
        new(2, map="mexico", mountain_line=True)
    with_line = [name for name in MAPS.names if "two_players" in facts_of(name)]
    assert refusal.value.rule == "bad-option"
    assert refusal.value.facts["expected"] == f"map={'|'.join(with_line)}" == "map=eastern_us"
    (option,) = [option for option in game.options if option.name == "mountain_line"]
    assert f"eastern_us {mountains(new(2)).rule.points}" in option.help


def test_ROW_M2_mexico_black_stars_may_be_left_out():
    stars_of_mexico = ["trading-depot", "first-to-level-6", "acapulco-to-tampico"]
    state = new(3, map="mexico", without=stars_of_mexico)
    deck = state.land.deck
    for kind in range(deck.kinds):
        if deck.star[kind]:
            assert state.deck.counts[kind] == state.display[kind] == 0
    stars = [n for n in range(12) if state.land.barons.star[n]]
    assert len(stars) == 2
    for seed in range(10):
        state = new(4, seed, map="mexico", without=stars_of_mexico)
        assert not {b for dealt in state.barons for b in dealt} & set(stars)
    assert state.markers_needed == 10


def in_play(state: RailwaysState) -> set[str]:
    """The kinds of cards that lie on display, or may still come."""
    deck = state.land.deck
    return {deck.slug[n] for n in range(deck.kinds) if state.deck.counts[n] + state.display[n] > 0}


def test_ROW_O2_black_stars_are_left_out_one_by_one():
    out = ["passenger-lines", "city-charter-falun", "kiruna-to-umea"]
    state = new(5, map="sweden", without=out)
    assert state.options["without"] == ["city-charter-falun", "passenger-lines", "kiruna-to-umea"]
    all_in = in_play(new(5, map="sweden"))
    assert all_in - in_play(state) <= {*out, *(card for card in all_in if "bounty" in card)}
    assert not {"passenger-lines", "city-charter-falun"} & in_play(state)
    assert {"trading-depot", "city-charter-jonkoping"} < in_play(state)
    box = setting_up.barons_in_box(state)
    slugs = state.land.barons.slug
    assert [slug for slug, left in zip(slugs, box.counts, strict=True) if not left] == out[2:]


def test_ROW_O2_only_black_stars_of_the_map_can_be_left_out():
    cases: list[tuple[str, object, str]] = [
        ("mexico", ["passenger-lines"], "trading-depot, first-to-level-6, acapulco-to-tampico"),
        ("mexico", ["express"], "trading-depot, first-to-level-6, acapulco-to-tampico"),
        ("europe", ["trading-depot"], "map=mexico|sweden"),
        ("sweden", ["trading-depot", "trading-depot"], "trading-depot"),
        ("sweden", "trading-depot", "trading-depot"),
        ("sweden", [["trading-depot"]], "trading-depot"),
    ]
    for board, without, expected in cases:
        with pytest.raises(rh.Refused) as refusal:
            new(3, map=board, without=without)
        assert refusal.value.rule == "bad-option", without
        assert expected in str(refusal.value.facts["expected"])


def test_ROW_O2_barons_of_the_world_have_no_star_to_leave_out():
    state = new(2, map="mexico", barons="world", without=["first-to-level-6"])
    assert setting_up.barons_in_box(state).total == 24


def test_ROW_M3_europe_has_charters_and_a_lower_track():
    state = new(5, map="europe")
    assert state.markers_needed == 15
    slugs = state.land.deck.slug
    assert {"capital-charter-paris", "capital-charter-berlin"} < set(slugs)
    assert {f"city-charter-{city}" for city in ("munich", "prague", "essen")} < set(slugs)
    assert max(state.land.track) < max(land_of("eastern_us").track)


def test_ROW_M4_great_britain_has_27_cards_10_barons_and_a_track_of_its_own():
    land = land_of("great_britain")
    assert sum(land.deck.count) == 27 and land.barons.count == 10
    assert land.seats == (2, 5) and land.markers[2:6] == [10, 12, 14, 16]
    assert land.fewer == [0] * 7
    assert max(land.track) == 20 and land.track[-1] == 9 and len(land.track) == 100
    assert land.track[:20] == land_of("eastern_us").track[:20]


def test_the_discarded_baron_stays_unknown():
    state = new(2, seed=3)
    for seat in (0, 1):
        state.play(state.moves(seat)[0], seat)
    pass_turn_until_over(state)
    assert state.result is not None
    kept = seen(state)["revealed"]
    assert len(kept) == 2
    assert seen(state, 0)["barons"] == [kept[0]]
    mine = state.rejected[0]
    imagined = [state.imagine(0, rh.Rng(n)) for n in range(20)]
    assert {one.rejected[0] for one in imagined} == {mine}
    assert len({one.rejected[1] for one in imagined}) > 1


def pass_turn_until_over(state: RailwaysState) -> None:
    state.most_idle_turns = 1
    while state.result is None:
        say(state, "pass")
    assert pass_turn(state) == []
