"""The evaluation behind the greedy bot: what it prefers, and that it neither errs nor peeks."""

import pytest

from roundhouse.bots import Bot, ask
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.random import RandomBot
from roundhouse.games.tiles.bot import missions
from roundhouse.games.tiles.bot.outlook import Outlook, look_ahead, pawns_to_come
from roundhouse.games.tiles.bot.strategy import evaluate, lay_out
from roundhouse.games.tiles.bot.survey import Survey
from roundhouse.games.tiles.rules import challenges
from roundhouse.games.tiles.rules.box import CAR, EITHER, TABLE, TILES, TRAIN, TRAVELLER
from roundhouse.games.tiles.rules.challenges import CHALLENGES
from roundhouse.games.tiles.rules.phases import NO_TOKEN, NOT_TAKEN, POPULATING, TAKING
from roundhouse.games.tiles.rules.state import TilesState
from roundhouse.games.tiles.rules.territory import ORIGIN, Territory
from roundhouse.kernel.rng import Rng
from tests.games.saying import play
from tests.games.tiles.positions import design, drawn, new_game, placing, populating, table, token

CHALLENGE_NAMES = [challenge.name for challenge in CHALLENGES]


def choice(state: TilesState, seat: int = 0) -> str:
    """What the greedy bot says."""
    return state.say(ask(GreedyBot(1), state, seat, Rng(1)))


def value(state: TilesState, text: str) -> float:
    """The position after a move of seat 0, as seat 0 sees it."""
    after = state.copy()
    play(after, text, 0)
    return evaluate(after, 0)


def place_of(text: str) -> tuple[int, int]:
    words = text.split()
    assert words[0] == "place", text
    return int(words[2]), int(words[3])


def alone(territory: Territory, challenge: str, round: int, *hand: str) -> TilesState:
    """A lone player in the middle of placing: the hand is no whole column."""
    state = table(territory, challenge=challenge)
    state.round = round
    return placing(state, 0, *hand)


def play_out(state: TilesState, *bots: Bot) -> TilesState:
    luck = Rng(5)
    while state.result is None:
        seat = state.actors[0]
        state.play(ask(bots[seat], state, seat, luck), seat)
    return state


# What it prefers


def test_a_third_urban_tile_goes_where_it_makes_a_city() -> None:
    row = drawn("UU══", U="rail-straight-urban turn1")
    state = alone(row, "tired-travellers", 7, "rail-straight-urban")
    assert place_of(choice(state)) in {(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1)}


def test_the_last_tile_completes_the_rectangle() -> None:
    state = alone(drawn("┌┐ ││ └."), "tired-travellers", 8, "highway-curve")
    assert choice(state) == "place highway-curve 1 2 turn3"


def test_a_pawn_joins_the_network_of_its_kind() -> None:
    cars = drawn(
        "CCc .╔. .l.",
        C="highway-straight-car turn1 car",
        c="highway-straight-car turn1",
        l="station-curve-car turn0",
    )
    assert cars.pawns.count(CAR) == 2
    state = populating(table(cars, challenge="tired-travellers"), "car")
    joined, apart = "put car car 2 0", "put car car 1 2"
    assert value(state, joined) > value(state, apart) + 1
    assert choice(state) == joined


def test_a_pawn_held_back_counts_as_placed() -> None:
    cars = drawn("cc", c="highway-straight-car turn1")
    state = populating(table(cars, challenge="tired-travellers"), "car", "car")
    state.round = TABLE.rounds
    state.stars = [0]
    play(state, choice(state))
    before = evaluate(state, 0)
    play(state, choice(state))
    assert state.result is not None
    assert state.pawn_points == [1 + 2]
    assert evaluate(state, 0) == before


def test_a_star_is_not_spent_on_what_a_token_gives_later() -> None:
    spots = drawn("tc", t="station-straight-train turn3", c="highway-straight-car turn1")
    state = populating(table(spots, challenge="tired-travellers"), "car")
    state.round = 3
    state.waiting_room = token("train", True)
    assert choice(state) == "put car car 1 0"


def test_in_the_last_round_a_tile_that_opens_more_than_it_brings_is_refused() -> None:
    row = drawn("├┼┤", **{"┼": "highway-cross-urban turn0"})
    state = alone(row, "tired-travellers", 8, "rail-junction")
    assert choice(state) == "refuse rail-junction"
    state = alone(row, "tired-travellers", 8, "highway-end")
    assert choice(state).startswith("place highway-end")


def test_the_column_is_taken_that_builds_more() -> None:
    state = table(drawn("UU══", U="rail-straight-urban turn1"), challenge="megalopolis")
    state.phase, state.round = TAKING, 7
    state.taken_by = [NOT_TAKEN] * 3
    state.actors = [0]
    state.columns = [
        [design("rail-straight")] * 2,
        [design("rail-straight")] * 3,
        [design("rail-straight-urban")] * 4,
    ]
    assert choice(state) == "take 3"
    state.columns[0] = [design("rail-straight-urban")] * 2
    state.columns[2] = [design("rail-straight")] * 4
    assert choice(state) == "take 1"


def test_of_equal_columns_the_left_one_is_taken() -> None:
    """TIL-R10: further left is earlier in the next round."""
    state = table(drawn("═"), drawn("═"))
    state.phase, state.round = TAKING, 3
    state.taken_by = [NOT_TAKEN] * 4
    state.actors = [0]
    state.columns[1] = state.columns[2] = [design("rail-straight")] * 3
    assert value(state, "take 2") > value(state, "take 3")


def test_flat_earth_is_not_broken_for_a_city() -> None:
    """Two urban tiles lie in the bottom row; the third would make a city in a fourth row."""
    tall = drawn(
        "║. ║. UV",
        U="rail-straight-urban turn0",
        V="highway-straight-urban turn0",
    )
    state = alone(tall, "flat-earth", 6, "highway-straight-urban")
    below = "place highway-straight-urban 1 3 turn0"
    assert below in {state.say(move) for move in state.moves(0)}
    _, row = place_of(choice(state))
    assert 0 <= row <= 2
    assert value(state, below) < evaluate(state, 0) - 50


def test_strict_rules_and_regulated_traffic_are_kept_when_populating() -> None:
    row = drawn("Cc", C="highway-straight-car turn1 car", c="highway-straight-car turn1")
    state = populating(table(row, challenge="strict-rules"), "car")
    assert choice(state) == "done"
    crowd = drawn("CCc", C="highway-straight-car turn1 car", c="highway-straight-car turn1")
    state = populating(table(crowd, challenge="regulated-traffic"), "car")
    assert choice(state) == "done"
    state = populating(table(crowd, challenge="tired-travellers"), "car")
    assert choice(state) == "put car car 2 0"


def test_strict_rules_make_spots_in_several_rows_worth_more() -> None:
    across = drawn("cc", c="highway-straight-car turn1")
    along = drawn("c c", c="highway-straight-car turn0")
    values = []
    for challenge in ("strict-rules", "tired-travellers"):
        for territory in (across, along):
            state = populating(table(territory, challenge=challenge), "car", "car")
            values.append(evaluate(state, 0))
    assert values[1] > values[0] + 1
    assert values[3] == values[2] >= values[1]


@pytest.mark.parametrize(
    ("challenge", "less", "more"),
    [
        ("megalopolis", "UU══", "UUU═"),
        ("route-66", "╶─╴", "╶──"),  # an end that can go on
        ("route-66", "──.══ ═════", "──.── ═════"),  # a gap that can be closed
        ("trans-europe-express", "══", "═══"),
        ("perfection", "╬", "║"),
        ("volcano", "╔══╗ ╚══╝", "═══╗ ...║ ...║"),
        ("volcano", "╔══╗ ║..║ ║..║ ╚══.", "╔══╗ ║..║ ║..║ ╚══╝"),  # the last corner
        ("holes", "═════", "╔═╗ ║.║"),
        ("holes", "╔═╗ ║.║ ╚═.", "╔═╗ ║.║ ╚═╝"),  # the last corner
        ("far-friends", "p══", "p═══"),
        ("station-chaos", "s═", "ss"),
        ("car-paradise", "cC─", "cCc"),
        ("car-paradise", "c.─ ═══", "c.c ═══"),  # spots that one tile would join
        ("train-paradise", "t═", "tt"),
        ("four-cities", "U═U═", "UU═U"),
    ],
)
def test_a_step_towards_the_mission_is_progress(challenge: str, less: str, more: str) -> None:
    assert progress(challenge, less) < progress(challenge, more)


def progress(challenge: str, picture: str) -> float:
    territory = drawn(
        picture,
        U="rail-straight-urban turn1",
        s="station-rail-branch-train turn1",
        c="highway-straight-car turn1",
        C="highway-straight-car turn1 car",
        t="rail-straight-train turn1",
        p="rail-straight-traveller turn1",
        **{"╬": "rail-cross-urban turn0"},
    )
    outlook = Outlook(10.0, [0.0] * (EITHER + 1), 0)
    return missions.progress(challenge, Survey(territory, [], challenge), outlook)


def test_two_travellers_too_near_stand_in_each_others_way() -> None:
    key = {
        "p": "rail-straight-traveller turn1",
        "P": "rail-straight-traveller turn1 traveller",
    }
    outlook = Outlook(10.0, [0.0] * (EITHER + 1), 0)
    one, both = (
        missions.progress("far-friends", Survey(drawn(picture, **key), [], ""), outlook)
        for picture in ("P════p", "P════P")
    )
    assert both < one


# That it doesn't err


def test_pawns_to_come_are_what_the_tokens_will_offer() -> None:
    state = new_game(1)
    assert sum(pawns_to_come(state, 0)[CAR : TRAVELLER + 1]) == pytest.approx(13)
    state.stack.counts = [0] * len(state.stack.counts)
    state.stack.total = 0
    state.waiting_room = token("either", False)
    state.active = [token("traveller", False), token("car", False)]
    state.round = 6
    pawns = pawns_to_come(state, 0)
    assert [pawns[CAR], pawns[TRAIN], pawns[TRAVELLER]] == [1 + 1, 1, 2]
    state.round = 7
    assert pawns_to_come(state, 0)[TRAIN] == 0.5
    state.round = 8
    state.waiting_room = NO_TOKEN
    assert pawns_to_come(state, 0)[TRAVELLER] == 1


@pytest.mark.parametrize("challenge", CHALLENGE_NAMES)
def test_a_mission_is_done_when_the_challenge_is_met_and_not_before(challenge: str) -> None:
    state = new_game(1, 3, challenge=challenge)
    bots: list[Bot] = [GreedyBot(3), RandomBot(3)]
    luck = Rng(3)
    outlook = Outlook(0.0, [0.0] * (EITHER + 1), 0)
    while state.result is None:
        if state.phase != POPULATING:
            survey = Survey(state.territories[0], [], challenge)
            done = missions.progress(challenge, survey, outlook)
            assert (done == 1.0) == challenges.met(state, 0), state.moves_made
        bot = bots[state.round % 4 == 3]
        state.play(ask(bot, state, 0, luck), 0)


@pytest.mark.parametrize("objectives", [False, True])
def test_at_the_end_it_is_the_score(objectives: bool) -> None:
    state = play_out(new_game(2, 4, objectives=objectives), GreedyBot(1), RandomBot(2))
    assert state.result is not None
    assert [evaluate(state, 0), evaluate(state, 1)] == state.result.scores


def test_at_the_end_of_a_challenge_met_it_is_the_score() -> None:
    state = play_out(new_game(1, 4, challenge="megalopolis"), GreedyBot(1))
    assert state.result is not None and state.result.facts["met"]
    assert evaluate(state, 0) == state.result.scores[0]


# That it doesn't peek


def test_what_others_hold_back_and_what_is_still_to_be_drawn_changes_nothing() -> None:
    state = new_game(3, 6)
    bot = RandomBot(1)
    luck = Rng(1)
    compared = 0
    while state.result is None:
        seat = state.actors[0]
        values = {evaluate(copy_for(state, seat, rng), seat) for rng in range(3)}
        assert values == {evaluate(state, seat)}
        compared += state.phase == POPULATING and len(state.actors) < len(state.held.asked)
        state.play(ask(bot, state, seat, luck), seat)
    assert compared > 0


def copy_for(state: TilesState, seat: int, seed: int) -> TilesState:
    return state.imagine(seat, Rng(seed))


def test_what_is_remembered_of_a_column_is_nobodys_territory() -> None:
    """Nothing is laid of it; then the territory changes, and the same comes again."""
    state = alone(new_game(1, 3).territories[0], "megalopolis", 2)
    before = state.territories[0].copy()
    found = lay_out(state, 0, state.territories[0], look_ahead(state, 0))
    fits = TILES.fits[0][0][0]
    found.lay(0, ORIGIN, fits)
    again = lay_out(state, 0, before, look_ahead(state, 0))
    assert again.cells == before.cells == []


def test_looking_changes_nothing() -> None:
    state = new_game(2, 8)
    luck = Rng(2)
    bot = RandomBot(2)
    for _ in range(60):
        seat = state.actors[0]
        before = state.key(seat)
        look_ahead(state, seat)
        evaluate(state, seat)
        assert state.key(seat) == before
        state.play(ask(bot, state, seat, luck), seat)


# That it plays well


@pytest.mark.some(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    for seed in range(2):
        bots: list[Bot] = [RandomBot(seed) for _ in range(seats)]
        bots[seed] = GreedyBot(seed)
        state = play_out(new_game(seats, seed, objectives=seed == 1), *bots)
        assert state.result is not None
        assert state.result.winners == [seed]
        assert state.result.scores[seed] >= 30
