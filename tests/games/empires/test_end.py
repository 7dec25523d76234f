"""The end and the count (SRE-E1, SRE-E2)."""

import networkx as nx

from roundhouse.games.empires.rules import scoring
from roundhouse.games.empires.rules.box import NONE, PLACES
from roundhouse.kernel.rng import Rng
from tests.games.empires.positions import (
    buying,
    delivering,
    face_up,
    hold,
    join,
    land,
    lay_market,
    no_contract,
    offered,
    own,
    space,
    table,
    train,
    turn,
)
from tests.games.saying import play, told


def play_out(state, seed: int = 1) -> str:
    """Why it ended."""
    rng = Rng(seed)
    while state.result is None:
        seat = state.actors[0]
        state.play(state.random_move(seat, rng), seat)
    return str(state.result.reason)


def started(seats: int):
    state = table(seats)
    for seat in range(seats):
        own(state, seat, PLACES.factories[state.country.factories[2 * seat]])
    return state


def test_SRE_E1_the_last_unlocked_track_ends_the_game_after_the_round():
    state = started(3)
    state.tracks_left[1] = 2
    turn(state, 1)
    play(state, f"build {offered(state, 'build')[0]}")
    assert state.ending == ""
    events = play(state, f"build {offered(state, 'build')[0]}")
    assert told(events, "end-triggered") == [{"seat": 1, "reason": "last-track"}]
    round_number = state.round
    assert play_out(state) == "last-track" and state.round == round_number
    assert len(state.owned[2]) > 1  # the seat after him has had its turn


def test_SRE_E1_even_if_a_delivery_returns_a_track():
    state = table(2)
    join(state, 0, "calias-company", "oldville")
    own(state, 1, "ashby-weavers")
    no_contract(state, 0)
    state.tracks_left[0] = 1
    state.prestige[0] = 4
    turn(state)
    play(state, f"build {offered(state, 'build')[0]}")
    play(state, "deliver calias-company steel oldville")
    assert state.tracks_left[0] == 1 and state.ending == "last-track"


def test_SRE_E1_the_last_train_card_drawn_for_the_market():
    state = started(2)
    hold(state, 0)
    lay_market(state, "red-steel", "blue-wine", "yellow-long")
    kept = next(card for card, there in enumerate(state.deck.down.counts) if there)
    state.deck.down.counts = [int(card == kept) for card in range(32)]
    state.deck.down.total = 1
    buying(state)
    events = play(state, "buy 2")
    assert told(events, "end-triggered")[0]["reason"] == "last-card"
    assert play_out(state) == "last-card"


def test_SRE_E1_two_trains_in_every_city():
    state = table(3)
    cities = [PLACES.cities[city] for city in state.country.cities]
    for number, city in enumerate(cities):
        if city != "oldville":
            train(state, number % 3, city)
            train(state, (number + 1) % 3, city)
    train(state, 1, "oldville")
    join(state, 0, "calias-company", "oldville")
    no_contract(state, 0)
    state.trains_left = [1, 0, 0]
    state.tracks_left = [9, 9, 9]
    delivering(state)
    events = play(state, "deliver calias-company steel oldville")
    assert told(events, "end-triggered") == [{"seat": 0, "reason": "cities-full"}]
    assert play_out(state) == "cities-full"


def test_SRE_E1_not_while_a_city_has_one_train():
    state = table(3)
    cities = [PLACES.cities[city] for city in state.country.cities]
    for city in cities:
        if city not in ("oldville", "roam"):
            state.trains[space(state, city)] = 0b110
            state.pieces[space(state, city)] |= 0b110
    join(state, 0, "calias-company", "oldville")
    no_contract(state, 0)
    state.trains[space(state, "oldville")] = 0b10
    state.pieces[space(state, "oldville")] |= 0b10
    delivering(state)
    play(state, "deliver calias-company steel oldville")
    assert state.ending == ""


def test_SRE_E1_all_have_equal_turns():
    for seed in range(8):
        state = started(3)
        state.tracks_left = [7, 6, 5]
        turns = [0, 0, 0]
        rng = Rng(seed)
        turn(state)
        before = (NONE, NONE)
        while state.result is None:
            seat = state.actors[0]
            if (state.round, seat) != before:
                turns[seat] += 1
                before = (state.round, seat)
            state.play(state.random_move(seat, rng), seat)
        assert len(set(turns)) == 1


def hats(state, colour: str) -> list[str]:
    wanted = PLACES.hats.index(colour)
    return [PLACES.cities[city] for city in state.country.cities if PLACES.hat[city] == wanted]


def test_SRE_E2_passengers_two_joined_one_three_joined_three():
    state = table(4)  # on all four tiles every colour has three cities
    red = hats(state, "red")
    assert len(red) == 3
    own(state, 0, red[0], red[1])
    assert scoring.passengers(state, 0) == 0  # not joined
    join(state, 0, red[0], red[1], around=(red[2],))
    joined = scoring.passengers(state, 0)
    others = other_hats(state, "red")
    assert joined - others == 1
    join(state, 0, red[1], red[2])
    assert scoring.passengers(state, 0) - other_hats(state, "red") == 3


def other_hats(state, but: str) -> int:
    """Points of the other colours, which may have been joined on the way: by another count."""
    graph = land(state).subgraph([state.country.name(at) for at in state.owned[0]])
    points = 0
    for colour in PLACES.hats:
        if colour == but:
            continue
        there = [city for city in hats(state, colour) if city in graph]
        most = max(
            (sum(city in part for city in there) for part in nx.connected_components(graph)),
            default=0,
        )
        points += {0: 0, 1: 0, 2: 1, 3: 3}[most]
    return points


def test_SRE_E2_a_train_joins_like_a_track_and_others_tracks_do_not():
    state = table(2)
    blue = hats(state, "blue")[:2]
    path = join(state, 0, *blue)
    train(state, 0, blue[0])
    assert scoring.passengers(state, 0) - other_hats(state, "blue") == 1
    state = table(2)
    own(state, 0, path[0], path[-1])
    own(state, 1, *path[1:-1])
    assert scoring.passengers(state, 0) == 0


def test_SRE_E2_the_count_and_shared_victory():
    state = started(2)
    face_up(state, "bridge-master", "tunnel-master")
    state.prestige = [10, 12]
    state.tops = [0, 1]
    state.bottoms = [0b10, 0]
    state.loans = [0, 3]
    state.loan_cards = 7
    assert scoring.breakdown(state, 0) == {
        "prestige": 10,
        "achievements": 2,
        "passengers": 0,
        "loans": 0,
    }
    result = scoring.final_count(state, "last-track")
    assert result.scores == [12, 12] and result.places == [1, 1]
    state.prestige[1] = 13
    assert scoring.final_count(state, "last-track").places == [2, 1]
