"""How long the answers take that a board draws while somebody points: plans and forecasts.

    python bench/foresight.py

Milliseconds of the processor for the server's part of an answer, the middle one and the worst, over
positions of random games. A board shall draw it within a tenth of a second.
"""

from statistics import median
from time import process_time
from typing import Any, cast

import msgspec

from roundhouse.kernel.game import Game, game
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.server.playing import finished, forecast_all


def positions(kind: Game, seats: int, options: dict[str, object], verb: str) -> list[State]:
    """Where a verb may be said, early and late in a random game."""
    found: list[State] = []
    state = kind.new(seats, 7, options)
    rng = Rng(7)
    while state.result is None and len(found) < 60:
        seat = state.actors[0]
        if verb in [state.say((word,)) for word in state.words((), seat)]:
            found.append(state.copy())
        state.play(state.random_move(seat, rng), seat)
    return found[::6]


def forecasts(state: State, verb: str) -> list[float]:
    """For each word after the verb, as a board asks when a hex or a tile is chosen."""
    seat = state.actors[0]
    begun = state.hear(verb)
    times: list[float] = []
    for word in state.words(begun, seat)[:12]:
        start = process_time()
        world = state.imagine(seat, Rng(0))
        told = forecast_all(world, finished(world, (*begun, word), seat), seat)
        msgspec.json.encode(told)
        times.append(process_time() - start)
    return times


def plans(state: State, starts: list[str]) -> list[float]:
    seat = state.actors[0]
    times: list[float] = []
    for place in starts[::3]:
        start = process_time()
        found = state.game.plans(state.imagine(seat, Rng(0)), seat, place, [])
        msgspec.json.encode([(one.to, [state.say(move) for move in one.moves]) for one in found])
        times.append(process_time() - start)
    return times


def tell(what: str, times: list[float]) -> None:
    worst = max(times)
    print(f"{what:28} {1000 * median(times):6.1f} {1000 * worst:6.1f} ms")


def main() -> None:
    for name, seats, verb in (("steam", 4, "build"), ("tiles", 3, "place")):
        found = positions(game(name), seats, {}, verb)
        tell(f"{name}: {verb}", [time for state in found for time in forecasts(state, verb)])
    railways = game("railways")
    for board in ("eastern_us", "western_us", "north_america"):
        found = positions(railways, 3, {"map": board}, "build")
        cities = [place["place"] for place in cast(Any, found[0].view(None))["places"]]
        tell(f"railways: {board}", [time for state in found for time in plans(state, cities)])


if __name__ == "__main__":
    main()
