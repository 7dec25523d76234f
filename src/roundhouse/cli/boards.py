"""`roundhouse board`: a game's board, for people and for programs."""

import json
from typing import Annotated

import typer

from roundhouse.cli.asking import Board, GameId, Options, Seats, Seed, chosen_options, seats_at
from roundhouse.cli.screen import console
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse


def run_board(
    game_id: GameId,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    board: Board = "",
    as_json: Annotated[
        bool, typer.Option("--json", help="Every space, with coordinates and neighbours.")
    ] = False,
) -> None:
    """The board: its spaces, their coordinates, terrain and neighbours, and its places."""
    known = game(game_id)
    options = chosen_options(known, option, board)
    state = known.new(seats_at(known, seats), seed or 0, options)
    layout = known.layout(state)
    if not layout:
        raise refuse("no-board", {"game": known.name})
    if as_json:
        typer.echo(json.dumps(layout))
        return
    print_layout(layout)


def print_layout(layout: dict[str, object]) -> None:
    from rich.table import Table

    spaces, places = layout["spaces"], layout["places"]
    assert isinstance(spaces, list) and isinstance(places, list)
    table = Table("space", "q, r", "terrain", "neighbours")
    for one in spaces:
        around = ", ".join(f"{edge} {there}" for edge, there in one["neighbours"].items())
        table.add_row(one["space"], f"{one['q']}, {one['r']}", one["terrain"], around)
    console().print(table)
    console().print(f"{len(spaces)} spaces, {len(places)} places; all of it with --json")
