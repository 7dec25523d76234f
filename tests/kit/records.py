"""The tests' recorded games, written anew by today's rules and data with their transcripts.

`make records GAMES="tiles steam"`. A game keeps its moves as long as they are allowed; if that is
not to the end, its bots play on, and it is worth a look whether it still shows what it did.
"""

import json
import sys
from pathlib import Path

import roundhouse as rh
from roundhouse.bots import ask
from roundhouse.bots.roster import check, make
from roundhouse.study.transcript import transcript
from tests.kit.games import CASES

GAMES = Path(__file__).parents[1] / "games"


def begun_anew(lines: list[str]) -> rh.Record:
    """The same game before its first move; `read` would refuse another time's rules."""
    said = dict(line.split(" ", 1) for line in lines if not line.startswith("tag "))
    tags = [line.split(" ", 2)[1:] for line in lines if line.startswith("tag ")]
    return rh.Record(
        said["game"],
        int(said["seats"]),
        int(said["seed"]),
        json.loads(said["options"]),
        {name: json.loads(text) for name, text in tags},
    )


def keep_moves(record: rh.Record, moves: list[str]) -> str:
    """What refused to be kept, if anything."""
    for line in moves:
        seat, text = line.partition(" = ")[0].split(" ", 1)
        try:
            record.play(text, int(seat))
        except rh.Refused as refused:
            return f"{text}: {refused}"
    return "" if record.state.result else "the moves end before the game"


def play_on(record: rh.Record) -> None:
    names = record.tags.get("bots", "").split(", ")
    try:
        for name in names:
            check(name)
    except rh.Refused:
        names = ["medium"]
    luck = rh.Rng(record.seed ^ 0xB07)
    bots = [make(names[seat % len(names)], luck.next64()) for seat in range(record.seats)]
    while record.state.result is None:
        seat = record.state.actors[0]
        record.play(ask(bots[seat], record.state, seat, luck), seat)


def renew(path: Path) -> str:
    lines = path.read_text("utf-8").splitlines()
    first = next(at for at, line in enumerate(lines) if line[0].isdigit())
    record = begun_anew(lines[:first])
    moves = lines[first:-1]
    why = keep_moves(record, moves)
    kept = len(record.moves)
    if why:
        play_on(record)
    path.write_text(record.write(), "utf-8")
    path.with_suffix(".txt").write_text(transcript(record, "en"), "utf-8")
    result = record.state.result
    assert result is not None
    told = f"{kept} of {len(moves)} moves kept" + (f" ({why}), bots played on" if why else "")
    return f"{path.parent.parent.name}/{path.stem}: {told}; {result.reason}, {result.scores}"


def main(games: list[str]) -> None:
    for case in CASES:
        if case.own and case.game in (games or [case.game]):
            for path in sorted((GAMES / case.game / "records").glob("*.record")):
                print(renew(path), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
