"""The three variants, alone and together (SRE-V1 to V4)."""

import pytest

from roundhouse.games.empires.rules import achievements, production, rural
from roundhouse.games.empires.rules.box import (
    CARDS,
    INDUSTRIAL_PIONEER,
    NONE,
    PLACES,
    RURAL_TOWN_KING,
    TABLE,
    TILES,
)
from roundhouse.kernel.refusal import Refused
from tests.games.empires.positions import (
    claiming,
    delivering,
    empty_factories,
    face_up,
    hold,
    join,
    land,
    new_game,
    no_contract,
    offered,
    own,
    phase,
    played,
    space,
    star_spaces,
    stock_of,
    table,
    turn,
)
from tests.games.saying import play, seen, told, why


def test_SRE_V1_tokens_shuffle_the_names_of_these_tiles_alone():
    moved = 0
    for seed in range(20):
        state = new_game(2, seed, tiles=["1", "3", "4"], triangle=1, place_tokens=True)
        country = state.country
        plain = new_game(2, seed, tiles=["1", "3", "4"], triangle=1).country
        for there, printed in (
            (country.city_at, plain.city_at),
            (country.factory_at, plain.factory_at),
        ):
            assert sorted(there) == sorted(printed)
            assert [at == NONE for at in there] == [at == NONE for at in printed]
            moved += there != printed
    assert moved > 30
    drawn = {tuple(new_game(2, seed, place_tokens=True).country.city_at) for seed in range(30)}
    assert len(drawn) == 30


def test_SRE_V1_goods_and_demands_go_with_the_names():
    state = new_game(2, 3, place_tokens=True)
    for factory in state.country.factories:
        at = state.country.factory_space[factory]
        name = state.country.name(at)
        there = next(one for one in seen(state, 0)["spaces"] if one["space"] == name)
        assert there["goods"] == stock_of(state, PLACES.factories[factory])


def boom():
    state = table(2, industrial_boom="board")
    join(state, 0, "calias-company", "oldville")
    no_contract(state, 0)
    hold(state, 0)
    return state


def test_SRE_V2_a_delivery_moves_its_industry_and_production_follows_there():
    metal = PLACES.industries.index("metal")
    state = boom()
    state.industry[metal] = 1
    delivering(state)
    events = play(state, "deliver calias-company steel oldville")
    facts = {"industry": "metal", "step": 2, "produces": True}
    assert told(events, "industry-moved") == [facts]
    assert stock_of(state, "calias-company") == ["steel", "cloth"]  # refilled at once
    assert state.served[0] == 1 << metal


def test_SRE_V2_only_that_industry_produces_and_only_at_the_steps():
    for step in range(1, 7):
        state = boom()
        empty_factories(state)
        state.industry[0] = step - 1
        production.move_industry(state, 0, PLACES.factories.index("calias-company"))
        full = [f for f in state.country.factories if stock_of(state, PLACES.factories[f])]
        metal = [f for f in state.country.factories if PLACES.industry[f] == 0]
        assert full == (metal if step in (2, 4, 6) else [])
    production.move_industry(state, 0, PLACES.factories.index("calias-company"))
    assert state.industry[0] == 6  # at the top it stays
    assert TABLE.industry_steps == 6


def test_SRE_V2_prestige_no_longer_produces():
    state = boom()
    empty_factories(state)
    production.gain(state, 0, 12)
    assert state.produced == 0 and stock_of(state, "kenper-brothers") == []


def test_SRE_V2_industrial_pioneer_is_the_fifth_card():
    for seed in range(10):
        state = new_game(2, seed, industrial_boom="pioneer")
        assert INDUSTRIAL_PIONEER in state.achievements and len(set(state.achievements)) == 5
        assert INDUSTRIAL_PIONEER not in new_game(2, seed, industrial_boom="board").achievements
    state = boom()
    face_up(state, "industrial-pioneer")
    state.served[0] = 0b0111
    claiming(state)
    assert phase(state) != "claim"
    state.served[0] = 0b1111
    claiming(state)
    assert offered(state, "claim") == ["industrial-pioneer"]


def beside_a_star(seats: int = 2):
    state = table(seats, rural_connections="tokens")
    star = star_spaces(state)[0]
    own(state, 0, sorted(land(state)[star])[0])
    return state, star


def token(state, kind: int) -> None:
    """The next token turned up is of this kind."""
    state.tokens.counts = [int(one == kind) for one in range(7)]
    state.tokens.total = 1


def test_SRE_V3_a_token_on_every_star_and_sixteen_in_all():
    state = new_game(4, 1, rural_connections="tokens")
    assert sum(state.token_on) == 16 == state.tokens.total
    state = new_game(2, 1, rural_connections="tokens")
    assert sum(state.token_on) == 12 and state.tokens.total == 16
    assert rural.counts() == [7, 3, 2, 1, 1, 1, 1]
    assert sum(new_game(2, 1).token_on) == 0


@pytest.mark.parametrize(
    ("kind", "money", "prestige", "loans"),
    [(0, 1, 1, 0), (1, -1, 1, 0), (2, 0, 2, 0), (4, 0, 1, 0)],
)
def test_SRE_V3_the_first_there_turns_it_up(kind: int, money: int, prestige: int, loans: int):
    state, star = beside_a_star()
    token(state, kind)
    turn(state)
    state.money[0] = 9 if money < 0 else 5
    cost = next(one["cost"] for one in seen(state, 0)["sites"] if one["space"] == star)
    before = state.money[0]
    play(state, f"build {star}")
    assert state.money[0] == before - cost + money
    assert state.prestige[0] == prestige  # the star's own point stays
    assert state.loans[0] == loans
    assert state.locomotives[0] == ([1] if kind == 4 else [])
    assert not state.token_on[space(state, star)]
    own(state, 1, sorted(land(state)[star])[0])
    turn(state, 1)
    held = state.money[1], state.tokens.total
    play(state, f"build {star}")
    assert state.tokens.total == held[1] and state.prestige[1] == 0


def test_SRE_V3_a_breakdown_without_money_takes_a_loan_or_what_there_is():
    state, star = beside_a_star()
    turn(state)
    state.money[0] = 0
    token(state, 1)
    rural.reveal(state, 0, space(state, star))
    assert (state.money[0], state.loans[0]) == (2, 1)
    state, star = beside_a_star()
    turn(state)
    state.money[0] = 0
    state.loan_cards = 0
    token(state, 1)
    rural.reveal(state, 0, space(state, star))
    assert (state.money[0], state.loans[0]) == (0, 0)


def test_SRE_V3_a_locomotive_counts_as_a_train_card_for_achievements():
    state, _ = beside_a_star()
    face_up(state, "ardent-collector")
    played(state, 0, "red-steel", "blue-wine", "yellow-long")
    claiming(state)
    assert phase(state) != "claim"
    state.locomotives[0] = [CARDS.colours.index("purple")]
    claiming(state)
    assert offered(state, "claim") == ["ardent-collector"]


def test_SRE_V3_a_locomotive_is_no_delivery():
    """Our ruling: it counts where colours are looked at, not for Master of Deliveries."""
    state, _ = beside_a_star()
    face_up(state, "master-of-deliveries", "loyal-investor")
    state.locomotives[0] = [CARDS.colours.index("purple")] * 5
    claiming(state)
    assert offered(state, "claim") == ["loyal-investor"]
    assert why(state, "claim master-of-deliveries") == ("SRE-A2", "")


def test_SRE_V2_markers_are_no_goods():
    """Our ruling: all five goods of each kind are in play with the Industrial Boom too."""
    for variant in ("off", "board"):
        state = new_game(2, 1, industrial_boom=variant)
        goods = [sum(state.goods[kind :: len(state.supply)]) for kind in range(len(state.supply))]
        assert [lying + left for lying, left in zip(goods, state.supply)] == [5] * 4


def test_SRE_V3_rural_town_king_first_there_or_not():
    for seed in range(10):
        state = new_game(2, seed, rural_connections="king")
        assert RURAL_TOWN_KING in state.achievements and len(set(state.achievements)) == 5
    state, _ = beside_a_star()
    face_up(state, "rural-town-king")
    stars = [name for name in star_spaces(state) if not state.pieces[space(state, name)] & 1]
    own(state, 1, *stars[:3])
    there = achievements.measure(state, 0, RURAL_TOWN_KING)
    own(state, 0, *stars[: 3 - there])
    claiming(state)
    assert offered(state, "claim") == ["rural-town-king"]
    assert all(TILES.star[space(state, name)] for name in stars)


def test_SRE_V3_turning_up_a_token_is_never_taken_back():
    state, star = beside_a_star()
    turn(state)
    play(state, f"build {star}")
    assert not state.reversible


def test_SRE_V4_with_both_extra_achievements_three_are_drawn():
    for seed in range(10):
        state = new_game(3, seed, industrial_boom="pioneer", rural_connections="king")
        extra = {INDUSTRIAL_PIONEER, RURAL_TOWN_KING}
        assert extra <= set(state.achievements) and len(set(state.achievements) - extra) == 3


def test_SRE_V4_the_conglomerates_tracks_turn_up_tokens():
    state, star = beside_a_star(1)
    at = space(state, star)
    token(state, 0)
    rural.reveal(state, 1, at)
    assert state.money == [5]  # money does nothing
    for kind, check in ((2, "prestige"), (5, "locomotive")):
        state.token_on[at] = True
        token(state, kind)
        rural.reveal(state, 2, at)
        if check == "prestige":
            assert state.prestige[2] == 1
    assert state.locomotives[2] == [2] and state.locomotives[0] == []


def test_SRE_V4_an_unknown_mix_is_refused():
    with pytest.raises(Refused):
        new_game(2, 1, industrial_boom="king")
