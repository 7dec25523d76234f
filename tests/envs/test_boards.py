"""The board as a graph, as planes and as points."""

import re

import numpy as np
import pytest

import roundhouse as rh
from roundhouse.envs import gymnasium_env, pettingzoo_env
from roundhouse.envs.boards import graph_of, planes_of
from roundhouse.envs.pictures import plain, points
from roundhouse.tables.figures import file_of

DRAWN = [one for one in rh.games() if file_of(one)]  # with figures in their rule books
BOARDS = [one for one in rh.games() if rh.game(one).layout(rh.game(one).new(3, 1))]


def table_after(game: str, moves: int, seats: int = 3) -> rh.State:
    state = rh.game(game).new(seats, 5)
    while state.moves_made < moves and state.result is None:
        seat = state.actors[0]
        state.play(state.random_move(seat, rh.Rng(state.moves_made)), seat)
    return state


@pytest.mark.parametrize("game", BOARDS)
def test_the_graph_is_the_board_of_the_engine(game: str):
    env = pettingzoo_env(game)
    env.reset(seed=3)
    graph = env.graph()
    layout = env.game.layout(env.table)
    assert graph.nodes == [one["space"] for one in layout["spaces"]]
    both = {tuple(pair) for pair in graph.edges.tolist()}
    assert both == {(b, a) for a, b in both}, "every edge leads back"
    steps = [
        {
            tuple((graph.at[b] - graph.at[a]).tolist())
            for a, b in graph.edges[graph.directions == way]
        }
        for way in range(len(graph.ways))
    ]
    assert all(len(step) <= 1 for step in steps), "a way is one step on the grid"
    assert len({tuple(at) for at in graph.at.tolist()}) == len(graph.nodes)
    axes = {axis: size for part in env.parts for axis, size in zip(part.axes, part.sizes)}
    spaces = axes.get("hex") or axes.get("space") or len(graph.nodes)
    assert graph.rows.max() < spaces
    if "edge" in axes and "hex" not in axes:
        assert sorted(set(graph.tracks.tolist())) == list(range(axes["edge"]))


def test_an_observation_of_a_board_is_read_by_the_graph():
    """The terrain that Empires' observation tells is that of the graph's nodes."""
    env = pettingzoo_env("empires")
    env.reset(seed=8)
    graph = env.graph()
    (part,) = [one for one in env.parts if one.name == "terrain"]
    seen = env.observe("player_0")["observation"][part.start : part.start + part.length]
    words = ["", "plain", "forest", "desert", "river", "mountain", "place"]
    told = [words[code] for code in seen[graph.rows]]
    assert told == [graph.terrains[code] for code in graph.terrain]
    assert np.count_nonzero(seen) == len(graph.nodes)


def test_where_there_is_no_board_there_are_planes():
    state = table_after("tiles", 60)
    assert graph_of(state) is None
    for seat in range(3):
        planes = planes_of(state, seat)
        assert planes is not None
        for at in range(3):
            territory = state.territories[(seat + at) % 3]  # type: ignore[attr-defined]
            tiles, *_ = planes[at]
            assert tiles.sum() == len(territory.cells), "none falls off"
            ends = planes[at, 1:9].reshape(2, 4, *tiles.shape)
            rails = sum(
                edges >> 2 * edge & 3 >= 2 for edges in territory.edges for edge in range(4)
            )
            assert ends.sum() == rails and not (ends * (1 - tiles)).any()
            assert planes[at, 13:16].sum() == sum(pawn > 0 for pawn in territory.pawns)
            north, south = ends[:, 0, 1:], ends[:, 2, :-1]
            meet = tiles[1:] * tiles[:-1]
            assert (north * meet == south * meet).all(), "tracks of neighbours meet"


def test_planes_are_a_part_of_what_a_learner_sees_if_he_wants_them():
    env = gymnasium_env("tiles", planes=True)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen) and seen["planes"].shape[:2] == (2, 18)
    with pytest.raises(ValueError, match="Steam has a board, and no planes"):
        gymnasium_env("steam", planes=True)


@pytest.mark.some(1)
@pytest.mark.parametrize("game", DRAWN)
def test_a_drawing_becomes_points(game: str):
    before, after = points(table_after(game, 0), 300), points(table_after(game, 40), 300)
    assert before.dtype == np.uint8 and before.shape[1:] == (300, 3) == after.shape[1:]
    assert len(np.unique(after.reshape(-1, 3), axis=0)) > 50, "a picture, by day"
    assert after.mean() > 120 and (before.shape != after.shape or (before != after).any())


@pytest.mark.parametrize("game", DRAWN)
def test_every_colour_stands_where_it_is_used(game: str):
    state = table_after(game, 40)
    svg = plain(rh.game(game).draw(state) or "")
    assert "var(" not in svg and "dark" not in svg
    assert not re.findall(r"(?:fill|stroke):(?:none)?[;}]{2}", svg)


def test_an_environment_renders_points():
    env = gymnasium_env("tiles", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[2] == 3
