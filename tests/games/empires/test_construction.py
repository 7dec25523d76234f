"""Construction (SRE-C1 to C7)."""

from typing import cast

from roundhouse.games.empires.rules import construction
from roundhouse.games.empires.rules.box import MOUNTAIN, NONE, PLACES, RIVER, TILES
from roundhouse.games.empires.rules.state import EmpiresState
from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from tests.games.empires.positions import (
    land,
    new_game,
    offered,
    own,
    phase,
    plain_neighbour,
    space,
    star_spaces,
    table,
    terrain_spaces,
    train,
    turn,
    way,
)
from tests.games.saying import play, refused, told, why


def one_build(state, *spaces: str) -> None:
    for name in spaces:
        play(state, f"build {name}")


def test_SRE_C1_two_tracks_each_beside_ones_own():
    state = table(2)
    own(state, 0, "calias-company")
    turn(state)
    near = sorted(land(state)["calias-company"])
    assert sorted(offered(state, "build")) == near
    far = way(state, "calias-company", "hinburg")
    assert why(state, f"build {far[2]}") == ("SRE-C1", "apart")
    one_build(state, far[1])
    assert phase(state) == "construct" and state.actors == [0]
    one_build(state, far[2])  # the second may border on the first
    assert phase(state) != "construct" or state.actors == [1]
    assert state.tracks_left[0] == 20 - 2


def test_SRE_C1_a_train_counts_as_ones_own():
    state = table(2)
    train(state, 0, "oldville")
    turn(state)
    assert sorted(offered(state, "build")) == sorted(land(state)["oldville"])


def test_SRE_C1_not_where_one_is_and_no_third_company():
    state = table(4)
    step = plain_neighbour(state, "calias-company")
    own(state, 0, "calias-company")
    own(state, 1, step)
    turn(state)
    assert step in offered(state, "build")
    own(state, 2, step)
    turn(state)
    assert why(state, f"build {step}") == ("SRE-C1", "full")
    assert why(state, "build calias-company") == ("SRE-C1", "own")


def test_SRE_C1_two_companies_at_most_in_cities_and_factories_too():
    state = table(3)
    beside = next(n for n in land(state)["oldville"] if n not in PLACES.factories)
    own(state, 0, beside)
    own(state, 1, "oldville")
    train(state, 2, "oldville")
    turn(state)
    assert why(state, "build oldville") == ("SRE-C1", "full")


def test_SRE_C1_a_space_of_another_country_is_not_there():
    state = table(2)
    own(state, 0, "calias-company")
    turn(state)
    assert why(state, "build 2b") == ("SRE-C1", "absent")


def test_SRE_C2_terrain_costs_and_places_are_free():
    state = table(2)
    for terrain, cost in ((0, 0), (1, 1), (2, 1), (3, 2), (4, 3)):
        target = terrain_spaces(state, terrain)[0]
        start = plain_or_place(state, target)
        again = table(2)
        own(again, 0, start)
        turn(again)
        events = play(again, f"build {target}")
        assert told(events, "track-built") == [{"seat": 0, "place": target, "cost": cost}]
        assert again.money[0] == 5 - cost
    free = table(2)
    own(free, 0, next(n for n in land(free)["roam"] if n not in PLACES.factories))
    turn(free)
    play(free, "build roam")
    assert free.money[0] == 5


def plain_or_place(state, target: str) -> str:
    return str(min(land(state)[target]))


def test_SRE_C2_a_dollar_to_the_opponent_who_is_there():
    state = table(2)
    river = terrain_spaces(state, RIVER)[0]
    own(state, 0, plain_or_place(state, river))
    own(state, 1, river)
    turn(state)
    events = play(state, f"build {river}")
    assert state.money == [5 - 3, 6]
    assert told(events, "space-shared") == [{"seat": 0, "by": 1, "money": 1}]


def test_SRE_C2_no_dollar_in_cities_and_factories():
    state = table(2)
    own(state, 0, next(n for n in land(state)["roam"] if n not in PLACES.factories))
    own(state, 1, "roam")
    turn(state)
    play(state, "build roam")
    assert state.money == [5, 5]


def test_SRE_C3_the_first_on_a_star_gains_one():
    state = table(2)
    star = star_spaces(state)[0]
    start = plain_or_place(state, star)
    own(state, 0, start)
    own(state, 1, start)
    turn(state)
    play(state, f"build {star}")
    assert state.prestige == [1, 0]
    turn(state, 1)
    play(state, f"build {star}")
    assert state.prestige == [1, 0]


def behind():
    """Seat 0 is behind on prestige and has built both tracks of its turn."""
    state = table(2)
    own(state, 0, "calias-company")
    state.prestige[1] = 9
    turn(state)
    path = way(state, "calias-company", "oldville", "hinburg")
    one_build(state, path[1], path[2])
    return state


def test_SRE_C4_a_third_track_for_two_dollars_then_three():
    state = behind()
    assert phase(state) == "unlock"
    target = next(n for n in offered(state, "unlock") if TILES.terrain[space(state, n)] == 0)
    money, tracks = state.money[0], state.tracks_left[0]
    events = play(state, f"unlock {target}")
    assert told(events, "track-unlocked")[0]["unlocking"] == 2
    assert state.money[0] == money - 2 and state.tracks_left[0] == tracks
    assert state.unlocked[0] == 1 and phase(state) != "unlock"  # never both in one turn
    state.money[0] = 9
    turn(state)
    for _ in range(2):
        play(state, f"build {offered(state, 'build')[0]}")
    state.money[0] = 9
    target = offered(state, "unlock")[0]
    cost = construction.cost(state, 0, space(state, target))
    play(state, f"unlock {target}")
    assert state.money[0] == 9 - 3 - cost and state.unlocked[0] == 2
    turn(state)
    for _ in range(2):
        play(state, f"build {offered(state, 'build')[0]}")
    assert phase(state) != "unlock"
    assert refused(state, f"unlock {target}").rule == "SRE-C4"


def test_SRE_C4_not_while_leading_and_a_tie_leads():
    state = table(2)
    own(state, 0, "calias-company")
    own(state, 1, "ashby-weavers")
    state.prestige = [3, 3]
    turn(state)
    assert why(state, "unlock oldville") == ("SRE-C4", "third")
    path = way(state, "calias-company", "oldville")
    for name in path[1:3]:
        play(state, f"build {name}")
    assert phase(state) == "deliver"  # no third track is offered
    assert why(state, "unlock 1i") == ("SRE-C4", "leading")


def test_SRE_C4_judged_when_unlocking_after_a_star():
    state = table(2)
    star = star_spaces(state)[0]
    own(state, 0, plain_or_place(state, star))
    state.prestige = [0, 1]
    turn(state)
    play(state, f"build {star}")  # 1 to 1: a tie now
    play(state, f"build {offered(state, 'build')[0]}")
    assert phase(state) != "unlock"


def test_SRE_C4_never_compulsory():
    state = behind()
    play(state, "pass")
    assert state.unlocked[0] == 0


def test_SRE_C5_a_new_route_on_a_distant_factory():
    state = table(3)
    own(state, 0, "calias-company")
    own(state, 1, "ashby-weavers")
    own(state, 1, "dunmore-distillery")
    own(state, 2, "dunmore-distillery")
    turn(state)
    assert why(state, "route dunmore-distillery") == ("SRE-C1", "full")
    events = play(state, "route ashby-weavers")
    assert told(events, "route-begun")[0]["cost"] == 2
    assert state.money == [3, 5, 5]
    beyond = plain_neighbour(state, "ashby-weavers")
    assert beyond in offered(state, "build")
    play(state, f"build {beyond}")  # the next track may extend it


def test_SRE_C5_not_beside_ones_network_nor_without_money():
    state = table(2)
    beside = next(n for n in land(state)["glyson-company"] if TILES.terrain[space(state, n)] == 0)
    own(state, 0, beside)
    turn(state)
    assert why(state, "route glyson-company") == ("SRE-C5", "joined")
    state.money[0] = 1
    turn(state)
    assert offered(state, "route") == []
    assert why(state, "route penn-forge") == ("SRE-C5", "money")
    assert why(state, "route tarn-brewery") == ("SRE-C1", "absent")


def test_SRE_C5_it_is_not_the_third_track():
    state = behind()
    assert phase(state) == "unlock"
    assert why(state, "route ashby-weavers") == ("SRE-C1", "phase")


def test_SRE_C6_a_single_last_track_is_built_alone_and_a_locked_one_may_follow():
    state = table(2)
    own(state, 0, "calias-company")
    state.tracks_left[0] = 1
    state.prestige[1] = 2
    turn(state)
    events = play(state, f"build {offered(state, 'build')[0]}")
    assert told(events, "end-triggered")[0]["reason"] == "last-track"
    assert phase(state) == "unlock"
    play(state, f"unlock {offered(state, 'unlock')[0]}")
    assert state.tracks_left[0] == 0 and state.unlocked[0] == 1


def test_SRE_C7_building_is_compulsory_loans_included():
    state = table(2)
    own(state, 0, "calias-company")
    state.money[0] = 0
    turn(state)
    assert why(state, "pass") == ("SRE-C7", "")
    mountain = terrain_spaces(state, MOUNTAIN)[0]
    state = table(2)
    own(state, 0, plain_or_place(state, mountain))
    state.money[0] = 0
    turn(state)
    events = play(state, f"build {mountain}")
    assert told(events, "loan-taken") == [{"seat": 0, "loans": 1, "money": 3}]
    assert state.money[0] == 0 and state.loans[0] == 1


def closed_in(money: int):
    """Everything around seat 0's only track is full."""
    state = table(4)
    own(state, 0, "calias-company")
    for name in land(state)["calias-company"]:
        own(state, 1, name)
        own(state, 2, name)
    state.money[0] = money
    return turn(state)


def test_SRE_C7_without_a_space_a_new_route_is_compulsory_if_it_can_be_paid():
    state = closed_in(2)
    assert offered(state, "build") == [] and offered(state, "route")
    assert why(state, "pass") == ("SRE-C7", "")
    play(state, f"route {offered(state, 'route')[0]}")
    assert state.money[0] == 0


def test_SRE_C7_else_the_track_is_skipped_and_the_turn_goes_on():
    state = closed_in(1)
    assert state.actors == [1] or phase(state) in ("claim", "buy")
    assert state.tracks_left[0] == 20
    assert told(state.events, "track-skipped") == [{"seat": 0}]


def test_build_words_are_those_of_the_country():
    state = new_game(2, 9, place_tokens=True)
    for at in state.country.spaces:
        word = state.country.word_of[at]
        assert state.country.space_of[word] == at
    assert NONE not in [state.country.word_of[at] for at in state.country.spaces]


PAID = ("track-built", "track-unlocked", "route-begun")


def test_SRE_C2_a_forecast_is_what_the_track_costs_and_brings():
    empires = game("empires")
    seen: set[str] = set()
    for seats, seed in ((1, 2), (3, 1), (3, 4)):
        state = cast(EmpiresState, empires.new(seats, seed))
        rng = Rng(seed)
        while state.result is None:
            seat = state.actors[0]
            for move in state.moves(seat):
                bill = empires.forecast(state, move, seat)
                if not bill:
                    continue
                events = state.copy().play(move, seat)
                [paid] = [one for name in PAID for one in told(events, name)]
                left = state.money[seat] + bill["borrowed"] - paid["cost"]
                starred = sum(one["prestige"] for one in told(events, "star-reached"))
                borrowed = sum(one["loans"] for one in told(events, "loan-taken"))
                assert bill["left"] == left - paid.get("unlocking", 0)
                assert bill["loans"] == borrowed
                assert bill["prestige"] == starred
                seen |= {part for part, value in bill.items() if value}
            state.play(state.random_move(seat, rng), seat)
    assert seen > {"ground", "shared", "unlocking", "route", "loans", "owed", "prestige"}
