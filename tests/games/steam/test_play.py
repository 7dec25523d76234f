"""Whole games: they end, always offer a move, and generator and judge agree on every sentence."""

from collections import Counter
from collections.abc import Mapping

import pytest

from roundhouse.games.steam.rules.box import (
    ACTION,
    ACTIONS,
    BID,
    BUILD,
    CHOOSE,
    COLOUR,
    COLOURS,
    DELIVER,
    END,
    FACE,
    FACES,
    GROW,
    IMPROVE,
    INCOME,
    NUMBER,
    PASS,
    POINTS,
    RAISE,
    REDIRECT,
    TABLE,
    URBANIZE,
    WITHDRAW,
)
from roundhouse.games.steam.rules.phases import BUILDING, FIRST_ORDER, GOODS, ORDER
from roundhouse.games.steam.rules.state import SteamState
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move
from roundhouse.rails.faces import RAIL_ENDS
from tests.games.steam.invariants import comes_back, steam_conserved
from tests.games.steam.players import finish, thrifty_move
from tests.games.steam.positions import table

SETUPS: list[dict[str, object]] = [
    {"rules": "base"},
    {"beginners": True, "map": "ruhr"},
    {"rules": "standard"},
    {"rules": "standard", "relaxed": "1+3", "map": "ruhr"},
]


def plausible(state: SteamState, seat: int) -> list[Move]:
    """Every sentence that could make sense in this phase, legal or not."""
    board = state.land.board
    places = state.land.place.words(list(range(board.places)))
    numbers = NUMBER.words(list(range(TABLE.largest_number + 1)))
    hexes = state.land.hex.words(list(range(board.size)))
    found: list[Move] = [(PASS,), (END,), (IMPROVE,), (INCOME,), (POINTS,)]
    found += [(verb, ACTION.word(a)) for verb in (CHOOSE, PASS) for a in range(len(ACTIONS))]
    found += [(verb, number) for verb in (BID, RAISE) for number in numbers]
    if state.phase == BUILDING:
        for verb in (BUILD, REDIRECT):
            found += [
                (verb, h, FACE.word(face), numbers[turns])
                for h in hexes
                for face in range(FACES.count)
                for turns in range(7)
            ]
        found += [(WITHDRAW, h) for h in hexes]
        found += [(GROW, city, number) for city in places for number in numbers[:14]]
        found += [
            (URBANIZE, town, COLOUR.word(colour), number)
            for town in places
            for colour in range(len(COLOURS))
            for number in numbers[:14]
        ]
    if state.phase == GOODS:
        for place in range(board.places):
            for colour in range(len(COLOURS)):
                begun = (DELIVER, COLOUR.word(colour), state.land.place.word(place))
                if state.cubes[place * len(COLOURS) + colour] or place % 9 == 0:
                    walk(state, begun, place, state.level[seat] + 1, found)
    return found


def walk(state: SteamState, said: Move, here: int, left: int, found: list[Move]) -> None:
    """All ways over links from here, and one step where there is none."""
    for edge in range(6):
        link = state.network.leaving(here, edge)
        longer = (*said, state.land.edge.word(edge))
        found.append(longer)
        if link >= 0 and state.network.complete(link) and left > 1:
            walk(state, longer, state.network.other_end(link, here), left - 1, found)


def generator_meets_judge(state: SteamState, seat: int) -> int:
    legal = state.moves(seat)
    as_set = set(legal)
    assert len(as_set) == len(legal), "a move is offered once"
    sentences = plausible(state, seat)
    assert as_set <= set(sentences)
    for move in sentences:
        illegal = state.check(move, seat)
        assert (illegal is None) == (move in as_set), f"{state.say(move)}: {illegal}"
        if illegal is not None:
            assert illegal.rule.startswith("STM-")
    return len(sentences)


def feed(state: SteamState, euros: int) -> None:
    """Nobody goes bankrupt, so that the board fills up."""
    if state.phase not in (FIRST_ORDER, ORDER):
        for seat in range(state.seats):
            state.cash[seat] = max(state.cash[seat], euros)


@pytest.mark.parametrize("options", SETUPS, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_end_and_keep_what_must_be_kept(seats, options):
    for seed in range(3):
        state = table(seats, seed, **options)
        rng = Rng(seed)
        while state.result is None:
            assert len(state.actors) == 1
            move = state.random_move(state.actors[0], rng)
            assert move, "a state that isn't over always offers a move"
            state.play(move, state.actors[0])
            steam_conserved(state)
            assert state.moves_made < 5000
        assert min(state.result.places) == 1


@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_sensible_games_end_and_keep_what_must_be_kept(options):
    told: Counter[str] = Counter()
    for seed in range(2):
        state = table(4, seed, **options)
        rng = Rng(seed)
        while state.result is None:
            feed(state, 25)
            seat = state.actors[0]
            told.update(event.name for event in state.play(thrifty_move(state, seat, rng), seat))
            steam_conserved(state)
        assert state.result.reason == "last-turn"
    for name in ("cube-delivered", "link-completed", "link-lost", "track-upgraded"):
        assert told[name] > 0, name


@pytest.mark.some(2)
@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_generator_and_judge_agree_on_every_sentence(options):
    for seed, euros in ((1, 0), (2, 30), (3, 300)):
        state = table(3 + seed, seed, **options)
        rng = Rng(seed)
        moves = 0
        while state.result is None:
            feed(state, euros)
            seat = state.actors[0]
            loose = state.phase == BUILDING and WITHDRAW in state.words((), seat)
            heavy = state.phase == BUILDING or state.phase == GOODS
            if rng.below(90 if heavy and not loose else 12) == 0:
                generator_meets_judge(state, seat)
            move = thrifty_move(state, seat, rng) if rng.below(2) else finish(state, (), seat, rng)
            state.play(move, seat)
            moves += 1
        assert moves > 40


def test_STM_B5_the_judge_sees_the_track_as_it_would_lie():
    """It looks where each new rail leads; here the tile is laid instead, on a copy."""
    state = table(4, 8)
    rng = Rng(8)
    rings = 0
    while state.result is None:
        feed(state, 300)
        seat = state.actors[0]
        for move in plausible(state, seat) if state.phase == BUILDING and rng.below(9) == 0 else []:
            illegal = state.check(move, seat)
            rule = "" if illegal is None else illegal.rule
            if move[0] == BUILD and rule in ("", "STM-B2", "STM-B5", "STM-B6", "STM-B18"):
                h = state.land.hex.of(move[1])
                laid = (FACE.of(move[2])) * 6 + NUMBER.of(move[3])
                after = state.network.copy()
                new_rails = FACES.brought(after.tile[h], laid)
                after.put(h, laid, seat)
                links = [after.link_at[h * 6 + RAIL_ENDS[number][0]] for number in new_rails]
                back = any(comes_back(after, link) for link in links)
                assert back == (rule == "STM-B5"), state.say(move)
                rings += back
        state.play(finish(state, (), seat, rng), seat)
    assert rings > 100


def test_no_sentence_is_the_beginning_of_another():
    state = table(4, 5, beginners=True)
    rng = Rng(5)
    while state.result is None:
        feed(state, 60)
        seat = state.actors[0]
        if state.phase == GOODS or rng.below(12) == 0:
            moves = sorted(state.moves(seat))
            for one, other in zip(moves, moves[1:]):
                assert other[: len(one)] != one
        state.play(thrifty_move(state, seat, rng), seat)


def test_copies_are_independent():
    state = table(4, 6, beginners=True)
    rng = Rng(6)
    kept: list[tuple[SteamState, Mapping[str, object]]] = []
    while state.result is None:
        feed(state, 30)
        seat = state.actors[0]
        if rng.below(5) == 0:
            kept.append((state.copy(), state.view(None)))
        twin = state.copy()
        twin.play(twin.random_move(seat, rng), seat)
        move = thrifty_move(state, seat, rng)
        state.play(move, seat)
    for copy, view in kept:
        assert copy.view(None) == view
        seat = copy.actors[0]
        before = copy.view(None)
        assert copy.moves(seat) == copy.copy().moves(seat)
        assert copy.view(None) == before


def test_imagined_states_differ_in_nothing_but_chance():
    state = table(3, 7)
    other = state.imagine(1, Rng(3))
    assert other.view(1) == state.view(1) and other.rng.seed != state.rng.seed
    say = state.hear("choose engineer")
    state.play(say, state.actors[0])
    assert state.reversible
    assert other.view(1) != state.view(1)
