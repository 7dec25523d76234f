"""Positions in which bots are tried."""

import roundhouse as rh


def own_turn(seed: int) -> tuple[rh.State, int]:
    """A position of Tiles in which the same seat moves twice."""
    state = rh.game("tiles").new(2, seed)
    rng = rh.Rng(seed)
    while True:
        seat = state.actors[0]
        move = state.random_move(seat, rng)
        after = state.copy()
        after.play(move, seat)
        if state.moves_made > 4 and after.actors == [seat] and after.rng.drawn == state.rng.drawn:
            return state, seat
        state = after
