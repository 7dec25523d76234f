"""Tuning by play: a weight that is set wrong is found, a run goes on where it broke off."""

from dataclasses import replace
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.games.empires.bot.weights import EmpiresWeights
from roundhouse.games.railways.bot.weights import RailwaysWeights
from roundhouse.games.spike.bot.weights import SpikeWeights
from roundhouse.games.steam.bot.weights import SteamWeights
from roundhouse.kernel.data import read_toml
from roundhouse.kernel.refusal import Refused
from roundhouse.study import tune
from roundhouse.study.tune import CONFIRM, DESIGN, Duel, Played, Tune, gain_of, step_of

TOY = Tune("empires", 2, 1, {}, "beginner", 0.2, 2, 2, 0, 0.1)


KINDS = [EmpiresWeights, RailwaysWeights, SpikeWeights, SteamWeights]


@pytest.mark.parametrize("kind", KINDS)
def test_every_weight_stands_in_the_file_and_no_other(kind):
    game = kind.__name__.removesuffix("Weights").lower()
    assert set(read_toml(f"roundhouse.games.{game}", "weights.toml")) == set(kind.__annotations__)


def test_what_is_put_is_what_positions_are_weighed_by():
    """Who thinks little of cards and routes values a position less."""
    known = rh.game("spike")
    weights = known.weights()
    assert weights is not None
    usual = weights.values
    state = known.new(2, 3)
    seat = state.actors[0]
    before = known.evaluate(state, seat)
    try:
        weights.put({"card": 0.1, "route_hope": 0.0})
        assert known.evaluate(state, seat) < before - 1
        assert weights.values == {**usual, "card": 0.1, "route_hope": 0.0}
    finally:
        weights.put(usual)
    assert known.evaluate(state, seat) == before


def test_a_step_goes_where_points_were_won_and_no_further_than_changes_allow():
    """`dollar` brings a point and a half either way, all changes together cost one."""
    names = sorted(TOY.weights.values)
    changes = [tune.signs(TOY, 0, deal) for deal in range(400)]
    pairs = [(1.5 * one["dollar"] - 1.0, -1.5 * one["dollar"] - 1.0) for one in changes]
    before = TOY.weights.values
    found = step_of(TOY, before, changes, pairs)
    assert found.slopes["dollar"] == pytest.approx(1.5 / TOY.spread)
    assert found.cost == pytest.approx(1.0)
    assert found.changed["dollar"] > 1.15 * before["dollar"]
    others = [name for name in names if name != "dollar"]
    assert all(abs(found.changed[name] / before[name] - 1) < 0.1 for name in others)


def test_what_is_only_luck_moves_nothing():
    rng = rh.Rng(5)
    changes = [tune.signs(TOY, 0, deal) for deal in range(60)]
    luck = [(float(rng.below(21)) - 10, float(rng.below(21)) - 10) for _ in changes]
    before = TOY.weights.values
    found = step_of(TOY, before, changes, [(up - 1, down - 1) for up, down in luck])
    assert max(abs(found.changed[name] / before[name] - 1) for name in before) < 0.1


def test_a_change_and_its_contrary_share_a_deal_and_other_parts_have_fresh_ones():
    def seed(part: str, deal: int, number: int = 0) -> int:
        return Duel(number, part, deal, "medium", {}, {}).seed(1)

    assert seed(DESIGN, 0) == seed(DESIGN, 1) != seed(DESIGN, 2)
    seen = {seed(DESIGN, 2 * deal) for deal in range(50)} | {seed(CONFIRM, n) for n in range(50)}
    assert len(seen | {seed(DESIGN, 2 * deal, 1) for deal in range(50)}) == 150


def test_a_gain_is_sure_when_its_interval_leaves_nothing_out():
    deals = [Played(0, CONFIRM, at, [one, one], [1.0, 0.5]) for at, one in enumerate([3, 4, 5, 4])]
    found = gain_of(deals)
    assert (found.points, found.share, found.sure) == (4, 0.75, True)
    assert not gain_of([replace(one, ahead=[(-1) ** one.deal * 9.0]) for one in deals]).sure


def test_a_step_is_taken_from_the_weights_of_its_round_whoever_moved_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def play(asked: Tune, duel: Duel) -> Played:
        asked.weights.put(duel.changed)
        return Played(duel.round, duel.part, duel.deal, [0.0, 0.0], [0.5, 0.5])

    monkeypatch.setattr(tune, "play_duel", play)
    usual = TOY.weights.values
    found = tune.run(TOY, tmp_path / "tune.jsonl", 1).rounds[0]
    assert found.present == found.changed == usual


@pytest.mark.slow
def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path):
    """The same rounds come out, and the weights of the process are as before."""
    usual = TOY.weights.values
    path = tmp_path / "tune.jsonl"
    whole = tune.run(TOY, path, 1)
    written = path.read_bytes()
    assert len(written.splitlines()) == 1 + 2 * TOY.design + TOY.confirm
    path.write_bytes(written[: int(len(written) * 0.7)])
    again = tune.run(TOY, path, 1)
    assert again.rounds == whole.rounds and path.read_bytes() == written
    assert TOY.weights.values == usual
    with pytest.raises(Refused, match="other-tune"):
        tune.run(replace(TOY, seed=2), path, 1)
    try:  # what was played against other weights says nothing of these
        TOY.weights.put({**usual, "dollar": 0.5})
        with pytest.raises(Refused, match="other-tune"):
            tune.run(TOY, path, 1)
    finally:
        TOY.weights.put(usual)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path):
    path = tmp_path / "tune.jsonl"
    path.write_bytes(b"a diary that ends here")
    with pytest.raises(Refused, match="foreign-file"):
        tune.run(TOY, path, 1)
    assert path.read_bytes() == b"a diary that ends here"


def test_a_game_whose_weights_cant_be_set_says_so():
    with pytest.raises(Refused, match="no-weights"):
        _ = replace(TOY, game="tiles").weights


def test_a_share_stays_one_however_far_it_is_moved():
    values = {"dollar": 0.5, "fading": 0.965}
    up = tune.moved(TOY.weights, values, {"dollar": 2.0, "fading": 2.0})
    assert up["dollar"] > 3 and values["fading"] < up["fading"] < 1
    down = tune.moved(TOY.weights, up, {"dollar": -2.0, "fading": -2.0})
    assert down == pytest.approx(values, abs=2e-3)
