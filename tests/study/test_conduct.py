"""Conduct: what is counted in whole games, and the bounds that it is held against."""

import re
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.kernel.conduct import Ledger
from roundhouse.kernel.record import read
from roundhouse.study.conduct import Bound, bounds_of, measure, page, rows, watched
from roundhouse.study.simulate import Job
from roundhouse.texts import Texts

GAMES = Path(__file__).parents[1] / "games"
FIVE = ["empires", "railways", "spike", "steam", "tiles"]


def records(game: str) -> list[rh.Record]:
    return [
        read(path.read_text("utf-8")) for path in sorted((GAMES / game).glob("records/*.record"))
    ]


def test_a_figure_is_so_much_of_so_much():
    ledger, other = Ledger(), Ledger()
    ledger.note("lost", 1)
    ledger.note("lost", 0)
    other.note("lost", 1)
    other.note("lost", 1)
    ledger.add(other)
    assert ledger.figure("lost") == 0.75
    assert ledger.figure("never counted") is None


def test_bounds_are_kept_or_not():
    bound = Bound("winner", least=70, most=110)
    assert [bound.kept(figure) for figure in (69.9, 70, 110, 110.1, None)] == [
        *(False, True, True, False, True),
    ]


@pytest.mark.some(2)
@pytest.mark.parametrize("game", FIVE)
def test_every_figure_has_a_bound_and_every_bound_a_figure(game: str):
    counted: set[str] = set()
    for record in records(game):
        counted |= set(watched(record).of)
    assert counted <= {bound.name for bound in bounds_of(game).figures}
    texts = Texts("en", game)
    assert all(texts.has(f"{game}-conduct-{bound.name}") for bound in bounds_of(game).figures)
    # what no recorded game happens to do is named in the watcher at least
    source = (Path(rh.__file__).parent / "games" / game / "bot" / "conduct.py").read_text("utf-8")
    assert {bound.name for bound in bounds_of(game).figures} <= set(
        re.findall('"([a-z-]+)"', source)
    )


def test_railways_counts_as_the_transcript_reads():
    """Against the words at the end of the game, which are made apart from the events."""
    path = GAMES / "railways/records/eastern-us.record"
    ledger = watched(read(path.read_text("utf-8")))
    text = path.with_suffix(".txt").read_text("utf-8")
    bonds = [int(number) for number in re.findall(r"Bonds -(\d+)", text)]
    points = [int(number) for number in re.findall(r"\d\. \w+: (-?\d+) \(", text)]
    assert ledger.figure("bonds") == sum(bonds) / 4
    assert ledger.figure("winner") == max(points)
    assert ledger.figure("last") == min(points)


@pytest.mark.parametrize(("name", "ruined"), [("bankrupt", 1), ("northeast-base", 0)])
def test_steam_counts_games_in_which_somebody_was_ruined(name: str, ruined: int):
    """The game goes on without him, so its end has another reason."""
    path = Path(__file__).parents[1] / "games" / "steam" / "records" / f"{name}.record"
    assert watched(read(path.read_text("utf-8"))).figure("bankrupts") == ruined


def test_measured_alike_by_one_and_by_two():
    job = Job("tiles", 2, ("medium",), 5, {})
    one, two = measure(job, 2, 1), measure(job, 2, 2)
    assert (one.amounts, one.of) == (two.amounts, two.of)
    text = page(job, 2, one, ["roundhouse", "conduct", "tiles"], Texts("en", "tiles"))
    assert "| points of the winner |" in text and "-conduct-" not in text


def test_a_game_without_bounds_says_so():
    with pytest.raises(rh.Refused) as refused:
        bounds_of("signals")
    assert refused.value.illegal.rule == "no-conduct"


def test_records_of_another_game_are_refused():
    from roundhouse.cli.conduct import records_of

    with pytest.raises(rh.Refused) as refused:
        list(records_of("spike", [GAMES / "tiles/records/two.record"]))
    assert refused.value.illegal.rule == "other-game"


@pytest.mark.parametrize("game", ["railways", "spike"])
def test_what_is_watched_for_exists(game: str):
    """Events have texts, and verbs are words of the game."""
    source = (Path(rh.__file__).parent / "games" / game / "bot" / "conduct.py").read_text("utf-8")
    asked = set(re.findall(r'event\.name == "([a-z-]+)"', source))
    for names in re.findall(r"^(?:EARNED|BUILDING)\S* .*?\((.*)\)", source, re.MULTILINE):
        asked |= set(re.findall('"([a-z-]+)"', names))
    texts = Texts("en", game)
    seats = rh.game(game).seats[0]
    words = rh.game(game).new(seats, 1, {"map": "western_us"} if game == "railways" else {})
    known = set(words.vocabulary.slugs)
    known |= {one for one in asked if texts.has(f"{game}-event-{one}")}
    assert asked and asked <= known


# What holds by a wide margin, so that it holds in two games as well.
WIDE = {
    "spike": ["dropped-and-loaded", "deliveries"],
    "empires": ["deliveries", "length", "loans"],
    "tiles": ["refused", "idle-pawns", "lead"],
}


@pytest.mark.some(1)
@pytest.mark.slow
@pytest.mark.parametrize("game", list(WIDE))
def test_medium_behaves(game: str):
    ledger = measure(Job(game, 2, ("medium",), 3, bounds_of(game).options), 2)
    broken = [
        f"{bound.name}: {figure}"
        for bound, figure in rows(game, ledger)
        if bound.name in WIDE[game] and (figure is None or not bound.kept(figure))
    ]
    assert not broken
