"""The train market, money and production (SRE-T1, T2, M1, M2, P1, P2)."""

from roundhouse.games.empires.rules import market, money, production, scoring
from roundhouse.games.empires.rules.box import CARDS, MOUNTAIN, PLACES, TABLE
from roundhouse.kernel.rng import Rng
from tests.games.empires.positions import (
    buying,
    empty_factories,
    hold,
    land,
    lay_market,
    offered,
    own,
    phase,
    stock,
    stock_of,
    table,
    terrain_spaces,
    turn,
)
from tests.games.saying import play, refused, seen, told, why


def shop(*cards: str, money: int = 5, hand: tuple[str, ...] = ()):
    state = table(2)
    hold(state, 0, *hand)
    lay_market(state, *(cards or ("red-steel", "blue-wine", "yellow-long")))
    state.money[0] = money
    return buying(state)


def test_SRE_T1_one_card_at_the_price_of_its_slot_and_the_others_slide():
    for slot, price in ((1, 0), (2, 1), (3, 2)):
        state = shop()
        before = state.market[:]
        deck = state.deck.down.total
        play(state, f"buy {slot}")
        assert state.money[0] == 5 - price
        assert state.hands[0].counts[before[slot - 1]] == 1
        assert state.market[:2] == [card for card in before if card != before[slot - 1]]
        assert len(state.market) == 3 and state.deck.down.total == deck - 1
        assert state.actors == [1]


def test_SRE_T1_what_is_dear_is_not_for_the_poor_and_no_loan_is_given():
    state = shop(money=1)
    assert offered(state, "buy") == ["1", "2"]
    assert why(state, "buy 3") == ("SRE-T1", "money")


def test_SRE_T1_hand_limit_and_optional():
    state = shop(hand=("blue-cloth", "blue-grain", "red-long"))
    assert phase(state) != "buy" or state.actors == [1]
    state = shop(hand=("blue-cloth", "blue-grain"))
    play(state, "pass")
    assert state.hands[0].total == 2 and state.actors == [1]
    state = table(2)
    hold(state, 0, "blue-cloth", "blue-grain", "red-long")
    own(state, 0, "calias-company")
    turn(state)
    assert why(state, "buy 1") == ("SRE-T1", "hand")


def test_SRE_T1_a_bought_card_is_known_to_all():
    state = shop()
    play(state, "buy 1")
    shown = seen(state, 1)["players"][0]
    assert shown["hand"] == ["red-steel"] and shown["cards"] == 1


def deck_of(state, *cards: str) -> None:
    """Exactly these cards in the deck; the others are out of the way."""
    state.deck.down.counts = [int(name in cards) for name in CARDS.names]
    state.deck.down.total = len(cards)


def test_SRE_T1_three_of_a_colour_are_shuffled_back():
    state = shop("red-steel", "red-cloth", "blue-wine")
    deck_of(state, "red-grain", "blue-cloth", "yellow-wine", "purple-wine")
    returned = 0
    for luck in range(20):
        again = state.copy()
        again.rng = Rng(luck)
        events = play(again, "buy 3")
        first = told(events, "market-filled")[0]["cards"]
        back = told(events, "market-returned")
        assert (first == ["red-grain"]) == bool(back)
        if back:
            returned += 1
            assert back[0] == {"colour": "red"}
            assert len(told(events, "market-filled")[-1]["cards"]) == 3
            assert not market.one_colour(again.market) and again.deck.down.total == 3
            reds = ["red-steel", "red-cloth", "red-grain"]
            for card in [CARDS.names.index(red) for red in reds]:
                assert again.returned[card] != (card in again.market)
    assert 0 < returned < 20


def test_a_card_shown_and_shuffled_back_is_never_imagined_in_a_hand():
    """Hands were dealt before, so the others can't hold it."""
    state = shop("red-steel", "red-cloth", "blue-wine")
    hold(state, 1, "yellow-long")
    deck_of(state, "red-grain", "blue-cloth", "yellow-wine", "purple-wine")
    state.rng = next(rng for rng in map(Rng, range(99)) if comes_first(state, rng))
    play(state, "buy 3")
    back = [card for card, there in enumerate(state.returned) if there]
    assert back
    for luck in range(40):
        world = state.imagine(0, Rng(luck))
        assert not any(world.hands[1].counts[card] for card in back)


def comes_first(state, rng: Rng) -> bool:
    again = state.copy()
    again.rng = rng.copy()
    return bool(told(play(again, "buy 3"), "market-returned"))


def test_SRE_T2_one_colour_stays_if_there_is_no_other():
    state = shop("red-steel", "red-cloth", "red-grain")
    deck_of(state, "red-long")
    events = play(state, "buy 1")
    assert told(events, "market-returned") == []
    assert [CARDS.names[card] for card in state.market] == ["red-cloth", "red-grain", "red-long"]
    assert state.ending == "last-card"


def test_SRE_T2_the_first_market_is_looked_at_too():
    for seed in range(200):
        state = table(2, seed)
        assert not market.one_colour(state.market)


def test_SRE_T2_an_empty_deck_refills_nothing_and_the_end_stays_triggered():
    state = shop()
    deck_of(state)
    play(state, "buy 1")
    assert [CARDS.names[card] for card in state.market] == ["blue-wine", "yellow-long"]
    assert state.ending == "last-card"
    hold(state, 1)
    buying(state, 1)
    deck_of(state)
    assert why(state, "buy 3") == ("SRE-T1", "empty")


def test_SRE_M1_never_more_than_nine_and_the_payer_pays_in_full():
    state = table(2)
    mountain = terrain_spaces(state, MOUNTAIN)[0]
    own(state, 0, sorted(land(state)[mountain])[0])
    own(state, 1, mountain)
    state.money = [5, 9]
    turn(state)
    play(state, f"build {mountain}")
    assert state.money == [1, 9]
    money.earn(state, 0, 20)
    assert state.money[0] == 9


def test_SRE_M1_a_loan_is_three_dollars_and_costs_a_point_at_the_end():
    state = table(2)
    own(state, 0, "calias-company")
    money.borrow(state, 0, 2)
    assert state.money[0] == 5 + 6 and state.loan_cards == 8
    assert scoring.breakdown(state, 0)["loans"] == -2


def dear(purse: int, cards: int = 10):
    """A mountain with an opponent on it, beside seat 0's only track: $3 and $1."""
    state = table(2)
    mountain = terrain_spaces(state, MOUNTAIN)[0]
    own(state, 0, sorted(land(state)[mountain])[0])
    own(state, 1, mountain)
    state.money[0] = purse
    state.loan_cards = cards
    return turn(state), mountain


def test_SRE_M2_as_many_loans_as_needed_for_the_shared_dollar_too():
    for purse, loans, left in ((4, 0, 0), (1, 1, 0), (3, 1, 2), (0, 2, 2)):
        state, mountain = dear(purse)
        play(state, f"build {mountain}")
        assert (state.loans[0], state.money[0]) == (loans, left), purse
        assert state.money[1] == 6


def test_SRE_M2_without_loan_cards_a_dear_space_cannot_be_chosen():
    state, mountain = dear(3, cards=0)
    illegal = refused(state, f"build {mountain}")
    assert illegal.rule == "SRE-M2" and illegal.facts["cost"] == 4 and illegal.facts["money"] == 3
    state, mountain = dear(0, cards=1)
    assert refused(state, f"build {mountain}").facts["money"] == 3


def test_SRE_P1_the_first_to_reach_a_factory_space_refills_all_factories():
    state = table(2)
    empty_factories(state)
    state.prestige = [4, 3]
    production.gain(state, 0, 1)
    assert stock_of(state, "kenper-brothers") == ["grain", "wine"]
    assert all(stock_of(state, PLACES.factories[f]) for f in state.country.factories)
    assert told(state.events, "factories-produced") == [{"prestige": 5}]
    empty_factories(state)
    production.gain(state, 1, 2)  # the second there causes nothing
    assert stock_of(state, "kenper-brothers") == []
    production.gain(state, 1, 6)  # passes 10
    assert stock_of(state, "kenper-brothers") == ["grain", "wine"]
    empty_factories(state)
    production.gain(state, 0, 9)  # passes 10 again, not yet 15
    assert stock_of(state, "kenper-brothers") == []
    production.gain(state, 0, 1)
    assert stock_of(state, "kenper-brothers") == ["grain", "wine"] and state.produced == 3


def test_SRE_P1_not_above_what_is_printed():
    state = table(2)
    stock(state, "kenper-brothers", "grain")
    production.gain(state, 0, 5)
    assert stock_of(state, "kenper-brothers") == ["grain", "wine"]


def test_SRE_P2_a_short_supply_fills_in_the_order_of_the_list():
    state = table(2)
    empty_factories(state)
    steel = PLACES.goods.index("steel")
    state.boxed[steel] = state.supply[steel] - 1
    state.supply[steel] = 1
    production.gain(state, 0, 5)
    holders = [
        PLACES.factories[factory]
        for factory in state.country.factories
        if "steel" in stock_of(state, PLACES.factories[factory])
    ]
    assert holders == ["calias-company"]


def test_SRE_P2_two_spaces_at_once_refill_once():
    state = table(2)
    empty_factories(state)
    production.gain(state, 0, 11)
    assert state.produced == 2
    assert told(state.events, "factories-produced") == [{"prestige": 10}]
    assert TABLE.production == [5, 10, 15]
