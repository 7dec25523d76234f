"""Why a move is good: the evaluation's parts, what is told of them, and hints."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.bots.reasons import (
    LATER,
    LEAST,
    MOST,
    Change,
    for_and_against,
    kind_of,
    more,
    parts_after,
    reasons_for,
    usual_parts,
)
from roundhouse.bots.search import advise, plainly
from roundhouse.bots.tuning import tuning_of
from roundhouse.bots.weighing import finished, weighed
from roundhouse.kit import DAY, SOAK, Case, random_game, sample
from roundhouse.server.thinking import think_of
from roundhouse.texts import Texts, languages
from tests.kit.games import CASES

FIVE = [case for case in CASES if case.own]
EACH = pytest.mark.parametrize("case", FIVE, ids=lambda case: case.game)
LANGUAGES = tuple(languages())


def positions(case: Case, number: int) -> list[tuple[rh.State, int]]:
    """Some of games in which everybody makes the better of two random moves, so that things happen
    of which there is something to be said; none in which there is nothing to choose."""
    found: list[tuple[rh.State, int]] = []
    rng = rh.Rng(DAY)
    for setup, seed in sample(case, 4, soak=40):
        state = rh.game(case.game).new(setup.seats, seed, setup.options)
        while state.result is None and state.moves_made < 150 and len(found) < number:
            seat = state.actors[0]
            two = [state.random_move(seat, rng) for _ in range(2)]
            state = state.copy()
            if rng.below(12) == 0 and len(state.game.worth_weighing(state, seat)) > 1:
                found.append((state.copy(), seat))
            state.play(weighed(state, seat, two)[0][1], seat)
    return found


@EACH
def test_the_parts_are_what_the_evaluation_is_the_sum_of(case: Case):
    looked = 0
    for setup, seed in sample(case, 2):
        for state, seat, _, _ in random_game(case, setup, seed):
            if state.moves_made % 7 == 0:
                parts = state.game.parts(state, seat)
                value = state.game.evaluate(state, seat)
                assert sum(parts.values()) == pytest.approx(value, abs=1e-6)
                looked += 1
            if looked > 30:
                break
    assert looked


@EACH
def test_every_part_that_is_told_is_one_and_has_its_texts(case: Case):
    folder = Path(rh.__file__).parent / "games" / case.game
    named = set(re.findall(r'tally\.add\(\s*"([a-z]+)"', (folder / "bot/strategy.py").read_text()))
    tuning = tuning_of(case.game)
    told = {*tuning.told_parts, *tuning.told_beside}
    assert told <= named
    assert {*tuning.told_kept, *tuning.told_by} <= told
    assert {event for by in tuning.told_by.values() for event in by} <= set(tuning.told_events)
    names = [f"{part}-{way}" for part in tuning.told_parts for way in ("more", "less")]
    names += [f"{part}-beside" for part in tuning.told_beside]
    for language in LANGUAGES:
        text = (folder / "texts" / language / "why.ftl").read_text("utf-8")
        said = set(re.findall(rf"^{case.game}-why-([a-z-]+) =", text, re.M))
        assert said == {*names, *tuning.told_events, LATER}
    text = (folder / "texts/en/game.ftl").read_text("utf-8")
    events = set(re.findall(rf"^{case.game}-event-([a-z-]+) =", text, re.M))
    assert {event for by in tuning.told_kept.values() for event in by} <= events


@pytest.mark.some(2)
@EACH
def test_reasons_are_few_and_can_be_said(case: Case):
    told = 0
    for state, seat in positions(case, 6):
        move = plainly(state, seat)
        reasons = reasons_for(state, seat, move, usual_parts(state, seat))
        assert len(reasons) <= MOST
        told += len(reasons)
        for language in LANGUAGES:
            texts = Texts(language, case.game)
            for name, facts in reasons:
                said = texts.say(f"{case.game}-why-{name}", facts)
                assert said and "{" not in said and not said.startswith(f"{case.game}-why")
                assert "amount" not in facts or float(str(facts["amount"])) >= LEAST - 0.05
    assert told


def test_what_is_begun_is_told_by_what_comes_of_it():
    """The first tile of a link is laid for the link."""
    state = rh.game("railways").new(2, 5)
    while state.game.stage(state) != "round-1":
        seat = state.actors[0]
        state.play(state.moves(seat)[-1], seat)
    seat = state.actors[0]
    begun = [move for move in state.moves(seat) if state.say(move).startswith("build")]
    for _, move in weighed(state, seat, begun)[:5]:
        after = state.copy()
        after.play(move, seat)
        if state.game.unfinished(after, seat):
            end = finished(after, seat)
            assert not state.game.unfinished(end, seat)
            completed = [event for event in end.events if event.name == "link-completed"]
            if completed:
                reasons = reasons_for(state, seat, move, usual_parts(state, seat))
                assert reasons[0].name == "link-completed"
                return
    raise AssertionError("no link of two tiles in this position")


@pytest.mark.some(2)
@EACH
def test_no_reason_against_a_move_stands_first_or_alone(case: Case):
    """Neither for what looks best at once nor for any hint of the search: what speaks for a move is
    told before its price, and the price of what every move costs is not told at all."""
    told = 0
    for state, seat in positions(case, 200 if SOAK else 12):
        usual = usual_parts(state, seat)
        moves = [plainly(state, seat)]
        moves += [one.move for one in advise(state, seat, 2, seed=1)]
        for move in dict.fromkeys(moves):
            names = [one.name for one in reasons_for(state, seat, move, usual)]
            against = [name.endswith("-less") for name in names]
            assert not names or not against[0]
            assert against == sorted(against)
            told += len(names)
    assert told


def test_what_every_move_loses_or_gains_says_nothing_of_one():
    """Hopes fade with each tile: only what others would not lose is told."""
    tuning = tuning_of("tiles")
    faded = Change(-2.0, 0.0, "cities")
    better = Change(-1.0, 0.5, "rectangle")
    worse = Change(-1.5, -0.5, "people")
    earned = Change(3.0, 0.1, "points")
    alike = Change(3.0, 0.0, "ends")
    assert for_and_against([faded, worse, earned], tuning, []) == ([earned], [worse])
    assert for_and_against([better, alike, earned], tuning, []) == ([earned, better], [])
    assert for_and_against([faded, worse], tuning, ["people"]) == ([], [])
    assert more(better, {}) == ("rectangle-beside", {"amount": 0.5})


def recorded(game: str, name: str) -> Iterator[tuple[rh.State, int, rh.Move]]:
    """The positions of a recorded game, with the moves that were made."""
    folder = Path(__file__).parents[1] / "games" / game / "records"
    record = rh.read((folder / f"{name}.record").read_text("utf-8"))
    state = record.state_at(0)
    for step in record.moves:
        move = state.hear(step.text)
        yield state, step.seat, move
        state.play(move, step.seat)


def test_what_is_gone_on_with_is_not_given_up():
    """The second tile of a link: what was begun is no longer begun once it is there."""
    seen = 0
    for state, seat, move in recorded("railways", "eastern-us"):
        if state.say(move).startswith("build") and state.game.unfinished(state, seat):
            names = [name for name, _ in reasons_for(state, seat, move, usual_parts(state, seat))]
            assert "building-less" not in names
            seen += 1
    assert seen


def test_a_delivery_does_not_cost_the_contract_it_fulfils():
    seen = 0
    for state, seat, move in recorded("spike", "two-players"):
        if state.say(move).startswith("deliver"):
            names = [name for name, _ in reasons_for(state, seat, move, usual_parts(state, seat))]
            assert names[0] == "delivered"
            assert not {"contracts-less", "money-more"} & set(names)
            seen += 1
    assert seen


def test_no_two_bids_are_advised_for_one_reason():
    state = rh.game("steam").new(3, 7)
    seat = state.actors[0]
    texts = Texts(game="steam")
    hints = think_of(state, seat, 1)
    bids = [
        [texts.say(f"steam-why-{name}", facts) for name, facts in reasons]
        for move, _, reasons in hints
        if move.startswith("bid")
    ]
    assert bids
    assert all(bids.count(one) == 1 for one in bids)
    assert "An earlier place in the turn order" in bids[0]


def test_only_an_amount_that_may_be_raised_is_left_out_of_a_kind():
    """Columns are no amounts: each is held against the others, the first one, too."""
    tiles, steam = rh.game("tiles").new(3, 7), rh.game("steam").new(3, 7)
    moves = tiles.moves(tiles.actors[0])
    assert len({kind_of(tiles, move) for move in moves}) == len(moves) > 1
    assert len({kind_of(steam, move) for move in steam.moves(steam.actors[0])}) == 2


@pytest.mark.parametrize(("game", "first"), [("railways", "keep"), ("empires", "start")])
def test_the_first_move_has_a_reason_for_everybody(game: str, first: str):
    """Also for the last to choose, with whom the next phase begins."""
    state = rh.game(game).new(2, 7)
    while state.say(state.moves(state.actors[0])[0]).startswith(first):
        seat = state.actors[0]
        move = plainly(state, seat)
        assert reasons_for(state, seat, move, usual_parts(state, seat))
        state.play(move, seat)
    assert state.moves_made == 2


def test_a_tile_of_the_hand_is_not_laid_for_a_smaller_rectangle():
    """The first tile of a column: before it all of the column was thought to lie already."""
    seen = 0
    for seed in range(3):
        state = rh.game("tiles").new(2, seed)
        while state.game.round(state) < 4:
            seat = state.actors[0]
            move = plainly(state, seat)
            if state.say(move).startswith("place"):
                reasons = reasons_for(state, seat, move, usual_parts(state, seat))
                assert not any(name.endswith("-less") for name, _ in reasons[:1])
                seen += len(reasons)
            state.play(move, seat)
    assert seen > 30


@pytest.mark.some(2)
@EACH
def test_a_hint_is_never_worse_than_what_looks_best_at_once(case: Case):
    """Both are tried equally often, and the better one is named first."""
    number = 200 if SOAK else 2
    looked_at = positions(case, number)
    assert len(looked_at) == number
    for state, seat in looked_at:
        hints = advise(state, seat, 3, seed=3, most=99)
        plain = plainly(state.imagine(seat, rh.Rng(3)), seat)
        by_move = {one.move: one for one in hints}
        assert plain in by_move
        assert hints[0].expected >= by_move[plain].expected
        assert [one.expected for one in hints] == sorted(
            (one.expected for one in hints), reverse=True
        )


def test_one_move_is_held_against_another():
    """Points or income in Steam: each is a reason only beside the other."""
    file = Path(__file__).parents[1] / "games/steam/records/bankrupt.record"
    record = rh.read(file.read_text("utf-8"))
    number = next(n for n, step in enumerate(record.moves) if step.text == "income")
    state, seat = record.state_at(number), record.moves[number].seat
    income, points = state.hear("income"), state.hear("points")
    instead = parts_after(state, seat, points)
    names = [one.name for one in reasons_for(state, seat, income, instead)]
    assert names[0] == "money-beside"
    assert not reasons_for(state, seat, income, parts_after(state, seat, income))
