"""The evaluation behind the greedy bot: what it prefers, and that it neither errs nor forgets."""

from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.bots import Bot, ask
from roundhouse.bots.easy import EasyBot
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.random import RandomBot
from roundhouse.games.steam.bot.plans import Planner
from roundhouse.games.steam.bot.reach import KINDS, complete_links, reach_of
from roundhouse.games.steam.bot.strategy import action_worth, evaluate
from roundhouse.games.steam.bot.ways import LAID
from roundhouse.games.steam.bot.weights import QUARTERS, RIVAL_QUARTERS, WORTH
from roundhouse.games.steam.rules import laying
from roundhouse.games.steam.rules.box import BUILD, COLOURS, FACE, NUMBER
from roundhouse.games.steam.rules.goods import TERMS
from roundhouse.games.steam.rules.phases import BUILDING, SHARING
from roundhouse.games.steam.rules.state import SteamState
from roundhouse.kernel.rng import Rng
from roundhouse.rails.network import UNOWNED
from roundhouse.rails.routes import owners, routes
from tests.games.steam.positions import build_phase, goods_phase, place, put_cube, say, table, track

RECORDS = Path(__file__).with_name("records")
BANKRUPT = RECORDS / "bankrupt.record"
BRIEF = {BANKRUPT, RECORDS / "last-survivor.record"}
PLAYED = [path for path in sorted(RECORDS.glob("*.record")) if path not in BRIEF]


def choice(state: SteamState) -> str:
    """What the greedy bot says."""
    seat = state.actors[0]
    return state.say(ask(GreedyBot(1), state, seat, Rng(1)))


def value(state: SteamState, text: str) -> float:
    """The position after a move, as the seat that made it sees it."""
    seat = state.actors[0]
    after = state.copy()
    say(after, text)
    return evaluate(after, seat)


def play_out(state: SteamState, *bots: Bot) -> SteamState:
    luck = Rng(5)
    while state.result is None:
        seat = state.actors[0]
        state.play(ask(bots[seat], state, seat, luck), seat)
    return state


def positions(path: Path) -> list[SteamState]:
    """Every position of a recorded game, the first and the last left out."""
    record = rh.read(path.read_text("utf-8"))
    found: list[SteamState] = []
    for _, _, state in record.steps():
        assert isinstance(state, SteamState)
        found.append(state.copy())
    return found[:-1]


# What it prefers: track


def test_the_first_tile_is_worth_the_link_that_it_begins() -> None:
    """Between Albany and Hartford lie two hexes; one tile brings nothing by itself."""
    state = build_phase(table(), cash=10)
    state.cubes = [0] * len(state.cubes)
    for _ in range(3):
        put_cube(state, "yellow", "albany")
    first = value(state, "build @1,0 gentle 3")
    assert first > value(state, "end") + 1
    assert first > value(state, "build @0,-1 straight 0") + 1
    say(state, "build @1,0 gentle 3")
    assert value(state, "build @1,1 gentle 0") == pytest.approx(first + WORTH.open_end, abs=0.01)
    assert value(state, "end") < first - 1


def test_a_bot_finishes_what_it_begins() -> None:
    state = build_phase(table(), cash=0)
    while state.phase == BUILDING and state.actors == [0]:
        say(state, choice(state))
    network = state.network
    mine = [link for link in network.links() if network.owner[link] == 0]
    assert mine and all(network.complete(link) for link in mine)


def in_the_last_turn(state: SteamState) -> SteamState:
    """Cash that is left counts for nothing, nor does a cube bring anything."""
    state.turn = state.turns
    state.cubes = [0] * len(state.cubes)
    return state


def test_what_is_begun_is_finished_before_something_else_is_begun() -> None:
    """In the last turn a link is a point wherever it lies: many plans are worth the same."""
    state = in_the_last_turn(build_phase(table(), cash=10))
    say(state, "build @1,0 gentle 3")
    builds = [state.say(move) for move in state.moves(0) if move[0] == BUILD]
    finishing = {text for text in builds if len(links_after(state, text)) == 1}
    best = max(value(state, text) for text in finishing)
    assert finishing and all(value(state, text) < best for text in set(builds) - finishing)


def links_after(state: SteamState, text: str) -> list[int]:
    after = state.copy()
    say(after, text)
    return complete_links(after.network)


def test_money_of_no_use_is_no_reason_to_lay_a_tile() -> None:
    """€3 and one tile to lay in the last turn: whatever it is, it leads nowhere."""
    state = in_the_last_turn(build_phase(table(), cash=3))
    state.builds_left = 1
    builds = [state.say(move) for move in state.moves(0) if move[0] == BUILD]
    nowhere = [text for text in builds if not links_after(state, text)]
    assert nowhere and all(value(state, text) < value(state, "end") for text in nowhere)


def test_who_has_taken_a_tile_back_lays_none_again() -> None:
    """Nothing else has changed, so it would hang as loose as before."""
    state = build_phase(table(), cash=10)
    say(state, "build @1,0 cross-straight 2", "withdraw @1,0")
    verbs = {state.say(move).split()[0] for move in state.moves(0)}
    assert "build" in verbs
    weighed = [state.say(move).split()[0] for move in state.game.worth_weighing(state, 0)]
    assert weighed == ["end"]


def test_links_go_where_cubes_want_to_go() -> None:
    for city, wanted in (("syracuse", "purple"), ("boston", "yellow")):
        state = build_phase(table(), cash=12)
        state.cubes = [0] * len(state.cubes)
        for _ in range(3):
            put_cube(state, wanted, city)
        while state.phase == BUILDING and state.actors == [0]:
            say(state, choice(state))
        state = goods_phase(state, level=3)
        put_cube(state, wanted, city)
        delivered = [state.say(move) for move in state.moves(0)]
        assert any(text.startswith(f"deliver {wanted} {city}") for text in delivered), delivered


def test_who_can_hardly_pay_builds_nothing() -> None:
    """STM-I2: at the bottom of the income track every euro is needed."""
    state = table()
    state.income[0] = -9
    assert choice(build_phase(state, cash=4)) == "end"
    state.income[0] = -2
    assert choice(build_phase(state, cash=4)) != "end"


def test_a_city_grows_where_its_cubes_can_travel() -> None:
    state = build_phase(table(), action="city-growth", cash=0)
    state.cubes = [0] * len(state.cubes)
    track(state, 0, "albany @0,1 poughkeepsie @0,3 new-york")
    state.build_start = None
    build_phase(state, action="city-growth", cash=0)
    state.level[0] = 2
    state.sets = [0] * len(state.sets)
    state.sets[5 * KINDS + COLOURS.index("purple")] = 3
    state.sets[6 * KINDS + COLOURS.index("yellow")] = 3
    assert value(state, "grow new-york 6") > value(state, "grow new-york 7") + 1
    assert value(state, "grow new-york 6") > value(state, "grow boston 6") + 1


def at_poughkeepsie(action: str) -> SteamState:
    """Own track from Albany to the town, and a rival's to New Haven's neighbour Hartford."""
    state = table()
    track(state, 0, "albany @0,1 poughkeepsie")
    state.build_start = None
    return build_phase(state, action=action, cash=10)


def test_a_new_city_is_founded_where_own_track_leads() -> None:
    state = at_poughkeepsie("urbanization")
    state.builds_left = 0
    assert choice(state).startswith("urbanize poughkeepsie")


def test_urbanization_is_worth_less_to_who_has_no_town() -> None:
    state = at_poughkeepsie("urbanization")
    bare = build_phase(table(), action="urbanization", cash=10)
    of_use = action_worth(state, 0, 3)
    assert of_use == pytest.approx(
        action_worth(bare, 0, 3) + WORTH.urbanization_worth - WORTH.urbanization_afar
    )


def test_engineer_is_worth_less_when_little_is_left_to_build() -> None:
    state = build_phase(table(), action="engineer", cash=10)
    worths = [
        action_worth(state, 0, turns) + WORTH.earlier * 4 * (turns > 0) for turns in (0, 1, 5)
    ]
    assert worths == sorted(worths) and worths[0] < worths[2]


def test_engineer_is_left_in_the_last_turns_where_another_tile_is_worth_as_much() -> None:
    """Nothing, that is, when no turn is to come: who took it often laid no tile."""
    state = build_phase(table(), action="engineer", cash=10)
    turn_order = build_phase(table(), action="turn-order", cash=10)
    assert action_worth(state, 0, 0) < action_worth(turn_order, 0, 0) == 0
    assert action_worth(state, 0, 5) > action_worth(turn_order, 0, 5) - WORTH.earlier * 4


# What it prefers: goods and money


def on_the_hudson(level: int) -> SteamState:
    """Own track between Albany (purple) and New York (blue) over Poughkeepsie."""
    state = table()
    track(state, 0, "albany @0,1 poughkeepsie @0,3 new-york")
    return goods_phase(state, level=level)


def test_a_delivery_is_better_than_none() -> None:
    state = on_the_hudson(2)
    state.goods_round = 1
    state.cubes[place(state, "new-york") * KINDS + COLOURS.index("purple")] = 9
    assert choice(state) == "deliver purple new-york n n"


def test_without_a_delivery_the_locomotive_is_improved() -> None:
    state = on_the_hudson(1)
    put_cube(state, "purple", "new-york")
    assert choice(state) == "improve"


def test_rivals_are_given_nothing_for_nothing() -> None:
    """Two ways with one own link each: on one of them a rival owns the other link."""
    state = table()
    track(state, 0, "albany @0,1 poughkeepsie", "new-york @0,3 poughkeepsie")
    state = goods_phase(state, level=2)
    put_cube(state, "purple", "new-york")
    own = value(state, "deliver purple new-york n n")
    network = state.network
    network.set_owner(network.leaving(state.land.board.place_of["albany"], 3), 1)
    assert value(state, "deliver purple new-york n n") < own - 1


@pytest.mark.parametrize(
    ("turn", "income", "taken"),
    [(1, 0, "income"), (8, -3, "income"), (8, 4, "points"), (7, 4, "points"), (1, 10, "points")],
)
def test_income_is_taken_early_and_in_debt(turn: int, income: int, taken: str) -> None:
    """STM-G7, STM-M3: beyond +10 it would be lost."""
    state = on_the_hudson(2)
    state.turn = turn
    state.income[0] = income
    put_cube(state, "purple", "new-york")
    say(state, "deliver purple new-york n n")
    assert state.phase == SHARING
    assert choice(state) == taken


def test_no_careless_player_takes_points_and_goes_bankrupt_by_it() -> None:
    """€10 are due, and only the income of this delivery leaves steps to borrow them."""
    state = goods_phase(table(), level=2)
    track(state, 0, "albany @0,1 poughkeepsie @0,3 new-york")
    state.turn, state.cash[0], state.income[0] = 5, 0, -10
    put_cube(state, "purple", "new-york")
    say(state, "deliver purple new-york n n")
    assert state.phase == SHARING
    said = {state.say(ask(EasyBot(seed), state, 0, Rng(1))) for seed in range(20)}
    assert said == {"income"}


def test_a_standard_player_raises_enough_for_track_and_not_too_much() -> None:
    state = table(rules="standard")
    assert choice(state) in ("raise 2", "raise 3")
    state.cash[state.actors[0]] = 25
    assert choice(state) == "pass"


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_a_place_is_not_bought_at_any_price(rules: str) -> None:
    state = table(rules=rules)
    while rules == "standard" and "bid" not in state.say(state.moves(state.actors[0])[0]):
        say(state, "raise 5")
    assert choice(state) == "bid 0"
    say(state, "bid 9")
    assert choice(state) == "pass"


# That it doesn't err


def test_at_the_end_it_is_the_score_beside_what_the_rivals_have() -> None:
    record = rh.read(BANKRUPT.read_text("utf-8"))
    state = record.replay()
    assert isinstance(state, SteamState) and state.result is not None
    assert len(state.out) == 1
    for seat in range(state.seats):
        if seat in state.out:
            assert evaluate(state, seat) < -50
        else:
            parts = state.game.parts(state, seat)
            assert parts["points"] == state.result.scores[seat]
            assert set(parts) == {"points", "locomotive", "action", "place", "rivals"}


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_reach_is_what_the_rules_allow(path: Path) -> None:
    """STM-G2 to G6: the same as the best of all routes, whoever moves."""
    compared = 0
    for state in positions(path)[::90]:
        network = state.network
        for seat in range(state.seats):
            reach = reach_of(complete_links(network), network.accepts, seat, 4)
            for origin in range(state.land.board.places):
                for colour in range(KINDS):
                    best = 0
                    for route in routes(network, origin, colour, seat, 4, TERMS):
                        taken = owners(network, route)
                        own = taken.count(seat)
                        others = len(taken) - own - taken.count(UNOWNED)
                        best = max(best, own * QUARTERS - others * RIVAL_QUARTERS)
                    found = reach.delivery(origin, colour, 4)
                    assert found == best, (state.moves_made, seat, origin, colour)
                    compared += best > 0
    assert compared > 50


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_plans_can_be_carried_out_and_bring_what_they_say(path: Path) -> None:
    """STM-B2 to B9: every tile of a plan is legal, costs what was thought and completes links."""
    carried_out = 0
    starts = [state for state in positions(path) if state.phase == BUILDING and not state.steps]
    for state in starts[::3]:
        seat = state.actors[0]
        planner = Planner(state, seat, [])
        for plan in planner.plans[:10]:
            after = state.copy()
            price = 0
            for tile in plan.tiles:
                h, laid = divmod(tile, LAID)
                price += laying.price(after, h, laid)
                move = (BUILD, state.land.hex.word(h), FACE.word(laid // 6), NUMBER.word(laid % 6))
                illegal = after.check(move, seat)
                assert illegal is None, (state.moves_made, state.say(move), illegal)
                after.play(move, seat)
            assert price == plan.price
            links = sorted(complete_links(after.network))
            assert links == sorted(planner.links + plan.links), state.moves_made
            carried_out += 1
    assert carried_out > 10


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_value_is_the_same_whatever_was_looked_at_before(path: Path) -> None:
    states = positions(path)[::17]
    forwards = [evaluate(state, state.actors[0]) for state in states]
    backwards = [evaluate(state.copy(), state.actors[0]) for state in states[::-1]]
    assert forwards == backwards[::-1]


def test_looking_changes_nothing() -> None:
    for state in positions(PLAYED[0])[::9]:
        for seat in range(state.seats):
            before = state.key(seat)
            evaluate(state, seat)
            assert state.key(seat) == before


# That it plays well


@pytest.mark.some(1)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"rules": "base", "map": "ruhr"}),
        (3, {"rules": "standard", "map": "northeast"}),
    ],
)
def test_greedy_beats_random(seats: int, options: dict[str, object]) -> None:
    bots: list[Bot] = [RandomBot(seat) for seat in range(seats)]
    bots[1] = GreedyBot(1)
    state = play_out(table(seats, 4, **options), *bots)
    assert state.result is not None
    assert state.result.winners == [1] and 1 not in state.out
