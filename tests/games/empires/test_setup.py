"""The set-up of Small Railroad Empires (SRE-S1 to S7)."""

import pytest

from roundhouse.games.empires.rules.box import CARDS, CONTRACTS, NONE, PLACES, TABLE, TILES
from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.result import places
from tests.games.empires.positions import new_game, offered, phase, stock_of
from tests.games.saying import play, seen, why


def test_SRE_S1_two_and_one_play_on_three_tiles_others_on_four():
    for seats, tiles in ((1, 3), (2, 3), (3, 4), (4, 4)):
        state = new_game(seats, 5)
        assert len(state.country.tiles) == tiles
        assert len(state.country.factories) == len(state.country.cities) == 3 * tiles


def test_SRE_S1_a_country_can_be_chosen_or_is_drawn():
    chosen = new_game(2, 1, tiles=["4", "1", "2"], triangle=17).country
    assert chosen.tiles == [0, 1, 3] and chosen.number == 16
    assert new_game(4, 1, rhombus=96).country.number == 95
    drawn = {
        (new_game(2, seed).country.choice, new_game(2, seed).country.number) for seed in range(60)
    }
    assert len(drawn) > 40 and {choice for choice, _ in drawn} == {0, 1, 2, 3}
    with pytest.raises(Refused):
        new_game(2, 1, triangle=33)
    with pytest.raises(Refused):
        new_game(2, 1, rhombus=1)


def test_SRE_S2_factories_start_with_what_is_printed_and_the_rest_is_the_supply():
    state = new_game(2, 1, tiles=["1", "3", "4"])
    assert stock_of(state, "kenper-brothers") == ["grain", "wine"]
    assert stock_of(state, "moss-farms") == []  # on tile 2
    printed = [sum(PLACES.printed[f * 4 + k] for f in state.country.factories) for k in range(4)]
    assert state.supply == [5 - n for n in printed]


def test_SRE_S3_tracks_trains_and_money():
    state = new_game(3)
    assert state.tracks_left == [21] * 3 and state.unlocked == [0] * 3
    assert state.trains_left == [8] * 3
    assert state.money == [5] * 3 and state.prestige == [0] * 3
    assert len(TABLE.unlocking) == 2


def test_SRE_S4_five_of_ten_achievements():
    found = set()
    for seed in range(30):
        state = new_game(2, seed)
        assert len(set(state.achievements)) == 5 and state.tops == [NONE] * 5
        found.update(state.achievements)
    assert found == set(range(10))


def test_SRE_S5_a_contract_each_of_factories_that_are_there():
    for seed in range(30):
        state = new_game(2, seed)
        held = [hand.counts.index(1) for hand in state.contracts]
        assert len(set(held)) == 2
        for one in held:
            assert CONTRACTS.factory[one] in state.country.factories


def test_SRE_S5_others_do_not_see_it():
    state = new_game(3, 4)
    mine = seen(state, 1)["players"]
    assert mine[1]["contract"] is not None
    assert mine[0]["contract"] is None and mine[2]["contract"] is None
    assert all(player["contract"] is None for player in seen(state)["players"])


def test_SRE_S6_three_cards_each_three_on_the_market():
    state = new_game(4, 2)
    assert [hand.total for hand in state.hands] == [3] * 4
    assert len(state.market) == 3 and state.deck.down.total == 32 - 15
    assert state.loan_cards == 10
    assert TABLE.market == [0, 1, 2]
    assert [CARDS.colour.count(colour) for colour in range(4)] == [8] * 4


def test_SRE_S7_counterclockwise_to_start_clockwise_to_play():
    state = new_game(4, 3)
    first = state.actors[0]
    asked = []
    for _ in range(4):
        asked.append(state.actors[0])
        play(state, f"start {offered(state, 'start')[0]}")
    assert asked == [(first - i) % 4 for i in range(4)]
    assert phase(state) == "construct" and state.actors == [asked[-1]]
    assert state.order == [(asked[-1] + i) % 4 for i in range(4)]
    assert state.tracks_left == [20] * 4


def test_SRE_S7_the_first_is_drawn():
    assert {new_game(4, seed).actors[0] for seed in range(40)} == {0, 1, 2, 3}


def test_SRE_S7_nobody_starts_where_another_has():
    state = new_game(2, 3, tiles=["1", "3", "4"])
    play(state, "start glyson-company")
    assert why(state, "start glyson-company") == ("SRE-S7", "taken")
    assert why(state, "start moss-farms") == ("SRE-S7", "absent")
    assert why(state, "pass") == ("SRE-S7", "compulsory")
    assert why(state, "build glyson-company") == ("SRE-C1", "phase")
    play(state, "start calias-company")
    assert why(state, "start penn-forge") == ("SRE-S7", "phase")


def test_tiles_are_numbered_as_printed_and_places_are_shared():
    assert places([(3,), (5,), (5,)]) == [3, 1, 1]
    assert TILES.names[0] == "1a" and TILES.names[-1] == "4s"
