"""Outcome: how a table ended, with those who gave up behind those who didn't."""

from roundhouse.kernel.result import Result
from roundhouse.kernel.state import State


def behind(result: Result, resigned: list[int]) -> Result:
    """The game's own result; who gave up is placed last, the first to do so at the very end."""
    if not resigned:
        return result
    stayed = [place for seat, place in enumerate(result.places) if seat not in resigned]
    places: list[int] = []
    for seat, place in enumerate(result.places):
        if seat in resigned:
            places.append(len(result.places) - resigned.index(seat))
        else:
            places.append(1 + sum(1 for other in stayed if other < place))
    facts = {**result.facts, "resigned": resigned[:]}
    return Result(result.scores, places, result.breakdown, result.reason, facts)


def given_up(state: State, resigned: list[int], reason: str) -> Result:
    """The end of a game in which nobody is left to play against."""
    seats = state.seats
    scores = state.game.figures(state).get("points", [0] * seats)
    level = Result(scores, [1] * seats, [{} for _ in range(seats)], reason, {})
    return behind(level, resigned)
