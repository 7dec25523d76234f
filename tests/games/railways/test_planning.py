"""Plans of links are what the rules make of them: legal, priced as they are paid, the cheapest."""

from typing import Any, cast

import pytest

from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.kernel.game import game
from roundhouse.kernel.plans import Plan
from roundhouse.kernel.rng import Rng
from roundhouse.server.playing import finished

RAILWAYS = game("railways")
MAPS = ["eastern_us", "mexico", "great_britain", "portugal", "north_america", "sweden"]


def building(name: str, moves: int, seed: int) -> RailwaysState:
    """A position of a random game in which somebody may begin to build."""
    state = RAILWAYS.new(3, seed, {"map": name})
    assert isinstance(state, RailwaysState)
    rng = Rng(seed)
    while state.moves_made < moves or state.tiles_laid or "build" not in verbs(state):
        seat = state.actors[0]
        state.play(state.random_move(seat, rng), seat)
    return state


def verbs(state) -> list[str]:
    return [state.say((word,)) for word in state.words((), state.actors[0])]


def paid(events, seat: int) -> int:
    tiles = [one for one in events if one.name in ("track-built", "track-crossed")]
    return sum([one.args["dollars"] for one in tiles])


def played(state: RailwaysState, plan: Plan) -> list:
    """All moves of a plan, each judged as any other."""
    seat = state.actors[0]
    table = state.copy()
    events = []
    for move, bill in zip(plan.moves, plan.bills, strict=True):
        foreseen = RAILWAYS.forecast(table, move, seat)
        assert foreseen == bill
        told = table.play(move, seat)
        assert paid(told, seat) == sum(bill.values())
        events += told
    if table.turn == state.turn:  # else there has been an income
        assert plan.purse == {"cash": table.cash[seat], "bonds": table.bonds[seat]}
    return events


@pytest.mark.some(4)
@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize(("moves", "seed"), [(0, 4), (90, 5)])
def test_every_plan_can_be_played_for_its_price(name: str, moves: int, seed: int):
    state = building(name, moves, seed)
    seat = state.actors[0]
    board = state.land.board
    found = 0
    for start in board.place_slug[::4]:
        for plan in RAILWAYS.plans(state, seat, start, []):
            events = played(state, plan)
            assert paid(events, seat) == plan.price
            joined = [one.args["between"] for one in events if one.name == "link-completed"]
            if plan.to in board.place_slug:
                assert sorted(joined[0]) == sorted([start, plan.to])
                points = [one for one in events if one.name == "points-scored"]
                assert [one for one in plan.events if one.name == "points-scored"] == points
            else:
                assert joined == [] and state.say(plan.moves[-1]).split()[1] == plan.to
            found += 1
    assert found > 20


@pytest.mark.parametrize(("name", "verb"), [("portugal", "sail"), ("western_us", "improve")])
def test_ROW_F1_what_an_action_costs_and_the_bonds_it_takes(name: str, verb: str):
    state = building(name, 40, 5)
    seat = state.actors[0]
    state.cash[seat] = 2
    costs = cast(Any, RAILWAYS.shown(state, seat))["costs"]
    assert "costs" not in RAILWAYS.shown(state, None)
    for said in (verb, "urbanize"):
        table = state.copy()
        events = table.play(finished(state, state.hear(said), seat)[0], seat)
        paid = [one.args["dollars"] for one in events if one.name == "paid"]
        assert paid == [costs[said]["dollars"]]
        assert costs[said]["bonds"] == table.bonds[seat] - state.bonds[seat] > 0


def cheapest(state: RailwaysState, start: str) -> dict[str, int]:
    """By city, by trying every build: the least that a link from a city costs."""
    seat = state.actors[0]
    best: dict[str, int] = {}

    def go_on(table, price: int) -> None:
        build = table.vocabulary.hear("build")
        if "build" not in [table.say((word,)) for word in table.words((), seat)]:
            return
        for hex in table.words(build, seat):
            for face in table.words((*build, hex), seat):
                for turns in table.words((*build, hex, face), seat):
                    after = table.copy()
                    events = after.play((*build, hex, face, turns), seat)
                    cost = price + paid(events, seat)
                    ends = [one.args["between"] for one in events if one.name == "link-completed"]
                    if ends and start in ends[0]:
                        other = ends[0][1 - ends[0].index(start)]
                        best[other] = min(best.get(other, cost), cost)
                    elif not ends and seat in after.actors and after.tiles_laid:
                        begun = after.network.end_a[after.building_link]
                        far = after.network.end_b[after.building_link]
                        if state.land.board.place_slug[max(begun, far)] == start:
                            go_on(after, cost)

    go_on(state, 0)
    return best


def test_no_link_to_a_city_is_cheaper_than_its_plan():
    state = building("eastern_us", 0, 4)
    seat = state.actors[0]
    for start in ("boston", "chicago"):
        plans = RAILWAYS.plans(state, seat, start, [])
        cities = {one.to: one.price for one in plans if one.to in state.land.board.place_slug}
        assert cities == cheapest(state, start)
        assert len(cities) > 1


def test_a_plan_passes_the_hexes_that_are_named():
    state = building("western_us", 0, 4)
    seat = state.actors[0]
    whole = RAILWAYS.plans(state, seat, "denver", [])
    long = next(one for one in whole if len(one.moves) == 3)
    via = [state.say(move).split()[1] for move in long.moves]
    for plan in RAILWAYS.plans(state, seat, "denver", via):
        assert [state.say(move).split()[1] for move in plan.moves][: len(via)] == via
    assert RAILWAYS.plans(state, seat, "nowhere", []) == []


def test_a_link_goes_on_from_its_open_end():
    state = building("eastern_us", 0, 4)
    seat = state.actors[0]
    plan = next(one for one in RAILWAYS.plans(state, seat, "chicago", []) if len(one.moves) == 3)
    state.play(plan.moves[0], seat)
    tip = state.say(plan.moves[0]).split()[1]
    rest = RAILWAYS.plans(state, seat, tip, [])
    assert max(len(one.moves) for one in rest) == 3
    assert plan.to in [one.to for one in rest]
    assert RAILWAYS.plans(state, seat, "chicago", []) == []
