"""Training a net: what is looked at, what is learned from it, what it plays."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import roundhouse as rh
from roundhouse.bots.judging import net_from
from roundhouse.cli import app
from roundhouse.kernel.refusal import Refused
from roundhouse.study import roots, train
from roundhouse.study.going_on import done
from roundhouse.study.roots import ENDED, Looked, Quest
from roundhouse.study.simulate import Job
from roundhouse.study.train import Match

TOY = Job("signals", 2, (), 1, {})
LACKS = "torch is not installed: pip --python .venv/bin/python install torch"


@pytest.fixture
def quest() -> Quest:
    return roots.quest_of(TOY, 3)


def test_the_moves_of_a_root_are_tried_equally_often_and_read(quest: Quest):
    looked = roots.look(quest, 4)
    assert 0 < len(looked.roots) <= roots.EACH
    for root in looked.roots:
        moves = len(root["plain"])
        assert 2 <= moves <= roots.BEST + roots.OTHERS
        assert [len(root[name]) for name in ("phase", "seen", "found")] == [moves] * 3
        assert root["plain"] == sorted(root["plain"], reverse=True)
        for phase, seen, plain in zip(root["phase"], root["seen"], root["plain"], strict=True):
            assert phase == ENDED or phase in range(len(rh.game("signals").phases.all))
            assert len(seen) == 5 and seen[0] == pytest.approx(plain, abs=2e-3)
    assert any(len(set(root["found"])) > 1 for root in looked.roots)
    assert roots.look(quest, 4) == looked != replace(roots.look(quest, 5), number=4)


def test_what_is_called_how_a_game_tells():
    quest = roots.quest_of(Job("empires", 2, (), 1, {}), 1)
    assert {"prestige", "money", "deliveries"} <= set(quest.parts)
    assert quest.figures == ["deliveries", "money", "points", "prestige"]
    state = rh.game("empires").new(2, 1)
    assert len(quest.reader.read(state, 0)) == 5 + 2 * 4 + 3 * len(quest.parts)


def test_gathering_goes_on_where_it_was_broken_off(quest: Quest, tmp_path: Path):
    path = tmp_path / "roots.jsonl"
    whole = roots.gather(quest, 4, path)
    written = path.read_bytes()
    path.write_bytes(written[: int(len(written) * 0.6)])
    ticks: list[int] = []
    assert roots.gather(quest, 4, path, tick=lambda: ticks.append(1)) == whole
    assert path.read_bytes() == written and 0 < len(ticks) < 4
    with pytest.raises(Refused, match="other-study"):
        roots.gather(replace(quest, simulations=4), 4, path)


def test_a_file_of_something_else_is_left_alone(quest: Quest, tmp_path: Path):
    path = tmp_path / "roots.jsonl"
    path.write_bytes(b"a diary that ends here")
    with pytest.raises(Refused, match="foreign-file"):
        roots.gather(quest, 1, path)
    assert path.read_bytes() == b"a diary that ends here"


def test_numbered_work_may_be_done_by_several(tmp_path: Path):
    """The lines are in the order of the numbers, whoever is first."""
    path = tmp_path / "numbers.jsonl"
    found = done(path, {"numbers": 1}, Looked, number_of, 5, squared, 2, lambda: None)
    assert [one.roots for one in found] == [[{"square": number**2}] for number in range(5)]
    numbers = [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]
    assert numbers == list(range(5))


def number_of(one: Looked) -> int:
    return one.number


def squared(number: int) -> Looked:
    return Looked(number, [{"square": number**2}])


def silent() -> str:
    """A net that corrects nothing."""
    told = {"parts": [], "figures": [], "biases": [[1.0]] * 4, "rows": [[0.0] * 5], "outs": [0.0]}
    return json.dumps(told)


@pytest.mark.parametrize("level", train.LEVELS)
def test_a_net_that_corrects_nothing_gains_nothing(level: str, tmp_path: Path):
    """Whoever sits where, the same games are played."""
    match = Match(TOY, silent(), level, 4, 1.0)
    path = tmp_path / "play.jsonl"
    found = train.play(match, 3, path)
    assert (found.deals, found.points, found.share) == (3, 0.0, 0.5)
    assert train.play(match, 3, path) == found
    with pytest.raises(Refused, match="other-study"):
        train.play(replace(match, simulations=5), 3, path)


def test_who_is_slower_has_fewer_simulations():
    match = Match(TOY, silent(), "hard", 30, 1.5)
    ours, theirs = [match.bot(rh.Rng(1), one) for one in (True, False)]
    assert (vars(ours)["simulations"], vars(theirs)["simulations"]) == (20, 30)
    assert train.slower(TOY, net_from(json.loads(silent()))) > 0


def invented(count: int) -> list[Looked]:
    """What is seen last counts twice, which the evaluation doesn't know."""
    luck = rh.Rng(9)

    def number() -> float:
        return luck.below(2001) / 1000 - 1

    looked: list[Looked] = []
    for at in range(count):
        seen = [[number() for _ in range(5)] for _ in range(4)]
        plain = [one[0] for one in seen]
        found = [one[0] + 2 * one[4] + 7 for one in seen]  # what all have in common is nothing
        root = {"phase": [0, 0, 0, 0], "seen": seen, "plain": plain, "found": found}
        looked.append(Looked(at, [root]))
    return looked


def test_a_net_learns_what_the_evaluation_does_not_know(quest: Quest):
    pytest.importorskip("torch", reason=LACKS)
    from roundhouse.study.nets import learn

    looked = invented(400)
    lesson = learn(quest, looked, 8, 25)
    first, best = lesson.epochs[0], lesson.best
    assert first.agrees < 0.6 and best.agrees > 0.9
    assert best.loss < 0.1 * first.loss and best.lost < 0.1 * first.lost
    net = net_from(json.loads(json.dumps(lesson.net)))
    for one in looked[:20]:
        (root,) = one.roots
        values = [seen[0] + net.correction(seen, 0) for seen in root["seen"]]
        gaps = [value - found for value, found in zip(values, root["found"], strict=True)]
        assert max(gaps) - min(gaps) < 0.8
    assert learn(quest, looked, 8, 25).net == lesson.net


def test_the_command_trains_and_plays(tmp_path: Path):
    pytest.importorskip("torch", reason=LACKS)
    args = ["train", "signals", "--positions", "80", "--simulations", "2", "--epochs", "2"]
    args += ["--hidden", "4", "--play", "2", "--search", "4", "--workers", "1", "-O", str(tmp_path)]
    first, again = [CliRunner().invoke(app, args, catch_exceptions=False) for _ in range(2)]
    assert first.exit_code == 0 and first.stdout == again.stdout
    assert "Epoch 2: loss" in first.stdout and "as hard:" in first.stdout
    assert net_from(json.loads((tmp_path / "net.json").read_text())).rows
    assert (tmp_path / "curve.csv").read_text().startswith("number,learned,loss,agrees,lost\n0,")
