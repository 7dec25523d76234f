"""Bots try a map: what they count, what it means, and `roundhouse map try` as a person uses it."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from roundhouse.cli.maps import app
from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.rng import Rng
from roundhouse.study.map_trial import Tally, report_on, seats_for, too_strong
from roundhouse.study.simulate import Job
from roundhouse.texts import Texts, languages
from tests.server.own_maps import RAILWAYS, STEAM

JOB = Job("steam", 4, ("easy",), 1, {})
COMPILED = {
    "places": [
        {"slug": "cork", "hex": 0, "kind": "city", "colour": "red"},
        {"slug": "tralee", "hex": 1, "kind": "city", "colour": "blue"},
        {"slug": "mallow", "hex": 2, "kind": "town"},
        {"slug": "azores", "hex": None, "kind": "city", "colour": "red"},
    ],
    "hexes": [["a1"], ["a2"], ["a3"], ["b1"], ["b2"]],
}


def tally(**changed: object) -> Tally:
    """200 games in which nothing is wrong."""
    often = {"cork": 150, "tralee": 140, "mallow": 120}
    known: dict[str, object] = {
        "games": 200,
        "moves": 60_000,
        "wins": [50.0] * 4,
        "points": 8_000,
        "lowest": 20,
        "highest": 60,
        "lead": 1_000,
        "taken": {"cork": 150, "tralee": 140},
        "joined": often,
        "links": {"cork mallow": 100},
        "built": {"b1": 90},
        "starts": {"cork": 100, "tralee": 100},
        "won": {"cork": 26.0, "tralee": 24.0},
    }
    return Tally(**{**known, **changed})  # type: ignore[arg-type]


def told(one: Tally) -> list[tuple[str, bool]]:
    return [(advice.rule, advice.fails) for advice in report_on(one, JOB, COMPILED).advice]


def test_a_map_without_a_fault_gets_its_mark():
    report = report_on(tally(), JOB, COMPILED)
    assert report.passed and report.advice == []
    assert (report.moves, report.points, report.unused) == (300, 40, 1)
    assert report.starts["cork"] == (100, 0.26)
    assert report.heat == {"b1": 0.45}


@pytest.mark.parametrize(
    ("changed", "rule", "fails"),
    [
        ({"games": 199}, "few-games", False),
        ({"wins": [66.0, 45.0, 45.0, 44.0]}, "seat-strong", True),
        ({"won": {"cork": 44.0, "tralee": 6.0}}, "start-strong", True),
        ({"ruined": 21}, "ruined", True),
        ({"lead": 4_000}, "runaway", False),
        ({"taken": {"cork": 150}}, "never-taken", True),
        ({"taken": {"cork": 150, "tralee": 10}}, "seldom-taken", False),
        ({"joined": {"cork": 150, "mallow": 120}}, "never-joined", True),
        ({"joined": {"cork": 150, "tralee": 140}}, "never-joined", False),  # a town may lie idle
        ({"links": {"cork mallow": 195}}, "always-built", False),
    ],
)
def test_what_is_wrong_is_told_and_what_is_grave_keeps_the_mark_away(changed, rule, fails):
    if "games" in changed:
        changed = {**changed, "wins": [24.0] * 4, "won": {}, "starts": {}}
    assert (rule, fails) in told(tally(**changed))
    report = report_on(tally(**changed), JOB, COMPILED)
    assert report.passed == (not fails and rule != "few-games")


@pytest.mark.parametrize(
    ("times", "won", "strong"),
    [
        (6, 4, False),  # twice the fair share, of a handful
        (50, 24, False),  # 1.44
        (50, 26, True),  # 1.56
        (100, 45, False),  # 1.35
        (100, 46, True),  # 1.38
        (110, 48, False),  # 1.31: from 139 on the bound alone counts
        (150, 65, False),  # 1.3
        (150, 66, True),  # 1.32
        (600, 261, True),  # 1.305
    ],
)
def test_a_share_is_too_high_when_it_is_above_the_bound_and_no_luck(times, won, strong):
    assert too_strong(won, times, 1 / 3) is strong


def marked(strength: float, rng: Rng) -> bool:
    """200 made-up games of three, in which who begins at Cork wins so many times the fair share."""
    began = {f"place-{number}": 100 for number in range(11)} | {"cork": 100}
    chance = dict.fromkeys(began, 1 / 3) | {"cork": strength / 3}
    won = {
        place: float(sum(rng.below(1000) < 1000 * chance[place] for _ in range(times)))
        for place, times in began.items()
    }
    one = tally(wins=[67.0, 67.0, 66.0], starts=began, won=won)
    return report_on(one, Job("steam", 3, ("easy",), 1, {}), COMPILED).passed


@pytest.mark.parametrize(("strength", "least", "most"), [(1.0, 85, 100), (1.7, 0, 10)])
def test_a_fair_map_is_marked_and_an_unfair_one_is_not(strength, least, most):
    rng = Rng(7)
    assert least <= sum(marked(strength, rng) for _ in range(100)) <= most


def test_every_advice_has_words_in_every_language():
    rules = {"few-games", "seat-strong", "start-strong", "ruined", "runaway", "never-joined"}
    rules |= {"never-taken", "seldom-taken", "seldom-joined", "always-built"}
    for language in languages():
        assert all(Texts(language).has(f"maps-advice-{rule}") for rule in rules)


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "text", "seats"), [("lakes", STEAM, 4), ("po", RAILWAYS, 3)], ids=["steam", "railways"]
)
def test_map_try_plays_as_many_as_the_map_advises(tmp_path: Path, name: str, text: str, seats: int):
    path = write(tmp_path, name, text)
    game = "steam" if name == "lakes" else "railways"
    assert seats_for(game, {"map": str(path)}) == seats
    args = ["try", str(path), "--games", "1", "--bots", "beginner", "--workers", "1"]
    done = CliRunner().invoke(app, [*args, "--seats", "3", "--json"])
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout[done.stdout.index("{") :])
    assert (report["games"], report["players"], report["level"]) == (1, 3, "beginner")
    assert sum(report["seats"]) == pytest.approx(1)
    assert "milano" in report["places"] and not report["passed"]


def test_map_try_tells_it_in_words(tmp_path: Path):
    path = write(tmp_path, "lakes", STEAM)
    args = ["try", str(path), "--games", "1", "--bots", "beginner", "--workers", "1", "--seats"]
    done = CliRunner().invoke(app, [*args, "3", "--lang", "it"])
    assert done.exit_code == 0, done.output
    texts, lines = Texts("it"), [line.strip() for line in done.output.splitlines()]
    played = texts.say("maps-trial-games", {"count": 1, "most": 1})
    assert f"{texts.say('maps-trial')}: {played}" in lines
    seats = [texts.say("maps-seat", {"number": number}) for number in (1, 2, 3)]
    shares = [
        line.split(": ")[1] for seat in seats for line in lines if line.startswith(f"{seat}:")
    ]
    assert len(shares) == 3
    assert sum(int(re.sub(r"\D", "", share)) for share in shares) in (99, 100)  # whoever wins
    few = texts.say("maps-advice-few-games", {"count": 1, "least": 200})
    assert f"· {few}" in lines and "✓" not in done.output


def test_a_map_without_a_game_cannot_be_tried(tmp_path: Path):
    path = write(tmp_path, "lakes", STEAM.replace('game = "steam"', ""))
    done = CliRunner().invoke(app, ["try", str(path), "--games", "1"])
    assert isinstance(done.exception, Refused) and done.exception.rule == "no-maps-of-game"
