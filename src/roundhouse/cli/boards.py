"""`roundhouse board`: a game's board, for people and for programs."""

import json
from typing import Annotated

import typer

from roundhouse.cli.asking import (
    LANGUAGE,
    Board,
    GameId,
    Language,
    Options,
    Seats,
    Seed,
    chosen_options,
    seats_at,
)
from roundhouse.cli.screen import console, table_of, tell
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.texts import Texts


def run_board(
    game_id: GameId,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    board: Board = "",
    as_json: Annotated[
        bool, typer.Option("--json", help="Every space, with coordinates and neighbours.")
    ] = False,
    lang: Language = LANGUAGE,
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
    print_layout(layout, Texts(lang, game_id))


def print_layout(layout: dict[str, object], texts: Texts) -> None:
    spaces, places = layout["spaces"], layout["places"]
    assert isinstance(spaces, list) and isinstance(places, list)
    table = table_of(texts, "space", "q, r", "terrain", "neighbours")
    for one in spaces:
        around = ", ".join(f"{edge} {there}" for edge, there in one["neighbours"].items())
        table.add_row(one["space"], f"{one['q']}, {one['r']}", one["terrain"], around)
    console().print(table)
    tell(texts.say("cli-layout", {"count": len(spaces), "number": len(places)}))
