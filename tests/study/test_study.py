"""A study: every game once, the same whoever plays it, and a report on all of them."""

import json
import re
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from statistics import mean
from xml.etree import ElementTree

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import roundhouse as rh
from roundhouse.cli import app
from roundhouse.kernel.events import Event
from roundhouse.study.differing import corrected, share_is_not
from roundhouse.study.figures import Figures, Wins, better, figures_of
from roundhouse.study.folder import Study, open_study
from roundhouse.study.intervals import Sum, share
from roundhouse.study.parts import TABLES, play_part
from roundhouse.study.report import report
from roundhouse.study.simulate import Job, play_game, simulate, summary
from roundhouse.study.spread import over_processes, over_ray, play_missing
from roundhouse.study.things import Notebook, Telling, tellings
from roundhouse.texts import Texts, languages
from tests.bots.test_command import alive
from tests.kit.games import CASES
from tests.texts.test_texts import called

OWN = [case.game for case in CASES if case.own]
SIGNALS = Job("signals", 3, ("medium", "random"), 5, {"rounds": 3})


def play(
    folder: Path, job: Job = SIGNALS, games: int = 20, part: int = 6, workers: int = 1
) -> Study:
    study = open_study(folder, job, games, part)
    play_missing(study, over_processes(workers), lambda done: None)
    return study


def files(folder: Path) -> dict[str, bytes]:
    found = sorted(folder.rglob("*.parquet"))
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def column(study: Study, table: str, name: str) -> list:
    return [value for part in study.read(table, [name]) for value in part[name].to_pylist()]


def test_the_tables_hold_the_games_that_simulation_plays(tmp_path: Path):
    study = play(tmp_path)
    outcomes = simulate(SIGNALS, 20)
    assert column(study, "games", "scores") == [outcome.scores for outcome in outcomes]
    assert column(study, "games", "bots") == [outcome.bots for outcome in outcomes]
    assert column(study, "games", "number") == list(range(20))
    for number, seed in enumerate(column(study, "games", "seed")):
        state = rh.game("signals").new(3, seed, {"rounds": 3})
        assert state.actors == [0, 1, 2]
        said = [
            row
            for part in study.read("moves", ["seat", "words", "move", "verb"])
            for row in part.to_pylist()
            if row["number"] == number
        ]
        for at, row in enumerate(said, 1):
            assert (row["move"], row["verb"]) == (at, "show")
            state.play(state.hear(row["words"]), row["seat"])
        assert state.result is not None
        assert state.result.scores == outcomes[number].scores
    assert [sum(part.values()) for part in map(dict, column(study, "games", "breakdown")[0])] == (
        outcomes[0].scores
    )


def test_one_worker_or_two_write_the_same_bytes(tmp_path: Path):
    play(tmp_path / "one")
    play(tmp_path / "two", workers=2)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert len(files(tmp_path / "one")) == 4 * len(TABLES)


def test_a_stopped_study_goes_on_and_counts_no_game_twice(tmp_path: Path):
    play(tmp_path / "whole")
    study = open_study(tmp_path / "stopped", SIGNALS, 20, 6)
    asked: list[range] = []

    def stops(job: Job, parts):
        for numbers in parts:
            if len(asked) == 2:
                raise KeyboardInterrupt
            asked.append(numbers)
            yield numbers, play_part(job, numbers)

    with pytest.raises(KeyboardInterrupt):
        play_missing(study, stops, lambda done: None)
    # One more was being written when it ended: its games are not there.
    for table in ("moves", "things"):
        study.file(table, range(12, 18)).write_bytes(b"half a fi")
    study.file("games", range(12, 18)).with_suffix(".unfinished").write_bytes(b"PAR1")
    assert study.missing() == [range(12, 18), range(18, 20)]
    told: list[int] = []
    play_missing(study, over_processes(1), told.append)
    assert told == [12, 6, 2]
    assert files(tmp_path / "stopped") == files(tmp_path / "whole")


def children(parent: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def test_a_killed_process_loses_nothing_that_it_has_kept(tmp_path: Path):
    whole = play(tmp_path / "whole", Job("tiles", 2, ("random",), 1, {}), 12, 1)
    command = [
        sys.executable,
        "-m",
        "roundhouse",
        "study",
        "tiles",
        "--seats",
        "2",
        "--games",
        "12",
    ]
    command += ["--bots", "random", "--part", "1", "--workers", "2", "--out"]
    killed = tmp_path / "killed"
    running = subprocess.Popen([*command, str(killed)], stderr=subprocess.DEVNULL)
    workers: list[int] = []
    deadline = time.monotonic() + 120
    while not list(killed.glob("games/*.parquet")):
        assert time.monotonic() < deadline
        workers = children(running.pid) or workers  # it may have ended before it is killed
        time.sleep(0.02)
    assert len(workers) >= 2
    running.kill()
    running.wait()
    deadline = time.monotonic() + 60
    while any(alive(pid) for pid in workers):  # they end by themselves
        assert time.monotonic() < deadline
        time.sleep(0.02)
    study = open_study(killed, whole.job, 12, 1)
    assert len(study.missing()) < 12
    play_missing(study, over_processes(1), lambda done: None)
    assert files(killed) == files(tmp_path / "whole")


@pytest.mark.parametrize("table", TABLES)
def test_a_part_of_which_a_file_is_lost_or_damaged_is_played_anew(tmp_path: Path, table: str):
    study = play(tmp_path)
    before = files(tmp_path)
    lost, damaged = study.file(table, range(6)), study.file(table, range(12, 18))
    lost.unlink()
    damaged.write_bytes(damaged.read_bytes()[:-9])
    assert study.missing() == [range(6), range(12, 18)]
    play(tmp_path)
    assert files(tmp_path) == before


def test_a_disk_that_is_full_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    study = open_study(tmp_path, SIGNALS, 4, 2)

    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(rh.Refused) as refused:
        play_missing(study, over_processes(1), lambda done: None)
    assert refused.value.rule == "unwritable-file"
    assert study.missing() == study.ranges()


def test_more_games_are_added_and_fewer_are_looked_at(tmp_path: Path):
    play(tmp_path, games=8)
    more = play(tmp_path, games=20)
    assert column(more, "games", "number") == list(range(20))
    fewer = play(tmp_path, games=9)
    assert fewer.missing() == []
    assert column(fewer, "games", "number") == list(range(9))
    assert column(fewer, "moves", "number") == sorted(list(range(9)) * 9)
    assert figures_of(fewer).moves == [9] * 9


@pytest.mark.parametrize(
    ("other", "what", "there"),
    [
        ({"seed": 6}, "seed", "5"),
        ({"seats": 2}, "seats", "3"),
        ({"bots": ("random",)}, "bots", "['medium', 'random']"),
        ({"options": {"rounds": 4}}, "options", "{'rounds': 3}"),
        ({"game": "tiles", "options": {}}, "game", "signals"),
    ],
)
def test_a_folder_is_for_one_study(tmp_path: Path, other: dict, what: str, there: str):
    open_study(tmp_path, SIGNALS, 20)
    with pytest.raises(rh.Refused) as refused:
        open_study(tmp_path, replace(SIGNALS, **other), 20)
    assert refused.value.rule == "other-study"
    assert refused.value.facts["option"] == what and refused.value.facts["known"] == there


def test_a_folder_that_can_not_be_used_is_refused(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(rh.Refused) as refused:
        open_study(tmp_path / "file" / "study", SIGNALS, 20)
    assert refused.value.rule == "unwritable-file"
    for text in ("[]", '{"part": 0}', "{", '{"part": "many"}'):
        (tmp_path / "study.json").write_text(text)
        with pytest.raises(rh.Refused) as refused:
            open_study(tmp_path, SIGNALS, 20)
        assert refused.value.rule == "unreadable-file"


def test_the_figures_are_those_of_a_simulation(tmp_path: Path):
    figures = figures_of(play(tmp_path))
    told = summary(simulate(SIGNALS, 20))
    for found, line in [
        *zip(figures.by_seat, told["seats"], strict=True),  # type: ignore[call-overload]
        *zip(figures.by_bot, told["bots"], strict=True),  # type: ignore[call-overload]
    ]:
        assert (found.name, found.share.number) == (line["name"], line["games"])
        assert found.share.value == pytest.approx(line["share"])
        assert found.score.value == pytest.approx(line["mean"])
        assert found.share.low <= found.share.value <= found.share.high
    assert figures.reasons == {"last-round": 20} and figures.forfeits == 0
    (shown,) = figures.verbs
    assert (shown.name, shown.winners.value, shown.others.value) == ("show", 3, 3)


def test_what_is_expected_is_what_the_bots_win_elsewhere(tmp_path: Path):
    """Seat 1 has the better bot more often: that it wins more is no merit of the seat."""
    job = Job("tiles", 2, ("medium", "random"), 3, {})
    figures = figures_of(play(tmp_path, job, 3, 3))
    medium, random = figures.by_bot
    assert (medium.share.value, random.share.value) == (1.0, 0.0)
    assert [seat.expected for seat in figures.by_seat] == pytest.approx([2 / 3, 1 / 3])
    assert all(seat.share.value == pytest.approx(seat.expected) for seat in figures.by_seat)
    held = [thing for things in figures.things.values() for thing in things]
    assert held and all(thing.share.value == pytest.approx(thing.expected) for thing in held)


def test_those_come_first_that_surely_win_more_than_was_to_be_expected():
    """Three wins of three say less than sixty of a hundred; a better bot's half says less still."""
    sure = Wins("sure", share(60, 100), 0.5, Sum().mean())
    lucky = Wins("lucky", share(3, 3), 0.5, Sum().mean())
    strong = Wins("strong", share(60, 100), 0.7, Sum().mean())
    assert sorted([strong, lucky, sure], key=better) == [sure, lucky, strong]


def test_uses_are_means_over_all_who_won_or_lost(tmp_path: Path):
    """Counted by hand from the tables, those who never did it among them."""
    study = play(tmp_path, Job("tiles", 3, ("random",), 2, {}), 4, 4)
    (games,), (moves,) = study.read("games", ["places"]), study.read("moves", ["seat", "verb"])
    places = dict(enumerate(games["places"].to_pylist()))
    done = Counter((row["number"], row["seat"], row["verb"]) for row in moves.to_pylist())
    for use in figures_of(study).verbs:
        for won, found in ((True, use.winners), (False, use.others)):
            those = [
                done[number, seat, use.name]
                for number, by_seat in places.items()
                for seat, place in enumerate(by_seat)
                if (place == 1) == won
            ]
            assert found.number == len(those)
            assert found.value == pytest.approx(mean(those))
            assert found.low <= found.value <= found.high


def test_a_forfeited_game_counts_as_one_and_nowhere_else(tmp_path: Path):
    figures = figures_of(play(tmp_path, replace(SIGNALS, bots=("random", "cmd:true")), 2, 2))
    assert figures.reasons == {"forfeit": 2} and figures.forfeits == 2
    assert figures.moves == [] and figures.by_seat[0].share.number == 0
    page = report(
        open_study(tmp_path, replace(SIGNALS, bots=("random", "cmd:true")), 2), figures, "en"
    )
    assert "a bot has failed" in page and "<svg" not in page


@pytest.mark.parametrize("game", OWN)
def test_things_are_told_by_events_that_exist(game: str):
    told = {
        (event, word)
        for path, event, words in called({"tell"})
        if game in path.parts
        for word in words
    }
    known = tellings(game)
    assert "start" in {telling.kind for telling in known}
    for telling in known:
        assert all(Texts(language).has(f"study-kind-{telling.kind}") for language in languages())
        for fact in ("seat", *telling.facts, *([telling.each] if telling.each else [])):
            assert (telling.event, fact) in told, telling


def test_a_game_from_outside_is_studied_without_things():
    assert tellings("signals") == []


def test_the_notebook():
    book = Notebook(
        [
            Telling("card", "taken", ("card",)),
            Telling("route", "laid", ("from", "stops")),
            Telling("start", "linked", each="between", first=True),
        ]
    )
    book.hear(Event("taken", {"seat": 1, "card": "ace"}), 3)
    book.hear(Event("taken", {"seat": 1, "card": "ace"}), 5)
    book.hear(Event("laid", {"seat": 0, "from": "rome", "stops": ["pisa", "bari"]}), 0)
    for move in (4, 6):
        book.hear(Event("linked", {"seat": 0, "between": ["rome", f"town{move}"]}), move)
    book.hear(Event("other", {"seat": 0, "card": "ace"}), 7)
    found = [(had.seat, had.kind, had.thing, had.since, had.times) for had in book.had.values()]
    assert found == [
        (1, "card", "ace", 3, 2),
        (0, "route", "rome · pisa · bari", 0, 1),
        (0, "start", "rome", 4, 1),
        (0, "start", "town4", 4, 1),
    ]


@cache
def small(game: str, folder: Path) -> tuple[Study, Figures]:
    seats = max(2, rh.game(game).seats[0])
    study = play(folder / game, Job(game, seats, ("random",), 1, {}), 2, 2)
    return study, figures_of(study)


@pytest.mark.some(1)
@pytest.mark.parametrize("game", OWN)
def test_every_game_has_things_and_a_report_in_every_language(
    game: str, tmp_path_factory: pytest.TempPathFactory
):
    study, figures = small(game, tmp_path_factory.mktemp("study"))
    assert figures.verbs and figures.points and figures.moves and any(figures.rounds)
    assert {"start"} <= set(figures.things) <= {telling.kind for telling in tellings(game)}
    pages = [report(study, figures, language) for language in languages()]
    assert len(set(pages)) == len(pages)
    for page in pages:
        assert "study-" not in re.sub(r'(id|href)="#?study-[a-z-]+"', "", page)
        assert not re.search(r"(src|href)=\"(?!#)", page) and "@import" not in page
        drawn = re.findall(r"<svg.*?</svg>", page, re.S)
        assert len(drawn) >= 6
        for one in drawn:
            ElementTree.fromstring(one)
            assert "var(--first)" in one
            assert not re.search(r"#0[0-9a-f]0[0-9a-f]0[0-9a-f]", one)  # a colour left behind
        names = re.findall(r'id="([^"]+)"', page)
        assert len(names) == len(set(names))


def test_a_study_of_one_seat_goes_by_points(tmp_path: Path):
    study = play(tmp_path, Job("tiles", 1, ("random",), 1, {}), 2, 2)
    page = report(study, figures_of(study), "en")
    assert "Tiles placed" in page and "The winner's lead" not in page and ">Seats<" not in page


def test_the_same_figures_give_the_same_page(tmp_path: Path):
    study = play(tmp_path)
    figures = figures_of(study)
    assert report(study, figures, "en") == report(study, figures, "en")


def test_the_command(tmp_path: Path):
    args = ["study", "signals", "--games", "9", "--out", str(tmp_path), "--bots", "random"]
    done = CliRunner().invoke(app, [*args, "-o", "rounds=2", "--workers", "1", "--part", "4"])
    assert done.exit_code == 0, done.output
    assert "9 games" in done.output
    assert "Signals: a study" in (tmp_path / "report.html").read_text("utf-8")
    assert json.loads((tmp_path / "study.json").read_text())["part"] == 4
    assert pq.read_metadata(tmp_path / "games/part-00002.parquet").num_rows == 1


# Ray opens sockets and files of its own that it leaves to the end of the process.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
def test_ray_writes_the_same_bytes_from_two_nodes(tmp_path: Path):
    """Each of which can play one part at a time, on a cluster made for the test."""
    from ray.cluster_utils import Cluster

    job = Job("tiles", 2, ("random",), 1, {})
    play(tmp_path / "here", job, 8, 2)
    study = open_study(tmp_path / "ray", job, 8, 2)
    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes(120)
        play_missing(study, over_ray(cluster.address), lambda done: None)
        assert len(cluster.list_all_nodes()) == 2
    finally:
        cluster.shutdown()
    assert study.missing() == []
    assert files(tmp_path / "ray") == files(tmp_path / "here")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many"])
def test_a_cluster_that_is_not_there_is_refused_at_once(tmp_path: Path, address: str):
    study = open_study(tmp_path, SIGNALS, 4)
    with pytest.raises(rh.Refused) as refused:
        play_missing(study, over_ray(address), lambda done: None)
    assert refused.value.rule == "no-cluster" and refused.value.facts["value"] == address


def test_a_watched_game_is_seen_from_the_first_position_to_the_last():
    seen: list[tuple[int, bool]] = []
    _, outcome = play_game(
        SIGNALS, 0, lambda state: seen.append((state.moves_made, state.result is None))
    )
    assert seen == [(at, at < outcome.moves) for at in range(outcome.moves + 1)]


def test_a_report_says_options_in_words_and_tells_bots_apart_by_seat(tmp_path: Path):
    study = play(tmp_path, Job("tiles", 2, ("medium", "random"), 5, {}), 6, 6)
    figures = figures_of(study)
    assert set(figures.by_bot_and_seat) == {"medium", "random"}
    for name, by_seat in figures.by_bot_and_seat.items():
        (of_all,) = [one for one in figures.by_bot if one.name == name]
        assert sum(one.share.number for one in by_seat) == of_all.share.number
    page = report(study, figures, "en")
    assert "Objectives: no" in page and "= False" not in page
    assert "Bots, by seat" in page and "by chance, corrected" in page


def test_a_share_is_far_from_what_was_expected_only_if_chance_would_not_do_it():
    assert share_is_not(share(50, 100), 0.5) == 1.0
    assert 0.04 < share_is_not(share(60, 100), 0.5) < 0.05  # two standard errors
    assert corrected([0.01, 0.04, 0.5]) == [0.03, 0.08, 0.5]
