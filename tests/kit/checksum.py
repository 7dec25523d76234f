"""Plays random games and prints a checksum: the same in any process, compiled or not."""

import sys
from hashlib import blake2b

import roundhouse as rh
from tests.kit.games import CASES


def checksum(game: str, day: int, games: int = 12) -> str:
    case = next(case for case in CASES if case.game == game)
    total = blake2b(digest_size=8)
    for number in range(games):
        setup = case.setups[(day + number) % len(case.setups)]
        rng = rh.Rng(number)
        state = rh.game(game).new(setup.seats, day + number, setup.options)
        while state.result is None:
            seat = state.actors[rng.below(len(state.actors))]
            move = state.random_move(seat, rng)
            if state.moves_made % 10 == 0:
                total.update(repr(state.observe(seat).listed()).encode())
            events = state.play(move, seat)
            total.update(f"{state.say(move)} {[repr(event) for event in events]}".encode())
        total.update(f"{state.view(None)} {state.result.data()}".encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(checksum(sys.argv[1], int(sys.argv[2])), "compiled" if rh.compiled else "pure")
