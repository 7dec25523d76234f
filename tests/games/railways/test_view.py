"""What a seat sees tells apart all positions in which the play may differ (ROW-S4, T3, B2, E4)."""

import roundhouse as rh
from roundhouse.games.railways.rules import barons
from roundhouse.games.railways.rules.state import RailwaysState
from tests.games.railways.positions import (
    build,
    give,
    keep_all,
    link,
    new,
    only,
    route,
    show,
    table,
    tile,
)
from tests.games.saying import allowed, refused, say, seen


def told_apart(one: RailwaysState, other: RailwaysState) -> bool:
    """By everybody: the digest of the public view, and the key of each seat."""
    keys = [one.key(seat) != other.key(seat) for seat in range(one.seats)]
    assert len(set(keys)) == 1
    return keys[0] and one.digest() != other.digest()


def in_two_actions(*, build_first: bool) -> RailwaysState:
    """Des Moines is reached in round 1 or in round 2, a level gained in the other one."""
    state = table()
    show(state, "railroad-executive")
    if build_first:
        build(state, "rock-island e16 d16 c16 des-moines")
    else:
        say(state, "improve")
    say(state, "pass", "pass", "take railroad-executive")
    if build_first:
        say(state, "improve")
    else:
        build(state, "rock-island e16 d16 c16 des-moines")
    return state


def test_ROW_M1a_the_view_tells_who_may_go_west():
    before, now = in_two_actions(build_first=True), in_two_actions(build_first=False)
    assert allowed(before, "west des-moines")
    assert refused(now, "west des-moines").facts["why"] == "next-round"
    assert seen(before)["western_links"][1]["ready"] == [0]
    assert seen(now)["western_links"][1]["ready"] == []
    assert told_apart(before, now)
    say(before, "west des-moines")
    assert seen(before)["western_links"][1]["ready"] == []


def test_ROW_E4_the_view_tells_who_was_first_to_a_level():
    states = []
    for first in (0, 1):
        state = table()
        state.level = [5, 5, 1]
        if first == 1:
            state.order = [1, 0, 2]
            state.actors = [1]
        say(state, "improve", "improve")
        state.order = [0, 1, 2]
        states.append(state)
    six = states[0].land.barons.slug.index("first-to-level-6")
    assert [barons.worth(state, six, 0) for state in states] == [6, 0]
    assert [seen(state)["first_to_level"][6] for state in states] == [0, 1]
    assert seen(states[0])["first_to_level"][7] is None
    assert told_apart(*states)


def test_ROW_S4_a_seat_knows_the_baron_it_discarded_and_nobody_else_does():
    state = new(3)
    dealt = seen(state, 1)["barons"]
    assert "discarded" not in seen(state, 1)
    state.play(state.hear(f"keep {dealt[0]}"), 1)
    assert seen(state, 1)["discarded"] == dealt[1]
    for other in (0, 2):
        assert dealt[1] not in str(seen(state, other))
    assert "discarded" not in seen(state)


def test_ROW_S4_the_key_tells_what_imagination_starts_from():
    state = keep_all(new(3))
    known = [baron for kept in state.barons for baron in kept] + state.rejected
    other = state.copy()
    other.rejected[0] = next(b for b in range(state.land.barons.count) if b not in known)
    assert state.imagine(0, rh.Rng(1)).rejected != other.imagine(0, rh.Rng(1)).rejected
    assert state.key(0) != other.key(0)
    assert state.key(1) == other.key(1) and state.digest() == other.digest()


def test_ROW_T3_the_view_tells_which_places_are_taken():
    state = keep_all(new(4, auction="experts"))
    first, second, third, fourth = state.order
    say(state, "pass", "bid 1", "pass")
    assert seen(state)["auction"]["last_places"] == [third, first]
    say(state, "pass")
    assert state.order == [second, fourth, third, first]
    plain = keep_all(new(4))
    say(plain, "pass")
    assert seen(plain)["auction"]["last_places"] == []


def test_ROW_O3_the_view_of_a_build_names_every_card_in_use():
    state = table()
    give(state, 0, "perfect-engineering")
    say(state, "play perfect-engineering")
    assert seen(state)["build"]["perfect_engineering"]
    build(state, "albany v4 u5")
    assert seen(state)["build"] == {
        "link": 0,
        "tiles_left": 4,
        "tiles_laid": 1,
        "land_grant": False,
        "tunnel_engineer": False,
        "perfect_engineering": True,
    }


def test_ROW_B2_the_view_of_a_build_names_its_link():
    """Two tiles from Albany and one from New York lie there; which goes on is another thing."""
    south, west = table(), table()
    build(south, "albany v4 u5 u6")
    say(south, "end", *["pass"] * 5)
    build(south, "new-york x6 w6")
    build(west, "albany v4 u5")
    say(west, "end", "pass", "pass")
    build(west, "new-york x6 w6")
    say(west, "end", "pass", "pass")
    build(west, "v4 u5 u6")
    assert seen(south)["links"] == seen(west)["links"]
    words = "build " + tile(west, "u5", "u6", "t6")
    assert allowed(west, words) and refused(south, words).facts["why"] == "continue"
    assert told_apart(south, west)


def test_ROW_E1_the_view_tells_whether_the_turn_is_idle():
    """A delivery of this turn keeps the game from its idle end, whatever else looks the same."""
    state = table(idle_turns=1)
    link(state, 0, "philadelphia", "new-york")
    only(state, "red", "philadelphia", 2)
    assert not seen(state)["delivered"]
    say(state, route(state, "red", "philadelphia", "new-york"))
    assert seen(state)["delivered"]
    idle = state.copy()
    idle.delivered = False
    assert told_apart(state, idle)
