"""Challenges: data in a game's folder, with all their faults named; taken up at a table."""

import asyncio
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.bots.fixed import answer
from roundhouse.kernel.game import games_of_the_house
from roundhouse.kernel.refusal import Refused
from roundhouse.tables import making
from roundhouse.tables.challenges import (
    Challenge,
    all_challenges,
    challenge,
    challenges,
    faults_of,
    file,
    played_for,
    read,
)
from roundhouse.tables.goals import Goal
from roundhouse.tables.positions import Broken
from roundhouse.tables.stars import reached, stars_at
from roundhouse.tables.table import Table
from roundhouse.tables.verify import verify_database
from tests.tables.test_service import ANNA, House

GAMES = [id for id in rh.games() if file(id) is not None]


@pytest.mark.some(2)
@pytest.mark.parametrize("game", GAMES)
def test_every_challenge_can_be_begun_and_is_told(game):
    path = file(game)
    assert path is not None
    assert faults_of(path.read_text("utf-8"), game) == []


def test_every_game_of_the_house_has_ten_and_some_begin_in_the_middle():
    for id in games_of_the_house():
        found = challenges(id)
        assert len(found) >= 10, id
        assert sum(one.for_a_day for one in found) >= 3, "the day's is drawn from them"
    assert sum(bool(one.before) for one in all_challenges()) >= 12


GOOD = """
origin = "ours"

[[challenge]]
name = "small"
seats = 2
rivals = "easy"
goal = "lead"
stars = [1, 5, 9]
seed = 37
before = ["1 start highway-junction turn0"]
options = { objectives = false }
why = "guessed"
"""


def test_a_challenge_is_read():
    (made,) = read(GOOD, "tiles")
    assert (made.name, made.seats, made.rivals) == ("small", 2, "easy")
    assert made.goal == Goal("lead", (1, 5, 9)) and made.seed == 37 and made.before[0][0] == 1
    assert not made.for_a_day, "it has a seed of its own"


@pytest.mark.parametrize(
    ("wrong", "right", "line", "text"),
    [
        ('name = "small"', 'name = "Small one"', 5, "each needs one of its own"),
        ("seats = 2", "seat = 2", 6, "seat is not a word of challenges here"),
        ("seats = 2", "seats = 9", 12, "bad-seats"),
        ('"easy"', '"hard"', 7, "rivals should be one of beginner, easy, medium"),
        ('"easy"', '"nobody"', 7, "rivals is 'nobody'"),
        ('"lead"', '"cities"', 8, "goal should be one of points, stars, lead"),
        ("[1, 5, 9]", "[1, 9, 5]", 9, "three numbers that rise"),
        ("[1, 5, 9]", "[1, 5]", 9, "three numbers that rise"),
        ("[1, 5, 9]", "['1', 5, 9]", 9, "stars should be a list of whole numbers"),
        ("seed = 37", "", 11, "needs its seed"),
        ("turn0", "turn9", 11, "turn9"),
        ("1 start", "start", 11, "a seat and its move"),
        ("objectives = false", "rounds = 3", 12, "unknown-option"),
        ("stars =", "stars", 9, "not TOML"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(wrong, right, line, text):
    assert wrong in GOOD
    found = faults_of(GOOD.replace(wrong, right, 1), "tiles")
    assert any(at == line and text in said for at, said in found), found


def test_all_faults_are_named_at_once():
    text = GOOD.replace("[1, 5, 9]", "[]").replace("seats", "chairs")
    with pytest.raises(Broken) as broken:
        read(text, "tiles")
    assert [line for line, _ in broken.value.faults] == [6, 9]


def test_a_text_that_a_language_lacks_is_a_fault():
    found = faults_of(GOOD, "tiles")
    assert (5, "it lacks the text tiles-challenge-small-about") in found


def test_the_rules_own_challenges_are_taken_up_by_their_option():
    volcano = challenge("tiles", "volcano")
    assert volcano.begun_with == {"challenge": "volcano"} and volcano.for_a_day
    assert played_for("tiles", 1, {"challenge": "volcano"}) == volcano
    assert played_for("tiles", 2, {"challenge": "volcano"}) is None
    assert played_for("tiles", 1, {}, "gone-since") is None


def test_one_that_is_not_there_is_refused():
    with pytest.raises(Refused) as refused:
        challenge("tiles", "nothing")
    assert refused.value.rule == "unknown-challenge"
    assert "volcano" in str(refused.value.facts["known"])


# At a table.


def small() -> Challenge:
    return read(GOOD, "tiles")[0]


def test_a_table_begins_where_the_challenge_says():
    table = Table(making.of_challenge(small(), ANNA, "Anna"))
    assert [seat.bot for seat in table.seats] == [None, "easy"]
    assert len(table.history.moves) == 1 and table.asked == [0]
    assert table.luck == 37 and not table.header.visitors


def test_rivals_answer_alike_whoever_asks():
    def line() -> list[str]:
        state = rh.game("tiles").new(3, 7)
        for moves in range(30):
            seat = state.actors[0]
            state.play(answer("easy", state, seat, 7, moves), seat)
        return [state.digest()]

    assert line() == line()
    state = rh.game("spike").new(2, 7)
    said = {state.say(answer("easy", state, state.actors[0], seed, 0)) for seed in range(40)}
    assert len(said) > 1, "another seed, another answer"


def test_the_lead_is_measured_against_the_best_rival():
    one = small().goal
    assert one.from_scores([20, 14]) == 6 and one.stars_for(6) == 2
    assert [one.stars_for(came) for came in (0, 1, 5, 9)] == [0, 1, 2, 3]


def test_stars_are_kept_and_taking_it_up_again_is_the_same_challenge(tmp_path: Path):
    file = tmp_path / "tables.sqlite"
    first = challenges("tiles")[0]

    async def run() -> None:
        async with House(file) as house:
            header = making.of_challenge(first, ANNA, "Anna")
            made = await house.service.make(header, "challenge-1")
            at = await house.service.open(made.header.id)
            assert stars_at(at.table) == "count" and reached(at.table) is None
            await house.play(at)
            kept = await house.store.stars.of(ANNA)
            assert kept == [("tiles", first.name, reached(at.table))]
            again = await house.service.read(await house.service.rematch(at, ANNA, "again-001"))
            assert again.header.challenge == first.name
            assert again.header.seed != at.table.header.seed

    asyncio.run(run())
    assert asyncio.run(verify_database(str(file))).faults == []


def test_names_are_not_used_twice():
    found = [(one.game, one.name) for one in all_challenges()]
    assert len(found) == len(set(found))
