"""Parts: a study's games as Parquet, so many to a file, each played by whoever has time.

A part is three tables with the same numbers of games: `games`, `moves` and `things`. What is in a
part depends on the job and its numbers alone, so it is the same wherever it was played.
"""

import json
from collections.abc import Sequence
from io import BytesIO
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from roundhouse.kernel.state import State
from roundhouse.study.simulate import Job, play_game, seed_of
from roundhouse.study.things import Notebook, Telling, tellings

# `games` is written last: a part whose games are there is whole.
TABLES: dict[str, pa.Schema] = {
    "moves": pa.schema(
        {
            "number": pa.int64(),  # of the game
            "move": pa.int32(),  # from 1
            "round": pa.int32(),
            "seat": pa.int8(),
            "verb": pa.string(),
            "words": pa.string(),
        }
    ),
    "things": pa.schema(
        {
            "number": pa.int64(),
            "seat": pa.int8(),
            "kind": pa.string(),
            "thing": pa.string(),
            "since": pa.int32(),  # the move, 0 for what was dealt
            "times": pa.int32(),
        }
    ),
    "games": pa.schema(
        {
            "number": pa.int64(),
            "seed": pa.uint64(),
            "bots": pa.list_(pa.string()),  # by seat, as all lists here
            "scores": pa.list_(pa.int64()),
            "places": pa.list_(pa.int32()),
            "breakdown": pa.list_(pa.map_(pa.string(), pa.int64())),
            "reason": pa.string(),
            "facts": pa.string(),  # JSON
            "moves": pa.int32(),
            "rounds": pa.int32(),
        }
    ),
}

Part = dict[str, bytes]  # by table, a Parquet file
Row = dict[str, Any]


class Witness:
    """Sees a game from the first position to the last."""

    def __init__(self, known: list[Telling]) -> None:
        self.notebook = Notebook(known)
        self.rounds: list[int] = []  # the first position's, and that after each move
        self.last: State | None = None

    def see(self, state: State) -> None:
        for event in state.events:
            self.notebook.hear(event, state.moves_made)
        self.rounds.append(state.game.round(state))
        self.last = state


def play_part(job: Job, numbers: Sequence[int]) -> Part:
    known = tellings(job.game)
    rows: dict[str, list[Row]] = {name: [] for name in TABLES}
    for number in numbers:
        _play(job, number, Witness(known), rows)
    return {name: _written(rows[name], schema) for name, schema in TABLES.items()}


def _play(job: Job, number: int, witness: Witness, rows: dict[str, list[Row]]) -> None:
    moves, outcome = play_game(job, number, witness.see)
    last = witness.last
    assert last is not None
    for at, (seat, move) in enumerate(moves):
        words = last.say(move)
        verb, _, _ = words.partition(" ")
        told = {"number": number, "move": at + 1, "round": witness.rounds[at], "seat": seat}
        rows["moves"].append({**told, "verb": verb, "words": words})
    for had in witness.notebook.had.values():
        rows["things"].append({"number": number, **vars(had)})
    rows["games"].append(
        {
            "number": number,
            "seed": seed_of(job.seed, number),
            "bots": outcome.bots,
            "scores": outcome.scores,
            "places": outcome.places,
            "breakdown": [] if last.result is None else last.result.breakdown,
            "reason": outcome.reason,
            "facts": json.dumps(outcome.facts),
            "moves": outcome.moves,
            "rounds": witness.rounds[-1],
        }
    )


def _written(rows: list[Row], schema: pa.Schema) -> bytes:
    columns = [_column(rows, field) for field in schema]
    out = BytesIO()
    pq.write_table(pa.table(columns, schema=schema), out, compression="zstd")
    return out.getvalue()


def _column(rows: list[Row], field: pa.Field) -> pa.Array:
    values = [row[field.name] for row in rows]
    if field.name == "breakdown":
        values = [[list(parts.items()) for parts in seats] for seats in values]
    return pa.array(values, field.type)
