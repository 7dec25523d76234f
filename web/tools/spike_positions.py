"""Positions of bots' games and every connection that the game offers there, to test the browser's.

`python web/tools/spike_positions.py > web/src/boards/spike/positions.json`
"""

import json
from typing import cast

import roundhouse as rh
from roundhouse.bots.greedy import GreedyBot
from roundhouse.games.spike.board import BOARD, COLOURS, WAYS
from roundhouse.games.spike.box import BUILD, POINT0, VOCABULARY, WAY0
from roundhouse.games.spike.payment import payments
from roundhouse.games.spike.phases import OPEN, TURNS
from roundhouse.games.spike.state import SpikeState
from roundhouse.kernel.words import Move

SEEDS = (1, 2)
EVERY = 8  # turns between two positions
DETOUR = 2  # longer connections than the shortest by more than this are left out


def needs(move: Move) -> list[int]:
    counts = [0] * COLOURS
    here = move[1] - POINT0
    for word in move[2:]:
        edge = BOARD.edge_at[here * len(WAYS) + word - WAY0]
        counts[BOARD.colour[edge]] += 1
        here = BOARD.ends[edge] - here
    return counts


def position(table: SpikeState, seat: int) -> dict[str, object]:
    """By city: its connections with the fewest cards that each takes."""
    builds: dict[str, dict[str, int]] = {}
    hand = table.hands[seat].counts
    for move in table.moves(seat):
        if move[0] != BUILD:
            continue
        city, ways = VOCABULARY.slugs[move[1]], [VOCABULARY.slugs[word] for word in move[2:]]
        fewest = min([sum(payment) for payment in payments(hand, needs(move))])
        builds.setdefault(city, {})[" ".join(ways)] = fewest
    for found in builds.values():
        shortest = min([len(line.split()) for line in found])
        for line in list(found):
            if len(line.split()) > shortest + DETOUR:
                del found[line]
    player = cast(list[dict[str, object]], table.view(seat)["players"])[seat]
    seen = {name: player[name] for name in ("hand", "track_left", "cities")}
    track = table.view(seat)["track"]
    return {"seat": seat, "track": track, "player": seen, "builds": builds}


def positions() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for seed in SEEDS:
        table = cast(SpikeState, rh.game("spike").new(seats=3, seed=seed))
        bot = GreedyBot(seed)
        taken = -1
        while table.result is None:
            seat = table.actors[0]
            turns = sum(table.turns_taken)
            if (
                table.phase == TURNS
                and table.stage == OPEN
                and turns % EVERY == 0
                and turns > taken
            ):
                taken = turns
                found.append(position(table, seat))
            table.play(bot.choose(table, seat), seat)
    return found


if __name__ == "__main__":
    print(json.dumps(positions(), separators=(",", ":")))
