"""Bots see what their seat sees, and think on imagined states only."""

import gc
import re
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.bots import Bot, ask
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.random import RandomBot
from roundhouse.bots.roster import BOTS, PATIENCE, make
from roundhouse.bots.search import advise
from roundhouse.kit import Case, dump, random_game
from tests.kit.games import CASES

# a search of a few simulations is as honest as a long one
NAMES = [f"{name}:2" if name in PATIENCE else name for name in BOTS]
EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)


class Spy:
    """Keeps the states it was shown."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.shown: list[rh.State] = []

    def choose(self, state: rh.State, seat: int) -> rh.Move:
        self.shown.append(state)
        return self.bot.choose(state.copy(), seat)


def middle(case: Case) -> tuple[rh.State, int]:
    for state, seat, _, _ in random_game(case, case.setups[0], 8):
        if state.moves_made == 7:
            return state, seat
    raise AssertionError


@EACH
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_shown_an_imagined_state(case: Case, name: str):
    state, seat = middle(case)
    before = dump(state)
    spy = Spy(make(name, 1))
    move = ask(spy, state, seat, rh.Rng(5))
    (shown,) = spy.shown
    assert shown is not state
    assert shown.rng.seed != state.rng.seed
    assert shown.view(seat) == state.view(seat)
    assert move in state.moves(seat)
    assert dump(state) == before


def test_the_hidden_part_is_dealt_anew():
    """Signals has secret hands: many imaginations, many different hands of the others."""
    state = rh.game("signals").new(3, 1)
    spy = Spy(RandomBot(1))
    rng = rh.Rng(6)
    for _ in range(20):
        ask(spy, state, 0, rng)
    hands = [[hand.counts for hand in shown.hands] for shown in spy.shown]  # type: ignore[attr-defined]
    assert all(mine == hands[0][0] for mine, *_ in hands)
    assert len({str(others) for _, *others in hands}) > 10


@pytest.mark.some(5)
@EACH
@pytest.mark.parametrize("name", NAMES)
def test_the_choice_does_not_depend_on_the_hidden_truth(case: Case, name: str):
    """Two truths that the seat can't tell apart: the same luck gives the same choice."""
    for state, seat, _, _ in random_game(case, case.setups[0], 3):
        hard = ":" in name  # a search at every sixth move would take minutes
        if state.moves_made not in (5, 25) if hard else state.moves_made % 6:
            continue
        others = 1 if hard else 3
        truths = [state, *[state.imagine(seat, rh.Rng(100 + i)) for i in range(others)]]
        spies = [Spy(make(name, 9)) for _ in truths]
        choices = [
            ask(spy, truth, seat, rh.Rng(4)) for spy, truth in zip(spies, truths, strict=True)
        ]
        assert choices.count(choices[0]) == len(choices)
        shown = [dump(spy.shown[0]) for spy in spies]
        assert shown.count(shown[0]) == len(shown)


@pytest.mark.some(2)
@EACH
def test_advice_does_not_depend_on_the_hidden_truth(case: Case):
    """A hint tells nothing that its seat doesn't see."""
    state, seat = middle(case)
    truths = [state, *[state.imagine(seat, rh.Rng(200 + i)) for i in range(2)]]
    advice = [advise(truth, seat, 2, seed=5) for truth in truths]
    assert advice[0] == advice[1] == advice[2]


@EACH
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_bot(case: Case, name: str):
    state, seat = middle(case)
    assert [make(name, 3).choose(state.copy(), seat) for _ in range(3)].count(
        make(name, 3).choose(state.copy(), seat)
    ) == 3


def test_random_says_every_word_that_may_be_said():
    state, seat = middle(CASES[0])
    bot = RandomBot(1)
    verbs = {bot.choose(state, seat)[0] for _ in range(200)}
    assert verbs == set(state.words((), seat))


def test_greedy_takes_what_looks_best():
    """In Tiles the evaluation is the game's own: no other move looks better afterwards."""
    case = CASES[0]
    for state, seat, _, _ in random_game(case, case.setups[0], 12):
        if state.moves_made not in (10, 21, 30):
            continue
        values = {}
        for move in state.moves(seat):
            after = state.copy()
            after.play(move, seat)
            values[move] = state.game.evaluate(after, seat)
        assert values[GreedyBot(2).choose(state, seat)] == max(values.values())


def test_greedy_draws_lots_between_equals():
    state = rh.game("signals").new(2, 1)
    bot = GreedyBot(1)
    chosen = {bot.choose(state, 0) for _ in range(60)}
    assert chosen == set(state.moves(0))  # the first to choose can't tell what wins


def test_the_collector_rests_while_a_bot_thinks_and_goes_on_after_whatever_happens():
    class Looks:
        def choose(self, state, seat):
            seen.append(gc.isenabled())
            raise EOFError

    seen: list[bool] = []
    state = rh.game("tiles").new(2, 1)
    with pytest.raises(EOFError):
        ask(Looks(), state, state.actors[0], rh.Rng(1))
    assert seen == [False] and gc.isenabled()


def test_nobody_asks_a_bot_but_through_ask():
    src = Path(rh.__file__).parent
    asking = [
        path.relative_to(src).as_posix()
        for path in sorted(src.rglob("*.py"))
        if re.search(r"\.choose\(", path.read_text("utf-8"))
    ]
    assert asking == ["bots/__init__.py"]


@pytest.mark.parametrize(
    "name",
    [
        *("", "Medium", "greedy", "cmd", "x" * 1000, "easy:9"),
        *("hard:", "hard:0", "hard:x", "hard:1000000", "hard:" + "9" * 5000, "hard:9\n"),
    ],
)
def test_an_unknown_bot_is_refused_with_those_there_are(name: str):
    with pytest.raises(rh.Refused) as refused:
        make(name, 1)
    assert refused.value.illegal == rh.Illegal(
        "unknown-bot", {"bot": name[:40], "known": ", ".join(BOTS)}
    )


@pytest.mark.parametrize(
    ("name", "program"),
    [
        ("cmd:", ""),
        ("cmd:   ", "   "),
        ("cmd:/no/such/program with more", "/no/such/program"),
        ("cmd:'never closed", "'never closed"),
    ],
)
def test_a_program_that_is_not_there_is_refused(name: str, program: str):
    with pytest.raises(rh.Refused) as refused:
        make(name, 1)
    assert refused.value.illegal == rh.Illegal("no-such-file", {"file": program})
