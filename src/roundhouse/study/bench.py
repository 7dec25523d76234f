"""How fast a game runs: random decisions, copies, words, and the memory of a copy.

Time is what the processor spent on it, so that other work on the machine spoils little.
"""

import gc
import tracemalloc
from collections.abc import Mapping
from statistics import median
from time import perf_counter
from time import process_time as seconds_of_cpu

from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State


def decisions(
    game_id: str, seats: int, options: Mapping[str, object], seconds: float
) -> dict[str, float]:
    """A decision is one whole move, chosen at random word by word and made."""
    rng = Rng(1)
    made = games = 0
    start, began = seconds_of_cpu(), perf_counter()
    while seconds_of_cpu() - start < seconds:
        state = game(game_id).new(seats, games, options)
        made += state.play_out(rng)
        games += 1
    spent, passed = seconds_of_cpu() - start, perf_counter() - began
    return {
        "decisions_per_second": made / spent,
        "games_per_second": games / spent,
        "by_the_clock": made / passed,
    }


def longest_step(game_id: str, seats: int, options: Mapping[str, object], seconds: float) -> float:
    """Milliseconds; looking at the clock for every step would slow the count above."""
    rng = Rng(1)
    games = 0
    longest = 0.0
    start = seconds_of_cpu()
    while seconds_of_cpu() - start < seconds:
        state = game(game_id).new(seats, games, options)
        games += 1
        while state.result is None:
            seat = state.actors[0]
            began = seconds_of_cpu()
            state.play(state.random_move(seat, rng), seat)
            longest = max(longest, seconds_of_cpu() - began)
    return longest * 1e3


def positions(game_id: str, seats: int, options: Mapping[str, object], number: int) -> list[State]:
    """Positions spread over random games, each a copy."""
    rng = Rng(2)
    found: list[State] = []
    seed = 0
    while len(found) < number:
        state = game(game_id).new(seats, seed, options)
        seed += 1
        while state.result is None:
            seat = state.actors[0]
            if rng.below(20) == 0:
                found.append(state.copy())
            state.play(state.random_move(seat, rng), seat)
    return found


def copy_microseconds(states: list[State]) -> float:
    times: list[float] = []
    for state in states:
        start = seconds_of_cpu()
        for _ in range(20):
            state.copy()
        times.append((seconds_of_cpu() - start) / 20)
    return median(times) * 1e6


def words_microseconds(states: list[State]) -> float:
    """The median call of `words`, over every prefix of a random move."""
    rng = Rng(3)
    times: list[float] = []
    for state in states:
        seat = state.actors[0]
        move = state.random_move(seat, rng)
        for at in range(len(move) + 1):
            said = move[:at]
            start = seconds_of_cpu()
            for _ in range(10):
                state.words(said, seat)
            times.append((seconds_of_cpu() - start) / 10)
    return median(times) * 1e6


def bytes_per_copy(states: list[State]) -> float:
    """Memory of a copy on which a move was made, so that nothing it needs is shared."""
    rng = Rng(4)
    moves = [state.random_move(state.actors[0], rng) for state in states]
    gc.collect()
    tracemalloc.start()
    kept: list[State] = []
    for state, move in zip(states, moves, strict=True):
        after = state.copy()
        after.play(move, state.actors[0])
        after.events = []
        kept.append(after)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


def measure(
    game_id: str, seats: int, options: Mapping[str, object], seconds: float
) -> dict[str, float]:
    figures = decisions(game_id, seats, options, seconds)
    figures["longest_step_ms"] = longest_step(game_id, seats, options, seconds / 4)
    states = positions(game_id, seats, options, 200)
    figures["copy_us"] = copy_microseconds(states)
    figures["words_us"] = words_microseconds(states)
    figures["bytes_per_copy"] = bytes_per_copy(states)
    return figures
