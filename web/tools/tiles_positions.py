"""Territories of bots' games and what the game makes of them, to test the browser's survey.

`python web/tools/tiles_positions.py > web/src/boards/tiles/positions.json`
"""

import json
from typing import cast

import roundhouse as rh
from roundhouse.bots.greedy import GreedyBot
from roundhouse.games.tiles import scoring
from roundhouse.games.tiles.shape import cities, largest_rectangle
from roundhouse.games.tiles.state import TilesState
from roundhouse.games.tiles.territory import Territory, column_of, row_of
from roundhouse.games.tiles.tileset import TILES
from roundhouse.games.tiles.view import territory_view

GAMES = ((4, 1, ""), (1, 2, "holes"), (1, 3, "tired-travellers"), (1, 4, "tired-travellers"))


def place(territory: Territory, slot: int) -> str:
    return f"{column_of(territory.cells[slot])} {row_of(territory.cells[slot])}"


def position(territory: Territory, challenge: str) -> dict[str, object]:
    worth: dict[str, int] = {}
    for slot, design in enumerate(territory.designs):
        if TILES.spot[design] and not territory.pawns[slot]:
            tried = territory.copy()
            tried.pawns[slot] = TILES.spot[design]
            worth[place(territory, slot)] = scoring.pawn_points(tried, slot, challenge)
    return {
        "tired": challenge == "tired-travellers",
        **territory_view(territory),
        "cities": [sorted([place(territory, slot) for slot in city]) for city in cities(territory)],
        "rectangle": list(largest_rectangle(territory)),
        "worth": worth,
    }


def positions() -> list[dict[str, object]]:
    """Each territory in the middle and at the end of a game."""
    found: list[dict[str, object]] = []
    for seats, seed, challenge in GAMES:
        options = {"objectives": True, **({"challenge": challenge} if challenge else {})}
        state = cast(TilesState, rh.game("tiles").new(seats, seed, options))
        bot = GreedyBot(seed)
        rounds = [4, 8]
        while state.result is None:
            if state.round in rounds:
                rounds.remove(state.round)
                found += [position(one, challenge) for one in state.territories]
            seat = state.actors[0]
            state.play(bot.choose(state, seat), seat)
        found += [position(one, challenge) for one in state.territories]
    return found


if __name__ == "__main__":
    print(json.dumps(positions(), separators=(",", ":")))
