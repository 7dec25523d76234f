"""Achievements (SRE-A1 to A3)."""

import pytest

from roundhouse.games.empires.rules import achievements, scoring
from roundhouse.games.empires.rules.box import (
    ACHIEVEMENTS,
    MOUNTAIN,
    NONE,
    PLACES,
    RIVER,
    TABLE,
    TILES,
)
from tests.games.empires.positions import (
    claiming,
    delivering,
    face_up,
    hold,
    join,
    no_contract,
    offered,
    own,
    phase,
    played,
    table,
    terrain_spaces,
    train,
)
from tests.games.saying import play, refused, told, why


def rivers(state, seat: int, number: int = 3) -> None:
    own(state, seat, *terrain_spaces(state, RIVER)[:number])


def mountains(state, seat: int, number: int = 3) -> None:
    own(state, seat, *terrain_spaces(state, MOUNTAIN)[:number])


def test_SRE_A1_of_two_tops_one_may_be_claimed_and_a_bottom_too():
    """The booklet's example: two tops eligible, the third card's top is yellow's."""
    state = table(2)
    face_up(state, "loyal-investor", "bridge-master", "tunnel-master")
    rivers(state, 0)
    mountains(state, 0)
    played(state, 0, "red-steel", "red-cloth", "red-grain")
    state.tops[2] = 1
    claiming(state)
    assert sorted(offered(state, "claim")) == ["bridge-master", "loyal-investor", "tunnel-master"]
    events = play(state, "claim loyal-investor")
    assert told(events, "achievement-claimed")[0]["points"] == 2
    assert why(state, "claim bridge-master") == ("SRE-A1", "second-top")
    events = play(state, "claim tunnel-master")
    assert told(events, "achievement-claimed")[0]["points"] == 1
    assert state.tops == [0, NONE, 1] and state.bottoms == [0, 0, 1]
    assert scoring.achievement_points(state, 0) == 3
    assert scoring.achievement_points(state, 1) == 2


def test_SRE_A1_the_other_top_in_a_later_turn():
    state = table(2)
    face_up(state, "bridge-master", "tunnel-master")
    rivers(state, 0)
    mountains(state, 0)
    claiming(state)
    play(state, "claim bridge-master")
    assert phase(state) != "claim"
    claiming(state)
    play(state, "claim tunnel-master")
    assert state.tops == [0, 0]


def test_SRE_A1_any_number_of_bottoms_by_any_number_of_players_and_nobody_twice():
    state = table(4)
    face_up(state, "bridge-master", "tunnel-master", "master-of-deliveries")
    state.tops = [3, 3, NONE]
    for seat in (0, 1):
        rivers(state, seat)
        mountains(state, seat)
    for seat in (0, 1):
        claiming(state, seat)
        play(state, "claim bridge-master")
        assert why(state, "claim bridge-master") == ("SRE-A1", "twice")
        play(state, "claim tunnel-master")
    assert state.bottoms == [0b11, 0b11, 0]
    rivers(state, 3, 2)
    claiming(state, 3)
    assert phase(state) != "claim"  # the holder of the tops has claimed these cards


def test_SRE_A1_optional_and_only_face_up_cards():
    state = table(2)
    face_up(state, "bridge-master")
    rivers(state, 0)
    mountains(state, 0)
    claiming(state)
    assert why(state, "claim tunnel-master") == ("SRE-A1", "absent")
    play(state, "pass")
    assert state.tops == [NONE] and phase(state) != "claim"


def test_SRE_A1_comes_after_the_delivery():
    state = table(2)
    face_up(state, "bridge-master")
    rivers(state, 0)
    join(state, 0, "calias-company", "oldville")
    no_contract(state, 0)
    delivering(state)
    assert why(state, "claim bridge-master") == ("SRE-A1", "phase")


@pytest.mark.parametrize(("name", "length"), [("long-track-expert", 7), ("longer-track-expert", 9)])
def test_SRE_A2_length_of_this_turns_delivery(name: str, length: int):
    state = table(2)
    face_up(state, name)
    claiming(state)
    for long, enough in ((length - 1, False), (length, True), (length + 1, True)):
        state.length = long
        assert achievements.fulfilled(state, 0, state.achievements[0]) == enough
    claiming(state)  # a new turn forgets it
    assert not achievements.fulfilled(state, 0, state.achievements[0])


def test_SRE_A2_master_of_deliveries_and_treasure_hunter():
    state = table(2)
    face_up(state, "master-of-deliveries", "treasure-hunter")
    train(state, 0, "oldville", "lowdown", "hinburg", "baris")
    state.money = [8, 9]
    hold(state, 0)  # so that the turn goes on to the market
    claiming(state)
    assert refused(state, "claim master-of-deliveries").facts["have"] == 4
    assert refused(state, "claim treasure-hunter").rule == "SRE-A2"
    train(state, 0, "roam")
    state.money[0] = 9
    claiming(state)
    assert offered(state, "claim") == ["master-of-deliveries", "treasure-hunter"]


def test_SRE_A2_express_network_needs_all_four_hats_joined_or_not():
    state = table(2)
    face_up(state, "express-network")
    by_hat = {PLACES.hat[city]: PLACES.cities[city] for city in state.country.cities}
    assert len(by_hat) == 4
    own(state, 0, *[by_hat[hat] for hat in range(3)])
    claiming(state)
    assert phase(state) != "claim"
    own(state, 0, by_hat[3])
    claiming(state)
    assert offered(state, "claim") == ["express-network"]


def test_SRE_A2_collector_and_investor():
    state = table(2)
    face_up(state, "ardent-collector", "loyal-investor")
    played(state, 0, "red-steel", "blue-wine", "yellow-long")
    claiming(state)
    assert phase(state) != "claim"
    played(state, 0, "purple-wine")
    claiming(state)
    assert offered(state, "claim") == ["ardent-collector"]
    played(state, 0, "purple-steel", "purple-cloth")
    claiming(state)
    assert offered(state, "claim") == ["ardent-collector", "loyal-investor"]


@pytest.mark.parametrize(
    ("name", "build"), [("tunnel-master", mountains), ("bridge-master", rivers)]
)
def test_SRE_A2_three_mountains_three_rivers(name: str, build):
    state = table(2)
    face_up(state, name)
    build(state, 0, 2)
    claiming(state)
    assert phase(state) != "claim"
    build(state, 0, 3)
    claiming(state)
    assert offered(state, "claim") == [name]


def test_SRE_A2_landscape_artist_passes_five_terrains():
    state = table(2)
    face_up(state, "landscape-artist")
    claiming(state)
    for terrains, enough in ((0b01111, False), (0b11111, True)):
        state.terrains = terrains
        assert achievements.fulfilled(state, 0, state.achievements[0]) == enough


def test_SRE_A3_cards_in_hand_do_not_count():
    state = table(2)
    face_up(state, "loyal-investor")
    hold(state, 0, "red-steel", "red-cloth", "red-grain")
    claiming(state)
    assert phase(state) != "claim"


def test_SRE_A3_the_length_is_that_of_the_delivery_with_trains_subtracted():
    state = table(2)
    face_up(state, "long-track-expert", "landscape-artist")
    path = join(state, 0, "calias-company", "oldville", "hinburg")
    train(state, 0, "oldville")
    no_contract(state, 0)
    delivering(state)
    play(state, "deliver calias-company cloth hinburg")
    assert achievements.measure(state, 0, ACHIEVEMENTS.names.index("long-track-expert")) == (
        len(path) - 2
    )
    ground = {state.country.name(at): at for at in state.country.spaces}
    passed = {n for n in path if n not in PLACES.cities and n not in PLACES.factories}
    kinds = len({TILES.terrain[ground[name]] for name in passed})
    assert achievements.measure(state, 0, ACHIEVEMENTS.names.index("landscape-artist")) == kinds
    assert TABLE.achievement_top == 2 and TABLE.achievement_bottom == 1
